"""A capture file to messages: packets, streams and conversations, one behind the other, in constant memory."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import BinaryIO

from kafkaconstruct.conversation.conversation import Conversation
from kafkaconstruct.conversation.message import Message
from kafkaconstruct.conversation.roles import Identify
from kafkaconstruct.sources.packets import Skipped, endpoint_name, read_segments
from kafkaconstruct.sources.tcp import Closed, Data, Event, Patience, Reassembler, Stream


@dataclass(slots=True)
class Capture:
    """Reads a capture. After (or while) iterating over `messages`, the counters tell what else was in the file."""

    source: BinaryIO
    patience: Patience | None = None
    identify: Identify | None = None
    skipped: Skipped = field(default_factory=Skipped)
    packets: int = 0
    bytes: int = 0  # of TCP payload
    streams: int = 0
    kafka_streams: set[int] = field(default_factory=set)
    kinds: Counter[str] = field(default_factory=Counter)
    _conversations: dict[int, Conversation] = field(default_factory=dict)

    def messages(self) -> Iterator[Message]:
        """The messages of every stream, as they become complete. Raises ParseError for what is no capture file."""
        reassembler = Reassembler(self.patience)
        time = 0.0
        for segment in read_segments(self.source, self.skipped):
            self.packets += 1
            self.bytes += len(segment.data)
            time = segment.time
            for event in reassembler.feed(segment):
                yield from self._event(event)
        for event in reassembler.close(time):
            yield from self._event(event)
        self.streams = reassembler.count

    def _event(self, event: Event) -> Iterator[Message]:
        stream = event.stream
        conversation = self._conversations.get(stream.number)
        if conversation is None:
            conversation = Conversation(stream.client, stream.client is not None, self.identify)
            self._conversations[stream.number] = conversation
        if isinstance(event, Closed):
            messages = conversation.close(event.time)
            del self._conversations[stream.number]
        elif isinstance(event, Data):
            messages = conversation.feed(event.side, event.data, event.time)
        else:
            messages = conversation.lost(event.side, event.count, event.time)
        if conversation.is_kafka:
            self.kafka_streams.add(stream.number)
        for message in messages:
            yield self._placed(message, stream, conversation)

    def _placed(self, message: Message, stream: Stream, conversation: Conversation) -> Message:
        client = conversation.client if conversation.client is not None else 0
        message.stream = stream.number
        message.client, message.server = endpoint_name(stream.ends[client]), endpoint_name(stream.ends[1 - client])
        self.kinds[message.kind] += 1
        return message
