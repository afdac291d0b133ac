"""Control records: what brokers write between other records, to end transactions and to run KRaft (KIP-98, KIP-595).

The key is an int16 version and an int16 type, which says what the value is. Types that are not known are passed over
by Kafka's clients; here they keep their bytes. Source: ControlRecordType, EndTransactionMarker, ControlRecordUtils.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping
from typing import Any

from construct import Container

from kafkaconstruct.errors import BuildError, KafkaError, ParseError
from kafkaconstruct.declare.wire import shown
from kafkaconstruct.formats.control_schemas import (
    EndTxnMarker, KRaftVersionRecord, LeaderChangeMessage, SnapshotFooterRecord, SnapshotHeaderRecord, VotersRecord,
)
from kafkaconstruct.formats.open_enum import OpenIntEnum


class ControlRecordType(OpenIntEnum):
    """The type in a control record's key."""

    ABORT           = 0
    COMMIT          = 1
    LEADER_CHANGE   = 2
    SNAPSHOT_HEADER = 3
    SNAPSHOT_FOOTER = 4
    KRAFT_VERSION   = 5
    KRAFT_VOTERS    = 6


#: Type to the message in the value, and whether an int16 version stands before it; else it is its first field.
VALUES = {
    ControlRecordType.ABORT:           (EndTxnMarker,         True),
    ControlRecordType.COMMIT:          (EndTxnMarker,         True),
    ControlRecordType.LEADER_CHANGE:   (LeaderChangeMessage,  False),
    ControlRecordType.SNAPSHOT_HEADER: (SnapshotHeaderRecord, False),
    ControlRecordType.SNAPSHOT_FOOTER: (SnapshotFooterRecord, False),
    ControlRecordType.KRAFT_VERSION:   (KRaftVersionRecord,   False),
    ControlRecordType.KRAFT_VOTERS:    (VotersRecord,         False),
}


def control(key: bytes | None, value: bytes | None) -> Container[Any]:
    """What a control record says: `version` (of the key), `type`, and `value` (a Container; bytes for unknown types).

    The value's own version is its field `version`. A newer version than is known reads as the newest known, as Kafka
    reads it. Raises ParseError.
    """
    if key is None or len(key) < 4:
        raise ParseError("a control record's key is too short", 0, expected="an int16 version and an int16 type",
                         found="null" if key is None else key.hex(" ")).at("key")
    version, number = struct.unpack_from(">hh", key)
    kind = ControlRecordType(number)
    if kind not in VALUES:
        return Container(version=version, type=kind, value=value)
    message, prefixed = VALUES[kind]
    if value is None or len(value) < 2:
        raise ParseError(f"the value of a {kind.name} record is too short", 0, expected="an int16 version",
                         found="null" if value is None else value.hex(" ")).at("value")
    said = int.from_bytes(value[:2], "big", signed=True)
    if said < 0:
        raise ParseError(f"no version of {message.name}", 0, expected="0 or more", found=str(said)).at("value")
    layout = message[min(said, message.versions[-1])]
    try:
        fields, _ = layout.interpret(value[2:] if prefixed else value)  # too rare to compile; what follows is ignored
    except KafkaError as error:
        raise error.moved(2 if prefixed else 0).at("value")
    return Container(version=version, type=kind, value=Container(version=said, **fields) if prefixed else fields)


def control_bytes(meaning: Any) -> tuple[bytes, bytes | None]:
    """(key, value) of a control record that says this: `control` reversed. `type` may be a name. Raises BuildError."""
    try:
        kind, version, value = meaning["type"], meaning.get("version", 0), meaning.get("value")
    except (TypeError, KeyError, AttributeError):
        raise BuildError("not a control record's meaning", expected="a mapping with type and value",
                         found=shown(meaning)).at("control") from None
    if isinstance(kind, str):
        known = ControlRecordType.__members__
        if kind.upper() not in known:
            expected = f"one of {', '.join(known)}"
            raise BuildError(f"no control record is called {shown(kind)}", expected=expected).at("type").at("control")
        kind = known[kind.upper()]
    try:
        key = struct.pack(">hh", version, kind)
    except struct.error:
        raise BuildError("not int16s", found=shown((version, kind))).at("type").at("control") from None
    if kind not in VALUES or value is None or isinstance(value, bytes):
        return key, value
    message, prefixed = VALUES[ControlRecordType(kind)]
    if not isinstance(value, Mapping):
        raise BuildError("not a struct", expected=f"a mapping, or bytes, as {message.name}", found=shown(value)).at("value").at("control")
    fields = dict(value)
    said = fields.get("version", 0)
    if not isinstance(said, int):
        raise BuildError("not a version", expected="an int16", found=shown(said)).at("version").at("value").at("control")
    try:
        layout = message[min(said, message.versions[-1])]
        if prefixed:
            fields.pop("version", None)
            return key, said.to_bytes(2, "big") + layout.interpret_build(fields)
        return key, layout.interpret_build(fields)
    except KafkaError as error:
        raise error.at("value").at("control")
