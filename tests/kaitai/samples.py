"""Bytes for each spec, with what Construct makes of them: Kafka's own vectors, all of them where they stand beside the
project, else those that are committed here.
"""

from __future__ import annotations

import gzip
import json
import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest

from kafkaconstruct.conversation import Capture, Kind
from kafkaconstruct.declare import Message
from kafkaconstruct.declare.primitives import UNSIGNED_VARINT
from kafkaconstruct.declare.words import snake
from kafkaconstruct.formats.frames import ResponseFrame
from kafkaconstruct.formats.headers import header_for
from kafkaconstruct.formats.index import api, message
from kafkaconstruct.formats.log.files import OffsetIndex, TimeIndex, TransactionIndex
from kafkaconstruct.formats.prefixed import TOPICS, CoordinatorRecord
from kafkaconstruct.formats.records import Records
from kafkaconstruct.views.ksy import wrap
from kafkaconstruct.views.ksy.catalogue import PREFIXED
from tests.kaitai.compare import Comparison
from tests.kaitai.toolchain import single_id
from tests.schemas import messages as schemas
from tests.shared import shared

COMMITTED = Path(__file__).resolve().parent.parent / "data"


@dataclass(frozen=True)
class Sample:
    """Bytes that a spec reads, and the check of what it has read. `reference` is the Construct of the same bytes."""

    label: str
    spec: str
    data: bytes
    check: Callable[[Comparison, Any], None]
    parameters: tuple[int, ...] = ()
    reference: Any = None


def lines(name: str) -> Iterator[dict[str, Any]]:
    """A file of vectors."""
    try:
        path = shared(f"vectors/{name}.jsonl.gz")
    except pytest.skip.Exception:
        path = COMMITTED / f"{name}.jsonl.gz"
    with gzip.open(path, "rt", encoding="ascii") as file:
        yield from map(json.loads, file)


@dataclass(frozen=True)
class Body:
    """A message's bytes at a version, and their value."""

    label: str
    message: Message
    version: int
    data: bytes
    value: Any


@cache
def bodies() -> tuple[Body, ...]:
    """Every vector of a message that the released layout reads."""
    found = []
    for vector in (*lines("messages"), *_test_schemas()):
        name, version = vector["message"], vector["version"]
        declared = getattr(schemas, name, None) or message(name)
        data = bytes.fromhex(vector["hex"])
        if _is_of_a_released_layout(vector):
            label = f"{name} v{version} {vector['case']}"
            found.append(Body(label, declared, version, data, declared[version].parse(data)))
    return tuple(found)


def _test_schemas() -> Iterator[dict[str, Any]]:
    """Vectors of Kafka's test schemas, where they stand beside the project."""
    try:
        shared("vectors/testmessages.jsonl.gz")
    except pytest.skip.Exception:
        return
    yield from lines("testmessages")


def _is_of_a_released_layout(vector: dict[str, Any]) -> bool:
    from tests.test_vectors_messages import is_excepted

    return not is_excepted(vector)


def alone() -> Iterator[Sample]:
    """Each body for the spec of its message at its version."""
    for body in bodies():
        struct_ = body.message[body.version]
        check = partial(_check_struct, struct_, body.value)
        spec = single_id(body.message.name, body.version)
        yield Sample(body.label, spec, body.data, check, reference=struct_)


def _check_struct(struct_: Any, value: Any, comparison: Comparison, read: Any) -> None:
    comparison.struct(struct_, value, read)


def requests() -> Iterator[Sample]:
    """Each request's body behind a header of its kind, and whole frames."""
    for body in bodies():
        if body.message.kind == "request":
            header = header_for(body.message, body.version).build(
                {
                    "request_api_key": body.message.key,
                    "request_api_version": body.version,
                    "correlation_id": -7,
                    "client_id": None if body.version % 2 else "kliënt",
                }
            )
            yield request(body.label, _framed(header + body.data))
    for vector in frames("rpc"):
        yield request(f"frame {vector['api']} v{vector['version']}", bytes.fromhex(vector["request"]["frame"]))


def request(label: str, frame: bytes) -> Sample:
    """A request frame for the spec of all."""
    return Sample(label, "kafka_request", frame, partial(_check_request, frame), reference="request")


def _check_request(frame: bytes, comparison: Comparison, read: Any) -> None:
    from kafkaconstruct.formats.frames import RequestFrame

    value = RequestFrame.parse(frame)
    header = value.header
    request_ = api(int(header.request_api_key)).request
    comparison.same(value["size"], read.len_request, "size")
    inner, header_read = read.request, read.request.header
    header_struct = header_for(request_, header.request_api_version)
    for field in header_struct.fields:
        comparison.field(field.subcon, header[field.name], header_read, field.name, f"header.{field.name}")
    if header_struct.flexible:
        comparison.tags(header_struct, header, header_read.tag_buffer, "header")
    comparison.struct(request_[header.request_api_version], value.body, inner.body, "body")


