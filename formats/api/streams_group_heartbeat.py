"""StreamsGroupHeartbeat (key 88): join, stay in and leave a Kafka Streams group.

Null fields mean: as in my last heartbeat. Status codes: 0 stale topology, 1 missing source topics, 2 wrongly
partitioned topics, 3 missing internal topics, 4 shut down, 5 assignment delayed, 6 missing client tags.

v0  KIP-1071; early access in Kafka 4.1
v1  the broker may ask for a topology description (KIP-1331, Kafka 4.4)
"""
from kafkaconstruct.declare import (
    Array, Boolean, ErrorInt16, Int8, Int16, Int32, Int64, Request, Response, String, Struct, UInt16,
)

KeyValue = Struct(of="KeyValue")[
    "key"   / String,
    "value" / String,
]

TopicInfo = Struct(of="TopicInfo")[
    "name"               / String,
    "partitions"         / Int32  * "0: as the source topics have",
    "replication_factor" / Int16  * "0: the broker's default",
    "topic_configs"      / Array[KeyValue],
]

TaskIds = Struct(of="TaskIds")[
    "subtopology_id" / String,
    "partitions"     / Array[Int32],
]

TaskOffset = Struct(of="TaskOffset")[
    "subtopology_id" / String,
    "partition"      / Int32,
    "offset"         / Int64,
]

StreamsGroupHeartbeatRequest = Request(
    "StreamsGroupHeartbeat", key=88, versions="0-1", flexible="0+",
    fields=[
        "group_id"                   / String,
        "member_id"                  / String                                       * "made by the member",
        "member_epoch"               / Int32  * "that the last answer gave; 0 joins, -1 leaves, -2 leaves for a while",
        "endpoint_information_epoch" / Int32  * "of the endpoints that the member knows",
        "instance_id"                / String(nullable=True, default=None)
                                     * "a static member's own id; null: a dynamic member",
        "rack_id"                    / String(nullable=True, default=None)          * "null where none is configured",
        "rebalance_timeout_ms"       / Int32(default=-1)
                                     * "how long the member may take to give up tasks; -1: unchanged",
        "topology"                   / Struct(nullable=True, default=None, of="Topology")[
            "epoch"         / Int32,
            "subtopologies" / Array(of="Subtopology")[
                "subtopology_id"            / String,
                "source_topics"             / Array[String],
                "source_topic_regex"        / Array[String],
                "state_changelog_topics"    / Array[TopicInfo],
                "repartition_sink_topics"   / Array[String],
                "repartition_source_topics" / Array[TopicInfo],
                "copartition_groups"        / Array(of="CopartitionGroup")[
                    "source_topics"             / Array[Int16]
                                                * "indexes into the subtopology's list, as the following",
                    "source_topic_regex"        / Array[Int16],
                    "repartition_source_topics" / Array[Int16],
                ] * "source topics that must be partitioned alike",
            ],
        ] * "sent on joining; null: unchanged",
        "active_tasks"               / Array(nullable=True, default=None)[TaskIds]
                                     * "what the member owns; null: unchanged",
        "standby_tasks"              / Array(nullable=True, default=None)[TaskIds]  * "likewise",
        "warmup_tasks"               / Array(nullable=True, default=None)[TaskIds]  * "likewise",
        "process_id"                 / String(nullable=True, default=None)
                                     * "shared by the threads of one application instance; null: unchanged",
        "user_endpoint"              / Struct(nullable=True, default=None, of="Endpoint")[
            "host" / String,
            "port" / UInt16,
        ] * "for interactive queries; null: unchanged, or none",
        "client_tags"                / Array(nullable=True, default=None)[KeyValue]
                                     * "for rack-aware assignment; null: unchanged",
        "task_offsets"               / Array(nullable=True, default=None)[TaskOffset]
                                     * "how far its changelogs are restored; null: unchanged",
        "task_end_offsets"           / Array(nullable=True, default=None)[TaskOffset]
                                     * "how far they reach; null: unchanged",
        "shutdown_application"       / Boolean                                      * "ask every member to stop",
    ],
)

ResponseTaskIds = Struct(of="TaskIds")[
    "subtopology_id" / String,
    "partitions"     / Array[Int32],
]

TopicPartition = Struct(of="TopicPartition")[
    "topic"      / String,
    "partitions" / Array[Int32],
]

StreamsGroupHeartbeatResponse = Response(
    "StreamsGroupHeartbeat", key=88, versions="0-1", flexible="0+",
    fields=[
        "throttle_time_ms"               / Int32          * "how long the client must hold back for exceeding a quota",
        "error_code"                     / ErrorInt16,
        "error_message"                  / String(nullable=True, default=None)  * "null: there is none",
        "member_id"                      / String,
        "member_epoch"                   / Int32          * "to be named in the next heartbeat",
        "heartbeat_interval_ms"          / Int32          * "how often to heartbeat",
        "acceptable_recovery_lag_legacy" / Int32("0", alias="acceptable_recovery_lag")
                                         * "it was plain acceptable_recovery_lag before 4.4",
        "task_offset_interval_ms"        / Int32          * "how often to send task offsets",
        "acceptable_recovery_lag"        / Int64("1+", default=-1, ignorable=True)
                                         * "so many offsets behind counts as caught up; -1: the broker cannot say",
        "status"                         / Array(nullable=True, of="Status")[
            "status_code"   / Int8  * "see above",
            "status_detail" / String,
        ] * "what the member should know of the group; null: unchanged",
        "active_tasks"                   / Array(nullable=True, default=None)[ResponseTaskIds]
                                         * "what the member is to own; null: unchanged",
        "standby_tasks"                  / Array(nullable=True, default=None)[ResponseTaskIds]  * "likewise",
        "warmup_tasks"                   / Array(nullable=True, default=None)[ResponseTaskIds]  * "likewise",
        "topology_description_required"  / Boolean("1+")  * "send StreamsGroupTopologyDescriptionUpdate",
        "endpoint_information_epoch"     / Int32          * "of the list below",
        "partitions_by_user_endpoint"    / Array(nullable=True, default=None, of="EndpointToPartitions")[
            "user_endpoint"      / Struct(of="Endpoint")[
                "host" / String,
                "port" / UInt16,
            ],
            "active_partitions"  / Array[TopicPartition],
            "standby_partitions" / Array[TopicPartition],
        ] * "of every member, for interactive queries; null: unchanged",
    ],
)
