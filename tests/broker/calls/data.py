"""Topics, records and offsets, transactions."""

from typing import Any
from uuid import UUID

from tests.broker.calls import CLOSED, Call, Refusal, fixed
from tests.broker.world import TIMEOUT_MS, World, fetch_fields, partitions_fields, produce_fields

NO_ID = UUID(int=0)
OLD_PRODUCE = Refusal(CLOSED, "not served since 4.0, advertised so that old librdkafka finds its codecs (KIP-896)")


def produce(world: World, version: int) -> dict[str, Any]:
    return produce_fields(world.shared, [{"records": [{"key": b"k", "value": b"v", "headers": [("h", b"x")]}]}])


def fetch(world: World, version: int) -> dict[str, Any]:
    return fetch_fields(world.shared)


def list_offsets(world: World, version: int) -> dict[str, Any]:
    """The newest offset, or what the version added: that of the largest timestamp, the local log, the tiered log …"""
    asked = {7: -3, 8: -4, 9: -5, 11: -6}.get(version, -1)
    partition = {"partition_index": 0, "timestamp": asked, "max_num_offsets": 1}
    topics = [{"name": world.shared.name, "partitions": [partition]}]
    return {"replica_id": -1, "topics": topics, "timeout_ms": TIMEOUT_MS}


def metadata(world: World, version: int) -> dict[str, Any]:
    by_id = version >= 12
    name, topic_id = (None, world.shared.id) if by_id else (world.shared.name, NO_ID)
    return {
        "topics": [{"name": name, "topic_id": topic_id}],
        "include_cluster_authorized_operations": True,
        "include_topic_authorized_operations": True,
    }


def create_topics(world: World, version: int) -> dict[str, Any]:
    assigned = [{"partition_index": 0, "broker_ids": [1]}]
    topics = [
        {"name": world.name("made"), "num_partitions": 2, "replication_factor": 1,
         "configs": [{"name": "retention.ms", "value": "86400000"}]},
        {"name": world.name("made"), "num_partitions": -1, "replication_factor": -1, "assignments": assigned},
    ]  # fmt: skip
    return {"topics": topics, "timeout_ms": TIMEOUT_MS}


def delete_topics(world: World, version: int) -> dict[str, Any]:
    first, second = world.topic(), world.topic()
    by_either = [{"name": first.name, "topic_id": NO_ID}, {"name": None, "topic_id": second.id}]
    return {"topics": by_either, "topic_names": [first.name, second.name], "timeout_ms": TIMEOUT_MS}


def delete_records(world: World, version: int) -> dict[str, Any]:
    partitions = [{"partition_index": 0, "offset": 2}]
    return {"topics": [{"name": world.topic(records=3).name, "partitions": partitions}], "timeout_ms": TIMEOUT_MS}


def create_partitions(world: World, version: int) -> dict[str, Any]:
    grown = {"name": world.topic().name, "count": 3, "assignments": [{"broker_ids": [1]}] * 2}
    return {"topics": [grown], "timeout_ms": TIMEOUT_MS}


def offset_for_leader_epoch(world: World, version: int) -> dict[str, Any]:
    return {"topics": [{"topic": world.shared.name, "partitions": [{"partition": 0, "leader_epoch": 0}]}]}


def describe_producers(world: World, version: int) -> dict[str, Any]:
    return {"topics": [{"name": world.shared.name, "partition_indexes": [0]}]}


def describe_topic_partitions(world: World, version: int) -> dict[str, Any]:
    return {"topics": [{"name": world.shared.name}], "cursor": {"topic_name": world.shared.name, "partition_index": 1}}


# ---- transactions --------------------------------------------------------------------------------------------


def init_producer_id(world: World, version: int) -> dict[str, Any]:
    return {"transactional_id": world.name("transaction"), "transaction_timeout_ms": 60000}


def add_partitions_to_txn(world: World, version: int) -> dict[str, Any]:
    return partitions_fields(world.producer(), world.shared)


def add_offsets_to_txn(world: World, version: int) -> dict[str, Any]:
    return {**world.producer().fields, "group_id": world.name("group")}


def end_txn(world: World, version: int) -> dict[str, Any]:
    return {**world.in_transaction().fields, "committed": True}


def txn_offset_commit(world: World, version: int) -> dict[str, Any]:
    producer, group = world.producer(), world.name("group")
    world.ok("AddOffsetsToTxn", 3, **producer.fields, group_id=group)
    partition = {"partition_index": 0, "committed_offset": 1, "committed_metadata": None}
    topics = [{"name": world.shared.name, "topic_id": world.shared.id, "partitions": [partition]}]
    return {**producer.fields, "group_id": group, "topics": topics}


def write_txn_markers(world: World, version: int) -> dict[str, Any]:
    """An abort marker of a coordinator's, for a producer that the partition has not seen: it is simply appended."""
    producer = world.producer()
    marker = {
        "producer_id": producer.id,
        "producer_epoch": producer.epoch,
        "transaction_result": False,
        "topics": [{"name": world.shared.name, "partition_indexes": [0]}],
        "coordinator_epoch": 0,
        "transaction_version": 1,
    }
    return {"markers": [marker]}


def describe_transactions(world: World, version: int) -> dict[str, Any]:
    return {"transactional_ids": [world.producer().transactional_id]}


CALLS = {
    "Produce": Call(produce, on=World.new_plain, refused=dict.fromkeys(range(3), OLD_PRODUCE)),
    "Fetch": Call(fetch),
    "ListOffsets": Call(list_offsets),
    "Metadata": Call(metadata),
    "CreateTopics": Call(create_topics),
    "DeleteTopics": Call(delete_topics),
    "DeleteRecords": Call(delete_records),
    "CreatePartitions": Call(create_partitions),
    "OffsetForLeaderEpoch": Call(offset_for_leader_epoch),
    "DescribeProducers": Call(describe_producers),
    "DescribeTopicPartitions": Call(describe_topic_partitions),
    "InitProducerId": Call(init_producer_id),
    "AddPartitionsToTxn": Call(add_partitions_to_txn),
    "AddOffsetsToTxn": Call(add_offsets_to_txn),
    "EndTxn": Call(end_txn),
    "TxnOffsetCommit": Call(txn_offset_commit),
    "WriteTxnMarkers": Call(write_txn_markers),
    "DescribeTransactions": Call(describe_transactions),
    "ListTransactions": Call(fixed(state_filters=["Ongoing"], producer_id_filters=[])),
}
