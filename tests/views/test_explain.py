"""explain against parse: the same values, the same errors, and every byte in a leaf."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import construct
import pytest
from construct import ConstructError

import kafkaconstruct as kc
from kafkaconstruct.engines.nodes import Node
from kafkaconstruct.engines.tracer import explain
from kafkaconstruct.errors import KafkaError
from kafkaconstruct.formats.log.files import OffsetIndex, ProducerSnapshotFile, TimeIndex, TransactionIndex
from tests.records.golden import G2, G4, G6
from tests.shared import shared
from tests.test_log_files import ABORTED, OFFSETS, SNAPSHOT, TIMES
from tests.test_vectors_messages import is_excepted, message
from tests.views.vectors import committed, lines

METADATA = bytes.fromhex(
    "0000002d0003000c00000001ffff0002000000000000000000000000000000000d6f726465722d6576656e747300000000"
)

FETCH_12 = "ffffffff000001f4000000017fffffff0000000000ffffffff010101"  # up to its tag buffer

FILES = [(OffsetIndex, OFFSETS), (TimeIndex, TIMES), (TransactionIndex, 2 * ABORTED), (ProducerSnapshotFile, SNAPSHOT)]


def check_leaves(root: Node, data: bytes) -> None:
    """Leaves follow each other without a gap, in each buffer."""
    for buffer in {node.buffer for node in root.walk()}:
        whole = data if not buffer else next(node.data for node in root.walk() if node.buffer == buffer)
        at = 0
        for leaf in root.leaves(buffer):
            assert leaf.start == at, (buffer, leaf)
            assert not leaf.children
            at = leaf.end
        assert at == len(whole), buffer


def error_of(what: Any, data: bytes) -> KafkaError | None:
    try:
        what.parse(data)
    except KafkaError as error:
        return error
    return None


def check_equals_parse(what: Any, data: bytes) -> Node:
    root = explain(what, data)
    refusal = error_of(what, data)
    if refusal is None:
        assert root.error is None
        assert root.value == what.parse(data)
    else:
        assert isinstance(root.error, type(refusal))
        assert str(root.error) == str(refusal)
        assert (root.error.path, root.error.offset) == (refusal.path, refusal.offset)
        deeper = [node for node in root.walk() if node.error is root.error and node is not root]
        assert deeper or root.error.path == ""
    check_leaves(root, data)
    return root


def check_vectors(vectors: Iterable[dict[str, Any]], *, at_least: int) -> None:
    checked = 0
    for vector in vectors:
        if is_excepted(vector):
            continue
        struct, data = message(vector["message"])[vector["version"]], bytes.fromhex(vector["hex"])
        check_equals_parse(struct, data)
        for cut in {len(data) // 3, 2 * len(data) // 3, len(data) - 1} - {-1, len(data)}:
            check_equals_parse(struct, data[:cut])
        checked += 1
    assert checked >= at_least


def test_message_vectors_committed() -> None:
    check_vectors(list(committed("messages"))[::2], at_least=700)


def test_message_vectors_all() -> None:
    check_vectors(lines(shared("vectors/messages.jsonl.gz")), at_least=3800)
    check_vectors(lines(shared("vectors/testmessages.jsonl.gz")), at_least=87)


def test_decode_edges() -> None:
    """Malformed bytes, and tolerated ones: those have a note."""
    noted = 0
    for vector in lines(shared("vectors/decode_edges.jsonl.gz")):
        struct, data = message(vector["message"])[vector["version"]], bytes.fromhex(vector["hex"])
        root = check_equals_parse(struct, data)
        if root.error is None and struct.build(root.value) != data:
            assert list(root.all_notes()), vector["note"]
            noted += 1
    assert noted >= 10


def test_frames() -> None:
    checked = 0
    for vector in lines(shared("vectors/frames.jsonl.gz")):
        if vector["type"] != "rpc":
            continue
        for kind, what in (
            ("request", kc.RequestFrame),
            ("response", kc.ResponseFrame(vector["api"], vector["version"])),
        ):
            data = bytes.fromhex(vector[kind]["frame"])
            root = check_equals_parse(what, data)
            if root.error is not None:
                continue  # a layout that no release has: both say so alike
            check_equals_parse(what, data[:-1])
            check_equals_parse(what, data + b"\0")
            checked += 1
    assert checked >= 380


@pytest.mark.parametrize("vector", list(committed("records")), ids=lambda vector: vector["case"])
def test_record_vectors(vector: dict[str, Any]) -> None:
    data = bytes.fromhex(vector["hex"])
    root = check_equals_parse(kc.Records, data)
    assert root.error is None
    for batch, node in zip(
        root.value.batches, (child for child in root.children if child.name[0] == "["), strict=False
    ):
        assert node.value is batch
        try:
            records = batch.records
        except ConstructError:
            assert any(below.error for below in node.walk())
        else:
            shown = [below.value for below in node.walk() if below.type == "Record"]
            assert shown == (records if batch.magic == 2 else [])


def test_mutated_frames_never_raise() -> None:
    for at in range(len(METADATA)):
        for byte in (0, 1, 0x7F, 0x80, 0xFF):
            check_equals_parse(kc.RequestFrame, METADATA[:at] + bytes([byte]) + METADATA[at + 1 :])
        check_equals_parse(kc.RequestFrame, METADATA[:at])


def test_indexing_and_offsets() -> None:
    root = explain(kc.RequestFrame, METADATA)
    name = root["body"]["topics"][0]["name"]
    assert name is root["body.topics[0].name"]
    assert (name.value, name.start, name.end, name.type) == ("order-events", 32, 45, "CompactNullableString")
    assert name.path == "body.topics[0].name"
    assert [child.name for child in name.children] == ["length", "text"]
    text = root.at(40)
    assert text is name.children[1]
    assert root.at(32) is name.children[0]
    assert root.at(len(METADATA)) is None
    assert "body.topics[1]" not in root
    with pytest.raises(KeyError, match="no nonsense"):
        root["body.nonsense"]
    assert "order-events" in str(root)
    assert "order-events" in root._repr_html_()


def test_tagged_fields_are_found_by_name() -> None:
    struct = kc.message("FetchRequest")[12]
    root = explain(struct, struct.build({"cluster_id": "c", "unknown_tags": {9: b"xy"}}))
    assert root["cluster_id"].value == "c"
    assert root["tag 9"].value == b"xy"
    assert root["cluster_id"].path == "tag_buffer.cluster_id"


def test_what_was_read_before_an_error_is_there() -> None:
    root = explain(kc.RequestFrame, METADATA[:40])
    assert root["header.correlation_id"].value == 1
    assert root["body.topics[0].topic_id"].value is not None
    assert any(node.error for node in root["body.topics[0].name"].walk())
    assert root["size"].error is root.error
    assert isinstance(root.error, kc.ParseError)
    assert root.error.path == "size"


def test_left_over_bytes_are_named() -> None:
    struct = kc.message("HeartbeatRequest")[0]
    data = struct.build({"group_id": "g"})
    root = explain(struct, data + b"abc")
    assert isinstance(root.error, kc.TrailingBytesError)
    assert root.error.value == root.value == struct.parse(data)
    assert (root.children[-1].name, root.children[-1].value) == ("left over", b"abc")


@pytest.mark.parametrize(
    ("name", "version", "data", "path", "note"),
    [
        ("ApiVersionsRequest", 3, "8400" + "6b6166" + "0231" + "00", "client_software_name", "overlong"),
        ("ApiVersionsRequest", 3, "03c0800231" + "00", "client_software_name", "not UTF-8"),
        ("ApiVersionsRequest", 3, "0101" + "0205" + "01aa" + "0501bb", "tag_buffer", "again"),
        ("MetadataRequest", 4, "00000001" + "000161" + "07", "allow_auto_topic_creation", "7 reads as true"),
        ("MetadataRequest", 1, "fffffffe", "topics", "-2 reads as null"),
        ("DescribeTopicPartitionsRequest", 0, "01" + "00000001" + "80" + "00", "cursor", "-128 reads as null"),
        ("ApiVersionsResponse", 3, "00000100000000" + "02" + "030101" + "01080000000000000007", "tag_buffer", "order"),
        ("FetchRequest", 12, FETCH_12 + "01000100", "cluster_id", "default"),
        ("ApiVersionsRequest", 3, "81808080" + "70" + "01" + "00", "client_software_name", "bits above 32"),
    ],
)  # fmt: skip
def test_tolerated_forms_have_notes(name: str, version: int, data: str, path: str, note: str) -> None:
    root = explain(kc.message(name)[version], bytes.fromhex(data))
    assert root.error is None
    notes = [(node.path, text) for node, text in root.all_notes()]
    assert any(path in where and note in text for where, text in notes), notes


def test_compressed_payloads_are_a_buffer_of_their_own() -> None:
    records = [{"key": b"k", "value": b"v" * 50}]
    data = kc.Records.build([{"codec": "gzip", "records": records}])
    root = explain(kc.Records, data)
    record = root["[0].records[0]"]
    assert record.buffer == "[0].records (gzip)"
    assert record.start == 0
    assert record["value"].value == b"v" * 50
    assert root["[0].records"].buffer == ""
    assert root["[0].records"].end == len(data)
    assert root.at(5, "[0].records (gzip)") is not None


def test_a_wrong_checksum_is_an_error_of_its_field_alone() -> None:
    root = explain(kc.Records, G2[:-1] + b"\x03")
    assert root.error is None
    ((node, error),) = root.errors()
    assert node is root["[0].crc"]
    assert "4058887129" in str(error)


def test_a_refused_batch_spoils_nothing_around_it() -> None:
    broken = bytearray(G2)
    broken[61] = 0x40  # the record says that it is longer than the batch
    body = kc.message("ProduceRequest")[9].build(
        {"topic_data": [{"name": "t", "partition_data": [{"index": 1, "records": bytes(broken)}]}]}
    )
    root = explain(kc.message("ProduceRequest")[9], body)
    assert root.error is None
    assert root["topic_data[0].partition_data[0].index"].value == 1
    assert list(root.errors())


def test_tails_have_a_note() -> None:
    root = explain(kc.Records, G2 + G2[:20])
    assert root["tail"].value == G2[:20]
    assert "53 bytes are missing" in root["tail"].notes[0]
    assert "allocated" in explain(kc.Records, G2 + bytes(40))["padding"].notes[0]


# -- what is inside opaque fields


def test_the_consumer_protocol_in_group_messages() -> None:
    subscription = kc.VersionPrefixed("ConsumerProtocolSubscription").build(
        {"version": 1, "body": {"topics": ["a", "b"]}}
    )
    struct = kc.message("JoinGroupRequest")[6]
    protocols = [{"name": "range", "metadata": subscription}]
    root = explain(struct, struct.build({"protocol_type": "consumer", "protocols": protocols}))
    metadata = root["protocols[0].metadata"]
    assert metadata.value == subscription
    assert metadata["ConsumerProtocolSubscription.body.topics"].value == ["a", "b"]
    check_leaves(root, root.data)
    connect = explain(struct, struct.build({"protocol_type": "connect", "protocols": protocols}))
    assert "ConsumerProtocolSubscription" not in connect["protocols[0].metadata"]
    assert root.value == struct.parse(root.data)


def test_what_is_no_consumer_protocol_stays_bytes_with_a_note() -> None:
    struct = kc.message("SyncGroupResponse")[0]
    root = explain(struct, struct.build({"assignment": b"\x00\x63nonsense"}))
    assert root["assignment"].value == b"\x00\x63nonsense"
    assert "not a ConsumerProtocolAssignment" in root["assignment"].notes[0]
    check_leaves(root, root.data)


def test_the_request_in_an_envelope() -> None:
    struct = kc.message("EnvelopeRequest")[0]
    root = explain(struct, struct.build({"request_data": METADATA[4:]}))
    assert root["request_data.RequestPayload.body.topics[0].name"].value == "order-events"
    assert root["request_data"].value == METADATA[4:]
    check_leaves(root, root.data)


def test_coordinator_records_by_topic() -> None:
    coordinator = kc.CoordinatorRecord("__consumer_offsets")
    key, value = coordinator.build(
        {
            "key": {"version": 1, "body": {"group": "g", "topic": "t", "partition": 3}},
            "value": {"version": 3, "body": {"offset": 42, "metadata": "", "commit_timestamp": 5}},
        }
    )
    struct = kc.message("ProduceRequest")[7]
    records = [{"records": [{"key": key, "value": value}]}]
    topics = [{"name": "__consumer_offsets", "partition_data": [{"index": 0, "records": records}]}]
    root = explain(struct, struct.build({"topic_data": topics}))
    record = root["topic_data[0].partition_data[0].records[0].records[0]"]
    assert any(node.name == "group" and node.value == "g" for node in record["key"].walk())
    assert any(node.name == "offset" and node.value == 42 for node in record["value"].walk())
    check_leaves(root, root.data)


def test_control_records() -> None:
    root = explain(kc.Records, G4)
    value = root["[0].records[0].value"]
    assert value["EndTxnMarker.body.coordinator_epoch"].value == 9
    check_leaves(root, G4)


def test_old_messages_inside_flexible_requests() -> None:
    struct = kc.message("FetchResponse")[12]
    partitions = [{"partition_index": 0, "records": G6 + G2}]
    root = explain(struct, struct.build({"responses": [{"topic": "t", "partitions": partitions}]}))
    assert [node.type for node in root["responses[0].partitions[0].records"].children] == [
        "UnsignedVarint", "Message", "RecordBatch",
    ]  # fmt: skip
    check_leaves(root, root.data)


def test_somebody_elses_struct_around_ours() -> None:
    mine = construct.Struct("mark" / construct.Int32ub, "body" / kc.message("HeartbeatRequest")[0])
    data = mine.build({"mark": 7, "body": {"group_id": "g"}})
    root = explain(mine, data)
    assert root["body.group_id"].value == "g"
    assert root["mark"].value == 7
    assert root.value.body == mine.parse(data).body


@pytest.mark.parametrize(("what", "data"), [(what, data) for what, data in FILES])
def test_files_beside_a_log(what: Any, data: bytes) -> None:
    check_equals_parse(what, data)
    for cut in range(len(data)):
        check_equals_parse(what, data[:cut])
    if "Index" in repr(what) and "Transaction" not in repr(what):
        root = check_equals_parse(what, data + bytes(2 * what.entry.sizeof()))
        assert root["padding"].notes


def test_a_producer_snapshot_with_a_wrong_checksum() -> None:
    root = explain(ProducerSnapshotFile, SNAPSHOT[:-1] + b"\x09")
    assert root.error is None
    assert [node.path for node, _ in root.errors()] == ["body.crc"]
