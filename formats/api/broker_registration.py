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
        "incarnation_id"         / Uuid,
        "listeners"              / Array(of="Listener")[
            "name"              / String,
            "host"              / String,
            "port"              / UInt16,
            "security_protocol" / Int16,
        ],
        "features"               / Array(of="Feature")[
            "name"                  / String,
            "min_supported_version" / Int16,
            "max_supported_version" / Int16,
        ],
        "rack"                   / String(nullable=True),
        "is_migrating_zk_broker" / Boolean("1+"),
        "log_dirs"               / Array("2+", ignorable=True)[Uuid],
        "previous_broker_epoch"  / Int64("3+", default=-1, ignorable=True),
    ],
)

BrokerRegistrationResponse = Response(
    "BrokerRegistration", key=62, versions="0-4", flexible="0+",
    fields=[
        "throttle_time_ms" / Int32,
        "error_code"       / ErrorInt16,
        "broker_epoch"     / Int64(default=-1),
    ],
)
