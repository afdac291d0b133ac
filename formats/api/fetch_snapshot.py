"""FetchSnapshot (key 59): download a KRaft metadata snapshot piece by piece.

v0  KIP-630, Kafka 2.8
v1  directory id, the leader's endpoints (KIP-853)
"""
from kafkaconstruct.declare import (
    Array, ErrorInt16, Int32, Int64, Records, Request, Response, String, Struct, UInt16, Uuid,
)

FetchSnapshotRequest = Request(
    "FetchSnapshot", key=59, versions="0-1", flexible="0+",
    fields=[
        "cluster_id" / String(nullable=True, tag=0, default=None),
        "replica_id" / Int32(default=-1)  * "-1: not a voter",
        "max_bytes"  / Int32(default=0x7fffffff),
        "topics"     / Array(of="TopicSnapshot")[
            "name"       / String,
            "partitions" / Array(of="PartitionSnapshot")[
                "partition"            / Int32,
                "current_leader_epoch" / Int32                              * "that the sender knows; -1: unknown",
                "snapshot_id"          / Struct(of="SnapshotId")[
                    "end_offset" / Int64,
                    "epoch"      / Int32,
                ] * "which snapshot: the log up to this offset and epoch",
                "position"             / Int64                              * "byte to begin at",
                "replica_directory_id" / Uuid("1+", tag=0, ignorable=True)  * "of the log directory; zero: unknown",
            ],
        ],
    ],
)

FetchSnapshotResponse = Response(
    "FetchSnapshot", key=59, versions="0-1", flexible="0+",
    fields=[
        "throttle_time_ms" / Int32(ignorable=True)  * "how long the client must hold back for exceeding a quota",
        "error_code"       / ErrorInt16,
        "topics"           / Array(of="TopicSnapshot")[
            "name"       / String,
            "partitions" / Array(of="PartitionSnapshot")[
                "index"             / Int32,
                "error_code"        / ErrorInt16,
                "snapshot_id"       / Struct(of="SnapshotId")[
                    "end_offset" / Int64,
                    "epoch"      / Int32,
                ],
                "current_leader"    / Struct(tag=0, of="LeaderIdAndEpoch")[
                    "leader_id"    / Int32,
                    "leader_epoch" / Int32,
                ] * "where the request should have gone",
                "size"              / Int64    * "of the whole snapshot, in bytes",
                "position"          / Int64    * "of the first byte below",
                "unaligned_records" / Records  * "a slice of the snapshot; may begin and end amid a batch",
            ],
        ],
        "node_endpoints"   / Array("1+", tag=0, of="NodeEndpoint")[
            "node_id" / Int32,
            "host"    / String,
            "port"    / UInt16,
        ] * "of the leaders that the partitions above name",
    ],
)
