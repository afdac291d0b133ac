"""The small files beside a log segment."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import kafkaconstruct as kc

OFFSETS = bytes.fromhex("00000010 00001000 00000025 00002000")
TIMES = bytes.fromhex("0000018bcfe56800 00000010")
ABORTED = bytes.fromhex("0000 00000000000003e8 0000000000000005 0000000000000009 0000000000000005")
SNAPSHOT = bytes.fromhex(
    "0001 9d98cfa6 00000001 00000000000003e8 0002 00000007 0000000000000009 00000002 0000018bcfe56800 00000001"
    "ffffffffffffffff"
)
FILES = [
    (kc.OffsetIndex, OFFSETS),
    (kc.OffsetIndex, OFFSETS + bytes(16)),
    (kc.OffsetIndex, b""),
    (kc.OffsetIndex, bytes(8)),
    (kc.TimeIndex, TIMES + bytes(24)),
    (kc.TransactionIndex, ABORTED * 3),
    (kc.ProducerSnapshotFile, SNAPSHOT),
    (kc.ProducerSnapshotFile, SNAPSHOT[:2] + b"\x00" + SNAPSHOT[3:]),
]


@pytest.mark.parametrize(("construct", "data"), FILES)
def test_files_rebuild_to_the_byte(construct: Any, data: bytes) -> None:
    assert construct.build(construct.parse(data)) == data
    assert repr(pickle.loads(pickle.dumps(construct))) == repr(construct)


@pytest.mark.parametrize(("construct", "data"), FILES)
def test_cut_files_are_errors(construct: Any, data: bytes) -> None:
    for cut in range(1, 4 if data else 0):
        with pytest.raises(kc.ParseError):
            construct.parse(data[:-cut])


def test_what_they_hold() -> None:
    offsets = kc.OffsetIndex.parse(OFFSETS + bytes(16))
    assert offsets.padding == 16
    assert offsets.entries[1] == {"relative_offset": 0x25, "position": 0x2000}
    assert kc.TimeIndex.parse(TIMES).entries[0].timestamp == 1700000000000
    assert kc.TransactionIndex.parse(ABORTED)[0].body.last_offset == 9
    assert kc.ProducerSnapshotFile.parse(SNAPSHOT).body.producer_entries[0].producer_id == 1000


def test_a_snapshots_crc_is_computed_unless_it_is_forced() -> None:
    value = kc.ProducerSnapshotFile.parse(SNAPSHOT)
    value.body.crc = 5
    assert kc.ProducerSnapshotFile.build(value) == SNAPSHOT
    wrong = kc.ProducerSnapshotFile.parse(SNAPSHOT[:2] + bytes(4) + SNAPSHOT[6:])
    assert wrong.body.crc == kc.Forced(0)


def test_errors_say_which_entry() -> None:
    with pytest.raises(kc.ParseError) as caught:
        kc.TransactionIndex.parse(ABORTED * 2 + ABORTED[:20])
    assert (caught.value.path, caught.value.offset) == ("[2].body.last_offset", 86)
    with pytest.raises(kc.BuildError) as built:
        kc.TimeIndex.build({"entries": [{}, {"timestamp": "x"}]})
    assert built.value.path == "[1].timestamp"
