"""Every API at every version that a real node advertises: a request built here is understood, its answer read whole."""

from collections.abc import Callable

import pytest

import kafkaconstruct as kc
from tests.broker.calls import CLOSED, Call, admin, cluster, data, groups
from tests.broker.connection import Connection, errors
from tests.broker.node import RELEASE
from tests.broker.table import ANSWERS, GRANTED
from tests.broker.world import World

pytestmark = pytest.mark.xdist_group("kafka")

CALLS: dict[str, Call] = {**data.CALLS, **groups.CALLS, **admin.CALLS, **cluster.CALLS}
Recorder = Callable[[str, object], None]


def advertised(connection: Connection) -> dict[str, range]:
    """What a listener's ApiVersions answer says."""
    answer = connection.request("ApiVersions", 4, client_software_name="tests", client_software_version="1")
    assert errors(answer) == []
    return {kc.api(int(each.api_key)).name: range(each.min_version, each.max_version + 1) for each in answer.api_keys}


@pytest.fixture(scope="session")
def at_broker(kafka: World) -> dict[str, range]:
    return advertised(kafka.plain)


@pytest.fixture(scope="session")
def at_controller(kafka: World) -> dict[str, range]:
    return advertised(kafka.controller)


def asked(world: World, api: str, version: int, call: Call) -> str:
    """What became of one request: granted, rightly refused, or not asked; fails on any other answer."""
    if call.skipped:
        return f"not asked: {call.skipped}"
    fields = call.fields(world, version)
    try:
        found = errors(world.ask(api, version, call.on(world), **fields))
    except ConnectionResetError:
        found = [CLOSED]
    refusal = call.refused.get(version)
    expected = [] if refusal is None else [refusal.error]
    assert found == expected, f"{api} v{version}"
    return GRANTED if refusal is None else f"{refusal.error}: {refusal.reason}"


def key_of(api: str) -> int:
    return int(kc.api(api).key)


APIS: list[str] = sorted(CALLS, key=key_of)


@pytest.mark.parametrize("api", APIS)
def test_every_version(
    api: str, kafka: World, at_broker: dict[str, range], at_controller: dict[str, range], record_property: Recorder
) -> None:
    versions = at_broker.get(api) or at_controller[api]
    outcomes = {version: asked(kafka, api, version, CALLS[api]) for version in versions}
    record_property(ANSWERS, [api, outcomes])


# The controller's listener offers, beside its own APIs, some that the clients' has too.
BOTH = (
    "Fetch", "SaslHandshake", "ApiVersions", "CreateTopics", "DeleteTopics", "DescribeAcls", "CreateAcls", "DeleteAcls",
    "DescribeConfigs", "AlterConfigs", "SaslAuthenticate", "CreatePartitions", "CreateDelegationToken",
    "RenewDelegationToken", "ExpireDelegationToken", "DescribeDelegationToken", "ElectLeaders",
    "IncrementalAlterConfigs", "AlterPartitionReassignments", "ListPartitionReassignments", "AlterClientQuotas",
    "DescribeUserScramCredentials", "AlterUserScramCredentials", "DescribeQuorum", "UpdateFeatures", "DescribeCluster",
    "UnregisterBroker", "AddRaftVoter", "RemoveRaftVoter", "UnregisterController",
)  # fmt: skip


@pytest.mark.parametrize("api", BOTH)
def test_every_version_at_the_controller(api: str, kafka: World, at_controller: dict[str, range]) -> None:
    usual = CALLS[api]
    call = cluster.AT_CONTROLLER.get(api) or Call(usual.fields, on=cluster.controller, refused=usual.refused)
    for version in at_controller[api]:
        asked(kafka, api, version, call)


def test_nothing_advertised_is_forgotten(at_broker: dict[str, range], at_controller: dict[str, range]) -> None:
    assert {*at_broker, *at_controller} == {*CALLS}
    assert {*at_broker} & {*at_controller} == {*BOTH}


def test_a_node_advertises_what_the_table_of_releases_says(
    at_broker: dict[str, range], at_controller: dict[str, range]
) -> None:
    served = kc.release(RELEASE)
    for name, versions in {**at_controller, **at_broker}.items():
        expected = served.versions(name, unstable=True)
        assert versions == (range(expected[-1] + 1) if name == "Produce" else expected), name
    assert {kc.api(int(key)).name for key in served.apis} == {*at_broker, *at_controller}


def test_nothing_advertised_is_undeclared(at_broker: dict[str, range], at_controller: dict[str, range]) -> None:
    for name, versions in (*at_broker.items(), *at_controller.items()):
        assert {*versions} <= {*kc.api(name).request.versions}, name
        assert {*versions} <= {*kc.api(name).response.versions}, name
