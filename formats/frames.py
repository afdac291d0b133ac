"""Frames: an int32 size, a header, a body (protocol guide, "Protocol").

A request names its API and version in its header. A response names neither: whoever reads it must know them. Both
parse to a Container of `size`, `header` and `body`. The body of a request whose key or version nothing here knows
stays bytes.
"""
from __future__ import annotations

import io
import struct
from collections.abc import Mapping
from functools import partial
from typing import IO, Any

from construct import Container

from kafkaconstruct import foreign
from kafkaconstruct.declare import ErrorInt16, Message, Struct
from kafkaconstruct.declare.primitives import INT32
from kafkaconstruct.declare.structs import ResolvedStruct
from kafkaconstruct.declare.wire import Forced, Whole, remaining, shown
from kafkaconstruct.errors import BuildError, KafkaError, LimitError, ParseError, TrailingBytesError
from kafkaconstruct.formats.api_keys import ApiKey
from kafkaconstruct.formats.headers import RequestHeader, header_for
from kafkaconstruct.formats.index import api

SIZE = 4
MAX_SIZE = 100 * 1024 * 1024  # bytes; what a broker takes by default (socket.request.max.bytes)
UNSUPPORTED_VERSION = 35

# The whole answer of a broker before 2.4 to a version of ApiVersions that it does not know.
ERROR_ONLY = Struct(of="ApiVersionsResponse")["error_code" / ErrorInt16].resolve_struct(0, False)


def checked_size(first: bytes, limit: int = MAX_SIZE) -> int:
    """The size that a frame's first 4 bytes say; what follows them helps to name what is no Kafka at all.

    Raises ParseError for a negative one, LimitError over `limit` bytes.
    """
    size: int = struct.unpack_from(">i", first)[0]
    if size < 0:
        raise ParseError("a frame's size is negative", 0, expected="0 or more", found=str(size), hint=hint(first)).at("size")
    if size > limit:
        found = str(size)
        raise LimitError("a frame is too large", 0, expected=f"{limit} at most", found=found, hint=hint(first)).at("size")
    return size


def hint(first: bytes) -> str | None:
    """What else these bytes look like, if anything."""
    what = foreign.describe(first)
    return f"this looks like {what}" if what else None


class Frame(Whole):
    """What request and response frames share. Subclasses say which structs a payload is made of.

    `build` computes `size` unless it is Forced; `header` and `body` may be bytes, which stand for themselves.
    """

    def parse_stream(self, stream: IO[bytes], **contextkw: Any) -> Any:
        """Read one frame, and not a byte more, also where the stream cannot seek."""
        if not stream.seekable():
            stream = io.BytesIO(first_frame(stream))
        return super().parse_stream(stream, **contextkw)

    def _parse(self, stream: IO[bytes], context: Any, path: str) -> Container[Any]:
        start = stream.tell()
        try:
            payload = self._payload(stream, start)
            wire = bytes(SIZE) + payload  # so that every offset counts from the frame's start
            header, at = part(self._header_struct(payload), wire, SIZE, "header")
            body, end = self._body(header, wire, at)
            value = Container(size=len(payload), header=header, body=body)
            if end != len(wire):
                error = TrailingBytesError(value, end, wire[end:])
                error.at("body")
                raise error
        except KafkaError as e:
            e.moved(start).embedded_in(path)
            raise
        return value

    def _trace(self, tracer: Any, node: Any) -> Any:
        from kafkaconstruct.formats.prefixed_tracing import trace_frame

        return trace_frame(self, tracer, node)

    def _strategy(self) -> Any:
        from kafkaconstruct.formats.drawing import draw_frame

        return draw_frame(self)

    def _payload(self, stream: IO[bytes], start: int) -> bytes:
        first = stream.read(SIZE)
        if len(first) < SIZE:
            raise ParseError("Int32 is cut off", 0, expected="4 bytes", found=f"{len(first)} remaining").at("size")
        left = remaining(stream)
        size: int = struct.unpack(">i", first)[0]
        if not 0 <= size <= left:
            first += stream.read(60)
            checked_size(first, limit=0x7FFFFFFF)
            expected, found = f"{size} bytes after the size", f"{left} remaining"
            raise ParseError("the frame is cut off", 0, expected=expected, found=found, hint=hint(first)).at("size")
        return stream.read(size)

    def _build(self, obj: Any, stream: IO[bytes], context: Any, path: str) -> Any:
        if isinstance(obj, Forced) and (raw := raw_bytes(obj)) is not None:
            stream.write(raw)
            return obj
        try:
            given = fields_of(obj, {"size", "header", "body"})
            payload = self._build_payload(given)
            size = given.get("size")
            if isinstance(size, Forced):
                INT32._build(size, stream, context, path)
            else:
                stream.write(struct.pack(">i", len(payload)))
            stream.write(payload)
        except KafkaError as e:
            e.embedded_in(path)
            raise
        return obj

    def _header_struct(self, payload: bytes) -> ResolvedStruct:
        """The header in front of this payload."""
        raise NotImplementedError  # each kind of frame says it

    def _body(self, header: Any, wire: bytes, at: int) -> tuple[Any, int]:
        """Read the body that begins at `at`: the value, and where it ends."""
        raise NotImplementedError  # each kind of frame says it

    def _build_payload(self, given: Mapping[str, Any]) -> bytes:
        """Header and body, without the size."""
        raise NotImplementedError  # each kind of frame says it


