"""What a partition's leader makes of the batches of idempotent and transactional producers (KIP-98, KIP-360, KIP-890).

Rule 1   A batch without producer id is never checked.
Rule 2   The same first and last sequence as one of the producer's last five batches of the same epoch: a duplicate. The
         broker answers NONE, with the offset of old. Anything else that was there before is out of order, older
         batches and ranges that overlap in part too.
Rule 3   The next batch of an epoch begins one after the last sequence; 0 follows 2147483647.
Rule 4   A newer epoch begins at 0. An older one is fenced: INVALID_PRODUCER_EPOCH (which clients before 2.7 were told
         as PRODUCER_FENCED; the transaction coordinator still answers with that).
Rule 5   A producer that the partition has no state of may begin anywhere; in transactions of version 2 (KIP-890), at 0.
Rule 6   A transaction begins with its first batch in the partition and ends with a marker. A marker may carry a newer
         epoch: with transactions of version 2 it always does, and so the producer goes on at 0 after each transaction.
Rule 7   The last stable offset is where the earliest open transaction began.

Source: ProducerAppendInfo, ProducerStateEntry, ProducerStateManager and LogValidator of Kafka 4.4.
"""

from __future__ import annotations

import struct
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from construct import ConstructError

from kafkaconstruct.errors import ParseError
from kafkaconstruct.formats.error_codes import ErrorCode
from kafkaconstruct.formats.record_values import Batch, LegacyMessage

REMEMBERED = 5  # batches of a producer in which a duplicate is looked for
LAST_SEQUENCE = 0x7FFFFFFF
NO_EPOCH = NO_SEQUENCE = -1
ABORT, COMMIT = 0, 1


def add_sequence(sequence: int, increment: int) -> int:
    """A sequence later; 0 follows 2147483647."""
    return (sequence + increment) % (LAST_SEQUENCE + 1)


@dataclass(frozen=True, slots=True)
class Appended:
    """A batch that a producer wrote: its sequences and its offsets, all inclusive."""

    first_sequence: int
    last_sequence: int
    base_offset: int
    last_offset: int


@dataclass(frozen=True, slots=True)
class AbortedTransaction:
    """As an entry of a .txnindex: the transaction's first offset, its marker's, and the last stable one after it."""

    producer_id: int
    first_offset: int
    last_offset: int
    last_stable_offset: int


