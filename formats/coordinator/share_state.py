"""The share coordinator's state of a share-group partition, in __share_group_state (KIP-932).

Key prefix 0 is a whole snapshot, 1 an update to it. The values stayed at v0 while fields were added: this is the
layout of Kafka 4.2 and newer. 4.0 had a uint16 snapshot epoch and no times, 4.1 no delivery count.
"""
from kafkaconstruct.declare import Array, Int8, Int16, Int32, Int64, Message, String, Uuid

ShareSnapshotKey = Message(
    "ShareSnapshotKey", key=0, versions="0", kind="coordinator-key",
    fields=[
        "group_id"  / String,
        "topic_id"  / Uuid,
        "partition" / Int32,
    ],
)

ShareSnapshotValue = Message(
    "ShareSnapshotValue", key=0, versions="0", flexible="0+", kind="coordinator-value",
    fields=[
        "snapshot_epoch"          / Int32,
        "state_epoch"             / Int32,
        "leader_epoch"            / Int32,
        "start_offset"            / Int64,
        "delivery_complete_count" / Int32(tag=0, default=-1),
        "create_timestamp"        / Int64,
        "write_timestamp"         / Int64,
        "state_batches"           / Array(of="StateBatch")[
            "first_offset"   / Int64,
            "last_offset"    / Int64,
            "delivery_state" / Int8,
            "delivery_count" / Int16,
        ],
    ],
)

ShareUpdateKey = Message(
    "ShareUpdateKey", key=1, versions="1", kind="coordinator-key",
    fields=[
        "group_id"  / String,
        "topic_id"  / Uuid,
        "partition" / Int32,
    ],
)

ShareUpdateValue = Message(
    "ShareUpdateValue", key=1, versions="0", flexible="0+", kind="coordinator-value",
    fields=[
        "snapshot_epoch"          / Int32,
        "leader_epoch"            / Int32,
        "start_offset"            / Int64,
        "delivery_complete_count" / Int32(tag=0, default=-1),
        "state_batches"           / Array(of="StateBatch")[
            "first_offset"   / Int64,
            "last_offset"    / Int64,
            "delivery_state" / Int8,
            "delivery_count" / Int16,
        ],
    ],
)
