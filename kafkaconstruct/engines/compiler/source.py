"""Python source as it is written: lines, indentation, names, and the objects that the names stand for."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

Function = Callable[..., Any]

LONG = 80  # lines; compiling one takes about 5 us


class Source:
    """The body of one function. `names` are its globals, `parts` the functions it calls that are compiled when it does.

    Subclasses say in `parameters` what it takes.
    """

    parameters = ""

    def __init__(self, names: dict[str, Any]) -> None:
        self.lines: list[str] = []
        self.names = dict(names)
        self.parts: dict[str, Callable[[], Source]] = {}
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

    @property
    def is_long(self) -> bool:
        """Whether what follows should stand in parts: a message may be of hundreds of structs, most of them unused."""
        return len(self.lines) > LONG

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

    def struct_function(self, which: str, codes: str) -> str:
        """The name of `pack` or `unpack_from` of big-endian numbers."""
        return self.shared(f"{which[0]}_{letters(codes)}", getattr(packer(codes), which))

    def part(self, prefix: str, write: Callable[[], Source]) -> str:
        """The name of another function, which is written and compiled at its first call."""
        name = self.fresh(prefix + "_")
        self.parts[name] = write

        def first(*arguments: Any) -> Any:
            function = self.names[name] = write().function(name)
            return function(*arguments)

        return self.shared(name, first)

    def text(self, name: str) -> str:
        """The function, under that name."""
        return "\n".join([f"def {name}({self.parameters}):", *self.lines, ""])

    def listing(self, name: str) -> str:
        """The function and all its parts."""
        return "\n\n".join([self.text(name), *(write().listing(part) for part, write in self.parts.items())])

    def function(self, name: str) -> Function:
        """Compile the function, without its parts."""
        exec(compile(self.text(name), f"<kafkaconstruct {name}>", "exec"), self.names)
        function: Function = self.names[name]
        return function


@cache
def packer(codes: str) -> struct.Struct:
    """Big-endian numbers."""
    return struct.Struct(">" + codes)


def letters(codes: str) -> str:
    """Struct codes as part of a name. A uuid is read as 16 raw bytes."""
    return codes.replace("16s", "u").replace("?", "t")
