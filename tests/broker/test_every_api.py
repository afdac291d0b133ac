"""Every API at every version that a real node advertises: a request built here is understood, its answer read whole."""

import pytest

import kafkaconstruct as kc
from tests.broker.calls import Call, cluster
from tests.broker.node import RELEASE
from tests.broker.sweep import CALLS, Recorder, advertised, asked
from tests.broker.table import ANSWERS
from tests.broker.world import World

pytestmark = pytest.mark.xdist_group("kafka")


@pytest.fixture(scope="session")
def at_broker(kafka: World) -> dict[str, range]:
    return advertised(kafka.plain)


@pytest.fixture(scope="session")
def at_controller(kafka: World) -> dict[str, range]:
    return advertised(kafka.controller)


def key_of(api: str) -> int:
    return int(kc.api(api).key)


APIS: list[str] = sorted(CALLS, key=key_of)


@pytest.mark.parametrize("api", APIS)
def test_every_version(
    api: str, kafka: World, at_broker: dict[str, range], at_controller: dict[str, range], record_property: Recorder
) -> None:
    versions = at_broker.get(api) or at_controller[api]
    outcomes = {version: asked(kafka, api, version, CALLS[api]) for version in versions}
    record_property(ANSWERS, [RELEASE, api, outcomes])


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
