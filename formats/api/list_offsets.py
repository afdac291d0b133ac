"""ListOffsets (key 2): the offset that belongs to a timestamp, or to a special one.

Special timestamps: -1 latest, -2 earliest, -3 that of the largest timestamp, -4 earliest local, -5 last in tiered
storage, -6 earliest not yet uploaded there.

v0  Kafka 0.8: a list of segment offsets
v1  one offset with its timestamp (KIP-79)
v2  isolation level (KIP-98)
v3  throttled clients are answered at once and told to wait (KIP-219)
v4  leader epoch (KIP-320)
v5  OFFSET_NOT_AVAILABLE may come back (KIP-207)
v6  flexible
v7  timestamp -3 (KIP-734)
v8  timestamp -4 (KIP-405)
v9  timestamp -5 (KIP-1005)
v10 a timeout for remote look-ups (KIP-1075)
v11 timestamp -6 (KIP-1023, Kafka 4.2)
4.0 dropped v0.
"""
from kafkaconstruct.declare import Array, ErrorInt16, Int8, Int32, Int64, Request, Response, String

ListOffsetsRequest = Request(
    "ListOffsets", key=2, versions="0-11", flexible="6+",
    fields=[
        "replica_id"      / Int32                         * "-1: a consumer, -2: a debugging tool",
        "isolation_level" / Int8("2+")                    * "0 read uncommitted, 1 read committed",
        "topics"          / Array(of="ListOffsetsTopic")[
            "name"       / String,
            "partitions" / Array(of="ListOffsetsPartition")[
                "partition_index"      / Int32,
                "current_leader_epoch" / Int32("4+", default=-1, ignorable=True)
                                       * "that the sender knows; -1: do not check",
                "timestamp"            / Int64  * "in ms since 1970, or a special one: see the module's docstring",
                "max_num_offsets"      / Int32("0", default=1),
            ],
        ],
        "timeout_ms"      / Int32("10+", ignorable=True)  * "for look-ups in tiered storage",
    ],
)

ListOffsetsResponse = Response(
    "ListOffsets", key=2, versions="0-11", flexible="6+",
    fields=[
        "throttle_time_ms" / Int32("2+", ignorable=True)  * "how long the client must hold back for exceeding a quota",
        "topics"           / Array(of="ListOffsetsTopicResponse")[
            "name"       / String,
            "partitions" / Array(of="ListOffsetsPartitionResponse")[
                "partition_index"   / Int32,
                "error_code"        / ErrorInt16,
                "old_style_offsets" / Array("0")[Int64]        * "newest first",
                "timestamp"         / Int64("1+", default=-1)
                                    * "of the record found; -1: none, or a special one was asked for",
                "offset"            / Int64("1+", default=-1)  * "-1: no such record",
                "leader_epoch"      / Int32("4+", default=-1)  * "-1: unknown",
            ],
        ],
    ],
)
