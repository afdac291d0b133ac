"""Which version of each API two sides speak, as a table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kafkaconstruct.formats.api_keys import api_key
from kafkaconstruct.rules.negotiation import Range, negotiate, versions_of
from kafkaconstruct.views.catalog import NAME_WIDTH
from kafkaconstruct.views.text import Line


def negotiation_lines(client: Any, broker: Any, names: tuple[str, str]) -> Iterator[Line]:
    """An API a line: what each has, and what they would use. `names` are the columns' titles."""
    ours, theirs = versions_of(client), versions_of(broker)
    widths = [max(len(name), 6) for name in names]
    titles = "  ".join(f"{name:<{width}}" for name, width in zip(names, widths, strict=True))
    yield [(f"{'key':>3}  {'API':<{NAME_WIDTH}}  {titles}  used", "title")]
    one_sided = 0
    for name, version in negotiate(client, broker).items():
        key = api_key(name) if not name.startswith("Unknown") else int(name.removeprefix("Unknown"))
        sides = ours.get(key), theirs.get(key)  # type: ignore[call-overload]  # vendors' keys are plain numbers
        columns = "  ".join(f"{_text(side):<{width}}" for side, width in zip(sides, widths, strict=True))
        line: Line = [(f"{int(key):>3}  ", "number"), (f"{name:<{NAME_WIDTH}}  {columns}  ", "")]
        if version is not None:
            line.append((str(version), "good"))
        elif None in sides:
            one_sided += 1
            line.append(("-", "dim"))
        else:
            line.append((_why(*sides), "error"))
        yield line
    if one_sided:
        yield [(f"     {one_sided} APIs that only one side has", "dim")]


def _why(ours: Range | None, theirs: Range | None) -> str:
    assert ours is not None
    assert theirs is not None
    if ours[1] < theirs[0]:
        return f"none: {ours[1]} at most against {theirs[0]} at least"
    return f"none: {ours[0]} at least against {theirs[1]} at most"


def _text(versions: Range | None) -> str:
    if versions is None:
        return "-"
    return f"{versions[0]}-{versions[1]}" if versions[0] != versions[1] else str(versions[0])
