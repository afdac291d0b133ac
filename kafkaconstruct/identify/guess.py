"""A guess, and how guesses are weighed against each other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kafkaconstruct.formats.index import api

KINDS = (
    "request frame", "response frame", "request without size", "response without size", "request body", "response body",
    "frames", "record set", "log segment", "offset index", "time index", "transaction index", "producer snapshot",
    "coordinator key", "coordinator value", "metadata record", "remote log metadata record", "consumer protocol",
    "principal", "SASL token", "not Kafka",
)  # fmt: skip
UNKNOWN_BITS = 8.0  # bits of a byte, if the bytes are none of the things known here


@dataclass(slots=True)
class Guess:
    """What the bytes could be.

    `kind` is one of KINDS. `name` is the message's official name (or that of what it is), `version` the newest that
    fits, `versions` all that share the layout. `score` is between 0 and 1: how the guess stands among all others, the
    unknown included. `value` is what was read: a Container, records, or a list of guesses for several frames.
    """

    kind: str
    name: str
    version: int | None = None
    score: float = 0.0
    reason: str = ""
    value: Any = None
    versions: tuple[int, ...] = ()
    bits: float = 0.0

    @property
    def message_key(self) -> int | None:
        """The API key of a request or a response."""
        name = self.name.removesuffix("Request").removesuffix("Response")
        return api(name).key if self.name != name else None

    def __str__(self) -> str:
        version = "" if self.version is None else f":{self.version}"
        return f"{self.kind} {self.name}{version} ({self.score:.0%}): {self.reason}"


def merged(guesses: list[Guess]) -> list[Guess]:
    """Versions of one message that read these bytes at the same cost as one guess, the newest's: versions that differ
    in tagged fields, say, of which none is there."""
    together: dict[tuple[str, str, int], Guess] = {}
    for guess in guesses:
        key = guess.kind, guess.name, round(100 * guess.bits)
        other = together.get(key)
        if other is None:
            together[key] = guess
            continue
        newest, older = (guess, other) if (guess.version or 0) > (other.version or 0) else (other, guess)
        newest.versions = tuple(sorted({*newest.versions, *older.versions}))
        together[key] = newest
    return list(together.values())


def weighed(guesses: list[Guess], size: int) -> list[Guess]:
    """The guesses, likeliest first, with their scores: 2 to the power of minus `bits`, as shares of the sum."""
    if not guesses:
        return []
    unknown = UNKNOWN_BITS * size
    guesses = merged(guesses)
    least = min(min(guess.bits for guess in guesses), unknown)
    total = sum(2.0 ** (least - guess.bits) for guess in guesses if guess.bits - least < 1000)
    total += 2.0 ** (least - unknown) if unknown - least < 1000 else 0.0
    for guess in guesses:
        guess.score = 2.0 ** (least - guess.bits) / total if guess.bits - least < 1000 else 0.0
    return sorted(guesses, key=lambda guess: (round(guess.bits, 3), -(guess.version or 0)))  # of a tie, the newest
