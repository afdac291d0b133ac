"""Where the next frame begins, when a direction is out of step: after a hole, or in a capture that began too late."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Mapping
from dataclasses import dataclass

from kafkaconstruct.conversation import heads, protocol
from kafkaconstruct.conversation.direction import MAX_FRAME, SEEK_LIMIT, Direction
from kafkaconstruct.conversation.heads import request_head

LOOK = 4096  # bytes that must have come before the whole buffer is searched again
MOST_PARSES = 2000  # of one search
TRIED = 64  # waiting requests whose answers are searched for anywhere in the bytes


@dataclass(slots=True)
class Asked:
    """A request that waits for its response."""

    api_key: int
    version: int
    client_id: str | None
    correlation_id: int
    time: float


def find_request(direction: Direction, client_ids: Collection[str | None]) -> int | None:
    """Where in the buffer a request begins: with a sound head of a known API, which also names a client that was heard
    of, begins a segment, or is followed by another request."""
    buffer, starts = direction.buffer, set(direction.starts)
    unsure = len(buffer)
    for at in heads.possible_requests(buffer, direction.searched):
        head = request_head(buffer, at)
        if head is None or not head.known:
            continue
        if at in starts or (head.client_id and head.client_id in client_ids):
            return at
        if len(buffer) < at + 4 + head.size:
            unsure = min(unsure, at) if head.size < SEEK_LIMIT // 4 else unsure
        elif is_followed(buffer, at, head.size):
            return at
    direction.searched = max(0, min(unsure, len(buffer) - heads.HEAD - heads.MAX_CLIENT_ID))
    return None


def is_followed(data: bytes | bytearray, at: int, size: int) -> bool:
    """Whether the frame at `at` ends where the bytes end, or where another request begins."""
    end = at + 4 + size
    if end >= len(data):
        return end == len(data)
    head = request_head(data, end)
    return head is not None and head.known


def find_response(direction: Direction, pending: Mapping[int, deque[Asked]]) -> int | None:
    """Where in the buffer a response begins: one that is waited for, or, where a segment begins, one that ends with a
    segment."""
    buffer = direction.buffer
    ends = set(direction.starts)
    untried: list[int] = []
    for at in direction.untried:
        if len(buffer) < at + 8:
            untried.append(at)
            continue
        size = int.from_bytes(buffer[at : at + 4], signed=True)
        if not 4 <= size <= MAX_FRAME:
            continue
        asked = pending.get(int.from_bytes(buffer[at + 4 : at + 8], signed=True))
        end = at + 4 + size
        if end > len(buffer):
            if asked:
                return at
            untried.append(at)
        elif (asked and _fits(asked[0], bytes(buffer[at:end]))) or end == len(buffer) or end in ends:
            return at
    direction.untried = untried
    if len(buffer) < direction.look_at:
        return None
    direction.look_at = len(buffer) + max(len(buffer) // 2, LOOK)
    return _find_answer(buffer, pending)


def _find_answer(buffer: bytearray, pending: Mapping[int, deque[Asked]]) -> int | None:
    """A whole response anywhere in the buffer that is waited for and parses as such to its last byte."""
    found: int | None = None
    parses = 0
    for number, asked in list(pending.items())[:TRIED]:
        wanted = number.to_bytes(4, signed=True)
        at = buffer.find(wanted, 4)
        while at >= 0 and (found is None or at - 4 < found) and parses < MOST_PARSES:
            end = at + int.from_bytes(buffer[at - 4 : at], signed=True)
            if at + 4 <= end <= len(buffer):
                parses += 1
                if _fits(asked[0], bytes(buffer[at - 4 : end])):
                    found = at - 4
            at = buffer.find(wanted, at + 1)
    return found


def _fits(asked: Asked, frame: bytes) -> bool:
    parsed = protocol.parse_response(frame, asked.api_key, asked.version)
    return parsed.error is None
