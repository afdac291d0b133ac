"""Every check there is, the tests last: `python -m tests [what pytest takes]`.

Stops at the first that fails, with its exit code. With CI=true in the environment a test that lacks something it needs
fails; elsewhere it skips and names what is missing.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

CHECKS = (
    ("ruff", "check", "."),
    ("ruff", "format", "--check", "."),
    ("mypy", "--package", "kafkaconstruct"),
    ("importlinter.cli", "lint"),
    ("kafkaconstruct", "ksy", "--all", "ksy", "--check"),
)
PYTEST = ("pytest", "--numprocesses", "2", "--dist", "loadgroup")


def main() -> int:
    """Run the checks, then the tests."""
    for check in (*CHECKS, (*PYTEST, *sys.argv[1:])):
        print("$ python -m", *check, flush=True)
        done = subprocess.run([sys.executable, "-m", *check], cwd=ROOT, env=os.environ | {"PYTHONUTF8": "1"})
        if done.returncode:
            return done.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
