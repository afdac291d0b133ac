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
        "cluster_id"            / String("12+", nullable=True, tag=0, default=None, ignorable=True),
        "replica_id"            / Int32("0-14", default=-1),
        "replica_state"         / Struct("15+", tag=1, of="ReplicaState")[
            "replica_id"    / Int32(default=-1),
            "replica_epoch" / Int64(default=-1),
        ],
        "max_wait_ms"           / Int32,
        "min_bytes"             / Int32,
        "max_bytes"             / Int32("3+", default=0x7fffffff, ignorable=True),
        "isolation_level"       / Int8("4+", ignorable=True),
        "session_id"            / Int32("7+", ignorable=True),
        "session_epoch"         / Int32("7+", default=-1, ignorable=True),
        "topics"                / Array(of="FetchTopic")[
            "topic"      / String("0-12", ignorable=True),
            "topic_id"   / Uuid("13+", ignorable=True),
            "partitions" / Array(of="FetchPartition")[
                "partition"            / Int32,
                "current_leader_epoch" / Int32("9+", default=-1, ignorable=True),
                "fetch_offset"         / Int64,
                "last_fetched_epoch"   / Int32("12+", default=-1),
                "log_start_offset"     / Int64("5+", default=-1, ignorable=True),
                "partition_max_bytes"  / Int32,
                "replica_directory_id" / Uuid("17+", tag=0, ignorable=True),
                "high_watermark"       / Int64("18+", tag=1, default=0x7fffffffffffffff, ignorable=True),
            ],
        ],
        "forgotten_topics_data" / Array("7+", of="ForgottenTopic")[
            "topic"      / String("7-12", ignorable=True),
            "topic_id"   / Uuid("13+", ignorable=True),
            "partitions" / Array[Int32],
        ],
        "rack_id"               / String("11+", ignorable=True),
    ],
)

FetchResponse = Response(
    "Fetch", key=1, versions="0-18", flexible="12+",
    fields=[
        "throttle_time_ms" / Int32("1+", ignorable=True),
        "error_code"       / ErrorInt16("7+", ignorable=True),
        "session_id"       / Int32("7+"),
        "responses"        / Array(of="FetchableTopicResponse")[
            "topic"      / String("0-12", ignorable=True),
            "topic_id"   / Uuid("13+", ignorable=True),
            "partitions" / Array(of="PartitionData")[
                "partition_index"        / Int32,
                "error_code"             / ErrorInt16,
                "high_watermark"         / Int64,
                "last_stable_offset"     / Int64("4+", default=-1, ignorable=True),
                "log_start_offset"       / Int64("5+", default=-1, ignorable=True),
                "diverging_epoch"        / Struct("12+", tag=0, of="EpochEndOffset")[
                    "epoch"      / Int32(default=-1),
                    "end_offset" / Int64(default=-1),
                ],
                "current_leader"         / Struct("12+", tag=1, of="LeaderIdAndEpoch")[
                    "leader_id"    / Int32(default=-1),
                    "leader_epoch" / Int32(default=-1),
                ],
                "snapshot_id"            / Struct("12+", tag=2, of="SnapshotId")[
                    "end_offset" / Int64(default=-1),
                    "epoch"      / Int32(default=-1),
                ],
                "aborted_transactions"   / Array("4+", nullable=True, ignorable=True, of="AbortedTransaction")[
                    "producer_id"  / Int64,
                    "first_offset" / Int64,
                ],
                "preferred_read_replica" / Int32("11+", default=-1),
                "records"                / Records(nullable=True),
            ],
        ],
        "node_endpoints"   / Array("16+", tag=0, of="NodeEndpoint")[
            "node_id" / Int32,
            "host"    / String,
            "port"    / Int32,
            "rack"    / String(nullable=True, default=None),
        ],
    ],
)
