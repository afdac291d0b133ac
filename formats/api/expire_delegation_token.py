"""ExpireDelegationToken (key 40): shorten a delegation token's life, or end it.

v0  KIP-48, Kafka 1.1
v1  throttled clients are answered at once and told to wait (KIP-219)
v2  flexible
4.0 dropped v0.
"""
from kafkaconstruct.declare import Bytes, ErrorInt16, Int32, Int64, Request, Response

ExpireDelegationTokenRequest = Request(
    "ExpireDelegationToken", key=40, versions="0-2", flexible="2+",
    fields=[
        "hmac"                  / Bytes  * "the token's secret",
        "expiry_time_period_ms" / Int64  * "from now; negative: at once",
    ],
)

ExpireDelegationTokenResponse = Response(
    "ExpireDelegationToken", key=40, versions="0-2", flexible="2+",
    fields=[
        "error_code"          / ErrorInt16,
        "expiry_timestamp_ms" / Int64  * "when it ends now, in ms since 1970",
        "throttle_time_ms"    / Int32  * "how long the client must hold back for exceeding a quota",
    ],
)
