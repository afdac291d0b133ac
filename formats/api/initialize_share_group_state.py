"""InitializeShareGroupState (key 83): the group coordinator has the share coordinator set up its state.

v0  KIP-932; behind a switch in Kafka 3.9 and 4.0
"""
from kafkaconstruct.declare import Array, ErrorInt16, Int32, Int64, Request, Response, String, Uuid

InitializeShareGroupStateRequest = Request(
    "InitializeShareGroupState", key=83, versions="0", flexible="0+",
    fields=[
        "group_id" / String,
        "topics"   / Array(of="InitializeStateData")[
            "topic_id"   / Uuid,
            "partitions" / Array(of="PartitionData")[
                "partition"    / Int32,
                "state_epoch"  / Int32,
                "start_offset" / Int64  * "-1: not known yet",
            ],
        ],
    ],
)

InitializeShareGroupStateResponse = Response(
    "InitializeShareGroupState", key=83, versions="0", flexible="0+",
    fields=[
        "results" / Array(of="InitializeStateResult")[
            "topic_id"   / Uuid,
            "partitions" / Array(of="PartitionResult")[
                "partition"     / Int32,
                "error_code"    / ErrorInt16,
                "error_message" / String(nullable=True, default=None)  * "null: there is none",
            ],
        ],
    ],
)
