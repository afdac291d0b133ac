"""A message's layout as text."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from importlib import import_module

from kafkaconstruct.declare import Message
from kafkaconstruct.declare.words import snake
from kafkaconstruct.engines.grammar import Entry, grammar
from kafkaconstruct.formats import DATA
from kafkaconstruct.formats.headers import header_version
from kafkaconstruct.views.short import short
from kafkaconstruct.views.text import Line

WIDTH = 100
#: Names that `parse --as` takes and that are no messages: where the layout of what they read is described.
WAYS = {
    "RequestFrame": "an int32 size, then RequestHeader, then the request that the header names (Metadata, Fetch ...)",
    "RequestFrames": "RequestFrames one after the other, each an int32 size, a RequestHeader and a request",
    "Records": "batches or messages, one after the other; see RecordBatch and Record, and Message for magic 0 and 1",
    "Log": "batches or messages, one after the other; see RecordBatch and Record, and Message for magic 0 and 1",
    "MessageSet": "messages, one after the other; see Message",
    "MetadataRecord": "frame version, type and version, then the record of that type, as in TopicRecord",
    "RemoteLogMetadataRecord": "type and version, then the record of that type, as in RemoteLogSegmentMetadataRecord",
    "TransactionIndex": "aborted transactions, each an int16 version, then AbortedTxn",
    "ProducerSnapshotFile": "an int16 version, then ProducerSnapshot",
    "CoordinatorKey": "with a topic behind it; a record's key: an int16 type, then that key, as in OffsetCommitKey",
    "VersionPrefixed": "with a message behind it, as in VersionPrefixed:AbortedTxn; an int16 version, then it",
}
INDEXES = ("OffsetIndex", "TimeIndex")


def schema_lines(message: Message, version: int) -> Iterator[Line]:
    """Heading, field by field layout, and the notes of the declaration on versions."""
    yield [(f"{message.name} v{version}", "title"), (f"  {', '.join(_facts(message, version))}", "dim")]
    yield []
    entries = list(grammar(message[version]))
    if not entries:
        yield [("no fields", "dim")]
    width = max((2 * entry.depth + len(entry.name) for entry in entries), default=0)
    kinds = max((len(entry.type) for entry in entries), default=0)
    for entry in entries:
        yield from _entry_lines(entry, width, min(kinds, 44))
    notes = notes_of(message)
    if notes:
        yield []
        yield from ([(line, "dim")] for line in notes.splitlines())


def way_to_read(name: str) -> str | None:
    """What a name that is no message's reads, and which messages describe that; None of a name that reads nothing."""
    known = next((known for known in (*WAYS, *INDEXES) if known.lower() == name.lower()), None)
    if known is None:
        return None
    if known in INDEXES:
        fields = getattr(import_module("kafkaconstruct.formats.log.files"), known).entry.fields
        told = (
            "entries of " + ", ".join(f"{field.name} ({field.subcon!r})" for field in fields) + ", then perhaps zeros"
        )
    else:
        told = WAYS[known]
    return f"{known} is a way to read bytes (parse --as {known}), not a message: {told}"


def _facts(message: Message, version: int) -> list[str]:
    facts = [f"versions {message.declared_versions}"]
    flexible = message.flexible_versions
    facts.append(f"flexible since v{flexible[0]}" if flexible else "never flexible")
    if message.kind in ("request", "response"):
        facts = [f"API key {message.key}", *facts, f"{message.kind} header v{header_version(message, version)}"]
    elif message.key is not None:
        facts.insert(0, f"type {message.key}")
    if version in message.unstable_versions:
        facts.append("UNSTABLE: no release serves it by default")
    return facts


def _entry_lines(entry: Entry, width: int, kinds: int) -> Iterator[Line]:
    name = f"{'  ' * entry.depth}{entry.name}"
    remarks: list[str] = []
    if entry.tag is not None:
        remarks.append(f"tag {entry.tag}")
    if entry.has_default:
        remarks.append(f"default {short(entry.default)[0]}")
    if entry.docs:
        remarks.append(entry.docs)
    style = "dim" if entry.name == "_tagged_fields" else "field"
    line: Line = [(f"{name:<{width}}  ", style), (f"{entry.type:<{kinds}}", "name" if style == "field" else "dim")]
    text = "; ".join(remarks)
    room = WIDTH - width - kinds - 4
    if len(text) <= room:
        yield [*line, (f"  {text}", "dim")]
        return
    yield line
    for part in textwrap.wrap(text, max(WIDTH - 2 * entry.depth - 6, 40)):
        yield [(f"{'  ' * entry.depth}      {part}", "dim")]


def notes_of(message: Message) -> str:
    """What the declaration's file says of the message and of its versions."""
    if message.kind in ("request", "response"):
        module = f"api.{snake(message.name.removesuffix('Request').removesuffix('Response'))}"
    elif message.kind == "header":
        module = "headers"
    else:
        module = next((module for module, names in DATA.items() if message.name in names), "")
    return (import_module(f"kafkaconstruct.formats.{module}").__doc__ or "").strip() if module else ""
