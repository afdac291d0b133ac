"""DeleteAcls (key 31): remove the access control entries that match filters.

Resource types: 2 topic, 3 group, 4 cluster, 5 transactional id, 6 delegation token, 7 user. Operations: 2 all, 3 read,
4 write, 5 create, 6 delete, 7 alter, 8 describe, 9 cluster action, 10 describe configs, 11 alter configs, 12 idempotent
write, 13 create tokens, 14 describe tokens, 15 two-phase commit. In a filter 1 is any.

v0  KIP-140, Kafka 0.11
v1  prefixed resource patterns (KIP-290)
v2  flexible
v3  the user resource (KIP-373)
4.0 dropped v0.
"""
from kafkaconstruct.declare import Array, ErrorInt16, Int8, Int32, Request, Response, String

DeleteAclsRequest = Request(
    "DeleteAcls", key=31, versions="0-3", flexible="2+",
    fields=[
        "filters" / Array(of="DeleteAclsFilter")[
            "resource_type_filter" / Int8                   * "1 any; see the module's docstring, as for operation",
            "resource_name_filter" / String(nullable=True)  * "null: any",
            "pattern_type_filter"  / Int8("1+", default=3)
                                   * "1 any, 2 whatever covers the name, 3 literal, 4 prefixed",
            "principal_filter"     / String(nullable=True)  * "null: any",
            "host_filter"          / String(nullable=True)  * "null: any",
            "operation"            / Int8,
            "permission_type"      / Int8                   * "2 deny, 3 allow; 1 any, in filters",
        ],
    ],
)

DeleteAclsResponse = Response(
    "DeleteAcls", key=31, versions="0-3", flexible="2+",
    fields=[
        "throttle_time_ms" / Int32  * "how long the client must hold back for exceeding a quota",
        "filter_results"   / Array(of="DeleteAclsFilterResult")[
            "error_code"    / ErrorInt16,
            "error_message" / String(nullable=True)  * "null: there is none",
            "matching_acls" / Array(of="DeleteAclsMatchingAcl")[
                "error_code"      / ErrorInt16,
                "error_message"   / String(nullable=True)  * "null: there is none",
                "resource_type"   / Int8,
                "resource_name"   / String,
                "pattern_type"    / Int8("1+", default=3)  * "3 literal, 4 prefixed",
                "principal"       / String                 * "such as 'User:alice'",
                "host"            / String,
                "operation"       / Int8,
                "permission_type" / Int8                   * "2 deny, 3 allow; 1 any, in filters",
            ] * "those deleted, or why not",
        ],
    ],
)
