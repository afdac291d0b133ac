"""Metadata (key 3): brokers, topics, partitions and their leaders.

All topics are asked for with an empty list in v0 and with null from v1 on, where an empty list means none.

v0  Kafka 0.8
v1  controller, racks, internal topics (KIP-4)
v2  cluster id (KIP-78)
v3  throttle time (KIP-124)
v4  topic creation may be forbidden (KIP-4)
v5  offline replicas (KIP-112)
v6  throttled clients are answered at once and told to wait (KIP-219)
v7  leader epoch (KIP-320)
v8  authorized operations (KIP-430)
v9  flexible
v10 topic ids (KIP-516)
v11 cluster operations move to DescribeCluster (KIP-700)
v12 topics may be asked for by id (KIP-516)
v13 top-level error code (KIP-1102, Kafka 4.0)
"""
from kafkaconstruct.declare import Array, Boolean, ErrorInt16, Int32, Request, Response, String, Uuid

MetadataRequest = Request(
    "Metadata", key=3, versions="0-13", flexible="9+",
    fields=[
        "topics"                                / Array(nullable="1+", of="MetadataRequestTopic")[
            "topic_id" / Uuid("10+", ignorable=True),
            "name"     / String(nullable="10+")  * "null: by id",
        ] * "null: all (in v0 an empty list)",
        "allow_auto_topic_creation"             / Boolean("4+", default=True)  * "as far as the broker is set up to",
        "include_cluster_authorized_operations" / Boolean("8-10"),
        "include_topic_authorized_operations"   / Boolean("8+"),
    ],
)

MetadataResponse = Response(
    "Metadata", key=3, versions="0-13", flexible="9+",
    fields=[
        "throttle_time_ms"              / Int32("3+", ignorable=True)
                                        * "how long the client must hold back for exceeding a quota",
        "brokers"                       / Array(of="MetadataResponseBroker")[
            "node_id" / Int32,
            "host"    / String,
            "port"    / Int32,
            "rack"    / String("1+", nullable=True, default=None, ignorable=True)  * "null where none is configured",
        ],
        "cluster_id"                    / String("2+", nullable=True, default=None, ignorable=True),
        "controller_id"                 / Int32("1+", default=-1, ignorable=True)
                                        * "asked of a KRaft broker: some broker that is alive; -1: unknown",
        "topics"                        / Array(of="MetadataResponseTopic")[
            "error_code"                  / ErrorInt16,
            "name"                        / String(nullable="12+")  * "null where the id is unknown",
            "topic_id"                    / Uuid("10+", ignorable=True),
            "is_internal"                 / Boolean("1+", ignorable=True),
            "partitions"                  / Array(of="MetadataResponsePartition")[
                "error_code"       / ErrorInt16,
                "partition_index"  / Int32,
                "leader_id"        / Int32                                    * "-1: none",
                "leader_epoch"     / Int32("7+", default=-1, ignorable=True)  * "-1: unknown",
                "replica_nodes"    / Array[Int32],
                "isr_nodes"        / Array[Int32],
                "offline_replicas" / Array("5+", ignorable=True)[Int32]       * "on brokers or disks that are down",
            ],
            "topic_authorized_operations" / Int32("8+", default=-2147483648)
                                          * "bit n: AclOperation n; -2147483648: not asked for",
        ],
        "cluster_authorized_operations" / Int32("8-10", default=-2147483648)
                                        * "bit n: AclOperation n; -2147483648: not asked for",
        "error_code"                    / ErrorInt16("13+", ignorable=True),
    ],
)
