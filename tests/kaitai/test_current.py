"""ksy/ is what the declarations make it, to the byte."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result
from ruamel.yaml import YAML
from typer.testing import CliRunner

from kafkaconstruct.cli.app import app
from kafkaconstruct.errors import BuildError, UnknownNameError, VersionError
from kafkaconstruct.views.ksy import ksy_for, specs, stale, texts, wrap, write_all

KSY = Path(__file__).resolve().parent.parent.parent / "ksy"


def test_what_is_checked_in_is_current() -> None:
    assert stale(KSY) == []


def test_writing_makes_the_same_files_and_removes_others(tmp_path: Path) -> None:
    (tmp_path / "response").mkdir()
    (tmp_path / "response" / "kafka_gone.ksy").write_text("meta:\n  id: kafka_gone\n")
    (tmp_path / "notes.txt").write_text("not ours")
    written = write_all(tmp_path)
    assert {path.relative_to(tmp_path).as_posix() for path in written} == set(texts())
    assert all(path.read_bytes() == (KSY / path.relative_to(tmp_path)).read_bytes() for path in written)
    assert (tmp_path / "notes.txt").exists()


def test_check_names_each_spec_that_is_not_current(tmp_path: Path) -> None:
    def checked() -> Result:
        return CliRunner().invoke(app, ["ksy", "--all", str(tmp_path), "--check"])

    write_all(tmp_path)
    assert checked().exit_code == 0
    (tmp_path / "kafka_records.ksy").unlink()
    with open(tmp_path / "kafka_request.ksy", "a") as file:
        file.write("# edited\n")
    (tmp_path / "kafka_extra.ksy").touch()
    failed = checked()
    assert failed.exit_code == 1
    assert [name for name in ("extra", "records", "request") if f"kafka_{name}.ksy" in failed.output] == [
        "extra",
        "records",
        "request",
    ]


def test_the_text_says_what_was_meant() -> None:
    """Another YAML parser reads the same mapping that the compiler is given in the other tests."""
    yaml = YAML(typ="safe")
    for _, spec in specs():
        if spec.meta["id"] not in ("kafka_keyed_response", "kafka_request"):  # long, and made of the same parts
            assert on_one_line(yaml.load(spec.text())) == on_one_line(spec.keys())


def on_one_line(value: Any) -> Any:
    """The same with every text on one line: a long expression is folded."""
    if isinstance(value, dict):
        return {key: on_one_line(member) for key, member in value.items()}
    if isinstance(value, list):
        return [on_one_line(member) for member in value]
    return " ".join(value.split()) if isinstance(value, str) else value


def test_one_message_alone() -> None:
    text = ksy_for("MetadataResponse", 12)
    assert text.startswith("meta:\n  id: kafka_metadata_response_v12\n  title: Kafka MetadataResponse, version 12\n")
    assert "imports" not in text
    assert "params" not in text
    assert ksy_for("Metadata", 12) != text
    assert ksy_for("kafka_request") == (KSY / "kafka_request.ksy").read_text()
    assert "id: len_response" in ksy_for("MetadataResponse", 12, framed=True)
    with pytest.raises(VersionError, match="MetadataResponse has no version 99"):
        ksy_for("MetadataResponse", 99)
    with pytest.raises(UnknownNameError, match="MetadataResponse"):
        ksy_for("MetadataRespons", 12)
    with pytest.raises(BuildError, match="no frame"):
        ksy_for("VotersRecord", 0, framed=True)


def test_a_response_behind_its_key_and_version() -> None:
    frame = struct.pack(">ii", 6, 7) + b"\0\0"
    assert wrap("Heartbeat", 0, frame) == struct.pack(">hh", 12, 0) + frame
    assert wrap("HeartbeatResponse", 4, frame)[:4] == struct.pack(">hh", 12, 4)
    assert wrap("HeartbeatRequest", 4, frame) == wrap("Heartbeat", 4, frame)
    with pytest.raises(BuildError, match="not a whole frame"):
        wrap("Heartbeat", 0, frame[4:])
    with pytest.raises(VersionError):
        wrap("Heartbeat", 5, frame)
