"""`kafkaconstruct diff`."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from kafkaconstruct.cli import given


def diff(
    expected: Annotated[str, typer.Argument(metavar="EXPECTED", help="Bytes: hex, base64, a dump, a file's name.")],
    actual: Annotated[str, typer.Argument(metavar="ACTUAL", help="Bytes, likewise.")],
    as_: Annotated[str | None, given.AS] = None,
    part: Annotated[str | None, given.PART] = None,
) -> None:
    """Compare bytes field by field. Exit code 0 means that they are the same, 1 that they differ."""
    from kafkaconstruct.errors import counted
    from kafkaconstruct.views.difference import difference_lines
    from kafkaconstruct.views.styles import write
    from kafkaconstruct.views.trouble import error_block

    sides = [given.read_bytes([words]).data for words in (expected, actual)]
    readings = [given.read_as(data, as_, part) for data in sides]
    roots = [reading.explain(data) for reading, data in zip(readings, sides, strict=True)]
    for side, reading, data in zip(("expected", "actual"), readings, sides, strict=True):
        write([[(f"{side:<8}  ", "dim"), (reading.words, "title"), (f" ({counted(len(data), 'byte')})", "dim")]])
    lines = list(difference_lines(*roots))
    write(lines)
    sys.stdout.flush()
    for side, root in zip(("expected", "actual"), roots, strict=True):
        for node, error in root.errors():
            write([[(f"in {side}:", "title")], *error_block(error, node.data, node=node)], sys.stderr)
    if sides[0] != sides[1]:
        raise typer.Exit(1)
