"""What requests need before they can succeed: connections, topics, groups, producers, all made on demand."""

import time
from base64 import urlsafe_b64encode
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any
from uuid import UUID

import kafkaconstruct as kc
from tests.broker.connection import Connection, errors
from tests.broker.node import NODE_ID, PASSWORD, USER, Node

Fields = Mapping[str, Any]
# What a coordinator or leader says while it is still coming up: ask again.
NOT_YET = {"COORDINATOR_NOT_AVAILABLE", "COORDINATOR_LOAD_IN_PROGRESS", "NOT_COORDINATOR", "LEADER_NOT_AVAILABLE"}
NOT_YET |= {"NOT_LEADER_OR_FOLLOWER", "UNKNOWN_TOPIC_OR_PARTITION", "UNKNOWN_TOPIC_ID", "CONCURRENT_TRANSACTIONS"}
NOT_YET |= {"REBALANCE_IN_PROGRESS", "DELEGATION_TOKEN_NOT_FOUND"}
PATIENCE = 15.0  # seconds
TIMEOUT_MS = 10_000
GROUP, TRANSACTION, SHARE = range(3)  # kinds of coordinators


@dataclass(frozen=True)
class Topic:
    """A topic that exists."""

    name: str
    id: UUID


@dataclass(frozen=True)
class Member:
    """A member of a classic group whose generation is stable."""

    group: str
    id: str
    generation: int


@dataclass(frozen=True)
class Producer:
    """A transactional producer that has its id."""

    transactional_id: str
    id: int
    epoch: int

    @property
    def fields(self) -> Fields:
        return {"transactional_id": self.transactional_id, "producer_id": self.id, "producer_epoch": self.epoch}


