"""Reassembly: whatever happened to the segments, each byte comes once, in order, or its loss is reported."""

from __future__ import annotations

import io
import random

import pytest

from kafkaconstruct.sources.packets import read_segments
from kafkaconstruct.sources.tcp import LIVE, Closed, Data, Lost, Patience, Reassembler
from tests import packet_files
from tests.packet_files import Packet, duplicated, overlapped, shuffled, talk

RNG = random.Random(1)
TURNS = [(turn % 2, RNG.randbytes(RNG.choice((3, 50, 2000, 9000)))) for turn in range(40)]
SENT = tuple(b"".join(data for side, data in TURNS if side == wanted) for wanted in (0, 1))
PACKETS = talk(TURNS)


def heard(packets: list[Packet], patience: Patience | None = None) -> list[list[tuple[str, int, bytes | int]]]:
    """For each stream: (what, sender, bytes or count), neighbouring bytes of one sender joined."""
    reassembler = Reassembler(patience)
    streams: dict[int, list[tuple[str, int, bytes | int]]] = {}
    events = [
        event
        for segment in read_segments(io.BytesIO(packet_files.pcap(packets)))
        for event in reassembler.feed(segment)
    ]
    events += reassembler.close(0.0)
    for event in events:
        said = streams.setdefault(event.stream.number, [])
        if isinstance(event, Closed):
            continue
        sender = event.stream.ends[event.side][1] == packet_files.BROKER[1]
        if isinstance(event, Data) and said and said[-1][:2] == ("data", sender):
            before = said[-1][2]
            assert isinstance(before, bytes)
            said[-1] = ("data", sender, before + event.data)
        else:
            said.append(("data", sender, event.data) if isinstance(event, Data) else ("lost", sender, event.count))
    return [streams[number] for number in sorted(streams)]


WHOLE = [("data", side, data) for side, data in TURNS]


def test_in_order() -> None:
    assert heard(PACKETS) == [WHOLE]


@pytest.mark.parametrize("seed", range(6))
def test_shuffled_duplicated_overlapping(seed: int) -> None:
    assert heard(shuffled(PACKETS, seed, 30)) == [WHOLE]
    assert heard(shuffled(PACKETS, seed, 100_000)) == [WHOLE]
    assert heard(duplicated(PACKETS, seed)) == [WHOLE]
    assert heard(overlapped(PACKETS, seed)) == [WHOLE]
    assert heard(shuffled(overlapped(duplicated(PACKETS, seed), seed), seed, 50)) == [WHOLE]


@pytest.mark.parametrize("starts", [(2**32 - 5, 2**32 - 70_000), (2**32 - 1, 0), (2**31 - 2, 2**31 + 5)])
def test_wrapped_sequence_numbers(starts: tuple[int, int]) -> None:
    packets = talk(TURNS, starts=starts)
    assert heard(packets) == [WHOLE]
    assert heard(shuffled(packets, 3, 40)) == [WHOLE]


def test_without_handshake() -> None:
    packets = talk(TURNS, handshake=False)
    assert heard(packets) == [WHOLE]
    assert heard(shuffled(packets, 5, 60)) == [WHOLE]
    assert heard(packets, LIVE) == [WHOLE]


def test_lost_handshake_packets() -> None:
    for missing in ([0], [1], [0, 1], [0, 1, 2]):
        assert heard([packet for place, packet in enumerate(PACKETS) if place not in missing]) == [WHOLE]


@pytest.mark.parametrize("seed", range(8))
def test_dropped_segments_are_reported_and_the_rest_delivered(seed: int) -> None:
    rng = random.Random(seed)
    carrying = [place for place, (_, packet) in enumerate(PACKETS) if len(set(packet_files.payload_of(packet))) == 2]
    missing = set(rng.sample(carrying, 3))
    [said] = heard([packet for place, packet in enumerate(PACKETS) if place not in missing])
    lost = [0, 0]
    for place in missing:
        start, end = packet_files.payload_of(PACKETS[place][1])
        source = int.from_bytes(PACKETS[place][1][20:22])
        lost[source == packet_files.BROKER[1]] += end - start
    for side in (0, 1):
        counts = [value for what, sender, value in said if what == "lost" and sender == side and isinstance(value, int)]
        pieces = [
            value for what, sender, value in said if what == "data" and sender == side and isinstance(value, bytes)
        ]
        assert sum(counts) == lost[side]
        assert sum(map(len, pieces)) == len(SENT[side]) - lost[side]


