"""Types that begin with a length or a count: strings, bytes, embedded formats and arrays, in all their forms."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import IO, Any

from kafkaconstruct.declare.primitives import INT16, INT32, UNSIGNED_VARINT, VARINT
from kafkaconstruct.declare.wire import Forced, Wire, remaining, shown
from kafkaconstruct.errors import BuildError, KafkaError, ParseError, counted
from kafkaconstruct.wiring import supplied


@dataclass(frozen=True)
class Prefix:
    """How a length is written. `bias` is 1 where the wire holds length + 1, so that 0 is null."""

    name: str
    type: Any
    bias: int
    limit: int

    def read(self, stream: IO[bytes]) -> int:
        """The length; negative is null."""
        length: int = self.type._parse(stream, None, "") - self.bias
        return length - (1 << 32) if length > 0x7FFFFFFF else length  # Kafka computes in int32

    def write(self, length: int, stream: IO[bytes]) -> None:
        """Write a length; -1 is null."""
        self.type._write(length + self.bias, stream, None, "")

    def force(self, length: int, stream: IO[bytes]) -> None:
        """Write any number as the length."""
        self.type._force(Forced(length + self.bias), stream, None, "")


INT16_PREFIX = Prefix("", INT16, 0, 0x7FFF)
INT32_PREFIX = Prefix("", INT32, 0, 0x7FFFFFFF)
COMPACT_PREFIX = Prefix("Compact", UNSIGNED_VARINT, 1, 0x7FFFFFFE)
COMPACT_STRING_PREFIX = Prefix("Compact", UNSIGNED_VARINT, 1, 0x7FFF)
VARINT_PREFIX = Prefix("Varint", VARINT, 0, 0x7FFFFFFF)


class Sized(Wire):
    """A length, then that much. `word` is the name without its form."""

    word = "?"

    def __init__(self, prefix: Prefix, nullable: bool = False) -> None:
        super().__init__()
        self.prefix, self.nullable = prefix, nullable
        self.min_size = prefix.type.min_size

    def read_length(self, stream: IO[bytes], unit_size: int = 1) -> int | None:
        """The length (None is null), checked against the bytes that remain. A unit takes `unit_size` bytes or more."""
        start = stream.tell()
        try:
            length = self.prefix.read(stream)
        except ParseError as e:
            e.reason = f"the length of {self!r}: {e.reason}"
            raise
        if length < 0:
            if self.nullable:
                return None
            raise ParseError("null where null is not allowed", start, expected=repr(self), found=f"length {length}")
        if length > self.prefix.limit:
            raise ParseError(f"{self!r} is too long", start, expected=f"{self.prefix.limit} at most", found=str(length))
        left = remaining(stream)
        if length * unit_size > left:
            need = counted(length, "byte" if unit_size == 1 else "element")
            need += f" of {unit_size} bytes or more" if unit_size > 1 else ""
            there = f"{counted(left, 'byte')} remaining"
            raise ParseError(f"{self!r} does not fit", start, expected=need, found=there)
        return length

    def write_length(self, length: int | None, stream: IO[bytes]) -> None:
        """Write a length, or null. Raises BuildError where the form does not hold it."""
        if length is None:
            if not self.nullable:
                raise BuildError("None where null is not allowed", expected=repr(self))
            length = -1
        if length > self.prefix.limit:
            raise BuildError(f"too long for {self!r}", expected=f"{self.prefix.limit} at most", found=str(length))
        self.prefix.write(length, stream)

    def encode(self, obj: Any) -> bytes:
        """What follows the length. Raises BuildError."""
        raise NotImplementedError(f"{type(self).__name__} does not say how it is written")

    def _write(self, obj: Any, stream: IO[bytes], context: Any, path: str) -> None:
        data = b"" if obj is None else self.encode(obj)
        self.write_length(None if obj is None else len(data), stream)
        stream.write(data)

    def _write_content(self, obj: Any, stream: IO[bytes], context: Any, path: str) -> None:
        stream.write(self.encode(obj))

    def _force(self, forced: Forced, stream: IO[bytes], context: Any, path: str) -> None:
        if forced.length is None and forced.value is not None:
            super()._force(forced, stream, context, path)
            return
        self.prefix.force(-1 if forced.length is None else forced.length, stream)
        if forced.value is not None:
            self._write_content(forced.value, stream, context, path)

    def __repr__(self) -> str:
        return f"{self.prefix.name}{'Nullable' if self.nullable else ''}{self.word}"


class StringType(Sized):
    """UTF-8; bytes that are not survive as surrogates (`surrogateescape`)."""

    word, zero = "String", ""

    def _parse(self, stream: IO[bytes], context: Any, path: str) -> str | None:
        length = self.read_length(stream)
        return None if length is None else stream.read(length).decode("utf-8", "surrogateescape")

    def encode(self, obj: Any) -> bytes:
        """What follows the length. Raises BuildError."""
        if not isinstance(obj, str):
            raise BuildError("not a value of this type", expected="a str", found=shown(obj))
        try:
            return str.encode(obj, "utf-8", "surrogateescape")
        except UnicodeEncodeError as e:
            raise BuildError(f"not encodable as UTF-8: {e.reason}", found=shown(obj)) from None


class BytesType(Sized):
    """Raw bytes."""

    word, zero = "Bytes", b""

    def _parse(self, stream: IO[bytes], context: Any, path: str) -> bytes | None:
        length = self.read_length(stream)
        return None if length is None else stream.read(length)

    def encode(self, obj: Any) -> bytes:
        """What follows the length. Raises BuildError."""
        if not isinstance(obj, bytes | bytearray | memoryview):
            raise BuildError("not a value of this type", expected="bytes", found=shown(obj))
        return bytes(obj)


class EmbeddedType(Sized):
    """Bytes in another format: `content` reads and writes it (`from_bytes`, `to_bytes`)."""

    def __init__(self, word: str, prefix: Prefix, nullable: bool = False) -> None:
        super().__init__(prefix, nullable)
        self.word = word

    @property
    def content(self) -> Any:
        """The format inside."""
        return supplied(self.word)

    def default(self) -> Any:
        return None if self.nullable else self.content.from_bytes(b"")

    def _parse(self, stream: IO[bytes], context: Any, path: str) -> Any:
        length = self.read_length(stream)
        start = stream.tell()  # what is wrong inside may come out only later, and has to say where
        return None if length is None else self.content.from_bytes(stream.read(length), start)

    def encode(self, obj: Any) -> bytes:
        """What follows the length. Raises BuildError."""
        data: bytes = self.content.to_bytes(obj)
        return data


class ArrayType(Sized):
    """A count, then that many elements; it has no tag buffer of its own."""

    word = "Array"

    def __init__(self, element: Any, prefix: Prefix, nullable: bool = False) -> None:
        super().__init__(prefix, nullable)
        self.element = element

    def default(self) -> list[Any]:
        return []

    def _parse(self, stream: IO[bytes], context: Any, path: str) -> Any:
        count = self.read_length(stream, max(1, self.element.min_size))
        if count is None:
            return None
        values: list[Any] = []
        for i in range(count):
            try:
                values.append(self.element._parse(stream, context, path))
            except KafkaError as e:
                e.at(f"[{i}]")
                raise
        return values

    def _write(self, obj: Any, stream: IO[bytes], context: Any, path: str) -> None:
        if obj is None:
            self.write_length(None, stream)
            return
        values = self._listed(obj)
        self.write_length(len(values), stream)
        self._write_content(values, stream, context, path)

    def _listed(self, obj: Any) -> list[Any]:
        if isinstance(obj, str | bytes | bytearray | Mapping) or not hasattr(obj, "__len__"):
            raise BuildError("not a value of this type", expected="a list", found=shown(obj))
        return list(obj)

    def _write_content(self, obj: Any, stream: IO[bytes], context: Any, path: str) -> None:
        for i, value in enumerate(self._listed(obj)):
            try:
                self.element._build(value, stream, context, path)
            except KafkaError as e:
                e.at(f"[{i}]")
                raise
