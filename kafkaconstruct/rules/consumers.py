"""Which records a consumer is given (KIP-98).

Rule 1   read_uncommitted: every record but the control records.
Rule 2   read_committed, from a Fetch response: its aborted_transactions tell. From an entry's first offset on, the
         producer's transactional batches are aborted, until its abort marker (CompletedFetch of Kafka's consumer).
Rule 3   read_committed, from a log: its own markers tell. A transaction without a marker is open; the first open one
         is where the last stable offset is (ProducerStateManager of the broker).
Rule 4   read_committed: nothing at or after the last stable offset, whoever wrote it.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from construct import ConstructError

from kafkaconstruct.errors import BuildError
from kafkaconstruct.formats.record_values import Batch, LegacyMessage, Record
from kafkaconstruct.rules.producers import ABORT, marker_of

ISOLATIONS = ("read_uncommitted", "read_committed")  # as in a Fetch request's isolation_level, 0 and 1

AnyBatch = Batch | LegacyMessage
AnyRecord = Record | LegacyMessage


def visible(
    records: Iterable[AnyBatch],
    isolation: str | int = "read_uncommitted",
    aborted_transactions: Iterable[Any] | None = None,
    last_stable_offset: int | None = None,
) -> list[AnyRecord]:
    """The records that a consumer is given, in order.

    :param records: batches in log order: a RecordSet, or a list
    :param isolation: "read_uncommitted" or "read_committed", or 0 or 1
    :param aborted_transactions: of a Fetch response (`producer_id`, `first_offset`); None: the records are a log's from
        a point where no transaction was open, and its markers tell
    :param last_stable_offset: of the Fetch response; from a log it is found where it is not given. A response says -1
        where it does not know

    Raises ConstructError where a batch cannot be read, BuildError for another isolation.
    """
    found = visibility(records, isolation, aborted_transactions, last_stable_offset)
    return [record for record, hidden in found if hidden is None]


def visibility(
    records: Iterable[AnyBatch],
    isolation: str | int = "read_uncommitted",
    aborted_transactions: Iterable[Any] | None = None,
    last_stable_offset: int | None = None,
) -> Iterator[tuple[AnyRecord, str | None]]:
    """Every record, with why it is hidden: None where the consumer is given it. Arguments as for `visible`."""
    batches = list(records)
    hide, end = rule(batches, isolation, aborted_transactions, last_stable_offset)
    for batch in batches:
        why = hide(batch)
        if isinstance(batch, Batch) and batch.is_control:
            why = "a control record"
        for record in batch.records:
            yield record, why or late(record.offset, end)


def rule(
    batches: list[AnyBatch], isolation: str | int, aborted: Iterable[Any] | None, stable: int | None
) -> tuple[Callable[[AnyBatch], str | None], int | None]:
    """What says why a batch is hidden, and where the records end for this consumer; None: nowhere."""
    if isolation in (0, ISOLATIONS[0]):
        return show_all, None
    if isolation not in (1, ISOLATIONS[1]):
        raise BuildError("no such isolation", expected=" or ".join(ISOLATIONS), found=repr(isolation))
    if aborted is not None:
        return AbortedFilter(aborted), None if stable == -1 else stable
    outcomes, found = outcomes_of(batches)
    return lambda batch: outcomes.get(id(batch)), found if stable is None else stable


def late(offset: int, end: int | None) -> str | None:
    """Why a record at `offset` must wait, where the last stable offset is `end`; None: it need not."""
    return f"not before the last stable offset, {end}" if end is not None and offset >= end else None


def show_all(batch: AnyBatch) -> None:
    """Hides nothing."""


def outcomes_of(batches: list[AnyBatch]) -> tuple[dict[int, str], int | None]:
    """Why each batch of an aborted or open transaction is hidden, by the batch's id(); and the last stable offset.

    The offset is None where no transaction is open.
    """
    outcomes: dict[int, str] = {}
    waiting: dict[int, list[Batch]] = {}
    for batch in batches:
        if not isinstance(batch, Batch) or batch.producer_id < 0:
            continue
        if batch.is_control:
            ended = waiting.pop(batch.producer_id, []) if ends_transaction(batch) else []
            if ended and marker_of(batch)[0] == ABORT:
                why = f"aborted by the marker at offset {batch.base_offset}"
                outcomes.update((id(one), why) for one in ended)
        elif batch.is_transactional:
            waiting.setdefault(batch.producer_id, []).append(batch)
    opened = [ones[0].base_offset for ones in waiting.values()]
    for producer_id, ones in waiting.items():
        why = f"in the open transaction of producer {producer_id}"
        outcomes.update((id(one), why) for one in ones)
    return outcomes, min(opened, default=None)


def ends_transaction(batch: Batch) -> bool:
    """Whether a control batch is a transaction's marker."""
    try:
        marker_of(batch)
    except ConstructError:  # another control record, or a batch that compaction has emptied
        return False
    return True


class AbortedFilter:
    """Says why a batch is hidden by a Fetch response's aborted_transactions; to be called with each batch in order."""

    def __init__(self, aborted_transactions: Iterable[Any]) -> None:
        self.waiting = [(one["first_offset"], one["producer_id"]) for one in aborted_transactions]
        heapq.heapify(self.waiting)
        self.aborted: dict[int, int] = {}  # producer id to the first offset

    def __call__(self, batch: AnyBatch) -> str | None:
        if not isinstance(batch, Batch) or batch.producer_id < 0:
            return None
        while self.waiting and self.waiting[0][0] <= batch.last_offset:
            first, producer_id = heapq.heappop(self.waiting)
            self.aborted[producer_id] = first
        if batch.is_control:
            if ends_transaction(batch) and marker_of(batch)[0] == ABORT:
                self.aborted.pop(batch.producer_id, None)
        elif batch.is_transactional and batch.producer_id in self.aborted:
            return f"aborted, as listed from offset {self.aborted[batch.producer_id]} on"
        return None
