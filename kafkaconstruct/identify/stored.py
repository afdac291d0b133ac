"""Records of Kafka's own topics, and the bytes that group members exchange: a version or a type stands in front."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from kafkaconstruct.declare import Message
from kafkaconstruct.errors import KafkaError
from kafkaconstruct.formats import DATA
from kafkaconstruct.formats.index import message
from kafkaconstruct.formats.prefixed import MetadataRecord, RemoteLogMetadataRecord, TypedRecord
from kafkaconstruct.identify.facts import facts
from kafkaconstruct.identify.guess import Guess
from kafkaconstruct.identify.layouts import weigh

RARITY = 9.0
PREFIXED = {"consumer_protocol": ("consumer protocol", 7.0), "principal": ("principal", 10.0)}


def detect(data: bytes) -> Iterator[Guess]:
    """Coordinator keys and values, consumer protocol, metadata records, each with what stands in front."""
    for kind, rarity, found in _prefixed():
        yield from _version_prefixed(data, kind, rarity, found)
    yield from _typed(data, MetadataRecord, "metadata record")
    yield from _typed(data, RemoteLogMetadataRecord, "remote log metadata record")


@cache
def _prefixed() -> tuple[tuple[str, float, Message], ...]:
    rows: list[tuple[str, float, Message]] = []
    for module, names in DATA.items():
        if module in PREFIXED:
            rows += [(*PREFIXED[module], message(name)) for name in names]
        elif module.startswith("coordinator."):
            for name in names:
                kind = "coordinator key" if name.endswith("Key") else "coordinator value"
                rows.append((kind, RARITY, message(name)))
    return tuple(rows)


def _version_prefixed(data: bytes, kind: str, rarity: float, found: Message) -> Iterator[Guess]:
    version = int.from_bytes(data[:2], signed=True)
    if len(data) < 2 or version not in found.versions:
        return
    try:
        value, end = found[version].interpret(data[2:])
    except KafkaError:
        return
    if end != len(data) - 2:
        return
    bits = rarity + 2.0 + weigh(found[version], value, data[2:])
    yield Guess(
        kind, found.name, version, reason=f"int16 version {version}, then a body that takes all bytes{facts(value)}",
        value=value, versions=(version,), bits=bits,
    )  # fmt: skip


def _typed(data: bytes, record: TypedRecord, kind: str) -> Iterator[Guess]:
    if data[:1] != b"\x01":
        return
    try:
        value = record.parse(data)
    except KafkaError:
        return
    found = record.types[value.type]
    body = found[value.version]
    bits = RARITY + 6.0 + weigh(body, value.body, body.build(value.body))
    reason = f"frame version 1, type {value.type}, version {value.version}; the body takes all bytes{facts(value.body)}"
    yield Guess(kind, found.name, value.version, reason=reason, value=value, versions=(value.version,), bits=bits)
