"""What some bytes are taken for: by the name that somebody gives, or by what they look like."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from construct import ConstructError

from kafkaconstruct import foreign
from kafkaconstruct.declare import Message, Response
from kafkaconstruct.declare.wire import shown
from kafkaconstruct.engines.nodes import Node
from kafkaconstruct.engines.tracer import explain
from kafkaconstruct.errors import ParseError, UnknownNameError
from kafkaconstruct.formats.api_keys import ApiKey
from kafkaconstruct.formats.frames import SIZE, Frame, RequestFrame, ResponseFrame
from kafkaconstruct.formats.headers import header_version
from kafkaconstruct.formats.index import api, named
from kafkaconstruct.formats.prefixed import TOPICS, CoordinatorRecord, MetadataRecord, RemoteLogMetadataRecord
from kafkaconstruct.formats.prefixed import VersionPrefixed as Prefixed
from kafkaconstruct.sources.text import SHAPES_READ
from kafkaconstruct.views.forms import Payload, Series

#: Names beside those of messages that `--as` and documents take.
FRAME, BODY, PAYLOAD = "frame", "body", "payload"
PARTS = (FRAME, PAYLOAD, BODY)


@dataclass(slots=True)
class Reading:
    """One way to read bytes: the Construct, a name that finds it again, and what it is in words."""

    what: Any
    name: str
    words: str
    reason: str = ""
    strong: bool = False  # a request that names its client, whatever follows

    def explain(self, data: bytes) -> Node:
        """The tree."""
        return explain(self.what, data)

    def fits(self, data: bytes) -> bool:
        """Whether it reads the bytes to the last one."""
        try:
            self.what.parse(data)
        except ConstructError:
            return False
        return True


def reading(data: bytes, name: str | None = None, part: str | None = None) -> Reading:
    """How to read `data`: as `name` (NAME[:VERSION], Records, RequestFrame ...), or as what it looks like.

    `part` is "frame", "payload" (header and body) or "body"; unsaid, the first of them that fits. Raises ParseError
    where the bytes look like nothing known, UnknownNameError and VersionError for a wrong name.
    """
    if name is None:
        return guessed(data)
    candidates = list(by_name(name, part, data))
    if len(candidates) == 1:
        return candidates[0]
    found = next((candidate for candidate in candidates if candidate.fits(data)), None)
    return found or likeliest(candidates, data)


def by_name(name: str, part: str | None = None, data: bytes = b"") -> Iterator[Reading]:
    """The ways to read bytes that go by a name."""
    special = SPECIAL.get(name.lower())
    if special is not None:
        yield special()
        return
    base, _, topic = name.partition(":")
    if base == "CoordinatorKey" and topic in TOPICS:
        yield Reading(CoordinatorRecord(topic).key, name, f"a record's key in {topic}")
        return
    if base == "VersionPrefixed":
        yield Reading(Prefixed(topic), name, f"{topic}, behind its version")
        return
    try:
        message, version = named(name)
    except UnknownNameError as error:
        if error.hint is None:
            error.expected = f"a message, an API, or one of {', '.join(reading_names())}"
        raise
    yield from of_message(message, version, part, data)


def of_message(message: Message, version: int, part: str | None = None, data: bytes = b"") -> Iterator[Reading]:
    """Frame, header and body, or body alone; of other messages the body, with and without its version in front."""
    name = f"{message.name}:{version}"
    words = spoken(message, version)
    if message.kind in ("request", "response"):
        frame = ResponseFrame(message.api, version) if isinstance(message, Response) else RequestFrame
        header = f"header v{header_version(message, version)}"
        if part in (None, FRAME) and (message.kind == "response" or _is_head(data[4:8], message, version)):
            yield Reading(frame, name, f"{words}, a whole frame: size, {header} and body")
        if part in (None, FRAME) and _are_frames(data):
            yield Reading(Series(frame), name, f"{words}, frames back to back")
        if part in (None, PAYLOAD) and (message.kind == "response" or _is_head(data[:4], message, version)):
            yield Reading(Payload(frame), name, f"{words}: {header} and body, without the frame's size")
        if part in (None, BODY):
            yield Reading(message[version], name, f"{words}: the body alone")
        return
    yield Reading(message[version], name, words)
    if message.kind != "header" and data[:2] == struct.pack(">h", version):
        yield Reading(Prefixed(message.name), f"VersionPrefixed:{message.name}", f"{words}, behind its version")


def _is_head(head: bytes, message: Message, version: int) -> bool:
    return not head or head == struct.pack(">hh", message.key, version)


def _are_frames(data: bytes) -> bool:
    """Whether sizes lead from one frame to the next, up to the end."""
    at = count = 0
    while at + SIZE <= len(data):
        at += SIZE + int.from_bytes(data[at : at + SIZE], "big")
        count += 1
    return at == len(data) and count > 1


def spoken(message: Message, version: int) -> str:
    """`Metadata request v12`."""
    kind = getattr(message, "kind", "")
    name = message.name.removesuffix("Request").removesuffix("Response") if kind in ("request", "response") else ""
    unstable = ", unstable" if version in message.unstable_versions else ""
    return f"{name} {kind} v{version}{unstable}" if name else f"{message.name} v{version}{unstable}"


def likeliest(candidates: list[Reading], data: bytes) -> Reading:
    """Which way to read bytes that none fits: a frame where the size says so, else what comes furthest."""
    if int.from_bytes(data[:4], "big", signed=True) == len(data) - 4 and "frame" in candidates[0].words:
        return candidates[0]
    return max(candidates, key=lambda candidate: _reach(candidate, data))


def _reach(candidate: Reading, data: bytes) -> int:
    error = candidate.explain(data).error
    offset = getattr(error, "offset", None)
    return offset if offset is not None else 0


# -- without a name ------------------------------------------------------------------------------------------------

CONFIDENT = 0.5  # the score from which a guess is taken
STANDS_OUT = 4.0  # bits
FRAMED = ("response frame", "frames", "record set", "log segment")  # guesses that a broken request gives way to


def guessed(data: bytes) -> Reading:
    """What bytes look like. Raises ParseError where they look like nothing known."""
    if not data:
        raise ParseError("there are no bytes", 0, expected="at least one")
    request = _request(data)
    if request is not None and isinstance(request.what, Frame | Series) and request.fits(data):
        return request
    if _soundly_begins_records(data):
        return records()
    from kafkaconstruct.identify import identify_bytes

    guesses = identify_bytes(data)
    if request is None:
        guesses = _readable(guesses)
    best = guesses[0] if guesses else None
    if request is not None and not isinstance(request.what, Payload) and (request.strong or not _is_framed(best)):
        return request
    found = _of_guess(best) if best is not None and _is_sure(guesses) else None
    if found is not None:
        return found
    if _is_framed(best):
        raise _ambiguous(data, guesses)
    if request is not None:
        return request
    if _begins_records(data):
        return records()
    raise _nothing(data, best)


def _readable(guesses: list[Any]) -> list[Any]:
    """Without requests that are malformed, where a response reads to the end: it is the likelier one."""
    readable = [guess for guess in guesses if guess.kind != "request frame" or guess.value is not None]
    return readable if readable and readable[0].kind == "response frame" else guesses


def _is_sure(guesses: list[Any]) -> bool:
    """Whether the first guess stands out: by its score, or by the bits that the next one takes more."""
    best = guesses[0]
    if best.score >= CONFIDENT:
        return True
    return best.kind == "response frame" and (len(guesses) == 1 or guesses[1].bits - best.bits >= STANDS_OUT)


def _is_framed(best: Any) -> bool:
    """Whether a guess is better founded than what only begins like a request."""
    return best is not None and best.kind in FRAMED and not (best.kind == "frames" and len(best.value) == 1)


def _ambiguous(data: bytes, guesses: list[Any]) -> ParseError:
    """Several things explain the bytes about as well, as with responses of a few bytes."""
    named = [guess for guess in guesses[:4] if guess.version is not None] or guesses[:1]
    shown = [f"{guess.name}:{guess.version} ({guess.score:.0%})" for guess in named]
    return ParseError(
        "these bytes can be several things",
        0,
        expected="a name, with --as",
        found=_first(data),
        hint=f"a {guesses[0].kind} of {', '.join(shown)}? See identify, then say which: --as {shown[0].split(' ')[0]}",
    )


def _nothing(data: bytes, best: Any) -> ParseError:
    other = foreign.describe(data) or (best.name if best is not None and best.kind == "not Kafka" else None)
    if other is not None:
        text = other == "text"
        found = shown(data.decode("utf-8", "replace"), 40) if text else _first(data)
        hint = f"no bytes stand in it: {SHAPES_READ}" if text else foreign_hint(data)
        return ParseError(f"this is no Kafka: it looks like {other}", 0, found=found, hint=hint)
    return ParseError(
        "these bytes begin like no request, batch or log",
        0,
        expected="a request frame, a record batch or a message set",
        found=_first(data),
        hint="say what they are: --as MetadataResponse:12 (a response names neither its API nor its version)",
    )


def _first(data: bytes) -> str:
    return data[:16].hex(" ") + (" …" if len(data) > 16 else "")


def foreign_hint(data: bytes) -> str | None:
    """What it may mean that bytes are another protocol's; None of a file, of which there is nothing to say."""
    known = foreign.foreign(data)
    if known is None:
        return None
    if known.detail:
        return known.detail
    if known.name == "JSON":
        return "the build command makes bytes of JSON, with a message's name in _as or --as"
    return None if known.name.startswith(("a ", "an ")) else "another protocol talks to this port"


