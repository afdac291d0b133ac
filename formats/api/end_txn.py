"""EndTxn (key 26): commit or abort a transaction.

v0  KIP-98, Kafka 0.11
v1  throttled clients are answered at once and told to wait (KIP-219)
v2  PRODUCER_FENCED may come back (KIP-588)
v3  flexible
v4  TRANSACTION_ABORTABLE may come back (KIP-890)
v5  the epoch rises with every transaction, and the answer says to what (KIP-890, Kafka 4.0)
"""
from kafkaconstruct.declare import Boolean, ErrorInt16, Int16, Int32, Int64, Request, Response, String

EndTxnRequest = Request(
    "EndTxn", key=26, versions="0-5", flexible="3+",
    fields=[
        "transactional_id" / String,
        "producer_id"      / Int64,
        "producer_epoch"   / Int16,
        "committed"        / Boolean  * "false: abort",
    ],
)

EndTxnResponse = Response(
    "EndTxn", key=26, versions="0-5", flexible="3+",
    fields=[
        "throttle_time_ms" / Int32  * "how long the client must hold back for exceeding a quota",
        "error_code"       / ErrorInt16,
        "producer_id"      / Int64("5+", default=-1, ignorable=True)  * "for the next transaction; -1: unchanged",
        "producer_epoch"   / Int16("5+", default=-1, ignorable=True)  * "likewise",
    ],
)
