"""PushTelemetry (key 72): a client delivers metrics in OTLP form (KIP-714, Kafka 3.7)."""
from kafkaconstruct.declare import Boolean, Bytes, ErrorInt16, Int8, Int32, Request, Response, Uuid

PushTelemetryRequest = Request(
    "PushTelemetry", key=72, versions="0", flexible="0+",
    fields=[
        "client_instance_id" / Uuid,
        "subscription_id"    / Int32,
        "terminating"        / Boolean  * "the client's last push",
        "compression_type"   / Int8     * "0 none, 1 gzip, 2 snappy, 3 lz4, 4 zstd",
        "metrics"            / Bytes    * "OTLP MetricsData, a protobuf message",
    ],
)

PushTelemetryResponse = Response(
    "PushTelemetry", key=72, versions="0", flexible="0+",
    fields=[
        "throttle_time_ms" / Int32  * "how long the client must hold back for exceeding a quota",
        "error_code"       / ErrorInt16,
    ],
)
