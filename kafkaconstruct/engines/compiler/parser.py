"""Source that parses. One function a type: each adds the code that reads it, and returns the value's expression."""

from __future__ import annotations

import uuid
from enum import Enum
from functools import partial, singledispatch
from keyword import iskeyword
from typing import Any

from construct import Container

from kafkaconstruct.declare.primitives import Fixed, OpenEnum, UuidType, VarintType
from kafkaconstruct.declare.sized import (
    ArrayType,
    BytesType,
    EmbeddedType,
    Sized,
    StringType,
)
from kafkaconstruct.declare.structs import NullableStruct, ResolvedField, ResolvedStruct
from kafkaconstruct.engines.compiler.runtime import PARSE_NAMES, enum_table, readers, short_readers
from kafkaconstruct.engines.compiler.shapes import Shapes, has_count, has_shape
from kafkaconstruct.engines.compiler.source import Source, letters, packer


class Parser(Source):
    """A parse function: `d` is the input, `p` where to read next, `N` where the input ends.

    Fixed-width parts that follow each other wait in `_run` until something needs them, and are then read at once.
    """

    parameters = "d, p, N"

    def __init__(self) -> None:
        super().__init__(PARSE_NAMES)
        self._run: list[tuple[str, str]] = []
        self.counts: list[str] = []  # variables: the counts and lengths read so far, as on the wire

    def fixed(self, code: str, prefix: str = "v") -> str:
        """Read a number; its variable is set once `flush` is called."""
        variable = self.fresh(prefix)
        self._run.append((code, variable))
        return variable

    @property
    def waiting(self) -> bool:
        """Whether there are parts to be read yet."""
        return bool(self._run)

    def flush(self) -> None:
        """Read what waits."""
        if not self._run:
            return
        codes, variables = self.take_run()
        if codes == "B":
            self.line(f"{variables}=d[p];p+=1")
        else:
            self.line(f"{variables},={self.struct_function('unpack_from', codes)}(d,p);p+={packer(codes).size}")

    def take_run(self) -> tuple[str, str]:
        """The codes and the variables of what waits, which then waits no longer."""
        codes = "".join(code for code, _ in self._run)
        variables = ",".join(variable for _, variable in self._run)
        self._run = []
        return codes, variables

    def whole(self, type_: Any) -> str:
        """Read a value to its end."""
        value = read(type_, self)
        self.flush()
        return value


def parser(type_: Any) -> Parser:
    """The function that parses a type, as source: `(d, p, N)` to the value and where it ends."""
    out = Parser()
    value = out.whole(type_)
    out.line("if p>N:raise Doubt")
    out.line(f"return {value},p")
    return out


def rarely(name: str, type_: Any, out: Parser) -> str:
    """Read a value in a function of its own, which is compiled when such a value first turns up."""
    value, part = out.fresh("v"), out.part(f"parse_{name}", partial(parser, type_))
    out.line(f"{value},p={part}(d,p,N)")
    return value


@singledispatch
def read(type_: Any, out: Parser) -> str:
    """Add what reads a value of this type, and return its expression, which holds after the next flush."""
    raise TypeError(f"nothing here reads {type_!r}")


@read.register
def _(type_: Fixed, out: Parser) -> str:
    return out.fixed(type_.code)


@read.register
def _(type_: OpenEnum, out: Parser) -> str:
    table, number = enum(type_, out), out.fixed(type_.code)
    zero = out.shared(f"{type_.supplier}_0", type_.enum(0))
    return f"({table}[{number}]if {number} else {zero})"  # most error codes are 0


def enum(type_: OpenEnum, out: Parser) -> str:
    """The name of the table of an enum's members."""
    return out.shared(type_.supplier, enum_table(type_.supplier))


@read.register
def _(type_: UuidType, out: Parser) -> str:
    return f"uuid_from({out.fixed('16s')})"


