"""Names for the layouts of a message: one that several versions share is one type, called after those versions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from kafkaconstruct.engines.kaitai.model import Layout, Names, Type, TypeRef


def named(layouts: Mapping[int, Layout]) -> tuple[dict[TypeRef, str], dict[str, Type]]:
    """The names of a message's layouts, and its types under those names, in the order in which they are met.

    `layouts` are the message's own layouts by version. A struct that looks the same wherever it stands keeps its plain
    name; others take a suffix such as `_v3_to_v5`. The message itself always has one, so that no type is called like
    the one around it.
    """
    versions: dict[Layout, list[int]] = {}
    for version, top in layouts.items():
        for each in _within(top):
            seen = versions.setdefault(each, [])
            if version not in seen:
                seen.append(version)
    variants: dict[str, list[Layout]] = {}
    for each in versions:
        variants.setdefault(each.base, []).append(each)
    tops = set(layouts.values())
    names: dict[TypeRef, str] = {}
    for base, alike in variants.items():
        suffixes = [_suffix(versions[each]) for each in alike]
        if len(set(suffixes)) < len(suffixes):  # two structs of one name in one version
            suffixes = [f"{suffix}_{i + 1}" for i, suffix in enumerate(suffixes)]
        for each, suffix in zip(alike, suffixes, strict=True):
            names[each] = base + suffix if len(alike) > 1 or each in tops else base
    return names, {names[each]: as_type(each, names) for alike in variants.values() for each in alike}


def as_type(layout: Layout, names: Names) -> Type:
    """A layout as a type whose parts have their names."""
    return Type(attrs=layout.attrs, doc=layout.doc, representation=layout.representation, names=names)


def _within(layout: Layout) -> Iterator[Layout]:
    """A layout and all that it is made of."""
    yield layout
    for child in layout.children():
        yield from _within(child)


def _suffix(versions: list[int]) -> str:
    runs: list[list[int]] = []
    for version in sorted(versions):
        if runs and version == runs[-1][1] + 1:
            runs[-1][1] = version
        else:
            runs.append([version, version])
    return "".join(f"_v{lo}" if lo == hi else f"_v{lo}_to_v{hi}" for lo, hi in runs)
