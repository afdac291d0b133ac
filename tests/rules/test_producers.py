"""The broker's verdicts on producers' batches; tests/rules/test_broker.py asks a real broker for them."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kafkaconstruct.formats.error_codes import ErrorCode
from kafkaconstruct.formats.index import message
from kafkaconstruct.formats.records import Records
from kafkaconstruct.rules import ProducerState, Verdict
from kafkaconstruct.rules.producers import AbortedTransaction, add_sequence
from tests.rules.batches import batch, marker, one

LAST = 0x7FFFFFFF


def feed(state: ProducerState, *batches: Any) -> list[str]:
    """Outcome, or error, of each."""
    found = []
    for one_ in batches:
        verdict = state.append(one_, offset=state.end_offset)
        found.append(verdict.error.name if verdict.outcome == "refused" else verdict.outcome)
    return found


def test_a_producer_without_state_may_start_anywhere() -> None:
    state = ProducerState()
    verdict = state.append(batch(500, 3), offset=10)
    assert (verdict.outcome, verdict.new_producer, verdict.base_offset) == ("accepted", True, 10)
    assert state.end_offset == 13
    assert state.producers[7].last_sequence == 502


def test_with_transactions_of_version_2_it_starts_at_zero() -> None:
    first = batch(5, is_transactional=True)
    assert ProducerState().append(first, transaction_version=2).error == ErrorCode.OUT_OF_ORDER_SEQUENCE_NUMBER
    assert ProducerState().append(batch(5), transaction_version=2).accepted  # the rule is for transactions
    assert ProducerState().append(first).accepted


def test_each_of_the_last_five_batches_is_a_duplicate_and_the_sixth_is_not() -> None:
    state = ProducerState()
    sent = [batch(2 * n, 2) for n in range(6)]
    assert feed(state, *sent) == ["accepted"] * 6
    for back, one_ in enumerate(reversed(sent[1:]), 1):
        verdict = state.append(one_, offset=99)
        assert (verdict.outcome, verdict.error, verdict.batches_back) == ("duplicate", ErrorCode.NONE, back)
        assert verdict.base_offset == 12 - 2 * back  # the offset of old
        assert verdict.duplicate_of is not None
    verdict = state.append(sent[0], offset=99)
    assert (verdict.error, verdict.expected, verdict.found) == (ErrorCode.OUT_OF_ORDER_SEQUENCE_NUMBER, 12, 0)
    assert state.end_offset == 12


def test_a_range_that_overlaps_in_part_is_out_of_order() -> None:
    state = ProducerState()
    feed(state, batch(0, 4))
    for first, count in ((0, 3), (1, 3), (2, 4), (3, 1), (0, 5)):
        assert feed(state, batch(first, count)) == ["OUT_OF_ORDER_SEQUENCE_NUMBER"]


def test_a_gap_says_what_was_expected() -> None:
    state = ProducerState()
    feed(state, batch(0, 4))
    verdict = state.append(batch(6), offset=4)
    assert (verdict.expected, verdict.found) == (4, 6)
    assert str(verdict) == "refused (OUT_OF_ORDER_SEQUENCE_NUMBER): sequence 6 where 4 is next: the last was 3"


def test_sequences_wrap_to_zero() -> None:
    state = ProducerState()
    assert feed(state, batch(LAST - 1, 4), batch(2, 2), batch(LAST - 1, 4)) == ["accepted", "accepted", "duplicate"]
    assert state.producers[7].last_sequence == 3
    state = ProducerState()
    assert feed(state, batch(LAST), batch(0), batch(LAST), batch(2)) == [
        "accepted",
        "accepted",
        "duplicate",
        "OUT_OF_ORDER_SEQUENCE_NUMBER",
    ]
    assert add_sequence(LAST, 1) == 0
    assert add_sequence(1, -3) == LAST - 1


def test_epochs() -> None:
    state = ProducerState()
    feed(state, batch(0), batch(1))
    assert feed(state, batch(2, epoch=1)) == ["OUT_OF_ORDER_SEQUENCE_NUMBER"]  # a new epoch begins at 0
    assert feed(state, batch(0, epoch=1)) == ["accepted"]
    assert feed(state, batch(1, epoch=0)) == ["INVALID_PRODUCER_EPOCH"]
    assert feed(state, batch(2, epoch=0)) == ["INVALID_PRODUCER_EPOCH"]
    assert feed(state, batch(0, epoch=1)) == ["duplicate"]
    assert feed(state, batch(1, epoch=1)) == ["accepted"]
    assert feed(state, batch(0, epoch=5)) == ["accepted"]  # epochs may skip


def test_producers_do_not_disturb_one_another() -> None:
    state = ProducerState()
    assert feed(state, batch(0), batch(9, pid=8), batch(1), batch(10, pid=8)) == ["accepted"] * 4
    state.forget(8)
    assert feed(state, batch(77, pid=8)) == ["accepted"]


def test_transactions_and_the_last_stable_offset() -> None:
    state = ProducerState()
    verdicts = [
        state.append(one_, offset=state.end_offset)
        for one_ in (
            batch(0, 2, is_transactional=True),  # 0, 1
            batch(0, pid=8, is_transactional=True),  # 2
            batch(2, is_transactional=True),  # 3
            batch(0, pid=9),  # 4
        )
    ]
    assert [verdict.transaction for verdict in verdicts] == ["began", "began", "continued", None]
    assert state.open_transactions == {7: 0, 8: 2}
    assert state.last_stable_offset == 0
    assert state.append(marker(0), offset=5).transaction == "aborted"
    assert state.last_stable_offset == 2
    assert state.append(marker(1, pid=8), offset=6).transaction == "committed"
    assert (state.last_stable_offset, state.open_transactions) == (7, {})
    assert state.aborted == [AbortedTransaction(7, 0, 5, 2)]


def test_an_idempotent_batch_in_the_middle_of_a_transaction() -> None:
    state = ProducerState()
    assert feed(state, batch(0, is_transactional=True), batch(1)) == ["accepted", "INVALID_TXN_STATE"]
    assert feed(state, batch(1, is_transactional=True)) == ["accepted"]


def test_a_marker_that_bumps_the_epoch() -> None:
    """KIP-890: the coordinator writes the marker with the next epoch, so the producer goes on at 0."""
    state = ProducerState()
    feed(state, batch(0, is_transactional=True), marker(1, epoch=1))
    assert feed(state, batch(1, is_transactional=True)) == ["INVALID_PRODUCER_EPOCH"]
    assert feed(state, batch(1, epoch=1, is_transactional=True)) == ["OUT_OF_ORDER_SEQUENCE_NUMBER"]
    assert feed(state, batch(0, epoch=1, is_transactional=True)) == ["accepted"]


def test_a_marker_of_the_same_epoch_leaves_the_sequences_alone() -> None:
    state = ProducerState()
    feed(state, batch(0, is_transactional=True), marker(1))
    assert feed(state, batch(0, is_transactional=True)) == ["duplicate"]
    assert feed(state, batch(1, is_transactional=True)) == ["accepted"]


def test_a_marker_of_version_2_must_raise_the_epoch_while_a_transaction_is_open() -> None:
    state = ProducerState()
    feed(state, batch(0, epoch=3, is_transactional=True))
    same, next_one = marker(1, epoch=3), marker(1, epoch=4)
    assert state.append(same, offset=1, transaction_version=2).error == ErrorCode.INVALID_PRODUCER_EPOCH
    assert state.append(next_one, offset=1, transaction_version=2).transaction == "committed"
    assert state.append(next_one, offset=2, transaction_version=2).accepted  # the same again, its answer was lost


def test_fenced_markers() -> None:
    state = ProducerState()
    feed(state, batch(0, epoch=3, is_transactional=True))
    assert feed(state, marker(1, epoch=2)) == ["INVALID_PRODUCER_EPOCH"]
    assert feed(state, marker(1, epoch=3, coordinator_epoch=5)) == ["accepted"]
    assert feed(state, marker(1, epoch=3, coordinator_epoch=4)) == ["TRANSACTION_COORDINATOR_FENCED"]


def test_a_marker_alone_begins_a_producer() -> None:
    state = ProducerState()
    verdict = state.append(marker(0, epoch=4))
    assert (verdict.accepted, verdict.transaction, state.aborted) == (True, "aborted", [])
    assert feed(state, batch(0, epoch=4)) == ["accepted"]


def test_batches_that_break_the_rules() -> None:
    state = ProducerState()
    assert feed(state, batch(-1)) == ["INVALID_RECORD"]
    assert feed(state, batch(0, 2, last_offset_delta=5)) == ["INVALID_RECORD"]
    assert feed(state, batch(0, 0, last_offset_delta=0)) == ["INVALID_RECORD"]
    assert state.append(batch(0, 2, last_offset_delta=5), in_log=True).accepted  # compaction may leave that
    other = one({"producer_id": 7, "is_control": True, "records": [{"key": b"\0\0\0\x09", "value": b""}]})
    assert feed(state, other) == ["INVALID_RECORD"]


def test_what_has_no_producer_is_not_checked() -> None:
    state = ProducerState()
    plain = one({"records": [{"value": b"v"}]})
    old = Records.from_bytes(Records.to_bytes([{"magic": 1, "value": b"v"}]))[0]
    assert feed(state, plain, plain, old) == ["accepted"] * 3
    assert (state.producers, state.end_offset) == ({}, 3)


def test_in_a_log_a_batch_counts_whatever_the_verdict() -> None:
    state = ProducerState()
    state.append(batch(0, offset=0), in_log=True)
    verdict = state.append(batch(5, offset=9), in_log=True)  # compaction took what was between
    assert verdict.outcome == "refused"
    assert state.append(batch(6, offset=10), in_log=True).accepted
    assert state.end_offset == 11


def test_state_from_a_snapshot() -> None:
    entries = [
        {"producer_id": 7, "epoch": 2, "last_sequence": 4, "last_offset": 20, "offset_delta": 2, "timestamp": 0}
        | {"coordinator_epoch": 3, "current_txn_first_offset": 18},
        {"producer_id": 8, "epoch": 1, "last_sequence": -1, "last_offset": -1, "offset_delta": 0, "timestamp": 0}
        | {"coordinator_epoch": -1, "current_txn_first_offset": -1},
    ]
    snapshot = message("ProducerSnapshot")
    parsed = snapshot.parse(snapshot.build({"producer_entries": entries}, version=1), version=1)
    state = ProducerState.from_snapshot(parsed, end_offset=21)
    assert (state.open_transactions, state.last_stable_offset) == ({7: 18}, 18)
    assert feed(state, batch(2, 3, epoch=2, is_transactional=True)) == ["duplicate"]
    assert feed(state, batch(5, epoch=2, is_transactional=True)) == ["accepted"]
    assert feed(state, batch(1, pid=8, epoch=1), batch(0, pid=8, epoch=1)) == [
        "OUT_OF_ORDER_SEQUENCE_NUMBER",
        "accepted",
    ]


def snapshot_of(state: ProducerState) -> str:
    return repr((state.producers, state.aborted, state.end_offset))


@pytest.mark.parametrize("seed", range(20))
def test_only_accepted_batches_change_the_state(seed: int) -> None:
    rng, state = random.Random(seed), ProducerState()
    seen: set[str] = set()
    for _ in range(300):
        pid, epoch = rng.randint(1, 3), rng.choice((0, 0, 0, 1, 2))
        if rng.random() < 0.1:
            made = marker(rng.randint(0, 1), pid=pid, epoch=epoch)
        else:
            known = state.producers.get(pid)
            near = known.last_sequence if known else 0
            first = max(0, rng.choice((near + 1, near + 1, near, near - 3, near + 2, 0)))
            made = batch(first, rng.randint(1, 3), pid=pid, epoch=epoch, is_transactional=rng.random() < 0.7)
        before = snapshot_of(state)
        verdict: Verdict = state.append(made, offset=state.end_offset)
        seen.add(verdict.outcome)
        assert (snapshot_of(state) != before) == verdict.accepted, verdict
        assert state.last_stable_offset <= state.end_offset
    assert seen >= {"accepted", "refused"}
