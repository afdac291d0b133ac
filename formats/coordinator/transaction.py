"""A transactional id's state, in __transaction_state (KIP-98).

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
        "previous_producer_id"                 / Int64("1+", tag=0, default=-1),
        "next_producer_id"                     / Int64("1+", tag=1, default=-1),
        "producer_epoch"                       / Int16,
        "next_producer_epoch"                  / Int16("1+", tag=3, default=-1),
        "transaction_timeout_ms"               / Int32,
        "transaction_status"                   / Int8,
        "transaction_partitions"               / Array(nullable=True, of="PartitionsSchema")[
            "topic"         / String,
            "partition_ids" / Array[Int32],
        ],
        "transaction_last_update_timestamp_ms" / Int64,
        "transaction_start_timestamp_ms"       / Int64,
        "client_transaction_version"           / Int16("1+", tag=2),
    ],
)
