"""Public reports of Kafka bytes gone wrong, by their numbers in CASES.md; each with the right value."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import Any

import construct
import pytest

import kafkaconstruct as kc
from kafkaconstruct.codecs import compress, decompress
from kafkaconstruct.declare import Array, Int16, Int32, Int64, String, UnsignedVarint, Varint, Varlong
from tests.records.golden import G2, G3, G4, G5, G6, G8
from tests.schemas import messages as schemas

CASES: dict[int, Callable[[], None]] = {}


def case(*numbers: int) -> Callable[[Callable[[], None]], Callable[[], None]]:
    """The function tests these cases."""

    def register(function: Callable[[], None]) -> Callable[[], None]:
        assert CASES.keys().isdisjoint(numbers)
        CASES.update(dict.fromkeys(numbers, function))
        return function

    return register


def both(type_: Any, value: Any, data: str) -> None:
    """A value and its bytes, both ways."""
    assert type_.parse(bytes.fromhex(data)) == value
    assert type_.build(value).hex() == data.replace(" ", "")


def message(name: str, version: int, data: str) -> Any:
    """A message's value, whose bytes it gives back."""
    wire = bytes.fromhex(data)
    value = kc.message(name)[version].parse(wire)
    assert kc.message(name)[version].build(value) == wire
    return value


def refused(type_: Any, data: str, match: str) -> None:
    with pytest.raises(kc.ParseError, match=match):
        type_.parse(bytes.fromhex(data))


def batch_of(*records: dict[str, Any], **fields: Any) -> Any:
    return kc.RecordBatch.parse(kc.RecordBatch.build({**fields, "records": list(records)}))


# ---------------------------------------------------------------- varints


@case(1, 2)
def _() -> None:
    both(Varlong, 3_000_000_000, "80f882ad16")
    both(Varlong, 1787086231121, "a2d99eea8268")
    batch = batch_of({"timestamp": 0}, {"timestamp": 1787086231121}, base_timestamp=0)
    assert batch.records[1].timestamp == batch.records[1].timestamp_delta == batch.max_timestamp == 1787086231121


@case(4, 5)
def _() -> None:
    both(Varint, -1, "01")
    both(Varint, -2147483648, "ffffffff0f")
    both(Varlong, -(1 << 63), "ff" * 9 + "01")
    for value in 2147483648, -2147483649:
        with pytest.raises(kc.BuildError):
            Varint.build(value)


@case(6, 13)
def _() -> None:
    refused(Varlong, "ff" * 11, "does not end")
    refused(Varint, "80", "cut off")
    refused(Varint, "808080808000", "does not end")
    assert Varint.parse(bytes.fromhex("ffffffff7f")) == -2147483648  # the high bits are dropped, as Kafka does


@case(8, 9, 10, 16)
def _() -> None:
    both(Varint, 65, "8201")
    both(UnsignedVarint, 130, "8201")
    both(Varint, -2, "03")
    assert String.resolve(0, True).parse(b"\x06hello") == "hello"
    assert batch_of({"key": b"hello", "headers": [("h", b"")]}).payload.endswith(b"\x0ahello\x01" + b"\x02\x02h\x00")


@case(11)
def _() -> None:
    [record] = kc.RecordBatch.parse(G2).records
    assert (record.key, record.value, record.headers) == (None, b"hi", [("h", None)])


@case(14)
def _() -> None:
    refused(UnsignedVarint, "80" * 10 + "00", "does not end")
    value = kc.message("ListGroupsRequest")[3].parse(b"\x80\x00")  # tolerated; Kafka writes it shorter
    assert kc.message("ListGroupsRequest")[3].build(value) == b"\0"


# ---------------------------------------------------------------- null, empty, arrays, tags


@case(17, 18)
def _() -> None:
    request = kc.message("ListGroupsRequest")[3]
    assert request.build({"unknown_tags": {0: b"\xaa\xbb"}}).hex() == "010002aabb"
    assert request.build({"unknown_tags": {1: b"ab"}}).hex() == "0101026162"
    assert request.parse(bytes.fromhex("010002aabb")).unknown_tags == {0: b"\xaa\xbb"}


