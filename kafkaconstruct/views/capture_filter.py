"""Which messages of a capture are shown."""

from __future__ import annotations

import uuid
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatchcase

from kafkaconstruct.conversation import Message
from kafkaconstruct.conversation.checks import check, error_codes
from kafkaconstruct.conversation.content import named_ids, topics

LEARN_FROM = ("Metadata", "CreateTopics", "DescribeTopicPartitions")
KNOWN = 100_000  # topic ids that are remembered


@dataclass(slots=True)
class Filter:
    """Every condition that is given must hold. `names` are the topics' names by id, as far as the capture tells."""

    api_keys: frozenset[int] = frozenset()
    client: str | None = None
    topic: str | None = None
    errors: bool = False
    slower_than: float | None = None  # ms
    names: dict[uuid.UUID, str] = field(default_factory=dict)

    @property
    def narrows(self) -> bool:
        """Whether any condition is given."""
        return bool(self.api_keys or self.errors) or any(
            condition is not None for condition in (self.client, self.topic, self.slower_than)
        )

    def apply(self, messages: Iterable[Message]) -> Iterator[Message]:
        """The wanted messages, their batches checked; topic ids are learned from all."""
        for message in messages:
            if message.api in LEARN_FROM and message.body is not None and len(self.names) < KNOWN:
                self.names.update(named_ids(message.body))
            if self._may_be_wanted(message):
                check(message)
                if self._is_wanted(message):
                    yield message

    def _may_be_wanted(self, message: Message) -> bool:
        """What can be told without looking into the body."""
        if self.api_keys and message.api_key not in self.api_keys:
            return False
        if self.client is not None and not any(
            name is not None and self.client in name for name in (message.client_id, message.client)
        ):
            return False
        return self.slower_than is None or (message.latency_ms is not None and message.latency_ms > self.slower_than)

    def _is_wanted(self, message: Message) -> bool:
        if self.topic is not None and not any(self._is_topic(topic) for topic, _ in topics(message.body)):
            return False
        return not self.errors or bool(message.first_problem()) or any(error_codes(message.body))

    def _is_topic(self, topic: str | uuid.UUID) -> bool:
        name = topic if isinstance(topic, str) else self.names.get(topic, str(topic))
        assert self.topic is not None
        return fnmatchcase(name, self.topic)
