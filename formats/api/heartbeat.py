"""Heartbeat (key 12): a member of a classic group is alive, and learns of rebalances.

v0  Kafka 0.9
v1  throttle time (KIP-124)
v2  throttled clients are answered at once and told to wait (KIP-219)
v3  static members (KIP-345)
v4  flexible
"""
from kafkaconstruct.declare import ErrorInt16, Int32, Request, Response, String

HeartbeatRequest = Request(
    "Heartbeat", key=12, versions="0-4", flexible="4+",
    fields=[
        "group_id"          / String,
        "generation_id"     / Int32,
        "member_id"         / String,
        "group_instance_id" / String("3+", nullable=True, default=None)
                            * "a static member's own id; null: a dynamic member",
    ],
)

HeartbeatResponse = Response(
    "Heartbeat", key=12, versions="0-4", flexible="4+",
    fields=[
        "throttle_time_ms" / Int32("1+", ignorable=True)  * "how long the client must hold back for exceeding a quota",
        "error_code"       / ErrorInt16,
    ],
)
