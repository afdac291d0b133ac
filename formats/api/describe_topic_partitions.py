"""DescribeTopicPartitions (key 75): topics page by page, with eligible leader replicas (KIP-966, Kafka 3.8)."""
from kafkaconstruct.declare import Array, Boolean, ErrorInt16, Int32, Request, Response, String, Struct, Uuid

DescribeTopicPartitionsRequest = Request(
    "DescribeTopicPartitions", key=75, versions="0", flexible="0+",
    fields=[
        "topics"                   / Array(of="TopicRequest")[
            "name" / String,
        ],
        "response_partition_limit" / Int32(default=2000),
        "cursor"                   / Struct(nullable=True, default=None, of="Cursor")[
            "topic_name"      / String,
            "partition_index" / Int32,
        ] * "where to go on; null: at the beginning",
    ],
)

DescribeTopicPartitionsResponse = Response(
    "DescribeTopicPartitions", key=75, versions="0", flexible="0+",
    fields=[
        "throttle_time_ms" / Int32(ignorable=True)  * "how long the client must hold back for exceeding a quota",
        "topics"           / Array(of="DescribeTopicPartitionsResponseTopic")[
            "error_code"                  / ErrorInt16,
            "name"                        / String(nullable=True),
            "topic_id"                    / Uuid(ignorable=True),
            "is_internal"                 / Boolean(ignorable=True),
            "partitions"                  / Array(of="DescribeTopicPartitionsResponsePartition")[
                "error_code"               / ErrorInt16,
                "partition_index"          / Int32,
                "leader_id"                / Int32                              * "-1: none",
                "leader_epoch"             / Int32(default=-1, ignorable=True)  * "-1: unknown",
                "replica_nodes"            / Array[Int32],
                "isr_nodes"                / Array[Int32],
                "eligible_leader_replicas" / Array(nullable=True, default=None)[Int32]
                                           * "out of sync, yet with every committed record",
                "last_known_elr"           / Array(nullable=True, default=None)[Int32]
                                           * "may have every committed record",
                "offline_replicas"         / Array(ignorable=True)[Int32]       * "on brokers or disks that are down",
            ],
            "topic_authorized_operations" / Int32(default=-2147483648)
                                          * "bit n: AclOperation n; -2147483648: not asked for",
        ],
        "next_cursor"      / Struct(nullable=True, default=None, of="Cursor")[
            "topic_name"      / String,
            "partition_index" / Int32,
        ] * "to be put into the next request; null: that was all",
    ],
)
