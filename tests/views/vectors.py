"""The vectors that these tests run on: what stands beside the project, or the part of it that is committed."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

DATA = Path(__file__).parent.parent / "data"


def lines(path: Path) -> Iterator[dict[str, Any]]:
    """The JSON lines of a gzipped file."""
    with gzip.open(path, "rt", encoding="utf-8") as file:
        yield from map(json.loads, file)


def committed(name: str) -> Iterator[dict[str, Any]]:
    """The vectors of one kind that are part of the project."""
    return lines(DATA / f"{name}.jsonl.gz")