@read.register
def _(type_: VarintType, out: Parser) -> str:
    value = out.fixed("B")
    out.flush()
    out.line(f"if {value}>127:{value},p=varint(d,p-1,{type_.bits},{type_.zigzag})")
    if type_.zigzag:
        out.line(f"else:{value}={value}>>1^-({value}&1)")
    return value


# -- what has a length: the byte or two of it are read along with the fixed-width parts before


def length(type_: Sized, out: Parser) -> str:
    """Read a length or count; negative is null."""
    if isinstance(type_.prefix.type, Fixed):
        size = out.fixed(type_.prefix.type.code, "n")
        out.flush()
        return size
    size = out.fixed("B", "n")
    out.flush()
    if not type_.prefix.bias:  # zigzag
        out.line(f"if {size}>127:{size},p=varint_length(d,p-1)")
        out.line(f"else:{size}={size}>>1^-({size}&1)")
    else:
        out.line(f"if 0<{size}<128:{size}-=1")
        out.line(f"else:{size},p=compact_length(d,p-1)")
    return size


def is_compact(type_: Sized) -> bool:
    """Whether the length is an unsigned varint, and null is 0."""
    return type_.prefix.bias == 1


@read.register
def _(type_: StringType, out: Parser) -> str:
    return sized(type_, out, "d[p:e].decode()", "long_string")


@read.register
def _(type_: BytesType, out: Parser) -> str:
    return sized(type_, out, "d[p:e]", "long_bytes")


def sized(type_: Sized, out: Parser, content: str, long: str) -> str:
    """Read what has a length: `content` makes the value of the bytes from p to e, `long` is for compact long forms."""
    value = out.fresh("v")
    if is_compact(type_):
        size = out.fixed("B", "n")
        out.flush()
        out.line(f"if 0<{size}<128:e=p+{size}-1;{value}={content};p=e")
        if type_.nullable:
            out.line(f"elif not {size}:{value}=None")
        out.line(f"else:{value},p={long}(d,p-1,{type_.nullable})")
    else:
        size = length(type_, out)
        out.line(f"if {size}>=0:e=p+{size};{value}={content};p=e")
        out.line(f"else:{value}=None" if type_.nullable else "else:raise Doubt")
    out.counts.append(size)
    return value


@read.register
def _(type_: EmbeddedType, out: Parser) -> str:
    value, size = out.fresh("v"), length(type_, out)
    content = out.shared(f"{type_.word}_from_bytes", type_.content.from_bytes)
    with out.block(f"if {size}>=0:"):
        out.line(f"e=p+{size}")
        out.line("if e>N:raise Doubt")
        out.line(f"{value}={content}(d[p:e],p);p=e")
    out.line(f"else:{value}=None" if type_.nullable else "else:raise Doubt")
    return value


@read.register
def _(type_: ArrayType, out: Parser) -> str:
    element = type_.element
    if isinstance(element, Fixed) and not isinstance(element, OpenEnum) and is_compact(type_):
        return compact_numbers(type_, element, out)
    value = out.fresh("v")
    if is_compact(type_):
        count = out.fixed("B", "n")
        out.flush()
        present, long = count, f"else:{count},p=long_count(d,p-1)"
    else:
        count = length(type_, out)
        present, long = f"{count}>=0", ""
    if type_.nullable:
        with out.block(f"if {present}:"):
            if long:
                out.line(f"if {count}<128:{count}-=1")
                out.line(long)
            array_body(element, count, value, out)
        out.line(f"else:{value}=None")
        return value
    if long:
        out.line(f"if 0<{count}<128:{count}-=1")
        out.line(long)
    else:
        out.line(f"if {count}<0:raise Doubt")
    array_body(element, count, value, out)
    return value


