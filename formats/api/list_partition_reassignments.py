"""ListPartitionReassignments (key 46): partitions that are being moved (KIP-455, Kafka 2.4)."""
from kafkaconstruct.declare import Array, ErrorInt16, Int32, Request, Response, String

ListPartitionReassignmentsRequest = Request(
    "ListPartitionReassignments", key=46, versions="0", flexible="0+",
    fields=[
        "timeout_ms" / Int32(default=60000)  * "how long the broker may take",
        "topics"     / Array(nullable=True, default=None, of="ListPartitionReassignmentsTopics")[
            "name"              / String,
            "partition_indexes" / Array[Int32],
        ] * "null: all",
    ],
)

ListPartitionReassignmentsResponse = Response(
    "ListPartitionReassignments", key=46, versions="0", flexible="0+",
    fields=[
        "throttle_time_ms" / Int32                  * "how long the client must hold back for exceeding a quota",
        "error_code"       / ErrorInt16,
        "error_message"    / String(nullable=True)  * "null: there is none",
        "topics"           / Array(of="OngoingTopicReassignment")[
            "name"       / String,
            "partitions" / Array(of="OngoingPartitionReassignment")[
                "partition_index"   / Int32,
                "replicas"          / Array[Int32],
                "adding_replicas"   / Array[Int32]  * "on their way in, in a reassignment",
                "removing_replicas" / Array[Int32]  * "on their way out, in a reassignment",
            ],
        ],
    ],
)
