"""`kafkaconstruct ksy`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from kafkaconstruct.cli import given


def ksy(
    name: Annotated[
        str | None, typer.Argument(metavar="NAME[:VERSION]", help="A message or an API, or a spec: kafka_request.")
    ] = None,
    frame: Annotated[
        bool, typer.Option("--frame", help="A whole frame: size and header in front of the body.")
    ] = False,
    wrap: Annotated[
        str | None,
        typer.Option(metavar="BYTES", help="Write this response's frame as kafka_keyed_response takes it: raw bytes."),
    ] = None,
    all_into: Annotated[
        Path | None, typer.Option("--all", metavar="FOLDER", help="Write every spec there is into a folder.")
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="With --all: write nothing; fail where a spec there is not current.")
    ] = False,
) -> None:
    """Write a Kaitai Struct spec.

    It stands alone in its file, as the Web IDE (ide.kaitai.io) wants it. A response names neither its API nor its
    version: the spec kafka_keyed_response takes any response, with the two put in front, which --wrap does.
    """
    from kafkaconstruct.errors import BuildError, UnknownNameError, VersionError
    from kafkaconstruct.formats.index import named
    from kafkaconstruct.views.ksy import ksy_for, stale, write_all
    from kafkaconstruct.views.ksy import wrap as wrapped

    if all_into is not None:
        if not check:
            print(f"{len(write_all(all_into))} specs in {all_into}")
        elif differing := stale(all_into):
            for each in differing:
                print(f"{all_into / each} is not what the declarations make it", file=sys.stderr)
            raise typer.Exit(1)
        return
    if name is None:
        given.usage("which spec? NAME[:VERSION], or --all FOLDER")
    try:
        if wrap is not None:
            message, version = named(name)
            sys.stdout.buffer.write(wrapped(message.name, version, given.read_bytes([wrap]).data))
        elif name.startswith("kafka_"):
            print(ksy_for(name), end="")
        else:
            message, version = named(name)
            print(ksy_for(message.name, version, framed=frame), end="")
    except (UnknownNameError, VersionError, BuildError) as error:
        given.usage(str(error))
