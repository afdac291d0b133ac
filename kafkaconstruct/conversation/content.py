"""What a message is about: its topics, groups and records, whatever the API."""

from __future__ import annotations

import uuid
from collections.abc import Iterator, Mapping
from typing import Any

from kafkaconstruct.conversation.checks import record_sets
from kafkaconstruct.errors import KafkaError
from kafkaconstruct.formats.record_sets import RecordSet
from kafkaconstruct.formats.record_values import Batch

Topic = str | uuid.UUID
ZERO = uuid.UUID(int=0)
NAMES = ("topic", "name", "topic_name")  # of the field that names a topic, in an element of a list of topics
LISTS = frozenset({
    "topics", "topic_data", "responses", "topic_names", "forgotten_topics_data", "topic_states", "topic_partitions",
    "results", "ongoing_topic_reassignments", "topics_with_ids",
})  # fmt: skip
GROUPS = frozenset({"group_id", "group", "key", "groups", "groups_names", "coordinator_keys", "transactional_id"})


def topics(value: Any) -> Iterator[tuple[Topic, Mapping[str, Any]]]:
    """(name or id, the struct or an empty one) of every topic that a body lists."""
    if not isinstance(value, Mapping):
        return
    for field, below in value.items():
        if not isinstance(below, list):
            if isinstance(below, Mapping):
                yield from topics(below)
            continue
        for element in below:
            if isinstance(element, str):
                if field in ("topics", "topic_names"):
                    yield element, {}
            elif isinstance(element, Mapping):
                topic = topic_of(element) if field in LISTS else None
                if topic is not None:
                    yield topic, element
                else:
                    yield from topics(element)


def topic_of(element: Mapping[str, Any]) -> Topic | None:
    """The topic that a struct is about, by name, or by id where it has no name."""
    for field in NAMES:
        name = element.get(field)
        if isinstance(name, str) and name:
            return name
    identity = element.get("topic_id")
    return identity if isinstance(identity, uuid.UUID) and identity != ZERO else None


def named_ids(value: Any) -> Iterator[tuple[uuid.UUID, str]]:
    """(id, name) of every topic that a body gives both of."""
    for topic, element in topics(value):
        identity = element.get("topic_id")
        if isinstance(topic, str) and isinstance(identity, uuid.UUID) and identity != ZERO:
            yield identity, topic


def groups(body: Mapping[str, Any]) -> Iterator[str]:
    """Group and transactional ids at the top of a body."""
    for field, value in body.items():
        if field not in GROUPS:
            continue
        for found in value if isinstance(value, list) else [value]:
            if isinstance(found, str) and found:
                yield found
            elif isinstance(found, Mapping) and isinstance(found.get("group_id"), str):
                yield found["group_id"]


def amount(value: Any) -> tuple[int, int]:
    """(records, bytes) of all record fields below."""
    count = size = 0
    for _, records in record_sets(value):
        size += sum(len(batch.wire) for batch in records.batches) + len(records.tail)
        count += count_of(records)
    return count, size


def count_of(records: RecordSet) -> int:
    """How many records there are, by the headers, or by decompressing where a wrapper does not say."""
    total = 0
    for batch in records.batches:
        if isinstance(batch, Batch):
            total += max(batch.count, 0)
            continue
        try:
            total += len(batch.records)
        except KafkaError:
            total += 1
    return total
