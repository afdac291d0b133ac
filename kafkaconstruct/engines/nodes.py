"""The tree that `explain` gives: nodes with byte spans."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from construct import ConstructError

from kafkaconstruct.wiring import supplied

_PART = re.compile(r"\[(\d+)\]|([^.\[\]]+)")


class Node:
    """A field, or a part of one, and where it stands.

    `start` and `end` count bytes of `buffer`: "" is the input itself, another name is a payload that was decompressed,
    and `data` holds all bytes of that buffer. `value` is what parse gives for it. `error` is what went wrong right
    here, or None; the root has it, too, where it made the whole unreadable. `notes` say what is unusual yet readable.
    `part` marks what is no field but belongs to a field's form: lengths, counts, marks of presence.
    """

    __slots__ = (
        "buffer", "children", "data", "docs", "end", "error", "name", "notes", "parent", "part", "start", "type",
        "value",
    )  # fmt: skip

    def __init__(self, name: str, type: str, start: int, parent: Node | None = None, *, part: bool = False) -> None:
        self.name, self.type, self.start, self.end, self.part = name, type, start, start, part
        self.parent = parent
        self.value: Any = None
        self.children: list[Node] = []
        self.error: ConstructError | None = None
        self.notes: list[str] = []
        self.docs = ""
        self.buffer = ""
        self.data = b""

    # -- finding one's way

    @property
    def path(self) -> str:
        """From the root to here, as errors write it: `topics[3].name`."""
        return join_path([*[node.name for node in self.ancestors()][::-1], self.name])

    @property
    def raw(self) -> bytes:
        """The bytes it stands on."""
        return self.data[self.start : self.end]

    @property
    def is_leaf(self) -> bool:
        """Whether nothing below it stands in the same buffer."""
        return not any(child.buffer == self.buffer for child in self.children)

    def ancestors(self) -> Iterator[Node]:
        """The nodes around it, from the next one up to the root."""
        node = self.parent
        while node is not None:
            yield node
            node = node.parent

    def walk(self) -> Iterator[Node]:
        """It and all below it, in the order of bytes."""
        waiting = [self]
        while waiting:
            node = waiting.pop()
            yield node
            waiting.extend(reversed(node.children))

    def leaves(self, buffer: str | None = None) -> Iterator[Node]:
        """The nodes that together hold each byte of `buffer` (this node's own, unsaid) once."""
        wanted = self.buffer if buffer is None else buffer
        return (node for node in self.walk() if node.buffer == wanted and node.is_leaf)

    def at(self, offset: int, buffer: str | None = None) -> Node | None:
        """The deepest node that holds the byte at `offset`; None where there is none."""
        wanted = self.buffer if buffer is None else buffer
        found = None
        for node in self.walk():
            if node.buffer == wanted and node.start <= offset < node.end:
                found = node
        return found

    def __getitem__(self, key: str | int) -> Node:
        """A field by name, an element by index, or a path: `node["topics"][0]`, `node["topics[0].name"]`."""
        if isinstance(key, int):
            elements = [child for child in self.children if child.name[:1] == "["]
            return elements[key]
        node = self
        for index, name in _PART.findall(key):
            node = node._child(f"[{index}]" if index else name, key)
        return node

    def _child(self, name: str, key: str) -> Node:
        candidates = [child for child in self._fields() if child.name == name]
        if not candidates:
            raise KeyError(f"{key!r}: {self.path or self.type} has no {name}")
        return next((child for child in candidates if not child.part), candidates[0])

    def _fields(self) -> Iterator[Node]:
        """Its children, and those that stand in its tag buffer."""
        for child in self.children:
            yield child
            if child.type == "TagBuffer":
                yield from child.children

    def __contains__(self, key: str) -> bool:
        try:
            self[key]
        except LookupError:
            return False
        return True

    # -- what was found

    def errors(self) -> Iterator[tuple[Node, ConstructError]]:
        """What went wrong below, each error once, at the deepest node that has it."""
        deepest: dict[int, tuple[Node, ConstructError]] = {}
        for node in self.walk():
            if node.error is not None:
                deepest[id(node.error)] = node, node.error
        return iter(deepest.values())

    def all_notes(self) -> Iterator[tuple[Node, str]]:
        """What is unusual below."""
        return ((node, note) for node in self.walk() for note in node.notes)

    # -- how it looks

    def __repr__(self) -> str:
        return f"<Node {self.path or self.type} {self.start}-{self.end} {self.type}>"

    def __str__(self) -> str:
        text: str = supplied("NodeText")(self)
        return text

    def _repr_html_(self) -> str:
        html: str = supplied("NodeHtml")(self)
        return html


def join_path(parts: list[str]) -> str:
    """`topics`, `[3]`, `name` as `topics[3].name`."""
    path = ""
    for part in parts:
        path += part if not path or part[:1] == "[" else f".{part}" if part else ""
    return path
