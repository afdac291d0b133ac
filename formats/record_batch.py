"""Record batches of magic 2, which Kafka writes since 0.11 (KIP-98, KIP-82): how they are laid out and read.

A batch is a header of 61 bytes and its records. Only the records may be compressed; the CRC32C covers everything from
the attributes to the end, so that a broker can set the offset and the leader epoch without touching it. Compaction
leaves gaps in the offset deltas, and of a producer's last batch perhaps nothing but the header.
Source: the protocol guide's "Message Format", DefaultRecordBatch and DefaultRecord.
"""

from __future__ import annotations

import io
import struct
from typing import IO, TYPE_CHECKING, Any

from kafkaconstruct.codecs import decompress
from kafkaconstruct.declare import (
    Int8, Int16, Int32, Int64, Message, Struct, UInt32, Varint, VarintArray, VarintBytes, VarintString, Varlong,
)
from kafkaconstruct.declare.wire import Whole, Wire, take
from kafkaconstruct.engines.compiler.records import UNSURE, Reader, record_reader
from kafkaconstruct.errors import BuildError, CodecError, KafkaError, ParseError
from kafkaconstruct.formats.record_values import (
    CODEC, CONTROL, LOG_APPEND_TIME, Batch, ControlRecord, Record, codec_name, plainly,
)

RecordHeader = Struct(of="RecordHeader")[
    "key"                    / VarintString                               * "may stand there more than once",
    "value"                  / VarintBytes(nullable=True, default=None),
]

RecordLayout = Message(
    "Record", versions="2",
    fields=[
        "length"             / Varint                                     * "bytes that follow",
        "attributes"         / Int8                                       * "no bit has a meaning yet",
        "timestamp_delta"    / Varlong                                    * "ms after the batch's base_timestamp",
        "offset_delta"       / Varint                                     * "after the batch's base_offset",
        "key"                / VarintBytes(nullable=True, default=None),
        "value"              / VarintBytes(nullable=True, default=None)   * "null is a tombstone",
        "headers"            / VarintArray[RecordHeader],
    ],
)

RecordBatchLayout = Message(
    "RecordBatch", versions="2",
    fields=[
        "base_offset"            / Int64                * "of the first record that was written into it",
        "batch_length"           / Int32                * "bytes that follow",
        "partition_leader_epoch" / Int32(default=-1)    * "set by the broker; the CRC does not cover it",
        "magic"                  / Int8(default=2),
        "crc"                    / UInt32               * "CRC32C of all that follows",
        "attributes"             / Int16                * "bits 0-2 codec, 3 LogAppendTime, 4 transactional, 5 control,"
                                                          " 6 base_timestamp is the delete horizon (KIP-534)",
        "last_offset_delta"      / Int32                * "of the last record that was written into it, kept or not",
        "base_timestamp"         / Int64(default=-1)    * "of the first record, in ms, or the delete horizon",
        "max_timestamp"          / Int64(default=-1)    * "of all records, in ms; with LogAppendTime every record's",
        "producer_id"            / Int64(default=-1),
        "producer_epoch"         / Int16(default=-1),
        "base_sequence"          / Int32(default=-1)    * "of the first record, for an idempotent producer; wraps to 0",
        "count"                  / Int32                * "records that follow",
    ],
)

RECORD, HEADER = RecordLayout[2], RecordBatchLayout[2]
_packed = struct.Struct(">" + "".join(field.subcon.code for field in HEADER.fields))
HEADER_SIZE = _packed.size
#: The fewest bytes of a record.
RECORD_SIZE = RECORD.min_size
_INT64 = 1 << 63


class RecordBatchFormat(Whole, Wire):
    """One batch of magic 2 as a Construct: parses to a Batch, builds from one, from a mapping, or from its bytes."""

    min_size = HEADER_SIZE

    if TYPE_CHECKING:
        def parse(self, data: Any, *, allow_trailing: bool = False, **contextkw: Any) -> Batch: ...

    def _parse(self, stream: IO[bytes], context: Any, path: str) -> Batch:
        start = stream.tell()
        length = int.from_bytes(take(stream, 12, "the batch's offset and length")[8:], "big", signed=True)
        if length < HEADER_SIZE - 12:
            raise ParseError("no batch is that short", start + 8, expected=f"{HEADER_SIZE - 12} or more",
                             found=str(length)).at("batch_length")
        stream.seek(start)
        return self.from_bytes(take(stream, 12 + length, "the batch"), start)

    def _trace(self, tracer: Any, node: Any) -> Any:
        from kafkaconstruct.formats.record_tracing import trace_batch

        return trace_batch(self, tracer, node)

    def _strategy(self) -> Any:
        from kafkaconstruct.formats.drawing import draw_batch

        return draw_batch(self)

    def from_bytes(self, wire: bytes, position: int = 0, limit: int | None = None) -> Batch:
        """The batch whose bytes these are; what is in its payload does not matter yet. Raises ParseError."""
        if len(wire) < HEADER_SIZE:
            raise ParseError("the batch is shorter than its header", position, expected=f"{HEADER_SIZE} bytes",
                             found=str(len(wire)))
        if wire[16] != 2:
            raise ParseError("not a batch of magic 2", position + 16, expected="2", found=str(wire[16]))
        return Batch(wire, _packed.unpack_from(wire), self, position, limit)

    def _write(self, obj: Any, stream: IO[bytes], context: Any, path: str) -> None:
        stream.write(self.to_bytes(obj))

    def to_bytes(self, obj: Any) -> bytes:
        """The bytes of a Batch, a mapping, or any object with a batch's fields; bytes stay as they are."""
        if isinstance(obj, bytes | bytearray | memoryview):
            return bytes(obj)
        from kafkaconstruct.formats.record_building import batch_bytes

        return batch_bytes(obj)

    def records(self, batch: Batch) -> list[Record]:
        """Decode a batch's records by its header as it is now, its codec and count as they were read."""
        if batch.header_as_read[12] == 0:
            return []  # Kafka's reader looks no further, whatever follows
        return decode(plain_payload(batch), batch)

    def write(self, batch: Batch) -> bytes:
        """See `Batch.__bytes__`."""
        return self.to_bytes(batch)

    def body(self, batch: Batch) -> tuple[None, None]:
        """Messages have one. Raises BuildError."""
        raise BuildError("a batch has no key and value of its own")

    def __repr__(self) -> str:
        return "RecordBatch"


