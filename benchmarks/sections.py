"""The tasks. Each section gives rows; contenders' answers are compared before anything is timed."""

from __future__ import annotations

import copy
import statistics
import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any

import kafkaconstruct as kc
from benchmarks import inputs, peers
from benchmarks.measure import US, Call, Row, seconds
from benchmarks.plain import MetadataResponse12

INTERPRETED, CONSTRUCT, CONSTRUCT_COMPILED = "interpreted", "construct", "construct compiled"
KAITAI, KAFKA_PYTHON, KIO, AIOKAFKA = "kaitai", "kafka-python", "kio", "aiokafka"
CONTENDERS = (US, INTERPRETED, CONSTRUCT, CONSTRUCT_COMPILED, KAITAI, KAFKA_PYTHON, KIO, AIOKAFKA)


def messages(rounds: int) -> Iterator[Row]:
    """Parse and build of messages."""
    batch = inputs.batch(100)
    tasks: list[tuple[str, str, int, dict[str, Any]]] = [
        ("Metadata v12", "MetadataResponse", 12, inputs.metadata()),
        ("ApiVersions v3", "ApiVersionsRequest", 3, inputs.API_VERSIONS),
        ("Heartbeat v4", "HeartbeatRequest", 4, inputs.HEARTBEAT),
        ("Produce v9, 10 batches", "ProduceRequest", 9, inputs.produce(batch)),
        ("Fetch v12, 10 batches", "FetchResponse", 12, inputs.fetch(batch)),
        ("OffsetCommit v8, 500", "OffsetCommitRequest", 8, inputs.offset_commit()),
    ]
    for title, name, version, value in tasks:
        yield from _message(title, name, version, value, rounds)


def _message(title: str, name: str, version: int, value: dict[str, Any], rounds: int) -> Iterator[Row]:
    struct = kc.message(name)[version]
    data = struct.build(value)
    parsed = struct.parse(data)
    theirs = {KAFKA_PYTHON: peers.kafka_python(name, version, data), KIO: peers.kio(name, version, data)}
    assert struct.interpret(data) == (parsed, len(data))
    assert struct.interpret_build(value) == data
    for who, body in theirs.items():
        peers.assert_same(parsed, body.value)
        assert body.build() == data, who

    parse: dict[str, Call] = {US: lambda: struct.parse(data), INTERPRETED: lambda: struct.interpret(data)}
    build: dict[str, Call] = {US: lambda: struct.build(value), INTERPRETED: lambda: struct.interpret_build(value)}
    parse |= {who: body.parse for who, body in theirs.items()}
    build |= {who: body.build for who, body in theirs.items()}
    notes = {}
    if name == "MetadataResponse":
        more, notes = _construct_and_kaitai(parsed, data)
        parse |= more
    yield Row("messages", f"parse {title}, {len(data):,} bytes", seconds(parse, rounds), notes)
    yield Row("messages", f"build {title}", seconds(build, rounds))


def _construct_and_kaitai(parsed: Any, data: bytes) -> tuple[dict[str, Call], dict[str, str]]:
    """Contenders that read MetadataResponse 12 alone."""
    compiled = MetadataResponse12.compile()
    for plain in (MetadataResponse12, compiled):
        peers.assert_same(parsed, plain.parse(data))
    calls: dict[str, Call] = {
        CONSTRUCT: lambda: MetadataResponse12.parse(data),
        CONSTRUCT_COMPILED: lambda: compiled.parse(data),
    }
    try:
        spec = peers.kaitai("MetadataResponse", 12)
    except peers.Missing as e:
        return calls, {KAITAI: str(e)}
    assert spec.from_bytes(data) is not None
    calls[KAITAI] = lambda: spec.from_bytes(data)
    return calls, {}


