"""UnregisterController (key 94): make the active controller forget another one (KIP-1312, Kafka 4.4)."""
from kafkaconstruct.declare import ErrorInt16, Int32, Request, Response, String

UnregisterControllerRequest = Request(
    "UnregisterController", key=94, versions="0", flexible="0+",
    fields=[
        "controller_id" / Int32,
    ],
)

UnregisterControllerResponse = Response(
    "UnregisterController", key=94, versions="0", flexible="0+",
    fields=[
        "throttle_time_ms" / Int32                  * "how long the client must hold back for exceeding a quota",
        "error_code"       / ErrorInt16,
        "error_message"    / String(nullable=True)  * "null: there is none",
    ],
)
