"""Every spec compiles to every target of the compiler, without an error and without a warning."""

from __future__ import annotations

import pytest

from tests.kaitai.toolchain import checked_in, compiled, singles

TARGETS = (
    *("construct", "cpp_stl", "csharp", "go", "graphviz", "html", "java", "javascript", "lua", "nim", "perl", "php"),
    *("python", "ruby", "rust"),
)


@pytest.mark.parametrize("target", TARGETS)
def test_what_is_checked_in_compiles(target: str) -> None:
    _, complaints = compiled(checked_in(), target)
    assert complaints == []


@pytest.mark.parametrize(("target", "debug"), [("python", False), ("javascript", True)])
def test_every_message_alone_compiles(target: str, debug: bool) -> None:
    _, complaints = compiled(singles(), target, debug=debug)
    assert complaints == []


def test_a_warning_would_be_heard() -> None:
    """The compiler wants `len_name` for what says the size of `name`."""
    spec = {
        "meta": {"id": "ill_named", "endian": "be"},
        "seq": [{"id": "count", "type": "s4"}, {"id": "name", "size": "count"}],
    }
    _, complaints = compiled({"ill_named": spec}, "python")
    assert len(complaints) == 1
    assert "StyleWarningSizeLen" in complaints[0]
    _, complaints = compiled({"wrong": {"meta": {"id": "wrong"}, "seq": [{"id": "a", "type": "s4"}]}}, "python")
    assert len(complaints) == 1
    assert "unable to use type 's4' without default endianness" in complaints[0]
