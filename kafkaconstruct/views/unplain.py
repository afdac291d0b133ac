"""Values out of JSON and YAML: what `plain` writes, and what people write by hand.

Bytes may be text, `{"hex": ...}`, `{"base64": ...}` or `{"file": ...}`; `{"forced": n}` writes a wrong value on
purpose; `raw` beside fields is written as it is while it parses to them.
"""

from __future__ import annotations

import base64
import binascii
import uuid
from collections.abc import Mapping
from contextvars import ContextVar
from functools import singledispatch
from pathlib import Path
from typing import Any

from construct import Renamed

from kafkaconstruct.declare import Forced
from kafkaconstruct.declare.primitives import FloatType, OpenEnum, UuidType
from kafkaconstruct.declare.sized import ArrayType, BytesType, EmbeddedType, StringType
from kafkaconstruct.declare.structs import UNKNOWN_TAGS, AbsentField, NullableStruct, ResolvedStruct
from kafkaconstruct.declare.wire import shown
from kafkaconstruct.declare.words import Word
from kafkaconstruct.errors import BuildError, KafkaError, TrailingBytesError
from kafkaconstruct.formats.api_keys import ApiKey
from kafkaconstruct.formats.frames import Frame, RequestFrameType, ResponseFrame, known_request
from kafkaconstruct.formats.headers import RequestHeader, header_for
from kafkaconstruct.formats.index import api
from kafkaconstruct.formats.log.files import ProducerSnapshotFileType, TransactionIndexFile
from kafkaconstruct.formats.prefixed import TypedRecord, VersionPrefixed

RAW = "raw"
_FORMS = ("hex", "base64", "file")
#: Where relative names in `{"file": ...}` start: the folder of the document.
folder: ContextVar[Path] = ContextVar("folder", default=Path())


def from_plain(plain: Any, what: Any) -> Any:
    """What `what.build` takes, from dicts, lists and scalars. Raises BuildError with the path."""
    return value_of(what, plain)


def bytes_of(plain: Any) -> Any:
    """Bytes from any of their forms; other things are left for build to refuse."""
    if isinstance(plain, str):
        try:
            return plain.encode("utf-8", "surrogateescape")
        except UnicodeEncodeError as error:
            raise BuildError(f"not encodable as UTF-8: {error.reason}", found=shown(plain)) from None
    if not isinstance(plain, Mapping) or len(plain) != 1:
        return plain
    ((form, text),) = plain.items()
    if form not in _FORMS or not isinstance(text, str):
        return plain
    try:
        if form == "hex":
            return bytes.fromhex(text)
        return base64.b64decode(text, validate=True) if form == "base64" else (folder.get() / text).read_bytes()
    except (ValueError, binascii.Error):
        raise BuildError(f"not {form}", found=shown(text)) from None
    except OSError as error:
        raise BuildError(f"cannot read the file: {error.strerror}", found=shown(text)) from None


def is_forced(plain: Any) -> bool:
    """Whether this is `{"forced": ...}`."""
    return isinstance(plain, Mapping) and plain.keys() in ({"forced"}, {"forced", "length"})


def forced(plain: Mapping[str, Any], what: Any) -> Forced:
    """A wrong value: a number, null, or `{"forced": value, "length": n}`; bytes in a form of theirs are raw."""
    inside = plain["forced"]
    if isinstance(inside, Mapping) and tuple(inside) in {(form,) for form in _FORMS}:
        inside = bytes_of(inside)
    elif inside is not None and "length" in plain:
        inside = value_of(what, inside)
    return Forced(inside, length=plain.get("length"))


# -- one function a type -------------------------------------------------------------------------------------------


def value_of(what: Any, plain: Any) -> Any:
    """The value of one plain form."""
    return forced(plain, what) if is_forced(plain) else _value(what, plain)


@singledispatch
def _value(what: Any, plain: Any) -> Any:
    return records_of(plain) if hasattr(what, "from_bytes") else plain


@_value.register(Renamed)
def _(what: Any, plain: Any) -> Any:
    return value_of(what.subcon, plain)


@_value.register
def _(what: Word, plain: Any) -> Any:
    return value_of(what.resolve(0, False), plain)


@_value.register
def _(what: OpenEnum, plain: Any) -> Any:
    return plain


@_value.register
def _(what: FloatType, plain: Any) -> Any:
    if isinstance(plain, int) and not isinstance(plain, bool):
        return float(plain)
    return float(plain) if plain in ("NaN", "Infinity", "-Infinity") else plain


@_value.register
def _(what: UuidType, plain: Any) -> Any:
    return uuid_of(plain)


