"""Record batches, message sets and log segments: the checksum vouches for them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kafkaconstruct.formats.records import Records
from kafkaconstruct.identify.guess import Guess
from kafkaconstruct.identify.surprise import RAW, SUSPECT, unread

RARITY = 3.0
HEADER = {0: 26, 1: 34, 2: 61}  # bytes before what a producer put in
HEADER_BITS = {0: 40.0, 1: 65.0, 2: 90.0}  # bits of a header: a few counts, two times, an offset
CRC_BITS = 32.0
VOUCHED = 0.97  # what a byte costs that a checksum covers, of what it costs where nothing is known
LONGEST = 1 << 26  # bytes of a batch that is believed without its checksum
UNVOUCHED = 30.0  # bits that a sound beginning is worth, where the checksum cannot be looked at
SHORTEST = 17  # bytes up to the magic


def detect(data: bytes) -> Iterator[Guess]:
    """One guess: batches and messages back to back, from the first byte on."""
    if len(data) < SHORTEST or data[16] > 2:
        return
    found = Records.from_bytes(data)
    batches, tail = found.batches, found.tail
    if not batches and not (tail and found.missing):
        return
    wrong = sum(not batch.crc_valid for batch in batches)
    bits = RARITY + sum(_bits(batch) for batch in batches)
    if batches and tail:
        bits += 12.0 + (RAW if found.error is None else SUSPECT) * len(tail)
    elif tail:
        if not _begins_soundly(data):
            return
        bits += SUSPECT * len(tail) - UNVOUCHED
    yield Guess(
        "log segment" if found.padding else "record set",
        _name(batches, data),
        reason=_reason(batches, wrong, found),
        value=found,
        bits=bits,
    )


def _begins_soundly(data: bytes) -> bool:
    """Whether a batch that is cut off has a length and attributes such as batches have."""
    if not 0 < int.from_bytes(data[8:12], signed=True) < LONGEST or int.from_bytes(data[:8], signed=True) < 0:
        return False
    return data[16] < 2 or (data[21:22] in (b"", b"\0") and data[22:23] < b"\x80")


def _bits(batch: Any) -> float:
    """A sound checksum makes all that it covers certain: only what was put in remains to be explained."""
    size = HEADER[batch.magic]
    inside = VOUCHED * unread(batch.wire[size:])
    return HEADER_BITS[batch.magic] + inside + (0.0 if batch.crc_valid else CRC_BITS + 12.0)


def _name(batches: list[Any], data: bytes) -> str:
    magics = {batch.magic for batch in batches} or {data[16]}
    if magics == {2}:
        return "RecordBatch"
    return "Records" if 2 in magics else "MessageSet"


def _reason(batches: list[Any], wrong: int, found: Any) -> str:
    codecs = sorted({batch.codec for batch in batches if batch.codec != "none"})
    magics = ", ".join(str(magic) for magic in sorted({batch.magic for batch in batches}))
    parts = [f"{len(batches)} {'batch' if len(batches) == 1 else 'batches'}"]
    if batches:
        parts[0] += f" of magic {magics}" + (f", {' and '.join(codecs)}" if codecs else "")
        parts.append("every checksum fits" if not wrong else f"{wrong} of {len(batches)} checksums do not fit")
    if found.padding:
        parts.append(f"{found.padding} zero bytes at the end, as a log file has that was allocated ahead")
    elif found.error is not None:
        parts.append(f"then bytes that are none: {found.error.reason}")
    elif found.tail:
        parts.append(f"the last one is cut off, {found.missing} bytes are missing")
    return "; ".join(parts)
