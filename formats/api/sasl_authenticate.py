"""SaslAuthenticate (key 36): one step of a SASL exchange, after SaslHandshake v1.

v0  KIP-152, Kafka 1.0
v1  session lifetime (KIP-368)
v2  flexible
"""
from kafkaconstruct.declare import Bytes, ErrorInt16, Int64, Request, Response, String

SaslAuthenticateRequest = Request(
    "SaslAuthenticate", key=36, versions="0-2", flexible="2+",
    fields=[
        "auth_bytes" / Bytes  * "the mechanism's own; for PLAIN 'authzid\\0user\\0password'",
    ],
)

SaslAuthenticateResponse = Response(
    "SaslAuthenticate", key=36, versions="0-2", flexible="2+",
    fields=[
        "error_code"          / ErrorInt16,
        "error_message"       / String(nullable=True)        * "null: there is none",
        "auth_bytes"          / Bytes                        * "the mechanism's own",
        "session_lifetime_ms" / Int64("1+", ignorable=True)  * "authenticate again within; 0: no need",
    ],
)
