"""How explain reads record sets, batches and messages: what the records formats read, a node at a time.

A batch that is refused spoils nothing around it: its node has the error, and what could be read stands beneath.
"""
from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from construct import ConstructError

from kafkaconstruct.codecs import decompress
from kafkaconstruct.engines.nodes import Node
from kafkaconstruct.engines.tracer import Tracer
from kafkaconstruct.errors import KafkaError, ParseError
from kafkaconstruct.formats.message_set import MESSAGES
from kafkaconstruct.formats.record_batch import HEADER, HEADER_SIZE, RECORD, RecordBatchFormat, plain_payload
from kafkaconstruct.formats.record_sets import RecordSet, RecordsFormat
from kafkaconstruct.formats.record_values import Batch, LegacyMessage


def trace_records(what: RecordsFormat, tracer: Tracer, node: Node) -> RecordSet:
    """All that is left, as batches and messages; then a tail, or padding."""
    found = what.from_bytes(tracer.rest(), tracer.tell())
    tracer.record_sets.append(node)
    for i, batch in enumerate(found.batches):
        trace_one(batch, f"[{i}]", tracer, node)
    rest = tracer.rest()
    if rest:
        start = tracer.tell()
        tracer.stream.read()
        tail = tracer.part(node, "padding" if found.padding else "tail", "Bytes", start, rest)
        tail.part, tail.end = False, tracer.tell()
        if found.error is not None:
            tracer.note_error(tail, found.error)
        elif found.padding:
            tail.notes.append("zero bytes: the file was allocated before it was filled")
        else:
            lacks = "an unknown number of" if found.missing is None else found.missing
            tail.notes.append(f"a batch that was cut off: {lacks} bytes are missing")
    return found


def trace_batch(what: RecordBatchFormat, tracer: Tracer, node: Node) -> Batch:
    """One batch of magic 2."""
    start = tracer.stream.tell()
    batch = what._parse(tracer.stream, None, "")
    tracer.stream.seek(start)
    fill_batch(batch, tracer.cut(len(batch.wire)), node)
    return batch


def trace_one(batch: Batch | LegacyMessage, name: str, tracer: Tracer, parent: Node) -> Node:
    """A batch or message under a node of its own."""
    magic = batch.wire[16]
    node = tracer.node(parent, name, "RecordBatch" if isinstance(batch, Batch) else "Message")
    inner = tracer.cut(len(batch.wire))
    node.value, node.end = batch, tracer.tell()
    if isinstance(batch, Batch):
        fill_batch(batch, inner, node)
    else:
        fill_message(batch, MESSAGES[magic], inner, node)
    return node


def attempt(tracer: Tracer, node: Node, read: Callable[[], Any]) -> ConstructError | None:
    """Read; an error stays in the tree."""
    try:
        read()
    except ConstructError as error:
        if not any(below.error is error for below in node.walk()):
            tracer.note_error(node, error)
        return error
    return None


def check_crc(batch: Batch | LegacyMessage, tracer: Tracer, node: Node) -> None:
    """Note a wrong checksum, both numbers with it."""
    if not batch.crc_valid:
        crc = node["crc"]
        computed = batch.computed_crc
        wrong = ParseError("the checksum does not fit the bytes", crc.start, expected=f"{computed} (0x{computed:08x})",
                           found=f"{crc.value} (0x{crc.value:08x})")
        wrong.moved(buffer=crc.buffer or None)
        tracer.note_error(crc, wrong.at("crc"))


# ---------------------------------------------------------------- magic 2


def fill_batch(batch: Batch, tracer: Tracer, node: Node) -> None:
    """The header's fields and the records."""
    node.value = batch
    for field in HEADER.fields:
        tracer.field(node, field)
    check_crc(batch, tracer, node)
    records = tracer.node(node, "records", "Records")
    payload = tracer.cut(len(batch.wire) - HEADER_SIZE)
    records.end = payload.tell() + len(batch.wire) - HEADER_SIZE
    if batch.codec != "none":
        records.type = f"Records, {batch.codec}"
        compressed = tracer.part(records, "compressed", "Bytes", payload.tell(), batch.payload)
        compressed.end = records.end
        plain: list[bytes] = []
        if attempt(tracer, records, lambda: plain.append(plain_payload(batch))) is not None:
            return
        payload = Tracer(plain[0], 0, tracer, f"{records.path} ({batch.codec})")
    values = _values(batch)
    error = attempt(tracer, records, lambda: _fill_records(batch, values, payload, records))
    payload.leave_over(records)
    records.value = values if values is not None else []
    if error is None and values is None:
        attempt(tracer, records, lambda: batch.records)


def _values(batch: Batch) -> list[Any] | None:
    try:
        return batch.records
    except ConstructError:
        return None  # the tree says where


def _fill_records(batch: Batch, values: list[Any] | None, tracer: Tracer, node: Node) -> None:
    for i in range(batch.count if values is None else len(values)):
        name = f"[{i}]"
        record = tracer.node(node, name, "Record")
        if values is not None:
            record.value = values[i]
        try:
            tracer.traced(record, partial(_record, record, tracer, record.value))
        except KafkaError as error:
            error.at(name).at("records")
            raise


def _record(node: Node, tracer: Tracer, value: Any) -> Any:
    start = tracer.tell()
    fields: dict[str, Any] = {}
    for field in RECORD.fields:
        fields[field.name] = tracer.field(node, field)
        if field.name == "length":
            end = tracer.tell() + fields["length"]
    if tracer.tell() != end:
        error = ParseError("the record does not end where its length says", start, expected=f"byte {end}",
                           found=f"byte {tracer.tell()}").at("length")
        error.moved(buffer=tracer.buffer or None)
        tracer.note_error(node["length"], error)
        raise error
    return fields if value is None else value


# ---------------------------------------------------------------- magic 0 and 1


def fill_message(message: LegacyMessage, layout: Any, tracer: Tracer, node: Node) -> None:
    """The fields of a message and, in a wrapper's value, the messages inside."""
    node.value = message
    error = attempt(tracer, node, lambda: [tracer.field(node, field) for field in layout.fields])
    rest = tracer.rest()
    if rest:
        tracer.leave_over(node)
    if "crc" in node:
        check_crc(message, tracer, node)
    if error is None and message.codec != "none":
        _fill_wrapper(message, tracer, node["value"])


def _fill_wrapper(wrapper: LegacyMessage, tracer: Tracer, node: Node) -> None:
    inner: list[LegacyMessage] = []
    if attempt(tracer, node, lambda: inner.extend(wrapper.records)) is not None:
        return
    plain = decompress(wrapper.codec, wrapper.value or b"", limit=wrapper.limit, magic=wrapper.magic)
    payload = Tracer(plain, 0, tracer, f"{node.path} ({wrapper.codec})")
    records = payload.node(node, "records", f"Messages, {wrapper.codec}")
    records.value = inner
    for i, message in enumerate(inner):
        trace_one(message, f"[{i}]", payload, records)
    payload.leave_over(records)
    records.end = len(plain)
