"""AlterConfigs (key 33): replace the whole configuration of topics, brokers and so on.

What the request leaves out falls back to its default; IncrementalAlterConfigs is the safer successor.

v0  KIP-133, Kafka 0.11
v1  throttled clients are answered at once and told to wait (KIP-219)
v2  flexible
"""
from kafkaconstruct.declare import Array, Boolean, ErrorInt16, Int8, Int32, Request, Response, String

AlterConfigsRequest = Request(
    "AlterConfigs", key=33, versions="0-2", flexible="2+",
    fields=[
        "resources"     / Array(of="AlterConfigsResource")[
            "resource_type" / Int8    * "2 topic, 4 broker, 8 broker logger, 16 client metrics, 32 group",
            "resource_name" / String  * "a broker's is its id; empty: the default of all brokers",
            "configs"       / Array(of="AlterableConfig")[
                "name"  / String,
                "value" / String(nullable=True)  * "null: the default",
            ] * "all that shall be set; others return to their defaults",
        ],
        "validate_only" / Boolean  * "check, but change nothing",
    ],
)

AlterConfigsResponse = Response(
    "AlterConfigs", key=33, versions="0-2", flexible="2+",
    fields=[
        "throttle_time_ms" / Int32  * "how long the client must hold back for exceeding a quota",
        "responses"        / Array(of="AlterConfigsResourceResponse")[
            "error_code"    / ErrorInt16,
            "error_message" / String(nullable=True)  * "null: there is none",
            "resource_type" / Int8  * "2 topic, 4 broker, 8 broker logger, 16 client metrics, 32 group",
            "resource_name" / String,
        ],
    ],
)
