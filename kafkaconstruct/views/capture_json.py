"""A message of a capture as a line of JSON, its records decoded and decompressed.

Values are written as everywhere else (integers plain, bytes as text where they are printable and as hex where not,
uuids as Kafka prints them), but straight from what was parsed, without what only rebuilding needs: captures are long.
"""

from __future__ import annotations

import json
import math
import uuid
from collections.abc import Callable, Mapping
from enum import IntEnum
from json.encoder import encode_basestring_ascii as quoted
from typing import Any

from kafkaconstruct.conversation import Message
from kafkaconstruct.declare.structs import UNKNOWN_TAGS
from kafkaconstruct.errors import KafkaError
from kafkaconstruct.formats.record_sets import RecordSet
from kafkaconstruct.views.short import kafka_uuid, printable

Write = Callable[[Any], str]


def json_line(message: Message) -> str:
    """One line without its end. The keys are always the same; what is unknown is null."""
    problem = message.first_problem()
    error = "null"
    if problem is not None:
        error = json.dumps({"path": problem.path or None, "offset": problem.offset, "reason": problem.reason})
    body = message.body
    latency = message.latency_ms
    return (
        f'{{"time": {message.time!r}, "stream": {_number(message.stream)}, "client": {_text(message.client)}, '
        f'"server": {_text(message.server)}, "kind": "{message.kind}", "api_key": {_number(message.api_key)}, '
        f'"api": {_text(message.api)}, "version": {_number(message.version)}, '
        f'"correlation_id": {_number(message.correlation_id)}, "client_id": {_text(message.client_id)}, '
        f'"size": {message.size}, "latency_ms": {"null" if latency is None else repr(latency)}, '
        f'"body": {_other(message) if body is None else value_json(body)}, "error": {error}}}'
    )


def _other(message: Message) -> str:
    """The body of what is no parsed message: an event's name, or the opaque bytes."""
    if message.what is None:
        return "null"
    if message.frame:
        return f'{{"what": {quoted(message.what)}, "bytes": {_bytes(message.frame[4:])}}}'
    return f'{{"what": {quoted(message.what)}}}'


def value_json(value: Any) -> str:
    """Any parsed value as JSON."""
    write = _WRITERS.get(type(value))
    if write is not None:
        return write(value)
    return next(write for kind, write in _KINDS if isinstance(value, kind))(value)


def _number(value: int | None) -> str:
    return "null" if value is None else str(int(value))


def _text(value: str | None) -> str:
    if value is None:
        return "null"
    if not value.isascii():
        try:
            value.encode()
        except UnicodeEncodeError:  # bytes that are no UTF-8
            return f'{{"hex": "{value.encode("utf-8", "surrogateescape").hex()}"}}'
    return quoted(value)


def _bytes(value: bytes | None) -> str:
    if value is None:
        return "null"
    text = printable(value)
    return f'{{"hex": "{value.hex()}"}}' if text is None else quoted(text)


def _float(value: float) -> str:
    if math.isfinite(value):
        return repr(value)
    return '"NaN"' if math.isnan(value) else '"Infinity"' if value > 0 else '"-Infinity"'


def _uuid(value: uuid.UUID) -> str:
    return f'"{kafka_uuid(value)}"'


def _list(values: list[Any]) -> str:
    return f"[{', '.join([value_json(value) for value in values])}]"


def _struct(fields: Mapping[str, Any]) -> str:
    parts = [
        f'"{name}": {value_json(value) if name != UNKNOWN_TAGS else _tags(value)}' for name, value in fields.items()
    ]
    return f"{{{', '.join(parts)}}}"


def _tags(tags: Mapping[int, bytes]) -> str:
    return json.dumps({str(tag): {"hex": data.hex()} for tag, data in tags.items()})


def _record_set(records: RecordSet) -> str:
    return f"[{', '.join([batch_json(batch) for batch in records.batches])}]"


def batch_json(batch: Any) -> str:
    """A batch or message with its header fields and its records; a message that is no wrapper has key and value."""
    names = [name for name in batch.fields if name not in ("records", "key", "value")]
    parts = [f'"{name}": {_number(getattr(batch, name))}' for name in names]
    parts.append(f'"codec": "{batch.codec}", "crc_valid": {"true" if batch.crc_valid else "false"}')
    try:
        if batch.magic == 2 or batch.compressed is not None:
            inner = _records(batch.records) if batch.magic == 2 else [batch_json(message) for message in batch.records]
            parts.append(f'"records": [{", ".join(inner)}]')
        else:
            parts.append(f'"key": {_bytes(batch.key)}, "value": {_bytes(batch.value)}')
    except KafkaError as error:
        parts.append(f'"records": null, "_error": {quoted(str(error))}')
    return f"{{{', '.join(parts)}}}"


def _records(records: list[Any]) -> list[str]:
    write, text = _bytes, quoted
    lines: list[str] = []
    for record in records:
        key, value = record.key, record.value
        line = f'{{"offset": {record.offset}, "timestamp": {record.timestamp}, "key": '
        line += text(key.decode()) if key is not None and key.isalnum() else write(key)
        line += f', "value": {text(value.decode()) if value is not None and value.isalnum() else write(value)}'
        if record.headers:
            headers = [f'{{"key": {_text(name)}, "value": {write(content)}}}' for name, content in record.headers]
            line += f', "headers": [{", ".join(headers)}]'
        lines.append(line + "}")
    return lines


_WRITERS: dict[type, Write] = {
    type(None): lambda value: "null",
    bool: lambda value: "true" if value else "false",
    int: str,
    float: _float,
    str: _text,
    bytes: _bytes,
    uuid.UUID: _uuid,
    RecordSet: _record_set,
}
_KINDS: tuple[tuple[type, Write], ...] = ((IntEnum, _number), (Mapping, _struct), (list, _list))
