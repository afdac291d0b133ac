"""DescribeTransactions (key 65): the state of transactions by transactional id (KIP-664, Kafka 3.0)."""
from kafkaconstruct.declare import Array, ErrorInt16, Int16, Int32, Int64, Request, Response, String

DescribeTransactionsRequest = Request(
    "DescribeTransactions", key=65, versions="0", flexible="0+",
    fields=[
        "transactional_ids" / Array[String],
    ],
)

DescribeTransactionsResponse = Response(
    "DescribeTransactions", key=65, versions="0", flexible="0+",
    fields=[
        "throttle_time_ms"   / Int32  * "how long the client must hold back for exceeding a quota",
        "transaction_states" / Array(of="TransactionState")[
            "error_code"                / ErrorInt16,
            "transactional_id"          / String,
            "transaction_state"         / String  * "Empty, Ongoing, PrepareCommit and so on",
            "transaction_timeout_ms"    / Int32,
            "transaction_start_time_ms" / Int64   * "since 1970",
            "producer_id"               / Int64,
            "producer_epoch"            / Int16,
            "topics"                    / Array(of="TopicData")[
                "topic"      / String,
                "partitions" / Array[Int32],
            ],
        ],
    ],
)
