"""KRaft metadata records about brokers (KIP-631).

RegisterBrokerRecord: v1 migration from ZooKeeper (KIP-866), v2 in controlled shutdown, v3 log directories (KIP-858),
v4 cordoned log directories (KIP-1066).
"""
from kafkaconstruct.declare import Array, Boolean, Int8, Int16, Int32, Int64, Message, String, UInt16, Uuid

RegisterBrokerRecord = Message(
    "RegisterBrokerRecord", key=0, versions="0-4", flexible="0+", kind="metadata",
    fields=[
        "broker_id"              / Int32,
        "is_migrating_zk_broker" / Boolean("2+"),
        "incarnation_id"         / Uuid,
        "broker_epoch"           / Int64,
        "end_points"             / Array(of="BrokerEndpoint")[
            "name"              / String,
            "host"              / String,
            "port"              / UInt16,
            "security_protocol" / Int16,
        ],
        "features"               / Array(of="BrokerFeature")[
            "name"                  / String,
            "min_supported_version" / Int16,
            "max_supported_version" / Int16,
        ],
        "rack"                   / String(nullable=True),
        "fenced"                 / Boolean(default=True),
        "in_controlled_shutdown" / Boolean("1+"),
        "log_dirs"               / Array("3+", tag=0)[Uuid],
        "cordoned_log_dirs"      / Array("4+", nullable=True, tag=1, default=None)[Uuid],
    ],
)

UnregisterBrokerRecord = Message(
    "UnregisterBrokerRecord", key=1, versions="0", flexible="0+", kind="metadata",
    fields=[
        "broker_id"    / Int32,
        "broker_epoch" / Int64,
    ],
)

BrokerRegistrationChangeRecord = Message(
    "BrokerRegistrationChangeRecord", key=17, versions="0-3", flexible="0+", kind="metadata",
    fields=[
        "broker_id"              / Int32,
        "broker_epoch"           / Int64,
        "fenced"                 / Int8(tag=0),
        "in_controlled_shutdown" / Int8("1+", tag=1),
        "log_dirs"               / Array("2+", tag=2)[Uuid],
        "cordoned_log_dirs"      / Array("3+", nullable=True, tag=3, default=None)[Uuid],
    ],
)

FenceBrokerRecord = Message(
    "FenceBrokerRecord", key=7, versions="0", flexible="0+", kind="metadata",
    fields=[
        "id"    / Int32,
        "epoch" / Int64,
    ],
)

UnfenceBrokerRecord = Message(
    "UnfenceBrokerRecord", key=8, versions="0", flexible="0+", kind="metadata",
    fields=[
        "id"    / Int32,
        "epoch" / Int64,
    ],
)
