"""UnregisterBroker (key 64): make the KRaft controller forget a broker (KIP-631, Kafka 2.8)."""
from kafkaconstruct.declare import ErrorInt16, Int32, Request, Response, String

UnregisterBrokerRequest = Request(
    "UnregisterBroker", key=64, versions="0", flexible="0+",
    fields=[
        "broker_id" / Int32,
    ],
)

UnregisterBrokerResponse = Response(
    "UnregisterBroker", key=64, versions="0", flexible="0+",
    fields=[
        "throttle_time_ms" / Int32                  * "how long the client must hold back for exceeding a quota",
        "error_code"       / ErrorInt16,
        "error_message"    / String(nullable=True)  * "null: there is none",
    ],
)
