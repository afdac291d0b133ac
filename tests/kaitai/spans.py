"""Where `explain` says that each field stands against where Kaitai's JavaScript parser found it."""

from __future__ import annotations

from typing import Any

from kafkaconstruct.engines.nodes import Node
from kafkaconstruct.formats.record_sets import RecordSet
from tests.kaitai.compare import content_of
from tests.kaitai.javascript_target import Read, Span

PREFIXES = ("len_", "num_", "has_")
# A node of explain's to the attributes of Kaitai's that stand for it; the first that is there counts.
OTHER_NAMES = {
    "size": ("size", "len_request", "len_response"),
    "count": ("count", "num_records"),
    "records": ("records", "compressed_records"),
    "key": ("key", "control_key"),
    "value": ("value", "control_value"),
}


class SpanError(AssertionError):
    """explain and Kaitai do not mean the same bytes."""


class Spans:
    """Compares and counts nodes."""

    def __init__(self) -> None:
        self.nodes = 0

    def same(self, node: Node, span: Span | None) -> None:
        """A node on these bytes."""
        self.nodes += 1
        if span != (node.start, node.end):
            raise SpanError(f"{node.path} ({node.type}): explain has {node.start} to {node.end}, Kaitai {span}")

    def struct(self, node: Node, read: Read) -> None:
        """The fields of a struct; `read` is what Kaitai has for the node."""
        for child in node.children:
            if child.part or child.buffer:
                continue
            if child.type == "TagBuffer":
                self.same(child, read.span("tag_buffer"))
                self.tags(child, read.tag_buffer)
            else:
                self.field(child, read)

    def field(self, node: Node, read: Read, name: str = "") -> None:
        """A field with its length, count or mark of presence."""
        names = (name,) if name else OTHER_NAMES.get(node.name, (node.name,))
        prefixes = () if node.name == "records" and "count" in _fields(node.parent) else PREFIXES
        own = next((each for each in names if read.span(each) is not None), names[0])
        front = next((each + names[0] for each in prefixes if read.span(each + names[0]) is not None), "")
        first, last = read.span(front or own), read.span(own) or read.span(front)
        self.same(node, (first[0], last[1]) if first and last else None)
        if front and node.children and node.children[0].part:
            self.same(node.children[0], first)
        value = getattr(read, own, None)
        if own.startswith("control_") and isinstance(value, Read):
            self.control(node.children[-1], value)
        else:
            self.content(node, value, read.element_spans(own) if read.span(own) else [])

    def control(self, node: Node, read: Read) -> None:
        """What a control record says; Kaitai has its version beside the fields."""
        read = getattr(read, "body", read)
        for child in node.children:
            if child.name == "body":
                self.struct(child, read)
            elif child.type == "TagBuffer":
                self.same(child, read.span("tag_buffer"))
            else:
                self.field(child, read)

    def content(self, node: Node, value: Any, elements: list[Span]) -> None:
        """What is below a field. Bytes stay bytes in Kaitai, whatever explain knows to be inside of them."""
        if isinstance(node.value, RecordSet) and isinstance(value, Read):
            self.records(node, value)
        elif isinstance(value, list):
            shown = [child for child in node.children if child.name[:1] == "[" and not child.buffer]
            if shown or not node.children[-1:] or not node.children[-1].buffer:
                for child, each, span in zip(shown, value, elements, strict=True):
                    self.same(child, span)
                    self.element(child, each)
        elif isinstance(value, Read):
            self.struct(node, value)

    def element(self, node: Node, value: Any) -> None:
        """An element of an array. One with a length is an object of its own in Kaitai."""
        if isinstance(value, Read) and value.span("value") is None and value.span("len_value") is None:
            self.struct(node, value)
        elif isinstance(value, Read) and (not node.children or node.children[0].part):
            self.field(node, value, "value")
        elif isinstance(value, Read):
            self.struct(node, value)

    def tags(self, node: Node, buffer: Read) -> None:
        """A tag buffer: the content of a tag stands right beneath explain's node of the tag."""
        self.same(node.children[0], buffer.span("num_fields"))
        tags = node.children[1:]
        if not tags:
            return
        for child, entry, span in zip(tags, buffer.fields, buffer.element_spans("fields"), strict=True):
            self.same(child, span)
            self.same(child.children[0], entry.span("tag"))
            self.same(child.children[1], entry.span("len_data") or entry.span("len_content"))
            content = content_of(entry)
            if isinstance(content, Read):
                value = getattr(content, child.name, None)
                spans = content.element_spans(child.name) if content.span(child.name) else []
                self.content(child, value, spans)

    def records(self, node: Node, read: Read) -> None:
        """Batches, or messages, and what follows them."""
        entries = read.entries
        batches = [child for child in node.children if child.name[:1] == "["]
        for child, entry in zip(batches, entries, strict=False):
            self.same(child, entry.span("batch"))
            self.struct(child, entry.batch)
        rest = [child for child in node.children if child.name in ("tail", "padding", "left over")]
        tails = [entry.span("tail") for entry in entries[len(batches) :]]
        if rest:
            self.same(rest[0], (tails[0][0], tails[-1][1]) if tails and tails[0] and tails[-1] else None)


def _fields(node: Node | None) -> list[str]:
    """The names of a struct's fields: a batch counts its records in a field of its own."""
    return [child.name for child in node.children if not child.part] if node is not None else []
