"""Real captures: every message found, with what belongs to it, also after the packets were spoiled."""

from __future__ import annotations

import csv
import io
import random
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import dpkt
import pytest

from kafkaconstruct.conversation import Capture, Fault, Kind, Message
from kafkaconstruct.identify import identify_response
from kafkaconstruct.sources.packets import read_segments
from tests import packet_files
from tests.packet_files import Packet, duplicated, overlapped, shuffled
from tests.shared import shared

DATA = Path(__file__).parent / "data" / "captures"
MOCK_FAULTS = {("ApiVersions", 3), ("Metadata", 13), ("LeaveGroup", 3)}
"""librdkafka's mock cluster writes these answers wrongly: no tag buffers, a byte too much, an array too few."""

Row = tuple[int, str, int, int | None, int | None, int | None]


def read(file: bytes) -> list[Message]:
    return list(Capture(io.BytesIO(file)).messages())


def row(message: Message) -> Row:
    version = message.version if message.kind is Kind.REQUEST else None
    return message.stream or 0, message.kind, message.size, message.api_key, version, message.correlation_id


def found(messages: Iterable[Message]) -> Counter[Row]:
    return Counter(row(message) for message in messages if message.kind is not Kind.OTHER)


def expected(table: Path) -> dict[str, list[Row]]:
    rows: dict[str, list[Row]] = {}
    with table.open() as lines:
        for line in csv.DictReader(lines, delimiter="\t"):
            key, version = line["api_key"], line["version"]
            rows.setdefault(line["file"], []).append(
                (
                    int(line["tcp_stream"]),
                    line["kind"],
                    int(line["length"]),
                    int(key) if key else None,
                    int(version) if version else None,
                    int(line["correlation_id"]),
                )
            )
    return rows


def check(path: Path, rows: list[Row]) -> None:
    """Rows without a key are responses that the analyser could not match; we do."""
    messages = read(path.read_bytes())
    unmatched = {(stream, kind, size, number) for stream, kind, size, key, _, number in rows if key is None}
    seen = Counter[Row]()
    for (stream, kind, size, key, version, number), count in found(messages).items():
        known = None if (stream, kind, size, number) in unmatched else key
        seen[stream, kind, size, known, version, number] += count
    assert seen == Counter(rows)
    assert all(message.api_key is not None for message in messages if message.kind is Kind.RESPONSE)
    for message in messages:
        if message.error is not None:
            assert message.kind is Kind.RESPONSE
            assert (message.api, message.version) in MOCK_FAULTS
            assert message.error.offset is not None


def test_expected_messages_of_our_own_captures() -> None:
    table = expected(DATA / "EXPECTED.tsv")
    assert len(table) >= 8
    for name, rows in table.items():
        check(DATA / name, rows)


def test_expected_messages_of_the_reference_captures() -> None:
    table = shared("captures/EXPECTED.tsv")
    rows = expected(table)
    files = sorted(path.name for path in table.parent.glob("*.pcap*"))
    assert files == sorted(rows)
    for name in files:
        check(table.parent / name, rows[name])


def test_short_leave_group_answer_is_reported_with_its_place() -> None:
    [broken] = [message for message in read((DATA / "kjs-Snappy.pcapng").read_bytes()) if message.error is not None]
    assert (broken.api, broken.version, broken.kind) == ("LeaveGroup", 3, "response")
    problem = broken.first_problem()
    assert problem is not None
    assert (problem.fault, problem.path, problem.offset) == (Fault.MALFORMED, "members", 14)


# --- spoiled packets --------------------------------------------------------------------------------------------


def raw_packets(path: Path) -> list[Packet]:
    """The file's TCP segments as raw IPv4 packets, whatever link type they came over."""
    packets = []
    for segment in read_segments(io.BytesIO(path.read_bytes())):
        tcp = dpkt.tcp.TCP(
            sport=segment.source[1], dport=segment.target[1], seq=segment.sequence, ack=segment.acknowledged,
            flags=segment.flags, data=segment.data,
        )  # fmt: skip
        packet = dpkt.ip.IP(src=segment.source[0], dst=segment.target[0], p=6, data=tcp, len=20 + len(tcp))
        packets.append((segment.time, bytes(packet)))
    return packets


Placed = tuple[str | None, Row, bytes]


def without_streams(messages: Iterable[Message]) -> Counter[Placed]:
    """Messages by client port instead of stream number, which follows the order of packets."""
    return Counter((m.client, (0, *row(m)[1:]), m.frame) for m in messages if m.kind is not Kind.OTHER)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", ["kjs-Snappy.pcapng", "segmentio_kafka-go__v1c-v1-v1c.pcapng", "aio-lz4.pcapng"])
