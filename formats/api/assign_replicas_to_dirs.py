"""AssignReplicasToDirs (key 73): a broker tells the controller which log directory holds which replica.

v0  KIP-858, Kafka 3.7
"""
from kafkaconstruct.declare import Array, ErrorInt16, Int32, Int64, Request, Response, Uuid

AssignReplicasToDirsRequest = Request(
    "AssignReplicasToDirs", key=73, versions="0", flexible="0+",
    fields=[
        "broker_id"    / Int32,
        "broker_epoch" / Int64(default=-1),
        "directories"  / Array(of="DirectoryData")[
            "id"     / Uuid,
            "topics" / Array(of="TopicData")[
                "topic_id"   / Uuid,
                "partitions" / Array(of="PartitionData")[
                    "partition_index" / Int32,
                ],
            ],
        ],
    ],
)

AssignReplicasToDirsResponse = Response(
    "AssignReplicasToDirs", key=73, versions="0", flexible="0+",
    fields=[
        "throttle_time_ms" / Int32,
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
        ],
    ],
)
