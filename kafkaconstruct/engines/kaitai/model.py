"""What a Kaitai spec is made of, and its text (https://doc.kaitai.io/ksy_diagram.html).

Everything is frozen and compares by content, so that one layout met at several versions is one type.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Switch:
    """A type that depends on a value. `cases` maps an integer or an enum constant to a type; `notes` are comments."""

    on: str
    cases: tuple[tuple[int | str, TypeRef], ...]
    notes: tuple[str, ...] = ()


@dataclass(frozen=True)
class Layout:
    """A type before it has its name: Kafka's name of the struct in snake_case, and what stands in it."""

    base: str
    attrs: tuple[Attr, ...]
    doc: str = ""
    representation: str = ""

    def children(self) -> Iterator[Layout]:
        """The layouts that its attributes are made of."""
        for attr in self.attrs:
            yield from (ref for ref in attr.types() if isinstance(ref, Layout))


TypeRef = str | Layout
Names = Mapping[TypeRef, str]  # what a spec calls a layout, and types and enums that it has from elsewhere


@dataclass(frozen=True)
class Attr:
    """A member of `seq` or of `instances`, its keys as in Kaitai; `condition` is its `if`."""

    id: str
    type: TypeRef | Switch | None = None
    doc: str = ""
    enum: str = ""
    pos: int | str = ""
    size: int | str = ""
    size_eos: bool = False
    repeat: str = ""  # an expression, or "eos"
    condition: str = ""
    at_least: int | None = None
    at_most: int | None = None
    value: str = ""

    def types(self) -> Iterator[TypeRef]:
        """The types that it mentions; a name without its parameters."""
        if isinstance(self.type, Switch):
            for _, ref in self.type.cases:
                yield ref.partition("(")[0] if isinstance(ref, str) else ref
        elif self.type is not None:
            yield self.type.partition("(")[0] if isinstance(self.type, str) else self.type

    def keys(self, names: Names) -> dict[str, Any]:
        """As Kaitai's keys and values, without the id."""
        keys: dict[str, Any] = {"pos": self.pos, "value": self.value, "type": _type(self.type, names)}
        keys |= {"enum": names.get(self.enum, self.enum), "size": self.size, "size-eos": self.size_eos}
        if self.repeat == "eos":
            keys["repeat"] = "eos"
        elif self.repeat:
            keys |= {"repeat": "expr", "repeat-expr": self.repeat}
        keys["if"] = self.condition
        bounds = {"min": self.at_least, "max": self.at_most}
        keys["valid"] = {key: bound for key, bound in bounds.items() if bound is not None}
        keys["doc"] = self.doc
        return {key: value for key, value in keys.items() if value is not False and value not in ("", {}, None)}


def _type(ref: TypeRef | Switch | None, names: Names) -> Any:
    if isinstance(ref, Switch):
        cases = {key: _type(case, names) for key, case in ref.cases}
        return {"switch-on": ref.on, "cases": Commented(cases, ref.notes) if ref.notes else cases}
    return names[ref] if isinstance(ref, Layout) else names.get(ref, ref) if ref else None


class Commented(dict[Any, Any]):
    """A mapping with a comment behind each of its lines."""

    def __init__(self, entries: Mapping[Any, Any], notes: Iterable[str]) -> None:
        super().__init__(entries)
        self.notes = tuple(notes)


@dataclass(frozen=True)
class EnumValue:
    """A constant of an enum."""

    id: str
    doc: str = ""


