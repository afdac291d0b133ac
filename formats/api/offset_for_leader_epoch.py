"""OffsetForLeaderEpoch (key 23): where a leader epoch ends in the log, to truncate rightly.

v0  KIP-101, Kafka 0.11
v1  the answer names the epoch (KIP-279)
v2  current leader epoch for fencing, throttle time (KIP-320)
v3  replica id (KIP-392)
v4  flexible
4.0 dropped v0 and v1.
"""
from kafkaconstruct.declare import Array, ErrorInt16, Int32, Int64, Request, Response, String

OffsetForLeaderEpochRequest = Request(
    "OffsetForLeaderEpoch", key=23, versions="0-4", flexible="4+",
    fields=[
        "replica_id" / Int32("3+", default=-2, ignorable=True)  * "-1: a consumer, -2: a debugging tool",
        "topics"     / Array(of="OffsetForLeaderTopic")[
            "topic"      / String,
            "partitions" / Array(of="OffsetForLeaderPartition")[
                "partition"            / Int32,
                "current_leader_epoch" / Int32("2+", default=-1, ignorable=True)
                                       * "that the sender knows; -1: do not check",
                "leader_epoch"         / Int32,
            ],
        ],
    ],
)

OffsetForLeaderEpochResponse = Response(
    "OffsetForLeaderEpoch", key=23, versions="0-4", flexible="4+",
    fields=[
        "throttle_time_ms" / Int32("2+", ignorable=True)  * "how long the client must hold back for exceeding a quota",
        "topics"           / Array(of="OffsetForLeaderTopicResult")[
            "topic"      / String,
            "partitions" / Array(of="EpochEndOffset")[
                "error_code"   / ErrorInt16,
                "partition"    / Int32,
                "leader_epoch" / Int32("1+", default=-1, ignorable=True)
                               * "the largest at or below the one asked for; -1: none",
                "end_offset"   / Int64(default=-1)  * "one past its last record; -1: none",
            ],
        ],
    ],
)
