"""Batches of magic 2: golden bytes, public reports, what derives from what, and changes."""

from __future__ import annotations

import copy
import io
import pickle
from dataclasses import dataclass
from typing import Any

import construct
import pytest
from construct import ConstructError

from kafkaconstruct.codecs import CODECS, compress
from kafkaconstruct.codecs.checksums import crc32c
from kafkaconstruct.declare import Forced
from kafkaconstruct.errors import BuildError, CodecError, LimitError, ParseError, TrailingBytesError
from kafkaconstruct.formats.record_batch import HEADER_SIZE, RecordBatch
from kafkaconstruct.formats.record_values import Batch
from tests.records.golden import G2, G3, G4, G5, data_of

NOW = 1_700_000_000_000


def read(data: bytes) -> Batch:
    batch: Batch = RecordBatch.parse(data)
    return batch


def built(**fields: Any) -> Batch:
    return read(RecordBatch.build(fields))


# ---------------------------------------------------------------- golden bytes


def test_g2_a_header_with_a_null_value() -> None:
    batch = read(G2)
    [record] = batch.records
    assert (record.offset, record.timestamp, record.key, record.value) == (0, NOW, None, b"hi")
    assert record.headers == [("h", None)]
    assert batch.crc_valid
    assert len(G2) == batch.batch_length + 12
    again = {"partition_leader_epoch": 0, "records": [{"timestamp": NOW, "value": b"hi", "headers": [("h", None)]}]}
    assert RecordBatch.build(again) == G2


def test_g3_no_records_after_compaction() -> None:
    """CASES B-IV 85, 86."""
    batch = read(G3)
    assert (batch.base_offset, batch.last_offset_delta, batch.last_offset, batch.count) == (5, 3, 8, 0)
    assert batch.records == []
    assert batch.crc_valid
    fields = {"base_offset": 5, "last_offset_delta": 3, "base_timestamp": NOW, "max_timestamp": NOW}
    assert RecordBatch.build({**fields, "partition_leader_epoch": 0}) == G3


def test_a_count_of_none_ends_the_reading() -> None:
    """As in DefaultRecordBatch.iterator: what follows is not looked at."""
    for codec in "none", "gzip":
        batch = read(RecordBatch.build({"codec": codec, "count": 0, "records": Forced(b"anything")}))
        assert batch.records == []
        assert bytes(batch) == batch.wire


def test_g4_a_commit_marker() -> None:
    """CASES B-IV 88, 89: a log may hold nothing but a marker."""
    batch = read(G4)
    assert (batch.is_control, batch.is_transactional, batch.producer_id) == (True, True, 1000)
    [record] = batch.records
    assert (record.offset, record.key) == (7, bytes.fromhex("00000001"))
    assert record.control == {"version": 0, "type": 1, "value": {"version": 0, "coordinator_epoch": 9}}
    marker = {"timestamp": NOW, "control": {"type": "commit", "value": {"coordinator_epoch": 9}}}
    fields = {"is_control": True, "is_transactional": True, "producer_id": 1000, "producer_epoch": 0}
    assert RecordBatch.build({**fields, "base_offset": 7, "partition_leader_epoch": 0, "records": [marker]}) == G4


def test_g5_log_append_time() -> None:
    """CASES B-V 107, B-I 1: every record has the batch's time, and the deltas of 3 000 000 000 ms are kept."""
    batch = read(G5)
    assert batch.timestamp_type == "LogAppendTime"
    assert [(r.timestamp, r.timestamp_delta, r.value) for r in batch.records] == [
        (NOW + 3_000_000, 0, b"v"),
        (NOW + 3_000_000, 3_000_000_000, None),
    ]
    records = [{"key": b"k", "value": b"v"}, {"key": b"k", "timestamp_delta": 3_000_000_000}]
    times = {"base_timestamp": NOW, "max_timestamp": NOW + 3_000_000, "timestamp_type": "LogAppendTime"}
    assert RecordBatch.build({**times, "partition_leader_epoch": 0, "records": records}) == G5
    looked_at = {name: getattr(batch, name) for name in Batch.fields}
    assert RecordBatch.build(looked_at) == G5


