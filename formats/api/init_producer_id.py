"""InitProducerId (key 22): obtain a producer id and epoch; with a transactional id, fence older producers.

v0  KIP-98, Kafka 0.11
v1  throttled clients are answered at once and told to wait (KIP-219)
v2  flexible
v3  resume with a known id and epoch (KIP-360)
v4  PRODUCER_FENCED may come back (KIP-588)
v5  TRANSACTION_ABORTABLE may come back (KIP-890)
v6  two-phase commit (KIP-939), unstable since Kafka 4.1
"""
from kafkaconstruct.declare import Boolean, ErrorInt16, Int16, Int32, Int64, Request, Response, String

InitProducerIdRequest = Request(
    "InitProducerId", key=22, versions="0-6", flexible="2+", unstable="6",
    fields=[
        "transactional_id"       / String(nullable=True)    * "null: idempotent only",
        "transaction_timeout_ms" / Int32                    * "after which the coordinator aborts an open transaction",
        "producer_id"            / Int64("3+", default=-1)  * "that the producer has, to go on with; -1: none",
        "producer_epoch"         / Int16("3+", default=-1)  * "likewise",
        "enable2_pc"             / Boolean("6+")  * "the transaction may stay prepared for as long as it takes",
        "keep_prepared_txn"      / Boolean("6+")            * "do not abort what was prepared",
    ],
)

InitProducerIdResponse = Response(
    "InitProducerId", key=22, versions="0-6", flexible="2+", unstable="6",
    fields=[
        "throttle_time_ms"           / Int32(ignorable=True)
                                     * "how long the client must hold back for exceeding a quota",
        "error_code"                 / ErrorInt16,
        "producer_id"                / Int64(default=-1),
        "producer_epoch"             / Int16,
        "ongoing_txn_producer_id"    / Int64("6+", default=-1)  * "of the prepared transaction that was kept; -1: none",
        "ongoing_txn_producer_epoch" / Int16("6+", default=-1)  * "likewise",
    ],
)
