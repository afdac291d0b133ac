"""BeginQuorumEpoch (key 53): a newly elected KRaft leader announces itself to the voters.

v0  KIP-595, Kafka 2.7
v1  flexible; voter key and the leader's endpoints (KIP-853)
"""
from kafkaconstruct.declare import Array, ErrorInt16, Int32, Request, Response, String, UInt16, Uuid

BeginQuorumEpochRequest = Request(
    "BeginQuorumEpoch", key=53, versions="0-1", flexible="1+",
    fields=[
        "cluster_id"       / String(nullable=True, default=None),
        "voter_id"         / Int32("1+", default=-1, ignorable=True)  * "whom the request is meant for; -1: unknown",
        "topics"           / Array(of="TopicData")[
            "topic_name" / String,
            "partitions" / Array(of="PartitionData")[
                "partition_index"    / Int32,
                "voter_directory_id" / Uuid("1+", ignorable=True)  * "whom the request is meant for; zero: unknown",
                "leader_id"          / Int32                       * "the new leader, who sends this",
                "leader_epoch"       / Int32,
            ],
        ] * "always the one partition of __cluster_metadata",
        "leader_endpoints" / Array("1+", ignorable=True, of="LeaderEndpoint")[
            "name" / String,
            "host" / String,
            "port" / UInt16,
        ],
    ],
)

BeginQuorumEpochResponse = Response(
    "BeginQuorumEpoch", key=53, versions="0-1", flexible="1+",
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