def test_a_delta_of_56_years() -> None:
    """CASES B-I 2: CreateTime 0 and 1787086231121 in one batch."""
    batch = built(records=[{"timestamp": 0}, {"timestamp": 1_787_086_231_121}])
    assert bytes.fromhex("a2d99eea8268") in batch.wire
    assert [record.timestamp for record in batch.records] == [0, 1_787_086_231_121]


def test_tombstones_and_empty_values_stay_apart() -> None:
    """CASES B-IV 90."""
    batch = built(records=[{"key": b"a", "value": None}, {"key": b"b", "value": b""}, {"key": b"", "value": b"x"}, {}])
    assert [(r.key, r.value) for r in batch.records] == [(b"a", None), (b"b", b""), (b"", b"x"), (None, None)]


def test_a_value_of_a_megabyte_and_many_records() -> None:
    """CASES B-IV 95, B-II 29."""
    batch = built(records=[{"value": bytes(1 << 20)}])
    assert len(batch.records[0].value or b"") == 1 << 20
    assert len(built(records=[{}] * 200_000).records) == 200_000


def test_both_checksums_are_shown() -> None:
    """CASES B-V 98, 99."""
    wrong = bytearray(G2)
    wrong[-1] ^= 1
    batch = read(bytes(wrong[:-1]) + b"\x01")
    assert batch.crc_valid
    batch = read(bytes(wrong))
    assert (batch.crc, batch.crc_valid) == (0xF1EDB3D9, False)
    assert list(batch.stored_and_computed()) == [("crc", 0xF1EDB3D9, crc32c(bytes(wrong[21:])))]


def test_the_crc_does_not_cover_what_brokers_set() -> None:
    batch = read(G2)
    batch.base_offset, batch.partition_leader_epoch = 1000, 7
    moved = read(bytes(batch))
    assert (moved.crc, moved.crc_valid) == (batch.crc, True)
    assert [record.offset for record in moved.records] == [1000]


# ---------------------------------------------------------------- what is computed, what is given


def test_what_is_left_out_is_computed() -> None:
    records = [{"timestamp": 50, "offset": 7}, {"timestamp": 90}, {"offset": 12, "timestamp": 40}]
    batch = built(records=records)
    assert (batch.base_offset, batch.last_offset_delta, batch.count) == (7, 5, 3)
    assert (batch.base_timestamp, batch.max_timestamp) == (50, 90)
    assert [(r.offset, r.offset_delta, r.timestamp_delta) for r in batch.records] == [
        (7, 0, 0),
        (8, 1, 40),
        (12, 5, -10),
    ]
    assert (batch.producer_id, batch.producer_epoch, batch.base_sequence, batch.partition_leader_epoch) == (-1,) * 4


def test_what_is_given_is_written() -> None:
    given = {"base_offset": 100, "base_timestamp": 1000, "last_offset_delta": 9, "max_timestamp": 5}
    batch = built(**given, records=[{"offset": 103}, {"timestamp": 1001}, {"offset_delta": 8, "timestamp_delta": -4}])
    assert {name: getattr(batch, name) for name in given} == given
    assert [(r.offset, r.timestamp) for r in batch.records] == [(103, 1000), (104, 1001), (108, 996)]


def test_nothing_at_all() -> None:
    batch = built()
    assert (batch.count, batch.records, batch.base_timestamp, batch.max_timestamp) == (0, [], -1, -1)
    assert len(batch.wire) == HEADER_SIZE


@pytest.mark.parametrize("codec", CODECS)
def test_each_codec(codec: str) -> None:
    batch = built(codec=codec, records=[{"value": b"order " * 50}] * 20)
    assert (batch.codec, batch.attributes, batch.crc_valid) == (codec, CODECS.index(codec), True)
    assert [record.value for record in batch.records] == [b"order " * 50] * 20
    assert (batch.compressed is None) == (codec == "none")


