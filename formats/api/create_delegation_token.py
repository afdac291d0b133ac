"""CreateDelegationToken (key 38): obtain a token that authenticates in its owner's place.

v0  KIP-48, Kafka 1.1
v1  throttled clients are answered at once and told to wait (KIP-219)
v2  flexible
v3  tokens on behalf of others (KIP-373)
4.0 dropped v0.
"""
from kafkaconstruct.declare import Array, Bytes, ErrorInt16, Int32, Int64, Request, Response, String

CreateDelegationTokenRequest = Request(
    "CreateDelegationToken", key=38, versions="0-3", flexible="2+",
    fields=[
        "owner_principal_type" / String("3+", nullable=True)  * "null: the requester is the owner",
        "owner_principal_name" / String("3+", nullable=True),
        "renewers"             / Array(of="CreatableRenewers")[
            "principal_type" / String,
            "principal_name" / String,
        ] * "who else may prolong it",
        "max_lifetime_ms"      / Int64                        * "-1: what the broker allows",
    ],
)

CreateDelegationTokenResponse = Response(
    "CreateDelegationToken", key=38, versions="0-3", flexible="2+",
    fields=[
        "error_code"                     / ErrorInt16,
        "principal_type"                 / String,
        "principal_name"                 / String,
        "token_requester_principal_type" / String("3+"),
        "token_requester_principal_name" / String("3+"),
        "issue_timestamp_ms"             / Int64   * "in ms since 1970",
        "expiry_timestamp_ms"            / Int64   * "when it ends unless renewed, in ms since 1970",
        "max_timestamp_ms"               / Int64   * "when it ends in any case, in ms since 1970",
        "token_id"                       / String  * "the user name, so to speak",
        "hmac"                           / Bytes   * "the password, so to speak",
        "throttle_time_ms"               / Int32   * "how long the client must hold back for exceeding a quota",
    ],
)
