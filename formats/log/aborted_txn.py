"""AbortedTxn: an entry of a .txnindex file, 34 bytes with the int16 version (0) in front of it.

The schema was written down as such in Kafka 4.4; the bytes are those of 0.11.
"""
from kafkaconstruct.declare import Int64, Message

AbortedTxn = Message(
    "AbortedTxn", versions="0", kind="data",
    fields=[
        "producer_id"        / Int64,
        "first_offset"       / Int64,
        "last_offset"        / Int64  * "of the abort marker",
        "last_stable_offset" / Int64  * "when the transaction was aborted",
    ],
)
