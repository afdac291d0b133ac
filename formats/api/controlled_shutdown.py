"""ControlledShutdown (key 7): a broker asks the ZooKeeper-era controller to move its leaderships away.

v0's request header has no client id. Gone in Kafka 4.0.

v0  Kafka 0.8
v1  the ordinary request header
v2  broker epoch (KIP-380)
v3  flexible
"""
from kafkaconstruct.declare import Array, ErrorInt16, Int32, Int64, Request, Response, String

ControlledShutdownRequest = Request(
    "ControlledShutdown", key=7, versions="0-3", flexible="3+",
    fields=[
        "broker_id"    / Int32,
        "broker_epoch" / Int64("2+", default=-1, ignorable=True)  * "given when the broker registered; -1: unknown",
    ],
)

ControlledShutdownResponse = Response(
    "ControlledShutdown", key=7, versions="0-3", flexible="3+",
    fields=[
        "error_code"           / ErrorInt16,
        "remaining_partitions" / Array(of="RemainingPartition")[
            "topic_name"      / String,
            "partition_index" / Int32,
        ] * "that the broker still leads: try again",
    ],
)
