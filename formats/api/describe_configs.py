"""DescribeConfigs (key 32): effective configuration values and where they come from.

v0  KIP-133, Kafka 0.11
v1  synonyms; a source replaces is_default (KIP-226)
v2  throttled clients are answered at once and told to wait (KIP-219)
v3  value types and documentation (KIP-569)
v4  flexible
4.0 dropped v0.
"""
from kafkaconstruct.declare import Array, Boolean, ErrorInt16, Int8, Int32, Request, Response, String

DescribeConfigsRequest = Request(
    "DescribeConfigs", key=32, versions="0-4", flexible="4+",
    fields=[
        "resources"             / Array(of="DescribeConfigsResource")[
            "resource_type"      / Int8,
            "resource_name"      / String,
            "configuration_keys" / Array(nullable=True)[String],
        ],
        "include_synonyms"      / Boolean("1+"),
        "include_documentation" / Boolean("3+"),
    ],
)

DescribeConfigsResponse = Response(
    "DescribeConfigs", key=32, versions="0-4", flexible="4+",
    fields=[
        "throttle_time_ms" / Int32,
        "results"          / Array(of="DescribeConfigsResult")[
            "error_code"    / ErrorInt16,
            "error_message" / String(nullable=True),
            "resource_type" / Int8,
            "resource_name" / String,
            "configs"       / Array(of="DescribeConfigsResourceResult")[
                "name"          / String,
                "value"         / String(nullable=True),
                "read_only"     / Boolean,
                "is_default"    / Boolean("0"),
                "config_source" / Int8("1+", default=-1, ignorable=True),
                "is_sensitive"  / Boolean,
                "synonyms"      / Array("1+", ignorable=True, of="DescribeConfigsSynonym")[
                    "name"   / String,
                    "value"  / String(nullable=True),
                    "source" / Int8,
                ],
                "config_type"   / Int8("3+", ignorable=True),
                "documentation" / String("3+", nullable=True, ignorable=True),
            ],
        ],
    ],
)
