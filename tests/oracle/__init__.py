"""Vectors made by the classes of a released Apache Kafka: see Oracle.java, which prints them.

`python -m tests.oracle 4.4.0` makes tests/data/oracle-4.4.0.jsonl.gz anew; the seed is fixed, so that the file only
changes when the program or the release does.
"""

import gzip
import json
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests import maven

PROGRAM = Path(__file__).with_name("Oracle.java")
DATA = Path(__file__).parent.parent / "data"
SEED = 1
TIMEOUT = 300  # seconds; it takes about ten

Line = dict[str, Any]


def committed(version: str) -> Path:
    """Where the vectors of a release stand in the tree."""
    return DATA / f"oracle-{version}.jsonl.gz"


def read(version: str) -> Iterator[Line]:
    """The committed lines of a release."""
    with gzip.open(committed(version), "rt", encoding="ascii") as lines:
        yield from map(json.loads, lines)


def run(version: str, seed: int = SEED) -> list[Line]:
    """What the classes of a release say now; needs Java and Maven."""
    return [json.loads(line) for line in output(version, seed).splitlines()]


def output(version: str, seed: int = SEED) -> bytes:
    """The same as ASCII JSON lines."""
    classpath = os.pathsep.join(map(str, maven.release_jars(version)))
    command = ["java", "-Xmx512m", "-cp", classpath, str(PROGRAM), str(seed)]
    done = subprocess.run(command, capture_output=True, timeout=TIMEOUT)
    if done.returncode != 0:
        raise RuntimeError(f"the oracle on Kafka {version} failed:\n{done.stderr.decode()}")
    return done.stdout
