"""What holds of every message at every version: parse undoes build, build undoes parse, both paths agree."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from kafkaconstruct.declare import Message
from kafkaconstruct.engines import strategies
from kafkaconstruct.formats.index import messages

# Few examples a version: what a wider draw would find, the 250 messages' many versions find as well.
FEW = settings(
    max_examples=4,
    deadline=None,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example],
)


@pytest.mark.parametrize("message", list(messages()), ids=str)
def test_parse_and_build_are_inverse_and_both_paths_agree(message: Message) -> None:
    @FEW
    @given(st.data())
    def holds(data: Any) -> None:
        for version in message.versions:
            resolved = message[version]
            value = data.draw(strategies.values(resolved))
            encoded = resolved.interpret_build(value)
            assert resolved.interpret(encoded) == (value, len(encoded)), version
            parsed = resolved.parse(encoded)
            assert parsed == value, version
            assert resolved.build(parsed) == encoded, version
            assert resolved.interpret_build(parsed) == encoded, version

    holds()


def test_defaults_can_be_built_and_read_back() -> None:
    built = 0
    for message in messages():
        for resolved in message:
            data = resolved.build({})
            assert resolved.parse(data) == resolved.default()
            assert resolved.build(resolved.default()) == data
            built += 1
    assert built > 850
