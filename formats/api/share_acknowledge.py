"""ShareAcknowledge (key 79): a share group's consumer acknowledges records apart from fetching.

v0  early access of Kafka 4.0 only
v1  KIP-932, Kafka 4.1
v2  acknowledgements that renew the lock (KIP-1222, Kafka 4.2)
"""
from kafkaconstruct.declare import (
    Array, Boolean, ErrorInt16, Int8, Int32, Int64, Request, Response, String, Struct, Uuid,
)

ShareAcknowledgeRequest = Request(
    "ShareAcknowledge", key=79, versions="0-2", flexible="0+", unstable="0",
    fields=[
        "group_id"            / String(nullable=True, default=None),
        "member_id"           / String(nullable=True),
        "share_session_epoch" / Int32,
        "is_renew_ack"        / Boolean("2+"),
        "topics"              / Array(of="AcknowledgeTopic")[
            "topic_id"   / Uuid,
            "partitions" / Array(of="AcknowledgePartition")[
                "partition_index"         / Int32,
                "acknowledgement_batches" / Array(of="AcknowledgementBatch")[
                    "first_offset"      / Int64,
                    "last_offset"       / Int64,
                    "acknowledge_types" / Array[Int8],
                ],
            ],
        ],
    ],
)

ShareAcknowledgeResponse = Response(
    "ShareAcknowledge", key=79, versions="0-2", flexible="0+", unstable="0",
    fields=[
        "throttle_time_ms"            / Int32,
        "error_code"                  / ErrorInt16,
        "error_message"               / String(nullable=True, default=None),
        "acquisition_lock_timeout_ms" / Int32("2+", ignorable=True),
        "responses"                   / Array(of="ShareAcknowledgeTopicResponse")[
            "topic_id"   / Uuid,
            "partitions" / Array(of="PartitionData")[
                "partition_index" / Int32,
                "error_code"      / ErrorInt16,
                "error_message"   / String(nullable=True, default=None),
                "current_leader"  / Struct(of="LeaderIdAndEpoch")[
                    "leader_id"    / Int32,
                    "leader_epoch" / Int32,
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
