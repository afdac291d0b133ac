"""Frames and headers: golden bytes, what others got wrong, and streams."""

from __future__ import annotations

import gzip
import json
import pickle

import pytest
from construct import ConstructError

import kafkaconstruct as kc
from kafkaconstruct.formats.headers import header_version
from tests.shared import shared
from tests.test_vectors_messages import NEVER_RELEASED

# Frames that public reports give (kafka-protocol-rs#4, KAFKA-14935, the correct forms of two tutorials).
METADATA_V12 = bytes.fromhex(
    "0000002d 0003 000c 00000001 ffff 00 02 00000000000000000000000000000000 0d 6f726465722d6576656e7473 00 00 00 00"
)
API_VERSIONS_V3 = bytes.fromhex(
    "0000002b 0012 0003 00000000 0007 61646d696e2d31 00 12 6170616368652d6b61666b612d6a617661 06 332e332e31 00"
)
OLD_FALLBACK = bytes.fromhex("00000006 00000001 0023")
FALLBACK = bytes.fromhex("0000000a 00000001 0023 00000000")
FALLBACK_WITH_RANGE = bytes.fromhex("00000010 00000001 0023 00000001 0012 0000 0004")


def test_a_request_frame_says_what_it_is() -> None:
    frame = kc.RequestFrame.parse(API_VERSIONS_V3)
    assert frame.size == 43
    assert frame.header.request_api_key is kc.ApiKey.API_VERSIONS
    assert frame.header == {
        "request_api_key": 18,
        "request_api_version": 3,
        "correlation_id": 0,
        "client_id": "admin-1",
    }
    assert frame.body == {"client_software_name": "apache-kafka-java", "client_software_version": "3.3.1"}
    assert kc.RequestFrame.build(frame) == API_VERSIONS_V3


def test_request_builds_a_whole_frame() -> None:
    topics = [{"name": "order-events"}]
    fields = {"allow_auto_topic_creation": False, "include_topic_authorized_operations": False}
    assert kc.request("Metadata", 12, correlation_id=1, topics=topics, **fields) == METADATA_V12
    assert kc.request(3, 9, topics=None)[-6:] == bytes.fromhex("00 00 01 00 00 00")
    with pytest.raises(kc.VersionError):
        kc.request("Metadata", 99)
    with pytest.raises(kc.UnknownNameError, match="Metadata"):
        kc.request("Metdata", 1)


def test_tags_in_a_request_header_survive() -> None:
    header = bytes.fromhex("0003 000c 00000001 ffff 01 05 02 aabb")
    body = METADATA_V12[15:]
    data = (len(header) + len(body)).to_bytes(4, "big") + header + body
    frame = kc.RequestFrame.parse(data)
    assert frame.header.client_id is None
    assert frame.header.unknown_tags == {5: b"\xaa\xbb"}
    assert kc.RequestFrame.build(frame) == data


@pytest.mark.parametrize("key", ["2711", "ffff", "0054"])
def test_unknown_keys_keep_their_header_and_body(key: str) -> None:
    version = "7fff" if key == "0054" else "0001"
    data = bytes.fromhex(f"0000000f {key} {version} 00000007 0001 61") + (b"\x00bod" if key == "0054" else b"body")
    frame = kc.RequestFrame.parse(data)
    assert (frame.header.correlation_id, frame.header.client_id) == (7, "a")
    assert frame.body == (b"bod" if key == "0054" else b"body")
    assert kc.RequestFrame.build(frame) == data


def test_a_version_without_client_id() -> None:
    data = bytes.fromhex("0000000c 0007 0000 00000001 00000005")
    frame = kc.RequestFrame.parse(data)
    assert frame.header == {"request_api_key": 7, "request_api_version": 0, "correlation_id": 1}
    assert frame.body.broker_id == 5
    assert kc.RequestFrame.build(frame) == data


@pytest.mark.parametrize("asked", [1, 3, 4])
@pytest.mark.parametrize("data", [OLD_FALLBACK, FALLBACK, FALLBACK_WITH_RANGE])
def test_an_answer_to_an_unsupported_version_of_api_versions(asked: int, data: bytes) -> None:
    frame = kc.ResponseFrame("ApiVersions", asked).parse(data)
    assert frame.body.error_code is kc.ErrorCode.UNSUPPORTED_VERSION
    assert "throttle_time_ms" not in frame.body
    assert kc.ResponseFrame("ApiVersions", asked).build(frame) == data


def test_api_versions_responses_never_have_a_flexible_header() -> None:
    data = bytes.fromhex("00000013 00000001 0000 02 0012 0000 0004 00 00000000 00")
    frame = kc.ResponseFrame("ApiVersions", 4).parse(data)
    assert frame.body.api_keys[0] == {"api_key": 18, "min_version": 0, "max_version": 4}
    assert kc.ResponseFrame(18, 4).build(frame) == data


