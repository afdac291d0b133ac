"""The walker on small declarations: what shares a type, what is refused, and how YAML's traps are kept away."""

from __future__ import annotations

import pytest
from ruamel.yaml import YAML

from kafkaconstruct.declare import Array, Int8, Int32, Message, String, Struct
from kafkaconstruct.engines.kaitai import Attr, Type, layout, named
from kafkaconstruct.engines.kaitai.model import scalar

Pet = Message(
    "Pet",
    versions="0-6",
    flexible="5+",
    fields=[
        "name" / String(nullable="3+") * "as it is called",
        "legs" / Array("1+", of="Leg")["length" / Int8, "colour" / Int32("4")],
        "home" / Struct("6+", tag=0, of="Home")["street" / String],
    ],
)


def types() -> dict[str, Type]:
    return named({version: layout(Pet[version], "pet") for version in Pet.versions})[1]


def test_versions_of_one_layout_share_a_type() -> None:
    assert [name for name in types() if name.startswith("pet_v")] == [
        *("pet_v0", "pet_v1_to_v2", "pet_v3", "pet_v4", "pet_v5", "pet_v6"),
    ]
    assert [name for name in types() if name.startswith("leg")] == ["leg_v1_to_v3", "leg_v4", "leg_v5_to_v6"]
    assert "home" in types()  # looks the same wherever it stands


def test_versions_apart_are_all_named() -> None:
    on_and_off = Message("OnAndOff", versions="0-3", fields=["a" / Int8, "b" / Int8("2")])
    _, made = named({version: layout(on_and_off[version], "on_and_off") for version in on_and_off.versions})
    assert list(made) == ["on_and_off_v0_to_v1_v3", "on_and_off_v2"]


def test_a_field_is_what_it_takes_on_the_wire() -> None:
    made = types()
    assert made["pet_v1_to_v2"].keys()["seq"] == [
        {"id": "len_name", "type": "s2", "valid": {"min": 0}},
        {"id": "name", "type": "str", "size": "len_name", "doc": "as it is called"},
        {"id": "num_legs", "type": "s4", "valid": {"min": 0}},
        {"id": "legs", "type": "leg_v1_to_v3", "repeat": "expr", "repeat-expr": "num_legs"},
    ]
    name = {
        "id": "name",
        "type": "str",
        "size": "len_name.value",
        "if": "len_name.value >= 0",
        "doc": "as it is called",
    }
    assert made["pet_v6"].keys()["seq"][:2] == [{"id": "len_name", "type": "compact_length"}, name]
    assert made["pet_v6"].keys()["seq"][-1] == {"id": "tag_buffer", "type": "pet_tag_buffer"}
    assert made["pet_v5"].keys()["seq"][-1] == {"id": "tag_buffer", "type": "tag_buffer"}


def test_two_attributes_of_one_name_are_refused() -> None:
    clash = Message("Clash", versions="0", fields=["num_legs" / Int32, "legs" / Array[Int8]])
    with pytest.raises(ValueError, match="num_legs twice"):
        layout(clash[0], "clash")


@pytest.mark.parametrize(
    "text",
    [
        *("", "1", "0x10", "1e3", "true", "No", "~", "null", "a: b", "a #b", "- a", "-a", "it's", "'a'", '"a"', "{a}"),
        *(
            "[a]",
            "a ? b : c",
            "x::y == 3",
            "@a",
            "%a",
            "*a",
            "&a",
            "!a",
            " a",
            "a ",
            "(a + b).as<s4>",
            "é",
            "a:",
            "2_0",
        ),
    ],
)
def test_yaml_reads_back_each_text(text: str) -> None:
    assert YAML(typ="safe").load(f"key: {scalar(text)}") == {"key": text}


def test_numbers_stay_numbers() -> None:
    instance = Attr("first", "s2", pos=0, at_most=3)
    assert instance.keys({}) == {"pos": 0, "type": "s2", "valid": {"max": 3}}
