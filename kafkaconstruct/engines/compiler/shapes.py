"""Readers of structs that follow each other with the same counts.

A partition of Metadata is a few numbers and three arrays of them, and most partitions of a cluster have as many
replicas as the one before. Where the counts are known, all of it is one fixed run of numbers: `struct.iter_unpack` then
takes partition after partition for as long as the counts it reads are those expected.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from kafkaconstruct.declare.primitives import Fixed, OpenEnum, UuidType
from kafkaconstruct.declare.sized import ArrayType
from kafkaconstruct.declare.structs import ResolvedStruct
from kafkaconstruct.engines.compiler.source import Function

WORTHWHILE = 8  # times that a shape turns up before a reader is compiled for it
MOST_NUMBERS = 64  # in the arrays of one struct
MOST_READERS = 16  # for the structs of one array

Counts = tuple[int, ...]


def has_shape(type_: Any) -> bool:
    """Whether a type is a struct of nothing but numbers and arrays of numbers."""
    if not isinstance(type_, ResolvedStruct) or type_.tagged:
        return False
    parts = [field.subcon for field in type_.fields]
    return any(map(is_numbers, parts)) and all(is_numbers(part) or isinstance(part, Fixed | UuidType) for part in parts)


def is_numbers(type_: Any) -> bool:
    """Whether a type is an array of numbers, its count a byte or of fixed width."""
    if not isinstance(type_, ArrayType) or isinstance(type_.element, OpenEnum):
        return False
    return isinstance(type_.element, Fixed) and (type_.prefix.bias == 1 or isinstance(type_.prefix.type, Fixed))


class Shapes(dict[Counts, Function | None]):
    """By the counts of its arrays, as they stand on the wire: what reads structs of that shape, or None.

    A reader takes the input, a position, how many structs to read at most, and the function to call with each; it
    returns the position of the first struct of another shape.
    """

    def __init__(self, struct: ResolvedStruct) -> None:
        super().__init__()
        self.struct = struct
        self.arrays = [field.subcon for field in struct.fields if is_numbers(field.subcon)]
        self._seen: Counter[Counts] = Counter()

    def __missing__(self, counts: Counts) -> Function | None:
        lengths = [count - array.prefix.bias for count, array in zip(counts, self.arrays, strict=True)]
        if min(lengths) < 0 or sum(lengths) > MOST_NUMBERS or len(self) == MOST_READERS:
            return None
        self._seen[counts] += 1
        if self._seen[counts] < WORTHWHILE:
            return None
        from kafkaconstruct.engines.compiler.parser import shape_reader

        reader = self[counts] = shape_reader(self.struct, counts).function("read_shape")
        return reader