#: What a guess's kind means: a part of a request or response, or the name of a way to read.
PART_OF = {
    "request frame": FRAME,
    "response frame": FRAME,
    "request without size": PAYLOAD,
    "response without size": PAYLOAD,
    "request body": BODY,
    "response body": BODY,
}
NAME_OF = {
    "record set": "Records",
    "log segment": "Records",
    "offset index": "OffsetIndex",
    "time index": "TimeIndex",
    "transaction index": "TransactionIndex",
    "producer snapshot": "ProducerSnapshotFile",
    "metadata record": "MetadataRecord",
    "remote log metadata record": "RemoteLogMetadataRecord",
}
PREFIXED = ("coordinator key", "coordinator value", "consumer protocol", "principal")


def _of_guess(guess: Any) -> Reading | None:
    """The way to read what was guessed, None where there is none."""
    found: Reading | None = None
    if guess.kind in PART_OF and guess.version is not None:
        found = next(iter(of_message(named(guess.name)[0], guess.version, PART_OF[guess.kind])), None)
    elif guess.kind in NAME_OF:
        found = next(iter(by_name(NAME_OF[guess.kind])))
    elif guess.kind in PREFIXED:
        found = next(iter(by_name(f"VersionPrefixed:{guess.name}")))
    elif guess.kind == "frames":
        frames = [_frame_of(one) for one in guess.value]
        found = Reading(Series(*frames), "RequestFrames", f"{len(frames)} frames, back to back")
    if found is not None:
        sure = f", {guess.score:.0%} sure" if guess.score >= CONFIDENT else ""
        found.reason = f"a guess{sure}: {guess.reason}"
    return found


