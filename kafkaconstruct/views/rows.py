"""The rows of a tree: one for each node that says something, its form's parts (lengths, counts) folded into it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from construct import ConstructError

from kafkaconstruct.engines.nodes import Node
from kafkaconstruct.views.short import PLAIN, is_plain, node_value

MOST_ELEMENTS = 50  # of an array that are shown, unless all are asked for
INLINE = 56  # characters that a list may take to stand on one row


@dataclass(slots=True)
class Row:
    """One line of a tree. `pieces` are the bytes that the row stands for, a run for each part: its length, its text."""

    node: Node
    depth: int
    name: str
    type: str
    value: str
    style: str
    pieces: list[tuple[int, bytes, bool]] = field(default_factory=list)  # offset, bytes, whether it is a part
    notes: list[str] = field(default_factory=list)
    error: ConstructError | None = None


def rows(root: Node, *, most: int | None = MOST_ELEMENTS) -> Iterator[Row]:
    """The rows of a tree, the root's own first unless it has no name; arrays show `most` elements (None: all)."""
    waiting = [(root, 0)]
    while waiting:
        node, depth = waiting.pop()
        below = shown_children(node)
        if node is not root or node.name or not below:
            yield _row(node, depth, below)
            depth += 1
        below = _fewer(below, most)
        waiting.extend((child, depth) for child in reversed(below))


def shown_children(node: Node) -> list[Node]:
    """The children that get a row of their own."""
    children = [child for child in node.children if not child.part]
    if children and is_inline(node, children):
        return []
    if all(child.part and not child.children for child in node.children) and node.value is not None:
        return []
    return children


def is_inline(node: Node, children: list[Node]) -> bool:
    """Whether a list of plain values stands on its own row."""
    value = node.value
    if not isinstance(value, list) or node.error is not None or any(child.error or child.notes for child in children):
        return False
    if not all(is_plain(element) for element in value):
        return False
    return not any(isinstance(element, str | bytes) for element in value) or len(str(value)) <= INLINE


def _row(node: Node, depth: int, below: list[Node]) -> Row:
    value, style = node_value(node) if node.error is None or node.value is not None else ("", PLAIN)
    row = Row(node, depth, node.name, node.type.partition(" of ")[0], value, style, error=node.error)
    if row.type == row.name:
        row.type = ""
    own = node.children if not below else [child for child in node.children if child.part]
    _gather(node, own, row)
    row.notes[:0] = node.notes
    if row.error is None:
        row.error = next((child.error for child in own if child.error is not None), None)
    return row


def _gather(node: Node, own: list[Node], row: Row) -> None:
    """The bytes and the notes of the parts that are folded into a row."""
    if not own and node.is_leaf:
        row.pieces.append((node.start, node.raw, False))
    for child in own:
        if child.buffer != node.buffer:
            continue
        if child.children:
            _gather(child, child.children, row)
        else:
            row.pieces.append((child.start, child.raw, child.name in ("length", "count", "present", "tag", "size")))
        row.notes += [f"{child.name}: {note}" if child.name else note for note in child.notes]


def _fewer(below: list[Node], most: int | None) -> list[Node]:
    """The first `most` elements of an array, then those with an error; what is left out is counted in one more row."""
    elements = [child for child in below if child.name[:1] == "["]
    if most is None or len(elements) <= most:
        return below
    late = {id(child) for child in elements[most:] if child.error is None}
    kept = [child for child in below if id(child) not in late]
    last = kept.index(elements[most - 1]) + 1
    return [*kept[:last], _more(elements[most - 1], len(late)), *kept[last:]] if late else kept


def _more(node: Node, left: int) -> Node:
    """A row that stands for `left` elements after a node."""
    more = Node(f"… {left} more", "", node.end, node.parent)
    more.buffer = node.buffer
    return more
