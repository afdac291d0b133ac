"""KRaft metadata records for the log's own sake: producer ids (KIP-730), transactions (KIP-868), no-ops (KIP-835)."""
from kafkaconstruct.declare import Int32, Int64, Message, String

ProducerIdsRecord = Message(
    "ProducerIdsRecord", key=15, versions="0", flexible="0+", kind="metadata",
    fields=[
        "broker_id"        / Int32,
        "broker_epoch"     / Int64(default=-1)  * "given when the broker registered; -1: unknown",
        "next_producer_id" / Int64              * "first of the next block",
    ],
)

BeginTransactionRecord = Message(
    "BeginTransactionRecord", key=23, versions="0", flexible="0+", kind="metadata",
    fields=[
        "name" / String(nullable=True, tag=0, default=None),
    ],
)

EndTransactionRecord = Message(
    "EndTransactionRecord", key=24, versions="0", flexible="0+", kind="metadata",
    fields=[],
)

AbortTransactionRecord = Message(
    "AbortTransactionRecord", key=25, versions="0", flexible="0+", kind="metadata",
    fields=[
        "reason" / String(nullable=True, tag=0, default=None),
    ],
)

NoOpRecord = Message(
    "NoOpRecord", key=20, versions="0", flexible="0+", kind="metadata",
    fields=[],
)
