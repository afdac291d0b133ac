"""Capture files: every link type gives the same segments, and a broken file gives what stands before the break."""

from __future__ import annotations

import gzip
import io
import random
import struct
from collections import Counter
from collections.abc import Callable

import pytest

from kafkaconstruct.errors import ParseError
from kafkaconstruct.sources.packets import Segment, Skipped, endpoint_name, read_segments
from tests import packet_files
from tests.packet_files import BROKER, CLIENT, LINKS, Packet, talk, tcp_packet

TURNS = [(0, b"request" * 300), (1, b"response" * 10)]
ENDS6 = ((b"\xfe\x80" + bytes(13) + b"\1", 1234), (bytes(15) + b"\1", 9092))


def segments_of(file: bytes) -> tuple[list[Segment], Skipped]:
    skipped = Skipped()
    return list(read_segments(io.BytesIO(file), skipped)), skipped


def wrapped(packets: list[Packet], link: str) -> list[Packet]:
    return [(time, LINKS[link][1](packet)) for time, packet in packets]


@pytest.mark.parametrize("link", LINKS)
@pytest.mark.parametrize("version", [4, 6])
def test_link_types(link: str, version: int) -> None:
    packets = talk(TURNS, ends=(CLIENT, BROKER) if version == 4 else ENDS6)
    plain, _ = segments_of(packet_files.pcap(packets))
    assert len(plain) == len(packets)
    assert b"".join(segment.data for segment in plain) == b"".join(data for _, data in TURNS)
    link_type, packed = LINKS[link][0], wrapped(packets, link)
    for file in (packet_files.pcap(packed, link_type), packet_files.pcapng(packed, (link_type,))):
        found, skipped = segments_of(file)
        assert found == plain
        assert not skipped.reasons
        assert skipped.cut is None


@pytest.mark.parametrize("order", ["<", ">"])
@pytest.mark.parametrize("resolution", [3, 6, 9, 0x8A])
def test_pcapng_byte_orders_and_clocks(order: str, resolution: int) -> None:
    file = packet_files.pcapng(talk(TURNS), order=order, resolution=resolution)
    found, _ = segments_of(file)
    assert found[0].time == pytest.approx(1_700_000_000, abs=0.002)
    assert found[-1].time == pytest.approx(1_700_000_000 + 0.001 * (len(found) - 1), abs=0.002)


def test_pcapng_interfaces_of_several_types() -> None:
    """A capture on any interface: the second one is Linux cooked, the third not read."""
    packets = wrapped(talk(TURNS), "Linux cooked")
    found, skipped = segments_of(packet_files.pcapng(packets, (1, 113), interface=1))
    assert len(found) == len(packets)
    found, skipped = segments_of(packet_files.pcapng(packets, (1, 113, 127), interface=2))
    assert found == []
    assert skipped.reasons == {"link type 127 is not read": len(packets)}
    found, skipped = segments_of(packet_files.pcapng(packets, (1,), interface=9))
    assert skipped.reasons == {"packet of an interface that is not described": len(packets)}


def test_two_sections_and_nanoseconds() -> None:
    packets = talk(TURNS)
    file = packet_files.pcapng(packets) + packet_files.pcapng(packets, order=">")
    assert len(segments_of(file)[0]) == 2 * len(packets)
    assert segments_of(packet_files.pcap(packets, nano=True))[0] == segments_of(packet_files.pcap(packets))[0]


def test_snapped_packet_counts_what_it_lost() -> None:
    time, packet = talk(TURNS)[3]
    found, _ = segments_of(packet_files.pcap([(time, packet[:100])]))
    assert (len(found[0].data), found[0].lost) == (60, 1340)
    found, skipped = segments_of(packet_files.pcap([(time, packet[:30])]))
    assert (found, skipped.reasons) == ([], {"TCP header cut or malformed": 1})


def test_segmentation_offload_has_no_length() -> None:
    packet = bytearray(bytes(tcp_packet(CLIENT, BROKER, 1, 1, b"x" * 70)))
    packet[2:4] = b"\0\0"
    found, _ = segments_of(packet_files.pcap([(0.0, bytes(packet))]))
    assert (len(found[0].data), found[0].lost) == (70, 0)


