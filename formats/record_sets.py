"""Batches and messages back to back: what a records field, a message set and a log file have in common.

There is no count: they are read until the bytes end, and the byte at 16 of each says its magic. A fetch may cut the
last one off, and a file may have been allocated before it was filled. Source: ByteBufferLogInputStream, MemoryRecords.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Sized
from typing import IO, Any, overload

from kafkaconstruct.declare.wire import Forced, Whole, Wire, shown
from kafkaconstruct.errors import BuildError, KafkaError, ParseError
from kafkaconstruct.formats.record_values import Batch, LegacyMessage

#: Offset and size; then, after the CRC or the leader epoch, the magic.
OVERHEAD, MAGIC_AT = 12, 16
#: Kafka's reader refuses a size under that of an empty message of magic 0, whatever the magic.
LEAST_SIZE = 14

#: Makes a batch or a message of its bytes, where they stand, and the output limit for its payload.
Reader = Callable[[bytes, int, int | None], Batch | LegacyMessage]


class Scanned:
    """What a scan found: whole batches, then a tail that is cut off, or zero bytes, or bytes that are no batch."""

    __slots__ = ("batches", "end", "error", "missing", "padding")

    def __init__(self) -> None:
        self.batches: list[Batch | LegacyMessage] = []
        self.end = 0
        self.missing: int | None = 0
        self.padding = 0
        self.error: ParseError | None = None


class RecordSet(Sequence["Batch | LegacyMessage"]):
    """The content of a records field: a lazy sequence of its whole batches (magic 2) and messages (magic 0 and 1).

    Iterating ends after the last whole one, or raises where bytes follow that Kafka's reader refuses; `batches` never
    raises. `bytes()` of it are the wire bytes, with what was changed in the batches.
    """

    __slots__ = ("_data", "_format", "_scanned", "limit", "position")
    __hash__ = None  # type: ignore[assignment]  # it can be changed

    def __init__(self, data: bytes, format: RecordsFormat, position: int = 0, limit: int | None = None) -> None:
        self._data, self._format, self.position, self.limit = data, format, position, limit
        self._scanned: Scanned | None = None

    def _found(self) -> Scanned:
        if self._scanned is None:
            self._scanned = self._format.scan(self._data, self.position, self.limit)
        return self._scanned

    @property
    def batches(self) -> list[Batch | LegacyMessage]:
        """The whole batches; a list that may be changed, and hold whatever build takes for one."""
        return self._found().batches

    @property
    def tail(self) -> bytes:
        """What follows the whole batches and is no padding: a batch that a fetch has cut off, or wrong bytes."""
        return b"" if self.padding else self._data[self._found().end :]

    @property
    def missing(self) -> int | None:
        """How many bytes the tail lacks: 0 without a tail, None where that cannot be told."""
        return self._found().missing

    @property
    def padding(self) -> int:
        """How many zero bytes stand at the end, where a file was allocated before it was needed."""
        return self._found().padding

    @property
    def error(self) -> ParseError | None:
        """Why the bytes after the whole batches are refused, or None."""
        return self._found().error

    def __bytes__(self) -> bytes:
        found = self._scanned
        if found is None:
            return self._data
        return self._format.to_bytes(found.batches) + self._data[found.end :]

    def __iter__(self) -> Iterator[Batch | LegacyMessage]:
        yield from self.batches
        if self.error is not None:
            raise copy.copy(self.error)  # whoever catches it may add a path

    def __len__(self) -> int:
        return len(self.batches)

    @overload
    def __getitem__(self, index: int) -> Batch | LegacyMessage: ...
    @overload
    def __getitem__(self, index: slice) -> list[Batch | LegacyMessage]: ...
    def __getitem__(self, index: int | slice) -> Batch | LegacyMessage | list[Batch | LegacyMessage]:
        return self.batches[index]

    def __eq__(self, other: object) -> bool:
        if isinstance(other, bytes | RecordSet):
            return bytes(self) == bytes(other)
        return NotImplemented

    def __repr__(self) -> str:
        return f"<RecordSet of {len(self._data)} bytes>"


class RecordsFormat(Whole, Wire):
    """Batches up to the end of the bytes, as a Construct: parses to a RecordSet, builds what `to_bytes` takes."""

    min_size = 0

    def __init__(self, name: str, readers: Mapping[int, Reader]) -> None:
        """`readers` by magic."""
        super().__init__()
        self.label, self.readers = name, readers
        self.limit: int | None = None

    def limited(self, limit: int) -> RecordsFormat:
        """The same format, where a payload may decompress to `limit` bytes."""
        other = copy.copy(self)
        other.limit = limit
        return other

    def _trace(self, tracer: Any, node: Any) -> Any:
        from kafkaconstruct.formats.record_tracing import trace_records

        return trace_records(self, tracer, node)

    def _strategy(self) -> Any:
        from kafkaconstruct.formats.drawing import draw_records

        return draw_records(self)

    def from_bytes(self, data: bytes, position: int = 0) -> RecordSet:
        """A sequence that reads `data` when it is looked at. Errors count bytes from `position` before it."""
        return RecordSet(data, self, position, self.limit)

    def to_bytes(self, value: Any) -> bytes:
        """The bytes of a RecordSet, or of a list of batches and messages: as objects, mappings or bytes.

        A mapping with a magic of 0 or 1 is a message, every other a batch. Raises BuildError.
        """
        if isinstance(value, bytes | bytearray | memoryview | RecordSet):
            return bytes(value)
        if isinstance(value, str | Mapping) or not (isinstance(value, Iterable) and isinstance(value, Sized)):
            raise BuildError("not records", expected="bytes, a RecordSet, or a list of batches", found=shown(value))
        parts, next_offset = list[bytes](), 0
        for i, item in enumerate(value):
            try:
                parts.append(self._item(item, next_offset))
            except KafkaError as error:
                raise error.at(f"[{i}]")
            next_offset = int.from_bytes(parts[-1][:8], "big", signed=True) + 1
        return b"".join(parts)

    def _item(self, item: Any, next_offset: int) -> bytes:
        if type(item) is Forced and item.length is None:
            item = item.value
        if isinstance(item, bytes | bytearray | memoryview):
            return bytes(item)
        magic = item.get("magic") if isinstance(item, Mapping) else getattr(item, "magic", None)
        if magic in (0, 1) or 2 not in self.readers:
            from kafkaconstruct.formats.message_building import message_bytes

            return message_bytes(item, offset=next_offset)
        if isinstance(item, Mapping) and "records" not in item and ("key" in item or "value" in item):
            raise BuildError("a record stands where a batch belongs", expected="a list of batches, each with records",
                             found=shown(dict(item)))
        from kafkaconstruct.formats.record_building import batch_bytes

        return batch_bytes(item)

    def scan(self, data: bytes, position: int = 0, limit: int | None = None) -> Scanned:
        """Cut `data` into whole batches, as Kafka's reader does, and say what follows them."""
        found, end = Scanned(), len(data)
        at = 0
        while at < end:
            size = int.from_bytes(data[at + 8 : at + OVERHEAD], "big", signed=True)
            magic = data[at + MAGIC_AT] if end - at > MAGIC_AT else None
            if end - at < OVERHEAD:
                found.missing = None
                break
            if size == 0 and not data[at:].strip(b"\0"):
                found.padding = end - at
                break
            found.error = self._refusal(size, magic, position + at)
            if found.error is not None:
                found.missing = None
                break
            if size > end - at - OVERHEAD or magic is None:
                found.missing = size - (end - at - OVERHEAD)
                break
            stop = at + OVERHEAD + size
            try:
                found.batches.append(self.readers[magic](data[at:stop], position + at, limit))
            except ParseError as error:
                found.error, found.missing = error, None
                break
            at = stop
        found.end = at
        return found

    def walk(self, stream: IO[bytes], chunk: int = 1 << 20) -> Walk:
        """The batches of a long stream, such as a log file: in memory are `chunk` bytes and one batch at a time."""
        return Walk(stream, self, chunk)

    def _refusal(self, size: int, magic: int | None, at: int) -> ParseError | None:
        """Why Kafka's reader refuses a batch from its first bytes, or None. `magic` is None where it is cut off."""
        if size < LEAST_SIZE:
            return ParseError("no batch is that short", at + 8, expected=f"{LEAST_SIZE} or more", found=str(size))
        if magic is not None and magic not in self.readers:
            known = " or ".join(map(str, self.readers))
            return ParseError("no such magic", at + MAGIC_AT, expected=known, found=str(magic))
        return None

    def _parse(self, stream: IO[bytes], context: Any, path: str) -> RecordSet:
        position = stream.tell()
        return self.from_bytes(stream.read(), position)

    def _write(self, obj: Any, stream: IO[bytes], context: Any, path: str) -> None:
        stream.write(self.to_bytes(obj))

    def __repr__(self) -> str:
        return self.label


