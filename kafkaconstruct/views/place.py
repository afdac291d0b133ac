"""Which field a byte belongs to."""

from __future__ import annotations

from collections.abc import Iterator

from kafkaconstruct.engines.nodes import Node
from kafkaconstruct.views.short import node_value
from kafkaconstruct.views.text import Line, annotated
from kafkaconstruct.views.trouble import window


def place(root: Node, offset: int) -> Iterator[Line]:
    """The field at an offset: its path, type, bytes and value, what it is for, and what it stands in."""
    node = root.at(offset)
    assert node is not None, "every byte of the input belongs to a node"
    field = node
    while field.part and field.parent is not None:
        field = field.parent
    yield [("byte      ", "dim"), (f"{offset} (0x{offset:x}) is {root.data[offset]:02x}", "")]
    part = f", its {node.name}" if node is not field else ""
    yield [("field     ", "dim"), (field.path or field.type, "title"), (part, "")]
    yield [("type      ", "dim"), (field.type, ""), (f", {node.type}" if node is not field else "", "dim")]
    first, last = field.start, field.end - 1
    span = f"{first} to {last} (0x{first:x} to 0x{last:x}), {last - first + 1} of them"
    yield [("bytes     ", "dim"), (span, "")]
    if node is not field:
        yield [("", ""), ("          ", ""), (f"its {node.name}: {node.start} to {node.end - 1}", "")]
    value, style = node_value(field)
    if value:
        yield [("value     ", "dim"), (value, style)]
    docs = next((around.docs for around in (field, *field.ancestors()) if around.docs), "") if field.docs else ""
    if docs:
        yield [("about     ", "dim"), (docs, "")]
    for note in (*field.notes, *(node.notes if node is not field else ())):
        yield [("note      ", "dim"), (note, "note")]
    yield []
    yield from window(root.data, offset, offset + 1)
    if field.children and any(not child.part for child in field.children) and field.end - field.start <= 256:
        yield []
        yield from annotated(field)