@dataclass(slots=True)
class Producer:
    """What is known of one producer. `transaction_start` is the first offset of its open transaction, or None."""

    epoch: int = NO_EPOCH
    coordinator_epoch: int = -1
    transaction_start: int | None = None
    batches: deque[Appended] = field(default_factory=lambda: deque(maxlen=REMEMBERED))

    @property
    def last_sequence(self) -> int:
        """-1 where it has written nothing in its epoch."""
        return self.batches[-1].last_sequence if self.batches else NO_SEQUENCE

    def move_to(self, epoch: int) -> None:
        """Forget the batches of another epoch."""
        if epoch != self.epoch:
            self.epoch = epoch
            self.batches.clear()


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the broker does with a batch.

    `outcome` is "accepted", "duplicate" or "refused"; `error` is what a Produce response says (NONE for a duplicate),
    `base_offset` the offset that it says (that of old for a duplicate, -1 for a refusal). `batches_back` tells which of
    the last five a duplicate is of: 1 is the newest. `transaction` is "began", "continued", "committed" or "aborted".
    """

    outcome: str
    error: ErrorCode
    reason: str
    base_offset: int = -1
    new_producer: bool = False
    duplicate_of: Appended | None = None
    batches_back: int | None = None
    expected: int | None = None
    found: int | None = None
    transaction: str | None = None

    @property
    def accepted(self) -> bool:
        """Whether the batch was added to the log."""
        return self.outcome == "accepted"

    def __str__(self) -> str:
        code = f" ({self.error.name})" if self.error else ""
        return f"{self.outcome}{code}: {self.reason}" if self.reason else f"{self.outcome}{code}"


class ProducerState:
    """Follows one partition: `append` its batches in the order in which the leader gets them.

    `producers` is by producer id. `aborted` lists the aborted transactions in the order of their markers. `end_offset`
    is the next offset.
    """

    def __init__(self, end_offset: int = 0) -> None:
        self.producers: dict[int, Producer] = {}
        self.aborted: list[AbortedTransaction] = []
        self.end_offset = end_offset

    @classmethod
    def from_snapshot(cls, snapshot: Mapping[str, Any], end_offset: int = 0) -> ProducerState:
        """From a parsed ProducerSnapshot (NNN.snapshot beside a segment; `end_offset` is its file name)."""
        state = cls(end_offset)
        for entry in snapshot["producer_entries"]:
            start = entry["current_txn_first_offset"]
            producer = Producer(entry["epoch"], entry["coordinator_epoch"], None if start < 0 else start)
            last, offset, delta = entry["last_sequence"], entry["last_offset"], entry["offset_delta"]
            if last != NO_SEQUENCE:
                producer.batches.append(Appended(add_sequence(last, -delta), last, offset - delta, offset))
            state.producers[entry["producer_id"]] = producer
        return state

    @property
    def open_transactions(self) -> dict[int, int]:
        """Producer id to the first offset of its open transaction."""
        return {
            producer_id: producer.transaction_start
            for producer_id, producer in self.producers.items()
            if producer.transaction_start is not None
        }

    @property
    def last_stable_offset(self) -> int:
        """The first offset that a read_committed consumer must wait for; replication is not looked at."""
        return min(self.open_transactions.values(), default=self.end_offset)

    def forget(self, producer_id: int) -> None:
        """Drop a producer, as the broker does after producer.id.expiration.ms without a batch."""
        self.producers.pop(producer_id, None)

    def append(
        self,
        batch: Batch | LegacyMessage,
        *,
        offset: int | None = None,
        in_log: bool = False,
        transaction_version: int = 1,
    ) -> Verdict:
        """What the broker does with the next batch; only an accepted one changes the state.

        :param offset: its base offset, where the batch does not say it: a producer leaves it to the broker
        :param in_log: it stands in a log already, so its offset is right and it takes effect whatever the verdict
            (compaction leaves gaps in the sequences)
        :param transaction_version: 2 where the batch comes by Produce v12 or newer, which holds it to begin at 0, or
            where the marker's WriteTxnMarkers says so, which then must raise the epoch (KIP-1228)
        """
        if not isinstance(batch, Batch):
            self.end_offset = max(self.end_offset, (batch.offset if offset is None else offset) + 1)
            return Verdict("accepted", ErrorCode.NONE, "an old message, which has no producer")
        base = batch.base_offset if offset is None else offset
        if not in_log:
            wrong = wrong_in_batch(batch)
            if wrong:
                return refused(ErrorCode.INVALID_RECORD, wrong)
        if batch.producer_id < 0:
            verdict = Verdict("accepted", ErrorCode.NONE, "no producer id", base)
        elif batch.is_control:
            verdict = self._marker(batch, base, in_log, transaction_version)
        else:
            verdict = self._data(batch, base, in_log, transaction_version)
        if verdict.accepted or in_log:
            self.end_offset = max(self.end_offset, base + batch.last_offset_delta + 1)
        return verdict

    def judge(self, batch: Batch, *, transaction_version: int = 1) -> Verdict:
        """What `append` would say of a producer's batch, without taking it in."""
        wrong = wrong_in_batch(batch)
        if wrong:
            return refused(ErrorCode.INVALID_RECORD, wrong)
        first, last = batch.base_sequence, add_sequence(batch.base_sequence, batch.last_offset_delta)
        producer = self.producers.get(batch.producer_id) or Producer()
        accepted = Verdict("accepted", ErrorCode.NONE, "", self.end_offset)
        return check(producer, batch, first, last, transaction_version) or accepted

    # -- data

    def _data(self, batch: Batch, base: int, in_log: bool, transaction_version: int) -> Verdict:
        known = self.producers.get(batch.producer_id)
        producer = known or Producer()
        first, last = batch.base_sequence, add_sequence(batch.base_sequence, batch.last_offset_delta)
        verdict = check(producer, batch, first, last, transaction_version)
        if verdict is None:
            verdict = Verdict(
                "accepted",
                ErrorCode.NONE,
                "" if known else "the first of this producer",
                base,
                new_producer=known is None,
                transaction=None
                if not batch.is_transactional
                else "began"
                if producer.transaction_start is None
                else "continued",
            )
        if verdict.accepted or in_log:
            producer.move_to(batch.producer_epoch)
            producer.batches.append(Appended(first, last, base, base + batch.last_offset_delta))
            if batch.is_transactional and producer.transaction_start is None:
                producer.transaction_start = base
            self.producers[batch.producer_id] = producer
        return verdict

    # -- markers

    def _marker(self, batch: Batch, base: int, in_log: bool, transaction_version: int) -> Verdict:
        producer = self.producers.get(batch.producer_id) or Producer()
        if not batch.count:
            return Verdict("accepted", ErrorCode.NONE, "an emptied control batch, which means nothing", base)
        try:
            kind, coordinator_epoch = marker_of(batch)
        except ConstructError as error:
            return refused(ErrorCode.INVALID_RECORD, f"no end of a transaction: {error}")
        verdict = check_marker(producer, batch, coordinator_epoch, transaction_version)
        if verdict is not None and not in_log:
            return verdict
        start, ended = producer.transaction_start, "aborted" if kind == ABORT else "committed"
        producer.move_to(batch.producer_epoch)
        producer.transaction_start = None
        producer.coordinator_epoch = coordinator_epoch
        self.producers[batch.producer_id] = producer
        if start is not None and kind == ABORT:
            stable = min(self.open_transactions.values(), default=base + 1)
            self.aborted.append(AbortedTransaction(batch.producer_id, start, base, stable))
        if verdict is not None:
            return verdict
        reason = f"the transaction from offset {start}" if start is not None else "a marker with no transaction open"
        return Verdict("accepted", ErrorCode.NONE, reason, base, transaction=ended)


