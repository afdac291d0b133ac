"""OffsetDelete (key 47): forget a group's offsets of some partitions (KIP-496, Kafka 2.4). It never became flexible."""
from kafkaconstruct.declare import Array, ErrorInt16, Int32, Request, Response, String

OffsetDeleteRequest = Request(
    "OffsetDelete", key=47, versions="0",
    fields=[
        "group_id" / String,
        "topics"   / Array(of="OffsetDeleteRequestTopic")[
            "name"       / String,
            "partitions" / Array(of="OffsetDeleteRequestPartition")[
                "partition_index" / Int32,
            ],
        ],
    ],
)

OffsetDeleteResponse = Response(
    "OffsetDelete", key=47, versions="0",
    fields=[
        "error_code"       / ErrorInt16,
        "throttle_time_ms" / Int32(ignorable=True)  * "how long the client must hold back for exceeding a quota",
        "topics"           / Array(of="OffsetDeleteResponseTopic")[
            "name"       / String,
            "partitions" / Array(of="OffsetDeleteResponsePartition")[
                "partition_index" / Int32,
                "error_code"      / ErrorInt16,
            ],
        ],
    ],
)
