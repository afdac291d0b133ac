"""What Hypothesis draws for the formats that are no plain declaration: records, frames, prefixed messages.

`engines.strategies.values` finds these through the formats' own `_strategy`. Everything is drawn as what build takes,
built, and read back, so that the values are as parse gives them.
"""
from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from kafkaconstruct.engines.strategies import Strategy, legacy_messages, record_batches, record_sets, values
from kafkaconstruct.formats.api_keys import ApiKey
from kafkaconstruct.formats.frames import Frame, ResponseFrame
from kafkaconstruct.formats.headers import header_for
from kafkaconstruct.formats.index import api
from kafkaconstruct.formats.prefixed import TypedRecord, VersionPrefixed
from kafkaconstruct.formats.record_batch import RecordBatchFormat
from kafkaconstruct.formats.record_sets import RecordsFormat

UNSUPPORTED_VERSION = 35


def draw_records(what: RecordsFormat) -> Strategy:
    """Record sets of the magics that the format reads."""
    drawn = record_sets() if 2 in what.readers else st.lists(legacy_messages(), max_size=3)
    return drawn.map(lambda batches: what.from_bytes(what.to_bytes(batches)))


def draw_batch(what: RecordBatchFormat) -> Strategy:
    """One batch."""
    return record_batches().map(what.build).map(what.parse)


def draw_frame(frame: Frame) -> Strategy:
    """Frames of any API at any version, or responses of the one that the frame is for."""
    if isinstance(frame, ResponseFrame):
        parts = _parts(frame.message, frame.version)
    else:
        messages = st.sampled_from([int(key) for key in ApiKey]).map(lambda key: api(key).request)
        parts = messages.flatmap(lambda m: st.sampled_from(m.versions).flatmap(lambda version: _parts(m, version)))
    return parts.map(frame.build).map(frame.parse)


def _parts(message: Any, version: int) -> Strategy:
    """Header and body."""
    header = values(header_for(message, version))
    if message.kind == "request":
        named = {"request_api_key": message.key, "request_api_version": version}
        header = header.map(lambda drawn: {**drawn, **named})
    body = values(message, version)
    if message.name == "ApiVersionsResponse":  # which is read in the layout of version 0 where it says so
        body = body.filter(lambda drawn: drawn["error_code"] != UNSUPPORTED_VERSION)
    return st.fixed_dictionaries({"header": header, "body": body})


def draw_prefixed(what: VersionPrefixed) -> Strategy:
    """Any of the messages at any version."""
    pairs = [(found, version) for found in what.messages for version in found.versions]
    chosen = [(found, version) for found, version in pairs if what.message_for(version) is found]
    drawn = st.sampled_from(chosen).flatmap(
        lambda pair: st.fixed_dictionaries({"version": st.just(pair[1]), "body": values(*pair)})
    )
    return drawn.map(what.build).map(what.parse)


def draw_typed(what: TypedRecord) -> Strategy:
    """Any record type at any version."""
    pairs = [(number, found, version) for number, found in what.types.items() for version in found.versions]
    drawn = st.sampled_from(pairs).flatmap(
        lambda one: st.fixed_dictionaries(
            {"type": st.just(one[0]), "version": st.just(one[2]), "body": values(one[1], one[2])}
        )
    )
    return drawn.map(what.build).map(what.parse)