def test_ip_fragments_are_joined_in_any_order() -> None:
    packets = talk(TURNS)
    pieces = [
        (time, piece)
        for number, (time, packet) in enumerate(packets)
        for piece in packet_files.fragmented(packet, 296, number)
    ]
    whole, _ = segments_of(packet_files.pcap(packets))
    expected = Counter((segment.sequence, segment.flags, segment.data) for segment in whole)
    for order in (pieces, pieces[::-1], packet_files.shuffled(pieces, 3, 9)):
        found, skipped = segments_of(packet_files.pcap(order))
        assert Counter((segment.sequence, segment.flags, segment.data) for segment in found) == expected
        assert all(segment.lost == 0 for segment in found)
        assert not skipped.reasons
    assert len(segments_of(packet_files.pcap(pieces[:3] + pieces[4:]))[0]) == len(whole) - 1


def test_fragments_that_never_become_whole_are_dropped() -> None:
    time, packet = talk(TURNS)[3]
    pieces = [(time, packet_files.fragmented(packet, 296, number)[0]) for number in range(2000)]
    file = packet_files.pcap([*pieces, *talk(TURNS)])
    assert len(segments_of(file)[0]) == len(talk(TURNS))


def test_padding_is_no_payload() -> None:
    """Ethernet pads short frames."""
    packet = packet_files.ethernet(bytes(tcp_packet(CLIENT, BROKER, 1, 1))) + bytes(6)
    found, _ = segments_of(packet_files.pcap([(0.0, packet)], 1))
    assert found[0].data == b""


@pytest.mark.parametrize("write", [packet_files.pcap, packet_files.pcapng])
def test_file_cut_anywhere(write: Callable[..., bytes]) -> None:
    file = write(talk([(0, b"a" * 50), (1, b"b" * 50)]))
    whole, _ = segments_of(file)
    for end in range(24 if write is packet_files.pcap else 60, len(file)):
        found, _ = segments_of(file[:end])
        assert found == whole[: len(found)] or found[:-1] == whole[: len(found) - 1]
        assert len(found) < len(whole) or write is packet_files.pcapng


def test_no_capture_file() -> None:
    for data in (b"", b"GET / HTTP/1.1", b"\x1f\x00"):
        with pytest.raises(ParseError, match="neither pcap nor pcapng"):
            segments_of(data)


def test_gzipped_files() -> None:
    for file in (packet_files.pcap(talk(TURNS)), packet_files.pcapng(talk(TURNS))):
        zipped = gzip.compress(file)
        whole, _ = segments_of(file)
        assert segments_of(zipped)[0] == whole
        found, skipped = segments_of(zipped[:-200])
        assert found == whole[: len(found)]
        assert skipped.cut is not None
        assert "gzip" in skipped.cut
    with pytest.raises(ParseError, match="gzip"):
        segments_of(b"\x1f\x8b\x08\x00")


def test_big_endian_pcap() -> None:
    packets = talk(TURNS)
    file = struct.pack(">IHHiIII", 0xA1B2C3D4, 2, 4, 0, 0, 65535, 101)
    for time, packet in packets:
        seconds = int(time)
        file += struct.pack(">IIII", seconds, round((time - seconds) * 1e6), len(packet), len(packet)) + packet
    found, _ = segments_of(file)
    assert [segment.data for segment in found] == [
        segment.data for segment in segments_of(packet_files.pcap(packets))[0]
    ]


def test_absurd_lengths_allocate_nothing() -> None:
    file = packet_files.pcap(talk(TURNS))
    hostile = file[:32] + struct.pack("<I", 0xFFFFFFFF) + file[36:]
    found, skipped = segments_of(hostile)
    assert found == []
    assert skipped.cut is not None
    assert "no packet is that long" in skipped.cut


def test_mutated_files_never_raise() -> None:
    rng = random.Random(6)
    packets = talk([(0, b"a" * 80), (1, b"b" * 80)])
    files = [packet_files.pcapng(wrapped(packets, link), (LINKS[link][0],)) for link in LINKS]
    for _ in range(1500):
        file = bytearray(rng.choice(files))
        for _ in range(rng.randint(1, 8)):
            file[rng.randrange(len(file))] = rng.randrange(256)
        try:
            segments_of(bytes(file))
        except ParseError:
            pass  # the magic itself was hit


def test_endpoint_names() -> None:
    assert endpoint_name(BROKER) == "10.0.0.2:19092"
    assert endpoint_name(ENDS6[1]) == "[::1]:9092"
