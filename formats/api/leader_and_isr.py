"""LeaderAndIsr (key 4): the ZooKeeper-era controller tells brokers what to lead and what to follow. Gone in Kafka 4.0.

v0  Kafka 0.8
v1  is_new
v2  broker epoch; partitions by topic (KIP-380)
v3  adding and removing replicas (KIP-455)
v4  flexible
v5  topic ids (KIP-516)
v6  leader recovery state (KIP-704)
v7  KRaft controllers (KIP-866)
"""
from kafkaconstruct.declare import (
    Array, Boolean, ErrorInt16, Int8, Int32, Int64, Request, Response, String, Struct, Uuid,
)

LeaderAndIsrPartitionState = Struct(of="LeaderAndIsrPartitionState")[
    "topic_name"            / String("0-1", ignorable=True),
    "partition_index"       / Int32,
    "controller_epoch"      / Int32,
    "leader"                / Int32,
    "leader_epoch"          / Int32,
    "isr"                   / Array[Int32]                        * "the replicas in sync",
    "partition_epoch"       / Int32                               * "rises with every change of the partition",
    "replicas"              / Array[Int32],
    "adding_replicas"       / Array("3+", ignorable=True)[Int32]  * "on their way in, in a reassignment",
    "removing_replicas"     / Array("3+", ignorable=True)[Int32]  * "on their way out, in a reassignment",
    "is_new"                / Boolean("1+", ignorable=True)       * "the replica did not exist before",
    "leader_recovery_state" / Int8("6+")  * "0 recovered, 1 recovering from an unclean election",
]

LeaderAndIsrRequest = Request(
    "LeaderAndIsr", key=4, versions="0-7", flexible="4+",
    fields=[
        "controller_id"              / Int32,
        "is_k_raft_controller"       / Boolean("7+")  * "a KRaft controller, in the migration from ZooKeeper",
        "controller_epoch"           / Int32,
        "ungrouped_partition_states" / Array("0-1")[LeaderAndIsrPartitionState],
        "broker_epoch"               / Int64("2+", default=-1, ignorable=True)
                                     * "given when the broker registered; -1: unknown",
        "type"                       / Int8("5+")     * "0 unknown, 1 some topics, 2 all",
        "topic_states"               / Array("2+", of="LeaderAndIsrTopicState")[
            "topic_name"       / String,
            "topic_id"         / Uuid("5+", ignorable=True),
            "partition_states" / Array[LeaderAndIsrPartitionState],
        ],
        "live_leaders"               / Array(of="LeaderAndIsrLiveLeader")[
            "broker_id" / Int32,
            "host_name" / String,
            "port"      / Int32,
        ],
    ],
)

LeaderAndIsrPartitionError = Struct(of="LeaderAndIsrPartitionError")[
    "topic_name"      / String("0-4", ignorable=True),
    "partition_index" / Int32,
    "error_code"      / ErrorInt16,
]

LeaderAndIsrResponse = Response(
    "LeaderAndIsr", key=4, versions="0-7", flexible="4+",
    fields=[
        "error_code"       / ErrorInt16,
        "partition_errors" / Array("0-4")[LeaderAndIsrPartitionError],
        "topics"           / Array("5+", of="LeaderAndIsrTopicError")[
            "topic_id"         / Uuid,
            "partition_errors" / Array[LeaderAndIsrPartitionError],
        ],
    ],
)
