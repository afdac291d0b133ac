"""Records between magics and codecs."""

from __future__ import annotations

import gzip
import json
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from kafkaconstruct.engines import strategies
from kafkaconstruct.errors import BuildError
from kafkaconstruct.formats.record_sets import RecordSet
from kafkaconstruct.formats.records import Records
from kafkaconstruct.rules import convert
from tests.rules.batches import batch, marker
from tests.shared import shared

FEW = settings(max_examples=60, deadline=None, phases=[Phase.generate], suppress_health_check=[HealthCheck.too_slow])


def read(*items: Any) -> RecordSet:
    return Records.from_bytes(Records.to_bytes(list(items)))


def content(records: Any) -> list[tuple[Any, ...]]:
    """Offset, timestamp, key and value of every record; no timestamp is -1 in magic 1 and 2."""
    return [(r.offset, -1 if r.timestamp is None else r.timestamp, r.key, r.value) for b in records for r in b.records]


def test_kafkas_own_down_conversion() -> None:
    """MemoryRecords.downConvert wrote these; compressed bytes are compared by their content."""
    held = 0
    with gzip.open(shared("vectors/records.jsonl.gz"), "rt") as lines:
        for vector in map(json.loads, lines):
            if "source_hex" not in vector:
                continue
            found = convert(Records.from_bytes(bytes.fromhex(vector["source_hex"])), magic=vector["magic"])
            wanted = Records.from_bytes(bytes.fromhex(vector["hex"]))
            assert len(found.records) == len(wanted)
            for ours, theirs in zip(found.records, wanted, strict=True):
                stored = ("stored_offset", "magic", "attributes", "stored_timestamp")
                assert [getattr(ours, name) for name in stored] == [getattr(theirs, name) for name in stored]
                if theirs.codec == "none":
                    assert bytes(ours) == bytes(theirs)
                for inner, their_inner in zip(ours.records, theirs.records, strict=True):
                    assert bytes(inner) == bytes(their_inner)
            assert list(map(str, found.lost)) == ["offset 20: 1 header: x", "offset 24: a control batch"]
            held += 1
    assert held


def test_a_source_of_magic_2_stays_as_it_is_for_a_consumer_that_can_read_it() -> None:
    with gzip.open(shared("vectors/records.jsonl.gz"), "rt") as lines:
        sources = [bytes.fromhex(v["hex"]) for v in map(json.loads, lines) if v["case"] == "downconvert-source-v2"]
    assert sources
    for source in sources:
        found = convert(Records.from_bytes(source), magic=2)
        assert (bytes(found.records), found.lost) == (source, ())


def test_a_wrapper_has_relative_offsets_in_magic_1_and_absolute_ones_in_magic_0() -> None:
    source = read(
        {"codec": "gzip", "base_offset": 10, "base_timestamp": 5, "records": [{"value": b"a"}, {"value": b"b"}]}
    )
    for magic, stored in ((1, [0, 1]), (0, [10, 11])):
        wrapper: Any
        (wrapper,) = convert(source, magic=magic).records
        assert (wrapper.magic, wrapper.codec, wrapper.offset) == (magic, "gzip", 11)
        assert [inner.stored_offset for inner in wrapper.records] == stored
        assert [inner.offset for inner in wrapper.records] == [10, 11]


def test_log_append_time_goes_along() -> None:
    source = read(
        {"timestamp_type": "LogAppendTime", "max_timestamp": 99, "base_timestamp": 5, "codec": "lz4"}
        | {"records": [{"value": b"a", "timestamp": 5}, {"value": b"b", "timestamp": 6}]}
    )
    down = convert(source, magic=1).records
    assert down[0].timestamp_type == "LogAppendTime"
    assert [record.timestamp for record in down[0].records] == [99, 99]
    up: Any = convert(down, magic=2).records
    assert (up[0].timestamp_type, up[0].max_timestamp) == ("LogAppendTime", 99)
    assert [record.timestamp for record in up[0].records] == [99, 99]


