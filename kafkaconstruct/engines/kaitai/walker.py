"""From a resolved declaration to Kaitai types, one function a wire type.

A field of fixed width is one attribute. One with a length is two: `len_` or `num_`, then the field itself, there only
if it is not null; a nullable struct has a `has_`. A struct's tag buffer is its last attribute.
"""

from __future__ import annotations

from functools import singledispatch
from typing import Any

from kafkaconstruct.declare import primitives as wire
from kafkaconstruct.declare.sized import ArrayType, BytesType, EmbeddedType, Sized, StringType
from kafkaconstruct.declare.structs import NullableStruct, ResolvedField, ResolvedStruct
from kafkaconstruct.declare.words import snake
from kafkaconstruct.engines.kaitai.model import Attr, Layout, Switch, TypeRef

NUMBERS = {"b": "s1", "h": "s2", "i": "s4", "q": "s8", "H": "u2", "I": "u4", "d": "f8", "?": "u1"}
VARINTS = {
    wire.UNSIGNED_VARINT: "uvarint",
    wire.VARINT: "varint",
    wire.VARLONG: "varlong",
}
ENUMS = {"ErrorCode": "error_code", "ApiKey": "api_key"}
TAG_BUFFER = "tag_buffer"

# Fields that say what a struct is about: a collapsed node shows the first two that it has.
TELLING = (
    *("name", "topic", "topic_name", "resource_name", "config_name", "key", "host", "port", "node_id", "broker_id"),
    *("group_id", "group", "member_id", "transactional_id", "producer_id", "api_key", "min_version", "max_version"),
    *("partition_index", "partition", "partition_id", "index", "entity_type", "entity_name", "mechanism", "username"),
    *("coordinator_key", "log_dir", "error_code", "value", "offset", "epoch"),
)


class Place:
    """Where a field stands: its name, its documentation, and the name of the type around it."""

    def __init__(self, name: str, owner: str, doc: str = "") -> None:
        self.name, self.owner, self.doc = name, owner, doc


def layout(struct: ResolvedStruct, base: str = "") -> Layout:
    """The type of a struct. `base` is its name where Kafka gives it none."""
    name = snake(struct.type_name) if struct.type_name != "Struct" else base
    attrs: list[Attr] = []
    for field in struct.fields:
        attrs += attributes(field.subcon, Place(field.name, name, sentence(field.docs)))
    if struct.flexible:
        attrs.append(Attr(TAG_BUFFER, _tag_buffer(struct, name) if struct.tagged else TAG_BUFFER))
    ids = [attr.id for attr in attrs]
    twice = {id_ for id_ in ids if ids.count(id_) > 1}
    if twice:
        raise ValueError(f"{name} would have {', '.join(sorted(twice))} twice")
    return Layout(name, tuple(attrs), representation=_representation(struct))


def sentence(docs: Any) -> str:
    """A field's documentation as Construct keeps it."""
    return (docs.decode() if isinstance(docs, bytes) else docs or "").strip()


def _representation(struct: ResolvedStruct) -> str:
    plain = {field.name: field.subcon for field in struct.fields}
    shown = [name for name in TELLING if isinstance(plain.get(name), wire.Fixed | StringType)]
    return ", ".join(f"{{{name}:dec}}" if _is_number(plain[name]) else f"{{{name}}}" for name in shown[:2])


def _is_number(type_: Any) -> bool:
    return isinstance(type_, wire.Fixed) and not isinstance(type_, wire.OpenEnum)


def _tag_buffer(struct: ResolvedStruct, name: str) -> Layout:
    cases: list[tuple[int | str, TypeRef]] = []
    for field in struct.tagged:
        assert field.tag is not None
        cases.append((field.tag, _tagged(field, f"{name}_{field.name}_tag")))
    tag = Layout(
        f"{name}_tagged_field",
        (
            Attr("tag", "uvarint"),
            Attr("len_content", "uvarint"),
            Attr("content", Switch("tag.value.as<s4>", tuple(cases)), size="len_content.value"),
        ),
        representation="tag {tag:dec}, {len_content:dec} bytes",
    )
    fields = Attr("fields", tag, repeat="num_fields.value")
    return Layout(
        f"{name}_tag_buffer", (Attr("num_fields", "uvarint"), fields), representation="{num_fields:dec} tagged fields"
    )


