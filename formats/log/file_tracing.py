"""How explain reads the files beside a log segment: what `files` reads, a node at a time."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from construct import Container, ListContainer

from kafkaconstruct.codecs.checksums import crc32c
from kafkaconstruct.declare import Forced
from kafkaconstruct.engines.nodes import Node
from kafkaconstruct.engines.tracer import Tracer
from kafkaconstruct.errors import KafkaError, ParseError
from kafkaconstruct.formats.prefixed_tracing import trace_version_prefixed

if TYPE_CHECKING:
    from kafkaconstruct.formats.log.files import IndexFile, ProducerSnapshotFileType, TransactionIndexFile


def trace_index(what: IndexFile, tracer: Tracer, node: Node) -> Container[Any]:
    """Entries of one size, then padding."""
    start, size = tracer.stream.tell(), what.entry.sizeof()
    data = tracer.rest()
    cut = len(data) % size
    filled = len(data) - cut if cut else -(-len(data.rstrip(b"\0")) // size) * size
    entries = tracer.node(node, "entries", f"Array of {what.entry!r}")
    inner = tracer.cut(filled)
    values = ListContainer(inner.child(entries, f"[{i}]", what.entry) for i in range(filled // size))
    entries.value, entries.end = values, tracer.tell()
    if cut:
        at = start + filled
        raise ParseError("the last entry is cut off", at, expected=f"{size} bytes", found=f"{cut} remaining")
    if len(data) > filled:
        at, rest = tracer.tell(), tracer.stream.read()
        padding = tracer.part(node, "padding", "Bytes", at, rest)
        padding.part, padding.end = False, tracer.tell()
        padding.notes.append("zero bytes: the file was allocated before it was filled")
    return Container(entries=values, padding=len(data) - filled)


def trace_transactions(what: TransactionIndexFile, tracer: Tracer, node: Node) -> Any:
    """Entries to the end."""
    entries: Any = ListContainer()
    while tracer.left:
        name = f"[{len(entries)}]"
        try:
            entries.append(tracer.child(node, name, what.entry))
        except KafkaError as e:
            e.at(name)
            raise
    return entries


def trace_snapshot(what: ProducerSnapshotFileType, tracer: Tracer, node: Node) -> Container[Any]:
    """A version and a body, whose checksum is looked at."""
    from kafkaconstruct.formats.log.files import CRC_END

    start = tracer.tell()
    value = trace_version_prefixed(what.content, tracer, node)
    computed = crc32c(node.data[start : tracer.tell()][CRC_END:])
    stored = value["body"]["crc"]
    if computed != stored:
        crc = node["body.crc"]
        wrong = ParseError("the checksum does not fit the bytes", crc.start, expected=f"{computed} (0x{computed:08x})",
                           found=f"{stored} (0x{stored:08x})")
        tracer.note_error(crc, wrong.at("crc").at("body"))
        value["body"]["crc"] = Forced(stored)
    return value
