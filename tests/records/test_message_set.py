"""Messages of magic 0 and 1, wrappers, and what Kafka's reader refuses of them."""

from __future__ import annotations

import copy
import gzip
import json
import pickle
from typing import Any

import pytest

from kafkaconstruct.codecs import compress
from kafkaconstruct.codecs.checksums import crc32
from kafkaconstruct.codecs.lz4 import header_checksum
from kafkaconstruct.declare import Forced
from kafkaconstruct.errors import BuildError, CodecError, LimitError, ParseError
from kafkaconstruct.formats.message_set import MessageSet
from kafkaconstruct.formats.record_values import LegacyMessage
from kafkaconstruct.formats.records import Records
from tests.records.golden import G6, G7, G8, data_of
from tests.shared import shared

NOW = 1_700_000_000_000


def one(data: bytes) -> LegacyMessage:
    [message] = MessageSet.parse(data)
    assert isinstance(message, LegacyMessage)
    return message


def built(*messages: dict[str, Any]) -> bytes:
    return MessageSet.build(list(messages))


# ---------------------------------------------------------------- golden bytes


def test_g6_a_null_key() -> None:
    """CASES B-IV 92, B-V 96."""
    message = one(G6)
    assert (message.offset, message.key, message.value, message.timestamp) == (0, None, b"Hello!", None)
    assert (message.crc, message.computed_crc, message.crc_valid) == (0x8DC795A2, crc32(G6[16:]), True)
    assert (message.magic, message.timestamp_type, message.headers) == (0, None, [])
    assert message.records == [message]
    assert built({"magic": 0, "value": b"Hello!"}) == G6


def test_g7_a_timestamp() -> None:
    message = one(G7)
    assert (message.offset, message.timestamp, message.key, message.value) == (3, NOW, b"k", b"v")
    assert message.timestamp_type == "CreateTime"
    assert built({"offset": 3, "timestamp": NOW, "key": b"k", "value": b"v"}) == G7


def test_g8_relative_offsets_in_a_wrapper() -> None:
    """CASES B-V 106."""
    wrapper = one(G8)
    assert (wrapper.offset, wrapper.codec) == (11, "gzip")
    assert [(message.offset, message.stored_offset) for message in wrapper.records] == [(10, 0), (11, 1)]
    assert wrapper.crc_valid
    assert all(message.crc_valid for message in wrapper.records)
    assert bytes(wrapper) == G8


# ---------------------------------------------------------------- wrappers


@pytest.mark.parametrize("codec", ["gzip", "snappy", "lz4"])
@pytest.mark.parametrize("magic", [0, 1])
def test_a_wrapper_built_and_read(magic: int, codec: str) -> None:
    inner = [{"offset": 100 + i, "value": b"order " * 20} for i in (0, 1, 5)]
    wrapper = one(built({"magic": magic, "codec": codec, "records": inner}))
    assert (wrapper.offset, wrapper.codec, wrapper.crc_valid) == (105, codec, True)
    assert [message.offset for message in wrapper.records] == [100, 101, 105]
    assert [message.stored_offset for message in wrapper.records] == ([0, 1, 5] if magic else [100, 101, 105])
    assert {message.value for message in wrapper.records} == {b"order " * 20}


def test_offsets_that_are_left_out() -> None:
    """As a producer writes them: the broker sets the wrapper's."""
    wrapper = one(built({"codec": "gzip", "records": [{"value": b"a"}, {"value": b"b"}]}))
    assert (wrapper.offset, [message.offset for message in wrapper.records]) == (1, [0, 1])
    wrapper.offset = 11
    assert [message.offset for message in wrapper.records] == [10, 11]
    wrapper.offset = 0
    assert [message.offset for message in wrapper.records] == [0, 1]
    wrapper = one(built({"codec": "gzip", "offset": 50, "records": [{"value": b"a"}, {"value": b"b"}]}))
    assert [message.offset for message in wrapper.records] == [49, 50]


def test_log_append_time_of_a_wrapper_goes_for_what_is_inside() -> None:
    inner = [{"timestamp": 5, "value": b"a"}, {"timestamp": 9, "value": b"b"}]
    wrapper = one(built({"codec": "gzip", "timestamp_type": "LogAppendTime", "timestamp": 77, "records": inner}))
    assert [(m.timestamp, m.stored_timestamp, m.timestamp_type) for m in wrapper.records] == [
        (77, 5, "LogAppendTime"), (77, 9, "LogAppendTime"),
    ]  # fmt: skip
    created = one(built({"codec": "gzip", "records": inner}))
    assert (created.timestamp, [message.timestamp for message in created.records]) == (9, [5, 9])


