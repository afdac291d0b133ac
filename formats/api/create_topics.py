"""CreateTopics (key 19): create topics, with counts or with explicit assignments.

v0  KIP-4, Kafka 0.10.1
v1  validate-only; error messages
v2  throttle time (KIP-124)
v3  throttled clients are answered at once and told to wait (KIP-219)
v4  partitions and replication factor may be left to the broker (KIP-464)
v5  flexible; the answer shows the resulting configuration (KIP-525)
v6  THROTTLING_QUOTA_EXCEEDED may come back (KIP-599)
v7  the answer holds the topic id (KIP-516)
4.0 dropped v0 and v1.
"""
from kafkaconstruct.declare import Array, Boolean, ErrorInt16, Int8, Int16, Int32, Request, Response, String, Uuid

CreateTopicsRequest = Request(
    "CreateTopics", key=19, versions="0-7", flexible="5+",
    fields=[
        "topics"        / Array(of="CreatableTopic")[
            "name"               / String,
            "num_partitions"     / Int32  * "-1: the broker's default, or as many as are assigned",
            "replication_factor" / Int16  * "-1: the broker's default, or as assigned",
            "assignments"        / Array(of="CreatableReplicaAssignment")[
                "partition_index" / Int32,
                "broker_ids"      / Array[Int32]  * "preferred leader first",
            ] * "empty: let the broker choose",
            "configs"            / Array(of="CreatableTopicConfig")[
                "name"  / String,
                "value" / String(nullable=True)  * "null: the default",
            ],
        ],
        "timeout_ms"    / Int32(default=60000)  * "how long the broker may take",
        "validate_only" / Boolean("1+")         * "check, but change nothing",
    ],
)

CreateTopicsResponse = Response(
    "CreateTopics", key=19, versions="0-7", flexible="5+",
    fields=[
        "throttle_time_ms" / Int32("2+", ignorable=True)  * "how long the client must hold back for exceeding a quota",
        "topics"           / Array(of="CreatableTopicResult")[
            "name"                    / String,
            "topic_id"                / Uuid("7+", ignorable=True),
            "error_code"              / ErrorInt16,
            "error_message"           / String("1+", nullable=True, ignorable=True)  * "null: there is none",
            "topic_config_error_code" / ErrorInt16("5+", tag=0, ignorable=True)  * "why the configuration is not shown",
            "num_partitions"          / Int32("5+", default=-1, ignorable=True)  * "-1: not shown",
            "replication_factor"      / Int16("5+", default=-1, ignorable=True)  * "-1: not shown",
            "configs"                 / Array("5+", nullable=True, ignorable=True, of="CreatableTopicConfigs")[
                "name"          / String,
                "value"         / String(nullable=True),
                "read_only"     / Boolean,
                "config_source" / Int8(default=-1, ignorable=True)
                                * "1 topic, 2 dynamic broker, 3 dynamic default broker, 4 static, 5 default",
                "is_sensitive"  / Boolean,
            ] * "null: not shown",
        ],
    ],
)
