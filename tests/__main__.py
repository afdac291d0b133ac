"""Every check there is, the tests last: `python -m tests [what pytest takes]`.

Stops at the first that fails, with its exit code. With CI=true in the environment a test that lacks something it needs
fails; elsewhere it skips and names what is missing.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

CHECKS = (
    "ruff check .",
    "ruff format --check .",
    "mypy --package kafkaconstruct",
    "lint-imports",
    "python -m kafkaconstruct ksy --all ksy --check",
)
PYTEST = "pytest --numprocesses 2 --dist loadgroup"


def main() -> int:
    """Run the checks, then the tests. The programs are those of the environment that runs this."""
    programs = Path(sys.executable).parent
    for check in (*CHECKS, shlex.join([*shlex.split(PYTEST), *sys.argv[1:]])):
        print(f"$ {check}", flush=True)
        name, *arguments = shlex.split(check)
        done = subprocess.run([programs / name, *arguments], cwd=ROOT, env=os.environ | {"PYTHONUTF8": "1"})
        if done.returncode:
            return done.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
