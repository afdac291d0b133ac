"""AddPartitionsToTxn (key 24): enrol partitions in a transaction before writing to them.

Producers speak v0 to v3. Brokers speak v4 and up among themselves, many transactions at once, to verify that
a partition belongs to a running transaction (KIP-890).

v0  KIP-98, Kafka 0.11
v1  throttled clients are answered at once and told to wait (KIP-219)
v2  PRODUCER_FENCED may come back (KIP-588)
v3  flexible
v4  batches of transactions, verify-only; the former fields survive as v3_and_below_* (KIP-890)
v5  TRANSACTION_ABORTABLE may come back (KIP-890)
"""
from kafkaconstruct.declare import Array, Boolean, ErrorInt16, Int16, Int32, Int64, Request, Response, String, Struct

AddPartitionsToTxnTopic = Struct(of="AddPartitionsToTxnTopic")[
    "name"       / String,
    "partitions" / Array[Int32],
]

AddPartitionsToTxnRequest = Request(
    "AddPartitionsToTxn", key=24, versions="0-5", flexible="3+",
    fields=[
        "v3_and_below_transactional_id" / String("0-3")  * "the one transaction of a producer's request",
        "v3_and_below_producer_id"      / Int64("0-3"),
        "v3_and_below_producer_epoch"   / Int16("0-3"),
        "v3_and_below_topics"           / Array("0-3")[AddPartitionsToTxnTopic],
        "transactions"                  / Array("4+", of="AddPartitionsToTxnTransaction")[
            "transactional_id" / String,
            "producer_id"      / Int64,
            "producer_epoch"   / Int16,
            "verify_only"      / Boolean  * "only check that the partitions belong to the transaction",
            "topics"           / Array[AddPartitionsToTxnTopic],
        ] * "those of a broker's request",
    ],
)

AddPartitionsToTxnPartitionResult = Struct(of="AddPartitionsToTxnPartitionResult")[
    "partition_index"      / Int32,
    "partition_error_code" / ErrorInt16,
]

AddPartitionsToTxnTopicResult = Struct(of="AddPartitionsToTxnTopicResult")[
    "name"                 / String,
    "results_by_partition" / Array[AddPartitionsToTxnPartitionResult],
]

AddPartitionsToTxnResponse = Response(
    "AddPartitionsToTxn", key=24, versions="0-5", flexible="3+",
    fields=[
        "throttle_time_ms"              / Int32  * "how long the client must hold back for exceeding a quota",
        "results_by_topic_v3_and_below" / Array("0-3")[AddPartitionsToTxnTopicResult]  * "what producers get",
        "error_code"                    / ErrorInt16("4+", ignorable=True)             * "of the whole request",
        "results_by_transaction"        / Array("4+", of="AddPartitionsToTxnResult")[
            "transactional_id" / String,
            "topic_results"    / Array[AddPartitionsToTxnTopicResult],
        ] * "what brokers get",
    ],
)
