"""One connection: bytes of both directions in, requests with their responses out. Nothing here touches a socket.

Theory of operation. A response names neither API nor version, so everything hangs on the requests: each waits under
its correlation id until the answer comes. Exceptions, each in a place of its own below:

- a Produce request with acks=0 is never answered;
- ApiVersions answers an unknown version in the layout of version 0, error 35 first (KIP-511);
- after SaslHandshake v0 the tokens travel as a size and bytes, with no Kafka header, until the next real request;
- where the capture has holes, or begins in the middle, the next frame is searched for: see `_resync`;
- which side is the client is told by the SYN (the caller knows), or by who sends requests.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Iterator
from dataclasses import dataclass, field

from kafkaconstruct.conversation import heads, protocol
from kafkaconstruct.conversation.direction import MAX_FRAME, Direction, Step
from kafkaconstruct.conversation.heads import request_head
from kafkaconstruct.conversation.message import Fault, Kind, Message, Problem
from kafkaconstruct.conversation.roles import Held, Identify, Undecided
from kafkaconstruct.conversation.seek import Asked, find_request, find_response
from kafkaconstruct.foreign import describe, foreign

MAX_PENDING = 10_000  # requests in flight; older ones count as unanswered
PRODUCE, SASL_HANDSHAKE, API_VERSIONS = 0, 17, 18


@dataclass(slots=True)
class Conversation:
    """Feed it the bytes of side 0 and side 1 in order; each call returns the messages that are complete by then.

    `client` is the side that sends requests, None to find out. `synced` says that the first byte of each direction is
    the connection's first. `identify` may guess what a response is whose request was not seen.
    """

    client: int | None = None
    synced: bool = True
    identify: Identify | None = None
    advertised: dict[int, tuple[int, int]] = field(default_factory=dict)  # what the broker said in ApiVersions
    _directions: tuple[Direction, Direction] = field(default_factory=lambda: (Direction(), Direction()))
    _pending: dict[int, deque[Asked]] = field(default_factory=dict)
    _count: int = 0  # of requests in `_pending`
    _undecided: Undecided = field(default_factory=Undecided)
    _client_ids: set[str | None] = field(default_factory=set)
    _raw_tokens: bool = False
    _tokens_due: int = 0
    _answers: bool = False  # the broker has sent anything at all
    _named: bool = False  # the foreign protocol was reported

    def __post_init__(self) -> None:
        self._undecided.identify = self.identify
        if not self.synced:
            for direction in self._directions:
                direction.seek()

    @property
    def is_kafka(self) -> bool:
        """Whether requests or responses have been found."""
        return bool(self._client_ids) or any(d.step is Step.IN_STEP for d in self._directions)

    def feed(self, side: int, data: bytes, time: float = 0.0) -> list[Message]:
        """The next bytes that `side` (0 or 1) sent; `time` in seconds."""
        if self.client is None:
            return self._hold(Held(side, data, time))
        return list(self._bytes(side, data, time))

    def lost(self, side: int, count: int, time: float = 0.0) -> list[Message]:
        """`count` bytes that `side` sent are missing here."""
        if self.client is None:
            return self._hold(Held(side, count, time))
        return list(self._hole(side, count, time))

    def close(self, time: float = 0.0) -> list[Message]:
        """The connection has ended: what is incomplete or unanswered."""
        return list(self._close(time))

    # -- which side is which

    def _hold(self, item: Held) -> list[Message]:
        return list(self._release()) if self._undecided.add(item) else []

    def _release(self) -> Iterator[Message]:
        self.client = self._undecided.settle()
        held = self._undecided.take()
        if self.client is None:
            yield from self._without_requests(held)
            return
        for item in held:
            if isinstance(item.data, bytes):
                yield from self._bytes(item.side, item.data, item.time)
            else:
                yield from self._hole(item.side, item.data, item.time)

    def _without_requests(self, held: list[Held]) -> Iterator[Message]:
        for item in held:
            name = describe(item.data) if isinstance(item.data, bytes) else None
            if name is not None and isinstance(item.data, bytes):
                self.client = item.side
                yield from self._not_kafka(item.side, name, item.time, item.data)
                return
        self._give_up()

    # -- bytes

    def _bytes(self, side: int, data: bytes, time: float) -> Iterator[Message]:
        direction = self._directions[side]
        if direction.step is Step.DEAD:
            return
        self._answers |= side != self.client
        direction.add(data)
        if not direction.skip:
            yield from self._report_loss(side, time)
        if direction.step is Step.START and not (yield from self._start(side, time)):
            return
        while direction.buffer:  # a dead direction has none
            if direction.step is Step.SEEKING and not (yield from self._resync(side, time)):
                return
            size = direction.size()
            if size is None:
                return
            if not self._possible_size(side, size):
                yield from self._out_of_step(side, size, time)
                continue
            frame = direction.take(size)
            if frame is None:
                return
            yield from self._frame(side, frame, time)

    def _possible_size(self, side: int, size: int) -> bool:
        least = 0 if self._raw_tokens else 8 if side == self.client else 4
        return least <= size <= MAX_FRAME

    def _start(self, side: int, time: float) -> Generator[Message, None, bool]:
        """The first bytes of a direction. Returns whether they are Kafka's."""
        direction = self._directions[side]
        buffer = direction.buffer
        name = describe(bytes(buffer[:64]))
        if name is not None:
            yield from self._not_kafka(side, name, time)
            return False
        if side == self.client:
            if heads.is_incomplete(buffer):
                return False
            head = request_head(buffer)
            if head is None or not heads.believable(head):
                if not _is_token(buffer) and not heads.is_whole_request(bytes(buffer)):
                    self._give_up()
                    return False
                self._raw_tokens = _is_token(buffer)  # GSSAPI of Kafka 0.9 begins with a token
        direction.step = Step.IN_STEP
        return True

    def _not_kafka(self, side: int, name: str, time: float, first: bytes = b"") -> Iterator[Message]:
        known = foreign(bytes(self._directions[side].buffer) or first)
        if not self._named:
            self._named = True
            detail = known.detail if known is not None else ""
            yield self._other(
                side, time, name, 0, Fault.FOREIGN, f"not Kafka but {name}" + (f": {detail}" if detail else "")
            )
        self._give_up()

    def _give_up(self) -> None:
        for direction in self._directions:
            direction.step = Step.DEAD
            direction.buffer.clear()

    def _out_of_step(self, side: int, size: int, time: float) -> Iterator[Message]:
        direction = self._directions[side]
        name = describe(bytes(direction.buffer[:64]))
        if name is not None:
            yield from self._not_kafka(side, name, time)
            return
        reason = f"{size} is no frame's size: the bytes from here on are searched for the next frame"
        yield self._other(side, time, "out of step", 0, Fault.MALFORMED, reason)
        direction.seek()
        direction.searched = 1

    # -- holes

    def _hole(self, side: int, count: int, time: float) -> Iterator[Message]:
        direction = self._directions[side]
        if direction.step is Step.DEAD:
            return
        begun = direction.hole(count)
        if begun:
            missing = 4 + int.from_bytes(begun[:4], signed=True) - len(begun)
            for message in self._frame(side, begun, time, cut=True):
                here = f"the capture has only {len(begun)} of its {len(begun) + missing} bytes before a hole"
                message.problems.append(Problem(Fault.LOST, here, offset=len(begun)))
                yield message
        if not direction.skip:
            yield from self._report_loss(side, time)

    def _report_loss(self, side: int, time: float) -> Iterator[Message]:
        """One line for the holes in a row, when the damaged frame is behind us."""
        direction = self._directions[side]
        if direction.lost:
            count, direction.lost = direction.lost, 0
            sender = "the client" if side == self.client else "the broker"
            reason = f"{count} bytes that {sender} sent are missing from the capture"
            yield self._other(side, time, "gap", count, Fault.LOST, reason)

    def _resync(self, side: int, time: float) -> Generator[Message, None, bool]:
        """Look for the next frame; returns whether there is one."""
        direction = self._directions[side]
        asks = side == self.client
        at = find_request(direction, self._client_ids) if asks else find_response(direction, self._pending)
        if at is None:
            direction.forget()
            return False
        passed = direction.found(at)
        if passed:
            reason = f"{passed} bytes passed over, up to the next frame"
            yield self._other(side, time, "resynchronized", passed, Fault.LOST, reason)
        return True

    # -- frames

    def _frame(self, side: int, frame: bytes, time: float, cut: bool = False) -> Iterator[Message]:
        if side == self.client:
            yield from self._request(frame, time, cut)
        else:
            yield from self._response(frame, time, cut)

    def _request(self, frame: bytes, time: float, cut: bool) -> Iterator[Message]:
        head = request_head(frame, strict=False)
        size = int.from_bytes(frame[:4], signed=True)
        if self._raw_tokens:
            if head is None or not head.known or (size == len(frame) - 4 and not heads.parses(frame, head)):
                self._tokens_due += 1
                yield self._other(self._client_side(), time, "SASL token", size, frame=frame)
                return
            self._raw_tokens, self._tokens_due = False, 0
        message = Message(Kind.REQUEST, time, True, size, frame, cut=cut)
        if head is None:
            _note_malformed_head(message)
        else:
            message.api_key, message.version = head.api_key, head.version
            message.correlation_id, message.client_id = head.correlation_id, head.client_id
            if head.client_id and len(self._client_ids) < 100:
                self._client_ids.add(head.client_id)
            self._check_version(message)
        if message.correlation_id is not None and not self._needs_no_answer(message):
            yield from self._ask(message)
        yield message

    def _client_side(self) -> int:
        return 0 if self.client is None else self.client

    def _needs_no_answer(self, message: Message) -> bool:
        """Produce with acks=0. A malformed or cut one is taken to be answered."""
        return message.api_key == PRODUCE and message.body is not None and message.body["acks"] == 0

    def _ask(self, message: Message) -> Iterator[Message]:
        key = message.correlation_id
        assert key is not None
        waiting = self._pending.setdefault(key, deque())
        if waiting:
            reason = f"correlation id {key} is in use by a request that is not answered yet"
            message.problems.append(Problem(Fault.DUPLICATE, reason, "correlation_id", 8))
        waiting.append(Asked(message.api_key or 0, message.version or 0, message.client_id, key, message.time))
        self._count += 1
        if self._count > MAX_PENDING:
            oldest = self._pending[next(iter(self._pending))][0]
            self._forget(oldest)
            yield self._unanswered(oldest, message.time)

    def _forget(self, asked: Asked) -> None:
        waiting = self._pending[asked.correlation_id]
        waiting.remove(asked)
        self._count -= 1
        if not waiting:
            del self._pending[asked.correlation_id]

    def _response(self, frame: bytes, time: float, cut: bool) -> Iterator[Message]:
        size = int.from_bytes(frame[:4], signed=True)
        if self._tokens_due:
            self._tokens_due -= 1
            yield self._other(1 - self._client_side(), time, "SASL token", size, frame=frame)
            return
        message = Message(Kind.RESPONSE, time, False, size, frame, cut=cut)
        if len(frame) >= 8:
            message.correlation_id = int.from_bytes(frame[4:8], signed=True)
        waiting = self._pending.get(message.correlation_id) if message.correlation_id is not None else None
        if waiting:
            asked = waiting[0]
            self._forget(asked)
            message.api_key, message.version, message.client_id = asked.api_key, asked.version, asked.client_id
            message.latency_ms = round((time - asked.time) * 1000, 6)
            self._check_order(asked, message)
            self._learn(message)
        else:
            self._guess(message)
        yield message

    def _check_order(self, asked: Asked, message: Message) -> None:
        """Kafka answers a connection's requests in their order."""
        oldest = next(iter(self._pending.values()), None)
        if oldest and oldest[0].time < asked.time and oldest[0].correlation_id != asked.correlation_id:
            earlier = oldest[0].correlation_id
            reason = f"answered before request {earlier}, which came earlier"
            message.problems.append(Problem(Fault.ORDER, reason, "correlation_id", 4))

    def _guess(self, message: Message) -> None:
        guess = self.identify(message.frame) if self.identify is not None and not message.cut else None
        reason = "its request is not in the capture"
        if guess is not None:
            message.api_key, message.version = guess
            reason += f"; {message.api} {message.version} is what its bytes look like most"
        message.problems.append(Problem(Fault.UNASKED, reason))

    # -- what certain messages change

    def _learn(self, message: Message) -> None:
        """ApiVersions tells what the broker speaks, SaslHandshake v0 that raw tokens follow."""
        if message.cut:
            return
        if message.api_key == API_VERSIONS:
            body = message.body
            if body is not None and "throttle_time_ms" not in body:
                message.version = 0  # whatever was asked for
            if body is not None and "api_keys" in body:
                ranges = {api["api_key"]: (api["min_version"], api["max_version"]) for api in body["api_keys"]}
                self.advertised.update({int(key): bounds for key, bounds in ranges.items()})
        elif message.api_key == SASL_HANDSHAKE and message.version == 0:
            self._raw_tokens = message.body is not None and message.body["error_code"] == 0

    def _check_version(self, message: Message) -> None:
        if not self.advertised or message.api_key is None or message.version is None or message.api_key == API_VERSIONS:
            return
        low, high = self.advertised.get(message.api_key, (0, -1))
        if not low <= message.version <= high:
            offer = f"{low} to {high}" if high >= 0 else "nothing"
            reason = f"version {message.version} of {message.api or message.api_key}; the broker advertised {offer}"
            message.problems.append(Problem(Fault.VERSION, reason, "request_api_version", 6))

    # -- the end

    def _close(self, time: float) -> Iterator[Message]:
        if self.client is None:
            yield from self._release()
        for side in (0, 1):
            direction = self._directions[side]
            yield from self._report_loss(side, time)
            if direction.step is Step.SEEKING:
                direction.look_at = 0
                yield from self._bytes(side, b"", time)
            if direction.buffer and direction.step is Step.SEEKING:
                count = direction.passed + len(direction.buffer)
                yield self._other(side, time, "gap", count, Fault.LOST, f"no frame was found in the last {count} bytes")
            elif direction.buffer and direction.step is Step.IN_STEP:
                yield from self._unfinished(side, time)
        if self._count > 1 and not self._answers:
            reason = f"none of {self._count} requests was answered: there are no bytes of the broker's"
            yield self._other(self._client_side(), time, "unanswered", 0, Fault.UNANSWERED, reason)
            return
        for waiting in list(self._pending.values()):
            for asked in list(waiting):
                self._forget(asked)
                yield self._unanswered(asked, time)

    def _unfinished(self, side: int, time: float) -> Iterator[Message]:
        begun = bytes(self._directions[side].buffer)
        size = self._directions[side].size()
        if size is None:
            reason = f"the stream ends {len(begun)} bytes into a frame's size"
            yield self._other(side, time, "unfinished frame", len(begun), Fault.LOST, reason)
            return
        for message in self._frame(side, begun, time, cut=True):
            reason = f"the stream ends after {len(begun)} of its {4 + size} bytes"
            message.problems.append(Problem(Fault.LOST, reason, offset=len(begun)))
            yield message

    def _unanswered(self, asked: Asked, time: float) -> Message:
        name = protocol.api_name(asked.api_key) or asked.api_key
        reason = f"{name} request {asked.correlation_id} was not answered"
        message = self._other(self._client_side(), time, "unanswered", 0, Fault.UNANSWERED, reason)
        message.api_key, message.version, message.client_id = asked.api_key, asked.version, asked.client_id
        message.correlation_id = asked.correlation_id
        return message

    def _other(
        self,
        side: int,
        time: float,
        what: str,
        size: int,
        fault: Fault | None = None,
        reason: str = "",
        frame: bytes = b"",
    ) -> Message:
        problems = [Problem(fault, reason)] if fault is not None else []
        return Message(Kind.OTHER, time, side == self.client, size, frame, what=what, problems=problems)


def _is_token(buffer: bytes | bytearray) -> bool:
    """A SASL token with its size and nothing else: GSSAPI's begin with 0x60 (an ASN.1 application tag)."""
    return len(buffer) > 8 and int.from_bytes(buffer[:4]) == len(buffer) - 4 and buffer[4] == 0x60


def _note_malformed_head(message: Message) -> None:
    frame = message.frame
    if len(frame) >= 8:
        message.api_key, message.version = (
            int.from_bytes(frame[4:6], signed=True),
            int.from_bytes(frame[6:8], signed=True),
        )
    if len(frame) >= 12:
        message.correlation_id = int.from_bytes(frame[8:12], signed=True)
    length = int.from_bytes(frame[12:14], signed=True) if len(frame) >= 14 else None
    if not message.cut:
        reason = "the header's client id does not fit or is not text"
        found = f"{reason}: length {length}" if length is not None else "the header is too short"
        message.problems.append(Problem(Fault.MALFORMED, found, "client_id", 12))
