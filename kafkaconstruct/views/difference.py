"""Two trees, field by field."""

from __future__ import annotations

from collections.abc import Iterator

from kafkaconstruct.engines.nodes import Node
from kafkaconstruct.views.rows import rows, shown_children
from kafkaconstruct.views.short import node_value
from kafkaconstruct.views.text import Line

LIMIT = 40  # characters of a value
PATH_WIDTH = 70


def difference_lines(expected: Node, actual: Node) -> Iterator[Line]:
    """The fields that differ: path, offset and value on either side."""
    changes = list(_changes(_fields(expected), _fields(actual)))
    if not changes and expected.data == actual.data:
        yield [("the same bytes", "good")]
    elif not changes:
        yield [("the same values in other bytes: compare them with parse --hex", "note")]
    width = min(max((len(path) for path, *_ in changes), default=0), PATH_WIDTH)
    places = max((len(where) for _, where, *_ in changes), default=0)
    for path, where, before, after in changes:
        head: Line = [(f"{path:<{width}}  ", "title"), (f"{where:<{places}}  ", "offset")]
        yield [*head, (before, "good"), ("  →  ", "dim"), (after, "error")]


def _changes(expected: dict[str, Node], actual: dict[str, Node]) -> Iterator[tuple[str, str, str, str]]:
    """Path, offsets, and both texts."""
    for path in dict.fromkeys([*expected, *actual]):
        before, after = expected.get(path), actual.get(path)
        if before is not None and after is not None:
            texts = _difference(before, after)
        elif _parent_missing(path, expected if before is None else actual):
            texts = None  # the struct around it is said to be missing
        else:
            texts = _text(before), _text(after)
        if texts is not None:
            yield path, _where(before, after), *texts


def _fields(root: Node) -> dict[str, Node]:
    return {row.node.path or row.node.type: row.node for row in rows(root, most=None)}


def _parent_missing(path: str, other: dict[str, Node]) -> bool:
    parent = path[: max(path.rfind("."), path.rfind("["), 0)]
    return bool(parent) and parent not in other


def _difference(before: Node, after: Node) -> tuple[str, str] | None:
    """Both texts of a field that differs; None where it does not, or where its members are compared."""
    texts = _text(before), _text(after)
    if shown_children(before) or shown_children(after):
        counts = isinstance(before.value, list) and isinstance(after.value, list)
        null = (before.value is None) != (after.value is None) and texts[0] != texts[1]  # not one that is cut off
        return texts if null or (counts and len(before.value) != len(after.value)) else None
    if before.raw == after.raw or (before.value == after.value and before.type != after.type):
        return None  # the same, be it in the form of another version
    if texts[0] != texts[1]:
        return texts
    return _from_difference(before.raw, after.raw)


def _from_difference(before: bytes, after: bytes) -> tuple[str, str]:
    """The bytes from the first that differs on, of values that look alike."""
    at = next((i for i, (x, y) in enumerate(zip(before, after, strict=False)) if x != y), 0)
    one, other = (f"{'… ' if at else ''}{data[at : at + 12].hex(' ')}" for data in (before, after))
    return one, other


def _where(before: Node | None, after: Node | None) -> str:
    offsets = [f"{node.start:04x}" if node is not None else "-" for node in (before, after)]
    return offsets[0] if offsets[0] == offsets[1] else " / ".join(offsets)


def _text(node: Node | None) -> str:
    if node is None:
        return "not there"
    return node_value(node, LIMIT)[0] or "there"
