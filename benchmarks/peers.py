"""Other people's parsers and builders, each behind the same two calls: a body's bytes to its value, and back."""

from __future__ import annotations

import datetime
import io
import json
import shutil
import subprocess
import uuid
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import kafkaconstruct as kc
from benchmarks.measure import Call
from kafkaconstruct.views.ksy.messages import single

# where each message stands: kafka-python's module, and kio's
HOMES = {
    "MetadataResponse": ("kafka.protocol.metadata", "metadata", "response"),
    "ApiVersionsRequest": ("kafka.protocol.metadata", "api_versions", "request"),
    "HeartbeatRequest": ("kafka.protocol.consumer", "heartbeat", "request"),
    "ProduceRequest": ("kafka.protocol.producer", "produce", "request"),
    "FetchResponse": ("kafka.protocol.consumer", "fetch", "response"),
    "OffsetCommitRequest": ("kafka.protocol.consumer", "offset_commit", "request"),
}


@dataclass
class Body:
    """What a peer made of a message's bytes, and its calls for the same work again."""

    value: Any
    parse: Call
    build: Call


def kafka_python(name: str, version: int, data: bytes) -> Body:
    """kafka-python 3, whose decoders are generated Python."""
    cls = getattr(import_module(HOMES[name][0]), name)
    value = cls.decode(data, version=version)
    value._header = None  # decoding leaves it unset, and encoding looks at it

    def build() -> bytes:
        encoded: bytes = value.encode(version=version)
        return encoded

    return Body(value, lambda: cls.decode(data, version=version), build)


def kio(name: str, version: int, data: bytes) -> Body:
    """kio, whose reader is native."""
    from kio.serial import entity_reader, entity_writer

    _, package, kind = HOMES[name]
    entity = getattr(import_module(f"kio.schema.{package}.v{version}.{kind}"), name)
    read, write = entity_reader(entity), entity_writer(entity)
    value, _ = read(data, 0)

    def build() -> bytes:
        out = io.BytesIO()
        write(out, value)
        return out.getvalue()

    return Body(value, lambda: read(data, 0), build)


def assert_same(ours: Any, theirs: Any, path: str = "") -> None:
    """Raise AssertionError where a peer's value is another than ours. Peers need not have our `tags`."""
    if isinstance(ours, Mapping) and theirs is None:
        assert set(ours.values()) == {-1}, path  # a tagged struct that is not on the wire
    elif isinstance(ours, Mapping):
        for name, value in ours.items():
            assert_same(value, _attribute(theirs, name), f"{path}.{name}")
    elif isinstance(ours, list):
        assert len(ours) == len(theirs), path
        for i, (one, other) in enumerate(zip(ours, theirs, strict=True)):
            assert_same(one, other, f"{path}[{i}]")
    elif isinstance(theirs, datetime.timedelta):
        assert ours == theirs / datetime.timedelta(milliseconds=1), path
    elif isinstance(ours, uuid.UUID):
        assert getattr(theirs, "bytes", theirs) == ours.bytes, path
    elif isinstance(ours, Sequence) and not isinstance(ours, str | bytes):
        assert bytes(ours) == bytes(theirs), path  # type: ignore[arg-type]  # lazy records
    elif theirs is None:
        assert ours in (None, -(1 << 31)), path  # "authorized operations were not asked for"
    else:
        assert ours == theirs, f"{path}: {ours!r} and {theirs!r}"


def _attribute(theirs: Any, name: str) -> Any:
    if isinstance(theirs, Mapping):
        return theirs[name]
    for spelled in (name, name.removesuffix("_ms"), name.removeprefix("topic_")):
        if hasattr(theirs, spelled):
            return getattr(theirs, spelled)
    raise AssertionError(f"{theirs!r} has no {name}")


# ---------------------------------------------------------------- record batches

CODEC_IDS = {"none": 0, "gzip": 1, "snappy": 2, "lz4": 3, "zstd": 4}


def look(records: Iterable[Any]) -> int:
    """Look at each record's offset, timestamp, key, value and headers. How many there were."""
    count = 0
    for record in records:
        record.offset, record.timestamp, record.key, record.value, record.headers  # noqa: B018  # looking at them is what is timed
        count += 1
    return count


def our_records(data: bytes) -> Iterable[Any]:
    """A batch's records, the CRC checked."""
    batch = kc.RecordBatch.parse(data)
    assert batch.crc_valid
    return batch.records


