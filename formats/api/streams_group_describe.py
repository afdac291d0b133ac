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
    "partitions"         / Int32  * "0: as the source topics have",
    "replication_factor" / Int16  * "0: the broker's default",
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
    "warmup_tasks"  / Array[TaskIds]  * "being restored, to become active",
]

TopologyDescriptionNode = Struct(of="TopologyDescriptionNode")[
    "name"          / String,
    "node_type"     / Int8                                 * "1 source, 2 processor, 3 sink",
    "source_topics" / Array[String],
    "sink_topic"    / String(nullable=True, default=None)  * "null: no sink, or a topic chosen at run time",
    "stores"        / Array[String],
    "successors"    / Array[String]                        * "names of the nodes that it feeds",
]

StreamsGroupDescribeResponse = Response(
    "StreamsGroupDescribe", key=89, versions="0-1", flexible="0+",
    fields=[
        "throttle_time_ms" / Int32  * "how long the client must hold back for exceeding a quota",
        "groups"           / Array(of="DescribedGroup")[
            "error_code"                  / ErrorInt16,
            "error_message"               / String(nullable=True, default=None)  * "null: there is none",
            "group_id"                    / String,
            "group_state"                 / String,
            "group_epoch"                 / Int32       * "rises when members, topology or topics change",
            "assignment_epoch"            / Int32       * "the group epoch of the target assignment",
            "topology"                    / Struct(nullable=True, default=None, of="Topology")[
                "epoch"         / Int32,
                "subtopologies" / Array(nullable=True, default=None, of="Subtopology")[
                    "subtopology_id"            / String,
                    "source_topics"             / Array[String],
                    "repartition_sink_topics"   / Array[String],
                    "state_changelog_topics"    / Array[TopicInfo],
                    "repartition_source_topics" / Array[TopicInfo],
                ] * "null where the topology does not fit the topics",
            ] * "null where there is an error",
            "members"                     / Array(of="Member")[
                "member_id"         / String,
                "member_epoch"      / Int32,
                "instance_id"       / String(nullable=True, default=None)
                                    * "a static member's own id; null: a dynamic member",
                "rack_id"           / String(nullable=True, default=None)  * "null where none is configured",
                "client_id"         / String,
                "client_host"       / String,
                "topology_epoch"    / Int32              * "of the topology that the member runs",
                "process_id"        / String             * "shared by the threads of one application instance",
                "user_endpoint"     / Struct(nullable=True, default=None, of="Endpoint")[
                    "host" / String,
                    "port" / UInt16,
                ] * "for interactive queries; null: none",
                "client_tags"       / Array[KeyValue]    * "for rack-aware assignment",
                "task_offsets"      / Array[TaskOffset]  * "how far its changelogs are restored",
                "task_end_offsets"  / Array[TaskOffset]  * "how far they reach",
                "assignment"        / Assignment         * "what it has",
                "target_assignment" / Assignment         * "what it is to have when others have let go",
                "is_classic"        / Boolean            * "joined by the classic protocol",
            ],
            "authorized_operations"       / Int32(default=-2147483648)
                                          * "bit n: AclOperation n; -2147483648: not asked for",
            "topology_description"        / Struct("1+", nullable=True, default=None, of="TopologyDescription")[
                "subtopologies" / Array(of="TopologyDescriptionSubtopology")[
                    "subtopology_id" / String,
                    "nodes"          / Array[TopologyDescriptionNode],
                ],
                "global_stores" / Array(of="TopologyDescriptionGlobalStore")[
                    "source"    / TopologyDescriptionNode,
                    "processor" / TopologyDescriptionNode,
                ],
            ] * "null unless its status is 3",
            "topology_description_status" / Int8("1+")  * "0 not asked for, 1 none stored, 2 error, 3 available",
            "assignor_name"               / String("1+", nullable=True, default=None, ignorable=True)
                                          * "for the next assignment; null: unknown",
        ],
    ],
)
