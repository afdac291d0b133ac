"""AddOffsetsToTxn (key 25): announce to the transaction coordinator that a group's offsets join the transaction.

v0  KIP-98, Kafka 0.11
v1  throttled clients are answered at once and told to wait (KIP-219)
v2  PRODUCER_FENCED may come back (KIP-588)
v3  flexible
v4  TRANSACTION_ABORTABLE may come back (KIP-890)
"""
from kafkaconstruct.declare import ErrorInt16, Int16, Int32, Int64, Request, Response, String

AddOffsetsToTxnRequest = Request(
    "AddOffsetsToTxn", key=25, versions="0-4", flexible="3+",
    fields=[
        "transactional_id" / String,
        "producer_id"      / Int64,
        "producer_epoch"   / Int16,
        "group_id"         / String,
    ],
)

AddOffsetsToTxnResponse = Response(
    "AddOffsetsToTxn", key=25, versions="0-4", flexible="3+",
    fields=[
        "throttle_time_ms" / Int32  * "how long the client must hold back for exceeding a quota",
        "error_code"       / ErrorInt16,
    ],
)
