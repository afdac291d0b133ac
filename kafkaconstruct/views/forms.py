"""The forms that bytes come in beyond the formats themselves: a frame without its size, things back to back."""

from __future__ import annotations

import struct
from typing import IO, Any

from construct import Container, ListContainer

from kafkaconstruct.declare.wire import Whole
from kafkaconstruct.engines.nodes import Node
from kafkaconstruct.engines.tracer import Tracer
from kafkaconstruct.errors import KafkaError, ParseError, TrailingBytesError
from kafkaconstruct.formats.frames import SIZE, Frame
from kafkaconstruct.formats.prefixed_tracing import trace_payload
from kafkaconstruct.formats.record_tracing import trace_records
from kafkaconstruct.formats.records import Records


class Payload(Whole):
    """A request or response without its size: header and body."""

    def __init__(self, frame: Frame) -> None:
        super().__init__()
        self.frame = frame

    def _parse(self, stream: IO[bytes], context: Any, path: str) -> Container[Any]:
        payload = stream.read()
        try:
            value = self.frame.parse(struct.pack(">i", len(payload)) + payload)
        except TrailingBytesError as error:
            error.moved(-SIZE)
            raise
        except KafkaError as error:
            error.moved(-SIZE)
            raise
        del value["size"]
        parsed: Container[Any] = value
        return parsed

    def _build(self, obj: Any, stream: IO[bytes], context: Any, path: str) -> Any:
        stream.write(self.frame.build(obj)[SIZE:])
        return obj

    def _trace(self, tracer: Tracer, node: Node) -> Any:
        value = trace_payload(self.frame, tracer, node, tracer.rest())
        left = tracer.rest()
        if left:
            error = TrailingBytesError(value, tracer.tell(), left)
            tracer.leave_over(node)
            tracer.note_error(node.children[-1], error.at("body"))
            tracer.stream.read()
            raise error
        return value

    def __repr__(self) -> str:
        return "Payload"


class Series(Whole):
    """Frames, one after the other, up to the end; the last of `frames` is what all that follow are."""

    def __init__(self, *frames: Frame) -> None:
        super().__init__()
        self.frames = frames

    def frame(self, i: int) -> Frame:
        """What the frame at an index is."""
        return self.frames[min(i, len(self.frames) - 1)]

    def _parse(self, stream: IO[bytes], context: Any, path: str) -> Any:
        values: Any = ListContainer()
        data = stream.read()
        at = 0
        while at < len(data):
            size = _size(data[at : at + SIZE])
            try:
                values.append(self.frame(len(values)).parse(data[at : at + size]))
            except ParseError as error:
                error.moved(at).at(f"[{len(values)}]")
                raise
            at += size
        return values

    def _build(self, obj: Any, stream: IO[bytes], context: Any, path: str) -> Any:
        for i, value in enumerate(obj):
            try:
                self.frame(i)._build(value, stream, context, path)
            except KafkaError as error:
                error.at(f"[{i}]")
                raise
        return obj

    def _trace(self, tracer: Tracer, node: Node) -> Any:
        values: Any = ListContainer()
        while tracer.left:
            whole = tracer.cut(min(_size(tracer.peek(SIZE)), tracer.left))
            name = f"[{len(values)}]"
            try:
                values.append(whole.child(node, name, self.frame(len(values))))
            except KafkaError as error:
                error.at(name)
                raise
        return values

    def __repr__(self) -> str:
        return "Frames"


def _size(first: bytes) -> int:
    """A frame's bytes, its size field included."""
    return SIZE + max(0, int.from_bytes(first, "big", signed=True))


class TopicRecords(Whole):
    """The records of a topic that is known, so that explain can say what is inside of an internal topic's."""

    def __init__(self, topic: str) -> None:
        super().__init__()
        self.topic = topic

    def _parse(self, stream: IO[bytes], context: Any, path: str) -> Any:
        return Records._parse(stream, context, path)

    def _build(self, obj: Any, stream: IO[bytes], context: Any, path: str) -> Any:
        return Records._build(obj, stream, context, path)

    def _trace(self, tracer: Tracer, node: Node) -> Any:
        tracer.node(node, "topic", "").value = self.topic
        return trace_records(Records, tracer, node)

    def from_bytes(self, data: bytes) -> Any:
        """The record set."""
        return Records.from_bytes(data)

    def __repr__(self) -> str:
        return "Records"
