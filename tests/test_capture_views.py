"""What people see of a capture: lines, JSON, numbers, a page that works from disk."""

from __future__ import annotations

import io
import json
import re
import shutil
import subprocess
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kafkaconstruct.conversation import Capture, Conversation, Fault, Message
from kafkaconstruct.conversation.checks import check
from kafkaconstruct.formats.frames import ResponseFrame, request
from kafkaconstruct.views.capture_filter import Filter
from kafkaconstruct.views.capture_html import write_page
from kafkaconstruct.views.capture_json import json_line
from kafkaconstruct.views.capture_summary import Summary, summary_lines
from kafkaconstruct.views.capture_table import table_line
from tests.needs import lacks

DATA = Path(__file__).parent / "data" / "captures"
KEYS = [
    "time", "stream", "client", "server", "kind", "api_key", "api", "version", "correlation_id", "client_id", "size",
    "latency_ms", "body", "error",
]  # fmt: skip
BATCH = bytes.fromhex(
    "00000000000000000000003d0000000002f1edb3d90000000000000000018bcfe568000000018bcfe56800ffffffffffffffffffffffffffff"
    "00000001160000000104686902026801"
)


def read(name: str) -> Iterator[Message]:
    with (DATA / name).open("rb") as file:
        yield from Capture(file).messages()


def filtered(name: str, **wanted: Any) -> list[Message]:
    return list(Filter(**wanted).apply(read(name)))


def records_of(body: dict[str, Any]) -> list[tuple[int, Any, Any]]:
    """(offset, key, value) of every record in a JSON body."""
    found = []
    for topic in body.get("topic_data", body.get("responses", [])):
        for partition in topic.get("partition_data", topic.get("partitions", [])):
            for batch in partition["records"] or []:
                found += [(r["offset"], r["key"], r["value"]) for r in batch.get("records", [batch])]
    return found


# --- JSON -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", sorted(DATA.glob("*.pcap*")), ids=lambda path: path.name[:24])
def test_json_lines_have_all_keys_and_parse(path: Path) -> None:
    for message in filtered(path.name):
        line = json.loads(json_line(message))
        assert list(line) == KEYS
        assert line["kind"] in ("request", "response", "other")
        assert line["error"] is None or list(line["error"]) == ["path", "offset", "reason"]
        if line["kind"] != "response":
            assert line["latency_ms"] is None
        if message.body is not None:
            assert list(line["body"]) == list(message.body)


@pytest.mark.parametrize(("name", "count"), [("kjs-Snappy.pcapng", 20), ("aio-lz4.pcapng", 20)])
def test_records_are_decompressed_and_the_same_on_both_ways(name: str, count: int) -> None:
    """What KafkaJS produced with snappy and aiokafka with LZ4, they read back."""
    produced, fetched = [], []
    for message in read(name):
        line = json.loads(json_line(message))
        if line["api"] == "Produce" and line["kind"] == "request":
            produced += records_of(line["body"])
        elif line["api"] == "Fetch" and line["kind"] == "response":
            fetched += records_of(line["body"])
    assert len(produced) == len(fetched) == count
    assert sorted(str(record[1:]) for record in produced) == sorted(str(record[1:]) for record in fetched)


def test_old_messages_in_and_out_of_wrappers() -> None:
    """A fetch answered with magic 1, gzip wrappers among plain messages: offsets are absolute."""
    found = []
    for message in read("segmentio_kafka-go__v1c-v1-v1c.pcapng"):
        line = json.loads(json_line(message))
        if line["api"] == "Fetch" and line["kind"] == "response":
            found += records_of(line["body"])
    assert [(offset, key) for offset, key, _ in found] == [
        (0, "alpha"), (1, "beta"), (2, "gamma"), (3, "delta"), (4, "epsilon"), (5, "zeta"),
    ]  # fmt: skip
    assert all(json.loads(value)["count"] == 0 for _, _, value in found)


def test_all_kinds_of_values() -> None:
    talk = Conversation(client=0)
    records = BATCH
    [asked] = talk.feed(0, request("Fetch", 13, client_id="é\udcff", topics=[{"partitions": [{"partition": 1}]}]))
    partition = {"partition_index": 0, "records": records}
    answer = {"header": {"correlation_id": 0}, "body": {"responses": [{"partitions": [partition]}]}}
    [answered] = talk.feed(1, ResponseFrame("Fetch", 13).build(answer))
    first, second = json.loads(json_line(asked)), json.loads(json_line(answered))
    assert first["client_id"] == {"hex": "c3a9ff"}
    assert second["body"]["responses"][0]["topic_id"] == "AAAAAAAAAAAAAAAAAAAAAA"
    [batch] = second["body"]["responses"][0]["partitions"][0]["records"]
    assert batch["crc_valid"] is True
    assert batch["records"] == [
        {
            "offset": 0,
            "timestamp": 1_700_000_000_000,
            "key": None,
            "value": "hi",
            "headers": [{"key": "h", "value": None}],
        }
    ]


