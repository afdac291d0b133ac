"""SyncGroup (key 14): the leader of a classic group hands out the assignment, the others collect theirs.

An assignment is opaque here: for protocol type "consumer" it is an int16 version and a ConsumerProtocolAssignment.

v0  Kafka 0.9
v1  throttle time (KIP-124)
v2  throttled clients are answered at once and told to wait (KIP-219)
v3  static members (KIP-345)
v4  flexible
v5  protocol type and name, for the broker to check (KIP-559)
"""
from kafkaconstruct.declare import Array, Bytes, ErrorInt16, Int32, Request, Response, String

SyncGroupRequest = Request(
    "SyncGroup", key=14, versions="0-5", flexible="4+",
    fields=[
        "group_id"          / String,
        "generation_id"     / Int32,
        "member_id"         / String,
        "group_instance_id" / String("3+", nullable=True, default=None)
                            * "a static member's own id; null: a dynamic member",
        "protocol_type"     / String("5+", nullable=True, default=None, ignorable=True),
        "protocol_name"     / String("5+", nullable=True, default=None, ignorable=True),
        "assignments"       / Array(of="SyncGroupRequestAssignment")[
            "member_id"  / String,
            "assignment" / Bytes  * "for 'consumer' a ConsumerProtocolAssignment",
        ] * "empty unless the sender is the leader",
    ],
)

SyncGroupResponse = Response(
    "SyncGroup", key=14, versions="0-5", flexible="4+",
    fields=[
        "throttle_time_ms" / Int32("1+", ignorable=True)  * "how long the client must hold back for exceeding a quota",
        "error_code"       / ErrorInt16,
        "protocol_type"    / String("5+", nullable=True, default=None, ignorable=True),
        "protocol_name"    / String("5+", nullable=True, default=None, ignorable=True),
        "assignment"       / Bytes                        * "for 'consumer' a ConsumerProtocolAssignment",
    ],
)
