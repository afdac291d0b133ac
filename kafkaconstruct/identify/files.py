"""The files beside a log segment: offset index, time index, transaction index, producer snapshot."""

from __future__ import annotations

import math
import struct
from collections.abc import Iterator
from typing import Any

from kafkaconstruct.codecs.checksums import crc32c
from kafkaconstruct.errors import KafkaError, counted
from kafkaconstruct.formats.index import message
from kafkaconstruct.formats.prefixed import VersionPrefixed
from kafkaconstruct.identify.guess import UNKNOWN_BITS, Guess
from kafkaconstruct.identify.surprise import EPOCH_MS, surprise

RARITY = 8.0
SAMPLE = 4000  # entries that are looked at
ZEROS = {"OffsetIndex": 2.0, "TimeIndex": 0.0}  # bits that zeros alone say for one
ABORTED = struct.Struct(">hqqqq")


def detect(data: bytes) -> Iterator[Guess]:
    """Index files, by entries that ascend; producer snapshots, by their checksum."""
    yield from _index(data, 8, ">ii", "offset index", "OffsetIndex")
    yield from _index(data, 12, ">qi", "time index", "TimeIndex")
    yield from _transactions(data)
    yield from _snapshot(data)


def _index(data: bytes, size: int, layout: str, kind: str, name: str) -> Iterator[Guess]:
    """Entries of two numbers, both ascending; the rest of the file may be zeros."""
    if not data or len(data) % size:
        return
    if not data.strip(b"\0"):
        reason = f"nothing but zeros: no entries, room for {len(data) // size} that a broker allocated, perhaps"
        yield Guess(kind, name, reason=reason, value=[], bits=UNKNOWN_BITS * len(data) - ZEROS[name])
        return
    entries: list[tuple[int, int]] = []
    bits = RARITY
    before = (0, -1) if size == 12 else (-1, -1)
    for number, (left, right) in enumerate(struct.iter_unpack(layout, data)):
        if (left, right) == (0, 0) and number:
            if data[number * size :].strip(b"\0"):
                return
            break
        if left < 0 or right < 0 or (number and not (left > before[0] and right > before[1])):
            return
        if size == 12 and not EPOCH_MS[0] < left < EPOCH_MS[1]:
            return
        if number < SAMPLE:
            bits += _step(left - before[0], 40.0 if not number else 24.0) + _step(right - before[1], 33.0)
        before = (left, right)
        entries.append(before)
    if len(entries) > SAMPLE:
        bits *= len(entries) / SAMPLE
    rest = len(data) // size - len(entries)
    reason = f"{counted(len(entries), 'entry', 'entries')}, both numbers ascend"
    reason += f"; then {rest} that are zero" if rest else ""
    yield Guess(kind, name, reason=reason, value=entries, bits=bits + 1.0)


def _step(step: int, most: float) -> float:
    return min(2 * math.log2(max(step, 0) + 2) + 2, most)


def _transactions(data: bytes) -> Iterator[Guess]:
    if not data or len(data) % ABORTED.size:
        return
    bits = RARITY
    entries: list[Any] = []
    for version, producer, first, last, stable in ABORTED.iter_unpack(data):
        if version or producer < 0 or not 0 <= first <= last or not 0 <= stable <= last + 1:
            return
        bits += 2 * math.log2(producer + 2) + 2 * math.log2(last + 2) + 2 * math.log2(last - first + 2) + 12
        entries.append(
            {"producer_id": producer, "first_offset": first, "last_offset": last, "last_stable_offset": stable}
        )
    reason = f"{len(entries)} aborted transactions, each with first offset ≤ last offset"
    yield Guess("transaction index", "AbortedTxn", 0, reason=reason, value=entries, versions=(0,), bits=bits)


def _snapshot(data: bytes) -> Iterator[Guess]:
    try:
        value = VersionPrefixed("ProducerSnapshot").parse(data)
    except KafkaError:
        return
    fits = value.body.crc == crc32c(data[6:])
    snapshot = message("ProducerSnapshot")[value.version]
    bits = RARITY + 2.0 + surprise(snapshot, value.body) - (32.0 if fits else -20.0)
    count = len(value.body.producer_entries)
    reason = f"{count} producers; the checksum {'fits' if fits else 'does not fit'}"
    yield Guess(
        "producer snapshot", "ProducerSnapshot", value.version, reason=reason, value=value,
        versions=(value.version,), bits=bits,
    )  # fmt: skip
