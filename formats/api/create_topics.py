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
            "num_partitions"     / Int32,
            "replication_factor" / Int16,
            "assignments"        / Array(of="CreatableReplicaAssignment")[
                "partition_index" / Int32,
                "broker_ids"      / Array[Int32],
            ],
            "configs"            / Array(of="CreatableTopicConfig")[
                "name"  / String,
                "value" / String(nullable=True),
            ],
        ],
        "timeout_ms"    / Int32(default=60000),
        "validate_only" / Boolean("1+"),
    ],
)

CreateTopicsResponse = Response(
    "CreateTopics", key=19, versions="0-7", flexible="5+",
    fields=[
        "throttle_time_ms" / Int32("2+", ignorable=True),
        "topics"           / Array(of="CreatableTopicResult")[
            "name"                    / String,
            "topic_id"                / Uuid("7+", ignorable=True),
            "error_code"              / ErrorInt16,
            "error_message"           / String("1+", nullable=True, ignorable=True),
            "topic_config_error_code" / ErrorInt16("5+", tag=0, ignorable=True),
            "num_partitions"          / Int32("5+", default=-1, ignorable=True),
            "replication_factor"      / Int16("5+", default=-1, ignorable=True),
            "configs"                 / Array("5+", nullable=True, ignorable=True, of="CreatableTopicConfigs")[
                "name"          / String,
                "value"         / String(nullable=True),
                "read_only"     / Boolean,
                "config_source" / Int8(default=-1, ignorable=True),
                "is_sensitive"  / Boolean,
            ],
        ],
    ],
)
