"""DescribeAcls (key 29): list the access control entries that match a filter.

v0  KIP-140, Kafka 0.11
v1  prefixed resource patterns (KIP-290)
v2  flexible
v3  the user resource (KIP-373)
4.0 dropped v0.
"""
from kafkaconstruct.declare import Array, ErrorInt16, Int8, Int32, Request, Response, String

DescribeAclsRequest = Request(
    "DescribeAcls", key=29, versions="0-3", flexible="2+",
    fields=[
        "resource_type_filter" / Int8,
        "resource_name_filter" / String(nullable=True),
        "pattern_type_filter"  / Int8("1+", default=3),
        "principal_filter"     / String(nullable=True),
        "host_filter"          / String(nullable=True),
        "operation"            / Int8,
        "permission_type"      / Int8,
    ],
)

DescribeAclsResponse = Response(
    "DescribeAcls", key=29, versions="0-3", flexible="2+",
    fields=[
        "throttle_time_ms" / Int32,
        "error_code"       / ErrorInt16,
        "error_message"    / String(nullable=True),
        "resources"        / Array(of="DescribeAclsResource")[
            "resource_type" / Int8,
            "resource_name" / String,
            "pattern_type"  / Int8("1+", default=3),
            "acls"          / Array(of="AclDescription")[
                "principal"       / String,
                "host"            / String,
                "operation"       / Int8,
                "permission_type" / Int8,
            ],
        ],
    ],
)