class World:
    """A running node with connections to each of its listeners, and makers of what a request needs."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.count = 0
        self.opened: list[Connection] = []
        self.release = kc.release(node.release)
        for kind in (GROUP, TRANSACTION):  # asking for a coordinator makes its topic
            self.ok("FindCoordinator", 3, key="any", key_type=kind)
        if self.release.versions("ShareFetch"):
            self.ok("FindCoordinator", 6, coordinator_keys=[f"any:{base64_id(UUID(int=2))}:0"], key_type=SHARE)

    @cached_property
    def plain(self) -> Connection:
        """The clients' listener."""
        return self.new_plain()

    @cached_property
    def controller(self) -> Connection:
        """The controller's listener."""
        return self.open(self.node.controller_port)

    @cached_property
    def sasl(self) -> Connection:
        """The listener with SASL, logged in as an administrator."""
        connection = self.new_sasl()
        self.ok("SaslHandshake", 1, on=connection, mechanism="PLAIN")
        self.ok("SaslAuthenticate", on=connection, auth_bytes=credentials())
        return connection

    def new_plain(self) -> Connection:
        """A connection to the clients' listener of its own, for what may be answered by closing it."""
        return self.open(self.node.port)

    def new_sasl(self) -> Connection:
        """A connection to the listener with SASL that has not said anything yet."""
        return self.open(self.node.sasl_port)

    def open(self, port: int) -> Connection:
        self.opened.append(Connection(self.node.host, port))
        return self.opened[-1]

    def close(self) -> None:
        """Close every connection."""
        for each in self.opened:
            each.close()

    def name(self, what: str) -> str:
        """A name that nothing else has."""
        self.count += 1
        return f"{what}-{self.count}"

    def ok(self, api: str, version: int | None = None, /, *, on: Connection | None = None, **fields: Any) -> Any:
        """The answer to a request that must succeed; asked again while the node says that it is not ready yet.

        Without a version the newest stable one that the node's release serves.
        """
        if version is None:
            version = self.release.versions(api)[-1]
        answer = self.ask(api, version, on or self.plain, **fields)
        if errors(answer):
            raise AssertionError(f"{api} failed: {', '.join(errors(answer))}: {answer}")
        return answer

    def ask(self, api: str, version: int, on: Connection, **fields: Any) -> Any:
        """The answer to a request, asked again while the node says that it is not ready yet."""
        deadline = time.monotonic() + PATIENCE
        while True:
            answer = on.request(api, version, **fields)
            found = errors(answer)
            if not found or not NOT_YET.issuperset(found) or time.monotonic() > deadline:
                return answer
            time.sleep(0.05)

    # ---- topics ---------------------------------------------------------------------------------------------

    def topic(self, partitions: int = 1, records: int = 0, **configs: str) -> Topic:
        """A new topic, with that many records in its first partition."""
        name = self.name("topic")
        config = [{"name": key.replace("_", "."), "value": value} for key, value in configs.items()]
        spec = {"name": name, "num_partitions": partitions, "replication_factor": 1, "configs": config}
        made = self.ok("CreateTopics", 7, topics=[spec], timeout_ms=TIMEOUT_MS)
        topic = Topic(name, made.topics[0].topic_id)
        self.ok("Metadata", 12, topics=[{"name": name, "topic_id": UUID(int=0)}], allow_auto_topic_creation=False)
        if records:
            self.produce(topic, [{"value": f"value-{each}".encode()} for each in range(records)])
        return topic

    @cached_property
    def shared(self) -> Topic:
        """A topic to read from, with ten records in each of its two partitions' first."""
        return self.topic(partitions=2, records=10)

    def produce(self, topic: Topic, records: list[dict[str, Any]], **batch: Any) -> Any:
        """Write one batch to a topic's first partition."""
        return self.ok("Produce", **produce_fields(topic, [{**batch, "records": records}]))

    # ---- groups ---------------------------------------------------------------------------------------------

    def member(self, group: str | None = None) -> Member:
        """The only member of a new classic group, joined and synced."""
        group = group or self.name("group")
        joined = self.join(group)
        assigned = [{"member_id": joined.member_id, "assignment": ASSIGNMENT}]
        self.ok(
            "SyncGroup", 5, group_id=group, generation_id=joined.generation_id, member_id=joined.member_id,
            protocol_type="consumer", protocol_name="range", assignments=assigned,
        )  # fmt: skip
        return Member(group, joined.member_id, joined.generation_id)

    def join(self, group: str, version: int = 7) -> Any:
        """The answer to a JoinGroup that completed."""
        return self.ok("JoinGroup", version, **join_fields(group, self.member_id(group, version)))

    def member_id(self, group: str, version: int) -> str:
        """The id that a first JoinGroup hands out since version 4 (KIP-394), with an error."""
        answer = self.plain.request("JoinGroup", version, **join_fields(group, ""))
        if errors(answer) != ["MEMBER_ID_REQUIRED"]:
            raise AssertionError(f"JoinGroup v{version} without a member id: {answer}")
        found: str = answer.member_id
        return found

    def committed(self) -> str:
        """A classic group without members that has committed offset 1 of the shared topic."""
        group = self.name("group")
        self.ok("OffsetCommit", 8, **commit_fields(group, self.shared))
        return group

    def consumer(self, topic: Topic | None = None) -> tuple[str, str, int]:
        """Group id, member id and epoch of a member of a new group of the consumer protocol."""
        group, member = self.name("consumer-group"), self.name("member")
        names = [(topic or self.shared).name]
        joined = self.ok(
            "ConsumerGroupHeartbeat", 1, group_id=group, member_id=member, member_epoch=0, rebalance_timeout_ms=60000,
            subscribed_topic_names=names, topic_partitions=[],
        )  # fmt: skip
        return group, joined.member_id, joined.member_epoch

    # ---- transactions ---------------------------------------------------------------------------------------

    def producer(self) -> Producer:
        """A new transactional producer."""
        name = self.name("transaction")
        made = self.ok(
            "InitProducerId", 4, transactional_id=name, transaction_timeout_ms=60000, producer_id=-1, producer_epoch=-1
        )
        return Producer(name, made.producer_id, made.producer_epoch)

    def in_transaction(self, topic: Topic | None = None) -> Producer:
        """A producer with an open transaction that holds the first partition of a topic."""
        producer = self.producer()
        self.ok("AddPartitionsToTxn", 3, **partitions_fields(producer, topic or self.shared))
        return producer

    # ---- the cluster ----------------------------------------------------------------------------------------

    @cached_property
    def cluster(self) -> Any:
        """A DescribeCluster answer."""
        return self.ok("DescribeCluster", 0, include_cluster_authorized_operations=False)

    @cached_property
    def quorum(self) -> Any:
        """What DescribeQuorum says of the metadata log's partition."""
        asked = [{"topic_name": "__cluster_metadata", "partitions": [{"partition_index": 0}]}]
        return self.ok("DescribeQuorum", 2, topics=asked).topics[0].partitions[0]

    @cached_property
    def log_dirs(self) -> list[str]:
        """The paths of the node's log directories."""
        return [each.log_dir for each in self.ok("DescribeLogDirs", 4, topics=[]).results]


