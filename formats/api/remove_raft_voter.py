"""RemoveRaftVoter (key 81): take a controller out of the KRaft quorum's voters (KIP-853, Kafka 3.9)."""
from kafkaconstruct.declare import ErrorInt16, Int32, Request, Response, String, Uuid

RemoveRaftVoterRequest = Request(
    "RemoveRaftVoter", key=81, versions="0", flexible="0+",
    fields=[
        "cluster_id"         / String(nullable=True)  * "refused where it is another cluster's; null: do not check",
        "voter_id"           / Int32,
        "voter_directory_id" / Uuid,
    ],
)

RemoveRaftVoterResponse = Response(
    "RemoveRaftVoter", key=81, versions="0", flexible="0+",
    fields=[
        "throttle_time_ms" / Int32  * "how long the client must hold back for exceeding a quota",
        "error_code"       / ErrorInt16,
        "error_message"    / String(nullable=True, ignorable=True)  * "null: there is none",
    ],
)
