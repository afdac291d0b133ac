"""Every layout that a body can have: the versions of a message that read the same bytes the same way count as one."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache, singledispatch
from typing import Any

from kafkaconstruct.declare import Message
from kafkaconstruct.declare.sized import ArrayType
from kafkaconstruct.declare.structs import Doubt, NullableStruct, ResolvedStruct
from kafkaconstruct.errors import KafkaError
from kafkaconstruct.formats.index import apis
from kafkaconstruct.identify.surprise import SUSPECT, surprise

COMPILED_FROM = 2048  # bytes from which a compiled parser pays for its compilation
COMMON = {                      # bits: how rare an API is in traffic, where it is not rare
    "Fetch": 2.0, "Produce": 2.5, "Metadata": 2.5, "ApiVersions": 3.0, "Heartbeat": 4.0, "OffsetCommit": 4.0,
    "OffsetFetch": 4.0, "FindCoordinator": 4.0, "ListOffsets": 4.0, "JoinGroup": 5.0, "SyncGroup": 5.0,
    "LeaveGroup": 5.0, "SaslHandshake": 5.0, "SaslAuthenticate": 5.0, "InitProducerId": 5.0, "CreateTopics": 6.0,
    "DescribeConfigs": 6.0,
    "DescribeGroups": 6.0, "ListGroups": 6.0, "DescribeCluster": 6.0,
}  # fmt: skip
RARE = 8.0
BODY_LIMIT = 1 << 18  # bytes of a body without a frame that is tried against every layout
ODD_FORM = 20.0  # bits of bytes that the value would not be written as


@dataclass(frozen=True, slots=True)
class Layout:
    """A message's versions that share a layout; `struct` is the newest of them."""

    message: Message
    versions: tuple[int, ...]
    struct: ResolvedStruct
    rarity: float

    @property
    def version(self) -> int:
        """The newest version of this layout."""
        return self.versions[-1]

    def read(self, data: bytes) -> tuple[Any, float] | None:
        """The value and its surprise in bits, where it takes all of `data`; otherwise None."""
        try:
            value, end = self.struct.interpret(data) if len(data) < COMPILED_FROM else self.struct.codec.parse(data)
        except (KafkaError, Doubt):  # what the compiled parser doubts is wrong, or too odd for a guess
            return None
        if end != len(data):
            return None
        return value, weigh(self.struct, value, data) + self.rarity


def weigh(struct: ResolvedStruct, value: Any, data: bytes) -> float:
    """The surprise of a value that was read from `data`, and what it costs that Kafka would write it otherwise."""
    bits = surprise(struct, value)
    try:
        rebuilt = struct.build(value) if len(data) >= COMPILED_FROM else struct.interpret_build(value)
    except KafkaError:
        return bits + ODD_FORM + SUSPECT * len(data)
    if rebuilt == data:
        return bits
    return bits + ODD_FORM + SUSPECT * abs(len(data) - len(rebuilt))


def may_be_body(data: bytes) -> bool:
    """Whether a body without a frame is worth the trying: not too long, and no mere text."""
    return len(data) <= BODY_LIMIT and (len(data) < 64 or bool(data[:4096].translate(None, TEXT)))


TEXT = bytes([9, 10, 13, *range(32, 127)])


@singledispatch
def shape(construct: Any) -> str:
    """The wire layout in letters: equal for constructs that read all bytes alike."""
    return repr(construct)


@shape.register
def _array(construct: ArrayType) -> str:
    return f"{construct!r}[{shape(construct.element)}]"


@shape.register
def _nullable(construct: NullableStruct) -> str:
    return f"{'tagged ' if construct.tagged else ''}nullable {shape(construct.struct)}"


@shape.register
def _struct(construct: ResolvedStruct) -> str:
    plain = ",".join(shape(field.subcon) for field in construct.fields)
    if not construct.flexible:
        return f"({plain})"
    tagged = ",".join(f"{field.tag}={shape(field.subcon)}" for field in construct.tagged)
    return f"({plain};{tagged})"


def layouts_of(message: Message, rarity: float) -> list[Layout]:
    """The layouts of a message, oldest first."""
    by_shape: dict[str, list[int]] = {}
    for version in message.versions:
        by_shape.setdefault(shape(message[version]), []).append(version)
    cost = rarity + math.log2(max(len(by_shape), 1))
    return [Layout(message, tuple(versions), message[versions[-1]], cost) for versions in by_shape.values()]


@cache
def all_layouts(direction: str) -> tuple[Layout, ...]:
    """The layouts of all requests or of all responses; `direction` is "request" or "response"."""
    found: list[Layout] = []
    for api in apis():
        found += layouts_of(api.request if direction == "request" else api.response, COMMON.get(api.name, RARE))
    return tuple(found)
