"""What the parsers of Kaitai's JavaScript target read in Node, with the names that the spec has, and where it stood."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from tests.kaitai.samples import Sample
from tests.kaitai.toolchain import HERE, node_modules, run

Span = tuple[int, int]


class Read:
    """An object, its fields by their names in the spec."""

    def __init__(self, tree: dict[str, Any]) -> None:
        self._fields, self._spans = tree["f"], tree["s"]

    def __getattr__(self, name: str) -> Any:
        try:
            return value_of(self._fields[camel(name)])
        except KeyError:
            raise AttributeError(name) from None

    def span(self, name: str) -> Span | None:
        """Where a field begins and ends, in bytes of the sample."""
        span = self._spans.get(camel(name))
        return None if span is None else (span[0], span[1])

    def element_spans(self, name: str) -> list[Span]:
        """The same of each element of an array."""
        return [(start, end) for start, end in self._spans[camel(name)][2]]


def value_of(value: Any) -> Any:
    """A value of the tree as a field holds it."""
    if isinstance(value, list):
        return [value_of(each) for each in value]
    if not isinstance(value, dict):
        return value
    if "b" in value:
        return bytes.fromhex(value["b"])
    return float(value["n"].replace("Infinity", "inf")) if "n" in value else Read(value)


def camel(name: str) -> str:
    """A name as the JavaScript target calls it."""
    first, *rest = name.split("_")
    return first + "".join(part.capitalize() for part in rest)


def read_all(folder: Path, samples: Iterable[Sample], scratch: Path) -> Iterator[tuple[Sample, Read | str]]:
    """Each sample with what was read from it, or the error."""
    samples = list(samples)
    asked, answered = scratch / "samples.jsonl", scratch / "trees.jsonl"
    with open(asked, "w") as file:
        for sample in samples:
            file.write(json.dumps([sample.spec, sample.parameters, sample.data.hex()]) + "\n")
    run("node", str(HERE / "trees.js"), str(node_modules()), str(folder), str(asked), str(answered))
    with open(answered, encoding="utf-8") as file:
        for sample, line in zip(samples, file, strict=True):
            tree = json.loads(line)
            if "e" not in tree and tree["end"] != len(sample.data):
                tree = {"e": f"{len(sample.data) - tree['end']} bytes left"}
            yield sample, tree["e"] if "e" in tree else Read(tree)
