"""Batches of magic 2 from values: a Batch that was changed, a mapping, or any object with the fields.

What is left out is computed or takes its default; sizes, the count and the CRC are computed always, unless they are
Forced. `base_offset`, `base_timestamp`, `last_offset_delta`, `max_timestamp` and a record's `offset` and `timestamp`
are written as given, and the deltas follow from them.
"""

from __future__ import annotations

import io
from collections.abc import Iterable, Mapping, Sequence, Sized
from typing import Any

from kafkaconstruct.codecs import CODECS, compress, decompress
from kafkaconstruct.codecs.checksums import crc32c
from kafkaconstruct.declare import Forced
from kafkaconstruct.declare.primitives import VARINT
from kafkaconstruct.declare.wire import shown
from kafkaconstruct.engines.compiler.records import UNWRITABLE, record_writer
from kafkaconstruct.errors import BuildError, KafkaError, nearest
from kafkaconstruct.formats import record_batch
from kafkaconstruct.formats.record_batch import HEADER, HEADER_SIZE, RECORD, RecordBatch, wrapped
from kafkaconstruct.formats.record_values import (
    CODEC, CONTROL, DELETE_HORIZON, LOG_APPEND_TIME, TIMESTAMP_TYPES, TRANSACTIONAL, Batch, Record, codec_name,
)

#: What a mapping of a batch may hold; a Batch's own fields, and what derives from `attributes`.
#: What others call the fields.
OTHER_NAMES = {"compression": "codec", "compression_type": "codec"}
DERIVED = ("codec", "timestamp_type", "is_transactional", "is_control", "delete_horizon")
BATCH_NAMES = (*Batch.fields, *DERIVED, "compressed")
RECORD_NAMES = (*Record.fields, "length", "control")
_PLAIN = frozenset(RECORD_NAMES) - {"length", "control", "offset_delta", "timestamp_delta"}
_CRC_AT, _CRC_END = 17, 21
_NEVER = -1 << 63

#: A record as it is written: attributes, timestamp_delta, offset_delta, key, value, headers; () where it is Forced.
Row = tuple[Any, ...]


def batch_bytes(obj: Any) -> bytes:
    """The bytes of a batch. Raises BuildError."""
    if isinstance(obj, Batch):
        return _changed(obj) if obj.header_changed or _records_changed(obj) else obj.wire
    return _from_fields(fields_of(obj, BATCH_NAMES, "a batch"))


def fields_of(obj: Any, names: Sequence[str], what: str) -> dict[str, Any]:
    """What a mapping or an object gives of `names`. Raises BuildError for a name that is none of them."""
    if not isinstance(obj, Mapping):
        if isinstance(obj, Sequence | int | float | Forced | None):
            raise BuildError(f"not {what}", expected=f"a mapping with {', '.join(names)}", found=shown(obj))
        found = {name: getattr(obj, name) for name in names if hasattr(obj, name)}
        if not found:
            raise BuildError(f"not {what}", expected=f"a mapping with {', '.join(names)}", found=shown(obj))
        return found
    for name in obj:
        if name not in names and str(name)[:1] != "_":
            other = OTHER_NAMES.get(str(name), "")
            near = other if other in names else nearest(str(name), names)
            raise BuildError(f"{what} has no such field",
                             expected=f"{near!r}?" if near else f"one of {', '.join(names)}").at(str(name))
    return dict(obj)


def listed(value: Any, what: str) -> list[Any]:
    """The elements of a list of `what`. Raises BuildError, also for what can be read only once: a build may look twice."""
    if isinstance(value, str | bytes | bytearray | Mapping) or not (isinstance(value, Iterable) and isinstance(value, Sized)):
        raise BuildError("not a value of this type", expected=f"a list of {what}", found=shown(value)).at("records")
    return list(value)


def compressed_bytes(value: Any) -> bytes:
    """What is given as compressed. Raises BuildError."""
    if not isinstance(value, bytes | bytearray | memoryview):
        raise BuildError("not a value of this type", expected="bytes", found=shown(value)).at("compressed")
    return bytes(value)


def given(fields: Mapping[str, Any], name: str) -> Any:
    """A field's value, None where it is left out; Forced is taken off, as nothing here is computed against it."""
    value = fields.get(name)
    return value.value if type(value) is Forced else value


# ---------------------------------------------------------------- a batch that was read


def _records_changed(batch: Batch) -> bool:
    now = batch.records_if_read
    return now is not None and now != RecordBatch.records(batch)


def _changed(batch: Batch) -> bytes:
    """A batch's bytes after a change to its header or to its records; the payload stays where it can."""
    fields = {name: getattr(batch, name) for name in Batch.stored}
    if batch.records_if_read is not None and _records_changed(batch):
        _forget_what_was_computed(batch, fields)
        rows, forced = _rows(batch.records_if_read, fields)
        return _assembled(fields, len(rows), compress(batch.codec, _payload(rows, forced)))
    payload = batch.payload
    if batch.codec != codec_name(batch.header_as_read[5]):
        payload = compress(batch.codec, record_batch.plain_payload(batch))
    return _assembled(fields, batch.header_as_read[12], payload)


