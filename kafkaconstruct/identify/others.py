"""What is not Kafka's at all but turns up on its port."""

from __future__ import annotations

from collections.abc import Iterator

from kafkaconstruct.foreign import describe, foreign
from kafkaconstruct.identify.guess import Guess
from kafkaconstruct.identify.layouts import TEXT

RARITY = 4.0
SOME_TEXT = 12  # characters
CERTAIN = 24  # bits that a match of the first bytes is worth


def detect(data: bytes) -> Iterator[Guess]:
    """One guess, if the first bytes are another protocol's."""
    known = foreign(data)
    if known is None:
        if len(data) >= SOME_TEXT and not data[:4096].translate(None, TEXT):
            yield Guess("not Kafka", "text", reason="nothing but printable characters", bits=RARITY + 6.5 * len(data))
        return
    name = describe(data) or known.name
    reason = "its first bytes" + (f"; {known.detail}" if known.detail else "")
    yield Guess("not Kafka", name, reason=reason, bits=max(RARITY, RARITY + 7.5 * len(data) - CERTAIN))
