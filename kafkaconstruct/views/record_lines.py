"""Records one a line: offset, time, key, value, headers; and batches one a line, for long logs."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator
from typing import Any

from construct import ConstructError

from kafkaconstruct.engines.nodes import Node
from kafkaconstruct.errors import KafkaError, ParseError, counted
from kafkaconstruct.formats.records import Records
from kafkaconstruct.rules.consumers import visibility
from kafkaconstruct.views.short import NULL, attribute_words, moment, short
from kafkaconstruct.views.text import Line

TIME_WIDTH = 24
LIMIT = 48  # characters of a key or value
LONG = 1 << 22  # bytes of a log from which on one batch at a time is read, and who sees which record is not worked out

Verdicts = dict[int, str]  # id() of a record -> why a read_committed consumer is not given it


def record_lines(root: Node) -> Iterator[Line]:
    """A heading for each records field of a message, then its records, in the order of the bytes."""
    found = False
    for node in root.walk():
        if type(node.value).__name__ == "RecordSet":
            found = True
            if node.path:
                yield [(_heading(node), "title")]
            verdicts = _verdicts(node.value.batches, *_fetched(node)) if _shows_verdicts(node, root) else {}
            for batch in node.value.batches:
                yield from batch_records(batch, verdicts)
            yield from _after(len(node.value.tail), node.value.missing, node.value.padding, node.value.error)
        elif node is root and type(node.value).__name__ in ("Batch", "LegacyMessage"):
            found = True
            yield from batch_records(node.value, {})
    if not found:
        yield [("no records in here", "dim")]


def log_lines(data: bytes) -> Iterator[Line]:
    """The records of a whole log, one batch in memory at a time where it is long."""
    if len(data) <= LONG:
        found = Records.from_bytes(data)
        verdicts = _verdicts(found.batches)
        for batch in found.batches:
            yield from batch_records(batch, verdicts)
        yield from _after(len(found.tail), found.missing, found.padding, found.error)
        return
    walk = Records.walk(io.BytesIO(data))
    error = None
    try:
        for batch in walk:
            yield from batch_records(batch, {})
    except ParseError as refused:
        error = refused
    yield from _after(walk.tail, walk.missing, walk.padding, error)


def batch_lines(data: bytes) -> Iterator[Line]:
    """The batches of a log, one a line."""
    titles = f"{'byte':>12}  {'offset':>10}  {'last':>10}  {'records':>7}  {'bytes':>9}  {'magic':>5}  latest record"
    yield [(titles, "title")]
    walk = Records.walk(io.BytesIO(data))
    count = 0
    error = None
    try:
        for batch in walk:
            count += 1
            yield _batch_line(batch)
    except ParseError as refused:
        error = refused
    yield from _after(walk.tail, walk.missing, walk.padding, error)
    yield [(f"{counted(count, 'batch', 'batches')}; --records lists the records, --all shows every field", "dim")]


def problems(data: bytes) -> Iterator[KafkaError]:
    """What is wrong with the batches of a log: checksums, what Kafka's reader refuses."""
    try:
        for batch in Records.walk(io.BytesIO(data)):
            if not batch.crc_valid:
                yield wrong_checksum(batch)
            try:
                batch.records  # noqa: B018  # whatever is wrong comes out here
            except KafkaError as error:
                yield error
    except ParseError as error:
        yield error


def wrong_checksum(batch: Any) -> ParseError:
    """The error that a checksum which does not fit is."""
    at = batch.position + (17 if batch.magic == 2 else 12)
    computed = f"{batch.computed_crc} (0x{batch.computed_crc:08x})"
    return ParseError(
        "the checksum does not fit the bytes", at, expected=computed, found=f"{batch.crc} (0x{batch.crc:08x})"
    )


