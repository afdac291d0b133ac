"""The declarations say what the definitions in the jars of released Kafka say."""

import pytest

import kafkaconstruct as kc
from tests import maven
from tests.conformance import Report, check
from tests.conformance.definitions import parse_json, specs, versions


@pytest.fixture(scope="module", params=["3.9.2", "4.4.0"])
def report(request: pytest.FixtureRequest) -> Report:
    maven.require_tools()
    return check(request.param)


def test_nothing_differs_without_a_reason(report: Report) -> None:
    assert not report.differences, "\n".join(map(str, report.differences))
    assert report.messages > 240
    assert report.pairs > 750


def test_every_exception_is_needed(report: Report) -> None:
    assert not report.unused


def test_json_with_comments() -> None:
    text = '{"about": "see http://x // not a comment", // a comment\n /* and\n one more */ "tag": "0"}'
    assert parse_json(text) == {"about": "see http://x // not a comment", "tag": "0"}


RANGES = {"3": range(3, 4), "0-4": range(5), "2+": range(2, 32768), "none": range(0), None: range(0)}


@pytest.mark.parametrize("text", RANGES)
def test_version_ranges(text: str | None) -> None:
    assert versions(text) == RANGES[text]


@pytest.mark.parametrize("name", ["3.9.2", "4.4.0"])
def test_the_table_of_releases(name: str) -> None:
    """Which versions a release serves is what its definitions say."""
    maven.require_tools()
    served = kc.release(name)
    requests = [spec for spec in specs(maven.release_jars(name)) if spec["type"] == "request"]
    assert {*map(int, served.apis)} == {spec["apiKey"] for spec in requests}
    for spec in requests:
        valid = versions(spec["validVersions"])
        assert served.versions(spec["apiKey"], unstable=True) == valid, spec["name"]
        stable = valid[:-1] if spec.get("latestVersionUnstable") else valid
        assert served.versions(spec["apiKey"]) == stable, spec["name"]
