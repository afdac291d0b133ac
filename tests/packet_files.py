"""Capture files made by hand, for the tests: packets of every link type, and scripts that spoil them."""

from __future__ import annotations

import io
import random
import struct
from collections.abc import Callable, Iterable

import dpkt

CLIENT, BROKER = (b"\x0a\x00\x00\x01", 50123), (b"\x0a\x00\x00\x02", 19092)
SYN, FIN, ACK, PSH = 2, 1, 16, 8
Packet = tuple[float, bytes]


def tcp_packet(
    source: tuple[bytes, int],
    target: tuple[bytes, int],
    sequence: int,
    acknowledged: int,
    data: bytes = b"",
    flags: int = ACK | PSH,
) -> dpkt.ip.IP | dpkt.ip6.IP6:
    """An IPv4 or IPv6 packet, by the length of the addresses."""
    tcp = dpkt.tcp.TCP(
        sport=source[1], dport=target[1], seq=sequence % 2**32, ack=acknowledged % 2**32, flags=flags, data=data
    )
    if len(source[0]) == 16:
        packet = dpkt.ip6.IP6(src=source[0], dst=target[0], nxt=6, plen=len(tcp), data=tcp)
        packet.extension_hdrs, packet.all_extension_headers = {}, []
        return packet
    return dpkt.ip.IP(src=source[0], dst=target[0], p=6, data=tcp, len=20 + len(tcp))


def talk(
    turns: Iterable[tuple[int, bytes]],
    *,
    ends: tuple[tuple[bytes, int], tuple[bytes, int]] = (CLIENT, BROKER),
    starts: tuple[int, int] = (1000, 2000),
    mss: int = 1400,
    handshake: bool = True,
    time: float = 1_700_000_000.0,
) -> list[Packet]:
    """IP packets of a connection: `turns` are (0 for the client or 1 for the broker, bytes)."""
    sequence = list(starts)
    packets: list[Packet] = []

    def send(side: int, data: bytes = b"", flags: int = ACK | PSH) -> None:
        packet = tcp_packet(ends[side], ends[1 - side], sequence[side], sequence[1 - side], data, flags)
        packets.append((time + len(packets) * 0.001, bytes(packet)))
        sequence[side] += len(data) + (1 if flags & (SYN | FIN) else 0)

    if handshake:
        send(0, flags=SYN)
        send(1, flags=SYN | ACK)
        send(0, flags=ACK)
    for side, data in turns:
        for start in range(0, len(data), mss):
            send(side, data[start : start + mss])
        send(1 - side, flags=ACK)
    if handshake:
        send(0, flags=FIN | ACK)
        send(1, flags=FIN | ACK)
        send(0, flags=ACK)
    return packets


def pcap(packets: Iterable[Packet], link_type: int = 101, nano: bool = False) -> bytes:
    """A pcap file; link type 101 is raw IP."""
    out = io.BytesIO()
    writer = dpkt.pcap.Writer(out, linktype=link_type, nano=nano)
    for time, packet in packets:
        writer.writepkt(packet, time)
    return out.getvalue()


def pcapng(
    packets: Iterable[Packet],
    link_types: tuple[int, ...] = (101,),
    order: str = "<",
    interface: int = 0,
    resolution: int = 6,
) -> bytes:
    """A pcapng file with one section; every packet belongs to `interface`. `resolution` is if_tsresol."""

    def block(kind: int, body: bytes) -> bytes:
        body += bytes(-len(body) % 4)
        size = struct.pack(order + "I", len(body) + 12)
        return struct.pack(order + "I", kind) + size + body + size

    out = block(0x0A0D0D0A, struct.pack(order + "IHHq", 0x1A2B3C4D, 1, 0, -1))
    option = struct.pack(order + "HHB3xHH", 9, 1, resolution, 0, 0)
    for link_type in link_types:
        out += block(1, struct.pack(order + "HHI", link_type, 0, 0) + option)
    ticks = (2 if resolution & 0x80 else 10) ** (resolution & 0x7F)
    for time, packet in packets:
        stamp = int(time * ticks)
        head = struct.pack(order + "IIIII", interface, stamp >> 32, stamp & 0xFFFFFFFF, len(packet), len(packet))
        out += block(6, head + packet)
    return out


