"""Values as JSON and YAML: what comes out goes back in to the same bytes."""

from __future__ import annotations

import json
import uuid
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from construct import ConstructError
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import kafkaconstruct as kc
from kafkaconstruct.engines.strategies import values
from kafkaconstruct.views import unplain
from kafkaconstruct.views.documents import build_document, document, load, to_json, to_yaml
from kafkaconstruct.views.plain import to_plain
from kafkaconstruct.views.reading import by_name, reading
from kafkaconstruct.views.unplain import from_plain
from tests.records.golden import G2, G4
from tests.shared import shared
from tests.test_log_files import ABORTED, OFFSETS, SNAPSHOT, TIMES
from tests.test_vectors_messages import is_excepted, message
from tests.views.vectors import committed, lines


def there_and_back(what: Any, data: bytes) -> Any:
    """The plain value, after JSON; building it gives the bytes."""
    try:
        value = what.parse(data)
    except kc.TrailingBytesError as error:
        value = error.value
    plain = to_plain(value, what, data)
    assert what.build(from_plain(json.loads(json.dumps(plain)), what)) == data
    return plain


def check_vectors(vectors: Iterable[dict[str, Any]], *, at_least: int) -> None:
    checked = 0
    for vector in vectors:
        if is_excepted(vector):
            continue
        plain = there_and_back(message(vector["message"])[vector["version"]], bytes.fromhex(vector["hex"]))
        assert "raw" not in plain  # Kafka writes nothing that the fields do not say
        checked += 1
    assert checked >= at_least


def test_message_vectors_committed() -> None:
    check_vectors(committed("messages"), at_least=1400)


def test_message_vectors_all() -> None:
    check_vectors(lines(shared("vectors/messages.jsonl.gz")), at_least=3800)
    check_vectors(lines(shared("vectors/testmessages.jsonl.gz")), at_least=87)


def test_message_vectors_as_yaml() -> None:
    for vector in list(committed("messages"))[::12]:
        if is_excepted(vector) or vector["module"] == "clients-test":
            continue
        way = next(iter(by_name(f"{vector['message']}:{vector['version']}", "body")))
        data = bytes.fromhex(vector["hex"])
        text = to_yaml(document(way, way.what.parse(data), data))
        assert build_document(load(text)) == data


def test_tolerated_forms() -> None:
    """Bytes that Kafka takes and never writes come back, too."""
    kept = 0
    for vector in lines(shared("vectors/decode_edges.jsonl.gz")):
        struct, data = message(vector["message"])[vector["version"]], bytes.fromhex(vector["hex"])
        try:
            struct.parse(data, allow_trailing=True)
        except ConstructError:
            continue
        kept += '"raw"' in json.dumps(there_and_back(struct, data))
    assert kept >= 10


@pytest.mark.parametrize("vector", list(committed("records")), ids=lambda vector: vector["case"])
def test_record_vectors(vector: dict[str, Any]) -> None:
    data = bytes.fromhex(vector["hex"])
    way = next(iter(by_name("Records")))
    made = json.loads(to_json(document(way, kc.Records.parse(data), data)))
    assert build_document(made) == data
    struct = kc.message("ProduceRequest")[9]
    body = struct.build({"topic_data": [{"name": "t", "partition_data": [{"records": data}]}]})
    there_and_back(struct, body)


def test_record_vectors_all() -> None:
    way, count = next(iter(by_name("Records"))), 0
    for vector in lines(shared("vectors/records.jsonl.gz")):
        data = bytes.fromhex(vector["hex"])
        assert build_document(json.loads(to_json(document(way, kc.Records.parse(data), data)))) == data
        count += 1
    assert count == 199


def test_frames() -> None:
    checked = 0
    for vector in lines(shared("vectors/frames.jsonl.gz")):
        if vector["type"] != "rpc":
            continue
        for kind in ("request", "response"):
            data = bytes.fromhex(vector[kind]["frame"])
            name = f"{vector[f'{kind}_message']}:{vector['version']}"
            for part, start in (("frame", 0), ("payload", 4)):
                way = reading(data[start:], name, part)
                try:
                    value = way.what.parse(data[start:])
                except ConstructError:
                    continue  # a layout that no release has
                assert build_document(json.loads(to_json(document(way, value, data[start:])))) == data[start:]
                checked += 1
    assert checked >= 760


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_any_value_of_any_message(data: st.DataObject) -> None:
    found = data.draw(st.sampled_from([kc.message(name) for name in MESSAGES]))
    version = data.draw(st.sampled_from(list(found.versions)))
    there_and_back(found[version], found[version].build(data.draw(values(found[version]))))


