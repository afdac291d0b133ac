"""Records between magic 0, 1 and 2, and between codecs, as a broker converts them (KIP-31, KIP-32, KIP-98).

Brokers before 4.0 converted down for a consumer whose Fetch is older than the log (RecordsUtil.downConvert), and up for
a topic whose message.format.version is newer than the producer (LogValidator). What is kept:

- offsets. Wrappers of magic 1 store relative ones and carry the last; those of magic 0 store absolute ones.
- timestamps and their type. Magic 0 has none; what comes from there is -1.
- which records share a batch, where they can: a batch becomes a wrapper, or plain messages where it has no codec.

What an older magic cannot hold is dropped and listed: control batches whole, headers, the producer's id, epoch and
sequence, the transactional mark, leader epochs, and batches that compaction has emptied.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from kafkaconstruct.codecs import CODECS
from kafkaconstruct.errors import BuildError
from kafkaconstruct.formats.record_sets import RecordSet
from kafkaconstruct.formats.record_values import CODEC, Batch, LegacyMessage, Record
from kafkaconstruct.formats.records import Records

AnyBatch = Batch | LegacyMessage


@dataclass(frozen=True, slots=True)
class Loss:
    """What could not be kept: of the record at `offset`, or of the batch that begins there."""

    offset: int
    what: str

    def __str__(self) -> str:
        return f"offset {self.offset}: {self.what}"


@dataclass(frozen=True, slots=True)
class Converted:
    """The records after conversion (`bytes(records)` is the wire form), and what was lost."""

    records: RecordSet
    lost: tuple[Loss, ...]


def convert(records: Iterable[AnyBatch], *, magic: int | None = None, codec: str | None = None) -> Converted:
    """Records of another magic, another codec, or both; None keeps what each batch has.

    A batch that needs no change keeps its bytes. A batch whose magic is already older than `magic` is converted up, as
    a broker does when it writes; what it does for consumers is `magic` below the batch's.

    Raises ConstructError where a batch cannot be read, BuildError where there is no such form: zstd came after magic 1
    (KIP-110), and brokers refuse such a consumer with UNSUPPORTED_COMPRESSION_TYPE; another codec can be asked for.
    """
    if magic not in (None, 0, 1, 2):
        raise BuildError("no such magic", expected="0, 1 or 2", found=repr(magic))
    lost: list[Loss] = []
    out: list[Any] = []
    for (_, target, to_codec), group in groupby(records, lambda batch: plan(batch, magic, codec)):
        batches = list(group)
        if target is None:
            out.extend(bytes(batch) for batch in batches)
        elif target == 2:
            out.extend(upwards(batches, to_codec))
        else:
            out.extend(downwards(batches, target, to_codec, lost))
    return Converted(Records.from_bytes(Records.to_bytes(out)), tuple(lost))


def plan(batch: AnyBatch, magic: int | None, codec: str | None) -> tuple[Any, int | None, str]:
    """What becomes of a batch: (whom it may share a batch with, the magic or None where it stays, the codec).

    Plain messages side by side share one batch of magic 2, or one wrapper, if they have one kind of timestamp.
    """
    target, to_codec = batch.magic if magic is None else magic, batch.codec if codec is None else codec
    if (target, to_codec) == (batch.magic, batch.codec):
        return None, None, to_codec
    if isinstance(batch, Batch) or batch.codec != "none" or (target < 2 and to_codec == "none"):
        return id(batch), target, to_codec
    appended = batch.timestamp if batch.timestamp_type == "LogAppendTime" else None
    return (batch.magic, batch.timestamp_type, appended), target, to_codec


# -- to magic 2


def upwards(batches: list[AnyBatch], codec: str) -> Iterator[dict[str, Any]]:
    """A batch of magic 2 of plain messages, of one wrapper, or of a batch with another codec."""
    first = batches[0]
    if isinstance(first, Batch):
        fields = {name: getattr(first, name) for name in Batch.stored if name not in ("batch_length", "crc", "count")}
        fields["attributes"] = first.attributes & ~CODEC
        yield {**_with_codec(fields, codec), "records": first.records}
        return
    for messages in runs([message for batch in batches for message in batch.records]):
        yield {
            "magic": 2,
            "codec": codec,
            "timestamp_type": first.timestamp_type or "CreateTime",
            "base_offset": messages[0].offset,
            "max_timestamp": max(_time(message) for message in messages),
            "records": [
                {"offset": message.offset, "timestamp": _time(message), "key": message.key, "value": message.value}
                for message in messages
            ],
        }


def runs(messages: list[Any]) -> Iterator[list[Any]]:
    """Records in lists that a batch or a wrapper can hold: offsets ascend, and lie within 31 bits of the first."""
    run: list[Any] = []
    for message in messages:
        if run and not run[-1].offset < message.offset <= run[0].offset + 0x7FFFFFFF:
            yield run
            run = []
        run.append(message)
    if run:
        yield run


def _with_codec(fields: dict[str, Any], codec: str) -> dict[str, Any]:
    if codec not in CODECS:
        raise BuildError(f"no codec is called {codec!r}", expected=f"one of {', '.join(CODECS)}")
    return {**fields, "attributes": fields["attributes"] | CODECS.index(codec)}


def _time(message: Any) -> int:
    return -1 if message.timestamp is None else int(message.timestamp)


# -- to magic 0 and 1


def downwards(batches: list[AnyBatch], magic: int, codec: str, lost: list[Loss]) -> Iterator[dict[str, Any]]:
    """Plain messages, or one wrapper; adds what is dropped to `lost`."""
    batch = batches[0]  # the only one, unless they are plain messages
    if isinstance(batch, Batch):
        if batch.is_control:
            lost.append(Loss(batch.base_offset, "a control batch"))
            return
        lost.extend(Loss(batch.base_offset, what) for what in _only_in_2(batch))
    if codec == "zstd":
        start = batch.base_offset if isinstance(batch, Batch) else batch.offset
        what = f"magic {magic} has no zstd"
        raise BuildError(what, expected="another codec", found=f"the batch at offset {start}")
    records: list[Any] = [record for one in batches for record in one.records]
    lost.extend(loss for record in records for loss in _losses(record, magic))
    if not records:
        return
    type_ = {} if magic == 0 else {"timestamp_type": batch.timestamp_type or "CreateTime"}
    if codec == "none":
        yield from (_message(record, magic, type_) for record in records)
        return
    for run in runs(records):
        latest = {} if magic == 0 else {"timestamp": max(_time(record) for record in run)}
        inner = [_message(record, magic, type_) for record in run]
        yield {"magic": magic, "codec": codec, **type_, "offset": run[-1].offset, **latest, "records": inner}


def _message(record: Any, magic: int, type_: dict[str, str]) -> dict[str, Any]:
    """A message of magic 0 or 1 that says what the record does."""
    time = {} if magic == 0 else {"timestamp": _time(record)}
    return {"magic": magic, **type_, "offset": record.offset, **time, "key": record.key, "value": record.value}


def _only_in_2(batch: Batch) -> Iterator[str]:
    """What a batch says that no message of magic 0 or 1 can."""
    if batch.producer_id >= 0:
        yield (
            f"producer {batch.producer_id}, epoch {batch.producer_epoch}, sequence {batch.base_sequence}"
            f"{', transactional' if batch.is_transactional else ''}"
        )
    if batch.partition_leader_epoch >= 0:
        yield f"leader epoch {batch.partition_leader_epoch}"
    if batch.delete_horizon is not None:
        yield f"delete horizon {batch.delete_horizon}"
    if not batch.count:
        yield "an empty batch"


def _losses(record: Record | LegacyMessage, magic: int) -> Iterator[Loss]:
    if record.headers:
        names = ", ".join(name for name, _ in record.headers)
        yield Loss(record.offset, f"{len(record.headers)} header{'s' * (len(record.headers) > 1)}: {names}")
    if magic == 0 and record.timestamp not in (None, -1):
        yield Loss(record.offset, f"timestamp {record.timestamp}")
