"""What the command line says to somebody who is at the wrong command or has the wrong name."""

from __future__ import annotations

import re

import pytest

from kafkaconstruct.views.reading import reading_names
from kafkaconstruct.views.schema import way_to_read
from tests.views.test_cli import API_VERSIONS, run


@pytest.mark.parametrize("form", ["--json", "--yaml"])
def test_parse_of_what_parse_printed_points_to_build(form: str) -> None:
    document = run("parse", form, API_VERSIONS).stdout
    by_hand = re.sub(r'.*("_as"|"size"|_as|size): .*\n', "", document)
    for text in (document, by_hand):
        for arguments in ([], ["--as", "Fetch:11"]):
            done = run("parse", *arguments, "-", data=text.encode())
            assert done.returncode == 1
            assert f"a {form[2:].upper()} document of a message" in done.stderr
            assert "the build command makes bytes of it" in done.stderr
            assert "port" not in done.stderr


@pytest.mark.parametrize(
    ("data", "said", "hint"),
    [
        (b"Dear reader,\nthere is nothing in here but words.\n", "like text", "no bytes stand in it"),
        (b'{"topics": ["orders"]}', "like JSON", "_as or --as"),
        (b"SSH-2.0-OpenSSH_9.6\r\n", "like SSH", "another protocol talks to this port"),
    ],
)
def test_parse_says_what_text_may_be(data: bytes, said: str, hint: str) -> None:
    done = run("parse", "-", data=data)
    assert done.returncode == 1
    assert said in done.stderr
    assert hint in done.stderr


@pytest.mark.parametrize(
    ("name", "layout"),
    [
        ("OffsetIndex", "entries of relative_offset (Int32), position (Int32), then perhaps zeros"),
        ("TimeIndex", "entries of timestamp (Int64), relative_offset (Int32), then perhaps zeros"),
        ("Records", "see RecordBatch and Record, and Message"),
        ("requestframe", "RequestHeader"),
    ],
)
def test_schema_of_a_way_to_read(name: str, layout: str) -> None:
    done = run("schema", name)
    assert (done.returncode, done.stdout) == (2, "")
    assert "is a way to read bytes" in done.stderr
    assert layout in done.stderr
    assert "did you mean" not in done.stderr


def test_schema_of_every_way_to_read() -> None:
    for name in reading_names():
        described = name == "RecordBatch"  # it is among the messages, too
        assert (way_to_read(name) is None) == described
    for name in ("Nonsense", "Fetch", ""):
        assert way_to_read(name) is None
