"""One connection, bytes in and messages out: pairing requests with responses is more than counting."""

from __future__ import annotations

import time
from typing import Any

import pytest

from kafkaconstruct.conversation import Conversation, Fault, Kind, Message
from kafkaconstruct.formats.frames import ResponseFrame, request
from kafkaconstruct.identify import identify_response

CLIENT, BROKER = 0, 1


def response(api: str, version: int, correlation_id: int, **body: Any) -> bytes:
    return ResponseFrame(api, version).build({"header": {"correlation_id": correlation_id}, "body": body})


def ask(number: int, api: str = "Heartbeat", version: int = 3, **fields: Any) -> bytes:
    return request(api, version, client_id="tester", correlation_id=number, **fields)


def faults(message: Message) -> list[Fault]:
    return [problem.fault for problem in message.problems]


def test_request_response_and_latency() -> None:
    talk = Conversation(client=CLIENT)
    [asked] = talk.feed(CLIENT, ask(7), 10.0)
    [answer] = talk.feed(BROKER, response("Heartbeat", 3, 7, error_code=27), 10.25)
    assert (asked.kind, asked.api, asked.version, asked.client_id) == (Kind.REQUEST, "Heartbeat", 3, "tester")
    assert (answer.kind, answer.api, answer.version, answer.latency_ms) == (Kind.RESPONSE, "Heartbeat", 3, 250.0)
    assert answer.client_id == "tester"
    assert answer.body.error_code == 27
    assert talk.close() == []


def test_bytes_one_by_one_and_pipelined() -> None:
    sent = b"".join(ask(number) for number in range(5))
    answers = b"".join(response("Heartbeat", 3, number) for number in range(5))
    talk = Conversation(client=CLIENT)
    messages = [message for byte in sent for message in talk.feed(CLIENT, bytes([byte]))]
    messages += [message for byte in answers for message in talk.feed(BROKER, bytes([byte]))]
    assert [message.correlation_id for message in messages] == [0, 1, 2, 3, 4] * 2
    assert all(message.latency_ms is not None for message in messages[5:])


def test_produce_without_acks_is_not_waited_for() -> None:
    talk = Conversation(client=CLIENT)
    for version in (0, 3, 9):
        talk.feed(CLIENT, request("Produce", version, client_id="p", correlation_id=version, acks=0))
    talk.feed(CLIENT, request("Produce", 9, client_id="p", correlation_id=99, acks=1))
    [left] = talk.close()
    assert (left.kind, left.what, left.correlation_id, left.api) == (Kind.OTHER, "unanswered", 99, "Produce")
    assert faults(left) == [Fault.UNANSWERED]


def test_api_versions_is_answered_in_version_0() -> None:
    talk = Conversation(client=CLIENT)
    talk.feed(CLIENT, request("ApiVersions", 4, client_id="c", correlation_id=1))
    row = {"api_key": 18, "min_version": 0, "max_version": 2}
    [answer] = talk.feed(BROKER, response("ApiVersions", 0, 1, error_code=35, api_keys=[row]))
    assert (answer.version, answer.body.error_code, answer.error) == (0, 35, None)
    talk.feed(CLIENT, request("ApiVersions", 3, client_id="c", correlation_id=1))
    [answer] = talk.feed(BROKER, bytes.fromhex("00000006 00000001 0023"))  # a broker before 2.4
    assert (answer.error, int(answer.body.error_code)) == (None, 35)


def test_versions_that_the_broker_did_not_advertise() -> None:
    talk = Conversation(client=CLIENT)
    talk.feed(CLIENT, request("ApiVersions", 0, client_id="c", correlation_id=1))
    rows = [{"api_key": 12, "min_version": 0, "max_version": 2}]
    talk.feed(BROKER, response("ApiVersions", 0, 1, api_keys=rows))
    [fine] = talk.feed(CLIENT, ask(2, version=2))
    [newer] = talk.feed(CLIENT, ask(3, version=3))
    [absent] = talk.feed(CLIENT, ask(4, "ListGroups", 0))
    assert faults(fine) == []
    assert "0 to 2" in newer.problems[0].reason
    assert (faults(newer), faults(absent)) == ([Fault.VERSION], [Fault.VERSION])


