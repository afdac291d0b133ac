"""MetadataResponse 12 as one would write it in plain Construct, for comparison. It reads sound bytes only."""

from __future__ import annotations

from construct import (
    Array,
    Bytes,
    ExprAdapter,
    Flag,
    FocusedSeq,
    GreedyBytes,
    If,
    Int16sb,
    Int32sb,
    Prefixed,
    PrefixedArray,
    StringEncoded,
    Struct,
    VarInt,
    obj_,
    this,
)

CompactLength = ExprAdapter(VarInt, obj_ - 1, obj_ + 1)
CompactString = FocusedSeq("text", "n" / VarInt, "text" / If(this.n > 0, StringEncoded(Bytes(this.n - 1), "utf8")))
CompactInts = FocusedSeq("ints", "n" / VarInt, "ints" / Array(this.n - 1, Int32sb))
Tags = PrefixedArray(VarInt, Struct("tag" / VarInt, "data" / Prefixed(VarInt, GreedyBytes)))

MetadataResponse12 = Struct(
    "throttle_time_ms" / Int32sb,
    "brokers" / PrefixedArray(CompactLength, Struct(
        "node_id" / Int32sb,
        "host" / CompactString,
        "port" / Int32sb,
        "rack" / CompactString,
        "tags" / Tags,
    )),
    "cluster_id" / CompactString,
    "controller_id" / Int32sb,
    "topics" / PrefixedArray(CompactLength, Struct(
        "error_code" / Int16sb,
        "name" / CompactString,
        "topic_id" / Bytes(16),
        "is_internal" / Flag,
        "partitions" / PrefixedArray(CompactLength, Struct(
            "error_code" / Int16sb,
            "partition_index" / Int32sb,
            "leader_id" / Int32sb,
            "leader_epoch" / Int32sb,
            "replica_nodes" / CompactInts,
            "isr_nodes" / CompactInts,
            "offline_replicas" / CompactInts,
            "tags" / Tags,
        )),
        "topic_authorized_operations" / Int32sb,
        "tags" / Tags,
    )),
    "tags" / Tags,
)  # fmt: skip
