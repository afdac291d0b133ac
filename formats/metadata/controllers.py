"""KRaft metadata records about controllers (KIP-919, KIP-1312)."""
from kafkaconstruct.declare import Array, Boolean, Int16, Int32, Message, String, UInt16, Uuid

RegisterControllerRecord = Message(
    "RegisterControllerRecord", key=27, versions="0", flexible="0+", kind="metadata",
    fields=[
        "controller_id"      / Int32,
        "incarnation_id"     / Uuid     * "made anew at each start of the process",
        "zk_migration_ready" / Boolean  * "set up for the migration from ZooKeeper",
        "end_points"         / Array(of="ControllerEndpoint")[
            "name"              / String,
            "host"              / String,
            "port"              / UInt16,
            "security_protocol" / Int16  * "0 PLAINTEXT, 1 SSL, 2 SASL_PLAINTEXT, 3 SASL_SSL",
        ],
        "features"           / Array(of="ControllerFeature")[
            "name"                  / String,
            "min_supported_version" / Int16,
            "max_supported_version" / Int16,
        ],
    ],
)

UnregisterControllerRecord = Message(
    "UnregisterControllerRecord", key=29, versions="0", flexible="0+", kind="metadata",
    fields=[
        "controller_id" / Int32,
    ],
)