def _forget_what_was_computed(batch: Batch, fields: dict[str, Any]) -> None:
    """Leave out the last offset and the latest time where they were the records' and nobody has set them since."""
    records = RecordBatch.records(batch)
    computed = {
        "last_offset_delta": max((record.offset_delta for record in records), default=None),
        "max_timestamp": max((record.timestamp for record in records), default=None),
    }
    for name, value in computed.items():
        if fields[name] == value == batch.header_as_read[Batch.stored.index(name)]:
            del fields[name]


# ---------------------------------------------------------------- a batch from its fields


def _from_fields(fields: dict[str, Any]) -> bytes:
    fields["attributes"] = attributes_of(fields, "an int16")
    if (horizon := fields.get("delete_horizon")) is not None:
        if given(fields, "base_timestamp") not in (None, horizon):
            raise BuildError("the delete horizon is base_timestamp", expected=str(horizon),
                             found=shown(fields["base_timestamp"])).at("base_timestamp")
        fields["base_timestamp"] = horizon
    records, codec = fields.get("records"), codec_name(given(fields, "attributes"))
    compressed = None if fields.get("compressed") is None else compressed_bytes(fields["compressed"])
    if type(records) is Forced:
        if records.length is not None:
            fields["count"] = Forced(records.length)
        records = records.value
        if isinstance(records, bytes | bytearray | memoryview):  # in place of the records, compressed or not
            return _assembled(fields, given(fields, "count") or 0, bytes(records))
    elif records is None:
        if compressed is not None:
            return _assembled(fields, _count_in(codec, compressed, fields), compressed)
        records = ()
    rows, forced = _rows(listed(records, "records"), fields)
    payload = _payload(rows, forced)
    if compressed is not None and codec != "none" and _holds(codec, compressed, payload, len(rows)):
        return _assembled(fields, len(rows), compressed)
    return _assembled(fields, len(rows), compress(codec, payload) if rows or codec == "none" else b"")


def attributes_of(fields: Mapping[str, Any], kind: str) -> Any:
    """The raw bits, from `attributes` (`kind` in words) and the names that derive from them, which must agree."""
    raw = given(fields, "attributes")
    if raw is None and fields.get("attributes") is not None or raw is not None and not isinstance(raw, int):
        raise BuildError("not a value of this type", expected=kind, found=shown(raw)).at("attributes")
    bits = raw or 0
    for name, mask, values in _BITS:
        said = fields.get(name)
        if said is None or name == "codec" and said == codec_name(bits):
            continue
        if not isinstance(said, str | int) or said not in values:
            raise BuildError(f"no such {name}", expected=" or ".join(map(str, values)), found=shown(said)).at(name)
        if raw is not None and bits & mask != values[said]:
            raise BuildError(f"the attributes, {bits}, say otherwise", found=shown(said)).at(name)
        bits |= values[said]
    if fields.get("delete_horizon") is not None:
        if raw is not None and not raw & DELETE_HORIZON:
            raise BuildError(f"the attributes, {raw}, say otherwise").at("delete_horizon")
        bits |= DELETE_HORIZON
    return fields["attributes"] if type(fields.get("attributes")) is Forced else bits


#: Names that derive from the attributes: which bits, and what they are for each value.
_BITS: tuple[tuple[str, int, dict[Any, int]], ...] = (
    ("codec", CODEC, {name: number for number, name in enumerate(CODECS)}),
    ("timestamp_type", LOG_APPEND_TIME, dict(zip(TIMESTAMP_TYPES, (0, LOG_APPEND_TIME), strict=True))),
    ("is_transactional", TRANSACTIONAL, {False: 0, True: TRANSACTIONAL}),
    ("is_control", CONTROL, {False: 0, True: CONTROL}),
)


def _count_in(codec: str, compressed: bytes, fields: Mapping[str, Any]) -> int:
    """How many records some compressed bytes hold, where they are given without the records."""
    count = given(fields, "count")
    if count is not None:
        return int(count)
    try:
        stream, count = io.BytesIO(decompress(codec, compressed)), 0
        while stream.tell() < len(stream.getbuffer()):
            RECORD._parse(stream, None, "")
            count += 1
    except KafkaError as error:
        raise BuildError("how many records are these?", expected="a count, or bytes that can be read",
                         found=error.reason).at("compressed") from None
    return count


