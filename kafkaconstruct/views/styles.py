"""Colours, only on terminals."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from typing import TextIO

#: Style name -> rich style. Plain names of the 16 colours, so that every terminal theme stays readable.
THEME = {
    "offset": "bright_black",
    "field": "default",
    "struct": "bold",
    "index": "bright_black",
    "type": "bright_black",
    "part": "bright_black",
    "dim": "bright_black",
    "number": "cyan",
    "text": "green",
    "bytes": "yellow",
    "null": "bright_black",
    "flag": "magenta",
    "name": "blue",
    "plain": "default",
    "note": "yellow",
    "error": "bold red",
    "good": "green",
    "title": "bold",
}


def write(lines: Iterable[list[tuple[str, str]]], stream: TextIO | None = None) -> None:
    """Write lines of (text, style): in colours on a terminal that wants them, plainly elsewhere."""
    out = sys.stdout if stream is None else stream
    if not coloured(out):
        for line in lines:
            out.write("".join(text for text, _ in line).rstrip() + "\n")
        return
    from rich.console import Console
    from rich.text import Text
    from rich.theme import Theme

    console = Console(file=out, theme=Theme(THEME), highlight=False, soft_wrap=True, emoji=False)
    for line in lines:
        console.print(Text.assemble(*[(text, style or "default") for text, style in line]))


def coloured(stream: TextIO) -> bool:
    """Whether to write colours."""
    if os.environ.get("NO_COLOR"):
        return False
    return bool(os.environ.get("FORCE_COLOR")) or stream.isatty()
