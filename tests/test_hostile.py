"""Hostile bytes give a value or a ConstructError, in linear time and little memory (`tests/hostile.py` says how)."""

from __future__ import annotations

import contextlib
import copy
import gzip
import random
import struct
import time
import tracemalloc
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from construct import ConstructError

from kafkaconstruct.declare import Forced, Message
from kafkaconstruct.declare.primitives import INT16
from kafkaconstruct.declare.sized import ArrayType, Sized
from kafkaconstruct.declare.structs import NullableStruct, ResolvedStruct
from kafkaconstruct.errors import BuildError, LimitError, ParseError
from kafkaconstruct.formats.frames import FrameSplitter, RequestFrame, ResponseFrame
from kafkaconstruct.formats.index import apis, message, messages
from kafkaconstruct.formats.prefixed import MetadataRecord
from kafkaconstruct.formats.records import Records
from tests import hostile
from tests.growth import seconds
from tests.hostile import Figures, Subject, attempt

# What a value takes in memory beside its bytes: a Container for every struct of three bytes is the worst there is.
PER_BYTE, ANYWAY = 128, 64 * 1024
SLOWEST = 5  # seconds for one small input on a busy machine, the first use of a declaration included


@pytest.mark.parametrize("group", hostile.GROUPS, ids=lambda group: group.__name__)
def test_every_truncation(group: Callable[[], Iterator[Subject]]) -> None:
    figures = Figures()
    for subject in group():
        for sample in sorted(set(subject.samples), key=len)[:2]:
            for data in hostile.truncations(sample[:400]):
                attempt(subject, data, figures)
    assert figures.total > 50
    assert figures.slowest[0] < SLOWEST, figures


@pytest.mark.parametrize(
    "group",
    [hostile.subjects_of_records, hostile.subjects_of_prefixed, hostile.subjects_of_text],
    ids=lambda group: group.__name__,
)
def test_extremes_at_every_offset(group: Callable[[], Iterator[Subject]]) -> None:
    figures = Figures()
    for subject in group():
        for sample in sorted(set(subject.samples), key=len)[-6:]:
            for data in hostile.extremes(sample[:160]):
                attempt(subject, data, figures)
    assert figures.total > 5_000
    assert figures.slowest[0] < SLOWEST, figures


def test_extremes_at_every_offset_of_frames() -> None:
    requests = next(s for s in hostile.subjects_of_frames() if s.name == "RequestFrame")
    figures = Figures()
    for sample in sorted(set(requests.samples), key=len)[:60:6]:
        for data in hostile.extremes(sample):
            attempt(requests, data, figures)
    assert figures.errors["ParseError"] > 1_000


# -- every length and count of every message


def lengths(type_: Any, value: Any) -> Iterator[tuple[Any, Sized]]:
    """The value again and again, with one more of its lengths and counts replaced by LENGTH; and whose it is."""
    match type_, value:
        case ResolvedStruct(), dict():
            for name, field in type_.all.items():
                for inner, sized in lengths(field.subcon, value[name]):
                    yield {**value, name: inner}, sized
        case NullableStruct(), dict():
            yield from lengths(type_.struct, value)
        case Sized(), None:
            return
        case Sized(), _:
            yield Forced(value, length=LENGTH), type_
            if isinstance(type_, ArrayType) and value:
                for inner, sized in lengths(type_.element, value[0]):
                    yield [inner, *value[1:]], sized


def most(sized: Sized) -> int:
    """The greatest length that its form can say."""
    return 0x7FFF if sized.prefix.type is INT16 else 0x7FFFFFFF


LENGTH = 0x5EAD  # stands for the length that is set


def placed(value: Any, length: int) -> Any:
    """The value with its LENGTH set."""
    if isinstance(value, Forced):
        return Forced(value.value, length=length)
    if isinstance(value, dict):
        return {name: placed(inner, length) for name, inner in value.items()}
    if isinstance(value, list):
        return [placed(inner, length) for inner in value]
    return value


