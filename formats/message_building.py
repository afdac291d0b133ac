"""Messages of magic 0 and 1 from values: a LegacyMessage that was changed, a mapping, or any object with the fields.

Sizes and CRCs are computed unless they are Forced. A message with `records` is a wrapper: its value is made of them,
its offset and timestamp are the last and the latest of theirs where they are left out.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kafkaconstruct.codecs import compress, decompress
from kafkaconstruct.codecs.checksums import crc32
from kafkaconstruct.declare import Forced
from kafkaconstruct.declare.wire import shown
from kafkaconstruct.errors import BuildError, KafkaError
from kafkaconstruct.formats import message_set
from kafkaconstruct.formats.message_set import MESSAGES
from kafkaconstruct.formats.record_building import attributes_of, fields_of, given, listed
from kafkaconstruct.formats.record_values import LegacyMessage, codec_name, plainly

NAMES = (*LegacyMessage.fields, "stored_offset", "stored_timestamp", "records", "codec", "timestamp_type", "compressed")
_CRC_AT, _CRC_END = 12, 16


def message_bytes(obj: Any, *, magic: int = 1, offset: int = 0) -> bytes:
    """The bytes of a message; `magic` and `offset` are for one that names none. Raises BuildError."""
    if isinstance(obj, bytes | bytearray | memoryview):
        return bytes(obj)
    if isinstance(obj, LegacyMessage):
        return _changed(obj) if _is_changed(obj) else obj.wire
    fields = fields_of(obj, NAMES, "a message")
    if fields.get("magic") is None:
        fields["magic"] = magic
    fields["attributes"] = attributes_of(fields, "an int8")
    codec = codec_name(given(fields, "attributes"))
    compressed = _first(fields.get("compressed"), fields.get("value")) if codec != "none" else None
    if codec != "none":
        fields["value"] = compressed if fields.get("records") is None else _wrapped(codec, fields)
    elif fields.get("records"):
        raise BuildError("only a compressed message holds others", expected="a codec", found="none").at("records")
    fields["offset"] = _first(fields.get("stored_offset"), fields.get("offset"), offset)
    fields["timestamp"] = _first(fields.get("stored_timestamp"), fields.get("timestamp"), -1)
    made = _assembled(fields)
    if fields.get("records") is not None and compressed is not None:
        as_given = _assembled({**fields, "value": compressed})
        inside = _inside(made)
        return as_given if inside is not None and inside == _inside(as_given) else made
    return made


def _inside(wrapper: bytes) -> list[tuple[Any, ...]] | None:
    """What the messages in a wrapper come to; None where it cannot be read."""
    try:
        return [(m.offset, m.timestamp, m.attributes, m.key, m.value) for m in message_set.from_bytes(wrapper).records]
    except KafkaError:
        return None


def _first(*values: Any) -> Any:
    return next((value for value in values if value is not None), None)


def _assembled(fields: Mapping[str, Any]) -> bytes:
    """The bytes of a message of its own, with the size and the CRC computed where they are not Forced."""
    magic = given(fields, "magic")
    if type(fields["magic"]) is Forced:
        magic = 1
    if not isinstance(magic, int) or magic not in (0, 1):
        raise BuildError("a message is of magic 0 or 1", expected="0 or 1", found=shown(magic)).at("magic")
    layout = MESSAGES[magic]
    values = {name: value for name, value in fields.items()
              if name in layout.all or name in layout.absent and value is not None}
    for name in "message_size", "crc":
        if type(values.get(name)) is not Forced:
            values[name] = 0
    made = layout.build(values)
    size = made[8:12] if values["message_size"] else (len(made) - 12).to_bytes(4, "big")
    crc = made[_CRC_AT:_CRC_END] if values["crc"] else crc32(made[_CRC_END:]).to_bytes(4, "big")
    return made[:8] + size + crc + made[_CRC_END:]


# ---------------------------------------------------------------- a message that was read


def _is_changed(message: LegacyMessage) -> bool:
    body = message.body_if_read
    return message.header_changed or body is not None and body != message.body_as_read or _records_changed(message)


def _records_changed(message: LegacyMessage) -> bool:
    now = message.records_if_read
    return now is not None and list(map(message_bytes, now)) != [inner.wire for inner in message.records_as_read]


def _changed(message: LegacyMessage) -> bytes:
    fields: dict[str, Any] = {"offset": message.stored_offset, "message_size": message.message_size, "crc": message.crc,
              "magic": message.magic, "attributes": message.attributes, "timestamp": message.stored_timestamp,
              "key": message.key, "value": message.value}
    before = codec_name(message.attributes_as_read)
    if _records_changed(message):
        fields["value"] = compress(message.codec, _changed_inside(message, fields), magic=message.magic)
    elif message.codec != before and message.body_as_read == (message.key, message.value):
        plain = decompress(before, message.value or b"", limit=message.limit, magic=message.wire[16])
        fields["value"] = compress(message.codec, plain, magic=message.magic)
    return _assembled(fields)


def _changed_inside(message: LegacyMessage, fields: dict[str, Any]) -> bytes:
    """A wrapper's set after a change to its records. The others keep their offsets: the wrapper's own moves with its last."""
    last = message.records_as_read[-1].stored_offset
    moves = message.magic and message.stored_offset == message.header_as_read[0] != 0
    base = message.stored_offset - last if moves else 0
    parts, following = list[bytes](), 0
    for i, inner in enumerate(message.records_if_read or ()):
        try:
            if isinstance(inner, Mapping) and inner.get("stored_offset") is None:
                offset = inner.get("offset")
                inner = {**inner, "stored_offset": offset - base if isinstance(offset, int) else _first(offset, following)}
            parts.append(message_bytes(inner, magic=message.magic))
        except KafkaError as error:
            raise error.at(f"[{i}]").at("records")
        following = int.from_bytes(parts[-1][:8], "big", signed=True) + 1
    if moves and parts:
        fields["offset"] = base + following - 1
    return b"".join(parts)


# ---------------------------------------------------------------- wrappers from fields


def _wrapped(codec: str, fields: dict[str, Any]) -> bytes:
    """A wrapper's value from its records; fills in the offset and the timestamp that `fields` leaves out."""
    records = fields["records"]
    magic, inner = given(fields, "magic"), listed(records, "messages")
    offsets, messages, times = _offsets(inner, magic, fields), list[bytes](), list[int]()
    for i, (stored, message) in enumerate(zip(offsets, inner, strict=True)):
        try:
            if not isinstance(message, LegacyMessage | bytes):
                message = {**fields_of(message, NAMES, "a message"), "stored_offset": stored}
            messages.append(message_bytes(message, magic=magic))
        except KafkaError as error:
            raise error.at(f"[{i}]").at("records")
        times.append(message_set.from_bytes(messages[-1]).stored_timestamp or -1)
    if magic and _first(fields.get("stored_timestamp"), fields.get("timestamp")) is None:
        fields["timestamp"] = max(times, default=-1)
    plain = b"".join(messages)
    return compress(codec, plain, magic=magic)


