"""The reference files that stand beside this project: facts, vectors, captures, fixtures. They are no part of it."""

from __future__ import annotations

from pathlib import Path

import pytest

_ROOT = Path(__file__).resolve().parent.parent


def shared(rel: str) -> Path:
    """The path of a reference file, for instance "vectors/records.jsonl.gz"; skips the test where there is none."""
    for beside in _ROOT.parents[:2]:  # a linked work tree stands one level deeper
        path = beside / "shared" / rel
        if path.exists():
            return path
    pytest.skip(f"the reference file {rel} is not beside this checkout")
