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
        "group_id"            / String(nullable=True, default=None)  * "null: the session's",
        "member_id"           / String(nullable=True)  * "null: the session's",
        "share_session_epoch" / Int32                  * "0 opens a session, -1 closes it, else one more than before",
        "is_renew_ack"        / Boolean("2+")          * "some acknowledgement below is a 4",
        "topics"              / Array(of="AcknowledgeTopic")[
            "topic_id"   / Uuid,
            "partitions" / Array(of="AcknowledgePartition")[
                "partition_index"         / Int32,
                "acknowledgement_batches" / Array(of="AcknowledgementBatch")[
                    "first_offset"      / Int64,
                    "last_offset"       / Int64  * "inclusive",
                    "acknowledge_types" / Array[Int8]
                                        * "0 gap, 1 accept, 2 release, 3 reject, 4 renew; one for all, or for each",
                ],
            ],
        ],
    ],
)

ShareAcknowledgeResponse = Response(
    "ShareAcknowledge", key=79, versions="0-2", flexible="0+", unstable="0",
    fields=[
        "throttle_time_ms"            / Int32  * "how long the client must hold back for exceeding a quota",
        "error_code"                  / ErrorInt16,
        "error_message"               / String(nullable=True, default=None)  * "null: there is none",
        "acquisition_lock_timeout_ms" / Int32("2+", ignorable=True)
                                      * "how long renewed records are the member's alone",
        "responses"                   / Array(of="ShareAcknowledgeTopicResponse")[
            "topic_id"   / Uuid,
            "partitions" / Array(of="PartitionData")[
                "partition_index" / Int32,
                "error_code"      / ErrorInt16,
                "error_message"   / String(nullable=True, default=None)  * "null: there is none",
                "current_leader"  / Struct(of="LeaderIdAndEpoch")[
                    "leader_id"    / Int32,
                    "leader_epoch" / Int32,
                ] * "where the request should have gone",
            ],
        ],
        "node_endpoints"              / Array(of="NodeEndpoint")[
            "node_id" / Int32,
            "host"    / String,
            "port"    / Int32,
            "rack"    / String(nullable=True, default=None)  * "null where none is configured",
        ] * "of the leaders that the partitions above name",
    ],
)