def test_raw_tokens_after_sasl_handshake_v0() -> None:
    talk = Conversation(client=CLIENT)
    talk.feed(CLIENT, ask(1, "SaslHandshake", 0, mechanism="PLAIN"))
    talk.feed(BROKER, response("SaslHandshake", 0, 1, mechanisms=["PLAIN"]))
    [token] = talk.feed(CLIENT, b"\0\0\0\x0c\0alice\0secret"[:16])
    [answer] = talk.feed(BROKER, b"\0\0\0\0")
    assert (token.kind, token.what, token.size, answer.what, answer.size) == (
        Kind.OTHER,
        "SASL token",
        12,
        "SASL token",
        0,
    )
    [asked] = talk.feed(CLIENT, ask(2))
    [answered] = talk.feed(BROKER, response("Heartbeat", 3, 2))
    assert (asked.api, answered.api) == ("Heartbeat", "Heartbeat")


def test_sasl_handshake_v1_wraps_its_tokens() -> None:
    talk = Conversation(client=CLIENT)
    talk.feed(CLIENT, ask(1, "SaslHandshake", 1, mechanism="PLAIN"))
    talk.feed(BROKER, response("SaslHandshake", 1, 1, mechanisms=["PLAIN"]))
    [token] = talk.feed(CLIENT, ask(2, "SaslAuthenticate", 1, auth_bytes=b"\0alice\0secret"))
    assert token.kind is Kind.REQUEST


def test_gssapi_without_a_handshake() -> None:
    """Kafka 0.9 began at once with a token."""
    talk = Conversation(client=CLIENT)
    token = b"\x60\x82\x02\x10" + bytes(range(100))
    [first] = talk.feed(CLIENT, len(token).to_bytes(4) + token)
    [second] = talk.feed(BROKER, b"\0\0\0\x03abc")
    [asked] = talk.feed(CLIENT, ask(5, version=0))
    assert (first.what, second.what, asked.api) == ("SASL token", "SASL token", "Heartbeat")


def test_unknown_keys_and_versions_keep_the_header() -> None:
    talk = Conversation(client=CLIENT)
    talk.feed(CLIENT, ask(1))
    vendor = bytes.fromhex("00000013 2711 0000 00000009 0006") + b"tester" + b"xyz"
    newer = bytes.fromhex("00000013 0012 0063 0000000a 0006") + b"tester" + b"xyz"
    for frame, key, version in ((vendor, 10001, 0), (newer, 18, 99)):
        [message] = talk.feed(CLIENT, frame)
        assert (message.api_key, message.version, message.client_id) == (key, version, "tester")
        assert (message.body, message.error) == (None, None)
        [answer] = talk.feed(BROKER, b"\0\0\0\x06" + frame[8:12] + b"??")
        assert (answer.api_key, answer.version, answer.body, answer.error) == (key, version, None, None)


def test_duplicate_correlation_ids_and_order() -> None:
    talk = Conversation(client=CLIENT)
    talk.feed(CLIENT, ask(1), 1.0)
    [again] = talk.feed(CLIENT, ask(1, "ListGroups", 0), 2.0)
    assert faults(again) == [Fault.DUPLICATE]
    [first] = talk.feed(BROKER, response("Heartbeat", 3, 1), 3.0)
    [second] = talk.feed(BROKER, response("ListGroups", 0, 1), 3.0)
    assert (first.api, second.api, second.latency_ms) == ("Heartbeat", "ListGroups", 1000.0)
    talk.feed(CLIENT, ask(5), 4.0)
    talk.feed(CLIENT, ask(6), 5.0)
    [early] = talk.feed(BROKER, response("Heartbeat", 3, 6), 6.0)
    assert faults(early) == [Fault.ORDER]


@pytest.mark.parametrize(
    ("side", "data", "name"),
    [
        (CLIENT, b"\x16\x03\x01\x02\x00\x01", "TLS handshake"),
        (CLIENT, b"GET / HTTP/1.1\r\n\r\n", "HTTP"),
        (
            CLIENT,
            bytes.fromhex("0000002c00000000 0000000000000000 00007530 0000000000000000 00000010") + bytes(16),
            "ZooKeeper",
        ),
    ],
)
def test_other_protocols_are_named_once(side: int, data: bytes, name: str) -> None:
    talk = Conversation(client=CLIENT)
    messages = talk.feed(side, data) + talk.feed(1 - side, data) + talk.feed(side, data) + talk.close()
    assert [(message.kind, message.what, faults(message)) for message in messages] == [
        (Kind.OTHER, name, [Fault.FOREIGN])
    ]
    assert not talk.is_kafka


