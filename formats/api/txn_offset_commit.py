"""TxnOffsetCommit (key 28): store a group's positions as part of a transaction.

v0  KIP-98, Kafka 0.11
v1  throttled clients are answered at once and told to wait (KIP-219)
v2  leader epoch (KIP-320)
v3  flexible; group membership for fencing (KIP-447)
v4  TRANSACTION_ABORTABLE may come back (KIP-890)
v5  the group joins the transaction by this very request (KIP-890, Kafka 4.0)
v6  topic ids replace names (KIP-1319, Kafka 4.4)
"""
from kafkaconstruct.declare import Array, ErrorInt16, Int16, Int32, Int64, Request, Response, String, Uuid

TxnOffsetCommitRequest = Request(
    "TxnOffsetCommit", key=28, versions="0-6", flexible="3+",
    fields=[
        "transactional_id"              / String,
        "group_id"                      / String,
        "producer_id"                   / Int64,
        "producer_epoch"                / Int16,
        "generation_id"                 / Int32("3-4", default=-1, alias="generation_id_or_member_epoch")
                                        * "-1: not a member",
        "generation_id_or_member_epoch" / Int32("5+", default=-1, alias="generation_id")  * "-1: not a member",
        "member_id"                     / String("3+"),
        "group_instance_id"             / String("3+", nullable=True, default=None)
                                        * "a static member's own id; null: a dynamic member",
        "topics"                        / Array(of="TxnOffsetCommitRequestTopic")[
            "name"       / String("0-5", ignorable=True),
            "topic_id"   / Uuid("6+", ignorable=True),
            "partitions" / Array(of="TxnOffsetCommitRequestPartition")[
                "partition_index"        / Int32,
                "committed_offset"       / Int64,
                "committed_leader_epoch" / Int32("2+", default=-1, ignorable=True)
                                         * "of the last record consumed; -1: unknown",
                "committed_metadata"     / String(nullable=True)  * "anything the client likes; OffsetFetch returns it",
            ],
        ],
    ],
)

TxnOffsetCommitResponse = Response(
    "TxnOffsetCommit", key=28, versions="0-6", flexible="3+",
    fields=[
        "throttle_time_ms" / Int32  * "how long the client must hold back for exceeding a quota",
        "topics"           / Array(of="TxnOffsetCommitResponseTopic")[
            "name"       / String("0-5", ignorable=True),
            "topic_id"   / Uuid("6+", ignorable=True),
            "partitions" / Array(of="TxnOffsetCommitResponsePartition")[
                "partition_index" / Int32,
                "error_code"      / ErrorInt16,
            ],
        ],
    ],
)
