"""The mistakes that make bytes unreadable: the cheapest set of known ones after which they read to the end.

People build frames by hand, from tutorials that get details wrong, and one wrong byte spoils all that follows. This
reads on behind a mistake: a best-first search over the declaration, in which each known mistake is another way to read
a field, at a cost, and so is a value that no client writes.
"""

from __future__ import annotations

import heapq
import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache, singledispatch
from typing import Any

from kafkaconstruct.declare import Message
from kafkaconstruct.declare.primitives import INT8, BooleanType, Fixed, OpenEnum, UuidType, VarintType
from kafkaconstruct.declare.sized import ArrayType, Sized, StringType
from kafkaconstruct.declare.structs import NullableStruct, TagBuffer
from kafkaconstruct.declare.versions import NEWEST
from kafkaconstruct.declare.words import ArrayWord, Field, StructWord

LIMIT = 20_000  # steps of the search
LARGEST = 1 << 16  # bytes that are searched
MOST = 14  # of cost: more mistakes than that explain anything
MOST_LEFT = 16  # bytes that may be left over
ODD, WRONG, MISSING = 2, 2, 3  # what an odd value, a wrong form and a missing or surplus field cost
NOT_TEXT = 4


@dataclass(frozen=True, slots=True)
class Mistake:
    """What is wrong: the field, the byte, what should be there and what is, and the likely cause."""

    path: str
    offset: int
    expected: str
    found: str
    cause: str

    def __str__(self) -> str:
        where = f"{self.path} at byte {self.offset} (0x{self.offset:x})"
        return f"{where}: expected {self.expected}, found {self.found}: {self.cause}"


@dataclass(frozen=True, slots=True)
class Way:
    """One way to read a field: where it ends, what is to be read next, what it costs and which mistake it takes."""

    end: int
    then: tuple[Step, ...] = ()
    cost: int = 0
    mistake: Mistake | None = None


@dataclass(frozen=True, slots=True)
class Place:
    """Where a field is to be read."""

    data: bytes
    offset: int
    path: str
    field: Field | None = None  # as it is declared, over all versions
    before: tuple[Field, ...] = ()  # the declared fields just before it that this version does not have
    version: int = 0

    def hex(self, size: int) -> str:
        """The next bytes."""
        return self.data[self.offset : self.offset + size].hex(" ") or "nothing"

    def wrong(self, end: int, expected: str, cause: str, *, cost: int = WRONG, then: tuple[Step, ...] = (),
              found: str | None = None) -> Way:  # fmt: skip
        """A way to read it that takes a mistake."""
        seen = self.hex(min(max(end - self.offset, 1), 8)) if found is None else found
        return Way(end, then, cost, Mistake(self.path, self.offset, expected, seen, cause))


Step = Callable[[bytes, int], Iterator[Way]]


def find_mistakes(
    parts: list[tuple[str, Message, int]], data: bytes, start: int = 0, limit: int = LIMIT
) -> list[Mistake] | None:
    """The mistakes in `data[start:]`, which should be the parts (path, message, version) one after the other.

    None where no set of known mistakes makes the bytes readable, or the search takes too long.
    """
    if len(data) > LARGEST:
        return None
    steps: list[Step] = []
    for path, message, version in parts:
        flexible = version in message.flexible_versions
        steps += struct_steps(message.struct, version, flexible, path)
        if not flexible:
            steps.append(_no_tag_buffer(path))
    return search(data, start, tuple(steps), limit)


def search(data: bytes, start: int, steps: tuple[Step, ...], limit: int) -> list[Mistake] | None:
    """The cheapest way to the end; of equal ones that which has come furthest goes first."""
    order = itertools.count()
    work: Any = None
    for step in reversed(steps):
        work = (step, work)
    waiting: list[tuple[int, int, int, int, Any, Any]] = [(0, -start, next(order), start, work, None)]
    while waiting and limit:
        limit -= 1
        cost, _, _, offset, work, mistakes = heapq.heappop(waiting)
        if cost > MOST:
            return None
        if work is None:
            if offset == len(data):
                return _listed(mistakes)
            for way in _surplus(data, offset):
                heapq.heappush(
                    waiting, (cost + way.cost, -way.end, next(order), way.end, None, (way.mistake, mistakes))
                )
            continue
        step, rest = work
        for way in step(data, offset):
            if way.end > len(data):
                continue
            left = rest
            for then in reversed(way.then):
                left = (then, left)
            found = mistakes if way.mistake is None else (way.mistake, mistakes)
            heapq.heappush(waiting, (cost + way.cost, -way.end, next(order), way.end, left, found))
    return None


