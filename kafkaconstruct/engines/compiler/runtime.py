"""What generated code calls: the rare and the long forms, which are not worth a place in every function.

In all of it `d` is the input, `p` a position in it. Positions only grow, and a short slice lets one overshoot: the next
read then fails, or the check at the end of the parse does. Only counts need a check of their own, before a loop.
"""

from __future__ import annotations

import struct
import uuid
from functools import cache
from typing import Any

from construct import Container

from kafkaconstruct.declare.primitives import VarintType
from kafkaconstruct.declare.structs import UNKNOWN_TAGS, Doubt, ResolvedStruct
from kafkaconstruct.declare.wire import Forced
from kafkaconstruct.engines.compiler.source import Function
from kafkaconstruct.wiring import supplied

MOST_MEMBERS = 1024  # of an enum that are kept: hostile input may hold every unknown one
MOST_SHAPES = 4096  # that are kept, of the counts of a struct's arrays
SHORT_COUNTS = 128  # a count or length up to 126 takes one byte in the compact form

# ---------------------------------------------------------------- parse


def uvarint(d: bytes, p: int) -> tuple[int, int]:
    """An unsigned varint of 32 bits, and the position after it."""
    byte = d[p]
    value = byte & 127
    shift = 7
    while byte > 127:
        if shift > 28:
            raise Doubt
        p += 1
        byte = d[p]
        value |= (byte & 127) << shift
        shift += 7
    return value & 0xFFFFFFFF, p + 1


def varint(d: bytes, p: int, bits: int, zigzag: bool) -> tuple[int, int]:
    """A varint of any kind."""
    value = shift = 0
    while True:
        if shift >= bits:
            raise Doubt
        byte = d[p]
        p += 1
        value |= (byte & 127) << shift
        if byte < 128:
            break
        shift += 7
    value &= (1 << bits) - 1
    return (value >> 1) ^ -(value & 1) if zigzag else value, p


def compact_length(d: bytes, p: int) -> tuple[int, int]:
    """A compact length or count; negative is null."""
    value, p = uvarint(d, p)
    value -= 1
    return value - (1 << 32) if value > 0x7FFFFFFF else value, p


def long_count(d: bytes, p: int) -> tuple[int, int]:
    """A compact count of several bytes; the odd forms of null are left to the interpreted path."""
    length, p = compact_length(d, p)
    if length < 0:
        raise Doubt
    return length, p


def varint_length(d: bytes, p: int) -> tuple[int, int]:
    """A zigzag length or count; negative is null."""
    return varint(d, p, 32, True)


def long_string(d: bytes, p: int, nullable: bool) -> tuple[str | None, int]:
    """A compact string of any length."""
    length, p = compact_length(d, p)
    if length < 0 and nullable:
        return None, p
    if not 0 <= length <= 0x7FFF:
        raise Doubt
    end = p + length
    return d[p:end].decode(), end


def long_bytes(d: bytes, p: int, nullable: bool) -> tuple[bytes | None, int]:
    """Compact bytes of any length."""
    length, p = compact_length(d, p)
    if length < 0:
        if nullable:
            return None, p
        raise Doubt
    end = p + length
    return d[p:end], end


def long_numbers(d: bytes, p: int, readers: Readers, size: int, nullable: bool) -> tuple[list[Any] | None, int]:
    """A compact array of numbers of any length."""
    count, p = compact_length(d, p)
    if count < 0 and nullable:
        return None, p
    if count < 0 or count * size > len(d) - p:
        raise Doubt
    return [*readers[count](d, p)], p + count * size


def uuid_from(data: bytes) -> uuid.UUID:
    """As `uuid.UUID(bytes=data)`, which takes four times as long."""
    new: uuid.UUID = _new_uuid(uuid.UUID)
    _set_int(new, int.from_bytes(data, "big"))
    _set_is_safe(new, uuid.SafeUUID.unknown)
    return new


_new_uuid: Any = uuid.UUID.__new__
_set_int: Function = vars(uuid.UUID)["int"].__set__
_set_is_safe: Function = vars(uuid.UUID)["is_safe"].__set__


def uuids(d: bytes, p: int, count: int) -> tuple[list[uuid.UUID], int]:
    """That many uuids."""
    end = p + 16 * count
    if end > len(d):
        raise Doubt
    return [uuid_from(d[i : i + 16]) for i in range(p, end, 16)], end


def unknown_tags(d: bytes, p: int, value: Container[Any]) -> int:
    """Read a tag buffer in which no tag is known into `value`, and return the position after it."""
    count, p = uvarint(d, p)
    tags = {}
    for _ in range(count):
        tag, p = uvarint(d, p)
        size, p = uvarint(d, p)
        end = p + size
        if end > len(d):
            raise Doubt
        tags[tag] = d[p:end]
        p = end
    if tags:
        value[UNKNOWN_TAGS] = tags
    return p


class Readers(dict[int, Function]):
    """By count: what reads that many numbers of one code."""

    def __init__(self, code: str) -> None:
        super().__init__()
        self.code = code

    def __missing__(self, count: int) -> Function:
        read = struct.Struct(f">{count}{self.code}").unpack_from
        if count < SHORT_COUNTS:
            self[count] = read
        return read