@case(19, 20)
def _() -> None:
    value = message("ApiVersionsResponse", 4, "0000 02 0012 0000 0004 00 00000000 01 09 03 aabbcc")
    assert value.unknown_tags == {9: b"\xaa\xbb\xcc"}


@case(22, 35)
def _() -> None:
    assert message("MetadataRequest", 9, "00 01 00 00 00").topics is None
    assert message("MetadataRequest", 1, "ffffffff").topics is None
    refused(kc.message("MetadataRequest")[0], "ffffffff", "null")


@case(24)
def _() -> None:
    value = message("ApiVersionsResponse", 3, "0000 01 00000000 01 00 07 02 02 66 0001 0002 00".replace("07", "08"))
    assert [(f.name, f.min_version, f.max_version) for f in value.supported_features] == [("f", 1, 2)]


@case(25, 26)
def _() -> None:
    fetched = message("OffsetFetchResponse", 1, "00000001 000174 00000001 00000000 ffffffffffffffff ffff 0000")
    assert fetched.topics[0].partitions[0].metadata is None
    assert message("DescribeAclsResponse", 1, "00000000 0000 ffff 00000000").error_message is None
    assert message("DescribeAclsResponse", 2, "00000000 0000 00 01 00").error_message is None


@case(27, 45, 50)
def _() -> None:
    for version, null, empty in (8, "ffffffff", "00000000"), (9, "00", "01"):
        for value, written in (None, null), (b"", empty):
            topics = [{"name": "t", "partition_data": [{"index": 0, "records": value}]}]
            data = kc.message("ProduceRequest")[version].build({"topic_data": topics}).hex()
            assert data.removesuffix("000000" if version == 9 else "").endswith("00000000" + written)
    metadata = {"member_id": "m", "metadata": b""}
    for version, written in (0, "00000000"), (6, "01"):
        built = kc.message("JoinGroupResponse")[version].build({"members": [metadata]}).hex()
        assert built.removesuffix("0000" if version == 6 else "").endswith(written)


@case(29, 95)
def _() -> None:
    many = batch_of(*[{"value": b"v"}] * 200_000)
    assert (many.count, len(many.records), many.records[-1].offset) == (200_000, 200_000, 199_999)
    assert batch_of({"value": bytes(1 << 20)}).records[0].value == bytes(1 << 20)


@case(30)
def _() -> None:
    frame = "00000010 0003 0001 00000001 0000 7fffffff 0000".replace(" ", "")
    with pytest.raises(kc.ParseError, match="does not fit") as caught:
        kc.RequestFrame.parse(bytes.fromhex(frame))
    assert (caught.value.path, caught.value.offset) == ("body.topics", 14)


@case(31)
def _() -> None:
    v5, v6 = (kc.message("DescribeGroupsResponse")[version].all["groups"].subcon.element.all for version in (5, 6))
    assert "error_message" not in v5
    assert "error_message" in v6


@case(32)
def _() -> None:
    listeners = [{"name": "L", "host": "h", "port": 60000}]
    data = kc.message("AddRaftVoterRequest")[0].build({"listeners": listeners})
    assert b"\xea\x60" in data
    assert kc.message("AddRaftVoterRequest")[0].parse(data).listeners[0].port == 60000


@case(34)
def _() -> None:
    frame = kc.RequestFrame.parse(bytes.fromhex("0000000c 0010 0003 00000007 ffff 00 00"))
    assert (frame.header.client_id, frame.header.correlation_id, frame.body) == (None, 7, {})


@case(36)
def _() -> None:
    assert message("ListGroupsRequest", 3, "00") == {}


@case(40)
def _() -> None:
    example = schemas.SimpleExampleMessage
    assert [field.name for field in example[1].tagged] < [field.name for field in example[2].tagged]


