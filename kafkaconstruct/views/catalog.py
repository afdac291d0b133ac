"""Tables of APIs and versions."""

from __future__ import annotations

from collections.abc import Iterator

from kafkaconstruct.formats.api_keys import ApiKey
from kafkaconstruct.formats.index import apis
from kafkaconstruct.formats.releases import Release, Served
from kafkaconstruct.views.text import Line

NAME_WIDTH = max(len(key.api) for key in ApiKey)


def versions_text(versions: range) -> str:
    """`0-12`, `3`, or a dash for none."""
    if not versions:
        return "-"
    return f"{versions[0]}-{versions[-1]}" if len(versions) > 1 else str(versions[0])


def api_lines() -> Iterator[Line]:
    """Every API that is declared."""
    yield [(f"{'key':>3}  {'API':<{NAME_WIDTH}}  {'versions':<8}  {'flexible':<8}  unstable", "title")]
    for api in apis():
        flexible = f"{api.request.flexible_versions[0]}+" if api.request.flexible_versions else "-"
        unstable = versions_text(api.request.unstable_versions)
        yield [
            (f"{api.key:>3}  ", "number"),
            (f"{api.name:<{NAME_WIDTH}}  ", ""),
            (f"{versions_text(api.versions):<8}  {flexible:<8}  ", ""),
            (unstable if unstable != "-" else "", "note"),
        ]


def release_lines(release: Release) -> Iterator[Line]:
    """What one release serves."""
    source = "read off its jars" if release.established == "artifact" else "from documents"
    yield [(f"Kafka {release.name}", "title"), (f"  {len(release.apis)} APIs, {source}", "dim")]
    for key, served in release.apis.items():
        yield [(f"{int(key):>3}  ", "number"), (f"{key.api:<{NAME_WIDTH}}  ", ""), *_served(served)]


def _served(served: Served) -> Line:
    line: Line = [(f"{versions_text(served.stable):<6}", "")]
    if served.unstable:
        line.append((f"  unstable: {versions_text(served.unstable)}", "note"))
    return line


def difference_lines(old: Release, new: Release) -> Iterator[Line]:
    """What changed from one release to another: APIs gone and new, versions added and dropped."""
    yield [(f"Kafka {old.name} to {new.name}", "title")]
    same = 0
    for key in sorted({*old.apis, *new.apis}):
        before, after = old.versions(key), new.versions(key)
        unstable_before, unstable_after = _unstable(old, key), _unstable(new, key)
        if before == after and unstable_before == unstable_after:
            same += 1
            continue
        line: Line = [(f"{int(key):>3}  ", "number"), (f"{key.api:<{NAME_WIDTH}}  ", "")]
        if key not in new.apis:
            line.append((f"gone (was {_text(before, unstable_before)})", "error"))
        elif key not in old.apis:
            line.append((f"new: {_text(after, unstable_after)}", "good"))
        else:
            line += [(f"{_text(before, unstable_before):>6} → {_text(after, unstable_after):<6}", "")]
            line += _words(before, after)
        yield line
    yield [(f"     {same} APIs as before", "dim")]


def _unstable(release: Release, key: ApiKey) -> range:
    return release.apis[key].unstable if key in release.apis else range(0)


def _text(stable: range, unstable: range) -> str:
    return versions_text(stable) + (f" (unstable {versions_text(unstable)})" if unstable else "")


def _words(before: range, after: range) -> Line:
    if not before or not after:
        return []
    words: Line = []
    if after[0] > before[0]:
        words.append((f"  drops {versions_text(range(before[0], after[0]))}", "error"))
    elif after[0] < before[0]:
        words.append((f"  has {versions_text(range(after[0], before[0]))} back", "good"))
    if after[-1] > before[-1]:
        words.append((f"  adds {versions_text(range(before[-1] + 1, after[-1] + 1))}", "good"))
    return words
