"""The examples in the docs and the README are real: Python blocks run, and commands print what stands there."""

from __future__ import annotations

import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted([ROOT / "README.md", *ROOT.glob("docs/*.md")])
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
SHELL = re.compile(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", re.MULTILINE)


def blocks(page: Path, language: str) -> list[str]:
    return [code for found, code in BLOCK.findall(page.read_text("utf-8")) if found == language]


COMMANDS = [
    pytest.param(command, output, id=f"{page.name}: {command[:60]}")
    for page in PAGES
    for block in blocks(page, "console")
    for command, output in SHELL.findall(block)
    if command.startswith("kafkaconstruct ")
]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_python_runs(page: Path) -> None:
    namespace: dict[str, object] = {}
    for code in blocks(page, "python"):
        if code.startswith(">>>"):
            session = doctest.DocTestParser().get_doctest(code, namespace, page.name, str(page), 0)
            said: list[str] = []
            failed, _ = doctest.DocTestRunner().run(session, out=said.append, clear_globs=False)
            assert not failed, "".join(said)
            namespace = session.globs
        else:
            exec(compile(code, str(page), "exec"), namespace)


def test_there_are_commands() -> None:
    assert len(COMMANDS) >= 5


@pytest.mark.parametrize(("command", "output"), COMMANDS)
def test_a_command_prints_what_the_page_says(command: str, output: str) -> None:
    """`| head -N` cuts what a page shows."""
    run, _, head = command.partition(" | head -")
    done = subprocess.run(
        [sys.executable, "-m", "kafkaconstruct", *shlex.split(run, comments=True)[1:]],
        cwd=ROOT,
        env=os.environ | {"COLUMNS": "100", "PYTHONUTF8": "1", "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    lines = (done.stdout + done.stderr).splitlines()[: int(head) if head else None]
    assert [line.rstrip() for line in lines] == [line.rstrip() for line in output.rstrip("\n").splitlines()]
