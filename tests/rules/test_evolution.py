"""What changed between versions, and the rules that every message must keep."""

from __future__ import annotations

import pytest

from kafkaconstruct.declare import Array, Int8, Int16, Int32, Int64, Message, String, Struct
from kafkaconstruct.errors import VersionError
from kafkaconstruct.formats.index import message, messages
from kafkaconstruct.formats.releases import release
from kafkaconstruct.rules import changes, history, lint
from kafkaconstruct.rules.evolution import brought_by


def told(name: str, old: int, new: int) -> list[str]:
    return list(map(str, changes(message(name), old, new)))


def test_fetch_11_to_12() -> None:
    assert told("FetchRequest", 11, 12) == [
        "flexible: strings, bytes and arrays have compact lengths, every struct ends in a tag buffer",
        "topics[].partitions[].last_fetched_epoch: added after fetch_offset: Int32, default -1",
        "cluster_id: added: String, nullable, tag 0, default null",
    ]


def test_added_removed_and_in_front() -> None:
    assert told("FetchRequest", 12, 13) == [
        "topics[].topic: removed; it was String",
        "topics[].topic_id: added in front: Uuid",
        "forgotten_topics_data[].topic: removed; it was String",
        "forgotten_topics_data[].topic_id: added in front: Uuid",
    ]
    assert told("MetadataRequest", 0, 1) == ["topics: nullable"]


def test_backwards_reads_the_other_way_round() -> None:
    assert told("FetchRequest", 12, 11)[0] == "no longer flexible"
    assert "cluster_id: removed; it was String, nullable, tag 0, default null" in told("FetchRequest", 12, 11)


def test_the_same_version_has_no_changes() -> None:
    for one in messages():
        assert changes(one, one.newest, one.newest) == []


def test_every_change_of_layout_is_told() -> None:
    """Two versions whose defaults build to different bytes differ in words as well."""
    differing = 0
    for one in messages():
        for version in one.versions[1:]:
            if one[version].build({}) != one[version - 1].build({}):
                assert changes(one, version - 1, version), (one, version)
                differing += 1
    assert differing > 150


def test_a_version_that_is_not_there() -> None:
    with pytest.raises(VersionError, match="no version 99"):
        changes(message("FetchRequest"), 12, 99)


def test_history_names_the_release_that_brought_each() -> None:
    steps = {step.version: step for step in history(message("FetchRequest"))}
    assert list(steps) == list(message("FetchRequest").versions)
    assert [steps[v].release for v in (0, 4, 7, 12, 13, 18)] == ["0.8.0", "0.11", "1.1", "2.7", "3.1", "4.1"]
    assert steps[0].changes == ()
    assert not steps[8].changes  # the broker counts throttling differently; the layout is the same


def test_every_version_of_every_api_was_brought_by_a_release_that_serves_it() -> None:
    for one in messages():
        for step in history(one):
            if step.release is not None:
                assert one.key is not None
                assert step.version in release(step.release).versions(one.key, unstable=True)


def test_what_is_no_request_has_no_release() -> None:
    assert brought_by(message("OffsetCommitValue"), 1) is None


def test_every_declaration_keeps_the_rules_of_evolution() -> None:
    assert [(one.name, str(change)) for one in messages() for change in lint(one)] == []


def broken(*fields: object, flexible: str = "0+", unstable: str = "none") -> list[str]:
    return list(map(str, lint(Message("M", versions="0-2", flexible=flexible, unstable=unstable, fields=fields))))


def test_the_lint_sees_each_kind_of_breach() -> None:
    assert broken("a" / Int8("0", tag=0), "b" / Int8("1+", tag=0)) == ["b: v1: tag 0 was a's", "b: v2: tag 0 was a's"]
    assert broken("s" / Array["a" / Int8("0", tag=3), "b" / Int8("1+", tag=3)])[0] == "s[].b: v1: tag 3 was a's"
    assert broken("a" / Int8("0"), "b" / Int8, "a" / Int8("1+")) == [
        "a: v1: moved to another place",
        "b: v1: moved to another place",
    ]
    assert broken("a" / Int8("0-1"), "a" / Int16("2+")) == ["a: v2: now Int16; it was Int8"]
    assert broken("a" / Array("0")[Int32], "a" / Array("1+")[Int64]) == [
        "a: v1: now an array of Int64; it was one of Int32"
    ]
    assert broken("a" / String(nullable="0-1")) == ["a: v2: no longer nullable"]
    assert broken("a" / Int8("0"), "a" / Int8("2")) == ["a: v2: back, after v0"]
    assert broken("a" / Int8(tag=1, tagged="0-1")) == ["a: v2: no longer tagged; it was tag 1"]
    assert broken("a" / Int8, flexible="1") == ["v2: no longer flexible"]
    assert broken("s" / Struct("1+")["a" / Int8], "b" / Int8("2+", tag=5)) == []


def test_an_unstable_version_binds_nothing() -> None:
    assert broken("a" / Int8("0-1"), "a" / Int16("2+"), unstable="1") == []
