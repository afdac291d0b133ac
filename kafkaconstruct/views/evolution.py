"""What changed in a message between versions, as text."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator

from kafkaconstruct.declare import Message
from kafkaconstruct.rules.evolution import Change, changes, history
from kafkaconstruct.views.text import Line

WIDTH = 100
STYLES = {"added": "good", "removed": "error"}


def change_lines(message: Message, old: int, new: int) -> Iterator[Line]:
    """What is different at version `new`. Raises VersionError."""
    found = changes(message, old, new)
    yield [(f"{message.name} v{old} to v{new}", "title")]
    if not found:
        yield [("  the same layout", "dim")]
    yield from _indented(found)


def history_lines(message: Message) -> Iterator[Line]:
    """Every version with the release that brought it and what it changed."""
    yield [(message.name, "title")]
    for step in history(message):
        line: Line = [(f"v{step.version:<3}", "number")]
        if step.release is not None:
            line.append((f"  Kafka {step.release}", ""))
        if not step.stable:
            line.append(("  unstable", "note"))
        if step.version != message.versions[0] and not step.changes:
            line.append(("  the same layout", "dim"))
        yield line
        yield from _indented(step.changes)


def _indented(found: Iterable[Change]) -> Iterator[Line]:
    for change in found:
        style = STYLES.get(change.kind, "note")
        first, *rest = textwrap.wrap(str(change), WIDTH - 6)
        yield [("    ", ""), (first, style)]
        yield from ([("      ", ""), (line, style)] for line in rest)
