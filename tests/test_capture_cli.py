"""The commands capture and identify, as somebody types them."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from kafkaconstruct.cli.app import app
from tests.packet_files import pcap, talk

DATA = Path(__file__).parent / "data" / "captures"
KJS = str(DATA / "kjs-Snappy.pcapng")
COMMAND = [sys.executable, "-m", "kafkaconstruct"]
API_VERSIONS = "00000013001200020000000100096b61666b612d636c69"


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, [*arguments], catch_exceptions=False)


def test_table() -> None:
    result = run("capture", KJS)
    lines = result.stdout.splitlines()
    assert result.exit_code == 0
    assert lines[0].split() == ["time", "stream", "client", "API", "about"]
    assert len(lines) == 71
    assert "kafkajs" in lines[1]
    assert "ApiVersions v2" in lines[1]


def test_json_lines() -> None:
    rows = [json.loads(line) for line in run("capture", KJS, "--json").stdout.splitlines()]
    assert len(rows) == 70
    assert {row["kind"] for row in rows} == {"request", "response"}
    [wrong] = [row for row in rows if row["error"] is not None]
    assert wrong["error"] == {
        "path": "members", "offset": 14, "reason": "the length of Array: Int32 is cut off",
    }  # fmt: skip


def test_filters_and_summary() -> None:
    assert len(run("capture", KJS, "--json", "--api", "Fetch", "--api", "0").stdout.splitlines()) == 18
    for slow in ("4000", "4000ms", "4s"):
        assert len(run("capture", KJS, "--json", "--slower-than", slow).stdout.splitlines()) == 3
    assert run("capture", KJS, "--slower-than", "soon").exit_code == 2
    assert len(run("capture", KJS, "--json", "--errors").stdout.splitlines()) == 1
    assert run("capture", KJS, "--client", "nobody").stdout == ""
    summary = run("capture", KJS, "--summary", "--topic", "orders").stdout
    assert "orders" in summary
    assert "Heartbeat" not in summary


@pytest.mark.parametrize("mode", [[], ["--json"], ["--summary"]])
def test_filters_that_nothing_passes_are_noted(mode: list[str]) -> None:
    for narrowing in (["--topic", "nothing"], ["--client", "nobody"], ["--api", "Vote"], ["--slower-than", "9000s"]):
        result = run("capture", KJS, *mode, *narrowing)
        assert (result.exit_code, "note: no message matches\n" in result.stderr) == (0, True)
    assert "no message" not in run("capture", KJS, *mode, "--topic", "orders").stderr
    assert "no message" not in run("capture", KJS, *mode).stderr


def test_page(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    result = run("capture", KJS, "--html", str(page))
    assert result.exit_code == 0
    assert "70 messages" in result.stdout
    assert page.read_text("utf-8").startswith("<!doctype html>")


def test_wrong_usage() -> None:
    assert run("capture", KJS, "--json", "--summary").exit_code == 2
    missing = run("capture", "no-such-file.pcap")
    assert missing.exit_code == 2
    assert "No such file" in missing.stderr
    wrong = run("capture", KJS, "--api", "Fetsch")
    assert wrong.exit_code == 2
    assert "Fetch" in wrong.stderr


def test_no_capture_file(tmp_path: Path) -> None:
    path = tmp_path / "not.pcap"
    path.write_bytes(b"GET / HTTP/1.1\r\n\r\n")
    done = subprocess.run([*COMMAND, "capture", str(path)], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "neither pcap nor pcapng" in done.stderr
    assert "Traceback" not in done.stderr


def test_pipe_shows_messages_while_it_is_open() -> None:
    """tcpdump -U -w - | kafkaconstruct capture - : lines come before the pipe ends."""
    request, response = bytes.fromhex(API_VERSIONS), bytes.fromhex("0000000a00000001000000000000")
    file = pcap(talk([(0, request), (1, response)] * 3))
    process = subprocess.Popen([*COMMAND, "capture", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(file)
    process.stdin.flush()
    process.stdout.readline()
    assert b"ApiVersions v2" in process.stdout.readline()
    assert process.poll() is None
    process.stdin.close()
    rest = process.stdout.read()
    assert process.wait(timeout=30) == 0
    assert rest.count(b"ApiVersions") == 5


def test_pipe_and_file_say_the_same() -> None:
    with open(KJS, "rb") as file:
        piped = subprocess.run([*COMMAND, "capture", "-", "--json"], stdin=file, capture_output=True, check=True).stdout
    assert piped.decode() == run("capture", KJS, "--json").stdout
    content = Path(KJS).read_bytes()
    piped = subprocess.run([*COMMAND, "capture", "-", "--json"], input=content, capture_output=True, check=True).stdout
    assert sorted(piped.splitlines()) == sorted(run("capture", KJS, "--json").stdout.encode().splitlines())


@pytest.mark.parametrize("seed", range(6))
def test_hostile_captures_give_no_traceback(seed: int, tmp_path: Path) -> None:
    rng = random.Random(seed)
    file = bytearray(rng.choice(sorted(DATA.glob("*.pcap*"))).read_bytes())
    for _ in range(rng.choice((3, 30, 300))):
        file[rng.randrange(4, len(file))] = rng.randrange(256)
    path = tmp_path / "hostile.pcap"
    path.write_bytes(file)
    for option in ("--json", "--summary", "--errors"):
        assert run("capture", str(path), option).exit_code == 0
    assert run("capture", str(path), "--html", str(tmp_path / "page.html")).exit_code == 0


def test_identify() -> None:
    result = run("identify", API_VERSIONS)
    lines = result.stdout.splitlines()
    assert result.exit_code == 0
    assert lines[0] == "23 bytes (hex)"
    assert lines[1].split()[:4] == ["100%", "request", "frame", "ApiVersionsRequest:2"]


def test_identify_as_json() -> None:
    [best, *_] = json.loads(run("identify", "--json", API_VERSIONS).stdout)
    assert (best["kind"], best["name"], best["version"], best["form"]) == (
        "request frame",
        "ApiVersionsRequest",
        2,
        "hex",
    )
    assert best["score"] > 0.99


def test_identify_says_when_guesses_tie() -> None:
    """A response of an error code and an empty list."""
    answer = "0000000a 00000001 0000 00000000"
    assert "the first 2 explain these bytes equally well" in run("identify", answer).stdout
    done = subprocess.run([*COMMAND, "parse", answer], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "several things" in done.stderr
    assert "HeartbeatResponse" in done.stderr


def test_identify_of_nothing_known() -> None:
    result = run("identify", "fe" * 60)
    assert result.exit_code == 1
    assert "nothing" in result.stdout
