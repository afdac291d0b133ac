"""Text that regular expressions like least is still read, or refused, in linear time."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

import pytest

from kafkaconstruct.errors import ParseError
from kafkaconstruct.sources.text import read_text
from tests.growth import seconds

SHAPES: dict[str, Callable[[int], str]] = {
    "hex that ends in no hex": lambda n: "ab" * n + "z",
    "hex words of that kind": lambda n: ("ab" * 20 + "z ") * (n // 20),
    "digits and a letter": lambda n: "1" * n + "x",
    "a run of 0x": lambda n: "0x01" * n + "z",
    "groups, the last of them no hex": lambda n: "ab " * n + "deadbeefz",
    "a literal without its end": lambda n: "'" + "\\x41" * n,
    "the same, with escaped quotes": lambda n: "'" + "\\'" * n,
    "two quotes, both escaped": lambda n: "'\"" + "\\'\\\"" * n,
    "a list with blanks and no end": lambda n: "[1" + " " * n + "x",
    "a bare list with blanks": lambda n: "1, 2" + " " * n + "x",
    "a brace without its end": lambda n: "{" + "0x" * n,
    "comments without an end": lambda n: "*/" + "/*" * n,
    "a dump line full of bars": lambda n: "00000000  " + " |" * n + "x",
    "a dump line full of arrows": lambda n: "00000000  " + " >" * n + "x",
    "a dump of many * lines": lambda n: "00000000  41\n" + "*\n00000001  41\n" * n,
    "a Node.js buffer without its end": lambda n: "<Buffer " + "00 " * n,
    "many quoted words": lambda n: "'41424344'" * n,
}


def cost(text: str) -> float:
    def read() -> None:
        with contextlib.suppress(ParseError):
            read_text(text)

    return seconds(read)


@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES)
def test_reading_takes_linear_time(shape: Callable[[int], str]) -> None:
    assert cost(shape(32_000)) < 16 * 6 * cost(shape(2_000)) + 0.1  # 256 times as long if it were quadratic
