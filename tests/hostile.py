"""Bytes that mean harm, for every reader: run as `python -m tests.hostile 1000000 [SEED]` for as many as you like.

A subject is a reader with valid inputs of it. Whatever the bytes, it must give a value or raise ConstructError.
"""

from __future__ import annotations

import base64
import gzip
import io
import itertools
import json
import random
import struct
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from construct import ConstructError

from kafkaconstruct.codecs import CODECS
from kafkaconstruct.conversation import Capture
from kafkaconstruct.declare.structs import ResolvedStruct
from kafkaconstruct.errors import TrailingBytesError
from kafkaconstruct.formats.control_records import control
from kafkaconstruct.formats.frames import FrameSplitter, RequestFrame, ResponseFrame
from kafkaconstruct.formats.index import message
from kafkaconstruct.formats.log import files
from kafkaconstruct.formats.message_set import MessageSet
from kafkaconstruct.formats.prefixed import (
    TOPICS,
    CoordinatorRecord,
    MetadataRecord,
    RemoteLogMetadataRecord,
    VersionPrefixed,
)
from kafkaconstruct.formats.record_batch import RecordBatch
from kafkaconstruct.formats.record_sets import RecordSet
from kafkaconstruct.formats.record_values import Batch, LegacyMessage
from kafkaconstruct.formats.records import Records
from kafkaconstruct.rules import ProducerState, convert, visible
from kafkaconstruct.sources.text import read_text
from tests.packet_files import pcap, pcapng, talk

ORACLE = Path(__file__).parent / "data" / "oracle-4.4.0.jsonl.gz"
EXTREMES = (-2, -1, 0, None)  # None is the greatest of the width


@dataclass(frozen=True)
class Subject:
    """`read` takes bytes and reads all there is in them, lazy parts too."""

    name: str
    read: Callable[[bytes], Any]
    samples: tuple[bytes, ...]


def both_paths(struct: ResolvedStruct) -> Callable[[bytes], Any]:
    """Reads by the fast path and by the interpreted one, which must agree: in the value, or in the error."""

    def read(data: bytes) -> Any:
        slow = outcome(lambda: struct.interpret(data))
        fast = outcome(lambda: struct.read(data))
        assert fast == slow, f"{struct!r}: {fast} is not {slow} for {data.hex()}"
        value, end = struct.read(data)
        exhaust(value)
        if end != len(data):
            raise TrailingBytesError(value, end, data[end:])
        return value

    return read


def outcome(read: Callable[[], Any]) -> Any:
    """The value, or the error as its class and text; NaN is made equal to itself."""
    try:
        return repr(read())
    except ConstructError as e:
        return type(e), str(e)


def exhaust(value: Any) -> None:
    """Read the lazy parts of a value. What is wrong inside a records field is found there, and only there."""
    if isinstance(value, dict):
        for inner in value.values():
            exhaust(inner)
    elif isinstance(value, RecordSet):
        read_batches(value)
    elif isinstance(value, list):
        for inner in value:
            exhaust(inner)


def read_batches(batches: RecordSet) -> int:
    """The number of records; batches that are refused count for none."""
    assert (batches.error is None) or batches.missing is None
    assert len(batches.tail) + batches.padding + sum(len(bytes(batch)) for batch in batches.batches) == len(
        bytes(batches)
    )
    return sum(read_records(batch) for batch in batches.batches)


def read_records(batch: Batch | LegacyMessage) -> int:
    """The number of records in one batch, each looked at on every side; 0 where it is refused."""
    assert repr((batch, batch.crc_valid, batch.codec, batch.timestamp_type))
    try:
        records = batch.records
        parts = [(record.key, record.value, record.headers, record.offset, record.timestamp) for record in records]
    except ConstructError:
        return 0
    meanings = [outcome(lambda record=record: record.control) for record in records]
    return len(parts + meanings)


def vectors() -> Iterator[dict[str, Any]]:
    """What released Kafka wrote: a line a message or frame."""
    with gzip.open(ORACLE, "rt") as lines:
        yield from map(json.loads, lines)


