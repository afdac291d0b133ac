"""Apache Kafka's wire protocol and on-disk formats as Construct declarations that parse and build.

Everything here is imported when it is first asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

# public name -> module; a name after ":" is what it is called there
_PUBLIC = {
    "api": "formats.index",
    "apis": "formats.index",
    "message": "formats.index",
    "messages": "formats.index",
    "named": "formats.index",
    "ApiKey": "formats.api_keys",
    "ErrorCode": "formats.error_codes",
    "RequestFrame": "formats.frames",
    "ResponseFrame": "formats.frames",
    "FrameSplitter": "formats.frames",
    "request": "formats.frames",
    "Records": "formats.records",
    "RecordBatch": "formats.record_batch",
    "MessageSet": "formats.message_set",
    "VersionPrefixed": "formats.prefixed",
    "CoordinatorRecord": "formats.prefixed",
    "MetadataRecord": "formats.prefixed",
    "release": "formats.releases",
    "releases": "formats.releases",
    "explain": "engines.tracer",
    "identify": "identify",
    "rules": "rules:",
    "Forced": "declare",
    "ConstructError": "errors",
    "KafkaError": "errors",
    "ParseError": "errors",
    "BuildError": "errors",
    "TrailingBytesError": "errors",
    "LimitError": "errors",
    "CodecError": "errors",
    "VersionError": "errors",
    "UnknownNameError": "errors",
}

__all__ = sorted(_PUBLIC)  # noqa: PLE0605  # the table says it once
