"""What is not Kafka's at all but turns up on its port."""

from __future__ import annotations

from collections.abc import Iterator

from kafkaconstruct.foreign import describe, foreign
from kafkaconstruct.identify.guess import Guess
from kafkaconstruct.identify.layouts import TEXT
from kafkaconstruct.identify.surprise import unread

RARITY = 4.0
SOME_TEXT = 12  # characters
CERTAIN = 3  # bytes that a match explains at least


def detect(data: bytes) -> Iterator[Guess]:
    """One guess, if the first bytes are another protocol's."""
    known = foreign(data)
    if known is None:
        if len(data) >= SOME_TEXT and not data[:4096].translate(None, TEXT):
            yield Guess("not Kafka", "text", reason="nothing but printable characters", bits=RARITY + 6.5 * len(data))
        return
    name = describe(data) or known.name
    reason = "its first bytes" + (f"; {known.detail}" if known.detail else "")
    matched = known.pattern.match(bytes(data[:4096]))
    rest = data[max(CERTAIN, matched.end() if matched else 0) :]
    yield Guess("not Kafka", name, reason=reason, bits=RARITY + min(7.5 * len(rest), unread(rest)))