def test_an_error_35_in_the_layout_that_was_asked_for_stays_so() -> None:
    data = bytes.fromhex("0000000c 00000001 0023 01 00000000 00")
    frame = kc.ResponseFrame("ApiVersions", 3).parse(data)
    assert frame.body.throttle_time_ms == 0
    assert kc.ResponseFrame("ApiVersions", 3).build(frame) == data


def test_header_versions_are_those_of_kafka() -> None:
    with gzip.open(shared("vectors/apis.jsonl.gz"), "rt") as lines:
        table = [json.loads(line) for line in lines]
    assert len(table) > 80
    for row in table:
        api = kc.api(row["api_key"])
        for kind, message in (("request", api.request), ("response", api.response)):
            expected = {int(version): header for version, header in row[f"{kind}_header_version"].items()}
            assert {version: header_version(message, version) for version in expected} == expected, row["name"]


@pytest.mark.parametrize(
    ("data", "path", "offset", "hint"),
    [
        (b"", "size", 0, None),
        (b"\x00\x00\x00\x06\x00", "size", 0, None),
        (b"\xff\xff\xff\xff", "size", 0, None),
        (b"HTTP", "size", 0, "this looks like HTTP"),
        (b"HTTP/1.1 400 Bad Request\r\n\r\n", "size", 0, "this looks like HTTP"),
        (b"GET / HTTP/1.1\r\nHost: x\r\n\r\n", "size", 0, "this looks like HTTP"),
        (bytes.fromhex("16030102000100"), "size", 0, "this looks like TLS handshake"),
        (bytes.fromhex("00000002 0003"), "header.request_api_version", 6, None),
        (API_VERSIONS_V3[:3] + b"\x2a" + API_VERSIONS_V3[4:-1], "body.tag_buffer", 46, None),
    ],
)
def test_errors_count_from_the_start_of_the_frame(data: bytes, path: str, offset: int, hint: str | None) -> None:
    with pytest.raises(kc.ParseError) as caught:
        kc.RequestFrame.parse(data)
    assert (caught.value.path, caught.value.offset, caught.value.hint) == (path, offset, hint)


def test_bytes_left_over_in_a_body_and_behind_a_frame() -> None:
    longer = (44).to_bytes(4, "big") + API_VERSIONS_V3[4:] + b"\x07"
    with pytest.raises(kc.TrailingBytesError) as caught:
        kc.RequestFrame.parse(longer)
    assert (caught.value.path, caught.value.offset, caught.value.rest) == ("body", 47, b"\x07")
    with pytest.raises(kc.TrailingBytesError) as caught:
        kc.RequestFrame.parse(API_VERSIONS_V3 + b"zz")
    assert (caught.value.path, caught.value.offset, caught.value.rest) == ("", 47, b"zz")
    assert caught.value.value.size == 43
    assert kc.RequestFrame.parse(API_VERSIONS_V3 + b"zz", allow_trailing=True).size == 43


def test_wrong_frames_on_purpose() -> None:
    frame = kc.RequestFrame.parse(API_VERSIONS_V3)
    frame.size = kc.Forced(2**31 - 1)
    assert kc.RequestFrame.build(frame) == b"\x7f\xff\xff\xff" + API_VERSIONS_V3[4:]
    frame.body = b"\x01"
    frame.size = 12345  # sizes are computed
    assert kc.RequestFrame.build(frame) == b"\x00\x00\x00\x13" + API_VERSIONS_V3[4:22] + b"\x01"
    frame.header.request_api_version = kc.Forced(3)
    assert kc.RequestFrame.build(frame) == b"\x00\x00\x00\x13" + API_VERSIONS_V3[4:22] + b"\x01"
    with pytest.raises(kc.BuildError) as caught:
        kc.RequestFrame.build({"header": {"request_api_key": 18, "request_api_version": 3}, "body": {"x": 1}})
    assert caught.value.path == "body.x"
    with pytest.raises(kc.BuildError):
        kc.RequestFrame.build({"body": {}})
    with pytest.raises(kc.BuildError):
        kc.RequestFrame.build({"header": {"request_api_key": 18}, "bdy": {}})


def test_every_frame_of_kafkas() -> None:
    count = 0
    with gzip.open(shared("vectors/frames.jsonl.gz"), "rt") as lines:
        for vector in map(json.loads, lines):
            if vector["type"] == "rpc":
                sides = {
                    "request": kc.RequestFrame,
                    "response": kc.ResponseFrame(vector["api_key"], vector["version"]),
                }
                for side, construct in sides.items():
                    data = bytes.fromhex(vector[side]["frame"])
                    frame = construct.parse(data)
                    assert frame.header.correlation_id == vector[side]["header"]["correlationId"]
                    assert construct.build(frame) == data
            elif (vector["message"], vector["version"]) not in NEVER_RELEASED:
                data = bytes.fromhex(vector["hex"])
                metadata = kc.MetadataRecord if vector["module"] == "metadata" else kc.RemoteLogMetadataRecord
                prefixed = vector["type"] == "version-prefixed"
                record = kc.VersionPrefixed(vector["message"]) if prefixed else metadata
                value = record.parse(data)
                assert value.version == vector["version"]
                assert record.build(value) == data
            count += 1
    assert count >= 279


