"""Messages: a name, its versions, and its fields over all of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from construct import Container

from kafkaconstruct.declare.structs import ResolvedStruct
from kafkaconstruct.declare.versions import Versions
from kafkaconstruct.declare.words import Struct, StructWord
from kafkaconstruct.errors import VersionError


class Message:
    """A message at all its versions; `message[version]` is the Construct of one.

    `versions` and `flexible_versions` are ranges, `unstable_versions` those that Kafka marked so when it released
    them. `key` is an API key, a metadata record type or a coordinator key, where there is one. `kind` is "request",
    "response", or what the schema is of: "header", "data", "metadata", "coordinator-key", "coordinator-value".
    """

    def __init__(
        self,
        name: str,
        *,
        versions: str,
        flexible: str = "none",
        unstable: str = "none",
        key: int | None = None,
        kind: str = "data",
        fields: Sequence[Any] = (),
        doc: str = "",
    ) -> None:
        self.name, self.key, self.kind, self.doc = name, key, kind, doc
        self.declared_versions = Versions.of(versions)
        self.versions = self.declared_versions.range()
        self.flexible_versions = (self.declared_versions & Versions.of(flexible)).range()
        self.unstable_versions = (self.declared_versions & Versions.of(unstable)).range()
        self.struct: StructWord = Struct(of=name)[tuple(fields)]
        self._resolved: dict[int, ResolvedStruct] = {}

    def __getitem__(self, version: int) -> ResolvedStruct:
        """The Construct of one version. Raises VersionError."""
        resolved = self._resolved.get(version) if isinstance(version, int) else None
        if resolved is None:
            if not isinstance(version, int) or version not in self.versions:
                have = f"{self.name} {self.declared_versions}"
                raise VersionError(f"{self.name} has no version {version!r}", expected=have)
            resolved = self.struct.resolve_struct(version, version in self.flexible_versions)
            self._resolved[version] = resolved
        return resolved

    def __iter__(self) -> Iterator[ResolvedStruct]:
        return (self[version] for version in self.versions)

    def __len__(self) -> int:
        return len(self.versions)

    @property
    def newest(self) -> int:
        """The newest stable version, or the newest of all where none is stable."""
        stable = [version for version in self.versions if version not in self.unstable_versions]
        return max(stable or self.versions)

    def parse(self, data: Any, *, version: int | None = None, allow_trailing: bool = False) -> Container[Any]:
        """`self[version].parse(data)`; without a version the newest stable one."""
        return self[self.newest if version is None else version].parse(data, allow_trailing=allow_trailing)

    def build(self, obj: Any, *, version: int | None = None) -> bytes:
        """`self[version].build(obj)`; without a version the newest stable one."""
        return self[self.newest if version is None else version].build(obj)

    def __repr__(self) -> str:
        return f"<{self.name} {self.declared_versions}>"


class Request(Message):
    """A request: `Request("Fetch", key=1, ...)` is FetchRequest."""

    def __init__(self, api: str, **declared: Any) -> None:
        super().__init__(f"{api}Request", kind="request", **declared)
        self.api = api


class Response(Message):
    """A response: `Response("Fetch", key=1, ...)` is FetchResponse."""

    def __init__(self, api: str, **declared: Any) -> None:
        super().__init__(f"{api}Response", kind="response", **declared)
        self.api = api
