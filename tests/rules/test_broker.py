"""The rules against a real Kafka 4.4 node: its answers to producers, and what its own consumer is given."""

from __future__ import annotations

import os
import random
import subprocess
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import kafkaconstruct as kc
from kafkaconstruct.formats.error_codes import ErrorCode
from kafkaconstruct.formats.record_values import Batch
from kafkaconstruct.rules import FetchSessions, ProducerState, Verdict, visible
from kafkaconstruct.rules.sessions import Fetched
from tests import maven
from tests.broker.connection import declared
from tests.broker.node import RELEASE
from tests.broker.world import (
    NOT_YET,
    PATIENCE,
    Producer,
    Topic,
    World,
    fetch_fields,
    partitions_fields,
    produce_fields,
)
from tests.rules.batches import batch, marker

pytestmark = pytest.mark.xdist_group("kafka")

LAST = 0x7FFFFFFF
BY_THE_CLIENT, BY_THE_COORDINATOR = 1, 2  # who raises a producer's epoch: transactions of version 1 and 2 (KIP-890)
PRODUCE = {BY_THE_CLIENT: 11, BY_THE_COORDINATOR: 12}  # the first version 2 of transactions is Produce v12
SOON = {*NOT_YET, "NOT_ENOUGH_REPLICAS", "NETWORK_EXCEPTION"}  # no verdict: leader or coordinator are not ready yet
END_TXN = {BY_THE_CLIENT: 4, BY_THE_COORDINATOR: 5}


class Partition:
    """A new topic's only partition, with our own state of it beside the broker's."""

    def __init__(self, world: World) -> None:
        self.world, self.topic, self.state = world, world.topic(), ProducerState()
        self.verdicts: Counter[str] = Counter()
        self.log: list[Batch] = []

    def produce(self, sent: Batch, transactional_id: str | None = None, version: int = 1) -> Verdict:
        """Send a batch; the broker's answer must be our verdict."""
        fields = produce_fields(self.topic, bytes(sent), transactional_id)
        deadline = time.monotonic() + PATIENCE
        while True:
            answer = self.world.plain.request("Produce", PRODUCE[version], **fields)
            found = answer.responses[0].partition_responses[0]
            if found.error_code.name not in SOON or time.monotonic() > deadline:
                break
            time.sleep(0.05)
        verdict = self.state.append(sent, offset=self.state.end_offset, transaction_version=version)
        assert (found.error_code, found.base_offset) == (verdict.error, verdict.base_offset), verdict
        self.verdicts[verdict.error.name if verdict.outcome == "refused" else verdict.outcome] += 1
        return verdict

    def fetch(self, offset: int, isolation: int = 0) -> Any:
        """The partition of a Fetch response."""
        fields = fetch_fields(self.topic, offset)
        return self.world.ok("Fetch", 11, isolation_level=isolation, **fields).responses[0].partitions[0]

    def read_marker(self) -> Verdict:
        """Wait for the marker that comes next, and take it into our state."""
        deadline = time.monotonic() + 15
        while not (batches := list(self.fetch(self.state.end_offset).records)):
            assert time.monotonic() < deadline, "no marker came"
        (marker,) = batches
        assert isinstance(marker, Batch)
        assert marker.is_control
        assert marker.base_offset == self.state.end_offset
        return self.state.append(marker)

    def stable(self) -> int:
        """The last stable offset that the broker tells."""
        asked = [{"name": self.topic.name, "partitions": [{"partition_index": 0, "timestamp": -1}]}]
        answer = self.world.ok("ListOffsets", 5, replica_id=-1, isolation_level=1, topics=asked)
        offset: int = answer.topics[0].partitions[0].offset
        return offset


class Idempotent:
    """A producer that makes mistakes: each method gives a batch to send."""

    def __init__(self, producer_id: int, rng: random.Random, first: int) -> None:
        self.id, self.rng, self.next, self.epoch = producer_id, rng, first, 0
        self.sent: list[Batch] = []

    def make(self, sequence: int, count: int, epoch: int | None = None, **fields: Any) -> Batch:
        chosen = self.epoch if epoch is None else epoch
        return batch(sequence % (LAST + 1), count, pid=self.id, epoch=chosen, **fields)

    def good(self, **fields: Any) -> Batch:
        count = self.rng.randint(1, 4)
        made = self.make(self.next, count, **fields)
        self.next = (self.next + count) % (LAST + 1)
        self.sent.append(made)
        return made

    def repeated(self, **fields: Any) -> Batch:
        """One of the last six, or a part of it."""
        if not self.sent:
            return self.good(**fields)
        old = self.rng.choice(self.sent[-6:])
        if self.rng.random() < 0.2:
            return self.make(old.base_sequence + 1, max(1, old.count - 1), **fields)
        return old

    def wrong(self, **fields: Any) -> Batch:
        """A gap, a step back, or an epoch that is over."""
        match self.rng.randrange(3 if self.epoch else 2):
            case 0:
                return self.make(self.next + self.rng.randint(1, 5), 1, **fields)
            case 1:
                return self.make(self.next - self.rng.randint(1, 3), 5, **fields)
            case _:
                return self.make(self.next, 1, epoch=self.epoch - 1, **fields)

    def risen(self) -> Batch:
        """The next epoch, one time in three not at 0."""
        if self.rng.random() < 0.34:
            return self.make(self.next or 3, 1, epoch=self.epoch + 1)
        self.epoch, self.next, self.sent = self.epoch + 1, 0, []
        return self.good()


