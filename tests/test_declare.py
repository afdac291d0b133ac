"""The language: what a declaration resolves to, how it behaves inside other Constructs, what it says of errors."""

from __future__ import annotations

import copy
import io
import pickle
import uuid
from typing import Any

import construct
import pytest
from construct import ConstructError

from kafkaconstruct.declare import (
    Array,
    Boolean,
    Bytes,
    ErrorInt16,
    Float64,
    Forced,
    Int8,
    Int16,
    Int32,
    Int64,
    Message,
    String,
    Struct,
    TagBuffer,
    UInt16,
    UnsignedVarint,
    UnsignedVarlong,
    Uuid,
    Varint,
    VarintString,
    Varlong,
)
from kafkaconstruct.declare.words import snake
from kafkaconstruct.errors import BuildError, KafkaError, ParseError, TrailingBytesError, VersionError
from kafkaconstruct.formats.error_codes import ErrorCode

Sample = Message(
    "Sample",
    versions="0-3",
    flexible="2+",
    fields=[
        "name" / String(nullable="1+") * "who it is",
        "acks" / Int16("0-1", default=-1),
        "old" / Int32("0-1", ignorable=True),
        "topics" / Array(of="Topic")["id" / Uuid, "partitions" / Array[Int32]],
        "error_code" / ErrorInt16("1+"),
        "late" / Struct("2+", nullable=True, default=None)["x" / Int8(default=7)],
        "note" / String("2+", tag=0, nullable=True, default=None),
        "where" / Struct("3+", tag=1, nullable=True, default=None)["x" / Int8],
    ],
)
FULL = {
    "name": "a",
    "topics": [{"id": uuid.UUID(int=5), "partitions": [1, -1]}],
    "error_code": 3,
    "late": {"x": 9},
    "note": "n",
    "where": {"x": 1},
    "unknown_tags": {9: b"\xaa\xbb"},
}


def interpret(struct: Any, data: bytes) -> Any:
    value, end = struct.interpret(data)
    assert end == len(data)
    return value


def test_every_version_has_its_own_layout() -> None:
    assert list(Sample.versions) == [0, 1, 2, 3]
    assert list(Sample.flexible_versions) == [2, 3]
    assert list(Message("M", versions="0").flexible_versions) == []
    names = [[field.name for field in Sample[v].fields] for v in Sample.versions]
    assert names == [
        ["name", "acks", "old", "topics"],
        ["name", "acks", "old", "topics", "error_code"],
        ["name", "topics", "error_code", "late"],
        ["name", "topics", "error_code", "late"],
    ]
    assert [[field.name for field in Sample[v].tagged] for v in Sample.versions] == [
        [],
        [],
        ["note"],
        ["note", "where"],
    ]


def test_types_are_named_as_in_the_protocol_guide() -> None:
    forms = {v: [repr(field.subcon) for field in Sample[v].fields[:1]] for v in Sample.versions}
    assert forms == {0: ["String"], 1: ["NullableString"], 2: ["CompactNullableString"], 3: ["CompactNullableString"]}
    assert repr(Sample[0].all["topics"].subcon) == "Array"
    assert repr(Sample[2].all["topics"].subcon) == "CompactArray"
    assert repr(Sample[2].all["topics"].subcon.element) == "Topic"
    assert repr(Sample[3].tag_buffer) == "TagBuffer"


def test_known_bytes() -> None:
    data = Sample[3].interpret_build(FULL)
    parts = [
        "02 61",  # name
        "02 00000000000000000000000000000005 03 00000001 ffffffff 00",  # topics, one with its tag buffer
        "0003",
        "01 09 00",  # late: int8 presence, x, tag buffer
        "03",  # three tags
        "00 02 02 6e",
        "01 03 01 01 00",  # where: unsigned varint presence, x, tag buffer
        "09 02 aabb",
    ]
    assert data == bytes.fromhex("".join(parts))
    value = interpret(Sample[3], data)
    assert value.error_code is ErrorCode.UNKNOWN_TOPIC_OR_PARTITION
    assert value == construct.Container(FULL)
    assert Sample[3].interpret_build(value) == data


