"""The Python example of docs/kaitai.md, with the parsers that the compiler makes."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from kafkaconstruct.engines.kaitai import Type
from kafkaconstruct.views.ksy import specs, texts
from tests.kaitai.toolchain import checked_in, compiled

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = (ROOT / "docs" / "kaitai.md").read_text("utf-8")

pytestmark = pytest.mark.xdist_group("kaitai-python")


def test_the_python_example_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    (example,) = re.findall(r"^```py\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    folder, complaints = compiled(checked_in(), "python")
    assert complaints == []
    monkeypatch.setattr(sys, "path", [str(folder), *sys.path])
    monkeypatch.chdir(ROOT)
    exec(compile(example, "docs/kaitai.md", "exec"), {})


def test_every_spec_is_on_the_page() -> None:
    named = set(re.findall(r"`(kafka_\w+|…_\w+)`", PAGE))
    named = {name.replace("…", "kafka_consumer_protocol") for name in named}
    alone = {name.removesuffix(".ksy") for name in texts() if "/" not in name}
    assert alone <= named


def test_the_counts_are_right() -> None:
    said = re.search(r"(\d+) specs, some ([\d,]+) types and ([\d,]+) lines", PAGE)
    assert said is not None
    of_specs, of_types, of_lines = (int(number.replace(",", "")) for number in said.groups())
    assert of_specs == len(texts())
    assert of_types == pytest.approx(sum(count_types(spec) for _, spec in specs()), rel=0.05)
    assert of_lines == pytest.approx(sum(text.count("\n") for text in texts().values()), rel=0.05)


def count_types(type_: Type) -> int:
    return sum(1 + count_types(inner) for inner in type_.types.values())
