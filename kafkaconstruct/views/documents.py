"""Whole documents: what `parse --json` prints and `build` reads.

A document is a mapping (or a list of frames) with `_as`, the name of what it is. A frame has `size`, `header` and
`body`, a payload `header` and `body`, a body its fields.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from kafkaconstruct.declare import Forced, Response
from kafkaconstruct.errors import BuildError
from kafkaconstruct.formats.frames import SIZE, Frame, RequestFrame, ResponseFrame
from kafkaconstruct.formats.index import named
from kafkaconstruct.views.forms import Payload, Series
from kafkaconstruct.views.plain import RAW, hexed, plain, rebuilt, to_plain
from kafkaconstruct.views.reading import BODY, Reading, by_name
from kafkaconstruct.views.unplain import bytes_of, from_plain, with_raw

AS = "_as"
LISTED = "records"  # what holds a document's list, where it is one: batches, or entries


# -- out -----------------------------------------------------------------------------------------------------------


def document(reading: Reading, value: Any, data: bytes) -> Any:
    """A parsed value as a document. `data` are the bytes it came from, left-over ones too."""
    what = reading.what
    if isinstance(what, Series):
        frames: list[Any] = []
        at = 0
        for frame in value:
            end = at + SIZE + frame["size"]
            one = what.frame(len(frames))
            frames.append({AS: frame_name(one), **to_plain(frame, one, data[at:end])})
            at = end
        return frames
    if isinstance(what, Payload):
        framed = len(data).to_bytes(SIZE, "big") + data
        result = to_plain({"size": len(data), **value}, what.frame, framed)
        del result["size"]
        if RAW in result:
            result[RAW] = hexed(data)
        return {AS: reading.name, **result}
    result = to_plain(value, what, data)
    if not isinstance(result, dict):
        whole = rebuilt(result, what) == data
        result = {LISTED: result} if whole else {LISTED: result, RAW: hexed(data)}
    return {AS: reading.name, **result}


def frame_name(frame: Frame) -> str:
    """The name that finds a frame again."""
    return f"{frame.message.name}:{frame.version}" if isinstance(frame, ResponseFrame) else repr(frame)


def to_json(document: Any) -> str:
    """JSON, two spaces a level, in ASCII where that is safer (a string that is no UTF-8)."""
    text = json.dumps(document, indent=2, ensure_ascii=False)
    return text if text.isprintable() or _encodable(text) else json.dumps(document, indent=2)


def _encodable(text: str) -> bool:
    return not re.search("[\ud800-\udfff]", text)


def to_yaml(document: Any) -> str:
    """YAML 1.2."""
    import io

    from ruamel.yaml import YAML

    yaml = YAML()
    yaml.allow_unicode = True
    yaml.width = 120
    yaml.indent(mapping=2, sequence=4, offset=2)
    out = io.StringIO()
    yaml.dump(document, out)
    return out.getvalue()


# -- in ------------------------------------------------------------------------------------------------------------


def load(text: str) -> Any:
    """A document from JSON or YAML 1.2. Raises BuildError with the line where it is neither."""
    try:
        return json.loads(text)
    except ValueError:
        pass  # YAML, then
    from ruamel.yaml import YAML
    from ruamel.yaml.constructor import SafeConstructor
    from ruamel.yaml.error import MarkedYAMLError, YAMLError

    class Constructor(SafeConstructor):
        """YAML 1.2's core schema has no dates: `2024-01-01` stays text."""

    Constructor.add_constructor("tag:yaml.org,2002:timestamp", SafeConstructor.construct_yaml_str)
    yaml = YAML(typ="safe", pure=True)
    yaml.Constructor = Constructor
    try:
        return yaml.load(text)
    except MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark is not None else "?"
        raise BuildError(f"neither JSON nor YAML: line {line}: {error.problem or error.context}") from None
    except YAMLError as error:
        raise BuildError(f"neither JSON nor YAML: {error}") from None


def build_document(document: Any, name: str | None = None) -> bytes:
    """The bytes of a document; `name` stands for, or overrides, its `_as`. Raises BuildError."""
    if isinstance(document, list):
        if name is None and all(_is_request(part) or (isinstance(part, Mapping) and AS in part) for part in document):
            return b"".join(map(build_document, document))
        document = {LISTED: document}
        name = name or "Records"
    if not isinstance(document, Mapping):
        found = "nothing" if document is None else repr(document)[:40]
        raise BuildError("not a document", expected="a mapping of fields", found=found)
    name = name or document.get(AS) or ("RequestFrame" if _is_request(document) else None)
    if not isinstance(name, str):
        raise BuildError(
            "nothing says what this is",
            expected=f"{AS} in the document, or --as on the command line, as in MetadataRequest:12",
        )
    fields = {key: value for key, value in document.items() if key != AS}
    return _build(fields, name)


def _is_request(document: Any) -> bool:
    header = document.get("header") if isinstance(document, Mapping) else None
    return isinstance(header, Mapping) and "request_api_key" in header


def _build(fields: Mapping[str, Any], name: str) -> bytes:
    what = next(iter(by_name(name, BODY))).what
    built: bytes
    if hasattr(what, "from_bytes") or (LISTED in fields and set(fields) <= {LISTED, RAW}):
        whole = fields.get(LISTED, []) if set(fields) <= {LISTED, RAW} else fields
        return _records(what, whole, fields)
    if isinstance(what, Series):
        what = RequestFrame
    elif "header" in fields and "body" in fields and not hasattr(what, "_payload"):
        message, version = named(name)
        if message.kind in ("request", "response"):
            frame = ResponseFrame(message.api, version) if isinstance(message, Response) else RequestFrame
            if "size" in fields:
                what = frame
            else:
                return _payload(frame, fields)
    built = _bytes(what, from_plain(fields, what))
    return built


def _bytes(what: Any, value: Any) -> bytes:
    """Build; a whole value given as `raw` stands for itself."""
    if isinstance(value, Forced) and isinstance(value.value, bytes):
        return value.value
    built: bytes = what.build(value)
    return built


def _payload(frame: Any, fields: Mapping[str, Any]) -> bytes:
    if RAW in fields:
        value = with_raw(Payload(frame), fields, lambda what, rest: from_plain(rest, frame))
        return _bytes(Payload(frame), value)
    built: bytes = frame.build(from_plain(fields, frame))[SIZE:]
    return built


def _records(what: Any, whole: Any, fields: Mapping[str, Any]) -> bytes:
    """A record set: `raw` while it holds the batches beside it, else what they build to."""
    built: bytes = what.build(from_plain(whole, what))
    raw = bytes_of(fields[RAW]) if RAW in fields else None
    if isinstance(raw, bytes) and LISTED in fields:
        parsed = plain(what, what.parse(raw), None)
        if what.build(from_plain(parsed, what)) == built:
            return raw
    return built
