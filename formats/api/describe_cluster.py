"""DescribeCluster (key 60): the cluster's id, nodes and controller.

v0  KIP-700, Kafka 2.8
v1  brokers or controllers (KIP-919)
v2  fenced brokers on request (KIP-1073, Kafka 4.0)
"""
from kafkaconstruct.declare import Array, Boolean, ErrorInt16, Int8, Int32, Request, Response, String

DescribeClusterRequest = Request(
    "DescribeCluster", key=60, versions="0-2", flexible="0+",
    fields=[
        "include_cluster_authorized_operations" / Boolean,
        "endpoint_type"                         / Int8("1+", default=1)  * "1 brokers, 2 controllers",
        "include_fenced_brokers"                / Boolean("2+"),
    ],
)

DescribeClusterResponse = Response(
    "DescribeCluster", key=60, versions="0-2", flexible="0+",
    fields=[
        "throttle_time_ms"              / Int32  * "how long the client must hold back for exceeding a quota",
        "error_code"                    / ErrorInt16,
        "error_message"                 / String(nullable=True, default=None)  * "null: there is none",
        "endpoint_type"                 / Int8("1+", default=1)  * "1 brokers, 2 controllers",
        "cluster_id"                    / String,
        "controller_id"                 / Int32(default=-1)      * "asked of a KRaft broker: some broker that is alive",
        "brokers"                       / Array(of="DescribeClusterBroker")[
            "broker_id" / Int32,
            "host"      / String,
            "port"      / Int32,
            "rack"      / String(nullable=True, default=None)  * "null where none is configured",
            "is_fenced" / Boolean("2+")                        * "takes no part for now",
        ],
        "cluster_authorized_operations" / Int32(default=-2147483648)
                                        * "bit n: AclOperation n; -2147483648: not asked for",
    ],
)
