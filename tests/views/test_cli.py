"""The command line, run as people run it: as a process."""

from __future__ import annotations

import base64
import json
import os
import resource
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import kafkaconstruct as kc
from tests.records.golden import G2, G4
from tests.views.test_mistakes import RIGHT_METADATA, TUTORIAL_METADATA, TUTORIAL_PRODUCE

ROOT = Path(__file__).parents[2]
API_VERSIONS = "00000013001200020000000100096b61666b612d636c69"


def run(*arguments: str, data: bytes = b"", cwd: Path = ROOT, **variables: str) -> subprocess.CompletedProcess[str]:
    """The command's result; standard input and both outputs are pipes."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "COLUMNS": "100", **variables}
    done = subprocess.run(
        [sys.executable, "-m", "kafkaconstruct", *arguments], input=data, capture_output=True, cwd=cwd, env=environment
    )
    out, err = done.stdout.decode("utf-8", "surrogateescape"), done.stderr.decode()
    assert "Traceback" not in err, err
    return subprocess.CompletedProcess(done.args, done.returncode, out, err)


# -- parse


def test_parse_a_request() -> None:
    done = run("parse", API_VERSIONS)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == [
        "ApiVersions request v2, a whole frame: size, header v1 and body (23 bytes, hex)",
        "0000  size                   Int32               19",
        "0004  header                 RequestHeader",
        "0004    request_api_key      Int16               API_VERSIONS (18)",
        "0006    request_api_version  Int16               2",
        "0008    correlation_id       Int32               1",
        '000c    client_id            NullableString      "kafka-cli"',
        "0017  body                   ApiVersionsRequest",
    ]


@pytest.mark.parametrize(
    ("shape", "word"),
    [
        (" ".join(f"{byte:02x}" for byte in RIGHT_METADATA), "hex"),
        ("0x" + RIGHT_METADATA.hex(), "hex"),
        (base64.b64encode(RIGHT_METADATA).decode(), "base64"),
        (repr(RIGHT_METADATA), "Python"),
    ],
)
def test_parse_says_what_it_took_the_input_for(shape: str, word: str) -> None:
    done = run("parse", shape)
    assert done.returncode == 0, done.stderr
    assert word in done.stdout.splitlines()[0]
    assert '"order-events"' in done.stdout


def test_parse_files_and_standard_input(tmp_path: Path) -> None:
    (tmp_path / "frame.bin").write_bytes(RIGHT_METADATA)
    for done in (run("parse", "frame.bin", cwd=tmp_path), run("parse", "-", data=RIGHT_METADATA)):
        assert done.returncode == 0
        assert "binary" in done.stdout.splitlines()[0]


def test_parse_hex() -> None:
    done = run("parse", "--hex", RIGHT_METADATA.hex())
    assert "0020  0d│6f 72 64 65 72 2d 65        name" in done.stdout
    assert "0028  76 65 6e 74 73\n" in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 100


@pytest.mark.parametrize("offset", ["33", "0x21"])
def test_parse_at(offset: str) -> None:
    done = run("parse", "--at", offset, RIGHT_METADATA.hex())
    assert "body.topics[0].name, its text" in done.stdout
    assert run("parse", "--at", "99", RIGHT_METADATA.hex()).returncode == 2
    assert run("parse", "--at", "x", RIGHT_METADATA.hex()).returncode == 2


def test_parse_records() -> None:
    done = run("parse", "--records", (G2 + G4).hex())
    assert done.stdout.splitlines()[1:] == [
        '         0  2023-11-14 22:13:20.000Z  null  "hi"  h=null',
        "         7  2023-11-14 22:13:20.000Z  00 00 00 01  00 00 00 00 00 09  control: COMMIT",
    ]


def test_parse_a_response_in_each_form() -> None:
    frame = kc.ResponseFrame("Metadata", 12).build({"header": {"correlation_id": 7}, "body": {"controller_id": 3}})
    for data, word in (
        (frame, "a whole frame"),
        (frame[4:], "without the frame's size"),
        (frame[9:], "the body alone"),
    ):
        done = run("parse", "--as", "MetadataResponse:12", data.hex())
        assert done.returncode == 0, done.stderr
        assert word in done.stdout.splitlines()[0]
        assert "controller_id" in done.stdout


def test_parse_several_frames() -> None:
    done = run("parse", API_VERSIONS + RIGHT_METADATA.hex())
    assert done.returncode == 0
    assert "request frames, back to back" in done.stdout
    assert done.stdout.count("correlation_id") == 2
    assert run("parse", API_VERSIONS + RIGHT_METADATA.hex() + "0000").returncode == 1


def test_parse_several_responses() -> None:
    frame = kc.ResponseFrame("Metadata", 12).build({"header": {"correlation_id": 7}, "body": {"controller_id": 3}})
    done = run("parse", "--json", "--as", "MetadataResponse:12", (2 * frame).hex())
    assert done.returncode == 0
    assert "frames back to back" in done.stderr
    assert run("build", "-", data=done.stdout.encode()).stdout.strip() == (2 * frame).hex()


def test_every_command_says_in_one_line_what_it_does() -> None:
    commands = run("--help", COLUMNS="80").stdout.split("Commands:")[1]
    assert "negotiate " in commands
    assert "..." not in commands


def test_parse_a_tail_is_fine_and_noted() -> None:
    done = run("parse", (G2 + G2[:20]).hex())
    assert (done.returncode, done.stderr) == (0, "")
    assert "cut off: 53 bytes are missing" in done.stdout


def test_parse_a_wrong_checksum_is_not_fine() -> None:
    done = run("parse", (G2[:-1] + b"\x03").hex())
    assert done.returncode == 1
    assert "4058887129 (0xf1edb3d9)" in done.stderr
    assert '"hi"' in done.stdout


@pytest.mark.parametrize("mode", [[], ["--records"]])
def test_parse_prints_so_many_errors_and_no_more(mode: list[str]) -> None:
    done = run("parse", *mode, (30 * (G2[:-1] + b"\x03")).hex())
    assert done.returncode == 1
    assert done.stderr.count("the checksum does not fit the bytes") == 20
    assert done.stderr.splitlines()[-1] == "… and 10 more"


def test_parse_left_over_bytes_are_not_fine() -> None:
    done = run("parse", "--as", "HeartbeatRequest:0", "00016700000000000061")
    assert done.returncode == 1
    assert "1 byte left over" in done.stderr
    assert "left over" in done.stdout


def test_parse_bad_bytes() -> None:
    done = run("parse", RIGHT_METADATA[:40].hex())
    assert done.returncode == 1
    lines = done.stderr.splitlines()
    assert lines[0] == "✗ size: the frame is cut off"
    assert "    expected  45 bytes after the size" in lines
    assert "    found     36 remaining" in lines
    assert "              ^^ ^^ ^^ ^^" in lines
    assert "correlation_id" in done.stdout


@pytest.mark.parametrize(
    ("frame", "words"),
    [
        (
            TUTORIAL_METADATA,
            ["says 38, but 28", "never a compact string", "topic_id is missing", "one short", "since v11"],
        ),
        (TUTORIAL_PRODUCE, ["compact null is 00", "not one of four bytes", "a tag buffer too many"]),
    ],
)
def test_parse_frames_of_tutorials(frame: bytes, words: list[str]) -> None:
    done = run("parse", frame.hex())
    assert done.returncode == 1
    for word in words:
        assert word in done.stderr


def test_parse_something_else() -> None:
    done = run("parse", "-", data=b"GET / HTTP/1.1\r\nHost: kafka\r\n\r\n")
    assert done.returncode == 1
    assert done.stderr.startswith("(31 bytes, binary)\n")  # how it was taken
    assert "HTTP" in done.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ["parse"],
        ["parse", "nothing-here.bin"],
        ["parse", "--as", "Nonsense", "00"],
        ["parse", "--as", "Metadata:99", "00"],
        ["parse", "--hex", "--json", API_VERSIONS],
        ["parse", "--part", "nonsense", API_VERSIONS],
        ["parse", "zz"],
        ["schema", "Fetch:3", "--diff", "4", "--history"],
        ["negotiate", "9", "8"],
        ["build", "{}", "--as", "Metadata:0", "-o", "no/such/folder/out.bin"],
        ["build", "nothing-here.yaml"],
        ["build", "--hex", "--raw", "{}"],
        ["schema", "Nonsense"],
        ["apis", "--release", "7.5"],
        ["nonsense"],
        ["--nonsense"],
    ],
)
def test_wrong_usage(arguments: list[str]) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["parse", "docs"], "'docs' is a folder"),
        (["parse", ""], "no bytes in the text"),
        (["parse", "README.md", "pyproject.toml"], "one file at a time"),
        (["parse", "a.bin", "b.bin"], "there is no file 'a.bin'"),
        (["parse", "gdb says x/8xb\n"], "neither hex nor any other shape"),
        (["parse", "0000001"], "an odd number of hex digits (7)\n"),
        (["negotiate", "9", "4.4"], "no release is named '9'"),
    ],
)
def test_wrong_usage_says_what_is_wrong(arguments: list[str], words: str) -> None:
    assert words in run(*arguments).stderr


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="this system has no /dev/full")
def test_a_full_disk() -> None:
    with open("/dev/full", "wb") as full:
        command = [sys.executable, "-m", "kafkaconstruct", "parse", API_VERSIONS]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, cwd=ROOT)
    assert (done.returncode, done.stderr) == (2, "Error: output failed: No space left on device\n")


def test_a_closed_output() -> None:
    command = f"'{sys.executable}' -m kafkaconstruct parse {API_VERSIONS} >&-"
    done = subprocess.run(["sh", "-c", command], stderr=subprocess.PIPE, text=True, cwd=ROOT)
    assert (done.returncode, done.stderr) == (2, "Error: standard output is closed\n")


def test_colours_only_where_they_are_wanted() -> None:
    assert "\x1b[" not in run("parse", API_VERSIONS).stdout
    assert "\x1b[" in run("parse", API_VERSIONS, FORCE_COLOR="1").stdout
    assert "\x1b[" not in run("parse", API_VERSIONS, FORCE_COLOR="1", NO_COLOR="1").stdout


def test_a_reader_that_goes_away() -> None:
    topics = [{"name": f"topic-{i}", "partitions": [{"partition_index": 0}] * 20} for i in range(500)]
    body = kc.message("MetadataResponse")[9].build({"topics": topics})
    command = [sys.executable, "-m", "kafkaconstruct", "parse", "--all", "--as", "MetadataResponse:9", "-"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    process = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment
    )
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdin.write(body)
    process.stdin.close()
    process.stdout.readline()
    process.stdout.close()
    assert process.stderr.read() == b""
    assert process.wait() == -signal.SIGPIPE


# -- logs


def test_parse_a_log_of_an_internal_topic(tmp_path: Path) -> None:
    coordinator = kc.CoordinatorRecord("__consumer_offsets")
    key, value = coordinator.build(
        {
            "key": {"version": 1, "body": {"group": "my-group", "topic": "t", "partition": 3}},
            "value": {"version": 3, "body": {"offset": 42, "metadata": "", "commit_timestamp": 5}},
        }
    )
    segment = tmp_path / "__consumer_offsets-3" / "00000000000000000000.log"
    segment.parent.mkdir()
    segment.write_bytes(kc.Records.build([{"records": [{"key": key, "value": value}]}]))
    done = run("parse", str(segment))
    assert done.returncode == 0
    assert '"my-group"' in done.stdout
    assert "OffsetCommitValue" in done.stdout
    named = run("parse", "--topic", "__consumer_offsets", segment.read_bytes().hex())
    assert '"my-group"' in named.stdout
    assert run("parse", "--topic", "t", API_VERSIONS).returncode == 2


def test_parse_a_long_log_by_its_batches(tmp_path: Path) -> None:
    batch = {"records": [{"value": b"x" * 1000}] * 100}
    log = kc.Records.build([{**batch, "base_offset": 100 * i} for i in range(4)])
    (tmp_path / "long.log").write_bytes(log[:-1] + b"\x02" + bytes(100))
    done = run("parse", "long.log", cwd=tmp_path)
    assert done.returncode == 1
    assert len(done.stdout.splitlines()) == 8
    assert "CRC does not fit" in done.stdout
    assert "then 100 zero bytes" in done.stdout
    assert "the checksum does not fit the bytes" in done.stderr
    records = run("parse", "--records", "long.log", cwd=tmp_path)
    assert records.returncode == 1


def test_records_that_a_read_committed_consumer_is_not_given() -> None:
    data = {"producer_id": 5, "producer_epoch": 0, "is_transactional": True, "records": [{"value": b"v", "offset": 3}]}
    marker = {"type": "ABORT", "value": {"coordinator_epoch": 1}}
    abort = {"producer_id": 5, "producer_epoch": 0, "is_transactional": True, "is_control": True}
    log = kc.Records.build([data, {**abort, "records": [{"control": marker, "offset": 4}]}])
    done = run("parse", "--records", log.hex())
    assert "(not for read_committed: aborted by the marker at offset 4)" in done.stdout
    partition = {"partition_index": 2, "aborted_transactions": [{"producer_id": 5, "first_offset": 3}], "records": log}
    response = kc.message("FetchResponse")[4].build({"responses": [{"topic": "orders", "partitions": [partition]}]})
    answer = run("parse", "--records", "--as", "FetchResponse:4", response.hex())
    assert '"orders", partition 2' in answer.stdout
    assert "not for read_committed" in answer.stdout


# -- build


def test_what_parse_prints_build_reads() -> None:
    trailing = (RIGHT_METADATA + b"\0\0").hex()
    for data in (RIGHT_METADATA.hex(), API_VERSIONS, API_VERSIONS + RIGHT_METADATA.hex(), G2.hex(), trailing):
        for form in ("--json", "--yaml"):
            printed = run("parse", form, data)
            built = run("build", "-", data=printed.stdout.encode())
            assert (built.returncode, built.stdout.strip()) == (0, data), built.stderr


def test_build_forms(tmp_path: Path) -> None:
    document = json.dumps({"_as": "HeartbeatRequest:0", "group_id": "g"})
    wanted = kc.message("HeartbeatRequest")[0].build({"group_id": "g"})
    assert run("build", document).stdout.strip() == wanted.hex()
    assert run("build", "--base64", document).stdout.strip() == base64.b64encode(wanted).decode()
    assert run("build", "--raw", document).stdout == wanted.decode()
    (tmp_path / "request.yaml").write_text("group_id: g\n")
    done = run("build", "request.yaml", "--as", "Heartbeat:0", "-o", "out.bin", cwd=tmp_path)
    assert (done.returncode, done.stdout) == (0, "")
    assert (tmp_path / "out.bin").read_bytes() == wanted
    for form, written in (("--raw", wanted), ("--hex", wanted.hex().encode() + b"\n")):
        assert run("build", document, form, "-o", str(tmp_path / "out")).returncode == 0
        assert (tmp_path / "out").read_bytes() == written
    assert run("build", document, "--hex", "--raw").returncode == 2


def test_build_a_frame() -> None:
    body = json.dumps({"group_id": "g"})
    done = run("build", body, "--as", "Heartbeat:4", "--frame", "--client-id", "me", "--correlation-id", "7")
    assert bytes.fromhex(done.stdout) == kc.request("Heartbeat", 4, client_id="me", correlation_id=7, group_id="g")
    answer = run("build", "{}", "--as", "HeartbeatResponse:4", "--frame", "--correlation-id", "7")
    assert kc.ResponseFrame("Heartbeat", 4).parse(bytes.fromhex(answer.stdout)).header.correlation_id == 7


@pytest.mark.parametrize(
    ("document", "words"),
    [
        ('{"_as": "HeartbeatRequest:0", "groupid": "g"}', "groupid: no such field"),
        ('{"_as": "HeartbeatRequest:0", "group_id": null}', "group_id: None where null is not allowed"),
        ('{"_as": "HeartbeatRequest:0", "generation_id": 2147483648}', "generation_id: not a value of this type"),
        (
            '{"_as": "HeartbeatRequest:0", "group_instance_id": "x"}',
            "group_instance_id: this version has no such field",
        ),
        ('{"group_id": "g"}', "nothing says what this is"),
        ("[1", "neither JSON nor YAML"),
    ],
)
def test_build_refuses(document: str, words: str) -> None:
    done = run("build", "-", data=document.encode())
    assert done.returncode == 1
    assert words in done.stderr
    assert done.stdout == ""


# -- diff, schema, apis


def test_diff() -> None:
    other = RIGHT_METADATA.replace(b"order-events", b"order-awards")
    assert run("diff", RIGHT_METADATA.hex(), RIGHT_METADATA.hex()).returncode == 0
    done = run("diff", RIGHT_METADATA.hex(), other.hex())
    assert done.returncode == 1
    assert done.stdout.splitlines()[2:] == [
        'body.topics[0].name  0020  "order-events"  →  "order-awards"',
    ]


def test_diff_of_a_frame_that_is_cut_off() -> None:
    frame = kc.request("Metadata", 12, topics=[{"name": "orders"}]).hex()
    done = run("diff", frame[:-20], frame)
    assert "body.include_topic_authorized_operations" in done.stdout
    assert "  there  →  there" not in done.stdout


def test_diff_of_different_lengths() -> None:
    struct = kc.message("MetadataRequest")[4]
    one, two = (struct.build({"topics": [{"name": name} for name in names]}) for names in ("a", "ab"))
    done = run("diff", one.hex(), two.hex(), "--as", "MetadataRequest:4", "--part", "body")
    assert done.returncode == 1
    assert "topics[1]" in done.stdout
    assert "not there" in done.stdout


def test_schema() -> None:
    done = run("schema", "Metadata:12")
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert lines[0].startswith("MetadataRequest v12")
    assert any(line.split() == ["name", "COMPACT_NULLABLE_STRING", "null:", "by", "id"] for line in lines)
    assert "since" in lines[0]
    source = run("schema", "Metadata:12", "--source")
    compile(source.stdout, "source", "exec")
    assert "def " in source.stdout


def test_apis() -> None:
    everything = run("apis").stdout
    assert "Produce" in everything
    assert "UnregisterController" in everything
    assert any(line.split() == ["1", "Fetch", "0-17"] for line in run("apis", "--release", "3.9").stdout.splitlines())
    changes = run("apis", "--diff", "3.9", "4.0").stdout
    assert "gone (was 0-7)" in changes
    assert "drops 0-3" in changes


def test_help_is_there_at_once() -> None:
    """Under twice what importing typer takes, in processor time, as the machine may be busy; the least of several."""

    def spent(*arguments: str) -> float:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, *arguments], check=True, capture_output=True, cwd=ROOT)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    pairs = [(spent("-m", "kafkaconstruct", "--help"), spent("-c", "import typer")) for _ in range(9)]
    assert min(helped for helped, _ in pairs) < 2 * min(imported for _, imported in pairs)


def test_help_does_without_construct() -> None:
    code = "import runpy, sys; sys.argv[1:] = ['--help']; runpy.run_module('kafkaconstruct', run_name='__main__')"
    done = subprocess.run([sys.executable, "-X", "importtime", "-c", code], capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0
    assert "typer" in done.stderr
    assert "construct.core" not in done.stderr


def test_help_of_each_command() -> None:
    listed = run("--help").stdout
    for command in ("parse", "build", "diff", "schema", "apis"):
        assert command in listed
        assert run(command, "--help").returncode == 0
    assert run("--version").stdout.startswith("kafkaconstruct")


def test_ksy() -> None:
    done = run("ksy", "MetadataResponse:12")
    assert done.returncode == 0
    assert done.stdout.startswith("meta:\n  id: kafka_metadata_response_v12\n")
    frame = kc.ResponseFrame("Metadata", 12).build({})
    wrapped = run("ksy", "MetadataResponse:12", "--wrap", frame.hex())
    assert wrapped.stdout.encode("utf-8", "surrogateescape")[:4] == b"\0\x03\0\x0c"
    assert run("ksy", "Nonsense").returncode == 2
