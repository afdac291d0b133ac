"""Version ranges as Kafka's definitions write them."""

from __future__ import annotations

from dataclasses import dataclass

NEWEST = 0x7FFF  # versions are int16 on the wire


@dataclass(frozen=True, slots=True)
class Versions:
    """`lo` to `hi`, both inclusive; `hi < lo` holds nothing."""

    lo: int
    hi: int

    @classmethod
    def of(cls, text: str) -> Versions:
        """Read Kafka's notation: "0-3", "4+", "5" or "none". Raises ValueError on anything else."""
        if text == "none":
            return NONE
        if text.endswith("+"):
            return cls(int(text[:-1]), NEWEST)
        lo, _, hi = text.partition("-")
        return cls(int(lo), int(hi or lo))

    def __contains__(self, version: int) -> bool:
        return self.lo <= version <= self.hi

    def __and__(self, other: Versions) -> Versions:
        both = Versions(max(self.lo, other.lo), min(self.hi, other.hi))
        return both if both else NONE

    def __bool__(self) -> bool:
        return self.lo <= self.hi

    def __str__(self) -> str:
        if not self:
            return "none"
        if self.hi == NEWEST:
            return f"{self.lo}+"
        return f"{self.lo}-{self.hi}" if self.lo != self.hi else str(self.lo)

    def range(self) -> range:
        """As a Python range; `range(0)` where there is none."""
        return range(self.lo, self.hi + 1) if self else range(0)


NONE = Versions(1, 0)
ALL = Versions(0, NEWEST)