def _offsets(inner: list[Any], magic: int, fields: dict[str, Any]) -> list[int]:
    """What is stored as the offset of each inner message, and the wrapper's own where it is left out."""
    stored, absolute = list[int](), list[int]()
    for i, message in enumerate(inner):
        if isinstance(message, bytes | bytearray | memoryview):
            message = message_set.from_bytes(bytes(message))
        got = [message.get(name) if isinstance(message, Mapping) else getattr(message, name, None)
               for name in ("offset", "stored_offset")]
        offset = _first(plainly(got[0]), absolute[-1] + 1 if absolute else None, _first_offset(len(inner), magic, fields))
        if not isinstance(offset, int):
            raise BuildError("not a value of this type", expected="an integer",
                             found=shown(offset)).at("offset").at(f"[{i}]").at("records")
        absolute.append(offset)
        stored.append(_first(got[1], offset - absolute[0] if magic else offset))
    if _first(fields.get("stored_offset"), fields.get("offset")) is None and inner:
        fields["offset"] = absolute[-1]
    return stored


def _first_offset(count: int, magic: int, fields: Mapping[str, Any]) -> int:
    """The offset of the first inner message, where none has one: the wrapper's is the last."""
    last = _first(fields.get("stored_offset"), fields.get("offset"))
    return max(0, last - count + 1) if isinstance(last, int) else 0
