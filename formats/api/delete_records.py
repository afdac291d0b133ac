"""DeleteRecords (key 21): drop the oldest records of partitions.

v0  KIP-107, Kafka 0.11
v1  throttled clients are answered at once and told to wait (KIP-219)
v2  flexible
"""
from kafkaconstruct.declare import Array, ErrorInt16, Int32, Int64, Request, Response, String

DeleteRecordsRequest = Request(
    "DeleteRecords", key=21, versions="0-2", flexible="2+",
    fields=[
        "topics"     / Array(of="DeleteRecordsTopic")[
            "name"       / String,
            "partitions" / Array(of="DeleteRecordsPartition")[
                "partition_index" / Int32,
                "offset"          / Int64  * "the first to stay; -1: the high watermark",
            ],
        ],
        "timeout_ms" / Int32  * "how long the broker may take",
    ],
)

DeleteRecordsResponse = Response(
    "DeleteRecords", key=21, versions="0-2", flexible="2+",
    fields=[
        "throttle_time_ms" / Int32  * "how long the client must hold back for exceeding a quota",
        "topics"           / Array(of="DeleteRecordsTopicResult")[
            "name"       / String,
            "partitions" / Array(of="DeleteRecordsPartitionResult")[
                "partition_index" / Int32,
                "low_watermark"   / Int64  * "the lowest log start offset of all replicas",
                "error_code"      / ErrorInt16,
            ],
        ],
    ],
)
