"""Values as Kafka's own JSON converters write them, turned into what we parse to."""

from __future__ import annotations

import base64
import re
import uuid
from collections.abc import Mapping
from typing import Any

from kafkaconstruct.declare import primitives, sized, structs

_BORDER = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")
_STEP = re.compile(r"(\w+)|\[(\d+)\]")


def snake(name: str) -> str:
    """Kafka's name of a field as ours."""
    return _BORDER.sub("_", name).lower()


def value_of(type_: Any, json: Any) -> Any:
    """What `type_` parses to where Kafka's converter writes `json`."""
    if json is None:
        return None
    if isinstance(type_, structs.NullableStruct):
        return value_of(type_.struct, json)
    if isinstance(type_, structs.ResolvedStruct):
        return _struct(type_, json)
    if isinstance(type_, sized.ArrayType):
        return [value_of(type_.element, item) for item in json]
    if isinstance(type_, sized.BytesType | sized.EmbeddedType):
        return base64.b64decode(json)
    if isinstance(type_, primitives.UuidType):
        return uuid.UUID(bytes=base64.urlsafe_b64decode(json + "=="))
    if isinstance(type_, primitives.FloatType):
        return float(json)
    return json


def _struct(type_: structs.ResolvedStruct, json: Mapping[str, Any]) -> dict[str, Any]:
    given = {snake(name): value for name, value in json.items()}
    given = {type_.aliases.get(name, name): value for name, value in given.items()}
    assert set(given) <= set(type_.all), f"{type_.type_name} has no {sorted(set(given) - set(type_.all))}"
    return {  # a tagged field at its default is not written
        name: value_of(field.subcon, given[name]) if name in given else field.default()
        for name, field in type_.all.items()
        if name in given or field.tag is not None
    }


def add_unknown_tags(value: dict[str, Any], unknown: list[dict[str, Any]]) -> dict[str, Any]:
    """Put `[{"path": "topics[0]", "tags": [[9, "00ff"]]}]` into a value, as `unknown_tags`."""
    for entry in unknown:
        at: Any = value
        for name, index in _STEP.findall(entry["path"]):
            at = at[snake(name)] if name else at[int(index)]
        at[structs.UNKNOWN_TAGS] = {tag: bytes.fromhex(data) for tag, data in entry["tags"]}
    return value


def plain(value: Any) -> Any:
    """A parsed value with dicts for Containers and bytes for records, to compare it."""
    if isinstance(value, Mapping):
        return {name: plain(item) for name, item in value.items() if name != "_io"}
    if isinstance(value, list):
        return [plain(item) for item in value]
    if isinstance(value, int | float | str | bytes | uuid.UUID) or value is None:
        return value
    return bytes(value)  # a lazy records field
