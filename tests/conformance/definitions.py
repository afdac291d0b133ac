"""Kafka's own message definitions, from the JSON resources of released jars, as plain layouts per version."""

import json
import re
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from kafkaconstruct.declare.words import snake
from tests.conformance.layout import Absent, Field, Message, Struct, Value

RESOURCE = re.compile(r"(common/)?(message|metadata)/\w+\.json")
# A string, or a comment: a comment is dropped, a string (which may hold slashes) kept.
STRING_OR_COMMENT = re.compile(r'"(?:[^"\\]|\\.)*"|//[^\n]*|/\*.*?\*/', re.DOTALL)
ZERO_UUID = "00000000-0000-0000-0000-000000000000"
OPEN = 32767  # the end of a range such as "3+"

Spec = Mapping[str, Any]


def parse_json(text: str) -> Any:
    """JSON with `//` and `/* */` comments, as Kafka's definitions have them."""
    return json.loads(STRING_OR_COMMENT.sub(lambda found: found[0] if found[0].startswith('"') else "", text))


def specs(jars: Iterable[Path]) -> Iterator[Spec]:
    """Every message definition in these jars that has a version at all."""
    for jar in jars:
        if not jar.name.startswith("kafka-"):
            continue
        with zipfile.ZipFile(jar) as archive:
            for name in filter(RESOURCE.fullmatch, archive.namelist()):
                spec = parse_json(archive.read(name).decode())
                if spec["validVersions"] != "none":
                    yield spec


def versions(text: str | None) -> range:
    """`"3"`, `"0-4"`, `"2+"`, `"none"` or nothing, as a range."""
    if text is None or text == "none":
        return range(0)
    low, dash, high = text.rstrip("+").partition("-")
    return range(int(low), (OPEN if text.endswith("+") else int(high) if dash else int(low)) + 1)


def messages(spec: Spec) -> Iterator[Message]:
    """The layout of one definition at each of its versions."""
    shared = {each["name"]: each["fields"] for each in spec.get("commonStructs", ())}
    valid = versions(spec["validVersions"])
    for version in valid:
        yield Message(
            name=spec["name"],
            version=version,
            kind=spec["type"],
            key=spec.get("apiKey"),
            flexible=version in versions(spec.get("flexibleVersions")),
            unstable=bool(spec.get("latestVersionUnstable")) and version == valid[-1],
            root=_Reader(spec, shared, version).struct(spec["name"], spec["fields"]),
        )


class _Reader:
    """Resolves the fields of one definition at one version."""

    def __init__(self, spec: Spec, shared: Mapping[str, Any], version: int) -> None:
        self.flexible = spec.get("flexibleVersions")
        self.shared = shared
        self.version = version

    def struct(self, name: str, fields: Iterable[Spec]) -> Struct:
        present: list[Field] = []
        absent: dict[str, Absent] = {}
        for spec in fields:
            if self.version in versions(spec.get("versions", spec.get("taggedVersions"))):
                present.append(self.field(spec))
            else:
                absent[snake(spec["name"])] = Absent(self.default(spec), bool(spec.get("ignorable")))
        plain = [each for each in present if each.tag is None]
        tagged = sorted((each for each in present if each.tag is not None), key=lambda each: each.tag or 0)
        return Struct(name, tuple(plain + tagged), absent)

    def field(self, spec: Spec) -> Field:
        of = spec["type"].removeprefix("[]")
        fields = self.shared.get(of, spec.get("fields"))
        tagged = self.version in versions(spec.get("taggedVersions"))
        kind = spec["type"] if fields is None else spec["type"].replace(of, "struct")
        return Field(
            name=snake(spec["name"]),
            kind=kind,
            nullable=self.version in versions(spec.get("nullableVersions")),
            compact=self.version in versions(spec.get("flexibleVersions", self.flexible)),
            tag=int(spec["tag"]) if tagged else None,
            default=self.default(spec),
            struct=None if fields is None else self.struct(of, fields),
        )

    def default(self, spec: Spec) -> Value:
        """The default as a Python value; a struct's is said by its fields, so that it is `{}` here."""
        kind = spec["type"]
        said = spec.get("default")
        if said == "null":
            return None
        if kind.startswith("[]"):
            return ()
        if kind == "bool":
            return str(said).lower() == "true"
        if kind == "float64":
            return float(said or 0)
        if kind == "uuid":
            return ZERO_UUID if said in (None, "", "AAAAAAAAAAAAAAAAAAAAAA") else str(said)
        if kind == "string":
            return said or ""
        if kind == "bytes":
            return b""
        if kind == "records":
            return None
        if kind.startswith(("int", "uint")):
            return int(str(said or 0), 0)
        return {}
