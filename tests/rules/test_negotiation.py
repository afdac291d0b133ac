"""Which version two sides speak."""

from __future__ import annotations

import pytest

from kafkaconstruct.errors import BuildError, UnknownNameError
from kafkaconstruct.formats.index import message
from kafkaconstruct.formats.releases import releases
from kafkaconstruct.rules import negotiate


def test_a_client_of_0_10_cannot_fetch_from_4_4() -> None:
    found = negotiate("0.10.2", "4.4")
    assert found["Fetch"] is None  # 3 at most against 4 at least
    assert found["Produce"] is None
    assert found["Metadata"] == 2
    assert found["ConsumerGroupHeartbeat"] is None  # it never had it
    assert found["LeaderAndIsr"] is None  # the broker no longer has it


def test_a_client_of_2_8_still_can() -> None:
    found = negotiate("2.8", "4.4")
    assert (found["Fetch"], found["Produce"], found["Metadata"], found["ApiVersions"]) == (12, 9, 11, 3)


def test_the_order_is_that_of_the_keys() -> None:
    assert list(negotiate("2.8", "3.9.2"))[:4] == ["Produce", "Fetch", "ListOffsets", "Metadata"]


def test_a_release_with_itself_speaks_its_newest() -> None:
    for name, one in releases().items():
        for api, version in negotiate(name, name).items():
            assert version == max(one.versions(api))


def test_negotiation_is_symmetric() -> None:
    names = list(releases())
    for ours, theirs in zip(names, reversed(names), strict=True):
        assert negotiate(ours, theirs) == negotiate(theirs, ours)


def test_sides_of_every_kind() -> None:
    answer = {"error_code": 0, "api_keys": [{"api_key": 1, "min_version": 4, "max_version": 17}]}
    parsed = message("ApiVersionsResponse").parse(message("ApiVersionsResponse").build(answer, version=4), version=4)
    for broker in (answer, parsed, {"Fetch": (4, 17)}, {1: range(4, 18)}):
        assert negotiate({"Fetch": (0, 11)}, broker) == {"Fetch": 11}
        assert negotiate({"Fetch": (0, 3), "Produce": (0, 2)}, broker) == {"Produce": None, "Fetch": None}


def test_a_vendors_api_keeps_its_number() -> None:
    answer = {"api_keys": [{"api_key": 10001, "min_version": 0, "max_version": 2}]}
    assert negotiate(answer, answer) == {"Unknown10001": 2}


def test_what_is_no_side_is_refused() -> None:
    with pytest.raises(UnknownNameError, match=r"3\.9"):
        negotiate("3.99", "4.4")
    with pytest.raises(UnknownNameError, match="Fetch"):
        negotiate({"Fetsch": (0, 1)}, "4.4")
    with pytest.raises(BuildError, match="not a side"):
        negotiate(5, "4.4")
