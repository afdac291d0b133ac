"""The protocol's rules: what the bytes mean to a broker or a client that reads them.

Pure functions and small state machines over parsed values, without any I/O. Each names the KIP or the broker behaviour
that it follows. Imported when asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kafkaconstruct.rules.consumers import visibility, visible
    from kafkaconstruct.rules.conversion import Converted, Loss, convert
    from kafkaconstruct.rules.evolution import changes, history, lint
    from kafkaconstruct.rules.negotiation import negotiate
    from kafkaconstruct.rules.producers import ProducerState, Verdict
    from kafkaconstruct.rules.sessions import FetchSessions

_PLACES = {
    "Converted": "conversion",
    "FetchSessions": "sessions",
    "Loss": "conversion",
    "ProducerState": "producers",
    "Verdict": "producers",
    "changes": "evolution",
    "convert": "conversion",
    "history": "evolution",
    "lint": "evolution",
    "negotiate": "negotiation",
    "visibility": "consumers",
    "visible": "consumers",
}

__all__ = [
    "Converted",
    "FetchSessions",
    "Loss",
    "ProducerState",
    "Verdict",
    "changes",
    "convert",
    "history",
    "lint",
    "negotiate",
    "visibility",
    "visible",
]


def __getattr__(name: str) -> Any:
    if name not in _PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{_PLACES[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
