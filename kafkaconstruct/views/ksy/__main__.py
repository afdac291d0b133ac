"""`python -m kafkaconstruct.views.ksy [--check] [FOLDER]`: write every spec, or say which are not current."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from kafkaconstruct.views.ksy import stale, write_all


def main() -> int:
    """0, or 1 where `--check` finds a spec that is not current."""
    parser = argparse.ArgumentParser(prog="python -m kafkaconstruct.views.ksy", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=Path("ksy"))
    parser.add_argument("--check", action="store_true", help="write nothing; fail where a spec is not current")
    options = parser.parse_args()
    if not options.check:
        print(f"{len(write_all(options.folder))} specs in {options.folder}")
        return 0
    differing = stale(options.folder)
    for name in differing:
        print(f"{options.folder / name} is not what the declarations make it", file=sys.stderr)
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
