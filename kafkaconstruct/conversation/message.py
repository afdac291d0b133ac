"""What a conversation gives: messages, and what is wrong with them."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from kafkaconstruct.conversation import protocol
from kafkaconstruct.errors import KafkaError


class Kind(StrEnum):
    """What a message is."""

    REQUEST = "request"
    RESPONSE = "response"
    OTHER = "other"  # TLS, raw SASL tokens, gaps, requests that were never answered


class Fault(StrEnum):
    """The sorts of problems that are named."""

    MALFORMED = "malformed"
    CRC = "crc mismatch"
    BATCH = "batch contradicts itself"
    DUPLICATE = "duplicate correlation id"
    UNANSWERED = "unanswered"
    UNASKED = "request not seen"
    VERSION = "version not advertised"
    LOST = "bytes lost"
    FOREIGN = "not Kafka"
    ORDER = "answered out of order"
    SEQUENCE = "producer sequence"
    SESSION = "fetch session"


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong. `offset` counts bytes from the frame's first (its size field)."""

    fault: Fault
    reason: str
    path: str = ""
    offset: int | None = None


@dataclass(slots=True, eq=False)
class Message:
    """A request, a response, or another event of a connection.

    `time` (seconds since the epoch) is when its last byte came, `latency_ms` the time since its request's last byte.
    `frame` holds the bytes from the size field on; it is cut short where the capture lost some. `size` is the size
    field's value, or the number of bytes of another event.
    """

    kind: Kind
    time: float
    from_client: bool
    size: int
    frame: bytes = b""
    api_key: int | None = None
    version: int | None = None
    correlation_id: int | None = None
    client_id: str | None = None
    latency_ms: float | None = None
    what: str | None = None  # of another event: "TLS handshake", "SASL token", "gap" ...
    cut: bool = False  # the capture does not have all of the frame
    problems: list[Problem] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)  # what is worth saying and no problem
    stream: int | None = None
    client: str | None = None
    server: str | None = None
    _parsed: protocol.Parsed | None = None

    @property
    def api(self) -> str | None:
        """The API's name, None where the key is unknown."""
        return None if self.api_key is None else protocol.api_name(self.api_key)

    def parsed(self) -> protocol.Parsed:
        """Body and error of the frame, parsed once."""
        if self._parsed is None:
            if self.cut or self.kind is Kind.OTHER or self.api_key is None or self.version is None:
                self._parsed = protocol.OPAQUE
            else:
                parse = protocol.parse_request if self.kind is Kind.REQUEST else protocol.parse_response
                self._parsed = parse(self.frame, self.api_key, self.version)
        return self._parsed

    @property
    def body(self) -> Any:
        """The parsed body as a Container; None where it is opaque or malformed."""
        return self.parsed().body

    @property
    def error(self) -> KafkaError | None:
        """Why the body is malformed."""
        return self.parsed().error

    def first_problem(self) -> Problem | None:
        """The problem to show when there is room for one: malformed bytes before everything else."""
        error = self.error
        if error is not None:
            return Problem(Fault.MALFORMED, error.reason, error.path, error.offset)
        return self.problems[0] if self.problems else None
