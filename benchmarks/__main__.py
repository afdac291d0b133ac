"""Measure everything, print the table, and draw the plot."""

from __future__ import annotations

import argparse
import os
import platform
import sys
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

from benchmarks import fresh, profile, sections
from benchmarks.measure import Row
from benchmarks.report import notes, plot, table

PLOT = Path(__file__).parent.parent / "docs" / "benchmarks.png"
PACKAGES = ("construct", "kafka-python", "kio", "aiokafka", "kaitaistruct", "cramjam")


def main() -> None:
    """The command."""
    options = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    options.add_argument("--rounds", type=int, default=21, help="a median is taken of so many (default: %(default)s)")
    options.add_argument("--log", type=int, default=500, metavar="MB", help="size of the log that is walked; 0: none")
    options.add_argument("--plot", type=Path, default=PLOT, help="where the plot goes (default: docs/benchmarks.png)")
    chosen = options.parse_args()

    print(f"CPython {platform.python_version()}, CPU time, median of {chosen.rounds}; how many times ours others take")
    print(f"{os.cpu_count()} CPUs, load average {os.getloadavg()[0]:.1f}; ", end="")
    print(", ".join(f"{name} {version(name)}" for name in PACKAGES))
    rows = []
    for row in measured(chosen.rounds):
        rows.append(row)
        print(".", end="", file=sys.stderr, flush=True)
    print(f"\n{table(rows, sections.CONTENDERS)}\n\n{notes(rows)}\n\n{profile.shares()}\n")
    if chosen.log:
        size, records, peak, growth = fresh.walk(chosen.log)
        print(f"walking a log of {size / 1e6:,.0f} MB, {records:,} records, batch by batch: ", end="")
        print(f"peak memory {peak} MB, of which {growth:.1f} MB came after the first 16 MB")
    plot(rows, chosen.plot)


def measured(rounds: int) -> Iterator[Row]:
    """Every row, in the table's order."""
    yield from sections.messages(rounds)
    yield from sections.omissions(rounds)
    yield from sections.record_batches(max(5, rounds // 2))
    yield from sections.growth(rounds)
    yield from sections.compilation()
    yield from fresh.first_use()


if __name__ == "__main__":
    main()