def first_frame(stream: IO[bytes]) -> bytes:
    """What is there of the next frame of a pipe or a socket, whose reads may stop short."""
    data = bytearray()
    _fill(data, SIZE, stream)
    if len(data) == SIZE:
        _fill(data, SIZE + checked_size(bytes(data)), stream)
    return bytes(data)


def _fill(data: bytearray, size: int, stream: IO[bytes]) -> None:
    while len(data) < size and (more := stream.read(size - len(data))):
        data += more


def part(struct_: ResolvedStruct, wire: bytes, at: int, name: str) -> tuple[Any, int]:
    """Read one struct of a frame from `at` on: the value, and where it ends."""
    try:
        return struct_.read(wire, at)
    except KafkaError as e:
        e.at(name)
        raise


def fields_of(obj: Any, names: set[str]) -> Mapping[str, Any]:
    """The mapping, or the named attributes of an object. Raises BuildError on other names, and where none is there."""
    given: Mapping[str, Any] = obj if isinstance(obj, Mapping) else {n: getattr(obj, n) for n in names if hasattr(obj, n)}
    if not given and not isinstance(obj, Mapping):
        raise BuildError("not a struct", expected=f"a mapping with {', '.join(sorted(names))}", found=shown(obj))
    unknown = sorted(str(name) for name in given if name not in names and str(name)[:1] != "_")
    if unknown:
        raise BuildError("no such field", expected=f"one of {', '.join(sorted(names))}").at(unknown[0])
    return given


def raw_bytes(value: Any) -> bytes | None:
    """The bytes that stand for themselves, plain or Forced; None for any other value."""
    if isinstance(value, Forced) and value.length is None:
        value = value.value
    return bytes(value) if isinstance(value, bytes | bytearray | memoryview) else None


def key_and_version(header: Any) -> tuple[int, int]:
    """What a request's header says it is, be it a mapping, an object or bytes. Raises BuildError."""
    raw = raw_bytes(header)
    if raw is not None:
        if len(raw) < SIZE:
            raise BuildError("no API key and version", expected="4 bytes or more", found=raw.hex(" ")).at("header")
        key, version = struct.unpack_from(">hh", raw)
        return key, version
    get = header.get if isinstance(header, Mapping) else partial(getattr, header)
    key, version = get("request_api_key", None), get("request_api_version", 0)
    key, version = (said.value if isinstance(said, Forced) else said for said in (key, version))
    if isinstance(key, str):
        key = ApiKey.__members__.get(key, key)
    if not isinstance(key, int) or not isinstance(version, int):
        expected = "a mapping with request_api_key and request_api_version"
        raise BuildError("a request needs its API key and version", expected=expected, found=shown(header)).at("header")
    return key, version


def built(struct_: ResolvedStruct, value: Any, name: str) -> bytes:
    """Write one part of a frame; bytes stand for themselves."""
    raw = raw_bytes(value)
    if raw is not None:
        return raw
    try:
        return struct_.build(value)
    except KafkaError as e:
        e.at(name)
        raise


class RequestFrameType(Frame):
    """Any request frame; its header says which."""

    def _header_struct(self, payload: bytes) -> ResolvedStruct:
        if len(payload) < SIZE:
            return RequestHeader[1]  # whose parse says what is cut off
        key, version = struct.unpack_from(">hh", payload)
        return header_for(api(key).request, version) if ApiKey(key).known else RequestHeader[1]

    def _body(self, header: Any, wire: bytes, at: int) -> tuple[Any, int]:
        body = known_request(header.request_api_key, header.request_api_version)
        return part(body, wire, at, "body") if body else (wire[at:], len(wire))

    def _build_payload(self, given: Mapping[str, Any]) -> bytes:
        header, body = given.get("header"), given.get("body", {})
        key, version = key_and_version(header)
        known = ApiKey(key).known
        head = header_for(api(int(key)).request, version) if known else RequestHeader[1]
        data = built(head, header, "header")
        struct_ = known_request(key, version)
        if struct_ is None:
            raw = raw_bytes(body)
            if raw is None:
                what = f"key {int(key)} version {version} is not declared here"
                raise BuildError(what, expected="the body as bytes", found=shown(body)).at("body")
            return data + raw
        return data + built(struct_, body, "body")

    def __repr__(self) -> str:
        return "RequestFrame"


