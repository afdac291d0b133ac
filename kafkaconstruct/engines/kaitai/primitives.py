"""Kafka's variable-length types in Kaitai's words; a spec holds those that it uses.

Sums and products take the place of shifts, which JavaScript computes in 32 bits. Five or ten single bytes, each there
if the one before it has its top bit set, take the place of a repetition: the last may then be bounded by `valid: max`,
which every target understands. Each operand is cast, as Go and Rust neither mix nor widen integers by themselves.
"""

from __future__ import annotations

from collections.abc import Iterable

from kafkaconstruct.engines.kaitai.model import Attr, Type

GUIDE = "https://kafka.apache.org/protocol.html#protocol_types"
GROUP = "varint_group"


def _bytes(count: int) -> tuple[Attr, ...]:
    attrs = [Attr("b0", "u1")]
    for i in range(1, count):
        more = " and ".join(f"b{j} >= 128" for j in range(i))
        attrs.append(Attr(f"b{i}", "u1", condition=more, at_most=127 if i == count - 1 else None))
    return tuple(attrs)


def _sum(first: str, weight: int, type_: str) -> str:
    """`first + b1 % 128 * weight + ...`, as far as the five bytes go; each weighs 128 times the one before it."""
    text = f"((b4 % 16).as<{type_}> * {weight * 128**3})"
    for i in (3, 2, 1):
        term = f"(b{i} % 128).as<{type_}> * {weight * 128 ** (i - 1)}"
        text = f"({term} +\n(b{i} < 128 ? (0).as<{type_}> : {text}.as<{type_}>))"
    return f"(({first}).as<{type_}> + (b0 < 128 ? (0).as<{type_}> : {text}.as<{type_}>)).as<{type_}>"


def _groups(count: int) -> tuple[Attr, ...]:
    """After the first byte, bytes that know their weight as a 64-bit integer, so that no target sums in 32 bits."""
    attrs = [Attr("b0", "u1")]
    for i in range(1, count):
        more = " and ".join(["b0 >= 128", *(f"b{j}.has_next" for j in range(1, i))])
        weight = 64 * 128 ** (i - 1)
        attrs.append(Attr(f"b{i}", f"{GROUP}(({weight}).as<s8>)", condition=more))
    return tuple(attrs)


def _group_sum(count: int) -> str:
    text = f"b{count - 1}.value"
    for i in reversed(range(1, count - 1)):
        text = f"(b{i}.value +\n(b{i}.has_next ? {text} : (0).as<s8>)).as<s8>"
    return f"((b0 % 128 / 2).as<s8> + (b0 < 128 ? (0).as<s8> : {text})).as<s8>"


PRIMITIVES: dict[str, Type] = {
    "uvarint": Type(
        doc="Unsigned integer of 32 bits, seven a byte, the lowest first. Kafka drops the top bits of a fifth byte.\n",
        doc_ref=(GUIDE,),
        representation="{value:dec}",
        attrs=_bytes(5),
        instances=(Attr("value", value=_sum("b0 % 128", 128, "u4")),),
    ),
    "compact_length": Type(
        doc="An unsigned varint that holds a length or a count plus one; zero stands for null, here -1.\n",
        doc_ref=(GUIDE,),
        representation="{value:dec}",
        attrs=(Attr("stored", "uvarint"),),
        instances=(Attr("value", value="(stored.value.as<s4> - 1).as<s4>"),),
    ),
    "varint": Type(
        doc="Signed integer of 32 bits as a varint. Zigzag: 0, -1, 1, -2 are stored as 0, 1, 2, 3.\n",
        doc_ref=(GUIDE,),
        representation="{value:dec}",
        attrs=_bytes(5),
        instances=(
            Attr("magnitude", value=_sum("b0 % 128 / 2", 64, "s4")),
            Attr("value", value="(b0 % 2 == 0 ? magnitude : (-magnitude - 1).as<s4>).as<s4>"),
        ),
    ),
    "varlong": Type(
        doc="Signed integer of 64 bits as a varint of up to ten bytes, zigzag. JavaScript is exact to 2^53 only.\n",
        doc_ref=(GUIDE,),
        representation="{value:dec}",
        attrs=_groups(10),
        instances=(
            Attr("magnitude", value=_group_sum(10)),
            Attr("value", value="(b0 % 2 == 0 ? magnitude : (-magnitude - 1).as<s8>).as<s8>"),
        ),
    ),
    GROUP: Type(
        doc="A byte of a varlong after the first, and its share in the sum.\n",
        params=(Attr("weight", "s8"),),
        attrs=(Attr("b", "u1"),),
        instances=(
            Attr("has_next", value="b >= 128"),
            Attr("value", value="((b % 128).as<s8> * weight).as<s8>"),
        ),
    ),
    "tag_buffer": Type(
        doc="Tagged fields (KIP-482), none of which this struct knows: each is a tag, a size and that many bytes.\n",
        doc_ref=(GUIDE,),
        representation="{num_fields:dec} tagged fields",
        attrs=(
            Attr("num_fields", "uvarint"),
            Attr("fields", "tagged_field", repeat="num_fields.value"),
        ),
    ),
    "tagged_field": Type(
        representation="tag {tag:dec}, {len_data:dec} bytes",
        attrs=(
            Attr("tag", "uvarint"),
            Attr("len_data", "uvarint"),
            Attr("data", size="len_data.value"),
        ),
    ),
}

# What each of them is made of.
PARTS = {
    "compact_length": ["uvarint"],
    "varlong": [GROUP],
    "tag_buffer": ["uvarint", "tagged_field"],
    "tagged_field": ["uvarint"],
}


def primitives(used: Iterable[str]) -> dict[str, Type]:
    """The primitives among the type names `used`, with all that they are made of, in a fixed order."""
    found: set[str] = set()
    todo = [name for name in used if name in PRIMITIVES]
    while todo:
        name = todo.pop()
        if name not in found:
            found.add(name)
            todo.extend(PARTS.get(name, ()))
    return {name: type_ for name, type_ in PRIMITIVES.items() if name in found}