def test_idempotent_producers(kafka: World) -> None:
    rng, partition = random.Random(7), Partition(kafka)
    starts = [0, 1000, LAST - 12, LAST]
    producers = [Idempotent(kafka.ok("InitProducerId", 4, **NO_TRANSACTIONS).producer_id, rng, at) for at in starts]
    for _ in range(140):
        producer = rng.choice(producers)
        kind = rng.choices(["good", "repeated", "wrong", "risen"], [8, 5, 4, 0.7])[0]
        partition.produce(getattr(producer, kind)())
    assert partition.verdicts["accepted"] > 40
    assert partition.verdicts["duplicate"] > 15
    assert partition.verdicts["OUT_OF_ORDER_SEQUENCE_NUMBER"] > 15
    assert partition.verdicts["INVALID_PRODUCER_EPOCH"] > 0
    assert partition.stable() == partition.state.last_stable_offset == partition.state.end_offset


NO_TRANSACTIONS = {"transactional_id": None, "transaction_timeout_ms": 0, "producer_id": -1, "producer_epoch": -1}


def test_the_sixth_batch_back_is_no_duplicate(kafka: World) -> None:
    partition = Partition(kafka)
    producer = Idempotent(kafka.ok("InitProducerId", 4, **NO_TRANSACTIONS).producer_id, random.Random(1), LAST - 5)
    sent = [producer.good() for _ in range(6)]
    for one in sent:
        assert partition.produce(one).accepted
    for back, one in enumerate(reversed(sent), 1):
        verdict = partition.produce(one)
        assert verdict.outcome == ("duplicate" if back <= 5 else "refused")


def test_batches_that_break_the_rules(kafka: World) -> None:
    partition = Partition(kafka)
    for wrong in (batch(-1), batch(0, 2, last_offset_delta=5), batch(0, 3, last_offset_delta=1)):
        assert partition.produce(wrong).error == ErrorCode.INVALID_RECORD


class Transactional(Idempotent):
    """A producer with transactions of one version, one after the other in the same partition."""

    def __init__(self, partition: Partition, rng: random.Random, version: int) -> None:
        self.partition, self.version, self.world = partition, version, partition.world
        self.producer: Producer = self.world.producer()
        super().__init__(self.producer.id, rng, 0)
        self.is_open = False

    def send(self, made: Batch) -> Verdict:
        return self.partition.produce(made, self.producer.transactional_id, self.version)

    def step(self) -> None:
        """Begin, go on, make a mistake, or end."""
        within = {"is_transactional": True}
        if not self.is_open:
            if self.version == BY_THE_CLIENT:
                self.world.ok("AddPartitionsToTxn", 3, **partitions_fields(self.producer, self.partition.topic))
            self.is_open = True
            assert self.send(self.good(**within)).transaction == "began"
            return
        match self.rng.choices(["good", "repeated", "wrong", "outside", "end"], [6, 4, 3, 1, 3])[0]:
            case "good":
                self.send(self.good(**within))
            case "repeated":
                self.send(self.repeated(**within))
            case "wrong":
                self.send(self.wrong(**within))
            case "outside":
                self.send(self.make(self.next, 1))
            case _:
                self.end(committed=self.rng.random() < 0.5)

    def end(self, committed: bool) -> None:
        fields = {**self.producer.fields, "producer_epoch": self.epoch, "committed": committed}
        answer = self.world.ok("EndTxn", END_TXN[self.version], **fields)
        verdict = self.partition.read_marker()
        assert verdict.transaction == ("committed" if committed else "aborted")
        if self.version == BY_THE_COORDINATOR:
            self.epoch, self.next, self.sent = answer.producer_epoch, 0, []
            assert self.partition.state.producers[self.id].epoch == self.epoch
        self.is_open = False


