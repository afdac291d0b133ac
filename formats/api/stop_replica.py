"""StopReplica (key 5): the ZooKeeper-era controller tells a broker to stop, or delete, replicas. Gone in Kafka 4.0.

v0  Kafka 0.8
v1  broker epoch; partitions by topic (KIP-380)
v2  flexible
v3  leader epoch and deletion by partition (KIP-570)
v4  KRaft controllers (KIP-866)
"""
from kafkaconstruct.declare import Array, Boolean, ErrorInt16, Int32, Int64, Request, Response, String

StopReplicaRequest = Request(
    "StopReplica", key=5, versions="0-4", flexible="2+",
    fields=[
        "controller_id"        / Int32,
        "is_k_raft_controller" / Boolean("4+")   * "a KRaft controller, in the migration from ZooKeeper",
        "controller_epoch"     / Int32,
        "broker_epoch"         / Int64("1+", default=-1, ignorable=True)
                               * "given when the broker registered; -1: unknown",
        "delete_partitions"    / Boolean("0-2")  * "all of them",
        "ungrouped_partitions" / Array("0", of="StopReplicaPartitionV0")[
            "topic_name"      / String,
            "partition_index" / Int32,
        ],
        "topics"               / Array("1-2", of="StopReplicaTopicV1")[
            "name"              / String,
            "partition_indexes" / Array[Int32],
        ],
        "topic_states"         / Array("3+", of="StopReplicaTopicState")[
            "topic_name"       / String,
            "partition_states" / Array(of="StopReplicaPartitionState")[
                "partition_index"  / Int32,
                "leader_epoch"     / Int32(default=-1)  * "-1: unknown",
                "delete_partition" / Boolean,
            ],
        ],
    ],
)

StopReplicaResponse = Response(
    "StopReplica", key=5, versions="0-4", flexible="2+",
    fields=[
        "error_code"       / ErrorInt16,
        "partition_errors" / Array(of="StopReplicaPartitionError")[
            "topic_name"      / String,
            "partition_index" / Int32,
            "error_code"      / ErrorInt16,
        ],
    ],
)