def subjects_of_messages() -> Iterator[Subject]:
    """Every message at every version of which there are samples."""
    samples: dict[tuple[str, int], list[bytes]] = {}
    for vector in vectors():
        if "message" in vector and "frame" not in vector:
            samples.setdefault((vector["message"], vector["version"]), []).append(bytes.fromhex(vector["hex"]))
    for (name, version), found in samples.items():
        if version in message(name).versions:
            yield Subject(f"{name} v{version}", both_paths(message(name)[version]), tuple(found))


def exchanges() -> Iterator[tuple[bytes, bytes]]:
    """Request and response frames that belong together."""
    for vector in vectors():
        if vector.get("frame") == "rpc":
            yield bytes.fromhex(vector["request"]["hex"]), bytes.fromhex(vector["response"]["hex"])


def subjects_of_frames() -> Iterator[Subject]:
    """Request frames, response frames of every API and version, frames out of a stream."""
    requests = []
    for vector in vectors():
        if vector.get("frame") == "rpc":
            requests.append(bytes.fromhex(vector["request"]["hex"]))
            frame = ResponseFrame(vector["api"], vector["version"])
            yield Subject(repr(frame), frame.parse, (bytes.fromhex(vector["response"]["hex"]),))
    yield Subject("RequestFrame", lambda data: exhaust(RequestFrame.parse(data)), tuple(requests))
    pairs = tuple(first + second for first, second in itertools.pairwise(requests))
    yield Subject("FrameSplitter", lambda data: FrameSplitter().feed(data), pairs)


def subjects_of_prefixed() -> Iterator[Subject]:
    """Coordinator records, metadata records, consumer protocol: messages behind their type or version."""
    typed, keyed = [], []
    for vector in vectors():
        data = bytes.fromhex(vector.get("hex", ""))
        match vector.get("frame"):
            case "api-message-serde":
                typed.append(data)
            case "version-prefixed":
                prefixed = VersionPrefixed(vector["message"])
                yield Subject(f"prefixed {vector['message']} v{vector['version']}", prefixed.parse, (data,))
            case "type-prefixed":
                keyed.append(data)
    yield Subject("MetadataRecord", MetadataRecord.parse, tuple(typed))
    yield Subject("RemoteLogMetadataRecord", RemoteLogMetadataRecord.parse, tuple(typed))
    for topic in TOPICS:
        yield Subject(f"keys of {topic}", CoordinatorRecord(topic).key.parse, tuple(keyed))


def record_samples() -> Iterator[bytes]:
    """Record sets of every magic and codec, with headers, transactions and control records."""
    plain = [{"key": b"k", "value": b"v" * 30, "timestamp": 1700000000000}, {"key": None, "value": None}]
    for codec in CODECS:
        headed = [*plain, {"value": b"v", "headers": [("h", b"1"), ("n", None)], "timestamp": 1700000000009}]
        yield Records.to_bytes([{"codec": codec, "base_offset": 5, "records": headed}])
        producer = {"producer_id": 1000, "producer_epoch": 3, "base_sequence": 7, "is_transactional": True}
        yield Records.to_bytes([{"codec": codec, **producer, "records": headed}] * 2)
        for magic in (0, 1) if codec != "zstd" else ():
            inner = [{"key": b"k", "value": b"v" * 30}, {"key": None, "value": b""}]
            wrapper = {"magic": magic, "codec": codec, "records": inner}
            yield Records.to_bytes([wrapper] if codec != "none" else [{"magic": magic, **one} for one in inner])
    for kind, value in CONTROL.items():
        key = struct.pack(">hh", 0, kind)
        control = {"is_control": True, "producer_id": 1, "producer_epoch": 0, "records": [{"key": key, "value": value}]}
        yield Records.to_bytes([control])


CONTROL = {
    0: struct.pack(">hi", 0, 9),
    1: struct.pack(">hi", 0, 9),
    2: message("LeaderChangeMessage")[0].build({"leader_id": 3, "voters": [{"voter_id": 3}]}),
    3: message("SnapshotHeaderRecord")[0].build({"last_contained_log_timestamp": 1}),
    4: message("SnapshotFooterRecord")[0].build({}),
    5: message("KRaftVersionRecord")[0].build({"k_raft_version": 1}),
    6: message("VotersRecord")[0].build({"voters": [{"voter_id": 1, "endpoints": [{"name": "a", "host": "h"}]}]}),
}


