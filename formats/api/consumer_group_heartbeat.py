"""ConsumerGroupHeartbeat (key 68): join, stay in and leave a group of the new consumer protocol.

One request does it all: member_epoch 0 joins, -1 leaves, -2 leaves for a while (static members).
Null fields mean: as in my last heartbeat.

v0  KIP-848; early access in Kafka 3.7
v1  subscription by regular expression; the member makes its own id (KIP-1082)
"""
from kafkaconstruct.declare import Array, ErrorInt16, Int32, Request, Response, String, Struct, Uuid

ConsumerGroupHeartbeatRequest = Request(
    "ConsumerGroupHeartbeat", key=68, versions="0-1", flexible="0+",
    fields=[
        "group_id"               / String,
        "member_id"              / String,
        "member_epoch"           / Int32,
        "instance_id"            / String(nullable=True, default=None),
        "rack_id"                / String(nullable=True, default=None),
        "rebalance_timeout_ms"   / Int32(default=-1),
        "subscribed_topic_names" / Array(nullable=True, default=None)[String],
        "subscribed_topic_regex" / String("1+", nullable=True, default=None),
        "server_assignor"        / String(nullable=True, default=None),
        "topic_partitions"       / Array(nullable=True, default=None, of="TopicPartitions")[
            "topic_id"   / Uuid,
            "partitions" / Array[Int32],
        ],
    ],
)

ConsumerGroupHeartbeatResponse = Response(
    "ConsumerGroupHeartbeat", key=68, versions="0-1", flexible="0+",
    fields=[
        "throttle_time_ms"      / Int32,
        "error_code"            / ErrorInt16,
        "error_message"         / String(nullable=True, default=None),
        "member_id"             / String(nullable=True, default=None),
        "member_epoch"          / Int32,
        "heartbeat_interval_ms" / Int32,
        "assignment"            / Struct(nullable=True, default=None, of="Assignment")[
            "topic_partitions" / Array(of="TopicPartitions")[
                "topic_id"   / Uuid,
                "partitions" / Array[Int32],
            ],
        ],
    ],
)
