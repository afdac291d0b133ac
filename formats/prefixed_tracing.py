"""How explain reads frames and prefixed messages: what `frames` and `prefixed` do, a node at a time."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from construct import Container

from kafkaconstruct.declare.primitives import INT16, INT32, UNSIGNED_VARINT
from kafkaconstruct.engines.nodes import Node
from kafkaconstruct.engines.tracer import Tracer
from kafkaconstruct.errors import KafkaError, ParseError, TrailingBytesError, VersionError
from kafkaconstruct.formats.frames import SIZE, Frame, RequestFrame, ResponseFrame, known_request

if TYPE_CHECKING:
    from kafkaconstruct.formats.prefixed import TypedRecord, VersionPrefixed


def part(tracer: Tracer, node: Node, name: str, what: Any) -> Any:
    """Read a part under its name, which errors carry."""
    try:
        return tracer.child(node, name, what)
    except KafkaError as e:
        e.at(name)
        raise


def trace_frame(frame: Frame, tracer: Tracer, node: Node) -> Container[Any]:
    """A frame. With a wrong size the rest is read as far as it goes, then the size's error is raised."""
    start, at = tracer.tell(), tracer.stream.tell()
    size = part(tracer, node, "size", INT32)
    tracer.stream.seek(at)
    wrong: ParseError | None = None
    try:
        payload = frame._payload(tracer.stream, at)
    except ParseError as e:
        wrong = e
        tracer.note_error(node.children[-1], e.moved(at))
        tracer.stream.seek(at + SIZE)
        payload = tracer.rest()
        if e.hint or not payload:
            raise
    tracer.stream.seek(at + SIZE)
    inner = tracer.cut(len(payload))
    try:
        value = Container(size=size, **trace_payload(frame, inner, node, payload))
    except ParseError:
        if wrong is None:
            inner.leave_over(node)
            raise
    if wrong is not None:
        inner.leave_over(node)
        raise wrong
    left = inner.rest()
    if left:
        inner.leave_over(node)
        error = TrailingBytesError(value, inner.tell(), left)
        tracer.note_error(node.children[-1], error.at("body"))
        raise error
    assert tracer.tell() == start + SIZE + size
    return value


def trace_payload(frame: Frame, tracer: Tracer, node: Node, payload: bytes) -> Container[Any]:
    """Header and body, which an Envelope holds without a size."""
    header = part(tracer, node, "header", frame._header_struct(payload))
    struct = (
        frame.body_struct(tracer.rest())
        if isinstance(frame, ResponseFrame)
        else known_request(header.request_api_key, header.request_api_version)
    )
    if struct is not None:
        return Container(header=header, body=part(tracer, node, "body", struct))
    start, body = tracer.tell(), tracer.stream.read()
    opaque = tracer.part(node, "body", "Bytes", start, body)
    opaque.part = False
    opaque.notes.append("no such API or version is known here")
    return Container(header=header, body=body)


def trace_version_prefixed(what: VersionPrefixed, tracer: Tracer, node: Node) -> Container[Any]:
    """An int16 version and a body."""
    value: Container[Any] = Container()
    start = tracer.stream.tell()
    value["version"] = part(tracer, node, "version", INT16)
    try:
        found = what.message_for(value.version)
    except VersionError as e:
        tracer.note_error(node.children[-1], e.moved(start))
        raise
    value["body"] = part(tracer, node, "body", found[value.version])
    return value


def trace_typed(what: TypedRecord, tracer: Tracer, node: Node) -> Container[Any]:
    """Three unsigned varints and a body."""
    value: Container[Any] = Container()
    for name in ("frame_version", "type", "version"):
        at = tracer.stream.tell()
        value[name] = part(tracer, node, name, UNSIGNED_VARINT)
        try:
            what._check(name, value, at)
        except KafkaError as e:
            tracer.note_error(node.children[-1], e)
            raise
    value["body"] = part(tracer, node, "body", what.types[value["type"]][value.version])
    return value


class RequestPayloadType:
    """A request without its size, as an Envelope holds it."""

    def _trace(self, tracer: Tracer, node: Node) -> Container[Any]:
        return trace_payload(RequestFrame, tracer, node, tracer.rest())

    def __repr__(self) -> str:
        return "RequestPayload"


REQUEST_PAYLOAD = RequestPayloadType()
