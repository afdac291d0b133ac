"""Kaitai's Python target reads what Construct reads, field by field."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable

import pytest
from kaitaistruct import KaitaiStructError

from tests.kaitai import samples
from tests.kaitai.compare import Comparison
from tests.kaitai.python_target import PythonTarget
from tests.kaitai.samples import Sample
from tests.kaitai.toolchain import checked_in, compiled, singles

pytestmark = pytest.mark.xdist_group("kaitai-python")

# Kaitai reads eagerly: what Kafka's reader refuses in a batch makes all of it unreadable.
REFUSED = {"v2-count-too-big"}


@pytest.fixture(scope="module")
def target() -> PythonTarget:
    folder, complaints = compiled(checked_in(), "python")
    assert complaints == []
    return PythonTarget(folder)


@pytest.mark.parametrize(
    ("source", "at_least"),
    [
        (samples.requests, 500),
        (samples.responses, 500),
        (samples.parametrised_responses, 500),
        (samples.fixtures, 0),
        (samples.captures, 1000),
        (samples.coordinator_records, 100),
        (samples.typed_records, 60),
        (samples.prefixed, 15),
        (samples.index_files, 20),
        (samples.record_sets, 50),
        (samples.single_batches, 80),
    ],
)
def test_same_values(target: PythonTarget, source: Callable[[], Iterable[Sample]], at_least: int) -> None:
    assert check(target, source()) >= at_least


def test_same_values_of_each_message_alone() -> None:
    folder, complaints = compiled(singles(), "python")
    assert complaints == []
    assert check(PythonTarget(folder), samples.alone()) >= 1400


def check(target: PythonTarget, given: Iterable[Sample]) -> int:
    """How many fields are equal. Raises Difference where one is not."""
    comparison, refused = Comparison(), set()
    for sample in given:
        try:
            read = target.read(sample.data, sample.spec, *sample.parameters)
        except (KaitaiStructError, EOFError):
            refused.add(sample.label.partition("[")[0])
            continue
        sample.check(comparison, read)
    assert refused <= REFUSED
    return comparison.fields


def test_unknown_requests_keep_their_bodies(target: PythonTarget) -> None:
    payload = struct.pack(">hhih", 20000, 3, 9, 1) + b"x" + b"opaque"
    read = target.read(struct.pack(">i", len(payload)) + payload, "kafka_request")
    assert (read.request.header.request_api_key, read.request.header.client_id, read.request.body) == (
        20000,
        "x",
        b"opaque",
    )
    payload = struct.pack(">hhihB", 3, 99, 9, -1, 0) + b"newer"
    read = target.read(struct.pack(">i", len(payload)) + payload, "kafka_request")
    assert (read.request.header.header_version, read.request.body) == (2, b"newer")


def test_an_api_versions_request_that_the_broker_refuses(target: PythonTarget) -> None:
    code_alone = struct.pack(">iih", 6, 1, 35)
    as_in_v0 = struct.pack(">iihihhh", 16, 1, 35, 1, 18, 0, 3)
    for version in (3, 4):
        front = struct.pack(">hh", 18, version)
        body = target.read(front + code_alone, "kafka_keyed_response").response.body
        assert int(body.error_code) == 35
        body = target.read(front + as_in_v0, "kafka_keyed_response").response.body
        assert [each.max_version for each in body.api_keys] == [3]


def test_a_controlled_shutdown_has_no_client_id_in_its_first_version(target: PythonTarget) -> None:
    payload = struct.pack(">hhii", 7, 0, 5, 1001)
    request = target.read(struct.pack(">i", len(payload)) + payload, "kafka_request").request
    assert request.header.header_version == 0
    assert request.body.broker_id == 1001


def test_a_varint_of_six_bytes_is_an_error(target: PythonTarget) -> None:
    with pytest.raises(KaitaiStructError):
        target.read(b"\x80\x80\x80\x80\x80\x01" + bytes(20), "kafka_metadata_record")
