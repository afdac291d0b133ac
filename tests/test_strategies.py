"""The strategies draw every kind of value, and only such as can be built."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import construct
import pytest
from hypothesis import HealthCheck, Phase, find, given, settings
from hypothesis import strategies as st

import kafkaconstruct as kc
from kafkaconstruct.declare import (
    Array,
    Boolean,
    Bytes,
    Float64,
    Int8,
    Int16,
    Int32,
    Int64,
    Message,
    String,
    Struct,
    UInt16,
    UInt32,
    Uuid,
    VarintString,
    Varlong,
)
from kafkaconstruct.engines import strategies

EVERYTHING = Message(
    "Everything",
    versions="0-3",
    flexible="2+",
    fields=[
        "small" / Int8,
        "number" / Int64("1+", default=-1),
        "port" / UInt16,
        "crc" / UInt32,
        "ratio" / Float64,
        "on" / Boolean,
        "id" / Uuid,
        "name" / String(nullable="1+"),
        "data" / Bytes(nullable=True),
        "plain" / String(flexible=False),
        "epochs" / Array(nullable="2+")[Int32],
        "words" / Array[String],
        "zigzag" / Varlong,
        "short" / VarintString(nullable=True),
        "cursor" / Struct("1+", nullable=True)["topic" / String, "partition" / Int16],
        "states"
        / Array[
            "a" / Int8,
            "extra" / Struct("2+", tag=1, nullable="3+", default=None)["b" / Int32(default=-1)],
        ],
        "tagged" / String("2+", tag=0, default="x"),
        "late" / Int32("3+", tag=7, default=-2147483648),
    ],
)
FEW = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow], phases=[Phase.generate])

QUICK = settings(FEW, max_examples=4000, database=None)


@pytest.mark.parametrize("version", EVERYTHING.versions)
def test_a_drawn_value_survives_build_and_parse(version: int) -> None:
    resolved = EVERYTHING[version]

    @FEW
    @given(strategies.values(EVERYTHING, version))
    def holds(value: Any) -> None:
        data = resolved.build(value)
        assert resolved.read(data) == (value, len(data))

    holds()


def drawn(strategy: Any, wanted: Any) -> Any:
    return find(strategy, wanted, settings=QUICK)


@pytest.mark.parametrize(
    "wanted",
    [
        lambda v: v.name is None,
        lambda v: v.name == "",
        lambda v: v.cursor is None,
        lambda v: v.cursor is not None,
        lambda v: v.epochs is None,
        lambda v: len(v.states) > 1 and any(s.extra is None for s in v.states),
        lambda v: v.tagged == "x",
        lambda v: v.tagged != "x",
        lambda v: v.get("unknown_tags"),
        lambda v: v.late == -2147483648,
        lambda v: v.port > 0x7FFF,
    ],
)
def test_the_special_cases_are_drawn(wanted: Any) -> None:
    assert wanted(drawn(strategies.values(EVERYTHING, 3), wanted))


def test_an_inflexible_version_has_no_unknown_tags() -> None:
    @FEW
    @given(strategies.values(EVERYTHING, 1))
    def holds(value: Any) -> None:
        assert "unknown_tags" not in value
        assert value.name is None or isinstance(value.name, str)

    holds()


@FEW
@given(strategies.versions_of(EVERYTHING))
def test_all_versions_of_a_message(pair: tuple[int, Any]) -> None:
    version, value = pair
    assert ("late" in value) == (version == 3)


@FEW
@given(strategies.encoded(EVERYTHING, 2))
def test_encoded_values_are_bytes(data: bytes) -> None:
    assert isinstance(data, bytes)
    assert EVERYTHING[2].read(data)[1] == len(data)


@pytest.mark.parametrize(
    "what",
    [
        kc.RequestFrame,
        kc.ResponseFrame("Fetch", 12),
        kc.ResponseFrame("ApiVersions", 3),
        kc.Records,
        kc.RecordBatch,
        kc.MessageSet,
        kc.VersionPrefixed("ConsumerProtocolSubscription"),
        kc.CoordinatorRecord("__consumer_offsets").key,
        kc.MetadataRecord,
    ],
    ids=repr,
)
def test_what_is_no_declaration_is_drawn_as_well(what: Any) -> None:
    seen = set()

    @FEW
    @given(strategies.values(what))
    def holds(value: Any) -> None:
        data = what.build(value)
        assert what.parse(data) == value
        assert what.build(what.parse(data)) == data
        seen.add(data)

    holds()
    assert len(seen) > 10


def test_old_messages_are_drawn_with_and_without_a_wrapper() -> None:
    def has(magic: int, codec: str) -> Any:
        return drawn(strategies.values(kc.Records), lambda v: any(b.magic == magic and b.codec == codec for b in v))

    for magic in (0, 1):
        assert has(magic, "none")
        assert has(magic, "gzip")


def test_a_foreign_type_is_refused_until_it_is_registered() -> None:
    class Foreign(construct.Construct):  # type: ignore[type-arg]  # it is generic only in its stubs
        pass

    with pytest.raises(TypeError, match=r"strategy\.register\(Foreign\)"):
        strategies.values(Foreign())
    strategies.strategy.register(Foreign)(lambda _: st.just(b"mine"))
    assert drawn(strategies.values(Foreign()), bool) == b"mine"


def test_without_hypothesis_the_error_says_what_to_install() -> None:
    code = "import sys; sys.modules['hypothesis'] = None; import kafkaconstruct.engines.strategies"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.returncode == 1
    assert "pip install 'kafkaconstruct[hypothesis]'" in run.stderr.splitlines()[-1]
