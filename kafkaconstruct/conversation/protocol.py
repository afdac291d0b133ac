"""What the declarations say about a frame: names, header versions, layouts, and the parsed body."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from kafkaconstruct.declare.structs import ResolvedStruct
from kafkaconstruct.errors import KafkaError, ParseError, TrailingBytesError
from kafkaconstruct.formats.api_keys import ApiKey
from kafkaconstruct.formats.frames import SIZE, ResponseFrame
from kafkaconstruct.formats.headers import header_for, header_version
from kafkaconstruct.formats.index import Api, api

HEADER_LIMIT = 1 << 17  # bytes of a frame in which its header ends: a client id of 32 KiB, and tags


class Parsed(NamedTuple):
    """A body, or the error that kept it from being read; neither for a key or version that is not declared."""

    body: Any
    error: KafkaError | None


OPAQUE = Parsed(None, None)


@cache
def _api(key: int) -> Api | None:
    return api(key) if ApiKey(key).known else None


def api_name(key: int) -> str | None:
    """The API's name, None for an unknown key."""
    named = ApiKey(key)
    return named.api if named.known else None


@cache
def is_known_request(key: int, version: int) -> bool:
    """Whether the API and the version are declared."""
    known = _api(key)
    return known is not None and version in known.request.versions


@cache
def request_header_version(key: int, version: int) -> int:
    """The version of the header before a request; 1 for unknown APIs, which at least shows the client id."""
    known = _api(key)
    return 1 if known is None else header_version(known.request, version)


@cache
def response_frame(key: int, version: int) -> ResponseFrame | None:
    """The response frame of a request, None for an unknown API or version."""
    known = _api(key)
    return ResponseFrame(key, version) if known is not None and version in known.response.versions else None


def parse_request(frame: bytes, key: int, version: int) -> Parsed:
    """The body of a whole request frame. The error's offset counts from the frame's first byte."""
    known = _api(key)
    if known is None or version not in known.request.versions:
        return OPAQUE
    try:
        header = header_for(known.request, version)
        start = SIZE + header.read(frame[SIZE:HEADER_LIMIT])[1]
    except ParseError as error:
        error.moved(SIZE).at("header")
        return Parsed(None, error)
    return _parse(known.request[version], frame, start)


def parse_response(frame: bytes, key: int, version: int) -> Parsed:
    """The body of a whole response frame to a request of that key and version."""
    known = response_frame(key, version)
    if known is None:
        return OPAQUE
    try:
        start = SIZE + header_for(known.message, version).read(frame[SIZE:HEADER_LIMIT])[1]
    except ParseError as error:
        error.moved(SIZE).at("header")
        return Parsed(None, error)
    return _parse(known.body_struct(frame[start:]), frame, start)


def _parse(body: ResolvedStruct, frame: bytes, start: int) -> Parsed:
    try:
        return Parsed(body.parse(frame[start:]), None)
    except KafkaError as error:
        error.moved(start)
        return Parsed(error.value if isinstance(error, TrailingBytesError) else None, error)
