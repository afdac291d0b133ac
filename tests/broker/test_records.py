"""Records through a real broker: every codec, every Produce and Fetch version, transactions, its own topics."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

import kafkaconstruct as kc
from tests.broker.connection import errors
from tests.broker.world import Topic, World, fetch_fields, partitions_fields, produce_fields

pytestmark = pytest.mark.xdist_group("kafka")

CODECS = ("none", "gzip", "snappy", "lz4", "zstd")
PRODUCE, FETCH = range(3, 14), range(4, 19)
ZSTD_PRODUCE = 7  # KIP-110
NOW = int(time.time() * 1000)
UNCOMMITTED, COMMITTED = 0, 1  # isolation levels

RECORDS: list[dict[str, Any]] = [
    {"timestamp": NOW, "key": b"key", "value": b"value", "headers": []},
    {"timestamp": NOW + 5, "key": None, "value": b"no key", "headers": [("h", b"1"), ("h", None), ("", b"")]},
    {"timestamp": NOW - 1000, "key": b"", "value": None, "headers": [("käse", bytes(range(256)))]},
    {"timestamp": NOW, "key": b"k" * 300, "value": bytes(20000), "headers": []},
    {"timestamp": NOW + 86_400, "key": b"last", "value": "ünïcode".encode(), "headers": [("n", b"\x00\xff")]},
]


def content(records: Any) -> list[dict[str, Any]]:
    """What a client cares for, of parsed records."""
    return [
        {"timestamp": each.timestamp, "key": each.key, "value": each.value, "headers": each.headers} for each in records
    ]


def fetch(kafka: World, topic: Topic, version: int = 17, offset: int = 0, isolation: int = UNCOMMITTED) -> Any:
    """The partition in the answer to a Fetch of everything from an offset."""
    fields = fetch_fields(topic, offset) | {"isolation_level": isolation}
    return kafka.ok("Fetch", version, **fields).responses[0].partitions[0]


def batches(kafka: World, topic: Topic, **options: Any) -> Iterator[Any]:
    """Every batch of a topic's first partition, each checked on the way."""
    offset = 0
    while True:
        part = fetch(kafka, topic, offset=offset, **options)
        found = list(part.records)
        for batch in found:
            assert batch.crc_valid
            assert batch.base_offset >= offset
            yield batch
        if not found:
            return
        assert kc.Records.build(part.records) == bytes(part.records)
        offset = found[-1].base_offset + found[-1].last_offset_delta + 1
        if offset >= part.high_watermark:
            return


@pytest.mark.parametrize("codec", CODECS)
def test_every_produce_and_fetch_version(codec: str, kafka: World) -> None:
    """A batch of each Produce version, all of them back at each Fetch version, record by record."""
    topic = kafka.topic()
    versions = [version for version in PRODUCE if codec != "zstd" or version >= ZSTD_PRODUCE]
    for place, version in enumerate(versions):
        fields = produce_fields(topic, [{"codec": codec, "records": RECORDS}])
        answer = kafka.ok("Produce", version, **fields).responses[0].partition_responses[0]
        assert answer.base_offset == place * len(RECORDS)
    for version in FETCH:
        found = list(fetch(kafka, topic, version).records)
        assert len(found) == len(versions)
        for place, batch in enumerate(found):
            assert batch.magic == 2
            assert batch.codec == codec
            assert batch.crc_valid
            assert batch.base_offset == place * len(RECORDS)
            assert [each.offset for each in batch.records] == [batch.base_offset + i for i in range(len(RECORDS))]
            assert content(batch.records) == RECORDS


def test_what_a_broker_refuses(kafka: World) -> None:
    """Messages of magic 0 and 1, which only Produce 0 to 2 carry; zstd before version 7; a wrong CRC."""
    topic = kafka.topic()
    old = [{"magic": magic, "key": b"k", "value": b"v"} for magic in (0, 1)]
    corrupt = {"records": RECORDS[:1], "crc": kc.Forced(1)}
    for version, batch, error in (
        *((version, each, "INVALID_RECORD") for version in (3, 9, 13) for each in old),
        *((version, {"codec": "zstd", "records": RECORDS}, "UNSUPPORTED_COMPRESSION_TYPE") for version in (3, 6)),
        (13, corrupt, "CORRUPT_MESSAGE"),
    ):
        answer = kafka.plain.request("Produce", version, **produce_fields(topic, [batch]))
        assert errors(answer) == [error], f"Produce v{version} {batch}"
    assert list(batches(kafka, topic)) == []


def test_log_append_time(kafka: World) -> None:
    """The broker writes its own time over the records': every one has the batch's."""
    topic = kafka.topic(message_timestamp_type="LogAppendTime")
    kafka.produce(topic, RECORDS, codec="lz4")
    (batch,) = batches(kafka, topic)
    assert batch.timestamp_type == "LogAppendTime"
    assert {each.timestamp for each in batch.records} == {batch.max_timestamp}
    assert batch.max_timestamp >= NOW
    assert [(each.key, each.value) for each in batch.records] == [(each["key"], each["value"]) for each in RECORDS]


