"""DeleteGroups (key 42): delete empty groups with their offsets.

v0  KIP-229, Kafka 1.1
v1  throttled clients are answered at once and told to wait (KIP-219)
v2  flexible
v3  error messages (Kafka 4.4)
"""
from kafkaconstruct.declare import Array, ErrorInt16, Int32, Request, Response, String

DeleteGroupsRequest = Request(
    "DeleteGroups", key=42, versions="0-3", flexible="2+",
    fields=[
        "groups_names" / Array[String],
    ],
)

DeleteGroupsResponse = Response(
    "DeleteGroups", key=42, versions="0-3", flexible="2+",
    fields=[
        "throttle_time_ms" / Int32  * "how long the client must hold back for exceeding a quota",
        "results"          / Array(of="DeletableGroupResult")[
            "group_id"      / String,
            "error_code"    / ErrorInt16,
            "error_message" / String("3+", nullable=True, default=None, ignorable=True)  * "null: there is none",
        ],
    ],
)