def refused(error: ErrorCode, reason: str, expected: int | None = None, found: int | None = None) -> Verdict:
    """A refusal."""
    return Verdict("refused", error, reason, expected=expected, found=found)


def check(producer: Producer, batch: Batch, first: int, last: int, transaction_version: int) -> Verdict | None:
    """The verdict on a data batch that is no plain addition, or None."""
    epoch = batch.producer_epoch
    if epoch == producer.epoch:
        for back, one in enumerate(reversed(producer.batches), 1):
            if (one.first_sequence, one.last_sequence) == (first, last):
                reason = f"sequences {first} to {last} are at offset {one.base_offset} already, {back} back"
                return Verdict(
                    "duplicate", ErrorCode.NONE, reason, one.base_offset, duplicate_of=one, batches_back=back
                )
    if epoch < producer.epoch:
        reason = f"epoch {epoch} is fenced: the producer is at {producer.epoch}"
        return refused(ErrorCode.INVALID_PRODUCER_EPOCH, reason, producer.epoch, epoch)
    expected = expected_sequence(producer, batch, transaction_version)
    if expected is not None and first != expected:
        why = "a new epoch begins at 0" if epoch != producer.epoch else f"the last was {producer.last_sequence}"
        reason = f"sequence {first} where {expected} is next: {why}"
        return refused(ErrorCode.OUT_OF_ORDER_SEQUENCE_NUMBER, reason, expected, first)
    if producer.transaction_start is not None and not batch.is_transactional:
        reason = f"no part of the transaction that is open since offset {producer.transaction_start}"
        return refused(ErrorCode.INVALID_TXN_STATE, reason)
    return None


def expected_sequence(producer: Producer, batch: Batch, transaction_version: int) -> int | None:
    """The only sequence that a batch may begin with; None where any will do."""
    if producer.epoch == NO_EPOCH:
        return 0 if batch.is_transactional and transaction_version >= 2 else None
    if batch.producer_epoch != producer.epoch:
        return 0
    return add_sequence(producer.last_sequence, 1) if producer.batches else 0


def check_marker(producer: Producer, batch: Batch, coordinator_epoch: int, transaction_version: int) -> Verdict | None:
    """The refusal of a marker, or None. One of version 2 raises the epoch, or repeats the marker before it."""
    epoch, stale = batch.producer_epoch, batch.producer_epoch < producer.epoch
    if transaction_version >= 2 and epoch == producer.epoch and producer.transaction_start is not None:
        stale = True
    if stale:
        reason = f"epoch {epoch} is fenced: the producer is at {producer.epoch}"
        return refused(ErrorCode.INVALID_PRODUCER_EPOCH, reason, producer.epoch, epoch)
    if coordinator_epoch < producer.coordinator_epoch:
        reason = (
            f"coordinator epoch {coordinator_epoch} is fenced: the last marker came from {producer.coordinator_epoch}"
        )
        return refused(ErrorCode.TRANSACTION_COORDINATOR_FENCED, reason, producer.coordinator_epoch, coordinator_epoch)
    return None


def marker_of(batch: Batch) -> tuple[int, int]:
    """ABORT or COMMIT, and the coordinator's epoch. Raises ParseError for any other control record."""
    records = batch.records
    if not records:
        raise ParseError("a control batch without a record", expected="a marker", found="none")
    record = records[0]
    key, value = record.key or b"", record.value or b""
    if len(key) < 4 or len(value) < 6:
        raise ParseError("a marker is too short", expected="4 and 6 bytes", found=f"{len(key)} and {len(value)}")
    kind: int = struct.unpack_from(">h", key, 2)[0]
    if kind not in (ABORT, COMMIT):
        raise ParseError("not a marker", expected="type 0 (abort) or 1 (commit)", found=str(kind))
    return kind, struct.unpack_from(">i", value, 2)[0]


def wrong_in_batch(batch: Batch) -> str | None:
    """Why a broker refuses a producer's batch before it looks at sequences (LogValidator), or None."""
    if batch.is_control and batch.producer_id < 0:
        return "only a broker writes control batches"
    if batch.last_offset_delta < 0 or batch.count <= 0:
        return f"{batch.count} records, the last of them at offset delta {batch.last_offset_delta}"
    if batch.count != batch.last_offset_delta + 1:
        return f"{batch.count} records for {batch.last_offset_delta + 1} offsets"
    if batch.producer_id >= 0 and batch.base_sequence < 0 and not batch.is_control:
        return f"a producer id, but sequence {batch.base_sequence}"
    return None
