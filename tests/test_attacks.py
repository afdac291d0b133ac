"""What a user may do with values and bytes that nobody planned for: each of these has gone wrong once."""

from __future__ import annotations

import copy
import io
import itertools
import os
import pickle
import subprocess
import sys
from types import SimpleNamespace
from typing import Any

import pytest

import kafkaconstruct as kc
from kafkaconstruct.declare import Float64
from tests.growth import seconds

FRAME = kc.request("Metadata", 12, client_id="x", correlation_id=1, topics=None)


# ---------------------------------------------------------------- defaults in another shape


@pytest.mark.parametrize("state", [{}, {"replica_id": -1}, SimpleNamespace(replica_id=-1, replica_epoch=-1)])
def test_a_tagged_default_is_not_written_whatever_its_shape(state: Any) -> None:
    fetch = kc.message("FetchRequest")
    for build in fetch[15].build, fetch[15].interpret_build:
        assert build({"replica_state": state, "topics": ()}) == build({})
    assert fetch[12].build({"replica_state": state}) == fetch[12].build({})  # where it is absent it loses nothing, too


def test_an_empty_tuple_and_the_name_of_a_code_are_defaults_too() -> None:
    produce, create = kc.message("ProduceResponse")[10], kc.message("CreateTopicsResponse")[7]
    for build in produce.build, produce.interpret_build:
        assert build({"node_endpoints": ()}) == build({})
    for build in create.build, create.interpret_build:
        assert build({"topics": [{"topic_config_error_code": "NONE"}]}) == build({"topics": [{}]})


def test_a_value_of_the_wrong_type_is_not_lost_as_a_default() -> None:
    with pytest.raises(kc.BuildError, match="no such field"):
        kc.message("FetchRequest")[12].build({"replica_state": 5})
    with pytest.raises(kc.BuildError, match=r"replica_state: not a struct"):
        kc.message("FetchRequest")[15].build({"replica_state": 5})


# ---------------------------------------------------------------- values of odd types


def test_names_that_are_no_strings_are_unknown_names() -> None:
    for made in kc.message("MetadataRequest")[12], kc.RequestFrame, kc.VersionPrefixed("ConsumerProtocolSubscription"):
        with pytest.raises(kc.BuildError, match="no such field"):
            made.build({5: 5})


def test_the_length_of_a_list_is_what_it_yields() -> None:
    class Liar(list[Any]):
        def __len__(self) -> int:
            return 99

    topics = kc.message("MetadataRequest")[12]
    for build in topics.build, topics.interpret_build:
        assert build({"topics": Liar([{}])}) == build({"topics": [{}]})


@pytest.mark.parametrize("made", [kc.message("MetadataRequest")[12], kc.RequestFrame, kc.Records, kc.RecordBatch])
@pytest.mark.parametrize("data", [100, "00", [0, 0, 0, 0], None])
def test_only_bytes_are_parsed(made: Any, data: Any) -> None:
    with pytest.raises(TypeError, match="bytes-like"):  # bytes(100) would be a hundred zeros
        made.parse(data)


def test_messages_and_apis_pickle() -> None:
    message, values = kc.message("DescribeClusterResponse"), [{}, {"brokers": [{"rack": "r"}]}]
    for again in pickle.loads(pickle.dumps(message)), copy.deepcopy(message):
        again._resolved.clear()  # what was resolved before it was copied shows nothing
        for version, value in itertools.product(message.versions, values):
            assert again[version].build(value) == message[version].build(value)
    assert pickle.loads(pickle.dumps(kc.api("Fetch"))).request[12].build({}) == kc.message("FetchRequest")[12].build({})


# ---------------------------------------------------------------- frames


class Pipe(io.RawIOBase):
    """Bytes that come a few at a time and cannot be sought in."""

    def __init__(self, data: bytes) -> None:
        self._data = io.BytesIO(data)

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        part = self._data.read(min(len(buffer), 3))
        buffer[: len(part)] = part
        return len(part)


def test_a_frame_is_read_from_a_stream_that_cannot_seek_and_not_a_byte_more() -> None:
    reader, writer = os.pipe()
    os.write(writer, FRAME + FRAME + b"rest")
    os.close(writer)
    with os.fdopen(reader, "rb", buffering=0) as stream:
        assert [kc.RequestFrame.parse_stream(stream).size for _ in range(2)] == [16, 16]
        assert stream.read() == b"rest"
    slow: Any = Pipe(FRAME)
    assert kc.RequestFrame.parse_stream(slow) == kc.RequestFrame.parse(FRAME)
    with pytest.raises(kc.ParseError, match="cut off"):
        kc.RequestFrame.parse_stream(slow)


