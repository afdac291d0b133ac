"""Which records a consumer is given; tests/rules/test_broker.py compares with a real broker's consumers."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kafkaconstruct.errors import BuildError
from kafkaconstruct.formats.index import message
from kafkaconstruct.formats.record_values import Batch
from kafkaconstruct.formats.records import Records
from kafkaconstruct.rules import ProducerState, visibility, visible
from tests.rules.batches import batch, marker, one


def log() -> list[Batch]:
    """Offset: 0-1 p7 (aborted by 3), 2 plain, 4 p7 (committed by 6), 5 p8 (open), 7 plain, 8 p7 (open)."""
    return [
        batch(0, 2, offset=0, is_transactional=True),
        one({"base_offset": 2, "records": [{"value": b"plain"}]}),
        marker(0, offset=3),
        batch(2, offset=4, is_transactional=True),
        batch(0, pid=8, offset=5, is_transactional=True),
        marker(1, offset=6),
        one({"base_offset": 7, "records": [{"value": b"late"}]}),
        batch(3, offset=8, is_transactional=True),
    ]


def offsets(records: Any) -> list[int]:
    return [record.offset for record in records]


def test_uncommitted_is_everything_but_control() -> None:
    assert offsets(visible(log())) == [0, 1, 2, 4, 5, 7, 8]


def test_committed_from_a_log() -> None:
    assert offsets(visible(log(), "read_committed")) == [2, 4]
    assert offsets(visible(log()[:7], "read_committed")) == [2, 4]
    assert offsets(visible(log()[:3], "read_committed")) == [2]
    assert offsets(visible(log()[:2], "read_committed")) == []  # the transaction at 0 is open


def test_committed_from_a_response() -> None:
    aborted = [{"producer_id": 7, "first_offset": 0}]
    assert offsets(visible(log()[:5], 1, aborted, 5)) == [2, 4]
    assert offsets(visible(log(), 1, aborted, 5)) == [2, 4]
    assert offsets(visible(log(), 1, aborted)) == [2, 4, 5, 7, 8]  # a response ends where its broker says
    assert offsets(visible(log(), 1, [], -1)) == [0, 1, 2, 4, 5, 7, 8]


def test_a_response_that_starts_in_the_middle_of_an_aborted_transaction() -> None:
    aborted = [{"producer_id": 7, "first_offset": -5}]
    assert offsets(visible(log()[1:5], 1, aborted, 5)) == [2, 4]


def test_an_abort_marker_without_its_entry_is_fine() -> None:
    assert offsets(visible([marker(0), batch(0, offset=1, is_transactional=True)], 1, [])) == [1]


def test_an_idempotent_batch_is_never_aborted() -> None:
    batches = [batch(0), batch(1, offset=1, is_transactional=True), marker(0, offset=2)]
    assert offsets(visible(batches, "read_committed")) == [0]
    assert offsets(visible(batches, 1, [{"producer_id": 7, "first_offset": 0}])) == [0]


def test_why_each_is_hidden() -> None:
    found = {record.offset: why for record, why in visibility(log(), "read_committed")}
    assert found == {
        0: "aborted by the marker at offset 3",
        1: "aborted by the marker at offset 3",
        2: None,
        3: "a control record",
        4: None,
        5: "in the open transaction of producer 8",
        6: "a control record",
        7: "not before the last stable offset, 5",
        8: "in the open transaction of producer 7",
    }


def test_old_messages_and_other_control_batches() -> None:
    old = Records.from_bytes(Records.to_bytes([{"magic": 0, "value": b"a", "offset": 1}]))
    value = message("LeaderChangeMessage")[0].build({"leader_id": 1})
    leader = one({"is_control": True, "records": [{"key": b"\0\0\0\x02", "value": value}]})
    assert offsets(visible([leader, *old], "read_committed")) == [1]
    assert offsets(visible([*old], 1, [{"producer_id": 1, "first_offset": 0}])) == [1]


def test_another_isolation_is_refused() -> None:
    with pytest.raises(BuildError, match="read_uncommitted or read_committed"):
        visible([], "serializable")


@pytest.mark.parametrize("seed", range(30))
def test_a_log_and_a_response_of_it_agree_and_are_subsets_in_order(seed: int) -> None:
    rng, state, batches = random.Random(seed), ProducerState(), []
    sequences: dict[int, int] = {}
    for _ in range(60):
        pid = rng.randint(1, 4)
        if rng.random() < 0.3 and pid in state.open_transactions:
            made = marker(rng.randint(0, 1), pid=pid, offset=state.end_offset)
        else:
            count, first = rng.randint(1, 3), sequences.get(pid, 0)
            within = pid != 4  # the fourth has no transactions
            made = batch(first, count, pid=pid, offset=state.end_offset, is_transactional=within)
            sequences[pid] = first + count
        assert state.append(made).accepted
        batches.append(made)
    aborted = [{"producer_id": one_.producer_id, "first_offset": one_.first_offset} for one_ in state.aborted]
    rng.shuffle(aborted)
    everything = offsets(visible(batches))
    from_log = offsets(visible(batches, "read_committed"))
    assert from_log == offsets(visible(batches, "read_committed", aborted, state.last_stable_offset))
    assert from_log == [offset for offset in everything if offset in set(from_log)]
    assert everything == sorted(everything)