RecordBatch = RecordBatchFormat()


# ---------------------------------------------------------------- reading records


def plain_payload(batch: Batch) -> bytes:
    """What follows the header, decompressed. Raises CodecError or LimitError."""
    codec = codec_name(batch.header_as_read[5])
    if codec == "none":
        return batch.payload
    if codec.startswith("unknown"):
        raise CodecError("no codec has this number", batch.position + 21, expected="0 to 4", found=codec[-1])
    try:
        return decompress(codec, batch.payload, limit=batch.limit)
    except KafkaError as error:
        raise error.moved(batch.position + HEADER_SIZE)


def decode(payload: bytes, batch: Batch) -> list[Record]:
    """The records in a payload, by the rules of DefaultRecordBatch. Raises ParseError."""
    count = batch.header_as_read[12]
    compressed = bool(batch.header_as_read[5] & CODEC)
    try:
        if not 0 <= count <= len(payload) // RECORD_SIZE:
            most = len(payload) // RECORD_SIZE
            raise ParseError(f"so many records are not in {len(payload)} bytes", None if compressed else -4,
                             expected=f"0 to {most}", found=str(count)).at("count")
        records = _decode(payload, count, batch)
    except KafkaError as error:
        if compressed:
            codec = codec_name(batch.header_as_read[5])
            raise error.moved(buffer=f"the {codec} payload of the batch at byte {batch.position}")
        raise error.moved(batch.position + HEADER_SIZE)
    if batch.bits & LOG_APPEND_TIME:
        for record in records:
            record.timestamp = plainly(batch.max_timestamp)
    return records


def _decode(payload: bytes, count: int, batch: Batch) -> list[Record]:
    cls = ControlRecord if batch.bits & CONTROL else Record
    global _read
    if _read is None:
        _read = record_reader(RECORD, {"timestamp": ("base_timestamp", "timestamp_delta"),
                                       "offset": ("base_offset", "offset_delta")})
    base_timestamp, base_offset = plainly(batch.base_timestamp), plainly(batch.base_offset)
    # Sums that may leave int64 wrap, as they do in Java; the fast loop leaves them to the other one.
    if abs(base_timestamp) < _INT64 // 2 and abs(base_offset) < _INT64 - (1 << 32):
        try:
            return _read(payload, 0, len(payload), count, cls, base_timestamp, base_offset)
        except UNSURE:
            pass  # wrong, or merely odd: the declaration says which
    return interpreted(payload, count, cls, base_timestamp, base_offset)


_read: Reader | None = None


def interpreted(payload: bytes, count: int, cls: type[Record], base_timestamp: int, base_offset: int) -> list[Record]:
    """The reference for the compiled loop: the declaration itself, a record at a time, and errors with words."""
    stream, out = io.BytesIO(payload), list[Record]()
    for i in range(count):
        start = stream.tell()
        try:
            fields = RECORD._parse(stream, None, "")
            stop, end = stream.tell(), start
            stream.seek(start)
            length = RECORD.fields[0].subcon._parse(stream, None, "")
            end = stream.tell() + length
            stream.seek(stop)
            if stop != end:
                raise ParseError("the record does not end where its length says", start, expected=f"byte {end}",
                                 found=f"byte {stop}").at("length")
        except KafkaError as error:
            raise error.at(f"[{i}]").at("records")
        record = cls()
        for name in ("attributes", "timestamp_delta", "offset_delta", "key", "value"):
            setattr(record, name, fields[name])
        record.headers = [(header["key"], header["value"]) for header in fields["headers"]]
        record.timestamp = wrapped(base_timestamp + fields["timestamp_delta"])
        record.offset = wrapped(base_offset + fields["offset_delta"])
        out.append(record)
    left = len(payload) - stream.tell()
    if left:
        raise ParseError(f"{left} bytes follow the last record", stream.tell(), expected="the end").at("records")
    return out


def wrapped(number: int) -> int:
    """An int64 as Java's arithmetic leaves it."""
    return (number + _INT64) % (2 * _INT64) - _INT64
