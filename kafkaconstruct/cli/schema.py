"""`kafkaconstruct schema`."""

from __future__ import annotations

from typing import Annotated

import typer

from kafkaconstruct.cli import given


def schema(
    name: Annotated[str, typer.Argument(metavar="NAME[:VERSION]", help="A message or an API, as in Produce:9.")],
    source: Annotated[bool, typer.Option("--source", help="The Python that the compiler makes of it.")] = False,
    diff: Annotated[int | None, typer.Option(metavar="VERSION", help="What is different in that version.")] = None,
    history: Annotated[bool, typer.Option("--history", help="What every version changed, and its release.")] = False,
) -> None:
    """Show a message's layout in words.

    Field by field, with the protocol guide's names of types, defaults, tags and docs.
    """
    from kafkaconstruct.errors import UnknownNameError, VersionError
    from kafkaconstruct.formats.index import named
    from kafkaconstruct.views.schema import schema_lines, way_to_read
    from kafkaconstruct.views.styles import write

    if source + history + (diff is not None) > 1:
        given.usage("--source, --diff and --history exclude each other")
    try:
        message, version = named(name)
    except (UnknownNameError, VersionError) as error:
        given.usage(way_to_read(name.partition(":")[0]) or str(error))
    if source:
        codec = message[version].codec
        print(codec.parse_source, codec.build_source, sep="\n\n")  # type: ignore[attr-defined]  # the compiler's has it
        return
    if history or diff is not None:
        from kafkaconstruct.views.evolution import change_lines, history_lines

        if diff is not None and diff not in message.versions:
            given.usage(f"{message.name} has no version {diff} (it has {message.declared_versions})")
        write(history_lines(message) if diff is None else change_lines(message, version, diff))
        return
    write(schema_lines(message, version))
