"""Kaitai's Java target: every source compiles, and samples of every API and other spec read as Construct reads them."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import maven
from tests.kaitai import samples
from tests.kaitai.compare import Comparison
from tests.kaitai.javascript_target import Read
from tests.kaitai.python_target import camel
from tests.kaitai.samples import Sample
from tests.kaitai.test_python import REFUSED
from tests.kaitai.toolchain import HERE, checked_in, compiled, locked, require, run

RUNTIME = "io.kaitai:kaitai-struct-runtime:0.11"


@pytest.fixture(scope="module")
def classpath() -> str:
    """Where the classes are that javac made of the sources."""
    require("java", "javac", "mvn")
    sources, complaints = compiled(checked_in(), "java")
    assert complaints == []
    jars = [str(jar) for jar in maven.jars([RUNTIME])]
    classes = sources / "classes"
    reader = HERE / "Read.java"
    with locked(f"{sources.name}-javac"):
        if not (classes / ".complete").exists():
            shutil.rmtree(classes, ignore_errors=True)
            files = [str(file) for file in sources.glob("*.java")]
            (sources / "files.txt").write_text("\n".join([str(reader), *files]))
            options = ["-J-Xmx1g", "-Xlint:none", "-proc:none", "-encoding", "UTF-8"]
            run("javac", *options, "-cp", ":".join(jars), "-d", str(classes), f"@{sources / 'files.txt'}")
            (classes / ".complete").touch()
    return ":".join([str(classes), *jars])


def chosen() -> Iterator[Sample]:
    """The last vector of each message, so one of its newest version, and all that the specs of other things read."""
    newest: dict[tuple[str, str], Sample] = {}
    for source in (samples.requests, samples.responses, samples.parametrised_responses):
        for sample in source():
            newest[sample.spec, sample.label.split()[0]] = sample
    yield from newest.values()
    for source in (samples.coordinator_records, samples.typed_records, samples.prefixed, samples.index_files):
        yield from source()
    yield from samples.record_sets()
    yield from samples.single_batches()


def test_reads_what_construct_reads(classpath: str, tmp_path: Path) -> None:
    asked = tmp_path / "samples.tsv"
    given = list(chosen())
    lines = (f"{camel(s.spec)}\t{','.join(map(str, s.parameters))}\t{s.data.hex()}" for s in given)
    asked.write_text("\n".join(lines))
    answers = run("java", "-Xmx1g", "-cp", classpath, "Read", str(asked)).splitlines()
    comparison, refused = Comparison(closed_enums=True), set()
    for sample, answer in zip(given, answers, strict=True):
        tree = json.loads(answer)
        if "e" in tree:
            refused.add(sample.label.partition("[")[0])
        else:
            sample.check(comparison, Read(tree))
    assert refused <= REFUSED
    assert len({sample.label.split()[0] for sample in given if sample.spec == "kafka_request"}) >= 88
    assert comparison.fields >= 10_000
