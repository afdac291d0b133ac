"""Source that builds. One function a type: each adds the code that writes the value of an expression."""

from __future__ import annotations

from functools import singledispatch
from typing import Any

from kafkaconstruct.declare.primitives import BooleanType, Fixed, UuidType, VarintType
from kafkaconstruct.declare.sized import (
    INT16_PREFIX,
    INT32_PREFIX,
    VARINT_PREFIX,
    ArrayType,
    BytesType,
    EmbeddedType,
    Sized,
    StringType,
)
from kafkaconstruct.declare.structs import NullableStruct, ResolvedField, ResolvedStruct
from kafkaconstruct.engines.compiler.runtime import BUILD_NAMES, writers
from kafkaconstruct.engines.compiler.source import Source

HEAD = "def build(value):"
NULL = {INT16_PREFIX: rb"\xff\xff", INT32_PREFIX: rb"\xff\xff\xff\xff", VARINT_PREFIX: rb"\x01"}


class Builder(Source):
    """A build function, which appends to `out`. Fixed-width parts that follow each other are written at once."""

    def __init__(self) -> None:
        super().__init__(BUILD_NAMES)
        self._run: list[tuple[str, str]] = []

    def fixed(self, code: str, value: str) -> None:
        """Write a number at the next flush."""
        self._run.append((code, value))

    def flush(self) -> None:
        """Write what waits."""
        if self._run:
            pack = self.struct_function("pack", [code for code, _ in self._run])
            self.line(f"out+={pack}({','.join(value for _, value in self._run)})")
            self._run = []

    def whole(self, type_: Any, value: str) -> None:
        """Write a value to its end."""
        write(type_, value, self)
        self.flush()


def builder(struct: ResolvedStruct) -> Builder:
    """The build function of a struct, as source: a value to its bytes."""
    out = Builder()
    out.line("out=bytearray()")
    out.whole(struct, "value")
    out.line("return bytes(out)")
    return out


@singledispatch
def write(type_: Any, value: str, out: Builder) -> None:
    """Add what writes a value of this type. Part of it may wait for the next flush."""
    raise TypeError(f"nothing here writes {type_!r}")


@write.register
def _(type_: Fixed, value: str, out: Builder) -> None:
    out.fixed(type_.code, value)


@write.register
def _(type_: BooleanType, value: str, out: Builder) -> None:
    out.line(f"if {value} is not True and {value} is not False:raise Doubt")
    out.fixed(type_.code, value)


@write.register
def _(type_: UuidType, value: str, out: Builder) -> None:
    out.line(f"if type({value}) is not UUID:raise Doubt")
    out.fixed("16s", f"{value}.int.to_bytes(16,'big')")


@write.register
def _(type_: VarintType, value: str, out: Builder) -> None:
    out.flush()
    out.line(f"out+=encoded_varint({out.constant(type_, 'type')},{value})")


# -- what has a length


def length(type_: Sized, size: str, out: Builder) -> None:
    """Write a length or count."""
    if type_.prefix in (INT16_PREFIX, INT32_PREFIX):
        out.fixed(type_.prefix.type.code, size)
    elif type_.prefix == VARINT_PREFIX:
        out.line(f"write_uvarint(out,{size}*2)")
    else:
        out.line(f"if {size}<127:out.append({size}+1)")
        out.line(f"else:write_uvarint(out,{size}+1)")


def null(type_: Sized) -> str:
    return "out.append(0)" if type_.prefix.bias else f"out+=b'{NULL[type_.prefix].decode()}'"


@write.register
def _(type_: Sized, value: str, out: Builder) -> None:
    if is_late(type_):
        out.flush()
    if not type_.nullable:
        content(type_, value, out)
        return
    out.flush()
    out.line(f"if {value} is None:{null(type_)}")
    with out.block("else:"):
        content(type_, value, out)
        out.flush()


def is_late(type_: Sized) -> bool:
    """Whether the length is written by code of its own."""
    return type_.prefix not in (INT16_PREFIX, INT32_PREFIX)


@singledispatch
def content(type_: Any, value: str, out: Builder) -> None:
    """Add what writes the length and content of a value that is not None."""
    raise TypeError(f"nothing here writes {type_!r}")


@content.register
def _(type_: StringType, value: str, out: Builder) -> None:
    data = out.fresh("s")
    out.line(f"{data}=encode({value});n=len({data})")
    if is_late(type_):
        out.line(f"if n>{type_.prefix.limit}:raise Doubt")
    length(type_, "n", out)
    out.flush()
    out.line(f"out+={data}")


@content.register
def _(type_: BytesType, value: str, out: Builder) -> None:
    data = out.fresh("s")
    out.line(f"{data}={value} if type({value}) is bytes else as_bytes({value})")
    length(type_, f"len({data})", out)
    out.flush()
    out.line(f"out+={data}")