def test_all_bytes_present_gives_the_same_result(name: str, seed: int) -> None:
    packets = raw_packets(DATA / name)
    whole = without_streams(read(packet_files.pcap(packets)))
    assert sum(whole.values()) > 30
    for spoiled in (
        shuffled(packets, seed, 12),
        shuffled(packets, seed, 10_000),
        duplicated(packets, seed),
        overlapped(packets, seed),
        shuffled(overlapped(duplicated(packets, seed), seed), seed, 40),
    ):
        assert without_streams(read(packet_files.pcap(spoiled))) == whole


def carrying(packets: list[Packet]) -> list[int]:
    return [place for place, (_, packet) in enumerate(packets) if len(set(packet_files.payload_of(packet))) == 2]


def touches(payload: bytes, frame: bytes) -> bool:
    """Whether a segment's bytes hold part of a frame."""
    if payload in frame or frame in payload:
        return True
    return any(
        payload[-length:] == frame[:length] or payload[:length] == frame[-length:]
        for length in range(1, min(len(payload), len(frame)))
    )


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("name", ["kjs-Snappy.pcapng", "segmentio_kafka-go__v1c-v1-v1c.pcapng", "aio-lz4.pcapng"])
def test_a_dropped_packet_is_reported_and_all_other_messages_found(name: str, seed: int) -> None:
    packets = raw_packets(DATA / name)
    place = random.Random(seed).choice(carrying(packets))
    start, end = packet_files.payload_of(packets[place][1])
    payload = packets[place][1][start:end]
    whole = without_streams(read(packet_files.pcap(packets)))
    messages = read(packet_files.pcap(packets[:place] + packets[place + 1 :]))
    assert any(problem.fault is Fault.LOST for message in messages for problem in message.problems)
    for _, _, frame in whole - without_streams(messages):
        answers_it = frame[4:8] == payload[8:12]  # its response is found, but not its API
        assert touches(payload, frame) or answers_it
    frames = Counter(message.frame for message in messages)
    lost = Counter(message[-1] for message in whole.elements()) - frames
    assert all(touches(payload, frame) for frame in lost)


@pytest.mark.parametrize("seed", range(6))
def test_snapped_packets_keep_the_headers(seed: int) -> None:
    """A snap length that cuts long segments: every message is still there, the cut ones say what is missing."""
    packets = raw_packets(DATA / "segmentio_kafka-go__v1c-v1-v1c.pcapng")
    snap = random.Random(seed).randrange(90, 300)
    whole = read(packet_files.pcap(packets))
    messages = read(packet_files.pcap([(time, packet[:snap]) for time, packet in packets]))
    assert found(messages) == found(whole)
    for message in messages:
        if message.kind is not Kind.OTHER and message.cut:
            assert [problem.fault for problem in message.problems] == [Fault.LOST]
            assert len(message.frame) < message.size + 4
    assert any(message.cut for message in messages)


def test_capture_from_the_middle() -> None:
    """Without the handshakes and the first exchanges, the rest is as before."""
    packets = raw_packets(DATA / "kjs-Snappy.pcapng")
    whole = without_streams(read(packet_files.pcap(packets)))
    some = [packet for place, packet in enumerate(packets) if place % 151 > 11]
    rest = without_streams(read(packet_files.pcap(some)))
    assert not rest - whole
    assert sum(rest.values()) > 0.9 * sum(whole.values()) - 6


def test_mutated_captures_neither_raise_nor_hang() -> None:
    rng = random.Random(60)
    files = [path.read_bytes() for path in sorted(DATA.glob("*.pcap*"))]
    for _ in range(150):
        file = bytearray(rng.choice(files))
        for _ in range(rng.choice((1, 5, 40))):
            file[rng.randrange(24, len(file))] = rng.randrange(256)
        for message in read(bytes(file)):
            message.first_problem()


@pytest.mark.parametrize("name", ["kjs-Snappy.pcapng", "aio-lz4.pcapng"])
def test_capture_of_the_broker_alone(name: str) -> None:
    """Responses without any request: what can be told from their bytes is told, nothing wrongly."""
    packets = raw_packets(DATA / name)
    whole = read(packet_files.pcap(packets))
    brokers = {int((message.server or "").rpartition(":")[2]) for message in whole}
    only = [(time, packet) for time, packet in packets if int.from_bytes(packet[20:22]) in brokers]
    messages = list(Capture(io.BytesIO(packet_files.pcap(only)), None, identify_response).messages())
    truth = Counter(message.frame for message in whole if message.kind is Kind.RESPONSE)
    assert Counter(message.frame for message in messages if message.kind is Kind.RESPONSE) == truth
    apis = {message.frame: message.api for message in whole}
    named = [message for message in messages if message.api is not None]
    assert all(message.api == apis[message.frame] for message in named)
    assert len(named) > 0.75 * len(messages)
