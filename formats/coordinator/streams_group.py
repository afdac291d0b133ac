"""Kafka Streams groups (KIP-1071), in __consumer_offsets under the key prefixes 17 and 19 to 23.

A key's version is the prefix. All since Kafka 4.1.
"""
from kafkaconstruct.declare import Array, Int8, Int16, Int32, Int64, Message, String, Struct, UInt16

StreamsGroupMetadataKey = Message(
    "StreamsGroupMetadataKey", key=17, versions="17", kind="coordinator-key",
    fields=[
        "group_id" / String,
    ],
)

StreamsGroupMetadataValue = Message(
    "StreamsGroupMetadataValue", key=17, versions="0", flexible="0+", kind="coordinator-value",
    fields=[
        "epoch"                             / Int32  * "rises when the group must be assigned anew",
        "metadata_hash"                     / Int64  * "of the topics; a new one means a new assignment",
        "validated_topology_epoch"          / Int32(tag=0, default=-1)  * "whose topics are known to fit; -1: none",
        "last_assignment_configs"           / Array(nullable=True, tag=1, of="LastAssignmentConfig")[
            "key"   / String,
            "value" / String,
        ] * "that the last assignment was computed with",
        "stored_description_topology_epoch" / Int32(tag=2, default=-1)
                                            * "of the description kept (KIP-1331); -1: none, -2: uncertain",
        "failed_description_topology_epoch" / Int32(tag=3, default=-1)
                                            * "of the description refused for good; -1: none",
    ],
)

StreamsGroupMemberMetadataKey = Message(
    "StreamsGroupMemberMetadataKey", key=19, versions="19", kind="coordinator-key",
    fields=[
        "group_id"  / String,
        "member_id" / String,
    ],
)

StreamsGroupMemberMetadataValue = Message(
    "StreamsGroupMemberMetadataValue", key=19, versions="0", flexible="0+", kind="coordinator-value",
    fields=[
        "instance_id"          / String(nullable=True)  * "a static member's own id; null: a dynamic member",
        "rack_id"              / String(nullable=True)  * "null where none is configured",
        "client_id"            / String,
        "client_host"          / String,
        "rebalance_timeout_ms" / Int32(default=-1)      * "how long the member may take to give up tasks",
        "topology_epoch"       / Int32,
        "process_id"           / String                 * "shared by the threads of one application instance",
        "user_endpoint"        / Struct(nullable=True, default=None, of="Endpoint")[
            "host" / String,
            "port" / UInt16,
        ] * "for interactive queries; null: none",
        "client_tags"          / Array(of="KeyValue")[
            "key"   / String,
            "value" / String,
        ] * "for rack-aware assignment",
    ],
)

StreamsGroupTargetAssignmentMetadataKey = Message(
    "StreamsGroupTargetAssignmentMetadataKey", key=20, versions="20", kind="coordinator-key",
    fields=[
        "group_id" / String,
    ],
)

StreamsGroupTargetAssignmentMetadataValue = Message(
    "StreamsGroupTargetAssignmentMetadataValue", key=20, versions="0", flexible="0+", kind="coordinator-value",
    fields=[
        "assignment_epoch"     / Int32                         * "the group epoch that the assignment is for",
        "assignment_timestamp" / Int64(tag=0, ignorable=True)  * "when it was computed, in ms since 1970",
    ],
)

StreamsGroupTargetAssignmentMemberKey = Message(
    "StreamsGroupTargetAssignmentMemberKey", key=21, versions="21", kind="coordinator-key",
    fields=[
        "group_id"  / String,
        "member_id" / String,
    ],
)

TaskIds = Struct(of="TaskIds")[
    "subtopology_id" / String,
    "partitions"     / Array[Int32],
]

StreamsGroupTargetAssignmentMemberValue = Message(
    "StreamsGroupTargetAssignmentMemberValue", key=21, versions="0", flexible="0+", kind="coordinator-value",
    fields=[
        "active_tasks"  / Array[TaskIds],
        "standby_tasks" / Array[TaskIds],
        "warmup_tasks"  / Array[TaskIds],
    ],
)

StreamsGroupCurrentMemberAssignmentKey = Message(
    "StreamsGroupCurrentMemberAssignmentKey", key=22, versions="22", kind="coordinator-key",
    fields=[
        "group_id"  / String,
        "member_id" / String,
    ],
)

StreamsGroupCurrentMemberAssignmentTaskIds = Struct(of="TaskIds")[
    "subtopology_id"    / String,
    "partitions"        / Array[Int32],
    "assignment_epochs" / Array(nullable=True, tag=0)[Int32]
                        * "member epoch at which each partition was assigned, to fence late commits",
]

StreamsGroupCurrentMemberAssignmentValue = Message(
    "StreamsGroupCurrentMemberAssignmentValue", key=22, versions="0", flexible="0+", kind="coordinator-value",
    fields=[
        "member_epoch"                     / Int32,
        "previous_member_epoch"            / Int32  * "accepted, too, in case the last answer was lost",
        "state"                            / Int8   * "1 stable, 2 unrevoked tasks, 3 unreleased tasks",
        "active_tasks"                     / Array[StreamsGroupCurrentMemberAssignmentTaskIds],
        "standby_tasks"                    / Array[StreamsGroupCurrentMemberAssignmentTaskIds],
        "warmup_tasks"                     / Array[StreamsGroupCurrentMemberAssignmentTaskIds],
        "active_tasks_pending_revocation"  / Array[StreamsGroupCurrentMemberAssignmentTaskIds],
        "standby_tasks_pending_revocation" / Array[StreamsGroupCurrentMemberAssignmentTaskIds],
        "warmup_tasks_pending_revocation"  / Array[StreamsGroupCurrentMemberAssignmentTaskIds],
    ],
)

StreamsGroupTopologyKey = Message(
    "StreamsGroupTopologyKey", key=23, versions="23", kind="coordinator-key",
    fields=[
        "group_id" / String,
    ],
)

TopicConfig = Struct(of="TopicConfig")[
    "key"   / String,
    "value" / String,
]

TopicInfo = Struct(of="TopicInfo")[
    "name"               / String,
    "partitions"         / Int32  * "0: as the source topics have",
    "replication_factor" / Int16  * "0: the broker's default",
    "topic_configs"      / Array[TopicConfig],
]

StreamsGroupTopologyValue = Message(
    "StreamsGroupTopologyValue", key=23, versions="0", flexible="0+", kind="coordinator-value",
    fields=[
        "epoch"         / Int32,
        "subtopologies" / Array(of="Subtopology")[
            "subtopology_id"            / String,
            "source_topics"             / Array[String],
            "source_topic_regex"        / Array[String],
            "state_changelog_topics"    / Array[TopicInfo],
            "repartition_sink_topics"   / Array[String],
            "repartition_source_topics" / Array[TopicInfo],
            "copartition_groups"        / Array(of="CopartitionGroup")[
                "source_topics"             / Array[Int16]  * "indexes into the subtopology's list, as the following",
                "source_topic_regex"        / Array[Int16],
                "repartition_source_topics" / Array[Int16],
            ] * "source topics that must be partitioned alike",
        ],
    ],
)
