"""StreamsGroupHeartbeat (key 88): join, stay in and leave a Kafka Streams group.

Null fields mean: as in my last heartbeat.

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
    "partitions"         / Int32,
    "replication_factor" / Int16,
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
        "member_id"                  / String,
        "member_epoch"               / Int32,
        "endpoint_information_epoch" / Int32,
        "instance_id"                / String(nullable=True, default=None),
        "rack_id"                    / String(nullable=True, default=None),
        "rebalance_timeout_ms"       / Int32(default=-1),
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
                    "source_topics"             / Array[Int16],
                    "source_topic_regex"        / Array[Int16],
                    "repartition_source_topics" / Array[Int16],
                ],
            ],
        ],
        "active_tasks"               / Array(nullable=True, default=None)[TaskIds],
        "standby_tasks"              / Array(nullable=True, default=None)[TaskIds],
        "warmup_tasks"               / Array(nullable=True, default=None)[TaskIds],
        "process_id"                 / String(nullable=True, default=None),
        "user_endpoint"              / Struct(nullable=True, default=None, of="Endpoint")[
            "host" / String,
            "port" / UInt16,
        ],
        "client_tags"                / Array(nullable=True, default=None)[KeyValue],
        "task_offsets"               / Array(nullable=True, default=None)[TaskOffset],
        "task_end_offsets"           / Array(nullable=True, default=None)[TaskOffset],
        "shutdown_application"       / Boolean,
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
        "throttle_time_ms"               / Int32,
        "error_code"                     / ErrorInt16,
        "error_message"                  / String(nullable=True, default=None),
        "member_id"                      / String,
        "member_epoch"                   / Int32,
        "heartbeat_interval_ms"          / Int32,
        "acceptable_recovery_lag_legacy" / Int32("0"),
        "task_offset_interval_ms"        / Int32,
        "acceptable_recovery_lag"        / Int64("1+", default=-1, ignorable=True),
        "status"                         / Array(nullable=True, of="Status")[
            "status_code"   / Int8,
            "status_detail" / String,
        ],
        "active_tasks"                   / Array(nullable=True, default=None)[ResponseTaskIds],
        "standby_tasks"                  / Array(nullable=True, default=None)[ResponseTaskIds],
        "warmup_tasks"                   / Array(nullable=True, default=None)[ResponseTaskIds],
        "topology_description_required"  / Boolean("1+"),
        "endpoint_information_epoch"     / Int32,
        "partitions_by_user_endpoint"    / Array(nullable=True, default=None, of="EndpointToPartitions")[
            "user_endpoint"      / Struct(of="Endpoint")[
                "host" / String,
                "port" / UInt16,
            ],
            "active_partitions"  / Array[TopicPartition],
            "standby_partitions" / Array[TopicPartition],
        ],
    ],
)
