"""The rules' verdicts where people look: explain, parse and capture."""

from __future__ import annotations

import kafkaconstruct as kc
from kafkaconstruct.engines.nodes import Node
from kafkaconstruct.formats.index import message
from tests.rules.batches import batch, marker, one
from tests.rules.test_visibility import log
from tests.views.test_cli import run


def notes(root: Node) -> dict[str, list[str]]:
    """Of every node that has some: path to notes."""
    return {node.path: node.notes for node in root.walk() if node.notes}


def test_a_log_says_who_is_not_given_what() -> None:
    assert notes(kc.explain(kc.Records, b"".join(map(bytes, log())))) == {
        "[0]": ["not for read_committed: aborted by the marker at offset 3"],
        "[4]": ["not for read_committed: in the open transaction of producer 8"],
        "[6]": ["not for read_committed: not before the last stable offset, 5"],
        "[7]": ["not for read_committed: in the open transaction of producer 7"],
    }


def test_a_response_says_so_by_its_own_list() -> None:
    fetch = message("FetchResponse")[11]
    partition = {"records": log()[:5], "last_stable_offset": 5, "aborted_transactions": []}

    def found() -> dict[str, list[str]]:
        return notes(kc.explain(fetch, fetch.build({"responses": [{"topic": "t", "partitions": [partition]}]})))

    late = "not for read_committed: not before the last stable offset, 5"
    assert found() == {"responses[0].partitions[0].records[4]": [late]}
    partition["aborted_transactions"] = [{"producer_id": 7, "first_offset": 0}]
    assert found()["responses[0].partitions[0].records[0]"] == [
        "not for read_committed: aborted, as listed from offset 0 on"
    ]
    partition["aborted_transactions"] = None  # made for read_uncommitted
    assert found() == {}


def test_sequences_are_followed() -> None:
    data = b"".join(map(bytes, (batch(0, 2), batch(5, offset=2), batch(5, offset=3), batch(6, epoch=1, offset=4))))
    assert notes(kc.explain(kc.Records, data)) == {
        "[1]": [
            "refused (OUT_OF_ORDER_SEQUENCE_NUMBER): sequence 5 where 2 is next: the last was 1 "
            "(compaction leaves such gaps)"
        ],
        "[2]": ["duplicate: sequences 5 to 5 are at offset 2 already, 1 back"],
        "[3]": [
            "refused (OUT_OF_ORDER_SEQUENCE_NUMBER): sequence 6 where 0 is next: a new epoch begins at 0 "
            "(compaction leaves such gaps)"
        ],
    }


def test_what_a_broker_refuses_in_a_produce_request() -> None:
    def found(version: int, *batches: object) -> list[str]:
        produce = message("ProduceRequest")[version]
        data = {"name": "t", "partition_data": [{"index": 0, "records": list(batches)}]}
        tree = notes(kc.explain(produce, produce.build({"topic_data": [data]})))
        return [note for those in tree.values() for note in those]

    old = {"magic": 1, "value": b"v"}
    assert found(9, batch(0)) == []
    assert found(9, batch(-1)) == ["refused (INVALID_RECORD): a producer id, but sequence -1"]
    assert (
        found(9, batch(0), batch(1))
        == ["refused (INVALID_RECORD): 2 batches; from Produce v3 on a partition has exactly one"] * 2
    )
    assert found(3, old) == ["refused (INVALID_RECORD): magic 1; from Produce v3 on only magic 2 is taken"]
    assert found(2, old, old) == []


def test_plain_records_have_no_notes() -> None:
    plain = bytes(one({"records": [{"value": b"v"}]}))
    assert notes(kc.explain(kc.Records, plain * 2)) == {}


def test_parse_shows_them() -> None:
    data = b"".join(map(bytes, log()))
    tree = run("parse", "--as", "Records", "-", data=data)
    assert "not for read_committed: aborted by the marker at offset 3" in tree.stdout
    assert tree.returncode == 0
    lines = run("parse", "--as", "Records", "--records", "-", data=data).stdout.splitlines()[1:]
    assert all(line.endswith("(not for read_committed: aborted by the marker at offset 3)") for line in lines[:2])
    assert "read_committed" not in lines[2]


def test_marker_without_its_transaction_says_nothing() -> None:
    assert notes(kc.explain(kc.Records, bytes(marker(1)))) == {}
