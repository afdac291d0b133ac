"""ProducerSnapshot: what idempotent and transactional producers last wrote, in NNN.snapshot beside a log segment.

In the file an int16 version (1) stands before it. The CRC-32C covers everything behind itself.
"""
from kafkaconstruct.declare import Array, Int16, Int32, Int64, Message, UInt32

ProducerSnapshot = Message(
    "ProducerSnapshot", versions="1", kind="data",
    fields=[
        "crc"              / UInt32  * "CRC-32C of all that follows",
        "producer_entries" / Array(of="ProducerEntry")[
            "producer_id"              / Int64,
            "epoch"                    / Int16,
            "last_sequence"            / Int32  * "of the last batch, as last_offset and timestamp",
            "last_offset"              / Int64,
            "offset_delta"             / Int32  * "last offset less first offset of that batch",
            "timestamp"                / Int64  * "in ms since 1970",
            "coordinator_epoch"        / Int32  * "of the last marker",
            "current_txn_first_offset" / Int64  * "-1: no transaction is open",
        ],
    ],
)
