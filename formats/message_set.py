"""Messages of magic 0 (to 0.9) and magic 1 (0.10, KIP-32): how they are laid out and how they are read.

A message set is messages one after the other, without a count. A compressed set is the value of one more message, its
wrapper. Inside a wrapper of magic 0 offsets are absolute; inside one of magic 1 they count from 0 and the wrapper has
the last one's absolute offset (KIP-31), or 0 from a producer that leaves offsets to the broker. The CRC32 covers
everything from the magic byte on, so neither offset nor size.
Source: the protocol guide's "Message Format" of 0.10, LegacyRecord and AbstractLegacyRecordBatch.
"""

from __future__ import annotations

import struct
from typing import Any

from kafkaconstruct.codecs import decompress
from kafkaconstruct.declare import Bytes, Int8, Int32, Int64, Message, UInt32
from kafkaconstruct.errors import CodecError, KafkaError, ParseError
from kafkaconstruct.formats.record_sets import LEAST_SIZE, OVERHEAD, RecordsFormat
from kafkaconstruct.formats.record_values import CODEC, LegacyMessage, codec_name

#: Its version is the magic.
MessageLayout = Message(
    "Message", versions="0-1",
    fields=[
        "offset"       / Int64,
        "message_size" / Int32                                * "bytes that follow",
        "crc"          / UInt32                               * "CRC32 of all that follows",
        "magic"        / Int8,
        "attributes"   / Int8                                 * "bits 0-2 codec; 3 LogAppendTime (magic 1)",
        "timestamp"    / Int64("1", default=-1)               * "ms since 1970",
        "key"          / Bytes(nullable=True, default=None),
        "value"        / Bytes(nullable=True, default=None)   * "in a wrapper, the compressed inner messages",
    ],
)

MESSAGES = MessageLayout[0], MessageLayout[1]
_heads = tuple(struct.Struct(">" + "".join(field.subcon.code for field in layout.fields[:-2])) for layout in MESSAGES)
#: The fewest bytes of a message, by magic.
SIZES = tuple(layout.min_size for layout in MESSAGES)


class _Messages:
    """What a LegacyMessage asks for."""

    def body(self, message: LegacyMessage) -> tuple[bytes | None, bytes | None]:
        """Its key and value. Bytes after them, within the size, are passed over as Kafka does. Raises ParseError."""
        try:
            fields, _ = MESSAGES[message.wire[16]].read(message.wire)
        except KafkaError as error:
            raise _placed(error, message)
        return fields["key"], fields["value"]

    def records(self, wrapper: LegacyMessage) -> list[LegacyMessage]:
        """The messages inside of a wrapper, by the rules of its DeepRecordsIterator. Raises ParseError."""
        codec, value = codec_name(wrapper.attributes_as_read), wrapper.value_as_read
        if codec == "zstd" or codec.startswith("unknown"):
            raise CodecError("no codec of these messages", wrapper.position + 17, expected="1 to 3 (gzip, snappy, lz4)",
                             found=str(wrapper.attributes_as_read & CODEC))
        if value is None:
            raise ParseError("a wrapper without a value", wrapper.position, expected="a compressed set").at("value")
        try:
            plain = decompress(codec, value, limit=wrapper.limit, magic=wrapper.wire[16])
        except KafkaError as error:
            raise _placed(error.moved(len(wrapper.wire) - len(value)), wrapper)
        try:
            inner = self._inner(plain, wrapper)
        except KafkaError as error:
            raise error.moved(buffer=f"the {codec} payload of the message at byte {wrapper.position}")
        last = inner[-1].stored_offset
        if wrapper.magic and wrapper.stored_offset and wrapper.stored_offset < last:
            raise ParseError("the wrapper's offset is before the last one inside, and not 0", wrapper.position,
                             expected=f"{last} or more", found=str(wrapper.stored_offset)).at("offset")
        for message in inner:
            message.put_into(wrapper, last)
        return inner

    def _inner(self, plain: bytes, wrapper: LegacyMessage) -> list[LegacyMessage]:
        inner, position = list[LegacyMessage](), 0
        while len(plain) - position >= OVERHEAD:
            size = int.from_bytes(plain[position + 8 : position + OVERHEAD], "big", signed=True)
            if size < LEAST_SIZE:
                raise ParseError("no message is that short", position + 8, expected=f"{LEAST_SIZE} or more",
                                 found=str(size))
            if size > len(plain) - position - OVERHEAD:
                break  # Kafka's reader takes a cut-off message for the end
            try:
                message = from_bytes(plain[position : position + OVERHEAD + size], position, wrapper.limit)
                if message.attributes & CODEC:
                    raise ParseError("compressed messages inside a compressed message", position + 17,
                                     expected="codec 0", found=str(message.attributes & CODEC))
                message.key  # noqa: B018  # whatever is wrong with it comes out here
            except KafkaError as error:
                raise error.at(f"[{len(inner)}]").at("records")
            inner.append(message)
            position += OVERHEAD + size
        if not inner:
            raise ParseError("no messages inside a compressed message", 0, expected="one or more")
        return inner

    def write(self, message: LegacyMessage) -> bytes:
        """See `LegacyMessage.__bytes__`."""
        from kafkaconstruct.formats.message_building import message_bytes

        return message_bytes(message)


_messages = _Messages()


def from_bytes(wire: bytes, position: int = 0, limit: int | None = None) -> LegacyMessage:
    """The message whose bytes these are; its key and value do not matter yet. Raises ParseError."""
    magic = wire[16] if len(wire) > 16 else 0
    if magic > 1:
        raise ParseError("not a message of magic 0 or 1", position + 16, expected="0 or 1", found=str(magic))
    if len(wire) < SIZES[magic]:
        raise ParseError(f"no message of magic {magic} is that short", position + 8,
                         expected=f"{SIZES[magic] - OVERHEAD} or more", found=str(len(wire) - OVERHEAD))
    head = _heads[magic].unpack_from(wire)
    return LegacyMessage(wire, head if magic else (*head, None), _messages, position, limit)


def _placed(error: KafkaError, message: LegacyMessage) -> KafkaError:
    """An error in a message's bytes, seen from where the message stands."""
    return error.moved(message.position)


#: Only messages, of magic 0 and 1; for building, a mapping need not say which (it is 1).
MessageSet = RecordsFormat("MessageSet", {0: from_bytes, 1: from_bytes})
