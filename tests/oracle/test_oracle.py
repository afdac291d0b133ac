"""What released Kafka's own classes write, against the declarations: parse equals its JSON, build equals its bytes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import kafkaconstruct as kc
from kafkaconstruct.declare import Message
from tests import maven
from tests.conformance.declared import FORMER
from tests.conformance.definitions import specs, versions
from tests.kafka_json import add_unknown_tags, plain, snake, value_of
from tests.oracle import SEED, Line, read, run

# Versions whose layout a later release changed without a new number; the declarations follow the newest release.
CHANGED_SINCE: dict[str, dict[str, str]] = {
    "3.9.2": {
        "ReadShareGroupStateSummaryResponse": "4.1 released version 0 with LeaderEpoch",
        "ShareGroupMetadataValue": "4.1 released version 0 with MetadataHash",
        "ShareGroupPartitionMetadataValue": "4.0 has other fields in version 0",
    },
    "4.4.0": {},
}


def place(line: Line) -> tuple[Message, int]:
    """The declaration that a line is about, and its version there: a coordinator key's is its type."""
    message = kc.message(FORMER.get(line["message"], line["message"]))
    return message, line["api_key"] if line["type"] == "coordinator-key" else line["version"]


def check_body(line: Line) -> None:
    message, version = place(line)
    struct, data = message[version], bytes.fromhex(line["hex"])
    expected = add_unknown_tags(value_of(struct, line["json"]), line.get("unknown_tagged_fields", []))
    value = struct.parse(data)
    assert plain(value) == expected
    assert struct.build(value) == data
    assert struct.build(expected) == data


def check_call(line: Line) -> None:
    api, version = kc.api(line["api"]), line["version"]
    assert api.key == line["api_key"]
    for stated, message, reader in (
        (line["request"], api.request, kc.RequestFrame),
        (line["response"], api.response, kc.ResponseFrame(api.name, version)),
    ):
        data = bytes.fromhex(stated["hex"])
        frame = reader.parse(data)
        expected = value_of(message[version], stated["body"])
        assert plain(frame.body) == add_unknown_tags(expected, stated["body_unknown_tagged_fields"])
        header = {snake(name): value for name, value in stated["header"].items()}
        assert plain(frame.header) == add_unknown_tags(header, stated["header_unknown_tagged_fields"])
        assert reader.build(frame) == data


def check_prefixed(line: Line) -> None:
    message, version = place(line)
    check_envelope(line, kc.VersionPrefixed(message.name), message, version)


def check_typed(line: Line) -> None:
    message = kc.message(line["message"])
    remote = line["module"] == "storage"
    check_envelope(line, kc.RemoteLogMetadataRecord if remote else kc.MetadataRecord, message, line["version"])


def check_envelope(line: Line, reader: Any, message: Message, version: int) -> None:
    data = bytes.fromhex(line["hex"])
    found = reader.parse(data)
    assert found.version == version
    assert plain(found.body) == value_of(message[version], line["json"])
    assert reader.build(found) == data


def check_error(line: Line) -> None:
    assert kc.ErrorCode(line["error"]).name == line["name"]


FRAMES = {
    "rpc": check_call,
    "version-prefixed": check_prefixed,
    "type-prefixed": check_prefixed,
    "api-message-serde": check_typed,
}


def about(line: Line) -> set[str]:
    """The messages that a line holds."""
    if "error" in line:
        return {f"error {line['error']}"}
    return {line["message"]} if "message" in line else {line["api"] + "Request", line["api"] + "Response"}


def checker(line: Line) -> Callable[[Line], None]:
    """How to check a line."""
    return check_error if "error" in line else FRAMES[line["frame"]] if "frame" in line else check_body


def check(lines: list[Line], release: str) -> None:
    """Check every line; what fails is only what a later release changed, and each of those does fail."""
    failed: dict[str, str] = {}
    changed: set[str] = set()
    for line in lines:
        try:
            checker(line)(line)
        except (AssertionError, kc.KafkaError) as e:
            excused = about(line) & CHANGED_SINCE[release].keys()
            if excused and line["version"] == 0:
                changed |= excused
            else:
                failed[f"{about(line)} v{line.get('version')} {line.get('case')}"] = str(e)[:500]
    assert not failed, f"{len(failed)} of {len(lines)}, the first of them: {list(failed.items())[:5]}"
    assert changed == {*CHANGED_SINCE[release]}


def pairs(lines: list[Line]) -> set[tuple[str, int]]:
    return {(line["message"], line["version"]) for line in lines if "case" in line}


TOPICS = {
    "group-coordinator": "__consumer_offsets",
    "share-coordinator": "__share_group_state",
    "transaction-coordinator": "__transaction_state",
}


def test_coordinator_records_go_together() -> None:
    """Whatever key a coordinator of 4.4.0 writes, the value that belongs to it is found."""
    keys: dict[tuple[str, int], Line] = {}
    values: dict[tuple[str, int], list[Line]] = {}
    for line in read("4.4.0"):
        if line.get("frame") == "type-prefixed":
            keys[line["module"], line["api_key"]] = line
        elif line.get("type") == "coordinator-value" and "frame" in line:
            values.setdefault((line["module"], line["api_key"]), []).append(line)
    assert keys.keys() == values.keys()
    for (module, type_), key in keys.items():
        record = kc.CoordinatorRecord(TOPICS[module])
        for value in values[module, type_]:
            wire = bytes.fromhex(key["hex"]), bytes.fromhex(value["hex"])
            parsed = record.parse(*wire)
            for line, part in ((key, parsed.key), (value, parsed.value)):
                message, version = place(line)
                assert plain(part.body) == value_of(message[version], line["json"])
            assert record.build(parsed) == wire


def test_committed_lines() -> None:
    lines = list(read("4.4.0"))
    check(lines, "4.4.0")
    assert len(lines) > 5000
    assert len(pairs(lines)) == 755


@pytest.fixture(scope="module", params=["3.9.2", "4.4.0"])
def release(request: pytest.FixtureRequest) -> str:
    maven.require_tools()
    found: str = request.param
    return found


def test_live_lines(release: str) -> None:
    """The oracle asked anew, with other values than the committed ones."""
    lines = run(release, SEED + 1)
    check(lines, release)
    defined = {
        (spec["name"], version)
        for spec in specs(maven.release_jars(release))
        for version in versions(spec["validVersions"])
    }
    assert pairs(lines) == defined


def test_committed_lines_are_what_the_oracle_says() -> None:
    maven.require_tools()
    assert run("4.4.0") == list(read("4.4.0"))
