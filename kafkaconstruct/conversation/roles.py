"""Which side of a connection is the client, where the capture began too late to show who opened it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from kafkaconstruct.conversation import heads
from kafkaconstruct.conversation.direction import Direction
from kafkaconstruct.conversation.heads import request_head
from kafkaconstruct.conversation.seek import LOOK, find_response, is_followed
from kafkaconstruct.foreign import foreign

Identify = Callable[[bytes], "tuple[int, int] | None"]
"""(API key, version) of a response whose request was not seen, or None."""

HELD = 1 << 18  # bytes kept while it is unknown which side is the client
GIVE_UP = 1 << 25  # bytes without a request after which a stream is no Kafka


@dataclass(slots=True)
class Held:
    """What came while the client was unknown: bytes, or the length of a hole."""

    side: int
    data: bytes | int
    time: float


@dataclass(slots=True)
class Undecided:
    """Holds what comes until `client` is found out, or until there is no hope.

    `client` is the side that sends requests; or, of two, the silent one, where the other talks in what looks like
    responses.
    """

    identify: Identify | None = None
    client: int | None = None
    items: list[Held] = field(default_factory=list)
    _sizes: list[int] = field(default_factory=lambda: [0, 0])  # bytes held of each side
    _look_at: list[int] = field(default_factory=lambda: [0, 0])  # bytes from which it is worth while to look again
    _passed: int = 0  # bytes passed over so far

    def add(self, item: Held) -> bool:
        """Hold one more. Returns whether there is nothing to wait for any longer."""
        self.items.append(item)
        side = item.side
        self._sizes[side] += len(item.data) if isinstance(item.data, bytes) else 0
        size = self._sizes[side]
        if size >= self._look_at[side]:
            self._look_at[side] = size + (size >> 1 if size > LOOK else 0)
            self.client = side if self._asks(side) else None
        if self.client is not None or self._is_foreign(item):
            return True
        if sum(self._sizes) < HELD:
            return False
        self.client = self._who_answers()
        if self.client is not None or self._passed >= GIVE_UP:
            return True
        self._slide()
        return False

    def settle(self) -> int | None:
        """The last word: the client's side, or None."""
        if self.client is None:
            asks = next((side for side in (0, 1) if self._asks(side)), None)
            self.client = self._who_answers() if asks is None else asks
        return self.client

    def take(self) -> list[Held]:
        """What was held; it is held no longer."""
        items, self.items = self.items, []
        return items

    def _slide(self) -> None:
        """Pass over the older half: the end of a long message, perhaps."""
        while sum(self._sizes) > HELD // 2:
            item = self.items.pop(0)
            if isinstance(item.data, bytes):
                self._sizes[item.side] -= len(item.data)
                self._passed += len(item.data)
        self._look_at = [size + (size >> 1) for size in self._sizes]

    def _is_foreign(self, item: Held) -> bool:
        """Whether a side's first bytes are another protocol's."""
        if not isinstance(item.data, bytes) or self._passed:
            return False
        first = next(held for held in self.items if held.side == item.side and isinstance(held.data, bytes))
        return first is item and foreign(item.data) is not None

    def _asks(self, side: int) -> bool:
        """Whether a side's bytes hold the head of a known request that names its client, at their beginning or where
        another one follows."""
        data = b"".join(held.data for held in self.items if held.side == side and isinstance(held.data, bytes))
        begins = request_head(data)
        if begins is not None and begins.known and (begins.client_id or heads.parses(data[: 4 + begins.size], begins)):
            return True
        for at in heads.possible_requests(data, 0):
            head = request_head(data, at)
            if head is not None and head.known and head.client_id and is_followed(data, at, head.size):
                return True
        return False

    def _who_answers(self) -> int | None:
        """The client's side, where only the other one talks, and in frames that look like responses."""
        talking = {item.side for item in self.items if isinstance(item.data, bytes)}
        if len(talking) != 1 or self.identify is None:
            return None
        direction = Direction()
        direction.seek()
        for item in self.items:
            if isinstance(item.data, bytes):
                direction.add(item.data)
        at = find_response(direction, {})
        if at is None:
            return None
        direction.found(at)
        frame = direction.take(direction.size() or 0)
        return None if frame is None or self.identify(frame) is None else 1 - talking.pop()
