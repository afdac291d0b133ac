"""A message of a capture in one line: when, who, what, and what matters in it."""

from __future__ import annotations

import uuid
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from typing import Any

from kafkaconstruct.conversation import Kind, Message
from kafkaconstruct.conversation.checks import error_codes
from kafkaconstruct.conversation.content import Topic, amount, groups, topics

Line = list[tuple[str, str]]
SHOWN = 3  # topics, codes or groups that are named
WIDTHS = (12, 6, 21, 22)  # columns: time, stream, client, API with version
WORTH_SAYING = {                # top-level fields that say what a message is about
    "max_wait_ms": "waits {} ms", "acks": "acks {}", "generation_id": "generation {}", "protocol_type": "{}",
    "session_id": "session {}", "mechanism": "{}", "member_id": "member {}", "throttle_time_ms": "throttled {} ms",
    "producer_id": "producer {}", "committed": "committed {}",
}  # fmt: skip


def heading() -> Line:
    """The column titles."""
    titles = ("time", "stream", "client", "API")
    text = "  ".join(title.ljust(width) for title, width in zip(titles, WIDTHS, strict=True))
    return [(f"{text}  about", "dim")]


def table_line(message: Message, names: Mapping[uuid.UUID, str] | None = None) -> Line:
    """One line; `names` has the topics that are known by their ids."""
    arrow = "→" if message.from_client else "←"
    client = message.client_id or message.client or ""
    name, style = _name(message)
    line: Line = [
        (clock(message.time).ljust(WIDTHS[0]), "dim"),
        (f"  {message.stream if message.stream is not None else '':>{WIDTHS[1] - 2}} {arrow}", "dim"),
        (f"  {_cut(client, WIDTHS[2]):{WIDTHS[2]}}", "text"),
        (f"  {name:{WIDTHS[3]}}", style),
    ]
    about = gist(message, names or {})
    if about:
        line.append((f"  {about}", "plain"))
    codes = _codes(message)
    if codes:
        line.append((f"  {codes}", "error"))
    if message.latency_ms is not None:
        line.append((f"  {milliseconds(message.latency_ms)} ms", "number"))
    line += [(f"  {note}", "dim") for note in message.notes]
    problem = message.first_problem()
    if problem is not None:
        where = f"{problem.path}: " if problem.path else ""
        line.append((f"  {problem.fault}: {where}{problem.reason}", "note"))
        more = len(message.problems) + (message.error is not None) - 1
        if more:
            line.append((f" (+{more} more)", "note"))
    return line


def clock(time: float) -> str:
    """`08:23:37.123` in UTC."""
    try:
        return datetime.fromtimestamp(time, UTC).strftime("%H:%M:%S.%f")[:-3]
    except (OverflowError, ValueError, OSError):
        return "?"


def milliseconds(value: float) -> str:
    """Two decimals where they matter."""
    return f"{value:.2f}" if value < 10 else f"{value:.1f}"


def gist(message: Message, names: Mapping[uuid.UUID, str]) -> str:
    """Topics, groups, record counts and the like, of any API."""
    if message.kind is Kind.OTHER:
        return f"{message.size} bytes" if message.size else ""
    body = message.body
    if not isinstance(body, Mapping):
        return f"{message.size} bytes"
    parts = [
        _cut(words.format(body[field]), 30)
        for field, words in WORTH_SAYING.items()
        if message.error is None and body.get(field) not in (None, 0, "", -1)
    ]
    if message.api == "Produce" and message.kind is Kind.REQUEST and body["acks"] == -1:
        parts.append("acks all")
    about = [_listed(groups(body)), _listed(topic_name(topic, names) for topic, _ in topics(body))]
    count, size = amount(body)
    if count or size:
        about.append(f"{count} record{'s' * (count != 1)} in {size} bytes")
    for field in ("api_keys", "brokers", "members"):
        if isinstance(body.get(field), list) and body[field]:
            about.append(f"{len(body[field])} {field.replace('api_keys', 'APIs')}")
    return "; ".join(part for part in (*about, *parts) if part)


def topic_name(topic: Topic, names: Mapping[uuid.UUID, str]) -> str:
    """A topic's name; its id, shortened, where nothing in the capture names it."""
    return topic if isinstance(topic, str) else names.get(topic, f"id {str(topic)[:8]}…")


def _name(message: Message) -> tuple[str, str]:
    if message.kind is Kind.OTHER:
        return message.what or "", "note"
    name = message.api or (f"key {message.api_key}" if message.api_key is not None else "?")
    version = "" if message.version is None else f" v{message.version}"
    return name + version, "name"


def _codes(message: Message) -> str:
    if message.body is None:
        return ""
    return _listed(code.name for _, code in error_codes(message.body))


def _listed(words: Iterable[Any]) -> str:
    unique = list(dict.fromkeys(str(word) for word in words))
    shown = ", ".join(_cut(word, 60) for word in unique[:SHOWN])
    return shown + (f" and {len(unique) - SHOWN} more" if len(unique) > SHOWN else "")


def _cut(text: str, width: int) -> str:
    clean = "".join(character if character.isprintable() else "�" for character in text)
    return clean if len(clean) <= width else clean[: width - 1] + "…"