def test_an_http_answer_to_a_kafka_request() -> None:
    talk = Conversation(client=CLIENT)
    talk.feed(CLIENT, ask(1))
    [named] = talk.feed(BROKER, b"HTTP/1.1 400 Bad Request\r\n\r\n")
    assert (named.what, faults(named)) == ("HTTP", [Fault.FOREIGN])


def test_other_binary_protocols_give_nothing() -> None:
    talk = Conversation(client=CLIENT)
    assert talk.feed(CLIENT, bytes(range(200))) + talk.feed(BROKER, bytes(200)) + talk.close() == []
    assert not talk.is_kafka


@pytest.mark.parametrize("swap", [False, True])
def test_the_client_is_found_out(swap: bool) -> None:
    client, broker = (1, 0) if swap else (0, 1)
    talk = Conversation(client=None, synced=False)
    assert talk.feed(broker, response("Heartbeat", 3, 1)) == []  # its request came before the capture began
    messages = talk.feed(client, ask(2)) + talk.feed(broker, response("Heartbeat", 3, 2)) + talk.close()
    assert talk.client == client
    assert [(message.kind, message.correlation_id) for message in messages] == [
        (Kind.RESPONSE, 1),
        (Kind.REQUEST, 2),
        (Kind.RESPONSE, 2),
    ]
    assert faults(messages[0]) == [Fault.UNASKED]


def test_a_response_without_its_request_is_identified() -> None:
    talk = Conversation(client=CLIENT, identify=lambda frame: (12, 3))
    [guessed] = talk.feed(BROKER, response("Heartbeat", 3, 1, error_code=27))
    assert (guessed.api, guessed.version, guessed.body.error_code) == ("Heartbeat", 3, 27)
    assert "looks like" in guessed.problems[0].reason or "look like" in guessed.problems[0].reason


def test_a_hole_inside_a_frame() -> None:
    frame = ask(1, "Metadata", 1, topics=[{"name": "t" * 100}])
    talk = Conversation(client=CLIENT)
    assert talk.feed(CLIENT, frame[:60]) == []
    [cut] = talk.lost(CLIENT, 20)
    assert (cut.kind, cut.correlation_id, cut.cut, faults(cut)) == (Kind.REQUEST, 1, True, [Fault.LOST])
    gap, following = talk.feed(CLIENT, frame[80:] + ask(2))
    assert (gap.what, gap.size) == ("gap", 20)
    assert (following.correlation_id, faults(following)) == (2, [])
    [answer] = talk.feed(BROKER, response("Metadata", 1, 1))
    assert answer.api == "Metadata"


def test_a_hole_over_several_frames() -> None:
    sent = [ask(number) for number in range(6)]
    whole = b"".join(sent)
    talk = Conversation(client=CLIENT)
    talk.feed(CLIENT, whole[:45])
    messages = talk.lost(CLIENT, 75) + talk.feed(CLIENT, whole[120:])  # 120 bytes are four frames
    found = [message.correlation_id for message in messages if message.kind is Kind.REQUEST]
    assert found[0] == 45 // len(sent[0])
    assert found[-1] == 5
    assert sum(message.size for message in messages if message.what == "gap") == 75
    skipped = [message.size for message in messages if message.what == "resynchronized"]
    assert skipped == []
    talk = Conversation(client=CLIENT)
    talk.feed(CLIENT, whole[:45])
    messages = talk.lost(CLIENT, 60) + talk.feed(CLIENT, whole[105:])
    assert [message.size for message in messages if message.what == "resynchronized"] == [15]
    assert messages[-1].correlation_id == 5


def test_a_size_that_is_none_is_passed_over() -> None:
    talk = Conversation(client=CLIENT)
    talk.feed(CLIENT, ask(1))
    broken, resynchronized, following = talk.feed(CLIENT, b"\xff\xff\xff\xff" + ask(2))
    assert (broken.what, faults(broken)) == ("out of step", [Fault.MALFORMED])
    assert (resynchronized.size, following.correlation_id) == (4, 2)


