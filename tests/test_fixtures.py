"""Bytes from other clients' tests: those that an independent parser read to their last byte, we read and rebuild."""

from __future__ import annotations

import gzip
import json
from typing import Any

import pytest

from kafkaconstruct.errors import TrailingBytesError
from kafkaconstruct.formats import index
from kafkaconstruct.formats.frames import RequestFrame, ResponseFrame
from tests.kafka_json import plain
from tests.shared import shared

# Another server's frames, which spell out tagged fields at their defaults. Kafka never writes those, nor do we.
SPELLS_OUT_DEFAULTS = {
    "tansu/codec.rs/fetch_response_v17_body_1024/0",
    "tansu/decode.rs/fetch_response_v16_001/0",
    "tansu/decode.rs/fetch_response_v16_002/0",
    "tansu/encode.rs/fetch_response_v17_001/1",
}


def constructs(fixture: dict[str, Any]) -> Any:
    """What reads a fixture's bytes."""
    version = fixture["api_version"]
    match fixture["kind"]:
        case "frame_request":
            return RequestFrame
        case "frame_response":
            return ResponseFrame(fixture["api"], version)
        case "request_body":
            return index.api(fixture["api"]).request[version]
        case "response_body":
            return index.api(fixture["api"]).response[version]
    raise AssertionError(f"a fixture of kind {fixture['kind']} has no known reader")


def fixtures() -> list[dict[str, Any]]:
    with gzip.open(shared("fixtures.jsonl.gz"), "rt", encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def test_exact_fixtures_parse_and_rebuild() -> None:
    checked, changed = 0, set()
    for fixture in fixtures():
        if fixture.get("schema_check") != "exact":
            continue
        checked += 1
        data = bytes.fromhex(fixture["hex"])
        reader = constructs(fixture)
        value = reader.parse(data)
        rebuilt = reader.build(value)
        if rebuilt != data:
            changed.add(fixture["id"])
            assert plain(reader.parse(rebuilt)["body"]) == plain(value["body"])
    assert changed == SPELLS_OUT_DEFAULTS
    assert checked >= 400


def test_fixtures_fit_only_the_versions_that_they_are_labelled_with() -> None:
    for fixture in fixtures():
        if fixture.get("schema_check") == "exact" and "fits_versions" in fixture and fixture["kind"].endswith("_body"):
            data = bytes.fromhex(fixture["hex"])
            for version in fixture["fits_versions"]:
                assert constructs({**fixture, "api_version": version}).parse(data) is not None


def test_a_byte_more_is_a_byte_too_many() -> None:
    name = "sarama/add_offsets_to_txn_response/addOffsetsToTxnResponse"
    fixture = next(each for each in fixtures() if each["id"] == name)
    with pytest.raises(TrailingBytesError) as caught:
        constructs(fixture).parse(bytes.fromhex(fixture["hex"]) + b"\0")
    assert (caught.value.offset, caught.value.rest) == (6, b"\0")