@pytest.mark.parametrize("version", [BY_THE_CLIENT, BY_THE_COORDINATOR])
def test_where_a_transaction_may_begin(kafka: World, version: int) -> None:
    partition = Partition(kafka)
    producer = Transactional(partition, random.Random(1), version)
    if version == BY_THE_CLIENT:
        kafka.ok("AddPartitionsToTxn", 3, **partitions_fields(producer.producer, partition.topic))
    verdict = producer.send(producer.make(5, 1, is_transactional=True))
    assert verdict.accepted == (version == BY_THE_CLIENT)


@pytest.mark.parametrize("version", [BY_THE_CLIENT, BY_THE_COORDINATOR])
def test_markers(kafka: World, version: int) -> None:
    """Markers of a made-up coordinator, with epochs that rise and fall."""
    partition, rng, kinds = Partition(kafka), random.Random(3), Counter[str]()
    producer = Transactional(partition, rng, BY_THE_CLIENT)
    kafka.ok("AddPartitionsToTxn", 3, **partitions_fields(producer.producer, partition.topic))
    producer.send(producer.good(is_transactional=True))
    for step in range(40):
        committed, epoch, coordinator = rng.random() < 0.5, rng.randint(0, step // 8 + 1), rng.randint(0, 4)
        topics = [{"name": partition.topic.name, "partition_indexes": [0]}]
        asked = {"producer_id": producer.id, "producer_epoch": epoch, "transaction_result": committed}
        asked |= {"coordinator_epoch": coordinator, "transaction_version": version, "topics": topics}
        answer = kafka.plain.request("WriteTxnMarkers", 2, markers=[asked])
        made = marker(int(committed), pid=producer.id, epoch=epoch, coordinator_epoch=coordinator)
        verdict = partition.state.append(made, offset=partition.state.end_offset, transaction_version=version)
        assert answer.markers[0].topics[0].partitions[0].error_code == verdict.error, verdict
        kinds[verdict.error.name] += 1
    assert set(kinds) == {"NONE", "INVALID_PRODUCER_EPOCH", "TRANSACTION_COORDINATOR_FENCED"}
    assert partition.stable() == partition.state.last_stable_offset


@pytest.fixture(scope="module")
def transactions(kafka: World) -> Partition:
    """A partition with commits, aborts, idempotent batches between them, and open transactions at the end."""
    rng, partition = random.Random(11), Partition(kafka)
    producers = [Transactional(partition, rng, version) for version in (1, 2, 2)]
    plain = Idempotent(kafka.ok("InitProducerId", 4, **NO_TRANSACTIONS).producer_id, rng, 0)
    for step in range(160):
        if rng.random() < 0.1:
            partition.produce(plain.good())
        else:
            rng.choice(producers).step()
        if step % 10 == 0:
            assert partition.stable() == partition.state.last_stable_offset
    for producer in producers[1:]:
        if producer.is_open:
            producer.end(committed=True)
    if not producers[0].is_open:
        producers[0].step()
    partition.produce(plain.good())
    return partition


def test_transactional_producers(transactions: Partition) -> None:
    assert transactions.verdicts["accepted"] > 40
    assert transactions.verdicts["duplicate"] > 10
    for error in ("OUT_OF_ORDER_SEQUENCE_NUMBER", "INVALID_PRODUCER_EPOCH", "INVALID_TXN_STATE"):
        assert transactions.verdicts[error] > 0, error
    assert len(transactions.state.aborted) > 3
    assert transactions.stable() == transactions.state.last_stable_offset < transactions.state.end_offset


def test_aborted_transactions_are_those_that_the_broker_lists(transactions: Partition) -> None:
    listed = transactions.fetch(0, isolation=1).aborted_transactions
    ours = [(one.producer_id, one.first_offset) for one in transactions.state.aborted]
    assert sorted((one.producer_id, one.first_offset) for one in listed) == sorted(ours)


@pytest.mark.parametrize("isolation", ["read_uncommitted", "read_committed"])
def test_visible_is_what_kafkas_consumer_is_given(kafka: World, transactions: Partition, isolation: str) -> None:
    given = consumed(kafka, transactions.topic, isolation)
    log = list(transactions.fetch(0).records)
    from_log = [(record.offset, record.value) for record in visible(log, isolation)]
    assert from_log == given
    answer = transactions.fetch(0, isolation=1 if isolation == "read_committed" else 0)
    from_answer = visible(answer.records, isolation, answer.aborted_transactions, answer.last_stable_offset)
    assert [(record.offset, record.value) for record in from_answer] == given
    everything = [record for one in log for record in one.records]
    assert 0 < len(given) < len(everything)


def consumed(world: World, topic: Topic, isolation: str) -> list[tuple[int, bytes]]:
    """What Kafka's own consumer reads from a topic: offset and value."""
    classpath = os.pathsep.join(map(str, maven.release_jars(RELEASE)))
    source = Path(__file__).with_name("Consumer.java")
    server = f"{world.node.host}:{world.node.port}"
    command = ["java", "-cp", classpath, str(source), server, topic.name, isolation]
    run = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)
    pairs = [line.split(" ") for line in run.stdout.splitlines()]
    return [(int(offset), bytes.fromhex(value)) for offset, value in pairs]