def uuid_of(plain: Any) -> Any:
    """A uuid from Kafka's 22 characters of URL-safe base64, or from the form with dashes."""
    if not isinstance(plain, str):
        return plain
    try:
        if len(plain) in (22, 24):
            return uuid.UUID(bytes=base64.b64decode(plain[:22] + "==", altchars=b"-_", validate=True))
        return uuid.UUID(plain)
    except (ValueError, binascii.Error):
        expected = "22 characters of URL-safe base64, or a uuid with dashes"
        raise BuildError("not a uuid", expected=expected, found=shown(plain)) from None


@_value.register
def _(what: StringType, plain: Any) -> Any:
    if isinstance(plain, Mapping):
        data = bytes_of(plain)
        return data.decode("utf-8", "surrogateescape") if isinstance(data, bytes) else data
    return plain


@_value.register
def _(what: BytesType, plain: Any) -> Any:
    return bytes_of(plain)


@_value.register
def _(what: EmbeddedType, plain: Any) -> Any:
    return records_of(plain)


@_value.register
def _(what: ArrayType, plain: Any) -> Any:
    if not isinstance(plain, list):
        return plain
    return [at(f"[{i}]", value_of, what.element, element) for i, element in enumerate(plain)]


@_value.register
def _(what: NullableStruct, plain: Any) -> Any:
    return value_of(what.struct, plain)


@_value.register
def _(what: ResolvedStruct, plain: Any) -> Any:
    return with_raw(what, plain, _fields) if isinstance(plain, Mapping) else plain


def _fields(what: ResolvedStruct, plain: Mapping[str, Any]) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for name, value in plain.items():
        field = what.all.get(what.aliases.get(name, name))
        if field is not None:
            values[name] = at(name, value_of, field.subcon, value)
        elif name == UNKNOWN_TAGS and isinstance(value, Mapping):
            values[name] = {_tag(tag): at(name, bytes_of, data) for tag, data in value.items()}
        else:
            absent = what.absent.get(name)
            values[name] = _as_default(absent, value) if absent is not None else value
    return values


def _as_default(absent: AbsentField, plain: Any) -> Any:
    """The value of a field that this version lacks, so that build can tell whether it is its default."""
    if isinstance(absent.default, uuid.UUID):
        return uuid_of(plain)
    return bytes_of(plain) if isinstance(absent.default, bytes) else plain


def _tag(tag: Any) -> Any:
    return int(tag) if isinstance(tag, str) and tag.isdecimal() else tag


def at(part: str, function: Any, *arguments: Any) -> Any:
    """Call; errors carry the path part."""
    try:
        return function(*arguments)
    except KafkaError as error:
        error.at(part)
        raise


def with_raw(what: Any, plain: Mapping[str, Any], fields: Any) -> Any:
    """The fields, or the bytes that stand beside them as `raw`, while these are another form of the same."""
    if RAW not in plain:
        return fields(what, plain)
    beside = {name: value for name, value in plain.items() if name != RAW}
    values = fields(what, beside)
    raw = at(RAW, bytes_of, plain[RAW])
    if not isinstance(raw, bytes):
        raise BuildError("not a value of this type", expected='{"hex": ...}', found=shown(raw)).at(RAW)
    return Forced(raw) if _means(what, raw, beside, values) else values


def _means(what: Any, raw: bytes, beside: Mapping[str, Any], values: Any) -> bool:
    """Whether raw bytes parse to what stands beside them: as it is written, or as it would be built."""
    from kafkaconstruct.views.plain import plain

    try:
        parsed = what.parse(raw)
    except TrailingBytesError as error:
        parsed = error.value
    except KafkaError:
        return False
    known = plain(what, parsed, None)
    if known == {name: value for name, value in beside.items() if name[:1] != "_"}:
        return True
    try:
        return bool(what.build(value_of(what, known)) == what.build(values))
    except KafkaError:
        return False  # the fields are to be built, then, and whatever is wrong with them said


# -- frames and prefixed messages


@_value.register
def _(what: Frame, plain: Any) -> Any:
    return with_raw(what, plain, _frame) if isinstance(plain, Mapping) else plain


def _frame(what: Frame, plain: Mapping[str, Any]) -> dict[str, Any]:
    header, body = _frame_structs(what, plain)
    values = dict(plain)
    if "header" in plain and header is not None:
        values["header"] = at("header", value_of, header, plain["header"])
    if "body" in plain:
        content = plain["body"]
        values["body"] = at("body", bytes_of, content) if body is None else at("body", value_of, body, content)
    if is_forced(plain.get("size")):
        values["size"] = value_of(None, plain["size"])
    return values


def _frame_structs(what: Frame, plain: Mapping[str, Any]) -> tuple[Any, Any]:
    if isinstance(what, ResponseFrame):
        return header_for(what.message, what.version), what._built_as(plain.get("body"))
    assert isinstance(what, RequestFrameType)
    header = plain.get("header")
    if not isinstance(header, Mapping):
        return None, None
    key, version = _unforced(header.get("request_api_key")), _unforced(header.get("request_api_version", 0))
    key = ApiKey.__members__.get(key, key) if isinstance(key, str) else key
    if not isinstance(key, int) or not isinstance(version, int):
        return RequestHeader[1], None
    known = ApiKey(key).known
    return header_for(api(int(key)).request, version) if known else RequestHeader[1], known_request(key, version)