def test_anything_is_read_from_a_stream_that_cannot_seek() -> None:
    slow: Any = Pipe(FRAME[15:] + b"rest")
    assert kc.message("MetadataRequest")[12].parse_stream(slow).topics is None
    slow = Pipe(b"\0" * 100)
    assert kc.Records.parse_stream(slow).padding == 100


def test_a_frame_builds_from_objects_bytes_and_what_is_forced() -> None:
    frame = kc.RequestFrame.parse(FRAME)
    build = kc.RequestFrame.build
    assert build(SimpleNamespace(header=SimpleNamespace(**frame.header), body=SimpleNamespace(**frame.body))) == FRAME
    for wrap in bytes, kc.Forced:
        assert build({"header": wrap(FRAME[4:16]), "body": frame.body}) == FRAME
        assert build({"header": frame.header, "body": wrap(FRAME[16:])}) == FRAME
    assert build({**frame, "size": kc.Forced(99)}) == b"\0\0\0\x63" + FRAME[4:]
    assert build(kc.Forced(b"no frame")) == b"no frame"
    answer = kc.ResponseFrame("Metadata", 12)
    assert answer.build({"header": kc.Forced(b"abc"), "body": kc.Forced(b"de")}) == b"\0\0\0\x05abcde"


@pytest.mark.parametrize("header", [None, 5, [], {}, b"\0\3", {"request_api_key": "x"}, {"request_api_key": 1.5}])
def test_a_request_without_key_and_version_is_refused(header: Any) -> None:
    with pytest.raises(kc.BuildError, match=r"^header: "):
        kc.RequestFrame.build({"header": header})


# ---------------------------------------------------------------- tags


def test_a_whole_tag_buffer_can_be_forced() -> None:
    request = kc.message("MetadataRequest")[12]
    wrong = bytes.fromhex("02 05 01 61 05 01 62")  # a tag twice
    assert request.build({"unknown_tags": kc.Forced(wrong)}) == request.build({})[:-1] + wrong
    assert request.interpret_build({"unknown_tags": kc.Forced(wrong)}) == request.build({})[:-1] + wrong


# ---------------------------------------------------------------- what is no struct, no list and no name


@pytest.mark.parametrize("value", [None, 5, "text", [], b"" + b"", object()])
@pytest.mark.parametrize(
    "made",
    [
        *(kc.message("MetadataRequest")[12], kc.message("MetadataRequest")[0], kc.RequestFrame),
        *(kc.ResponseFrame("Metadata", 12), kc.VersionPrefixed("ConsumerProtocolSubscription")),
        *(kc.CoordinatorRecord("__consumer_offsets"), kc.OffsetIndex, kc.ProducerSnapshotFile, kc.RecordBatch),
    ],
    ids=repr,
)
def test_what_is_no_struct_does_not_build_as_defaults(made: Any, value: Any) -> None:
    if value == b"" and not isinstance(made, kc.CoordinatorRecord | type(kc.message("MetadataRequest")[0])):
        return  # bytes stand for themselves there
    with pytest.raises(kc.ConstructError):
        made.build(value)


def test_a_message_without_fields_takes_no_value_for_one() -> None:
    nothing = kc.message("ListGroupsRequest")[0]
    assert nothing.build({}) == nothing.build(SimpleNamespace()) == b""
    for value in None, 5, "text", [1], b"x":
        for build in nothing.build, nothing.interpret_build:
            with pytest.raises(kc.BuildError, match="not a struct"):
                build(value)


@pytest.mark.parametrize("value", [None, 5, "text", b"text", {"entries": None}])
def test_entries_of_a_file_are_a_list(value: Any) -> None:
    for build in kc.TransactionIndex.build, lambda entries: kc.OffsetIndex.build({"entries": entries}):
        with pytest.raises(kc.BuildError, match="not a value of this type"):
            build(value)


@pytest.mark.parametrize("name", [None, 5.0, b"Fetch", ("Fetch",)])
def test_what_is_no_name_is_the_name_of_nothing(name: Any) -> None:
    for find in kc.api, kc.message:
        with pytest.raises(kc.UnknownNameError):
            find(name)


@pytest.mark.parametrize("version", [None, "12", 12.0, [12], kc.Forced(12)])
def test_what_is_no_number_is_no_version(version: Any) -> None:
    with pytest.raises(kc.VersionError, match="has no version"):
        kc.message("FetchRequest")[version]


