"""Kaitai's JavaScript target in debug mode, as the Web IDE runs it: values as Construct's, spans as `explain`'s."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from kafkaconstruct.engines.tracer import explain
from kafkaconstruct.formats.frames import RequestFrame
from tests.kaitai import samples
from tests.kaitai.compare import Comparison
from tests.kaitai.javascript_target import Read, read_all
from tests.kaitai.samples import Sample
from tests.kaitai.spans import Spans
from tests.kaitai.test_python import REFUSED
from tests.kaitai.toolchain import checked_in, compiled, singles

pytestmark = pytest.mark.xdist_group("kaitai-javascript")

# A sum of two integers that JavaScript had to round, each by less than a thousand.
ROUNDED_SUMS = {"v2-ts-max-first"}


def check(
    folder: Path, given: Iterable[Sample], scratch: Path, spans: Callable[[Sample, Read, Spans], None] | None = None
) -> tuple[int, int]:
    """How many fields and nodes are equal. Raises Difference or SpanError where one is not."""
    comparison, nodes, refused = Comparison(exact=False), Spans(), set()
    for sample, read in read_all(folder, given, scratch):
        label = sample.label.partition("[")[0]
        if isinstance(read, str):
            refused.add(label)
            continue
        if label not in ROUNDED_SUMS:
            sample.check(comparison, read)
        if spans is not None:
            spans(sample, read, nodes)
    assert refused <= REFUSED
    assert set(comparison.inexact) <= {"beyond 2^53", "readS8be"}
    return comparison.fields, nodes.nodes


@pytest.fixture(scope="module")
def folder() -> Path:
    found, complaints = compiled(checked_in(), "javascript", debug=True)
    assert complaints == []
    return found


def test_each_message_alone(tmp_path: Path) -> None:
    found, complaints = compiled(singles(), "javascript", debug=True)
    assert complaints == []
    fields, nodes = check(found, samples.alone(), tmp_path, _struct_spans)
    assert fields >= 10_000
    assert nodes >= 10_000


def _struct_spans(sample: Sample, read: Read, spans: Spans) -> None:
    spans.struct(explain(sample.reference, sample.data), read)


def test_requests(folder: Path, tmp_path: Path) -> None:
    fields, nodes = check(folder, samples.requests(), tmp_path, _request_spans)
    assert fields >= 5_000
    assert nodes >= 5_000


def _request_spans(sample: Sample, read: Read, spans: Spans) -> None:
    size, header, body = explain(RequestFrame, sample.data).children
    spans.same(size, read.span("len_request"))
    for node in (header, body):
        spans.same(node, read.request.span(node.name))
        spans.struct(node, getattr(read.request, node.name))


def test_record_sets(folder: Path, tmp_path: Path) -> None:
    fields, nodes = check(folder, samples.record_sets(), tmp_path, _records_spans)
    assert fields >= 1_000
    assert nodes >= 1_000


def _records_spans(sample: Sample, read: Read, spans: Spans) -> None:
    spans.records(explain(sample.reference, sample.data), read)


@pytest.mark.parametrize(
    "source",
    [
        samples.responses,
        samples.parametrised_responses,
        samples.captures,
        samples.coordinator_records,
        samples.typed_records,
        samples.prefixed,
        samples.index_files,
        samples.single_batches,
    ],
)
def test_values_of_other_specs(folder: Path, tmp_path: Path, source: Callable[[], Iterable[Sample]]) -> None:
    fields, _ = check(folder, source(), tmp_path)
    assert fields > 0
