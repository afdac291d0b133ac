"""What needs a process of its own: importing, first use, and peak memory."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import kafkaconstruct as kc
from benchmarks import inputs
from benchmarks.measure import US, Row

FIRST_USE = {
    US: """
import kafkaconstruct as kc
imported = now()
kc.message("MetadataResponse")[12].parse(data)
""",
    "kafka-python": """
from kafka.protocol.metadata import MetadataResponse
imported = now()
MetadataResponse.decode(data, version=12)
""",
    "kio": """
from kio.schema.metadata.v12.response import MetadataResponse
from kio.serial import entity_reader
imported = now()
entity_reader(MetadataResponse)(data, 0)
""",
    "construct": """
from benchmarks.plain import MetadataResponse12
imported = now()
MetadataResponse12.parse(data)
""",
}

WALK = """
import kafkaconstruct as kc

def peak():  # getrusage would count what the parent had before this program took its place
    with open("/proc/self/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmHWM"))

records = size = 0
with open({path!r}, "rb") as log:
    while head := log.read(12):
        log.seek(-12, 1)
        batch = kc.RecordBatch.parse_stream(log)
        assert batch.crc_valid
        for record in batch.records:
            records += 1
            size += len(record.value)
        if log.tell() < {small}:
            early = peak()
print(records, size, early, peak())
"""


def first_use(repeats: int = 7) -> Iterator[Row]:
    """Importing and the first message read, in a new interpreter; the bytecode is cached."""
    small = kc.message("MetadataResponse")[12].build(inputs.metadata(1, 1, 1))
    with tempfile.TemporaryDirectory() as cache:
        taken = {who: _first_use(code, small, repeats, cache) for who, code in FIRST_USE.items()}
    yield Row("first use", "import", {who: imported for who, (imported, _) in taken.items()})
    yield Row("first use", "import and read a first Metadata v12", {who: used for who, (_, used) in taken.items()})


def _first_use(code: str, data: bytes, repeats: int, cache: str) -> tuple[float, float]:
    """Median seconds until all is imported, and until a message is read."""
    script = f"from time import process_time as now\nstart = now()\ndata = {data!r}\n{code}"
    script += "print(imported - start, now() - start)"
    _run(script, cache)  # fills the cache
    runs = [[float(t) for t in _run(script, cache).split()] for _ in range(repeats)]
    return statistics.median(run[0] for run in runs), statistics.median(run[1] for run in runs)


def walk(megabytes: int) -> tuple[int, int, int, float]:
    """Walk a log of that size batch by batch, looking at every record.

    Its size in bytes, its records, and the peak memory in MB; and by how much the peak grew after the first 16 MB.
    """
    batch = bytearray(inputs.batch(5_000))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "00000000000000000000.log"
        with path.open("wb") as log:
            for i in range(megabytes * 1_000_000 // len(batch)):
                batch[:8] = (i * 5_000).to_bytes(8, "big")  # the base offset is outside the checksum
                log.write(batch)
        records, _, early, peak = map(int, _run(WALK.format(path=str(path), small=16_000_000), folder).split())
        return path.stat().st_size, records, peak // 1024, (peak - early) / 1024


def _run(script: str, cache: str) -> str:
    """What a new interpreter prints, which keeps bytecode in the folder `cache`."""
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    environment["PYTHONPYCACHEPREFIX"] = cache
    command = [sys.executable, "-c", script]
    return subprocess.run(command, capture_output=True, text=True, check=True, env=environment).stdout
