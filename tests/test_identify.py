"""Bytes whose label is hidden: what they are comes first, or among the first where nothing in them can tell."""

from __future__ import annotations

import gzip
import json
import struct
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kafkaconstruct.codecs.checksums import crc32c
from kafkaconstruct.declare import Forced
from kafkaconstruct.formats.frames import ResponseFrame, request
from kafkaconstruct.formats.index import message
from kafkaconstruct.formats.log import files
from kafkaconstruct.formats.prefixed import MetadataRecord, VersionPrefixed
from kafkaconstruct.identify import KINDS, Guess, identify, identify_response
from kafkaconstruct.identify.layouts import all_layouts, shape
from tests.shared import shared

API_VERSIONS = bytes.fromhex("00000013001200020000000100096b61666b612d636c69")
BATCH = bytes.fromhex(
    "00000000000000000000003d0000000002f1edb3d90000000000000000018bcfe568000000018bcfe56800ffffffffffffffffffffffffffff"
    "00000001160000000104686902026801"
)
MESSAGE = bytes.fromhex("0000000000000000000000148dc795a20000ffffffff0000000648656c6c6f21")
METADATA = ResponseFrame("Metadata", 12).build(
    {
        "header": {"correlation_id": 5},
        "body": {
            "brokers": [{"node_id": 1, "host": "broker-1.example", "port": 9092, "rack": None}],
            "cluster_id": "mock",
            "controller_id": 1,
            "topics": [
                {"name": "orders", "partitions": [{"partition_index": 0, "leader_id": 1, "replica_nodes": [1]}]}
            ],
        },
    }
)


def first(data: bytes | str) -> Guess:
    guesses = identify(data)
    assert guesses
    assert all(guess.kind in KINDS for guess in guesses)
    assert all(guess.reason for guess in guesses)
    assert sum(guess.score for guess in guesses) <= 1.0001
    assert [guess.score for guess in guesses] == sorted((guess.score for guess in guesses), reverse=True)
    return guesses[0]


INDEX = b"".join(struct.pack(">ii", 41 * n, 4200 * n) for n in range(1, 40))
TIMES = b"".join(struct.pack(">qi", 1_700_000_000_000 + 900 * n, 41 * n) for n in range(1, 9))
EXAMPLES: list[tuple[str, str, int | None, bytes | str]] = [
    ("request frame", "ApiVersionsRequest", 2, API_VERSIONS),
    ("request frame", "ApiVersionsRequest", 2, API_VERSIONS.hex(" ")),
    ("request without size", "ApiVersionsRequest", 2, API_VERSIONS[4:]),
    ("frames", "2 frames", None, API_VERSIONS * 2),
    ("frames", "2 frames", None, API_VERSIONS + METADATA),
    ("frames", "2 frames", None, API_VERSIONS * 2 + API_VERSIONS[:9]),
    ("response frame", "MetadataResponse", 12, METADATA),
    ("response without size", "MetadataResponse", 12, METADATA[4:]),
    ("response body", "MetadataResponse", 12, METADATA[9:]),
    ("response frame", "ApiVersionsResponse", 0, bytes.fromhex("00000006000000010023")),
    ("record set", "RecordBatch", None, BATCH),
    ("record set", "RecordBatch", None, BATCH * 3 + BATCH[:40]),
    ("record set", "MessageSet", None, MESSAGE),
    ("record set", "Records", None, MESSAGE + BATCH),
    ("log segment", "RecordBatch", None, BATCH + bytes(400)),
    ("offset index", "OffsetIndex", None, INDEX + bytes(80)),
    ("time index", "TimeIndex", None, TIMES),
    ("transaction index", "AbortedTxn", 0, struct.pack(">hqqqq", 0, 4001, 10, 25, 26) * 2),
    ("SASL token", "PLAIN", None, b"\0alice\0secret"),
    ("SASL token", "SCRAM", None, b"\0\0\0\x16n,,n=alice,r=fyko+d2lb"),
    ("not Kafka", "ZooKeeper", None, bytes.fromhex(f"0000002d{0:024x}00007530{0:016x}00000010{0:034x}")),
    ("not Kafka", "TLS handshake", None, bytes.fromhex("160301020001000001fc0303")),
    ("not Kafka", "text", None, b"Exception in thread main: out of memory"),
    ("frames", "900 frames", None, API_VERSIONS * 900),
    ("not Kafka", "HTTP", None, b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n"),
    ("not Kafka", "a pcapng file", None, bytes.fromhex("0a0d0d0a1c0000004d3c2b1a01000000ffffffffffffffff1c000000")),
    ("request frame", "key 10001", 0, bytes.fromhex("00000013271100000000000900067465737465720078797a")[:23]),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "name", "version", "data"), EXAMPLES, ids=lambda value: str(value)[:20])
def test_examples(kind: str, name: str, version: int | None, data: bytes | str) -> None:
    guess = first(data)
    assert (guess.kind, guess.name, guess.version) == (kind, name, version)
    assert guess.score > 0.5


def test_coordinator_and_metadata_records() -> None:
    key = VersionPrefixed("OffsetCommitKey").build(
        {"version": 1, "body": {"group": "g", "topic": "orders", "partition": 3}}
    )
    assert "OffsetCommitKey" in [guess.name for guess in identify(key)[:3]]
    record = MetadataRecord.build({"type": "TopicRecord", "version": 0, "body": {"name": "orders"}})
    guess = first(record)
    assert (guess.kind, guess.name, guess.version) == ("metadata record", "TopicRecord", 0)
    joined = VersionPrefixed("ConsumerProtocolSubscription").build(
        {"version": 1, "body": {"topics": ["orders", "audit"]}}
    )
    guess = first(joined)
    assert (guess.kind, guess.name) == ("consumer protocol", "ConsumerProtocolSubscription")


