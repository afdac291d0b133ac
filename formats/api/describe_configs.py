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
            "resource_type"      / Int8    * "2 topic, 4 broker, 8 broker logger, 16 client metrics, 32 group",
            "resource_name"      / String  * "a broker's is its id; empty: the default of all brokers",
            "configuration_keys" / Array(nullable=True)[String]  * "null: all",
        ],
        "include_synonyms"      / Boolean("1+"),
        "include_documentation" / Boolean("3+"),
    ],
)

DescribeConfigsResponse = Response(
    "DescribeConfigs", key=32, versions="0-4", flexible="4+",
    fields=[
        "throttle_time_ms" / Int32  * "how long the client must hold back for exceeding a quota",
        "results"          / Array(of="DescribeConfigsResult")[
            "error_code"    / ErrorInt16,
            "error_message" / String(nullable=True)  * "null: there is none",
            "resource_type" / Int8  * "2 topic, 4 broker, 8 broker logger, 16 client metrics, 32 group",
            "resource_name" / String,
            "configs"       / Array(of="DescribeConfigsResourceResult")[
                "name"          / String,
                "value"         / String(nullable=True)  * "null where sensitive or not set",
                "read_only"     / Boolean,
                "is_default"    / Boolean("0"),
                "config_source" / Int8("1+", default=-1, ignorable=True)
                                * "1 topic, 2 dynamic broker, 3 dynamic default broker, 4 static, 5 default, 6 logger",
                "is_sensitive"  / Boolean                * "a secret, whose value is not told",
                "synonyms"      / Array("1+", ignorable=True, of="DescribeConfigsSynonym")[
                    "name"   / String,
                    "value"  / String(nullable=True),
                    "source" / Int8  * "as config_source",
                ] * "settings that it falls back to, nearest first",
                "config_type"   / Int8("3+", ignorable=True)
                                * "1 boolean, 2 string, 3 int, 4 short, 5 long, 6 double, 7 list, 8 class, 9 password",
                "documentation" / String("3+", nullable=True, ignorable=True),
            ],
        ],
    ],
)
