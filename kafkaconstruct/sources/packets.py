"""Capture files to TCP segments: pcap and pcapng, the common link types, IPv4 and IPv6, VLAN, GRE and VXLAN.

dpkt reads the blocks and the headers. Of the libraries tried, scapy is GPL, cypcap (libpcap itself, and the fastest)
has no wheel for Linux on ARM and refuses a file whose interfaces differ in type, python-pcapng takes 25 microseconds a
block. dpkt is pure Python and takes any stream, so a pipe works as a file does. Its pcapng reader knows one interface
a file; the loop over blocks is therefore here.
"""

from __future__ import annotations

import gzip
import ipaddress
import struct
import zlib
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, BinaryIO

from kafkaconstruct.errors import ParseError
from kafkaconstruct.sources.fragments import Fragments

MAX_BLOCK = 1 << 28  # bytes of one packet or block; longer ones are lies
SYN, FIN, RST, ACK = 0x02, 0x01, 0x04, 0x10

Endpoint = tuple[bytes, int]  # packed address, port


@dataclass(slots=True)
class Segment:
    """One TCP segment. `frame` counts the file's packets from 1, `time` is in seconds since the epoch, `lost` the
    bytes of its payload that the capture did not keep (a snap length)."""

    frame: int
    time: float
    source: Endpoint
    target: Endpoint
    sequence: int
    acknowledged: int
    flags: int
    data: bytes
    lost: int = 0


@dataclass(slots=True)
class Skipped:
    """What a file held besides TCP: a count for each reason, and why reading stopped before its end, if it did."""

    reasons: Counter[str] = field(default_factory=Counter)
    cut: str | None = None


def endpoint_name(endpoint: Endpoint) -> str:
    """`10.0.0.1:9092`, `[::1]:9092`."""
    address = ipaddress.ip_address(endpoint[0])
    return f"[{address}]:{endpoint[1]}" if address.version == 6 else f"{address}:{endpoint[1]}"


class Input:
    """A stream that refuses absurd lengths, which a corrupt file would have us allocate. `position` is in bytes."""

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream
        self.position = 0

    def read(self, size: int) -> bytes:
        """Up to `size` bytes, fewer at the end. Raises ParseError for a size that no capture has."""
        if not 0 <= size <= MAX_BLOCK:
            raise ParseError("the capture file is corrupt: no packet is that long", self.position, found=str(size))
        data = self._stream.read(size)
        self.position += len(data)
        return data


def read_segments(stream: BinaryIO, skipped: Skipped | None = None) -> Iterator[Segment]:
    """The TCP segments of a pcap or pcapng file or pipe, in the order of the file, one packet in memory at a time.

    A file that ends in the middle of a packet gives what stands before, and `skipped.cut` says so. Raises ParseError
    where the stream is no capture file at all.
    """
    from dpkt.dpkt import Error

    skipped = Skipped() if skipped is None else skipped
    bad_packet = (Error, *_STRAY)
    fragments = Fragments()
    for frame, (time, link_type, packet) in enumerate(_packets(Input(stream), skipped), 1):
        open_link = _LINKS.get(link_type)
        if open_link is None:
            skipped.reasons[f"link type {link_type} is not read"] += 1
            continue
        try:
            tcp = _transport(open_link(packet), fragments, skipped)
        except bad_packet:
            skipped.reasons["malformed packet"] += 1
            continue
        if tcp is not None:
            yield _segment(frame, time, *tcp)


# --- files ------------------------------------------------------------------------------------------------------

_PCAPNG, _GZIP = b"\x0a\x0d\x0d\x0a", b"\x1f\x8b"
_Packets = Iterator[tuple[float, int, bytes]]


def _packets(stream: Input, skipped: Skipped) -> _Packets:
    from dpkt.dpkt import Error

    magic = stream.read(4)
    if magic[:2] == _GZIP:
        stream = _Unzipped(_Unread(magic, stream))
        magic = stream.read(4)
    if magic == _PCAPNG:
        read = _pcapng(stream, skipped)
    elif magic in _PCAP_MAGICS:
        read = _pcap(_Unread(magic, stream))
    else:
        raise ParseError("neither pcap nor pcapng", 0, expected="a capture file", found=magic.hex(" ") or "nothing")
    try:
        yield from read
    except ParseError as error:
        skipped.cut = str(error)
    except (Error, *_STRAY):
        skipped.cut = f"at byte {stream.position}: the file ends, or goes wrong, inside a packet"


