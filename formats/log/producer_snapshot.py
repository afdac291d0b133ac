"""ProducerSnapshot: what idempotent and transactional producers last wrote, in NNN.snapshot beside a log segment.

In the file an int16 version (1) stands before it. The CRC-32C covers everything behind itself.
"""
from kafkaconstruct.declare import Array, Int16, Int32, Int64, Message, UInt32

ProducerSnapshot = Message(
    "ProducerSnapshot", versions="1", kind="data",
    fields=[
        "crc"              / UInt32,
        "producer_entries" / Array(of="ProducerEntry")[
            "producer_id"              / Int64,
            "epoch"                    / Int16,
            "last_sequence"            / Int32,
            "last_offset"              / Int64,
            "offset_delta"             / Int32,
            "timestamp"                / Int64,
            "coordinator_epoch"        / Int32,
            "current_txn_first_offset" / Int64,
        ],
    ],
)