def compact_numbers(type_: ArrayType, element: Fixed, out: Parser) -> str:
    """An array of numbers: at its count's byte stands what reads it, or None where the count is null or longer."""
    value, name, size = out.fresh("v"), letters(element.code), element.size
    if out.waiting:
        count = out.fixed("B", "n")
        out.flush()
        table, start, past = short_readers(element.code, padding=""), "p-1", f"{size}*({count}-1)"
        out.line(f"f={out.shared(f'short_{name}', table)}[{count}]")
    else:  # the count's byte is skipped as padding
        count = out.fresh("n")
        table, start, past = short_readers(element.code, padding="x"), "p", f"{size}*{count}-{size - 1}"
        out.line(f"{count}=d[p];f={out.shared(f'padded_{name}', table)}[{count}]")
    out.counts.append(count)
    many = out.shared(f"any_{name}", readers(element.code))
    out.line(f"if f:{value}=[*f(d,p)];p+={past}")
    out.line(f"else:{value},p=long_numbers(d,{start},{many},{size},{type_.nullable})")
    return value


def array_body(element: Any, count: str, value: str, out: Parser) -> None:
    """Read the elements of an array, once their count holds against the bytes that remain."""
    out.line(f"if {count}*{max(1, element.min_size)}>N-p:raise Doubt")
    if isinstance(element, Fixed):
        name = letters(element.code)
        numbers = f"{out.shared(f'any_{name}', readers(element.code))}[{count}](d,p)"
        if isinstance(element, OpenEnum):
            out.line(f"{value}=[{enum(element, out)}[x] for x in {numbers}];p+={element.size}*{count}")
        else:
            out.line(f"{value}=[*{numbers}];p+={element.size}*{count}")
            out.counts.append(count)
    elif isinstance(element, UuidType):
        out.line(f"{value},p=uuids(d,p,{count})")
    elif has_shape(element):
        shaped(element, count, value, out)
    else:
        out.line(f"{value}=[]")
        with out.block(f"for _ in range({count}):"):
            if out.is_long and isinstance(element, ResolvedStruct):
                out.line(f"{value}.append({rarely(element.type_name, element, out)})")
            else:
                out.line(f"{value}.append({out.whole(element)})")


def shaped(element: ResolvedStruct, count: str, value: str, out: Parser) -> None:
    """Structs that have a shape (see `Shapes`): two of the same announce more of it."""
    shapes, reader, shape, now = out.constant(Shapes(element), "shapes"), out.fresh("f"), out.fresh("s"), out.fresh("s")
    out.first(f"{reader}={shape}=None")
    out.line(f"{value}=[]")
    with out.block(f"while len({value})<{count}:"):
        with out.block(f"if {reader}:"):
            out.line(f"p={reader}(d,p,{count}-len({value}),{value}.append)")
            out.line(f"if len({value})=={count}:break")
        out.counts = []
        out.line(f"{value}.append({out.whole(element)})")
        out.line(f"{now}=({''.join(f'{count},' for count in out.counts)})")
        out.line(f"if {now}=={shape}:{reader}={shapes}[{now}]or {reader}")
        out.line(f"{shape}={now}")


def shape_reader(struct: ResolvedStruct, counts: tuple[int, ...]) -> Parser:
    """The function that reads structs while their counts are these, as source."""
    out = Parser()
    out.parameters = "d, p, n, add"
    values, expected, left = {}, {}, iter(counts)
    for field in struct.fields:
        type_ = field.subcon
        if has_count(type_):
            count = next(left)
            expected[out.fixed("B" if is_compact(type_) else type_.prefix.type.code)] = count
            if isinstance(type_, ArrayType):
                numbers = [out.fixed(type_.element.code) for _ in range(count - type_.prefix.bias)]
                values[field.name] = f"[{','.join(numbers)}]"
            else:
                values[field.name] = repr(type_.zero if count == type_.prefix.bias else None)
        else:
            values[field.name] = read(type_, out)
    if struct.flexible:
        expected[out.fixed("B")] = 0
    codes, variables = out.take_run()
    each = packer(codes)
    unpack = out.constant(each.iter_unpack, "unpack")
    out.line(f"e=p+min(n,(len(d)-p)//{each.size})*{each.size}")
    with out.block(f"for {variables}, in {unpack}(memoryview(d)[p:e]):"):
        if expected:
            out.line(f"if {' or '.join(f'{variable}!={count}' for variable, count in expected.items())}:break")
        out.line(f"add({container(values)});p+={each.size}")
    out.line("return p")
    return out


