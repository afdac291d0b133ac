"""AlterShareGroupOffsets (key 91): reset the start offsets of an empty share group.

v0  KIP-932, Kafka 4.1
"""
from kafkaconstruct.declare import Array, ErrorInt16, Int32, Int64, Request, Response, String, Uuid

AlterShareGroupOffsetsRequest = Request(
    "AlterShareGroupOffsets", key=91, versions="0", flexible="0+",
    fields=[
        "group_id" / String,
        "topics"   / Array(of="AlterShareGroupOffsetsRequestTopic")[
            "topic_name" / String,
            "partitions" / Array(of="AlterShareGroupOffsetsRequestPartition")[
                "partition_index" / Int32,
                "start_offset"    / Int64  * "where the group begins to read",
            ],
        ],
    ],
)

AlterShareGroupOffsetsResponse = Response(
    "AlterShareGroupOffsets", key=91, versions="0", flexible="0+",
    fields=[
        "throttle_time_ms" / Int32  * "how long the client must hold back for exceeding a quota",
        "error_code"       / ErrorInt16,
        "error_message"    / String(nullable=True, default=None)  * "null: there is none",
        "responses"        / Array(of="AlterShareGroupOffsetsResponseTopic")[
            "topic_name" / String,
            "topic_id"   / Uuid,
            "partitions" / Array(of="AlterShareGroupOffsetsResponsePartition")[
                "partition_index" / Int32,
                "error_code"      / ErrorInt16,
                "error_message"   / String(nullable=True, default=None)  * "null: there is none",
            ],
        ],
    ],
)
