"""TCP segments to byte streams: out of order, retransmitted, overlapping, wrapped, lost, snapped, both directions.

Rule 1: a byte is delivered once, in order; of overlapping segments the one delivered first counts.
Rule 2: a segment waits until the other direction has delivered what it acknowledges. So a response never overtakes
        its request, whatever order the capture has them in.
Rule 3: waiting has limits (`Patience`). When one is reached, or the stream ends, the hole is reported as `Lost`, and
        reading goes on behind it.
Rule 4: streams are numbered by their first packet, as Wireshark's tcp.stream does.

Numbers of sequence are unwrapped to plain integers, relative to the first one seen of a direction.
"""

from __future__ import annotations

import bisect
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field

from kafkaconstruct.sources.packets import ACK, FIN, RST, SYN, Endpoint, Segment

WRAP = 1 << 32
HALF = 1 << 31
REMEMBERED = 10_000  # closed streams


@dataclass(frozen=True, slots=True)
class Patience:
    """How long a direction waits for a missing segment: segments and bytes that stand behind it, seconds of capture
    time since it was missed. `start` is how many segments a stream without SYN collects before its first byte is
    settled. `total` bounds what waits in all streams together."""

    segments: int = 2000
    bytes: int = 1 << 22
    seconds: float = float("inf")
    start: int = 400
    total: int = 1 << 26


LIVE = Patience(segments=500, bytes=1 << 20, seconds=3.0, start=4)
"""For a pipe, where somebody waits for the output."""


@dataclass(slots=True)
class Data:
    """Bytes of one direction, in order. `side` is 0 for the stream's `ends[0]` as their sender."""

    stream: Stream
    side: int
    data: bytes
    time: float
    frame: int


@dataclass(slots=True)
class Lost:
    """Bytes of one direction that the capture does not have."""

    stream: Stream
    side: int
    count: int
    time: float
    frame: int


@dataclass(slots=True)
class Closed:
    """Both directions have ended, or the capture has."""

    stream: Stream
    time: float


Event = Data | Lost | Closed


@dataclass(slots=True)
class _Piece:
    start: int  # unwrapped sequence number of its first byte
    end: int
    data: bytes | None  # None: known to be lost
    time: float
    frame: int
    needs: int | None  # the raw acknowledgement number it carries


def _order(piece: _Piece) -> tuple[int, int]:
    return piece.start, 0 if piece.data is not None else 1


@dataclass(slots=True)
class _Side:
    base: int | None = None  # raw sequence number that the unwrapped WRAP stands for
    syn: int | None = None  # raw sequence number of the SYN
    first: int | None = None  # unwrapped number of the first byte, None until it is settled
    next: int | None = None  # unwrapped number of the next byte to deliver
    end: int | None = None  # unwrapped number of the FIN
    pending: list[_Piece] = field(default_factory=list)
    size: int = 0  # bytes pending
    seen: bool = False  # whether the capture has packets of this direction at all
    waiting_since: float | None = None

    def unwrap(self, raw: int) -> int:
        if self.base is None:
            self.base = raw
        return WRAP + ((raw - self.base + HALF) % WRAP) - HALF

    def settle(self, first: int) -> None:
        self.first = self.next = first

    def add(self, piece: _Piece) -> None:
        if self.next is not None and piece.end <= self.next:
            return
        at = bisect.bisect_left(self.pending, _order(piece), key=_order)
        if at < len(self.pending):
            other = self.pending[at]
            if other.start == piece.start and other.end >= piece.end and (other.data is None) == (piece.data is None):
                return  # a retransmission
        self.pending.insert(at, piece)
        self.size += len(piece.data or b"")

    def take(self) -> _Piece:
        piece = self.pending.pop(0)
        self.size -= len(piece.data or b"")
        return piece


