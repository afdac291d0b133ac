"""What records are once they are read: Record, and the Batch or LegacyMessage that it stands in.

A batch and a message keep the bytes that they came from and decode them when they are looked at. As long as nothing
in them is changed, they are written back as those very bytes; after a change, what depends on it is computed anew.
How the bytes are laid out stands in `record_batch` and `message_set`: the classes here ask them through a Layout.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Protocol

from kafkaconstruct.codecs import CODECS
from kafkaconstruct.codecs.checksums import crc32, crc32c
from kafkaconstruct.declare.wire import Forced, shown
from kafkaconstruct.errors import BuildError

Header = tuple[str, bytes | None]

# The bits of the attributes. Magic 0 has the codec alone, magic 1 the timestamp type too (KIP-32); KIP-98, KIP-534.
CODEC, LOG_APPEND_TIME, TRANSACTIONAL, CONTROL, DELETE_HORIZON = 0x07, 0x08, 0x10, 0x20, 0x40
TIMESTAMP_TYPES = "CreateTime", "LogAppendTime"


class Layout(Protocol):
    """What a batch or a message asks of the module that declares its bytes."""

    def records(self, value: Any) -> list[Any]: ...
    def body(self, value: Any) -> tuple[bytes | None, bytes | None]: ...
    def write(self, value: Any) -> bytes: ...


def plainly(number: Any) -> Any:
    """A number that may be Forced, without that."""
    return number.value if type(number) is Forced else number


def codec_name(attributes: Any) -> str:
    """The name of the codec in some attributes; "unknown-5" to "unknown-7" are none of Kafka's."""
    number = plainly(attributes) & CODEC
    return CODECS[number] if number < len(CODECS) else f"unknown-{number}"


class Record:
    """A record of a batch of magic 2.

    `offset` is absolute and `timestamp` (ms) is the one that counts: the batch's own with LogAppendTime. What is
    stored is `offset_delta` and `timestamp_delta`. `key` and `value` are bytes or None, `headers` (str, bytes | None).
    """

    fields: ClassVar = (
        "offset", "timestamp", "attributes", "offset_delta", "timestamp_delta", "key", "value", "headers",
    )
    __slots__ = ("attributes", "headers", "key", "offset", "offset_delta", "timestamp", "timestamp_delta", "value")
    __hash__ = None  # type: ignore[assignment]  # it can be changed

    offset: int
    timestamp: int
    attributes: int
    offset_delta: int
    timestamp_delta: int
    key: bytes | None
    value: bytes | None
    headers: list[Header]

    @property
    def control(self) -> Any:
        """What a control record means; None for every other record."""
        return None

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Record):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.fields)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={getattr(self, name)!r}' for name in self.fields)})"


class ControlRecord(Record):
    """A record of a control batch: brokers write it, clients act on it, applications never see it."""

    __slots__ = ()

    @property
    def control(self) -> Any:
        """`version`, `type` and `value` of what it says; raises ParseError where its key or value says nothing."""
        from kafkaconstruct.formats.control_records import control

        return control(self.key, self.value)


