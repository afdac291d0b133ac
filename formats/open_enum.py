"""Enums that are open at the end: a number that Kafka has not named yet is a member all the same."""
from enum import IntEnum
from typing import Self


class OpenIntEnum(IntEnum):
    """An IntEnum that accepts any int: unnamed values become members called UNKNOWN_<value>, equal to their int.

    Such a member is made anew on every call, so that hostile bytes cannot make the class grow.
    """

    @classmethod
    def _missing_(cls, value: object) -> Self | None:
        if not isinstance(value, int):
            return None
        member = int.__new__(cls, value)
        member._name_ = f"UNKNOWN_{value}".replace("-", "MINUS_")
        member._value_ = value
        return member

    @property
    def known(self) -> bool:
        """Whether Kafka has given this value a name."""
        return self.name in type(self).__members__
