"""DescribeClientQuotas (key 48): quotas of the users, client ids and addresses that match.

v0  KIP-546, Kafka 2.6
v1  flexible
"""
from kafkaconstruct.declare import Array, Boolean, ErrorInt16, Float64, Int8, Int32, Request, Response, String

DescribeClientQuotasRequest = Request(
    "DescribeClientQuotas", key=48, versions="0-1", flexible="1+",
    fields=[
        "components" / Array(of="ComponentData")[
            "entity_type" / String,
            "match_type"  / Int8,
            "match"       / String(nullable=True),
        ],
        "strict"     / Boolean,
    ],
)

DescribeClientQuotasResponse = Response(
    "DescribeClientQuotas", key=48, versions="0-1", flexible="1+",
    fields=[
        "throttle_time_ms" / Int32,
        "error_code"       / ErrorInt16,
        "error_message"    / String(nullable=True),
        "entries"          / Array(nullable=True, of="EntryData")[
            "entity" / Array(of="EntityData")[
                "entity_type" / String,
                "entity_name" / String(nullable=True),
            ],
            "values" / Array(of="ValueData")[
                "key"   / String,
                "value" / Float64,
            ],
        ],
    ],
)
