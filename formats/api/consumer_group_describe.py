"""ConsumerGroupDescribe (key 69): members and assignments of groups of the new consumer protocol.

v0  KIP-848; early access in Kafka 3.7
v1  the member's type: classic or consumer (KIP-1099)
"""
from kafkaconstruct.declare import Array, Boolean, ErrorInt16, Int8, Int32, Request, Response, String, Struct, Uuid

ConsumerGroupDescribeRequest = Request(
    "ConsumerGroupDescribe", key=69, versions="0-1", flexible="0+",
    fields=[
        "group_ids"                     / Array[String],
        "include_authorized_operations" / Boolean,
    ],
)

TopicPartitions = Struct(of="TopicPartitions")[
    "topic_id"   / Uuid,
    "topic_name" / String,
    "partitions" / Array[Int32],
]

Assignment = Struct(of="Assignment")[
    "topic_partitions" / Array[TopicPartitions],
]

ConsumerGroupDescribeResponse = Response(
    "ConsumerGroupDescribe", key=69, versions="0-1", flexible="0+",
    fields=[
        "throttle_time_ms" / Int32  * "how long the client must hold back for exceeding a quota",
        "groups"           / Array(of="DescribedGroup")[
            "error_code"            / ErrorInt16,
            "error_message"         / String(nullable=True, default=None)  * "null: there is none",
            "group_id"              / String,
            "group_state"           / String,
            "group_epoch"           / Int32  * "rises when members, subscriptions or topics change",
            "assignment_epoch"      / Int32  * "the group epoch of the target assignment",
            "assignor_name"         / String,
            "members"               / Array(of="Member")[
                "member_id"              / String,
                "instance_id"            / String(nullable=True, default=None)
                                         * "a static member's own id; null: a dynamic member",
                "rack_id"                / String(nullable=True, default=None)  * "null where none is configured",
                "member_epoch"           / Int32,
                "client_id"              / String,
                "client_host"            / String,
                "subscribed_topic_names" / Array[String],
                "subscribed_topic_regex" / String(nullable=True, default=None)  * "RE2 pattern",
                "assignment"             / Assignment                           * "what it has",
                "target_assignment"      / Assignment  * "what it is to have when others have let go",
                "member_type"            / Int8("1+", default=-1, ignorable=True)
                                         * "-1 unknown, 0 classic, 1 consumer",
            ],
            "authorized_operations" / Int32(default=-2147483648)  * "bit n: AclOperation n; -2147483648: not asked for",
        ],
    ],
)