def _unforced(plain: Any) -> Any:
    return plain["forced"] if is_forced(plain) else plain


@_value.register
def _(what: VersionPrefixed, plain: Any) -> Any:
    return with_raw(what, plain, _prefixed) if isinstance(plain, Mapping) else plain


def _prefixed(what: VersionPrefixed, plain: Mapping[str, Any]) -> dict[str, Any]:
    version = _unforced(plain.get("version", what.messages[-1].newest))
    body = what.message_for(version)[version]
    return {name: at(name, value_of, body if name == "body" else None, value) for name, value in plain.items()}


@_value.register
def _(what: TypedRecord, plain: Any) -> Any:
    return with_raw(what, plain, _typed) if isinstance(plain, Mapping) else plain


def _typed(what: TypedRecord, plain: Mapping[str, Any]) -> dict[str, Any]:
    found = what._message(plain.get("type"))
    body = found[_unforced(plain.get("version", found.newest))]
    return {name: at(name, value_of, body if name == "body" else None, value) for name, value in plain.items()}


@_value.register
def _(what: TransactionIndexFile, plain: Any) -> Any:
    if not isinstance(plain, list):
        return plain
    return [at(f"[{i}]", value_of, what.entry, entry) for i, entry in enumerate(plain)]


@_value.register
def _(what: ProducerSnapshotFileType, plain: Any) -> Any:
    return value_of(what.content, plain)


# -- records


def records_of(plain: Any) -> Any:
    """A list of batches as build takes it; a string or a form of bytes stands for the whole field."""
    if isinstance(plain, list):
        return [at(f"[{i}]", batch_of, batch) for i, batch in enumerate(plain)]
    if isinstance(plain, Mapping) and tuple(plain) not in {(form,) for form in _FORMS}:
        return batch_of(plain)
    return bytes_of(plain)


def batch_of(plain: Any) -> Any:
    """A batch or message as build takes it: its bytes where `raw` still means what the fields say."""
    if not isinstance(plain, Mapping):
        return bytes_of(plain)
    values = _batch_fields(plain)
    if RAW not in plain:
        return values
    raw = at(RAW, bytes_of, plain[RAW])
    return raw if _batch_means(raw, plain) else values


def _batch_fields(plain: Mapping[str, Any]) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for name, value in plain.items():
        if is_forced(value):
            values[name] = forced(value, None)
        elif name in ("key", "value", "compressed"):
            values[name] = at(name, bytes_of, value)
        elif name == "records" and isinstance(value, list):
            values[name] = [at(f"records[{i}]", _record_of, record) for i, record in enumerate(value)]
        elif name == "headers" and isinstance(value, list):
            values[name] = [at(f"headers[{i}]", _header_of, header) for i, header in enumerate(value)]
        elif name == "headers" and isinstance(value, Mapping):
            values[name] = [(key, at(f"headers.{key}", bytes_of, data)) for key, data in value.items()]
        elif name != RAW:
            values[name] = value
    return values


def _record_of(plain: Any) -> Any:
    return _batch_fields(plain) if isinstance(plain, Mapping) else plain


def _header_of(plain: Any) -> Any:
    if not isinstance(plain, Mapping) or not plain.keys() <= {"key", "value"}:
        return plain
    key, value = plain.get("key"), plain.get("value")
    if isinstance(key, Mapping):
        data = bytes_of(key)
        key = data.decode("utf-8", "surrogateescape") if isinstance(data, bytes) else data
    return key, value_of(None, value) if is_forced(value) else bytes_of(value)


def batch_bytes(plain: Mapping[str, Any]) -> bytes:
    """What a plain batch or message builds to. Raises BuildError."""
    from kafkaconstruct.formats.records import Records

    built: bytes = Records.to_bytes([batch_of(plain)])
    return built


def _batch_means(raw: Any, plain: Mapping[str, Any]) -> bool:
    """Whether the raw bytes of a batch parse to the fields beside them."""
    from kafkaconstruct.formats.records import Records
    from kafkaconstruct.views.plain_records import batch_fields

    if not isinstance(raw, bytes):
        raise BuildError("not a value of this type", expected='{"hex": ...}', found=shown(raw)).at(RAW)
    batches = Records.from_bytes(raw).batches
    if len(batches) != 1 or len(bytes(batches[0])) != len(raw):
        return False
    known = batch_fields(batches[0])
    return all(known.get(name) == value for name, value in plain.items() if name != RAW and name[:1] != "_")
