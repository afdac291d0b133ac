"""ListTransactions (key 66): transactions that a broker coordinates.

v0  KIP-664, Kafka 3.0
v1  filter by duration (KIP-994)
v2  filter by a pattern of transactional ids (KIP-1152, Kafka 4.1)
"""
from kafkaconstruct.declare import Array, ErrorInt16, Int32, Int64, Request, Response, String

ListTransactionsRequest = Request(
    "ListTransactions", key=66, versions="0-2", flexible="0+",
    fields=[
        "state_filters"            / Array[String]            * "empty: all",
        "producer_id_filters"      / Array[Int64]             * "empty: all",
        "duration_filter"          / Int64("1+", default=-1)  * "only those open for longer, in ms; negative: all",
        "transactional_id_pattern" / String("2+", nullable=True, default=None)  * "RE2 pattern; null or empty: all",
    ],
)

ListTransactionsResponse = Response(
    "ListTransactions", key=66, versions="0-2", flexible="0+",
    fields=[
        "throttle_time_ms"      / Int32          * "how long the client must hold back for exceeding a quota",
        "error_code"            / ErrorInt16,
        "unknown_state_filters" / Array[String]  * "that the broker could not make sense of",
        "transaction_states"    / Array(of="TransactionState")[
            "transactional_id"  / String,
            "producer_id"       / Int64,
            "transaction_state" / String,
        ],
    ],
)
