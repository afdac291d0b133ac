"""What our specs share: how they introduce themselves, their enums, and the types of one message."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from importlib import import_module
from typing import Any

from kafkaconstruct.declare import Message
from kafkaconstruct.declare.words import snake
from kafkaconstruct.engines.kaitai import PRIMITIVES, Attr, EnumValue, Layout, Type, layout, named, primitives
from kafkaconstruct.formats import DATA
from kafkaconstruct.formats.api_keys import ApiKey
from kafkaconstruct.formats.error_codes import ErrorCode
from kafkaconstruct.formats.index import api_names
from kafkaconstruct.views.ksy.records import RECORD_ENUMS, record_types

GUIDE = "https://kafka.apache.org/protocol.html"
SHARED = "kafka_primitives"  # the spec that holds what specs for use from code import


def about(message: Message) -> str:
    """What is known about a message: the text above its declaration."""
    return import_module(f"kafkaconstruct.formats.{module_of(message)}").__doc__ or ""


def module_of(message: Message) -> str:
    """The module under `formats` that declares a message."""
    if message.kind in ("request", "response"):
        return "api." + snake(message.name.removesuffix(message.kind.capitalize()))
    return next((module for module, names in DATA.items() if message.name in names), "headers")


def headline(message: Message) -> str:
    """The first line of what is known about a message, without its name."""
    first = about(message).split("\n\n")[0].replace("\n", " ").strip()
    text = first.partition(": ")[2] or first
    return text[0].upper() + text[1:]


def meta(id_: str, title: str, *, extension: str = "", imports: Iterable[str] = ()) -> dict[str, Any]:
    """The head of a spec."""
    keys: dict[str, Any] = {"id": id_, "title": title, "application": "Apache Kafka"}
    keys |= {"file-extension": extension} if extension else {}
    keys |= {"xref": {"wikidata": "Q16235208"}, "license": "Apache-2.0", "ks-version": "0.10"}
    imports = list(imports)
    keys |= {"imports": imports} if imports else {}
    return keys | {"encoding": "UTF-8", "endian": "be"}


def complete(spec: Type) -> Type:
    """The spec with everything that it mentions: records, primitives and enums come last."""
    mentioned, _ = spec.mentioned()
    if "records" in mentioned:
        spec.types = spec.types | record_types()
    mentioned, _ = spec.mentioned()
    spec.types = spec.types | primitives(mentioned)
    _, enums = spec.mentioned()
    spec.enums = spec.enums | {name: values for name, values in all_enums().items() if name in enums}
    return spec


@cache
def all_enums() -> dict[str, dict[int, EnumValue]]:
    """Every enum, with its documentation."""
    return {
        "api_key": {int(key): EnumValue(snake(key.api)) for key in ApiKey},
        "error_code": {int(code): EnumValue(code.name.lower(), _error_doc(code)) for code in ErrorCode},
        **RECORD_ENUMS,
    }


def _error_doc(code: ErrorCode) -> str:
    return code.doc + (" (retriable)" if code.retriable else "")


def types_of(message: Message) -> tuple[dict[int, str], dict[str, Type]]:
    """The name of a message's type at each version, and the types themselves."""
    layouts = {version: layout(message[version], snake(message.name)) for version in message.versions}
    names, types = named(layouts)
    return {version: names[top] for version, top in layouts.items()}, types


def together(messages: Sequence[Message]) -> tuple[dict[str, dict[int, str]], dict[str, Type]]:
    """The names of several messages' types by message and version, and the types.

    Where two messages have types of one name, each message's are in a type of its own. Else they are not: C++ wants a
    type that holds others before whatever mentions those, and puts types in an order of its own.
    """
    tops: dict[str, dict[int, str]] = {}
    types: dict[str, Type] = {}
    own = {message.name: types_of(message) for message in messages}
    names = [name for _, inner in own.values() for name in inner]
    is_flat = len(set(names)) == len(names)
    for message in messages:
        own_tops, inner = own[message.name]
        space = snake(message.name)
        tops[message.name] = own_tops if is_flat else {v: f"{space}::{name}" for v, name in own_tops.items()}
        types |= inner if is_flat else {space: Type(doc=headline(message) + "\n", types=inner)}
    return tops, types


def alone(struct_layout: Layout) -> Type:
    """A layout as the root of a spec, with the types that it is made of."""
    names, types = named({0: struct_layout})
    top = names.pop(struct_layout)
    del types[top]
    return Type(attrs=struct_layout.attrs, names=names, types=types)


def api_key_of(message: Message) -> str:
    """The enum constant of a request's or response's API."""
    assert message.key is not None
    return snake(api_names()[_position(message.key)])


@cache
def _position(key: int) -> int:
    return [int(each) for each in ApiKey].index(key)


def shared_names() -> dict[str | Layout, str]:
    """Where a spec finds what it does not hold itself but imports."""
    names = [*PRIMITIVES, *record_types(), *all_enums()]
    return {name: f"{SHARED}::{name}" for name in names}


def chosen(id_: str, type_: Any, **more: Any) -> Attr:
    """An attribute whose type is chosen by a switch, and which keeps the bytes where no case fits."""
    return Attr(id_, type_, size_eos=True, **more)