def _batch_line(batch: Any) -> Line:
    first, last = (
        (batch.base_offset, batch.last_offset) if batch.magic == 2 else (batch.stored_offset, batch.stored_offset)
    )
    records = batch.count if batch.magic == 2 else 1
    latest = batch.max_timestamp if batch.magic == 2 else batch.stored_timestamp
    words = attribute_words(batch) + ([] if batch.crc_valid else ["CRC does not fit"])
    return [
        (f"{batch.position:>12}  ", "offset"),
        (f"{first:>10}  {last:>10}  {records:>7}  ", "number"),
        (f"{len(batch.wire):>9}  {batch.magic:>5}  ", ""),
        (f"{moment(latest) or _time(latest):<{TIME_WIDTH}}  ", "dim"),
        (", ".join(words), "" if batch.crc_valid else "error"),
    ]


# -- which records a read_committed consumer is given


def _shows_verdicts(node: Node, root: Node) -> bool:
    """In an answer made for read_committed, and in a log; not in what a producer sends, where all is open."""
    fetched = any(around.type == "FetchResponse" for around in node.ancestors())
    return node is root or (fetched and _fetched(node)[0] is not None)


def _fetched(node: Node) -> tuple[Any, Any]:
    """The aborted transactions and the last stable offset beside a records field of a Fetch response."""
    beside = {child.name: child.value for child in node.parent.children} if node.parent is not None else {}
    return beside.get("aborted_transactions"), beside.get("last_stable_offset")


def _verdicts(batches: Iterable[Any], aborted: Any = None, stable: Any = None) -> Verdicts:
    try:
        found = visibility(batches, "read_committed", aborted, stable)
        return {id(record): why for record, why in found if why is not None}
    except ConstructError:
        return {}  # a batch that cannot be read; its own line says so


# -- lines


def _heading(node: Node) -> str:
    """`topics[0].partitions[0].records: orders, partition 3`, where the tree says so."""
    said: list[str] = []
    for around in node.ancestors():
        for child in around.children:
            if child.name in ("name", "topic", "topic_id") and child.value is not None:
                said.insert(0, short(child.value)[0])
            elif child.name in ("index", "partition", "partition_index") and not said:
                said.append(f"partition {child.value}")
        if len(said) == 2:
            break
    return f"{node.path}{': ' if said else ''}{', '.join(said)}"


def batch_records(batch: Any, verdicts: Verdicts) -> Iterator[Line]:
    """The records of one batch or message; why not, where it is refused."""
    try:
        records = batch.records
    except ConstructError as error:
        yield [(f"✗ {error}", "error")]
        return
    for record in records:
        yield record_line(record, verdicts.get(id(record)))
    if not records:
        yield [(f"{batch.base_offset:>10}  ", "offset"), ("a batch without records", "dim")]


def record_line(record: Any, hidden: str | None = None) -> Line:
    """One record, and why a read_committed consumer is not given it."""
    key, key_style = short(record.key, LIMIT)
    value, value_style = short(record.value, LIMIT)
    line: Line = [
        (f"{record.offset:>10}  ", "offset"),
        (f"{moment(record.timestamp) or _time(record.timestamp):<{TIME_WIDTH}}  ", "dim"),
        (key, key_style),
        ("  ", ""),
        (value, value_style),
    ]
    for name, data in record.headers:
        text, style = short(data, LIMIT)
        line += [("  ", ""), (f"{name}=", "dim"), (text, style)]
    if type(record).__name__ == "ControlRecord":
        line.append((f"  control: {_control(record)}", "name"))
    elif hidden is not None:
        line.append((f"  (not for read_committed: {hidden})", "note"))
    return line


def _time(timestamp: int | None) -> str:
    return "-" if timestamp is None or timestamp == -1 else str(timestamp)


def _control(record: Any) -> str:
    try:
        return str(record.control.type.name)
    except ConstructError as error:
        return str(error)


def _after(tail: int, missing: int | None, padding: int, error: ParseError | None) -> Iterator[Line]:
    if error is not None:
        yield [(f"✗ {error}", "error")]
    elif padding:
        yield [(f"then {counted(padding, 'zero byte')}", NULL)]
    elif tail:
        lacks = "" if missing is None else f", {counted(missing, 'byte')} missing"
        yield [(f"then a batch that was cut off: {counted(tail, 'byte')} of it{lacks}", "note")]
