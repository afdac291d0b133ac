"""The small files beside a log segment, as Constructs of whole files.

OffsetIndex, TimeIndex   entries, then perhaps the zeros that a broker allocated: a Container of `entries`, `padding`
TransactionIndex         aborted transactions, each behind its int16 version: a list of Containers of `version`, `body`
ProducerSnapshotFile     int16 version, then a ProducerSnapshot whose CRC is computed: a Container of `version`, `body`

Source: OffsetIndex, TimeIndex, AbortedTxn and ProducerStateManager in Kafka's storage module.
"""
from __future__ import annotations

import io
from collections.abc import Iterable, Mapping
from typing import IO, Any

from construct import Container, ListContainer

from kafkaconstruct.codecs.checksums import crc32c
from kafkaconstruct.declare import Forced
from kafkaconstruct.declare.structs import ResolvedStruct
from kafkaconstruct.declare.wire import Whole, shown
from kafkaconstruct.errors import BuildError, KafkaError, ParseError
from kafkaconstruct.formats.frames import fields_of
from kafkaconstruct.formats.log.index_entries import OffsetIndexEntry, TimeIndexEntry
from kafkaconstruct.formats.prefixed import VersionPrefixed

CRC_END = 6  # bytes in front of what the snapshot's CRC covers: version and CRC


class IndexFile(Whole):
    """Entries of one size to the end of the file. Zero bytes at the end, in whole entries, are padding."""

    def __init__(self, name: str, entry: ResolvedStruct) -> None:
        super().__init__()
        self.file_name, self.entry = name, entry

    def __reduce__(self) -> str:
        return self.file_name

    def _parse(self, stream: IO[bytes], context: Any, path: str) -> Container[Any]:
        start, size = stream.tell(), self.entry.sizeof()
        data = stream.read()
        if len(data) % size:
            cut, at = len(data) % size, start + len(data) - len(data) % size
            raise ParseError("the last entry is cut off", at, expected=f"{size} bytes", found=f"{cut} remaining")
        filled = -(-len(data.rstrip(b"\0")) // size) * size
        entries = io.BytesIO(data[:filled])
        return Container(
            entries=ListContainer(self.entry._parse(entries, context, path) for _ in range(filled // size)),
            padding=len(data) - filled,
        )

    def _trace(self, tracer: Any, node: Any) -> Any:
        from kafkaconstruct.formats.log.file_tracing import trace_index

        return trace_index(self, tracer, node)

    def _build(self, obj: Any, stream: IO[bytes], context: Any, path: str) -> Any:
        given = fields_of(obj, {"entries", "padding"})
        padding = given.get("padding", 0)
        if not isinstance(padding, int) or padding < 0:
            raise BuildError("not a number of bytes", expected="0 or more", found=shown(padding)).at("padding")
        _build_each(self.entry, given.get("entries", ()), stream)
        stream.write(bytes(padding))
        return obj

    def __repr__(self) -> str:
        return self.file_name


def _build_each(entry: Any, values: Any, stream: IO[bytes]) -> None:
    if isinstance(values, str | bytes | bytearray | Mapping) or not isinstance(values, Iterable):
        raise BuildError("not a value of this type", expected="a list of entries", found=shown(values))
    for i, value in enumerate(values):
        try:
            entry._build(value, stream, None, "")
        except KafkaError as e:
            e.at(f"[{i}]")
            raise


class TransactionIndexFile(Whole):
    """Aborted transactions, each behind its version."""

    entry = VersionPrefixed("AbortedTxn")

    def __reduce__(self) -> str:
        return "TransactionIndex"

    def _parse(self, stream: IO[bytes], context: Any, path: str) -> Any:
        entries: Any = ListContainer()
        while stream.read(1):
            stream.seek(-1, io.SEEK_CUR)
            try:
                entries.append(self.entry._parse(stream, context, path))
            except KafkaError as e:
                e.at(f"[{len(entries)}]")
                raise
        return entries

    def _trace(self, tracer: Any, node: Any) -> Any:
        from kafkaconstruct.formats.log.file_tracing import trace_transactions

        return trace_transactions(self, tracer, node)

    def _build(self, obj: Any, stream: IO[bytes], context: Any, path: str) -> Any:
        _build_each(self.entry, obj, stream)
        return obj

    def __repr__(self) -> str:
        return "TransactionIndex"


class ProducerSnapshotFileType(Whole):
    """A .snapshot file. A wrong CRC parses to `Forced(crc)`, so that it is written again as it was."""

    content = VersionPrefixed("ProducerSnapshot")

    def __reduce__(self) -> str:
        return "ProducerSnapshotFile"

    def _parse(self, stream: IO[bytes], context: Any, path: str) -> Container[Any]:
        start = stream.tell()
        value: Container[Any] = self.content._parse(stream, context, path)
        end = stream.tell()
        stream.seek(start)
        if crc32c(stream.read(end - start)[CRC_END:]) != value.body.crc:
            value.body.crc = Forced(value.body.crc)
        return value

    def _trace(self, tracer: Any, node: Any) -> Any:
        from kafkaconstruct.formats.log.file_tracing import trace_snapshot

        return trace_snapshot(self, tracer, node)

    def _build(self, obj: Any, stream: IO[bytes], context: Any, path: str) -> Any:
        given = fields_of(obj, {"version", "body"})
        body = given.get("body", {})
        if not isinstance(body, Mapping):
            raise BuildError("not a struct", expected="a mapping with producer_entries", found=shown(body)).at("body")
        if not isinstance(body.get("crc"), Forced):
            unsigned = self.content.build({**given, "body": {**body, "crc": 0}})
            body = {**body, "crc": crc32c(unsigned[CRC_END:])}
        self.content._build({**given, "body": body}, stream, context, path)
        return obj

    def __repr__(self) -> str:
        return "ProducerSnapshotFile"


OffsetIndex = IndexFile("OffsetIndex", OffsetIndexEntry.resolve_struct(0, False))
TimeIndex = IndexFile("TimeIndex", TimeIndexEntry.resolve_struct(0, False))
TransactionIndex = TransactionIndexFile()
ProducerSnapshotFile = ProducerSnapshotFileType()
