"""Layouts that other implementations got wrong, as their users reported them; each with the right bytes."""

from __future__ import annotations

from typing import Any

import pytest

from kafkaconstruct.errors import BuildError, KafkaError, ParseError
from kafkaconstruct.formats.index import message
from tests.schemas import messages as schemas


def parse(name: str, version: int, data: str) -> Any:
    return message(name)[version].parse(bytes.fromhex(data))


def build(name: str, version: int, **fields: Any) -> str:
    return message(name)[version].build(fields).hex()


def test_an_unknown_tag_is_kept() -> None:  # kio 0.6.5: KeyError; kafka-python 3.0.12: lost when re-encoded
    data = "0000 02 0012 0000 0004 00 00000000 01 09 03 aabbcc".replace(" ", "")
    value = parse("ApiVersionsResponse", 4, data)
    assert value.unknown_tags == {9: bytes.fromhex("aabbcc")}
    assert value.api_keys[0].max_version == 4
    assert message("ApiVersionsResponse")[4].build(value).hex() == data


def test_supported_features_are_tag_0() -> None:  # IBM/sarama#2107
    features = [{"name": "kraft.version", "min_version": 0, "max_version": 1}]
    data = build("ApiVersionsResponse", 3, supported_features=features)
    tag = "00" + "14" + "02" + "0e" + b"kraft.version".hex() + "00000001" + "00"
    assert data == "0000" + "01" + "00000000" + "01" + tag
    assert parse("ApiVersionsResponse", 3, data).supported_features[0].name == "kraft.version"


def test_a_null_array_of_topics() -> None:  # dpkp/kafka-python#2790, redpanda-data/redpanda#5451
    assert build("MetadataRequest", 9, topics=None).startswith("00")
    assert build("MetadataRequest", 1, topics=None) == "ffffffff"
    assert parse("MetadataRequest", 1, "ffffffff").topics is None
    with pytest.raises(BuildError, match="topics"):
        build("MetadataRequest", 0, topics=None)
    with pytest.raises(ParseError, match="topics"):
        parse("MetadataRequest", 0, "ffffffff")


def test_null_strings_where_they_are_allowed() -> None:  # IBM/sarama#3473, #3552
    fetched = "00000001" + "000174" + "00000001" + "00000000" + "ffffffffffffffff" + "ffff" + "0000"
    assert parse("OffsetFetchResponse", 1, fetched).topics[0].partitions[0].metadata is None
    assert parse("DescribeAclsResponse", 1, "00000000" + "0000" + "ffff" + "00000000").error_message is None
    assert parse("DescribeAclsResponse", 2, "00000000" + "0000" + "00" + "01" + "00").error_message is None


@pytest.mark.parametrize(("records", "written"), [(None, "00"), (b"", "01")])
def test_null_and_empty_records_stay_apart(records: bytes | None, written: str) -> None:  # IBM/sarama#3638
    topics = [{"name": "t", "partition_data": [{"index": 0, "records": records}]}]
    data = build("ProduceRequest", 9, acks=1, topic_data=topics)
    assert data.endswith("00000000" + written + "000000")
    found = parse("ProduceRequest", 9, data).topic_data[0].partition_data[0].records
    assert (found is None) == (records is None)


@pytest.mark.parametrize(("version", "written"), [(0, "00000000"), (6, "01")])
def test_empty_bytes_have_length_0(version: int, written: str) -> None:  # kafka4beam/kafka_protocol 4.0.2
    protocols = [{"name": "r", "metadata": b""}]
    assert written in build("JoinGroupRequest", version, protocols=protocols)
    with pytest.raises(BuildError, match=r"protocols\[0\]\.metadata"):
        build("JoinGroupRequest", version, protocols=[{"name": "r", "metadata": None}])


@pytest.mark.parametrize("version", [0, 5, 9, 12])
def test_a_hostile_count_fails_at_once(version: int) -> None:  # IBM/sarama#3543, #3613
    count = "ffffffff07" if version >= 9 else "7fffffff"
    with pytest.raises(ParseError, match="topics"):
        parse("MetadataRequest", version, count + "00" * 15)


def test_describe_groups_has_error_messages_since_v6() -> None:  # twmb/franz-go#972
    assert "error_message" not in message("DescribeGroupsResponse")[5].all["groups"].subcon.element.all
    assert "error_message" in message("DescribeGroupsResponse")[6].all["groups"].subcon.element.all


def test_ports_are_unsigned() -> None:  # twmb/franz-go, commit a63e7915
    listeners = [{"name": "", "host": "", "port": 60000}]
    data = build("AddRaftVoterRequest", 0, listeners=listeners)
    assert "ea60" in data
    assert parse("AddRaftVoterRequest", 0, data).listeners[0].port == 60000