@case(43)
def _() -> None:
    built = kc.message("ApiVersionsResponse")[3].build({"api_keys": [{"api_key": 18, "max_version": 4}]}).hex()
    assert built == "0000" + "02" + "0012" + "0000" + "0004" + "00" + "00000000" + "00"


@case(46, 47)
def _() -> None:
    leader = {"leader_id": 1, "leader_epoch": 2}
    fetch = {"responses": [{"partitions": [{"current_leader": leader, "records": None}]}]}
    produce = {"responses": [{"partition_responses": [{"current_leader": leader}]}]}
    tagged = "09 00000001 00000002 00".replace(" ", "")
    assert "01" + "01" + tagged in kc.message("FetchResponse")[12].build(fetch).hex()
    assert "01" + "00" + tagged in kc.message("ProduceResponse")[10].build(produce).hex()


@case(48)
def _() -> None:
    with pytest.raises(kc.BuildError, match=r"topics\[0\].name"):
        kc.message("MetadataRequest")[1].build({"topics": [{"name": None}]})


@case(49)
def _() -> None:
    assert kc.message("SaslAuthenticateRequest")[0].build({"auth_bytes": b"ab"}).hex() == "000000026162"


# ---------------------------------------------------------------- headers, frames


@case(51, 55)
def _() -> None:
    body = "12 6170616368652d6b61666b612d6a617661 06 332e332e31 00"
    frame = bytes.fromhex("0000002b 0012 0003 00000000 0007 61646d696e2d31 00" + body)
    value = kc.RequestFrame.parse(frame)
    assert (value.size, value.header.client_id) == (43, "admin-1")
    assert (value.body.client_software_name, value.body.client_software_version) == ("apache-kafka-java", "3.3.1")
    assert kc.RequestFrame.build(value) == frame


@case(52, 59, 70)
def _() -> None:
    answer = kc.ResponseFrame("ApiVersions", 3).parse(bytes.fromhex("0000000c 00000001 0000 01 00000000 00"))
    assert (answer.header, answer.body.error_code) == ({"correlation_id": 1}, 0)
    described = kc.ResponseFrame("DescribeTopicPartitions", 0)
    assert (
        described.build({"header": {"correlation_id": 7}}).hex()
        == "0000000c" + "00000007" + "00" + "00000000" + "01ff00"
    )


@case(53)
def _() -> None:
    frame = bytes.fromhex("0000000a 00000001 0023 00000000")
    for asked in range(5):
        answer = kc.ResponseFrame("ApiVersions", asked).parse(frame)
        assert (answer.body.error_code, answer.body.api_keys) == (35, [])
        assert kc.ResponseFrame("ApiVersions", asked).build(answer) == frame


@case(56, 57)
def _() -> None:
    answer = kc.ResponseFrame("Metadata", 9).build({"header": {"correlation_id": 1}, "body": {"brokers": []}})
    assert answer[8:9] == b"\0"  # a tag buffer of the header, then the throttle time
    assert kc.ResponseFrame("Metadata", 8).build({"header": {"correlation_id": 1}})[8:12] == b"\0\0\0\0"


@case(60)
def _() -> None:
    frame = bytes.fromhex("0000000f 0010 0003 00000007 ffff 01 05 01 aa 00")
    value = kc.RequestFrame.parse(frame)
    assert value.header.unknown_tags == {5: b"\xaa"}
    assert kc.RequestFrame.build(value) == frame
    record = kc.MetadataRecord.build({"type": 12, "version": 0, "body": {"name": "f", "feature_level": 7}})
    assert record[:3] == b"\1\x0c\0"  # frame version, type and version are unsigned varints


@case(61)
def _() -> None:
    with pytest.raises(kc.ParseError) as caught:
        kc.RequestFrame.parse(b"HTTP/1.1 400 Bad Request\r\n")
    assert "HTTP" in (caught.value.hint or "")