# --- problems ---------------------------------------------------------------------------------------------------


def produced(records: bytes) -> Message:
    partition = {"index": 0, "records": records}
    topic = {"name": "orders", "partition_data": [partition]}
    [message] = Conversation(client=0).feed(0, request("Produce", 9, client_id="p", acks=1, topic_data=[topic]))
    check(message)
    return message


def spoiled(at: int, value: bytes) -> bytes:
    return BATCH[:at] + value + BATCH[at + len(value) :]


def test_a_sound_batch_has_no_problem() -> None:
    assert produced(BATCH).problems == []


@pytest.mark.parametrize(("at", "value", "fault", "path"), [
    (17, b"\0\0\0\0", Fault.CRC, "topic_data[0].partition_data[0].records[0].crc"),
    (57, b"\0\0\0\5", Fault.BATCH, "topic_data[0].partition_data[0].records[0].count"),
    (35, bytes(8), Fault.BATCH, "topic_data[0].partition_data[0].records[0].max_timestamp"),
    (61, b"\x7f", Fault.BATCH, "topic_data[0].partition_data[0].records[0].records[0]"),
])  # fmt: skip
def test_batches_that_lie(at: int, value: bytes, fault: Fault, path: str) -> None:
    message = produced(spoiled(at, value))
    found = {(problem.fault, problem.path) for problem in message.problems}
    assert (fault, path) in found or any(f is fault and p.startswith(path) for f, p in found), found
    for problem in message.problems:
        assert problem.offset is not None
        assert message.frame[problem.offset :] != b""


def test_fetched_batches_whose_offsets_go_back() -> None:
    talk = Conversation(client=0)
    talk.feed(0, request("Fetch", 4, client_id="c", correlation_id=1))
    partitions = [{"partition_index": 0, "records": BATCH + BATCH}]
    body = {"responses": [{"topic": "orders", "partitions": partitions}]}
    [message] = talk.feed(1, ResponseFrame("Fetch", 4).build({"header": {"correlation_id": 1}, "body": body}))
    check(message)
    [problem] = message.problems
    assert (problem.fault, problem.path) == (Fault.BATCH, "responses[0].partitions[0].records[1].base_offset")


def test_offsets_of_a_crc_problem_are_those_of_the_frame() -> None:
    message = produced(spoiled(17, b"\xde\xad\xbe\xef"))
    [problem] = message.problems
    assert problem.offset is not None
    assert message.frame[problem.offset : problem.offset + 4] == b"\xde\xad\xbe\xef"
    assert "0xdeadbeef" in problem.reason


# --- lines and numbers ------------------------------------------------------------------------------------------


def text_of(message: Message) -> str:
    return "".join(text for text, _ in table_line(message))


def test_lines_say_what_matters() -> None:
    lines = [text_of(message) for message in read("segmentio_kafka-go__v1c-v1-v1c.pcapng")]
    assert any(re.search(r"→\s+consumer-1\s+ApiVersions v2", line) for line in lines)
    assert any("FindCoordinator v2" in line and "test-group-breezy" in line for line in lines)
    assert any("JoinGroup v4" in line and "MEMBER_ID_REQUIRED" in line and " ms" in line for line in lines)
    assert any("Fetch v10" in line and "test-breezy; 6 records in 492 bytes" in line for line in lines)


def test_the_malformed_answer_shows_in_its_line() -> None:
    [line] = [text_of(message) for message in filtered("kjs-Snappy.pcapng", errors=True)]
    assert "LeaveGroup v3" in line
    assert "malformed: members" in line


def test_filters() -> None:
    name = "kjs-Snappy.pcapng"
    everything = filtered(name)
    fetches = filtered(name, api_keys=frozenset({1}))
    assert {message.api for message in fetches} == {"Fetch"}
    assert filtered(name, client="kafkajs") == [] or len(filtered(name, client="kafkajs")) == len(everything)
    assert filtered(name, client="nobody") == []
    assert {message.api for message in filtered(name, topic="ord*")} >= {"Produce", "Fetch", "Metadata"}
    assert filtered(name, topic="nothing") == []
    slow = filtered(name, slower_than=1000.0)
    assert {message.api for message in slow} == {"Fetch", "JoinGroup"}
    assert all(message.latency_ms is not None and message.latency_ms > 1000 for message in slow)


