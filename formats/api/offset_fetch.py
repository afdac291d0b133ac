"""OffsetFetch (key 9): read a group's stored positions.

v0  from ZooKeeper, Kafka 0.8.1
v1  from Kafka, Kafka 0.8.2
v2  null asks for all topics; top-level error code (KIP-88)
v3  throttle time (KIP-124)
v4  throttled clients are answered at once and told to wait (KIP-219)
v5  leader epoch (KIP-320)
v6  flexible
v7  may insist on offsets outside open transactions (KIP-447)
v8  several groups at once (KIP-709)
v9  the new consumer protocol: member id and epoch (KIP-848)
v10 topic ids replace names (KIP-848, Kafka 4.1)
4.0 dropped v0.
"""
from kafkaconstruct.declare import Array, Boolean, ErrorInt16, Int32, Int64, Request, Response, String, Uuid

OffsetFetchRequest = Request(
    "OffsetFetch", key=9, versions="0-10", flexible="6+",
    fields=[
        "group_id"       / String("0-7"),
        "topics"         / Array("0-7", nullable="2+", of="OffsetFetchRequestTopic")[
            "name"              / String,
            "partition_indexes" / Array[Int32],
        ] * "null: all",
        "groups"         / Array("8+", of="OffsetFetchRequestGroup")[
            "group_id"     / String,
            "member_id"    / String("9+", nullable=True, default=None, ignorable=True),
            "member_epoch" / Int32("9+", default=-1, ignorable=True)  * "-1: not a member",
            "topics"       / Array(nullable=True, of="OffsetFetchRequestTopics")[
                "name"              / String("8-9", ignorable=True),
                "topic_id"          / Uuid("10+", ignorable=True),
                "partition_indexes" / Array[Int32],
            ] * "null: all",
        ],
        "require_stable" / Boolean("7+")  * "refuse partitions for which an open transaction has offsets",
    ],
)

OffsetFetchResponse = Response(
    "OffsetFetch", key=9, versions="0-10", flexible="6+",
    fields=[
        "throttle_time_ms" / Int32("3+", ignorable=True)  * "how long the client must hold back for exceeding a quota",
        "topics"           / Array("0-7", of="OffsetFetchResponseTopic")[
            "name"       / String,
            "partitions" / Array(of="OffsetFetchResponsePartition")[
                "partition_index"        / Int32,
                "committed_offset"       / Int64  * "-1: none",
                "committed_leader_epoch" / Int32("5+", default=-1, ignorable=True)
                                         * "of the last record consumed; -1: unknown",
                "metadata"               / String(nullable=True),
                "error_code"             / ErrorInt16,
            ],
        ],
        "error_code"       / ErrorInt16("2-7", ignorable=True),
        "groups"           / Array("8+", of="OffsetFetchResponseGroup")[
            "group_id"   / String,
            "topics"     / Array(of="OffsetFetchResponseTopics")[
                "name"       / String("8-9", ignorable=True),
                "topic_id"   / Uuid("10+", ignorable=True),
                "partitions" / Array(of="OffsetFetchResponsePartitions")[
                    "partition_index"        / Int32,
                    "committed_offset"       / Int64  * "-1: none",
                    "committed_leader_epoch" / Int32(default=-1, ignorable=True)
                                             * "of the last record consumed; -1: unknown",
                    "metadata"               / String(nullable=True),
                    "error_code"             / ErrorInt16,
                ],
            ],
            "error_code" / ErrorInt16,
        ],
    ],
)