class _Unread:
    """A stream with its first bytes put back."""

    def __init__(self, head: bytes, stream: Input) -> None:
        self._head = head
        self._stream = stream

    def read(self, size: int) -> bytes:
        head, self._head = self._head[:size], self._head[size:]
        return head + self._stream.read(size - len(head))


class _Unzipped(Input):
    """A gzipped capture, unzipped as it is read."""

    def __init__(self, stream: _Unread) -> None:
        zipped: Any = stream  # gzip does nothing but read it, and we nothing but read what comes out
        unzipped: Any = gzip.GzipFile(fileobj=zipped, mode="rb")
        super().__init__(unzipped)

    def read(self, size: int) -> bytes:
        """As Input's. Raises ParseError also where the gzip data is broken."""
        try:
            return super().read(size)
        except (EOFError, gzip.BadGzipFile, zlib.error) as error:
            raise ParseError(f"the gzip data is broken: {error}", self.position) from error


_PCAP_MAGICS = {
    bytes.fromhex(magic) for magic in ("a1b2c3d4", "d4c3b2a1", "a1b23c4d", "4d3cb2a1", "a1b2cd34", "34cdb2a1")
}


def _pcap(stream: _Unread) -> _Packets:
    from dpkt import pcap

    reader = pcap.Reader(stream)
    link_type = reader.datalink() & 0xFFFF  # above it stands the length of the checksum
    for time, packet in reader:
        yield float(time), link_type, packet


_PACKET, _SIMPLE, _ENHANCED, _INTERFACE, _SECTION = 2, 3, 6, 1, 0x0A0D0D0A


def _pcapng(stream: Input, skipped: Skipped) -> _Packets:
    """Blocks of any section, byte order and interface. The stream stands after the first block's type."""
    from dpkt import pcapng

    order = "<"
    interfaces: list[tuple[int, float, int, int]] = []  # link type, ticks a second, offset in s, snap length
    kind = _SECTION
    while True:
        if kind == _SECTION:
            head = stream.read(8)
            order = "<" if head[4:8] == b"\x4d\x3c\x2b\x1a" else ">"
            size = struct.unpack(order + "I", head[:4])[0]
            stream.read(size - 12)
            interfaces = []
        else:
            head = stream.read(4)
            size = struct.unpack(order + "I", head)[0]
            block = struct.pack(order + "II", kind, size) + stream.read(size - 8)
            if len(block) < size:
                raise struct.error("cut")
            little = order == "<"
            if kind == _INTERFACE:
                read = pcapng.InterfaceDescriptionBlockLE if little else pcapng.InterfaceDescriptionBlock
                interfaces.append(_interface(read(block), order))
            elif kind in (_ENHANCED, _PACKET):
                layout = order + ("IIII" if kind == _ENHANCED else "HxxIII")
                index, high, low, kept = struct.unpack_from(layout, block, 8)
                if index >= len(interfaces):
                    skipped.reasons["packet of an interface that is not described"] += 1
                else:
                    link_type, ticks, start, _ = interfaces[index]
                    yield start + ((high << 32) | low) / ticks, link_type, block[28 : 28 + kept]
            elif kind == _SIMPLE and interfaces:
                link_type, _, _, snap = interfaces[0]
                length = struct.unpack_from(order + "I", block, 8)[0]
                yield 0.0, link_type, block[12 : 12 + min(length, snap or length, size - 16)]
        head = stream.read(4)
        if not head:
            return
        kind = struct.unpack(order + "I", head)[0]


def _interface(block: Any, order: str) -> tuple[int, float, int, int]:
    ticks, start = 1e6, 0
    for option in block.opts:
        if option.code == 9 and option.data:  # if_tsresol: a power of ten, or of two with the top bit
            ticks = float((2 if option.data[0] & 0x80 else 10) ** (option.data[0] & 0x7F))
        elif option.code == 14 and len(option.data) == 8:  # if_tsoffset
            start = struct.unpack(order + "q", option.data)[0]
    return block.linktype, ticks, start, block.snaplen


