"""IncrementalAlterConfigs (key 44): set, delete, append to and subtract from single configuration values.

v0  KIP-339, Kafka 2.3
v1  flexible
"""
from kafkaconstruct.declare import Array, Boolean, ErrorInt16, Int8, Int32, Request, Response, String

IncrementalAlterConfigsRequest = Request(
    "IncrementalAlterConfigs", key=44, versions="0-1", flexible="1+",
    fields=[
        "resources"     / Array(of="AlterConfigsResource")[
            "resource_type" / Int8,
            "resource_name" / String,
            "configs"       / Array(of="AlterableConfig")[
                "name"             / String,
                "config_operation" / Int8,
                "value"            / String(nullable=True),
            ],
        ],
        "validate_only" / Boolean,
    ],
)

IncrementalAlterConfigsResponse = Response(
    "IncrementalAlterConfigs", key=44, versions="0-1", flexible="1+",
    fields=[
        "throttle_time_ms" / Int32,
        "responses"        / Array(of="AlterConfigsResourceResponse")[
            "error_code"    / ErrorInt16,
            "error_message" / String(nullable=True),
            "resource_type" / Int8,
            "resource_name" / String,
        ],
    ],
)
