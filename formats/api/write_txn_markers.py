"""WriteTxnMarkers (key 27): the transaction coordinator has partition leaders write commit or abort markers.

v0  KIP-98, Kafka 0.11
v1  flexible
v2  the transaction's version (KIP-1228, Kafka 4.2)
4.0 dropped v0.
"""
from kafkaconstruct.declare import Array, Boolean, ErrorInt16, Int8, Int16, Int32, Int64, Request, Response, String

WriteTxnMarkersRequest = Request(
    "WriteTxnMarkers", key=27, versions="0-2", flexible="1+",
    fields=[
        "markers" / Array(of="WritableTxnMarker")[
            "producer_id"         / Int64,
            "producer_epoch"      / Int16,
            "transaction_result"  / Boolean                     * "true: commit",
            "topics"              / Array(of="WritableTxnMarkerTopic")[
                "name"              / String,
                "partition_indexes" / Array[Int32],
            ],
            "coordinator_epoch"   / Int32                       * "of the coordinator that sends this",
            "transaction_version" / Int8("2+", ignorable=True)  * "2: the epoch rises with every transaction (KIP-890)",
        ],
    ],
)

WriteTxnMarkersResponse = Response(
    "WriteTxnMarkers", key=27, versions="0-2", flexible="1+",
    fields=[
        "markers" / Array(of="WritableTxnMarkerResult")[
            "producer_id" / Int64,
            "topics"      / Array(of="WritableTxnMarkerTopicResult")[
                "name"       / String,
                "partitions" / Array(of="WritableTxnMarkerPartitionResult")[
                    "partition_index" / Int32,
                    "error_code"      / ErrorInt16,
                ],
            ],
        ],
    ],
)
