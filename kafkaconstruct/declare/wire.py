"""What every concrete wire type shares: bounded reads, and values that are wrong on purpose."""

from __future__ import annotations

import io
from typing import IO, TYPE_CHECKING, Any

import construct

from kafkaconstruct.errors import BuildError, ParseError, TrailingBytesError, counted

if TYPE_CHECKING:
    Construct = construct.Construct[Any, Any]
else:
    Construct = construct.Construct


class Forced:
    """Write this wrong value on purpose.

    - `Forced(n)` in a computed or numeric field: `n` instead of the right value, cut to the field's width.
    - `Forced(None)`: the null mark, also where null is not allowed.
    - `Forced(b"...")`: these raw bytes in place of the whole field, its length included.
    - `Forced(value, length=n)`: the value, behind a length or count that says `n`.
    """

    __slots__ = ("length", "value")

    def __init__(self, value: Any, *, length: int | None = None) -> None:
        self.value = value
        self.length = length

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Forced) and (self.value, self.length) == (other.value, other.length)

    __hash__ = None  # type: ignore[assignment]  # holds any value

    def __repr__(self) -> str:
        return f"Forced({self.value!r})" if self.length is None else f"Forced({self.value!r}, length={self.length})"


class Seeking(Construct):
    """A Construct that looks ahead in its stream: one that cannot seek, such as a pipe, is read to its end first."""

    def parse_stream(self, stream: IO[bytes], **contextkw: Any) -> Any:
        """Read one value from where the stream stands. Raises ParseError."""
        return super().parse_stream(stream if stream.seekable() else io.BytesIO(stream.read()), **contextkw)


class Wire(Seeking):
    """A concrete type. Subclasses give `_parse` and `_write`, and `default` or `_force` where theirs differ."""

    min_size = 1  # the fewest bytes a value takes; bounds a hostile count
    zero: Any = None

    def default(self) -> Any:
        """What Kafka takes for a field that is left out; a fresh object where it can change."""
        return self.zero

    def _build(self, obj: Any, stream: IO[bytes], context: Any, path: str) -> Any:
        if type(obj) is Forced:
            self._force(obj, stream, context, path)
        else:
            self._write(obj, stream, context, path)
        return obj

    def _write(self, obj: Any, stream: IO[bytes], context: Any, path: str) -> None:
        raise NotImplementedError(f"{type(self).__name__} does not say how it is written")

    def _force(self, forced: Forced, stream: IO[bytes], context: Any, path: str) -> None:
        if forced.length is None and isinstance(forced.value, bytes | bytearray | memoryview):
            stream.write(forced.value)
        else:
            raise BuildError(f"{self!r} cannot be forced to {shown(forced.value)}")

    def _sizeof(self, context: Any, path: str) -> int:
        raise construct.SizeofError(f"{self!r} has no fixed size", path)

    def __repr__(self) -> str:
        return type(self).__name__


class Whole(Seeking):
    """A Construct whose `parse` takes all the bytes there are."""

    def parse(self, data: Any, *, allow_trailing: bool = False, **contextkw: Any) -> Any:
        """Read one value. Raises ParseError, and TrailingBytesError where bytes are left over."""
        data = octets(data)
        stream = io.BytesIO(data)
        value = self.parse_stream(stream, **contextkw)
        end = stream.tell()
        if end != len(data) and not allow_trailing:
            raise TrailingBytesError(value, end, data[end:])
        return value

    def build(self, obj: Any, **contextkw: Any) -> bytes:
        """Write one value; `Forced(b"...")` stands for itself. Raises BuildError."""
        if type(obj) is Forced and isinstance(obj.value, bytes):
            return obj.value
        return bytes(super().build(obj, **contextkw))

    def _sizeof(self, context: Any, path: str) -> int:
        raise construct.SizeofError(f"{self!r} has no fixed size", path)


def octets(data: Any) -> bytes:
    """Bytes from anything that holds them. Raises TypeError; `bytes(5)` would rather make five zeros."""
    return data if type(data) is bytes else bytes(memoryview(data))


def take(stream: IO[bytes], size: int, what: object) -> bytes:
    """Exactly `size` bytes, or ParseError."""
    data = stream.read(size)
    if len(data) != size:
        start = stream.tell() - len(data)
        raise ParseError(f"{what} is cut off", start, expected=counted(size, "byte"), found=f"{len(data)} remaining")
    return data


def remaining(stream: IO[bytes]) -> int:
    """How many bytes are left in a seekable stream."""
    here = stream.tell()
    end = stream.seek(0, io.SEEK_END)
    stream.seek(here)
    return end - here


def shown(value: object, limit: int = 60) -> str:
    """A value for an error message, however large it is."""
    if isinstance(value, int) and value.bit_length() > 200:
        return "an integer of over 60 digits"
    text = repr(value[:limit] if isinstance(value, str | bytes | bytearray | list) else value)
    return text if len(text) <= limit else text[: limit - 1] + "…"