def _frame_of(guess: Any) -> Frame:
    if guess.kind == "response frame" and guess.version is not None:
        return ResponseFrame(guess.name.removesuffix("Response"), guess.version)
    return RequestFrame


def _request(data: bytes) -> Reading | None:
    """A request frame, several of them, or a request without its size, though it may be broken further on."""
    for at, what in ((4, RequestFrame), (0, Payload(RequestFrame))):
        if len(data) < at + 8:
            continue
        key, version = struct.unpack_from(">hh", data, at)
        if not ApiKey(key).known or version not in api(key).request.versions:
            if not (at and int.from_bytes(data[:4], "big") == len(data) - 4 and key >= 10000 and 0 <= version < 100):
                continue  # a vendor's key in a frame of the right size is believable, too
            return Reading(RequestFrame, "RequestFrame", f"a request frame of an unknown API, key {key} v{version}")
        strength = _client_id(data, at, key, version)
        if not strength or (strength == WEAK and not _near(data, at)):
            continue
        words = spoken(api(key).request, version)
        header = f"header v{header_version(api(key).request, version)}"
        name = f"{api(key).request.name}:{version}"
        if not at:
            return Reading(what, name, f"{words}: {header} and body, without the frame's size")
        size = int.from_bytes(data[:4], "big", signed=True)
        if 0 < size < len(data) - 4 and _begins_request(data[size + 4 :]):
            return Reading(Series(RequestFrame), "RequestFrames", "request frames, back to back")
        whole = f"{words}, a whole frame: size, {header} and body"
        return Reading(what, "RequestFrame", whole, strong=strength == STRONG)
    return None


WEAK, STRONG = 1, 2


