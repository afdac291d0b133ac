"""Which request to send for each API that a node advertises: a table from the API's name to a maker of its fields.

A maker is called with the world and the version just before the request is sent, and prepares what the request needs.
It gives the fields of every version at once; `Connection.request` sends those that the version has.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tests.broker.connection import Connection
from tests.broker.world import World

Maker = Callable[[World, int], dict[str, Any]]
CLOSED = "CONNECTION_CLOSED"  # an answer of its own kind


@dataclass(frozen=True)
class Refusal:
    """The error that is the right answer, and why."""

    error: str
    reason: str


@dataclass(frozen=True)
class Call:
    """How to ask one API: what, over which connection, and which versions a node rightly refuses."""

    fields: Maker
    on: Callable[[World], Connection] = lambda world: world.plain
    refused: Mapping[int, Refusal] = field(default_factory=dict)
    skipped: str = ""


def fixed(**fields: Any) -> Maker:
    """A request that needs nothing."""
    return lambda world, version: fields