def test_a_gap_is_placed_where_it_is() -> None:
    packets = talk([(0, b"a" * 1400), (1, b"b" * 10), (0, b"c" * 1400), (1, b"d" * 10)])
    [said] = heard(packets[:7] + packets[8:])  # c is lost, though the broker has acknowledged and answered it
    assert said == [("data", 0, b"a" * 1400), ("data", 1, b"b" * 10), ("lost", 0, 1400), ("data", 1, b"d" * 10)]


def test_snapped_segments() -> None:
    packets = [(time, packet[:540]) for time, packet in talk([(0, b"a" * 1400), (1, b"b" * 10)])]
    [said] = heard(packets)
    assert said == [("data", 0, b"a" * 500), ("lost", 0, 900), ("data", 1, b"b" * 10)]


def test_one_direction_only() -> None:
    source = packet_files.CLIENT[0]
    only = [packet for packet in PACKETS if packet[1][12:16] == source]
    [said] = heard(only)
    assert b"".join(value for what, sender, value in said if what == "data" and isinstance(value, bytes)) == SENT[0]
    assert all(what == "data" for what, _, _ in said)


def test_zero_window_probe() -> None:
    """One byte of what is to come, sent again in full when the window opens."""
    packets = talk([(0, b"abcdef"), (1, b"ok")])
    probe = packet_files.tcp_packet(packet_files.CLIENT, packet_files.BROKER, 1001, 2001, b"a")
    [said] = heard([*packets[:3], (packets[3][0], bytes(probe)), *packets[3:]])
    assert said == [("data", 0, b"abcdef"), ("data", 1, b"ok")]


def test_keepalives_change_nothing() -> None:
    packets = list(PACKETS)
    sequence = int.from_bytes(packets[3][1][24:28])
    keepalive = packet_files.tcp_packet(packet_files.CLIENT, packet_files.BROKER, sequence - 1, 2001, b"\0")
    packets.insert(4, (packets[4][0], bytes(keepalive)))
    assert heard(packets) == [WHOLE]


def test_ports_used_again() -> None:
    assert heard(PACKETS + talk(TURNS, starts=(77_000, 88_000))) == [WHOLE, WHOLE]
    assert heard(PACKETS + talk(TURNS[::-1], starts=(77, 88))) == [WHOLE, WHOLE[::-1]]


def test_a_handshake_that_comes_after_the_end() -> None:
    """The SYN, whose sequence number the answer to it has told, is the last packet of the file."""
    assert heard(PACKETS[1:] + PACKETS[:1]) == [WHOLE]


def test_interleaved_streams_are_numbered_by_first_packet() -> None:
    other = talk(TURNS[:7], ends=((b"\x0a\0\0\x09", 4000), packet_files.BROKER))
    mixed = [packet for pair in zip(PACKETS, other, strict=False) for packet in pair]
    mixed += PACKETS[len(other) :] + other[len(PACKETS) :]
    assert heard(mixed) == [WHOLE, WHOLE[:7]]


def test_what_waits_is_bounded() -> None:
    """A hole at the start, and a hundred times what patience holds behind it."""
    patience = Patience(segments=50, bytes=100_000)
    packets = talk([(0, bytes(1_000_000))], mss=1000)
    reassembler = Reassembler(patience)
    most = lost = 0
    segments = list(read_segments(io.BytesIO(packet_files.pcap(packets))))
    for segment in segments[:3] + segments[4:]:
        lost += sum(event.count for event in reassembler.feed(segment) if isinstance(event, Lost))
        streams = set(map(id, reassembler._streams.values()))
        most = max(most, *(len(s.sides[0].pending) for s in reassembler._streams.values() if id(s) in streams))
    assert most <= 50
    assert lost == 1000


def test_hostile_sequence_numbers_end() -> None:
    rng = random.Random(4)
    for seed in range(200):
        packets = []
        for time, packet in shuffled(PACKETS[:40], seed, 20):
            spoiled = bytearray(packet)
            for _ in range(rng.randint(0, 3)):
                spoiled[rng.randrange(24, 34)] = rng.randrange(256)
            packets.append((time, bytes(spoiled)))
        heard(packets)
        heard(packets, LIVE)