def _listed(mistakes: Any) -> list[Mistake]:
    found: list[Mistake] = []
    while mistakes is not None:
        found.append(mistakes[0])
        mistakes = mistakes[1]
    return found[::-1]


def _surplus(data: bytes, offset: int) -> Iterator[Way]:
    """Bytes behind the end: empty tag buffers if they are zeros, one a time."""
    left = len(data) - offset
    if not any(data[offset:]) and left <= 8:
        found = data[offset:].hex(" ")
        many = "a tag buffer" if left == 1 else f"{left} tag buffers"
        cause = f"{many} too many: each struct has one, and an array has none of its own"
        yield Way(len(data), (), WRONG, Mistake("tag_buffer", offset, "the end", found, cause))
    elif left <= MOST_LEFT:
        found = data[offset : offset + 8].hex(" ") + (" …" if left > 8 else "")
        yield Way(len(data), (), 8, Mistake("", offset, "the end", found, f"{left} bytes too many"))


# -- structs -------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def resolved(word: Any, version: int, flexible: bool) -> Any:
    """A word's type at a version."""
    return word.resolve(version, flexible)


@lru_cache(maxsize=4096)
def struct_steps(word: StructWord, version: int, flexible: bool, path: str) -> tuple[Step, ...]:
    """How to read a struct: its fields, those that other versions have, and its tag buffer."""
    steps: list[Step] = []
    before: list[Field] = []
    names = {field.name for field in word.fields if version in field.word.versions}
    for field in word.fields:
        if flexible and version in field.word.tagged_versions:
            continue
        if version not in field.word.versions:
            if field.name not in names and not field.word.tagged_versions:
                before.append(field)
                steps.append(_absent(field, version, flexible, path))
            continue
        steps.append(_field(field, tuple(before), version, flexible, path))
        before = []
    if flexible:
        tagged = [field for field in word.fields if version in field.word.tagged_versions]
        steps.append(_tag_buffer({field.word.tag for field in tagged}, path))
    return tuple(steps)


