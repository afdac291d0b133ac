"""Both paths through a declaration agree: on Kafka's own bytes, on damaged ones, on values, and on what is wrong."""

from __future__ import annotations

import copy
import gzip
import json
import pickle
import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from construct import Container

from kafkaconstruct.declare import (
    Array,
    Boolean,
    Bytes,
    ErrorInt16,
    Forced,
    Int8,
    Int16,
    Int32,
    Message,
    String,
    Struct,
    UnsignedVarlong,
    Uuid,
    Varint,
    VarintArray,
    VarintBytes,
    VarintString,
    Varlong,
)
from kafkaconstruct.declare.structs import Doubt, ResolvedStruct
from kafkaconstruct.errors import BuildError, KafkaError
from kafkaconstruct.formats.index import message
from tests.schemas import messages as schemas
from tests.shared import shared

VARINTS = Message(
    "Varints",
    versions="0-1",
    flexible="1+",
    fields=[
        "number" / Varint,
        "long" / Varlong,
        "unsigned" / UnsignedVarlong,
        "text" / VarintString(nullable=True),
        "data" / VarintBytes(nullable=True),
        "pairs" / VarintArray["key" / VarintString, "flag" / Boolean],
        "numbers" / VarintArray[Int16],
        "marks" / Array(nullable=True)[Boolean],
        "ids" / Array(nullable=True)[Uuid],
        "nested" / Array[Array[Int8]],
        "from" / Struct["class" / Int32, "self" / String("1+", tag=0, default="x")],
    ],
)
NUMBERS = Message(
    "Numbers",
    versions="0-1",
    flexible="1+",
    fields=[
        "topics"
        / Array[
            "name" / String,
            "partitions"
            / Array(nullable=True)[
                "partition_index" / Int32,
                "text" / String(nullable=True),
                "replica_nodes" / Array(nullable=True)[Int16],
                "data" / Bytes(nullable=True),
                "isr_nodes" / Array[Boolean],
                "id" / Uuid,
                "error_code" / ErrorInt16,
            ],
        ],
        "fixed" / Array["number" / Int32, "flag" / Boolean],
    ],
)
VARINT_VALUE = {
    "number": -(1 << 31),
    "long": 1 << 62,
    "unsigned": (1 << 64) - 1,
    "text": None,
    "data": b"x" * 200,
    "pairs": [{"key": "a", "flag": True}, {"key": "", "flag": False}],
    "numbers": [1, -1],
    "marks": [True, False],
    "ids": None,
    "nested": [[1], [], [2, 3]],
    "from": {"class": 7},
}


def struct_of(name: str, version: int) -> ResolvedStruct:
    return (getattr(schemas, name, None) or message(name))[version]


@cache
def vectors() -> list[tuple[ResolvedStruct, bytes, str]]:
    """Bytes that Kafka wrote: struct, bytes, and what they are."""
    return list(read_vectors())


def read_vectors() -> Iterator[tuple[ResolvedStruct, bytes, str]]:
    for file in ("messages", "testmessages"):
        with gzip.open(shared(f"vectors/{file}.jsonl.gz")) as lines:
            for line in map(json.loads, lines):
                struct, data = struct_of(line["message"], line["version"]), bytes.fromhex(line["hex"])
                yield struct, data, f"{line['message']} {line['version']} {line['case']}"


def outcome(call: Callable[[], Any]) -> tuple[Any, ...]:
    """What a call returns, or all that its error says."""
    try:
        return "value", repr(call())  # unlike ==, tells True from 1, and takes a NaN for itself
    except KafkaError as e:
        return type(e).__name__, str(e), e.path, e.offset


def strictly(call: Callable[[], Any]) -> tuple[Any, ...] | None:
    """The same of the fast path alone; None where it leaves the input to the other."""
    try:
        return outcome(call)
    except Doubt:
        return None


