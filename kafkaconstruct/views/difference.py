"""Two trees, field by field."""

from __future__ import annotations

from collections.abc import Iterator

from kafkaconstruct.engines.nodes import Node
from kafkaconstruct.views.rows import rows
from kafkaconstruct.views.short import node_value
from kafkaconstruct.views.text import Line

LIMIT = 40  # characters of a value


def difference_lines(expected: Node, actual: Node) -> Iterator[Line]:
    """The fields that differ: path, offset and value on either side."""
    sides = [_fields(expected), _fields(actual)]
    changes: list[tuple[str, str, str, str]] = []
    for path in dict.fromkeys([*sides[0], *sides[1]]):
        before, after = sides[0].get(path), sides[1].get(path)
        if before is None or after is None:
            if _parent_missing(path, sides[0 if before is None else 1]):
                continue  # the struct around it is said to be missing
        elif not _differ(before, after):
            continue
        changes.append((path, _where(before, after), _text(before), _text(after)))
    if not changes:
        same = expected.data == actual.data
        yield [
            (
                "the same bytes" if same else "the same values in other bytes: compare with parse --hex",
                "good" if same else "note",
            )
        ]
        return
    width = min(max(len(path) for path, *_ in changes), 60)
    for path, where, before_text, after_text in changes:
        head: Line = [(f"{path:<{width}}  ", "title"), (f"{where:<13}  ", "offset")]
        yield [*head, (before_text, "good"), ("  →  ", "dim"), (after_text, "error")]


def _fields(root: Node) -> dict[str, Node]:
    return {row.node.path or row.node.type: row.node for row in rows(root, most=None)}


def _parent_missing(path: str, other: dict[str, Node]) -> bool:
    parent = path[: max(path.rfind("."), path.rfind("["), 0)]
    return bool(parent) and parent not in other


def _differ(before: Node, after: Node) -> bool:
    if any(not child.part for child in (*before.children, *after.children)) and not isinstance(
        before.value, list | int
    ):
        return False  # its members are compared
    if isinstance(before.value, list) and isinstance(after.value, list):
        return (
            len(before.value) != len(after.value)
            or (not before.children[1:] and before.raw != after.raw)
            or (node_value(before) != node_value(after))
        )
    return before.raw != after.raw or before.type != after.type


def _where(before: Node | None, after: Node | None) -> str:
    offsets = [f"{node.start:04x}" if node is not None else "-" for node in (before, after)]
    return offsets[0] if offsets[0] == offsets[1] else " / ".join(offsets)


def _text(node: Node | None) -> str:
    if node is None:
        return "not there"
    text = node_value(node, LIMIT)[0]
    return text or (node.raw[:12].hex(" ") if node.raw else "there") if not node.children or text else "there"
