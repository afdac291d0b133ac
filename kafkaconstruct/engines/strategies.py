"""Hypothesis strategies: any value that a declaration can hold at a version (`pip install kafkaconstruct[hypothesis]`).

    from hypothesis import given
    from kafkaconstruct.engines import strategies

    @given(strategies.values(kc.message("FetchRequest")[12]))
    def test_it(value): ...

Values are as parse gives them (Container, int, str, bytes, UUID, None ...) and always buildable:
`parse(build(v)) == v`. Collections stay small, so that the deepest message is drawn in milliseconds. Frames, records
and prefixed messages (`kc.RequestFrame`, `kc.Records` ...) are drawn as well. A type of your own joins in by
`strategies.strategy.register(MyConstruct)`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache, singledispatch
from typing import Any

from construct import Container

from kafkaconstruct.declare import primitives, sized
from kafkaconstruct.declare.structs import UNKNOWN_TAGS, NullableStruct, ResolvedField, ResolvedStruct
from kafkaconstruct.declare.words import Word

try:
    from hypothesis import strategies as st
except ModuleNotFoundError as missing:
    hint = "kafkaconstruct.engines.strategies needs Hypothesis: pip install 'kafkaconstruct[hypothesis]'"
    raise ModuleNotFoundError(hint, name=missing.name) from missing

Strategy = st.SearchStrategy[Any]

MOST_ELEMENTS = 3
MOST_BYTES = 24
CODECS = ("none", "gzip", "snappy", "lz4", "zstd")


def values(construct: Any, version: int | None = None) -> Strategy:
    """Values of a resolved struct or type; of a message, at `version` (the newest stable one by default).

    Raises TypeError for a Construct that is no type of ours and was not registered with `strategy`.
    """
    if hasattr(construct, "flexible_versions"):
        construct = construct[construct.newest if version is None else version]
    return strategy(construct)


def encoded(construct: Any, version: int | None = None) -> Strategy:
    """The bytes of such values."""
    if hasattr(construct, "flexible_versions"):
        construct = construct[construct.newest if version is None else version]
    return values(construct).map(construct.build)


def versions_of(message: Any) -> Strategy:
    """Pairs `(version, value)` over all versions of a message."""
    return st.sampled_from(message.versions).flatmap(lambda v: st.tuples(st.just(v), values(message, v)))


# -- one function a type


@singledispatch
def strategy(construct: Any) -> Strategy:
    """The strategy of a concrete type, by its class. Formats that are no declaration bring their own."""
    own = getattr(construct, "_strategy", None)
    if own is not None:
        drawn: Strategy = own()
        return drawn
    kind = type(construct).__name__
    raise TypeError(f"no strategy for {construct!r}; give one with strategies.strategy.register({kind})")


@strategy.register
def _word(word: Word) -> Strategy:
    return strategy(word.resolve(0, False))


@strategy.register
def _number(type_: primitives.Fixed) -> Strategy:
    return st.integers(*type_.bounds)


@strategy.register
def _boolean(type_: primitives.BooleanType) -> Strategy:
    return st.booleans()


@strategy.register
def _float(type_: primitives.FloatType) -> Strategy:
    return st.floats(allow_nan=False)  # a NaN is not equal to itself


@strategy.register
def _open_enum(type_: primitives.OpenEnum) -> Strategy:
    return st.one_of(st.sampled_from(list(type_.enum)), st.integers(*type_.bounds).map(type_.enum))


@strategy.register
def _varint(type_: primitives.VarintType) -> Strategy:
    return st.integers(*type_.bounds)


@strategy.register
def _uuid(type_: primitives.UuidType) -> Strategy:
    return st.one_of(st.just(primitives.ZERO_UUID), st.uuids())


@strategy.register
def _string(type_: sized.StringType) -> Strategy:
    return _or_null(type_, st.text(max_size=MOST_BYTES))


@strategy.register
def _bytes(type_: sized.BytesType) -> Strategy:
    return _or_null(type_, st.binary(max_size=MOST_BYTES))


@strategy.register
def _embedded(type_: sized.EmbeddedType) -> Strategy:
    content = type_.content
    return _or_null(type_, record_sets().map(lambda batches: content.from_bytes(content.to_bytes(batches))))


@strategy.register
def _array(type_: sized.ArrayType) -> Strategy:
    return _or_null(type_, st.lists(strategy(type_.element), max_size=MOST_ELEMENTS))


@strategy.register
def _nullable_struct(type_: NullableStruct) -> Strategy:
    return st.one_of(st.none(), strategy(type_.struct))


@strategy.register
@lru_cache(maxsize=4096)
def _struct(struct: ResolvedStruct) -> Strategy:
    fields: Mapping[str, Strategy] = {name: _field(field) for name, field in struct.all.items()}
    known = {field.tag for field in struct.tagged}
    optional = {UNKNOWN_TAGS: unknown_tags(known)} if struct.flexible else {}
    return st.fixed_dictionaries(dict(fields), optional=optional).map(Container)


def _field(field: ResolvedField) -> Strategy:
    drawn = strategy(field.subcon)
    # the default often, so that a tagged field is left out often
    return st.one_of(st.builds(field.default), drawn) if field.tag is not None else drawn


def _or_null(type_: sized.Sized, drawn: Strategy) -> Strategy:
    return st.one_of(st.none(), drawn) if type_.nullable else drawn


def unknown_tags(known: set[int | None] = frozenset()) -> Strategy:  # type: ignore[assignment]  # a constant default
    """`{tag: bytes}`, with at least one tag, none of them in `known`."""
    tags = st.one_of(st.integers(0, 300), st.integers(0, (1 << 32) - 1)).filter(lambda tag: tag not in known)
    return st.dictionaries(tags, st.binary(max_size=MOST_BYTES), min_size=1, max_size=2)


# -- records


def records(magic: int = 2) -> Strategy:
    """One record as a mapping that build takes: key, value and, by magic, timestamp (from 1) and headers (2)."""
    maybe_bytes = st.one_of(st.none(), st.binary(max_size=MOST_BYTES))
    fields: dict[str, Strategy] = {"key": maybe_bytes, "value": maybe_bytes}
    if magic > 0:
        fields["timestamp"] = st.integers(0, 1 << 42)
    if magic > 1:
        fields["headers"] = st.lists(st.tuples(st.text(max_size=8), maybe_bytes), max_size=2)
    return st.fixed_dictionaries(fields)


def record_batches() -> Strategy:
    """One batch of magic 2 as a mapping that build takes: any codec, idempotent and transactional ones too."""
    return st.fixed_dictionaries(
        {
            "magic": st.just(2),
            "codec": st.sampled_from(CODECS),
            "base_offset": st.integers(0, 1 << 40),
            "partition_leader_epoch": st.integers(-1, 1 << 20),
            "producer_id": st.integers(-1, 1 << 40),
            "producer_epoch": st.integers(-1, 0x7FFF),
            "base_sequence": st.integers(-1, 0x7FFFFFFF),
            "is_transactional": st.booleans(),
            "records": st.lists(records(), min_size=1, max_size=MOST_ELEMENTS),
        }
    )


def legacy_messages() -> Strategy:
    """One message of magic 0 or 1 as a mapping that build takes, alone or a wrapper around some."""
    return st.sampled_from([0, 1]).flatmap(_legacy_messages)


def _legacy_messages(magic: int) -> Strategy:
    offsets = st.integers(0, 1 << 40)
    types = {"timestamp_type": st.sampled_from(["CreateTime", "LogAppendTime"])} if magic else {}
    plain = st.fixed_dictionaries({"magic": st.just(magic), "offset": offsets, **types}).flatmap(
        lambda head: records(magic).map(lambda record: {**head, **record})
    )
    codecs = st.sampled_from([codec for codec in CODECS if codec not in ("none", "zstd")])
    inner = st.lists(records(magic), min_size=1, max_size=MOST_ELEMENTS)
    wrapper = st.fixed_dictionaries({"magic": st.just(magic), "codec": codecs, **types, "records": inner})
    return st.one_of(plain, wrapper)


def record_sets() -> Strategy:
    """Lists of batches, now and then with a message of an older magic among them; empty ones too."""
    batches = record_batches()
    return st.lists(st.one_of(batches, batches, batches, legacy_messages()), max_size=2)
