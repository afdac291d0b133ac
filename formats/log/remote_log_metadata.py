"""Records of the topic __remote_log_metadata (KIP-405), in the same envelope as KRaft metadata records.

In front of each stand frame version, record type and version as unsigned varints. The snapshot record serves files that
cache the topic.
"""
from kafkaconstruct.declare import Array, Boolean, Bytes, Int8, Int32, Int64, Message, String, Struct, Uuid

TopicIdPartitionEntry = Struct(of="TopicIdPartitionEntry")[
    "name"      / String,
    "id"        / Uuid,
    "partition" / Int32,
]

RemoteLogSegmentIdEntry = Struct(of="RemoteLogSegmentIdEntry")[
    "topic_id_partition" / TopicIdPartitionEntry,
    "id"                 / Uuid,
]

RemoteLogSegmentMetadataRecord = Message(
    "RemoteLogSegmentMetadataRecord", key=0, versions="0", flexible="0+", kind="metadata",
    fields=[
        "remote_log_segment_id"    / RemoteLogSegmentIdEntry,
        "start_offset"             / Int64,
        "end_offset"               / Int64           * "inclusive",
        "broker_id"                / Int32,
        "max_timestamp_ms"         / Int64           * "of its records",
        "event_timestamp_ms"       / Int64           * "when this was written",
        "segment_leader_epochs"    / Array(of="SegmentLeaderEpochEntry")[
            "leader_epoch" / Int32,
            "offset"       / Int64,
        ] * "where each leader epoch begins within",
        "segment_size_in_bytes"    / Int32,
        "custom_metadata"          / Bytes(nullable=True, default=None)  * "the storage plugin's own",
        "remote_log_segment_state" / Int8            * "0 copy started, 1 copied, 2 delete started, 3 deleted",
        "txn_index_empty"          / Boolean(tag=0)  * "there is no transaction index to fetch",
    ],
)

RemoteLogSegmentMetadataUpdateRecord = Message(
    "RemoteLogSegmentMetadataUpdateRecord", key=1, versions="0", flexible="0+", kind="metadata",
    fields=[
        "remote_log_segment_id"    / RemoteLogSegmentIdEntry,
        "broker_id"                / Int32,
        "event_timestamp_ms"       / Int64  * "when this was written",
        "custom_metadata"          / Bytes(nullable=True, default=None)  * "the storage plugin's own",
        "remote_log_segment_state" / Int8   * "0 copy started, 1 copied, 2 delete started, 3 deleted",
    ],
)

RemotePartitionDeleteMetadataRecord = Message(
    "RemotePartitionDeleteMetadataRecord", key=2, versions="0", flexible="0+", kind="metadata",
    fields=[
        "topic_id_partition"            / TopicIdPartitionEntry,
        "broker_id"                     / Int32,
        "event_timestamp_ms"            / Int64  * "when this was written",
        "remote_partition_delete_state" / Int8   * "0 marked, 1 started, 2 finished",
    ],
)

RemoteLogSegmentMetadataSnapshotRecord = Message(
    "RemoteLogSegmentMetadataSnapshotRecord", key=3, versions="0", flexible="0+", kind="metadata",
    fields=[
        "segment_id"               / Uuid,
        "start_offset"             / Int64,
        "end_offset"               / Int64           * "inclusive",
        "broker_id"                / Int32,
        "max_timestamp_ms"         / Int64           * "of its records",
        "event_timestamp_ms"       / Int64           * "when this was written",
        "segment_leader_epochs"    / Array(of="SegmentLeaderEpochEntry")[
            "leader_epoch" / Int32,
            "offset"       / Int64,
        ] * "where each leader epoch begins within",
        "segment_size_in_bytes"    / Int32,
        "custom_metadata"          / Bytes(nullable=True, default=None)  * "the storage plugin's own",
        "remote_log_segment_state" / Int8            * "0 copy started, 1 copied, 2 delete started, 3 deleted",
        "txn_index_empty"          / Boolean(tag=0)  * "there is no transaction index to fetch",
    ],
)
