"""Entries of the index files beside a log segment. Offsets are relative to the number in the file's name.

.index      8 bytes an entry: which byte of the segment an offset's batch begins at
.timeindex  12 bytes an entry: the largest timestamp up to an offset
.txnindex   34 bytes an entry: see aborted_txn.py

The first two may end in zeros, as a broker allocates them before it needs the room.
"""
from kafkaconstruct.declare import Int32, Int64, Struct

OffsetIndexEntry = Struct(of="OffsetIndexEntry")[
    "relative_offset" / Int32,
    "position"        / Int32  * "in bytes, from the segment's start",
]

TimeIndexEntry = Struct(of="TimeIndexEntry")[
    "timestamp"       / Int64  * "in ms since 1970",
    "relative_offset" / Int32,
]
