"""What is not Kafka's at all but turns up on its port."""

from __future__ import annotations

from collections.abc import Iterator

from kafkaconstruct.foreign import describe, foreign
from kafkaconstruct.identify.guess import Guess

RARITY = 4.0
CERTAIN = 24  # bits that a match of the first bytes is worth


def detect(data: bytes) -> Iterator[Guess]:
    """One guess, if the first bytes are another protocol's."""
    known = foreign(data)
    if known is None:
        return
    name = describe(data) or known.name
    reason = "its first bytes" + (f"; {known.detail}" if known.detail else "")
    yield Guess("not Kafka", name, reason=reason, bits=max(RARITY, RARITY + 7.5 * len(data) - CERTAIN))