@dataclass(slots=True)
class Stream:
    """A TCP connection. `client` is the side that sent the SYN, None where the capture began later."""

    number: int
    ends: tuple[Endpoint, Endpoint]
    client: int | None = None
    sides: tuple[_Side, _Side] = field(default_factory=lambda: (_Side(), _Side()))
    closed: bool = False
    reset: tuple[int, int, int] | None = None  # side, unwrapped sequence number and raw acknowledgement of a RST


class Reassembler:
    """Feed it segments, get bytes in order. Holds what is waited for, bounded by `patience` for each direction."""

    def __init__(self, patience: Patience | None = None) -> None:
        self.patience = patience or Patience()
        self.count = 0
        self.waiting = 0  # bytes that wait, in all streams
        self._streams: dict[tuple[Endpoint, Endpoint], Stream] = {}
        self._closed: deque[Stream] = deque()

    def feed(self, segment: Segment) -> Iterator[Event]:
        """What this segment makes deliverable."""
        stream = self._streams.get((segment.source, segment.target))
        if stream is not None and _is_new_connection(stream, segment):
            self.waiting -= stream.sides[0].size + stream.sides[1].size
            yield from self._finish(stream, segment.time)
            stream = None
        if stream is None:
            stream = self._open(segment)
        if stream.closed:
            return
        before = stream.sides[0].size + stream.sides[1].size
        self._note(stream, segment)
        yield from self._advance(stream)
        yield from self._lose_patience(stream, segment.time)
        if _is_over(stream):
            yield from self._finish(stream, segment.time)
        self.waiting += stream.sides[0].size + stream.sides[1].size - before

    def close(self, time: float) -> Iterator[Event]:
        """The capture's end: what was waited for will not come."""
        for stream in list(self._streams.values()):
            if not stream.closed:
                yield from self._finish(stream, time)

    def _open(self, segment: Segment) -> Stream:
        stream = Stream(self.count, (segment.source, segment.target))
        self.count += 1
        self._streams[segment.source, segment.target] = stream
        self._streams[segment.target, segment.source] = stream
        return stream

    def _note(self, stream: Stream, segment: Segment) -> None:
        number = _side_of(stream, segment)
        side, other = stream.sides[number], stream.sides[1 - number]
        start = side.unwrap(segment.sequence)
        side.seen = True
        if segment.flags & SYN:
            stream.client = 1 - number if segment.flags & ACK else number
            side.syn = segment.sequence
            start += 1
            if side.next is None:
                side.settle(start)
            if segment.flags & ACK and other.next is None:
                other.settle(other.unwrap(segment.acknowledged))
        end = start + len(segment.data)
        needs = segment.acknowledged if segment.flags & ACK else None
        if segment.data:
            side.add(_Piece(start, end, segment.data, segment.time, segment.frame, needs))
        if segment.lost:
            side.add(_Piece(end, end + segment.lost, None, segment.time, segment.frame, needs))
        if segment.flags & FIN:
            side.end = max(end + segment.lost, side.end or 0)
        if segment.flags & RST and needs is not None:
            stream.reset = number, start, needs

    def _advance(self, stream: Stream) -> Iterator[Event]:
        moved = True
        while moved:
            moved = False
            for number in (0, 1):
                side, other = stream.sides[number], stream.sides[1 - number]
                while side.pending and side.next is not None:
                    piece = side.pending[0]
                    if piece.end <= side.next:
                        side.take()
                        continue
                    if piece.start > side.next or not _has_delivered(other, piece.needs):
                        break
                    yield _deliver(stream, number)
                    moved = True

    def _lose_patience(self, stream: Stream, now: float) -> Iterator[Event]:
        patience = self.patience
        for number in (0, 1):
            side = stream.sides[number]
            while side.pending:
                limit = patience.start if side.next is None else patience.segments
                if side.waiting_since is None:
                    side.waiting_since = now
                late = now - side.waiting_since > patience.seconds or self.waiting > patience.total
                if len(side.pending) < limit and side.size < patience.bytes and not late:
                    break
                yield from _give_up(stream, number)
                yield from self._advance(stream)
                side.waiting_since = None
            else:
                side.waiting_since = None

    def _finish(self, stream: Stream, time: float) -> Iterator[Event]:
        while any(side.pending for side in stream.sides):
            number = min((0, 1), key=lambda n: stream.sides[n].pending[0].frame if stream.sides[n].pending else HALF)
            yield from _give_up(stream, number)
            yield from self._advance(stream)
        for number, side in enumerate(stream.sides):
            if side.end is not None and side.next is not None and side.end > side.next:
                yield Lost(stream, number, side.end - side.next, time, 0)  # the FIN tells what went before it
        stream.closed = True
        self._bury(stream)
        yield Closed(stream, time)

    def _bury(self, stream: Stream) -> None:
        """Remember closed streams for a while, so that their last packets open no new ones."""
        self._closed.append(stream)
        if len(self._closed) > REMEMBERED:
            old = self._closed.popleft()
            for key in (old.ends, old.ends[::-1]):
                if self._streams.get(key) is old:
                    del self._streams[key]


