"""Vote (key 52): a KRaft candidate asks for votes.

v0  KIP-595, Kafka 2.7
v1  the voter asked, directory ids (KIP-853)
v2  pre-votes (KIP-996, Kafka 4.0); the candidate's fields are named replica_* since
"""
from kafkaconstruct.declare import Array, Boolean, ErrorInt16, Int32, Int64, Request, Response, String, UInt16, Uuid

VoteRequest = Request(
    "Vote", key=52, versions="0-2", flexible="0+",
    fields=[
        "cluster_id" / String(nullable=True, default=None),
        "voter_id"   / Int32("1+", default=-1, ignorable=True)  * "whom the request is meant for; -1: unknown",
        "topics"     / Array(of="TopicData")[
            "topic_name" / String,
            "partitions" / Array(of="PartitionData")[
                "partition_index"        / Int32,
                "candidate_epoch"        / Int32("0-1", alias="replica_epoch")  * "that the candidate stands for",
                "candidate_id"           / Int32("0-1", alias="replica_id"),
                "candidate_directory_id" / Uuid("1", ignorable=True, alias="replica_directory_id"),
                "replica_epoch"          / Int32("2+")                 * "that the candidate stands for",
                "replica_id"             / Int32("2+"),
                "replica_directory_id"   / Uuid("2+", ignorable=True)  * "of the log directory; zero: unknown",
                "voter_directory_id"     / Uuid("1+", ignorable=True)  * "whom the request is meant for; zero: unknown",
                "last_offset_epoch"      / Int32                       * "of the last record in the candidate's log",
                "last_offset"            / Int64                       * "end of the candidate's log",
                "pre_vote"               / Boolean("2+")               * "only ask whether a vote would be given",
            ],
        ] * "always the one partition of __cluster_metadata",
    ],
)

VoteResponse = Response(
    "Vote", key=52, versions="0-2", flexible="0+",
    fields=[
        "error_code"     / ErrorInt16,
        "topics"         / Array(of="TopicData")[
            "topic_name" / String,
            "partitions" / Array(of="PartitionData")[
                "partition_index" / Int32,
                "error_code"      / ErrorInt16,
                "leader_id"       / Int32  * "-1: unknown",
                "leader_epoch"    / Int32  * "the newest that the answerer knows",
                "vote_granted"    / Boolean,
            ],
        ],
        "node_endpoints" / Array("1+", tag=0, of="NodeEndpoint")[
            "node_id" / Int32,
            "host"    / String,
            "port"    / UInt16,
        ] * "of the leaders that the partitions above name",
    ],
)
