"""What the rules say of the record sets that stand in a tree of explain, as notes on their batches.

A batch in a Produce request is held to what a broker demands of a producer; one in a Fetch response that was made for
read_committed, or in a log, says whether such a consumer is given it; and wherever several batches of a producer stand
together, their sequences are followed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from kafkaconstruct.engines.nodes import Node
from kafkaconstruct.formats.record_values import Batch, LegacyMessage
from kafkaconstruct.rules.consumers import late, rule
from kafkaconstruct.rules.producers import ProducerState, wrong_in_batch

AnyBatch = Batch | LegacyMessage


def annotate(nodes: Iterable[Node]) -> None:
    """Add notes to the batches under the nodes of record sets."""
    for node in nodes:
        batches = [child for child in node.children if isinstance(child.value, Batch | LegacyMessage)]
        around = node.parent.value if node.parent is not None else None
        for child, notes in zip(batches, remarks([child.value for child in batches], node, around), strict=True):
            child.notes.extend(notes)


def remarks(batches: list[AnyBatch], node: Node, around: Any) -> Iterator[list[str]]:
    """The notes on each batch, in order."""
    request = next((one for one in (node, *node.ancestors()) if one.type == "ProduceRequest"), None)
    if request is not None:
        yield from (list(refusals(batch, len(batches), request)) for batch in batches)
        return
    state = ProducerState()
    hidden = hiding(batches, fields_around(node, around))
    for batch, why in zip(batches, hidden, strict=True):
        found = []
        verdict = state.append(batch, in_log=True)
        if not verdict.accepted:
            found.append(f"{verdict}{GAPS if verdict.expected is not None else ''}")
        if why is not None:
            found.append(f"not for read_committed: {why}")
        yield found


GAPS = " (compaction leaves such gaps)"


def fields_around(node: Node, around: Any) -> Mapping[str, Any]:
    """The fields beside a records field: its struct's are read by the time that notes are made, but have no value yet
    where the struct broke off."""
    if isinstance(around, Mapping):
        return around
    return {child.name: child.value for child in node.parent.children} if node.parent is not None else {}


def refusals(batch: AnyBatch, count: int, request: Node) -> Iterator[str]:
    """What a broker has against a batch in a Produce request."""
    if "transactional_id" in request:  # since version 3
        if not isinstance(batch, Batch):
            yield f"refused (INVALID_RECORD): magic {batch.magic}; from Produce v3 on only magic 2 is taken"
        if count != 1:
            yield f"refused (INVALID_RECORD): {count} batches; from Produce v3 on a partition has exactly one"
    wrong = wrong_in_batch(batch) if isinstance(batch, Batch) else None
    if wrong:
        yield f"refused (INVALID_RECORD): {wrong}"


def hiding(batches: list[AnyBatch], around: Mapping[str, Any]) -> Iterator[str | None]:
    """Why a read_committed consumer is not given each batch; None where it is, or where that cannot be told."""
    aborted = around.get("aborted_transactions")
    if "high_watermark" in around and aborted is None:  # a response that was not made for read_committed
        yield from (None for _ in batches)
        return
    hide, end = rule(batches, "read_committed", aborted, around.get("last_stable_offset"))
    for batch in batches:
        control = isinstance(batch, Batch) and batch.is_control
        why = hide(batch)
        yield None if control else why or late(batch.base_offset if isinstance(batch, Batch) else batch.offset, end)
