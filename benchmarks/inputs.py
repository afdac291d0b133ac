"""What is measured: values as plain dicts, and their bytes."""

from __future__ import annotations

import uuid
from typing import Any

import kafkaconstruct as kc

CODECS = ("none", "gzip", "snappy", "lz4", "zstd")
BASE_TIMESTAMP = 1_700_000_000_000  # ms


def metadata(topics: int = 200, partitions: int = 10, brokers: int = 10) -> dict[str, Any]:
    """A MetadataResponse of version 12: three replicas a partition; about 95 kB with 200 topics."""

    def partition(topic: int, index: int) -> dict[str, Any]:
        replicas = [(topic + index + i) % brokers for i in range(3)]
        return {
            "error_code": 0,
            "partition_index": index,
            "leader_id": replicas[0],
            "leader_epoch": 5,
            "replica_nodes": replicas,
            "isr_nodes": replicas,
            "offline_replicas": [],
        }

    return {
        "throttle_time_ms": 0,
        "brokers": [
            {"node_id": i, "host": f"broker-{i}.kafka.example.com", "port": 9092, "rack": f"rack-{i % 3}"}
            for i in range(brokers)
        ],
        "cluster_id": "kzdG5VyORIKUgRFFQMnDsg",
        "controller_id": 1,
        "topics": [
            {
                "error_code": 0,
                "name": f"orders.of.region-{topic}",
                "topic_id": uuid.UUID(int=(topic + 1) << 64 | 7),
                "is_internal": False,
                "partitions": [partition(topic, index) for index in range(partitions)],
                "topic_authorized_operations": -(1 << 31),
            }
            for topic in range(topics)
        ],
    }


def without_a_default(response: dict[str, Any]) -> dict[str, Any]:
    """The same metadata with a default left out in every partition."""
    topics = [
        topic | {"partitions": [{k: v for k, v in p.items() if k != "offline_replicas"} for p in topic["partitions"]]}
        for topic in response["topics"]
    ]
    return response | {"topics": topics}


def offset_commit(partitions: int = 500) -> dict[str, Any]:
    """An OffsetCommitRequest of version 8."""
    return {
        "group_id": "payments",
        "generation_id_or_member_epoch": 42,
        "member_id": "consumer-1-5f0f8c2e",
        "group_instance_id": None,
        "topics": [
            {
                "name": f"orders-{topic}",
                "partitions": [
                    {
                        "partition_index": index,
                        "committed_offset": 1_000_000 + index,
                        "committed_leader_epoch": 7,
                        "committed_metadata": "",
                    }
                    for index in range(partitions // 5)
                ],
            }
            for topic in range(5)
        ],
    }


API_VERSIONS = {"client_software_name": "apache-kafka-java", "client_software_version": "3.9.0"}
HEARTBEAT = {
    "group_id": "payments",
    "generation_id": 42,
    "member_id": "consumer-1-5f0f8c2e",
    "group_instance_id": None,
}


def produce(batch: bytes) -> dict[str, Any]:
    """A ProduceRequest of version 9 around a batch for each of 10 partitions."""
    data = [{"index": index, "records": batch} for index in range(10)]
    return {
        "transactional_id": None,
        "acks": -1,
        "timeout_ms": 30_000,
        "topic_data": [{"name": "orders", "partition_data": data}],
    }


def fetch(batch: bytes) -> dict[str, Any]:
    """A FetchResponse of version 12 around a batch for each of 10 partitions."""
    partitions = [
        {
            "partition_index": index,
            "error_code": 0,
            "high_watermark": 1_000_000,
            "last_stable_offset": 1_000_000,
            "log_start_offset": 0,
            "aborted_transactions": None,
            "preferred_read_replica": -1,
            "records": batch,
        }
        for index in range(10)
    ]
    return {
        "throttle_time_ms": 0,
        "error_code": 0,
        "session_id": 7,
        "responses": [{"topic": "orders", "partitions": partitions}],
    }


def records(count: int) -> list[dict[str, Any]]:
    """Records with values of 100 bytes, and a header in every second."""
    return [
        {
            "offset": i,
            "timestamp": BASE_TIMESTAMP + i,
            "key": b"key-%d" % i,
            "value": (b"%08d " % i * 12)[:100],
            "headers": [("trace", b"%016d" % i)] if i % 2 else [],
        }
        for i in range(count)
    ]


def batch(count: int, codec: str = "none") -> bytes:
    """A record batch of magic 2."""
    return bytes(kc.RecordBatch.build({"codec": codec, "records": records(count)}))
