"""UpdateMetadata (key 6): the ZooKeeper-era controller spreads the cluster's metadata. Gone in Kafka 4.0.

v0  Kafka 0.8
v1  several endpoints a broker (KIP-2)
v2  racks (KIP-36)
v3  listener names (KIP-103)
v4  offline replicas (KIP-112)
v5  broker epoch; partitions by topic (KIP-380)
v6  flexible
v7  topic ids (KIP-516)
v8  KRaft controllers (KIP-866)
"""
from kafkaconstruct.declare import (
    Array, Boolean, ErrorInt16, Int8, Int16, Int32, Int64, Request, Response, String, Struct, Uuid,
)

UpdateMetadataPartitionState = Struct(of="UpdateMetadataPartitionState")[
    "topic_name"       / String("0-4", ignorable=True),
    "partition_index"  / Int32,
    "controller_epoch" / Int32,
    "leader"           / Int32,
    "leader_epoch"     / Int32,
    "isr"              / Array[Int32]                        * "the replicas in sync",
    "zk_version"       / Int32                               * "of the partition's state in ZooKeeper",
    "replicas"         / Array[Int32],
    "offline_replicas" / Array("4+", ignorable=True)[Int32]  * "on brokers or disks that are down",
]

UpdateMetadataRequest = Request(
    "UpdateMetadata", key=6, versions="0-8", flexible="6+",
    fields=[
        "controller_id"              / Int32,
        "is_k_raft_controller"       / Boolean("8+")      * "a KRaft controller, in the migration from ZooKeeper",
        "type"                       / Int8("8+", tag=0)  * "0 unknown, 1 some topics, 2 all",
        "controller_epoch"           / Int32,
        "ungrouped_partition_states" / Array("0-4")[UpdateMetadataPartitionState],
        "broker_epoch"               / Int64("5+", default=-1, ignorable=True)
                                     * "given when the broker registered; -1: unknown",
        "topic_states"               / Array("5+", of="UpdateMetadataTopicState")[
            "topic_name"       / String,
            "topic_id"         / Uuid("7+", ignorable=True),
            "partition_states" / Array[UpdateMetadataPartitionState],
        ],
        "live_brokers"               / Array(of="UpdateMetadataBroker")[
            "id"        / Int32,
            "v0_host"   / String("0", ignorable=True),
            "v0_port"   / Int32("0", ignorable=True),
            "endpoints" / Array("1+", ignorable=True, of="UpdateMetadataEndpoint")[
                "port"              / Int32,
                "host"              / String,
                "listener"          / String("3+", ignorable=True),
                "security_protocol" / Int16  * "0 PLAINTEXT, 1 SSL, 2 SASL_PLAINTEXT, 3 SASL_SSL",
            ],
            "rack"      / String("2+", nullable=True, ignorable=True)  * "null where none is configured",
        ],
    ],
)

UpdateMetadataResponse = Response(
    "UpdateMetadata", key=6, versions="0-8", flexible="6+",
    fields=[
        "error_code" / ErrorInt16,
    ],
)
