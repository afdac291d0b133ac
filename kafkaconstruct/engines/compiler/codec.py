"""The fast path of one struct: both functions are made at first use, each on its own."""

from __future__ import annotations

import struct
from typing import Any

from construct import ConstructError

from kafkaconstruct.declare.structs import Doubt, ResolvedStruct
from kafkaconstruct.engines.compiler import builder, parser
from kafkaconstruct.engines.compiler.source import Function

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

    def parse(self, data: bytes) -> tuple[Any, int]:
        """The value, and where it ends. Raises Doubt on what the interpreted path shall read or refuse."""
        if self._parse is None:
            self._parse = self._compiled(parser.parser(self.struct), parser.HEAD, "parse")
        try:
            value, end = self._parse(data, 0, len(data))
        except PARSE_ERRORS:
            raise Doubt from None
        return value, end

    def build(self, obj: Any) -> bytes:
        """The bytes of a value. Raises Doubt on what the interpreted path shall write or refuse."""
        if self._build is None:
            self._build = self._compiled(builder.builder(self.struct), builder.HEAD, "build")
        try:
            data: bytes = self._build(obj)
        except BUILD_ERRORS:
            raise Doubt from None
        return data

    @property
    def parse_source(self) -> str:
        """The Python that parses."""
        return parser.parser(self.struct).text(parser.HEAD)

    @property
    def build_source(self) -> str:
        """The Python that builds."""
        return builder.builder(self.struct).text(builder.HEAD)

    def _compiled(self, source: Any, head: str, name: str) -> Function:
        function: Function = source.function(head, name, f"<{self.struct.type_name} {name}>")
        return function
