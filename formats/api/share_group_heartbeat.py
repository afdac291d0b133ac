"""ShareGroupHeartbeat (key 76): join, stay in and leave a share group.

v0  early access of Kafka 4.0 only
v1  KIP-932, Kafka 4.1
"""
from kafkaconstruct.declare import Array, ErrorInt16, Int32, Request, Response, String, Struct, Uuid

ShareGroupHeartbeatRequest = Request(
    "ShareGroupHeartbeat", key=76, versions="0-1", flexible="0+", unstable="0",
    fields=[
        "group_id"               / String,
        "member_id"              / String,
        "member_epoch"           / Int32,
        "rack_id"                / String(nullable=True, default=None),
        "subscribed_topic_names" / Array(nullable=True, default=None)[String],
    ],
)

ShareGroupHeartbeatResponse = Response(
    "ShareGroupHeartbeat", key=76, versions="0-1", flexible="0+", unstable="0",
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