def omissions(rounds: int) -> Iterator[Row]:
    """What it costs to leave a default out of every partition."""
    struct, value = kc.message("MetadataResponse")[12], inputs.metadata()
    lacking = inputs.without_a_default(value)
    assert struct.build(lacking) == struct.build(value)
    taken = seconds({US: lambda: struct.build(lacking), "": lambda: struct.build(value)}, rounds)
    task = f"build Metadata v12, a default left out 2,000 times: {taken[US] / taken['']:.2f} x"
    yield Row("omissions", task, {US: taken[US]})


def record_batches(rounds: int, count: int = 10_000) -> Iterator[Row]:
    """Parse and build of record batches, for each codec."""
    records = inputs.records(count)
    for codec in inputs.CODECS:
        data = inputs.batch(count, codec)
        readers = {US: peers.our_records, KAFKA_PYTHON: peers.kafka_python_records, AIOKAFKA: peers.aiokafka_records}
        builders: dict[str, Callable[[], bytes]] = {
            US: partial(peers.build_ours, records, codec),
            KAFKA_PYTHON: partial(peers.build_kafka_python, records, codec),
            AIOKAFKA: partial(peers.build_aiokafka, records, codec),
        }
        if codec == "none":
            readers[KIO] = peers.kio_records
            builders[KIO] = partial(peers.build_kio, peers.kio_batch(records))
        for who, read in readers.items():
            _assert_records(records, read(data), times=who != KIO)
        for build in builders.values():
            _assert_records(records, peers.our_records(build()))
        parse: dict[str, Call] = {who: partial(_look, read, data) for who, read in readers.items()}
        yield Row("records", f"parse {count:,} records, {codec}", seconds(parse, rounds), {KIO: "uncompressed only"})
        yield Row("records", f"build {count:,} records, {codec}", seconds(builders, rounds))


def _look(read: Callable[[bytes], Iterable[Any]], data: bytes) -> int:
    return peers.look(read(data))


def _assert_records(written: list[dict[str, Any]], read: Iterable[Any], *, times: bool = True) -> None:
    """Raise AssertionError unless the records read are those written."""
    for record, other in zip(written, read, strict=True):
        assert (record["offset"], record["key"], record["value"]) == (other.offset, other.key, other.value)
        assert not times or record["timestamp"] == other.timestamp
        pairs = [(h.key.decode(), h.value) if hasattr(h, "key") else tuple(h) for h in other.headers]
        assert record["headers"] == pairs


def growth(rounds: int) -> Iterator[Row]:
    """Cost against size: it should grow as the input does."""
    struct = kc.message("MetadataResponse")[12]
    for topics in (10, 100, 1000):
        value = inputs.metadata(topics)
        data = struct.build(value)
        parse, build = partial(struct.parse, data), partial(struct.build, value)
        yield Row("growth", f"parse Metadata v12, {topics:,} topics", seconds({US: parse}, rounds), units=topics)
        yield Row("growth", f"build Metadata v12, {topics:,} topics", seconds({US: build}, rounds), units=topics)
    few = max(3, rounds // 3)
    for count in (1_000, 10_000, 100_000):
        records, data = inputs.records(count), inputs.batch(count)
        parse, build = partial(_look, peers.our_records, data), partial(peers.build_ours, records, "none")
        yield Row("growth", f"parse {count:,} records", seconds({US: parse}, few), units=count)
        yield Row("growth", f"build {count:,} records", seconds({US: build}, few), units=count)


def compilation() -> Iterator[Row]:
    """The time to compile each message at each version, parser and builder apart."""
    for what in ("parse", "build"):
        taken = []
        for message in kc.messages():
            for version in message.versions:
                taken.append(_first_call(copy.deepcopy(message[version]), what))
        yield Row("compilation", f"compile a message's {what}, median of {len(taken)}", {US: statistics.median(taken)})
        yield Row("compilation", f"compile a message's {what}, slowest", {US: max(taken)})


def _first_call(struct: Any, what: str) -> float:
    """Seconds of compiling; the least of three, as only the first call of a process meets other things too."""
    times = []
    for _ in range(3):
        codec = type(struct.codec)(struct)
        start = time.process_time_ns()
        codec.compile(what)
        times.append((time.process_time_ns() - start) / 1e9)
    return min(times)
