"""Bytes that mean harm, for every reader: run as `python -m tests.hostile 1000000 [SEED]` for as many as you like.

A subject is a reader with valid inputs of it. Whatever the bytes, it must give a value or raise ConstructError.
"""

from __future__ import annotations

import gzip
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from construct import ConstructError

from tests.declared import all_messages

ORACLE = Path(__file__).parent / "data" / "oracle-4.4.0.jsonl.gz"
EXTREMES = (-2, -1, 0, None)  # None is the greatest of the width


@dataclass(frozen=True)
class Subject:
    """`read` takes bytes and reads all there is in them, lazy parts too."""

    name: str
    read: Callable[[bytes], Any]
    samples: tuple[bytes, ...]


def message_subjects() -> Iterator[Subject]:
    """Every message at every version of which released Kafka wrote samples."""
    samples: dict[tuple[str, int], list[bytes]] = {}
    with gzip.open(ORACLE, "rt") as lines:
        for line in lines:
            vector = json.loads(line)
            samples.setdefault((vector["message"], vector["version"]), []).append(bytes.fromhex(vector["hex"]))
    messages = all_messages()
    for (name, version), found in samples.items():
        if name in messages and version in messages[name].versions:
            yield Subject(f"{name} v{version}", messages[name][version].interpret, tuple(found))


@cache
def subjects() -> tuple[Subject, ...]:
    """All there are."""
    return tuple(message_subjects())


# -- harm


def truncations(data: bytes) -> Iterator[bytes]:
    """Every proper prefix."""
    return (data[:end] for end in range(len(data)))


def extremes(data: bytes) -> Iterator[bytes]:
    """-2, -1, 0 and the greatest value of each width and form, at every offset: so at every length and count, too."""
    varints = [b"\x00", b"\x01", b"\xff\xff\xff\xff\x0f", b"\xfe\xff\xff\xff\x0f", b"\xff\xff\xff\xff\x07"]
    fixed = [(-1 if n is None else n) for n in EXTREMES]
    for at in range(len(data)):
        for size in (2, 4, 8):
            if at + size <= len(data):
                for n, extreme in zip(fixed, EXTREMES, strict=True):
                    wide = (1 << 8 * size - 1) - 1 if extreme is None else n
                    yield data[:at] + wide.to_bytes(size, "big", signed=True) + data[at + size :]
        for varint in varints:
            yield data[:at] + varint + data[at + 1 :]


def mutation(rng: random.Random, data: bytes, other: bytes) -> bytes:
    """One to four random harms on top of each other."""
    out = bytearray(data)
    for _ in range(rng.randint(1, 4)):
        at = rng.randint(0, len(out))
        match rng.randrange(8):
            case 0 if out:
                out[min(at, len(out) - 1)] ^= 1 << rng.randrange(8)
            case 1 if out:
                out[min(at, len(out) - 1)] = rng.choice((0, 1, 2, 0x7F, 0x80, 0xFE, 0xFF, rng.randrange(256)))
            case 2:
                out[at : at + 4] = rng.choice((-2, -1, 0, 0x7FFFFFFF, len(data))).to_bytes(4, "big", signed=True)
            case 3:
                out[at : at + 1] = rng.choice((b"\xff\xff\xff\xff\x0f", b"\xff\xff\xff\xff\x07", b"\x80\x80\x80"))
            case 4:
                del out[at : at + rng.randint(1, 8)]
            case 5:
                out[at:at] = rng.randbytes(rng.randint(1, 8))
            case 6:
                start = rng.randint(0, len(other))
                out[at:at] = other[start : start + rng.randint(1, 64)]
            case _:
                del out[at:]
    return bytes(out)


# -- a run


@dataclass
class Figures:
    """What a run saw. `slowest` and `largest` are (seconds, what) and (bytes allocated per byte read, what)."""

    values: int = 0
    errors: Counter[str] = field(default_factory=Counter)
    slowest: tuple[float, str] = (0.0, "")

    @property
    def total(self) -> int:
        """Inputs read."""
        return self.values + sum(self.errors.values())

    def __str__(self) -> str:
        kinds = ", ".join(f"{count} {name}" for name, count in self.errors.most_common())
        return f"{self.total} inputs: {self.values} values, {kinds}; slowest {self.slowest[0]:.4f} s, {self.slowest[1]}"


def attempt(subject: Subject, data: bytes, figures: Figures) -> None:
    """Read once. Raises AssertionError, with the bytes, when anything but a value or ConstructError comes out."""
    start = time.perf_counter()
    try:
        subject.read(data)
        figures.values += 1
    except ConstructError as e:
        figures.errors[type(e).__name__] += 1
        str(e)
    except Exception as e:
        raise AssertionError(f"{subject.name}: {type(e).__name__} for {data.hex()}") from e
    took = time.perf_counter() - start
    if took > figures.slowest[0]:
        figures.slowest = took, f"{subject.name}, {len(data)} bytes"


def run(count: int, seed: int = 1, among: tuple[Subject, ...] | None = None) -> Figures:
    """`count` seeded mutations, spread evenly over the subjects."""
    rng, figures = random.Random(seed), Figures()
    chosen = subjects() if among is None else among
    for i in range(count):
        subject = chosen[i % len(chosen)]
        sample, other = rng.choice(subject.samples), rng.choice(rng.choice(chosen).samples)
        attempt(subject, mutation(rng, sample[:4096], other), figures)
    return figures


if __name__ == "__main__":
    print(run(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1))
