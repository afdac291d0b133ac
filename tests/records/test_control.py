"""Control records: what each type says, and the same said back."""

from __future__ import annotations

from typing import Any

import pytest

from kafkaconstruct.errors import BuildError, ParseError
from kafkaconstruct.formats.control_records import ControlRecordType, control, control_bytes
from kafkaconstruct.formats.record_batch import RecordBatch
from tests.records.golden import by_case, data_of

CASES = {
    "v2-endtxn-commit-ce0": "COMMIT",
    "v2-endtxn-abort-ce15": "ABORT",
    "v2-leader-change": "LEADER_CHANGE",
    "v2-snapshot-header": "SNAPSHOT_HEADER",
    "v2-kraft-version": "KRAFT_VERSION",
    "v2-kraft-voters": "KRAFT_VOTERS",
}


@pytest.mark.parametrize(("case", "name"), CASES.items())
def test_kafkas_own(case: str, name: str) -> None:
    [record] = RecordBatch.parse(data_of(case)).records
    [want] = by_case(case)["batches"][0]["records"]
    meaning = record.control
    assert (meaning.version, meaning.type.name) == (0, name)
    assert control_bytes(meaning) == (record.key, record.value)
    said = want["control"]
    if "coordinatorEpoch" in said:
        assert meaning.value == {"version": 0, "coordinator_epoch": said["coordinatorEpoch"]}
    else:
        assert camel(meaning.value) == {key: said["json"][key] for key in camel(meaning.value)}
        assert len(said["json"]) == len(meaning.value)


def camel(value: Any) -> Any:
    """A value as Kafka's JSON has it, without uuids."""
    if isinstance(value, list):
        return [camel(item) for item in value]
    if not isinstance(value, dict):
        return value
    out = {}
    for name, item in value.items():
        first, *rest = name.split("_")
        out[first + "".join(part.title() for part in rest)] = camel(item)
    if "voters" in out:
        return {k: v for k, v in out.items() if k != "voters"} | (
            {"voters": out["voters"]} if not out["voters"] or "voterDirectoryId" not in out["voters"][0] else {}
        )
    return out


def test_the_voters_of_a_raft() -> None:
    [record] = RecordBatch.parse(data_of("v2-kraft-voters")).records
    voters = record.control.value.voters
    assert [(v.voter_id, [(e.name, e.host, e.port) for e in v.endpoints]) for v in voters] == [
        (1, [("CONTROLLER", "host1", 9091)]),
        (2, [("CONTROLLER", "host2", 9092)]),
        (3, [("CONTROLLER", "host3", 9093)]),
    ]


def test_a_snapshot_footer() -> None:
    key, value = control_bytes({"type": "snapshot_footer", "value": {"version": 0}})
    assert (key, value) == (bytes.fromhex("00000004"), bytes.fromhex("000000"))
    assert control(key, value) == {"version": 0, "type": 4, "value": {"version": 0}}


def test_leader_change_with_directories() -> None:
    meaning = {"type": "LEADER_CHANGE", "value": {"version": 1, "leader_id": 3, "voters": [{"voter_id": 1}]}}
    key, value = control_bytes(meaning)
    assert control(key, value).value.voters[0].voter_directory_id.int == 0


@pytest.mark.parametrize("number", [7, 9, 99, -1])
def test_unknown_types_are_kept(number: int) -> None:
    """CASES B-IV 87."""
    key = (0).to_bytes(2, "big") + number.to_bytes(2, "big", signed=True)
    meaning = control(key, b"\x00\x00what")
    assert (meaning.type, meaning.value, meaning.type.known) == (number, b"\x00\x00what", False)
    assert control_bytes(meaning) == (key, b"\x00\x00what")
    assert control(key, None).value is None


def test_newer_versions_read_as_the_newest_known() -> None:
    meaning = control(bytes.fromhex("00010001"), bytes.fromhex("0005000000070102"))
    assert (meaning.version, meaning.value) == (1, {"version": 5, "coordinator_epoch": 7})


@pytest.mark.parametrize(
    ("key", "value", "path"),
    [
        (None, b"", "key"),
        (b"\0\0\0", b"", "key"),
        (bytes(4), None, "value"),
        (bytes(4), b"\0", "value"),
        (bytes(4), bytes.fromhex("ffff00000000"), "value"),
        (bytes(4), bytes.fromhex("000000"), "value.coordinator_epoch"),
        (bytes.fromhex("00000002"), bytes.fromhex("0000000000017f"), "value.voters"),
    ],
)
def test_what_says_nothing(key: bytes | None, value: bytes | None, path: str) -> None:
    with pytest.raises(ParseError) as caught:
        control(key, value)
    assert caught.value.path == path


def test_records_that_are_no_control_records() -> None:
    [record] = RecordBatch.parse(RecordBatch.build({"records": [{"key": bytes(4)}]})).records
    assert record.control is None


def test_keys_and_meaning_must_agree() -> None:
    commit = {"type": ControlRecordType.COMMIT, "value": {"coordinator_epoch": 1}}
    key, value = control_bytes(commit)
    meaning = control(key, value)
    record = {"key": key, "value": value, "control": meaning}
    assert RecordBatch.parse(RecordBatch.build({"is_control": True, "records": [record]})).records[0].control == meaning
    with pytest.raises(BuildError, match="say otherwise"):
        RecordBatch.build({"is_control": True, "records": [{**record, "value": bytes(6)}]})