def fragmented(packet: bytes, size: int, identity: int) -> list[bytes]:
    """An IPv4 packet in fragments of `size` bytes of payload, a multiple of eight."""
    payload, out = packet[20:], []
    for at in range(0, len(payload), size):
        piece = payload[at : at + size]
        more = 0x2000 if at + size < len(payload) else 0
        head = bytearray(packet[:20])
        head[2:4], head[4:6] = (20 + len(piece)).to_bytes(2), identity.to_bytes(2)
        head[6:8] = (more | at // 8).to_bytes(2)
        out.append(bytes(head) + piece)
    return out


def ethernet(packet: bytes) -> bytes:
    return b"\x02\0\0\0\0\x01\x02\0\0\0\0\x02" + _ethertype(packet) + packet


def vlan(packet: bytes) -> bytes:
    return b"\x02\0\0\0\0\x01\x02\0\0\0\0\x02\x81\x00\x00\x2a" + _ethertype(packet) + packet


def double_vlan(packet: bytes) -> bytes:
    return b"\x02\0\0\0\0\x01\x02\0\0\0\0\x02\x88\xa8\x00\x01\x81\x00\x00\x2a" + _ethertype(packet) + packet


def cooked(packet: bytes) -> bytes:
    return b"\0\0\x03\x04\0\6" + bytes(8) + _ethertype(packet) + packet


def cooked2(packet: bytes) -> bytes:
    return _ethertype(packet) + b"\0\0\0\0\0\1\x03\x04\0\6" + bytes(8) + packet


def null(packet: bytes) -> bytes:
    return (b"\x02\0\0\0" if packet[0] >> 4 == 4 else b"\x1e\0\0\0") + packet


def loop(packet: bytes) -> bytes:
    return (b"\0\0\0\x02" if packet[0] >> 4 == 4 else b"\0\0\0\x1e") + packet


def vxlan(packet: bytes) -> bytes:
    udp = dpkt.udp.UDP(sport=40000, dport=4789, data=b"\x08\0\0\0\0\0\x2a\0" + ethernet(packet))
    udp.ulen = len(udp)
    return ethernet(bytes(dpkt.ip.IP(src=b"\1\1\1\1", dst=b"\2\2\2\2", p=17, data=udp, len=20 + len(udp))))


def gre(packet: bytes) -> bytes:
    header = b"\0\0" + _ethertype(packet)
    return ethernet(
        bytes(dpkt.ip.IP(src=b"\1\1\1\1", dst=b"\2\2\2\2", p=47, len=24 + len(packet), data=header + packet))
    )


def _ethertype(packet: bytes) -> bytes:
    return b"\x08\x00" if packet[0] >> 4 == 4 else b"\x86\xdd"


LINKS: dict[str, tuple[int, Callable[[bytes], bytes]]] = {
    "Ethernet": (1, ethernet), "VLAN": (1, vlan), "double VLAN": (1, double_vlan), "VXLAN": (1, vxlan), "GRE": (1, gre),
    "Linux cooked": (113, cooked), "Linux cooked v2": (276, cooked2), "null": (0, null), "loop": (108, loop),
    "raw IP": (101, lambda packet: packet), "raw IPv4": (228, lambda packet: packet),
}  # fmt: skip


# --- spoiling ---------------------------------------------------------------------------------------------------


def payload_of(packet: bytes) -> tuple[int, int]:
    """Where the TCP payload of a raw IPv4 packet begins and ends."""
    header = (packet[0] & 15) * 4
    return header + (packet[header + 12] >> 4) * 4, int.from_bytes(packet[2:4])


def shuffled(packets: list[Packet], seed: int, reach: int) -> list[Packet]:
    """Every packet moved by up to `reach` places."""
    rng = random.Random(seed)
    places = sorted(range(len(packets)), key=lambda place: place + rng.random() * reach)
    return [packets[place] for place in places]


def duplicated(packets: list[Packet], seed: int, share: float = 0.3) -> list[Packet]:
    rng = random.Random(seed)
    return [packet for packet in packets for _ in range(2 if rng.random() < share else 1)]


def overlapped(packets: list[Packet], seed: int) -> list[Packet]:
    """Segments cut at random, each half sent again together with some of its neighbour's bytes."""
    rng = random.Random(seed)
    out: list[Packet] = []
    for time, packet in packets:
        start, end = payload_of(packet)
        out.append((time, packet))
        if end - start > 8 and rng.random() < 0.5:
            low = rng.randrange(start, end - 4)
            high = rng.randrange(low + 1, end + 1)
            out.append((time, _part(packet, start, low, high)))
            if rng.random() < 0.5:
                out.insert(-2, (time, _part(packet, start, start, low + 1)))
    return out


def _part(packet: bytes, start: int, low: int, high: int) -> bytes:
    """The packet with the payload bytes from `low` to `high` only."""
    header = (packet[0] & 15) * 4
    sequence = (int.from_bytes(packet[header + 4 : header + 8]) + low - start) % 2**32
    out = bytearray(packet[:start] + packet[low:high])
    out[2:4] = (start + high - low).to_bytes(2)
    out[header + 13] &= ~FIN
    out[header + 4 : header + 8] = sequence.to_bytes(4)
    return bytes(out)
