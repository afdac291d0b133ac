"""CreatePartitions (key 37): add partitions to topics.

v0  KIP-195, Kafka 1.0
v1  throttled clients are answered at once and told to wait (KIP-219)
v2  flexible
v3  THROTTLING_QUOTA_EXCEEDED may come back (KIP-599)
"""
from kafkaconstruct.declare import Array, Boolean, ErrorInt16, Int32, Request, Response, String

CreatePartitionsRequest = Request(
    "CreatePartitions", key=37, versions="0-3", flexible="2+",
    fields=[
        "topics"        / Array(of="CreatePartitionsTopic")[
            "name"        / String,
            "count"       / Int32  * "the new total",
            "assignments" / Array(nullable=True, of="CreatePartitionsAssignment")[
                "broker_ids" / Array[Int32],
            ] * "one for each new partition; null: let the broker choose",
        ],
        "timeout_ms"    / Int32    * "how long the broker may take",
        "validate_only" / Boolean  * "check, but change nothing",
    ],
)

CreatePartitionsResponse = Response(
    "CreatePartitions", key=37, versions="0-3", flexible="2+",
    fields=[
        "throttle_time_ms" / Int32  * "how long the client must hold back for exceeding a quota",
        "results"          / Array(of="CreatePartitionsTopicResult")[
            "name"          / String,
            "error_code"    / ErrorInt16,
            "error_message" / String(nullable=True, default=None)  * "null: there is none",
        ],
    ],
)
