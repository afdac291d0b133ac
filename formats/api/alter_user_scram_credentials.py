"""AlterUserScramCredentials (key 51): create, change and delete SCRAM credentials (KIP-554, Kafka 2.7)."""
from kafkaconstruct.declare import Array, Bytes, ErrorInt16, Int8, Int32, Request, Response, String

AlterUserScramCredentialsRequest = Request(
    "AlterUserScramCredentials", key=51, versions="0", flexible="0+",
    fields=[
        "deletions"  / Array(of="ScramCredentialDeletion")[
            "name"      / String,
            "mechanism" / Int8,
        ],
        "upsertions" / Array(of="ScramCredentialUpsertion")[
            "name"            / String,
            "mechanism"       / Int8,
            "iterations"      / Int32,
            "salt"            / Bytes,
            "salted_password" / Bytes,
        ],
    ],
)

AlterUserScramCredentialsResponse = Response(
    "AlterUserScramCredentials", key=51, versions="0", flexible="0+",
    fields=[
        "throttle_time_ms" / Int32,
        "results"          / Array(of="AlterUserScramCredentialsResult")[
            "user"          / String,
            "error_code"    / ErrorInt16,
            "error_message" / String(nullable=True),
        ],
    ],
)
