"""What consumers tell each other through JoinGroup and SyncGroup, which carry it as opaque bytes.

On the wire an int16 version stands in front of each. A reader that meets a newer version reads the fields it knows
and ignores the rest, so fields are only ever added at the end.

v1  owned partitions, for cooperative rebalancing (KIP-429)
v2  generation (KIP-792)
v3  rack (KIP-881)
"""
from kafkaconstruct.declare import Array, Bytes, Int32, Message, String

ConsumerProtocolSubscription = Message(
    "ConsumerProtocolSubscription", versions="0-3", kind="data",
    fields=[
        "topics"           / Array[String],
        "user_data"        / Bytes(nullable=True, default=None)  * "the assignor's own",
        "owned_partitions" / Array("1+", ignorable=True, of="TopicPartition")[
            "topic"      / String,
            "partitions" / Array[Int32],
        ],
        "generation_id"    / Int32("2+", default=-1, ignorable=True)
                           * "in which owned_partitions were assigned; -1: unknown",
        "rack_id"          / String("3+", nullable=True, default=None, ignorable=True)
                           * "null where none is configured",
    ],
)

ConsumerProtocolAssignment = Message(
    "ConsumerProtocolAssignment", versions="0-3", kind="data",
    fields=[
        "assigned_partitions" / Array(of="TopicPartition")[
            "topic"      / String,
            "partitions" / Array[Int32],
        ],
        "user_data"           / Bytes(nullable=True, default=None)  * "the assignor's own",
    ],
)