def subjects_of_records() -> Iterator[Subject]:
    """Records of every magic, a batch alone, a message set alone, control records."""
    samples = tuple(record_samples())
    yield Subject("Records", lambda data: read_batches(Records.parse(data)), samples)
    new = tuple(sample for sample in samples if sample[16] == 2)
    yield Subject("RecordBatch", lambda data: read_records(RecordBatch.parse(data)), new)
    old = tuple(sample for sample in samples if sample[16] < 2)
    yield Subject("MessageSet", lambda data: read_batches(MessageSet.parse(data)), old)
    for kind, value in CONTROL.items():
        key = struct.pack(">hh", 0, kind)
        yield Subject(f"value of control record {kind}", lambda data, key=key: control(key, data), (value,))
        yield Subject(f"key of control record {kind}", lambda data, value=value: control(data, value), (key,))


def subjects_of_text() -> Iterator[Subject]:
    """The shapes in which people paste bytes."""
    data = bytes(range(40)) + b"Kafka"
    words = [data[at : at + 16] for at in range(0, len(data), 16)]
    lines = [f"{16 * i:08x}: {word.hex(' ')}  {word!r}" for i, word in enumerate(words)]
    shapes = (
        data.hex(),
        data.hex(":"),
        repr(data),
        "".join(f"\\x{byte:02x}" for byte in data),
        base64.b64encode(data).decode(),
        str(list(data)),
        "\n".join(lines),
        "\n".join([lines[0], "*", lines[-1]]),
        f"the log said: {data.hex()}, and no more",
    )
    yield Subject("text", lambda raw: read_text(raw.decode("utf-8", "replace")), tuple(map(str.encode, shapes)))
    yield Subject("text file", read_text, (*map(str.encode, shapes), "\n".join(lines).encode("utf-16")))


def subjects_of_files() -> Iterator[Subject]:
    """The files beside a log segment."""
    yield Subject("OffsetIndex", files.OffsetIndex.parse, (struct.pack(">ii", 1, 2) * 3 + bytes(16),))
    yield Subject("TimeIndex", files.TimeIndex.parse, (struct.pack(">qi", 1, 2) * 3 + bytes(24),))
    yield Subject("TransactionIndex", files.TransactionIndex.parse, (struct.pack(">hqqqq", 0, 1, 2, 3, 4) * 2,))
    entry = struct.pack(">qhiqiqiq", 1, 2, 3, 4, 5, 6, 7, -1)
    snapshot = struct.pack(">hIi", 1, 0, 2) + entry * 2
    yield Subject("ProducerSnapshotFile", files.ProducerSnapshotFile.parse, (snapshot,))


def subjects_of_captures() -> Iterator[Subject]:
    """A capture file of one connection with a request and its response."""
    talks = [talk([(0, asked), (1, answered)]) for asked, answered in exchanges()]
    files_ = tuple(make(packets) for packets in talks[:40:4] for make in (pcap, pcapng))
    yield Subject("Capture", lambda data: [repr(one) for one in Capture(io.BytesIO(data)).messages()], files_)


def verdicts(data: bytes) -> None:
    """Every rule over a record set, wherever it can be read."""
    records = Records.parse(data)
    state = ProducerState()
    for batch in records.batches:
        str(state.append(batch))
    assert state.last_stable_offset <= max(state.end_offset, 0) or state.open_transactions
    for isolation in ("read_uncommitted", "read_committed"):
        assert len(visible(records.batches, isolation)) <= read_batches(records)
    for magic in (0, 1, 2):
        assert len(bytes(convert(records.batches, magic=magic, codec="gzip").records)) >= 0


def subjects_of_rules() -> Iterator[Subject]:
    """Record sets of every kind, for `verdicts`."""
    yield Subject("rules", verdicts, tuple(record_samples()))


GROUPS = (
    subjects_of_messages,
    subjects_of_frames,
    subjects_of_prefixed,
    subjects_of_records,
    subjects_of_text,
    subjects_of_files,
    subjects_of_captures,
    subjects_of_rules,
)


