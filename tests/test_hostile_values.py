"""Values that mean harm, for every builder: bytes come out, or a ConstructError, and both paths say the same."""

from __future__ import annotations

import random
import uuid
from collections.abc import Callable
from typing import Any

import pytest
from construct import ConstructError

import kafkaconstruct as kc
from kafkaconstruct import Forced
from tests import hostile
from tests.hostile import Subject, outcome

JUNK: tuple[Any, ...] = (
    None, True, -1, 0, 1, 1 << 31, 1 << 63, 1 << 64, 10**400, 1.5, float("nan"), float("inf"), 1j, "", "x", "é\ud800",
    "\udcff", b"", b"x", bytearray(b"x"), memoryview(b"x"), [], {}, (), set(), {1}, range(3), object(), int, len, ...,
    Forced(5), Forced(None), Forced([]), Forced({}), Forced(b"\0"), Forced("x", length=-3), Forced([], length=1 << 40),
    Forced(1, length=0), Forced(1 << 100), Forced(1.5), uuid.UUID(int=1), [None], [[]], [{}], {"a": 1}, {9: b"aa"},
    {-1: b""}, {1 << 33: b""}, {"9": b""},
)  # fmt: skip
SURPLUS: tuple[Any, ...] = (
    "nope", "unknown_tags", "_x", "size", "header", "body", "records", "compressed", "attributes", "codec", "crc",
    "count", "timestamp_type", "delete_horizon", "is_control", "control", "offset", "version", "type", 5, None,
)  # fmt: skip


def spoiled(rng: random.Random, value: Any) -> Any:
    """A value with something else somewhere in it."""
    if isinstance(value, dict) and value and rng.random() < 0.85:
        name = rng.choice(list(value))
        match rng.randrange(10):
            case 0:
                return {key: inner for key, inner in value.items() if key != name}
            case 1:
                return {**value, rng.choice(SURPLUS): rng.choice(JUNK)}
        return {**value, name: spoiled(rng, value[name])}
    if isinstance(value, list) and value and rng.random() < 0.85:
        at = rng.randrange(len(value))
        return [*value[:at], spoiled(rng, value[at]), *value[at + 1 :]]
    return rng.choice(JUNK)


def refused(rng: random.Random, value: Any, build: Callable[[Any], Any], times: int) -> int:
    """How often a build refuses what was made of a value."""
    count = 0
    for _ in range(times):
        made = spoiled(rng, value)
        try:
            build(made)
        except ConstructError as error:
            count += bool(str(error))
    return count


@pytest.fixture(scope="module")
def messages() -> list[Subject]:
    return list(hostile.subjects_of_messages())


def test_messages(messages: list[Subject]) -> None:
    rng, errors = random.Random(1), 0
    for _ in range(1_500):
        subject = rng.choice(messages)
        name, version = subject.name.split(" v")
        resolved = kc.message(name)[int(version)]
        value = spoiled(rng, dict(resolved.parse(rng.choice(subject.samples))))
        slow = outcome(lambda r=resolved, v=value: r.interpret_build(v))
        assert outcome(lambda r=resolved, v=value: r.build(v)) == slow, value
        errors += not isinstance(slow, str)
    assert errors > 500


def test_records() -> None:
    rng, count = random.Random(1), 0
    for sample in hostile.record_samples():
        batches = [taken(batch) for batch in kc.Records.parse(sample)]
        count += refused(rng, batches, kc.Records.to_bytes, 60)
    assert count > 800


def taken(batch: Any) -> dict[str, Any]:
    """A batch or message as a mapping."""
    names = ("base_offset", "codec", "producer_id", "attributes") if batch.magic == 2 else ("magic", "codec", "offset")
    fields = {name: getattr(batch, name) for name in names}
    if batch.magic < 2 and batch.codec == "none":
        return {**fields, "key": batch.key, "value": batch.value}
    keys = ("offset", "key", "value") + (("timestamp", "headers") if batch.magic == 2 else ())
    return {**fields, "records": [{key: getattr(record, key) for key in keys} for record in batch.records]}


def test_frames_and_prefixed_messages() -> None:
    rng = random.Random(1)
    request = kc.RequestFrame.parse(next(asked for asked, _ in hostile.exchanges()))
    frame = {"size": 5, "header": dict(request.header), "body": dict(request.body)}
    assert refused(rng, frame, kc.RequestFrame.build, 500) > 200
    subscription = {"version": 1, "body": {"topics": ["a"], "user_data": b""}}
    assert refused(rng, subscription, kc.VersionPrefixed("ConsumerProtocolSubscription").build, 500) > 200
    record = {"frame_version": 1, "type": 2, "version": 0, "body": {"name": "t"}}
    assert refused(rng, record, kc.MetadataRecord.build, 500) > 200
    key = {"version": 1, "body": {"group": "g", "topic": "t", "partition": 0}}
    pair = {"key": key, "value": {"version": 1, "body": {"offset": 1}}}
    assert refused(rng, pair, kc.CoordinatorRecord("__consumer_offsets").build, 500) > 200