def agree_on_bytes(struct: ResolvedStruct, data: bytes) -> bool:
    """Assert that the fast path reads what the interpreted one does. Whether it read it."""
    fast = strictly(lambda: struct.codec.parse(data))
    if fast is not None:
        assert fast == outcome(lambda: struct.interpret(data)), data.hex()
    return fast is not None


def agree_on_value(struct: ResolvedStruct, value: Any) -> bool:
    """Assert that the fast path writes what the interpreted one does. Whether it wrote it."""
    fast = strictly(lambda: struct.codec.build(value))
    if fast is not None:
        assert fast == outcome(lambda: struct.interpret_build(value)), value
    return fast is not None


def test_vectors_take_the_fast_path_and_no_other() -> None:
    """A doubt about sound bytes would hide a fault of the compiler behind a right answer."""
    sound = doubts = 0
    for struct, data, case in vectors():
        try:
            value, end = struct.interpret(data)
        except KafkaError:
            assert not agree_on_bytes(struct, data), case
            doubts += 1
            continue
        sound += 1
        assert agree_on_bytes(struct, data), case
        assert agree_on_value(struct, value), case
        assert struct.codec.build(value) == data[:end], case
    assert sound > 3900
    assert doubts < 60  # layouts that only stood on a trunk


def test_damaged_vectors_fare_alike() -> None:
    """Values and errors, with paths and offsets, of mutations and truncations."""
    rng = random.Random(4)
    sample = [case for case in vectors() if case[1]]
    read = left = 0
    for struct, data, _ in rng.choices(sample, k=6000):
        damaged = bytearray(data)
        for _ in range(rng.choice((1, 1, 2, 4))):
            at = rng.randrange(len(damaged))
            damaged[at] = rng.choice((0, 1, 0x7F, 0x80, 0xFF, damaged[at] ^ 1 << rng.randrange(8), rng.randrange(256)))
        cut = rng.randrange(len(damaged) + 1) if rng.random() < 0.3 else len(damaged)
        took = agree_on_bytes(struct, bytes(damaged[:cut]))
        read, left = read + took, left + (not took)
    assert read > 1000
    assert left > 1000


def test_damaged_values_fare_alike() -> None:
    """Values of the wrong type, out of range, missing, under wrong names, and forced ones, anywhere."""
    rng = random.Random(5)
    wrote = left = 0
    for struct, data, _ in rng.choices(vectors(), k=5000):
        try:
            damaged, _ = struct.codec.parse(data)
        except Doubt:
            continue
        spoil(damaged, rng)
        took = agree_on_value(struct, damaged)
        wrote, left = wrote + took, left + (not took)
    assert wrote > 500
    assert left > 500


ODD: list[Any] = [
    *(None, True, False, 0, 1, -1, 1 << 15, 1 << 31, 1 << 63, -1 << 63, 0.0, -0.0, float("nan"), 1e300, "", "ä", b""),
    *("\udcff", "\ud800", "x" * 40_000, b"x" * 200, bytearray(b"x"), memoryview(b"xy"), [], (), {}, set(), object()),
    *([None], [1], (1, 2), ["a"], [True], {"a": 1}, [{}], "NONE", "UNKNOWN_TOPIC_OR_PARTITION", range(3), Container()),
    *(Forced(None), Forced(1), Forced(b"\0"), Forced("a", length=9), Forced([], length=1)),
    *({"unknown_tags": {5: b"x"}}, {"unknown_tags": {0: b""}}, {"unknown_tags": {-1: b""}}),
]


def spoil(value: dict[str, Any], rng: random.Random) -> None:
    """Change one thing somewhere inside."""
    name = rng.choice([*value, ""])
    inner = value.get(name)
    if isinstance(inner, list) and inner and rng.random() < 0.8:
        at = rng.randrange(len(inner))
        if isinstance(inner[at], dict) and rng.random() < 0.9:
            spoil(inner[at], rng)
        else:
            inner[at] = rng.choice(ODD)
    elif isinstance(inner, dict) and inner and rng.random() < 0.8:
        spoil(inner, rng)
    elif rng.random() < 0.3:
        value.pop(name, None)
    else:
        value[rng.choice((name, name, "_io", "unknown_tags", "topics", "alias"))] = rng.choice(ODD)