@content.register
def _(type_: EmbeddedType, value: str, out: Builder) -> None:
    data, to_bytes = out.fresh("s"), out.shared(f"{type_.word}_to_bytes", type_.content.to_bytes)
    out.line(f"if type({value}) is Forced:raise Doubt")
    out.line(f"{data}={to_bytes}({value})")
    length(type_, f"len({data})", out)
    out.flush()
    out.line(f"out+={data}")


@content.register
def _(type_: ArrayType, value: str, out: Builder) -> None:
    element, values = type_.element, out.fresh("x")
    out.line(f"{values}={value} if type({value}) is list else as_list({value})")
    if isinstance(element, Fixed):
        numbers(type_, element, values, out)
        return
    length(type_, f"len({values})", out)
    out.flush()
    each = out.fresh("x")
    with out.block(f"for {each} in {values}:"):
        out.whole(element, each)


def numbers(type_: ArrayType, element: Fixed, values: str, out: Builder) -> None:
    """An array of numbers, its count included, in one go."""
    name, prefix = "t" if element.code == "?" else element.code, type_.prefix
    if isinstance(element, BooleanType):
        with out.block(f"for x in {values}:"):
            out.line("if x is not True and x is not False:raise Doubt")
    out.flush()
    out.line(f"n=len({values})")
    if prefix.bias:
        table = out.shared(f"array_{name}", writers("B", element.code))
        out.line(f"if n<127:out+={table}[n](n+1,*{values})")
        out.line(f"else:write_long_numbers(out,{values},{element.code!r})")
    elif prefix == VARINT_PREFIX:
        length(type_, "n", out)
        out.line(f"out+={out.shared(f'bare_array_{name}', writers('', element.code))}[n](*{values})")
    else:
        table = out.shared(f"plain_array_{name}", writers(prefix.type.code, element.code))
        out.line(f"out+={table}[n](n,*{values})")


# -- structs


@write.register
def _(type_: NullableStruct, value: str, out: Builder) -> None:
    out.flush()
    out.line(f"if {value} is None:out.append({0 if type_.tagged else 255})")
    with out.block("else:"):
        out.line("out.append(1)")
        out.whole(type_.struct, value)


@write.register
def _(type_: ResolvedStruct, value: str, out: Builder) -> None:
    out.flush()
    size, unknown, given = len(type_.all), out.fresh("u"), out.fresh("q")
    complete = f"{given},{unknown}=completed({out.constant(type_, 'struct')},{given})"
    fields = {name: out.fresh("v") for name in type_.all}
    out.line(f"{given}={value};{unknown}=None")
    out.line(f"if type({given}) is not dict and type({given}) is not Container:{complete}")
    with out.block(f"elif len({given})!={size}:"):
        defaults = {name: field.default() for name, field in type_.all.items()}
        out.line(f"{given}={{**{out.constant(defaults, 'defaults')},**{given}}}")
        out.line(f"if len({given})!={size}:{complete}")
    if fields:
        take = ";".join(f"{variable}={given}[{name!r}]" for name, variable in fields.items())
        out.line(f"try:{take}")  # of as many names, one may be an alias or unknown
        out.line(f"except KeyError:{complete};{take}")
    for field in type_.fields:
        write(field.subcon, fields[field.name], out)
    if not type_.flexible:
        return
    if not type_.tagged:
        out.flush()
        checked = f"checked_tags({out.constant(type_.tag_buffer, 'tags')},{unknown})"
        out.line(f"if {unknown}:write_tags(out,{checked})")
        out.line("else:out.append(0)")
    else:
        tag_buffer(type_, fields, unknown, out)


def tag_buffer(type_: ResolvedStruct, fields: dict[str, str], unknown: str, out: Builder) -> None:
    out.flush()
    tags, outer = out.fresh("t"), out.fresh("out")
    checked = f"checked_tags({out.constant(type_.tag_buffer, 'tags')},{unknown})"
    out.line(f"{tags}={checked} if {unknown} else {{}}")
    for field in type_.tagged:
        with out.block(f"if not {fields[field.name]}=={constant_default(field, out)}:"):
            out.line(f"{outer}=out;out=bytearray()")
            out.whole(field.subcon, fields[field.name])
            out.line(f"{tags}[{field.tag}]=out;out={outer}")
    out.line(f"if {tags}:write_tags(out,{tags})")
    out.line("else:out.append(0)")


def constant_default(field: ResolvedField, out: Builder) -> str:
    """The expression of a field's default, to compare with."""
    value = field.default()
    return repr(value) if value is None or type(value) in (bool, int, str) else out.constant(value, "default")
