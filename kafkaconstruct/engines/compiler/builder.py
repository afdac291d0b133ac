"""Source that builds. One function a type: each adds the code that writes the value of a variable."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial, singledispatch
from typing import Any

from kafkaconstruct.declare.primitives import BooleanType, Fixed, UuidType, VarintType
from kafkaconstruct.declare.sized import (
    ArrayType,
    BytesType,
    EmbeddedType,
    Prefix,
    Sized,
    StringType,
)
from kafkaconstruct.declare.structs import NullableStruct, ResolvedStruct
from kafkaconstruct.engines.compiler.runtime import BUILD_NAMES, packs
from kafkaconstruct.engines.compiler.source import Source


@dataclass(frozen=True)
class Part:
    """Something of fixed width that waits to be written: an expression, and its code in the struct module."""

    code: str
    value: str


@dataclass(frozen=True)
class Numbers:
    """An array of numbers that waits to be written. `count` and `values` are variables."""

    prefix: Prefix
    code: str
    count: str
    values: str


class Builder(Source):
    """A build function, which appends to `out`.

    What follows each other and has a fixed width waits in `_run` until something needs it in place, and is then packed
    at once. Arrays of numbers are part of it: what packs a run depends on their counts, which mostly are those of the
    same struct's last value.
    """

    parameters = "out, value"

    def __init__(self) -> None:
        super().__init__(BUILD_NAMES)
        self._run: list[Part | Numbers] = []

    def fixed(self, code: str, value: str) -> None:
        """Write a number at the next flush."""
        self._run.append(Part(code, value))

    def array(self, prefix: Prefix, code: str, values: str) -> None:
        """Write an array of numbers and its count at the next flush."""
        count = self.fresh("n")
        self.line(f"{count}=len({values})")
        self._run.append(Numbers(prefix, code, count, values))

    @property
    def waiting(self) -> bool:
        """Whether there are parts to be written yet."""
        return bool(self._run)

    def flush(self) -> None:
        """Write what waits."""
        run, self._run = self._run, []
        arrays = [part for part in run if isinstance(part, Numbers)]
        if not arrays:
            self._pack([part for part in run if isinstance(part, Part)])
            return
        pack, values = self.fresh("f"), []
        last = {array.count: self.fresh("n") for array in arrays}
        self.first(f"{'='.join(last.values())}=-1")
        for part in run:
            if isinstance(part, Numbers):
                values += [f"{part.count}+{part.prefix.bias}" if part.prefix.bias else part.count, f"*{part.values}"]
            else:
                values.append(part.value)
        table = self.constant(packs(tuple(_layout(run))), "packs")
        with self.block(f"if {' or '.join(f'{now}!={then}' for now, then in last.items())}:"):
            self.line(f"{pack}={table}[{','.join(last)},];" + ";".join(f"{then}={now}" for now, then in last.items()))
        self.line(f"if {pack}:out+={pack}({','.join(values)})")
        with self.block("else:"):
            self._write_each(run)

    def _pack(self, parts: list[Part]) -> None:
        if parts:
            pack = self.struct_function("pack", "".join(part.code for part in parts))
            self.line(f"out+={pack}({','.join(part.value for part in parts)})")

    def _write_each(self, run: list[Part | Numbers]) -> None:
        """Write a run in pieces: one of its arrays has a count of more than a byte."""
        parts: list[Part] = []
        for part in run:
            if isinstance(part, Part):
                parts.append(part)
            else:
                self._pack(parts)
                parts = []
                compact = bool(part.prefix.bias)
                self.line(f"write_numbers(out,{part.values},{part.code!r},{compact})")
        self._pack(parts)

    def flush_before_length(self, length: str, long: str) -> None:
        """Write what waits, and a compact length; `long` is the statement that writes one of several bytes."""
        parts = [part for part in self._run if isinstance(part, Part)]
        if parts and parts == self._run:
            self._run = []
            with self.block(f"if {length}<127:"):
                self._pack([*parts, Part("B", f"{length}+1")])
            with self.block("else:"):
                self._pack(parts)
                self.line(long)
        else:
            self.flush()
            self.line(f"if {length}<127:out.append({length}+1)")
            self.line(f"else:{long}")

    def whole(self, type_: Any, value: str) -> None:
        """Write a value to its end."""
        write(type_, value, self)
        self.flush()


def _layout(run: list[Part | Numbers]) -> Iterator[str]:
    """Codes as `Packs` wants them: `n` stands where a count changes the format."""
    for part in run:
        if isinstance(part, Part):
            yield part.code
        else:
            yield "B" if part.prefix.bias else part.prefix.type.code
            yield f"n{part.code}"


def builder(type_: Any) -> Builder:
    """The function that builds a type, as source: `(out, value)`, where `out` is a bytearray that it appends to."""
    out = Builder()
    out.whole(type_, "value")
    return out


def rarely(name: str, type_: Any, value: str, out: Builder) -> None:
    """Write a value in a function of its own, which is compiled when such a value first turns up."""
    out.line(f"{out.part(f'build_{name}', partial(builder, type_))}(out,{value})")


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
    """Write a length or count, after all that waits."""
    if isinstance(type_.prefix.type, Fixed):
        out.fixed(type_.prefix.type.code, size)
        out.flush()
    elif not type_.prefix.bias:
        out.flush()
        out.line(f"write_uvarint(out,{size}*2)")  # zigzag
    else:
        out.flush_before_length(size, f"write_uvarint(out,{size}+1)")


def null(type_: Sized) -> str:
    """The statement that writes null: length -1."""
    if isinstance(type_.prefix.type, Fixed):
        minus_one = b"\xff" * type_.prefix.type.size
        return f"out+={minus_one!r}"
    return "out.append(0)" if type_.prefix.bias else "out.append(1)"


@write.register
def _(type_: Sized, value: str, out: Builder) -> None:
    if not type_.nullable:
        content(type_, value, out)
        return
    out.flush()
    out.line(f"if {value} is None:{null(type_)}")
    with out.block("else:"):
        content(type_, value, out)
        out.flush()


@singledispatch
def content(type_: Any, value: str, out: Builder) -> None:
    """Add what writes the length and content of a value that is not None."""
    raise TypeError(f"nothing here writes {type_!r}")


@content.register
def _(type_: StringType, value: str, out: Builder) -> None:
    data = out.fresh("s")
    out.line(f"{data}=encode({value});n=len({data})")
    if type_.prefix.bias:
        out.flush_before_length("n", "write_string_length(out,n)")
    else:
        length(type_, "n", out)
    out.line(f"out+={data}")


@content.register
def _(type_: BytesType, value: str, out: Builder) -> None:
    data = out.fresh("s")
    out.line(f"{data}={value} if type({value}) is bytes else as_bytes({value})")
    length(type_, f"len({data})", out)
    out.line(f"out+={data}")


@content.register
def _(type_: EmbeddedType, value: str, out: Builder) -> None:
    data, to_bytes = out.fresh("s"), out.shared(f"{type_.word}_to_bytes", type_.content.to_bytes)
    out.line(f"if type({value}) is Forced:raise Doubt")
    out.line(f"{data}={to_bytes}({value})")
    length(type_, f"len({data})", out)
    out.line(f"out+={data}")


@content.register
def _(type_: ArrayType, value: str, out: Builder) -> None:
    element, values = type_.element, value
    out.line(f"if type({values}) is not list:{values}=as_list({values})")
    if isinstance(element, Fixed):
        if isinstance(element, BooleanType):
            with out.block(f"for x in {values}:"):
                out.line("if x is not True and x is not False:raise Doubt")
        if type_.prefix.bias or isinstance(type_.prefix.type, Fixed):
            out.array(type_.prefix, element.code, values)
            return
    length(type_, f"len({values})", out)
    each = out.fresh("x")
    with out.block(f"for {each} in {values}:"):
        if out.is_long and isinstance(element, ResolvedStruct):
            rarely(element.type_name, element, each, out)
        else:
            out.whole(element, each)


# -- structs


@write.register
def _(type_: NullableStruct, value: str, out: Builder) -> None:
    out.flush()
    out.line(f"if {value} is None:out.append({0 if type_.tagged else 255})")
    with out.block("else:"):
        out.line("out.append(1)")
        rarely(type_.struct.type_name, type_.struct, value, out)


@write.register
def _(type_: ResolvedStruct, value: str, out: Builder) -> None:
    out.flush()
    size, unknown, given = len(type_.all), out.fresh("u"), value
    struct = out.constant(type_, "struct")
    defaults = {name: field.default() for name, field in type_.all.items()}
    complete = f"{given},{unknown}=completed({struct},{given})"
    fields = {name: out.fresh("v") for name in type_.all}
    out.first(f"{unknown}=None")
    out.line(f"if type({given}) is not dict and type({given}) is not Container:{complete}")
    with out.block(f"elif len({given})!={size}:"):
        out.line(f"{given}={{**{out.constant(defaults, 'defaults')},**{given}}}")
        out.line(f"if len({given})!={size}:{complete}")
    if fields:
        out.line("try:" + ";".join(f"{variable}={given}[{name!r}]" for name, variable in fields.items()))
        # of as many names, one may be an alias or unknown
        out.line(f"except KeyError:{unknown},{','.join(fields.values())},=all_values({struct},{given})")
    for field in type_.fields:
        write(field.subcon, fields[field.name], out)
    if not type_.flexible:
        return
    if type_.tagged:
        tag_buffer(type_, fields, defaults, unknown, out)
        return
    if out.waiting:
        out.fixed("B", "0")
        out.flush()
    else:
        out.line("out.append(0)")
    checked = checked_tags(type_, unknown, out)
    out.line(f"if {unknown}:del out[-1];write_tags(out,{checked});{unknown}=None")


def tag_buffer(
    type_: ResolvedStruct, fields: dict[str, str], defaults: dict[str, Any], unknown: str, out: Builder
) -> None:
    """Write a tag buffer in which tags may be known."""
    out.flush()
    tags, outer = out.fresh("t"), out.fresh("out")
    checked = checked_tags(type_, unknown, out)
    out.line(f"{tags}={checked} if {unknown} else {{}};{unknown}=None")
    for field in type_.tagged:
        with out.block(f"if {differs(fields[field.name], defaults[field.name], out)}:"):
            out.line(f"{outer}=out;out=bytearray()")
            if isinstance(field.subcon, Fixed | UuidType | VarintType | StringType | BytesType):
                out.whole(field.subcon, fields[field.name])
            else:
                rarely(field.name, field.subcon, fields[field.name], out)
            # `()` for `[]`, or `{}` for a struct: the default in another shape
            out.line(f"if out!={out.constant(field.default_bytes, 'default')}:{tags}[{field.tag}]=out")
            out.line(f"out={outer}")
    out.line(f"if {tags}:write_tags(out,{tags})")
    out.line("else:out.append(0)")


def checked_tags(type_: ResolvedStruct, unknown: str, out: Builder) -> str:
    """The expression of a value's unknown tags."""
    assert type_.tag_buffer is not None
    return f"{out.constant(type_.tag_buffer.checked, 'checked')}({unknown})"


def differs(value: str, default: Any, out: Builder) -> str:
    """The condition that a tagged value is not its default, which stands for it where it was omitted."""
    if default is None or type(default) in (bool, int, str):
        return f"not {value}=={default!r}"
    constant = out.constant(default, "default")
    return f"{value} is not {constant} and not {value}=={constant}"