def _tagged(field: ResolvedField, name: str) -> Layout:
    """A type for the content of a tag: a switch has no scalars among its cases."""
    return Layout(name, tuple(attributes(field.subcon, Place(field.name, name, sentence(field.docs)))))


@singledispatch
def attributes(type_: Any, place: Place) -> list[Attr]:
    """The attributes of a field of this wire type."""
    raise TypeError(f"no Kaitai form for {type_!r}")


@attributes.register
def _(type_: wire.Fixed, place: Place) -> list[Attr]:
    enum = ENUMS[type_.supplier] if isinstance(type_, wire.OpenEnum) else ""
    return [Attr(place.name, NUMBERS[type_.code], enum=enum, doc=place.doc)]


@attributes.register
def _(type_: wire.UuidType, place: Place) -> list[Attr]:
    return [Attr(place.name, size=16, doc=place.doc)]


@attributes.register
def _(type_: wire.VarintType, place: Place) -> list[Attr]:
    return [Attr(place.name, VARINTS[type_], doc=place.doc)]


@attributes.register
def _(type_: StringType, place: Place) -> list[Attr]:
    length, size, condition = _length(type_, f"len_{place.name}")
    return [length, Attr(place.name, "str", size=size, condition=condition, doc=place.doc)]


@attributes.register
def _(type_: BytesType, place: Place) -> list[Attr]:
    length, size, condition = _length(type_, f"len_{place.name}")
    return [length, Attr(place.name, size=size, condition=condition, doc=place.doc)]


@attributes.register
def _(type_: EmbeddedType, place: Place) -> list[Attr]:
    length, size, condition = _length(type_, f"len_{place.name}")
    content = snake(type_.word)
    return [length, Attr(place.name, content, size=size, condition=condition, doc=place.doc)]


@attributes.register
def _(type_: ArrayType, place: Place) -> list[Attr]:
    count, repeat, condition = _length(type_, f"num_{place.name}")
    element = type_.element
    name = f"{place.owner}_{place.name}"
    each: dict[str, Any]
    if isinstance(element, wire.UuidType):
        each = {"size": 16}
    elif isinstance(element, ResolvedStruct):
        each = {"type": layout(element, name)}
    elif isinstance(element, Sized):
        each = {"type": _element(element)}
    else:
        (attr,) = attributes(element, place)
        each = {"type": attr.type, "enum": attr.enum}
    return [count, Attr(place.name, **each, repeat=repeat, condition=condition, doc=place.doc)]


@attributes.register
def _(type_: ResolvedStruct, place: Place) -> list[Attr]:
    return [Attr(place.name, layout(type_, f"{place.owner}_{place.name}"), doc=place.doc)]


@attributes.register
def _(type_: NullableStruct, place: Place) -> list[Attr]:
    mark = f"has_{place.name}"
    present = f"{mark}.value != 0" if type_.tagged else f"{mark} >= 0"
    (struct,) = attributes(type_.struct, place)
    return [
        Attr(mark, "uvarint" if type_.tagged else "s1"),
        Attr(place.name, struct.type, condition=present, doc=place.doc),
    ]


def _element(type_: Sized) -> Layout:
    """A type for an element that has a length: an array repeats one attribute, not two."""
    name = snake(repr(type_)) + "_element"
    return Layout(name, tuple(attributes(type_, Place("value", name))), representation="{value}")


LENGTHS = {wire.INT16: "s2", wire.INT32: "s4", wire.VARINT: "varint", wire.UNSIGNED_VARINT: "compact_length"}


def _length(type_: Sized, id_: str) -> tuple[Attr, str, str]:
    """The attribute of a length, the expression for it, and the condition that it is not null."""
    kind = LENGTHS[type_.prefix.type]
    fixed = isinstance(type_.prefix.type, wire.Fixed)
    expression = id_ if fixed else f"{id_}.value"
    if type_.nullable:
        return Attr(id_, kind), expression, f"{expression} >= 0"
    return Attr(id_, kind, at_least=0 if fixed else None), expression, ""
