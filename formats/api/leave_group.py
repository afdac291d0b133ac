"""LeaveGroup (key 13): leave a classic group.

v0  Kafka 0.9
v1  throttle time (KIP-124)
v2  throttled clients are answered at once and told to wait (KIP-219)
v3  several members at once, static ones too (KIP-345)
v4  flexible
v5  a reason (KIP-800)
"""
from kafkaconstruct.declare import Array, ErrorInt16, Int32, Request, Response, String

LeaveGroupRequest = Request(
    "LeaveGroup", key=13, versions="0-5", flexible="4+",
    fields=[
        "group_id"  / String,
        "member_id" / String("0-2"),
        "members"   / Array("3+", of="MemberIdentity")[
            "member_id"         / String,
            "group_instance_id" / String(nullable=True, default=None)
                                * "a static member's own id; null: a dynamic member",
            "reason"            / String("5+", nullable=True, default=None, ignorable=True)
                                * "why it leaves, for the broker's log",
        ],
    ],
)

LeaveGroupResponse = Response(
    "LeaveGroup", key=13, versions="0-5", flexible="4+",
    fields=[
        "throttle_time_ms" / Int32("1+", ignorable=True)  * "how long the client must hold back for exceeding a quota",
        "error_code"       / ErrorInt16,
        "members"          / Array("3+", of="MemberResponse")[
            "member_id"         / String,
            "group_instance_id" / String(nullable=True)  * "a static member's own id; null: a dynamic member",
            "error_code"        / ErrorInt16,
        ],
    ],
)