@case(63, 64)
def _() -> None:
    for key, version in (3, 99), (10001, 0), (20000, 7), (-5, 3):
        frame = kc.RequestFrame.build(
            {"header": {"request_api_key": key, "request_api_version": version, "client_id": None}, "body": b"\x01\x02"}
        )
        value = kc.RequestFrame.parse(frame)
        assert (value.header.request_api_key, value.header.request_api_version) == (key, version)
        assert value.body == b"\x01\x02"
        assert kc.RequestFrame.build(value) == frame


@case(65)
def _() -> None:
    assert kc.release("4.0").versions("Produce").start == 3
    assert kc.release("3.9").versions("Produce").start == 0


@case(69)
def _() -> None:
    assert (kc.api("SaslHandshake").key, kc.api("DescribeCluster").key) == (17, 60)


# ---------------------------------------------------------------- records


@case(72, 74, 75, 76, 77, 78, 79, 80)
def _() -> None:
    for cut in range(len(G2) - 1):
        records = kc.Records.parse(G2 + G2[: cut + 1])
        assert (len(records), records.tail) == (1, G2[: cut + 1])
        assert records.missing == (len(G2) - cut - 1 if cut + 1 >= 12 else None)
    partitions = [{"partition_index": i, "records": data} for i, data in enumerate((G2 + G2[:30], G3))]
    fetch = kc.message("FetchResponse")[11]
    found = fetch.parse(fetch.build({"responses": [{"partitions": partitions}]})).responses[0].partitions
    assert [len(p.records) for p in found] == [1, 1]
    assert (found[0].records.tail, found[1].records[0].base_offset) == (G2[:30], 5)


@case(81)
def _() -> None:
    assert [batch.base_offset for batch in kc.Records.parse(G2 + G3 + G4)] == [0, 5, 7]


@case(85, 86)
def _() -> None:
    empty = kc.RecordBatch.parse(G3)
    assert (empty.records, empty.count, empty.base_offset, empty.last_offset) == ([], 0, 5, 8)


@case(87, 88, 89)
def _() -> None:
    unknown = batch_of({"key": bytes.fromhex("00000009"), "value": b"?"}, is_control=True).records[0].control
    assert (int(unknown.type), unknown.value) == (9, b"?")
    marker = kc.RecordBatch.parse(G4.replace(b"\0\0\0\1\x0c", b"\0\0\0\0\x0c"))
    assert (marker.is_control, marker.records[0].control.type.name) == (True, "ABORT")


@case(90)
def _() -> None:
    assert batch_of({"key": b"k", "value": None}).payload.endswith(b"\x02k\x01\x00")
    assert batch_of({"key": b"k", "value": b""}).records[0].value == b""


@case(92, 96)
def _() -> None:
    [only] = kc.MessageSet.parse(G6)
    assert (only.key, only.value) == (None, b"Hello!")
    assert only.crc == only.computed_crc == zlib.crc32(G6[16:]) == 0x8DC795A2


@case(93)
def _() -> None:
    assert kc.RecordBatch.parse(G2).batch_length + 12 == len(G2)


@case(94)
def _() -> None:
    with pytest.raises(kc.ParseError, match="count"):
        assert batch_of(count=kc.Forced(-1)).records
    bomb = kc.RecordBatch.build({"codec": "gzip", "compressed": compress("gzip", bytes(1 << 20)), "count": 1})
    with pytest.raises(kc.LimitError):
        assert kc.Records.limited(1 << 16).parse(bomb)[0].records


@case(98, 99)
def _() -> None:
    wrong = kc.RecordBatch.parse(G2[:17] + (1016021496).to_bytes(4, "big") + G2[21:])
    assert (wrong.crc, wrong.computed_crc, wrong.crc_valid) == (1016021496, 0xF1EDB3D9, False)
    assert wrong.records[0].value == b"hi"


