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
        "protocol"                / String(nullable=True)                    * "null: no members",
        "leader"                  / String(nullable=True)                    * "null: no members",
        "current_state_timestamp" / Int64("2+", default=-1, ignorable=True)  * "in ms since 1970; -1: unknown",
        "members"                 / Array(of="MemberMetadata")[
            "member_id"         / String,
            "group_instance_id" / String("3+", nullable=True, default=None, ignorable=True)
                                * "a static member's own id; null: a dynamic member",
            "client_id"         / String,
            "client_host"       / String,
            "rebalance_timeout" / Int32("1+", default=-1, ignorable=True)  * "in ms; -1: session_timeout",
            "session_timeout"   / Int32  * "in ms",
            "subscription"      / Bytes  * "for 'consumer' a ConsumerProtocolSubscription",
            "assignment"        / Bytes  * "for 'consumer' a ConsumerProtocolAssignment",
        ],
    ],
)