def kafka_python_records(data: bytes) -> Iterable[Any]:
    """The same by kafka-python."""
    from kafka.record.memory_records import MemoryRecords

    batch = MemoryRecords(data).next_batch()
    assert batch.validate_crc()
    return batch


def aiokafka_records(data: bytes) -> Iterable[Any]:
    """The same by aiokafka, in Cython."""
    from aiokafka.record.memory_records import MemoryRecords

    batch = MemoryRecords(data).next_batch()
    assert batch is not None
    assert batch.validate_crc()
    return batch


def kio_records(data: bytes) -> Iterable[Any]:
    """The same by kio, which reads uncompressed batches; its timestamps are datetimes cut to seconds."""
    from kio.records.readers import read_batch

    batch, _ = read_batch(data, 0)
    return batch.records


def build_ours(records: list[dict[str, Any]], codec: str) -> bytes:
    """A batch from plain dicts."""
    return bytes(kc.RecordBatch.build({"codec": codec, "records": records}))


def build_kafka_python(records: list[dict[str, Any]], codec: str) -> bytes:
    """A batch by kafka-python's builder."""
    from kafka.record.memory_records import MemoryRecordsBuilder

    builder = MemoryRecordsBuilder(magic=2, compression_type=CODEC_IDS[codec], batch_size=1 << 30)
    for record in records:
        builder.append(record["timestamp"], record["key"], record["value"], record["headers"])
    builder.close()
    return bytes(builder.buffer())


def build_aiokafka(records: list[dict[str, Any]], codec: str) -> bytes:
    """A batch by aiokafka's builder, in Cython."""
    from aiokafka.record.default_records import DefaultRecordBatchBuilder

    builder = DefaultRecordBatchBuilder(
        magic=2,
        compression_type=CODEC_IDS[codec],
        is_transactional=0,
        producer_id=-1,
        producer_epoch=-1,
        base_sequence=-1,
        batch_size=1 << 30,
    )
    for i, record in enumerate(records):
        builder.append(i, record["timestamp"], record["key"], record["value"], record["headers"])
    return bytes(builder.build())


def kio_batch(records: list[dict[str, Any]]) -> Any:
    """What kio's writer takes."""
    from kio.records.schema import NewRecordBatch, Record, RecordHeader

    rows = [
        Record(
            attributes=0,
            timestamp=datetime.datetime.fromtimestamp(record["timestamp"] / 1000, datetime.UTC),
            offset=record["offset"],
            key=record["key"],
            value=record["value"],
            headers=tuple(RecordHeader(key=name.encode(), value=value) for name, value in record["headers"]),
        )
        for record in records
    ]
    return NewRecordBatch(
        producer_id=-1,
        producer_epoch=-1,
        partition_leader_epoch=-1,
        base_sequence=-1,
        records=tuple(rows),
        attributes=0,
    )


def build_kio(batch: Any) -> bytes:
    """A batch by kio's writer."""
    from kio.records.writers import write_new_batch

    out = io.BytesIO()
    write_new_batch(out, batch)
    return out.getvalue()


# ---------------------------------------------------------------- Kaitai Struct

COMPILE = """
const compiler = require('kaitai-struct-compiler')
compiler.compile('python', JSON.parse(require('fs').readFileSync(0, 'utf8')), null, false)
  .then(files => process.stdout.write(JSON.stringify(files)), e => { console.error(String(e)); process.exit(1) })
"""


class Missing(Exception):
    """A contender cannot take part; the text says why."""


def kaitai(message: str, version: int) -> Any:
    """The class that Kaitai's compiler makes of our specification of a message, for Python.

    It needs Node.js and the npm package kaitai-struct-compiler, which NODE_PATH must lead to. Raises Missing.
    """
    if shutil.which("node") is None:
        raise Missing("no Node.js to run Kaitai's compiler")
    spec = single(kc.message(message), version).keys()
    node = subprocess.run(["node", "-e", COMPILE], input=json.dumps(spec), capture_output=True, text=True, check=False)
    if node.returncode:
        raise Missing(node.stderr.strip().splitlines()[-1] if node.stderr.strip() else "Kaitai's compiler failed")
    names: dict[str, Any] = {"__name__": "kaitai_spec"}
    ((_, source),) = json.loads(node.stdout).items()
    exec(compile(source, "<kaitai>", "exec"), names)
    return names["".join(word.title() for word in spec["meta"]["id"].split("_"))]
