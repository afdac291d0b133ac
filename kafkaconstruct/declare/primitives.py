"""Fixed-width numbers, uuids and varints (protocol guide, "Protocol Primitive Types")."""

from __future__ import annotations

import struct
import uuid
from typing import IO, Any

from kafkaconstruct.declare.wire import Forced, Wire, shown, take
from kafkaconstruct.errors import BuildError, ParseError
from kafkaconstruct.wiring import supplied

ZERO_UUID = uuid.UUID(int=0)


class Fixed(Wire):
    """A big-endian number of fixed width. `code` is its letter in the struct module."""

    def __init__(self, kind: str, code: str, zero: Any = 0) -> None:
        super().__init__()
        self.kind, self.code, self.zero = kind, code, zero
        self.size = self.min_size = struct.calcsize(">" + code)

    @property
    def bounds(self) -> tuple[int, int]:
        """The least and greatest integer."""
        bits = 8 * self.size
        return (-(1 << bits - 1), (1 << bits - 1) - 1) if self.code.islower() else (0, (1 << bits) - 1)

    def _parse(self, stream: IO[bytes], context: Any, path: str) -> Any:
        return struct.unpack(">" + self.code, take(stream, self.size, self))[0]

    def _write(self, obj: Any, stream: IO[bytes], context: Any, path: str) -> None:
        try:
            stream.write(struct.pack(">" + self.code, obj))
        except (struct.error, TypeError, OverflowError):
            raise BuildError("not a value of this type", expected=self.values(), found=shown(obj)) from None

    def values(self) -> str:
        """What it can hold, in words."""
        return f"{self!r}, {self.bounds[0]} to {self.bounds[1]}"

    def _force(self, forced: Forced, stream: IO[bytes], context: Any, path: str) -> None:
        if isinstance(forced.value, int):
            stream.write((forced.value % (1 << 8 * self.size)).to_bytes(self.size, "big"))
        else:
            super()._force(forced, stream, context, path)

    def _sizeof(self, context: Any, path: str) -> int:
        return self.size

    def __repr__(self) -> str:
        return self.kind


class BooleanType(Fixed):
    """One byte; any but zero reads as True, as in Kafka."""

    def values(self) -> str:
        """What it can hold, in words."""
        return "True or False"

    def _write(self, obj: Any, stream: IO[bytes], context: Any, path: str) -> None:
        if obj is not True and obj is not False:
            raise BuildError("not a value of this type", expected=self.values(), found=shown(obj))
        super()._write(obj, stream, context, path)


class FloatType(Fixed):
    """IEEE 754 double."""

    def values(self) -> str:
        """What it can hold, in words."""
        return "a float"

    def _force(self, forced: Forced, stream: IO[bytes], context: Any, path: str) -> None:
        if isinstance(forced.value, int | float):
            self._write(forced.value, stream, context, path)
        else:
            super()._force(forced, stream, context, path)


class OpenEnum(Fixed):
    """A number whose known values have names; unknown ones survive. Build takes a name, too."""

    def __init__(self, kind: str, code: str, supplier: str) -> None:
        super().__init__(kind, code)
        self.supplier = supplier

    @property
    def enum(self) -> Any:
        """The open IntEnum."""
        return supplied(self.supplier)

    def default(self) -> Any:
        return self.enum(0)

    def _parse(self, stream: IO[bytes], context: Any, path: str) -> Any:
        return self.enum(super()._parse(stream, context, path))

    def _write(self, obj: Any, stream: IO[bytes], context: Any, path: str) -> None:
        if isinstance(obj, str):
            known = self.enum.__members__
            if obj not in known:
                raise BuildError(f"no {self.supplier} is named {shown(obj)}")
            obj = known[obj]
        super()._write(obj, stream, context, path)


INT8, INT16, INT32, INT64 = (Fixed(f"Int{8 << i}", code) for i, code in enumerate("bhiq"))
UINT16, UINT32 = Fixed("UInt16", "H"), Fixed("UInt32", "I")
FLOAT64, BOOLEAN = FloatType("Float64", "d", 0.0), BooleanType("Boolean", "?", False)
ERROR_CODE, API_KEY = OpenEnum("Int16", "h", "ErrorCode"), OpenEnum("Int16", "h", "ApiKey")


class UuidType(Wire):
    """16 raw bytes; zero stands for none."""

    zero = ZERO_UUID
    min_size = size = 16

    def _parse(self, stream: IO[bytes], context: Any, path: str) -> uuid.UUID:
        return uuid.UUID(bytes=take(stream, 16, self))

    def _write(self, obj: Any, stream: IO[bytes], context: Any, path: str) -> None:
        if not isinstance(obj, uuid.UUID):
            raise BuildError("not a value of this type", expected="a uuid.UUID", found=shown(obj))
        stream.write(obj.bytes)

    def _sizeof(self, context: Any, path: str) -> int:
        return 16

    def __repr__(self) -> str:
        return "Uuid"


UUID = UuidType()


class VarintType(Wire):
    """Seven bits a byte, the lowest first. Zigzag maps 0, -1, 1, -2 to 0, 1, 2, 3, so that small negatives stay short.

    Bits beyond the width are dropped, as Kafka does (ByteUtils); more bytes than the width needs are an error.
    """

    zero = 0

    def __init__(self, kind: str, bits: int, zigzag: bool) -> None:
        super().__init__()
        self.kind, self.bits, self.zigzag = kind, bits, zigzag
        self.max_size = -(-bits // 7)

    @property
    def bounds(self) -> tuple[int, int]:
        """The least and greatest integer."""
        return (-(1 << self.bits - 1), (1 << self.bits - 1) - 1) if self.zigzag else (0, (1 << self.bits) - 1)

    def _parse(self, stream: IO[bytes], context: Any, path: str) -> int:
        start, value = stream.tell(), 0
        for i in range(self.max_size):
            byte = take(stream, 1, self)[0]
            value |= (byte & 0x7F) << 7 * i
            if byte < 0x80:
                break
        else:
            raise ParseError(f"{self!r} does not end", start, expected=f"{self.max_size} bytes at most")
        value &= (1 << self.bits) - 1
        return (value >> 1) ^ -(value & 1) if self.zigzag else value

    def _write(self, obj: Any, stream: IO[bytes], context: Any, path: str) -> None:
        lo, hi = self.bounds
        if not isinstance(obj, int) or not lo <= obj <= hi:
            raise BuildError("not a value of this type", expected=f"{self!r}, {lo} to {hi}", found=shown(obj))
        stream.write(self.encode(obj))

    def encode(self, value: int) -> bytes:
        """The shortest form of a value within bounds."""
        if self.zigzag:
            value = (value << 1) ^ (value >> self.bits - 1)
        out = bytearray()
        while value > 0x7F:
            out.append(value & 0x7F | 0x80)
            value >>= 7
        out.append(value)
        return bytes(out)

    def _force(self, forced: Forced, stream: IO[bytes], context: Any, path: str) -> None:
        if isinstance(forced.value, int):
            lo, _ = self.bounds
            stream.write(self.encode((forced.value - lo) % (1 << self.bits) + lo))
        else:
            super()._force(forced, stream, context, path)

    def __repr__(self) -> str:
        return self.kind


UNSIGNED_VARINT, UNSIGNED_VARLONG = VarintType("UnsignedVarint", 32, False), VarintType("UnsignedVarlong", 64, False)
VARINT, VARLONG = VarintType("Varint", 32, True), VarintType("Varlong", 64, True)
