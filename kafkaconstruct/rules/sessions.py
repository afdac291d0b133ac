"""What a Fetch really asks for: fetch sessions (KIP-227) and topic ids (KIP-516).

Rule 1   session_epoch 0 is a full fetch that asks for a session; the response's session_id is its name, 0 if the broker
         has none to give. A session_id in such a request closes the session of that name.
Rule 2   session_epoch -1 is a full fetch outside of any session; a session_id closes that one.
Rule 3   Any other is incremental: its partitions are added or replaced, the forgotten ones go, all others are fetched
         from where they were last said to be. It must carry the session's next epoch: 1 after 0, 1 after 2147483647.
Rule 4   A session that the broker does not have is FETCH_SESSION_ID_NOT_FOUND, a wrong epoch
         INVALID_FETCH_SESSION_EPOCH; neither changes the session.
Rule 5   An incremental response names only the partitions that have something to say.
Rule 6   From version 13 on topics have ids only; a Metadata response seen before tells their names.

Source: FetchSession and FetchManager of the broker, FetchSessionHandler of the clients.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any
from uuid import UUID

from kafkaconstruct.declare import ZERO_UUID
from kafkaconstruct.formats.error_codes import ErrorCode

INITIAL, FINAL = 0, -1
LAST_EPOCH = 0x7FFFFFFF

#: A topic's name, or its id while its name is not known; and the partition's number.
PartitionKey = tuple[str | UUID, int]


def next_epoch(epoch: int) -> int:
    """The epoch after one: 1 follows 2147483647."""
    return 1 if epoch == LAST_EPOCH else epoch + 1


@dataclass(frozen=True, slots=True)
class Fetched:
    """What one Fetch asks for, and what came of it.

    `kind` is "full" or "incremental". `partitions` holds every partition that the broker reads for it, with the fields
    of the request that set it last (`fetch_offset` ...); for a session that began before the first request seen,
    `complete` is False and `partitions` are those known since. `added` and `forgotten` are what this request itself
    names. `session_id` and `session_epoch` are the request's. `error` is the response's; `expected_epoch` what the
    session's epoch should have been (None where that is not known), `problem` says in words what is wrong. `answered`
    holds the response's partitions, `opened` is the session that it began.
    """

    kind: str
    session_id: int
    session_epoch: int
    partitions: dict[PartitionKey, Any]
    added: tuple[PartitionKey, ...] = ()
    forgotten: tuple[PartitionKey, ...] = ()
    complete: bool = True
    expected_epoch: int | None = None
    problem: str | None = None
    error: ErrorCode = ErrorCode.NONE
    answered: dict[PartitionKey, Any] = field(default_factory=dict)
    opened: int | None = None


@dataclass(slots=True)
class Session:
    """A session as the broker holds it."""

    epoch: int
    partitions: dict[PartitionKey, Any]
    complete: bool = True


class FetchSessions:
    """Follows the Fetch requests and responses between clients and one broker, whose sessions have unique ids.

    `fetch(request, response)` for each pair in order, as parsed bodies; `metadata(response)` for each of Metadata.
    """

    def __init__(self, names: Mapping[UUID, str] | None = None) -> None:
        """:param names: topic ids whose names are known from elsewhere"""
        self.names: dict[UUID, str] = dict(names or {})
        self.sessions: dict[int, Session] = {}

    def metadata(self, response: Any) -> None:
        """Learn the names of topic ids from the body of a Metadata response (version 10 and newer)."""
        for topic in response["topics"]:
            topic_id, name = topic.get("topic_id", ZERO_UUID), topic.get("name")
            if topic_id != ZERO_UUID and name is not None:
                self._learn(topic_id, name)

    def fetch(self, request: Any, response: Any | None = None) -> Fetched:
        """The next request and its response, if there is one; an error in the response leaves the sessions alone."""
        session_id, epoch = request.get("session_id", 0), request.get("session_epoch", FINAL)
        listed = dict(self._listed(request["topics"]))
        error = ErrorCode.NONE if response is None else ErrorCode(response.get("error_code", 0))
        answered = {} if response is None else dict(self._listed(response["responses"]))
        opened = response.get("session_id", 0) if response is not None and not error else 0
        if epoch in (INITIAL, FINAL):
            return self._full(session_id, epoch, listed, error, answered, opened)
        forgotten = tuple(key for key, _ in self._listed(request.get("forgotten_topics_data", ())))
        return self._incremental(session_id, epoch, listed, forgotten, error, answered)

    def _full(
        self,
        session_id: int,
        epoch: int,
        listed: dict[PartitionKey, Any],
        error: ErrorCode,
        answered: dict[PartitionKey, Any],
        opened: int,
    ) -> Fetched:
        if session_id and not error:
            self.sessions.pop(session_id, None)
        if epoch == INITIAL and opened:
            self.sessions[opened] = Session(1, dict(listed))
        problem = f"the response: {error.name}" if error else None
        return Fetched(
            "full",
            session_id,
            epoch,
            listed,
            tuple(listed),
            problem=problem,
            error=error,
            answered=answered,
            opened=opened if epoch == INITIAL and opened else None,
        )

    def _incremental(
        self,
        session_id: int,
        epoch: int,
        listed: dict[PartitionKey, Any],
        forgotten: tuple[PartitionKey, ...],
        error: ErrorCode,
        answered: dict[PartitionKey, Any],
    ) -> Fetched:
        known = self.sessions.get(session_id)
        session = known or Session(epoch, {}, complete=False)
        effective = {key: value for key, value in session.partitions.items() if key not in forgotten}
        effective.update(listed)
        problem, expected = self._problem(known, session, epoch, error), known.epoch if known else None
        if not error:
            session.partitions, session.epoch = effective, next_epoch(epoch)
            self.sessions[session_id] = session
        elif error == ErrorCode.FETCH_SESSION_ID_NOT_FOUND:
            self.sessions.pop(session_id, None)
        return Fetched(
            "incremental",
            session_id,
            epoch,
            dict(effective),
            tuple(listed),
            forgotten,
            session.complete,
            expected,
            problem,
            error,
            answered,
        )

    def _problem(self, known: Session | None, session: Session, epoch: int, error: ErrorCode) -> str | None:
        if error:
            return f"the response: {error.name}"
        if known is None:
            return "the session began before the first request seen: not all of its partitions are known"
        if epoch != session.epoch:
            return f"session epoch {epoch} where {session.epoch} is next"
        return None

    # -- topics

    def _listed(self, topics: Any) -> Iterator[tuple[PartitionKey, Any]]:
        """Each partition in a list of topics, of a request, a response, or forgotten ones (which are numbers)."""
        for topic in topics:
            name = self._name(topic)
            for partition in topic["partitions"]:
                number = (
                    partition
                    if isinstance(partition, int)
                    else partition.get("partition", partition.get("partition_index"))
                )
                yield (name, number), partition

    def _name(self, topic: Any) -> str | UUID:
        name: str | None = topic.get("topic")
        topic_id: UUID = topic.get("topic_id", ZERO_UUID)
        if topic_id == ZERO_UUID:
            return name or ""
        return self.names.get(topic_id, topic_id)

    def _learn(self, topic_id: UUID, name: str) -> None:
        """Also rename what sessions hold under the id."""
        if self.names.get(topic_id) == name:
            return
        self.names[topic_id] = name
        for session in self.sessions.values():
            session.partitions = {
                (name if topic == topic_id else topic, number): value
                for (topic, number), value in session.partitions.items()
            }
