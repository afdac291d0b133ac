"""What is wrong inside a message that parses: checksums, and batches that contradict themselves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import IntEnum
from itertools import pairwise
from typing import Any

from kafkaconstruct.conversation.message import Fault, Message, Problem
from kafkaconstruct.errors import KafkaError
from kafkaconstruct.formats.record_sets import RecordSet
from kafkaconstruct.formats.record_values import LOG_APPEND_TIME, Batch

FETCHED = "responses["  # where a body's records come from a log, in the order of their offsets
MAX_PROBLEMS = 20  # of one message that are named


def check(message: Message) -> None:
    """Add to `message.problems` what its record batches have wrong."""
    body = message.body
    if body is None:
        return
    for path, records in record_sets(body):
        for problem in set_problems(path, records, message.frame):
            if len(message.problems) >= MAX_PROBLEMS:
                return
            message.problems.append(problem)


def record_sets(value: Any, path: str = "") -> Iterator[tuple[str, RecordSet]]:
    """(path, records) of every records field below."""
    if isinstance(value, RecordSet):
        yield path, value
    elif isinstance(value, Mapping):
        for name, below in value.items():
            if isinstance(below, RecordSet | Mapping | list):
                yield from record_sets(below, f"{path}.{name}" if path else name)
    elif isinstance(value, list) and value and isinstance(value[0], Mapping):
        for number, below in enumerate(value):
            yield from record_sets(below, f"{path}[{number}]")


def set_problems(path: str, records: RecordSet, frame: bytes) -> Iterator[Problem]:
    """What is wrong in a records field. Offsets are those of the batch in the frame."""
    last = -1
    for number, batch in enumerate(records.batches):
        if isinstance(batch, Batch) and path.startswith(FETCHED):
            if batch.base_offset <= last:
                reason = f"base_offset is {batch.base_offset}, though the batch before it ends with {last}"
                place = frame.find(batch.wire)
                yield Problem(Fault.BATCH, reason, f"{path}[{number}].base_offset", place if place >= 0 else None)
            last = max(last, batch.last_offset)
        for fault, reason, name, within in batch_problems(batch):
            place = frame.find(batch.wire)
            yield Problem(fault, reason, f"{path}[{number}]{name}", place + within if place >= 0 else None)
    if records.error is not None:
        place = frame.find(bytes(records))
        offset = None if place < 0 or records.error.offset is None else place + records.error.offset - records.position
        yield Problem(Fault.MALFORMED, records.error.reason, f"{path}[{len(records.batches)}]", offset)


def batch_problems(batch: Any) -> Iterator[tuple[Fault, str, str, int]]:
    """(fault, reason, path within the batch, offset within the batch)."""
    if not batch.crc_valid:
        stored = batch.header_as_read[batch.stored.index("crc")]
        reason = f"the stored checksum is {stored:#010x}, the bytes give {batch.computed_crc:#010x}"
        yield Fault.CRC, reason, ".crc", 17 if batch.magic == 2 else 12
    try:
        records = batch.records
    except KafkaError as error:
        where = f" at byte {error.offset} of {error.buffer}" if error.buffer else ""
        yield Fault.BATCH, error.reason + where, f".{error.path}" if error.path else ".records", 0
        return
    if batch.magic == 2 and records:
        yield from _contradictions(batch, records)


def _contradictions(batch: Any, records: list[Any]) -> Iterator[tuple[Fault, str, str, int]]:
    last = records[-1].offset_delta
    if last > batch.last_offset_delta:
        reason = f"last_offset_delta is {batch.last_offset_delta}, the last record's is {last}"
        yield Fault.BATCH, reason, ".last_offset_delta", 23
    deltas = [record.offset_delta for record in records]
    if deltas[0] < 0 or any(later <= earlier for earlier, later in pairwise(deltas)):
        yield Fault.BATCH, "the records' offsets do not ascend", ".records", 61
    if not batch.attributes & LOG_APPEND_TIME:
        greatest = max([record.timestamp for record in records])
        if greatest > batch.max_timestamp:
            reason = f"max_timestamp is {batch.max_timestamp}, a record has {greatest}"
            yield Fault.BATCH, reason, ".max_timestamp", 35


def error_codes(value: Any, path: str = "") -> Iterator[tuple[str, IntEnum]]:
    """(path, code) of every error code below that is not zero."""
    if isinstance(value, Mapping):
        for name, below in value.items():
            if isinstance(below, IntEnum):
                if below and name.endswith("error_code"):
                    yield f"{path}.{name}" if path else name, below
            elif isinstance(below, Mapping | list):
                yield from error_codes(below, f"{path}.{name}" if path else name)
    elif isinstance(value, list):
        for number, below in enumerate(value):
            if isinstance(below, Mapping | list):
                yield from error_codes(below, f"{path}[{number}]")
