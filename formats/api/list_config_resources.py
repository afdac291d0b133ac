"""ListConfigResources (key 74): names of resources that have a configuration.

v0 is ListClientMetricsResources: names of client metrics subscriptions only.

v0  KIP-714, Kafka 3.7
v1  any resource type, and the new name (KIP-1142, Kafka 4.1)
"""
from kafkaconstruct.declare import Array, ErrorInt16, Int8, Int32, Request, Response, String, Struct

ListConfigResourcesRequest = Request(
    "ListConfigResources", key=74, versions="0-1", flexible="0+",
    fields=[
        "resource_types" / Array("1+")[Int8]
                         * "2 topic, 4 broker, 8 broker logger, 16 client metrics, 32 group; empty: all of them",
    ],
)

ConfigResource = Struct(of="ConfigResource")[
    "name"          / String("0", alias="resource_name"),
    "resource_name" / String("1+"),
    "resource_type" / Int8("1+", default=16, ignorable=True)  * "as in the request",
]

ListConfigResourcesResponse = Response(
    "ListConfigResources", key=74, versions="0-1", flexible="0+",
    fields=[
        "throttle_time_ms"         / Int32  * "how long the client must hold back for exceeding a quota",
        "error_code"               / ErrorInt16,
        "client_metrics_resources" / Array("0", alias="config_resources")[ConfigResource],
        "config_resources"         / Array("1+")[ConfigResource],
    ],
)
