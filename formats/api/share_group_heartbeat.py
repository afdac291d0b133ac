"""ShareGroupHeartbeat (key 76): join, stay in and leave a share group.

v0  early access of Kafka 4.0 only
v1  KIP-932, Kafka 4.1
"""
from kafkaconstruct.declare import Array, ErrorInt16, Int32, Request, Response, String, Struct, Uuid

ShareGroupHeartbeatRequest = Request(
    "ShareGroupHeartbeat", key=76, versions="0-1", flexible="0+", unstable="0",
    fields=[
        "group_id"               / String,
        "member_id"              / String                                      * "made by the member",
        "member_epoch"           / Int32  * "that the last answer gave; 0 joins, -1 leaves",
        "rack_id"                / String(nullable=True, default=None)         * "null where none is configured",
        "subscribed_topic_names" / Array(nullable=True, default=None)[String]  * "null: unchanged",
    ],
)

ShareGroupHeartbeatResponse = Response(
    "ShareGroupHeartbeat", key=76, versions="0-1", flexible="0+", unstable="0",
    fields=[
        "throttle_time_ms"      / Int32  * "how long the client must hold back for exceeding a quota",
        "error_code"            / ErrorInt16,
        "error_message"         / String(nullable=True, default=None)  * "null: there is none",
        "member_id"             / String(nullable=True, default=None),
        "member_epoch"          / Int32  * "to be named in the next heartbeat",
        "heartbeat_interval_ms" / Int32  * "how often to heartbeat",
        "assignment"            / Struct(nullable=True, default=None, of="Assignment")[
            "topic_partitions" / Array(of="TopicPartitions")[
                "topic_id"   / Uuid,
                "partitions" / Array[Int32],
            ],
        ] * "null: unchanged",
    ],
)
