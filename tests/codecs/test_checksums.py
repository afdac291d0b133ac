"""CRC32C and CRC32: the values of the standards, and Kafka's own."""

import gzip
import json
import subprocess
import sys

import pytest

from kafkaconstruct.codecs.checksums import crc32, crc32c
from tests.shared import shared


def test_the_standards_check_value() -> None:
    assert crc32c(b"123456789") == 0xE3069283
    assert crc32(b"123456789") == 0xCBF43926


@pytest.mark.parametrize("kind", [bytes, bytearray, memoryview])
def test_any_buffer(kind: type) -> None:
    assert crc32c(kind(b"123456789")) == 0xE3069283
    assert crc32(kind(b"123456789")) == 0xCBF43926


def test_a_writable_view() -> None:
    assert crc32c(memoryview(bytearray(b"_123456789_"))[1:-1]) == 0xE3069283


def test_kafkas_own() -> None:
    lines = map(json.loads, gzip.decompress(shared("vectors/varints.jsonl.gz").read_bytes()).splitlines())
    crcs = [line for line in lines if line["type"] == "crc"]
    assert len(crcs) == 6
    for line in crcs:
        data = bytes.fromhex(line["hex"])
        assert (crc32c(data), crc32(data)) == (line["crc32c"], line["crc32"])


def test_libraries_are_imported_at_first_use() -> None:
    code = (
        "import sys, kafkaconstruct.codecs, kafkaconstruct.codecs.checksums\n"
        "assert not {'google_crc32c', 'cramjam'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
