"""Share groups (KIP-932), in __consumer_offsets under the key prefixes 9 to 15.

A key's version is the prefix. Partition metadata (9) existed in early access only, Kafka 3.9 and 4.0.
"""
from kafkaconstruct.declare import Array, Int8, Int32, Int64, Message, String, Struct, Uuid

ShareGroupPartitionMetadataKey = Message(
    "ShareGroupPartitionMetadataKey", versions="9", kind="coordinator-key",
    fields=[
        "group_id" / String,
    ],
)

ShareGroupPartitionMetadataValue = Message(
    "ShareGroupPartitionMetadataValue", versions="0", flexible="0+", kind="coordinator-value",
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

ShareGroupMemberMetadataKey = Message(
    "ShareGroupMemberMetadataKey", key=10, versions="10", kind="coordinator-key",
    fields=[
        "group_id"  / String,
        "member_id" / String,
    ],
)

ShareGroupMemberMetadataValue = Message(
    "ShareGroupMemberMetadataValue", key=10, versions="0", flexible="0+", kind="coordinator-value",
    fields=[
        "rack_id"                / String(nullable=True)  * "null where none is configured",
        "client_id"              / String,
        "client_host"            / String,
        "subscribed_topic_names" / Array[String],
    ],
)

ShareGroupMetadataKey = Message(
    "ShareGroupMetadataKey", key=11, versions="11", kind="coordinator-key",
    fields=[
        "group_id" / String,
    ],
)

ShareGroupMetadataValue = Message(
    "ShareGroupMetadataValue", key=11, versions="0", flexible="0+", kind="coordinator-value",
    fields=[
        "epoch"         / Int32  * "rises when the group must be assigned anew",
        "metadata_hash" / Int64  * "of the topics; a new one means a new assignment",
    ],
)

ShareGroupTargetAssignmentMetadataKey = Message(
    "ShareGroupTargetAssignmentMetadataKey", key=12, versions="12", kind="coordinator-key",
    fields=[
        "group_id" / String,
    ],
)

ShareGroupTargetAssignmentMetadataValue = Message(
    "ShareGroupTargetAssignmentMetadataValue", key=12, versions="0", flexible="0+", kind="coordinator-value",
    fields=[
        "assignment_epoch"     / Int32                         * "the group epoch that the assignment is for",
        "assignment_timestamp" / Int64(tag=0, ignorable=True)  * "when it was computed, in ms since 1970",
    ],
)

ShareGroupTargetAssignmentMemberKey = Message(
    "ShareGroupTargetAssignmentMemberKey", key=13, versions="13", kind="coordinator-key",
    fields=[
        "group_id"  / String,
        "member_id" / String,
    ],
)

ShareGroupTargetAssignmentMemberValue = Message(
    "ShareGroupTargetAssignmentMemberValue", key=13, versions="0", flexible="0+", kind="coordinator-value",
    fields=[
        "topic_partitions" / Array(of="TopicPartition")[
            "topic_id"   / Uuid,
            "partitions" / Array[Int32],
        ],
    ],
)

ShareGroupCurrentMemberAssignmentKey = Message(
    "ShareGroupCurrentMemberAssignmentKey", key=14, versions="14", kind="coordinator-key",
    fields=[
        "group_id"  / String,
        "member_id" / String,
    ],
)

ShareGroupCurrentMemberAssignmentValue = Message(
    "ShareGroupCurrentMemberAssignmentValue", key=14, versions="0", flexible="0+", kind="coordinator-value",
    fields=[
        "member_epoch"          / Int32,
        "previous_member_epoch" / Int32  * "accepted, too, in case the last answer was lost",
        "state"                 / Int8   * "0 stable",
        "assigned_partitions"   / Array(of="TopicPartitions")[
            "topic_id"   / Uuid,
            "partitions" / Array[Int32],
        ],
    ],
)

ShareGroupStatePartitionMetadataKey = Message(
    "ShareGroupStatePartitionMetadataKey", key=15, versions="15", kind="coordinator-key",
    fields=[
        "group_id" / String,
    ],
)

TopicPartitionsInfo = Struct(of="TopicPartitionsInfo")[
    "topic_id"   / Uuid,
    "topic_name" / String,
    "partitions" / Array[Int32],
]

ShareGroupStatePartitionMetadataValue = Message(
    "ShareGroupStatePartitionMetadataValue", key=15, versions="0", flexible="0+", kind="coordinator-value",
    fields=[
        "initializing_topics" / Array[TopicPartitionsInfo]  * "state asked for, not confirmed",
        "initialized_topics"  / Array[TopicPartitionsInfo],
        "deleting_topics"     / Array(of="TopicInfo")[
            "topic_id"   / Uuid,
            "topic_name" / String,
        ],
    ],
)