class _Stored:
    """What Batch and LegacyMessage share: stored header fields, the wire bytes, and what was read from them."""

    fields: ClassVar[tuple[str, ...]]
    stored: ClassVar[tuple[str, ...]]
    __slots__ = ("_before", "_layout", "_records", "_wire", "attributes", "crc", "limit", "magic", "position")
    __hash__ = None  # type: ignore[assignment]  # it can be changed

    _wire: bytes
    _before: tuple[Any, ...]
    _layout: Layout
    _records: list[Any] | None
    #: Where it stands in the input that it came from, in bytes; errors count from the input's start.
    position: int
    #: How many bytes its payload may decompress to; None for the usual limit.
    limit: int | None
    magic: int
    #: The raw bits, unused ones too.
    attributes: int
    crc: int

    def __init__(
        self, wire: bytes, header: tuple[Any, ...], layout: Layout, position: int = 0, limit: int | None = None
    ) -> None:
        """Over the `wire` bytes; `header` holds the fields named in `stored`."""
        self._wire, self._before, self._layout, self._records = wire, header, layout, None
        self.position, self.limit = position, limit
        for name, value in zip(self.stored, header, strict=True):
            setattr(self, name, value)

    @property
    def codec(self) -> str:
        """"none", "gzip", "snappy", "lz4" or "zstd"."""
        return codec_name(self.attributes)

    @codec.setter
    def codec(self, name: str) -> None:
        if name not in CODECS:
            raise BuildError(f"no codec is called {name!r}", expected=f"one of {', '.join(CODECS)}")
        self.attributes = self.bits & ~CODEC | CODECS.index(name)

    @property
    def bits(self) -> int:
        """The attributes, also where they are Forced."""
        return int(plainly(self.attributes))

    @property
    def wire(self) -> bytes:
        """The bytes that it was read from, whatever has been changed since."""
        return self._wire

    @property
    def header_as_read(self) -> tuple[Any, ...]:
        """The stored fields as the bytes have them, in the order of `stored`."""
        return self._before

    @property
    def header_changed(self) -> bool:
        return tuple([getattr(self, name) for name in self.stored]) != self._before

    @property
    def records_if_read(self) -> list[Any] | None:
        """The records as they are now, None as long as nobody has looked at them."""
        return self._records

    @property
    def computed_crc(self) -> int:
        """The checksum of the bytes as they are; `crc` is the one that stands in them. Both unsigned."""
        raise NotImplementedError  # the two magics' families have different checksums

    @property
    def crc_valid(self) -> bool:
        """Whether the checksum in the bytes is right. A wrong one is no error: the records stay readable."""
        return bool(self._before[self.stored.index("crc")] == self.computed_crc)

    def stored_and_computed(self) -> Iterator[tuple[str, int, int]]:
        """(name, stored value, computed value) of each field that can differ from what building would write."""
        yield "crc", self._before[self.stored.index("crc")], self.computed_crc

    def __setstate__(self, state: tuple[None, dict[str, Any]]) -> None:
        for name, value in state[1].items():
            object.__setattr__(self, name, value)

    def __bytes__(self) -> bytes:
        """The wire bytes: those it was read from, or new ones where something was changed."""
        return self._layout.write(self)

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return bytes(self) == bytes(other)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {', '.join(f'{name}={getattr(self, name)!r}' for name in self.stored)}>"


