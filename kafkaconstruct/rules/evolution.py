"""How a message changed from version to version, in words, and whether it kept the rules of evolution.

The rules (Kafka's message format guide, KIP-482): a field that stays keeps its place and its type; a tag belongs to one
field for ever; a message that is flexible stays so; a field that is nullable stays so.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from kafkaconstruct.declare import Message
from kafkaconstruct.declare.sized import ArrayType, Sized
from kafkaconstruct.declare.structs import NullableStruct, ResolvedField, ResolvedStruct
from kafkaconstruct.formats.releases import releases


@dataclass(frozen=True, slots=True)
class Change:
    """One difference. `path` is the field's ("topics[].partitions[].epoch"; "" is the message itself).

    `kind` is "added", "removed", "moved", "type", "tag", "nullable", "default" or "flexible".
    """

    path: str
    kind: str
    text: str

    def __str__(self) -> str:
        return f"{self.path}: {self.text}" if self.path else self.text


@dataclass(frozen=True, slots=True)
class Step:
    """A version in a message's history.

    `release` is the line of releases that brought it, None where none is known to have served it; `changes` are those
    since the version before.
    """

    version: int
    release: str | None
    stable: bool
    changes: tuple[Change, ...]


def changes(message: Message, old: int, new: int) -> list[Change]:
    """What is different at version `new`, in wire order. Raises VersionError."""
    before, after = message[old], message[new]
    found = []
    if before.flexible != after.flexible:
        becomes = "flexible: strings, bytes and arrays have compact lengths, every struct ends in a tag buffer"
        found.append(Change("", "flexible", becomes if after.flexible else "no longer flexible"))
    return found + list(_struct_changes("", before, after))


def history(message: Message) -> list[Step]:
    """Every version, oldest first, and what it changed; the first one has no changes."""
    steps = []
    for version in message.versions:
        found = changes(message, version - 1, version) if version - 1 in message.versions else []
        stable = version not in message.unstable_versions
        steps.append(Step(version, brought_by(message, version), stable, tuple(found)))
    return steps


def brought_by(message: Message, version: int) -> str | None:
    """The first line of releases that served a version of a request or response, or None where none is known."""
    if message.kind not in ("request", "response") or message.key is None:
        return None
    for name, release in releases().items():
        if version in release.versions(message.key, unstable=True):
            return name
    return None


# -- two structs


def _struct_changes(path: str, old: ResolvedStruct, new: ResolvedStruct) -> Iterator[Change]:
    for name in old.all:
        if name not in new.all:
            yield Change(path + name, "removed", f"removed; it was {_described(old.all[name])}")
    before = None
    for name, field in new.all.items():
        if name not in old.all:
            yield Change(path + name, "added", f"added{_place(before, field)}: {_described(field)}")
        else:
            yield from _field_changes(path + name, old.all[name], field)
        before = name if field.tag is None else before
    for name in _moved(old, new):
        yield Change(path + name, "moved", "moved to another place")


def _place(before: str | None, field: ResolvedField) -> str:
    if field.tag is not None:
        return ""
    return f" after {before}" if before else " in front"


def _moved(old: ResolvedStruct, new: ResolvedStruct) -> list[str]:
    """Fields that stand elsewhere among those that both have."""
    common = [field.name for field in old.fields if field.name in {field.name for field in new.fields}]
    now = [field.name for field in new.fields if field.name in common]
    return [name for name, other in zip(common, now, strict=True) if name != other]


def _field_changes(path: str, old: ResolvedField, new: ResolvedField) -> Iterator[Change]:
    if old.tag != new.tag:
        if new.tag is None:
            yield Change(path, "tag", f"no longer tagged; it was tag {old.tag}")
        else:
            yield Change(path, "tag", f"tagged: tag {new.tag}" + ("" if old.tag is None else f"; it was tag {old.tag}"))
    yield from _type_changes(path, old.subcon, new.subcon)
    if _default(old) != _default(new):
        yield Change(path, "default", f"its default is {_default(new)}; it was {_default(old)}")


def _type_changes(path: str, old: Any, new: Any) -> Iterator[Change]:
    if _nullable(old) != _nullable(new):
        yield Change(path, "nullable", "nullable" if _nullable(new) else "no longer nullable")
    old, new = _struct_of(old), _struct_of(new)
    if type(old) is not type(new) or _name(old) != _name(new):
        yield Change(path, "type", f"now {_name(new)}; it was {_name(old)}")
    elif isinstance(old, ResolvedStruct):
        yield from _struct_changes(f"{path}.", old, new)
    elif isinstance(old, ArrayType):
        before, after = _struct_of(old.element), _struct_of(new.element)
        if isinstance(before, ResolvedStruct) and isinstance(after, ResolvedStruct):
            yield from _struct_changes(f"{path}[].", before, after)
        elif _name(before) != _name(after):
            yield Change(path, "type", f"now an array of {_name(after)}; it was one of {_name(before)}")


def _struct_of(type_: Any) -> Any:
    return type_.struct if isinstance(type_, NullableStruct) else type_


def _nullable(type_: Any) -> bool:
    return isinstance(type_, NullableStruct) or getattr(type_, "nullable", False)


def _name(type_: Any) -> str:
    """A type's name, whatever its form; structs are all alike."""
    if isinstance(type_, ResolvedStruct):
        return "a struct"
    return str(type_.word) if isinstance(type_, Sized) else repr(type_)


