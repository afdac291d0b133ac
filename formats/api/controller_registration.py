"""ControllerRegistration (key 70): a starting controller introduces itself to the active one.

v0  KIP-919, Kafka 3.7
"""
from kafkaconstruct.declare import Array, Boolean, ErrorInt16, Int16, Int32, Request, Response, String, UInt16, Uuid

ControllerRegistrationRequest = Request(
    "ControllerRegistration", key=70, versions="0", flexible="0+",
    fields=[
        "controller_id"      / Int32,
        "incarnation_id"     / Uuid     * "made anew at each start of the process",
        "zk_migration_ready" / Boolean  * "set up for the migration from ZooKeeper",
        "listeners"          / Array(of="Listener")[
            "name"              / String,
            "host"              / String,
            "port"              / UInt16,
            "security_protocol" / Int16  * "0 PLAINTEXT, 1 SSL, 2 SASL_PLAINTEXT, 3 SASL_SSL",
        ],
        "features"           / Array(of="Feature")[
            "name"                  / String,
            "min_supported_version" / Int16,
            "max_supported_version" / Int16,
        ],
    ],
)

ControllerRegistrationResponse = Response(
    "ControllerRegistration", key=70, versions="0", flexible="0+",
    fields=[
        "throttle_time_ms" / Int32                  * "how long the client must hold back for exceeding a quota",
        "error_code"       / ErrorInt16,
        "error_message"    / String(nullable=True)  * "null: there is none",
    ],
)
