"""ReadShareGroupState (key 84): a partition leader loads a share group's state from the share coordinator.

v0  KIP-932; behind a switch in Kafka 3.9 and 4.0
"""
from kafkaconstruct.declare import Array, ErrorInt16, Int8, Int16, Int32, Int64, Request, Response, String, Uuid

ReadShareGroupStateRequest = Request(
    "ReadShareGroupState", key=84, versions="0", flexible="0+",
    fields=[
        "group_id" / String,
        "topics"   / Array(of="ReadStateData")[
            "topic_id"   / Uuid,
            "partitions" / Array(of="PartitionData")[
                "partition"    / Int32,
                "leader_epoch" / Int32,
            ],
        ],
    ],
)

ReadShareGroupStateResponse = Response(
    "ReadShareGroupState", key=84, versions="0", flexible="0+",
    fields=[
        "results" / Array(of="ReadStateResult")[
            "topic_id"   / Uuid,
            "partitions" / Array(of="PartitionResult")[
                "partition"     / Int32,
                "error_code"    / ErrorInt16,
                "error_message" / String(nullable=True, default=None)  * "null: there is none",
                "state_epoch"   / Int32                                * "rises when the state is reset",
                "start_offset"  / Int64                                * "-1: not known yet",
                "state_batches" / Array(of="StateBatch")[
                    "first_offset"   / Int64,
                    "last_offset"    / Int64,
                    "delivery_state" / Int8   * "0 available, 2 acknowledged, 4 archived",
                    "delivery_count" / Int16  * "how often it was handed out",
                ],
            ],
        ],
    ],
)
