"""A group's stored position in a partition, in __consumer_offsets.

A key begins with an int16, 1 or, in the oldest logs, 0, with the same fields behind it. A value begins with an int16
version; a null value is a tombstone.

v1  commit and expire time
v2  commit time only (KIP-211)
v3  leader epoch (KIP-320)
v4  flexible (KIP-915); topic id as a tagged field (Kafka 4.1)
"""
from kafkaconstruct.declare import Int32, Int64, Message, String, Uuid

OffsetCommitKey = Message(
    "OffsetCommitKey", key=1, versions="0-1", kind="coordinator-key",
    fields=[
        "group"     / String,
        "topic"     / String,
        "partition" / Int32,
    ],
)

OffsetCommitValue = Message(
    "OffsetCommitValue", key=1, versions="0-4", flexible="4+", kind="coordinator-value",
    fields=[
        "offset"           / Int64,
        "leader_epoch"     / Int32("3+", default=-1, ignorable=True)  * "-1: unknown",
        "metadata"         / String                                   * "the client's own",
        "commit_timestamp" / Int64                                    * "in ms since 1970",
        "expire_timestamp" / Int64("1", default=-1, ignorable=True)   * "likewise; -1: as the broker is set up",
        "topic_id"         / Uuid("4+", tag=0, ignorable=True),
    ],
)
