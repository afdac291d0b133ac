"""AddRaftVoter (key 80): make a controller a voter of the KRaft quorum.

v0  KIP-853, Kafka 3.9
v1  the caller may ask for an answer before the change is committed (KIP-1186)
"""
from kafkaconstruct.declare import Array, Boolean, ErrorInt16, Int32, Request, Response, String, UInt16, Uuid

AddRaftVoterRequest = Request(
    "AddRaftVoter", key=80, versions="0-1", flexible="0+",
    fields=[
        "cluster_id"         / String(nullable=True),
        "timeout_ms"         / Int32,
        "voter_id"           / Int32,
        "voter_directory_id" / Uuid,
        "listeners"          / Array(of="Listener")[
            "name" / String,
            "host" / String,
            "port" / UInt16,
        ],
        "ack_when_committed" / Boolean("1+", default=True),
    ],
)

AddRaftVoterResponse = Response(
    "AddRaftVoter", key=80, versions="0-1", flexible="0+",
    fields=[
        "throttle_time_ms" / Int32,
        "error_code"       / ErrorInt16,
        "error_message"    / String(nullable=True, ignorable=True),
    ],
)