def test_absent_tagged_fields_parse_as_their_defaults_and_defaults_are_not_written() -> None:
    data = Sample[3].interpret_build({"name": None, "late": None})
    assert data == bytes.fromhex("00 01 0000 ff 00")
    value = interpret(Sample[3], data)
    assert value.note is None
    assert value.where is None
    assert "unknown_tags" not in value


def test_a_tag_outside_its_versions_is_an_unknown_tag() -> None:
    data = bytes.fromhex("00 01 0000 ff 01 01 03 01 01 00")
    value = interpret(Sample[2], data)
    assert value.unknown_tags == {1: b"\x01\x01\x00"}
    assert Sample[2].interpret_build(value) == data


def test_what_kafka_tolerates_parses_and_rebuilds_in_the_form_that_kafka_writes() -> None:
    flag = Message("Flag", versions="0", flexible="0", fields=["flag" / Boolean, "a" / Int8(tag=0), "b" / Int8(tag=1)])[
        0
    ]
    out_of_order = interpret(flag, bytes.fromhex("02 02 01 01 07 00 01 05"))
    assert (out_of_order.flag, out_of_order.a, out_of_order.b) == (True, 5, 7)
    assert flag.interpret_build(out_of_order) == bytes.fromhex("01 02 00 01 05 01 01 07")
    repeated = interpret(flag, bytes.fromhex("01 03 00 01 05 00 01 06 00 01 08"))
    assert repeated.a == 8
    overlong = interpret(flag, bytes.fromhex("01 8100 8000 8100 05"))
    assert overlong.a == 5
    assert interpret(Sample[1], bytes.fromhex("fffe 0000 00000000 00000000 0000")).name is None  # a length of -2


@pytest.mark.parametrize(
    ("word", "value", "data"),
    [
        (Varint, -1, "01"),
        (Varint, 1, "02"),
        (Varint, 63, "7e"),
        (Varint, 64, "8001"),
        (Varint, -64, "7f"),
        (Varint, -65, "8101"),
        (Varint, 16383, "feff01"),
        (Varint, 2**31 - 1, "feffffff0f"),
        (Varint, -(2**31), "ffffffff0f"),
        (Varlong, 3_000_000_000, "80f882ad16"),
        (Varlong, -(2**63), "ffffffffffffffffff01"),
        (Varlong, 2**63 - 1, "feffffffffffffffff01"),
        (UnsignedVarint, 130, "8201"),
        (UnsignedVarint, 127, "7f"),
        (UnsignedVarint, 300, "ac02"),
        (UnsignedVarint, 2**31, "8080808008"),
        (UnsignedVarint, 2**32 - 1, "ffffffff0f"),
        (UnsignedVarlong, 2**64 - 1, "ffffffffffffffffff01"),
        (Varint, 65, "8201"),
        (VarintString, "hello", "0a68656c6c6f"),
        (UInt16, 60000, "ea60"),
        (Int64, -(2**63), "8000000000000000"),
        (Float64, 1.5, "3ff8000000000000"),
        (Bytes, b"", "00000000"),
        (Bytes(nullable=True), None, "ffffffff"),
        (String(nullable=True), None, "ffff"),
    ],
)
def test_primitive_bytes(word: Any, value: Any, data: str) -> None:
    assert word.build(value) == bytes.fromhex(data)
    assert word.parse(bytes.fromhex(data)) == value


@pytest.mark.parametrize(
    ("word", "value"),
    [
        (Varint, 2**31),
        (Varint, -(2**31) - 1),
        (UnsignedVarint, -1),
        (UnsignedVarint, 2**32),
        (Int8, 128),
        (Int8, "1"),
        (Int8, 1.0),
        (UInt16, -1),
        (Int64, 2**63),
        (Boolean, 1),
        (Uuid, "AAAA"),
        (String, None),
        (String, b"x"),
        (String, "\ud800"),
        (String, "x" * 32768),
        (Bytes, "x"),
        (Array[Int8], "ab"),
        (Array[Int8], {"a": 1}),
        (Array[Int8], 5),
        (ErrorInt16, "NO_SUCH_ERROR"),
    ],
)
def test_values_that_cannot_be_written(word: Any, value: Any) -> None:
    with pytest.raises(BuildError):
        word.build(value)


