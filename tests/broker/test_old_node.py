"""What Kafka 4.0 dropped, against the last release that has it: old versions, and messages of magic 0 and 1."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

import kafkaconstruct as kc
from tests import maven
from tests.broker.calls import Call, Refusal, cluster, fixed
from tests.broker.node import OLD_RELEASE, RELEASE, Node
from tests.broker.sweep import CALLS, Recorder, advertised, asked
from tests.broker.table import ANSWERS
from tests.broker.world import World, fetch_fields, produce_fields

pytestmark = pytest.mark.xdist_group("kafka")

IN_ZOOKEEPER = Refusal("UNSUPPORTED_VERSION", "version 0 keeps offsets in ZooKeeper, which this cluster does not have")
BY_ZOOKEEPER = Refusal("UNKNOWN_SERVER_ERROR", "a controller in KRaft mode reads it, and does not serve it")

# What is not asked as of a newer node.
AT_OLD = {
    "Produce": replace(CALLS["Produce"], refused={}),
    "OffsetCommit": replace(CALLS["OffsetCommit"], refused={0: IN_ZOOKEEPER}),
    "OffsetFetch": replace(CALLS["OffsetFetch"], refused={0: IN_ZOOKEEPER}),
    "ControlledShutdown": Call(
        fixed(broker_id=1), on=cluster.controller, refused=dict.fromkeys(range(4), BY_ZOOKEEPER)
    ),
}


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    """A node of the older release."""
    maven.require_tools()
    with Node(tmp_path_factory.mktemp("old"), release=OLD_RELEASE) as node:
        world = World(node)
        yield world
        world.close()


def dropped(api: str) -> list[int]:
    """The stable versions that the older release has and the newer has not."""
    newer = kc.release(RELEASE).versions(api, unstable=True)
    return [version for version in kc.release(OLD_RELEASE).versions(api) if version not in newer]


DROPPED = [name for name in (kc.api(int(key)).name for key in kc.release(OLD_RELEASE).apis) if dropped(name)]


@pytest.mark.parametrize("api", DROPPED)
def test_dropped_versions(api: str, old: World, record_property: Recorder) -> None:
    offered = advertised(old.controller) | advertised(old.plain)
    if api not in offered:
        outcomes = dict.fromkeys(dropped(api), "not asked: only a cluster with ZooKeeper offers it")
    else:
        outcomes = {version: asked(old, api, version, AT_OLD.get(api) or CALLS[api]) for version in dropped(api)}
    record_property(ANSWERS, [OLD_RELEASE, api, outcomes])


NOW = int(time.time() * 1000)
MAGIC = {0: 0, 1: 0, 2: 1}  # what each Produce version carries
MESSAGES: list[dict[str, Any]] = [
    {"key": b"key", "value": b"value"},
    {"key": None, "value": b"no key"},
    {"key": b"", "value": None},
    {"key": b"long", "value": b"x" * 20000},
]


@pytest.mark.parametrize("codec", ["none", "gzip", "snappy", "lz4"])
@pytest.mark.parametrize("version", MAGIC)
def test_messages_of_old_magic(version: int, codec: str, old: World) -> None:
    """The broker takes messages of magic 0 and 1, plain or in a wrapper, and gives them back at every Fetch version."""
    magic, topic = MAGIC[version], old.topic()
    timed = [{"timestamp": NOW + i, **each} for i, each in enumerate(MESSAGES)] if magic else MESSAGES
    plain = [{"magic": magic, "offset": i, **each} for i, each in enumerate(timed)]
    wrapper = {"magic": magic, "codec": codec, "records": timed}
    old.ok("Produce", version, **produce_fields(topic, plain if codec == "none" else [wrapper]))
    for fetch in range(18):
        part = old.ok("Fetch", fetch, **fetch_fields(topic)).responses[0].partitions[0]
        found = list(part.records)
        assert {each.magic for each in found} == {0 if fetch < 2 else 1 if fetch < 4 else 2}
        assert all(each.crc_valid for each in found)
        records = [record for each in found for record in each.records]
        assert [each.offset for each in records] == list(range(len(MESSAGES)))
        assert [{"key": each.key, "value": each.value} for each in records] == MESSAGES
        if magic and fetch >= 2:
            assert [each.timestamp for each in records] == [NOW + i for i in range(len(MESSAGES))]


@pytest.mark.parametrize("codec", ["none", "gzip", "snappy", "lz4"])
def test_batches_for_old_consumers(codec: str, old: World) -> None:
    """A batch of magic 2 is converted down by the broker: what Kafka itself writes of magic 0 and 1 is read."""
    topic = old.topic()
    timed = [{"timestamp": NOW + i, **each, "headers": [("h", b"lost")]} for i, each in enumerate(MESSAGES)]
    old.produce(topic, timed, codec=codec)
    for fetch in range(4):
        found = list(old.ok("Fetch", fetch, **fetch_fields(topic)).responses[0].partitions[0].records)
        assert {each.magic for each in found} == {0 if fetch < 2 else 1}
        assert {each.codec for each in found} == {codec}
        assert all(each.crc_valid for each in found)
        records = [record for each in found for record in each.records]
        assert [{"key": each.key, "value": each.value} for each in records] == MESSAGES
        assert [each.offset for each in records] == list(range(len(MESSAGES)))
        assert [each.timestamp for each in records] == [None if fetch < 2 else NOW + i for i in range(len(MESSAGES))]
