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
        "group_id"              / String(nullable=True, default=None)  * "null: the session's",
        "member_id"             / String(nullable=True)  * "null: the session's",
        "share_session_epoch"   / Int32          * "0 opens a session, -1 closes it, else one more than before",
        "max_wait_ms"           / Int32          * "how long to wait for min_bytes",
        "min_bytes"             / Int32          * "answer as soon as there are so many",
        "max_bytes"             / Int32(default=0x7fffffff)
                                * "of all partitions; a first batch that is larger comes all the same",
        "max_records"           / Int32("1+")    * "how many to acquire; batches are not split",
        "batch_size"            / Int32("1+")    * "how many records to group into one batch of acquired_records",
        "share_acquire_mode"    / Int8("2+", ignorable=True)
                                * "0 whole batches, beyond max_records if need be; 1 never more than max_records",
        "is_renew_ack"          / Boolean("2+")  * "some acknowledgement below is a 4",
        "topics"                / Array(of="FetchTopic")[
            "topic_id"   / Uuid,
            "partitions" / Array(of="FetchPartition")[
                "partition_index"         / Int32,
                "partition_max_bytes"     / Int32("0"),
                "acknowledgement_batches" / Array(of="AcknowledgementBatch")[
                    "first_offset"      / Int64,
                    "last_offset"       / Int64  * "inclusive",
                    "acknowledge_types" / Array[Int8]
                                        * "0 gap, 1 accept, 2 release, 3 reject, 4 renew; one for all, or for each",
                ],
            ],
        ],
        "forgotten_topics_data" / Array(of="ForgottenTopic")[
            "topic_id"   / Uuid,
            "partitions" / Array[Int32],
        ] * "to leave the session",
    ],
)

ShareFetchResponse = Response(
    "ShareFetch", key=78, versions="0-2", flexible="0+", unstable="0",
    fields=[
        "throttle_time_ms"            / Int32        * "how long the client must hold back for exceeding a quota",
        "error_code"                  / ErrorInt16,
        "error_message"               / String(nullable=True, default=None)  * "null: there is none",
        "acquisition_lock_timeout_ms" / Int32("1+")  * "how long the records are the member's alone",
        "responses"                   / Array(of="ShareFetchableTopicResponse")[
            "topic_id"   / Uuid,
            "partitions" / Array(of="PartitionData")[
                "partition_index"           / Int32,
                "error_code"                / ErrorInt16,
                "error_message"             / String(nullable=True, default=None)  * "null: there is none",
                "acknowledge_error_code"    / ErrorInt16  * "of the acknowledgements that came with the request",
                "acknowledge_error_message" / String(nullable=True, default=None),
                "current_leader"            / Struct(of="LeaderIdAndEpoch")[
                    "leader_id"    / Int32,
                    "leader_epoch" / Int32,
                ] * "where the request should have gone",
                "records"                   / Records(nullable="0")
                                            * "the acquired ones, and what shares a batch with them",
                "acquired_records"          / Array(of="AcquiredRecords")[
                    "first_offset"   / Int64,
                    "last_offset"    / Int64  * "inclusive",
                    "delivery_count" / Int16  * "how often it was handed out",
                ],
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
