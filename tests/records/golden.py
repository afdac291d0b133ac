"""Batches and messages of TRAPS, and the vectors that Kafka's own code wrote."""

from __future__ import annotations

import gzip
import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.shared import shared

G2 = bytes.fromhex(
    "00000000000000000000003d0000000002f1edb3d90000000000000000018bcfe568000000018bcfe56800"
    "ffffffffffffffffffffffffffff00000001160000000104686902026801"
)
G3 = bytes.fromhex(
    "000000000000000500000031000000000211d7a1f10000000000030000018bcfe568000000018bcfe56800ffffffffffffffffffffffffffff00000000"
)
G4 = bytes.fromhex(
    "00000000000000070000004200000000022f1a12500030000000000000018bcfe568000000018bcfe568000000"
    "0000000003e80000ffffffff000000012000000008000000010c00000000000900"
)
G5 = bytes.fromhex(
    "000000000000000000000046000000000240b2c0180008000000010000018bcfe568000000018bd0132ec0"
    "ffffffffffffffffffffffffffff0000000210000000026b027600160080f882ad1602026b0100"
)
G6 = bytes.fromhex("0000000000000000000000148dc795a20000ffffffff0000000648656c6c6f21")
G7 = bytes.fromhex("00000000000000030000001839268c3301000000018bcfe56800000000016b0000000176")
G8 = bytes.fromhex(
    "000000000000000b00000050c0c8091001010000018bcfe56801ffffffff0000003a1f8b08000000000002ff6360800371a72deb9918810c"
    "c6eef34f3318fe03018893089506c9889bd44f6d832b61842949020087a51a0e46000000"
)
#: Produce v0 around G6 (a request as the Perl client's documentation shows it), from its size on.
G1 = (
    bytes.fromhex(
        "00000049 0000 0000 00000004 0000 0001 000005dc 00000001 0007 6d79746f706963 00000001 00000000 00000020"
    )
    + G6
)

_COMMITTED = Path(__file__).resolve().parent.parent / "data" / "records.jsonl.gz"


@cache
def vectors() -> list[dict[str, Any]]:
    """The committed record sets; those that are not here are large (`large_vectors`)."""
    return _lines(_COMMITTED)


def large_vectors() -> list[dict[str, Any]]:
    """All record sets, the committed ones among them; skips the test where they are not beside the project."""
    return _lines(shared("vectors/records.jsonl.gz"))


def _lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in gzip.decompress(path.read_bytes()).splitlines()]


def by_case(case: str) -> dict[str, Any]:
    """One committed vector."""
    found = [line for line in vectors() if line["case"] == case]
    if not found:
        pytest.fail(f"no vector is called {case}")
    return found[0]


def data_of(case: str) -> bytes:
    """The bytes of one committed vector."""
    return bytes.fromhex(by_case(case)["hex"])
