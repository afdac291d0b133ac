"""FindCoordinator (key 10): which broker coordinates a group, a transactional id or a share-group partition.

v0  Kafka 0.8.2, as GroupCoordinator
v1  transaction coordinators (KIP-98)
v2  throttled clients are answered at once and told to wait (KIP-219)
v3  flexible
v4  many keys at once (KIP-699)
v5  TRANSACTION_ABORTABLE may come back (KIP-890)
v6  share coordinators, key "group:topic id:partition" (KIP-932)
"""
from kafkaconstruct.declare import Array, ErrorInt16, Int8, Int32, Request, Response, String

FindCoordinatorRequest = Request(
    "FindCoordinator", key=10, versions="0-6", flexible="3+",
    fields=[
        "key"              / String("0-3")        * "a group id, transactional id, or 'group:topic id:partition'",
        "key_type"         / Int8("1+")           * "0 group, 1 transaction, 2 share",
        "coordinator_keys" / Array("4+")[String]  * "group ids, transactional ids, or 'group:topic id:partition'",
    ],
)

FindCoordinatorResponse = Response(
    "FindCoordinator", key=10, versions="0-6", flexible="3+",
    fields=[
        "throttle_time_ms" / Int32("1+", ignorable=True)  * "how long the client must hold back for exceeding a quota",
        "error_code"       / ErrorInt16("0-3"),
        "error_message"    / String("1-3", nullable=True, ignorable=True)  * "null: there is none",
        "node_id"          / Int32("0-3"),
        "host"             / String("0-3"),
        "port"             / Int32("0-3"),
        "coordinators"     / Array("4+", of="Coordinator")[
            "key"           / String,
            "node_id"       / Int32,
            "host"          / String,
            "port"          / Int32,
            "error_code"    / ErrorInt16,
            "error_message" / String(nullable=True, ignorable=True)  * "null: there is none",
        ],
    ],
)