def test_derived_names_set_bits() -> None:
    batch = built(
        codec="zstd", timestamp_type="LogAppendTime", is_transactional=True, is_control=True, delete_horizon=55
    )
    assert batch.attributes == 4 | 8 | 16 | 32 | 64
    assert (batch.delete_horizon, batch.base_timestamp) == (55, 55)
    assert built(attributes=0x7F00).attributes == 0x7F00
    assert built(attributes=0x7F08, timestamp_type="LogAppendTime").attributes == 0x7F08


@pytest.mark.parametrize(
    ("fields", "path"),
    [
        ({"attributes": 1, "codec": "none"}, "codec"),
        ({"attributes": 0, "is_control": True}, "is_control"),
        ({"attributes": 0, "delete_horizon": 5}, "delete_horizon"),
        ({"delete_horizon": 5, "base_timestamp": 6}, "base_timestamp"),
        ({"codec": "brotli"}, "codec"),
        ({"codec": ["gzip"]}, "codec"),
        ({"timestamp_type": "Never"}, "timestamp_type"),
        ({"attributes": "gzip"}, "attributes"),
        ({"magic": 1}, "magic"),
        ({"producer_epoch": 1 << 15}, "producer_epoch"),
        ({"producer_id": None, "base_sequence": 1 << 40}, "base_sequence"),
        ({"base_offset": 1.5}, "base_offset"),
        ({"produced_id": 5}, "produced_id"),
        ({"records": b"raw"}, "records"),
        ({"records": {"key": b""}}, "records"),
        ({"records": 5}, "records"),
        ({"records": [5]}, "records[0]"),
        ({"records": [{}, {"valeu": b"x"}]}, "records[1].valeu"),
        ({"records": [{}, {"key": "text"}]}, "records[1].key"),
        ({"records": [{"value": 5}]}, "records[0].value"),
        ({"records": [{"attributes": 128}]}, "records[0].attributes"),
        ({"records": [{"headers": b"h"}]}, "records[0].headers"),
        ({"records": [{"headers": [("h", None), 5]}]}, "records[0].headers[1]"),
        ({"records": [{"headers": [(None, b"v")]}]}, "records[0].headers[0].key"),
        ({"records": [{"headers": [("h", "v")]}]}, "records[0].headers[0].value"),
        ({"records": [{"offset": 0}, {"offset": 1 << 31}]}, "records[1].offset_delta"),
        ({"records": [{}, {"offset": 1.5}]}, "records[1]"),
        ({"records": [{}, {"timestamp": "now"}]}, "records[1]"),
        ({"records": [{"timestamp_delta": 1 << 63}]}, "records[0].timestamp_delta"),
        ({"records": [{"control": {"type": "begin"}}]}, "records[0].control.type"),
        ({"records": [{"control": 5}]}, "records[0].control"),
    ],
)
def test_what_build_refuses(fields: dict[str, Any], path: str) -> None:
    with pytest.raises(BuildError) as caught:
        RecordBatch.build(fields)
    assert caught.value.path == path


def test_the_nearest_name_is_named() -> None:
    with pytest.raises(BuildError, match="'value'"):
        RecordBatch.build({"records": [{"valeu": b"x"}]})


@pytest.mark.parametrize("value", [None, 5, "text", [], object()])
def test_build_refuses_what_is_no_batch(value: Any) -> None:
    with pytest.raises(ConstructError):
        RecordBatch.build(value)


def test_private_keys_and_any_object() -> None:
    @dataclass
    class Mine:
        base_offset: int
        records: list[Any]

    @dataclass
    class MyRecord:
        value: bytes
        headers: dict[str, bytes | None]

    assert RecordBatch.build(Mine(5, [MyRecord(b"x", {"h": None})])) == RecordBatch.build(
        {"base_offset": 5, "_io": 1, "records": [{"value": b"x", "_io": 1, "headers": [{"key": "h", "value": None}]}]}
    )


