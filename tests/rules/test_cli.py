"""`negotiate`, and `schema` with --diff and --history, run as people run them."""

from __future__ import annotations

from kafkaconstruct.formats.frames import ResponseFrame
from kafkaconstruct.formats.index import message
from tests.views.test_cli import run


def line_of(output: str, api: str) -> list[str]:
    return next(line.split(maxsplit=4) for line in output.splitlines() if f" {api} " in line)


def test_an_old_client_cannot_fetch() -> None:
    done = run("negotiate", "0.10.2", "4.4")
    assert done.returncode == 0
    assert done.stdout.splitlines()[0].split() == ["key", "API", "client", "0.10.2", "broker", "4.4", "used"]
    assert line_of(done.stdout, "Fetch") == ["1", "Fetch", "0-3", "4-18", "none: 3 at most against 4 at least"]
    assert line_of(done.stdout, "Metadata") == ["3", "Metadata", "0-2", "0-13", "2"]
    assert done.stdout.splitlines()[-1].endswith("APIs that only one side has")


def test_a_client_of_2_8_still_can() -> None:
    assert line_of(run("negotiate", "2.8", "4.4").stdout, "Fetch") == ["1", "Fetch", "0-12", "4-18", "12"]


def test_a_side_may_be_an_answer() -> None:
    listed = [
        {"api_key": 1, "min_version": 13, "max_version": 17},
        {"api_key": 10001, "min_version": 0, "max_version": 1},
    ]
    body = {"api_keys": listed}
    frame = ResponseFrame("ApiVersions", 3).build({"header": {"correlation_id": 1}, "body": body})
    for side in (frame.hex(), message("ApiVersionsResponse").build(body, version=3).hex()):
        done = run("negotiate", "2.8", side)
        assert done.stdout.splitlines()[0].split() == ["key", "API", "client", "2.8", "broker", "used"]
        assert line_of(done.stdout, "Fetch")[-1] == "none: 12 at most against 13 at least"
        assert line_of(done.stdout, "Unknown10001")[-1] == "-"
    assert line_of(run("negotiate", frame.hex(), "0.11").stdout, "Fetch")[-1] == "none: 13 at least against 5 at most"


def test_wrong_sides() -> None:
    done = run("negotiate", "0.99", "4.4")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("Error: no release is named '0.99'; did you mean 0.9?")
    done = run("negotiate", "2.8", "0000ffff")
    assert (done.returncode, done.stdout) == (1, "")
    assert "api_keys" in done.stderr


def test_what_changed_between_two_versions() -> None:
    done = run("schema", "Fetch:11", "--diff", "12")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == [
        "FetchRequest v11 to v12",
        "    flexible: strings, bytes and arrays have compact lengths, every struct ends in a tag buffer",
        "    topics[].partitions[].last_fetched_epoch: added after fetch_offset: Int32, default -1",
        "    cluster_id: added: String, nullable, tag 0, default null",
    ]
    assert run("schema", "Fetch:13", "--diff", "14").stdout.splitlines()[1:] == ["  the same layout"]
    done = run("schema", "Fetch:11", "--diff", "99")
    assert (done.returncode, done.stderr) == (2, "Error: FetchRequest has no version 99 (it has 0-18)\n")


def test_history() -> None:
    lines = run("schema", "Metadata", "--history").stdout.splitlines()
    assert lines[:4] == ["MetadataRequest", "v0    Kafka 0.8.0", "v1    Kafka 0.10.0", "    topics: nullable"]
    assert "v2    Kafka 0.10.1  the same layout" in lines
    assert run("schema", "TransactionLogValue", "--history").stdout.splitlines()[1] == "v0"
    assert "unstable" in run("schema", "ShareFetch", "--history").stdout.splitlines()[1]
