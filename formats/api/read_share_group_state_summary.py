"""ReadShareGroupStateSummary (key 87): the group coordinator asks for start offsets without the state batches.

v0  KIP-932; behind a switch in Kafka 3.9 and 4.0
v1  count of completed deliveries (KIP-1226, Kafka 4.2)
"""
from kafkaconstruct.declare import Array, ErrorInt16, Int32, Int64, Request, Response, String, Uuid

ReadShareGroupStateSummaryRequest = Request(
    "ReadShareGroupStateSummary", key=87, versions="0-1", flexible="0+",
    fields=[
        "group_id" / String,
        "topics"   / Array(of="ReadStateSummaryData")[
            "topic_id"   / Uuid,
            "partitions" / Array(of="PartitionData")[
                "partition"    / Int32,
                "leader_epoch" / Int32,
            ],
        ],
    ],
)

ReadShareGroupStateSummaryResponse = Response(
    "ReadShareGroupStateSummary", key=87, versions="0-1", flexible="0+",
    fields=[
        "results" / Array(of="ReadStateSummaryResult")[
            "topic_id"   / Uuid,
            "partitions" / Array(of="PartitionResult")[
                "partition"               / Int32,
                "error_code"              / ErrorInt16,
                "error_message"           / String(nullable=True, default=None)  * "null: there is none",
                "state_epoch"             / Int32                                * "rises when the state is reset",
                "leader_epoch"            / Int32,
                "start_offset"            / Int64                                * "-1: not known yet",
                "delivery_complete_count" / Int32("1+", default=-1, ignorable=True)
                                          * "records at or after start_offset that are done with; -1: unknown",
            ],
        ],
    ],
)
