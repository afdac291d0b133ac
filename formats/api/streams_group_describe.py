"""StreamsGroupDescribe (key 89): members, tasks and topology of Kafka Streams groups.

v0  KIP-1071; early access in Kafka 4.1
v1  topology description (KIP-1331), assignor (KIP-1357), Kafka 4.4
"""
from kafkaconstruct.declare import (
    Array, Boolean, ErrorInt16, Int8, Int16, Int32, Int64, Request, Response, String, Struct, UInt16,
)

StreamsGroupDescribeRequest = Request(
    "StreamsGroupDescribe", key=89, versions="0-1", flexible="0+",
    fields=[
        "group_ids"                     / Array[String],
        "include_authorized_operations" / Boolean,
        "include_topology_description"  / Boolean("1+"),
    ],
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

TaskOffset = Struct(of="TaskOffset")[
    "subtopology_id" / String,
    "partition"      / Int32,
    "offset"         / Int64,
]

TaskIds = Struct(of="TaskIds")[
    "subtopology_id" / String,
    "partitions"     / Array[Int32],
]

Assignment = Struct(of="Assignment")[
    "active_tasks"  / Array[TaskIds],
    "standby_tasks" / Array[TaskIds],
    "warmup_tasks"  / Array[TaskIds],
]

TopologyDescriptionNode = Struct(of="TopologyDescriptionNode")[
    "name"          / String,
    "node_type"     / Int8,
    "source_topics" / Array[String],
    "sink_topic"    / String(nullable=True, default=None),
    "stores"        / Array[String],
    "successors"    / Array[String],
]

StreamsGroupDescribeResponse = Response(
    "StreamsGroupDescribe", key=89, versions="0-1", flexible="0+",
    fields=[
        "throttle_time_ms" / Int32,
        "groups"           / Array(of="DescribedGroup")[
            "error_code"                  / ErrorInt16,
            "error_message"               / String(nullable=True, default=None),
            "group_id"                    / String,
            "group_state"                 / String,
            "group_epoch"                 / Int32,
            "assignment_epoch"            / Int32,
            "topology"                    / Struct(nullable=True, default=None, of="Topology")[
                "epoch"         / Int32,
                "subtopologies" / Array(nullable=True, default=None, of="Subtopology")[
                    "subtopology_id"            / String,
                    "source_topics"             / Array[String],
                    "repartition_sink_topics"   / Array[String],
                    "state_changelog_topics"    / Array[TopicInfo],
                    "repartition_source_topics" / Array[TopicInfo],
                ],
            ],
            "members"                     / Array(of="Member")[
                "member_id"         / String,
                "member_epoch"      / Int32,
                "instance_id"       / String(nullable=True, default=None),
                "rack_id"           / String(nullable=True, default=None),
                "client_id"         / String,
                "client_host"       / String,
                "topology_epoch"    / Int32,
                "process_id"        / String,
                "user_endpoint"     / Struct(nullable=True, default=None, of="Endpoint")[
                    "host" / String,
                    "port" / UInt16,
                ],
                "client_tags"       / Array[KeyValue],
                "task_offsets"      / Array[TaskOffset],
                "task_end_offsets"  / Array[TaskOffset],
                "assignment"        / Assignment,
                "target_assignment" / Assignment,
                "is_classic"        / Boolean,
            ],
            "authorized_operations"       / Int32(default=-2147483648),
            "topology_description"        / Struct("1+", nullable=True, default=None, of="TopologyDescription")[
                "subtopologies" / Array(of="TopologyDescriptionSubtopology")[
                    "subtopology_id" / String,
                    "nodes"          / Array[TopologyDescriptionNode],
                ],
                "global_stores" / Array(of="TopologyDescriptionGlobalStore")[
                    "source"    / TopologyDescriptionNode,
                    "processor" / TopologyDescriptionNode,
                ],
            ],
            "topology_description_status" / Int8("1+"),
            "assignor_name"               / String("1+", nullable=True, default=None, ignorable=True),
        ],
    ],
)
