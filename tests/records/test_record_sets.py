"""What stands back to back: tails, padding, mixed magics, what is refused, and how a set is built."""

from __future__ import annotations

import copy
import io
import pickle
import tracemalloc
from typing import Any

import construct
import pytest

import kafkaconstruct as kc
from kafkaconstruct.errors import BuildError, LimitError, ParseError
from kafkaconstruct.formats.record_batch import RecordBatch
from kafkaconstruct.formats.record_values import Batch, LegacyMessage
from kafkaconstruct.formats.records import Records
from tests.records.golden import G1, G2, G3, G4, G5, G6, G7, G8, data_of

ALL = [G2, G3, G6, G8, G4, G7, G5]


def test_every_batch_and_not_only_the_first() -> None:
    """CASES B-IV 81; mixed magics."""
    found = Records.parse(b"".join(ALL))
    assert [bytes(batch) for batch in found] == ALL
    assert [batch.magic for batch in found] == [2, 2, 0, 1, 2, 1, 2]
    assert (len(found), found.tail, found.missing, found.padding, found.error) == (7, b"", 0, 0, None)
    assert [batch.position for batch in found] == [sum(map(len, ALL[:i])) for i in range(7)]
    assert [batch.magic for batch in found[2:4]] == [0, 1]
    assert isinstance(found[0], Batch)
    assert isinstance(found[-4], LegacyMessage)


@pytest.mark.parametrize("last", [G2, G3, G6, G7, G8])
def test_each_truncation_is_a_tail(last: bytes) -> None:
    """CASES B-IV 74 to 80: whole batches, the cut-off rest, and how much of it is missing."""
    for cut in range(1, len(last)):
        found = Records.parse(G5 + last[:cut])
        assert [bytes(batch) for batch in found] == [G5]
        assert (found.tail, found.error) == (last[:cut], None)
        assert found.missing == (None if cut < 12 else len(last) - cut)
        assert bytes(found) == G5 + last[:cut]


def test_a_batch_longer_than_its_field() -> None:
    """CASES B-IV 72, 78: it does not run into what stands behind the field."""
    field = construct.Prefixed(construct.Int32ub, Records)
    two = construct.Struct("a" / field, "b" / field)
    first, second = map(two.parse(b"".join(len(x).to_bytes(4, "big") + x for x in (G2[:-5], G5))).get, "ab")
    assert first is not None
    assert second is not None
    assert (list(first), first.missing) == ([], 5)
    assert [bytes(batch) for batch in second] == [G5]


def test_zero_bytes_of_a_file_that_was_allocated_early() -> None:
    found = Records.parse(G2 + bytes(4096))
    assert ([bytes(batch) for batch in found], found.padding, found.tail, found.missing) == ([G2], 4096, b"", 0)
    assert bytes(found) == G2 + bytes(4096)
    broken = Records.parse(G2 + bytes(4096) + b"\1")
    assert (broken.padding, broken.missing, broken.tail) == (0, None, bytes(4096) + b"\1")
    with pytest.raises(ParseError, match="no batch is that short"):
        list(broken)


@pytest.mark.parametrize(
    ("bad", "offset", "reason"),
    [
        (G2[:8] + bytes.fromhex("ffffffff") + G2[12:], 8, "no batch is that short"),
        (G2[:8] + bytes.fromhex("80000000") + G2[12:], 8, "no batch is that short"),
        (G2[:8] + bytes.fromhex("0000000d") + G2[12:], 8, "no batch is that short"),
        (G2[:8] + bytes.fromhex("00000030") + G2[12:], 0, "shorter than its header"),
        (G7[:8] + bytes.fromhex("00000015") + G7[12:], 8, "no message of magic 1 is that short"),
        (G2[:16] + b"\x03" + G2[17:], 16, "no such magic"),
        (G2[:16] + b"\xff" + G2[17:], 16, "no such magic"),
    ],
)
def test_what_kafka_refuses(bad: bytes, offset: int, reason: str) -> None:
    found = Records.parse(G3 + bad + G2)
    got: list[bytes] = []
    with pytest.raises(ParseError, match=reason) as caught:
        got.extend(map(bytes, found))
    assert got == [G3]
    assert caught.value.offset == len(G3) + offset
    assert len(found.batches) == len(found) == 1
    assert (bytes(found), found.tail, found.missing) == (G3 + bad + G2, bad + G2, None)
    caught.value.at("somewhere")
    assert found.error is not None
    assert found.error.path == ""


