"""A classic group's members and assignments, in __consumer_offsets under the key prefix 2.

v1  rebalance timeout (KIP-62)
v2  time of the last state change (KIP-211)
v3  static members (KIP-345)
v4  flexible (KIP-915)
"""
from kafkaconstruct.declare import Array, Bytes, Int32, Int64, Message, String

GroupMetadataKey = Message(
    "GroupMetadataKey", key=2, versions="2", kind="coordinator-key",
    fields=[
        "group" / String,
    ],
)

GroupMetadataValue = Message(
    "GroupMetadataValue", key=2, versions="0-4", flexible="4+", kind="coordinator-value",
    fields=[
        "protocol_type"           / String,
        "generation"              / Int32,
        "protocol"                / String(nullable=True),
        "leader"                  / String(nullable=True),
        "current_state_timestamp" / Int64("2+", default=-1, ignorable=True),
        "members"                 / Array(of="MemberMetadata")[
            "member_id"         / String,
            "group_instance_id" / String("3+", nullable=True, default=None, ignorable=True),
            "client_id"         / String,
            "client_host"       / String,
            "rebalance_timeout" / Int32("1+", default=-1, ignorable=True),
            "session_timeout"   / Int32,
            "subscription"      / Bytes,
            "assignment"        / Bytes,
        ],
    ],
)
