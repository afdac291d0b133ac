"""Asking a node one API after the other."""

from collections.abc import Callable

import kafkaconstruct as kc
from tests.broker.calls import CLOSED, Call, admin, cluster, data, groups
from tests.broker.connection import Connection, errors
from tests.broker.table import GRANTED
from tests.broker.world import World

CALLS: dict[str, Call] = {**data.CALLS, **groups.CALLS, **admin.CALLS, **cluster.CALLS}
Recorder = Callable[[str, object], None]


def advertised(connection: Connection) -> dict[str, range]:
    """What a listener's ApiVersions answer says."""
    answer = connection.request("ApiVersions", 3, client_software_name="tests", client_software_version="1")
    assert errors(answer) == []
    return {kc.api(int(each.api_key)).name: range(each.min_version, each.max_version + 1) for each in answer.api_keys}


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
    assert found == expected, f"{api} v{version}: {found}, expected {expected}"
    return GRANTED if refusal is None else f"{refusal.error}: {refusal.reason}"
