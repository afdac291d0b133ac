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
        "isr"                      / Array[Int32]       * "the replicas in sync",
        "removing_replicas"        / Array[Int32]       * "on their way out, in a reassignment",
        "adding_replicas"          / Array[Int32]       * "on their way in, in a reassignment",
        "leader"                   / Int32(default=-1)  * "-1: none",
        "leader_recovery_state"    / Int8(tag=0)        * "0 recovered, 1 recovering from an unclean election",
        "leader_epoch"             / Int32(default=-1)  * "-1: unknown",
        "partition_epoch"          / Int32(default=-1)  * "rises with every change of the partition",
        "directories"              / Array("1+")[Uuid]  * "the log directory of each replica, in the same order",
        "eligible_leader_replicas" / Array("2+", nullable=True, tag=1, default=None)[Int32]
                                   * "out of sync, yet with every committed record",
        "last_known_elr"           / Array("2+", nullable=True, tag=2, default=None)[Int32]
                                   * "may have every committed record",
    ],
)

PartitionChangeRecord = Message(
    "PartitionChangeRecord", key=5, versions="0-2", flexible="0+", kind="metadata",
    fields=[
        "partition_id"             / Int32(default=-1),
        "topic_id"                 / Uuid,
        "isr"                      / Array(nullable=True, tag=0, default=None)[Int32]
                                   * "null: unchanged, as all below",
        "leader"                   / Int32(tag=1, default=-2)  * "-1: none, -2: unchanged",
        "replicas"                 / Array(nullable=True, tag=2, default=None)[Int32],
        "removing_replicas"        / Array(nullable=True, tag=3, default=None)[Int32]
                                   * "on their way out, in a reassignment",
        "adding_replicas"          / Array(nullable=True, tag=4, default=None)[Int32]
                                   * "on their way in, in a reassignment",
        "leader_recovery_state"    / Int8(tag=5, default=-1)   * "0 recovered, 1 recovering, -1 unchanged",
        "directories"              / Array("1+", nullable=True, tag=8, default=None)[Uuid]
                                   * "the log directory of each replica, in the same order",
        "eligible_leader_replicas" / Array("2+", nullable=True, tag=6, default=None)[Int32]
                                   * "out of sync, yet with every committed record",
        "last_known_elr"           / Array("2+", nullable=True, tag=7, default=None)[Int32]
                                   * "may have every committed record",
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
        "topic_name" / String  * "empty: every topic",
    ],
)
