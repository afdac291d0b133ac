"""Records built and changed in ways that nobody planned for: each of these has gone wrong once."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import kafkaconstruct as kc
from kafkaconstruct import BuildError, Forced
from kafkaconstruct.formats.record_building import interpreted_payload
from tests.records.golden import G3, G7, G8

BATCH = {"base_offset": 10, "base_timestamp": 1000, "records": [{"value": b"a"}, {"value": b"b", "timestamp": 1001}]}


def fresh(**changes: Any) -> Any:
    return kc.RecordBatch.parse(kc.RecordBatch.build({**BATCH, **changes}))


def again(batch: Any) -> Any:
    return kc.RecordBatch.parse(bytes(batch))


# ---------------------------------------------------------------- Forced


@pytest.mark.parametrize("read_first", [False, True])
@pytest.mark.parametrize("name", ["base_offset", "base_timestamp", "max_timestamp", "attributes"])
def test_a_forced_field_counts_as_its_number(name: str, read_first: bool) -> None:
    plain, forced = fresh(), fresh()
    for batch, value in ((plain, 8), (forced, Forced(8))):
        if read_first:
            assert batch.records
        setattr(batch, name, value)
    assert bytes(plain) == bytes(forced)
    assert [(r.offset, r.timestamp) for r in plain.records] == [(r.offset, r.timestamp) for r in forced.records]
    assert (plain.codec, plain.timestamp_type, plain.is_control) == (
        forced.codec,
        forced.timestamp_type,
        forced.is_control,
    )
    assert plain.last_offset == forced.last_offset


@pytest.mark.parametrize("read_first", [False, True])
def test_a_field_that_records_hang_on_takes_nothing_but_numbers(read_first: bool) -> None:
    batch = fresh()
    if read_first:
        assert batch.records
    for value in "a", None, Forced(b"a"):
        with pytest.raises(BuildError, match="base_offset: not a value of this type"):
            batch.base_offset = value
    assert batch.records[0].offset == 10


def test_a_forced_delta_is_written_beside_any_offset() -> None:
    batch = fresh()
    batch.records[1].offset_delta, batch.records[1].timestamp_delta = Forced(7), Forced(9)
    assert [(r.offset, r.timestamp) for r in again(batch).records] == [(10, 1000), (17, 1009)]
    given = {
        **BATCH,
        "records": [{"offset": 11, "offset_delta": Forced(5), "timestamp": 1, "timestamp_delta": Forced(2)}],
    }
    record = kc.RecordBatch.parse(kc.RecordBatch.build(given)).records[0]
    assert (record.offset, record.timestamp) == (15, 1002)


def test_forced_records() -> None:
    two = fresh(records=Forced(BATCH["records"], length=9))
    assert (two.count, two.payload) == (9, fresh().payload)
    assert fresh(records=Forced(b"raw")).payload == b"raw"
    assert fresh(records=Forced(b"raw", length=2)).count == 2
    assert fresh(records=[Forced(b"raw"), {"value": b"b"}]).payload == b"raw" + b"\x0e\x00\x00\x00\x01\x02b\x00"
    with pytest.raises(BuildError, match="records: "):
        fresh(records=Forced(None))
    assert kc.Records.build([Forced(b"raw"), b"er"]) == b"rawer"


# ---------------------------------------------------------------- values of odd types


def test_what_can_be_read_only_once_is_refused() -> None:
    """The compiled path may leave a value to the other one, which would then find nothing in it."""
    response = kc.message("FetchResponse")[12]
    empty: dict[str, Any] = {}
    once: list[Any] = [(x for x in [empty]), iter([{"records": [empty]}])]
    for records in once:
        with pytest.raises(BuildError, match="records: not records"):
            response.build({"responses": [{"topic": "\udc80", "partitions": [{"records": records}]}]})
    with pytest.raises(BuildError, match="records: not a value of this type"):
        fresh(records=iter([{"value": b"a"}]))
    wrapper = {"magic": 1, "codec": "gzip", "records": iter([{"value": b"a"}])}
    with pytest.raises(BuildError, match="records: not a value of this type"):
        kc.Records.build([wrapper])


@pytest.mark.parametrize(
    ("changes", "path"),
    [
        ({"compressed": "text", "codec": "gzip"}, "compressed"),
        ({"compressed": 5, "codec": "gzip", "records": [{}]}, "compressed"),
        ({"compressed": b"rubbish", "codec": "gzip", "records": None}, "compressed"),
        ({5: 5}, "5"),
        ({"records": [{5: 5}]}, "records[0].5"),
        ({"records": [{"timestamp": 1 << 70}]}, "records[0].timestamp"),
        ({"records": [{"offset": 1 << 70}]}, "records[0].offset"),
        ({"records": [{"value": b"a"}, {"value": ""}]}, "records[1].value"),
        ({"records": [{"key": []}]}, "records[0].key"),
        ({"records": [{"headers": [("a", "")]}]}, "records[0].headers[0].value"),
        ({"records": [{"headers": [1]}]}, "records[0].headers[0]"),
        ({"records": [{"control": {"type": 0, "value": 5}}]}, "records[0].control.value"),
        ({"records": [{"control": {"type": 0, "value": {"version": "x"}}}]}, "records[0].control.value.version"),
    ],
)
def test_a_wrong_value_says_where_it_is(changes: dict[Any, Any], path: str) -> None:
    with pytest.raises(BuildError) as caught:
        kc.RecordBatch.build({**BATCH, **changes})
    assert caught.value.path == path


def test_headers_set_to_something_else_say_where_they_are() -> None:
    batch = fresh()
    batch.records[1].headers = [1]
    with pytest.raises(BuildError) as caught:
        bytes(batch)
    assert caught.value.path == "records[1].headers[0]"
    with pytest.raises(BuildError):
        interpreted_payload([(0, 0, 0, None, "", [])])


# ---------------------------------------------------------------- old messages


def test_messages_inside_keep_their_offsets_when_others_come_or_go() -> None:
    def offsets(change: Any) -> list[tuple[int, bytes | None]]:
        wrapper = kc.MessageSet.parse(G8)[0]
        change(wrapper.records)
        return [(m.offset, m.value) for m in kc.MessageSet.parse(bytes(wrapper))[0].records]

    assert offsets(lambda records: records.pop()) == [(10, b"a")]
    assert offsets(lambda records: records.pop(0)) == [(11, b"b")]
    assert offsets(lambda records: records.append({"value": b"c"})) == [(10, b"a"), (11, b"b"), (12, b"c")]
    assert offsets(lambda records: records.append({"value": b"c", "offset": 20})) == [
        (10, b"a"),
        (11, b"b"),
        (20, b"c"),
    ]


def test_an_inner_offset_that_is_no_number_is_refused() -> None:
    wrapper = {"magic": 1, "codec": "gzip", "records": [{}, {"offset": "x"}]}
    with pytest.raises(BuildError) as caught:
        kc.MessageSet.build([wrapper])
    assert caught.value.path == "[0].records[1].offset"
    message = kc.MessageSet.parse(G7)[0]
    for read in False, True:
        assert not read or message.records
        with pytest.raises(BuildError, match="offset: "):
            message.offset = "x"
    message.offset, message.attributes = Forced(9), Forced(8)
    assert (kc.MessageSet.parse(bytes(message))[0].offset, message.timestamp_type) == (9, "LogAppendTime")


def test_messages_in_one_that_is_not_compressed_are_not_lost_silently() -> None:
    with pytest.raises(BuildError, match=r"records: only a compressed message holds others"):
        kc.MessageSet.build([{"records": [{"value": b"a"}]}])
    with pytest.raises(BuildError, match="magic"):
        kc.MessageSet.build([{"magic": 1.0}])


def test_wrong_compressed_bytes_give_way_to_the_records() -> None:
    whole = kc.MessageSet.build([{"codec": "gzip", "records": [{"value": b"a"}]}])
    assert kc.MessageSet.build([{"codec": "gzip", "records": [{"value": b"a"}], "compressed": b"rubbish"}]) == whole
    nothing: dict[str, Any] = {"codec": "gzip", "records": []}
    assert kc.MessageSet.build([{**nothing, "compressed": b"rubbish"}]) == kc.MessageSet.build([nothing])


def test_copies_of_what_was_read_are_their_own() -> None:
    batch = fresh()
    assert batch.records
    other = copy.deepcopy(batch)
    other.records[0].value = b"other"
    assert (batch.records[0].value, again(other).records[0].value) == (b"a", b"other")
    assert kc.RecordBatch.parse(G3).records == []


# ---------------------------------------------------------------- sets


def test_batches_of_a_set_may_be_anything_that_build_takes() -> None:
    records = kc.Records.parse(G3 + G7 + b"tail!")
    records.batches.insert(1, {"records": [{"value": b"new"}]})
    records.batches.append(G3)
    found = kc.Records.parse(bytes(records))
    assert [len(batch.records) for batch in found.batches] == [0, 1, 1, 0]
    assert found.batches[1].records[0].value == b"new"
    assert found.tail == b"tail!"
    records.batches[1] = {"records": [{"value": "new"}]}
    with pytest.raises(BuildError) as caught:
        bytes(records)
    assert caught.value.path == "[1].records[0].value"
