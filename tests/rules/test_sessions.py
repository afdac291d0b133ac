"""What a Fetch in a session really asks for."""

from __future__ import annotations

from typing import Any
from uuid import UUID

import pytest

from kafkaconstruct.formats.error_codes import ErrorCode
from kafkaconstruct.formats.index import message
from kafkaconstruct.rules import FetchSessions

A, B = UUID(int=0xA), UUID(int=0xB)


def request(
    session_id: int,
    epoch: int,
    topics: dict[Any, dict[int, int]],
    gone: dict[Any, list[int]] | None = None,
    version: int = 12,
) -> Any:
    """A Fetch request body: {topic: {partition: fetch_offset}}, through its bytes."""
    name = "topic" if version < 13 else "topic_id"
    body = {
        "session_id": session_id,
        "session_epoch": epoch,
        "topics": [
            {name: topic, "partitions": [{"partition": p, "fetch_offset": at} for p, at in partitions.items()]}
            for topic, partitions in topics.items()
        ],
        "forgotten_topics_data": [{name: topic, "partitions": ps} for topic, ps in (gone or {}).items()],
    }
    made = message("FetchRequest")[version]
    return made.parse(made.build(body))


def response(session_id: int, error: int = 0, topics: dict[Any, list[int]] | None = None, version: int = 12) -> Any:
    name = "topic" if version < 13 else "topic_id"
    listed = [
        {name: topic, "partitions": [{"partition_index": p} for p in partitions]}
        for topic, partitions in (topics or {}).items()
    ]
    made = message("FetchResponse")[version]
    return made.parse(made.build({"session_id": session_id, "error_code": error, "responses": listed}))


def offsets(fetched: Any) -> dict[Any, int]:
    return {key: partition["fetch_offset"] for key, partition in fetched.partitions.items()}


def test_a_session_from_full_to_incremental() -> None:
    sessions = FetchSessions()
    full = sessions.fetch(request(0, 0, {"a": {0: 5, 1: 6}, "b": {0: 7}}), response(9, topics={"a": [0, 1]}))
    assert (full.kind, full.opened, full.problem) == ("full", 9, None)
    assert offsets(full) == {("a", 0): 5, ("a", 1): 6, ("b", 0): 7}
    assert set(full.answered) == {("a", 0), ("a", 1)}

    moved = sessions.fetch(request(9, 1, {"a": {1: 16}}), response(9, topics={"a": [1]}))
    assert (moved.kind, moved.expected_epoch, moved.problem) == ("incremental", 1, None)
    assert offsets(moved) == {("a", 0): 5, ("a", 1): 16, ("b", 0): 7}
    assert (moved.added, set(moved.answered)) == ((("a", 1),), {("a", 1)})

    less = sessions.fetch(request(9, 2, {"c": {3: 0}}, gone={"a": [0], "b": [0]}), response(9))
    assert offsets(less) == {("a", 1): 16, ("c", 3): 0}
    assert less.forgotten == (("a", 0), ("b", 0))

    nothing_new = sessions.fetch(request(9, 3, {}), response(9))
    assert offsets(nothing_new) == {("a", 1): 16, ("c", 3): 0}


def test_a_wrong_epoch_is_named_and_changes_nothing() -> None:
    sessions = FetchSessions()
    sessions.fetch(request(0, 0, {"a": {0: 5}}), response(9))
    wrong = sessions.fetch(request(9, 4, {"a": {0: 50}}), response(0, ErrorCode.INVALID_FETCH_SESSION_EPOCH))
    assert (wrong.expected_epoch, wrong.error) == (1, ErrorCode.INVALID_FETCH_SESSION_EPOCH)
    assert wrong.problem == "the response: INVALID_FETCH_SESSION_EPOCH"
    assert offsets(sessions.fetch(request(9, 1, {}), response(9))) == {("a", 0): 5}
    skipped = sessions.fetch(request(9, 7, {}), response(9))
    assert skipped.problem == "session epoch 7 where 2 is next"


def test_an_unknown_session_is_dropped() -> None:
    sessions = FetchSessions()
    sessions.fetch(request(0, 0, {"a": {0: 5}}), response(9))
    sessions.fetch(request(9, 1, {}), response(0, ErrorCode.FETCH_SESSION_ID_NOT_FOUND))
    assert sessions.sessions == {}


def test_a_session_that_began_before_the_first_request_seen() -> None:
    sessions = FetchSessions()
    first = sessions.fetch(request(9, 41, {"a": {0: 5}}), response(9))
    assert (first.complete, first.expected_epoch) == (False, None)
    assert "began before" in str(first.problem)
    second = sessions.fetch(request(9, 42, {"a": {1: 6}}), response(9))
    assert (second.complete, second.problem, second.expected_epoch) == (False, None, 42)
    assert offsets(second) == {("a", 0): 5, ("a", 1): 6}


def test_epochs_wrap_to_one() -> None:
    sessions = FetchSessions()
    sessions.fetch(request(9, 0x7FFFFFFF, {}), response(9))
    assert sessions.fetch(request(9, 1, {}), response(9)).problem is None


@pytest.mark.parametrize("epoch", [0, -1])
def test_a_full_fetch_closes_the_session_that_it_names(epoch: int) -> None:
    sessions = FetchSessions()
    sessions.fetch(request(0, 0, {"a": {0: 5}}), response(9))
    again = sessions.fetch(request(9, epoch, {"b": {0: 1}}), response(10 if epoch == 0 else 0))
    assert offsets(again) == {("b", 0): 1}
    assert set(sessions.sessions) == ({10} if epoch == 0 else set())


def test_without_a_session() -> None:
    sessions = FetchSessions()
    declined = sessions.fetch(request(0, 0, {"a": {0: 5}}), response(0))
    assert (declined.opened, sessions.sessions) == (None, {})
    old = sessions.fetch(request(0, -1, {"a": {0: 5}}, version=4), response(0, version=4))
    assert (old.kind, offsets(old)) == ("full", {("a", 0): 5})
    assert sessions.fetch(request(0, -1, {"a": {0: 5}}, version=4)).answered == {}


def test_names_come_from_metadata_also_afterwards() -> None:
    sessions = FetchSessions({B: "b"})
    full = sessions.fetch(request(0, 0, {A: {0: 5}, B: {0: 6}}, version=13), response(9, version=13))
    assert offsets(full) == {(A, 0): 5, ("b", 0): 6}
    metadata = message("MetadataResponse")[12]
    sessions.metadata(metadata.parse(metadata.build({"topics": [{"topic_id": A, "name": "a"}, {"name": "old"}]})))
    later = sessions.fetch(request(9, 1, {}, {B: [0]}, version=13), response(9, topics={A: [0]}, version=13))
    assert offsets(later) == {("a", 0): 5}
    assert set(later.answered) == {("a", 0)}


def test_topics_without_ids_teach_nothing() -> None:
    sessions = FetchSessions()
    metadata = message("MetadataResponse")[1]
    sessions.metadata(metadata.parse(metadata.build({"topics": [{"name": "old"}]})))
    assert sessions.names == {}
