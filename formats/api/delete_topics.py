"""DeleteTopics (key 20): delete topics by name or, since v6, by id.

v0  KIP-4, Kafka 0.10.1
v1  throttle time (KIP-124)
v2  throttled clients are answered at once and told to wait (KIP-219)
v3  TOPIC_DELETION_DISABLED may come back
v4  flexible
v5  error messages; THROTTLING_QUOTA_EXCEEDED (KIP-599)
v6  structs with name or id replace the list of names (KIP-516)
4.0 dropped v0.
"""
from kafkaconstruct.declare import Array, ErrorInt16, Int32, Request, Response, String, Uuid

DeleteTopicsRequest = Request(
    "DeleteTopics", key=20, versions="0-6", flexible="4+",
    fields=[
        "topic_names" / Array("0-5", ignorable=True)[String],
        "topics"      / Array("6+", of="DeleteTopicState")[
            "name"     / String(nullable=True, default=None)  * "null: by id",
            "topic_id" / Uuid,
        ],
        "timeout_ms"  / Int32  * "how long the broker may take",
    ],
)

DeleteTopicsResponse = Response(
    "DeleteTopics", key=20, versions="0-6", flexible="4+",
    fields=[
        "throttle_time_ms" / Int32("1+", ignorable=True)  * "how long the client must hold back for exceeding a quota",
        "responses"        / Array(of="DeletableTopicResult")[
            "name"          / String(nullable="6+")  * "null where the id is unknown",
            "topic_id"      / Uuid("6+", ignorable=True),
            "error_code"    / ErrorInt16,
            "error_message" / String("5+", nullable=True, default=None, ignorable=True)  * "null: there is none",
        ],
    ],
)