def test_header_keys_that_are_no_utf8_survive() -> None:
    wire = RecordBatch.build({"records": [{"headers": [("caf\udce9", b"")]}]})
    assert b"caf\xe9" in wire
    assert RecordBatch.build({"records": read(wire).records}) == wire


def test_timestamps_far_apart_wrap_as_in_java() -> None:
    extremes = [(1 << 63) - 1, -(1 << 63), 0, 5 - (1 << 63)]
    batch = built(records=[{"timestamp": time} for time in extremes])
    assert [record.timestamp for record in batch.records] == extremes


def test_offsets_past_the_last_wrap_as_in_java() -> None:
    batch = built(base_offset=(1 << 63) - 1, records=[{"offset_delta": 5}, {}])
    assert [record.offset for record in batch.records] == [-(1 << 63) + 4, -(1 << 63) + 5]
    assert RecordBatch.build({name: getattr(batch, name) for name in Batch.fields}) == batch.wire


# ---------------------------------------------------------------- wrong on purpose


def test_forced_numbers() -> None:
    wrong = read(RecordBatch.build({"crc": Forced(5), "count": Forced(9), "records": [{}]}))
    assert (wrong.crc, wrong.count, wrong.crc_valid) == (5, 9, False)
    with pytest.raises(ParseError, match="so many records"):
        _ = wrong.records
    assert RecordBatch.build({"batch_length": Forced(-2)})[8:12] == bytes.fromhex("fffffffe")
    assert RecordBatch.build({"magic": Forced(7)})[16] == 7
    assert RecordBatch.build({"crc": Forced(0), "records": [{}]})[17:21] == bytes(4)


def test_plain_numbers_do_not_override_what_is_computed() -> None:
    assert RecordBatch.build({"crc": 5, "count": 9, "batch_length": 1, "records": [{}]}) == RecordBatch.build(
        {"records": [{}]}
    )


def test_forced_inside_a_record() -> None:
    wire = RecordBatch.build({"records": [{"length": Forced(3), "value": b"abc"}]})
    with pytest.raises(ParseError, match="does not end where its length says"):
        _ = read(wire).records
    wire = RecordBatch.build({"records": [{"key": Forced(b"k", length=1000)}]})
    with pytest.raises(ParseError) as caught:
        _ = read(wire).records
    assert caught.value.path == "records[0].key"
    assert read(RecordBatch.build({"records": [{"headers": Forced([], length=4)}]})).wire[-1] == 8


def test_forced_payload() -> None:
    wire = RecordBatch.build({"codec": "gzip", "count": 3, "records": Forced(b"not gzip")})
    assert (wire[61:], read(wire).count) == (b"not gzip", 3)
    with pytest.raises(CodecError):
        _ = read(wire).records


# ---------------------------------------------------------------- compressed bytes given


def test_compressed_bytes_are_used_while_they_hold_the_records() -> None:
    records = [{"value": b"order " * 50}] * 20
    other = compress("gzip", RecordBatch.build({"records": records})[61:], level=1)
    with_both = RecordBatch.build({"codec": "gzip", "records": records, "compressed": other})
    assert with_both[61:] == other
    changed = RecordBatch.build({"codec": "gzip", "records": records[1:], "compressed": other})
    assert [record.value for record in read(changed).records] == [b"order " * 50] * 19
    broken = RecordBatch.build({"codec": "gzip", "records": records, "compressed": other[:-9]})
    assert len(read(broken).records) == 20
    alone = read(RecordBatch.build({"codec": "gzip", "compressed": other}))
    assert (alone.count, len(alone.records)) == (20, 20)


def test_compressed_bytes_in_another_form() -> None:
    overlong = bytes.fromhex("10 00 00 8000 01 02 78 00".replace(" ", ""))  # offset delta 0 in two bytes
    payload = compress("gzip", overlong)
    wire = RecordBatch.build({"codec": "gzip", "records": [{"value": b"x"}], "compressed": payload})
    assert wire[61:] == payload