@pytest.mark.parametrize("version", [12, 13])
def test_fetch_sessions(kafka: World, version: int) -> None:
    """The broker answers with what we say that a session reads: from version 13 on by topic id."""
    topics = [kafka.topic(partitions=2) for _ in range(3)]
    names = [(topic.name, number) for topic in topics for number in (0, 1)]
    sessions, connection, rng = FetchSessions(), kafka.new_plain(), random.Random(version)
    sessions.metadata(kafka.ok("Metadata", 12, topics=None))
    session_id = epoch = 0

    def fetch(asked: dict[Any, int], gone: list[Any] | None = None, at: int | None = None) -> Fetched:
        fields = {"replica_id": -1, "max_wait_ms": 1, "min_bytes": 0, "max_bytes": 1 << 24, "session_id": session_id}
        fields |= {"topics": listed(topics, asked), "forgotten_topics_data": forgotten(topics, gone or [])}
        fields["session_epoch"] = epoch if at is None else at
        answer = connection.request("Fetch", version, **fields)
        sent = kc.message("FetchRequest")[version]
        return sessions.fetch(sent.parse(sent.build(declared(sent, fields))), answer)

    opened = fetch(dict.fromkeys(names, 0))
    assert opened.opened
    assert set(opened.answered) == set(opened.partitions) == set(names)
    session_id, epoch = opened.opened, 1
    reading = dict.fromkeys(names, 0)
    for _ in range(12):
        written = rng.sample(names, 3)
        for name, number in written:
            topic = next(topic for topic in topics if topic.name == name)
            data = [{"index": number, "records": [{"records": [{"value": b"v"}]}]}]
            spec = [{"name": topic.name, "topic_id": topic.id, "partition_data": data}]
            kafka.ok("Produce", 9, transactional_id=None, acks=-1, timeout_ms=10000, topic_data=spec)
        gone = rng.sample(sorted(reading), 1) if rng.random() < 0.4 and len(reading) > 1 else []
        back = [name for name in names if name not in reading and rng.random() < 0.5]
        asked = dict.fromkeys(back, 0)
        reading = {name: at for name, at in {**reading, **asked}.items() if name not in gone}
        found = fetch(asked, gone)
        epoch += 1
        assert found.problem is None
        assert set(found.partitions) == set(reading)
        with_records = {name for name, one in found.answered.items() if one.records}
        assert with_records >= {name for name in written if name in reading}
        assert set(found.answered) <= set(reading)
        asked = {name: one.records[-1].last_offset + 1 for name, one in found.answered.items() if one.records}
        reading |= asked
        assert {name: one.fetch_offset for name, one in fetch(asked).partitions.items()} == reading
        epoch += 1
    wrong = fetch({}, at=epoch + 5)
    assert (wrong.error, wrong.expected_epoch) == (ErrorCode.INVALID_FETCH_SESSION_EPOCH, epoch)
    assert fetch({}).problem is None
    session_id += 1
    assert fetch({}).error == ErrorCode.FETCH_SESSION_ID_NOT_FOUND


def listed(topics: list[Topic], asked: dict[Any, int]) -> list[dict[str, Any]]:
    """The topics of a Fetch request, by name and id."""
    return [
        {
            "topic": topic.name,
            "topic_id": topic.id,
            "partitions": [
                {"partition": number, "fetch_offset": at, "partition_max_bytes": 1 << 20}
                for (name, number), at in asked.items()
                if name == topic.name
            ],
        }
        for topic in topics
        if any(name == topic.name for name, _ in asked)
    ]


def forgotten(topics: list[Topic], gone: list[Any]) -> list[dict[str, Any]]:
    """The forgotten topics of a Fetch request, by name and id."""
    return [
        {"topic": topic.name, "topic_id": topic.id, "partitions": [n for name, n in gone if name == topic.name]}
        for topic in topics
        if any(name == topic.name for name, _ in gone)
    ]