MESSAGES = (
    "MetadataResponse",
    "FetchRequest",
    "JoinGroupRequest",
    "DescribeClientQuotasResponse",
    "ApiVersionsResponse",
    "ConsumerGroupHeartbeatResponse",
    "AddRaftVoterRequest",
    "CreateTopicsRequest",
)


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_mutated_bytes_that_parse(data: st.DataObject) -> None:
    """Whatever parses is printed so that it builds to the same bytes."""
    struct = kc.message("FetchResponse")[12]
    partitions = [
        {"partition_index": 1, "aborted_transactions": [], "records": G2 + G4, "diverging_epoch": {"epoch": 3}}
    ]
    good = struct.build({"responses": [{"topic": "t", "partitions": partitions}]})
    at = data.draw(st.integers(0, len(good) - 1))
    bad = good[:at] + bytes([data.draw(st.integers(0, 255))]) + good[at + 1 :]
    try:
        struct.parse(bad, allow_trailing=True)
    except ConstructError:
        return
    there_and_back(struct, bad)


# -- the conventions, one by one


def plain_of(name: str, version: int, **fields: Any) -> Any:
    struct = kc.message(name)[version]
    return to_plain(struct.parse(struct.build(fields)), struct)


def test_bytes_are_text_or_hex() -> None:
    assert plain_of("SaslAuthenticateRequest", 1, auth_bytes="wörld\n".encode())["auth_bytes"] == "wörld\n"
    assert plain_of("SaslAuthenticateRequest", 1, auth_bytes=b"\0\xff")["auth_bytes"] == {"hex": "00ff"}
    assert plain_of("SaslAuthenticateRequest", 1, auth_bytes=b"")["auth_bytes"] == ""


@pytest.mark.parametrize("form", [{"hex": "68 69"}, {"base64": "aGk="}, "hi"])
def test_bytes_go_in_in_many_forms(form: Any) -> None:
    struct = kc.message("SaslAuthenticateRequest")[1]
    assert struct.build(from_plain({"auth_bytes": form}, struct)) == b"\0\0\0\x02hi"


def test_bytes_from_a_file(tmp_path: Path) -> None:
    (tmp_path / "token").write_bytes(b"hi")
    unplain.folder.set(tmp_path)
    struct = kc.message("SaslAuthenticateRequest")[1]
    assert struct.build(from_plain({"auth_bytes": {"file": "token"}}, struct)) == b"\0\0\0\x02hi"
    with pytest.raises(kc.BuildError, match="auth_bytes: cannot read the file"):
        from_plain({"auth_bytes": {"file": "nothing"}}, struct)


def test_uuids_in_both_forms() -> None:
    plain = plain_of("FetchRequest", 13, topics=[{"topic_id": uuid.UUID(int=0)}])
    assert plain["topics"][0]["topic_id"] == "AAAAAAAAAAAAAAAAAAAAAA"
    struct = kc.message("FetchRequest")[13]
    forms = [
        {"topics": [{"topic_id": form}]} for form in ("00112233-4455-6677-8899-aabbccddeeff", "ABEiM0RVZneImaq7zN3u_w")
    ]
    assert struct.build(from_plain(forms[0], struct)) == struct.build(from_plain(forms[1], struct))
    with pytest.raises(kc.BuildError, match=r"topics\[0\].topic_id: not a uuid"):
        from_plain({"topics": [{"topic_id": "nonsense"}]}, struct)


def test_error_codes_tags_and_floats() -> None:
    assert plain_of("HeartbeatResponse", 4, error_code=25, unknown_tags={9: b"hi"}) == {
        "throttle_time_ms": 0, "error_code": 25, "unknown_tags": {"9": {"hex": "6869"}},
    }  # fmt: skip
    struct = kc.message("AlterClientQuotasRequest")[0]
    entries = [{"entity": [], "ops": [{"key": "k", "value": float("-inf"), "remove": False}]}]
    plain = to_plain(struct.parse(struct.build({"entries": entries})), struct)
    assert plain["entries"][0]["ops"][0]["value"] == "-Infinity"
    assert struct.build(from_plain(plain, struct)) == struct.build({"entries": entries})


def test_strings_that_are_no_utf8() -> None:
    struct = kc.message("HeartbeatRequest")[0]
    data = b"\0\x02\xc3\x28" + bytes(6)
    plain = to_plain(struct.parse(data), struct)
    assert plain["group_id"] == {"hex": "c328"}
    assert struct.build(from_plain(plain, struct)) == data


