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
        "throttle_time_ms" / Int32  * "how long the client must hold back for exceeding a quota",
        "topics"           / Array(of="TopicResponse")[
            "name"       / String,
            "partitions" / Array(of="PartitionResponse")[
                "partition_index"  / Int32,
                "error_code"       / ErrorInt16,
                "error_message"    / String(nullable=True, default=None)  * "null: there is none",
                "active_producers" / Array(of="ProducerState")[
                    "producer_id"              / Int64,
                    "producer_epoch"           / Int32,
                    "last_sequence"            / Int32(default=-1)  * "-1: none",
                    "last_timestamp"           / Int64(default=-1)  * "in ms since 1970; -1: none",
                    "coordinator_epoch"        / Int32              * "of the last transaction marker",
                    "current_txn_start_offset" / Int64(default=-1)  * "-1: no transaction is open",
                ],
            ],
        ],
    ],
)
