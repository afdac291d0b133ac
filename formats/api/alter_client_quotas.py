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
                "entity_type" / String                 * "user, client-id or ip",
                "entity_name" / String(nullable=True)  * "null: the default of its type",
            ],
            "ops"    / Array(of="OpData")[
                "key"    / String   * "producer_byte_rate and the like",
                "value"  / Float64  * "not used with remove",
                "remove" / Boolean,
            ],
        ],
        "validate_only" / Boolean  * "check, but change nothing",
    ],
)

AlterClientQuotasResponse = Response(
    "AlterClientQuotas", key=49, versions="0-1", flexible="1+",
    fields=[
        "throttle_time_ms" / Int32  * "how long the client must hold back for exceeding a quota",
        "entries"          / Array(of="EntryData")[
            "error_code"    / ErrorInt16,
            "error_message" / String(nullable=True)  * "null: there is none",
            "entity"        / Array(of="EntityData")[
                "entity_type" / String                 * "user, client-id or ip",
                "entity_name" / String(nullable=True)  * "null: the default of its type",
            ],
        ],
    ],
)
