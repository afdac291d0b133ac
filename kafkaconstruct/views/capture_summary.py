"""A capture in numbers: messages, errors and latencies by API, records by topic, versions by client."""

from __future__ import annotations

import random
import uuid
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from kafkaconstruct.conversation import Capture, Fault, Kind, Message
from kafkaconstruct.conversation.checks import error_codes
from kafkaconstruct.conversation.content import Topic, amount, topics
from kafkaconstruct.views.capture_table import Line, milliseconds, topic_name

SAMPLES = 10_000  # latencies that are kept for an API; more are sampled
KEPT = 10_000  # topics and clients that are counted one by one
PERCENTILES = (50, 90, 99)


@dataclass(slots=True)
class ApiNumbers:
    """Of one API. `latencies` are in ms: all of them, or a fair sample of `SAMPLES`."""

    requests: int = 0
    responses: int = 0
    errors: int = 0  # responses with an error code, or malformed
    bytes: int = 0
    latencies: list[float] = field(default_factory=list)
    seen: int = 0
    slowest: float = 0.0

    def percentile(self, share: int) -> float:
        """The latency in ms that `share` percent of the responses did not exceed (nearest rank)."""
        ordered = sorted(self.latencies)
        return ordered[max(0, -(-len(ordered) * share // 100) - 1)]


@dataclass(slots=True)
class TopicNumbers:
    """Records and their bytes on the wire, by direction."""

    produced: int = 0
    produced_bytes: int = 0
    fetched: int = 0
    fetched_bytes: int = 0


@dataclass(slots=True)
class Summary:
    """Counts messages as they come; its size does not depend on how many."""

    apis: dict[str, ApiNumbers] = field(default_factory=dict)
    topics: dict[Topic, TopicNumbers] = field(default_factory=dict)
    clients: dict[str, dict[str, set[int]]] = field(default_factory=dict)
    codes: Counter[str] = field(default_factory=Counter)
    faults: Counter[Fault] = field(default_factory=Counter)
    first: float | None = None
    last: float = 0.0
    _random: random.Random = field(default_factory=lambda: random.Random(0))

    def add(self, message: Message) -> None:
        """Count one message."""
        self.first = message.time if self.first is None else min(self.first, message.time)
        self.last = max(self.last, message.time)
        self.faults.update(problem.fault for problem in message.problems)
        if message.error is not None:
            self.faults[Fault.MALFORMED] += 1
        if message.kind is Kind.OTHER:
            return
        name = message.api or (f"key {message.api_key}" if message.api_key is not None else "unknown")
        numbers = self.apis.setdefault(name, ApiNumbers())
        numbers.bytes += message.size + 4
        if message.kind is Kind.REQUEST:
            numbers.requests += 1
            self._client(message, name)
        else:
            self._response(message, numbers)
        if message.body is not None and message.api in ("Produce", "Fetch", "ShareFetch"):
            self._records(message)

    def _client(self, message: Message, api: str) -> None:
        client = message.client_id or message.client or "?"
        if message.version is not None and (client in self.clients or len(self.clients) < KEPT):
            self.clients.setdefault(client, {}).setdefault(api, set()).add(message.version)

    def _response(self, message: Message, numbers: ApiNumbers) -> None:
        numbers.responses += 1
        codes = (
            Counter(code.name for _, code in error_codes(message.body)) if message.body is not None else Counter[str]()
        )
        self.codes.update(codes)
        numbers.errors += bool(codes) or message.error is not None
        if message.latency_ms is None:
            return
        numbers.seen += 1
        numbers.slowest = max(numbers.slowest, message.latency_ms)
        if len(numbers.latencies) < SAMPLES:
            numbers.latencies.append(message.latency_ms)
        elif (place := self._random.randrange(numbers.seen)) < SAMPLES:
            numbers.latencies[place] = message.latency_ms

    def _records(self, message: Message) -> None:
        for topic, element in topics(message.body):
            count, size = amount(element)
            if not size or (topic not in self.topics and len(self.topics) >= KEPT):
                continue
            numbers = self.topics.setdefault(topic, TopicNumbers())
            if message.kind is Kind.REQUEST:
                numbers.produced += count
                numbers.produced_bytes += size
            else:
                numbers.fetched += count
                numbers.fetched_bytes += size


def summary_lines(summary: Summary, capture: Capture, names: Mapping[uuid.UUID, str]) -> Iterator[Line]:
    """The whole summary as text."""
    seconds = summary.last - summary.first if summary.first is not None else 0.0
    yield [(
        f"{sum(capture.kinds.values())} messages in {capture.packets} packets and {capture.bytes} bytes of TCP; "
        f"{len(capture.kafka_streams)} of {capture.streams} streams are Kafka; {seconds:.3f} s", "title",
    )]  # fmt: skip
    yield []
    yield from _table(
        ("API", "requests", "responses", "errors", "bytes", *(f"p{share} ms" for share in PERCENTILES), "max ms"),
        [_api_row(name, numbers) for name, numbers in sorted(summary.apis.items(), key=lambda item: -item[1].requests)],
    )
    if summary.topics:
        yield []
        yield from _table(
            ("topic", "produced", "bytes", "fetched", "bytes"),
            [(topic, *map(str, numbers)) for topic, numbers in sorted(_by_name(summary, names).items())],
        )
    yield []
    yield from _versions(summary)
    yield from _problems(summary, capture)


def _by_name(summary: Summary, names: Mapping[uuid.UUID, str]) -> dict[str, list[int]]:
    """Numbers by topic name: a topic goes by its name in some versions and by its id in others."""
    found: dict[str, list[int]] = {}
    for topic, n in summary.topics.items():
        total = found.setdefault(topic_name(topic, names), [0, 0, 0, 0])
        for column, number in enumerate((n.produced, n.produced_bytes, n.fetched, n.fetched_bytes)):
            total[column] += number
    return found


def _api_row(name: str, numbers: ApiNumbers) -> tuple[str, ...]:
    share = f" ({numbers.errors / numbers.responses:.0%})" if numbers.errors and numbers.responses else ""
    row = (name, str(numbers.requests), str(numbers.responses), f"{numbers.errors}{share}", str(numbers.bytes))
    if not numbers.latencies:
        return (*row, *["-"] * (len(PERCENTILES) + 1))
    return (*row, *(milliseconds(numbers.percentile(share)) for share in PERCENTILES), milliseconds(numbers.slowest))


def _versions(summary: Summary) -> Iterator[Line]:
    yield [("versions used, by client", "dim")]
    for client, apis in sorted(summary.clients.items()):
        used = ", ".join(f"{api} {', '.join(map(str, sorted(versions)))}" for api, versions in sorted(apis.items()))
        yield [(f"  {client}: ", "text"), (used, "plain")]


def _problems(summary: Summary, capture: Capture) -> Iterator[Line]:
    if summary.codes:
        yield []
        yield [("error codes", "dim")]
        yield [("  " + ", ".join(f"{count} × {name}" for name, count in summary.codes.most_common()), "error")]
    if summary.faults or capture.skipped.reasons or capture.skipped.cut:
        yield []
        yield [("problems", "dim")]
        for fault, count in summary.faults.most_common():
            yield [(f"  {count} × {fault}", "note")]
        for reason, count in capture.skipped.reasons.most_common():
            yield [(f"  {count} packets left out: {reason}", "note")]
        if capture.skipped.cut:
            yield [(f"  the file is cut off: {capture.skipped.cut}", "note")]


def _table(titles: tuple[str, ...], rows: list[tuple[str, ...]]) -> Iterator[Line]:
    widths = [max(len(row[column]) for row in (titles, *rows)) for column in range(len(titles))]

    def aligned(row: tuple[str, ...]) -> str:
        rest = [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        return "  ".join([row[0].ljust(widths[0]), *rest])

    yield [(aligned(titles), "dim")]
    for row in rows:
        yield [(aligned(row), "plain")]
