"""ElectLeaders (key 43): trigger leader elections. Called ElectPreferredLeaders in Kafka 2.2 and 2.3.

v0  preferred leaders only (KIP-183, Kafka 2.2)
v1  unclean elections too (KIP-460)
v2  flexible
"""
from kafkaconstruct.declare import Array, ErrorInt16, Int8, Int32, Request, Response, String

ElectLeadersRequest = Request(
    "ElectLeaders", key=43, versions="0-2", flexible="2+",
    fields=[
        "election_type"    / Int8("1+")            * "0 preferred, 1 unclean",
        "topic_partitions" / Array(nullable=True, of="TopicPartitions")[
            "topic"      / String,
            "partitions" / Array[Int32],
        ] * "null: all",
        "timeout_ms"       / Int32(default=60000)  * "how long the broker may take",
    ],
)

ElectLeadersResponse = Response(
    "ElectLeaders", key=43, versions="0-2", flexible="2+",
    fields=[
        "throttle_time_ms"         / Int32  * "how long the client must hold back for exceeding a quota",
        "error_code"               / ErrorInt16("1+"),
        "replica_election_results" / Array(of="ReplicaElectionResult")[
            "topic"            / String,
            "partition_result" / Array(of="PartitionResult")[
                "partition_id"  / Int32,
                "error_code"    / ErrorInt16,
                "error_message" / String(nullable=True)  * "null: there is none",
            ],
        ],
    ],
)
