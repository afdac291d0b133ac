"""The words that a declaration is written in. Each says a type at every version at once.

`Word("3+", nullable=True)` is an annotated copy; `"name" / Word` a field; `"name" / Word * "text"` documents it. The
members of structs and arrays stand in brackets. Versions that the parent implies are left out.
"""

from __future__ import annotations

import copy
import re
import uuid
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import IO, Any, Self

import construct

from kafkaconstruct.declare import primitives, sized
from kafkaconstruct.declare.structs import AbsentField, NullableStruct, ResolvedField, ResolvedStruct, TagBuffer
from kafkaconstruct.declare.versions import ALL, NONE, Versions
from kafkaconstruct.declare.wire import Construct


class Unsaid:
    """Stands for a default that no declaration gives; the class itself, so that copies and pickles know it again."""


UNSAID: Any = Unsaid


class Word(Construct):
    """A declared type. Bare inside somebody's own Struct it stands for its plain, inflexible form."""

    versions = ALL  # that have the field
    nullable_versions = NONE
    tagged_versions = NONE  # in which it stands in the tag buffer
    tag: int | None = None
    declared_default: Any = UNSAID
    ignorable = False  # may be dropped silently where the version lacks it
    flexible = True  # takes the compact form in flexible versions
    alias: str | None = None  # a newer name, which build accepts
    type_name: str | None = None  # Kafka's name of a struct

    def __call__(
        self,
        versions: str | None = None,
        *,
        nullable: bool | str = False,
        tag: int | None = None,
        tagged: str | None = None,
        default: Any = UNSAID,
        ignorable: bool = False,
        flexible: bool = True,
        alias: str | None = None,
        of: str | None = None,
    ) -> Self:
        """An annotated copy.

        :param versions: that have the field, as "4+", "0-3", "5"; all by default
        :param nullable: True (whenever present), or the versions
        :param tag: its number in the tag buffer, in the versions `tagged` (all that it has, by default)
        :param default: what an omitted field takes, where it is not zero, empty or False
        :param ignorable: a value may be dropped where the version lacks the field
        :param flexible: False where it keeps its plain form in flexible versions
        :param alias: a newer name for the same field
        :param of: Kafka's name of the struct
        """
        word = copy.copy(self)
        if versions is not None:
            word.versions = Versions.of(versions)
        if nullable:
            word.nullable_versions = word.versions if nullable is True else Versions.of(str(nullable))
        if tag is not None:
            word.tag, word.tagged_versions = tag, word.versions if tagged is None else Versions.of(tagged)
        word.declared_default, word.ignorable, word.flexible, word.alias = default, ignorable, flexible, alias
        word.type_name = of if of is not None else self.type_name
        return word

    def resolve(self, version: int, flexible: bool) -> Any:
        """The concrete Construct at a version; `flexible`: whether the message is, there."""
        raise NotImplementedError(f"{type(self).__name__} does not say what it resolves to")

    def _plain(self) -> Any:
        return self.resolve(0, False)

    def _parse(self, stream: IO[bytes], context: Any, path: str) -> Any:
        return self._plain()._parse(stream, context, path)

    def _build(self, obj: Any, stream: IO[bytes], context: Any, path: str) -> Any:
        return self._plain()._build(obj, stream, context, path)

    def _sizeof(self, context: Any, path: str) -> int:
        size: int = self._plain()._sizeof(context, path)
        return size

    def __repr__(self) -> str:
        return repr(self._plain())


class PlainWord(Word):
    """A type that is the same at every version."""

    def __init__(self, type_: Any) -> None:
        super().__init__()
        self.type = type_

    def resolve(self, version: int, flexible: bool) -> Any:
        return self.type


class SizedWord(Word):
    """A type with a length: compact in flexible versions."""

    def __init__(self, make: Callable[[Any, bool], Any], plain: Any, compact: Any) -> None:
        super().__init__()
        self.make, self.plain, self.compact = make, plain, compact

    def resolve(self, version: int, flexible: bool) -> Any:
        prefix = self.compact if flexible and self.flexible else self.plain
        return self.make(prefix, version in self.nullable_versions)


@dataclass(frozen=True)
class Field:
    """A named word with its documentation."""

    name: str
    word: Any
    docs: str

    @classmethod
    def of(cls, declared: Any) -> Field:
        """From `"name" / Word * "docs"`, which Construct makes a Renamed (of a Renamed) of a word."""
        word = declared
        while isinstance(word, construct.Renamed):
            word = word.subcon
        if not isinstance(word, Word) or not declared.name:
            raise TypeError(f'a field is "name" / Word, not {declared!r}')
        docs = declared.docs
        return cls(declared.name, word, docs.decode() if isinstance(docs, bytes) else docs or "")