@cache
def subjects() -> tuple[Subject, ...]:
    """All there are."""
    return tuple(subject for group in GROUPS for subject in group())


# -- harm


def truncations(data: bytes) -> Iterator[bytes]:
    """Every proper prefix."""
    return (data[:end] for end in range(len(data)))


def extremes(data: bytes) -> Iterator[bytes]:
    """-2, -1, 0 and the greatest value of each width and form, at every offset: so at every length and count, too."""
    varints = [b"\x00", b"\x01", b"\xff\xff\xff\xff\x0f", b"\xfe\xff\xff\xff\x0f", b"\xff\xff\xff\xff\x07"]
    fixed = [(-1 if n is None else n) for n in EXTREMES]
    for at in range(len(data)):
        for size in (2, 4, 8):
            if at + size <= len(data):
                for n, extreme in zip(fixed, EXTREMES, strict=True):
                    wide = (1 << 8 * size - 1) - 1 if extreme is None else n
                    yield data[:at] + wide.to_bytes(size, "big", signed=True) + data[at + size :]
        for varint in varints:
            yield data[:at] + varint + data[at + 1 :]


def mutation(rng: random.Random, data: bytes, other: bytes) -> bytes:
    """One to four random harms on top of each other."""
    out = bytearray(data)
    for _ in range(rng.randint(1, 4)):
        at = rng.randint(0, len(out))
        match rng.randrange(8):
            case 0 if out:
                out[min(at, len(out) - 1)] ^= 1 << rng.randrange(8)
            case 1 if out:
                out[min(at, len(out) - 1)] = rng.choice((0, 1, 2, 0x7F, 0x80, 0xFE, 0xFF, rng.randrange(256)))
            case 2:
                out[at : at + 4] = rng.choice((-2, -1, 0, 0x7FFFFFFF, len(data))).to_bytes(4, "big", signed=True)
            case 3:
                out[at : at + 1] = rng.choice((b"\xff\xff\xff\xff\x0f", b"\xff\xff\xff\xff\x07", b"\x80\x80\x80"))
            case 4:
                del out[at : at + rng.randint(1, 8)]
            case 5:
                out[at:at] = rng.randbytes(rng.randint(1, 8))
            case 6:
                start = rng.randint(0, len(other))
                out[at:at] = other[start : start + rng.randint(1, 64)]
            case _:
                del out[at:]
    return bytes(out)


# -- a run


@dataclass
class Figures:
    """What a run saw. `slowest` and `largest` are (seconds, what) and (bytes allocated per byte read, what)."""

    values: int = 0
    errors: Counter[str] = field(default_factory=Counter)
    slowest: tuple[float, str] = (0.0, "")

    @property
    def total(self) -> int:
        """Inputs read."""
        return self.values + sum(self.errors.values())

    def __str__(self) -> str:
        kinds = ", ".join(f"{count} {name}" for name, count in self.errors.most_common())
        return f"{self.total} inputs: {self.values} values, {kinds}; slowest {self.slowest[0]:.4f} s, {self.slowest[1]}"


def attempt(subject: Subject, data: bytes, figures: Figures) -> None:
    """Read once. Raises AssertionError, with the bytes, when anything but a value or ConstructError comes out."""
    start = time.process_time()
    try:
        subject.read(data)
        figures.values += 1
    except ConstructError as e:
        figures.errors[type(e).__name__] += 1
        str(e)
    except Exception as e:
        raise AssertionError(f"{subject.name}: {type(e).__name__} for {data.hex()}") from e
    took = time.process_time() - start
    if took > figures.slowest[0]:
        figures.slowest = took, f"{subject.name}, {len(data)} bytes"


def run(count: int, seed: int = 1, among: tuple[Subject, ...] | None = None) -> Figures:
    """`count` seeded mutations, spread evenly over the subjects."""
    rng, figures = random.Random(seed), Figures()
    chosen = subjects() if among is None else among
    for i in range(count):
        subject = chosen[i % len(chosen)]
        sample, other = rng.choice(subject.samples), rng.choice(rng.choice(chosen).samples)
        attempt(subject, mutation(rng, sample[:4096], other), figures)
    return figures


if __name__ == "__main__":
    print(run(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1))
