"""Every message that formats/ declares, found by reading its files, so that no list can go stale."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path

from kafkaconstruct import formats
from kafkaconstruct.declare import Message


@cache
def all_messages() -> dict[str, Message]:
    """Messages by name."""
    root = Path(formats.__file__ or "").parent
    found = {}
    for file in sorted(root.rglob("*.py")):
        module = import_module(".".join([formats.__name__, *file.relative_to(root).with_suffix("").parts]))
        found.update({value.name: value for value in vars(module).values() if isinstance(value, Message)})
    assert len(found) > 240
    return found