class StructWord(Word):
    """`Struct(...)["a" / Int8, "b" / Int16]`."""

    fields: tuple[Field, ...] = ()

    def __getitem__(self, members: Any) -> Self:  # type: ignore[override]  # construct's [n] makes arrays
        word = copy.copy(self)
        word.fields = tuple(map(Field.of, members if isinstance(members, tuple) else (members,)))
        return word

    def resolve(self, version: int, flexible: bool) -> Any:
        struct = self.resolve_struct(version, flexible)
        return NullableStruct(struct) if version in self.nullable_versions else struct

    def resolve_struct(self, version: int, flexible: bool) -> ResolvedStruct:
        """The struct itself, whether the field is nullable or not."""
        plain: list[ResolvedField] = []
        tagged: list[ResolvedField] = []
        absent: dict[str, AbsentField] = {}
        aliases: dict[str, str] = {}
        for field in self.fields:
            word = field.word
            if version not in word.versions:
                type_ = word.resolve(version, flexible)
                absent[field.name] = AbsentField(default_of(word, type_)(), word.ignorable, type_)
                continue
            is_tagged = flexible and version in word.tagged_versions
            type_ = word.resolve(version, flexible)
            if is_tagged and isinstance(type_, NullableStruct):
                type_ = NullableStruct(type_.struct, tagged=True)
            resolved = ResolvedField(
                type_, field.name, field.docs, default_of(word, type_), word.tag if is_tagged else None, word.alias
            )
            (tagged if is_tagged else plain).append(resolved)
            absent.pop(field.name, None)
            if word.alias:
                aliases[word.alias] = field.name
        for name in {resolved.name for resolved in (*plain, *tagged)}:
            absent.pop(name, None)  # two fields of one name take turns over the versions
        tag_buffer = TagBuffer(tagged) if flexible else None
        return ResolvedStruct(self.type_name or "Struct", plain, tag_buffer, absent, aliases)


class ArrayWord(Word):
    """`Array(...)[Int32]`, `Array[State]` of a shared struct, or `Array(...)["a" / Int8, ...]` of one made here."""

    element: Word | None = None

    def __init__(self, plain: Any, compact: Any) -> None:
        super().__init__()
        self.plain, self.compact = plain, compact

    def __getitem__(self, members: Any) -> Self:  # type: ignore[override]  # construct's [n] makes arrays
        word = copy.copy(self)
        word.element = members if isinstance(members, Word) else Struct(of=self.type_name)[members]
        return word

    def resolve(self, version: int, flexible: bool) -> Any:
        element = self.element
        if element is None:
            raise TypeError("an array needs its element: Array[Int32]")
        if isinstance(element, StructWord):
            resolved: Any = element.resolve_struct(version, flexible)
        else:
            resolved = element.resolve(version, flexible)
        prefix = self.compact if flexible and self.flexible else self.plain
        return sized.ArrayType(resolved, prefix, version in self.nullable_versions)


class Constant:
    """Makes the same immutable default each time; unlike a lambda it pickles."""

    def __init__(self, value: Any) -> None:
        self.value = value

    def __call__(self) -> Any:
        return self.value


def default_of(word: Word, type_: Any) -> Callable[[], Any]:
    """What makes a field's default: the declared one, or the type's own."""
    declared = word.declared_default
    if declared is UNSAID:
        make: Callable[[], Any] = type_.default
        return make
    if isinstance(type_, primitives.OpenEnum):
        declared = type_.enum(declared)
    return Constant(declared)


def _embedded(word: str) -> SizedWord:
    return SizedWord(partial(sized.EmbeddedType, word), sized.INT32_PREFIX, sized.COMPACT_PREFIX)


Int8, Int16, Int32, Int64 = map(PlainWord, (primitives.INT8, primitives.INT16, primitives.INT32, primitives.INT64))
UInt16, UInt32 = PlainWord(primitives.UINT16), PlainWord(primitives.UINT32)
Float64, Boolean, Uuid = PlainWord(primitives.FLOAT64), PlainWord(primitives.BOOLEAN), PlainWord(primitives.UUID)
ErrorInt16, ApiKeyInt16 = PlainWord(primitives.ERROR_CODE), PlainWord(primitives.API_KEY)
Varint, Varlong = PlainWord(primitives.VARINT), PlainWord(primitives.VARLONG)
UnsignedVarint, UnsignedVarlong = PlainWord(primitives.UNSIGNED_VARINT), PlainWord(primitives.UNSIGNED_VARLONG)

String = SizedWord(sized.StringType, sized.INT16_PREFIX, sized.COMPACT_STRING_PREFIX)
Bytes = SizedWord(sized.BytesType, sized.INT32_PREFIX, sized.COMPACT_PREFIX)
Records = _embedded("Records")
Struct, Array = StructWord(), ArrayWord(sized.INT32_PREFIX, sized.COMPACT_PREFIX)

VarintString = SizedWord(sized.StringType, sized.VARINT_PREFIX, sized.VARINT_PREFIX)
VarintBytes = SizedWord(sized.BytesType, sized.VARINT_PREFIX, sized.VARINT_PREFIX)
VarintArray = ArrayWord(sized.VARINT_PREFIX, sized.VARINT_PREFIX)

ZERO_UUID = uuid.UUID(int=0)

_WORD_START = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")


def snake(name: str) -> str:
    """Kafka's CamelCase name as ours: TopicId is topic_id, IsKRaftController is_k_raft_controller."""
    return _WORD_START.sub("_", name).lower()
