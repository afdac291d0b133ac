"""ShareGroupDescribe (key 77): members and assignments of share groups.

v0  early access of Kafka 4.0 only
v1  KIP-932, Kafka 4.1
"""
from kafkaconstruct.declare import Array, Boolean, ErrorInt16, Int32, Request, Response, String, Struct, Uuid

ShareGroupDescribeRequest = Request(
    "ShareGroupDescribe", key=77, versions="0-1", flexible="0+", unstable="0",
    fields=[
        "group_ids"                     / Array[String],
        "include_authorized_operations" / Boolean,
    ],
)

ShareGroupDescribeResponse = Response(
    "ShareGroupDescribe", key=77, versions="0-1", flexible="0+", unstable="0",
    fields=[
        "throttle_time_ms" / Int32  * "how long the client must hold back for exceeding a quota",
        "groups"           / Array(of="DescribedGroup")[
            "error_code"            / ErrorInt16,
            "error_message"         / String(nullable=True, default=None)  * "null: there is none",
            "group_id"              / String,
            "group_state"           / String,
            "group_epoch"           / Int32  * "rises when members, subscriptions or topics change",
            "assignment_epoch"      / Int32  * "the group epoch of the assignment",
            "assignor_name"         / String,
            "members"               / Array(of="Member")[
                "member_id"              / String,
                "rack_id"                / String(nullable=True, default=None)  * "null where none is configured",
                "member_epoch"           / Int32,
                "client_id"              / String,
                "client_host"            / String,
                "subscribed_topic_names" / Array[String],
                "assignment"             / Struct(of="Assignment")[
                    "topic_partitions" / Array(of="TopicPartitions")[
                        "topic_id"   / Uuid,
                        "topic_name" / String,
                        "partitions" / Array[Int32],
                    ],
                ],
            ],
            "authorized_operations" / Int32(default=-2147483648)  * "bit n: AclOperation n; -2147483648: not asked for",
        ],
    ],
)
