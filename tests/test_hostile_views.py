"""What is made of hostile bytes: trees, documents, guesses, captures, files and verdicts."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from construct import ConstructError

from kafkaconstruct.engines.tracer import explain
from kafkaconstruct.formats.index import message
from kafkaconstruct.identify import identify_bytes
from kafkaconstruct.views import record_lines, text
from kafkaconstruct.views.difference import difference_lines
from kafkaconstruct.views.documents import build_document, document, load, to_json, to_yaml
from kafkaconstruct.views.hints import hint, mistakes
from kafkaconstruct.views.html import node_html
from kafkaconstruct.views.place import place
from kafkaconstruct.views.reading import reading
from kafkaconstruct.views.trouble import error_block, mistake_lines
from tests import hostile
from tests.hostile import Figures, Subject, attempt, mutation, outcome

SEED = 1
SLOWEST = 5  # seconds for one small input on a busy machine


def mutated(subjects: list[Subject], count: int) -> Iterator[tuple[Subject, bytes]]:
    """Seeded mutations of the subjects' samples, and a sound one now and then."""
    rng = random.Random(SEED)
    for _ in range(count):
        subject = rng.choice(subjects)
        sample, other = rng.choice(subject.samples)[:600], rng.choice(rng.choice(subjects).samples)[:600]
        yield subject, mutation(rng, sample, other) if rng.random() < 0.9 else sample


@pytest.fixture(scope="module")
def messages() -> list[Subject]:
    return list(hostile.subjects_of_messages())


def struct_of(subject: Subject) -> Any:
    name, version = subject.name.split(" v")
    return message(name)[int(version)]


def test_explain_agrees_with_parse_and_leaves_no_byte_out(messages: list[Subject]) -> None:
    readable = 0
    for subject, data in mutated(messages, 1_500):
        node, parsed = explain(struct_of(subject), data), outcome(lambda s=subject, d=data: struct_of(s).parse(d))
        if isinstance(parsed, str):
            assert (node.error, repr(node.value)) == (None, parsed)
            readable += 1
        else:
            assert (type(node.error), str(node.error)) == parsed
        ends = sorted((leaf.start, leaf.end) for leaf in node.leaves("") if leaf.start != leaf.end)
        assert [start for start, _ in ends] == [0, *[end for _, end in ends[:-1]]][: len(ends)], data.hex()
        assert (ends[-1][1] if ends else 0) == len(data), data.hex()
    assert readable > 100


def test_what_can_be_printed_builds_the_same_bytes(messages: list[Subject]) -> None:
    printed = 0
    for subject, data in mutated(messages, 1_500):
        read = reading(data, subject.name.replace(" v", ":"))
        try:
            value = read.what.parse(data)
        except ConstructError:
            continue
        made = document(read, value, data)
        for printed_text in (to_json(made), to_yaml(made)):
            assert build_document(load(printed_text)) == data, printed_text
        printed += 1
    assert printed > 100


JUNK: tuple[Any, ...] = (
    None, True, -1, 0, 1 << 31, 1 << 64, 10**400, 1.5, "", "x", "é\ud800", [], [None], [{}], {}, {"a": 1},
    {"hex": "zz"}, {"hex": "00"}, {"hex": 5}, {"base64": "!"}, {"forced": 5}, {"forced": None}, {"forced": []},
    {"forced": 1, "length": -3}, {"file": "/nonexistent"}, {"raw": {"hex": "00"}}, {"9": {"hex": "aa"}}, {"-1": {}},
)  # fmt: skip
SURPLUS = ("nope", "unknown_tags", "raw", "_as", "size", "header", "records", "compressed", "attributes", "codec", 5)


def spoiled(rng: random.Random, value: Any) -> Any:
    """A document with something else somewhere in it."""
    if isinstance(value, dict) and value and rng.random() < 0.85:
        name = rng.choice(list(value))
        match rng.randrange(10):
            case 0:
                return {key: inner for key, inner in value.items() if key != name}
            case 1:
                return {**value, rng.choice(SURPLUS): rng.choice(JUNK)}
        return {**value, name: spoiled(rng, value[name])}
    if isinstance(value, list) and value and rng.random() < 0.85:
        at = rng.randrange(len(value))
        return [*value[:at], spoiled(rng, value[at]), *value[at + 1 :]]
    return rng.choice(JUNK)


def test_spoiled_documents_are_refused_with_an_error_of_ours(messages: list[Subject]) -> None:
    rng, refused = random.Random(SEED), 0
    with_records = [one for one in messages if one.name.startswith(("ProduceRequest", "FetchResponse"))]
    for _ in range(2_000):
        subject = rng.choice(with_records if rng.random() < 0.5 else messages)
        data = rng.choice(subject.samples)
        read = reading(data, subject.name.replace(" v", ":"))
        made = document(read, read.what.parse(data), data)
        for _ in range(rng.randint(1, 3)):
            made = spoiled(rng, made)
        try:
            build_document(made)
        except ConstructError as error:
            refused += bool(str(error))
    assert refused > 1_000


def views(read: Any, data: bytes, other: bytes) -> None:
    """Everything that the command line could print of some bytes."""
    root = read.explain(data)
    assert text.plain(text.tree(root)) or not data
    assert text.plain(text.annotated(root)) or not data
    assert node_html(root)
    assert [*record_lines.record_lines(root)]
    assert [*record_lines.log_lines(data), *record_lines.batch_lines(data), *record_lines.problems(data)]
    for offset in {0, len(data) // 2, len(data) - 1} if data else ():
        assert [*place(root, offset)]
    for node, error in [*root.errors()][:3]:
        assert [*error_block(error, node.data, node=node, hint=hint(read, data, error))]
    if root.error is not None:
        list(mistake_lines(mistakes(read, data)))
    list(difference_lines(root, read.explain(other)))


def test_everything_that_is_printed_of_hostile_bytes(messages: list[Subject]) -> None:
    frames = [one for one in (*hostile.subjects_of_frames(), *hostile.subjects_of_records()) if len(one.samples) > 3]
    slowest, shown = 0.0, 0
    for subject, data in mutated([*messages[::40], *frames], 250):
        start = time.perf_counter()
        try:
            read = reading(data, subject.name.replace(" v", ":") if subject in messages else None)
        except ConstructError:
            continue  # bytes that look like nothing
        views(read, data, subject.samples[0])
        slowest, shown = max(slowest, time.perf_counter() - start), shown + 1
    assert shown > 100
    assert slowest < SLOWEST


def test_identify_answers_whatever_the_bytes(messages: list[Subject]) -> None:
    slowest = 0.0
    for _, data in mutated(messages, 60):
        start = time.process_time()
        for guess in identify_bytes(data):
            assert 0 <= guess.score <= 1
        slowest = max(slowest, time.process_time() - start)
    assert slowest < SLOWEST


@pytest.mark.parametrize(
    "group",
    [hostile.subjects_of_files, hostile.subjects_of_captures, hostile.subjects_of_rules],
    ids=lambda group: group.__name__,
)
def test_mutations(group: Callable[[], Iterator[Subject]]) -> None:
    figures = Figures()
    for subject, data in mutated(list(group()), 1_500):
        attempt(subject, data, figures)
    assert figures.slowest[0] < SLOWEST, figures
    assert figures.values > 50
