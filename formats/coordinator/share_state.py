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
        "snapshot_epoch"          / Int32  * "rises with every snapshot",
        "state_epoch"             / Int32  * "rises when the state is reset",
        "leader_epoch"            / Int32,
        "start_offset"            / Int64  * "-1: unchanged, or not known yet",
        "delivery_complete_count" / Int32(tag=0, default=-1)
                                  * "records at or after start_offset that are done with; -1: unknown",
        "create_timestamp"        / Int64  * "in ms since 1970",
        "write_timestamp"         / Int64  * "in ms since 1970",
        "state_batches"           / Array(of="StateBatch")[
            "first_offset"   / Int64,
            "last_offset"    / Int64  * "inclusive",
            "delivery_state" / Int8   * "0 available, 2 acknowledged, 4 archived",
            "delivery_count" / Int16  * "how often it was handed out",
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
        "snapshot_epoch"          / Int32  * "rises with every snapshot",
        "leader_epoch"            / Int32,
        "start_offset"            / Int64  * "-1: unchanged, or not known yet",
        "delivery_complete_count" / Int32(tag=0, default=-1)
                                  * "records at or after start_offset that are done with; -1: unknown",
        "state_batches"           / Array(of="StateBatch")[
            "first_offset"   / Int64,
            "last_offset"    / Int64  * "inclusive",
            "delivery_state" / Int8   * "0 available, 2 acknowledged, 4 archived",
            "delivery_count" / Int16  * "how often it was handed out",
        ],
    ],
)
