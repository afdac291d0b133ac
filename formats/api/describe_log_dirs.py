"""DescribeLogDirs (key 35): a broker's log directories and the replicas in them.

v0  KIP-113, Kafka 1.0
v1  throttled clients are answered at once and told to wait (KIP-219)
v2  flexible
v3  top-level error code (KIP-784)
v4  size and free space of each volume (KIP-827)
v5  directories closed to new replicas (KIP-1066, Kafka 4.3)
4.0 dropped v0.
"""
from kafkaconstruct.declare import Array, Boolean, ErrorInt16, Int32, Int64, Request, Response, String

DescribeLogDirsRequest = Request(
    "DescribeLogDirs", key=35, versions="0-5", flexible="2+",
    fields=[
        "topics" / Array(nullable=True, of="DescribableLogDirTopic")[
            "topic"      / String,
            "partitions" / Array[Int32],
        ] * "null: all",
    ],
)

DescribeLogDirsResponse = Response(
    "DescribeLogDirs", key=35, versions="0-5", flexible="2+",
    fields=[
        "throttle_time_ms" / Int32  * "how long the client must hold back for exceeding a quota",
        "error_code"       / ErrorInt16("3+", ignorable=True),
        "results"          / Array(of="DescribeLogDirsResult")[
            "error_code"   / ErrorInt16,
            "log_dir"      / String,
            "topics"       / Array(of="DescribeLogDirsTopic")[
                "name"       / String,
                "partitions" / Array(of="DescribeLogDirsPartition")[
                    "partition_index" / Int32,
                    "partition_size"  / Int64    * "of its segments, in bytes",
                    "offset_lag"      / Int64
                                      * "behind the high watermark; of a future replica, behind the current one",
                    "is_future_key"   / Boolean  * "being copied here, to take the current replica's place",
                ],
            ],
            "total_bytes"  / Int64("4+", default=-1, ignorable=True)  * "of the volume; -1: unknown",
            "usable_bytes" / Int64("4+", default=-1, ignorable=True)  * "free on the volume; -1: unknown",
            "is_cordoned"  / Boolean("5+", ignorable=True)            * "takes no new replicas",
        ],
    ],
)
