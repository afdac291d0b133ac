"""Bytes made to hurt: they give a value or a ConstructError, soon, and without much memory."""

from __future__ import annotations

import random
import struct
import time
import tracemalloc
from collections.abc import Callable

import pytest
from construct import ConstructError

from kafkaconstruct.codecs import CODECS, compress, set_output_limit
from kafkaconstruct.declare import Forced
from kafkaconstruct.errors import LimitError
from kafkaconstruct.formats.record_batch import RecordBatch
from kafkaconstruct.formats.records import Records
from tests.growth import seconds
from tests.records.golden import G2, G4, G5, G7, G8, data_of

SEEDS = [
    G2, G4, G5, G7, G8,
    *map(data_of, (
        "v2-gzip-create-20rec-txn", "v2-snappy-create-20rec-txn", "v2-lz4-create-20rec-txn", "v2-zstd-create-20rec-txn",
        "v2-headers-dup-keys", "v2-multi-batch", "v0-lz4-1rec", "v1-snappy-create-3rec", "v1-gzip-relative-offsets",
        "v2-kraft-voters", "v2-delete-horizon", "v1-wrapper-v0-inner",
    )),
]  # fmt: skip


def look(data: bytes) -> int:
    """Look at everything there is to see; count what could be read. Anything but a ConstructError gets out."""
    found, seen = Records.from_bytes(data), 0
    assert bytes(found) == data
    for batch in found.batches:
        _ = batch.crc_valid, batch.codec, batch.timestamp_type, repr(batch)
        try:
            for record in batch.records:
                _ = record.offset, record.timestamp, record.key, record.value, record.headers, repr(record)
                seen += 1
                _ = record.control
        except ConstructError as error:
            _ = str(error)
    assert bytes(found) == data
    _ = found.tail, found.missing, found.padding
    _ = str(found.error)
    return seen


@pytest.fixture(autouse=True)
def _small_payloads() -> object:
    before = set_output_limit(1 << 20)
    yield
    set_output_limit(before)


@pytest.mark.parametrize("seed", SEEDS)
def test_each_truncation(seed: bytes) -> None:
    for cut in range(len(seed)):
        look(seed[:cut])
    assert look(seed) > 0


@pytest.mark.parametrize("value", [-2, -1, 0, 1, 13, 14, (1 << 31) - 1, -(1 << 31)])
@pytest.mark.parametrize("seed", SEEDS[:12])
def test_each_length_and_count(seed: bytes, value: int) -> None:
    for at in range(len(seed) - 3):
        look(seed[:at] + struct.pack(">i", value) + seed[at + 4 :])


def test_mutations() -> None:
    rng, read = random.Random(11), 0
    for _ in range(3000):
        data = bytearray(rng.choice(SEEDS))
        for _ in range(rng.randint(1, 5)):
            at = rng.randrange(len(data))
            data[at] = rng.choice((0, 1, 127, 128, 254, 255, data[at] ^ 1 << rng.randrange(8)))
        read += look(bytes(data))
    assert read > 0


def timed(work: Callable[[], object]) -> tuple[float, int]:
    """(seconds, most bytes allocated)."""
    tracemalloc.start()
    began = time.process_time()
    try:
        work()
    except ConstructError:
        pass
    finally:
        took, (_, most) = time.process_time() - began, tracemalloc.get_traced_memory()
        tracemalloc.stop()
    return took, most


@pytest.mark.parametrize("count", [(1 << 31) - 1, -1, -2, -(1 << 31)])
def test_a_count_that_cannot_be(count: int) -> None:
    """CASES B-IV 94."""
    for codec in CODECS:
        payload = compress(codec, bytes.fromhex("0c000000010100"))
        batch = RecordBatch.parse(
            RecordBatch.build({"codec": codec, "count": Forced(count), "records": Forced(payload)})
        )
        with pytest.raises(ConstructError, match="so many records"):
            _ = batch.records
        took, most = timed(lambda batch=batch: batch.records)  # type: ignore[misc]  # a default of a lambda has no type
        assert took < 0.5
        assert most < 600_000


@pytest.mark.parametrize("headers", ["feffffff0f", "feff7f"])
def test_a_count_of_headers_that_cannot_be(headers: str) -> None:
    record = bytes.fromhex("00000001 01".replace(" ", "") + headers)
    wire = RecordBatch.build({"count": 1, "records": Forced(bytes((len(record) * 2,)) + record)})
    took, most = timed(lambda: RecordBatch.parse(wire).records)
    assert (took < 0.5, most < 100_000) == (True, True)
    with pytest.raises(ConstructError, match="does not fit"):
        _ = RecordBatch.parse(wire).records


@pytest.mark.parametrize("codec", CODECS[1:])
def test_a_bomb_stops_at_the_limit(codec: str) -> None:
    wire = RecordBatch.build({"codec": codec, "count": 1, "records": Forced(compress(codec, bytes(50_000_000)))})
    batch = RecordBatch.parse(wire)
    with pytest.raises(LimitError):
        _ = batch.records
    took, most = timed(lambda: batch.records)
    assert took < 1
    assert most < 8 * (1 << 20)


def test_time_grows_with_the_input() -> None:
    def cost(count: int) -> float:
        wire = RecordBatch.build({"records": [{"value": b"v" * 20, "headers": [("h", b"")]}] * count})
        return seconds(lambda: RecordBatch.parse(wire).records)

    assert cost(20_000) < 50 * cost(2000)  # 100 times if it were quadratic


def test_many_small_batches_take_linear_time() -> None:
    def cost(count: int) -> float:
        data = G2 * count
        return seconds(lambda: look(data))

    assert cost(2000) < 50 * cost(200)