def samples_with_content() -> Iterator[tuple[Message, int, bytes]]:
    """A message's oldest, newest and first flexible version, each by its longest sample under 2,000 bytes."""
    longest: dict[tuple[str, int], bytes] = {}
    for vector in hostile.vectors():
        if "message" in vector and "frame" not in vector:
            data, key = bytes.fromhex(vector["hex"]), (vector["message"], vector["version"])
            if len(longest.get(key, b"")) < len(data) < 2_000:
                longest[key] = data
    for (name, version), data in longest.items():
        found = message(name)
        if version in {found.newest, *found.versions[:1], *found.flexible_versions[:1]}:
            yield found, version, data


def test_every_length_and_count_of_every_message() -> None:
    figures, set_lengths = Figures(), 0
    for found, version, data in samples_with_content():
        resolved = found[version]
        subject = Subject(f"{found.name} v{version}", hostile.both_paths(resolved), ())
        for value, sized in lengths(resolved, resolved.parse(data)):
            set_lengths += 1
            for length in (-2, -1, 0):
                attempt(subject, resolved.build(placed(value, length)), figures)
            hostile_data = resolved.build(placed(value, most(sized)))
            with pytest.raises(ParseError):  # it never fits
                resolved.parse(hostile_data)
            attempt(subject, hostile_data, figures)
    assert set_lengths > 1_500
    assert figures.slowest[0] < SLOWEST, figures


def test_twenty_thousand_mutations() -> None:
    figures = hostile.run(20_000)
    assert figures.total == 20_000
    assert figures.values > 1_000
    assert figures.slowest[0] < SLOWEST, figures


# -- memory


def peak(read: Callable[[bytes], Any], data: bytes) -> int:
    """The most bytes that were allocated at once while `read` failed, or gave a value."""
    tracemalloc.start()
    try:
        read(data)
    except ConstructError:
        pass
    finally:
        used = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
    return used


def test_a_hostile_count_in_twenty_bytes_allocates_nothing() -> None:
    tried = 0
    for found in messages():
        for version in {found.newest, found.versions[0]}:
            resolved = found[version]
            for field in resolved.fields:
                if not isinstance(field.subcon, Sized):
                    continue
                data = resolved.build({field.name: Forced(field.default(), length=most(field.subcon))})
                resolved.read(resolved.build({}))  # so that the fast path is made before memory is counted
                with pytest.raises(ParseError):
                    resolved.parse(data[:20])
                assert peak(resolved.parse, data[:20]) < ANYWAY, (found, version, field.name)
                assert peak(resolved.interpret, data[:20]) < ANYWAY, (found, version, field.name)
                tried += 1
    assert tried > 300


def test_memory_stays_a_small_multiple_of_the_input() -> None:
    worst = 0.0
    for found in messages():
        resolved = found[found.newest]
        for field in resolved.fields:
            if isinstance(field.subcon, ArrayType):
                data = resolved.build({field.name: [field.subcon.element.default()] * 400})
                resolved.read(resolved.build({}))
                for read in (resolved.parse, resolved.interpret):
                    used = peak(read, data)
                    assert used < PER_BYTE * len(data) + ANYWAY // 4, (found, field.name)
                    worst = max(worst, used / len(data))
    assert 1 < worst < 2 * PER_BYTE


def test_many_unknown_tags_stay_small() -> None:
    resolved = message("ApiVersionsResponse")[3]
    tags = b"".join(bytes([0x80 | n & 0x7F, 0x80 | n >> 7 & 0x7F, n >> 14, 0]) for n in range(20_000, 50_000))
    data = resolved.build({})[:-1] + b"\xb0\xea\x01" + tags
    assert len(resolved.parse(data).unknown_tags) == 30_000
    assert peak(resolved.parse, data) < PER_BYTE * len(data) + ANYWAY


def bomb(codec: str) -> bytes:
    """A batch whose records decompress to some 64 MiB."""
    zeros = bytes(1 << 26)
    made: bytes = Records.to_bytes([{"codec": codec, "records": [{"value": zeros}]}])
    return made


