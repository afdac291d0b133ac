"""Our declarations as the same plain layouts."""

from collections.abc import Mapping
from enum import IntEnum
from typing import Any
from uuid import UUID

import kafkaconstruct as kc
from kafkaconstruct.declare.primitives import Fixed, UuidType
from kafkaconstruct.declare.sized import COMPACT_PREFIX, COMPACT_STRING_PREFIX, ArrayType, EmbeddedType, Sized
from kafkaconstruct.declare.structs import NullableStruct, ResolvedField, ResolvedStruct
from tests.conformance.layout import Absent, Field, Message, Struct, Value

# The names that a 4.x definition has for what was declared before as one message with several versions.
FORMER = {"LegacyOffsetCommitKey": "OffsetCommitKey", "LegacyOffsetCommitValue": "OffsetCommitValue"}


def counterpart(kafka: Message) -> Message | None:
    """The declaration that a definition of Kafka's is about, at its version; None where there is none.

    The version of a coordinator key is the int16 in front of it; since 4.0 the definitions call that number the
    `apiKey` of a message whose only version is 0.
    """
    version = kafka.key if kafka.kind == "coordinator-key" and kafka.key is not None else kafka.version
    try:
        message = kc.message(FORMER.get(kafka.name, kafka.name))
        resolved = message[version]
    except (kc.UnknownNameError, kc.VersionError):
        return None
    return Message(
        name=message.name,
        version=kafka.version,
        kind=message.kind,
        key=message.key,
        flexible=version in message.flexible_versions,
        unstable=version in message.unstable_versions,
        root=_struct(resolved),
    )


def _struct(resolved: ResolvedStruct) -> Struct:
    fields = tuple(map(_field, resolved.all.values()))
    absent = {name: Absent(plain(each.default), each.ignorable) for name, each in resolved.absent.items()}
    return Struct(resolved.type_name, fields, absent)


def _field(resolved: ResolvedField) -> Field:
    kind, struct = _kind(resolved.subcon)
    type_ = resolved.subcon
    return Field(
        name=resolved.name,
        kind=kind,
        nullable=isinstance(type_, NullableStruct) or (isinstance(type_, Sized) and type_.nullable),
        compact=isinstance(type_, Sized) and type_.prefix in (COMPACT_PREFIX, COMPACT_STRING_PREFIX),
        tag=resolved.tag,
        default=None if kind == "records" else plain(resolved.default()),
        struct=None if struct is None else _struct(struct),
        aliases=(resolved.alias,) if resolved.alias else (),
    )


def _kind(type_: Any) -> tuple[str, ResolvedStruct | None]:
    """A type in the words of Kafka's definitions, and the struct in it."""
    match type_:
        case ArrayType():
            kind, struct = _kind(type_.element)
            return f"[]{kind}", struct
        case NullableStruct():
            return "struct", type_.struct
        case ResolvedStruct():
            return "struct", type_
        case EmbeddedType() | Sized():
            return type_.word.lower(), None
        case UuidType():
            return "uuid", None
        case Fixed():
            return {"Boolean": "bool"}.get(type_.kind, type_.kind.lower()), None
    raise TypeError(f"no word for {type_!r}")


def plain(value: Any) -> Value:
    """A default as Kafka's definitions can say it: a struct's is said by its fields."""
    match value:
        case UUID():
            return str(value)
        case Mapping():
            return {}
        case list():
            return tuple(value)
        case IntEnum():
            return int(value)
    known: Value = value
    return known
