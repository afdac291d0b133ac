"""Programs that some tests drive. Where one is missing a test skips and names it; in CI that is a failure."""

from __future__ import annotations

import os
import shutil
from typing import NoReturn

import pytest


def lacks(reason: str) -> NoReturn:
    """End the calling test: it cannot run here, and `reason` says what for."""
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)


def needs(*programs: str) -> None:
    """End the calling test where one of the programs is missing."""
    missing = [program for program in programs if shutil.which(program) is None]
    if missing:
        lacks(f"needs {', '.join(missing)} on the PATH")
