"""`capture --json` beside tshark on one file: `python -m benchmarks.captures`.

Needs tshark, and to record the file also tcpdump (as root) and confluent-kafka: 150,000 records of 150 bytes, produced
and fetched over loopback with librdkafka's mock cluster. Give --pcap to measure a file that is there. The tools take
turns; the medians are of wall-clock time, the whole process each.
"""

from __future__ import annotations

import argparse
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

RECORDS, VALUE = 150_000, 150
OURS = [sys.executable, "-c", "from kafkaconstruct.cli import main; main()", "capture", "--json"]


def main() -> None:
    """The command."""
    options = argparse.ArgumentParser(prog="python -m benchmarks.captures", description=__doc__)
    options.add_argument("--pcap", type=Path, help="the file; recorded anew if left out")
    options.add_argument("--port", type=int, default=9092, help="the broker's port, which tshark has to be told")
    options.add_argument("--pairs", type=int, default=5, help="a median is taken of so many (default: %(default)s)")
    chosen = options.parse_args()
    if shutil.which("tshark") is None:
        options.error("tshark is not installed")
    with tempfile.TemporaryDirectory() as folder:
        path, port = (chosen.pcap, chosen.port) if chosen.pcap else record(Path(folder) / "mock.pcap")
        theirs = ["tshark", "-r", str(path), "-d", f"tcp.port=={port},kafka", "-T", "ek"]
        pairs = [(seconds([*OURS, str(path)]), seconds(theirs)) for _ in range(chosen.pairs)]
        ours, tshark = (statistics.median(times) for times in zip(*pairs, strict=True))
        print(f"{path.stat().st_size / 1e6:.1f} MB, median of {chosen.pairs} pairs, wall-clock time")
        print(f"kafkaconstruct capture --json  {ours:6.2f} s")
        print(f"tshark -T ek                   {tshark:6.2f} s   {tshark / ours:.1f} times ours")
        print(f"peak memory of ours: {peak(path):.0f} MB; of its first tenth: {peak(tenth(path, Path(folder))):.0f} MB")


def seconds(command: list[str]) -> float:
    """Wall-clock time of a command that must end well."""
    start = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return time.perf_counter() - start


def peak(path: Path) -> float:
    """Peak memory of our command in MB: a child of a child, so that each run counts for itself."""
    code = (
        "import resource, subprocess, sys; subprocess.run(sys.argv[1:], check=True, stdout=subprocess.DEVNULL);"
        "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)"
    )
    said = subprocess.run([sys.executable, "-c", code, *OURS, str(path)], check=True, capture_output=True, text=True)
    return int(said.stdout) / 1024


def tenth(path: Path, folder: Path) -> Path:
    """The file's beginning, cut wherever it falls."""
    part = folder / "tenth.pcap"
    with path.open("rb") as whole:
        part.write_bytes(whole.read(path.stat().st_size // 10))
    return part


def record(path: Path) -> tuple[Path, int]:
    """Record a mock cluster's traffic. Returns the file and the broker's port."""
    from confluent_kafka import Consumer, Producer

    cluster = Producer({"bootstrap.servers": "mock", "test.mock.num.brokers": 1})
    [broker] = cluster.list_topics(timeout=10).brokers.values()
    command = ["tcpdump", "-i", "lo", "-s", "0", "-B", "65536", "-U", "-w", str(path), f"tcp port {broker.port}"]
    recording = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    time.sleep(1.5)
    where = f"{broker.host}:{broker.port}"
    values = [random.Random(number).randbytes(VALUE // 2).hex() for number in range(500)]
    producer = Producer(
        {"bootstrap.servers": where, "client.id": "producer", "linger.ms": 20, "batch.num.messages": 1000}
    )
    for number in range(RECORDS):
        while True:
            try:
                producer.produce("orders", values[number % 500], key=f"k{number}")
                break
            except BufferError:
                producer.poll(0.1)
    producer.flush(60)
    consumer = Consumer({"bootstrap.servers": where, "group.id": "bench", "auto.offset.reset": "earliest"})
    consumer.subscribe(["orders"])
    seen, end = 0, time.monotonic() + 120
    while seen < RECORDS and time.monotonic() < end:
        seen += len(consumer.consume(5000, timeout=2))
    consumer.close()
    recording.terminate()
    recording.wait()
    print(f"recorded {RECORDS} records produced and {seen} fetched")
    return path, broker.port


if __name__ == "__main__":
    main()