def test_a_message_set_holds_no_batches() -> None:
    assert len(list(kc.MessageSet.parse(G6 + G8))) == 2
    with pytest.raises(ParseError, match="no such magic"):
        list(kc.MessageSet.parse(G6 + G2))


def test_nothing_is_read_before_it_is_looked_at() -> None:
    found = Records.from_bytes(b"\xff" * 100)
    assert bytes(found) == b"\xff" * 100


def test_an_empty_set() -> None:
    found = Records.parse(b"")
    assert (list(found), found.tail, found.missing) == ([], b"", 0)
    assert Records.build([]) == b""


def test_offsets_of_errors_count_from_the_input() -> None:
    found = Records.from_bytes(G3 + G2[:57] + bytes.fromhex("7fffffff") + G2[61:], position=1000)
    batch = found.batches[1]
    with pytest.raises(ParseError) as caught:
        _ = batch.records
    assert (caught.value.offset, caught.value.path) == (1000 + len(G3) + 57, "count")


# ---------------------------------------------------------------- building


@pytest.mark.parametrize("make", [bytes, bytearray, memoryview, Records.parse])
def test_build_takes_bytes_and_sets(make: Any) -> None:
    data = b"".join(ALL) + G2[:30]
    assert Records.build(make(data)) == data


def test_build_takes_a_list_of_anything() -> None:
    batch = {"base_offset": 5, "records": [{"value": b"x"}]}
    message = {"magic": 1, "offset": 3, "value": b"y"}
    assert Records.build([G2, Records.parse(G8)[0], batch, message]) == b"".join(
        [G2, G8, RecordBatch.build(batch), kc.MessageSet.build([message])]
    )


@pytest.mark.parametrize(
    ("value", "path"),
    [
        (None, ""),
        ("text", ""),
        ({"records": []}, ""),
        (5, ""),
        ([G2, 5], "[1]"),
        ([{"key": b"k", "value": b"v"}], "[0]"),
        ([{}, {"records": [{}, {"key": 5}]}], "[1].records[1].key"),
    ],
)
def test_what_build_refuses(value: Any, path: str) -> None:
    with pytest.raises(BuildError) as caught:
        Records.build(value)
    assert caught.value.path == path


def test_a_change_in_a_batch_of_a_set() -> None:
    found = Records.parse(G2 + G5 + G2[:30])
    [batch] = found[:1]
    batch.records[0].value = b"changed"
    del found.batches[1]
    after = Records.parse(bytes(found))
    assert [record.value for record in after[0].records] == [b"changed"]
    assert (len(after), after.tail) == (1, G2[:30])


def test_sets_copy_pickle_compare_and_show() -> None:
    found = Records.parse(G2 + G8)
    assert found == Records.parse(G2 + G8) == G2 + G8
    assert found != Records.parse(G2)
    assert found != 5
    assert pickle.loads(pickle.dumps(found)) == found == copy.deepcopy(found)
    assert repr(found) == f"<RecordSet of {len(G2 + G8)} bytes>"


def test_the_payload_limit_of_a_set() -> None:
    data = RecordBatch.build({"codec": "zstd", "records": [{"value": bytes(100_000)}]})
    limited = Records.limited(1000)
    with pytest.raises(LimitError):
        _ = limited.parse(data)[0].records
    assert len(Records.parse(data)[0].records) == 1


# ---------------------------------------------------------------- inside messages


def test_g1_old_messages_in_a_produce_request() -> None:
    body = kc.message("ProduceRequest")[0].interpret(G1[4 + 10 :])[0]
    [topic] = body.topic_data
    [partition] = topic.partition_data
    assert bytes(partition.records) == G6
    assert [message.records[0].value for message in partition.records] == [b"Hello!"]
    assert kc.message("ProduceRequest")[0].interpret_build(body) == G1[4 + 10 :]


@pytest.mark.parametrize("version", [9, 11, 12])
def test_old_messages_inside_a_flexible_message(version: int) -> None:
    """The inside never turns compact."""
    layout = kc.message("FetchResponse")[12] if version == 12 else kc.message("ProduceRequest")[version]
    name, parts = ("responses", "partitions") if version == 12 else ("topic_data", "partition_data")
    body = {name: [{("topic" if version == 12 else "name"): "t", parts: [{"records": G6 + G8 + G2[:40]}]}]}
    parsed, _ = layout.interpret(layout.interpret_build(body))
    records = parsed[name][0][parts][0].records
    assert [record.offset for batch in records for record in batch.records] == [0, 10, 11]
    assert (records.missing, bytes(records)) == (len(G2) - 40, G6 + G8 + G2[:40])