@cache
def readers(code: str) -> Readers:
    """The readers of arrays of one code."""
    return Readers(code)


@cache
def short_readers(code: str, padding: str) -> list[Function | None]:
    """By the byte of a count on the wire: what reads an array behind it, where it is not null and takes one byte.

    With the padding "x", what reads it from the count on.
    """
    short = [struct.Struct(f">{padding}{count}{code}").unpack_from for count in range(SHORT_COUNTS - 1)]
    return [None, *short, *[None] * (256 - SHORT_COUNTS)]


class EnumTable(dict[int, Any]):
    """By number: the member of an open enum. A look-up is twenty times as fast as a call of the class."""

    def __init__(self, enum: Any) -> None:
        super().__init__()
        self.enum = enum

    def __missing__(self, number: int) -> Any:
        member = self.enum(number)
        if len(self) < MOST_MEMBERS:
            self[number] = member
        return member


@cache
def enum_table(supplier: str) -> EnumTable:
    """The members of an enum, as they turn up."""
    return EnumTable(supplied(supplier))


PARSE_NAMES = {
    function.__name__: function
    for function in (
        *(uvarint, varint, compact_length, long_count, varint_length),
        *(long_string, long_bytes, long_numbers, uuid_from, uuids, unknown_tags),
        *(Doubt, Container),
    )
}

# ---------------------------------------------------------------- build


def write_uvarint(out: bytearray, value: int) -> None:
    """An unsigned varint that is within Kafka's bounds for a length."""
    if value > 0x7FFFFFFF:
        raise Doubt
    while value > 127:
        out.append(value & 127 | 128)
        value >>= 7
    out.append(value)


def write_string_length(out: bytearray, length: int) -> None:
    """The length of a compact string."""
    if length > 0x7FFF:
        raise Doubt
    write_uvarint(out, length + 1)


def write_tags(out: bytearray, tags: dict[int, bytes]) -> None:
    """A tag buffer."""
    write_uvarint(out, len(tags))
    for tag in sorted(tags):
        write_uvarint(out, tag)
        write_uvarint(out, len(tags[tag]))
        out += tags[tag]


def as_bytes(value: Any) -> bytes:
    """Bytes that stand in another type."""
    if type(value) is bytearray or type(value) is memoryview:
        return bytes(value)
    raise Doubt


def as_list(value: Any) -> list[Any]:
    """The elements of an array that is not a plain list."""
    if isinstance(value, list | tuple):
        return list(value)
    raise Doubt


def encoded_varint(type_: VarintType, value: Any) -> bytes:
    """A varint of any kind."""
    lo, hi = type_.bounds
    if type(value) is not int or not lo <= value <= hi:
        raise Doubt
    return type_.encode(value)


def completed(struct_: ResolvedStruct, value: Any) -> tuple[dict[str, Any], Any]:
    """A struct's value with every field in it, and its unknown tags. Raises BuildError."""
    if type(value) is Forced:
        raise Doubt
    values = struct_.complete(value)
    return values, values.get(UNKNOWN_TAGS)


def all_values(struct_: ResolvedStruct, value: Any) -> list[Any]:
    """A struct's unknown tags, then the values of all its fields. Raises BuildError."""
    values, unknown = completed(struct_, value)
    return [unknown, *(values[name] for name in struct_.all)]


class Packs(dict[tuple[int, ...], Function | None]):
    """By the counts of its arrays: what packs a run of numbers, or None where a count takes more than the byte it has.

    `codes` are the run's; an array's has an `n` in front, and its count's before it.
    """

    def __init__(self, codes: tuple[str, ...]) -> None:
        super().__init__()
        self.codes = codes

    def __missing__(self, counts: tuple[int, ...]) -> Function | None:
        left, format_, pack = iter(counts), ">", None
        for before, code in zip(("", *self.codes), self.codes, strict=False):
            count = next(left) if code[0] == "n" else 0
            if before == "B" and count >= SHORT_COUNTS - 1:
                break
            format_ += f"{count}{code[1:]}" if code[0] == "n" else code
        else:
            pack = struct.Struct(format_).pack
        if len(self) < MOST_SHAPES:
            self[counts] = pack
        return pack


@cache
def packs(codes: tuple[str, ...]) -> Packs:
    """What packs runs of these codes."""
    return Packs(codes)


def write_numbers(out: bytearray, values: list[Any], code: str, compact: bool) -> None:
    """An array of numbers of any length."""
    if compact:
        write_uvarint(out, len(values) + 1)
    else:
        out += struct.pack(">i", len(values))
    out += struct.pack(f">{len(values)}{code}", *values)


BUILD_NAMES = {
    function.__name__: function
    for function in (
        *(write_uvarint, write_string_length, write_tags, write_numbers),
        *(as_bytes, as_list, encoded_varint, completed, all_values),
        *(Doubt, Forced, Container),
    )
} | {"UUID": uuid.UUID, "encode": str.encode}
