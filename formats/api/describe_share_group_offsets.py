"""DescribeShareGroupOffsets (key 90): where share groups begin in their partitions.

v0  KIP-932, Kafka 4.1
v1  lag (KIP-1226, Kafka 4.2)
"""
from kafkaconstruct.declare import Array, ErrorInt16, Int32, Int64, Request, Response, String, Uuid

DescribeShareGroupOffsetsRequest = Request(
    "DescribeShareGroupOffsets", key=90, versions="0-1", flexible="0+",
    fields=[
        "groups" / Array(of="DescribeShareGroupOffsetsRequestGroup")[
            "group_id" / String,
            "topics"   / Array(nullable=True, of="DescribeShareGroupOffsetsRequestTopic")[
                "topic_name" / String,
                "partitions" / Array[Int32],
            ] * "null: all",
        ],
    ],
)

DescribeShareGroupOffsetsResponse = Response(
    "DescribeShareGroupOffsets", key=90, versions="0-1", flexible="0+",
    fields=[
        "throttle_time_ms" / Int32  * "how long the client must hold back for exceeding a quota",
        "groups"           / Array(of="DescribeShareGroupOffsetsResponseGroup")[
            "group_id"      / String,
            "topics"        / Array(of="DescribeShareGroupOffsetsResponseTopic")[
                "topic_name" / String,
                "topic_id"   / Uuid,
                "partitions" / Array(of="DescribeShareGroupOffsetsResponsePartition")[
                    "partition_index" / Int32,
                    "start_offset"    / Int64                                * "-1: none yet",
                    "leader_epoch"    / Int32,
                    "lag"             / Int64("1+", default=-1, ignorable=True)
                                      * "records not delivered yet; -1: unknown",
                    "error_code"      / ErrorInt16,
                    "error_message"   / String(nullable=True, default=None)  * "null: there is none",
                ],
            ],
            "error_code"    / ErrorInt16,
            "error_message" / String(nullable=True, default=None)  * "null: there is none",
        ],
    ],
)
