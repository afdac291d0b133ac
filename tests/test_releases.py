"""The table of releases against the facts that stand beside the project, and against the declarations."""

from __future__ import annotations

import csv
import gzip
import json
import re

import pytest

from kafkaconstruct.errors import UnknownNameError
from kafkaconstruct.formats import releases
from kafkaconstruct.formats.api_keys import OLD_NAMES, ApiKey, api_key
from kafkaconstruct.formats.error_codes import ErrorCode
from kafkaconstruct.formats.releases import release
from tests.shared import shared


def test_table_agrees_with_the_release_tags() -> None:
    with shared("facts/api-versions.tsv").open() as file:
        rows = list(csv.DictReader(file, delimiter="\t"))
    compared = 0
    for name in (column for column in rows[0] if column[:1].isdigit()):
        stated = {int(row["api_key"]): row[name] for row in rows if row[name]}
        found = release(name)
        assert set(found.apis) == set(stated)
        for key, versions in stated.items():
            match = re.match(r"(\d+)(?:-(\d+))?", versions)
            assert match is not None
            low, high = match.groups()
            every = range(int(low), int(high or low) + 1)
            assert found.versions(key, unstable=True) == every
            assert found.versions(key) == (every[:-1] if "unstable" in versions else every)
            compared += 1
    assert compared > 900


def test_patch_releases_and_prefixes_name_their_line() -> None:
    assert release("3.9.2") is release("3.9")
    assert release("0.10.2.1").name == "0.10.2"
    assert release("0.8").name == "0.8.2"
    assert release("4") is list(releases.releases().values())[-1]
    assert release("0.8.0").established == "documents"
    assert release("2.8.2").established == "artifact"


@pytest.mark.parametrize("name", ["3.90", "5.0", "", "trunk"])
def test_other_names_are_refused(name: str) -> None:
    with pytest.raises(UnknownNameError):
        release(name)


def test_versions() -> None:
    assert release("3.6").versions("Fetch") == range(16)
    assert release("4.0").versions("Fetch") == range(4, 18)
    assert release("4.0").versions("LeaderAndIsr") == range(0)
    assert release("4.4").versions("InitProducerId") == range(6)
    assert release("4.4").versions("InitProducerId", unstable=True) == range(7)
    assert release("4.0").versions("ShareFetch") == range(0)
    assert release("4.0").versions("ShareFetch", unstable=True) == range(1)


def test_old_names_find_the_same_api() -> None:
    assert api_key("ListClientMetricsResources") == api_key("ListConfigResources") == api_key(74) == 74
    assert api_key("ElectPreferredLeaders") is ApiKey.ELECT_LEADERS
    assert api_key("fetch") == api_key("FETCH") == 1
    for name in OLD_NAMES.values():
        assert api_key(name) in ApiKey
    with pytest.raises(UnknownNameError, match="Metadata"):
        api_key("Metadat")


def test_every_key_is_served_by_some_release() -> None:
    served = {key for found in releases.releases().values() for key in found.apis}
    assert set(ApiKey) - served == set(), "no release in releases.py has these"
    assert [key.value for key in ApiKey] == list(range(len(ApiKey)))


def test_unnamed_numbers_survive() -> None:
    assert ErrorCode(3).name == "UNKNOWN_TOPIC_OR_PARTITION"
    assert ErrorCode(3).retriable
    assert ErrorCode(3).known
    unnamed = ErrorCode(9999)
    assert unnamed == 9999
    assert not unnamed.known
    assert unnamed.name == "UNKNOWN_9999"
    assert ErrorCode(-5).name == "UNKNOWN_MINUS_5"
    assert 9999 not in list(ErrorCode)
    assert ApiKey(10005).api == "Unknown10005"
    assert [code.value for code in ErrorCode] == list(range(-1, len(ErrorCode) - 1))
    with pytest.raises(ValueError, match="x"):
        ErrorCode("x")


def test_codes_agree_with_kafkas_table() -> None:
    with gzip.open(shared("vectors/errors.jsonl.gz"), "rt") as file:
        stated = [json.loads(line) for line in file]
    assert [(each["code"], each["name"], each["retriable"]) for each in stated] == [
        (code.value, code.name, code.retriable) for code in list(ErrorCode)[: len(stated)]
    ]
    assert all(code.doc for code in ErrorCode)


def test_keys_agree_with_kafkas_table() -> None:
    with gzip.open(shared("vectors/apis.jsonl.gz"), "rt") as file:
        for stated in map(json.loads, file):
            key = api_key(stated["name"])
            assert key == stated["api_key"]
            assert ApiKey[stated["enum"]] is key
