"""AssignReplicasToDirs (key 73): a broker tells the controller which log directory holds which replica.

v0  KIP-858, Kafka 3.7
"""
from kafkaconstruct.declare import Array, ErrorInt16, Int32, Int64, Request, Response, Uuid

AssignReplicasToDirsRequest = Request(
    "AssignReplicasToDirs", key=73, versions="0", flexible="0+",
    fields=[
        "broker_id"    / Int32,
        "broker_epoch" / Int64(default=-1)  * "given when the broker registered; -1: unknown",
        "directories"  / Array(of="DirectoryData")[
            "id"     / Uuid  * "of the log directory",
            "topics" / Array(of="TopicData")[
                "topic_id"   / Uuid,
                "partitions" / Array(of="PartitionData")[
                    "partition_index" / Int32,
                ],
            ],
        ] * "the log directory of each replica, in the same order",
    ],
)

AssignReplicasToDirsResponse = Response(
    "AssignReplicasToDirs", key=73, versions="0", flexible="0+",
    fields=[
        "throttle_time_ms" / Int32  * "how long the client must hold back for exceeding a quota",
        "error_code"       / ErrorInt16,
        "directories"      / Array(of="DirectoryData")[
            "id"     / Uuid,
            "topics" / Array(of="TopicData")[
                "topic_id"   / Uuid,
                "partitions" / Array(of="PartitionData")[
                    "partition_index" / Int32,
                    "error_code"      / ErrorInt16,
                ],
            ],
        ] * "the log directory of each replica, in the same order",
    ],
)