def test_a_request_of_nothing_but_tags() -> None:  # redpanda-data/redpanda#7900
    assert build("ListGroupsRequest", 3) == "00"
    assert parse("ListGroupsRequest", 3, "00") == {}
    assert build("ListGroupsRequest", 2) == ""


def test_a_tag_younger_than_the_flexible_versions() -> None:  # apache/kafka#13551
    name = "tagged_long_flexible_version_subset"
    struct = schemas.SimpleExampleMessage[1]
    assert name not in struct.all
    assert schemas.SimpleExampleMessage[2].all[name].tag == 9
    newer = schemas.SimpleExampleMessage[2].build({name: 7})
    assert schemas.SimpleExampleMessage[2].parse(newer)[name] == 7


def test_current_leader_is_tag_1_in_fetch_and_0_in_produce() -> None:  # librdkafka#4668
    fetched = message("FetchResponse")[16].all["responses"].subcon.element.all["partitions"].subcon.element
    produced = message("ProduceResponse")[10].all["responses"].subcon.element.all["partition_responses"].subcon.element
    assert (fetched.all["current_leader"].tag, produced.all["current_leader"].tag) == (1, 0)


@pytest.mark.parametrize(
    ("name", "version", "fields", "path"),
    [
        ("MetadataRequest", 4, {"topics": [{"name": None}]}, "topics[0].name"),
        ("FetchRequest", 11, {"topics": [{"topic": None}]}, "topics[0].topic"),
        ("HeartbeatRequest", 4, {"group_id": None}, "group_id"),
        ("OffsetCommitKey", 1, {"topic": None}, "topic"),
    ],
)
def test_null_where_null_is_not_allowed(name: str, version: int, fields: dict[str, Any], path: str) -> None:
    # oleksiyk/kafka#177
    with pytest.raises(BuildError) as caught:
        build(name, version, **fields)
    assert caught.value.path == path


def test_offset_commit_values() -> None:  # linkedin/Burrow#851, #560, #505, #470
    commit = {"offset": 5, "leader_epoch": 2, "metadata": "m", "commit_timestamp": 7}
    assert build("OffsetCommitValue", 3, **commit) == f"{5:016x}{2:08x}00016d{7:016x}"
    assert build("OffsetCommitValue", 4, **commit) == f"{5:016x}{2:08x}026d{7:016x}00"
    expiring = build("OffsetCommitValue", 1, offset=5, commit_timestamp=7, expire_timestamp=9)
    assert expiring == f"{5:016x}0000{7:016x}{9:016x}"


def test_fields_come_and_go() -> None:
    versions = {
        ("FetchRequest", "replica_id"): range(15),
        ("FetchRequest", "replica_state"): range(15, 19),
        ("MetadataRequest", "include_cluster_authorized_operations"): range(8, 11),
        ("OffsetCommitRequest", "retention_time_ms"): range(2, 5),
        ("DeleteTopicsRequest", "topic_names"): range(6),
        ("OffsetFetchRequest", "groups"): range(8, 11),
        ("StopReplicaRequest", "ungrouped_partitions"): range(1),
    }
    for (name, field), expected in versions.items():
        found = message(name)
        assert [version for version in found.versions if field in found[version].all] == list(expected)


def test_what_an_older_version_cannot_say_is_an_error() -> None:
    assert build("FetchRequest", 3, session_id=0, isolation_level=1) == build("FetchRequest", 3)  # ignorable
    with pytest.raises(BuildError, match="require_stable"):
        build("OffsetFetchRequest", 6, require_stable=True)
    with pytest.raises(BuildError, match="groups"):
        build("OffsetFetchRequest", 7, groups=[{"group_id": "g"}])


def test_names_of_two_times_for_one_field() -> None:
    assert build("TxnOffsetCommitRequest", 3, generation_id_or_member_epoch=4) == build(
        "TxnOffsetCommitRequest", 3, generation_id=4
    )
    assert parse("VoteRequest", 1, build("VoteRequest", 1)).keys() == message("VoteRequest")[1].all.keys()
    old = {"topic_name": "t", "partitions": [{"candidate_epoch": 3, "candidate_id": 1}]}
    new = {"topic_name": "t", "partitions": [{"replica_epoch": 3, "replica_id": 1}]}
    assert build("VoteRequest", 0, topics=[old]) == build("VoteRequest", 0, topics=[new])
    with pytest.raises(KafkaError):
        build("VoteRequest", 2, topics=[old])
    resources = [{"resource_name": "r"}]
    assert build("ListConfigResourcesResponse", 0, config_resources=resources) == build(
        "ListClientMetricsResourcesResponse", 0, client_metrics_resources=[{"name": "r"}]
    )
