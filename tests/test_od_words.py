"""Dumps of od in octal, in decimal and in words: as od prints them, with every size and offset."""

from __future__ import annotations

import re
import shutil
import subprocess

import pytest

from kafkaconstruct.errors import ParseError
from kafkaconstruct.sources.od_words import read_words
from kafkaconstruct.sources.text import BINARY, read_text

DATA = bytes.fromhex("00000051 0003 000c 00000007 0010") + b"console-consumer" + bytes([0, 200, 255, 8, 9]) * 10
DECIMAL = """\
0000000    0    0    0   81    0    3    0   12    0    0    0    7    0   16   99  111
0000020  110  115 -128
0000023
"""
OCTAL = """\
0000000 000000 050400 001400 006000 000000 003400 010000 067543
0000020 071556 000066
0000023
"""
START = bytes.fromhex("00000051 0003 000c 00000007 0010 636f6e73")


def test_decimal_and_octal() -> None:
    for text in (DECIMAL, DECIMAL.replace("0000020", "0000016").replace("0000023", "0000019")):  # -A d
        assert read_text(text.encode()).data == START + b"\x80"
    source = read_text(OCTAL.encode())
    assert source.data == START + b"6"
    assert source.form == "od dump of octal numbers of 2 bytes, the low one first"


@pytest.mark.skipif(shutil.which("od") is None, reason="needs od")
@pytest.mark.parametrize("radix", ["o", "d", "x"])
@pytest.mark.parametrize("kind", [*"douxz", ""])
def test_what_od_prints(radix: str, kind: str) -> None:
    for size in (1, 2, 4, 8) if kind else (2,):
        form = ["-t", f"x{size}z" if kind == "z" else f"{kind}{size}"] if kind else []
        for data in (DATA, DATA[:16], DATA[:21], DATA + bytes(900) + DATA):
            dump = subprocess.run(["od", "-A", radix, *form], input=data, capture_output=True, check=True).stdout
            assert read_text(dump).data == data, (form, dump.decode())


@pytest.mark.skipif(shutil.which("od") is None, reason="needs od")
@pytest.mark.parametrize("radix", ["o", "d", "x"])
def test_characters(radix: str) -> None:
    for data in (DATA, DATA[:21], bytes(range(256)) * 2 + bytes(900) + DATA, b"\\0 a b "):
        dump = subprocess.run(["od", "-A", radix, "-c"], input=data, capture_output=True, check=True).stdout
        source = read_text(dump)
        assert (source.data, source.form) == (data, "od dump of characters"), dump.decode()


def test_what_is_no_such_dump() -> None:
    for text in (DECIMAL.replace("0000023", "0000033"), DECIMAL.replace("0000020", "0000030"), "0000000\n0000003\n"):
        assert read_words(text) is None
    with pytest.raises(ParseError, match="does not fit 1 bytes; found 999"):
        read_words(DECIMAL.replace("  81", " 999"))


def test_numbers_without_offsets_are_not_taken_for_base64_or_hex() -> None:
    decimal = re.sub(r"(?m)^\d{7}", "", DECIMAL).encode()
    octal = b" 000 000 000 121 000 003 000 014\n 000 000 000 007 000 020 143 157\n"
    for text in (decimal, octal):
        assert read_text(text).form == BINARY
