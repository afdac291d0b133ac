"""Structs of one version: what a declaration resolves to, with its tag buffer (KIP-482) and nullable form (KIP-893)."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import IO, TYPE_CHECKING, Any, Protocol

import construct
from construct import Container

from kafkaconstruct.declare.primitives import INT8, UNSIGNED_VARINT
from kafkaconstruct.declare.wire import Forced, Seeking, Wire, octets, remaining, shown
from kafkaconstruct.errors import BuildError, KafkaError, ParseError, TrailingBytesError, counted, nearest
from kafkaconstruct.wiring import supplied

if TYPE_CHECKING:
    Renamed = construct.Renamed[Any, Any]
else:
    Renamed = construct.Renamed

UNKNOWN_TAGS = "unknown_tags"  # the key that keeps {tag: bytes} of tags nothing here knows


class ResolvedField(Renamed):
    """A field of one version. `default` makes its default anew; `tag` is its number in the tag buffer, or None."""

    name: str
    subcon: Any

    def __init__(
        self,
        subcon: Any,
        name: str,
        docs: str | None,
        default: Callable[[], Any],
        tag: int | None = None,
        alias: str | None = None,
    ) -> None:
        super().__init__(subcon, newname=name, newdocs=docs)
        self.default, self.tag, self.alias = default, tag, alias

    @cached_property
    def default_bytes(self) -> bytes | None:
        """The default as it would be written; a tagged value that comes to these bytes is left out."""
        return written(self.subcon, self.default())

    def __reduce__(self) -> tuple[Any, ...]:
        return ResolvedField, (self.subcon, self.name, self.docs, self.default, self.tag, self.alias)


class AbsentField:
    """A field that other versions of the struct have; `subcon` is what it would be in this one."""

    def __init__(self, default: Any, ignorable: bool, subcon: Any) -> None:
        self.default, self.ignorable, self.subcon = default, ignorable, subcon

    def loses(self, value: Any) -> bool:
        """Whether a value says something that is lost where the version has no such field."""
        if self.ignorable or (type(value) is not Forced and value == self.default):
            return False
        data = written(self.subcon, value)  # `()` and `{}` stand for a default in another shape
        return data is None or data != written(self.subcon, self.default)


def written(subcon: Any, value: Any) -> bytes | None:
    """The bytes of a value, None where it is not of this type."""
    stream = io.BytesIO()
    try:
        subcon._build(value, stream, None, "")
    except BuildError:
        return None
    return stream.getvalue()


class TagBuffer(Wire):
    """A count, then tag, size and data of each tagged field, in ascending order of tags.

    Parses to a Container: every field of `fields` (its default where it is not on the wire) and, only where there are
    some, `unknown_tags`: {tag: bytes}. A repeated tag counts once, the last.
    """

    def __init__(self, fields: list[ResolvedField] | None = None) -> None:
        super().__init__()
        self.fields = sorted(fields or [], key=lambda field: field.tag or 0)
        self.by_tag = {field.tag: field for field in self.fields}

    def default(self) -> Container[Any]:
        return Container({field.name: field.default() for field in self.fields})

    def _parse(self, stream: IO[bytes], context: Any, path: str) -> Container[Any]:
        values: Container[Any] = self.default()
        unknown: dict[int, bytes] = {}
        for _ in range(UNSIGNED_VARINT._parse(stream, context, path)):
            tag = UNSIGNED_VARINT._parse(stream, context, path)
            start = stream.tell()
            size = UNSIGNED_VARINT._parse(stream, context, path)
            left = remaining(stream)
            if size > left:
                needed = counted(size, "byte")
                raise ParseError(f"tag {tag} does not fit", start, expected=needed, found=f"{left} remaining")
            field = self.by_tag.get(tag)
            if field is None:
                unknown[tag] = stream.read(size)
            else:
                values[field.name] = self._parse_known(field, size, stream, context, path)
        if unknown:
            values[UNKNOWN_TAGS] = unknown
        return values

    def _parse_known(self, field: ResolvedField, size: int, stream: IO[bytes], context: Any, path: str) -> Any:
        start = stream.tell()
        try:
            value = field.subcon._parse(stream, context, path)
            taken = stream.tell() - start
            if taken != size:
                what = f"the size of tag {field.tag} is not its field's"
                raise ParseError(what, start, expected=counted(size, "byte"), found=f"a field of {taken}")
        except KafkaError as e:
            e.at(field.name)
            raise
        return value

    def _write(self, obj: Any, stream: IO[bytes], context: Any, path: str) -> None:
        unknown = obj.get(UNKNOWN_TAGS)
        if type(unknown) is Forced:
            self._force(unknown, stream, context, path)
            return
        tags = self.checked(unknown or {})
        for field in self.fields:
            value = obj[field.name] if field.name in obj else field.default()
            if type(value) is not Forced and value == field.default():
                continue
            data = io.BytesIO()
            try:
                field.subcon._build(value, data, context, path)
            except KafkaError as e:
                e.at(field.name)
                raise
            assert field.tag is not None
            if type(value) is Forced or data.getvalue() != field.default_bytes:
                tags[field.tag] = data.getvalue()
        UNSIGNED_VARINT._write(len(tags), stream, context, path)
        for tag in sorted(tags):
            UNSIGNED_VARINT._write(tag, stream, context, path)
            UNSIGNED_VARINT._write(len(tags[tag]), stream, context, path)
            stream.write(tags[tag])

    def checked(self, unknown: Any) -> dict[int, bytes]:
        """The unknown tags of a value. Raises BuildError where they are none, or known here."""
        if not isinstance(unknown, Mapping):
            raise BuildError("not tags", expected="a mapping of tags to bytes", found=shown(unknown)).at(UNKNOWN_TAGS)
        return {self._checked_tag(tag): self._raw(tag, data) for tag, data in unknown.items()}

    def _checked_tag(self, tag: Any) -> int:
        if not isinstance(tag, int) or not 0 <= tag < 1 << 32:
            raise BuildError("not a tag", expected="0 to 4294967295", found=shown(tag)).at(UNKNOWN_TAGS)
        if tag in self.by_tag:
            raise BuildError(f"tag {tag} is the field {self.by_tag[tag].name} here").at(UNKNOWN_TAGS)
        return tag

    def _raw(self, tag: int, data: Any) -> bytes:
        if not isinstance(data, bytes | bytearray | memoryview):
            raise BuildError(f"tag {tag} is not raw", expected="bytes", found=shown(data)).at(UNKNOWN_TAGS)
        return bytes(data)


class Doubt(Exception):
    """The fast path leaves this input to the interpreted one, which reads it, or says what is wrong."""


class Codec(Protocol):
    """A fast path for one struct. Either method raises Doubt, or does just what the interpreted path would."""

    def parse(self, data: bytes, at: int = 0) -> tuple[Any, int]:
        """The value that begins at `at`, and where it ends."""

    def build(self, obj: Any) -> bytes:
        """The bytes of a value."""


class ResolvedStruct(Seeking, construct.Struct):
    """A struct at one version: only that version's fields, in wire order, then its tag buffer where it is flexible.

    An ordinary Construct: it parses, builds, and can be embedded in another Struct. `type_name` is Kafka's name of
    the struct, `absent` holds the fields that other versions have.
    """

    def __init__(
        self,
        type_name: str,
        fields: list[ResolvedField],
        tag_buffer: TagBuffer | None,
        absent: Mapping[str, AbsentField],
        aliases: Mapping[str, str],
    ) -> None:
        super().__init__(*fields, *([tag_buffer] if tag_buffer is not None else []))
        self.type_name, self.fields, self.tag_buffer, self.absent = type_name, fields, tag_buffer, absent
        self.tagged = tag_buffer.fields if tag_buffer is not None else []
        self.all = {field.name: field for field in (*fields, *self.tagged)}
        self.aliases = aliases
        self.min_size: int = sum(field.subcon.min_size for field in fields) + (tag_buffer is not None)
        self.flagbuildnone = False  # construct would let a struct without fields build from None
        self._codec: Codec | None = None

    @property
    def flexible(self) -> bool:
        """Whether it ends in a tag buffer."""
        return self.tag_buffer is not None

    @property
    def codec(self) -> Codec:
        """The fast path, made at first use."""
        if self._codec is None:
            self._codec = supplied("Codec")(self)
        codec: Codec = self._codec
        return codec

    def default(self) -> Container[Any]:
        """Every field at its default."""
        return Container({field.name: field.default() for field in self.all.values()})

    # -- parse and build of whole byte strings: the fast path first

    def parse(self, data: Any, *, allow_trailing: bool = False, **contextkw: Any) -> Container[Any]:
        """Read a value from bytes. Raises ParseError, and TrailingBytesError where bytes are left over."""
        data = octets(data)
        value, end = self.read(data, **contextkw)
        if end != len(data) and not allow_trailing:
            raise TrailingBytesError(value, end, data[end:])
        parsed: Container[Any] = value
        return parsed

    def read(self, data: bytes, at: int = 0, **contextkw: Any) -> tuple[Any, int]:
        """Read a value from `at` on: the value, and where it ends. Raises ParseError, whose offsets count from 0."""
        try:
            return (self._codec or self.codec).parse(data, at)
        except Doubt:
            return self.interpret(data, at, **contextkw)

    def interpret(self, data: bytes, at: int = 0, **contextkw: Any) -> tuple[Any, int]:
        """Read a value without the fast path: the value, and where it ends."""
        stream = io.BytesIO(data)
        stream.seek(at)
        return self.parse_stream(stream, **contextkw), stream.tell()

    def build(self, obj: Any, **contextkw: Any) -> bytes:
        """Write a mapping, or any object with the fields; what is left out takes its default. Raises BuildError."""
        try:
            return (self._codec or self.codec).build(obj)
        except Doubt:
            return self.interpret_build(obj, **contextkw)

    def interpret_build(self, obj: Any, **contextkw: Any) -> bytes:
        """Write a value without the fast path."""
        stream = io.BytesIO()
        self.build_stream(obj, stream, **contextkw)
        return stream.getvalue()

    # -- the interpreted path, which also serves inside somebody's own Struct

    def _parse(self, stream: IO[bytes], context: Any, path: str) -> Container[Any]:
        values: Container[Any] = Container()
        name = ""
        try:
            for field in self.fields:
                name = field.name
                values[name] = field.subcon._parse(stream, context, path)
        except KafkaError as e:
            e.at(name).embedded_in(path)
            raise
        if self.tag_buffer is not None:
            try:
                values.update(self.tag_buffer._parse(stream, context, path))
            except KafkaError as e:
                if not e.path:
                    e.at("tag_buffer")
                e.embedded_in(path)
                raise
        return values

    def _build(self, obj: Any, stream: IO[bytes], context: Any, path: str) -> Any:
        if type(obj) is Forced:
            Wire._force(self, obj, stream, context, path)  # type: ignore[arg-type]  # it asks for nothing but a repr
            return obj
        name = ""
        try:
            values = self.complete(obj)
            for field in self.fields:
                name = field.name
                field.subcon._build(values[name], stream, context, path)
            name = ""
            if self.tag_buffer is not None:
                self.tag_buffer._build(values, stream, context, path)
        except KafkaError as e:
            if name:
                e.at(name)
            e.embedded_in(path)
            raise
        return obj

    def _sizeof(self, context: Any, path: str) -> int:
        if self.flexible:
            raise construct.SizeofError("a tag buffer has no fixed size", path)
        return sum(field.subcon._sizeof(context, path) for field in self.fields)

    def complete(self, obj: Any) -> dict[str, Any]:
        """The value as a dict with every field in it. Raises BuildError on what this version cannot hold."""
        given = obj if isinstance(obj, Mapping) else self._attributes(obj)
        values = {name: given[name] if name in given else field.default() for name, field in self.all.items()}
        for name, value in given.items():
            if name in values or (isinstance(name, str) and name.startswith("_")):
                continue
            if name == UNKNOWN_TAGS:
                if value and not self.flexible:
                    raise BuildError("this version has no tag buffer", found=shown(value)).at(name)
                values[name] = value
            elif name in self.aliases:
                named = self.aliases[name]
                if named in given and given[named] != value:
                    what = f"another name of {named}, which says otherwise"
                    raise BuildError(what, expected=shown(given[named]), found=shown(value)).at(name)
                values[named] = value
            elif name in self.absent:
                absent = self.absent[name]
                if absent.loses(value):
                    expected = f"nothing, or {shown(absent.default)}"
                    raise BuildError("this version has no such field", expected=expected, found=shown(value)).at(name)
            else:
                near = nearest(str(name), [*self.all, *self.absent])
                known = f"{near!r}?" if near else f"one of {', '.join(self.all) or 'none'}"
                raise BuildError("no such field", expected=known).at(str(name))
        return values

    def _attributes(self, obj: Any) -> dict[str, Any]:
        names = [*self.all, *self.absent, *self.aliases, UNKNOWN_TAGS]
        found = {name: getattr(obj, name) for name in names if hasattr(obj, name)}
        if not found and (self.all or obj is None or isinstance(obj, str | bytes | int | float | list | tuple)):
            expected = f"a mapping with {', '.join(self.all) or 'nothing'}"
            raise BuildError("not a struct", expected=expected, found=shown(obj))
        return found

    # -- construct's own compiler and copying

    def _emitparse(self, code: Any) -> str:
        raise NotImplementedError  # construct then links this object: its own code would lose the tag buffer

    def _emitbuild(self, code: Any) -> str:
        raise NotImplementedError  # likewise

    def __reduce__(self) -> tuple[Any, ...]:
        return ResolvedStruct, (self.type_name, self.fields, self.tag_buffer, self.absent, self.aliases)

    def __repr__(self) -> str:
        return self.type_name


class NullableStruct(Wire):
    """A struct behind a mark of presence: int8 (-1 null, 1 present), or unsigned varint (0, 1) in a tag buffer."""

    def __init__(self, struct: ResolvedStruct, tagged: bool = False) -> None:
        super().__init__()
        self.struct, self.tagged = struct, tagged
        self.mark: Any = UNSIGNED_VARINT if tagged else INT8

    def default(self) -> Container[Any]:
        return self.struct.default()

    def _parse(self, stream: IO[bytes], context: Any, path: str) -> Container[Any] | None:
        mark = self.mark._parse(stream, context, path)
        absent = mark == 0 if self.tagged else mark < 0
        return None if absent else self.struct._parse(stream, context, path)

    def _write(self, obj: Any, stream: IO[bytes], context: Any, path: str) -> None:
        if obj is None:
            self.mark._write(0 if self.tagged else -1, stream, context, path)
        else:
            self.mark._write(1, stream, context, path)
            self.struct._build(obj, stream, context, path)

    def __repr__(self) -> str:
        return f"Nullable{self.struct!r}"