@pytest.mark.parametrize("version", [0, 1])
def test_types_that_only_record_formats_use(version: int) -> None:
    struct = VARINTS[version]
    data = struct.interpret_build(VARINT_VALUE)
    assert agree_on_value(struct, VARINT_VALUE)
    assert agree_on_bytes(struct, data)
    assert struct.codec.build(struct.codec.parse(data)[0]) == data
    rng = random.Random(6)
    for _ in range(3000):
        damaged = bytearray(data)
        damaged[rng.randrange(len(data))] = rng.choice((0, 1, 2, 0x7F, 0x80, 0xFF, rng.randrange(256)))
        agree_on_bytes(struct, bytes(damaged))
        value = copy.deepcopy(VARINT_VALUE)
        spoil(value, rng)
        agree_on_value(struct, value)


@pytest.mark.parametrize("count", [0, 1, 125, 126, 127, 128, 129, 16_382, 16_383, 33_000])
def test_lengths_around_the_bounds_of_their_form(count: int) -> None:
    sized = Message(
        "Sized",
        versions="0-1",
        flexible="1+",
        fields=[
            "text" / String,
            "data" / Bytes(nullable=True),
            "numbers" / Array[Int32],
            "structs" / Array(nullable=True)["n" / Int8],
        ],
    )
    value = {"text": "x" * count, "data": b"y" * count, "numbers": [5] * count, "structs": [{"n": 1}] * count}
    for version in sized.versions:
        struct = sized[version]
        if count > 0x7FFF:
            assert not agree_on_value(struct, value | {"text": "x" * count})
            value["text"] = ""
        assert agree_on_value(struct, value)
        data = struct.codec.build(value)
        assert agree_on_bytes(struct, data)
        for end in {len(data) - 1, len(data) // 2, 3}:
            assert not agree_on_bytes(struct, data[:end])


def test_omitted_fields_take_the_fast_path() -> None:
    struct = message("MetadataResponse")[12]
    partition = {"partition_index": 1, "leader_id": 1, "replica_nodes": [1], "isr_nodes": [1]}
    value = {"topics": [{"name": "t", "partitions": [partition]}], "unknown_tags": {9: b"nine"}}
    assert agree_on_value(struct, value)
    assert struct.parse(struct.build(value)).unknown_tags == {9: b"nine"}


def test_objects_with_attributes_take_the_fast_path() -> None:
    class Coordinator:
        key_type, coordinator_keys = 1, ["a"]

    struct = message("FindCoordinatorRequest")[4]
    assert struct.codec.build(Coordinator()) == struct.build({"key_type": 1, "coordinator_keys": ["a"]})


def test_a_mapping_with_a_default_of_its_own_is_not_asked_for_names_it_lacks() -> None:
    class Inventive(dict[str, Any]):
        def __missing__(self, key: str) -> int:
            return 77

    struct = message("HeartbeatRequest")[0]
    given = Inventive(group_id="g", member_id="m", _comment="three names, as many as the struct has")
    assert agree_on_value(struct, given)


@pytest.mark.parametrize(
    ("name", "version"), [("Numbers", 0), ("Numbers", 1), ("MetadataResponse", 4), ("MetadataResponse", 12)]
)
def test_runs_of_structs_of_one_shape(name: str, version: int) -> None:
    """They are read at once, until other counts, strings, tags, damage or the end break them."""
    struct, rng = (NUMBERS if name == "Numbers" else message(name))[version], random.Random(7)
    for _ in range(60):
        shapes = [[rng.randrange(9)] * rng.choice((0, 1, 3, 3, 3, 3)) for _ in range(3)]
        texts = (None, None, None, "", "text")
        partitions = [
            {
                "partition_index": i,
                "replica_nodes": shapes[0],
                "isr_nodes": rng.choice((shapes[1], shapes[1], shapes[2])),
            }
            | ({"text": rng.choice(texts), "isr_nodes": [True] * len(shapes[1])} if name == "Numbers" else {})
            for i in range(rng.choice((0, 1, 9, 40)))
        ]
        if struct.flexible and partitions and rng.random() < 0.5:
            rng.choice(partitions)["unknown_tags"] = {3: b"x"}
        value = {"topics": [{"name": "t", "partitions": partitions}] * rng.choice((1, 5))}
        if name == "Numbers":
            value["fixed"] = [{"number": i, "flag": bool(i & 1)} for i in range(rng.choice((0, 3, 30)))]
        assert agree_on_value(struct, value)
        data = struct.codec.build(value)
        assert agree_on_bytes(struct, data)
        agree_on_bytes(struct, data[: rng.randrange(len(data))])
        damaged = bytearray(data)
        for _ in range(rng.choice((1, 3))):
            damaged[rng.randrange(len(data))] = rng.choice((0, 1, 2, 4, 5, 0x7F, 0x80, 0xFF))
        agree_on_bytes(struct, bytes(damaged))


def test_known_and_unknown_tags() -> None:
    struct = schemas.SimpleExampleMessage[2]
    plain = struct.build({})
    for buffer in ("02027b0001ff00", "01020002", "0202027b000202007c", "01e807027b00", "8100020200 05", "01020302007b"):
        agree_on_bytes(struct, plain[:-1] + bytes.fromhex(buffer))
    tags = ({2: b""}, {99: b"x"}, {99: "x"}, {1 << 31: b""}, {"a": b""}, {True: b""}, {40: b"", 30: b"x"}, 5, [1])
    for unknown in tags:
        agree_on_value(struct, {"my_int16": 5, "unknown_tags": unknown})


@pytest.mark.parametrize(
    "value", [{5: 1}, {b"_": 1}, *({"unknown_tags": tags} for tags in (5, [1], {5: 5}, {-1: b""}))]
)
def test_names_and_tags_that_are_none_are_refused(value: dict[Any, Any]) -> None:
    with pytest.raises(BuildError):
        message("HeartbeatRequest")[4].build(value)


@pytest.mark.parametrize("version", [0, 5, 12])
def test_compiled_structs_pickle_and_copy(version: int) -> None:
    struct = message("MetadataResponse")[version]
    data = struct.build({"brokers": [{"host": "h"}], "topics": [{"name": "t", "partitions": [{"isr_nodes": [1]}]}]})
    for twin in (pickle.loads(pickle.dumps(struct)), copy.deepcopy(struct), copy.copy(struct)):
        assert twin.codec.parse(data) == (struct.parse(data), len(data))
        assert twin.codec.build(twin.parse(data)) == data


def test_only_what_is_used_is_compiled() -> None:
    struct = copy.deepcopy(message("HeartbeatRequest")[4])
    codec: Any = struct.codec
    assert codec._parse is None
    struct.build({})
    assert codec._parse is None
    assert codec._build is not None


def test_a_fault_of_generated_code_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    struct = copy.deepcopy(message("HeartbeatRequest")[4])
    codec: Any = struct.codec

    def faulty(*given: Any) -> Any:
        return undefined  # type: ignore[name-defined]  # noqa: F821

    monkeypatch.setattr(codec, "_parse", faulty)
    monkeypatch.setattr(codec, "_build", faulty)
    with pytest.raises(NameError):
        struct.parse(b"")
    with pytest.raises(NameError):
        struct.build({})


def test_source_can_be_looked_at() -> None:
    codec: Any = message("ProduceRequest")[9].codec
    assert codec.parse_source.startswith("def parse(d, p, N):\n")
    assert "transactional_id=" in codec.parse_source
    assert codec.build_source.startswith("def build(out, value):\n")