def _join(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name


def _absent(field: Field, version: int, flexible: bool, path: str) -> Step:
    """A field that this version does not have may have been written all the same."""

    def step(data: bytes, offset: int) -> Iterator[Way]:
        yield Way(offset)
        type_ = resolved(field.word, version, flexible)
        if isinstance(type_, Fixed | UuidType | StringType):
            place = Place(data, offset, _join(path, field.name))
            for way in ways(type_, place):
                if way.mistake is None and way.cost == 0:
                    yield place.wrong(way.end, "no such field", _gone(field, version), cost=MISSING)

    return step


def _gone(field: Field, version: int) -> str:
    """`gone since v11`, or `new in v10`."""
    versions = field.word.versions
    if versions.hi < version:
        return f"{field.name} is gone since v{versions.hi + 1}"
    return f"{field.name} is new in v{versions.lo}"


def _field(field: Field, before: tuple[Field, ...], version: int, flexible: bool, path: str) -> Step:
    def step(data: bytes, offset: int) -> Iterator[Way]:
        place = Place(data, offset, _join(path, field.name), field, before, version)
        type_ = resolved(field.word, version, flexible)
        if isinstance(type_, ArrayType):
            yield from _array(type_, field.word, place, version, flexible)
        elif isinstance(type_, NullableStruct):
            yield from _nullable(field.word, place, version, flexible)
        elif isinstance(field.word, StructWord):
            yield Way(offset, struct_steps(field.word, version, flexible, place.path))
        else:
            yield from ways(type_, place)
            if isinstance(type_, Fixed | UuidType) and field.word.versions.lo:  # people know the oldest fields
                size = f"{type_.size} byte{'s' if type_.size > 1 else ''}, {type_!r}"
                yield place.wrong(offset, size, _missing(field), cost=MISSING, found="it left out")

    return step


def _missing(field: Field) -> str:
    since = field.word.versions.lo
    return f"{field.name} is missing" + (f", which is there since v{since}" if since else "")


def _array(type_: ArrayType, word: Any, place: Place, version: int, flexible: bool) -> Iterator[Way]:
    least = max(1, type_.element.min_size)
    for count, end, cost, expected, cause in lengths(type_, place):
        if count is not None and count * least > len(place.data) - end + least:
            continue  # one byte or so may be missing at the end, not elements
        then = (_elements(type_, word, 0, count, place.path, version, flexible),) if count else ()
        yield Way(end, then) if not cause else place.wrong(end, expected, cause, cost=cost, then=then)


def _elements(type_: ArrayType, word: ArrayWord, i: int, count: int, path: str, version: int, flexible: bool) -> Step:
    """The elements from an index on, each made when it is its turn: most ways to read end long before the last."""

    def step(data: bytes, offset: int) -> Iterator[Way]:
        rest = (_elements(type_, word, i + 1, count, path, version, flexible),) if i + 1 < count else ()
        if isinstance(word.element, StructWord):
            yield Way(offset, (*struct_steps(word.element, version, flexible, f"{path}[{i}]"), *rest))
            return
        for way in ways(type_.element, Place(data, offset, f"{path}[{i}]")):
            yield Way(way.end, (*way.then, *rest), way.cost, way.mistake)

    return step


def _nullable(word: StructWord, place: Place, version: int, flexible: bool) -> Iterator[Way]:
    for way in ways(INT8, place):
        mark = place.data[place.offset] if place.offset < len(place.data) else 0
        if mark == 0xFF:
            yield way
        elif mark == 1:
            yield Way(way.end, struct_steps(word, version, flexible, place.path))
        elif mark == 0:
            cause = "a struct's mark of presence is ff (null) or 01, not a compact length"
            yield place.wrong(way.end, "ff", cause)


def _tag_buffer(known: set[int], path: str) -> Step:
    """A tag buffer; it may be missing, or stand there twice."""

    def step(data: bytes, offset: int) -> Iterator[Way]:
        place = Place(data, offset, _join(path, "tag_buffer"))
        if offset >= len(data) or data[offset] != 0:
            yield from _tags(place, known)
        else:
            yield Way(offset + 1)
            if data[offset + 1 : offset + 2] == b"\0":
                cause = "a tag buffer too many: each struct has one, and an array has none of its own"
                yield place.wrong(offset + 2, "one tag buffer", cause, cost=WRONG + 1, found="00 00")
        cause = "the tag buffer is missing: in flexible versions each struct ends in one, 00 where it is empty"
        yield place.wrong(offset, "00", cause)

    return step


def _tags(place: Place, known: set[int]) -> Iterator[Way]:
    found = uvarint(place.data, place.offset)
    if found is None:
        return
    count, at = found
    cost = 0
    for _ in range(min(count, 64)):
        tag, size = uvarint(place.data, at), None
        if tag is not None:
            size = uvarint(place.data, tag[1])
        if tag is None or size is None:
            return
        at = size[1] + size[0]
        cost += 0 if tag[0] in known else ODD
    if count <= 64:
        yield Way(at, (), cost)


def _no_tag_buffer(path: str) -> Step:
    """Behind a part that has no tag buffer in its version."""

    def step(data: bytes, offset: int) -> Iterator[Way]:
        yield Way(offset)
        if data[offset : offset + 1] == b"\0":
            place = Place(data, offset, _join(path, "tag_buffer"))
            yield place.wrong(offset + 1, "no tag buffer", f"{path} has no tag buffer in this version")

    return step


# -- types ---------------------------------------------------------------------------------------------------------


@singledispatch
def ways(type_: Any, place: Place) -> Iterator[Way]:
    """The ways to read a value of a type; one without a mistake first."""
    raise NotImplementedError(f"no way to read {type_!r}")


@ways.register
def _(type_: Fixed, place: Place) -> Iterator[Way]:
    yield Way(place.offset + type_.size)


@ways.register
def _(type_: UuidType, place: Place) -> Iterator[Way]:
    yield Way(place.offset + 16)


@ways.register
def _(type_: OpenEnum, place: Place) -> Iterator[Way]:
    value = int.from_bytes(place.data[place.offset : place.offset + 2], "big", signed=True)
    yield Way(place.offset + 2, (), 0 if type_.enum(value).known else ODD)


@ways.register
def _(type_: BooleanType, place: Place) -> Iterator[Way]:
    end = place.offset + 1
    if end > len(place.data) or place.data[place.offset] < 2:
        yield Way(end)
        return
    cause = "a boolean is 00 or 01"
    for field in place.before:
        if field.word.versions.hi < NEWEST and field.word.versions.hi < place.version:
            cause += f"; {_gone(field, place.version)}, and stood just before this one"
    yield place.wrong(end, "00 or 01", cause, cost=ODD)


@ways.register
def _(type_: VarintType, place: Place) -> Iterator[Way]:
    found = uvarint(place.data, place.offset)
    if found is not None:
        yield Way(found[1])


@ways.register
def _(type_: TagBuffer, place: Place) -> Iterator[Way]:
    yield from _tags(place, set())


@ways.register
def _(type_: Sized, place: Place) -> Iterator[Way]:
    for length, end, cost, expected, cause in lengths(type_, place):
        stop = end + (length or 0)
        if stop > len(place.data):
            continue
        odd = NOT_TEXT if isinstance(type_, StringType) and not is_text(place.data[end:stop]) else 0
        if not cause:
            yield Way(stop, (), odd)
        else:
            shown = place.hex(end - place.offset)
            yield place.wrong(stop, expected, cause, cost=cost + odd, found=shown)


def lengths(type_: Sized, place: Place) -> Iterator[tuple[int | None, int, int, str, str]]:
    """The lengths that may stand here: (length, end, cost, expected, cause); no cause where it is as it should be."""
    prefix = type_.prefix
    what = "array" if isinstance(type_, ArrayType) else type_.word.lower()
    compact = uvarint(place.data, place.offset)
    size = 4 if what in ("array", "bytes", "records") else 2
    raw = place.data[place.offset : place.offset + size]
    plain = int.from_bytes(raw, "big", signed=True) if len(raw) == size else None
    if prefix.bias == 0 and not isinstance(prefix.type, VarintType):
        yield from _plain_lengths(type_, place, what, compact, plain, size)
    elif compact is not None or plain is not None:
        yield from _compact_lengths(type_, place, what, compact, plain, size)


HAVE = {"array": "an array has", "string": "a string has", "bytes": "bytes have", "records": "records have"}
PLAIN_HAVE = HAVE | {"string": "a plain string has", "array": "a plain array has", "bytes": "plain bytes have"}
COMPACT_HAVE = {
    "array": "a compact array has",
    "string": "a compact string has",
    "bytes": "compact bytes have",
    "records": "compact records have",
}


def _plain_lengths(type_: Sized, place: Place, what: str, compact: Any, plain: int | None, size: int) -> Iterator[Any]:
    if plain is not None and (plain >= 0 or type_.nullable):
        yield (None if plain < 0 else plain), place.offset + size, 0, "", ""
    if compact is not None and (compact[0] or type_.nullable):
        length = compact[0] - 1 if compact[0] else None
        right = (length if length is not None else -1) % (1 << 8 * size)
        cost = WRONG
        if place.path.endswith("client_id"):
            cost -= 1  # the likeliest mistake of all
            cause = "client_id keeps its int16 length even in flexible headers; it is never a compact string"
        else:
            cause = f"this version is not flexible: {PLAIN_HAVE[what]} an int{8 * size} length, not a compact one"
        yield length, compact[1], cost, right.to_bytes(size, "big").hex(" "), cause


def _compact_lengths(
    type_: Sized, place: Place, what: str, compact: Any, plain: int | None, size: int
) -> Iterator[Any]:
    if compact is not None:
        value, end = compact
        if value or type_.nullable:
            yield (value - 1 if value else None), end, 0, "", ""
        if value:  # the length itself, without the 1
            number = "count" if what == "array" else "length"
            cause = f"{COMPACT_HAVE[what]} the {number} + 1 in front, so the {number} is one short here"
            yield value, end, WRONG, _uvarint_hex(value + 1), cause
        if value > 1 and value % 2 == 0:
            cause = "compact lengths are unsigned varints, not zigzag ones"
            yield value // 2, end, WRONG + 1, _uvarint_hex(value // 2 + 1), cause
    if type_.nullable and place.data[place.offset : place.offset + 1] == b"\xff":
        cause = "a compact null is 00 (length + 1, with -1 for null), not ff"
        yield None, place.offset + 1, WRONG, "00", cause
    if plain is not None and (plain > 0 or (plain == -1 and type_.nullable)):
        words = {1: "one", 2: "two", 4: "four"}[size]
        right = _uvarint_hex(plain + 1)
        cause = f"in flexible versions {HAVE[what]} a compact length (unsigned varint, + 1), not one of {words} bytes"
        yield (plain if plain >= 0 else None), place.offset + size, WRONG, right, cause


def uvarint(data: bytes, at: int) -> tuple[int, int] | None:
    """An unsigned varint of at most 5 bytes and where it ends."""
    value = 0
    for i in range(5):
        if at + i >= len(data):
            return None
        byte = data[at + i]
        value |= (byte & 0x7F) << 7 * i
        if byte < 0x80:
            return value, at + i + 1
    return None


def _uvarint_hex(value: int) -> str:
    out = bytearray()
    while value > 0x7F:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*out, value]).hex(" ")


def is_text(data: bytes) -> bool:
    """Whether bytes are a likely string."""
    try:
        return data.decode().isprintable()
    except UnicodeDecodeError:
        return False
