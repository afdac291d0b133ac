"""AlterUserScramCredentials (key 51): create, change and delete SCRAM credentials (KIP-554, Kafka 2.7)."""
from kafkaconstruct.declare import Array, Bytes, ErrorInt16, Int8, Int32, Request, Response, String

AlterUserScramCredentialsRequest = Request(
    "AlterUserScramCredentials", key=51, versions="0", flexible="0+",
    fields=[
        "deletions"  / Array(of="ScramCredentialDeletion")[
            "name"      / String,
            "mechanism" / Int8  * "1 SCRAM-SHA-256, 2 SCRAM-SHA-512",
        ],
        "upsertions" / Array(of="ScramCredentialUpsertion")[
            "name"            / String,
            "mechanism"       / Int8   * "1 SCRAM-SHA-256, 2 SCRAM-SHA-512",
            "iterations"      / Int32,
            "salt"            / Bytes,
            "salted_password" / Bytes  * "the password itself never travels",
        ] * "to be created or changed",
    ],
)

AlterUserScramCredentialsResponse = Response(
    "AlterUserScramCredentials", key=51, versions="0", flexible="0+",
    fields=[
        "throttle_time_ms" / Int32  * "how long the client must hold back for exceeding a quota",
        "results"          / Array(of="AlterUserScramCredentialsResult")[
            "user"          / String,
            "error_code"    / ErrorInt16,
            "error_message" / String(nullable=True)  * "null: there is none",
        ],
    ],
)
