"""AlterPartitionReassignments (key 45): start or cancel moving partitions to other brokers.

v0  KIP-455, Kafka 2.4
v1  may forbid a change of the replication factor (KIP-860, Kafka 4.1)
"""
from kafkaconstruct.declare import Array, Boolean, ErrorInt16, Int32, Request, Response, String

AlterPartitionReassignmentsRequest = Request(
    "AlterPartitionReassignments", key=45, versions="0-1", flexible="0+",
    fields=[
        "timeout_ms"                      / Int32(default=60000),
        "allow_replication_factor_change" / Boolean("1+", default=True),
        "topics"                          / Array(of="ReassignableTopic")[
            "name"       / String,
            "partitions" / Array(of="ReassignablePartition")[
                "partition_index" / Int32,
                "replicas"        / Array(nullable=True, default=None)[Int32],
            ],
        ],
    ],
)

AlterPartitionReassignmentsResponse = Response(
    "AlterPartitionReassignments", key=45, versions="0-1", flexible="0+",
    fields=[
        "throttle_time_ms"                / Int32,
        "allow_replication_factor_change" / Boolean("1+", default=True, ignorable=True),
        "error_code"                      / ErrorInt16,
        "error_message"                   / String(nullable=True),
        "responses"                       / Array(of="ReassignableTopicResponse")[
            "name"       / String,
            "partitions" / Array(of="ReassignablePartitionResponse")[
                "partition_index" / Int32,
                "error_code"      / ErrorInt16,
                "error_message"   / String(nullable=True),
            ],
        ],
    ],
)