def _holds(codec: str, compressed: bytes, payload: bytes, count: int) -> bool:
    """Whether compressed bytes decompress to these very records, be it in another form that Kafka's reader accepts."""
    try:
        plain = decompress(codec, compressed)
        if plain == payload:
            return True
        plainly = [record_batch.interpreted(data, count, Record, 0, 0) for data in (plain, payload)]
    except KafkaError:
        return False  # other bytes, then: the records count
    return plainly[0] == plainly[1]


def _assembled(fields: Mapping[str, Any], count: int, payload: bytes) -> bytes:
    """Header and payload, with the size, the count and the CRC computed where they are not Forced."""
    values = {name: value for name, value in fields.items() if name in HEADER.all and value is not None}
    if given(values, "magic") not in (None, 2) and type(values["magic"]) is not Forced:
        raise BuildError("a batch is of magic 2", expected="2", found=shown(values["magic"])).at("magic")
    for name, computed in ("batch_length", HEADER_SIZE - 12 + len(payload)), ("count", count), ("crc", 0):
        if type(values.get(name)) is not Forced:
            values[name] = computed
    stream = io.BytesIO()
    HEADER._build(values, stream, None, "")
    header = stream.getvalue()
    if values["crc"] == 0:
        crc = crc32c(header[_CRC_END:] + payload).to_bytes(4, "big")
        header = header[:_CRC_AT] + crc + header[_CRC_END:]
    return header + payload


# ---------------------------------------------------------------- records


def _rows(records: list[Any], fields: dict[str, Any]) -> tuple[list[Row], dict[int, Any]]:
    """Records as rows, and the lengths that are Forced. Fills in what `fields` leaves out of the header."""
    base_offset, base_timestamp = _bases(records, fields)
    append = given(fields, "attributes") & LOG_APPEND_TIME
    rows, forced, plain, last, highest, latest = list[Row](), dict[int, Any](), _PLAIN.issuperset, -1, 0, _NEVER
    offset = timestamp = None
    try:
        for record in records:
            if type(record) is dict and plain(record):
                get = record.get
                offset, timestamp, attributes = get("offset"), get("timestamp"), get("attributes")
                key, value, headers = get("key"), get("value"), get("headers")
                offset_delta = timestamp_delta = None
            elif type(record) is Forced:
                forced[len(rows)] = record
                rows.append(())
                continue
            else:
                taken = _taken(record)
                offset, timestamp, attributes, offset_delta, timestamp_delta, key, value, headers, length = taken
                if length is not None:
                    forced[len(rows)] = length
            if offset is not None:
                last = offset_delta = offset - base_offset | 0  # "or 0" changes no integer, and nothing else passes it
                if not _NEVER <= last < -_NEVER:
                    if not _NEVER <= offset < -_NEVER:
                        raise BuildError("not a value of this type", expected="an int64", found=shown(offset)).at("offset")
                    last = offset_delta = wrapped(last)
            elif offset_delta is None:
                last = offset_delta = last + 1
            elif type(offset_delta) is int:
                last = offset_delta
            if last > highest:
                highest = last
            if timestamp is None:
                timestamp_delta, timestamp = 0 if timestamp_delta is None else timestamp_delta, base_timestamp
                if type(timestamp_delta) is int:
                    timestamp = wrapped(timestamp + timestamp_delta)
            elif timestamp_delta is None or not append:
                timestamp_delta = timestamp - base_timestamp | 0
                if not _NEVER <= timestamp_delta < -_NEVER:
                    if not _NEVER <= timestamp < -_NEVER:
                        raise BuildError("not a value of this type", expected="an int64", found=shown(timestamp)).at("timestamp")
                    timestamp_delta = wrapped(timestamp_delta)
            if timestamp > latest:
                latest = timestamp
            rows.append((attributes or 0, timestamp_delta, offset_delta, key, value, headers))
    except TypeError:
        raise _no_integers(offset, timestamp).at(f"[{len(rows)}]").at("records") from None
    except KafkaError as error:
        raise error.at(f"[{len(rows)}]").at("records")
    if fields.get("last_offset_delta") is None:
        fields["last_offset_delta"] = highest
    if fields.get("max_timestamp") is None:
        fields["max_timestamp"] = latest if rows else -1
    return rows, forced


def _no_integers(offset: object, timestamp: object) -> KafkaError:
    return BuildError("the offset or the timestamp is no integer", found=shown((offset, timestamp)))


