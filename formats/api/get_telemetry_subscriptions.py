"""GetTelemetrySubscriptions (key 71): which metrics the broker wants from this client (KIP-714, Kafka 3.7)."""
from kafkaconstruct.declare import Array, Boolean, ErrorInt16, Int8, Int32, Request, Response, String, Uuid

GetTelemetrySubscriptionsRequest = Request(
    "GetTelemetrySubscriptions", key=71, versions="0", flexible="0+",
    fields=[
        "client_instance_id" / Uuid,
    ],
)

GetTelemetrySubscriptionsResponse = Response(
    "GetTelemetrySubscriptions", key=71, versions="0", flexible="0+",
    fields=[
        "throttle_time_ms"           / Int32,
        "error_code"                 / ErrorInt16,
        "client_instance_id"         / Uuid,
        "subscription_id"            / Int32,
        "accepted_compression_types" / Array[Int8],
        "push_interval_ms"           / Int32,
        "telemetry_max_bytes"        / Int32,
        "delta_temporality"          / Boolean,
        "requested_metrics"          / Array[String],
    ],
)
