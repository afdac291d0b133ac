"""Batches, messages and records as JSON and YAML hold them."""

from __future__ import annotations

from typing import Any

from kafkaconstruct.errors import KafkaError
from kafkaconstruct.views.short import printable

LOG_APPEND_TIME = 8


def plain_records(value: Any) -> Any:
    """A record set as a list of batches; one batch or message as a dict."""
    if hasattr(value, "batches"):
        return [plain_batch(batch) for batch in value.batches]
    return plain_batch(value) if hasattr(value, "crc") else value


def plain_batch(batch: Any) -> dict[str, Any]:
    """A batch or message: what is stored, its records, and `raw` where these do not give its bytes back."""
    from kafkaconstruct.views.unplain import batch_bytes

    result = batch_fields(batch)
    try:
        fits = batch_bytes(result) == bytes(batch)
    except KafkaError:
        fits = False
    return result if fits else {**result, "raw": {"hex": bytes(batch).hex()}}


def batch_fields(batch: Any) -> dict[str, Any]:
    """The fields of a batch or message. Its records are left out where nobody can read them."""
    wrong = {name: stored for name, stored, computed in batch.stored_and_computed() if stored != computed}
    names = [name for name in batch.fields if name not in ("records", "key", "value", "count")]
    if "count" in wrong:
        names.append("count")
    result = {name: getattr(batch, name) for name in names}
    result.update({name: {"forced": stored} for name, stored in wrong.items()})
    if result.get("timestamp", 0) is None:
        del result["timestamp"]  # magic 0 has none
    try:
        if not hasattr(batch, "value"):
            result["records"] = [plain_record(record, batch) for record in batch.records]
        else:
            result["key"] = plain_bytes(batch.key)
            if batch.compressed is None:
                result["value"] = plain_bytes(batch.value)
            else:
                result["records"] = [batch_fields(inner) for inner in batch.records]
        if batch.compressed is not None:
            result["compressed"] = {"hex": batch.compressed.hex()}
    except KafkaError as error:
        result["_error"] = str(error)
    return result


def plain_record(record: Any, batch: Any) -> dict[str, Any]:
    """A record of a batch. The stored delta stands beside the time where that is the log's and not its own."""
    result: dict[str, Any] = {"offset": record.offset, "timestamp": record.timestamp}
    if batch.attributes & LOG_APPEND_TIME:
        result["timestamp_delta"] = record.timestamp_delta
    if record.attributes:
        result["attributes"] = record.attributes
    result["key"], result["value"] = plain_bytes(record.key), plain_bytes(record.value)
    if record.headers:
        result["headers"] = [{"key": text_or_hex(key), "value": plain_bytes(value)} for key, value in record.headers]
    return result


def text_or_hex(text: str) -> Any:
    """A string, or its bytes where they are no UTF-8."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return {"hex": text.encode("utf-8", "surrogateescape").hex()}
    return text


def plain_bytes(data: bytes | None) -> Any:
    """Bytes as text where they are printable, else as hex."""
    if data is None:
        return None
    text = printable(data)
    return {"hex": data.hex()} if text is None else text
