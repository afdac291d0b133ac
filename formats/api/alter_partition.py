"""AlterPartition (key 56): a partition leader asks the controller to change the in-sync replicas.

Called AlterIsr until Kafka 3.2.

v0  KIP-497, Kafka 2.7
v1  leader recovery state (KIP-704)
v2  topic ids replace names (KIP-841)
v3  the new ISR carries each broker's epoch (KIP-903)
4.0 dropped v0 and v1.
"""
from kafkaconstruct.declare import Array, ErrorInt16, Int8, Int32, Int64, Request, Response, String, Uuid

AlterPartitionRequest = Request(
    "AlterPartition", key=56, versions="0-3", flexible="0+",
    fields=[
        "broker_id"    / Int32,
        "broker_epoch" / Int64(default=-1)  * "given when the broker registered; -1: unknown",
        "topics"       / Array(of="TopicData")[
            "topic_name" / String("0-1", ignorable=True),
            "topic_id"   / Uuid("2+", ignorable=True),
            "partitions" / Array(of="PartitionData")[
                "partition_index"       / Int32,
                "leader_epoch"          / Int32,
                "new_isr"               / Array("0-2")[Int32],
                "new_isr_with_epochs"   / Array("3+", of="BrokerState")[
                    "broker_id"    / Int32,
                    "broker_epoch" / Int64(default=-1)  * "-1: do not check",
                ],
                "leader_recovery_state" / Int8("1+")  * "0 recovered, 1 recovering from an unclean election",
                "partition_epoch"       / Int32  * "that the change is based on; refused where there is a newer one",
            ],
        ],
    ],
)

AlterPartitionResponse = Response(
    "AlterPartition", key=56, versions="0-3", flexible="0+",
    fields=[
        "throttle_time_ms" / Int32  * "how long the client must hold back for exceeding a quota",
        "error_code"       / ErrorInt16,
        "topics"           / Array(of="TopicData")[
            "topic_name" / String("0-1", ignorable=True),
            "topic_id"   / Uuid("2+", ignorable=True),
            "partitions" / Array(of="PartitionData")[
                "partition_index"       / Int32,
                "error_code"            / ErrorInt16,
                "leader_id"             / Int32,
                "leader_epoch"          / Int32,
                "isr"                   / Array[Int32]  * "the replicas in sync",
                "leader_recovery_state" / Int8("1+", ignorable=True)
                                        * "0 recovered, 1 recovering from an unclean election",
                "partition_epoch"       / Int32         * "rises with every change of the partition",
            ],
        ],
    ],
)
