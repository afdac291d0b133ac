"""Bytes that Kafka's own serializers wrote, against every declaration: parse equals its JSON, build equals its bytes.

The first test runs on the vectors that are committed here, at least one of each message at each version; the others on
all that stand beside the project.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from kafkaconstruct.declare import Message
from kafkaconstruct.errors import KafkaError
from kafkaconstruct.formats import index
from kafkaconstruct.formats.frames import RequestFrame, ResponseFrame
from kafkaconstruct.formats.prefixed import MetadataRecord, RemoteLogMetadataRecord, VersionPrefixed
from tests.kafka_json import add_unknown_tags, plain, snake, value_of
from tests.schemas import messages as schemas
from tests.shared import shared

# Layouts of the development trunk of October 2024 that no release has. We declare what the newest release has.
NEVER_RELEASED = {
    ("ReadShareGroupStateSummaryResponse", 0): "released with LeaderEpoch",
    ("ShareGroupMetadataValue", 0): "released with MetadataHash",
    ("ShareGroupStatePartitionMetadataValue", 0): "released with InitializingTopics",
    ("ShareSnapshotValue", 0): "4.0 widened SnapshotEpoch, 4.1 and 4.2 added fields",
    ("ShareUpdateValue", 0): "4.0 widened SnapshotEpoch, 4.2 added DeliveryCompleteCount",
}
# Records that got new tagged fields without a new version. Vectors that use such a tag for noise mean something else
# today, or nothing.
TAG_TAKEN_SINCE = {
    ("ConsumerGroupMetadataValue", 0): "tag 0 is MetadataHash since 4.1",
    ("ConsumerGroupCurrentMemberAssignmentValue", 0): "tag 0 is AssignmentEpochs since 4.3",
    ("ConsumerGroupTargetAssignmentMetadataValue", 0): "tag 0 is AssignmentTimestamp since 4.3",
    ("OffsetCommitValue", 4): "tag 0 is TopicId since 4.1",
    ("RemoteLogSegmentMetadataRecord", 0): "tag 0 is TxnIndexEmpty since 4.0",
    ("RemoteLogSegmentMetadataSnapshotRecord", 0): "tag 0 is TxnIndexEmpty since 4.0",
    ("ShareGroupTargetAssignmentMetadataValue", 0): "tag 0 is AssignmentTimestamp since 4.3",
}


def message(name: str) -> Message:
    found = getattr(schemas, name, None)
    return found if found is not None else index.message(name)


def lines(path: Path) -> Iterator[dict[str, Any]]:
    with gzip.open(path, "rt", encoding="ascii") as file:
        yield from map(json.loads, file)


def check(vector: dict[str, Any], data: bytes, unknown: list[dict[str, Any]]) -> None:
    struct = message(vector["message"])[vector["version"]]
    expected = add_unknown_tags(value_of(struct, vector["json"]), unknown)
    value = struct.parse(data)
    assert plain(value) == expected
    assert struct.build(value) == data
    assert struct.build(expected) == data
    interpreted, end = struct.interpret(data)
    assert (plain(interpreted), end) == (expected, len(data))
    assert struct.interpret_build(interpreted) == data


def is_excepted(vector: dict[str, Any]) -> bool:
    key = vector["message"], vector["version"]
    if key in NEVER_RELEASED:
        return True
    noise = {tag for entry in vector.get("unknown_tagged_fields", ()) for tag, _ in entry["tags"]}
    return key in TAG_TAKEN_SINCE and 0 in noise


def check_all(path: Path, *, at_least: int) -> None:
    failed, checked = [], 0
    for vector in lines(path):
        if is_excepted(vector):
            continue
        try:
            check(vector, bytes.fromhex(vector["hex"]), vector.get("unknown_tagged_fields", []))
        except AssertionError:
            failed.append(f"{vector['message']}[{vector['version']}] {vector['case']}")
        checked += 1
    assert not failed
    assert checked >= at_least


def test_a_vector_of_each_message_at_each_version() -> None:
    path = Path(__file__).parent / "data" / "messages.jsonl.gz"
    check_all(path, at_least=770)


def test_every_message_vector() -> None:
    check_all(shared("vectors/messages.jsonl.gz"), at_least=3830)


def test_every_vector_of_the_test_schemas() -> None:
    check_all(shared("vectors/testmessages.jsonl.gz"), at_least=87)


def test_exceptions_are_needed() -> None:
    seen = set()
    for vector in lines(shared("vectors/messages.jsonl.gz")):
        key = vector["message"], vector["version"]
        if key in NEVER_RELEASED and key not in seen:
            try:
                check(vector, bytes.fromhex(vector["hex"]), vector.get("unknown_tagged_fields", []))
            except (AssertionError, KafkaError):  # another layout, by its names or by its bytes
                seen.add(key)
    assert seen == set(NEVER_RELEASED)


def test_every_vector_of_frames() -> None:
    checks = {"rpc": check_call, "version-prefixed": check_prefixed, "api-message-serde": check_typed}
    checked = 0
    for vector in lines(shared("vectors/frames.jsonl.gz")):
        if vector["type"] == "rpc" or not is_excepted(vector):
            checks[vector["type"]](vector)
            checked += 1
    assert checked >= 270


def check_call(vector: dict[str, Any]) -> None:
    api, version = vector["api"], vector["version"]
    for kind, reader in ("request", RequestFrame), ("response", ResponseFrame(api, version)):
        if (vector[f"{kind}_message"], version) in NEVER_RELEASED:
            continue
        stated = vector[kind]
        data = bytes.fromhex(stated["frame"])
        frame = reader.parse(data)
        body = message(vector[f"{kind}_message"])[version]
        expected = value_of(body, stated["body"])
        assert plain(frame.body) == add_unknown_tags(expected, stated["body_unknown_tagged_fields"])
        for name, value in stated["header"].items():
            assert frame.header[snake(name)] == value
        assert reader.build(frame) == data


def check_prefixed(vector: dict[str, Any]) -> None:
    data = bytes.fromhex(vector["hex"])
    reader = VersionPrefixed(vector["message"])
    found = reader.parse(data)
    assert found.version == vector["version"]
    assert plain(found.body) == value_of(message(vector["message"])[found.version], vector["json"])
    assert reader.build(found) == data


def check_typed(vector: dict[str, Any]) -> None:
    data = bytes.fromhex(vector["hex"])
    reader = MetadataRecord if vector["module"] == "metadata" else RemoteLogMetadataRecord
    found = reader.parse(data)
    assert (found.type, found.version) == (vector["api_key"], vector["version"])
    assert plain(found.body) == value_of(message(vector["message"])[found.version], vector["json"])
    assert reader.build(found) == data
