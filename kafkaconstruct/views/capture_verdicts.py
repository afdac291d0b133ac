"""The rules, followed through a capture: producers' sequences by partition, and fetch sessions by broker.

What a broker did is known from its answers, so verdicts are given when those come. A capture seldom has all that went
before: a producer's first batch in it may begin anywhere, and a session may be under way.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from kafkaconstruct.conversation import Fault, Kind, Message
from kafkaconstruct.conversation.message import Problem
from kafkaconstruct.formats.record_values import Batch
from kafkaconstruct.rules.producers import ProducerState, Verdict
from kafkaconstruct.rules.sessions import Fetched, FetchSessions

FOLLOWED = frozenset({"Produce", "Fetch"})
WAITING, WAITING_BYTES = 10_000, 1 << 26  # requests whose answers are awaited; the oldest go first
KNOWN = 10_000  # partitions, producers in each, and sessions that are followed
SHOWN = 4  # partitions of a fetch that are named
TRANSACTIONS_V2 = 12  # the first version of Produce that speaks them (KIP-890)


class Verdicts:
    """Adds to `problems` and `notes` of the responses that pass; to be given every message of a capture, in order."""

    def __init__(self) -> None:
        self.requests: dict[tuple[int | None, int | None], Message] = {}
        self.bytes = 0  # of those requests
        self.partitions: dict[tuple[str | None, Any, int], ProducerState] = {}
        self.sessions: dict[str | None, FetchSessions] = {}

    def apply(self, messages: Iterable[Message]) -> Iterator[Message]:
        """The same messages."""
        for message in messages:
            if message.api in FOLLOWED:
                self._follow(message)
            elif message.api == "Metadata" and message.kind is Kind.RESPONSE and message.body is not None:
                self._sessions(message).metadata(message.body)
            yield message

    def _sessions(self, message: Message) -> FetchSessions:
        return self.sessions.setdefault(message.server, FetchSessions())

    def _follow(self, message: Message) -> None:
        if message.kind is Kind.REQUEST:
            if message.body is not None and message.body.get("acks") != 0:
                self._wait(message)
            return
        request = self._take((message.stream, message.correlation_id))
        if request is None or message.body is None or request.api != message.api:
            return
        if message.api == "Produce":
            message.problems.extend(self._produced(request, message))
        else:
            self._fetched(self._sessions(message).fetch(request.body, message.body), message)

    def _wait(self, request: Message) -> None:
        key = request.stream, request.correlation_id
        self._take(key)
        self.requests[key] = request
        self.bytes += len(request.frame)
        while len(self.requests) > WAITING or self.bytes > WAITING_BYTES:
            self._take(next(iter(self.requests)))

    def _take(self, key: tuple[int | None, int | None]) -> Message | None:
        request = self.requests.pop(key, None)
        self.bytes -= len(request.frame) if request is not None else 0
        return request

    # -- Produce

    def _produced(self, request: Message, response: Message) -> Iterator[Problem]:
        sent = {
            (topic_of(topic), partition["index"]): partition["records"]
            for topic in request.body["topic_data"]
            for partition in topic["partition_data"]
        }
        for i, topic in enumerate(response.body["responses"]):
            for j, answer in enumerate(topic["partition_responses"]):
                where = topic_of(topic), answer["index"]
                for batch in getattr(sent.get(where), "batches", ()):
                    state = self._state((response.server, *where))
                    if isinstance(batch, Batch) and batch.producer_id >= 0:
                        path = f"responses[{i}].partition_responses[{j}]"
                        yield from judged(state, batch, answer, request.version or 0, path)

    def _state(self, partition: tuple[str | None, Any, int]) -> ProducerState:
        state = self.partitions.pop(partition, None) or ProducerState()
        self.partitions[partition] = state  # now the newest
        drop_oldest(self.partitions)
        drop_oldest(state.producers)
        return state

    # -- Fetch

    def _fetched(self, fetched: Fetched, response: Message) -> None:
        if fetched.problem is not None and fetched.expected_epoch is not None:
            response.problems.append(Problem(Fault.SESSION, fetched.problem, "session_id"))
        if fetched.kind == "incremental" and not fetched.error:
            shown = [f"{topic}-{number} from {one['fetch_offset']}" for (topic, number), one in partitions(fetched)]
            more = len(fetched.partitions) - len(shown)
            known = "" if fetched.complete else "at least "
            text = ", ".join(shown) + (f" and {more} more" if more else "")
            response.notes.append(f"reads {known}{text or 'nothing'}")
        drop_oldest(self._sessions(response).sessions)


def drop_oldest(known: dict[Any, Any]) -> None:
    """So that a capture without end does not fill the memory."""
    while len(known) > KNOWN:
        del known[next(iter(known))]


def partitions(fetched: Fetched) -> list[tuple[Any, Any]]:
    """The first few of them."""
    return list(fetched.partitions.items())[:SHOWN]


def topic_of(topic: Any) -> Any:
    """A topic's name, its id where it has none."""
    return topic.get("name") or topic.get("topic_id")


def judged(state: ProducerState, batch: Batch, answer: Any, version: int, path: str) -> Iterator[Problem]:
    """What the rules say of a batch that the broker has answered."""
    offset = answer["base_offset"]
    transactions = 2 if version >= TRANSACTIONS_V2 else 1
    if answer["error_code"]:
        verdict = state.judge(batch, transaction_version=transactions)
        if verdict.outcome == "refused":
            yield Problem(Fault.SEQUENCE, f"{producer(batch)}: {verdict.reason}", path)
        return
    verdict = state.append(batch, offset=offset, transaction_version=transactions)
    if verdict.outcome == "duplicate":
        yield Problem(Fault.SEQUENCE, f"{producer(batch)}: a duplicate, {verdict.reason}", path)
    elif verdict.outcome == "refused":
        state.append(batch, offset=offset, in_log=True)  # the broker knows better: go on from there
        yield Problem(Fault.SEQUENCE, f"{producer(batch)}: {missed(verdict)}", path)


def producer(batch: Batch) -> str:
    """Who sent it."""
    return f"producer {batch.producer_id}, epoch {batch.producer_epoch}"


def missed(verdict: Verdict) -> str:
    """Why an accepted batch is none by what was seen."""
    return f"accepted, although {verdict.reason}; the capture lacks what was between"
