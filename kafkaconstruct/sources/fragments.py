"""IPv4 fragments to whole datagrams (RFC 791, section 3.2), which dpkt leaves to its users."""

from __future__ import annotations

from typing import Any

MOST = 256  # datagrams that are waited for
MOST_PARTS = 512  # of one datagram; a network that cuts smaller has other troubles

Key = tuple[bytes, bytes, int, int]


class Fragments:
    """Feed it the fragments, in any order; what never becomes whole is dropped when too many wait."""

    def __init__(self) -> None:
        self._parts: dict[Key, dict[int, bytes]] = {}
        self._ends: dict[Key, int] = {}

    def add(self, packet: Any) -> bytes | None:
        """The payload of the datagram that this fragment (a dpkt IP packet) completes, or None."""
        key = (packet.src, packet.dst, packet.id, packet.p)
        parts = self._parts.setdefault(key, {})
        data, at = bytes(packet.data), packet.offset * 8
        parts[at] = data
        if not packet.mf:
            self._ends[key] = at + len(data)
        if key in self._ends:
            whole = _joined(parts, self._ends[key])
            if whole is not None:
                self._forget(key)
                return whole
        if len(parts) > MOST_PARTS:
            self._forget(key)
        if len(self._parts) > MOST:
            self._forget(next(iter(self._parts)))
        return None

    def _forget(self, key: Key) -> None:
        del self._parts[key]
        self._ends.pop(key, None)


def _joined(parts: dict[int, bytes], end: int) -> bytes | None:
    """The parts in a row, None where one is missing."""
    whole = bytearray()
    for at in sorted(parts):
        if at > len(whole):
            return None
        whole[at:] = parts[at]
    return bytes(whole) if len(whole) == end else None
