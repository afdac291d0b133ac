"""A tree as text: offset, field, type and value; or, annotated, with the bytes of each field beside it.

A line is a list of (text, style) segments, so that it prints plainly or in colours.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from kafkaconstruct.engines.nodes import Node
from kafkaconstruct.errors import counted
from kafkaconstruct.views.rows import MOST_ELEMENTS, Row, rows
from kafkaconstruct.views.short import node_value

Line = list[tuple[str, str]]

WIDTH = 100  # columns that a line should keep to
INDENT = 2
BYTES_A_LINE = 8
MOST_LINES = 4  # of bytes, for one field
LEAST_VALUE = 24  # characters of a value that are always shown
NAME_WIDTH = (16, 44)  # columns, at least and at most
TYPE_WIDTH = 22


def node_text(node: Node) -> str:
    """A node and all below it, as explain prints it."""
    return plain(annotated(node) if len(node.raw) <= 512 else tree(node))


def plain(lines: Iterable[Line]) -> str:
    """Lines without their styles."""
    return "\n".join("".join(text for text, _ in line).rstrip() for line in lines)


def tree(root: Node, *, most: int | None = MOST_ELEMENTS) -> Iterator[Line]:
    """One line a field: offset, name, type, value."""
    found = list(rows(root, most=most))
    digits, width = _offset_digits(found), _name_width(found)
    kind = max((len(row.type) for row in found), default=0)
    kind = min(kind, TYPE_WIDTH)
    buffer = root.buffer
    for row in found:
        if row.node.buffer != buffer:
            buffer = row.node.buffer
            yield _buffer_line(row, buffer)
        line: Line = [
            (f"{row.node.start:0{digits}x}  ", "offset"),
            (f"{' ' * INDENT * row.depth}{row.name}".ljust(width) + "  ", _name_style(row)),
            (row.type.ljust(kind) + "  ", "type"),
        ]
        yield _with_remarks([*line, _fitted(row, line)], row)


def annotated(root: Node, *, most: int | None = MOST_ELEMENTS) -> Iterator[Line]:
    """Annotated hex: the bytes of a field, a bar after its length or count, then its name and value."""
    found = list(rows(root, most=most))
    digits, width = _offset_digits(found), _name_width(found)
    buffer = root.buffer
    for row in found:
        if row.node.buffer != buffer:
            buffer = row.node.buffer
            yield _buffer_line(row, buffer)
        runs = list(_byte_runs(row))
        start, first = runs[0] if runs else (row.node.start, [])
        line: Line = [
            (f"{start:0{digits}x}  ", "offset"),
            *first,
            (" " * (3 * BYTES_A_LINE + 1 - _length(first)), ""),
            (f"{' ' * INDENT * row.depth}{row.name}".ljust(width) + "  ", _name_style(row)),
        ]
        yield _with_remarks([*line, _fitted(row, line)], row)
        for at, run in runs[1:MOST_LINES]:
            yield [(f"{at:0{digits}x}  ", "offset"), *run]
        if len(runs) > MOST_LINES:
            left = sum(len(data) for _, data, _ in row.pieces) - MOST_LINES * BYTES_A_LINE
            yield [(" " * (digits + 2) + f"… {left} more bytes", "dim")]


def _byte_runs(row: Row) -> Iterator[tuple[int, Line]]:
    """The bytes of a row, `BYTES_A_LINE` a line; a bar stands between its parts."""
    flat = [(offset + i, byte, is_part) for offset, data, is_part in row.pieces for i, byte in enumerate(data)]
    ends = {offset + len(data) for offset, data, is_part in row.pieces if is_part}
    for at in range(0, len(flat), BYTES_A_LINE):
        line: Line = []
        run = flat[at : at + BYTES_A_LINE]
        for offset, byte, is_part in run:
            bar = offset + 1 in ends and offset + 1 < row.node.end and (offset, byte, is_part) != run[-1]
            line.append((f"{byte:02x}", "part" if is_part else row.style))
            line.append(("│" if bar else " ", "dim"))
        yield run[0][0], line


def _fitted(row: Row, line: Line) -> tuple[str, str]:
    """The row's value, shorter where the line has less room for it."""
    room = WIDTH - _length(line)
    value = row.value if len(row.value) <= room else node_value(row.node, max(room - 4, LEAST_VALUE))[0]
    return value, row.style


def _with_remarks(line: Line, row: Row) -> Line:
    """The line with the notes on its row and what is wrong with it: in full where there is room, else the reason."""
    line = [*line, *((f"  ({note})", "note") for note in row.notes)]
    if row.error is None:
        return line
    reason = getattr(row.error, "reason", None) or str(row.error)
    expected, found = getattr(row.error, "expected", None), getattr(row.error, "found", None)
    details = "".join([f"; expected {expected}" if expected else "", f", found {found}" if found else ""])
    room = WIDTH - _length(line) - len(reason) - 4
    return [*line, (f"  ✗ {reason}{details if len(details) <= room else ''}", "error")]


def _buffer_line(row: Row, buffer: str) -> Line:
    if not buffer:
        return [("── back in the input", "dim")]
    return [(f"── {buffer}: {counted(len(row.node.data), 'byte')} when decompressed", "dim")]


def _name_style(row: Row) -> str:
    if row.error is not None:
        return "error"
    return "index" if row.name[:1] in "[…" else "field" if row.value or row.pieces else "struct"


def _length(line: Line) -> int:
    return sum(len(text) for text, _ in line)


def _offset_digits(found: list[Row]) -> int:
    return max(4, len(f"{max((row.node.end for row in found), default=0):x}"))


def _name_width(found: list[Row]) -> int:
    longest = max((INDENT * row.depth + len(row.name) for row in found), default=0)
    return min(max(longest, NAME_WIDTH[0]), NAME_WIDTH[1])