def test_null_and_empty_records_stay_apart() -> None:
    layout = kc.message("ProduceRequest")[9]
    for records in None, b"":
        body = {"topic_data": [{"name": "t", "partition_data": [{"records": records}]}]}
        parsed, _ = layout.interpret(layout.interpret_build(body))
        got = parsed.topic_data[0].partition_data[0].records
        assert got is None if records is None else bytes(got) == b""


def test_a_broken_batch_leaves_the_message_readable() -> None:
    layout = kc.message("ProduceRequest")[9]
    bad = G2[:57] + bytes.fromhex("7fffffff") + G2[61:]
    body = {"topic_data": [{"name": "t", "partition_data": [{"records": bad}]}]}
    wire = layout.interpret_build(body)
    parsed, _ = layout.interpret(wire)
    for where in parsed, layout.parse(wire):
        [batch] = where.topic_data[0].partition_data[0].records
        with pytest.raises(ParseError) as caught:
            _ = batch.records
        assert caught.value.offset == wire.index(bad) + 57
    assert layout.interpret_build(parsed) == wire


def test_records_that_build_refuses_have_the_whole_path() -> None:
    layout = kc.message("ProduceRequest")[9]
    body = {"topic_data": [{"name": "t", "partition_data": [{"records": [{"records": [{"key": 5}]}]}]}]}
    with pytest.raises(BuildError) as caught:
        layout.interpret_build(body)
    assert caught.value.path == "topic_data[0].partition_data[0].records[0].records[0].key"


def test_downconverted_batches() -> None:
    before, after = Records.parse(data_of("downconvert-source-v2")), Records.parse(data_of("downconvert-v2-to-v1"))
    old = [(r.offset, r.timestamp, r.key, r.value) for batch in after for r in batch.records]
    new = [(r.offset, r.timestamp, r.key, r.value) for b in before if not b.is_control for r in b.records]
    assert old == new


# ---------------------------------------------------------------- a stream, batch by batch


@pytest.mark.parametrize("chunk", [1, 7, 61, 1000, 1 << 20])
def test_a_walk_sees_what_a_set_sees(chunk: int) -> None:
    for tail in b"", G2[:11], G2[:30], bytes(100):
        data = b"".join(ALL) + tail
        walk, found = Records.walk(io.BytesIO(data), chunk), Records.parse(data)
        assert [(bytes(batch), batch.position) for batch in walk] == [(b.wire, b.position) for b in found]
        assert (walk.tail, walk.missing, walk.padding) == (len(found.tail), found.missing, found.padding)


@pytest.mark.parametrize("chunk", [1, 50, 1 << 20])
def test_a_walk_ends_where_a_batch_is_refused(chunk: int) -> None:
    for bad in G2[:16] + b"\x09" + G2[17:], bytes(200) + b"\1":
        walk, got = Records.walk(io.BytesIO(G3 + bad + G2), chunk), list[bytes]()
        with pytest.raises(ParseError) as caught:
            got.extend(map(bytes, walk))
        assert got == [G3]
        assert caught.value.offset == len(G3) + (16 if bad[16] else 8)


def test_a_walk_takes_little_memory() -> None:
    class Endless(io.RawIOBase):
        """4 MB of one batch after the other, which are nowhere all at once."""

        left = 4_000_000 // len(G5)

        def read(self, size: int = -1) -> bytes:
            count = min(self.left, max(1, size // len(G5)))
            self.left -= count
            return G5 * count

    stream: Any = Endless()
    tracemalloc.start()
    count = sum(1 for _ in Records.walk(stream, 1 << 16))
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert count == 4_000_000 // len(G5)
    assert most < 1_000_000


def test_a_length_that_lies_reads_to_the_end_and_sets_nothing_aside() -> None:
    walk = Records.walk(io.BytesIO(G2[:8] + bytes.fromhex("7fffffff") + G2[12:]))
    assert list(walk) == []
    assert (walk.tail, walk.missing) == (len(G2), (1 << 31) - 1 - (len(G2) - 12))
