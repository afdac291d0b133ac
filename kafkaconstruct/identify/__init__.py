"""What could these bytes be? Every detector says what it makes of them; the guesses are then weighed together.

Weighed by description length: `surprise` says how many bits a value costs under a declaration, each detector how rare
it is to meet such a thing. A guess's score is its share of the whole, the unknown included, so that a sure one is near
1, and several that explain the bytes equally well share it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from types import ModuleType

from kafkaconstruct.declare.wire import octets
from kafkaconstruct.formats.frames import SIZE
from kafkaconstruct.identify import files, glued, others, records, requests, responses, stored, tokens
from kafkaconstruct.identify.guess import KINDS, Guess, weighed
from kafkaconstruct.sources.text import BINARY, read_text

__all__ = ["KINDS", "Guess", "identify", "identify_bytes", "identify_response"]

DETECTORS: tuple[Callable[[bytes], Iterator[Guess]], ...] = (
    requests.detect, responses.detect, records.detect, files.detect, stored.detect, tokens.detect, others.detect,
)  # fmt: skip
CONFIDENT = 0.9  # the score from which a response without its request is named


def identify(data: bytes | str, limit: int = 10) -> list[Guess]:
    """The likeliest things that `data` could be, at most `limit`, each with its score and the reason.

    A str, and bytes that are text, may hold the bytes in any shape that people paste (hex, base64, dumps ...); the
    reason says which. Raises ParseError for a str that holds none.
    """
    if not isinstance(data, str):
        data = octets(data)
    source = read_text(data)
    guesses = identify_bytes(source.data, limit)
    if source.form != BINARY:
        for guess in guesses:
            guess.reason = f"{source.form}; {guess.reason}"
        if isinstance(data, bytes):
            guesses += [guess for guess in others.detect(data) if guess.name in ("JSON", "XML")]
    return guesses[:limit]


def identify_response(frame: bytes) -> tuple[int, int] | None:
    """The API key and version that a response frame most likely answers, None where that is a toss-up."""
    guesses = weighed(list(responses.behind_header(frame, SIZE, "response frame", responses.FRAME)), len(frame))
    if not guesses or guesses[0].score < CONFIDENT or guesses[0].version is None:
        return None
    key = guesses[0].message_key
    return None if key is None else (key, guesses[0].version)


def identify_bytes(data: bytes, limit: int = 10) -> list[Guess]:
    """`identify` of bytes that are what they are, even if they could be read as hex or base64."""
    guesses = [guess for detect in DETECTORS for guess in detect(data)]
    guesses += glued.detect(data, _one_frame)
    return weighed(guesses, len(data))[:limit]


def _one_frame(frame: bytes) -> list[Guess]:
    found = list(requests.framed_request(frame))
    if any(guess.value is not None for guess in found):
        return found
    found += responses.behind_header(frame, SIZE, "response frame", responses.FRAME)
    return weighed(found, len(frame))


class _Callable(ModuleType):
    """Once imported, this package stands where `kafkaconstruct.identify` would stand: so it can be called."""

    def __call__(self, data: bytes | str, limit: int = 10) -> list[Guess]:
        return identify(data, limit)


sys.modules[__name__].__class__ = _Callable
