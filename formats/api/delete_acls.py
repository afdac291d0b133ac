"""DeleteAcls (key 31): remove the access control entries that match filters.

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
            "resource_type_filter" / Int8,
            "resource_name_filter" / String(nullable=True),
            "pattern_type_filter"  / Int8("1+", default=3),
            "principal_filter"     / String(nullable=True),
            "host_filter"          / String(nullable=True),
            "operation"            / Int8,
            "permission_type"      / Int8,
        ],
    ],
)

DeleteAclsResponse = Response(
    "DeleteAcls", key=31, versions="0-3", flexible="2+",
    fields=[
        "throttle_time_ms" / Int32,
        "filter_results"   / Array(of="DeleteAclsFilterResult")[
            "error_code"    / ErrorInt16,
            "error_message" / String(nullable=True),
            "matching_acls" / Array(of="DeleteAclsMatchingAcl")[
                "error_code"      / ErrorInt16,
                "error_message"   / String(nullable=True),
                "resource_type"   / Int8,
                "resource_name"   / String,
                "pattern_type"    / Int8("1+", default=3),
                "principal"       / String,
                "host"            / String,
                "operation"       / Int8,
                "permission_type" / Int8,
            ],
        ],
    ],
)