@dataclass
class Type:
    """A named type, or a whole spec where it has `meta`. Types may hold types."""

    attrs: tuple[Attr, ...] = ()
    doc: str = ""
    doc_ref: tuple[str, ...] = ()
    representation: str = ""
    params: tuple[Attr, ...] = ()
    instances: tuple[Attr, ...] = ()
    types: dict[str, Type] = field(default_factory=dict)
    enums: dict[str, dict[int, EnumValue]] = field(default_factory=dict)
    meta: dict[str, Any] = field(default_factory=dict)
    names: Names = field(default_factory=dict)  # for what the attributes mention

    def keys(self) -> dict[str, Any]:
        """As Kaitai's keys and values, in the order of the formats gallery."""
        keys: dict[str, Any] = {"meta": self.meta, "doc": self.doc}
        keys["doc-ref"] = self.doc_ref[0] if len(self.doc_ref) == 1 else list(self.doc_ref)
        keys["-webide-representation"] = self.representation
        keys["params"] = self._attrs(self.params)
        keys["seq"] = self._attrs(self.attrs)
        keys["instances"] = {attr.id: attr.keys(self.names) for attr in self.instances}
        keys["types"] = {name: type_.keys() for name, type_ in self.types.items()}
        keys["enums"] = {
            name: {
                number: {"id": value.id, "doc": value.doc} if value.doc else value.id for number, value in enum.items()
            }
            for name, enum in self.enums.items()
        }
        keys = {key: value for key, value in keys.items() if value}
        return keys or {"seq": []}

    def _attrs(self, attrs: Iterable[Attr]) -> list[dict[str, Any]]:
        return [{"id": attr.id, **attr.keys(self.names)} for attr in attrs]

    def mentioned(self) -> tuple[set[str], set[str]]:
        """The names of the types and of the enums that it and the types within mention."""
        types: set[str] = set()
        enums: set[str] = set()
        for attr in (*self.params, *self.attrs, *self.instances):
            types.update(self.names[ref] if isinstance(ref, Layout) else ref for ref in attr.types())
            enums.add(attr.enum)
        for inner in self.types.values():
            inner_types, inner_enums = inner.mentioned()
            types |= inner_types
            enums |= inner_enums
        return types, enums

    def rename(self, names: Names) -> None:
        """Call what is mentioned, here and within, by other names: those of an imported spec."""
        self.names = {**self.names, **names}
        for inner in self.types.values():
            inner.rename(names)

    def text(self) -> str:
        """The spec as a `.ksy` file."""
        return "\n".join(lines(self.keys())) + "\n"


def lines(value: Any, indent: str = "") -> Iterator[str]:
    """YAML of mappings, lists and scalars, in block style; the same value always gives the same text."""
    if isinstance(value, Mapping):
        notes = value.notes if isinstance(value, Commented) else ("",) * len(value)
        for (key, member), note in zip(value.items(), notes, strict=True):
            yield from _entry(f"{indent}{scalar(key)}:", member, indent + "  ", note)
        return
    for member in value:
        if isinstance(member, Mapping):
            inner = list(lines(member, indent + "  "))
            yield f"{indent}- {inner[0].lstrip()}"
            yield from inner[1:]
        else:
            yield f"{indent}- {scalar(member)}"


def _entry(head: str, value: Any, indent: str, note: str) -> Iterator[str]:
    if isinstance(value, Mapping | list) and value:
        yield head + (f"  # {note}" if note else "")
        yield from lines(value, indent)
    elif isinstance(value, list | Mapping):
        yield f"{head} {'{}' if isinstance(value, Mapping) else '[]'}"
    elif isinstance(value, str) and "\n" in value:
        folded = value.endswith("\n")  # text keeps its lines; an expression that was broken for reading does not
        yield f"{head} {'|' if folded else '>-'}"
        yield from (f"{indent}{line}".rstrip() for line in value.rstrip("\n").split("\n"))
    else:
        yield f"{head} {scalar(value)}" + (f"  # {note}" if note else "")


PLAIN = re.compile(r"-?[A-Za-z0-9_(/](?:[A-Za-z0-9_ ()+*/%<>=.,;!?'\"&|-]|:(?=[^ ])|(?<=[^ ])#)*")
TYPED = re.compile(r"[-+0-9.][0-9._eExXa-fA-F]*|true|false|null|yes|no|on|off|y|n|~", re.IGNORECASE)


def scalar(value: Any) -> str:
    """A scalar, quoted where YAML might take it for something else."""
    if value is True:
        return "true"
    if isinstance(value, int):
        return str(value)
    text = str(value)
    if PLAIN.fullmatch(text) and not TYPED.fullmatch(text) and text == text.strip():
        return text
    return "'" + text.replace("'", "''") + "'"
