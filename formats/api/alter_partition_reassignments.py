"""AlterPartitionReassignments (key 45): start or cancel moving partitions to other brokers.

v0  KIP-455, Kafka 2.4
v1  may forbid a change of the replication factor (KIP-860, Kafka 4.1)
"""
from kafkaconstruct.declare import Array, Boolean, ErrorInt16, Int32, Request, Response, String

AlterPartitionReassignmentsRequest = Request(
    "AlterPartitionReassignments", key=45, versions="0-1", flexible="0+",
    fields=[
        "timeout_ms"                      / Int32(default=60000)  * "how long the broker may take",
        "allow_replication_factor_change" / Boolean("1+", default=True)
                                          * "false: refuse an assignment of another size",
        "topics"                          / Array(of="ReassignableTopic")[
            "name"       / String,
            "partitions" / Array(of="ReassignablePartition")[
                "partition_index" / Int32,
                "replicas"        / Array(nullable=True, default=None)[Int32]
                                  * "the new assignment, preferred leader first; null cancels a running reassignment",
            ],
        ],
    ],
)

AlterPartitionReassignmentsResponse = Response(
    "AlterPartitionReassignments", key=45, versions="0-1", flexible="0+",
    fields=[
        "throttle_time_ms"                / Int32  * "how long the client must hold back for exceeding a quota",
        "allow_replication_factor_change" / Boolean("1+", default=True, ignorable=True),
        "error_code"                      / ErrorInt16,
        "error_message"                   / String(nullable=True)  * "null: there is none",
        "responses"                       / Array(of="ReassignableTopicResponse")[
            "name"       / String,
            "partitions" / Array(of="ReassignablePartitionResponse")[
                "partition_index" / Int32,
                "error_code"      / ErrorInt16,
                "error_message"   / String(nullable=True)  * "null: there is none",
            ],
        ],
    ],
)
