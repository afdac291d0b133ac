"""WriteShareGroupState (key 85): a partition leader saves a share group's state at the share coordinator.

v0  KIP-932; behind a switch in Kafka 3.9 and 4.0
v1  count of completed deliveries (KIP-1226, Kafka 4.2)
"""
from kafkaconstruct.declare import Array, ErrorInt16, Int8, Int16, Int32, Int64, Request, Response, String, Uuid

WriteShareGroupStateRequest = Request(
    "WriteShareGroupState", key=85, versions="0-1", flexible="0+",
    fields=[
        "group_id" / String,
        "topics"   / Array(of="WriteStateData")[
            "topic_id"   / Uuid,
            "partitions" / Array(of="PartitionData")[
                "partition"               / Int32,
                "state_epoch"             / Int32  * "rises when the state is reset",
                "leader_epoch"            / Int32,
                "start_offset"            / Int64  * "-1: unchanged",
                "delivery_complete_count" / Int32("1+", default=-1, ignorable=True)
                                          * "records at or after start_offset that are done with; -1: unknown",
                "state_batches"           / Array(of="StateBatch")[
                    "first_offset"   / Int64,
                    "last_offset"    / Int64  * "inclusive",
                    "delivery_state" / Int8   * "0 available, 2 acknowledged, 4 archived",
                    "delivery_count" / Int16  * "how often it was handed out",
                ],
            ],
        ],
    ],
)

WriteShareGroupStateResponse = Response(
    "WriteShareGroupState", key=85, versions="0-1", flexible="0+",
    fields=[
        "results" / Array(of="WriteStateResult")[
            "topic_id"   / Uuid,
            "partitions" / Array(of="PartitionResult")[
                "partition"     / Int32,
                "error_code"    / ErrorInt16,
                "error_message" / String(nullable=True, default=None)  * "null: there is none",
            ],
        ],
    ],
)
