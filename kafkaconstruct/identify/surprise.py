"""How many bits a value costs under a declaration: the fewer, the more it looks like what Kafka writes.

A guess is judged by description length. Each field is given a rough prior (small numbers, -1, known error codes,
readable names are cheap), and the bits of all fields are summed. Of two layouts that both end exactly at the last byte,
the one with the lower sum explains the bytes better; their difference is the logarithm of how much better.
"""

from __future__ import annotations

import math
import uuid
from functools import singledispatch
from typing import Any

from kafkaconstruct.declare.primitives import Fixed, OpenEnum, UuidType, VarintType
from kafkaconstruct.declare.sized import ArrayType, BytesType, EmbeddedType, StringType
from kafkaconstruct.declare.structs import UNKNOWN_TAGS, NullableStruct, ResolvedStruct

SAMPLE = 40  # elements of an array that are looked at; the rest is taken to be alike
RAW = 8.1  # bits of a byte nothing is known about: a little more than it holds
SUSPECT = 10.0  # bits of a byte where nothing should be, as in a tag that no release ever had
NULL, EMPTY = 2.0, 2.5
NAME_CHARACTERS = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-:/")
EPOCH_MS = (1_100_000_000_000, 2_200_000_000_000)  # 2004 to 2039


def number(value: int, size: int) -> float:
    """Bits of an integer of `size` bytes: few for 0, -1, small ones and the extremes."""
    if value == 0:
        return 1.5
    if value == -1:
        return 2.5
    top = 1 << (8 * size - 1)
    if value in (top - 1, -top):
        return 6.0
    bits = 2 * math.log2(abs(value) + 1) + (2.5 if value > 0 else 5.0)
    return min(bits, 8.0 * size + (1.0 if value > 0 else 1.5))


def text(value: str) -> float:
    """Bits of a string: its length, and its characters by how often names have such."""
    bits = 2 * math.log2(len(value) + 1) + 1
    sample = value[:4000]
    total = 0.0
    for character in sample:
        if character in NAME_CHARACTERS:
            total += 5.2
        elif " " <= character <= "~":
            total += 6.6
        elif "\udc80" <= character <= "\udcff":  # a byte that is no UTF-8
            total += 24.0
        elif character < "\xa0":
            total += 11.0
        else:
            total += 6.5 * len(character.encode("utf-8", "surrogatepass"))
    return bits + total * (len(value) / len(sample) if sample else 1.0)


def opaque(value: bytes) -> float:
    """Bits of bytes nothing is known about."""
    return 2 * math.log2(len(value) + 1) + 1 + unread(value)


def unread(data: bytes) -> float:
    """Bits of bytes that could not be read: names and zeros among them still look like Kafka's."""
    sample = data[:4000]
    bits = sum(3.0 if byte == 0 else 5.5 if chr(byte) in NAME_CHARACTERS else RAW for byte in sample)
    return bits * (len(data) / len(sample)) if sample else 0.0


@singledispatch
def surprise(construct: Any, value: Any, name: str = "") -> float:
    """Bits of a parsed value under a resolved declaration. `name` is the field's."""
    raise TypeError(f"no prior for {construct!r}")


@surprise.register
def _fixed(construct: Fixed, value: Any, name: str = "") -> float:
    if isinstance(value, bool):
        return 1.0
    if isinstance(value, float):
        return 3.0 if value == 0 else 56.0
    if construct.size == 8 and EPOCH_MS[0] < value < EPOCH_MS[1]:
        return 26.0 if "time" in name else 40.0
    if "port" in name:
        return 13.0 if 0 < value < 65536 else 4.0 if value in (0, -1) else 36.0
    return number(value, construct.size)


@surprise.register
def _enum(construct: OpenEnum, value: Any, name: str = "") -> float:
    if value == 0:
        return 0.5
    return 6.0 if value.known else 17.0


@surprise.register
def _uuid(construct: UuidType, value: uuid.UUID, name: str = "") -> float:
    return 1.5 if value.int == 0 else 123.0 if value.version == 4 else 131.0


@surprise.register
def _varint(construct: VarintType, value: int, name: str = "") -> float:
    return number(value, construct.bits // 8)


@surprise.register
def _string(construct: StringType, value: str | None, name: str = "") -> float:
    return NULL if value is None else EMPTY if value == "" else text(value)


@surprise.register
def _bytes(construct: BytesType, value: bytes | None, name: str = "") -> float:
    return NULL if value is None else EMPTY if value == b"" else opaque(value)


@surprise.register
def _embedded(construct: EmbeddedType, value: Any, name: str = "") -> float:
    return NULL if value is None else records(bytes(value))


def records(data: bytes) -> float:
    """Bits of a records field, by its first header: batches that begin soundly are likelier than their bytes."""
    if not data:
        return EMPTY
    bits = opaque(data)
    if len(data) < 17:
        return bits + 10
    length = int.from_bytes(data[8:12], signed=True)
    if data[16] > 2 or not 0 < length < 1 << 30:
        return bits + 24
    return bits - (80 if length <= len(data) - 12 else 30)


@surprise.register
def _array(construct: ArrayType, value: Any, name: str = "") -> float:
    if value is None:
        return NULL
    if not value:
        return EMPTY
    singular = name.removesuffix("s")
    sample = value[:SAMPLE]
    bits = sum(surprise(construct.element, element, singular) for element in sample)
    return 2 * math.log2(len(value) + 1) + 1.5 + bits * len(value) / len(sample)


@surprise.register
def _nullable(construct: NullableStruct, value: Any, name: str = "") -> float:
    return NULL if value is None else 1.0 + surprise(construct.struct, value, name)


@surprise.register
def _struct(construct: ResolvedStruct, value: Any, name: str = "") -> float:
    bits = sum(surprise(field.subcon, value[field.name], field.name) for field in construct.fields)
    if construct.flexible:
        bits += 0.5
        for field in construct.tagged:
            if value[field.name] != field.default():
                bits += 8.0 + surprise(field.subcon, value[field.name], field.name)
        for tag, data in value.get(UNKNOWN_TAGS, {}).items():
            bits += 14.0 + number(tag, 4) + SUSPECT * (len(data) + 1)
    return bits
