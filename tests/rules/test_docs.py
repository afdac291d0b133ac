"""Every example in docs/rules.md and docs/strategies.md does what the page says."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

from kafkaconstruct import rules

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize(("page", "examples"), [("rules.md", 40), ("strategies.md", 8)])
def test_the_examples(page: str, examples: int) -> None:
    done = doctest.testfile(str(DOCS / page), module_relative=False, optionflags=doctest.REPORT_NDIFF)
    assert done.failed == 0
    assert done.attempted > examples


def test_no_public_name_is_hidden_by_a_module() -> None:
    """A module that is imported becomes an attribute of its package, whatever the package said that the name is."""
    modules = {path.stem for path in Path(rules.__file__ or "").parent.glob("*.py")}
    assert not modules & set(rules.__all__)
    assert all(hasattr(rules, name) for name in rules.__all__)
