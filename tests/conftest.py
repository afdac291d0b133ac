"""What tests everywhere may ask for."""

from collections.abc import Generator, Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from tests import maven

if TYPE_CHECKING:
    from tests.broker.world import World

# A busy machine must not fail a test: what takes long, and how it grows, is tested where it is the point.
settings.register_profile("patient", parent=settings.default, deadline=None)
settings.load_profile("patient")


@pytest.fixture(scope="session")
def kafka(tmp_path_factory: pytest.TempPathFactory) -> Iterator["World"]:
    """A running Apache Kafka node; mark the test `xdist_group("kafka")`, so that one worker starts one node.

    `kafka.node` has host and ports, `kafka.plain.request(api, version, **fields)` asks it over a socket,
    `kafka.ok(api, version, **fields)` does so and fails on an error, and it makes topics, producers, group members.
    """
    from tests.broker.node import Node
    from tests.broker.world import World

    maven.require_tools()
    with Node(tmp_path_factory.mktemp("kafka")) as node:
        world = World(node)
        yield world
        world.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A failed test shows what the node said last."""
    report = yield
    world = getattr(item, "funcargs", {}).get("kafka")
    if report.failed and world is not None:
        report.sections.append(("the end of Kafka's log", world.node.tail()))
        report.sections.append(("Kafka's whole log", str(world.node.log)))
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What a real node was asked and answered, where it was."""
    from tests.broker import table

    table.show(terminalreporter)
