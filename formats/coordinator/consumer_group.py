"""Groups of the new consumer protocol (KIP-848), in __consumer_offsets under the key prefixes 3 to 8 and 16.

A key's version is the prefix. A null value is a tombstone.

Partition metadata (4) gave way to a hash in the group's own record in Kafka 4.1 (KIP-1101).
"""
from kafkaconstruct.declare import Array, Bytes, Int8, Int32, Int64, Message, String, Struct, Uuid

ConsumerGroupMetadataKey = Message(
    "ConsumerGroupMetadataKey", key=3, versions="3", kind="coordinator-key",
    fields=[
        "group_id" / String,
    ],
)

ConsumerGroupMetadataValue = Message(
    "ConsumerGroupMetadataValue", key=3, versions="0", flexible="0+", kind="coordinator-value",
    fields=[
        "epoch"         / Int32         * "rises when the group must be assigned anew",
        "metadata_hash" / Int64(tag=0)  * "of the topics; a new one means a new assignment",
    ],
)

ConsumerGroupPartitionMetadataKey = Message(
    "ConsumerGroupPartitionMetadataKey", key=4, versions="4", kind="coordinator-key",
    fields=[
        "group_id" / String,
    ],
)

ConsumerGroupPartitionMetadataValue = Message(
    "ConsumerGroupPartitionMetadataValue", key=4, versions="0", flexible="0+", kind="coordinator-value",
    fields=[
        "topics" / Array(of="TopicMetadata")[
            "topic_id"           / Uuid,
            "topic_name"         / String,
            "num_partitions"     / Int32,
            "partition_metadata" / Array(of="PartitionMetadata")[
                "partition" / Int32,
                "racks"     / Array[String],
            ] * "racks of each partition; empty: unknown",
        ],
    ],
)

ConsumerGroupMemberMetadataKey = Message(
    "ConsumerGroupMemberMetadataKey", key=5, versions="5", kind="coordinator-key",
    fields=[
        "group_id"  / String,
        "member_id" / String,
    ],
)

ConsumerGroupMemberMetadataValue = Message(
    "ConsumerGroupMemberMetadataValue", key=5, versions="0", flexible="0+", kind="coordinator-value",
    fields=[
        "instance_id"             / String(nullable=True)  * "a static member's own id; null: a dynamic member",
        "rack_id"                 / String(nullable=True)  * "null where none is configured",
        "client_id"               / String,
        "client_host"             / String,
        "subscribed_topic_names"  / Array[String],
        "subscribed_topic_regex"  / String(nullable=True)  * "RE2 pattern",
        "rebalance_timeout_ms"    / Int32(default=-1)      * "how long the member may take to give up partitions",
        "server_assignor"         / String(nullable=True)  * "null: the group's choice",
        "classic_member_metadata" / Struct(nullable=True, tag=0, of="ClassicMemberMetadata")[
            "session_timeout_ms"  / Int32,
            "supported_protocols" / Array(of="ClassicProtocol")[
                "name"     / String,
                "metadata" / Bytes  * "a ConsumerProtocolSubscription",
            ],
        ] * "of a member that joined by the classic protocol; null: by the new one",
    ],
)

ConsumerGroupTargetAssignmentMetadataKey = Message(
    "ConsumerGroupTargetAssignmentMetadataKey", key=6, versions="6", kind="coordinator-key",
    fields=[
        "group_id" / String,
    ],
)

ConsumerGroupTargetAssignmentMetadataValue = Message(
    "ConsumerGroupTargetAssignmentMetadataValue", key=6, versions="0", flexible="0+", kind="coordinator-value",
    fields=[
        "assignment_epoch"     / Int32                         * "the group epoch that the assignment is for",
        "assignment_timestamp" / Int64(tag=0, ignorable=True)  * "when it was computed, in ms since 1970",
    ],
)

ConsumerGroupTargetAssignmentMemberKey = Message(
    "ConsumerGroupTargetAssignmentMemberKey", key=7, versions="7", kind="coordinator-key",
    fields=[
        "group_id"  / String,
        "member_id" / String,
    ],
)

ConsumerGroupTargetAssignmentMemberValue = Message(
    "ConsumerGroupTargetAssignmentMemberValue", key=7, versions="0", flexible="0+", kind="coordinator-value",
    fields=[
        "topic_partitions" / Array(of="TopicPartition")[
            "topic_id"   / Uuid,
            "partitions" / Array[Int32],
        ],
    ],
)

ConsumerGroupCurrentMemberAssignmentKey = Message(
    "ConsumerGroupCurrentMemberAssignmentKey", key=8, versions="8", kind="coordinator-key",
    fields=[
        "group_id"  / String,
        "member_id" / String,
    ],
)

TopicPartitions = Struct(of="TopicPartitions")[
    "topic_id"          / Uuid,
    "partitions"        / Array[Int32],
    "assignment_epochs" / Array(nullable=True, tag=0)[Int32]
                        * "member epoch at which each partition was assigned, to fence late commits",
]

ConsumerGroupCurrentMemberAssignmentValue = Message(
    "ConsumerGroupCurrentMemberAssignmentValue", key=8, versions="0", flexible="0+", kind="coordinator-value",
    fields=[
        "member_epoch"                  / Int32,
        "previous_member_epoch"         / Int32  * "accepted, too, in case the last answer was lost",
        "state"                         / Int8   * "0 stable, 1 unrevoked partitions, 2 unreleased partitions",
        "assigned_partitions"           / Array[TopicPartitions],
        "partitions_pending_revocation" / Array[TopicPartitions],
    ],
)

ConsumerGroupRegularExpressionKey = Message(
    "ConsumerGroupRegularExpressionKey", key=16, versions="16", kind="coordinator-key",
    fields=[
        "group_id"           / String,
        "regular_expression" / String,
    ],
)

ConsumerGroupRegularExpressionValue = Message(
    "ConsumerGroupRegularExpressionValue", key=16, versions="0", flexible="0+", kind="coordinator-value",
    fields=[
        "topics"    / Array[String]  * "that it matches",
        "version"   / Int64          * "of the metadata image that it was matched against",
        "timestamp" / Int64          * "when, in ms since 1970",
    ],
)
