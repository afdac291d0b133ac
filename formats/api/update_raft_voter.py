"""UpdateRaftVoter (key 82): a voter reports its endpoints and KRaft versions to the leader (KIP-853, Kafka 3.9)."""
from kafkaconstruct.declare import Array, ErrorInt16, Int16, Int32, Request, Response, String, Struct, UInt16, Uuid

UpdateRaftVoterRequest = Request(
    "UpdateRaftVoter", key=82, versions="0", flexible="0+",
    fields=[
        "cluster_id"             / String(nullable=True)  * "refused where it is another cluster's; null: do not check",
        "current_leader_epoch"   / Int32                  * "that the voter knows",
        "voter_id"               / Int32,
        "voter_directory_id"     / Uuid,
        "listeners"              / Array(of="Listener")[
            "name" / String,
            "host" / String,
            "port" / UInt16,
        ],
        "k_raft_version_feature" / Struct(of="KRaftVersionFeature")[
            "min_supported_version" / Int16,
            "max_supported_version" / Int16,
        ] * "levels of kraft.version that the voter can do",
    ],
)

UpdateRaftVoterResponse = Response(
    "UpdateRaftVoter", key=82, versions="0", flexible="0+",
    fields=[
        "throttle_time_ms" / Int32  * "how long the client must hold back for exceeding a quota",
        "error_code"       / ErrorInt16,
        "current_leader"   / Struct(tag=0, of="CurrentLeader")[
            "leader_id"    / Int32(default=-1)  * "-1: unknown",
            "leader_epoch" / Int32(default=-1)  * "-1: unknown",
            "host"         / String,
            "port"         / Int32,
        ] * "where the request should have gone",
    ],
)