@pytest.mark.parametrize("codec", ["gzip", "snappy", "lz4", "zstd"])
def test_a_bomb_stops_at_the_limit(codec: str) -> None:
    data = bomb(codec)
    assert len(data) < 1 << 23
    batch = Records.limited(1 << 20).from_bytes(data).batches[0]
    start = time.process_time()
    with pytest.raises(LimitError):
        batch.records  # noqa: B018
    assert time.process_time() - start < 1
    fresh = Records.limited(1 << 20).from_bytes(data).batches[0]
    assert peak(lambda _: fresh.records, data) < 16 << 20


@pytest.mark.parametrize("size", [b"\xff" * 8, b"\0\0\0\x08\0\0\0\0", b"\xff\xff\xff\xff\0\0\0\0"])
def test_a_size_that_a_compressed_frame_only_claims_takes_no_memory(size: bytes) -> None:
    """zstd's header may say any content size; what its blocks can make is what counts."""
    frame = bytes.fromhex("28b52ffd c0 50") + size + bytes.fromhex("190000 aabbcc")
    batch = Records.to_bytes([{"codec": "zstd", "compressed": frame, "count": 1, "records": None}])
    records = Records.from_bytes(batch)[0]
    assert peak(lambda _: records.records, batch) < ANYWAY


def test_mutated_records_take_little_memory() -> None:
    """What compressed blocks can make at most (128 KiB of three bytes) is all that may be taken in advance."""
    rng, subjects = random.Random(1), list(hostile.subjects_of_records())
    samples = [sample for subject in subjects[:3] for sample in subject.samples]
    for _ in range(1_500):
        data = hostile.mutation(rng, rng.choice(samples), rng.choice(samples))
        assert peak(subjects[0].read, data) < ANYWAY + len(data) * (128 << 10) // 3, data.hex()


def test_a_frame_that_says_2_gib_waits_for_nothing() -> None:
    for size in (0x7FFFFFFF, -1, -2, 1 << 30):
        data = struct.pack(">i", size) + bytes(16)
        for read in (RequestFrame.parse, ResponseFrame("Metadata", 12).parse, FrameSplitter().feed):
            with pytest.raises(ConstructError):
                read(data)
            assert peak(read, data) < ANYWAY


# -- time


def cost(read: Callable[[bytes], Any], data: bytes) -> float:
    """Seconds to read, or to refuse to."""

    def work() -> None:
        with contextlib.suppress(ConstructError):
            read(data)

    return seconds(work)


def many_batches(count: int) -> bytes:
    return bytes(Records.to_bytes([{"records": [{"value": b"v"}]}])) * count


def many_messages(count: int) -> bytes:
    return bytes(Records.to_bytes([{"magic": 0, "value": b"v"}])) * count


def one_wrapper(count: int) -> bytes:
    return bytes(Records.to_bytes([{"magic": 1, "codec": "gzip", "records": [{"value": b"v"}] * count}]))


def many_records(count: int) -> bytes:
    return bytes(Records.to_bytes([{"records": [{"value": b"v", "headers": [("h", None)]}] * count}]))


def repeated_tag(count: int) -> bytes:
    """One tag again and again, each time with a larger field than before would need."""
    head = message("ApiVersionsResponse")[3].build({})[:-1]
    return head + bytes([0x80 | count & 0x7F, 0x80 | count >> 7 & 0x7F, count >> 14]) + b"\x00\x02\x01\x00" * count


