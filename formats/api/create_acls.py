"""CreateAcls (key 30): add access control entries.

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
            "resource_type"         / Int8,
            "resource_name"         / String,
            "resource_pattern_type" / Int8("1+", default=3),
            "principal"             / String,
            "host"                  / String,
            "operation"             / Int8,
            "permission_type"       / Int8,
        ],
    ],
)

CreateAclsResponse = Response(
    "CreateAcls", key=30, versions="0-3", flexible="2+",
    fields=[
        "throttle_time_ms" / Int32,
        "results"          / Array(of="AclCreationResult")[
            "error_code"    / ErrorInt16,
            "error_message" / String(nullable=True),
        ],
    ],
)