def test_malformed_client_id_keeps_the_rest_of_the_header() -> None:
    talk = Conversation(client=CLIENT)
    talk.feed(CLIENT, ask(1))
    [message] = talk.feed(CLIENT, bytes.fromhex("0000000c 000c 0003 00000007 7fff 0000"))
    assert (message.api, message.version, message.correlation_id) == ("Heartbeat", 3, 7)
    assert message.first_problem() is not None


def test_unfinished_frames_are_reported_at_the_end() -> None:
    talk = Conversation(client=CLIENT)
    talk.feed(CLIENT, ask(0) + ask(1))
    talk.feed(BROKER, response("Heartbeat", 3, 0))
    talk.feed(CLIENT, ask(2)[:20])
    cut, *unanswered = talk.close()
    assert (cut.correlation_id, faults(cut)) == (2, [Fault.LOST])
    assert [message.correlation_id for message in unanswered] == [1, 2]


def test_a_capture_of_the_client_alone_says_so_once() -> None:
    talk = Conversation(client=CLIENT)
    for number in range(9):
        talk.feed(CLIENT, ask(number))
    [alone] = talk.close()
    assert faults(alone) == [Fault.UNANSWERED]
    assert "none of 9 requests" in alone.problems[0].reason


def test_pending_requests_are_bounded() -> None:
    talk = Conversation(client=CLIENT)
    dropped = [message for number in range(10_050) for message in talk.feed(CLIENT, ask(number)) if message.what]
    assert len(dropped) == 50
    assert len(talk._pending) == 10_000


def test_other_traffic_from_the_middle_is_given_up_soon() -> None:
    """A capture that begins in the middle of something else: little is kept, and looked through few times."""
    talk = Conversation(client=None, synced=False)
    noise = bytes(range(256)) * 4
    messages = [message for number in range(2000) for message in talk.feed(number % 2, noise, float(number))]
    assert messages + talk.close() == []
    assert not talk.is_kafka
    assert not talk._undecided.items


def test_requests_after_much_that_is_none() -> None:
    """The broker's side fills up with the end of a long answer before the first request comes."""
    talk = Conversation(client=None, synced=False)
    for _ in range(50):
        assert talk.feed(BROKER, b"\x7f" * 1000) == []
    [asked] = talk.feed(CLIENT, ask(3))
    messages = talk.feed(BROKER, response("Heartbeat", 3, 3)) + talk.close()
    assert asked.correlation_id == 3
    assert [message.kind for message in messages if message.kind is not Kind.OTHER] == [Kind.RESPONSE]


def test_a_long_answer_with_a_hole_is_searched_in_linear_time() -> None:
    sent = b"".join(ask(number) for number in range(40))
    talk = Conversation(client=CLIENT)
    talk.feed(CLIENT, sent)
    talk.feed(BROKER, response("Heartbeat", 3, 0)[:6])
    talk.lost(BROKER, 5000)
    start = time.process_time()
    for _ in range(3000):
        talk.feed(BROKER, b"\0\0\0\x05" * 350)
    messages = talk.feed(BROKER, response("Heartbeat", 3, 39)) + talk.close()
    assert time.process_time() - start < 20
    assert 39 in [message.correlation_id for message in messages if message.kind is Kind.RESPONSE]


def test_a_capture_that_begins_in_a_very_long_answer() -> None:
    talk = Conversation(client=None, synced=False)
    for _ in range(2000):
        assert talk.feed(BROKER, b"some record" * 100) == []
    assert sum(len(item.data) for item in talk._undecided.items if isinstance(item.data, bytes)) < 1 << 18
    [asked] = talk.feed(CLIENT, ask(3))
    messages = talk.feed(BROKER, b"its last bytes") + talk.feed(BROKER, response("Heartbeat", 3, 3))
    assert (talk.client, asked.correlation_id) == (CLIENT, 3)
    assert [message.correlation_id for message in messages if message.kind is Kind.RESPONSE] == [3]


def test_a_long_capture_of_the_broker_alone_from_the_middle() -> None:
    answer = response("Metadata", 1, 1, topics=[{"name": f"topic-{number}"} for number in range(50)])
    talk = Conversation(client=None, synced=False, identify=identify_response)
    messages = [message for _ in range(600) for message in talk.feed(1, answer)] + talk.close()
    assert talk.client == 0
    assert [message.api for message in messages] == ["Metadata"] * 600
