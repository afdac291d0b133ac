"""Who supplies what to the declarations: the one place that knows modules by name, so that no floor looks upwards.

Each entry is imported when it is first asked for.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

SUPPLIERS = {
    "Records": "kafkaconstruct.formats.records:Records",  # content of a Records field: from_bytes, to_bytes
    "ErrorCode": "kafkaconstruct.formats.error_codes:ErrorCode",
    "ApiKey": "kafkaconstruct.formats.api_keys:ApiKey",
    "Codec": "kafkaconstruct.engines.compiler:Codec",  # the fast path of a resolved struct
    "Inside": "kafkaconstruct.formats.inside:INSIDE",  # (struct, bytes field) -> what is known to be in it
    "Verdicts": "kafkaconstruct.rules.notes:annotate",  # what the rules say of the record sets in a tree
    "NodeText": "kafkaconstruct.views.text:node_text",  # how a node of explain prints
    "NodeHtml": "kafkaconstruct.views.html:node_html",
}


@cache
def supplied(name: str) -> Any:
    """The object that `name` stands for."""
    module, _, attribute = SUPPLIERS[name].partition(":")
    return getattr(import_module(module), attribute)
