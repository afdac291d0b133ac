"""The fast path of one struct: both functions are made at first use, each on its own."""

from __future__ import annotations

import struct
from typing import Any

from construct import ConstructError

from kafkaconstruct.declare.structs import Doubt, ResolvedStruct
from kafkaconstruct.engines.compiler.source import Function, Source

# What generated code raises where the bytes or the value are not what it expects. A NameError or an AssertionError is
# not among them: that would be a fault of the compiler, and must be seen.
PARSE_ERRORS = (struct.error, IndexError, UnicodeDecodeError, ConstructError)
BUILD_ERRORS = (struct.error, TypeError, AttributeError, KeyError, OverflowError, UnicodeEncodeError, ConstructError)


class Codec:
    """The compiled parser and builder of a resolved struct."""

    def __init__(self, struct: ResolvedStruct) -> None:
        self.struct = struct
        self._parse: Function | None = None
        self._build: Function | None = None

    def parse(self, data: bytes, at: int = 0) -> tuple[Any, int]:
        """The value that begins at `at`, and where it ends. Raises Doubt on what the interpreted path shall decide."""
        parse = self._parse or self.compile("parse")
        try:
            value, end = parse(data, at, len(data))
        except PARSE_ERRORS:
            raise Doubt from None
        return value, end

    def build(self, obj: Any) -> bytes:
        """The bytes of a value. Raises Doubt on what the interpreted path shall write or refuse."""
        build = self._build or self.compile("build")
        try:
            out = bytearray()
            build(out, obj)
        except BUILD_ERRORS:
            raise Doubt from None
        return bytes(out)

    @property
    def parse_source(self) -> str:
        """The Python that parses."""
        return self._written("parse").listing("parse")

    @property
    def build_source(self) -> str:
        """The Python that builds."""
        return self._written("build").listing("build")

    def compile(self, which: str) -> Function:
        """Make the function that does it; "parse" or "build"."""
        made = self._written(which).function(which)
        if which == "parse":
            self._parse = made
        else:
            self._build = made
        return made

    def _written(self, which: str) -> Source:
        if which == "parse":
            from kafkaconstruct.engines.compiler.parser import parser  # each is imported when it is needed

            return parser(self.struct)
        from kafkaconstruct.engines.compiler.builder import builder

        return builder(self.struct)
