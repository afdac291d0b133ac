"""KRaft metadata records about brokers (KIP-631).

RegisterBrokerRecord: v1 controlled shutdown (KIP-841), v2 migration from ZooKeeper (KIP-866), v3 log directories
(KIP-858), v4 cordoned log directories (KIP-1066). BrokerRegistrationChangeRecord has the first, third and last of
these since its v1, v2 and v3.
"""
from kafkaconstruct.declare import Array, Boolean, Int8, Int16, Int32, Int64, Message, String, UInt16, Uuid

RegisterBrokerRecord = Message(
    "RegisterBrokerRecord", key=0, versions="0-4", flexible="0+", kind="metadata",
    fields=[
        "broker_id"              / Int32,
        "is_migrating_zk_broker" / Boolean("2+")             * "a ZooKeeper broker in migration",
        "incarnation_id"         / Uuid                      * "made anew at each start of the process",
        "broker_epoch"           / Int64,
        "end_points"             / Array(of="BrokerEndpoint")[
            "name"              / String,
            "host"              / String,
            "port"              / UInt16,
            "security_protocol" / Int16  * "0 PLAINTEXT, 1 SSL, 2 SASL_PLAINTEXT, 3 SASL_SSL",
        ],
        "features"               / Array(of="BrokerFeature")[
            "name"                  / String,
            "min_supported_version" / Int16,
            "max_supported_version" / Int16,
        ],
        "rack"                   / String(nullable=True)     * "null where none is configured",
        "fenced"                 / Boolean(default=True)     * "takes no part yet",
        "in_controlled_shutdown" / Boolean("1+"),
        "log_dirs"               / Array("3+", tag=0)[Uuid]  * "ids of the usable directories",
        "cordoned_log_dirs"      / Array("4+", nullable=True, tag=1, default=None)[Uuid]
                                 * "ids of directories that take no new replicas; null: not known yet",
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
        "fenced"                 / Int8(tag=0)               * "-1 no longer, 0 unchanged, 1 fenced",
        "in_controlled_shutdown" / Int8("1+", tag=1)         * "0 unchanged, 1 it is",
        "log_dirs"               / Array("2+", tag=2)[Uuid]  * "empty: unchanged",
        "cordoned_log_dirs"      / Array("3+", nullable=True, tag=3, default=None)[Uuid]  * "null: unchanged",
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
