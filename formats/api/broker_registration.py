"""BrokerRegistration (key 62): a starting broker introduces itself to the KRaft controller.

v0  KIP-631, Kafka 2.8
v1  migration from ZooKeeper (KIP-866)
v2  log directories (KIP-858)
v3  the epoch before the last clean shutdown (KIP-966)
v4  supported features may begin at level 0 (KAFKA-17011)
"""
from kafkaconstruct.declare import (
    Array, Boolean, ErrorInt16, Int16, Int32, Int64, Request, Response, String, UInt16, Uuid,
)

BrokerRegistrationRequest = Request(
    "BrokerRegistration", key=62, versions="0-4", flexible="0+",
    fields=[
        "broker_id"              / Int32,
        "cluster_id"             / String,
        "incarnation_id"         / Uuid                               * "made anew at each start of the process",
        "listeners"              / Array(of="Listener")[
            "name"              / String,
            "host"              / String,
            "port"              / UInt16,
            "security_protocol" / Int16  * "0 PLAINTEXT, 1 SSL, 2 SASL_PLAINTEXT, 3 SASL_SSL",
        ],
        "features"               / Array(of="Feature")[
            "name"                  / String,
            "min_supported_version" / Int16,
            "max_supported_version" / Int16,
        ] * "of level 0 only from v4 on",
        "rack"                   / String(nullable=True)              * "null where none is configured",
        "is_migrating_zk_broker" / Boolean("1+")                      * "a ZooKeeper broker in migration",
        "log_dirs"               / Array("2+", ignorable=True)[Uuid]  * "ids of the usable directories",
        "previous_broker_epoch"  / Int64("3+", default=-1, ignorable=True)
                                 * "before the last clean shutdown; -1: there was none",
    ],
)

BrokerRegistrationResponse = Response(
    "BrokerRegistration", key=62, versions="0-4", flexible="0+",
    fields=[
        "throttle_time_ms" / Int32              * "how long the client must hold back for exceeding a quota",
        "error_code"       / ErrorInt16,
        "broker_epoch"     / Int64(default=-1)  * "to be named in heartbeats; -1: refused",
    ],
)