class Walk(Iterator["Batch | LegacyMessage"]):
    """Batches from a stream, as `RecordsFormat.walk` gives them. Raises ParseError where Kafka's reader refuses one.

    Once the walk has come to its end, `missing` and `padding` are what they are of a RecordSet, and `tail` is how many
    bytes stand there of a batch that is cut off.
    """

    def __init__(self, stream: IO[bytes], format_: RecordsFormat, chunk: int) -> None:
        self.tail, self.padding = 0, 0
        self.missing: int | None = 0
        self._batches = self._walk(stream, format_, chunk)

    def __iter__(self) -> Walk:
        return self

    def __next__(self) -> Batch | LegacyMessage:
        return next(self._batches)

    def _walk(self, stream: IO[bytes], format_: RecordsFormat, chunk: int) -> Iterator[Batch | LegacyMessage]:
        rest, position, wanted = b"", 0, chunk
        while more := _read(stream, max(chunk, wanted)):
            data = rest + more
            found = format_.scan(data, position, format_.limit)
            yield from found.batches
            if found.padding:
                self.tail = self.missing = 0
                self.padding = found.padding + _zeros(stream, chunk, position + found.end)
                return
            if found.error is not None:
                raise found.error
            rest, position, wanted = data[found.end :], position + found.end, found.missing or 0
            self.tail, self.missing = len(rest), found.missing


def _read(stream: IO[bytes], size: int) -> bytes:
    """Up to `size` bytes; no more is set aside at once than a stream that ends early is worth."""
    parts = []
    while size > 0 and (part := stream.read(min(size, 1 << 24))):
        parts.append(part)
        size -= len(part)
    return b"".join(parts)


def _zeros(stream: IO[bytes], chunk: int, start: int) -> int:
    """How many zero bytes there are to the end of a stream. Raises ParseError for any others: no batch begins so."""
    count = 0
    while more := stream.read(chunk):
        if more.strip(b"\0"):
            raise ParseError("no batch is that short", start + 8, expected=f"{LEAST_SIZE} or more", found="0")
        count += len(more)
    return count