def responses() -> Iterator[Sample]:
    """Each response's body behind a header of its kind, and whole frames, with key and version in front."""
    for name, version, label, frame in _response_frames():
        yield response(label, name, version, frame)


def response(label: str, name: str, version: int, frame: bytes) -> Sample:
    """A response frame for the spec of all, its key and version in front."""
    check = partial(_check_response, ResponseFrame(name, version), frame)
    return Sample(label, "kafka_keyed_response", wrap(name, version, frame), check)


def parametrised_responses() -> Iterator[Sample]:
    """The same for the specs that take key and version as parameters."""
    for name, version, label, frame in _response_frames():
        parameters = int(api(name).key), version
        check = partial(_check_response, ResponseFrame(name, version), frame)
        yield Sample(label, "kafka_response", frame, check, parameters)


def _response_frames() -> Iterator[tuple[str, int, str, bytes]]:
    for body in bodies():
        if body.message.kind == "response":
            header = header_for(body.message, body.version).build({"correlation_id": 1 << 30})
            frame = _framed(header + body.data)
            yield body.message.name.removesuffix("Response"), body.version, body.label, frame
    for vector in frames("rpc"):
        label = f"frame {vector['api']} v{vector['version']}"
        yield vector["api"], vector["version"], label, bytes.fromhex(vector["response"]["frame"])


def _check_response(reader: ResponseFrame, frame: bytes, comparison: Comparison, read: Any) -> None:
    value = reader.parse(frame)
    comparison.same(value["size"], read.len_response, "size")
    payload = read.response
    comparison.same(value.header.correlation_id, payload.header.correlation_id, "header.correlation_id")
    header_struct = header_for(reader.message, reader.version)
    if header_struct.flexible:
        comparison.tags(header_struct, value.header, payload.header.tag_buffer, "header")
    body = getattr(payload.body, "body", payload.body)  # imported: the spec of one API, whose body it is
    comparison.struct(reader.body_struct(frame[8:]), value.body, body, "body")


def frames(type_: str) -> Iterator[dict[str, Any]]:
    """Whole frames, where they stand beside the project."""
    try:
        shared("vectors/frames.jsonl.gz")
    except pytest.skip.Exception:
        return
    for vector in lines("frames"):
        released = type_ == "rpc" or _is_of_a_released_layout(vector)
        if vector["type"] == type_ and released and not _unreleased_response(vector):
            yield vector


def _unreleased_response(vector: dict[str, Any]) -> bool:
    from tests.test_vectors_messages import NEVER_RELEASED

    return (vector.get("response_message"), vector["version"]) in NEVER_RELEASED


def fixtures() -> Iterator[Sample]:
    """Bytes from other clients' tests, where they stand beside the project."""
    try:
        path = shared("fixtures.jsonl.gz")
    except pytest.skip.Exception:
        return
    with gzip.open(path, "rt", encoding="utf-8") as file:
        stated = [each for each in map(json.loads, file) if each.get("schema_check") == "exact"]
    for each in stated:
        found, version, data = api(each["api"]), each["api_version"], bytes.fromhex(each["hex"])
        is_request = "request" in each["kind"]
        if each["kind"].endswith("_body"):
            values = {"request_api_key": found.key, "request_api_version": version} if is_request else {}
            declared = found.request if is_request else found.response
            data = _framed(header_for(declared, version).build({**values, "correlation_id": 1}) + data)
        yield request(each["id"], data) if is_request else response(each["id"], found.name, version, data)


def captures() -> Iterator[Sample]:
    """Every message of real traffic that we can read."""
    for path in sorted((COMMITTED / "captures").glob("*.pcap*")):
        with open(path, "rb") as file:
            for i, seen in enumerate(Capture(file).messages()):
                parsed = seen.parsed()
                if seen.api is None or seen.version is None or parsed.body is None or parsed.error is not None:
                    continue
                label = f"{path.name} {i}"
                if seen.kind is Kind.REQUEST:
                    yield request(label, seen.frame)
                else:
                    yield response(label, seen.api, seen.version, seen.frame)


def _framed(payload: bytes) -> bytes:
    return struct.pack(">i", len(payload)) + payload


def coordinator_records() -> Iterator[Sample]:
    """Each key alone, and each value behind a key of its kind."""
    for topic in TOPICS:
        record = CoordinatorRecord(topic)
        spec = f"kafka_{topic.strip('_')}"
        keys = {found.name: found for found in record.key.messages}
        for body in bodies():
            if body.message.name in keys:
                data = struct.pack(">h", body.version) + body.data
                yield Sample(body.label, spec, data, partial(_check_coordinator, record, data, None))
            key = keys.get(body.message.name.removesuffix("Value") + "Key")
            if body.message.name.endswith("Value") and key is not None:
                front = struct.pack(">h", key.newest) + key[key.newest].build({})
                value = struct.pack(">h", body.version) + body.data
                yield Sample(body.label, spec, front + value, partial(_check_coordinator, record, front, value))


