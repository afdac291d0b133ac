"""What would hurt the node that other tests use: a second controller joins the quorum, leaves it, and is forgotten."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests import maven
from tests.broker.connection import errors
from tests.broker.node import RELEASE, Node
from tests.broker.table import ANSWERS, GRANTED
from tests.broker.world import World

pytestmark = pytest.mark.xdist_group("kafka")
PATIENCE = 30.0  # seconds for the second controller to catch up


@pytest.fixture
def nodes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[World, Node]]:
    """A cluster of its own, and a controller that observes its quorum."""
    maven.require_tools()
    with Node(tmp_path_factory.mktemp("first")) as first, Node(tmp_path_factory.mktemp("second"), first) as second:
        world = World(first)
        yield world, second
        world.close()


def replica(world: World, kind: str, node: Node) -> Any:
    """A node's entry among the quorum's `current_voters` or `observers` once it has caught up, or None."""
    world.__dict__.pop("quorum", None)  # which is kept
    quorum = world.quorum
    return next(
        (r for r in quorum[kind] if r.replica_id == node.id and r.log_end_offset >= quorum.high_watermark), None
    )


def wait_for(what: Callable[[], Any]) -> Any:
    deadline = time.monotonic() + PATIENCE
    while not (found := what()):
        assert time.monotonic() < deadline
        time.sleep(0.2)
    return found


def granted(world: World, api: str, version: int, **fields: Any) -> None:
    """Ask until the leader has time for it: it refuses while it waits for a voter that is new or lags behind."""

    def answered() -> bool:
        found = errors(world.plain.request(api, version, **fields))
        assert found in ([], ["REQUEST_TIMED_OUT"])
        return not found

    wait_for(answered)


def test_a_second_controller(nodes: tuple[World, Node], record_property: Callable[[str, object], None]) -> None:
    world, second = nodes
    observer = wait_for(lambda: replica(world, "observers", second))
    identity = {
        "cluster_id": world.cluster.cluster_id,
        "voter_id": second.id,
        "voter_directory_id": observer.replica_directory_id,
    }
    listeners = [{"name": "CONTROLLER", "host": second.host, "port": second.controller_port}]
    for version in range(2):
        granted(world, "AddRaftVoter", version, **identity, timeout_ms=10000, listeners=listeners)
        wait_for(lambda: replica(world, "current_voters", second))
        if version:
            epoch, levels = world.quorum.leader_epoch, {"min_supported_version": 0, "max_supported_version": 1}
            changed = {"current_leader_epoch": epoch, "listeners": listeners, "k_raft_version_feature": levels}
            world.ok("UpdateRaftVoter", 0, on=world.controller, **identity, **changed)
        granted(world, "RemoveRaftVoter", 0, **identity)
        wait_for(lambda: replica(world, "observers", second))
    second.stop()
    world.ok("UnregisterController", 0, controller_id=second.id)
    record_property(ANSWERS, [RELEASE, "AddRaftVoter", {0: GRANTED, 1: GRANTED}])
    for api in ("UpdateRaftVoter", "RemoveRaftVoter", "UnregisterController"):
        record_property(ANSWERS, [RELEASE, api, {0: GRANTED}])