@pytest.mark.parametrize("data", ["ffffffffffffffffffffff", "80", "", "ffffffffff0f"])
def test_varints_that_do_not_end(data: str) -> None:
    with pytest.raises(ParseError):
        Varint.parse(bytes.fromhex(data))


def test_high_bits_of_a_fifth_varint_byte_are_dropped() -> None:
    assert UnsignedVarint.parse(bytes.fromhex("ffffffff7f")) == 2**32 - 1


def test_wrong_utf8_survives() -> None:
    data = bytes.fromhex("0003 61 ff 62")
    assert String.build(String.parse(data)) == data


@pytest.mark.parametrize(
    ("version", "value", "path", "reason"),
    [
        (3, {"nam": "x"}, "nam", "no such field; expected 'name'?"),
        (0, {"name": None}, "name", "None where null is not allowed"),
        (3, {"topics": [{"partitions": [1, 2**31]}]}, "topics[0].partitions[1]", "Int32, -2147483648 to 2147483647"),
        (3, {"acks": 1}, "acks", "this version has no such field"),
        (0, {"unknown_tags": {1: b""}}, "unknown_tags", "this version has no tag buffer"),
        (3, {"unknown_tags": {0: b""}}, "unknown_tags", "tag 0 is the field note here"),
        (3, {"unknown_tags": {7: 5}}, "unknown_tags", "tag 7 is not raw"),
        (3, {"where": {"y": 1}}, "where.y", "no such field"),
        (3, 5, "", "not a struct"),
    ],
)
def test_build_refuses_and_says_where(version: int, value: Any, path: str, reason: str) -> None:
    with pytest.raises(BuildError) as caught:
        Sample[version].interpret_build(value)
    assert caught.value.path == path
    assert reason in str(caught.value)


def test_values_that_a_version_lacks_pass_where_nothing_is_lost() -> None:
    plain = Sample[2].interpret_build({"name": "x", "late": None})
    assert Sample[2].interpret_build({"name": "x", "late": None, "acks": -1, "old": 5, "_private": object()}) == plain


def test_objects_build_by_their_attributes() -> None:
    class Topic:
        id = uuid.UUID(int=5)
        partitions = (1, -1)

    class Value:
        name = "a"
        topics = (Topic(),)
        error_code = "UNKNOWN_TOPIC_OR_PARTITION"

    assert Sample[1].interpret_build(Value()) == Sample[1].interpret_build(
        {k: FULL[k] for k in ("name", "topics", "error_code")}
    )


@pytest.mark.parametrize(
    ("field", "data", "said"),
    [
        (Int8, b"", "expected 1 byte, found 0 remaining"),
        (Int16, b"\0", "expected 2 bytes, found 1 remaining"),
        (String, b"\0\1", "expected 1 byte, found 0 bytes remaining"),
        (Array[Int16], b"\0\0\0\1\0", "expected 1 element of 2 bytes or more, found 1 byte remaining"),
    ],
)
def test_errors_count_one_byte_as_one(field: Any, data: bytes, said: str) -> None:
    with pytest.raises(ParseError, match=said):
        Struct["a" / field].parse(data)


def test_parse_errors_name_field_byte_and_reason() -> None:
    data = Sample[3].interpret_build(FULL)
    with pytest.raises(ParseError) as caught:
        Sample[3].interpret(data[:24])
    error = caught.value
    assert (error.path, error.offset) == ("topics[0].partitions", 19)
    assert (error.expected, error.found) == ("2 elements of 4 bytes or more", "4 bytes remaining")
    assert isinstance(error, ConstructError)
    for end in range(len(data)):
        with pytest.raises(ParseError):
            Sample[3].interpret(data[:end])


def test_a_hostile_count_fails_before_anything_is_allocated() -> None:
    with pytest.raises(ParseError) as caught:
        Array[Int8].parse(bytes.fromhex("7fffffff") + bytes(16))
    assert caught.value.offset == 0