# ---------------------------------------------------------------- a batch that was read, and changed


@pytest.mark.parametrize(
    "case", ["v2-gzip-create-20rec-txn", "v2-none-logappend-20rec-txn", "v2-zstd-create-20rec-txn"]
)
def test_a_change_of_the_header_moves_the_records_and_keeps_the_payload(case: str) -> None:
    for look_first in False, True:
        batch = read(data_of(case))
        if look_first:
            assert len(batch.records) == 20
        batch.base_offset = 5000
        batch.base_timestamp += 7
        batch.max_timestamp = 99
        after = read(bytes(batch))
        assert after.crc_valid
        assert after.payload == batch.payload
        assert [(r.offset, r.timestamp) for r in after.records] == [(r.offset, r.timestamp) for r in batch.records]
        assert batch.records[0].offset == 5000


def test_a_broker_that_turns_to_log_append_time_and_back() -> None:
    batch = read(data_of("v2-none-create-20rec-txn"))
    times = [record.timestamp for record in batch.records]
    batch.attributes |= 8
    batch.max_timestamp = 77
    assert {record.timestamp for record in batch.records} == {77}
    assert {record.timestamp for record in read(bytes(batch)).records} == {77}
    batch.attributes &= ~8
    assert [record.timestamp for record in batch.records] == times


def test_derived_names_can_be_set() -> None:
    batch = built(records=[{"timestamp": 5}, {"timestamp": 9}])
    assert len(batch.records) == 2
    batch.is_transactional = batch.is_control = True
    batch.timestamp_type = "LogAppendTime"
    assert (batch.attributes, batch.records[0].timestamp) == (8 | 16 | 32, 9)
    batch.is_control = False
    after = read(bytes(batch))
    assert (after.attributes, [record.timestamp for record in after.records]) == (8 | 16, [9, 9])
    with pytest.raises(BuildError, match="Never"):
        batch.timestamp_type = "Never"


def test_records_may_be_replaced_by_mappings() -> None:
    batch = built(codec="lz4", records=[{"value": b"a"}])
    mappings: Any = [{"offset": 3, "value": b"x"}, {"value": b"y"}]
    batch.records = mappings
    batch.base_offset = 1
    after = read(bytes(batch))
    assert [(record.offset, record.value) for record in after.records] == [(3, b"x"), (4, b"y")]
    assert (after.codec, after.count, after.last_offset_delta, after.crc_valid) == ("lz4", 2, 3, True)
    batch = built(last_offset_delta=9, records=[{"value": b"a", "timestamp": 4}])
    batch.records[0].timestamp = 7
    after = read(bytes(batch))
    assert (after.last_offset_delta, after.max_timestamp) == (9, 7)  # the one was set, the other computed


def test_a_change_of_a_record() -> None:
    for codec in CODECS:
        batch = built(codec=codec, records=[{"key": b"a", "value": b"1"}, {"key": b"b", "value": b"2"}])
        batch.records[1].value = b"changed"
        batch.records[1].headers.append(("h", b"v"))
        after = read(bytes(batch))
        assert [(r.value, r.headers) for r in after.records] == [(b"1", []), (b"changed", [("h", b"v")])]
        assert after.crc_valid
        del batch.records[0]
        after = read(bytes(batch))
        assert ([record.offset for record in after.records], after.count, after.last_offset_delta) == ([1], 1, 1)


def test_a_change_of_the_codec() -> None:
    batch = built(codec="gzip", records=[{"value": b"abc" * 99}])
    batch.codec = "lz4"
    after = read(bytes(batch))
    assert (after.codec, after.records[0].value) == ("lz4", b"abc" * 99)
    with pytest.raises(BuildError, match="brotli"):
        batch.codec = "brotli"


