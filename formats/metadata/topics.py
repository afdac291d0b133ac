"""KRaft metadata records about topics and partitions (KIP-631).

Partition records: v1 directories (KIP-858), v2 eligible leader replicas (KIP-966). A change record holds what
changed as tagged fields; what it leaves out stays as it was.
"""
from kafkaconstruct.declare import Array, Int8, Int32, Message, String, Uuid

TopicRecord = Message(
    "TopicRecord", key=2, versions="0", flexible="0+", kind="metadata",
    fields=[
        "name"     / String,
        "topic_id" / Uuid,
    ],
)

PartitionRecord = Message(
    "PartitionRecord", key=3, versions="0-2", flexible="0+", kind="metadata",
    fields=[
        "partition_id"             / Int32(default=-1),
        "topic_id"                 / Uuid,
        "replicas"                 / Array[Int32],
        "isr"                      / Array[Int32],
        "removing_replicas"        / Array[Int32],
        "adding_replicas"          / Array[Int32],
        "leader"                   / Int32(default=-1),
        "leader_recovery_state"    / Int8(tag=0),
        "leader_epoch"             / Int32(default=-1),
        "partition_epoch"          / Int32(default=-1),
        "directories"              / Array("1+")[Uuid],
        "eligible_leader_replicas" / Array("2+", nullable=True, tag=1, default=None)[Int32],
        "last_known_elr"           / Array("2+", nullable=True, tag=2, default=None)[Int32],
    ],
)

PartitionChangeRecord = Message(
    "PartitionChangeRecord", key=5, versions="0-2", flexible="0+", kind="metadata",
    fields=[
        "partition_id"             / Int32(default=-1),
        "topic_id"                 / Uuid,
        "isr"                      / Array(nullable=True, tag=0, default=None)[Int32],
        "leader"                   / Int32(tag=1, default=-2),
        "replicas"                 / Array(nullable=True, tag=2, default=None)[Int32],
        "removing_replicas"        / Array(nullable=True, tag=3, default=None)[Int32],
        "adding_replicas"          / Array(nullable=True, tag=4, default=None)[Int32],
        "leader_recovery_state"    / Int8(tag=5, default=-1),
        "directories"              / Array("1+", nullable=True, tag=8, default=None)[Uuid],
        "eligible_leader_replicas" / Array("2+", nullable=True, tag=6, default=None)[Int32],
        "last_known_elr"           / Array("2+", nullable=True, tag=7, default=None)[Int32],
    ],
)

RemoveTopicRecord = Message(
    "RemoveTopicRecord", key=9, versions="0", flexible="0+", kind="metadata",
    fields=[
        "topic_id" / Uuid,
    ],
)

ClearElrRecord = Message(
    "ClearElrRecord", key=28, versions="0", flexible="0+", kind="metadata",
    fields=[
        "topic_name" / String,
    ],
)
