"""Messages behind their version or type: consumer protocol bytes, coordinator records, metadata records.

VersionPrefixed        int16 version, body
CoordinatorRecord      a record of an internal topic: the key's version says which key and value schemas these are
MetadataRecord         a record of __cluster_metadata: unsigned varints frame version (1), type, version; then the body
RemoteLogMetadataRecord  the same for __remote_log_metadata
"""
from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import IO, Any

from construct import Container

from kafkaconstruct.declare import Message
from kafkaconstruct.declare.primitives import INT16, UNSIGNED_VARINT
from kafkaconstruct.declare.structs import ResolvedStruct
from kafkaconstruct.declare.wire import Forced, Whole, shown
from kafkaconstruct.errors import BuildError, KafkaError, ParseError, UnknownNameError, VersionError
from kafkaconstruct.formats import DATA
from kafkaconstruct.formats.frames import fields_of, raw_bytes
from kafkaconstruct.formats.index import message


class VersionPrefixed(Whole):
    """An int16 version in front of a message: a Container of `version` and `body`.

    `VersionPrefixed("ConsumerProtocolSubscription")`; of several messages the one that has the version is meant.
    Build takes the newest stable version where none is given.
    """

    def __init__(self, *names: str) -> None:
        super().__init__()
        self.names = names
        self.messages = [message(name) for name in names]

    def __reduce__(self) -> tuple[Any, ...]:
        return VersionPrefixed, self.names

    def message_for(self, version: int) -> Message:
        """The message that has a version. Raises VersionError."""
        for candidate in self.messages:
            if version in candidate.versions:
                return candidate
        have = ", ".join(f"{m.name} {m.declared_versions}" for m in self.messages)
        raise VersionError("no such version", 0, expected=have, found=shown(version)).at("version")

    def _parse(self, stream: IO[bytes], context: Any, path: str) -> Container[Any]:
        start = stream.tell()
        value: Container[Any] = Container()
        try:
            value["version"] = named_part("version", INT16._parse, stream)
            found = self.message_for(value.version)
            value["body"] = named_part("body", found[value.version]._parse, stream)
        except KafkaError as e:
            if isinstance(e, VersionError):
                e.moved(start)
            e.embedded_in(path)
            raise
        return value

    def _trace(self, tracer: Any, node: Any) -> Any:
        from kafkaconstruct.formats.prefixed_tracing import trace_version_prefixed

        return trace_version_prefixed(self, tracer, node)

    def _strategy(self) -> Any:
        from kafkaconstruct.formats.drawing import draw_prefixed

        return draw_prefixed(self)

    def _build(self, obj: Any, stream: IO[bytes], context: Any, path: str) -> Any:
        if written_raw(obj, stream):
            return obj
        given = fields_of(obj, {"version", "body"})
        version, body = given.get("version", self.messages[-1].newest), given.get("body", {})
        write_part("version", INT16, version, stream)
        if not written_raw(body, stream):
            write_part("body", resolved(self.message_for, version), body, stream)
        return obj

    def __repr__(self) -> str:
        return f"VersionPrefixed({', '.join(map(repr, self.names))})"


def named_part(name: str, parse: Any, stream: IO[bytes]) -> Any:
    """Read a part of something; errors carry its name."""
    try:
        return parse(stream, None, "")
    except KafkaError as e:
        e.at(name)
        raise


def write_part(name: str, type_: Any, value: Any, stream: IO[bytes]) -> None:
    """Write a part of something; errors carry its name."""
    try:
        type_._build(value, stream, None, "")
    except KafkaError as e:
        e.at(name)
        raise


def written_raw(value: Any, stream: IO[bytes]) -> bool:
    """Write bytes that stand for themselves, plain or Forced; whether it is such."""
    raw = raw_bytes(value)
    if raw is not None:
        stream.write(raw)
    return raw is not None


def resolved(message_for: Callable[[int], Message], version: Any) -> ResolvedStruct:
    """The struct of a version that is to be written; an error there has no offset. Raises VersionError."""
    version = version.value if isinstance(version, Forced) else version
    try:
        return message_for(version)[version]
    except VersionError as e:
        e.offset = None
        raise


# Internal topic: the modules that declare its keys and values.
TOPICS = {
    "__consumer_offsets": (
        "coordinator.offset_commit", "coordinator.classic_group", "coordinator.consumer_group",
        "coordinator.share_group", "coordinator.streams_group",
    ),
    "__transaction_state": ("coordinator.transaction",),
    "__share_group_state": ("coordinator.share_state",),
}