# --- layers -----------------------------------------------------------------------------------------------------

_STRAY = (struct.error, IndexError, KeyError, ValueError, AttributeError, TypeError)
"""What dpkt lets escape on malformed headers, beside its own Error."""


def _ethernet(packet: bytes) -> Any:
    from dpkt.ethernet import Ethernet

    return Ethernet(packet).data


def _cooked(packet: bytes) -> Any:
    from dpkt.sll import SLL

    return _by_type(SLL(packet).ethtype, packet[16:])


def _cooked2(packet: bytes) -> Any:
    from dpkt.sll2 import SLL2

    return _by_type(SLL2(packet).ethtype, packet[20:])


def _by_type(ethertype: int, payload: bytes) -> Any:
    """An Ethernet payload, VLAN tags and all."""
    while ethertype in (0x8100, 0x88A8, 0x9100) and len(payload) >= 4:
        ethertype, payload = int.from_bytes(payload[2:4]), payload[4:]
    return _raw_ip(payload) if ethertype in (0x0800, 0x86DD) else payload


def _null(packet: bytes) -> Any:
    """BSD loopback: four bytes of address family in some machine's byte order, which the version nibble confirms."""
    return _raw_ip(packet[4:])


def _raw_ip(packet: bytes) -> Any:
    from dpkt.ip import IP
    from dpkt.ip6 import IP6

    version = packet[0] >> 4 if packet else 0
    return IP(packet) if version == 4 else IP6(packet) if version == 6 else packet


_LINKS: dict[int, Callable[[bytes], Any]] = {
    0: _null,
    108: _null,
    1: _ethernet,
    12: _raw_ip,
    14: _raw_ip,
    101: _raw_ip,
    228: _raw_ip,
    229: _raw_ip,
    113: _cooked,
    276: _cooked2,
}


def _transport(layer: Any, fragments: Fragments, skipped: Skipped) -> tuple[Endpoint, Endpoint, Any, int] | None:
    """The TCP header inside `layer`, with the endpoints and the payload bytes that the snap length cost."""
    from dpkt.ethernet import Ethernet
    from dpkt.gre import GRE
    from dpkt.ip import IP
    from dpkt.ip6 import IP6
    from dpkt.tcp import TCP
    from dpkt.udp import UDP

    network: Any = None
    for _ in range(MAX_TUNNELS):
        if isinstance(layer, TCP) and network is not None:
            return (network.src, layer.sport), (network.dst, layer.dport), layer, _lost(network, layer)
        if isinstance(layer, IP | IP6):
            network = layer
            if isinstance(layer, IP) and (layer.mf or layer.offset):
                whole = fragments.add(layer)
                if whole is None:
                    return None
                layer.len = 20 + len(layer.opts) + len(whole)
                layer.data = IP.get_proto(layer.p)(whole)
            if isinstance(layer.data, bytes) and (layer.p if isinstance(layer, IP) else layer.nxt) == TCP_PROTOCOL:
                skipped.reasons["TCP header cut or malformed"] += 1
            layer = layer.data
        elif isinstance(layer, UDP) and layer.dport in VXLAN_PORTS and len(layer.data) > 8:
            layer = Ethernet(bytes(layer.data)[8:])
        elif isinstance(layer, GRE | Ethernet):
            layer = layer.data
        else:
            break
    return None


MAX_TUNNELS = 12
TCP_PROTOCOL = 6
VXLAN_PORTS = (4789, 8472)


def _lost(network: Any, tcp: Any) -> int:
    from dpkt.ip import IP

    if isinstance(network, IP):
        expected = network.len - 20 - len(network.opts) if network.len else 0
    else:
        expected = network.plen - sum(header.length for header in network.all_extension_headers) if network.plen else 0
    return int(max(expected - 20 - len(tcp.opts) - len(tcp.data), 0))


def _segment(frame: int, time: float, source: Endpoint, target: Endpoint, tcp: Any, lost: int) -> Segment:
    return Segment(frame, time, source, target, tcp.seq, tcp.ack, tcp.flags, bytes(tcp.data), lost)