def _default(field: ResolvedField) -> str:
    value = field.default()
    if isinstance(value, dict):
        return "its fields' defaults"
    if value is None:
        return "null"
    return repr(value) if not isinstance(value, int) or isinstance(value, bool) else str(int(value))


def _described(field: ResolvedField) -> str:
    type_ = field.subcon
    inner = _struct_of(type_)
    if isinstance(inner, ResolvedStruct):
        text = "a struct of " + ", ".join(inner.all)
    elif isinstance(inner, ArrayType):
        element = _struct_of(inner.element)
        members = f"structs of {', '.join(element.all)}" if isinstance(element, ResolvedStruct) else _name(element)
        text = f"an array of {members}"
    else:
        text = _name(inner)
    text += ", nullable" if _nullable(type_) else ""
    text += f", tag {field.tag}" if field.tag is not None else ""
    plain = _default(field)
    usual = plain in ("0", "''", "b''", "False", "[]", "0.0", "its fields' defaults") or "UUID('00000000-" in plain
    return text + ("" if usual else f", default {plain}")


# -- the rules


def lint(message: Message) -> list[Change]:
    """What in a message breaks the rules of evolution; each Change's `text` names the version.

    A version that Kafka called unstable may change in every way until it is stable: what follows it is not held to it.
    """
    found = []
    flexible = message.flexible_versions
    if flexible and flexible[-1] != message.versions[-1]:
        found.append(Change("", "flexible", f"v{flexible[-1] + 1}: no longer flexible"))
    bound = [version for version in message.versions[1:] if version - 1 not in message.unstable_versions]
    for version in bound:
        for change in changes(message, version - 1, version):
            broken = change.kind in ("moved", "type") or (change.kind, change.text) == (
                "nullable",
                "no longer nullable",
            )
            if broken or (change.kind == "tag" and not change.text.startswith("tagged: tag")):
                found.append(Change(change.path, change.kind, f"v{version}: {change.text}"))
    found.extend(_reused_tags(message))
    found.extend(_returned_fields(message))
    return found


def _reused_tags(message: Message) -> Iterator[Change]:
    owners: dict[tuple[str, int], str] = {}
    for version in message.versions:
        for path, struct in structs("", message[version]):
            for field in struct.tagged:
                assert field.tag is not None
                owner = owners.setdefault((path, field.tag), field.name)
                if owner != field.name:
                    yield Change(path + field.name, "tag", f"v{version}: tag {field.tag} was {owner}'s")


def _returned_fields(message: Message) -> Iterator[Change]:
    """Fields that went and came back."""
    last: dict[str, int] = {}
    for version in message.versions:
        for path, struct in structs("", message[version]):
            for name in struct.all:
                if last.get(path + name, version - 1) < version - 1 and _parent_stood(message, path, last[path + name]):
                    yield Change(path + name, "added", f"v{version}: back, after v{last[path + name]}")
                last[path + name] = version


def _parent_stood(message: Message, path: str, version: int) -> bool:
    """Whether the struct itself still stood in the version after `version`."""
    return any(found == path for found, _ in structs("", message[version + 1]))


def structs(path: str, struct: ResolvedStruct) -> Iterator[tuple[str, ResolvedStruct]]:
    """Every struct in a struct, itself first, with the path of its fields ("topics[].partitions[].")."""
    yield path, struct
    for name, field in struct.all.items():
        type_ = _struct_of(field.subcon)
        if isinstance(type_, ArrayType):
            name, type_ = name + "[]", _struct_of(type_.element)
        if isinstance(type_, ResolvedStruct):
            yield from structs(f"{path}{name}.", type_)