class CoordinatorRecord:
    """The records of an internal topic: "__consumer_offsets", "__transaction_state" or "__share_group_state".

    `.key` is the Construct of every key. `.value_of(key)` is that of the value which belongs to a key (bytes, or as
    parsed). `.parse(key, value)` reads both; a value of None is a tombstone.
    """

    def __init__(self, topic: str) -> None:
        if topic not in TOPICS:
            raise UnknownNameError.near("internal topic", topic, TOPICS)
        self.topic = topic
        names = [name for module in TOPICS[topic] for name in DATA[module]]
        self.key = VersionPrefixed(*(name for name in names if name.endswith("Key")))

    def value_of(self, key: Any) -> VersionPrefixed:
        """The Construct of the value that belongs to a key. Raises ParseError, VersionError."""
        raw = raw_bytes(key)
        version = fields_of(key, {"version", "body"}).get("version") if raw is None else self.key.parse(raw)["version"]
        version = version.value if isinstance(version, Forced) else version
        if not isinstance(version, int):
            raise BuildError("a key has a version", expected="an int16", found=shown(key)).at("version")
        return value_for(self.key.message_for(version).name)

    def parse(self, key: bytes, value: bytes | None = None) -> Container[Any]:
        """Read a record's key and value: a Container of `key` and `value`."""
        parsed_key = whole("key", self.key, key)
        return Container(key=parsed_key, value=None if value is None else whole("value", self.value_of(parsed_key), value))

    def build(self, obj: Mapping[str, Any]) -> tuple[bytes, bytes | None]:
        """Write `key` and `value`: the bytes of both. Raises BuildError, VersionError."""
        given = fields_of(obj, {"key", "value"})
        key, value = given.get("key"), given.get("value")
        try:
            made = self.key.build(key)
        except KafkaError as e:
            e.at("key")
            raise
        raw = raw_bytes(value)
        if value is None or raw is not None:
            return made, raw
        try:
            return made, self.value_of(made if raw_bytes(key) is not None else key).build(value)
        except KafkaError as e:
            e.at("value")
            raise

    def __repr__(self) -> str:
        return f"CoordinatorRecord({self.topic!r})"


def whole(name: str, construct_: Any, data: bytes) -> Any:
    """Parse all of `data`; errors carry the name."""
    try:
        return construct_.parse(data)
    except KafkaError as e:
        e.at(name)
        raise


@cache
def value_for(key_name: str) -> VersionPrefixed:
    """The value's Construct for a key message."""
    return VersionPrefixed(key_name.removesuffix("Key") + "Value")


class TypedRecord(Whole):
    """A record whose type and version stand in front of it (AbstractApiMessageSerde): `frame_version`, `type`, `version`,
    `body`. Only frame version 1 was ever released; the preview's 0 is refused, as Kafka does.
    """

    FRAME_VERSION = 1

    def __init__(self, name: str, *modules: str) -> None:
        super().__init__()
        self.record_name, self.modules = name, modules

    def __reduce__(self) -> str:
        return self.record_name

    @property
    def types(self) -> dict[int, Message]:
        """Record type: message."""
        return _types(self.modules)

    def _parse(self, stream: IO[bytes], context: Any, path: str) -> Container[Any]:
        value: Container[Any] = Container()
        try:
            for name in ("frame_version", "type", "version"):
                at = stream.tell()
                value[name] = named_part(name, UNSIGNED_VARINT._parse, stream)
                self._check(name, value, at)
            value["body"] = named_part("body", self.types[value.type][value.version]._parse, stream)
        except KafkaError as e:
            e.embedded_in(path)
            raise
        return value

    def _trace(self, tracer: Any, node: Any) -> Any:
        from kafkaconstruct.formats.prefixed_tracing import trace_typed

        return trace_typed(self, tracer, node)

    def _strategy(self) -> Any:
        from kafkaconstruct.formats.drawing import draw_typed

        return draw_typed(self)

    def _check(self, name: str, value: Mapping[str, Any], at: int) -> None:
        if name == "frame_version" and value[name] != self.FRAME_VERSION:
            raise ParseError("no such frame version", at, expected="1", found=str(value[name])).at(name)
        if name == "type" and value[name] not in self.types:
            known = ", ".join(map(str, self.types))
            raise ParseError("no such record type", at, expected=f"one of {known}", found=str(value[name])).at(name)
        if name == "version" and value[name] not in self.types[value["type"]].versions:
            found = self.types[value["type"]]
            have = f"{found.name} {found.declared_versions}"
            raise VersionError("no such version", at, expected=have, found=str(value[name])).at(name)

    def _build(self, obj: Any, stream: IO[bytes], context: Any, path: str) -> Any:
        if written_raw(obj, stream):
            return obj
        given = fields_of(obj, {"frame_version", "type", "version", "body"})
        type_, body = given.get("type"), given.get("body", {})
        found = self._numbered(type_.value) if isinstance(type_, Forced) else self._message(type_)
        number = type_ if found is None else found.key
        version = given.get("version", 0 if found is None else found.newest)
        write_part("frame_version", UNSIGNED_VARINT, given.get("frame_version", self.FRAME_VERSION), stream)
        write_part("type", UNSIGNED_VARINT, number, stream)
        write_part("version", UNSIGNED_VARINT, version, stream)
        if written_raw(body, stream):
            return obj
        if found is None:
            raise BuildError("no such record type", expected="the body as bytes", found=shown(body)).at("body")
        write_part("body", resolved(lambda _: found, version), body, stream)
        return obj

    def _numbered(self, type_: Any) -> Message | None:
        """By type number, which may be anything that is forced."""
        return next((found for number, found in self.types.items() if number == type_), None)

    def _message(self, type_: Any) -> Message:
        """By type number, or by name."""
        for number, found in self.types.items():
            if type_ in (number, found.name):
                return found
        raise BuildError("no such record type", expected="a type number, or a record's name", found=shown(type_)).at("type")

    def __repr__(self) -> str:
        return self.record_name


@cache
def _types(modules: tuple[str, ...]) -> dict[int, Message]:
    found = [message(name) for module in modules for name in DATA[module]]
    return {m.key: m for m in sorted(found, key=lambda m: m.key or 0) if m.key is not None}


MetadataRecord = TypedRecord("MetadataRecord", *(module for module in DATA if module.startswith("metadata.")))
RemoteLogMetadataRecord = TypedRecord("RemoteLogMetadataRecord", "log.remote_log_metadata")
