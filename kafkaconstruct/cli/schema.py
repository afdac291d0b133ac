"""`kafkaconstruct schema`."""

from __future__ import annotations

from typing import Annotated

import typer

from kafkaconstruct.cli import given


def schema(
    name: Annotated[str, typer.Argument(metavar="NAME[:VERSION]", help="A message or an API, as in Produce:9.")],
    source: Annotated[bool, typer.Option("--source", help="The Python that the compiler makes of it.")] = False,
) -> None:
    """Show a message's layout in words.

    Field by field, with the protocol guide's names of types, defaults, tags and docs.
    """
    from kafkaconstruct.errors import UnknownNameError, VersionError
    from kafkaconstruct.formats.index import named
    from kafkaconstruct.views.schema import schema_lines
    from kafkaconstruct.views.styles import write

    try:
        message, version = named(name)
    except (UnknownNameError, VersionError) as error:
        given.usage(str(error))
    if source:
        codec = message[version].codec
        print(codec.parse_source, codec.build_source, sep="\n\n")  # type: ignore[attr-defined]
        return
    write(schema_lines(message, version))
