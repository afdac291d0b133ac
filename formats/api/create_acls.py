"""CreateAcls (key 30): add access control entries.

Resource types: 2 topic, 3 group, 4 cluster, 5 transactional id, 6 delegation token, 7 user. Operations: 2 all, 3 read,
4 write, 5 create, 6 delete, 7 alter, 8 describe, 9 cluster action, 10 describe configs, 11 alter configs, 12 idempotent
write, 13 create tokens, 14 describe tokens, 15 two-phase commit.

v0  KIP-140, Kafka 0.11
v1  prefixed resource patterns (KIP-290)
v2  flexible
v3  the user resource (KIP-373)
4.0 dropped v0.
"""
from kafkaconstruct.declare import Array, ErrorInt16, Int8, Int32, Request, Response, String

CreateAclsRequest = Request(
    "CreateAcls", key=30, versions="0-3", flexible="2+",
    fields=[
        "creations" / Array(of="AclCreation")[
            "resource_type"         / Int8                   * "see the module's docstring, as for operation",
            "resource_name"         / String,
            "resource_pattern_type" / Int8("1+", default=3)  * "3 literal, 4 prefixed",
            "principal"             / String                 * "such as 'User:alice'",
            "host"                  / String                 * "'*' for any",
            "operation"             / Int8,
            "permission_type"       / Int8                   * "2 deny, 3 allow; 1 any, in filters",
        ],
    ],
)

CreateAclsResponse = Response(
    "CreateAcls", key=30, versions="0-3", flexible="2+",
    fields=[
        "throttle_time_ms" / Int32  * "how long the client must hold back for exceeding a quota",
        "results"          / Array(of="AclCreationResult")[
            "error_code"    / ErrorInt16,
            "error_message" / String(nullable=True)  * "null: there is none",
        ],
    ],
)
