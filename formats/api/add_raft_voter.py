"""AddRaftVoter (key 80): make a controller a voter of the KRaft quorum.

v0  KIP-853, Kafka 3.9
v1  the caller may ask for an answer before the change is committed (KIP-1186)
"""
from kafkaconstruct.declare import Array, Boolean, ErrorInt16, Int32, Request, Response, String, UInt16, Uuid

AddRaftVoterRequest = Request(
    "AddRaftVoter", key=80, versions="0-1", flexible="0+",
    fields=[
        "cluster_id"         / String(nullable=True)  * "refused where it is another cluster's; null: do not check",
        "timeout_ms"         / Int32                  * "how long the broker may take",
        "voter_id"           / Int32,
        "voter_directory_id" / Uuid                   * "of the voter's metadata log directory",
        "listeners"          / Array(of="Listener")[
            "name" / String,
            "host" / String,
            "port" / UInt16,
        ] * "where the voter is to be reached",
        "ack_when_committed" / Boolean("1+", default=True)
                             * "answer when the new voter set is committed, not as soon as it is written",
    ],
)

AddRaftVoterResponse = Response(
    "AddRaftVoter", key=80, versions="0-1", flexible="0+",
    fields=[
        "throttle_time_ms" / Int32  * "how long the client must hold back for exceeding a quota",
        "error_code"       / ErrorInt16,
        "error_message"    / String(nullable=True, ignorable=True)  * "null: there is none",
    ],
)