def _check_coordinator(
    record: CoordinatorRecord, key: bytes, value: bytes | None, comparison: Comparison, read: Any
) -> None:
    parsed = record.parse(key, value)
    kind = parsed.key.version
    comparison.same(kind, int(getattr(read.key.type, "value", read.key.type)), "key.type")
    comparison.struct(record.key.message_for(kind)[kind], parsed.key.body, read.key.body, "key")
    if value is not None:
        comparison.same(parsed.value.version, read.value.version, "value.version")
        declared = record.value_of(key).message_for(parsed.value.version)
        comparison.struct(declared[parsed.value.version], parsed.value.body, read.value.body, "value")


def typed_records() -> Iterator[Sample]:
    """Metadata and remote log metadata records behind their type and version."""
    for body in bodies():
        if body.message.kind == "metadata":
            is_remote = body.message.name.startswith("Remote")
            spec = "kafka_remote_log_metadata_record" if is_remote else "kafka_metadata_record"
            assert body.message.key is not None
            front = b"".join(map(UNSIGNED_VARINT.build, (1, body.message.key, body.version)))
            yield Sample(body.label, spec, front + body.data, partial(_check_typed, body))


def _check_typed(body: Body, comparison: Comparison, read: Any) -> None:
    comparison.same(
        (1, body.message.key, body.version), tuple(r.value for r in (read.frame_version, read.type, read.version)), ""
    )
    comparison.struct(body.message[body.version], body.value, read.body, "body")


def prefixed() -> Iterator[Sample]:
    """Messages behind an int16 version."""
    for body in bodies():
        if body.message.name in PREFIXED:
            data = struct.pack(">h", body.version) + body.data
            yield Sample(body.label, f"kafka_{snake(body.message.name)}", data, partial(_check_prefixed, body))


def _check_prefixed(body: Body, comparison: Comparison, read: Any) -> None:
    comparison.same(body.version, read.version, "version")
    comparison.struct(body.message[body.version], body.value, read.body, "body")


def index_files() -> Iterator[Sample]:
    """Index files that we wrote; there are none of Kafka's own among the vectors."""
    for file, name in (OffsetIndex, "kafka_offset_index"), (TimeIndex, "kafka_time_index"):
        fields = [field.name for field in file.entry.fields]
        entries = [dict(zip(fields, pair, strict=True)) for pair in ((0, 0), (17, 4096), (1 << 30, (1 << 31) - 1))]
        data = file.build({"entries": entries})
        yield Sample(name, name, data, partial(_check_entries, file.entry, file.parse(data).entries))
    aborted = {"producer_id": 1 << 40, "first_offset": 5, "last_offset": 9, "last_stable_offset": 10}
    data = TransactionIndex.build([{"version": 0, "body": aborted}] * 2)
    entries = [each.body for each in TransactionIndex.parse(data)]
    check = partial(_check_entries, message("AbortedTxn")[0], entries)
    yield Sample("kafka_transaction_index", "kafka_transaction_index", data, check)


def _check_entries(entry: Any, values: list[Any], comparison: Comparison, read: Any) -> None:
    comparison.same(len(values), len(read.entries), "length")
    for value, each in zip(values, read.entries, strict=True):
        comparison.struct(entry, value, each)


def record_sets() -> Iterator[Sample]:
    """Record sets that Kafka wrote, and those that others wrote."""
    for vector in lines("records"):
        data = bytes.fromhex(vector["hex"])
        value = Records.from_bytes(data)
        yield Sample(vector["case"], "kafka_records", data, partial(_check_records, value), reference=Records)


def _check_records(value: Any, comparison: Comparison, read: Any) -> None:
    comparison.records(value, read, "")


def single_batches() -> Iterator[Sample]:
    """Each batch of magic 2 and each message of these sets alone."""
    for vector in lines("records"):
        data = bytes.fromhex(vector["hex"])
        for i, batch in enumerate(Records.from_bytes(data).batches):
            label = f"{vector['case']}[{i}]"
            if batch.magic == 2:
                yield Sample(label, "kafka_record_batch", batch.wire, partial(_check_batch, batch))
            else:
                one = Records.from_bytes(batch.wire)
                yield Sample(label, "kafka_message_set", batch.wire, partial(_check_records, one))


def _check_batch(batch: Any, comparison: Comparison, read: Any) -> None:
    comparison.batch(batch, read, "")
