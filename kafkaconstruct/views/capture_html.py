"""A capture as one page that opens from disk: timeline, filter, and each message's tree and bytes side by side.

The page's own text is `capture_page.html`, beside this file. The messages go into it one by one, as JSON, so that a
long capture is never in memory at once; a page that grows too large for a browser ends early and says so.
"""

from __future__ import annotations

import base64
import html
import json
import uuid
from collections.abc import Iterable, Mapping
from importlib.resources import files
from typing import Any, TextIO

from kafkaconstruct.conversation import Kind, Message
from kafkaconstruct.conversation.checks import error_codes
from kafkaconstruct.conversation.protocol import response_frame
from kafkaconstruct.engines.nodes import Node
from kafkaconstruct.engines.tracer import explain
from kafkaconstruct.formats.frames import RequestFrame
from kafkaconstruct.views.capture_table import clock, gist
from kafkaconstruct.views.rows import rows

MOST_MESSAGES = 20_000
MOST_BYTES = 24 << 20  # of the page
MOST_ROWS = 3000  # of a message's tree
MOST_ELEMENTS = 40  # of an array that are shown
MOST_HEX = 1 << 16  # bytes of a buffer that are shown


def write_page(
    page: TextIO, title: str, messages: Iterable[Message], names: Mapping[uuid.UUID, str]
) -> tuple[int, int]:
    """Write the page. Returns how many messages are on it and how many had no room."""
    template = files("kafkaconstruct.views").joinpath("capture_page.html").read_text("utf-8")
    before, after = template.replace("{{title}}", html.escape(title)).split("{{messages}}")
    page.write(before)
    shown = left = size = 0
    for message in messages:
        if shown >= MOST_MESSAGES or size >= MOST_BYTES:
            left += 1
            continue
        text = json.dumps(message_data(message, names), ensure_ascii=True, separators=(",", ":")).replace(
            "<", "\\u003c"
        )
        page.write(("," if shown else "") + "\n" + text)
        shown += 1
        size += len(text)
    page.write(after.replace("{{left}}", str(left)))
    return shown, left


def message_data(message: Message, names: Mapping[uuid.UUID, str]) -> dict[str, Any]:
    """What the page needs of a message; short keys, because there are many."""
    problem = message.first_problem()
    problems = [] if problem is None else [problem, *[other for other in message.problems if other is not problem]]
    codes = list(dict.fromkeys(code.name for _, code in error_codes(message.body))) if message.body is not None else []
    data: dict[str, Any] = {
        "t": message.time,
        "w": clock(message.time),
        "s": message.stream,
        "k": message.kind,
        "c": message.client_id or message.client,
        "a": message.what if message.kind is Kind.OTHER else message.api or f"key {message.api_key}",
        "v": message.version if message.kind is not Kind.OTHER else None,
        "i": message.correlation_id,
        "n": message.size,
        "l": message.latency_ms,
        "g": gist(message, names),
        "e": codes,
        "p": [[other.fault, other.path, other.reason] for other in problems],
        "d": [message.client, message.server] if message.from_client else [message.server, message.client],
    }
    if message.frame:
        tree = _tree(message)
        buffers: dict[str, bytes] = {"": message.frame}
        data["r"] = [] if tree is None else _rows(tree, buffers)
        data["b"] = {
            name: [len(content), base64.b64encode(content[:MOST_HEX]).decode()] for name, content in buffers.items()
        }
    return data


def _tree(message: Message) -> Node | None:
    if message.kind is Kind.REQUEST:
        return explain(RequestFrame, message.frame)
    if message.kind is Kind.RESPONSE and message.api_key is not None and message.version is not None:
        frame = response_frame(message.api_key, message.version)
        return None if frame is None else explain(frame, message.frame)
    return None


def _rows(root: Node, buffers: dict[str, bytes]) -> list[list[Any]]:
    """[depth, name, type, value, style, start, end, buffer, notes] of each row of the tree."""
    found: list[list[Any]] = []
    for row in rows(root, most=MOST_ELEMENTS):
        if len(found) >= MOST_ROWS:
            found.append([0, "…", "", "the rest is left out", "dim", 0, 0, "", []])
            break
        node = row.node
        buffers.setdefault(node.buffer, node.data)
        notes = [*row.notes, *([str(row.error)] if row.error is not None else [])]
        found.append([row.depth, row.name, row.type, row.value, row.style, node.start, node.end, node.buffer, notes])
    return found