@pytest.mark.parametrize("codec", CODECS)
def test_a_broker_compresses_anew(codec: str, kafka: World) -> None:
    """What Kafka's own compressors write is read: the topic's codec is not the producer's."""
    topic = kafka.topic(compression_type={"none": "uncompressed"}.get(codec, codec))
    kafka.produce(topic, RECORDS, codec="zstd" if codec == "none" else "none")
    (batch,) = batches(kafka, topic)
    assert batch.codec == codec
    assert content(batch.records) == RECORDS


def test_idempotent_producer(kafka: World) -> None:
    """A sequence number sent twice is stored once; one too far ahead is refused."""
    topic = kafka.topic()
    made = kafka.ok("InitProducerId", 4, transactional_id=None, transaction_timeout_ms=60000)
    producer = {"producer_id": made.producer_id, "producer_epoch": made.producer_epoch}
    kafka.produce(topic, RECORDS, **producer, base_sequence=0)
    kafka.produce(topic, RECORDS, **producer, base_sequence=0)
    far = produce_fields(topic, [{**producer, "base_sequence": 99, "records": RECORDS}])
    assert errors(kafka.plain.request("Produce", 12, **far)) == ["OUT_OF_ORDER_SEQUENCE_NUMBER"]
    (batch,) = batches(kafka, topic)
    assert (batch.producer_id, batch.producer_epoch, batch.base_sequence) == (*producer.values(), 0)
    assert content(batch.records) == RECORDS


def test_transactions(kafka: World) -> None:
    """One committed, one aborted: markers and aborted transactions say which records count."""
    topic, producer = kafka.topic(), kafka.producer()
    sequence = 0
    for committed in (True, False):
        kafka.ok("AddPartitionsToTxn", 3, **partitions_fields(producer, topic))
        batch = {
            "is_transactional": True,
            "producer_id": producer.id,
            "producer_epoch": producer.epoch,
            "base_sequence": sequence,
            "records": RECORDS,
        }
        kafka.ok("Produce", 9, **produce_fields(topic, [batch], producer.transactional_id))
        kafka.ok("EndTxn", 4, **producer.fields, committed=committed)
        sequence += len(RECORDS)
    count = len(RECORDS)
    wait_for_markers(kafka, topic, 2)
    found = list(batches(kafka, topic))
    assert [batch.is_control for batch in found] == [False, True, False, True]
    assert all(batch.is_transactional and batch.producer_id == producer.id for batch in found)
    markers = [record.control for batch in found if batch.is_control for record in batch.records]
    assert [each.type.name for each in markers] == ["COMMIT", "ABORT"]
    for batch in found[::2]:
        assert content(batch.records) == RECORDS
    part = fetch(kafka, topic, isolation=COMMITTED)
    assert part.last_stable_offset == part.high_watermark == 2 * count + 2
    assert [(each.producer_id, each.first_offset) for each in part.aborted_transactions] == [(producer.id, count + 1)]


def wait_for_markers(kafka: World, topic: Topic, count: int) -> None:
    """Until that many control batches are in a topic: the coordinator writes them after its answer."""
    deadline = time.monotonic() + 10
    while sum(batch.is_control for batch in batches(kafka, topic)) < count:
        assert time.monotonic() < deadline
        time.sleep(0.05)


@pytest.mark.parametrize("name", ["__consumer_offsets", "__transaction_state", "__share_group_state"])
def test_internal_topics(name: str, kafka: World) -> None:
    """Every record that the coordinators wrote so far is read, key and value, and written again."""
    group = kafka.member().group
    kafka.ok("EndTxn", 4, **kafka.in_transaction().fields, committed=True)
    partition = {"partition": 0, "state_epoch": 0, "start_offset": 0}
    topics = [{"topic_id": kafka.shared.id, "partitions": [partition]}]
    kafka.ok("InitializeShareGroupState", 0, group_id=group, topics=topics)
    described = kafka.ok("DescribeTopicPartitions", 0, topics=[{"name": name}]).topics[0]
    reader = kc.CoordinatorRecord(name)
    count = 0
    for batch in batches(kafka, Topic(name, described.topic_id)):
        for record in batch.records if not batch.is_control else ():
            parsed = reader.parse(record.key, record.value)
            assert reader.build(parsed) == (record.key, record.value)
            count += 1
    assert count > 0


def test_files_of_the_metadata_log(kafka: World) -> None:
    """The node's own log and snapshot, as they lie on its disk: every record is read and written again."""
    directory = kafka.node.directory / "data-1" / "__cluster_metadata-0"
    kinds, controls = set[int](), set[str]()
    for path in (*directory.glob("*.log"), *directory.glob("*.checkpoint")):
        records = kc.Records.parse(path.read_bytes())
        for batch in records:
            assert batch.crc_valid
            for record in batch.records:
                if batch.is_control:
                    controls.add(record.control.type.name)
                else:
                    parsed = kc.MetadataRecord.parse(record.value)
                    assert kc.MetadataRecord.build(parsed) == record.value
                    kinds.add(parsed.type)
    assert len(kinds) > 5
    assert {"LEADER_CHANGE", "SNAPSHOT_HEADER", "SNAPSHOT_FOOTER", "KRAFT_VERSION", "KRAFT_VOTERS"} <= controls
