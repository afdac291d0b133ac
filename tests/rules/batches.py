"""Batches for the tests of rules."""

from __future__ import annotations

import struct
from typing import Any

from kafkaconstruct.formats.record_values import Batch
from kafkaconstruct.formats.records import Records


def batch(sequence: int = -1, count: int = 1, *, pid: int = 7, epoch: int = 0, offset: int = 0, **fields: Any) -> Batch:
    """A data batch of `count` records of an idempotent producer."""
    records = [{"value": f"{pid}.{sequence}.{i}".encode()} for i in range(count)]
    producer = {"producer_id": pid, "producer_epoch": epoch, "base_sequence": sequence}
    return one({"base_offset": offset, **producer, "records": records, **fields})


def marker(kind: int, *, pid: int = 7, epoch: int = 0, offset: int = 0, coordinator_epoch: int = 0) -> Batch:
    """A commit (1) or abort (0) marker."""
    record = {"key": struct.pack(">hh", 0, kind), "value": struct.pack(">hi", 0, coordinator_epoch)}
    return one(
        {
            "base_offset": offset,
            "producer_id": pid,
            "producer_epoch": epoch,
            "is_transactional": True,
            "is_control": True,
            "records": [record],
        }
    )


def one(fields: dict[str, Any]) -> Batch:
    """Built and read back."""
    read = Records.from_bytes(Records.to_bytes([fields]))[0]
    assert isinstance(read, Batch)
    return read
