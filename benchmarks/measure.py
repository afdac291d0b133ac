"""Medians of CPU time. Contenders take turns, so that a busy moment of the machine meets them all."""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

Call = Callable[[], Any]
US = "kafkaconstruct"


@dataclass
class Row:
    """One task, and the seconds that each contender takes for it.

    `notes` says why one is missing, `units` how many things alike are in the task, where they are to be compared.
    """

    section: str
    task: str
    seconds: dict[str, float]
    notes: dict[str, str] = field(default_factory=dict)
    units: int = 0

    def ratio(self, who: str) -> float:
        """How many times our time another takes."""
        return self.seconds[who] / self.seconds[US]


def seconds(calls: Mapping[str, Call], rounds: int) -> dict[str, float]:
    """The median CPU time of each call, in seconds, its garbage collection included. Short calls are repeated."""
    repeats = {who: _repeats(call) for who, call in calls.items()}
    taken: dict[str, list[float]] = {who: [] for who in calls}
    gc.collect()
    gc.freeze()  # what is there already shall not be looked through on anybody's account
    for _ in range(rounds):
        for who, call in calls.items():
            gc.collect()  # nor what another has left behind
            start = time.process_time_ns()
            for _ in range(repeats[who]):
                call()
            taken[who].append((time.process_time_ns() - start) / repeats[who] / 1e9)
    gc.unfreeze()
    return {who: statistics.median(times) for who, times in taken.items()}


def _repeats(call: Call, least: float = 0.002) -> int:
    """How often to call, for a round to last."""
    call()  # the first call compiles
    start = time.process_time()
    call()
    return max(1, int(least / max(time.process_time() - start, 1e-7)))
