"""JoinGroup (key 11): enter a classic group and its next generation. The leader's answer lists all members.

A protocol's metadata is opaque here: for protocol type "consumer" it is an int16 version and a
ConsumerProtocolSubscription.

v0  Kafka 0.9
v1  rebalance timeout (KIP-62)
v2  throttle time (KIP-124)
v3  throttled clients are answered at once and told to wait (KIP-219)
v4  newcomers are first told their member id (KIP-394)
v5  static members (KIP-345)
v6  flexible
v7  the answer names the protocol type (KIP-559)
v8  a reason (KIP-800)
v9  the leader may be told to skip the assignment (KIP-814)
4.0.0 dropped v0 and v1; 4.0.1 and 4.1 have them again (KAFKA-19444).
"""
from kafkaconstruct.declare import Array, Boolean, Bytes, ErrorInt16, Int32, Request, Response, String

JoinGroupRequest = Request(
    "JoinGroup", key=11, versions="0-9", flexible="6+",
    fields=[
        "group_id"             / String,
        "session_timeout_ms"   / Int32   * "without a heartbeat for so long the member is dead",
        "rebalance_timeout_ms" / Int32("1+", default=-1, ignorable=True)
                               * "how long members have to rejoin; -1: session_timeout_ms, as in v0",
        "member_id"            / String  * "empty for a newcomer",
        "group_instance_id"    / String("5+", nullable=True, default=None)
                               * "a static member's own id; null: a dynamic member",
        "protocol_type"        / String  * "'consumer', 'connect' or the application's own",
        "protocols"            / Array(of="JoinGroupRequestProtocol")[
            "name"     / String,
            "metadata" / Bytes  * "for 'consumer' a ConsumerProtocolSubscription",
        ] * "that the member can do, best first",
        "reason"               / String("8+", nullable=True, default=None, ignorable=True)
                               * "why it joins, for the broker's log",
    ],
)

JoinGroupResponse = Response(
    "JoinGroup", key=11, versions="0-9", flexible="6+",
    fields=[
        "throttle_time_ms" / Int32("2+", ignorable=True)  * "how long the client must hold back for exceeding a quota",
        "error_code"       / ErrorInt16,
        "generation_id"    / Int32(default=-1)            * "-1 where there is an error",
        "protocol_type"    / String("7+", nullable=True, default=None, ignorable=True),
        "protocol_name"    / String(nullable="7+")        * "that all members can do",
        "leader"           / String                       * "member id of the leader",
        "skip_assignment"  / Boolean("9+")                * "the leader need not compute one",
        "member_id"        / String,
        "members"          / Array(of="JoinGroupResponseMember")[
            "member_id"         / String,
            "group_instance_id" / String("5+", nullable=True, default=None, ignorable=True)
                                * "a static member's own id; null: a dynamic member",
            "metadata"          / Bytes  * "for 'consumer' a ConsumerProtocolSubscription",
        ] * "empty unless the receiver is the leader",
    ],
)