def test_inside_somebodys_own_struct() -> None:
    data = Sample[3].interpret_build(FULL)
    outer = construct.Struct("n" / construct.Byte, "sample" / Sample[3], "rest" / construct.GreedyBytes)
    wire = b"\x01" + data + b"more"
    value = outer.parse(wire)
    assert (value.sample.name, value.rest) == ("a", b"more")
    assert outer.build(value) == wire
    assert outer.compile().parse(wire).rest == b"more"
    with pytest.raises(ParseError) as caught:
        outer.parse(wire[:25])
    assert (caught.value.path, caught.value.offset) == ("sample.topics[0].partitions", 20)
    empty = construct.Struct("nothing" / Message("Nothing", versions="0", flexible="0")[0])
    assert empty.build({"nothing": {}}) == b"\x00"


def test_constructs_can_be_copied_and_pickled() -> None:
    data = Sample[3].interpret_build(FULL)
    for twin in (pickle.loads(pickle.dumps(Sample[3])), copy.deepcopy(Sample[3])):
        assert interpret(twin, data) == construct.Container(FULL)
        assert twin.interpret_build({"name": None}) == Sample[3].interpret_build({"name": None})


def test_errors_can_be_pickled() -> None:
    error = ParseError("why", 3, expected="a", found="b").at("x").at("[1]").at("y")
    twin = pickle.loads(pickle.dumps(error))
    assert (str(twin), twin.path, twin.offset) == (str(error), "y[1].x", 3)
    trailing = pickle.loads(pickle.dumps(TrailingBytesError({"a": 1}, 2, b"zz")))
    assert (trailing.value, trailing.offset, trailing.rest) == ({"a": 1}, 2, b"zz")


def test_wrong_on_purpose() -> None:
    plain = Message("Plain", versions="0", fields=["s" / String, "a" / Array[Int8], "b" / Boolean, "e" / ErrorInt16])[0]

    def build(**fields: Any) -> str:
        return plain.interpret_build({"s": "x", "a": [1], "b": True, "e": 0} | fields).hex(" ")

    assert build() == "00 01 78 00 00 00 01 01 01 00 00"
    assert build(s=Forced(None)) == "ff ff 00 00 00 01 01 01 00 00"
    assert build(s=Forced("x", length=-2)) == "ff fe 78 00 00 00 01 01 01 00 00"
    assert build(a=Forced([1, 2], length=9)) == "00 01 78 00 00 00 09 01 02 01 00 00"
    assert build(a=Forced(None, length=0x7FFFFFFF)) == "00 01 78 7f ff ff ff 01 00 00"
    assert build(b=Forced(2)) == "00 01 78 00 00 00 01 01 02 00 00"
    assert build(e=Forced(65536 + 7)) == "00 01 78 00 00 00 01 01 01 00 07"
    assert build(s=Forced(b"\xaa")) == "aa 00 00 00 01 01 01 00 00"
    with pytest.raises(BuildError):
        build(b=Forced("x"))
    assert Array["x" / Int8].build(Forced(b"raw")) == b"raw"


def test_an_unknown_tag_has_its_size() -> None:
    assert TagBuffer().build({"unknown_tags": {0: b"\xaa\xbb"}}) == bytes.fromhex("01 00 02 aabb")
    assert TagBuffer().parse(bytes.fromhex("01 00 02 aabb")) == {"unknown_tags": {0: b"\xaa\xbb"}}


def test_a_version_that_is_not_there() -> None:
    with pytest.raises(VersionError, match="Sample 0-3"):
        Sample[4]


def test_streams_and_sizes() -> None:
    assert Struct["a" / Int8, "b" / Uuid].sizeof() == 17
    with pytest.raises(construct.SizeofError):
        Sample[3].sizeof()
    stream = io.BytesIO(b"\x05rest")
    assert Struct["a" / Int8].parse_stream(stream).a == 5
    assert stream.read() == b"rest"


def test_names() -> None:
    names = ["TopicId", "IsKRaftMigrating", "ISR", "ThrottleTimeMs", "V3AndBelowTopics"]
    assert [snake(name) for name in names] == [
        "topic_id",
        "is_k_raft_migrating",
        "isr",
        "throttle_time_ms",
        "v3_and_below_topics",
    ]


def test_errors_from_inside_a_payload_keep_its_name() -> None:
    error = KafkaError("why", 3).moved(100, buffer="records[0] (gzip)").moved(500)
    assert (error.offset, error.buffer) == (3, "records[0] (gzip)")
    assert "of records[0] (gzip)" in str(error)
    assert KafkaError("why", 3).moved(100).offset == 103
