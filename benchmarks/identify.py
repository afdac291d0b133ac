"""How often identify is right: `python -m benchmarks.identify VECTORS`, over every body, frame and record set.

VECTORS is the folder with messages.jsonl.gz, frames.jsonl.gz and records.jsonl.gz that Apache Kafka's own code wrote;
their labels are hidden. The values are valid, not sensible: random numbers, and hundreds of random bytes in tags that
no release knows. "first" is the truth, "alike" adds layouts that read all bytes as the truth does (answers to
deletions are like those to creations), "top 3" is the truth among the first three.
"""

from __future__ import annotations

import argparse
import gzip
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from kafkaconstruct.formats.index import message
from kafkaconstruct.identify import Guess, identify_bytes
from kafkaconstruct.identify.layouts import all_layouts, shape

LONG = 40  # bytes from which a response says enough about itself


def main() -> None:
    """The command."""
    options = argparse.ArgumentParser(prog="python -m benchmarks.identify", description=__doc__)
    options.add_argument("vectors", type=Path)
    options.add_argument("--step", type=int, default=1, help="only every n-th body (default: all)")
    options.add_argument("--misses", action="store_true", help="list what was wrong among the longer ones")
    chosen = options.parse_args()
    shapes = {
        (layout.message.name, version): shape(layout.struct)
        for layout in (*all_layouts("request"), *all_layouts("response"))
        for version in layout.versions
    }
    counts: dict[tuple[str, str], Counter[str]] = {}
    for what, name, version, data in cases(chosen.vectors, chosen.step):
        size = f"over {LONG} bytes" if len(data) > LONG else f"up to {LONG} bytes"
        count = counts.setdefault((what, size), Counter())
        result = verdict(identify_bytes(data, 500), name, version, shapes)
        count.update(["all", *result])
        if chosen.misses and len(data) > LONG and not {"first", "alike"} & set(result):
            print(f"missed: {what} {name}:{version}, {len(data)} bytes: {', '.join(result) or 'not found'}")
    print(f"{'':16} {'':16} {'n':>6} {'first':>7} {'alike':>7} {'top 3':>7}")
    for (what, size), count in sorted(counts.items()):
        shares = [count[column] / count["all"] for column in ("first", "alike", "top 3")]
        print(f"{what:16} {size:16} {count['all']:6} {shares[0]:7.1%} {shares[0] + shares[1]:7.1%} {shares[2]:7.1%}")


def cases(vectors: Path, step: int) -> Iterator[tuple[str, str, int | None, bytes]]:
    """(what, message name or kind, version, bytes)."""
    for number, row in enumerate(rows(vectors / "messages.jsonl.gz")):
        if number % step == 0 and row["kind"] in ("request", "response"):
            yield f"{row['kind']} body", row["message"], row["version"], bytes.fromhex(row["hex"])
    for row in rows(vectors / "frames.jsonl.gz"):
        if row["type"] == "rpc":
            for side in ("request", "response"):
                yield f"{side} frame", row[f"{side}_message"], row["version"], bytes.fromhex(row[side]["frame"])
    for row in rows(vectors / "records.jsonl.gz"):
        if row["batches"]:
            yield "record set", "record set", None, bytes.fromhex(row["hex"])


def rows(path: Path) -> Iterator[dict[str, Any]]:
    """The rows of a gzipped file of JSON lines."""
    with gzip.open(path, "rt") as lines:
        yield from map(json.loads, lines)


def verdict(guesses: list[Guess], name: str, version: int | None, shapes: dict[tuple[str, int], str]) -> list[str]:
    """Which columns a case counts for."""
    if version is None:
        places = [place for place, guess in enumerate(guesses) if guess.kind in (name, "log segment")]
        return [*(["first"] if places[:1] == [0] else []), *(["top 3"] if places and places[0] < 3 else [])]
    truth = message(name).name
    places = [
        place
        for place, guess in enumerate(guesses)
        if guess.name == truth and (guess.version == version or version in guess.versions)
    ]
    result = ["top 3"] if places and places[0] < 3 else []
    if places and places[0] == 0:
        return ["first", *result]
    best = guesses[0] if guesses else None
    if best is not None and shapes.get((best.name, best.version or 0)) == shapes.get((truth, version)):
        return ["alike", *result]
    return result


if __name__ == "__main__":
    main()
