"""DescribeUserScramCredentials (key 50): which users have SCRAM credentials (KIP-554, Kafka 2.7)."""
from kafkaconstruct.declare import Array, ErrorInt16, Int8, Int32, Request, Response, String

DescribeUserScramCredentialsRequest = Request(
    "DescribeUserScramCredentials", key=50, versions="0", flexible="0+",
    fields=[
        "users" / Array(nullable=True, of="UserName")[
            "name" / String,
        ] * "null or empty: all",
    ],
)

DescribeUserScramCredentialsResponse = Response(
    "DescribeUserScramCredentials", key=50, versions="0", flexible="0+",
    fields=[
        "throttle_time_ms" / Int32                  * "how long the client must hold back for exceeding a quota",
        "error_code"       / ErrorInt16,
        "error_message"    / String(nullable=True)  * "null: there is none",
        "results"          / Array(of="DescribeUserScramCredentialsResult")[
            "user"             / String,
            "error_code"       / ErrorInt16,
            "error_message"    / String(nullable=True)  * "null: there is none",
            "credential_infos" / Array(of="CredentialInfo")[
                "mechanism"  / Int8  * "1 SCRAM-SHA-256, 2 SCRAM-SHA-512",
                "iterations" / Int32,
            ],
        ],
    ],
)
