"""`kafkaconstruct capture`."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, BinaryIO

import typer

from kafkaconstruct.cli import given

if TYPE_CHECKING:
    from kafkaconstruct.conversation import Capture, Message
    from kafkaconstruct.views.capture_filter import Filter

LONG = 8 << 20  # bytes of a file from which progress is shown


def capture(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A pcap or pcapng file; - for standard input.")],
    api: Annotated[list[str] | None, typer.Option(metavar="NAME", help="Only this API; may be repeated.")] = None,
    client: Annotated[str | None, typer.Option(metavar="TEXT", help="Only clients with this in id or address.")] = None,
    topic: Annotated[str | None, typer.Option(metavar="NAME", help="Only messages about this topic; * works.")] = None,
    errors: Annotated[bool, typer.Option("--errors", help="Only messages with an error code or a problem.")] = False,
    slower_than: Annotated[
        str | None, typer.Option(metavar="MS", help="Only responses that took longer: 250, 250ms, 1.5s.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="JSON lines: a message a line, with everything in it.")] = False,
    summary: Annotated[bool, typer.Option("--summary", help="Numbers by API, topic and client.")] = False,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="Write one self-contained page.")] = None,
) -> None:
    """Show what clients and brokers said to each other.

    Each request and its response, from a capture file or a pipe: tcpdump -U -w - | kafkaconstruct capture -

    Brokers and ports are found out. What is not Kafka is left out; TLS and the like are named. The options that narrow
    what is shown go for --json, --summary and --html, too.
    """
    if sum((json, summary, html is not None)) > 1:
        given.usage("--json, --summary and --html exclude each other")
    wanted = _filter(api, client, topic, errors, _milliseconds(slower_than))
    with _opened(file) as (stream, live):
        reader = _reader(stream, live)
        judged = _judged(reader.messages() if live else _progress(reader, stream, file))
        messages = _or_note(wanted.apply(judged), wanted)
        if html is not None:
            _write_html(html, file, reader, messages, wanted)
        elif summary:
            _print_summary(reader, messages, wanted)
        else:
            _print_lines(messages, wanted, json, live)
            if not json:
                _print_rest(reader)


def _milliseconds(text: str | None) -> float | None:
    if text is None:
        return None
    match = re.fullmatch(r"(\d+(?:\.\d*)?)\s*(ms|s)?", text.strip())
    if match is None:
        given.usage(f"--slower-than takes milliseconds, as in 250, 250ms or 1.5s, not {text!r}")
    return float(match[1]) * (1000 if match[2] == "s" else 1)


def _filter(
    api: list[str] | None, client: str | None, topic: str | None, errors: bool, slower_than: float | None
) -> Filter:
    from kafkaconstruct.errors import UnknownNameError
    from kafkaconstruct.formats.index import api as api_named
    from kafkaconstruct.views.capture_filter import Filter

    keys: set[int] = set()
    for name in api or []:
        try:
            keys.add(int(name) if name.isdecimal() else int(api_named(name).key))
        except UnknownNameError as error:
            given.usage(str(error))
    return Filter(frozenset(keys), client, topic, errors, slower_than)


@contextmanager
def _opened(file: str) -> Iterator[tuple[BinaryIO, bool]]:
    """The file, and whether it is a pipe that somebody waits for."""
    if file == "-":
        yield sys.stdin.buffer, not sys.stdin.buffer.seekable()
        return
    try:
        stream = Path(file).open("rb")  # noqa: SIM115  # closed below
    except OSError as error:
        given.usage(f"cannot read {file!r}: {error.strerror}")
    with stream:
        yield stream, not stream.seekable()


def _reader(stream: BinaryIO, live: bool) -> Capture:
    from kafkaconstruct.conversation import Capture
    from kafkaconstruct.identify import identify_response
    from kafkaconstruct.sources.tcp import LIVE

    return Capture(stream, LIVE if live else None, identify_response)


def _judged(messages: Iterator[Message]) -> Iterator[Message]:
    """The messages, with what the protocol's rules say of them."""
    from kafkaconstruct.views.capture_verdicts import Verdicts

    return Verdicts().apply(messages)


def _or_note(messages: Iterator[Message], wanted: Filter) -> Iterator[Message]:
    """The messages; a note on stderr where what was asked for is not among them."""
    matched = False
    for message in messages:
        matched = True
        yield message
    if not matched and wanted.narrows:
        print("note: no message matches", file=sys.stderr)


def _progress(reader: Capture, stream: BinaryIO, file: str) -> Iterator[Message]:
    """The messages; on a terminal with a bar, if the file is long."""
    size = Path(file).stat().st_size if file != "-" else 0
    if size < LONG or not sys.stderr.isatty():
        yield from reader.messages()
        return
    from rich.console import Console
    from rich.progress import BarColumn, DownloadColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), DownloadColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(file, total=size)
        for message in reader.messages():
            yield message
            bar.update(task, completed=stream.tell())


def _print_lines(messages: Iterator[Message], wanted: Filter, json: bool, live: bool) -> None:
    from kafkaconstruct.views.capture_json import json_line
    from kafkaconstruct.views.capture_table import heading, table_line
    from kafkaconstruct.views.styles import write

    def show_json(message: Message) -> None:
        print(json_line(message))

    def show_row(message: Message) -> None:
        write([table_line(message, wanted.names)])

    show = show_json if json else show_row
    for number, message in enumerate(messages):
        if not number and not json:
            write([heading()])
        show(message)
        if live:
            sys.stdout.flush()


def _print_rest(reader: Capture) -> None:
    """What the file held besides, on stderr."""
    notes = [f"{count} packets left out: {reason}" for reason, count in reader.skipped.reasons.most_common()]
    if reader.skipped.cut:
        notes.append(f"the file is cut off: {reader.skipped.cut}")
    others = reader.streams - len(reader.kafka_streams)
    if others:
        notes.append(f"{others} of {reader.streams} TCP streams are not Kafka")
    for note in notes:
        print(f"note: {note}", file=sys.stderr)


def _print_summary(reader: Capture, messages: Iterator[Message], wanted: Filter) -> None:
    from kafkaconstruct.views.capture_summary import Summary, summary_lines
    from kafkaconstruct.views.styles import write

    numbers = Summary()
    for message in messages:
        numbers.add(message)
    write(summary_lines(numbers, reader, wanted.names))


def _write_html(path: Path, file: str, reader: Capture, messages: Iterator[Message], wanted: Filter) -> None:
    from kafkaconstruct.views.capture_html import write_page

    try:
        with path.open("w", encoding="utf-8") as page:
            title = Path(file).name if file != "-" else "standard input"
            count, left = write_page(page, title, messages, wanted.names)
    except OSError as error:
        given.usage(f"cannot write {str(path)!r}: {error.strerror}")
    print(f"{path}: {count} messages" + (f", the first of {count + left}" if left else ""))
    _print_rest(reader)
