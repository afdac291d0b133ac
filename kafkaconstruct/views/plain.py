"""Values as JSON and YAML can hold them, driven by the declaration. `unplain` is the way back.

Integers are plain, however large; bytes that are printable UTF-8 a string, others `{"hex": ...}`; uuids as Kafka prints
them; error codes numbers; non-finite floats strings; records a list of batches. Where the fields cannot give the bytes
back (a tolerated form, a cut-off tail), the smallest struct, batch or frame around carries `raw`, too.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import singledispatch
from typing import Any

from construct import Renamed

from kafkaconstruct.declare import Forced
from kafkaconstruct.declare.primitives import FloatType, OpenEnum, UuidType
from kafkaconstruct.declare.sized import ArrayType, BytesType, EmbeddedType, StringType
from kafkaconstruct.declare.structs import UNKNOWN_TAGS, NullableStruct, ResolvedStruct
from kafkaconstruct.declare.words import Word
from kafkaconstruct.engines.nodes import Node
from kafkaconstruct.engines.tracer import explain
from kafkaconstruct.errors import KafkaError
from kafkaconstruct.formats.frames import Frame, RequestFrameType, ResponseFrame, known_request
from kafkaconstruct.formats.headers import RequestHeader, header_for
from kafkaconstruct.formats.index import api
from kafkaconstruct.formats.log.files import IndexFile, ProducerSnapshotFileType, TransactionIndexFile
from kafkaconstruct.formats.prefixed import TypedRecord, VersionPrefixed
from kafkaconstruct.views.plain_records import plain_records
from kafkaconstruct.views.short import kafka_uuid, printable

RAW = "raw"


def to_plain(value: Any, what: Any, data: bytes | None = None) -> Any:
    """What `what` parsed, as dicts, lists and scalars. With the bytes it came from, `raw` stands where it is needed."""
    result = plain(what, value, None)
    if data is None or rebuilt(result, what) == data:
        return result
    root = explain(what, data)
    result = plain(what, value, root)
    if isinstance(result, dict) and RAW not in result and rebuilt(result, what) != data:
        return {**plain(what, value, None), RAW: hexed(data)}
    return result


def rebuilt(result: Any, what: Any) -> bytes | None:
    """What building from a plain value gives; None where it is refused."""
    from kafkaconstruct.views.unplain import from_plain

    try:
        built: bytes = what.build(from_plain(result, what))
    except KafkaError:
        return None
    return built


def hexed(data: bytes) -> dict[str, str]:
    """Bytes as hex."""
    return {"hex": data.hex()}


def plain_bytes(data: bytes) -> Any:
    """Bytes as text where they are printable, else as hex."""
    text = printable(data)
    return hexed(data) if text is None else text


# -- one function a type; `node` is None, or the value's node, which says where `raw` is needed


@singledispatch
def plain(what: Any, value: Any, node: Node | None) -> Any:
    """The plain form of one value."""
    return plain_records(value) if hasattr(what, "from_bytes") else value


@plain.register(Renamed)
def _(what: Any, value: Any, node: Node | None) -> Any:
    return plain(what.subcon, value, node)


@plain.register
def _(what: Word, value: Any, node: Node | None) -> Any:
    return plain(what.resolve(0, False), value, node)


@plain.register
def _(what: OpenEnum, value: Any, node: Node | None) -> Any:
    return int(value)


@plain.register
def _(what: FloatType, value: Any, node: Node | None) -> Any:
    if math.isfinite(value):
        return value
    return "NaN" if math.isnan(value) else "Infinity" if value > 0 else "-Infinity"


@plain.register
def _(what: UuidType, value: Any, node: Node | None) -> Any:
    return kafka_uuid(value)


@plain.register
def _(what: StringType, value: Any, node: Node | None) -> Any:
    if value is None or value.isascii():
        return value
    try:
        value.encode()
    except UnicodeEncodeError:  # bytes that are no UTF-8
        return hexed(value.encode("utf-8", "surrogateescape"))
    return value


@plain.register
def _(what: BytesType, value: Any, node: Node | None) -> Any:
    return None if value is None else plain_bytes(value)


@plain.register
def _(what: EmbeddedType, value: Any, node: Node | None) -> Any:
    return None if value is None else plain_records(value)


@plain.register
def _(what: ArrayType, value: Any, node: Node | None) -> Any:
    if value is None:
        return None
    elements = [child for child in node.children if not child.part] if node is not None else [None] * len(value)
    return [plain(what.element, element, child) for element, child in zip(value, elements, strict=True)]


@plain.register
def _(what: NullableStruct, value: Any, node: Node | None) -> Any:
    return None if value is None else plain(what.struct, value, node)


@plain.register
def _(what: ResolvedStruct, value: Any, node: Node | None) -> Any:
    result = _fields(what, value, node)
    if node is not None:
        wire = node.data[_content_start(node) : node.end]
        if rebuilt(result, what) != wire:
            return {**_fields(what, value, None), RAW: hexed(wire)}
    return result


def _fields(what: ResolvedStruct, value: Mapping[str, Any], node: Node | None) -> dict[str, Any]:
    children = {child.name: child for child in node._fields() if not child.part} if node is not None else {}
    result = {name: plain(field.subcon, value[name], children.get(name)) for name, field in what.all.items()}
    if UNKNOWN_TAGS in value:
        result[UNKNOWN_TAGS] = {str(tag): hexed(data) for tag, data in value[UNKNOWN_TAGS].items()}
    return result


def _content_start(node: Node) -> int:
    """Where a struct begins behind its mark of presence, or its tag and size."""
    start = node.start
    for child in node.children:
        if not child.part:
            break
        start = child.end
    return start


@plain.register
def _(what: Frame, value: Any, node: Node | None) -> Any:
    header, body = frame_structs(what, value)
    children = {child.name: child for child in node.children} if node is not None else {}
    return {
        "size": value["size"],
        "header": plain(header, value["header"], children.get("header")),
        "body": plain(body, value["body"], children.get("body")) if body is not None else hexed(value["body"]),
    }


def frame_structs(what: Frame, value: Mapping[str, Any]) -> tuple[ResolvedStruct, ResolvedStruct | None]:
    """The Constructs of a frame's header and body; of the body None where it stays bytes."""
    if isinstance(what, ResponseFrame):
        return header_for(what.message, what.version), what._built_as(value["body"])
    assert isinstance(what, RequestFrameType)
    key, version = value["header"]["request_api_key"], value["header"]["request_api_version"]
    body = known_request(key, version)
    return (header_for(api(int(key)).request, version) if key.known else RequestHeader[1]), body


@plain.register
def _(what: VersionPrefixed, value: Any, node: Node | None) -> Any:
    body = what.message_for(value["version"])[value["version"]]
    return {
        "version": value["version"],
        "body": plain(body, value["body"], node["body"] if node is not None else None),
    }


@plain.register
def _(what: TypedRecord, value: Any, node: Node | None) -> Any:
    body = what.types[value["type"]][value["version"]]
    marks = {name: value[name] for name in ("frame_version", "type", "version")}
    return {**marks, "body": plain(body, value["body"], node["body"] if node is not None else None)}


@plain.register
def _(what: IndexFile, value: Any, node: Node | None) -> Any:
    return {"entries": [dict(entry) for entry in value["entries"]], "padding": value["padding"]}


@plain.register
def _(what: TransactionIndexFile, value: Any, node: Node | None) -> Any:
    return [plain(what.entry, entry, None) for entry in value]


@plain.register
def _(what: ProducerSnapshotFileType, value: Any, node: Node | None) -> Any:
    result = plain(what.content, value, None)
    if isinstance(value["body"]["crc"], Forced):
        result["body"]["crc"] = {"forced": value["body"]["crc"].value}
    return result
