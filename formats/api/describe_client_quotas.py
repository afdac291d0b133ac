"""DescribeClientQuotas (key 48): quotas of the users, client ids and addresses that match.

v0  KIP-546, Kafka 2.6
v1  flexible
"""
from kafkaconstruct.declare import Array, Boolean, ErrorInt16, Float64, Int8, Int32, Request, Response, String

DescribeClientQuotasRequest = Request(
    "DescribeClientQuotas", key=48, versions="0-1", flexible="1+",
    fields=[
        "components" / Array(of="ComponentData")[
            "entity_type" / String                 * "user, client-id or ip",
            "match_type"  / Int8                   * "0 this very name, 1 the default, 2 any name",
            "match"       / String(nullable=True)  * "null unless match_type is 0",
        ],
        "strict"     / Boolean  * "leave out entities of further types",
    ],
)

DescribeClientQuotasResponse = Response(
    "DescribeClientQuotas", key=48, versions="0-1", flexible="1+",
    fields=[
        "throttle_time_ms" / Int32                  * "how long the client must hold back for exceeding a quota",
        "error_code"       / ErrorInt16,
        "error_message"    / String(nullable=True)  * "null: there is none",
        "entries"          / Array(nullable=True, of="EntryData")[
            "entity" / Array(of="EntityData")[
                "entity_type" / String                 * "user, client-id or ip",
                "entity_name" / String(nullable=True)  * "null: the default of its type",
            ],
            "values" / Array(of="ValueData")[
                "key"   / String,
                "value" / Float64,
            ],
        ] * "null where there is an error",
    ],
)
