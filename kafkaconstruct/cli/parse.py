"""`kafkaconstruct parse`."""

from __future__ import annotations

import sys
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated

import typer

from kafkaconstruct.cli import given

if TYPE_CHECKING:
    from kafkaconstruct.engines.nodes import Node
    from kafkaconstruct.views.reading import Reading

MOST_ERRORS = 20  # that are printed
LONG_LOG = 1 << 18  # bytes from which on the batches of a log are listed instead of every field


def parse(
    words: Annotated[list[str], given.BYTES],
    as_: Annotated[str | None, given.AS] = None,
    part: Annotated[str | None, given.PART] = None,
    topic: Annotated[
        str | None,
        typer.Option(
            help="The topic of a log, for what is inside of an internal one's records; its folder says it, too."
        ),
    ] = None,
    hex_: Annotated[bool, typer.Option("--hex", help="Annotated hex: the bytes beside each field.")] = False,
    at: Annotated[str | None, typer.Option(help="Which field is the byte at this offset?", metavar="OFFSET")] = None,
    records: Annotated[bool, typer.Option("--records", help="The records, one a line.")] = False,
    json: Annotated[bool, typer.Option("--json", help="JSON, which build reads back to the same bytes.")] = False,
    yaml: Annotated[bool, typer.Option("--yaml", help="The same as YAML.")] = False,
    all_: Annotated[bool, typer.Option("--all", help="All elements of long arrays.")] = False,
) -> None:
    """Take bytes apart, field by field.

    A request, a response, a record batch, a message set, a log file, several requests back to back.

    A response names neither its API nor its version: say them with --as. Exit code 1 means that the bytes are bad
    (a wrong checksum and left-over bytes are), 0 that they are fine.
    """
    if sum((hex_, at is not None, records, json, yaml)) > 1:
        given.usage("--hex, --at, --records, --json and --yaml exclude each other")
    from kafkaconstruct.errors import ParseError, counted

    source = given.read_bytes(words)
    try:
        reading = given.read_as(source.data, as_, part)
    except ParseError:
        print(f"({counted(len(source.data), 'byte')}, {source.form})", file=sys.stderr)
        raise
    mode = _mode(hex_, at, records, json, yaml)
    if reading.name == "Records":
        reading = of_topic(reading, topic or given.topic_of(words))
        long = mode in ("tree", "hex") and not all_ and len(source.data) > LONG_LOG
        if mode == "records" or long:
            raise typer.Exit(show_log(reading, source.data, source.form, batches=long))
    elif topic is not None:
        given.usage(f"--topic is for records, and this is {reading.words}")
    root = reading.explain(source.data)
    show(root, reading, source.data, source.form, mode=mode, at=at, everything=all_)
    if complain(root, reading, source.data):
        raise typer.Exit(1)


def _mode(hex_: bool, at: str | None, records: bool, json: bool, yaml: bool) -> str:
    modes = {"hex": hex_, "at": at is not None, "records": records, "json": json, "yaml": yaml}
    return next((mode for mode, chosen in modes.items() if chosen), "tree")


def show(
    root: Node, reading: Reading, data: bytes, form: str, *, mode: str, at: str | None = None, everything: bool = False
) -> None:
    """Print what was read, in one of the modes."""
    from kafkaconstruct.errors import counted
    from kafkaconstruct.views import rows, text
    from kafkaconstruct.views.styles import write

    most = None if everything else rows.MOST_ELEMENTS
    title: text.Line = [(f"{reading.words} ", "title"), (f"({counted(len(data), 'byte')}, {form})", "dim")]
    machine = mode in ("json", "yaml")
    heading = [title, [(reading.reason, "dim")]] if reading.reason else [title]
    write(heading, sys.stderr if machine else sys.stdout)
    if machine:
        _document(root, reading, data, mode)
    elif mode == "at":
        from kafkaconstruct.views.place import place

        write(place(root, _offset(str(at), len(data))))
    elif mode == "records":
        from kafkaconstruct.views.record_lines import record_lines

        write(record_lines(root))
    else:
        write(text.annotated(root, most=most) if mode == "hex" else text.tree(root, most=most))


def of_topic(reading: Reading, topic: str | None) -> Reading:
    """Records whose topic is known."""
    if topic is None:
        return reading
    from kafkaconstruct.views.forms import TopicRecords

    return replace(reading, what=TopicRecords(topic), words=f"{reading.words}, of topic {topic}")


def show_log(reading: Reading, data: bytes, form: str, *, batches: bool) -> int:
    """Print a log's records, or its batches, without a tree of it all. The exit code."""
    from kafkaconstruct.errors import counted
    from kafkaconstruct.views.record_lines import batch_lines, log_lines, problems
    from kafkaconstruct.views.styles import write
    from kafkaconstruct.views.trouble import error_block

    write([[(f"{reading.words} ", "title"), (f"({counted(len(data), 'byte')}, {form})", "dim")]])
    write(batch_lines(data) if batches else log_lines(data))
    sys.stdout.flush()
    count = 0
    for error in problems(data):
        count += 1
        if count <= MOST_ERRORS:
            write(error_block(error, b"" if error.buffer else data), sys.stderr)
    _say_more(count)
    return 1 if count else 0


def _say_more(count: int) -> None:
    """That there are more errors than were printed."""
    if count > MOST_ERRORS:
        print(f"… and {count - MOST_ERRORS} more", file=sys.stderr)


def _offset(text: str, size: int) -> int:
    try:
        offset = int(text, 0)
    except ValueError:
        given.usage(f"--at takes an offset such as 31 or 0x1f, not {text!r}")
    if not 0 <= offset < size:
        given.usage(f"--at {text}: the input has bytes 0 to {size - 1} (0x{size - 1:x})")
    return offset


def _document(root: Node, reading: Reading, data: bytes, mode: str) -> None:
    from kafkaconstruct.errors import TrailingBytesError
    from kafkaconstruct.views.documents import document, to_json, to_yaml
    from kafkaconstruct.views.forms import Series

    if root.error is None:
        value = root.value
    elif isinstance(root.error, TrailingBytesError) and not isinstance(reading.what, Series):
        value = root.error.value
    else:
        return  # the error says why there is nothing to print
    made = document(reading, value, data)
    print(to_json(made) if mode == "json" else to_yaml(made).rstrip())


def complain(root: Node, reading: Reading, data: bytes) -> bool:
    """Print what is wrong to standard error; whether anything is."""
    from kafkaconstruct.views.hints import hint, mistakes
    from kafkaconstruct.views.styles import write
    from kafkaconstruct.views.trouble import error_block, mistake_lines

    explained = False
    count = 0
    sys.stdout.flush()
    for node, error in root.errors():
        advice = hint(reading, data, error) if error is root.error else None
        explained = explained or bool(advice)
        count += 1
        if count <= MOST_ERRORS or error is root.error:
            write(error_block(error, node.data, node=node, hint=advice), sys.stderr)
    _say_more(count)
    if root.error is not None:
        found = mistakes(reading, data)
        if found and not (explained and len(found) > 1):
            heading = (
                "It reads to the end with this put right:"
                if len(found) == 1
                else "It reads to the end with these put right:"
            )
            write([[(heading, "title")], *mistake_lines(found)], sys.stderr)
    return count > 0