def test_what_an_older_magic_cannot_hold_is_listed() -> None:
    headed = {"value": b"v", "timestamp": 7, "headers": [("a", b"1"), ("b", None)]}
    source = read(
        {"base_offset": 3, "partition_leader_epoch": 4, "records": [headed]},
        bytes(batch(5, offset=4, epoch=2, is_transactional=True)),
        bytes(marker(1, offset=5, epoch=2)),
        {"base_offset": 6, "last_offset_delta": 0, "base_timestamp": 50, "delete_horizon": 50, "records": []},
    )
    assert list(map(str, convert(source, magic=1).lost)) == [
        "offset 3: leader epoch 4",
        "offset 3: 2 headers: a, b",
        "offset 4: producer 7, epoch 2, sequence 5, transactional",
        "offset 5: a control batch",
        "offset 6: delete horizon 50",
        "offset 6: an empty batch",
    ]
    assert [str(loss) for loss in convert(source, magic=0).lost if "timestamp" in loss.what] == [
        "offset 3: timestamp 7"
    ]
    assert len(convert(source, magic=1).records) == 2


def test_plain_messages_side_by_side_share_a_batch_or_a_wrapper() -> None:
    messages = [{"magic": 1, "offset": n, "timestamp": n, "value": b"v"} for n in range(3)]
    (made,) = convert(read(*messages), magic=2).records
    assert (made.magic, len(made.records)) == (2, 3)
    (wrapper,) = convert(read(*messages), codec="gzip").records
    assert (wrapper.magic, wrapper.codec, len(wrapper.records)) == (1, "gzip", 3)
    assert len(convert(read(messages[0], {**messages[1], "timestamp_type": "LogAppendTime"}), magic=2).records) == 2


def test_zstd_has_no_old_form() -> None:
    source = read({"codec": "zstd", "records": [{"value": b"v"}]})
    with pytest.raises(BuildError, match="magic 1 has no zstd; expected another codec"):
        convert(source, magic=1)
    assert convert(source, magic=1, codec="gzip").records[0].codec == "gzip"


def test_a_codec_alone_keeps_all_that_a_batch_says() -> None:
    source = read(bytes(batch(5, 3, offset=9, epoch=2, is_transactional=True, partition_leader_epoch=6)), marker(1))
    for codec in strategies.CODECS:
        found = convert(source, codec=codec)
        assert found.lost == ()
        pairs: list[tuple[Any, Any]] = list(zip(source, found.records, strict=True))
        for before, after in pairs:
            assert after.codec == codec
            names = ("base_offset", "partition_leader_epoch", "producer_id", "producer_epoch", "base_sequence")
            assert [getattr(after, name) for name in names] == [getattr(before, name) for name in names]
            assert (after.is_control, after.is_transactional) == (before.is_control, before.is_transactional)
        assert bytes(convert(found.records, codec="none").records) == bytes(source)


def test_what_there_is_not() -> None:
    with pytest.raises(BuildError, match="no such magic"):
        convert([], magic=3)
    with pytest.raises(BuildError, match="no codec is called 'brotli'"):
        convert(read({"records": [{"value": b"v"}]}), codec="brotli")


@FEW
@given(strategies.record_sets(), st.sampled_from(["none", "gzip", "snappy", "lz4"]))
def test_down_and_up_keeps_keys_values_order_offsets_and_timestamps(batches: Any, codec: str) -> None:
    source = read(*batches)
    for magic in (1, 0):
        down = convert(source, magic=magic, codec=codec)
        assert all(one.magic == magic and one.codec == codec for one in down.records)
        kept = content(down.records)
        wanted = content(source)
        assert kept == (wanted if magic else [(offset, -1, key, value) for offset, _, key, value in wanted])
        up = convert(down.records, magic=2, codec="zstd")
        assert content(up.records) == kept
        assert up.lost == ()
        again = convert(up.records, magic=magic, codec=codec)
        assert content(again.records) == kept
        assert bytes(convert(again.records, magic=magic).records) == bytes(again.records)


@FEW
@given(
    st.lists(strategies.record_batches(), max_size=2),
    st.sampled_from(strategies.CODECS),
    st.sampled_from(strategies.CODECS),
)
def test_codecs_change_nothing_else(batches: Any, first: str, second: str) -> None:
    source = read(*batches)
    once = convert(source, codec=first)
    assert content(once.records) == content(source)
    twice = convert(convert(once.records, codec=second).records, codec=first)
    assert [bytes(one) for one in twice.records] == [bytes(one) for one in once.records]
