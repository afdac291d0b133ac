"""Fetch (key 1): read records from partitions. Consumers send it, follower replicas and KRaft observers too.

v0  Kafka 0.8
v1  throttle time (KIP-13)
v2  messages of magic 1 (KIP-32)
v3  a size limit for the whole response; partition order counts (KIP-74)
v4  record batches of magic 2, isolation level (KIP-98)
v5  log start offset (KIP-107)
v6  KAFKA_STORAGE_ERROR may come back (KIP-112)
v7  fetch sessions (KIP-227)
v8  throttled clients are answered at once and told to wait (KIP-219)
v9  leader epoch for fencing (KIP-320)
v10 zstd (KIP-110)
v11 rack, preferred read replica (KIP-392)
v12 flexible; divergence detection (KIP-595)
v13 topic ids replace names (KIP-516)
v14 OFFSET_MOVED_TO_TIERED_STORAGE may come back (KIP-405)
v15 replica id and epoch in a tagged struct (KIP-903)
v16 endpoints of new leaders (KIP-951)
v17 replica directory id (KIP-853)
v18 the high watermark that a KRaft replica knows (KIP-1166, Kafka 4.1)
4.0 dropped v0 to v3.
"""
from kafkaconstruct.declare import (
    Array, ErrorInt16, Int8, Int32, Int64, Records, Request, Response, String, Struct, Uuid,
)

FetchRequest = Request(
    "Fetch", key=1, versions="0-18", flexible="12+",
    fields=[
        "cluster_id"            / String("12+", nullable=True, tag=0, default=None, ignorable=True)
                                * "refused where it is another cluster's; null: do not check",
        "replica_id"            / Int32("0-14", default=-1)      * "-1: a consumer",
        "replica_state"         / Struct("15+", tag=1, of="ReplicaState")[
            "replica_id"    / Int32(default=-1)  * "-1: a consumer",
            "replica_epoch" / Int64(default=-1)  * "the broker epoch; -1: unknown",
        ] * "of a follower",
        "max_wait_ms"           / Int32                          * "how long to wait for min_bytes",
        "min_bytes"             / Int32                          * "answer as soon as there are so many",
        "max_bytes"             / Int32("3+", default=0x7fffffff, ignorable=True)
                                * "of all partitions; a first batch that is larger comes all the same",
        "isolation_level"       / Int8("4+", ignorable=True)     * "0 read uncommitted, 1 read committed",
        "session_id"            / Int32("7+", ignorable=True)    * "0: none",
        "session_epoch"         / Int32("7+", default=-1, ignorable=True)
                                * "0 opens a session, -1 is outside of any, else one more than before",
        "topics"                / Array(of="FetchTopic")[
            "topic"      / String("0-12", ignorable=True),
            "topic_id"   / Uuid("13+", ignorable=True),
            "partitions" / Array(of="FetchPartition")[
                "partition"            / Int32,
                "current_leader_epoch" / Int32("9+", default=-1, ignorable=True)
                                       * "that the sender knows, for fencing; -1: do not check",
                "fetch_offset"         / Int64,
                "last_fetched_epoch"   / Int32("12+", default=-1)
                                       * "of the last record fetched, to detect divergence; -1: none",
                "log_start_offset"     / Int64("5+", default=-1, ignorable=True)  * "a follower's own; -1: a consumer",
                "partition_max_bytes"  / Int32  * "a first batch that is larger comes all the same",
                "replica_directory_id" / Uuid("17+", tag=0, ignorable=True)       * "a KRaft follower's; zero: unknown",
                "high_watermark"       / Int64("18+", tag=1, default=0x7fffffffffffffff, ignorable=True)
                                       * "that a KRaft follower knows; -1: none, the default: it cannot say",
            ],
        ],
        "forgotten_topics_data" / Array("7+", of="ForgottenTopic")[
            "topic"      / String("7-12", ignorable=True),
            "topic_id"   / Uuid("13+", ignorable=True),
            "partitions" / Array[Int32],
        ] * "to leave the session",
        "rack_id"               / String("11+", ignorable=True)  * "the consumer's, to be sent to a near replica",
    ],
)

FetchResponse = Response(
    "Fetch", key=1, versions="0-18", flexible="12+",
    fields=[
        "throttle_time_ms" / Int32("1+", ignorable=True)  * "how long the client must hold back for exceeding a quota",
        "error_code"       / ErrorInt16("7+", ignorable=True),
        "session_id"       / Int32("7+")                  * "0: none",
        "responses"        / Array(of="FetchableTopicResponse")[
            "topic"      / String("0-12", ignorable=True),
            "topic_id"   / Uuid("13+", ignorable=True),
            "partitions" / Array(of="PartitionData")[
                "partition_index"        / Int32,
                "error_code"             / ErrorInt16,
                "high_watermark"         / Int64                     * "consumers see what is below",
                "last_stable_offset"     / Int64("4+", default=-1, ignorable=True)
                                         * "transactions below are decided; -1: unknown",
                "log_start_offset"       / Int64("5+", default=-1, ignorable=True)  * "-1: unknown",
                "diverging_epoch"        / Struct("12+", tag=0, of="EpochEndOffset")[
                    "epoch"      / Int32(default=-1),
                    "end_offset" / Int64(default=-1),
                ] * "where the follower's log stops being the leader's: truncate",
                "current_leader"         / Struct("12+", tag=1, of="LeaderIdAndEpoch")[
                    "leader_id"    / Int32(default=-1)  * "-1: unknown",
                    "leader_epoch" / Int32(default=-1)  * "-1: unknown",
                ] * "where the request should have gone",
                "snapshot_id"            / Struct("12+", tag=2, of="SnapshotId")[
                    "end_offset" / Int64(default=-1),
                    "epoch"      / Int32(default=-1),
                ] * "the log starts later: fetch this snapshot first",
                "aborted_transactions"   / Array("4+", nullable=True, ignorable=True, of="AbortedTransaction")[
                    "producer_id"  / Int64,
                    "first_offset" / Int64,
                ] * "whose records a reader of committed ones leaves out; null: not asked for",
                "preferred_read_replica" / Int32("11+", default=-1)  * "go there next time; -1: stay",
                "records"                / Records(nullable=True)    * "batches, the last one possibly cut off",
            ],
        ],
        "node_endpoints"   / Array("16+", tag=0, of="NodeEndpoint")[
            "node_id" / Int32,
            "host"    / String,
            "port"    / Int32,
            "rack"    / String(nullable=True, default=None)  * "null where none is configured",
        ] * "of the leaders that the partitions above name",
    ],
)
