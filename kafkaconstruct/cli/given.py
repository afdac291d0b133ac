"""What commands are given: bytes in any shape, and names."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import typer

if TYPE_CHECKING:
    from kafkaconstruct.sources.text import Source
    from kafkaconstruct.views.reading import Reading

BYTES = typer.Argument(
    help="Hex, base64, a dump or a literal; the name of a file; - for standard input.", metavar="BYTES"
)
AS = typer.Option("--as", help="What the bytes are: NAME[:VERSION], Records, RequestFrame ...", metavar="NAME")
PART = typer.Option("--part", help="Of a request or response: frame, payload (header and body) or body.")


def usage(message: str) -> NoReturn:
    """End with exit code 2: the command was used wrongly."""
    print(f"Error: {message}", file=sys.stderr)
    raise typer.Exit(2)


def read_bytes(words: Sequence[str]) -> Source:
    """The bytes that the arguments stand for, and the shape they were in."""
    from kafkaconstruct.errors import ParseError
    from kafkaconstruct.sources.text import read_argument, read_text

    try:
        return read_argument(words[0]) if len(words) == 1 else read_text(" ".join(words))
    except ParseError as error:
        for word in words:
            if word and "\0" not in word and Path(word).is_dir():
                usage(f"{word!r} is a folder")
            if _file_like(word):
                usage("one file at a time" if Path(word).is_file() else f"there is no file {word!r}")
        place = "" if error.found is None else f", from character {error.offset}: {error.found}"
        usage(f"{error.reason}{place}\n{error.hint or ''}".rstrip())
    except OSError as error:
        usage(f"cannot read {words[0]!r}: {error.strerror}")


def _file_like(word: str) -> bool:
    return "\n" not in word and "\0" not in word and ("/" in word or ("." in word and " " not in word))


def read_as(data: bytes, name: str | None, part: str | None) -> Reading:
    """How to read the bytes; a wrong name ends the command."""
    from kafkaconstruct.errors import UnknownNameError, VersionError
    from kafkaconstruct.views.reading import PARTS, reading

    if part is not None and part not in PARTS:
        usage(f"--part is one of {', '.join(PARTS)}, not {part!r}")
    try:
        return reading(data, name, part)
    except (UnknownNameError, VersionError) as error:
        usage(str(error))


def topic_of(words: Sequence[str]) -> str | None:
    """The topic of a log segment by its folder, as Kafka names it: `orders-3/00000000000000000000.log`."""
    if len(words) != 1:
        return None
    path = Path(words[0])
    in_log = path.suffix in (".log", ".checkpoint")  # a segment, or a snapshot of KRaft's
    folder = re.fullmatch(r"(.+)-\d+", path.resolve().parent.name) if in_log else None
    return folder.group(1) if folder else None
