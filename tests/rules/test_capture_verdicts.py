"""The rules, followed through captures: made ones with every fault, and real ones, which have none."""

from __future__ import annotations

import io
from typing import Any

import pytest

from kafkaconstruct.conversation import Capture, Fault, Message
from kafkaconstruct.formats.frames import ResponseFrame, request
from kafkaconstruct.views import capture_verdicts
from kafkaconstruct.views.capture_table import table_line
from kafkaconstruct.views.capture_verdicts import Verdicts
from tests.packet_files import pcap, talk
from tests.rules.batches import batch
from tests.shared import shared


def messages(turns: list[tuple[int, bytes]]) -> list[Message]:
    """The messages of one connection, judged."""
    return list(Verdicts().apply(Capture(io.BytesIO(pcap(talk(turns)))).messages()))


def exchange(number: int, api: str, version: int, asked: dict[str, Any], answered: dict[str, Any]) -> list[Any]:
    """A request and its response, as turns."""
    frame = ResponseFrame(api, version).build({"header": {"correlation_id": number}, "body": answered})
    return [(0, request(api, version, client_id="c", correlation_id=number, **asked)), (1, frame)]


def produced(number: int, sent: Any, error: int = 0, offset: int = 0) -> list[Any]:
    data = [{"name": "t", "partition_data": [{"index": 0, "records": [sent]}]}]
    answer = [{"index": 0, "error_code": error, "base_offset": offset}]
    answered = {"responses": [{"name": "t", "partition_responses": answer}]}
    return exchange(number, "Produce", 9, {"acks": -1, "topic_data": data}, answered)


def fetched(number: int, session: int, epoch: int, offsets: dict[int, int], opened: int, error: int = 0) -> list[Any]:
    asked = [{"topic": "t", "partitions": [{"partition": p, "fetch_offset": at} for p, at in offsets.items()]}]
    fields = {"session_id": session, "session_epoch": epoch, "topics": asked if offsets else []}
    return exchange(number, "Fetch", 12, fields, {"session_id": opened, "error_code": error})


def test_sequences() -> None:
    turns = [
        *produced(1, batch(5), offset=10),
        *produced(2, batch(6, 2), offset=11),
        *produced(3, batch(5), offset=10),
        *produced(4, batch(9), error=45, offset=-1),
        *produced(5, batch(20), offset=40),
        *produced(6, batch(21), offset=41),
        *produced(7, batch(0, epoch=1, pid=8), offset=42),
        *produced(8, batch(1, epoch=0, pid=8), error=47, offset=-1),
    ]
    who = "producer 7, epoch 0"
    found = [[(one.fault, one.reason) for one in message.problems] for message in messages(turns)][1::2]
    assert found == [
        [],
        [],
        [(Fault.SEQUENCE, f"{who}: a duplicate, sequences 5 to 5 are at offset 10 already, 2 back")],
        [(Fault.SEQUENCE, f"{who}: sequence 9 where 8 is next: the last was 7")],
        [
            (
                Fault.SEQUENCE,
                f"{who}: accepted, although sequence 20 where 8 is next: the last was 7; "
                "the capture lacks what was between",
            )
        ],
        [],
        [],
        [(Fault.SEQUENCE, "producer 8, epoch 0: epoch 0 is fenced: the producer is at 1")],
    ]


def test_sessions() -> None:
    turns = [
        *fetched(1, 0, 0, {0: 5, 1: 6}, opened=9),
        *fetched(2, 9, 1, {1: 16}, opened=9),
        *fetched(3, 9, 2, {}, opened=9),
        *fetched(4, 9, 7, {}, opened=9),
        *fetched(5, 77, 3, {2: 1}, opened=77),
        *fetched(6, 9, 8, {}, opened=0, error=70),
    ]
    judged = messages(turns)[1::2]
    assert [message.notes for message in judged] == [
        [],
        ["reads t-0 from 5, t-1 from 16"],
        ["reads t-0 from 5, t-1 from 16"],
        ["reads t-0 from 5, t-1 from 16"],
        ["reads at least t-2 from 1"],
        [],
    ]
    assert [[one.reason for one in message.problems] for message in judged] == [
        [],
        [],
        [],
        ["session epoch 7 where 3 is next"],
        [],
        ["the response: FETCH_SESSION_ID_NOT_FOUND"],
    ]
    line = "".join(text for text, _ in table_line(judged[1]))
    assert "reads t-0 from 5, t-1 from 16" in line


def test_what_waits_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(capture_verdicts, "WAITING", 3)
    monkeypatch.setattr(capture_verdicts, "KNOWN", 2)
    following = Verdicts()
    asked = [turn for n in range(9) for turn in fetched(n, 0, 0, {0: n}, opened=n)[:1]]
    assert len(list(following.apply(Capture(io.BytesIO(pcap(talk(asked)))).messages()))) >= 9
    assert len(following.requests) == 3
    assert following.bytes == sum(len(one.frame) for one in following.requests.values())
    turns = [turn for n in range(9) for turn in fetched(n, 0, 0, {0: n}, opened=n + 1)]
    turns += [turn for n in range(9) for turn in produced(20 + n, batch(0, pid=n), offset=n)]
    assert len(list(following.apply(Capture(io.BytesIO(pcap(talk(turns)))).messages()))) == 36
    assert all(len(sessions.sessions) <= 2 for sessions in following.sessions.values())
    assert all(len(state.producers) <= 3 for state in following.partitions.values())


@pytest.mark.parametrize(
    "file", ["rdk-gzip.pcapng", "rdk-lz4.pcapng", "kjs-Snappy.pcapng", "segmentio_kafka-go__v2bc-v1.pcapng"]
)
def test_real_clients_keep_the_rules(file: str) -> None:
    reader = Capture(io.BytesIO(shared(f"captures/{file}").read_bytes()))
    judged = list(Verdicts().apply(reader.messages()))
    assert [one for message in judged for one in message.problems if one.fault in (Fault.SEQUENCE, Fault.SESSION)] == []
    notes = [note for message in judged for note in message.notes]
    assert all(note.startswith("reads ") for note in notes)
    assert bool(notes) == file.startswith("segmentio")  # Kafka's own consumer has sessions