def nested_arrays(count: int) -> bytes:
    topics = [{"name": "t", "partitions": [{"partition_index": n} for n in range(4)]} for _ in range(count // 4)]
    return message("OffsetFetchResponse")[7].build({"topics": topics})


def gzip_members(count: int) -> bytes:
    batch = bytes(Records.to_bytes([{"codec": "gzip", "records": [{"value": b"v"}]}]))
    payload = gzip.compress(b"") * count
    return struct.pack(">qi", 0, 49 + len(payload)) + batch[12:61] + payload


GROWING: dict[str, tuple[Callable[[bytes], Any], Callable[[int], bytes]]] = {
    "batches": (lambda data: hostile.read_batches(Records.parse(data)), many_batches),
    "old messages": (lambda data: hostile.read_batches(Records.parse(data)), many_messages),
    "inner messages": (lambda data: hostile.read_batches(Records.parse(data)), one_wrapper),
    "records": (lambda data: hostile.read_batches(Records.parse(data)), many_records),
    "gzip members": (lambda data: hostile.read_batches(Records.parse(data)), gzip_members),
    "a repeated tag": (message("ApiVersionsResponse")[3].parse, repeated_tag),
    "a repeated tag, interpreted": (message("ApiVersionsResponse")[3].interpret, repeated_tag),
    "nested arrays": (message("OffsetFetchResponse")[7].parse, nested_arrays),
    "nested arrays, interpreted": (message("OffsetFetchResponse")[7].interpret, nested_arrays),
    "nested arrays, cut off": (message("OffsetFetchResponse")[7].parse, lambda count: nested_arrays(count)[:-1]),
}


@pytest.mark.parametrize("name", GROWING)
def test_time_is_linear(name: str) -> None:
    read, make = GROWING[name]
    short, long = make(1_000), make(16_000)
    assert cost(read, long) < 5 * 16 * cost(read, short) + 0.05  # 256 times if it were quadratic


def test_small_frames_in_one_chunk_are_split_in_linear_time() -> None:
    frame = struct.pack(">i", 1) + b"x"
    once = cost(lambda data: FrameSplitter().feed(data), frame * 2_000)
    assert cost(lambda data: FrameSplitter().feed(data), frame * 32_000) < 5 * 16 * once + 0.05


def test_a_frame_fed_byte_by_byte_takes_linear_time() -> None:
    def feed(data: bytes) -> None:
        splitter = FrameSplitter()
        for at in range(0, len(data), 64):
            splitter.feed(data[at : at + 64])

    once = cost(feed, struct.pack(">i", 100_000) + bytes(100_000))
    assert cost(feed, struct.pack(">i", 1_600_000) + bytes(1_600_000)) < 5 * 16 * once + 0.05


def test_a_tag_of_32_bits_is_kept() -> None:
    data = message("ApiVersionsResponse")[3].build({})[:-1] + bytes.fromhex("01 ffffffff0f 01 aa")
    value = message("ApiVersionsResponse")[3].parse(data)
    assert value.unknown_tags == {0xFFFFFFFF: b"\xaa"}
    assert message("ApiVersionsResponse")[3].build(value) == data


@pytest.mark.parametrize("value", [1, 1.5, "abc", {"name": "a"}])
def test_a_forced_count_needs_a_list_all_the_same(value: Any) -> None:
    for version in (0, 9):
        for build in (message("MetadataRequest")[version].build, message("MetadataRequest")[version].interpret_build):
            with pytest.raises(BuildError, match=r"topics.* expected a list"):
                build({"topics": Forced(value, length=2)})


def test_forced_attributes_of_a_batch_are_a_number() -> None:
    with pytest.raises(BuildError, match="attributes"):
        Records.to_bytes([{"attributes": Forced(None), "records": []}])


def test_other_forced_values_that_cannot_be_written() -> None:
    with pytest.raises(BuildError, match="headers"):
        Records.to_bytes([{"records": [{"headers": Forced(1, length=0)}]}])
    for value in ([], {}, "x", 1.5):
        with pytest.raises(BuildError):
            MetadataRecord.build({"type": Forced(value), "body": {}})


# -- what an error is


def test_errors_of_hostile_bytes_can_be_copied_and_shown() -> None:
    shown = 0
    for found in apis():
        for resolved in found.response:
            data = resolved.build({})[:-1]
            if not data:
                continue
            with pytest.raises(ParseError) as caught:
                resolved.parse(data)
            error = copy.copy(caught.value)
            assert str(error) == str(caught.value)
            assert error.path
            shown += 1
    assert shown > 200