def _client_id(data: bytes, at: int, key: int, version: int) -> int:
    """How well a client id stands where one must, in either of the forms people write it in; 0 where it does not.

    A text is strong evidence, zeros are weak: many things hold zeros.
    """
    if header_version(api(key).request, version) == 0:
        return WEAK
    length = int.from_bytes(data[at + 8 : at + 10], "big", signed=True)
    text = data[at + 10 : at + 10 + max(length, 0)]
    if length in (-1, 0):
        return STRONG if length and any(data[at : at + 8]) else WEAK
    if 0 < length <= len(data) and all(byte >= 32 for byte in text):
        return STRONG
    compact = data[at + 8] if len(data) > at + 8 else 0
    return STRONG if 1 < compact < 128 and all(32 <= byte < 127 for byte in data[at + 9 : at + 8 + compact]) else 0


def _near(data: bytes, at: int) -> bool:
    """Whether a frame's size is about what is there, and its key and correlation id are not all zeros."""
    if not at:
        return False
    size, there = int.from_bytes(data[:4], "big", signed=True), len(data) - 4
    return there / 2 <= size <= 2 * there and any(data[4:6] + data[8:12])


def _begins_request(data: bytes) -> bool:
    if len(data) < 12:
        return False
    key, version = struct.unpack_from(">hh", data, 4)
    return ApiKey(key).known and version in api(key).request.versions


def _soundly_begins_records(data: bytes) -> bool:
    """Whether the first batch is there as a whole, with a checksum that fits."""
    if not _begins_records(data):
        return False
    size = 12 + int.from_bytes(data[8:12], "big")
    batches = records().what.from_bytes(data[:size]).batches
    return bool(batches) and batches[0].crc_valid


def _begins_records(data: bytes) -> bool:
    """Whether a record batch or a message begins here, be it a broken one."""
    if len(data) < 26 or data[16] > 2:
        return False
    offset, size = struct.unpack_from(">qi", data)
    attributes = int.from_bytes(data[21:23], "big") if data[16] == 2 else data[17]
    if not (0 <= offset < 1 << 56 and attributes < 0x80 and attributes & 7 < 5):
        return False
    least = 49 if data[16] == 2 else 14
    return bool(least <= size < 1 << 30)


# -- names that are no messages ------------------------------------------------------------------------------------


def records() -> Reading:
    """Batches and messages of any magic, a log file among them."""
    from kafkaconstruct.formats.records import Records

    return Reading(Records, "Records", "records: batches or messages, one after the other")


def _record_batch() -> Reading:
    from kafkaconstruct.formats.record_batch import RecordBatch

    return Reading(RecordBatch, "RecordBatch", "a record batch of magic 2")


def _message_set() -> Reading:
    from kafkaconstruct.formats.message_set import MessageSet

    return Reading(MessageSet, "MessageSet", "a message set of magic 0 or 1")


def _log_file(name: str) -> Callable[[], Reading]:
    def make() -> Reading:
        from kafkaconstruct.formats.log import files

        return Reading(getattr(files, name), name, LOG_FILES[name])

    return make


LOG_FILES = {
    "OffsetIndex": "an offset index: relative offset, position",
    "TimeIndex": "a time index: timestamp in ms, relative offset",
    "TransactionIndex": "a transaction index: aborted transactions",
    "ProducerSnapshotFile": "a producer snapshot",
}

SPECIAL: dict[str, Callable[[], Reading]] = {
    "requestframe": lambda: Reading(RequestFrame, "RequestFrame", "a request frame"),
    "requestframes": lambda: Reading(Series(RequestFrame), "RequestFrames", "request frames, back to back"),
    "records": records,
    "log": records,
    "recordbatch": _record_batch,
    "messageset": _message_set,
    "metadatarecord": lambda: Reading(MetadataRecord, "MetadataRecord", "a record of __cluster_metadata"),
    "remotelogmetadatarecord": lambda: Reading(
        RemoteLogMetadataRecord, "RemoteLogMetadataRecord", "a record of __remote_log_metadata"
    ),
    **{name.lower(): _log_file(name) for name in LOG_FILES},
}


def reading_names() -> list[str]:
    """The names beside those of messages."""
    return ["RequestFrame", "RequestFrames", "Records", "RecordBatch", "MessageSet", "MetadataRecord", *LOG_FILES]
