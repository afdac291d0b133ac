"""A transactional id's state, in __transaction_state (KIP-98).

States: 0 empty, 1 ongoing, 2 prepare commit, 3 prepare abort, 4 complete commit, 5 complete abort, 6 dead, 7 prepare
epoch fence.

v1  flexible (KIP-915); the tagged fields belong to KIP-890
"""
from kafkaconstruct.declare import Array, Int8, Int16, Int32, Int64, Message, String

TransactionLogKey = Message(
    "TransactionLogKey", key=0, versions="0", kind="coordinator-key",
    fields=[
        "transactional_id" / String,
    ],
)

TransactionLogValue = Message(
    "TransactionLogValue", key=0, versions="0-1", flexible="1+", kind="coordinator-value",
    fields=[
        "producer_id"                          / Int64,
        "previous_producer_id"                 / Int64("1+", tag=0, default=-1)
                                               * "of the last committed transaction; -1: the same",
        "next_producer_id"                     / Int64("1+", tag=1, default=-1)
                                               * "given to the producer already; -1: the same",
        "producer_epoch"                       / Int16,
        "next_producer_epoch"                  / Int16("1+", tag=3, default=-1)  * "likewise",
        "transaction_timeout_ms"               / Int32                           * "after which the coordinator aborts",
        "transaction_status"                   / Int8                            * "see above",
        "transaction_partitions"               / Array(nullable=True, of="PartitionsSchema")[
            "topic"         / String,
            "partition_ids" / Array[Int32],
        ] * "null: none",
        "transaction_last_update_timestamp_ms" / Int64                           * "since 1970",
        "transaction_start_timestamp_ms"       / Int64                           * "since 1970; -1: not begun",
        "client_transaction_version"           / Int16("1+", tag=2)
                                               * "2: the epoch rises with every transaction (KIP-890)",
    ],
)
