"""Requests: whole frames, frames without their size, and bodies alone.

A request names its API and version, so there is one candidate for a header; the body's layout then confirms it. Where
the body does not fit, the guess is kept, with the place where it goes wrong.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

from kafkaconstruct.errors import KafkaError, counted
from kafkaconstruct.formats.api_keys import ApiKey
from kafkaconstruct.formats.frames import SIZE
from kafkaconstruct.formats.headers import RequestHeader, header_for
from kafkaconstruct.formats.index import api
from kafkaconstruct.identify.facts import facts, of_versions
from kafkaconstruct.identify.guess import UNKNOWN_BITS, Guess
from kafkaconstruct.identify.layouts import COMMON, RARE, all_layouts, may_be_body, weigh
from kafkaconstruct.identify.surprise import RAW, SUSPECT, number, surprise, unread

FRAME, NO_SIZE, BODY = 2.0, 6.0, 8.0  # bits: how rare it is to meet them so
MALFORMED = 40.0
BROKEN = 10.0  # the same in a frame, for which its size vouches
LIKE_A_FRAME = 4.0  # bits of a byte, in a body that begins with its own length
UNKNOWN_API = 40.0


def detect(data: bytes) -> Iterator[Guess]:
    """Request frames, frames without a size, bodies; frames that are cut off, too."""
    said = int.from_bytes(data[:SIZE], signed=True) if len(data) >= SIZE else -1
    framed = list(framed_request(data))
    yield from framed
    if said != len(data) - SIZE:
        yield from _with_header(data, 0, "request without size", NO_SIZE, len(data))
    if (said != len(data) - SIZE or not framed) and may_be_body(data):
        yield from _bodies(data, BODY + (LIKE_A_FRAME * len(data) if said == len(data) - SIZE >= SIZE else 0.0))


def framed_request(data: bytes) -> Iterator[Guess]:
    """The request frame that begins here, whole or cut off."""
    said = int.from_bytes(data[:SIZE], signed=True) if len(data) >= SIZE else -1
    if said >= len(data) - SIZE > 0:
        yield from _with_header(data, SIZE, "request frame", FRAME, said)


def _with_header(data: bytes, start: int, kind: str, rarity: float, size: int) -> Iterator[Guess]:
    """The request whose header begins at `start`; `size` is what the header and the body should take."""
    if len(data) - start < 8:
        return
    key = ApiKey(int.from_bytes(data[start : start + 2], signed=True))
    version = int.from_bytes(data[start + 2 : start + 4], signed=True)
    if not key.known:
        yield from _unknown(data, start, kind, rarity, key, version, size)
        return
    request = api(int(key)).request
    header_struct = header_for(request, version)
    try:
        header, end = header_struct.read(data[start:])
    except KafkaError:
        return
    bits = (
        rarity
        + COMMON.get(key.api, RARE)
        + math.log2(len(request.versions))
        + 16
        + surprise(header_struct, header)
        - 20
    )
    body, missing = data[start + end :], size - (len(data) - start)
    if version not in request.versions:
        if header.client_id and 0 <= version < 100:
            reason = f"the header is {key.api}'s; version {version} is not known here"
            yield Guess(
                kind, request.name, version, reason=reason, value=body, bits=bits + UNKNOWN_API + RAW * len(body)
            )
        return
    if missing:
        verb = "is" if missing == 1 else "are"
        reason = f"the header is sound, the rest is cut off: {counted(missing, 'byte')} {verb} missing"
        bits += number(missing, 4)
        if header_struct.build(header) == data[start : start + end]:  # the header alone speaks for it
            bits += min(unread(body), UNKNOWN_BITS * len(body))
        else:  # a null that nobody writes like that
            bits += MALFORMED + SUSPECT * len(body)
        yield Guess(kind, request.name, version, reason=reason, bits=bits)
        return
    try:
        value = request[version].parse(body)
    except KafkaError as error:
        error.moved(start + end)
        reason = f"the header is sound, the body is malformed: {error}"
        bits += MALFORMED + SUSPECT * len(body) if start == 0 else BROKEN + unread(body)  # the size vouches for a frame
        yield Guess(kind, request.name, version, reason=reason, bits=bits)
        return
    bits += weigh(request[version], value, body)
    reason = f"key, version and client id are sound; the body takes all bytes{facts(value)}"
    yield Guess(kind, request.name, version, reason=reason, value=value, versions=(version,), bits=bits)


def _unknown(
    data: bytes, start: int, kind: str, rarity: float, key: ApiKey, version: int, size: int
) -> Iterator[Guess]:
    """A key that nothing here knows: the client id must vouch for it."""
    try:
        header, end = RequestHeader[1].read(data[start:])
    except KafkaError:
        return
    name: Any = header.client_id
    if not name or not name.isprintable() or not 0 <= version < 100 or key < 0 or size != len(data) - start:
        return
    bits = rarity + UNKNOWN_API + surprise(RequestHeader[1], header) + RAW * (len(data) - start - end)
    reason = f"a sound header with client id {name!r}, but no API has key {int(key)}"
    yield Guess(kind, f"key {int(key)}", version, reason=reason, value=data[start + end :], bits=bits)


def _bodies(data: bytes, rarity: float) -> Iterator[Guess]:
    for layout in all_layouts("request"):
        read = layout.read(data)
        if read is not None:
            value, bits = read
            reason = f"a bare body that takes all bytes{facts(value)}{of_versions(layout.versions)}"
            yield Guess(
                "request body", layout.message.name, layout.version, reason=reason, value=value,
                versions=layout.versions, bits=bits + rarity,
            )  # fmt: skip
