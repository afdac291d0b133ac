"""An error as a block that a person can act on: where, what was expected and found, the bytes around it, a hint."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from construct import ConstructError

from kafkaconstruct.engines.nodes import Node
from kafkaconstruct.errors import KafkaError
from kafkaconstruct.views.mistakes import Mistake
from kafkaconstruct.views.text import Line

WINDOW = 16  # bytes a line


def error_block(
    error: ConstructError, data: bytes = b"", *, node: Node | None = None, hint: str | None = None
) -> list[Line]:
    """The lines about one error. `data` are the bytes of its buffer; `node` is the field it happened at."""
    if not isinstance(error, KafkaError):
        return [[("✗ ", "error"), (str(error), "")]]
    where = error.path or (node.path if node is not None else "")
    lines: list[Line] = [[("✗ ", "error"), (f"{where}: " if where else "", "title"), (error.reason, "error")]]
    if error.offset is not None:
        place = f"byte {error.offset} (0x{error.offset:x})" + (f" of {error.buffer}" if error.buffer else "")
        lines.append(_labelled("at", place))
    if error.expected is not None:
        lines.append(_labelled("expected", error.expected))
    if error.found is not None:
        lines.append(_labelled("found", error.found))
    if error.offset is not None and data:
        end = node.end if node is not None and node.start == error.offset else error.offset + 1
        lines += window(data, error.offset, max(end, error.offset + 1))
    advice = hint or getattr(error, "hint", None)
    if advice:
        lines.append(_labelled("hint", advice))
    return lines


def _labelled(label: str, text: str) -> Line:
    return [(f"    {label:<8}  ", "dim"), (text, "")]


def window(data: bytes, start: int, end: int) -> Iterator[Line]:
    """The bytes around `start`, with carets under `start` to `end`."""
    first = max(0, (start // WINDOW - 1) * WINDOW)
    for at in range(first, min(len(data), (start // WINDOW + 2) * WINDOW) + 1, WINDOW):
        row = data[at : at + WINDOW]
        if not row and not at <= start < at + WINDOW:
            break
        text = "".join(chr(byte) if 32 <= byte < 127 else "." for byte in row)
        yield [(f"    {at:06x}    ", "offset"), (f"{row.hex(' '):<{3 * WINDOW}} ", ""), (text, "dim")]
        if at <= start < at + WINDOW:
            count = min(end, at + WINDOW) - start
            yield [(" " * (14 + 3 * (start - at)) + ("^^ " * count).rstrip(), "error")]


def mistake_lines(mistakes: Iterable[Mistake]) -> Iterator[Line]:
    """Mistakes that would explain unreadable bytes, one block each."""
    for number, mistake in enumerate(mistakes, 1):
        yield [(f"  {number}. ", "dim"), (mistake.path or "end", "title"), (f"  {mistake.cause}", "")]
        place = f"byte {mistake.offset} (0x{mistake.offset:x})"
        yield [
            (f"     {place}: expected ", "dim"),
            (mistake.expected, "good"),
            (", found ", "dim"),
            (mistake.found, "error"),
        ]
