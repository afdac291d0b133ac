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
        "member_id"              / String  * "made by the broker in v0, by the member from v1 on",
        "member_epoch"           / Int32  * "that the last answer gave; 0 joins, -1 leaves, -2 leaves for a while",
        "instance_id"            / String(nullable=True, default=None)
                                 * "a static member's own id; null: a dynamic member",
        "rack_id"                / String(nullable=True, default=None)         * "null where none is configured",
        "rebalance_timeout_ms"   / Int32(default=-1)
                                 * "how long the member may take to give up partitions; -1: unchanged",
        "subscribed_topic_names" / Array(nullable=True, default=None)[String]  * "null: unchanged",
        "subscribed_topic_regex" / String("1+", nullable=True, default=None)   * "RE2 pattern; null: unchanged",
        "server_assignor"        / String(nullable=True, default=None)  * "null: unchanged, or the group's choice",
        "topic_partitions"       / Array(nullable=True, default=None, of="TopicPartitions")[
            "topic_id"   / Uuid,
            "partitions" / Array[Int32],
        ] * "what the member owns; null: unchanged",
    ],
)

ConsumerGroupHeartbeatResponse = Response(
    "ConsumerGroupHeartbeat", key=68, versions="0-1", flexible="0+",
    fields=[
        "throttle_time_ms"      / Int32  * "how long the client must hold back for exceeding a quota",
        "error_code"            / ErrorInt16,
        "error_message"         / String(nullable=True, default=None)  * "null: there is none",
        "member_id"             / String(nullable=True, default=None)  * "null: none was made",
        "member_epoch"          / Int32                                * "to be named in the next heartbeat",
        "heartbeat_interval_ms" / Int32                                * "how often to heartbeat",
        "assignment"            / Struct(nullable=True, default=None, of="Assignment")[
            "topic_partitions" / Array(of="TopicPartitions")[
                "topic_id"   / Uuid,
                "partitions" / Array[Int32],
            ],
        ] * "null: unchanged",
    ],
)
