"""What Construct parsed against what a parser made by Kaitai read, field by field.

The second is a tree of objects with Kaitai's names: those of the Python target as they are, those of JavaScript behind
`javascript.Read`. An attribute that an `if` left out does not exist.
"""

from __future__ import annotations

import math
import struct
from collections import Counter
from collections.abc import Mapping
from functools import singledispatchmethod
from typing import Any

from kafkaconstruct.declare import primitives as wire
from kafkaconstruct.declare.sized import ArrayType, BytesType, EmbeddedType, StringType
from kafkaconstruct.declare.structs import UNKNOWN_TAGS, NullableStruct, ResolvedStruct
from kafkaconstruct.formats.control_records import VALUES
from kafkaconstruct.formats.message_set import MESSAGES
from kafkaconstruct.formats.record_batch import HEADER
from kafkaconstruct.formats.record_sets import RecordSet
from kafkaconstruct.formats.record_values import Batch

SAFE = 1 << 53  # JavaScript's numbers are exact up to here


class Difference(AssertionError):
    """Kaitai read something else than Construct."""


class Comparison:
    """Compares and counts. With `exact=False` integers are JavaScript's; `inexact` counts what those cannot hold.

    With `closed_enums` an enum has only the values that it names, as in Java: an unknown one is null.
    """

    def __init__(self, *, exact: bool = True, closed_enums: bool = False) -> None:
        self.exact, self.closed_enums = exact, closed_enums
        self.fields = 0
        self.inexact: Counter[str] = Counter()

    def struct(self, type_: ResolvedStruct, value: Mapping[str, Any], read: Any, path: str = "") -> None:
        """A struct of one version."""
        for field in type_.fields:
            self.field(field.subcon, value[field.name], read, field.name, f"{path}.{field.name}")
        if type_.flexible:
            self.tags(type_, value, read.tag_buffer, path)

    def tags(self, type_: ResolvedStruct, value: Mapping[str, Any], buffer: Any, path: str) -> None:
        """A tag buffer: known fields by their types, others as bytes. Of a repeated tag the last one counts."""
        found = {entry.tag.value: content_of(entry) for entry in buffer.fields}
        self.same(buffer.num_fields.value, len(buffer.fields), f"{path}.num_fields")
        for field in type_.tagged:
            content = found.pop(field.tag, None)
            where = f"{path}.{field.name}"
            if content is None:
                self.same(value[field.name], field.default(), where)
            else:
                self.field(field.subcon, value[field.name], content, field.name, where)
        self.same(dict(value.get(UNKNOWN_TAGS, {})), found, f"{path}.{UNKNOWN_TAGS}")

    def same(self, expected: Any, got: Any, path: str) -> None:
        """Two values that must be equal."""
        self.fields += 1
        if isinstance(expected, float) and math.isnan(expected) and isinstance(got, float) and math.isnan(got):
            return
        if expected != got and not self._as_near_as_can_be(expected, got):
            raise Difference(f"{path}: Construct has {expected!r}, Kaitai {got!r}")

    def _as_near_as_can_be(self, expected: Any, got: Any) -> bool:
        """Whether JavaScript could not do better."""
        if self.exact or not isinstance(expected, int) or not isinstance(got, int | float):
            return False
        if abs(expected) > SAFE and math.isclose(expected, got, rel_tol=2**-52):
            self.inexact["beyond 2^53"] += 1
            return True
        if expected < 0 and expected % (1 << 32) < 1 << 31 and math.isclose(expected + (1 << 32), got, rel_tol=2**-52):
            self.inexact["readS8be"] += 1  # the runtime's own fault with negative numbers, and perhaps rounded, too
            return True
        return False

    @singledispatchmethod
    def field(self, type_: Any, value: Any, read: Any, name: str, path: str) -> None:
        """A field of this wire type, read as the attribute `name` of `read`."""
        raise TypeError(f"nothing compares {type_!r}")

    @field.register
    def _(self, type_: wire.Fixed, value: Any, read: Any, name: str, path: str) -> None:
        self.plain(type_, value, getattr(read, name, None), path)

    @field.register
    def _(self, type_: wire.UuidType, value: Any, read: Any, name: str, path: str) -> None:
        self.plain(type_, value, getattr(read, name), path)

    @field.register
    def _(self, type_: wire.VarintType, value: Any, read: Any, name: str, path: str) -> None:
        self.plain(type_, value, getattr(read, name), path)

    def plain(self, type_: Any, value: Any, got: Any, path: str) -> None:
        """A value without a length."""
        if isinstance(type_, wire.UuidType):
            self.same(value.bytes, got, path)
        elif isinstance(type_, wire.BooleanType):
            self.same(value, got != 0, path)
        elif isinstance(type_, wire.VarintType):
            self.same(value, got.value, path)
        elif isinstance(type_, wire.OpenEnum) and got is None and self.closed_enums and not value.known:
            self.inexact["unknown enum"] += 1
        elif isinstance(type_, wire.OpenEnum):
            self.same(int(value), int(getattr(got, "value", got)), path)
        else:
            self.same(value, got, path)

    @field.register
    def _(self, type_: StringType, value: Any, read: Any, name: str, path: str) -> None:
        self.same(value, getattr(read, name, None), path)

    @field.register
    def _(self, type_: BytesType, value: Any, read: Any, name: str, path: str) -> None:
        self.same(value, getattr(read, name, None), path)

    @field.register
    def _(self, type_: EmbeddedType, value: Any, read: Any, name: str, path: str) -> None:
        got = getattr(read, name, None)
        if value is None or got is None:
            self.same(value, got, path)
        else:
            self.records(value, got, path)

    @field.register
    def _(self, type_: ArrayType, value: Any, read: Any, name: str, path: str) -> None:
        got = getattr(read, name, None)
        self.same(None if value is None else len(value), None if got is None else len(got), f"{path}.length")
        for i, (member, member_read) in enumerate(zip(value or (), got or (), strict=True)):
            where = f"{path}[{i}]"
            if isinstance(type_.element, ResolvedStruct):
                self.struct(type_.element, member, member_read, where)
            elif isinstance(type_.element, StringType | BytesType | ArrayType):
                self.field(type_.element, member, member_read, "value", where)
            else:
                self.plain(type_.element, member, member_read, where)

    @field.register
    def _(self, type_: ResolvedStruct, value: Any, read: Any, name: str, path: str) -> None:
        self.struct(type_, value, getattr(read, name), path)

    @field.register
    def _(self, type_: NullableStruct, value: Any, read: Any, name: str, path: str) -> None:
        got = getattr(read, name, None)
        if value is None or got is None:
            self.same(value, got, path)
        else:
            self.struct(type_.struct, value, got, path)

    # -- records

    def records(self, value: RecordSet, read: Any, path: str) -> None:
        """Batches and messages back to back, and what follows them."""
        batches = [entry.batch for entry in read.entries if getattr(entry, "batch", None) is not None]
        self.same(len(value.batches), len(batches), f"{path}.length")
        for i, (batch, got) in enumerate(zip(value.batches, batches, strict=True)):
            where = f"{path}[{i}]"
            if isinstance(batch, Batch):
                self.batch(batch, got, where)
            else:
                layout = MESSAGES[batch.magic]
                self.struct(layout, self._stored(batch, layout), got, where)
                self.same(batch.codec, self.enum_name(got.codec), f"{where}.codec")
        tail = b"".join(entry.tail for entry in read.entries if getattr(entry, "tail", None) is not None)
        whole = sum(len(batch.wire) for batch in value.batches)
        self.same(bytes(value)[whole:], tail, f"{path}.tail")

    def _stored(self, message: Any, layout: ResolvedStruct) -> dict[str, Any]:
        stored = {"offset": message.stored_offset, "timestamp": message.stored_timestamp}
        return {f.name: stored[f.name] if f.name in stored else getattr(message, f.name) for f in layout.fields}

    CODECS = ("none", "gzip", "snappy", "lz4", "zstd")

    def enum_name(self, got: Any) -> str:
        """A codec's name, from a member of an enum or its number; numbers without a name are as Construct has them."""
        number = int(getattr(got, "value", got))
        return self.CODECS[number] if number < len(self.CODECS) else f"unknown-{number}"

    def batch(self, batch: Batch, got: Any, path: str) -> None:
        """A batch of magic 2, with its records where they are not compressed."""
        for field in HEADER.fields:
            name = "num_records" if field.name == "count" else field.name
            self.same(getattr(batch, field.name), getattr(got, name), f"{path}.{name}")
        self.same(batch.codec, self.enum_name(got.codec), f"{path}.codec")
        self.same(
            batch.timestamp_type == "LogAppendTime",
            int(getattr(got.timestamp_type, "value", got.timestamp_type)) == 1,
            path,
        )
        for flag in ("is_transactional", "is_control"):
            self.same(getattr(batch, flag), getattr(got, flag), f"{path}.{flag}")
        self.same(batch.delete_horizon is not None, got.has_delete_horizon, f"{path}.has_delete_horizon")
        self.same(batch.last_offset, got.last_offset, f"{path}.last_offset")
        if batch.codec != "none":
            self.same(batch.wire[HEADER.min_size :], got.compressed_records, f"{path}.compressed_records")
            return
        self.same(len(batch.records), len(got.records), f"{path}.records.length")
        for i, (record, read) in enumerate(zip(batch.records, got.records, strict=True)):
            self.record(record, read, batch.is_control, f"{path}.records[{i}]")

    def record(self, record: Any, got: Any, is_control: bool, path: str) -> None:
        """A record, as it is stored and what it comes to."""
        for name in ("timestamp_delta", "offset_delta"):
            self.same(getattr(record, name), getattr(got, name).value, f"{path}.{name}")
        for name in ("attributes", "offset", "timestamp"):
            self.same(getattr(record, name), getattr(got, name), f"{path}.{name}")
        headers = [(header.key, getattr(header, "value", None)) for header in got.headers]
        self.same([tuple(header) for header in record.headers], headers, f"{path}.headers")
        if is_control:
            self.control(record.control, record.value, got, path)
            return
        for name in ("key", "value"):
            self.same(getattr(record, name), getattr(got, name, None), f"{path}.{name}")

    def control(self, control: Any, value: bytes, got: Any, path: str) -> None:
        """What a control record says; the value of an unknown type stays bytes."""
        self.same(control.version, got.control_key.version, f"{path}.control_key.version")
        self.same(int(control.type), int(getattr(got.control_key.type, "value", got.control_key.type)), path)
        if control.type not in VALUES:
            self.same(value, got.control_value, f"{path}.control_value")
            return
        message, _ = VALUES[control.type]
        said = struct.unpack_from(">h", value)[0]
        read = getattr(got.control_value, "body", got.control_value)
        self.struct(message[min(said, message.versions[-1])], control.value, read, f"{path}.control_value")
        self.same(said, read.version, f"{path}.control_value.version")


def content_of(entry: Any) -> Any:
    """What a tagged field holds: bytes, or an object where the struct knows some tags and this is one of them."""
    return entry.content if hasattr(entry, "content") else entry.data
