"""The record loop, written out: straight-line Python from the declaration of a record.

A batch holds thousands of records, so this is the hottest code there is. What makes it fast: no object a field, no
context, varints of one and two bytes decoded in place, lengths taken from their zigzag form by a shift (an odd one is
negative: null), slots set as soon as their value is known, and bounds checked once a record. It only detects what is
wrong; whoever calls it then runs the declaration itself, which describes the error (or accepts what is merely odd).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from kafkaconstruct.declare.primitives import Fixed, VarintType
from kafkaconstruct.declare.sized import VARINT_PREFIX, ArrayType, BytesType, StringType
from kafkaconstruct.declare.structs import ResolvedStruct

#: read(data, position, end, count, class, one base for each `effective` field in order) -> instances of the class
Reader = Callable[..., list[Any]]
#: write(rows) -> bytes, a row holding the values of a record's fields after its length
Writer = Callable[[Iterable[tuple[Any, ...]]], bytes]


class Malformed(ValueError):
    """The loop met something that is wrong or odd; the declaration has to say what."""


#: What a reader or a writer raises for bytes or values that the declaration has to judge.
UNSURE = (Malformed, IndexError, UnicodeDecodeError)
UNWRITABLE = (Malformed, TypeError, ValueError, AttributeError, KeyError, OverflowError)


def record_reader(record: ResolvedStruct, effective: Mapping[str, tuple[str, str]]) -> Reader:
    """A reader for records that begin with their own length, from `reader_source`."""
    read: Reader = _compiled("read", reader_source(record, effective), {})
    return read


def record_writer(record: ResolvedStruct) -> Writer:
    """A writer for records that begin with their own length, from `writer_source`."""
    write: Writer = _compiled("write", writer_source(record), {"V": _Varints(32), "W": _Varints(64), "B": _Bytes()})
    return write


def _compiled(name: str, source: str, extra: dict[str, Any]) -> Any:
    space: dict[str, Any] = {"varint": _varint, "Malformed": Malformed, "Z": _ZIGZAG, **extra}
    exec(compile(source, f"<record {name}>", "exec"), space)
    return space[name]


# ---------------------------------------------------------------- reading


def reader_source(record: ResolvedStruct, effective: Mapping[str, tuple[str, str]]) -> str:
    """The source of a reader; `effective` maps a slot to (base, delta field): it gets their sum (offset, timestamp)."""
    _, *fields = record.fields
    bases = [base for base, _ in effective.values()]
    sums = {delta: (slot, base) for slot, (base, delta) in effective.items()}
    w = _Lines()
    w(f"def read(d, p, end, count, cls, {', '.join(bases)}, Z=Z):")
    with w:
        w("out = []; add = out.append")
        w("for _ in range(count):")
        with w:
            w("r = cls()")
            _read_length(w)
            w("if l & 1: raise Malformed")
            w("stop = p + (l >> 1)")
            for field in fields:
                _read(w, field.subcon, f"r.{field.name} =")
                if field.name in sums:
                    slot, base = sums[field.name]
                    w(f"r.{slot} = {base} + v")
            w("if p != stop or p > end: raise Malformed")
            w("add(r)")
        w("if p != end: raise Malformed")
        w("return out")
    return w.text


def _read(w: _Lines, subcon: Any, target: str) -> None:
    """Read one value; `target` is what stands before it in the assignment."""
    if isinstance(subcon, Fixed) and subcon.code == "b":
        w("l = d[p]; p += 1")
        w(f"{target} l if l < 128 else l - 256")
    elif isinstance(subcon, VarintType) and subcon.zigzag:
        w("l = d[p]; p += 1")
        w(f"if l < 128: {target} v = Z[l]")
        w("else:")
        with w:
            _read_rest(w, subcon.bits)
            w(f"{target} v = (l >> 1) ^ -(l & 1)")
    elif isinstance(subcon, BytesType | StringType) and subcon.prefix is VARINT_PREFIX:
        _read_length(w)
        decode = ".decode()" if isinstance(subcon, StringType) else ""
        if subcon.nullable:
            w(f"if l & 1: {target} None")
            w("else:")
            with w:
                w(f"e = p + (l >> 1); {target} d[p:e]{decode}; p = e")
        else:
            w("if l & 1: raise Malformed")
            w(f"e = p + (l >> 1); {target} d[p:e]{decode}; p = e")
    elif isinstance(subcon, ArrayType) and subcon.prefix is VARINT_PREFIX:
        _read_tuples(w, subcon.element, target)
    else:
        raise TypeError(f"no record holds {subcon!r}")


def _read_tuples(w: _Lines, struct: ResolvedStruct, target: str) -> None:
    """A list of structs as tuples of their fields' values: headers."""
    names = [field.name for field in struct.fields]
    w("l = d[p]; p += 1")
    w("if l:")
    with w:
        w("if l > 127: l, p = varint(d, p - 1, 32)")
        w("if l & 1: raise Malformed")
        w(f"{target} list_ = []")
        w("for _ in range(l >> 1):")
        with w:
            for field in struct.fields:
                _read(w, field.subcon, f"{field.name} =")
            w(f"list_.append(({', '.join(names)}))")
    w(f"else: {target} []")


