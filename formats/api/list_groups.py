"""ListGroups (key 16): the groups that a broker coordinates.

v0  Kafka 0.9
v1  throttle time (KIP-124)
v2  throttled clients are answered at once and told to wait (KIP-219)
v3  flexible
v4  states, and a filter (KIP-518)
v5  types, and a filter (KIP-848)
"""
from kafkaconstruct.declare import Array, ErrorInt16, Int32, Request, Response, String

ListGroupsRequest = Request(
    "ListGroups", key=16, versions="0-5", flexible="3+",
    fields=[
        "states_filter" / Array("4+")[String]  * "empty: all",
        "types_filter"  / Array("5+")[String]  * "classic, consumer, share, streams; empty: all",
    ],
)

ListGroupsResponse = Response(
    "ListGroups", key=16, versions="0-5", flexible="3+",
    fields=[
        "throttle_time_ms" / Int32("1+", ignorable=True)  * "how long the client must hold back for exceeding a quota",
        "error_code"       / ErrorInt16,
        "groups"           / Array(of="ListedGroup")[
            "group_id"      / String,
            "protocol_type" / String,
            "group_state"   / String("4+", ignorable=True),
            "group_type"    / String("5+", ignorable=True),
        ],
    ],
)
