"""Produce (key 0): write records to partitions.

With acks=0 there is no response at all.

v0  Kafka 0.8
v1  throttle time (KIP-13)
v2  messages of magic 1, log append time (KIP-32)
v3  transactional id, record batches of magic 2 only, one a partition (KIP-98)
v4  KAFKA_STORAGE_ERROR may come back (KIP-112)
v5  log start offset
v6  throttled clients are answered at once and told to wait (KIP-219)
v7  zstd (KIP-110)
v8  which records were refused, and why (KIP-467)
v9  flexible
v10 current leader and its endpoint (KIP-951)
v11 TRANSACTION_ABORTABLE may come back (KIP-890)
v12 partitions join the transaction by being written to (KIP-890, Kafka 4.0)
v13 topic ids replace names (KIP-516, Kafka 4.1)
4.0 dropped v0 to v2, but still advertises them for librdkafka's sake (KAFKA-18659).
"""
from kafkaconstruct.declare import (
    Array, ErrorInt16, Int16, Int32, Int64, Records, Request, Response, String, Struct, Uuid,
)

ProduceRequest = Request(
    "Produce", key=0, versions="0-13", flexible="9+",
    fields=[
        "transactional_id" / String("3+", nullable=True, default=None)  * "null: not transactional",
        "acks"             / Int16  * "0 none, and no response; 1 the leader; -1 every replica in sync",
        "timeout_ms"       / Int32  * "how long to wait for the replicas",
        "topic_data"       / Array(of="TopicProduceData")[
            "name"           / String("0-12", ignorable=True),
            "topic_id"       / Uuid("13+", ignorable=True),
            "partition_data" / Array(of="PartitionProduceData")[
                "index"   / Int32,
                "records" / Records(nullable=True)  * "one batch of magic 2 from v3 on",
            ],
        ],
    ],
)

ProduceResponse = Response(
    "Produce", key=0, versions="0-13", flexible="9+",
    fields=[
        "responses"        / Array(of="TopicProduceResponse")[
            "name"                / String("0-12", ignorable=True),
            "topic_id"            / Uuid("13+", ignorable=True),
            "partition_responses" / Array(of="PartitionProduceResponse")[
                "index"              / Int32,
                "error_code"         / ErrorInt16,
                "base_offset"        / Int64  * "of the first record; -1 where there is an error",
                "log_append_time_ms" / Int64("2+", default=-1, ignorable=True)
                                     * "given by the broker; -1: the records keep their own times",
                "log_start_offset"   / Int64("5+", default=-1, ignorable=True)  * "-1: unknown",
                "record_errors"      / Array("8+", ignorable=True, of="BatchIndexAndErrorMessage")[
                    "batch_index"               / Int32  * "counted from 0",
                    "batch_index_error_message" / String(nullable=True, default=None),
                ] * "why the batch was refused, record by record",
                "error_message"      / String("8+", nullable=True, default=None, ignorable=True)
                                     * "null: there is none",
                "current_leader"     / Struct("10+", tag=0, of="LeaderIdAndEpoch")[
                    "leader_id"    / Int32(default=-1)  * "-1: unknown",
                    "leader_epoch" / Int32(default=-1)  * "-1: unknown",
                ] * "where the request should have gone",
            ],
        ],
        "throttle_time_ms" / Int32("1+", ignorable=True)  * "how long the client must hold back for exceeding a quota",
        "node_endpoints"   / Array("10+", tag=0, of="NodeEndpoint")[
            "node_id" / Int32,
            "host"    / String,
            "port"    / Int32,
            "rack"    / String(nullable=True, default=None)  * "null where none is configured",
        ] * "of the leaders that the partitions above name",
    ],
)