def _side_of(stream: Stream, segment: Segment) -> int:
    return 0 if (segment.source, segment.target) == stream.ends else 1


def _is_new_connection(stream: Stream, segment: Segment) -> bool:
    """Whether a SYN opens another connection between the same ports, rather than being a late or repeated one."""
    if not segment.flags & SYN or segment.flags & ACK:
        return False
    side = stream.sides[_side_of(stream, segment)]
    if side.syn is not None:
        return side.syn != segment.sequence
    if side.first is not None:
        return side.unwrap(segment.sequence) + 1 != side.first
    return stream.closed


def _has_delivered(side: _Side, raw: int | None) -> bool:
    if raw is None:
        return True
    if side.next is None:
        return False
    reached = side.next + 1 if side.end is not None and side.next >= side.end else side.next
    return side.unwrap(raw) <= reached


def _is_over(stream: Stream) -> bool:
    if any(side.pending for side in stream.sides):
        return False
    if stream.reset is not None:
        number, sequence, needs = stream.reset
        reached = stream.sides[number].next
        return reached is not None and reached >= sequence and _has_delivered(stream.sides[1 - number], needs)
    return all(side.end is not None and side.next is not None and side.next >= side.end for side in stream.sides)


def _deliver(stream: Stream, number: int) -> Event:
    side = stream.sides[number]
    piece = side.take()
    assert side.next is not None
    overlap = max(side.next - piece.start, 0)
    side.next = piece.end
    if piece.data is None:
        return Lost(stream, number, piece.end - piece.start - overlap, piece.time, piece.frame)
    return Data(stream, number, piece.data[overlap:] if overlap else piece.data, piece.time, piece.frame)


def _give_up(stream: Stream, number: int) -> Iterator[Event]:
    """Settle what keeps this side's first pending segment waiting: one step, which always gets further."""
    side, other = stream.sides[number], stream.sides[1 - number]
    piece = side.pending[0]
    if side.next is None:
        side.settle(piece.start)
    elif piece.start > side.next:
        yield _skip(stream, number, piece.start, piece)
        return
    if _has_delivered(other, piece.needs) or piece.needs is None:
        yield _deliver(stream, number)
        return
    needed = other.unwrap(piece.needs)
    if other.pending:
        first = other.pending[0].start
        if other.next is None:
            other.settle(min(first, needed))
            return
        if first > other.next:
            yield _skip(stream, 1 - number, min(first, needed), piece)
            return
        yield _deliver(stream, number)  # each waits for the other: no honest pair of peers does that
    elif other.next is None:
        other.settle(needed)  # nothing of that direction has been captured so far
    elif needed - other.next == 1 or not other.seen:
        other.next = needed  # a FIN that was not captured, or a capture of one direction only
    else:
        yield _skip(stream, 1 - number, needed, piece)


def _skip(stream: Stream, number: int, to: int, seen: _Piece) -> Event:
    side = stream.sides[number]
    assert side.next is not None
    count, side.next = to - side.next, to
    return Lost(stream, number, count, seen.time, seen.frame)