class Batch(_Stored):
    """A record batch of magic 2: header fields as they are stored, records decoded when they are looked at.

    Changing `base_offset`, `base_timestamp`, `max_timestamp` or `attributes` moves the records along, whether they
    have been looked at or not: what they store are differences.
    """

    stored = (
        "base_offset", "batch_length", "partition_leader_epoch", "magic", "crc", "attributes", "last_offset_delta",
        "base_timestamp", "max_timestamp", "producer_id", "producer_epoch", "base_sequence", "count",
    )
    fields = (*stored, "records")
    __slots__ = (
        "base_offset", "base_sequence", "base_timestamp", "batch_length", "count", "last_offset_delta",
        "max_timestamp", "partition_leader_epoch", "producer_epoch", "producer_id",
    )

    base_offset: int
    batch_length: int
    partition_leader_epoch: int
    last_offset_delta: int
    base_timestamp: int
    max_timestamp: int
    producer_id: int
    producer_epoch: int
    base_sequence: int
    #: How many records the header announces.
    count: int

    _MOVES: ClassVar = frozenset({"base_offset", "base_timestamp", "max_timestamp", "attributes"})

    def __setattr__(self, name: str, value: Any) -> None:
        if name in self._MOVES and not isinstance(plainly(value), int):
            raise BuildError("not a value of this type", expected="an integer", found=shown(value)).at(name)
        if name not in self._MOVES or self._records is None:
            object.__setattr__(self, name, value)
            return
        offset, timestamp, appended = plainly(self.base_offset), plainly(self.base_timestamp), self.bits & LOG_APPEND_TIME
        object.__setattr__(self, name, value)
        base_offset, base_timestamp = plainly(self.base_offset), plainly(self.base_timestamp)
        for record in self._records:
            if not isinstance(record, Record):
                continue  # put there by someone as a mapping: it says what it says
            record.offset += base_offset - offset
            if self.bits & LOG_APPEND_TIME:
                record.timestamp = plainly(self.max_timestamp)
            elif appended:
                record.timestamp = base_timestamp + record.timestamp_delta
            else:
                record.timestamp += base_timestamp - timestamp

    @property
    def records(self) -> list[Record]:
        """The records, decompressed and decoded. Raises a ConstructError for a batch that Kafka's reader refuses."""
        if self._records is None:
            self._records = self._layout.records(self)
        return self._records

    @records.setter
    def records(self, records: list[Record]) -> None:
        self._records = records

    @property
    def timestamp_type(self) -> str:
        """"CreateTime", or "LogAppendTime": then every record's time is `max_timestamp`."""
        return TIMESTAMP_TYPES[bool(self.bits & LOG_APPEND_TIME)]

    @timestamp_type.setter
    def timestamp_type(self, name: str) -> None:
        if name not in TIMESTAMP_TYPES:
            raise BuildError(f"no timestamp type is called {name!r}", expected=" or ".join(TIMESTAMP_TYPES))
        self._set_bit(LOG_APPEND_TIME, name == TIMESTAMP_TYPES[1])

    @property
    def is_transactional(self) -> bool:
        """Whether its records count only once the transaction commits (KIP-98)."""
        return bool(self.bits & TRANSACTIONAL)

    @is_transactional.setter
    def is_transactional(self, flag: bool) -> None:
        self._set_bit(TRANSACTIONAL, flag)

    @property
    def is_control(self) -> bool:
        """Whether its records are brokers' own: see `Record.control`."""
        return bool(self.bits & CONTROL)

    @is_control.setter
    def is_control(self, flag: bool) -> None:
        self._set_bit(CONTROL, flag)

    def _set_bit(self, bit: int, flag: bool) -> None:
        self.attributes = self.bits & ~bit | (bit if flag else 0)

    @property
    def delete_horizon(self) -> int | None:
        """When the log cleaner may drop the batch's tombstones, in ms (KIP-534): `base_timestamp` then says this."""
        return self.base_timestamp if self.bits & DELETE_HORIZON else None

    @property
    def last_offset(self) -> int:
        """The last offset that the batch was written with, even where compaction has removed its record."""
        return int(plainly(self.base_offset) + plainly(self.last_offset_delta))

    @property
    def computed_crc(self) -> int:
        """CRC32C of the bytes as they are, from the attributes on."""
        return crc32c(self._wire[21:])

    @property
    def payload(self) -> bytes:
        """What follows the header, as it stands in the bytes."""
        return self._wire[61:]

    @property
    def compressed(self) -> bytes | None:
        """The compressed records as they stand in the bytes; None where they are not compressed."""
        return self._wire[61:] if self._before[5] & CODEC else None


