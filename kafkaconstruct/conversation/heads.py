"""What can be told from a frame's first bytes, before anything is parsed: whether they begin a request at all."""

from __future__ import annotations

import re
import struct
from dataclasses import dataclass

from kafkaconstruct.conversation import protocol
from kafkaconstruct.conversation.direction import MAX_FRAME

MAX_CLIENT_ID = 1000  # bytes
HEAD = 14  # bytes up to the client id: size, key, version, correlation id, length

_HEAD = struct.Struct(">ihhih")
_ANYWHERE = re.compile(rb"(?=[\x00-\x06]...[\x00-\x7f].\x00[\x00-\x1f]....(?:\xff\xff|[\x00-\x03].))", re.S)


@dataclass(frozen=True, slots=True)
class Head:
    """The head of a request. `known` says that the API and the version are declared."""

    size: int
    api_key: int
    version: int
    correlation_id: int
    client_id: str | None
    known: bool


def request_head(data: bytes | bytearray, at: int = 0, strict: bool = True) -> Head | None:
    """The head of the request that may begin at `at`; None where none can, or where too few bytes are there to tell.

    Strict, the client id must be printable text; otherwise wrong UTF-8 survives as surrogates.
    """
    if len(data) - at < HEAD - 2:
        return None
    size, key, version, correlation_id, length = _HEAD.unpack((bytes(data[at : at + HEAD]) + b"\0\0")[:HEAD])
    if not 8 <= size <= MAX_FRAME or key < 0 or version < 0:
        return None
    known = protocol.is_known_request(key, version)
    if protocol.request_header_version(key, version) == 0:
        return Head(size, key, version, correlation_id, None, known)
    if len(data) - at < HEAD or not -1 <= length <= min(MAX_CLIENT_ID, size - 10):
        return None
    if length < 0:
        return Head(size, key, version, correlation_id, None, known)
    raw = bytes(data[at + HEAD : at + HEAD + length])
    client_id = raw.decode("utf-8", "surrogateescape")
    if len(raw) < length or (strict and not client_id.isprintable()):
        return None
    return Head(size, key, version, correlation_id, client_id, known)


def is_incomplete(data: bytes | bytearray) -> bool:
    """Whether more bytes are needed to tell if a request begins here."""
    if len(data) < HEAD:
        return len(data) < 4 or len(data) < 4 + int.from_bytes(data[:4], signed=True)
    length = int.from_bytes(data[HEAD - 2 : HEAD], signed=True)
    return len(data) - HEAD < length <= min(MAX_CLIENT_ID, int.from_bytes(data[:4], signed=True) - 10)


def believable(head: Head) -> bool:
    """Whether a connection may begin with this: a known request, or an unknown one that names its client."""
    return head.known or (bool(head.client_id) and head.version < 100)


def parses(frame: bytes, head: Head) -> bool:
    """Whether the body of a whole frame is sound (or opaque)."""
    return protocol.parse_request(frame, head.api_key, head.version).error is None


def is_whole_request(data: bytes) -> bool:
    """Whether a request stands here whose client id is no text, but all the rest of which is sound."""
    head = request_head(data, strict=False)
    return head is not None and head.known and parses(data[: 4 + head.size], head)


def possible_requests(data: bytes | bytearray, start: int) -> list[int]:
    """Offsets from `start` on where the bytes might begin a request: cheap, and wrong most of the time."""
    return [match.start() for match in _ANYWHERE.finditer(data, start)]