def test_compaction_leaves_gaps_that_survive() -> None:
    inner = [{"stored_offset": stored, "value": b"x"} for stored in (2, 5, 9)]
    wrapper = one(built({"codec": "gzip", "offset": 109, "records": inner}))
    assert [message.offset for message in wrapper.records] == [102, 105, 109]
    again = one(built({"codec": "gzip", "offset": 109, "records": list(wrapper.records)}))
    assert [message.stored_offset for message in again.records] == [2, 5, 9]


def test_lz4_under_magic_0_has_the_checksum_that_old_clients_want() -> None:
    """CASES B-V 100 (KAFKA-3160): both forms are read, Kafka's own is written."""
    wrapper = one(built({"magic": 0, "codec": "lz4", "records": [{"value": b"x"}]}))
    stored, right, kafkas = header_checksum(wrapper.value or b"")
    assert stored == kafkas != right
    for case in "v0-lz4-correct-hc", "v0-lz4-broken-hc":
        assert len(one(data_of(case)).records) == 2


def test_a_cut_off_inner_message_is_passed_over() -> None:
    plain = built({"value": b"a"}, {"value": b"b"})
    wrapper = one(built({"codec": "gzip", "offset": 1, "value": compress("gzip", plain[:-1])}))
    assert [message.value for message in wrapper.records] == [b"a"]


def test_bytes_after_the_value_are_passed_over() -> None:
    body = G6[16:] + b"rest"
    message = one(G6[:8] + (len(body) + 4).to_bytes(4, "big") + crc32(body).to_bytes(4, "big") + body)
    assert (message.value, message.crc_valid) == (b"Hello!", True)


def wrapping(plain: bytes, **fields: Any) -> LegacyMessage:
    return one(built({"codec": "gzip", "offset": 9, "value": compress("gzip", plain), **fields}))


@pytest.mark.parametrize(
    ("wrapper", "reason"),
    [
        (wrapping(b""), "no messages inside"),
        (wrapping(bytes(11)), "no messages inside"),
        (wrapping(G8), "inside a compressed message"),
        (wrapping(bytes(12)), "no message is that short"),
        (wrapping(G7[:16] + b"\x02" + G7[17:]), "not a message of magic 0 or 1"),
        (wrapping(G7[:8] + (20).to_bytes(4, "big") + G7[12:]), "no message of magic 1 is that short"),
        (wrapping(G7[:26] + (99).to_bytes(4, "big") + G7[30:]), "does not fit"),
        (wrapping(G7, offset=2), "before the last one inside"),
        (one(data_of("v1-compressed-null-value")), "without a value"),
    ],
)
def test_what_kafka_refuses(wrapper: LegacyMessage, reason: str) -> None:
    for _ in range(2):
        with pytest.raises(ParseError, match=reason):
            _ = wrapper.records
    assert bytes(wrapper) == wrapper.wire
    assert wrapper.codec == "gzip"


@pytest.mark.parametrize("number", [4, 5, 7])
def test_codecs_of_later_times(number: int) -> None:
    """zstd came with magic 2 only (KIP-110)."""
    wrapper = one(built({"attributes": number, "value": compress("zstd", G7)}))
    with pytest.raises(CodecError) as caught:
        _ = wrapper.records
    assert caught.value.offset == 17


def test_no_deeper_than_one() -> None:
    data = built({"value": b"x"})
    for _ in range(2000):
        data = built({"codec": "gzip", "value": compress("gzip", data, level=1)})
    with pytest.raises(ParseError, match="inside a compressed message"):
        _ = one(data).records


def test_a_bomb_in_a_wrapper() -> None:
    wrapper = wrapping(bytes(10_000_000))
    wrapper.limit = 1_000_000
    with pytest.raises(LimitError):
        _ = wrapper.records


def test_a_message_whose_lengths_lie_keeps_its_header() -> None:
    message = one(G7[:26] + (1000).to_bytes(4, "big") + G7[30:])
    assert (message.offset, message.timestamp, message.crc_valid) == (3, NOW, False)
    for name in "key", "value", "records":
        with pytest.raises(ParseError) as caught:
            getattr(message, name)
        assert (caught.value.path, caught.value.offset) == ("key", 26)


# ---------------------------------------------------------------- building and changing


def test_offsets_of_a_set_count_on() -> None:
    messages = MessageSet.parse(built({"value": b"a"}, {"offset": 7, "value": b"b"}, {"value": b"c"}))
    assert [message.records[0].offset for message in messages] == [0, 7, 8]


def test_forced_numbers() -> None:
    message = one(built({"crc": Forced(5), "value": b"x"}))
    assert (message.crc, message.crc_valid) == (5, False)
    assert built({"message_size": Forced(3)})[8:12] == bytes.fromhex("00000003")
    assert built({"magic": Forced(9)})[16] == 9
    assert built({"key": Forced(b"k", length=99)})[26:31] == bytes.fromhex("000000636b")
    assert built({"crc": 5, "message_size": 9}) == built({})


