"""Frames as tutorials print them: each mistake is named, with field, offset, expected, found and likely cause."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

import kafkaconstruct as kc
from kafkaconstruct.formats.headers import RequestHeader, ResponseHeader, header_version
from kafkaconstruct.views.hints import hint, mistakes
from kafkaconstruct.views.mistakes import Mistake, find_mistakes
from kafkaconstruct.views.reading import reading
from tests.records.golden import G2

SAMPLES = Path(__file__).parents[2] / "docs" / "samples"
TUTORIAL_METADATA = bytes.fromhex("00000026 0003 000c 00000001 00 00 02 0c 6f726465722d6576656e7473 00 00 08 00")
RIGHT_METADATA = bytes.fromhex(
    "0000002d0003000c00000001ffff0002000000000000000000000000000000000d6f726465722d6576656e747300000000"
)
PRODUCE_HEAD = "0000 0009 000003e9 000e 6f726465722d70726f6475636572 00"
RIGHT_PRODUCE = bytes.fromhex(
    f"00000080 {PRODUCE_HEAD} 00 ffff 00007530 02 0d 6f726465722d6576656e7473 02 00000002 4a {G2.hex()} 000000"
)
TUTORIAL_PRODUCE = bytes.fromhex(
    f"00000080 {PRODUCE_HEAD} ff ffff 00007530 02 0d 6f726465722d6576656e7473 02 00000002 00000049 {G2.hex()} 00000000"
)


def found_in(data: bytes, name: str | None = None) -> list[Mistake]:
    way = reading(data, name)
    assert not way.fits(data)
    return mistakes(way, data)


def one(found: list[Mistake], path: str) -> Mistake:
    (mistake,) = [mistake for mistake in found if mistake.path == path]
    return mistake


def test_the_metadata_frame_of_a_tutorial() -> None:
    found = found_in(TUTORIAL_METADATA)
    assert [mistake.path for mistake in found] == [
        "size",
        "header.client_id",
        "body.topics[0].topic_id",
        "body.topics[0].name",
        "body.include_topic_authorized_operations",
    ]
    size = one(found, "size")
    assert (size.offset, size.found) == (0, "00 00 00 26")
    assert "says 38, but 28 bytes follow" in size.cause
    client_id = one(found, "header.client_id")
    assert (client_id.offset, client_id.expected, client_id.found) == (12, "ff ff", "00")
    assert "never a compact string" in client_id.cause
    topic_id = one(found, "body.topics[0].topic_id")
    assert (topic_id.offset, topic_id.expected, topic_id.found) == (15, "16 bytes, Uuid", "it left out")
    assert "since v10" in topic_id.cause
    name = one(found, "body.topics[0].name")
    assert (name.offset, name.expected, name.found) == (15, "0d", "0c")
    assert "one short" in name.cause
    gone = found[-1]
    assert (gone.offset, gone.expected, gone.found) == (30, "00 or 01", "08")
    assert "include_cluster_authorized_operations is gone since v11" in gone.cause


def test_the_produce_frame_of_a_tutorial() -> None:
    found = found_in(TUTORIAL_PRODUCE)
    assert [mistake.path for mistake in found] == [
        "size",
        "body.transactional_id",
        "body.topic_data[0].partition_data[0].records",
        "tag_buffer",
    ]
    null = one(found, "body.transactional_id")
    assert (null.offset, null.expected, null.found) == (29, "00", "ff")
    assert "compact null is 00" in null.cause
    records = one(found, "body.topic_data[0].partition_data[0].records")
    assert (records.offset, records.expected, records.found) == (55, "4a", "00 00 00 49")
    assert "not one of four bytes" in records.cause
    surplus = one(found, "tag_buffer")
    assert (surplus.offset, surplus.expected, surplus.found) == (len(TUTORIAL_PRODUCE) - 1, "the end", "00")
    assert "too many" in surplus.cause


@pytest.mark.parametrize("data", [RIGHT_METADATA, RIGHT_PRODUCE])
def test_the_right_frames_have_none(data: bytes) -> None:
    assert reading(data).fits(data)
    way = reading(data)
    assert mistakes(way, data) == []


@pytest.mark.parametrize("frame", [RIGHT_METADATA, RIGHT_PRODUCE, kc.request("Heartbeat", 4, group_id="group")])
def test_a_frame_that_is_cut_off_has_none(frame: bytes) -> None:
    for end in range(12, len(frame)):
        cut = frame[:end]
        way = reading(cut, "RequestFrame")
        assert mistakes(way, cut) == []
        with pytest.raises(kc.KafkaError) as caught:
            way.what.parse(cut)
        missing = len(frame) - end
        assert f"the last {missing} byte{'s' * (missing > 1)} missing" in str(hint(way, cut, caught.value))


def in_body(name: str, version: int, data: bytes) -> list[Mistake]:
    found = find_mistakes([("body", kc.message(name), version)], data)
    assert found is not None
    return found


def test_a_missing_tag_buffer() -> None:
    data = kc.message("HeartbeatRequest")[4].build({"group_id": "group", "member_id": "member"})
    (mistake,) = in_body("HeartbeatRequest", 4, data[:-1])
    assert mistake.path == "body.tag_buffer"
    assert "the tag buffer is missing" in mistake.cause


def test_a_zigzag_length() -> None:
    data = kc.message("HeartbeatRequest")[4].build({"group_id": "group", "member_id": "member"})
    (mistake,) = in_body("HeartbeatRequest", 4, b"\x0a" + data[1:])
    assert (mistake.path, mistake.expected, mistake.found) == ("body.group_id", "06", "0a")
    assert "zigzag" in mistake.cause


def test_a_plain_string_in_a_flexible_version() -> None:
    data = kc.message("HeartbeatRequest")[4].build({"group_id": "group", "member_id": "member"})
    (mistake,) = in_body("HeartbeatRequest", 4, b"\x00\x05" + data[1:])
    assert (mistake.path, mistake.expected, mistake.found) == ("body.group_id", "06", "00 05")


def test_a_compact_string_in_an_old_version() -> None:
    data = kc.message("HeartbeatRequest")[0].build({"group_id": "group", "member_id": "member"})
    (mistake,) = in_body("HeartbeatRequest", 0, b"\x06" + data[2:])
    assert (mistake.path, mistake.expected, mistake.found) == ("body.group_id", "00 05", "06")
    assert "not flexible" in mistake.cause


def test_a_tag_buffer_behind_an_array() -> None:
    data = kc.message("MetadataRequest")[9].build({"topics": [{"name": "orders"}]})
    end = data.index(b"orders") + len(b"orders") + 1
    (mistake,) = in_body("MetadataRequest", 9, data[:end] + b"\0" + data[end:])
    assert "tag buffer too many" in mistake.cause


def test_a_header_of_the_wrong_version() -> None:
    """Header v1 in front of a flexible request: its tag buffer is missing (kafka-protocol-rs#4)."""
    frame = kc.request("ApiVersions", 3, client_id="me", client_software_name="lib", client_software_version="1.0")
    at = frame.index(b"me") + 2
    broken = (len(frame) - 5).to_bytes(4, "big") + frame[4:at] + frame[at + 1 :]
    found = found_in(broken)
    assert [mistake.path for mistake in found] == ["header.tag_buffer"]


def test_a_response_with_a_flexible_header_where_there_is_none() -> None:
    """ApiVersions answers always have header v0 (kafka-protocol-rs#113)."""
    struct = kc.message("ApiVersionsResponse")[3]
    body = struct.build({"api_keys": [{"api_key": 3, "min_version": 0, "max_version": 12}]})
    assert header_version(kc.message("ApiVersionsResponse"), 3) == 0
    parts = [("header", ResponseHeader, 0), ("body", kc.message("ApiVersionsResponse"), 3)]
    found = find_mistakes(parts, b"\0\0\0\x07" + b"\0" + body)
    assert found is not None
    assert [mistake.path for mistake in found] == ["header.tag_buffer"]


def test_nonsense_is_given_up() -> None:
    assert find_mistakes([("body", kc.message("FetchResponse"), 12)], bytes(range(1, 200)) * 3, limit=3000) is None
    assert find_mistakes([("header", RequestHeader, 2)], bytes(1 << 17)) is None


def test_a_request_that_is_read_as_a_response() -> None:
    way = reading(RIGHT_METADATA, "MetadataResponse:12")
    error = way.explain(RIGHT_METADATA).error
    assert error is not None
    assert hint(way, RIGHT_METADATA, error) == "this reads to the end as a request: Metadata request v12"


@pytest.mark.parametrize("start", [0, 4, 8])  # whole, without its size, the body alone
def test_hint_a_response_read_as_a_request(start: int) -> None:
    data = (SAMPLES / "fetch_response.bin").read_bytes()[start:]
    way = reading(data, "Fetch:11")  # the API's name stands for its request
    with pytest.raises(kc.KafkaError) as caught:
        way.what.parse(data)
    assert hint(way, data, caught.value) == "this reads to the end as FetchResponse:11: --as FetchResponse:11"
    wrong = data[:-1]
    assert "Response" not in str(hint(way, wrong, caught.value))


def test_a_response_of_another_version() -> None:
    body = kc.message("MetadataResponse")[1].build({"brokers": [{"node_id": 1, "host": "h", "port": 9092}]})
    way = reading(body, "MetadataResponse:9", "body")
    error = way.explain(body).error
    assert error is not None
    assert hint(way, body, error) == "this reads to the end as MetadataResponse v1"


@pytest.mark.parametrize(
    ("data", "word"), [(b"HTTP/1.1 400 Bad Request\r\n", "HTTP"), (bytes.fromhex("16030100a5010000a1"), "TLS")]
)
def test_other_protocols(data: bytes, word: str) -> None:
    with pytest.raises(kc.ParseError, match=word):
        reading(data)
    way = reading(data, "MetadataResponse:9", "frame")
    error = way.explain(data).error
    assert error is not None
    assert word in str(hint(way, data, error))


def test_a_response_is_not_taken_for_a_request() -> None:
    """Key 0 and a low version stand in many an answer, too: a small correlation id, no throttling, no error."""
    partition = {"partition_index": 0, "records": G2}
    body = {"responses": [{"topic": "orders", "partitions": [partition]}]}
    frame = kc.ResponseFrame("Fetch", 12).build({"header": {"correlation_id": 8}, "body": body})
    assert reading(frame).name == "FetchResponse:12"


def test_a_request_whose_header_names_another_version() -> None:
    frame = kc.request("OffsetFetch", 5, client_id="c", group_id="g", topics=[{"name": "t", "partition_indexes": [0]}])
    wrong = frame[:7] + b"\x06" + frame[8:]
    way = reading(wrong)
    error = way.explain(wrong).error
    assert error is not None
    assert hint(way, wrong, error) == "with version 5 in the header, in place of 6, this reads to the end"


def test_a_compact_client_id() -> None:
    body = kc.message("ApiVersionsRequest")[3].build({"client_software_name": "lib", "client_software_version": "1.0"})
    payload = bytes.fromhex("0012 0003 00000007") + b"\x05test\0" + body
    (mistake,) = found_in(len(payload).to_bytes(4, "big") + payload)
    assert (mistake.path, mistake.offset) == ("header.client_id", 12)
    assert (mistake.expected, mistake.found) == ("00 04", "05")


def test_a_field_that_is_gone_and_one_that_is_new() -> None:
    """Fetch has topic ids in place of names since v13."""
    name, rest = b"\x07orders", bytes.fromhex("0100")
    head = kc.message("FetchRequest")[13].build({})
    at = len(head) - 4  # topics, forgotten topics, rack id, tags
    found = in_body("FetchRequest", 13, head[:at] + b"\x02" + name + rest + head[at + 1 :])
    assert [mistake.path for mistake in found] == ["body.topics[0].topic", "body.topics[0].topic_id"]
    assert "gone since v13" in found[0].cause


def test_the_search_is_bounded() -> None:
    """A hostile count does not make elements before it is their turn."""
    start = time.process_time()
    body = kc.message("MetadataResponse")[12].build({"topics": [{"name": "t"}] * 3})
    for at in range(0, len(body), 3):
        find_mistakes([("body", kc.message("MetadataResponse"), 12)], body[:at] + b"\xff\xff\x03" + body[at + 3 :])
    assert time.process_time() - start < 60
