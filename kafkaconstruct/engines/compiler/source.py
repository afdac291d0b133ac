"""Python source as it is written: lines, indentation, names, and the objects that the names stand for."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

Function = Callable[..., Any]


class Source:
    """The body of one function. `names` are its globals."""

    def __init__(self, names: dict[str, Any]) -> None:
        self.lines: list[str] = []
        self.names = dict(names)
        self._indent = " "
        self._count = 0

    def line(self, text: str) -> None:
        """Add a statement."""
        self.lines.append(self._indent + text)

    def first(self, text: str) -> None:
        """Add a statement in front of all others."""
        self.lines.insert(0, " " + text)

    @contextmanager
    def block(self, head: str) -> Iterator[None]:
        """Add `head`, and what is added meanwhile below it."""
        self.line(head)
        self._indent += " "
        yield
        self._indent = self._indent[:-1]

    def fresh(self, prefix: str) -> str:
        """A variable's name that nothing else has."""
        self._count += 1
        return f"{prefix}{self._count}"

    def constant(self, value: Any, prefix: str) -> str:
        """A new name for an object."""
        name = self.fresh(prefix + "_")
        self.names[name] = value
        return name

    def shared(self, name: str, value: Any) -> str:
        """The name of an object that the same name always stands for."""
        self.names[name] = value
        return name

    def struct_function(self, which: str, codes: list[str]) -> str:
        """The name of `pack` or `unpack_from` of big-endian numbers."""
        joined = "".join(codes)
        return self.shared(f"{which[0]}_{letters(joined)}", getattr(packer(joined), which))

    def text(self, head: str) -> str:
        """The whole function."""
        return "\n".join([head, *self.lines, ""])

    def function(self, head: str, name: str, filename: str) -> Function:
        """Compile the whole function. `head` is its `def` line, `filename` what tracebacks call it."""
        exec(compile(self.text(head), filename, "exec"), self.names)
        function: Function = self.names[name]
        return function


def letters(codes: str) -> str:
    """Struct codes as part of a name. A uuid is read as 16 raw bytes."""
    return codes.replace("16s", "u").replace("?", "t")


@cache
def packer(codes: str) -> struct.Struct:
    """Big-endian numbers."""
    return struct.Struct(">" + codes)
