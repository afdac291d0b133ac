"""EndQuorumEpoch (key 54): a resigning KRaft leader invites the voters to elect another.

v0  KIP-595, Kafka 2.7
v1  flexible; candidates with directory ids, the leader's endpoints (KIP-853)
"""
from kafkaconstruct.declare import Array, ErrorInt16, Int32, Request, Response, String, UInt16, Uuid

EndQuorumEpochRequest = Request(
    "EndQuorumEpoch", key=54, versions="0-1", flexible="1+",
    fields=[
        "cluster_id"       / String(nullable=True, default=None),
        "topics"           / Array(of="TopicData")[
            "topic_name" / String,
            "partitions" / Array(of="PartitionData")[
                "partition_index"      / Int32,
                "leader_id"            / Int32                              * "who resigns",
                "leader_epoch"         / Int32,
                "preferred_successors" / Array("0", ignorable=True)[Int32]  * "who should stand first, in this order",
                "preferred_candidates" / Array("1+", ignorable=True, of="ReplicaInfo")[
                    "candidate_id"           / Int32,
                    "candidate_directory_id" / Uuid,
                ] * "who should stand first, in this order",
            ],
        ],
        "leader_endpoints" / Array("1+", ignorable=True, of="LeaderEndpoint")[
            "name" / String,
            "host" / String,
            "port" / UInt16,
        ],
    ],
)

EndQuorumEpochResponse = Response(
    "EndQuorumEpoch", key=54, versions="0-1", flexible="1+",
    fields=[
        "error_code"     / ErrorInt16,
        "topics"         / Array(of="TopicData")[
            "topic_name" / String,
            "partitions" / Array(of="PartitionData")[
                "partition_index" / Int32,
                "error_code"      / ErrorInt16,
                "leader_id"       / Int32  * "-1: unknown",
                "leader_epoch"    / Int32  * "the newest that the answerer knows",
            ],
        ],
        "node_endpoints" / Array("1+", tag=0, of="NodeEndpoint")[
            "node_id" / Int32,
            "host"    / String,
            "port"    / UInt16,
        ] * "of the leaders that the partitions above name",
    ],
)