@pytest.mark.parametrize(
    ("message", "path"),
    [
        ({"magic": 0, "timestamp": 5}, "[0].timestamp"),
        ({"magic": 3}, "[0].magic"),
        ({"key": "text"}, "[0].key"),
        ({"headers": []}, "[0].headers"),
        ({"codec": "brotli"}, "[0].codec"),
        ({"attributes": 1, "codec": "lz4"}, "[0].codec"),
        ({"attributes": 200}, "[0].attributes"),
        ({"codec": "gzip", "records": b""}, "[0].records"),
        ({"codec": "gzip", "records": [{"key": 5}]}, "[0].records[0].key"),
        ({"offset": 1 << 63}, "[0].offset"),
    ],
)
def test_what_build_refuses(message: dict[str, Any], path: str) -> None:
    with pytest.raises(BuildError) as caught:
        built(message)
    assert caught.value.path == path


def test_a_change_of_a_message() -> None:
    message = one(G7)
    message.value, message.offset = b"other", 5
    after = one(bytes(message))
    assert (after.offset, after.key, after.value, after.timestamp, after.crc_valid) == (5, b"k", b"other", NOW, True)


def test_a_change_inside_a_wrapper() -> None:
    wrapper = one(G8)
    wrapper.records[1].value = b"other"
    after = one(bytes(wrapper))
    assert [(m.offset, m.value) for m in after.records][1] == (11, b"other")
    assert after.crc_valid
    wrapper = one(G8)
    wrapper.codec = "snappy"
    after = one(bytes(wrapper))
    assert (after.codec, [m.offset for m in after.records]) == ("snappy", [10, 11])
    wrapper = one(G8)
    assert len(wrapper.records) == 2
    wrapper.offset = 101
    after = one(bytes(wrapper))
    assert ([m.offset for m in after.records], after.value) == ([100, 101], wrapper.value)


def test_compressed_bytes_are_used_while_they_hold_the_records() -> None:
    wrapper = one(G8)
    inner = [{"offset": m.offset, "timestamp": m.timestamp, "key": m.key, "value": m.value} for m in wrapper.records]
    fields = {"magic": 1, "codec": "gzip", "offset": 11, "timestamp": wrapper.timestamp, "records": inner}
    assert built({**fields, "compressed": wrapper.compressed}) == G8
    changed = one(built({**fields, "compressed": wrapper.compressed, "records": inner[:1]}))
    assert len(changed.records) == 1
    broken = one(built({**fields, "compressed": b"no gzip"}))
    assert len(broken.records) == 2


def test_compressed_bytes_that_store_other_numbers_but_mean_the_same() -> None:
    """After compaction, and with LogAppendTime."""
    inner = [{"stored_offset": stored, "timestamp": stored, "value": b"x"} for stored in (2, 5, 9)]
    times = {"timestamp_type": "LogAppendTime", "timestamp": 77}
    wrapper = one(built({"codec": "gzip", "offset": 109, **times, "records": inner}))
    meant = [{"offset": m.offset, "timestamp": m.timestamp, "value": m.value} for m in wrapper.records]
    fields = {"codec": "gzip", "offset": 109, **times, "records": meant}
    assert built(fields) != wrapper.wire
    assert built({**fields, "compressed": wrapper.compressed}) == wrapper.wire


def test_values_copy_pickle_compare_and_show() -> None:
    wrapper = one(G8)
    assert len(wrapper.records) == 2
    assert pickle.loads(pickle.dumps(wrapper)) == wrapper == copy.deepcopy(wrapper)
    assert wrapper != one(G7)
    assert "stored_offset=11" in repr(wrapper)


def test_messages_of_another_clients_tests() -> None:
    """sarama's own, which stand there without offset and size."""
    lines = map(json.loads, gzip.decompress(shared("fixtures.jsonl.gz").read_bytes()).splitlines())
    got: dict[str, Any] = {}
    for line in lines:
        if line["kind"] == "message":
            data = bytes.fromhex(line["hex"])
            found = Records.parse(bytes(8) + len(data).to_bytes(4, "big") + data)
            try:
                got[line["id"].rpartition("/")[2]] = [(r.key, r.value, r.offset) for b in found for r in b.records]
            except ParseError as error:
                got[line["id"].rpartition("/")[2]] = error.reason
    empty = "no messages inside a compressed message"
    assert got == {
        "emptyMessage": [(None, None, 0)],
        "emptyV1Message": [(None, None, 0)],
        "emptyV2Message": "the batch is shorter than its header",
        "emptyGzipMessage": empty,
        "emptyLZ4Message": empty,
        "emptyZSTDMessage": "no codec of these messages",
        "emptyBulkSnappyMessage": [(b"", b"", 0), (b"", b"", 1)],
        "emptyBulkGzipMessage": [(None, b"", 0), (None, b"", 1)],
        "emptyBulkLZ4Message": [(None, b"", 0), (None, b"", 1)],
        "emptyBulkZSTDMessage": "no codec of these messages",
    }
