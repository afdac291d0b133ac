"""The records in a tree, one a line: offset, time, key, value, headers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from construct import ConstructError

from kafkaconstruct.engines.nodes import Node
from kafkaconstruct.views.short import NULL, counted, moment, short
from kafkaconstruct.views.text import Line

TIME_WIDTH = 24
LIMIT = 48  # characters of a key or value


def record_lines(root: Node) -> Iterator[Line]:
    """A heading for each records field, then its records, in the order of the bytes."""
    found = False
    for node in root.walk():
        if type(node.value).__name__ == "RecordSet":
            if node.path:
                yield [(_heading(node), "title")]
            found = True
            for batch in node.value.batches:
                yield from batch_lines(batch)
            yield from _after(node.value)
        elif type(node.value).__name__ == "Batch" and node is root:
            found = True
            yield from batch_lines(node.value)
    if not found:
        yield [("no records in here", "dim")]


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


def batch_lines(batch: Any) -> Iterator[Line]:
    """The records of one batch or message; why not, where it is refused."""
    try:
        records = batch.records
    except ConstructError as error:
        yield [(f"✗ {error}", "error")]
        return
    for record in records:
        yield record_line(record)
    if not records:
        yield [(f"{batch.base_offset:>10}  ", "offset"), ("a batch without records", "dim")]


def record_line(record: Any) -> Line:
    """One record."""
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
        line.append((f"  {_control(record)}", "name"))
    return line


def _time(timestamp: int | None) -> str:
    return "-" if timestamp is None or timestamp == -1 else str(timestamp)


def _control(record: Any) -> str:
    try:
        return f"control: {record.control.type.name}"
    except ConstructError as error:
        return f"control: {error}"


def _after(records: Any) -> Iterator[Line]:
    if records.error is not None:
        yield [(f"✗ {records.error}", "error")]
    elif records.padding:
        yield [(f"then {counted(records.padding, 'zero byte')}", NULL)]
    elif records.tail:
        lacks = "" if records.missing is None else f", {counted(records.missing, 'byte')} missing"
        yield [(f"then a batch that was cut off: {counted(len(records.tail), 'byte')} of it{lacks}", "note")]
