"""Readers of structs that follow each other with the same counts.

A partition of Metadata is a few numbers and three arrays of them, and most partitions of a cluster have as many
replicas as the one before; most error messages are null. Where that is known, all of a struct is one fixed run of
numbers: `struct.iter_unpack` then takes struct after struct for as long as the counts it reads are those expected.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from kafkaconstruct.declare.primitives import Fixed, OpenEnum, UuidType
from kafkaconstruct.declare.sized import ArrayType, BytesType, Sized, StringType
from kafkaconstruct.declare.structs import ResolvedStruct
from kafkaconstruct.engines.compiler.source import Function

WORTHWHILE = 8  # times that a shape turns up before a reader is compiled for it
MOST_NUMBERS = 32  # in an array
MOST_COUNTED = 1024  # shapes whose turning up is counted
MOST_READERS = 16  # for one struct

Counts = tuple[int, ...]


def has_shape(type_: Any) -> bool:
    """Whether a type is a struct of nothing but numbers, arrays of numbers, and strings and bytes that may be null."""
    if not isinstance(type_, ResolvedStruct) or type_.tagged or not type_.fields:
        return False
    return all(isinstance(field.subcon, Fixed | UuidType) or has_count(field.subcon) for field in type_.fields)


def has_count(type_: Any) -> bool:
    """Whether a type is part of a shape by a count: an array of numbers, or a string that may be null."""
    if not isinstance(type_, Sized) or (type_.prefix.bias == 0 and not isinstance(type_.prefix.type, Fixed)):
        return False
    if isinstance(type_, ArrayType):
        return isinstance(type_.element, Fixed) and not isinstance(type_.element, OpenEnum)
    return isinstance(type_, StringType | BytesType) and type_.nullable


class Shapes(dict[Counts, Function | None]):
    """By the counts in a struct, as they stand on the wire: what reads structs of that shape, or None.

    A reader takes the input, a position, how many structs to read at most, and the function to call with each; it
    returns the position of the first struct of another shape.
    """

    def __init__(self, struct: ResolvedStruct) -> None:
        super().__init__()
        self.struct = struct
        self.counted = [field.subcon for field in struct.fields if has_count(field.subcon)]
        self._seen: Counter[Counts] = Counter()

    def __missing__(self, counts: Counts) -> Function | None:
        if len(self) == MOST_READERS or not all(map(_is_short, self.counted, counts)):
            return None
        if len(self._seen) > MOST_COUNTED:
            self._seen.clear()
        self._seen[counts] += 1
        if self._seen[counts] < WORTHWHILE:
            return None
        from kafkaconstruct.engines.compiler.parser import shape_reader

        reader = self[counts] = shape_reader(self.struct, counts).function("read_shape")
        return reader


def _is_short(type_: Any, count: int) -> bool:
    """Whether a count is one to have a reader for: of a string only null and empty, as others change too often."""
    length: int = count - type_.prefix.bias
    return 0 <= length <= MOST_NUMBERS if isinstance(type_, ArrayType) else length <= 0