def test_producer_snapshot() -> None:
    entry = {"producer_id": 4000, "epoch": 1, "last_sequence": 7, "last_offset": 99, "timestamp": 1_700_000_000_000}
    body = message("ProducerSnapshot")[1].build({"crc": 0, "producer_entries": [entry]})
    data = b"\0\1" + crc32c(body[4:]).to_bytes(4) + body[4:]
    assert (first(data).kind, first(data).version) == ("producer snapshot", 1)


def test_a_malformed_request_is_named_with_its_place() -> None:
    """Metadata v12 as a tutorial prints it: no topic id, a name length one short."""
    guess = first("0000001c 0003 000c 00000001 ffff 00 02 0d 6f726465722d6576656e7473 00 00 00".replace(" ", ""))
    assert (guess.name, guess.version) == ("MetadataRequest", 12)
    assert "malformed" in guess.reason
    assert "at byte" in guess.reason


def test_a_cut_request() -> None:
    frame = request("Metadata", 12, client_id="someone", topics=[{"name": "orders" * 20}])
    guess = first(frame[:60])
    assert (guess.kind, guess.name) == ("request frame", "MetadataRequest")
    assert f"{len(frame) - 60} bytes are missing" in guess.reason


def test_a_cut_request_whose_body_says_nothing() -> None:
    records = bytes(range(256)) * 3
    partition = {"index": 0, "records": Forced(records)}
    frame = request("Produce", 7, client_id="app", topic_data=[{"name": "t", "partition_data": [partition]}])
    for end in (100, 400, len(frame) - 1):
        guess = first(frame[:end])
        assert (guess.kind, guess.name, guess.version) == ("request frame", "ProduceRequest", 7)
        assert guess.score > 0.9
    assert "1 byte is missing" in first(frame[:-1]).reason
    odd_null = frame[:12] + b"\x9a\x3c" + frame[17:]
    assert all(guess.score < 0.1 for guess in identify(odd_null[:300]))


@pytest.mark.parametrize("size", [96, 4096, 10 << 20])
def test_nothing_but_zeros_is_perhaps_an_index(size: int) -> None:
    guess = first(bytes(size))
    assert (guess.kind, guess.value) == ("offset index", [])
    assert 0.5 < guess.score < 0.9
    assert guess.reason.startswith(f"nothing but zeros: no entries, room for {size // 8} ")
    assert files.OffsetIndex.parse(bytes(size)).entries == []  # the tree agrees
    assert first(bytes(8) + INDEX).reason.startswith("40 entries")


def test_responses_alone() -> None:
    assert identify_response(METADATA) == (3, 12)
    assert identify_response(bytes.fromhex("00000006000000070000")) is None  # a dozen APIs answer like that


@settings(deadline=None)
@given(st.binary(max_size=300))
def test_any_bytes(data: bytes) -> None:
    for guess in identify(data):
        assert 0 <= guess.score <= 1


# --- the vectors, their labels hidden ---------------------------------------------------------------------------


@cache
def shapes() -> dict[tuple[str, int], str]:
    layouts = (*all_layouts("request"), *all_layouts("response"))
    return {(layout.message.name, version): shape(layout.struct) for layout in layouts for version in layout.versions}


def is_first(guesses: list[Guess], name: str, version: int) -> bool:
    """The truth, or a layout that reads any bytes as it does."""
    if not guesses:
        return False
    best = guesses[0]
    truth = message(name).name
    if best.name == truth and (best.version == version or version in best.versions):
        return True
    return shapes().get((best.name, best.version or 0)) == shapes().get((truth, version))


def lines(file: str, step: int) -> Iterator[dict[str, Any]]:
    with gzip.open(shared(f"vectors/{file}"), "rt") as rows:
        for number, row in enumerate(rows):
            if number % step == 0:
                yield json.loads(row)


def test_request_frames_of_the_vectors() -> None:
    seen = 0
    for row in lines("frames.jsonl.gz", 1):
        if row["type"] != "rpc":
            continue
        seen += 1
        assert is_first(identify(bytes.fromhex(row["request"]["frame"])), row["request_message"], row["version"]), row
    assert seen > 150


def test_responses_of_the_vectors() -> None:
    """Values of the vectors are valid, not sensible: random numbers, and hundreds of bytes in unknown tags."""
    counts: Counter[str] = Counter()
    for row in lines("messages.jsonl.gz", 11):
        data = bytes.fromhex(row["hex"])
        if row["kind"] != "response" or len(data) <= 40:
            continue
        counts["all"] += 1
        counts["first"] += is_first(identify(data), row["message"], row["version"])
    assert counts["first"] > 0.93 * counts["all"] > 40


def test_record_sets_of_the_vectors() -> None:
    missed = []
    seen = 0
    for row in lines("records.jsonl.gz", 1):
        data = bytes.fromhex(row["hex"])
        if not row["batches"]:
            continue
        seen += 1
        guesses = identify(data, 1)
        if not guesses or guesses[0].kind not in ("record set", "log segment"):
            missed.append(row["case"])
    assert seen > 150
    assert missed == []


def test_a_real_response_whose_beginning_could_be_a_request_header() -> None:
    """Zeros where a key and a client id would stand; the records must not cost more than bytes nobody can read."""
    sample = Path(__file__).resolve().parent.parent / "docs/samples/fetch_response.bin"
    best = identify(sample.read_bytes())[0]
    assert (best.kind, best.name, best.version) == ("response frame", "FetchResponse", 11)
