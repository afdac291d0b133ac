"""Likely causes of an error: what people and programs get wrong most often."""

from __future__ import annotations

import struct
from collections.abc import Iterator

from construct import ConstructError

from kafkaconstruct import foreign
from kafkaconstruct.declare import Message
from kafkaconstruct.errors import KafkaError, TrailingBytesError, counted
from kafkaconstruct.formats.api_keys import ApiKey
from kafkaconstruct.formats.frames import SIZE, Frame, RequestFrame
from kafkaconstruct.formats.headers import RequestHeader, ResponseHeader, header_version
from kafkaconstruct.formats.index import api, message
from kafkaconstruct.views.forms import Payload
from kafkaconstruct.views.mistakes import LARGEST, Mistake, find_mistakes
from kafkaconstruct.views.reading import Reading, foreign_hint, of_message, spoken


def hint(reading: Reading, data: bytes, error: ConstructError) -> str | None:
    """The likely cause of an error, in a sentence, or None."""
    said = getattr(error, "hint", None)
    if said:
        return str(said)
    other = foreign.describe(data)
    if other is not None and not isinstance(error, TrailingBytesError):
        detail = foreign_hint(data)
        return f"this looks like {other}, not like Kafka" + (f": {detail}" if detail else "")
    missing = cut_off(reading, data)
    if missing:
        return f"cut off: the last {counted(missing, 'byte')} missing, and nothing is wrong with the rest"
    found = addressed(reading, data)
    if found is None:
        return None
    named, version = found
    return other_direction(reading, named, version, data) or other_versions(reading, named, version, data)


def addressed(reading: Reading, data: bytes) -> tuple[Message, int] | None:
    """The message and version that a reading is of; a request frame says so itself."""
    name, _, number = reading.name.partition(":")
    if number and number.isdecimal():
        return message(name), int(number)
    if isinstance(reading.what, Frame) and len(data) >= 8:
        key, version = struct.unpack_from(">hh", data, SIZE)
        if ApiKey(key).known and version in api(key).request.versions:
            return api(key).request, version
    return None


def other_direction(reading: Reading, named: Message, version: int, data: bytes) -> str | None:
    """A request that is read as a response, or the other way round."""
    if named.kind == "request":
        return None if reading.name == "RequestFrame" else as_response(named, version, data)
    if named.kind == "response":
        return as_request(data)
    return None


def as_response(named: Message, version: int, data: bytes) -> str | None:
    """The hint where bytes that are read as a request, which an API's name stands for, are its response."""
    response = api(int(named.key)).response if named.key is not None else None
    if response is None or not any(way.fits(data) for way in of_message(response, version)):
        return None
    name = f"{response.name}:{version}"
    return f"this reads to the end as {name}: --as {name}"


def as_request(data: bytes) -> str | None:
    """The hint where bytes that are read as a response begin with a request's header and go on as it says."""
    for frame, at in ((RequestFrame, SIZE), (Payload(RequestFrame), 0)):
        if len(data) < at + 4 or not ApiKey(struct.unpack_from(">h", data, at)[0]).known:
            continue
        if Reading(frame, "", "").fits(data):
            key, version = struct.unpack_from(">hh", data, at)
            return f"this reads to the end as a request: {spoken(api(key).request, version)}"
    return None


def other_versions(reading: Reading, named: Message, version: int, data: bytes) -> str | None:
    """Other versions of the same message that read the bytes to the end."""
    part = "frame" if isinstance(reading.what, Frame) else "payload" if isinstance(reading.what, Payload) else "body"
    if named.kind == "request" and part != "body":
        return mislabelled(reading, named, version, data)
    fitting = []
    for other in named.versions:
        if other != version and any(way.fits(data) for way in of_message(named, other, part)):
            fitting.append(other)
    if not fitting:
        return None
    listed = f"v{fitting[0]}" if len(fitting) == 1 else f"v{fitting[0]} to v{fitting[-1]}"
    return f"this reads to the end as {named.name} {listed}"


def mislabelled(reading: Reading, named: Message, version: int, data: bytes) -> str | None:
    """A request whose header names another version than the one that it is written in."""
    at = SIZE if isinstance(reading.what, Frame) else 0
    if int.from_bytes(data[:SIZE], "big") != len(data) - SIZE and at:
        return None
    for other in sorted(named.versions, key=lambda other: abs(other - version)):
        relabelled = data[: at + 2] + other.to_bytes(2, "big") + data[at + 4 :]
        if other != version and reading.fits(relabelled):
            return f"with version {other} in the header, in place of {version}, this reads to the end"
    return None


def mistakes(reading: Reading, data: bytes) -> list[Mistake]:
    """Known mistakes that explain why the bytes of a message cannot be read; none where nothing known does."""
    found = addressed(reading, data)
    if found is None or cut_off(reading, data):
        return []
    named, version = found
    size: list[Mistake] = []
    parts = [("", named, version)]
    start = 0
    if isinstance(reading.what, Frame | Payload):
        head = RequestHeader if named.kind == "request" else ResponseHeader
        parts = [("header", head, header_version(named, version)), ("body", named, version)]
    if isinstance(reading.what, Frame):
        size, start = list(wrong_size(data)), SIZE
    rest = find_mistakes(parts, data, start)
    return [] if rest is None else size + rest  # a size alone would not make the rest readable


def cut_off(reading: Reading, data: bytes) -> int:
    """How many bytes a frame's size promises that are not there, if nothing is wrong with those that are; else 0."""
    missing = int.from_bytes(data[:SIZE], "big", signed=True) - (len(data) - SIZE)
    if not isinstance(reading.what, Frame) or not 0 < missing <= LARGEST or len(data) < SIZE:
        return 0
    try:
        reading.what.parse(data + bytes(missing))
    except KafkaError as error:  # about bytes that are made up
        return missing if error.offset is not None and error.offset >= len(data) else 0
    return missing


def wrong_size(data: bytes) -> Iterator[Mistake]:
    """A frame's size that is not that of what follows."""
    right, said = len(data) - SIZE, int.from_bytes(data[:SIZE], "big", signed=True)
    if right >= 0 and right != said:
        cause = f"the size says {said}, but {right} bytes follow it (it does not count its own 4)"
        yield Mistake("size", 0, right.to_bytes(SIZE, "big").hex(" "), data[:SIZE].hex(" "), cause)