def test_topics_are_found_by_id_through_metadata() -> None:
    identity = uuid.UUID(int=77)
    topic = {"name": "orders", "topic_id": identity}
    talk = Conversation(client=0)
    messages = talk.feed(0, request("Metadata", 12, client_id="c", correlation_id=1))
    answer = {"header": {"correlation_id": 1}, "body": {"topics": [topic]}}
    messages += talk.feed(1, ResponseFrame("Metadata", 12).build(answer))
    asked = [{"topic_id": identity, "partitions": [{"partition": 0}]}]
    messages += talk.feed(0, request("Fetch", 13, client_id="c", correlation_id=2, topics=asked))
    wanted = Filter(topic="orders")
    found = list(wanted.apply(messages))
    assert [message.api for message in found] == ["Metadata", "Fetch"]
    assert "orders" in "".join(text for text, _ in table_line(found[1], wanted.names))


def test_summary() -> None:
    with (DATA / "kjs-Snappy.pcapng").open("rb") as file:
        reader, numbers = Capture(file), Summary()
        for message in Filter().apply(reader.messages()):
            numbers.add(message)
    text = "\n".join("".join(part for part, _ in line) for line in summary_lines(numbers, reader, {}))
    assert text.startswith("70 messages in 152 packets")
    assert "9 of 9 streams are Kafka" in text
    assert re.search(r"LeaveGroup +1 +1 +1 \(100%\)", text)
    assert re.search(r"orders +20 +644 +20 +644", text)
    assert "Fetch 11" in text
    assert "1 × malformed" in text
    assert numbers.apis["Fetch"].percentile(50) <= numbers.apis["Fetch"].percentile(99) == numbers.apis["Fetch"].slowest


# --- the page ---------------------------------------------------------------------------------------------------


def page_of(name: str) -> tuple[str, int]:
    wanted, page = Filter(), io.StringIO()
    count, left = write_page(page, name, wanted.apply(read(name)), wanted.names)
    assert left == 0
    return page.getvalue(), count


def test_page_is_self_contained() -> None:
    page, count = page_of("kjs-Snappy.pcapng")
    assert not re.search(r"""(src|href)\s*=\s*["']|@import|url\(|fetch\(|XMLHttpRequest|https?://""", page)
    data = page.split('<script type="application/json" id="data">')[1].split("</script>")[0]
    messages = json.loads(data)
    assert len(messages) == count == 70
    for message in messages:
        length, _ = message["b"][""]
        for _, _, _, _, _, start, end, buffer, _ in message["r"]:
            assert start <= end <= message["b"][buffer][0]
        assert length == message["n"] + 4


def test_hostile_text_stays_text() -> None:
    name = "</script><script>alert(1)</script>"
    [message] = Conversation(client=0).feed(0, request("Metadata", 1, client_id=name, topics=[{"name": name}]))
    page = io.StringIO()
    write_page(page, name, [message], {})
    assert "<script>alert" not in page.getvalue()


CHECK = """
<script>
const said = {};
said.ready = document.documentElement.dataset.ready;
said.count = document.getElementById("count").textContent;
const search = document.getElementById("filter");
search.value = "produce request";
search.dispatchEvent(new Event("input"));
said.filtered = document.getElementById("count").textContent;
document.querySelector(".message").click();
said.facts = document.getElementById("facts").textContent;
const field = [...document.querySelectorAll(".field")].find(row => row.textContent.includes("client_id"));
field.click();
said.bytes = [...document.querySelectorAll(".byte.picked")].map(byte => byte.textContent).join("");
document.querySelector('.byte[data-at="5"]').click();
said.field = document.querySelector(".field.picked").textContent;
const inside = [...document.querySelectorAll(".byte")].find(byte => byte.dataset.buffer !== "");
inside.click();
said.inside = document.querySelector(".field.picked").textContent;
document.dispatchEvent(new KeyboardEvent("keydown", { key: "p" }));
said.pair = document.getElementById("facts").textContent;
document.title = "SAID" + JSON.stringify(said) + "END";
</script>
"""


def test_page_in_a_browser(tmp_path: Path) -> None:
    """Filter, click a field and see its bytes, click a byte and see its field, jump to the answer."""
    chromium = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if chromium is None:
        lacks("needs chromium on the PATH")
    page, _ = page_of("kjs-Snappy.pcapng")
    path = tmp_path / "page.html"
    path.write_text(page.replace("</body>", CHECK + "</body>"), encoding="utf-8")
    command = [chromium, "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={tmp_path / 'profile'}"]
    shown = subprocess.run(
        [*command, "--dump-dom", path.as_uri()], check=True, capture_output=True, timeout=120, text=True
    ).stdout  # fmt: skip
    match = re.search("SAID(.*?)END", shown)
    assert match, shown[:500]
    said = json.loads(match[1].replace("&amp;", "&").replace("&gt;", ">").replace("&lt;", "<"))
    assert said["ready"] == "yes"
    assert said["count"] == "70 of 70 messages"
    assert said["filtered"] == "3 of 70 messages"
    assert said["facts"].startswith("Produce v7 request")
    assert said["bytes"] == "0007" + b"kafkajs".hex()
    assert "request_api_key" in said["field"]
    assert said["inside"]
    assert said["pair"].startswith("Produce v7 response")
