"""OffsetCommit (key 8): store a group's positions.

v0  into ZooKeeper, Kafka 0.8.1
v1  into Kafka, as a member; a time of commit, Kafka 0.8.2
v2  a retention time instead, Kafka 0.9
v3  throttle time (KIP-124)
v4  throttled clients are answered at once and told to wait (KIP-219)
v5  retention is the broker's affair (KIP-211)
v6  leader epoch (KIP-320)
v7  static members (KIP-345)
v8  flexible
v9  the new consumer protocol: the generation may be a member epoch (KIP-848)
v10 topic ids replace names (KIP-848, Kafka 4.1)
4.0 dropped v0 and v1.
"""
from kafkaconstruct.declare import Array, ErrorInt16, Int32, Int64, Request, Response, String, Uuid

OffsetCommitRequest = Request(
    "OffsetCommit", key=8, versions="0-10", flexible="8+",
    fields=[
        "group_id"                      / String,
        "generation_id_or_member_epoch" / Int32("1+", default=-1, ignorable=True)
                                        * "-1: not a member, and the group must be empty",
        "member_id"                     / String("1+", ignorable=True),
        "retention_time_ms"             / Int64("2-4", default=-1, ignorable=True)  * "-1: as the broker is set up",
        "group_instance_id"             / String("7+", nullable=True, default=None)
                                        * "a static member's own id; null: a dynamic member",
        "topics"                        / Array(of="OffsetCommitRequestTopic")[
            "name"       / String("0-9", ignorable=True),
            "topic_id"   / Uuid("10+", ignorable=True),
            "partitions" / Array(of="OffsetCommitRequestPartition")[
                "partition_index"        / Int32,
                "committed_offset"       / Int64,
                "commit_timestamp"       / Int64("1", default=-1)  * "in ms since 1970; -1: now",
                "committed_leader_epoch" / Int32("6+", default=-1, ignorable=True)
                                         * "of the last record consumed; -1: unknown",
                "committed_metadata"     / String(nullable=True)  * "anything the client likes; OffsetFetch returns it",
            ],
        ],
    ],
)

OffsetCommitResponse = Response(
    "OffsetCommit", key=8, versions="0-10", flexible="8+",
    fields=[
        "throttle_time_ms" / Int32("3+", ignorable=True)  * "how long the client must hold back for exceeding a quota",
        "topics"           / Array(of="OffsetCommitResponseTopic")[
            "name"       / String("0-9", ignorable=True),
            "topic_id"   / Uuid("10+", ignorable=True),
            "partitions" / Array(of="OffsetCommitResponsePartition")[
                "partition_index" / Int32,
                "error_code"      / ErrorInt16,
            ],
        ],
    ],
)
