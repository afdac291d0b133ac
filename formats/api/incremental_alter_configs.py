"""IncrementalAlterConfigs (key 44): set, delete, append to and subtract from single configuration values.

v0  KIP-339, Kafka 2.3
v1  flexible
"""
from kafkaconstruct.declare import Array, Boolean, ErrorInt16, Int8, Int32, Request, Response, String

IncrementalAlterConfigsRequest = Request(
    "IncrementalAlterConfigs", key=44, versions="0-1", flexible="1+",
    fields=[
        "resources"     / Array(of="AlterConfigsResource")[
            "resource_type" / Int8    * "2 topic, 4 broker, 8 broker logger, 16 client metrics, 32 group",
            "resource_name" / String  * "a broker's is its id; empty: the default of all brokers",
            "configs"       / Array(of="AlterableConfig")[
                "name"             / String,
                "config_operation" / Int8  * "0 set, 1 delete, 2 append, 3 subtract; the latter two on lists",
                "value"            / String(nullable=True),
            ],
        ],
        "validate_only" / Boolean  * "check, but change nothing",
    ],
)

IncrementalAlterConfigsResponse = Response(
    "IncrementalAlterConfigs", key=44, versions="0-1", flexible="1+",
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
