"""ApiVersions (key 18): which APIs, and which versions of each, a broker serves. Usually a connection's first request.

A broker that does not know the requested version answers error 35 in the layout of v0, with only the range of
ApiVersions itself (KIP-511, Kafka 2.4) or, before, with nothing behind the error code. The response header stays at
v0 at every version, so that any client can read that answer.

v0  KIP-35, Kafka 0.10
v1  throttle time (KIP-124)
v2  throttled clients are answered at once and told to wait (KIP-219)
v3  flexible; the client names its software (KIP-511); feature levels (KIP-584)
v4  a supported feature may begin at level 0 (KAFKA-17011)
v5  the client names the cluster and node that it expects (KIP-1242, Kafka 4.4)
"""
from kafkaconstruct.declare import Array, Boolean, ErrorInt16, Int16, Int32, Int64, Request, Response, String

ApiVersionsRequest = Request(
    "ApiVersions", key=18, versions="0-5", flexible="3+",
    fields=[
        "client_software_name"    / String("3+", ignorable=True)
                                  * "letters, digits, '-' and '.'; other names get INVALID_REQUEST",
        "client_software_version" / String("3+", ignorable=True),
        "cluster_id"              / String("5+", nullable=True, default=None, ignorable=True)
                                  * "where the client means to be; null: do not check",
        "node_id"                 / Int32("5+", default=-1, ignorable=True)  * "likewise; -1: do not check",
    ],
)

ApiVersionsResponse = Response(
    "ApiVersions", key=18, versions="0-5", flexible="3+",
    fields=[
        "error_code"               / ErrorInt16,
        "api_keys"                 / Array(of="ApiVersion")[
            "api_key"     / Int16  * "of an API, as in a request header",
            "min_version" / Int16,
            "max_version" / Int16,
        ] * "none of those that the listener does not serve",
        "throttle_time_ms"         / Int32("1+", ignorable=True)
                                   * "how long the client must hold back for exceeding a quota",
        "supported_features"       / Array("3+", tag=0, ignorable=True, of="SupportedFeatureKey")[
            "name"        / String,
            "min_version" / Int16,
            "max_version" / Int16,
        ] * "that this broker can do",
        "finalized_features_epoch" / Int64("3+", tag=1, default=-1, ignorable=True)  * "of the list below; -1: unknown",
        "finalized_features"       / Array("3+", tag=2, ignorable=True, of="FinalizedFeatureKey")[
            "name"              / String,
            "max_version_level" / Int16  * "the level in force",
            "min_version_level" / Int16,
        ] * "that the whole cluster has agreed on",
        "zk_migration_ready"       / Boolean("3+", tag=3, ignorable=True)
                                   * "a KRaft controller is set up for the migration from ZooKeeper",
    ],
)