def _read_length(w: _Lines) -> None:
    w("l = d[p]; p += 1")
    w("if l > 127:")
    with w:
        _read_rest(w, 32)


def _read_rest(w: _Lines, bits: int) -> None:
    """More than one byte of a varint: two in place, as lengths up to 8191 have it, and the rest out of line."""
    w("b = d[p]")
    w("if b < 128: l += (b << 7) - 128; p += 1")
    w(f"else: l, p = varint(d, p - 1, {bits})")


def _varint(data: bytes, position: int, bits: int) -> tuple[int, int]:
    """The bits of a varint and where it ends; higher bits are dropped, as Kafka's ByteUtils drops them.

    One of 64 bits that could make a sum leave int64 is left to the declaration.
    """
    value = shift = 0
    while True:
        byte = data[position]
        position += 1
        value |= (byte & 127) << shift
        if byte < 128:
            if value >> 63:
                raise Malformed
            return value & ((1 << bits) - 1), position
        shift += 7
        if shift >= bits:
            raise Malformed


_ZIGZAG = tuple((i >> 1) ^ -(i & 1) for i in range(128))


# ---------------------------------------------------------------- writing


def writer_source(record: ResolvedStruct) -> str:
    """The source of a writer: each record is one join of pieces that are mostly looked up, not made."""
    _, *fields = record.fields
    w = _Lines()
    for field in fields:
        if isinstance(field.subcon, ArrayType):
            inner = field.subcon.element
            w(f"def write_{field.name}(items):")
            with w:
                w("out = [V[len(items)]]")
                w(f"for {', '.join(f.name for f in inner.fields)} in items:")
                with w:
                    w(f"out += ({', '.join(piece for f in inner.fields for piece in _pieces(f.name, f.subcon))},)")
                w("return b''.join(out)")
    w("def write(rows, V=V, W=W, B=B, join=b''.join):")
    with w:
        w("out = []; add = out.append")
        w(f"for {', '.join(f.name for f in fields)} in rows:")
        with w:
            pieces = [piece for f in fields for piece in _pieces(f.name, f.subcon)]
            w(f"body = join(({', '.join(pieces)}))")
            w("add(V[len(body)]); add(body)")
        w("return join(out)")
    return w.text


def _pieces(name: str, subcon: Any) -> list[str]:
    """Expressions for the bytes of the value in the variable `name`."""
    if isinstance(subcon, Fixed) and subcon.code == "b":
        return [f"B[{name}]"]
    if isinstance(subcon, VarintType) and subcon.zigzag:
        return [f"{'W' if subcon.bits == 64 else 'V'}[{name}]"]
    if isinstance(subcon, StringType):
        return [f"V[len({name} := {name}.encode())]", name]
    if isinstance(subcon, BytesType) and subcon.nullable:
        return [f"V[-1 if {name} is None else len({name})]", f"b'' if {name} is None else {name}"]
    if isinstance(subcon, ArrayType):
        return [f"write_{name}({name}) if {name} else b'\\0'"]
    raise TypeError(f"no record holds {subcon!r}")


class _Varints(dict[int, bytes]):
    """The zigzag varint of each number; small ones are kept, as lengths and deltas come again and again."""

    def __init__(self, bits: int) -> None:
        super().__init__()
        self.bits = bits

    def __missing__(self, number: int) -> bytes:
        left = number << 1 ^ number >> self.bits - 1
        if left.bit_length() > self.bits:
            raise Malformed
        out = bytearray()
        while left > 127:
            out.append(left & 127 | 128)
            left >>= 7
        out.append(left)
        made = bytes(out)
        if -_KEPT <= number < _KEPT:
            self[number] = made
        return made


_KEPT = 16384  # numbers, either way: a megabyte or two at the very most


class _Bytes(dict[int, bytes]):
    """The byte of each int8."""

    def __missing__(self, number: int) -> bytes:
        made = self[number] = number.to_bytes(1, "big", signed=True)
        return made


class _Lines:
    """Lines of source; a `with` around some indents them."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._depth = 0

    def __call__(self, line: str) -> None:
        self._lines.append("    " * self._depth + line)

    def __enter__(self) -> None:
        self._depth += 1

    def __exit__(self, *error: object) -> None:
        self._depth -= 1

    @property
    def text(self) -> str:
        return "\n".join(self._lines) + "\n"