def test_an_unreadable_batch_keeps_its_header_and_its_bytes() -> None:
    broken = G2[:57] + (2).to_bytes(4, "big") + G2[61:]
    batch = read(broken)
    assert (batch.base_timestamp, batch.count) == (NOW, 2)
    for _ in range(2):
        with pytest.raises(ParseError, match="so many records"):
            _ = batch.records
    assert bytes(batch) == broken
    batch.partition_leader_epoch = 8
    assert bytes(batch)[61:] == broken[61:]


def test_values_copy_pickle_compare_and_show() -> None:
    batch = read(data_of("v2-gzip-create-20rec-txn"))
    assert pickle.loads(pickle.dumps(batch)) == batch == copy.deepcopy(batch)
    assert batch != read(G2)
    assert batch != 5
    assert batch.records[0] == pickle.loads(pickle.dumps(batch.records[0]))
    assert batch.records[0] != batch.records[1]
    assert "producer_id" in repr(batch)
    assert "offset_delta=0" in repr(batch.records[0])


# ---------------------------------------------------------------- as a Construct


def test_inside_somebody_elses_struct() -> None:
    mine = construct.Struct("before" / construct.Byte, "batch" / RecordBatch, "after" / construct.Byte)
    parsed = mine.parse(b"\x01" + G2 + b"\x02")
    assert (parsed.before, parsed.batch.records[0].value, parsed.after) == (1, b"hi", 2)
    assert parsed.batch.position == 1
    assert mine.build(parsed) == b"\x01" + G2 + b"\x02"


def test_what_is_left_over() -> None:
    with pytest.raises(TrailingBytesError) as caught:
        read(G2 + G3)
    assert (bytes(caught.value.value), caught.value.rest, caught.value.offset) == (G2, G3, len(G2))
    assert bytes(RecordBatch.parse(G2 + G3, allow_trailing=True)) == G2
    stream = io.BytesIO(G2 + G3)
    assert [bytes(RecordBatch.parse_stream(stream)) for _ in range(2)] == [G2, G3]


def test_size_is_not_fixed() -> None:
    with pytest.raises(construct.SizeofError):
        RecordBatch.sizeof()


def test_the_payload_limit() -> None:
    batch = built(codec="gzip", records=[{"value": bytes(100_000)}])
    batch.limit = 1000
    with pytest.raises(LimitError) as caught:
        _ = batch.records
    assert caught.value.buffer == ""
    batch.limit = None
    assert len(batch.records) == 1


def test_errors_name_their_place() -> None:
    wire = bytearray(RecordBatch.build({"records": [{"value": b"abc"}, {"value": b"abc"}]}))
    wire[-5] = 0x7F  # the second record's value says -64: null, so a letter counts the headers
    with pytest.raises(ParseError) as caught:
        _ = RecordBatch.parse(bytes(wire)).records
    assert caught.value.path == "records[1].headers"
    packed = compress("gzip", bytes(wire[61:]))
    with pytest.raises(ParseError) as caught:
        _ = read(RecordBatch.build({"codec": "gzip", "count": 2, "records": Forced(packed)})).records
    assert (caught.value.offset, caught.value.buffer) == (16, "the gzip payload of the batch at byte 0")


@pytest.mark.parametrize("number", [5, 6, 7])
def test_codecs_that_are_none(number: int) -> None:
    batch = read(RecordBatch.build({"attributes": Forced(number), "records": Forced(b"x"), "count": 1}))
    assert batch.codec == f"unknown-{number}"
    with pytest.raises(CodecError) as caught:
        _ = batch.records
    assert caught.value.offset == 21
    with pytest.raises(BuildError):
        RecordBatch.build({"attributes": number, "records": [{}]})


@pytest.mark.parametrize("name", ["compression", "compression_type"])
def test_the_name_that_clients_give_the_codec_leads_to_it(name: str) -> None:
    with pytest.raises(BuildError, match=f"{name}: a batch has no such field; expected 'codec'"):
        built(**{name: "gzip"})
