"""DescribeGroups (key 15): state, members and assignments of classic groups.

A member's metadata and assignment are opaque here: for protocol type "consumer" they hold the messages of
consumer_protocol.py.

v0  Kafka 0.9
v1  throttle time (KIP-124)
v2  throttled clients are answered at once and told to wait (KIP-219)
v3  authorized operations (KIP-430)
v4  static members (KIP-345)
v5  flexible
v6  GROUP_ID_NOT_FOUND and error messages (KIP-1043, Kafka 4.0)
"""
from kafkaconstruct.declare import Array, Boolean, Bytes, ErrorInt16, Int32, Request, Response, String

DescribeGroupsRequest = Request(
    "DescribeGroups", key=15, versions="0-6", flexible="5+",
    fields=[
        "groups"                        / Array[String],
        "include_authorized_operations" / Boolean("3+"),
    ],
)

DescribeGroupsResponse = Response(
    "DescribeGroups", key=15, versions="0-6", flexible="5+",
    fields=[
        "throttle_time_ms" / Int32("1+", ignorable=True)  * "how long the client must hold back for exceeding a quota",
        "groups"           / Array(of="DescribedGroup")[
            "error_code"            / ErrorInt16,
            "error_message"         / String("6+", nullable=True, default=None)  * "null: there is none",
            "group_id"              / String,
            "group_state"           / String  * "Empty, PreparingRebalance, CompletingRebalance, Stable or Dead",
            "protocol_type"         / String  * "'consumer', 'connect' or the application's own",
            "protocol_data"         / String  * "the protocol that the group chose, such as the assignor's name",
            "members"               / Array(of="DescribedGroupMember")[
                "member_id"         / String,
                "group_instance_id" / String("4+", nullable=True, default=None, ignorable=True)
                                    * "a static member's own id; null: a dynamic member",
                "client_id"         / String,
                "client_host"       / String,
                "member_metadata"   / Bytes  * "for 'consumer' a ConsumerProtocolSubscription",
                "member_assignment" / Bytes  * "for 'consumer' a ConsumerProtocolAssignment",
            ],
            "authorized_operations" / Int32("3+", default=-2147483648)
                                    * "bit n: AclOperation n; -2147483648: not asked for",
        ],
    ],
)
