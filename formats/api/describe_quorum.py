"""DescribeQuorum (key 55): leader, voters and observers of the KRaft quorum.

v0  KIP-595, Kafka 2.7
v1  when each replica last fetched and was last caught up (KIP-836)
v2  nodes, directory ids, error messages (KIP-853)
"""
from kafkaconstruct.declare import Array, ErrorInt16, Int32, Int64, Request, Response, String, Struct, UInt16, Uuid

DescribeQuorumRequest = Request(
    "DescribeQuorum", key=55, versions="0-2", flexible="0+",
    fields=[
        "topics" / Array(of="TopicData")[
            "topic_name" / String,
            "partitions" / Array(of="PartitionData")[
                "partition_index" / Int32,
            ],
        ] * "always the one partition of __cluster_metadata",
    ],
)

ReplicaState = Struct(of="ReplicaState")[
    "replica_id"               / Int32,
    "replica_directory_id"     / Uuid("2+")                               * "of the log directory; zero: unknown",
    "log_end_offset"           / Int64                                    * "-1: unknown",
    "last_fetch_timestamp"     / Int64("1+", default=-1, ignorable=True)
                               * "by the leader's clock, in ms since 1970; -1: the leader itself, or unknown",
    "last_caught_up_timestamp" / Int64("1+", default=-1, ignorable=True)  * "when it last had everything; -1: unknown",
]

DescribeQuorumResponse = Response(
    "DescribeQuorum", key=55, versions="0-2", flexible="0+",
    fields=[
        "error_code"    / ErrorInt16,
        "error_message" / String("2+", nullable=True, ignorable=True)  * "null: there is none",
        "topics"        / Array(of="TopicData")[
            "topic_name" / String,
            "partitions" / Array(of="PartitionData")[
                "partition_index" / Int32,
                "error_code"      / ErrorInt16,
                "error_message"   / String("2+", nullable=True, ignorable=True)  * "null: there is none",
                "leader_id"       / Int32                                        * "-1: unknown",
                "leader_epoch"    / Int32                                        * "the newest that the answerer knows",
                "high_watermark"  / Int64,
                "current_voters"  / Array[ReplicaState],
                "observers"       / Array[ReplicaState],
            ],
        ],
        "nodes"         / Array("2+", of="Node")[
            "node_id"   / Int32,
            "listeners" / Array(of="Listener")[
                "name" / String,
                "host" / String,
                "port" / UInt16,
            ],
        ],
    ],
)
