"""AlterReplicaLogDirs (key 34): move replicas between the log directories of one broker.

v0  KIP-113, Kafka 1.0
v1  throttled clients are answered at once and told to wait (KIP-219)
v2  flexible
4.0 dropped v0.
"""
from kafkaconstruct.declare import Array, ErrorInt16, Int32, Request, Response, String

AlterReplicaLogDirsRequest = Request(
    "AlterReplicaLogDirs", key=34, versions="0-2", flexible="2+",
    fields=[
        "dirs" / Array(of="AlterReplicaLogDir")[
            "path"   / String  * "absolute",
            "topics" / Array(of="AlterReplicaLogDirTopic")[
                "name"       / String,
                "partitions" / Array[Int32],
            ],
        ] * "where the replicas shall move to",
    ],
)

AlterReplicaLogDirsResponse = Response(
    "AlterReplicaLogDirs", key=34, versions="0-2", flexible="2+",
    fields=[
        "throttle_time_ms" / Int32  * "how long the client must hold back for exceeding a quota",
        "results"          / Array(of="AlterReplicaLogDirTopicResult")[
            "topic_name" / String,
            "partitions" / Array(of="AlterReplicaLogDirPartitionResult")[
                "partition_index" / Int32,
                "error_code"      / ErrorInt16,
            ],
        ],
    ],
)
