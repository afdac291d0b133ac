"""The compiled record loop beside the declaration that it was made from: equal values, equal errors."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kafkaconstruct.codecs import decompress
from kafkaconstruct.engines.compiler.records import UNSURE, UNWRITABLE, reader_source, record_reader, record_writer
from kafkaconstruct.errors import KafkaError
from kafkaconstruct.formats.record_batch import RECORD, interpreted
from kafkaconstruct.formats.record_building import interpreted_payload
from kafkaconstruct.formats.record_values import Batch, Record
from kafkaconstruct.formats.records import Records
from tests.records.golden import vectors

EFFECTIVE = {"timestamp": ("base_timestamp", "timestamp_delta"), "offset": ("base_offset", "offset_delta")}
compiled_read = record_reader(RECORD, EFFECTIVE)
compiled_write = record_writer(RECORD)

ROW = st.tuples(
    st.integers(-128, 127),
    st.integers(-(1 << 60), 1 << 60) | st.integers(-200, 20_000),
    st.integers(-(1 << 31), (1 << 31) - 1) | st.integers(-200, 20_000),
    st.none() | st.binary(max_size=200),
    st.none() | st.binary(max_size=200),
    st.lists(st.tuples(st.text(max_size=9), st.none() | st.binary(max_size=70)), max_size=3),
)


def compiled(payload: bytes, count: int) -> list[Record]:
    return compiled_read(payload, 0, len(payload), count, Record, 1000, 50)


def reference(payload: bytes, count: int) -> list[Record]:
    return interpreted(payload, count, Record, 1000, 50)


@settings(max_examples=150, deadline=None)
@given(st.lists(ROW, max_size=8))
def test_the_same_bytes_and_the_same_records(rows: list[Any]) -> None:
    payload = compiled_write(rows)
    assert payload == interpreted_payload(rows)
    records = compiled(payload, len(rows))  # raises nothing: it is neither wrong nor odd
    assert records == reference(payload, len(rows))
    got = [(r.attributes, r.timestamp_delta, r.offset_delta, r.key, r.value, r.headers) for r in records]
    assert got == rows
    assert [(r.timestamp - 1000, r.offset - 50) for r in records] == [row[1:3] for row in rows]


def agree(payload: bytes, count: int) -> str:
    """Where the compiled loop gives records, the declaration gives the same. Says what came out."""
    try:
        fast: list[Record] | None = compiled(payload, count)
    except UNSURE:
        fast = None
    try:
        slow: list[Record] | None = reference(payload, count)
    except KafkaError:
        slow = None
    if fast is not None:
        assert fast == slow
        return "read"
    return "odd" if slow is not None else "refused"


def test_broken_payloads() -> None:
    rng, seen = random.Random(5), dict.fromkeys(("read", "odd", "refused"), 0)
    payloads = [
        (batch.payload if batch.compressed is None else decompress(batch.codec, batch.payload), batch.count)
        for vector in vectors()
        for batch in Records.from_bytes(bytes.fromhex(vector["hex"])).batches
        if isinstance(batch, Batch) and len(batch.wire) < 400
    ]
    for _ in range(6000):
        payload, count = rng.choice(payloads)
        broken = bytearray(payload)
        for _ in range(rng.randint(1, 3)):
            kind = rng.randrange(4)
            at = rng.randrange(len(broken) + 1)
            if kind == 0:
                del broken[at:]
            elif kind == 1:
                broken[at:at] = rng.choice((b"\x80", b"\xff\xff\xff\xff\x0f", b"\x00", b"\x01"))
            elif at < len(broken):
                broken[at] = rng.choice((0, 1, 127, 128, 254, 255, rng.randrange(256)))
        seen[agree(bytes(broken), rng.choice((count, count, count + 1)))] += 1
    assert all(seen.values()), seen


@pytest.mark.parametrize(
    ("record", "verdict"),
    [
        ("0c 00 00 00 00 00 00", "read"),
        ("0c 00 00 00 01 01 00", "read"),
        ("0c 00 00 00 03 7f 00", "read"),  # lengths of -2 and -64: null, to Kafka
        ("0e 00 8000 00 01 01 00", "read"),  # an overlong varint
        ("8c00 00 00 00 01 01 00", "read"),
        ("14 00 00 8080808000 01 01 00", "read"),
        ("18 00 00 00 01 01 02 06 c3a9ff 02 ff", "odd"),  # a header key that is no UTF-8
        ("1e 00 ffffffffffffffffff01 00 01 01 00", "odd"),  # a sum that may leave int64
        ("16 00 00 8080808080 00 01 01 00", "refused"),  # six bytes of a varint
        ("0c 00 00 00 01 01 01", "refused"),  # -1 headers
        ("0d 00 00 00 01 01 00", "refused"),  # a length of -7
        ("0e 00 00 00 01 01 00", "refused"),  # the length is one too long
        ("0a 00 00 00 01 01 00", "refused"),  # the length is one too short
        ("0c 00 00 00 01 0a 00", "refused"),  # a value past the end
        ("10 00 00 00 01 01 02 01 01", "refused"),  # a header without a key
        ("0c 00 00 00 01 01 7e", "refused"),  # 63 headers in no bytes
        ("0c 00 00 00 01 01", "refused"),
        ("80", "refused"),
        ("", "refused"),
    ],
)
def test_one_record(record: str, verdict: str) -> None:
    """CASES B-I 6, 11, 13 and more."""
    assert agree(bytes.fromhex(record.replace(" ", "")), 1) == verdict


def test_bytes_after_the_last_record() -> None:
    assert agree(bytes.fromhex("0c00000001010000"), 1) == "refused"


@pytest.mark.parametrize(
    "row",
    [
        (0, 0, 0, "text", None, []),
        (0, 0, 0, None, 5, []),
        (128, 0, 0, None, None, []),
        (0, 1 << 63, 0, None, None, []),
        (0, 0, 1 << 31, None, None, []),
        (0, 0, -(1 << 31) - 1, None, None, []),
        (0, None, 0, None, None, []),
        (0, 0, 0, None, None, 5),
        (0, 0, 0, None, None, [(b"k", b"v")]),
        (0, 0, 0, None, None, [("k", 5)]),
        (0, 0, 0, None, None, [("k", b"v", 3)]),
        ("0", 0, 0, None, None, []),
    ],
)
def test_both_refuse_to_write(row: tuple[Any, ...]) -> None:
    with pytest.raises(UNWRITABLE):
        compiled_write([row])
    with pytest.raises(KafkaError):
        interpreted_payload([row])


def test_the_source_reads_well() -> None:
    source = reader_source(RECORD, EFFECTIVE)
    assert "r.timestamp = base_timestamp + v" in source
    assert source.count("\n") < 100