# A consumer protocol assignment and subscription (version 0: topics, user data), opaque to the broker.
ASSIGNMENT = bytes.fromhex("0000 00000000 00000000")
SUBSCRIPTION = bytes.fromhex("0000 00000000 00000000")


def base64_id(topic_id: UUID) -> str:
    """A uuid as Kafka prints it."""
    return urlsafe_b64encode(topic_id.bytes).decode().rstrip("=")


def credentials() -> bytes:
    """SASL PLAIN's only message."""
    return f"\0{USER}\0{PASSWORD}".encode()


def produce_fields(topic: Topic, batches: Any, transactional_id: str | None = None) -> dict[str, Any]:
    """A Produce request to a topic's first partition, for every version."""
    data = [{"index": 0, "records": batches}]
    return {
        "transactional_id": transactional_id,
        "acks": -1,
        "timeout_ms": TIMEOUT_MS,
        "topic_data": [{"name": topic.name, "topic_id": topic.id, "partition_data": data}],
    }


def fetch_fields(topic: Topic, offset: int = 0, **partition: Any) -> dict[str, Any]:
    """A Fetch request for a topic's first partition, outside any session, for every version."""
    asked = {"partition": 0, "fetch_offset": offset, "partition_max_bytes": 1 << 24, **partition}
    return {
        "replica_id": -1,
        "max_wait_ms": 500,
        "min_bytes": 1,
        "max_bytes": 1 << 24,
        "topics": [{"topic": topic.name, "topic_id": topic.id, "partitions": [asked]}],
    }


def partitions_fields(producer: Producer, topic: Topic) -> dict[str, Any]:
    """An AddPartitionsToTxn request for a topic's first partition, for every version."""
    topics = [{"name": topic.name, "partitions": [0]}]
    return {
        "v3_and_below_transactional_id": producer.transactional_id,
        "v3_and_below_producer_id": producer.id,
        "v3_and_below_producer_epoch": producer.epoch,
        "v3_and_below_topics": topics,
        "transactions": [{**producer.fields, "topics": topics}],
    }


def join_fields(group: str, member: str) -> dict[str, Any]:
    """A JoinGroup request, for every version."""
    return {
        "group_id": group,
        "session_timeout_ms": 45000,
        "rebalance_timeout_ms": 5000,
        "member_id": member,
        "protocol_type": "consumer",
        "protocols": [{"name": "range", "metadata": SUBSCRIPTION}],
    }


def commit_fields(group: str, topic: Topic, member: str = "", epoch: int = -1) -> dict[str, Any]:
    """An OffsetCommit request of offset 1 of a topic's first partition, for every version."""
    partition = {"partition_index": 0, "committed_offset": 1, "committed_metadata": "noted"}
    return {
        "group_id": group,
        "generation_id_or_member_epoch": epoch,
        "member_id": member,
        "topics": [{"name": topic.name, "topic_id": topic.id, "partitions": [partition]}],
    }


NODE = NODE_ID
