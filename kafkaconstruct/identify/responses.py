"""Responses: they name neither API nor version, so every layout there is is tried, and what fits is weighed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from kafkaconstruct.declare import Message
from kafkaconstruct.declare.structs import ResolvedStruct, TagBuffer
from kafkaconstruct.errors import KafkaError
from kafkaconstruct.formats.frames import ERROR_ONLY, SIZE
from kafkaconstruct.formats.headers import header_version
from kafkaconstruct.formats.index import api
from kafkaconstruct.identify.facts import facts, of_versions
from kafkaconstruct.identify.guess import Guess
from kafkaconstruct.identify.layouts import all_layouts, may_be_body
from kafkaconstruct.identify.surprise import number, surprise

FRAME, NO_SIZE, BODY = 2.0, 9.0, 8.0  # bits: how rare it is to meet them so
LIKE_A_FRAME = 4.0  # bits of a byte, in a body that begins with its own length
HEADER_LIMIT = 1 << 16


def detect(data: bytes) -> Iterator[Guess]:
    """Response frames, frames without a size, bodies."""
    said = int.from_bytes(data[:SIZE], signed=True) if len(data) >= SIZE else -1
    framed = list(behind_header(data, SIZE, "response frame", FRAME)) if said == len(data) - SIZE else []
    yield from framed
    if said != len(data) - SIZE and may_be_body(data):
        yield from behind_header(data, 0, "response without size", NO_SIZE)
    if not framed and may_be_body(data):
        yield from _bodies(data, BODY + (LIKE_A_FRAME * len(data) if said == len(data) - SIZE >= SIZE else 0.0))


def behind_header(data: bytes, start: int, kind: str, rarity: float) -> Iterator[Guess]:
    """Responses whose header begins at `start`."""
    if len(data) < start + 4:
        return
    rarity += number(int.from_bytes(data[start : start + 4], signed=True), 4)
    bodies = {0: (data[start + 4 :], 0.0)}
    tagged = _behind_tags(data[start + 4 :])
    if tagged is not None:
        bodies[1] = tagged
    for layout in all_layouts("response"):
        body, cost = bodies.get(_header(layout.message, layout.version), (None, 0.0))
        read = layout.read(body) if body is not None else None
        if read is not None:
            value, bits = read
            reason = f"the body takes all bytes{facts(value)}{of_versions(layout.versions)}"
            yield Guess(
                kind, layout.message.name, layout.version, reason=reason, value=value, versions=layout.versions,
                bits=bits + cost + rarity,
            )  # fmt: skip
    if len(bodies[0][0]) == 2 and bodies[0][0] == b"\0\x23":
        value = ERROR_ONLY.parse(bodies[0][0])
        message = api("ApiVersions").response
        reason = (
            "error 35 and nothing else: what brokers before 2.4 answer to a version of ApiVersions they do not know"
        )
        yield Guess(kind, message.name, 0, reason=reason, value=value, versions=(0,), bits=rarity + 2.0)


def _behind_tags(data: bytes) -> tuple[bytes, float] | None:
    """What follows a header's tag buffer, and what the buffer costs in bits."""
    if data[:1] == b"\0":
        return data[1:], 0.5
    struct = _tags()
    try:
        value, end = struct.interpret(data[:HEADER_LIMIT])
    except KafkaError:
        return None
    return data[end:], 10.0 + surprise(struct, value)


@cache
def _tags() -> ResolvedStruct:
    return ResolvedStruct("Tags", [], TagBuffer(), {}, {})


@cache
def _header(message: Message, version: int) -> int:
    return header_version(message, version)


def _bodies(data: bytes, rarity: float) -> Iterator[Guess]:
    for layout in all_layouts("response"):
        read = layout.read(data)
        if read is not None:
            value, bits = read
            reason = f"a bare body that takes all bytes{facts(value)}{of_versions(layout.versions)}"
            yield Guess(
                "response body", layout.message.name, layout.version, reason=reason, value=value,
                versions=layout.versions, bits=bits + rarity,
            )  # fmt: skip
