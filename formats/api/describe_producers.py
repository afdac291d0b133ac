"""DescribeProducers (key 61): producers active on partitions, to find hanging transactions (KIP-664, Kafka 3.0)."""
from kafkaconstruct.declare import Array, ErrorInt16, Int32, Int64, Request, Response, String

DescribeProducersRequest = Request(
    "DescribeProducers", key=61, versions="0", flexible="0+",
    fields=[
        "topics" / Array(of="TopicRequest")[
            "name"              / String,
            "partition_indexes" / Array[Int32],
        ],
    ],
)

DescribeProducersResponse = Response(
    "DescribeProducers", key=61, versions="0", flexible="0+",
    fields=[
        "throttle_time_ms" / Int32,
        "topics"           / Array(of="TopicResponse")[
            "name"       / String,
            "partitions" / Array(of="PartitionResponse")[
                "partition_index"  / Int32,
                "error_code"       / ErrorInt16,
                "error_message"    / String(nullable=True, default=None),
                "active_producers" / Array(of="ProducerState")[
                    "producer_id"              / Int64,
                    "producer_epoch"           / Int32,
                    "last_sequence"            / Int32(default=-1),
                    "last_timestamp"           / Int64(default=-1),
                    "coordinator_epoch"        / Int32,
                    "current_txn_start_offset" / Int64(default=-1),
                ],
            ],
        ],
    ],
)
