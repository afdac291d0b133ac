"""AllocateProducerIds (key 67): a broker fetches a block of producer ids from the controller (KIP-730, Kafka 3.0)."""
from kafkaconstruct.declare import ErrorInt16, Int32, Int64, Request, Response

AllocateProducerIdsRequest = Request(
    "AllocateProducerIds", key=67, versions="0", flexible="0+",
    fields=[
        "broker_id"    / Int32,
        "broker_epoch" / Int64(default=-1)  * "given when the broker registered; -1: unknown",
    ],
)

AllocateProducerIdsResponse = Response(
    "AllocateProducerIds", key=67, versions="0", flexible="0+",
    fields=[
        "throttle_time_ms"  / Int32  * "how long the client must hold back for exceeding a quota",
        "error_code"        / ErrorInt16,
        "producer_id_start" / Int64  * "first id of the block",
        "producer_id_len"   / Int32  * "how many ids it has",
    ],
)