def test_a_stream_into_frames() -> None:
    stream = API_VERSIONS_V3 + METADATA_V12 + b"\x00\x00\x00\x00" + API_VERSIONS_V3[:10]
    for step in (1, 3, 50, 1000):
        splitter = kc.FrameSplitter()
        frames = [frame for at in range(0, len(stream), step) for frame in splitter.feed(stream[at : at + step])]
        assert frames == [API_VERSIONS_V3, METADATA_V12, b"\x00\x00\x00\x00"]
        assert splitter.pending == 10


def test_a_stream_with_a_limit() -> None:
    splitter = kc.FrameSplitter(limit=46)
    assert splitter.feed(API_VERSIONS_V3 + b"\x00\x00\x00\x2f") == [API_VERSIONS_V3]
    with pytest.raises(kc.LimitError) as caught:
        splitter.feed(b"\x00")
    assert caught.value.offset == len(API_VERSIONS_V3)
    with pytest.raises(kc.ParseError, match="negative"):
        kc.FrameSplitter().feed(b"\xff\xff\xff\xff")
    with pytest.raises(kc.LimitError) as caught:
        kc.FrameSplitter().feed(b"HTTP/1.1 200 OK")
    assert caught.value.hint == "this looks like HTTP"


def test_coordinator_records_choose_their_schemas_by_the_key() -> None:
    records = kc.CoordinatorRecord("__consumer_offsets")
    key = bytes.fromhex("0001 0001 67 0001 74 00000003")
    value = bytes.fromhex("0003 0000000000000005 00000002 0000 0000000000000009")
    parsed = records.parse(key, value)
    assert parsed.key == {"version": 1, "body": {"group": "g", "topic": "t", "partition": 3}}
    assert parsed.value.body.offset == 5
    assert records.build(parsed) == (key, value)
    assert records.parse(key, None).value is None
    with pytest.raises(ConstructError) as caught:
        records.parse(bytes.fromhex("7fff"))
    assert (caught.value.path, caught.value.offset) == ("key.version", 0)
    with pytest.raises(kc.UnknownNameError):
        kc.CoordinatorRecord("__consumer_offset")


def test_the_previews_metadata_records_are_refused() -> None:
    with pytest.raises(kc.ParseError) as caught:
        kc.MetadataRecord.parse(bytes.fromhex("00 0c 00"))
    assert caught.value.path == "frame_version"


@pytest.mark.parametrize("construct", [kc.RequestFrame, kc.ResponseFrame("Fetch", 12), kc.MetadataRecord])
def test_frames_can_be_pickled(construct: object) -> None:
    assert repr(pickle.loads(pickle.dumps(construct))) == repr(construct)


def test_names_and_aliases() -> None:
    assert kc.api("ListOffset") is kc.api(2)
    assert kc.message("ElectPreferredLeadersRequest") is kc.api(43).request
    assert kc.message("Metadata") is kc.message("MetadataRequest")
    assert kc.named("Produce:9") == kc.named("0:9") == (kc.message("ProduceRequest"), 9)
    assert kc.named("RecordBatch:2")[0][2].fields[0].name == "base_offset"
    assert [field.name for field in kc.message("Message")[1].fields][:3] == ["offset", "message_size", "crc"]
    assert kc.named("Metadata")[1] == kc.message("MetadataRequest").newest
    with pytest.raises(kc.UnknownNameError, match="MetadataResponse"):
        kc.message("MetadataRespnse")
    with pytest.raises(kc.VersionError):
        kc.named("Metadata:twelve")
    with pytest.raises(kc.VersionError):
        kc.named("Metadata:" + "1" * 5000)
    with pytest.raises(kc.UnknownNameError, match="no API has key 999"):
        kc.named("999:1")
    assert len({message.name for message in kc.messages()}) > 250


def test_an_error_in_lazily_read_records_counts_from_the_start_of_the_frame() -> None:
    records = kc.RecordBatch.build({"records": [{"value": b"hello"}]})
    body = {"topic_data": [{"name": "t", "partition_data": [{"records": records}]}]}
    data = kc.request("Produce", 9, **body)
    at = data.index(records)
    broken = data[: at + 61] + b"\x7e" + data[at + 62 :]  # the record's length
    batch = kc.RequestFrame.parse(broken).body.topic_data[0].partition_data[0].records[0]
    with pytest.raises(ConstructError) as caught:
        batch.records  # noqa: B018  # it is read when it is looked at
    assert caught.value.offset == at + 61


def test_they_print_as_what_makes_them() -> None:
    assert repr(kc.VersionPrefixed("OffsetCommitKey")) == "VersionPrefixed('OffsetCommitKey')"
    assert (
        repr(kc.VersionPrefixed("OffsetCommitKey", "TopicRecord"))
        == "VersionPrefixed('OffsetCommitKey', 'TopicRecord')"
    )
    assert repr(kc.ResponseFrame("Fetch", 12)) == "ResponseFrame('Fetch', 12)"
