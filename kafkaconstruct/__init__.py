"""Apache Kafka's wire protocol and on-disk formats as Construct declarations that parse and build.

Everything here is imported when it is first asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from construct import ConstructError

    from kafkaconstruct import rules
    from kafkaconstruct.conversation import Capture, Conversation
    from kafkaconstruct.declare import Forced
    from kafkaconstruct.engines.tracer import explain
    from kafkaconstruct.errors import (
        BuildError,
        CodecError,
        KafkaError,
        LimitError,
        ParseError,
        TrailingBytesError,
        UnknownNameError,
        VersionError,
    )
    from kafkaconstruct.formats.api_keys import ApiKey
    from kafkaconstruct.formats.error_codes import ErrorCode
    from kafkaconstruct.formats.frames import FrameSplitter, RequestFrame, ResponseFrame, request
    from kafkaconstruct.formats.index import api, apis, message, messages, named
    from kafkaconstruct.formats.log.files import OffsetIndex, ProducerSnapshotFile, TimeIndex, TransactionIndex
    from kafkaconstruct.formats.message_set import MessageSet
    from kafkaconstruct.formats.prefixed import (
        CoordinatorRecord,
        MetadataRecord,
        RemoteLogMetadataRecord,
        VersionPrefixed,
    )
    from kafkaconstruct.formats.record_batch import RecordBatch
    from kafkaconstruct.formats.records import Records
    from kafkaconstruct.formats.releases import release
    from kafkaconstruct.identify import identify

# module: the public names in it; None where the module itself is the name
_MODULES = {
    "construct": ("ConstructError",),
    "kafkaconstruct.conversation": ("Capture", "Conversation"),
    "kafkaconstruct.declare": ("Forced",),
    "kafkaconstruct.engines.tracer": ("explain",),
    "kafkaconstruct.errors": (
        "BuildError",
        "CodecError",
        "KafkaError",
        "LimitError",
        "ParseError",
        "TrailingBytesError",
        "UnknownNameError",
        "VersionError",
    ),
    "kafkaconstruct.formats.api_keys": ("ApiKey",),
    "kafkaconstruct.formats.error_codes": ("ErrorCode",),
    "kafkaconstruct.formats.frames": ("FrameSplitter", "RequestFrame", "ResponseFrame", "request"),
    "kafkaconstruct.formats.index": ("api", "apis", "message", "messages", "named"),
    "kafkaconstruct.formats.log.files": ("OffsetIndex", "ProducerSnapshotFile", "TimeIndex", "TransactionIndex"),
    "kafkaconstruct.formats.message_set": ("MessageSet",),
    "kafkaconstruct.formats.prefixed": (
        "CoordinatorRecord",
        "MetadataRecord",
        "RemoteLogMetadataRecord",
        "VersionPrefixed",
    ),
    "kafkaconstruct.formats.record_batch": ("RecordBatch",),
    "kafkaconstruct.formats.records": ("Records",),
    "kafkaconstruct.formats.releases": ("release",),
    "kafkaconstruct.identify": ("identify",),
    "kafkaconstruct.rules": None,
}
_PLACES = {name: module for module, names in _MODULES.items() for name in names or (module.rpartition(".")[2],)}

__all__ = [
    "ApiKey",
    "BuildError",
    "Capture",
    "CodecError",
    "ConstructError",
    "Conversation",
    "CoordinatorRecord",
    "ErrorCode",
    "Forced",
    "FrameSplitter",
    "KafkaError",
    "LimitError",
    "MessageSet",
    "MetadataRecord",
    "OffsetIndex",
    "ParseError",
    "ProducerSnapshotFile",
    "RecordBatch",
    "Records",
    "RemoteLogMetadataRecord",
    "RequestFrame",
    "ResponseFrame",
    "TimeIndex",
    "TrailingBytesError",
    "TransactionIndex",
    "UnknownNameError",
    "VersionError",
    "VersionPrefixed",
    "api",
    "apis",
    "explain",
    "identify",
    "message",
    "messages",
    "named",
    "release",
    "request",
    "rules",
]


def __getattr__(name: str) -> Any:
    module = _PLACES.get(name)
    if module is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = import_module(module)
    value = getattr(found, name) if _MODULES[module] else found
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
