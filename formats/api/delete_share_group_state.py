"""DeleteShareGroupState (key 86): the group coordinator has the share coordinator drop its state.

v0  KIP-932; behind a switch in Kafka 3.9 and 4.0
"""
from kafkaconstruct.declare import Array, ErrorInt16, Int32, Request, Response, String, Uuid

DeleteShareGroupStateRequest = Request(
    "DeleteShareGroupState", key=86, versions="0", flexible="0+",
    fields=[
        "group_id" / String,
        "topics"   / Array(of="DeleteStateData")[
            "topic_id"   / Uuid,
            "partitions" / Array(of="PartitionData")[
                "partition" / Int32,
            ],
        ],
    ],
)

DeleteShareGroupStateResponse = Response(
    "DeleteShareGroupState", key=86, versions="0", flexible="0+",
    fields=[
        "results" / Array(of="DeleteStateResult")[
            "topic_id"   / Uuid,
            "partitions" / Array(of="PartitionResult")[
                "partition"     / Int32,
                "error_code"    / ErrorInt16,
                "error_message" / String(nullable=True, default=None)  * "null: there is none",
            ],
        ],
    ],
)
