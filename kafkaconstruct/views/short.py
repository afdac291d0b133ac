"""A value in a few words, and the style that it is shown in."""

from __future__ import annotations

import base64
import enum
import math
import uuid
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from construct import ConstructError

from kafkaconstruct.engines.nodes import Node
from kafkaconstruct.errors import counted

#: What a value is, for colours: the names that `styles.THEME` has.
NUMBER, TEXT, BYTES, NULL, FLAG, NAME, PLAIN = "number", "text", "bytes", "null", "flag", "name", "plain"

_ESCAPES = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t"}
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_LATEST = 253_402_300_799_999  # ms; the end of the year 9999


def short(value: Any, limit: int = 60) -> tuple[str, str]:
    """The text of a value, of `limit` characters or little more, and its style."""
    if value is None:
        return "null", NULL
    if isinstance(value, bool):
        return str(value).lower(), FLAG
    if isinstance(value, enum.Enum):
        return f"{value.name} ({value.value})", NAME
    if isinstance(value, int):
        return str(value), NUMBER
    if isinstance(value, float):
        return (repr(value) if math.isfinite(value) else str(value)), NUMBER
    if isinstance(value, str):
        return quoted(value, limit), TEXT
    if isinstance(value, bytes | bytearray | memoryview):
        return bytes_text(bytes(value), limit), BYTES
    if isinstance(value, uuid.UUID):
        return ("zero" if value.int == 0 else kafka_uuid(value)), NAME
    if isinstance(value, Mapping):
        return "", PLAIN
    if isinstance(value, Sequence):
        return listed(value, limit), PLAIN
    return str(value), PLAIN


def quoted(text: str, limit: int = 60) -> str:
    """A string in double quotes, on one line, whatever is in it; cut off after `limit` characters."""
    shown = "".join(_ESCAPES.get(c) or (c if c.isprintable() else _escaped(c)) for c in text[:limit])
    return f'"{shown}"' if len(text) <= limit else f'"{shown}…" ({len(text)} characters)'


def _escaped(character: str) -> str:
    code = ord(character)
    if 0xDC80 <= code <= 0xDCFF:  # a byte that is no UTF-8, kept as a surrogate
        return f"\\x{code - 0xDC00:02x}"
    return f"\\u{code:04x}" if code <= 0xFFFF else f"\\U{code:08x}"


def bytes_text(data: bytes, limit: int = 60) -> str:
    """Bytes as text where they are printable, else as hex; cut off after `limit` characters."""
    if not data:
        return "empty"
    text = printable(data)
    if text is not None:
        return quoted(text, limit)
    if 3 * len(data) - 1 <= limit:
        return data.hex(" ")
    return f"{data[: max(limit // 3 - 5, 1)].hex(' ')} … ({len(data)} bytes)"


def printable(data: bytes) -> str | None:
    """The text of bytes that are printable UTF-8 (tabs and line ends count), or None."""
    try:
        text = data.decode()
    except UnicodeDecodeError:
        return None
    return text if text.isprintable() or all(c.isprintable() or c in "\n\r\t" for c in text) else None


def kafka_uuid(value: uuid.UUID) -> str:
    """As Kafka prints it: 22 characters of URL-safe base64 (Uuid.toString)."""
    return base64.urlsafe_b64encode(value.bytes).decode().rstrip("=")


def listed(values: Sequence[Any], limit: int = 60) -> str:
    """A list of plain values on one line; cut off after `limit` characters."""
    parts: list[str] = []
    used = 0
    for i, value in enumerate(values):
        part = short(value, 30)[0]
        used += len(part) + 2
        if used > limit and i:
            parts.append(f"… {len(values) - i} more")
            break
        parts.append(part)
    return f"[{', '.join(parts)}]"


def moment(ms: Any) -> str:
    """Milliseconds since 1970 as a date and a time in UTC; "" where they are no likely moment."""
    if not isinstance(ms, int) or not 0 < ms <= _LATEST:
        return ""
    return (_EPOCH + timedelta(milliseconds=ms)).strftime("%Y-%m-%d %H:%M:%S.%f")[:-3] + "Z"


def is_plain(value: Any) -> bool:
    """Whether a value needs no lines of its own."""
    return value is None or isinstance(value, bool | int | float | str | bytes | uuid.UUID)


def node_value(node: Node, limit: int = 60) -> tuple[str, str]:
    """What a node's row says of its value."""
    value = node.value
    if node.type == "TagBuffer":
        return _tags(node), NULL
    if value is None and ("Nullable" not in node.type or any(below.error for below in node.walk())):
        return "", PLAIN  # never read
    if isinstance(value, bytes) and any(not child.part for child in node.children):
        return counted(len(value), "byte"), BYTES  # what is inside stands beneath
    kind = type(value).__name__
    if kind in ("Batch", "LegacyMessage"):
        return _batch(value), NAME
    if kind in ("Record", "ControlRecord"):
        return _record(value), NAME
    if kind == "RecordSet":
        return counted(len(value.batches), "batch", "batches"), PLAIN
    if isinstance(value, list) and not value:
        return "empty", NULL
    if node.type.startswith(("Records", "Messages")) and isinstance(value, list):
        return counted(len(value), "message" if node.type[0] == "M" else "record"), PLAIN
    if isinstance(value, list) and not all(map(is_plain, value)):
        return f"{len(value)} × {node.type.partition(' of ')[2] or 'element'}", PLAIN
    text, style = short(value, limit)
    if type(value) is int:
        text += _meaning(node, value)
    return text, style


def _meaning(node: Node, value: int) -> str:
    """What a number in a known field means, after two spaces."""
    if "timestamp" in node.name and value > 10**11:
        when = moment(value)
        return f"  {when}" if when else ""
    if node.parent is not None and node.parent.type in ("RecordBatch", "Message"):
        if node.name == "crc":
            return f"  0x{value:08x}"
        if node.name == "attributes" and value and node.parent.value is not None:
            return f"  {', '.join(attribute_words(node.parent.value))}"
    return ""


def attribute_words(batch: Any) -> list[str]:
    """What a batch's attributes say, beyond the usual."""
    words = [batch.codec] if batch.codec != "none" else []
    words += [batch.timestamp_type] if batch.timestamp_type == "LogAppendTime" else []
    words += [word for word in ("transactional", "control") if getattr(batch, f"is_{word}", False)]
    return words + (["base_timestamp is the delete horizon"] if getattr(batch, "delete_horizon", None) else [])


def _tags(node: Node) -> str:
    count = sum(not child.part for child in node.children)
    return counted(count, "tag") if count else "no tags"


def _batch(batch: Any) -> str:
    if hasattr(batch, "count"):
        first = counted(batch.count, "record")
    else:
        first = f"offset {_attempt(lambda: batch.offset)}"
    parts = [first, f"magic {batch.magic}", *attribute_words(batch)]
    parts.append("CRC fits" if batch.crc_valid else "CRC does not fit")
    return ", ".join(parts)


def _record(record: Any) -> str:
    parts = [f"offset {record.offset}", moment(record.timestamp)]
    if type(record).__name__ == "ControlRecord":
        control = _attempt(lambda: record.control)
        parts.append(control.type.name if control is not None else "control")
    return ", ".join(part for part in parts if part)


def _attempt(read: Callable[[], Any]) -> Any:
    """What a lazy value gives, None where it cannot be read: the tree says elsewhere why."""
    try:
        return read()
    except ConstructError:
        return None
