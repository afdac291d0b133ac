"""What speaks for a guess, in words: the names and the error codes that a value holds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import IntEnum
from typing import Any

LOOKED_AT = 200  # values; a reason needs no more
SHOWN = 3


def facts(value: Any) -> str:
    """`; names: orders, rack-1; error codes: NONE`, or nothing."""
    names: list[str] = []
    codes: list[str] = []
    for _, (_, leaf) in zip(range(LOOKED_AT), leaves(value), strict=False):
        if isinstance(leaf, IntEnum):
            if leaf.name not in codes:
                codes.append(leaf.name)
        elif isinstance(leaf, str) and leaf and leaf.isprintable() and leaf not in names:
            names.append(leaf if len(leaf) <= 32 else leaf[:31] + "…")
    text = f"; names: {_listed(names)}" if names else ""
    return text + (f"; error codes: {_listed(codes)}" if codes else "")


def leaves(value: Any, name: str = "") -> Iterator[tuple[str, Any]]:
    """(field name, value) of everything below that is no struct and no list, records left alone."""
    if isinstance(value, Mapping):
        for key, below in value.items():
            yield from leaves(below, str(key))
    elif isinstance(value, list):
        for below in value:
            yield from leaves(below, name)
    else:
        yield name, value


def of_versions(versions: Sequence[int]) -> str:
    """`; versions 4 to 6 share this layout`, or nothing where there is one."""
    if len(versions) < 2:
        return ""
    if list(versions) == list(range(versions[0], versions[-1] + 1)):
        return f"; versions {versions[0]} to {versions[-1]} share this layout"
    return f"; versions {', '.join(map(str, versions))} share this layout"


def _listed(words: list[str]) -> str:
    shown = ", ".join(words[:SHOWN])
    return shown + (f" and {len(words) - SHOWN} more" if len(words) > SHOWN else "")
