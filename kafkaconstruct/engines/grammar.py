"""The layout of a message in words, in the protocol guide's notation: COMPACT_NULLABLE_STRING and the like."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import singledispatch
from typing import Any

from kafkaconstruct.declare.primitives import VarintType
from kafkaconstruct.declare.sized import ArrayType
from kafkaconstruct.declare.structs import NullableStruct, ResolvedField, ResolvedStruct
from kafkaconstruct.declare.words import snake


@dataclass(frozen=True, slots=True)
class Entry:
    """One field: how deep it stands, its type in capitals, and what else there is to say."""

    depth: int
    name: str
    type: str
    tag: int | None = None
    default: Any = None  # the declared one, where it is not the type's own
    has_default: bool = False
    docs: str = ""


def grammar(struct: ResolvedStruct, depth: int = 0) -> Iterator[Entry]:
    """The fields of a struct in wire order, each struct's tag buffer at its end, its tagged fields beneath that."""
    for field in struct.fields:
        yield from _field(field, depth)
    if struct.tag_buffer is not None:
        yield Entry(depth, "_tagged_fields", "TAG_BUFFER")
        for field in struct.tagged:
            yield from _field(field, depth + 1)


def _field(field: ResolvedField, depth: int) -> Iterator[Entry]:
    docs = field.docs.decode() if isinstance(field.docs, bytes) else field.docs or ""
    default = field.default()
    unusual = default != field.subcon.default()
    yield Entry(depth, field.name, capitals(field.subcon), field.tag, default if unusual else None, unusual, docs)
    inside = members(field.subcon)
    if inside is not None:
        yield from grammar(inside, depth + 1)


def members(type_: Any) -> ResolvedStruct | None:
    """The struct whose members stand beneath a field of this type."""
    if isinstance(type_, ArrayType):
        return members(type_.element)
    if isinstance(type_, NullableStruct):
        return type_.struct
    return type_ if isinstance(type_, ResolvedStruct) else None


@singledispatch
def capitals(type_: Any) -> str:
    """A type's name as the protocol guide writes it."""
    return snake(repr(type_)).upper().replace("U_INT", "UINT")


@capitals.register
def _(type_: ArrayType) -> str:
    name = snake(repr(type_)).upper()
    element = type_.element
    return f"{name} of {element.type_name if isinstance(element, ResolvedStruct) else capitals(element)}"


@capitals.register
def _(type_: NullableStruct) -> str:
    mark = "UNSIGNED_VARINT" if isinstance(type_.mark, VarintType) else "INT8"
    return f"NULLABLE {type_.struct.type_name} behind {mark}"


@capitals.register
def _(type_: ResolvedStruct) -> str:
    return type_.type_name