def known_request(key: int, version: int) -> ResolvedStruct | None:
    """The body of a request, or None where nothing here knows the key or the version."""
    if not ApiKey(key).known:
        return None
    request = api(int(key)).request
    return request[version] if version in request.versions else None


class ResponseFrame(Frame):
    """The response frame of one API (name or key) at one version; both kept as `.message` and `.version`.

    A broker that does not know the version of an ApiVersions request answers with error 35 in the layout of version 0,
    before 2.4 with nothing but the code (KIP-511): both are read for what they are. Such an answer, without
    `throttle_time_ms`, or without `api_keys`, also builds so.
    """

    def __init__(self, name_or_key: str | int, version: int | None = None) -> None:
        super().__init__()
        self.api = api(name_or_key)
        self.message: Message = self.api.response
        self.version = self.message.newest if version is None else version
        self.struct = self.message[self.version]

    def __reduce__(self) -> tuple[Any, ...]:
        return ResponseFrame, (self.api.name, self.version)

    def _header_struct(self, payload: bytes) -> ResolvedStruct:
        return header_for(self.message, self.version)

    def _body(self, header: Any, wire: bytes, at: int) -> tuple[Any, int]:
        is_open = self.api.key == ApiKey.API_VERSIONS
        return part(self.body_struct(wire[at:]) if is_open else self.struct, wire, at, "body")

    def body_struct(self, body: bytes) -> ResolvedStruct:
        """The struct of this body: the version's own, unless an ApiVersions answer says that it is older."""
        if self.api.key == ApiKey.API_VERSIONS and body[:2] == struct.pack(">h", UNSUPPORTED_VERSION):
            if len(body) == 2:
                return ERROR_ONLY
            if fits(self.message[0], body):
                return self.message[0]
        return self.struct

    def _build_payload(self, given: Mapping[str, Any]) -> bytes:
        data = built(header_for(self.message, self.version), given.get("header", {}), "header")
        body = given.get("body", {})
        return data + built(self._built_as(body), body, "body")

    def _built_as(self, body: Any) -> ResolvedStruct:
        if (
            self.api.key == ApiKey.API_VERSIONS
            and isinstance(body, Mapping)
            and body.get("error_code") == UNSUPPORTED_VERSION
            and "throttle_time_ms" not in body
        ):
            return self.message[0] if "api_keys" in body else ERROR_ONLY
        return self.struct

    def __repr__(self) -> str:
        return f"ResponseFrame({self.api.name!r}, {self.version})"


def fits(struct_: ResolvedStruct, data: bytes) -> bool:
    """Whether a struct reads these bytes to the last one."""
    try:
        return struct_.read(data)[1] == len(data)
    except ParseError:
        return False


RequestFrame = RequestFrameType()


def request(name_or_key: str | int, version: int | None = None, *, client_id: str | None = None,
            correlation_id: int = 0, **fields: Any) -> bytes:
    """A whole request frame: `request("Metadata", 12, client_id="x", correlation_id=1, topics=None)`.

    Without a version the newest stable one. Raises UnknownNameError, VersionError, BuildError.
    """
    found = api(name_or_key)
    if version is None:
        version = found.request.newest
    found.request[version]  # a version that is not there is the caller's error, not an opaque body
    header = {
        "request_api_key": found.key,
        "request_api_version": version,
        "correlation_id": correlation_id,
        "client_id": client_id,
    }
    return RequestFrame.build({"header": header, "body": fields})


class FrameSplitter:
    """A byte stream into frames: feed it chunks as they come, take whole frames (size included)."""

    def __init__(self, limit: int = MAX_SIZE) -> None:
        """:param limit: the largest size in bytes that a frame may say"""
        self.limit = limit
        self._waiting = bytearray()
        self._consumed = 0

    @property
    def pending(self) -> int:
        """Bytes that wait for the rest of their frame."""
        return len(self._waiting)

    def feed(self, chunk: bytes) -> list[bytes]:
        """The frames that this chunk completes.

        Raises ParseError for a negative size, LimitError for one over the limit; the offset counts from the stream's
        start, and what was fed stays unread.
        """
        frames: list[bytes] = []
        waiting, at = self._waiting, 0
        waiting += chunk
        while len(waiting) - at >= SIZE:
            try:
                end = at + SIZE + checked_size(bytes(waiting[at : at + 64]), self.limit)
            except ParseError as e:
                if frames:
                    break  # hand over what is sound; the next call says what is not
                e.moved(self._consumed + at)
                raise
            if end > len(waiting):
                break
            frames.append(bytes(waiting[at:end]))
            at = end
        del waiting[:at]
        self._consumed += at
        return frames