def _bases(records: list[Any], fields: dict[str, Any]) -> tuple[int, int]:
    """The base offset and the base timestamp, filled in where they are left out: the first record's."""
    base_offset, base_timestamp = given(fields, "base_offset"), given(fields, "base_timestamp")
    offset = timestamp = None
    for i, record in enumerate(records):
        if base_offset is not None and base_timestamp is not None:
            break
        if type(record) is Forced:
            continue
        try:
            offset, timestamp, _, offset_delta, timestamp_delta, *_ = _taken(record)
            if base_offset is None:
                base_offset = 0 if offset is None else offset - (given({"": offset_delta}, "") or 0)
            if base_timestamp is None and timestamp is not None:
                append = given(fields, "attributes") & LOG_APPEND_TIME
                base_timestamp = timestamp - (0 if append else given({"": timestamp_delta}, "") or 0)
        except TypeError:
            raise _no_integers(offset, timestamp).at(f"[{i}]").at("records") from None
        except KafkaError as error:
            raise error.at(f"[{i}]").at("records")
    base_offset, base_timestamp = base_offset or 0, -1 if base_timestamp is None else base_timestamp
    fields.setdefault("base_offset", base_offset)
    fields.setdefault("base_timestamp", base_timestamp)
    return base_offset, base_timestamp


def _taken(record: Any) -> tuple[Any, ...]:
    """What a row needs, and a Forced length; None where something is left out."""
    if isinstance(record, Record):
        return _forced_deltas(record.offset, record.timestamp, record.attributes, record.offset_delta,
                              record.timestamp_delta, record.key, record.value, record.headers, None)
    get = fields_of(record, RECORD_NAMES, "a record").get
    key, value, control, length = get("key"), get("value"), get("control"), get("length")
    if control is not None:
        key, value = _control(control, key, value)
    return _forced_deltas(get("offset"), get("timestamp"), get("attributes"), get("offset_delta"), get("timestamp_delta"),
                          key, value, _headers(get("headers")), length if type(length) is Forced else None)


def _forced_deltas(offset: Any, timestamp: Any, attributes: Any, offset_delta: Any, timestamp_delta: Any,
                   *rest: Any) -> tuple[Any, ...]:
    """A delta follows from what is given, unless it is Forced: then that does not count."""
    return (None if type(offset_delta) is Forced else offset, None if type(timestamp_delta) is Forced else timestamp,
            attributes, offset_delta, timestamp_delta, *rest)


def _control(control: Any, key: Any, value: Any) -> tuple[Any, Any]:
    """The key and value of a control record that is given by what it means; given themselves, they must mean it."""
    from kafkaconstruct.formats.control_records import control_bytes, control as meaning

    if key is None and value is None:
        return control_bytes(control)
    if meaning(key, value) != control:
        raise BuildError("key and value say otherwise", expected=shown(meaning(key, value))).at("control")
    return key, value


def _headers(headers: Any) -> Any:
    """Headers as pairs: given as such, as mappings with key and value, or as one mapping of keys to values."""
    if type(headers) is Forced or not headers:
        return headers
    if isinstance(headers, Mapping):
        return list(headers.items())
    if not isinstance(headers, Sequence) or isinstance(headers, str | bytes | bytearray):
        raise BuildError("not headers", expected="a list of (key, value)", found=shown(headers)).at("headers")
    pairs = []
    for i, header in enumerate(headers):
        if isinstance(header, Mapping):
            named = fields_of(header, ("key", "value"), "a header")
            header = named.get("key"), named.get("value")
        if not isinstance(header, tuple | list) or len(header) != 2:
            raise BuildError("not a header", expected="(key, value)", found=shown(header)).at(f"[{i}]").at("headers")
        pairs.append(tuple(header))
    return pairs


def _payload(rows: list[Row], forced: Mapping[int, Any]) -> bytes:
    """The records one after the other, as they stand behind a header that is not compressed."""
    global _write
    if _write is None:
        _write = record_writer(RECORD)
    if not forced:
        try:
            data: bytes = _write(rows)
            return data
        except UNWRITABLE:
            pass  # wrong, Forced, or in another shape: the declaration says which
    return interpreted_payload(rows, forced)


_write: Any = None


def interpreted_payload(rows: Iterable[Row], forced: Mapping[int, Any] | None = None) -> bytes:
    """The reference for the compiled loop: the declaration itself, a field at a time, and the errors with words."""
    out = io.BytesIO()
    for i, row in enumerate(rows):
        if not row:  # raw bytes in its place
            VARINT._build((forced or {})[i], out, None, "")
            continue
        body = io.BytesIO()
        try:
            values = *row[:-1], _named(_headers(row[-1]))
        except KafkaError as error:
            raise error.at(f"[{i}]").at("records")
        for field, value in zip(RECORD.fields[1:], values, strict=True):
            try:
                field.subcon._build(value, body, None, "")
            except KafkaError as error:
                raise error.at(field.name).at(f"[{i}]").at("records")
        VARINT._build((forced or {}).get(i, len(body.getvalue())), out, None, "")
        out.write(body.getvalue())
    return out.getvalue()


def _named(headers: Any) -> Any:
    if type(headers) is Forced:
        if headers.length is None:
            return headers
        return Forced(_named(_headers(headers.value)), length=headers.length)
    if headers is None:
        return []
    return [{"key": key, "value": value} for key, value in headers]
