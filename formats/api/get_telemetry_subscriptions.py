"""GetTelemetrySubscriptions (key 71): which metrics the broker wants from this client (KIP-714, Kafka 3.7)."""
from kafkaconstruct.declare import Array, Boolean, ErrorInt16, Int8, Int32, Request, Response, String, Uuid

GetTelemetrySubscriptionsRequest = Request(
    "GetTelemetrySubscriptions", key=71, versions="0", flexible="0+",
    fields=[
        "client_instance_id" / Uuid  * "zero: give me one",
    ],
)

GetTelemetrySubscriptionsResponse = Response(
    "GetTelemetrySubscriptions", key=71, versions="0", flexible="0+",
    fields=[
        "throttle_time_ms"           / Int32          * "how long the client must hold back for exceeding a quota",
        "error_code"                 / ErrorInt16,
        "client_instance_id"         / Uuid           * "zero unless one was asked for",
        "subscription_id"            / Int32          * "to be named when pushing",
        "accepted_compression_types" / Array[Int8]    * "0 none, 1 gzip, 2 snappy, 3 lz4, 4 zstd; best first",
        "push_interval_ms"           / Int32          * "how often to push",
        "telemetry_max_bytes"        / Int32          * "the most that one push may hold",
        "delta_temporality"          / Boolean        * "counters as differences, not as totals",
        "requested_metrics"          / Array[String]  * "prefixes of names; empty: none, one empty string: all",
    ],
)