# -- structs


@read.register
def _(type_: NullableStruct, out: Parser) -> str:
    value, mark = out.fresh("v"), out.fixed("B", "m")
    out.flush()
    if type_.tagged:
        out.line(f"if {mark}>127:{mark},p=uvarint(d,p-1)")
    with out.block(f"if {mark}:" if type_.tagged else f"if {mark}<128:"):
        out.line(f"{value}={rarely(type_.struct.type_name, type_.struct, out)}")
    out.line(f"else:{value}=None")
    return value


@read.register
def _(type_: ResolvedStruct, out: Parser) -> str:
    values = {field.name: read(field.subcon, out) for field in type_.fields}
    if not type_.flexible:
        out.flush()
        return container(values)
    value = out.fresh("o")
    if not type_.tagged and not out.waiting:
        out.line(f"{value}={container(values)}")
        out.line(f"if d[p]:p=unknown_tags(d,p,{value})")
        out.line("else:p+=1")
        return value
    tag_count = out.fixed("B", "t")
    out.flush()
    if not type_.tagged:
        out.line(f"{value}={container(values)}")
        out.line(f"if {tag_count}:p=unknown_tags(d,p-1,{value})")
        return value
    for field in type_.tagged:
        values[field.name] = out.fresh("v")
        out.line(f"{values[field.name]}={fresh_default(field, out)}")
    unknown = out.fresh("u")
    out.line(f"{unknown}=None")
    with out.block(f"if {tag_count}:"):
        known_tags(type_, tag_count, values, unknown, out)
    out.line(f"{value}={container(values)}")
    out.line(f"if {unknown}:{value}['unknown_tags']={unknown}")
    return value


def known_tags(type_: ResolvedStruct, count: str, values: dict[str, str], unknown: str, out: Parser) -> None:
    """Read a tag buffer that is not empty."""
    tag, end = out.fresh("t"), out.fresh("e")
    out.line(f"{unknown}={{}}")
    out.line(f"if {count}>127:{count},p=uvarint(d,p-1)")
    with out.block(f"for _ in range({count}):"):
        out.line(f"{tag},p=uvarint(d,p);{end},p=uvarint(d,p);{end}+=p")
        out.line(f"if {end}>N:raise Doubt")
        for i, field in enumerate(type_.tagged):
            with out.block(f"{'elif' if i else 'if'} {tag}=={field.tag}:"):
                simple = isinstance(field.subcon, Fixed | UuidType | VarintType | StringType | BytesType)
                value = out.whole(field.subcon) if simple else rarely(field.name, field.subcon, out)
                out.line(f"{values[field.name]}={value}")
        out.line(f"else:{unknown}[{tag}]=d[p:{end}];p={end}")
        out.line(f"if p!={end}:raise Doubt")


def container(values: dict[str, str]) -> str:
    """The expression of a Container."""
    if all(name.isidentifier() and not iskeyword(name) for name in values):
        return f"Container({','.join(f'{name}={value}' for name, value in values.items())})"
    return f"Container({{{','.join(f'{name!r}:{value}' for name, value in values.items())}}})"


def fresh_default(field: ResolvedField, out: Source) -> str:
    """The expression of a field's default, anew each time where it can change."""
    return literal(field.default(), out) or f"{out.constant(field.default, 'default')}()"


def literal(value: Any, out: Source) -> str | None:
    """An expression that makes an equal value, or None where there is none."""
    if value is None or type(value) in (bool, int, str, bytes):
        return repr(value)
    if isinstance(value, float | uuid.UUID | Enum):
        return out.constant(value, "default")
    if type(value) is list and not value:
        return "[]"
    if type(value) is Container:
        members = {name: literal(member, out) for name, member in value.items()}
        known = {name: member for name, member in members.items() if member is not None}
        return container(known) if len(known) == len(members) else None
    return None
