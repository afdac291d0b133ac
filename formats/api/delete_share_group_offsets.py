"""DeleteShareGroupOffsets (key 92): forget a share group's offsets of some topics.

v0  KIP-932, Kafka 4.1
"""
from kafkaconstruct.declare import Array, ErrorInt16, Int32, Request, Response, String, Uuid

DeleteShareGroupOffsetsRequest = Request(
    "DeleteShareGroupOffsets", key=92, versions="0", flexible="0+",
    fields=[
        "group_id" / String,
        "topics"   / Array(of="DeleteShareGroupOffsetsRequestTopic")[
            "topic_name" / String,
        ],
    ],
)

DeleteShareGroupOffsetsResponse = Response(
    "DeleteShareGroupOffsets", key=92, versions="0", flexible="0+",
    fields=[
        "throttle_time_ms" / Int32  * "how long the client must hold back for exceeding a quota",
        "error_code"       / ErrorInt16,
        "error_message"    / String(nullable=True, default=None)  * "null: there is none",
        "responses"        / Array(of="DeleteShareGroupOffsetsResponseTopic")[
            "topic_name"    / String,
            "topic_id"      / Uuid,
            "error_code"    / ErrorInt16,
            "error_message" / String(nullable=True, default=None)  * "null: there is none",
        ],
    ],
)
