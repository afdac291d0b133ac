"""SubscriptionInfoData: what Kafka Streams puts into the user data of a classic group's subscription.

It is not flexible and carries its own version as its first field.
"""
from kafkaconstruct.declare import Array, Bytes, Int8, Int32, Int64, Message, String, Struct, Uuid

TaskId = Struct(of="TaskId")[
    "topic_group_id" / Int32,
    "partition"      / Int32,
]

SubscriptionInfoData = Message(
    "SubscriptionInfoData", versions="1-11", kind="data",
    fields=[
        "version"                  / Int32                    * "the message's, once more",
        "latest_supported_version" / Int32("3+", default=-1)  * "-1: unknown",
        "process_id"               / Uuid,
        "prev_tasks"               / Array("1-6")[TaskId]     * "active before the rebalance",
        "standby_tasks"            / Array("1-6")[TaskId],
        "user_end_point"           / Bytes("2+")              * "'host:port' for interactive queries, or empty",
        "task_offset_sums"         / Array("7+", of="TaskOffsetSum")[
            "topic_group_id"          / Int32,
            "partition_to_offset_sum" / Array("7-9", of="PartitionToOffsetSum")[
                "partition"  / Int32,
                "offset_sum" / Int64,
            ],
            "partition"               / Int32("10+"),
            "offset_sum"              / Int64("10+"),
            "named_topology"          / String("10+", nullable=True, ignorable=True),
        ] * "how far the tasks' state is restored",
        "unique_field"             / Int8("8+")
                                   * "differs from one subscription to the next, so that the group rebalances",
        "error_code"               / Int32("9+")              * "of Kafka Streams, not of the protocol",
        "client_tags"              / Array("11+", of="ClientTag")[
            "key"   / Bytes,
            "value" / Bytes,
        ],
    ],
)
