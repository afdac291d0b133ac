"""DescribeDelegationToken (key 41): list delegation tokens by owner.

v0  KIP-48, Kafka 1.1
v1  throttled clients are answered at once and told to wait (KIP-219)
v2  flexible
v3  who asked for the token (KIP-373)
4.0 dropped v0.
"""
from kafkaconstruct.declare import Array, Bytes, ErrorInt16, Int32, Int64, Request, Response, String

DescribeDelegationTokenRequest = Request(
    "DescribeDelegationToken", key=41, versions="0-3", flexible="2+",
    fields=[
        "owners" / Array(nullable=True, of="DescribeDelegationTokenOwner")[
            "principal_type" / String,
            "principal_name" / String,
        ] * "null: of all",
    ],
)

DescribeDelegationTokenResponse = Response(
    "DescribeDelegationToken", key=41, versions="0-3", flexible="2+",
    fields=[
        "error_code"       / ErrorInt16,
        "tokens"           / Array(of="DescribedDelegationToken")[
            "principal_type"                 / String,
            "principal_name"                 / String,
            "token_requester_principal_type" / String("3+"),
            "token_requester_principal_name" / String("3+"),
            "issue_timestamp"                / Int64  * "in ms since 1970, as the following",
            "expiry_timestamp"               / Int64  * "when it ends unless it is renewed",
            "max_timestamp"                  / Int64  * "when it ends in any case",
            "token_id"                       / String,
            "hmac"                           / Bytes  * "the token's secret",
            "renewers"                       / Array(of="DescribedDelegationTokenRenewer")[
                "principal_type" / String,
                "principal_name" / String,
            ] * "who else may prolong it",
        ],
        "throttle_time_ms" / Int32  * "how long the client must hold back for exceeding a quota",
    ],
)