def test_wrong_computed_values_are_forced() -> None:
    data = G2[:-1] + b"\x03"
    (batch,) = to_plain(kc.Records.parse(data), kc.Records)
    assert batch["crc"] == {"forced": 4058887129}
    assert kc.Records.build(from_plain([batch], kc.Records)) == data


def test_forced_by_hand() -> None:
    struct = kc.message("HeartbeatRequest")[0]
    assert struct.build(from_plain({"group_id": {"forced": None}}, struct)).startswith(b"\xff\xff")
    assert struct.build(from_plain({"group_id": {"forced": {"hex": "0102"}}}, struct)).startswith(b"\x01\x02\0\0\0\0")
    assert struct.build(from_plain({"group_id": {"forced": "a", "length": 9}}, struct)).startswith(b"\0\x09a")


def test_compressed_stands_beside_records_and_is_used_while_it_fits() -> None:
    data = kc.Records.build([{"codec": "gzip", "records": [{"key": None, "value": b"one"}]}])
    (batch,) = to_plain(kc.Records.parse(data), kc.Records)
    assert set(batch) >= {"compressed", "records"}
    assert kc.Records.build(from_plain([batch], kc.Records)) == data
    batch["records"][0]["value"] = "two"
    (changed,) = kc.Records.parse(kc.Records.build(from_plain([batch], kc.Records))).batches
    assert changed.records[0].value == b"two"


def test_raw_is_used_while_it_means_the_fields() -> None:
    struct = kc.message("MetadataRequest")[4]
    data = bytes.fromhex("0000000100016107")
    plain = to_plain(struct.parse(data), struct, data)
    assert plain["raw"] == {"hex": data.hex()}
    plain["topics"][0]["name"] = "b"
    assert struct.build(from_plain(plain, struct)) == bytes.fromhex("0000000100016201")


def test_raw_stands_at_the_smallest_struct() -> None:
    struct = kc.message("FetchResponse")[4]
    partitions = [{"partition_index": i, "records": G2 + G2[: 10 * i]} for i in range(2)]
    data = struct.build({"responses": [{"topic": "t", "partitions": partitions}]})
    plain = to_plain(struct.parse(data), struct, data)
    assert "raw" not in plain
    assert ["raw" in partition for partition in plain["responses"][0]["partitions"]] == [False, True]
    assert struct.build(from_plain(plain, struct)) == data


def test_yaml_is_1_2() -> None:
    assert load("a: no\nb: 12:30\nc: 2024-01-01\nd: 0o14\ne: 9223372036854775807\nf: yes\ng: null\nh: ~") == {
        "a": "no", "b": "12:30", "c": "2024-01-01", "d": 12, "e": 9223372036854775807, "f": "yes", "g": None, "h": None,
    }  # fmt: skip
    with pytest.raises(kc.BuildError, match="line 2"):
        load("a: 1\n b: 2")


@pytest.mark.parametrize(
    ("plain", "path"),
    [
        ({"topics": [{"name": {"hex": "zz"}}]}, "topics[0].name"),
        ({"topics": [{"nam": "a"}]}, "topics[0].nam"),
        ({"topics": [{"name": None}]}, "topics[0].name"),
        ({"topics": "a"}, "topics"),
        ({"allow_auto_topic_creation": 1}, "allow_auto_topic_creation"),
    ],
)
def test_refusals_have_the_path(plain: Any, path: str) -> None:
    struct = kc.message("MetadataRequest")[4]
    with pytest.raises(kc.BuildError) as caught:
        struct.build(from_plain(plain, struct))
    assert caught.value.path == path


def test_a_document_that_does_not_say_what_it_is() -> None:
    with pytest.raises(kc.BuildError, match="--as"):
        build_document({"group_id": "g"})
    assert build_document({"group_id": "g"}, "Heartbeat:0") == b"\0\x01g\0\0\0\0\0\0"


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("OffsetIndex", OFFSETS + bytes(16)),
        ("TimeIndex", TIMES),
        ("TransactionIndex", 2 * ABORTED),
        ("ProducerSnapshotFile", SNAPSHOT),
        ("ProducerSnapshotFile", SNAPSHOT[:-1] + b"\x09"),
        ("RecordBatch", G2),
        ("Records", G2 + G4[:30]),
        ("Records", G2 + bytes(40)),
    ],
)
def test_documents_of_files(name: str, data: bytes) -> None:
    way = next(iter(by_name(name)))
    made = document(way, way.what.parse(data), data)
    assert made["_as"] == name
    assert build_document(load(to_yaml(made))) == data
    assert build_document(json.loads(to_json(made))) == data
