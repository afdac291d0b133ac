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
        "throttle_time_ms" / Int32("1+", ignorable=True),
        "groups"           / Array(of="DescribedGroup")[
            "error_code"            / ErrorInt16,
            "error_message"         / String("6+", nullable=True, default=None),
            "group_id"              / String,
            "group_state"           / String,
            "protocol_type"         / String,
            "protocol_data"         / String,
            "members"               / Array(of="DescribedGroupMember")[
                "member_id"         / String,
                "group_instance_id" / String("4+", nullable=True, default=None, ignorable=True),
                "client_id"         / String,
                "client_host"       / String,
                "member_metadata"   / Bytes,
                "member_assignment" / Bytes,
            ],
            "authorized_operations" / Int32("3+", default=-2147483648),
        ],
    ],
)