class LegacyMessage(_Stored):
    """A message of magic 0 or 1: alone, a wrapper around a compressed set, or inside of one.

    `offset` is absolute and `timestamp` (ms) the one that counts: the wrapper's with LogAppendTime, None in magic 0.
    What is stored is `stored_offset` and `stored_timestamp`. `key` and `value` are bytes or None.
    """

    stored = ("stored_offset", "message_size", "crc", "magic", "attributes", "stored_timestamp")
    fields = ("offset", "message_size", "crc", "magic", "attributes", "timestamp", "key", "value")
    __slots__ = ("_body", "_last_inside", "message_size", "stored_offset", "stored_timestamp", "wrapper")

    stored_offset: int
    stored_timestamp: int | None
    message_size: int
    #: The message that this one was compressed in; None for one that stood by itself.
    wrapper: LegacyMessage | None
    _body: tuple[bytes | None, bytes | None] | None
    _last_inside: int

    def __init__(
        self, wire: bytes, header: tuple[Any, ...], layout: Layout, position: int = 0, limit: int | None = None
    ) -> None:
        self._wire, self._before, self._layout, self.position, self.limit = wire, header, layout, position, limit
        (self.stored_offset, self.message_size, self.crc, self.magic, self.attributes, self.stored_timestamp) = header
        self._records = self._body = self.wrapper = None
        self._last_inside = 0

    def put_into(self, wrapper: LegacyMessage, last: int) -> None:
        """Make it an inner message of `wrapper`, where the last one inside has `last` for its stored offset."""
        self.wrapper, self._last_inside = wrapper, last

    def _shift(self) -> int:
        """Wrappers of magic 1 hold relative offsets and have the last one's absolute offset (KIP-31).

        A wrapper's offset of 0 is what a producer writes that leaves offsets to the broker: base 0.
        """
        wrapper = self.wrapper
        last = 0 if wrapper is None or wrapper.magic == 0 else plainly(wrapper.stored_offset)
        return last - self._last_inside if last else 0

    @property
    def offset(self) -> int:
        """The absolute offset; of a wrapper, that of the last message inside."""
        return int(plainly(self.stored_offset)) + self._shift()

    @offset.setter
    def offset(self, offset: int) -> None:
        if not isinstance(plainly(offset), int):
            raise BuildError("not a value of this type", expected="an integer", found=shown(offset)).at("offset")
        self.stored_offset = plainly(offset) - self._shift()

    @property
    def timestamp(self) -> int | None:
        """The effective time in ms; None in magic 0."""
        wrapper = self.wrapper
        if self.magic and wrapper is not None and wrapper.bits & LOG_APPEND_TIME:
            return wrapper.stored_timestamp
        return self.stored_timestamp

    @timestamp.setter
    def timestamp(self, timestamp: int | None) -> None:
        self.stored_timestamp = timestamp

    @property
    def timestamp_type(self) -> str | None:
        """"CreateTime", "LogAppendTime", or None in magic 0; a wrapper's goes for what is inside."""
        if self.magic == 0:
            return None
        return TIMESTAMP_TYPES[bool((self.wrapper or self).bits & LOG_APPEND_TIME)]

    @property
    def key(self) -> bytes | None:
        """Raises ParseError where the lengths in the message do not fit."""
        return self._content()[0]

    @key.setter
    def key(self, key: bytes | None) -> None:
        self._body = key, self._content()[1]

    @property
    def value(self) -> bytes | None:
        """The value; in a wrapper, the compressed set of its inner messages. Raises ParseError as `key` does."""
        return self._content()[1]

    @value.setter
    def value(self, value: bytes | None) -> None:
        self._body = self._content()[0], value

    def _content(self) -> tuple[bytes | None, bytes | None]:
        if self._body is None:
            self._body = self._layout.body(self)
        return self._body

    @property
    def attributes_as_read(self) -> int:
        """The attributes as the bytes have them."""
        return int(self._before[4])

    @property
    def body_as_read(self) -> tuple[bytes | None, bytes | None]:
        """(key, value) as the bytes have them."""
        return self._layout.body(self)

    @property
    def value_as_read(self) -> bytes | None:
        """The value as the bytes have it."""
        return self._layout.body(self)[1]

    @property
    def records_as_read(self) -> list[LegacyMessage]:
        """A wrapper's inner messages as the bytes have them."""
        return self._layout.records(self)

    @property
    def body_if_read(self) -> tuple[bytes | None, bytes | None] | None:
        """(key, value) as they are now, None as long as nobody has looked at them."""
        return self._body

    @property
    def compressed(self) -> bytes | None:
        """A wrapper's value; None for a message that is no wrapper."""
        return self.value if self.bits & CODEC else None

    @property
    def headers(self) -> list[Header]:
        """None of them: headers came with magic 2."""
        return []

    @property
    def control(self) -> None:
        """Nothing: control records came with magic 2."""
        return

    @property
    def records(self) -> list[LegacyMessage]:
        """A wrapper's inner messages; a plain message is its own only record. Raises as Batch.records does."""
        if not self.bits & CODEC:
            self._content()
            return [self]
        if self._records is None:
            self._records = self._layout.records(self)
        return self._records

    @records.setter
    def records(self, records: list[LegacyMessage]) -> None:
        self._records = records

    @property
    def computed_crc(self) -> int:
        """CRC32 of the bytes as they are, from the magic byte on."""
        return crc32(self._wire[16:])
