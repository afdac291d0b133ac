"""Record sets that Kafka's own code wrote, read as Kafka read them and built again."""

from __future__ import annotations

from typing import Any

import pytest
from construct import ConstructError

from kafkaconstruct.formats.record_values import Batch, LegacyMessage
from kafkaconstruct.formats.records import Records
from tests.records.golden import large_vectors, vectors

CASES = pytest.mark.parametrize("vector", vectors(), ids=[vector["case"] for vector in vectors()])


@CASES
def test_reads_as_kafka_read_it(vector: dict[str, Any]) -> None:
    check_reading(vector)


@CASES
def test_builds_what_it_read(vector: dict[str, Any]) -> None:
    check_building(vector)


def test_there_are_199_of_them() -> None:
    all_of_them = large_vectors()
    assert len(all_of_them) == 199
    for vector in all_of_them:
        check_reading(vector)
        check_building(vector)


def check_reading(vector: dict[str, Any]) -> None:
    data = bytes.fromhex(vector["hex"])
    found = Records.from_bytes(data)
    if vector.get("batchesError"):
        with pytest.raises(ConstructError):
            list(found)
        assert len(found.batches) == len(vector["batches"])
        return
    assert len(data) - len(found.tail) == vector["validBytes"]
    for batch, want in zip(found, vector["batches"], strict=True):
        check_batch(batch, want)
    assert bytes(found) == data


def check_batch(batch: Batch | LegacyMessage, want: dict[str, Any]) -> None:
    assert len(batch.wire) == want["sizeInBytes"]
    assert (batch.magic, batch.codec, batch.crc, batch.crc_valid) == (
        want["magic"], want["codec"], want["crc"], want["valid"],
    )  # fmt: skip
    assert (batch.timestamp_type or "NoTimestampType") == want["timestampType"]
    if isinstance(batch, Batch):
        assert batch.last_offset == want["lastOffset"]
        assert (batch.base_offset, batch.base_timestamp, batch.max_timestamp, batch.count) == (
            want["baseOffset"], want["baseTimestamp"], want["maxTimestamp"], want["count"],
        )  # fmt: skip
        assert (batch.producer_id, batch.producer_epoch, batch.base_sequence, batch.partition_leader_epoch) == (
            want["producerId"], want["producerEpoch"], want["baseSequence"], want["partitionLeaderEpoch"],
        )  # fmt: skip
        assert (batch.is_transactional, batch.is_control, batch.delete_horizon) == (
            want["isTransactional"], want["isControl"], want["deleteHorizonMs"],
        )  # fmt: skip
    if want.get("recordsError"):
        with pytest.raises(ConstructError):
            _ = batch.records
        return
    got = [
        {
            "offset": record.offset,
            "timestamp": -1 if record.timestamp is None else record.timestamp,
            "key": None if record.key is None else record.key.hex(),
            "value": None if record.value is None else record.value.hex(),
            "headers": [[key, None if value is None else value.hex()] for key, value in record.headers],
        }
        for record in batch.records
    ]
    assert got == [{name: record[name] for name in got[0]} for record in want["records"]]
    for record, line in zip(list[Any](batch.records), want["records"], strict=True):
        if "control" in line:
            assert record.control.type == line["control"]["typeId"]


def fields(batch: Batch | LegacyMessage) -> dict[str, Any]:
    """A batch as a plain mapping, its records too."""
    values = {name: getattr(batch, name) for name in batch.fields}
    if isinstance(batch, Batch):
        names = ("offset", "timestamp", "attributes", "offset_delta", "timestamp_delta", "key", "value", "headers")
        values["records"] = [{name: getattr(record, name) for name in names} for record in batch.records]
    elif batch.codec != "none":
        values["records"] = [fields(message) for message in batch.records]
        del values["value"]
    return values


def content(batch: Batch | LegacyMessage) -> list[tuple[Any, ...]]:
    return [(r.offset, r.timestamp, r.key, r.value, r.headers, r.attributes) for r in batch.records]


def check_building(vector: dict[str, Any]) -> None:
    data = bytes.fromhex(vector["hex"])
    for batch in Records.from_bytes(data).batches:
        assert bytes(batch) == batch.wire
        try:
            content(batch)
        except ConstructError:
            continue
        assert bytes(batch) == batch.wire  # looked at, but untouched
        mapping = fields(batch)
        [built] = Records.from_bytes(Records.to_bytes([mapping])).batches
        assert content(built) == content(batch)
        if batch.codec == "none" and batch.crc_valid:
            assert built.wire == batch.wire
        elif batch.crc_valid:
            assert Records.to_bytes([{**mapping, "compressed": batch.compressed}]) == batch.wire
            header = tuple(
                getattr(batch, name) for name in batch.stored if name not in ("crc", "batch_length", "message_size")
            )
            assert header == tuple(
                getattr(built, name) for name in batch.stored if name not in ("crc", "batch_length", "message_size")
            )