def test_identify_can_be_called_whatever_was_imported_first() -> None:
    """A package of that name stands in its place as soon as anything imports from it."""
    asks = "import kafkaconstruct as kc; assert kc.identify(bytes(4)) and kc.identify('00', limit=1)"
    for first in "pass", "import kafkaconstruct.identify.guess", "from kafkaconstruct import identify":
        subprocess.run([sys.executable, "-c", f"{first}; {asks}"], check=True)


def test_any_bytes_are_explained_and_identified() -> None:
    for kind in bytes, bytearray, memoryview:
        assert kc.explain(kc.RequestFrame, kind(FRAME)).error is None
        assert kc.identify(kind(FRAME))[0].name == "MetadataRequest"
    for look in kc.identify, lambda data: kc.explain(kc.RequestFrame, data):
        with pytest.raises(TypeError):
            look(5)


# ---------------------------------------------------------------- versions and types in front


def test_bytes_stand_for_themselves_behind_a_version_or_a_type() -> None:
    wrong = kc.VersionPrefixed("ConsumerProtocolSubscription").build({"version": kc.Forced(99), "body": b"?"})
    assert wrong == b"\0\x63?"
    assert kc.MetadataRecord.build({"type": kc.Forced(99), "version": 3, "body": b"?"}) == b"\1\x63\3?"
    assert kc.MetadataRecord.build({"type": "NoOpRecord", "version": kc.Forced(9), "body": b""}) == b"\1\x14\x09"
    offsets = kc.CoordinatorRecord("__consumer_offsets")
    key, value = offsets.build({"key": {"version": 1, "body": {"group": "g"}}, "value": {"version": 0}})
    assert offsets.build({"key": key, "value": {"version": 0}}) == (key, value)
    assert offsets.build({"key": key, "value": value}) == (key, value)
    assert offsets.build({"key": key}) == (key, None)


@pytest.mark.parametrize(
    ("fields", "path"),
    [
        ({"version": "x"}, "version"),
        ({"version": 99}, "version"),
        ({"version": 3, "body": {"topics": 5}}, "body.topics"),
    ],
)
def test_an_error_behind_a_version_says_where(fields: Any, path: str) -> None:
    for build, prefix in (
        (kc.VersionPrefixed("ConsumerProtocolSubscription").build, ""),
        (lambda value: kc.CoordinatorRecord("__consumer_offsets").build({"key": value}), "key."),
    ):
        if path == "body.topics" and prefix:
            continue
        with pytest.raises(kc.KafkaError) as caught:
            build(fields)
        assert (caught.value.path, caught.value.offset) == (prefix + path, None)


# ---------------------------------------------------------------- explain under hostile bytes


def keyed_records(count: int) -> bytes:
    return kc.RecordBatch.build({"records": [{"key": b"k", "value": b"v"}] * count})


def wrong_subscriptions(count: int) -> bytes:
    members = [{"metadata": b"\0\0"}] * count
    return kc.message("JoinGroupResponse")[5].build({"members": members})


@pytest.mark.parametrize(
    ("made", "what"), [(keyed_records, kc.Records), (wrong_subscriptions, kc.message("JoinGroupResponse")[5])]
)
def test_explain_takes_linear_time(made: Any, what: Any) -> None:
    def cost(count: int) -> float:
        data = made(count)
        return seconds(lambda: kc.explain(what, data))

    assert cost(4000) < 30 * cost(500)  # 8 times; 64 if it were quadratic


def test_envelopes_in_envelopes_are_not_looked_into() -> None:
    payload = FRAME[4:]
    for _ in range(2000):
        payload = kc.request("Envelope", 0, request_data=payload, client_host_address=bytes(4))[4:]
    node = kc.explain(kc.RequestFrame, len(payload).to_bytes(4, "big") + payload)
    assert node.error is None
    assert sum(inner.type == "EnvelopeRequest" for inner in node.walk()) == 2


# ---------------------------------------------------------------- two names of one field


def test_two_names_of_one_field_must_agree() -> None:
    commit = kc.message("TxnOffsetCommitRequest")[3]
    for build in commit.build, commit.interpret_build:
        given = {"generation_id": 5, "generation_id_or_member_epoch": 5}
        assert build(given) == build({"generation_id": 5}) == build({"generation_id_or_member_epoch": 5})
        with pytest.raises(kc.BuildError, match="generation_id_or_member_epoch: another name of generation_id"):
            build({**given, "generation_id": 6})


def test_a_forced_float_is_a_float() -> None:
    for value in 1, 1.0:
        assert Float64.build(kc.Forced(value)) == Float64.build(1.0)
    assert Float64.build(kc.Forced(b"ab")) == b"ab"
