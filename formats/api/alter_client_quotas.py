"""AlterClientQuotas (key 49): set or remove quotas of users, client ids and IP addresses.

v0  KIP-546, Kafka 2.6
v1  flexible
"""
from kafkaconstruct.declare import Array, Boolean, ErrorInt16, Float64, Int32, Request, Response, String

AlterClientQuotasRequest = Request(
    "AlterClientQuotas", key=49, versions="0-1", flexible="1+",
    fields=[
        "entries"       / Array(of="EntryData")[
            "entity" / Array(of="EntityData")[
                "entity_type" / String,
                "entity_name" / String(nullable=True),
            ],
            "ops"    / Array(of="OpData")[
                "key"    / String,
                "value"  / Float64,
                "remove" / Boolean,
            ],
        ],
        "validate_only" / Boolean,
    ],
)

AlterClientQuotasResponse = Response(
    "AlterClientQuotas", key=49, versions="0-1", flexible="1+",
    fields=[
        "throttle_time_ms" / Int32,
        "entries"          / Array(of="EntryData")[
            "error_code"    / ErrorInt16,
            "error_message" / String(nullable=True),
            "entity"        / Array(of="EntityData")[
                "entity_type" / String,
                "entity_name" / String(nullable=True),
            ],
        ],
    ],
)
