"""ShareFetch (key 78): a share group's consumer acquires records, and may acknowledge earlier ones.

v0  early access of Kafka 4.0 only
v1  KIP-932, Kafka 4.1
v2  how strictly the record limit holds (KIP-1206), acknowledgements that renew the lock (KIP-1222), Kafka 4.2
"""
from kafkaconstruct.declare import (
    Array, Boolean, ErrorInt16, Int8, Int16, Int32, Int64, Records, Request, Response, String, Struct, Uuid,
)

ShareFetchRequest = Request(
    "ShareFetch", key=78, versions="0-2", flexible="0+", unstable="0",
    fields=[
        "group_id"              / String(nullable=True, default=None),
        "member_id"             / String(nullable=True),
        "share_session_epoch"   / Int32,
        "max_wait_ms"           / Int32,
        "min_bytes"             / Int32,
        "max_bytes"             / Int32(default=0x7fffffff),
        "max_records"           / Int32("1+"),
        "batch_size"            / Int32("1+"),
        "share_acquire_mode"    / Int8("2+", ignorable=True),
        "is_renew_ack"          / Boolean("2+"),
        "topics"                / Array(of="FetchTopic")[
            "topic_id"   / Uuid,
            "partitions" / Array(of="FetchPartition")[
                "partition_index"         / Int32,
                "partition_max_bytes"     / Int32("0"),
                "acknowledgement_batches" / Array(of="AcknowledgementBatch")[
                    "first_offset"      / Int64,
                    "last_offset"       / Int64,
                    "acknowledge_types" / Array[Int8],
                ],
            ],
        ],
        "forgotten_topics_data" / Array(of="ForgottenTopic")[
            "topic_id"   / Uuid,
            "partitions" / Array[Int32],
        ],
    ],
)

ShareFetchResponse = Response(
    "ShareFetch", key=78, versions="0-2", flexible="0+", unstable="0",
    fields=[
        "throttle_time_ms"            / Int32,
        "error_code"                  / ErrorInt16,
        "error_message"               / String(nullable=True, default=None),
        "acquisition_lock_timeout_ms" / Int32("1+"),
        "responses"                   / Array(of="ShareFetchableTopicResponse")[
            "topic_id"   / Uuid,
            "partitions" / Array(of="PartitionData")[
                "partition_index"           / Int32,
                "error_code"                / ErrorInt16,
                "error_message"             / String(nullable=True, default=None),
                "acknowledge_error_code"    / ErrorInt16,
                "acknowledge_error_message" / String(nullable=True, default=None),
                "current_leader"            / Struct(of="LeaderIdAndEpoch")[
                    "leader_id"    / Int32,
                    "leader_epoch" / Int32,
                ],
                "records"                   / Records(nullable="0"),
                "acquired_records"          / Array(of="AcquiredRecords")[
                    "first_offset"   / Int64,
                    "last_offset"    / Int64,
                    "delivery_count" / Int16,
                ],
            ],
        ],
        "node_endpoints"              / Array(of="NodeEndpoint")[
            "node_id" / Int32,
            "host"    / String,
            "port"    / Int32,
            "rack"    / String(nullable=True, default=None),
        ],
    ],
)
