"""A tree for a notebook."""

from __future__ import annotations

from html import escape

from kafkaconstruct.engines.nodes import Node
from kafkaconstruct.views.text import annotated

#: Style name -> colour; none of them lost on a dark ground.
COLOURS = {
    "offset": "#888", "dim": "#888", "part": "#888", "index": "#888", "null": "#888", "type": "#888",
    "number": "#0a7ea4", "text": "#3a8a3a", "bytes": "#b07d12", "flag": "#a03fa0", "name": "#3d6fd6",
    "note": "#b07d12", "error": "#d33",
}  # fmt: skip


def node_html(node: Node) -> str:
    """A node and all below it as annotated hex, in a `pre` of its own."""
    lines = ["".join(_span(text, style) for text, style in line).rstrip() for line in annotated(node)]
    return '<pre style="line-height: 1.3">' + "\n".join(lines) + "</pre>"


def _span(text: str, style: str) -> str:
    colour = COLOURS.get(style)
    weight = "; font-weight: bold" if style in ("error", "struct", "title") else ""
    if colour is None and not weight:
        return escape(text)
    return f'<span style="color: {colour or "inherit"}{weight}">{escape(text)}</span>'