@case(100)
def _() -> None:
    frame = bytearray(compress("lz4", b"hello", magic=2))
    assert compress("lz4", b"hello", magic=0)[6] != frame[6]
    frame[6] = 0x1A
    assert decompress("lz4", bytes(frame), magic=0) == b"hello"
    with pytest.raises(kc.CodecError):
        decompress("lz4", bytes(frame), magic=1)


@case(104, 105)
def _() -> None:
    unsized = bytes.fromhex("28b52ffd00 00 090000 68".replace(" ", ""))  # one raw block, no content size
    assert decompress("zstd", unsized) == b"h"
    assert decompress("zstd", compress("zstd", b"a") + unsized + compress("zstd", b"b")) == b"ahb"


@case(106)
def _() -> None:
    assert [inner.offset for inner in kc.MessageSet.parse(G8)[0].records] == [10, 11]


@case(107)
def _() -> None:
    assert [record.timestamp for record in kc.RecordBatch.parse(G5).records] == [1700003000000] * 2


# ---------------------------------------------------------------- internal topics, construct itself


@case(110, 111, 112)
def _() -> None:
    offsets = kc.CoordinatorRecord("__consumer_offsets")
    key = bytes.fromhex("0001 000167 000174 00000003")
    value = bytes.fromhex("0004 0000000000000005 ffffffff 02 6d 0000018bcfe56800 00".replace(" ", ""))
    record = offsets.parse(key, value)
    assert (record.key.body.group, record.key.body.topic, record.key.body.partition) == ("g", "t", 3)
    assert (record.value.version, record.value.body.offset, record.value.body.metadata) == (4, 5, "m")
    assert offsets.build(record) == (key, value)


@case(114)
def _() -> None:
    ours = construct.Struct("a" / construct.Int8ub, "m" / kc.message("MetadataRequest")[12]).compile()
    assert ours.build({"a": 1, "m": {"topics": None}}).hex() == "01" + "00" + "01" + "00" + "00"
    assert ours.parse(bytes.fromhex("01 00 01 00 01 05 01 aa")).m.unknown_tags == {5: b"\xaa"}


@case(115, 118)
def _() -> None:
    metadata = kc.message("MetadataRequest")
    with pytest.raises(kc.BuildError, match=r"expected .topics."):
        metadata[12].build({"topcis": []})
    with pytest.raises(kc.BuildError, match="this version has no such field"):
        metadata[3].build({"allow_auto_topic_creation": False})
    with pytest.raises(kc.TrailingBytesError):
        metadata[12].parse(b"\0\0\0\0\0")
    with pytest.raises(kc.ParseError) as caught:
        Array[Int16].parse(b"\0\0\0\2\0\1\0")
    assert caught.value.offset == 0
    both(Int32, -1, "ffffffff")
    both(Int64, (1 << 53) + 1, "0020000000000001")


@pytest.mark.parametrize("number", sorted(CASES))
def test_case(number: int) -> None:
    CASES[number]()


# What other tests show, by the file that does; and reports that no parser can get wrong.
ELSEWHERE = {
    15: "tests/kaitai", 119: "tests/kaitai", 120: "tests/kaitai", 121: "tests/kaitai", 122: "tests/kaitai",
    123: "tests/kaitai", 38: "both kinds of varints are case 8", 42: "compact arrays are case 43",
    58: "header versions are cases 52 and 55", 66: "a broker's refusal", 68: "a detector of another project",
    116: "checksums are case 98", 117: "paths are case 30", 124: "another project's sizes",
}  # fmt: skip


def test_every_case_is_somewhere() -> None:
    """The numbers of the list, which has gaps of its own."""
    gaps = {3, 7, 12, 21, 23, 28, 33, 37, 39, 41, 44, 54, 62, 67, 71, 73, 82, 83, 84, 91} | {
        97,
        101,
        102,
        103,
        108,
        109,
        113,
    }
    assert sorted({*CASES, *ELSEWHERE, *gaps}) == list(range(1, 125))
    assert CASES.keys().isdisjoint(ELSEWHERE)
