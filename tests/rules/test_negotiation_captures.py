"""What real clients really sent, against what `negotiate` says of their tables and of the broker's own answer."""

from __future__ import annotations

import io
from typing import Any

import pytest

from kafkaconstruct.conversation import Capture, Kind
from kafkaconstruct.rules import negotiate
from tests.shared import shared

# The greatest version that each client has a request for (each begins at 0 in what is used here), read off its sources.
LIBRDKAFKA_2_16 = {
    "Produce": 10, "Fetch": 16, "ListOffsets": 7, "Metadata": 13, "OffsetCommit": 9, "OffsetFetch": 9,
    "FindCoordinator": 2, "JoinGroup": 5, "Heartbeat": 3, "LeaveGroup": 1, "SyncGroup": 3, "InitProducerId": 4,
    "AddPartitionsToTxn": 0, "EndTxn": 1, "GetTelemetrySubscriptions": 0,
}  # fmt: skip
KAFKAJS_2_2_4 = {
    "Produce": 7, "Fetch": 11, "ListOffsets": 3, "Metadata": 6, "OffsetCommit": 5, "OffsetFetch": 4,
    "FindCoordinator": 2, "JoinGroup": 5, "Heartbeat": 3, "LeaveGroup": 3, "SyncGroup": 3,
}  # fmt: skip
AIOKAFKA_0_14 = {
    "Produce": 7, "Fetch": 11, "ListOffsets": 3, "Metadata": 5, "OffsetCommit": 3, "OffsetFetch": 3,
    "FindCoordinator": 1, "JoinGroup": 5, "Heartbeat": 1, "LeaveGroup": 1, "SyncGroup": 3,
}  # fmt: skip

CLIENTS: dict[str, dict[str, int] | str] = {
    "rdk-gzip.pcapng": LIBRDKAFKA_2_16,
    "rdk-lz4.pcapng": LIBRDKAFKA_2_16,
    "kjs-Snappy.pcapng": KAFKAJS_2_2_4,
    "aio-lz4.pcapng": AIOKAFKA_0_14,
    # Kafka's own consumer of 2.2, against brokers of 2.3
    "segmentio_kafka-go__v1-v1c-v2-v2c-v2b-v2b-v2b-v2bc-v1b-v1bc.pcapng": "2.2",
    "segmentio_kafka-go__v1c-v1-v1c.pcapng": "2.2",
    "segmentio_kafka-go__v2bc-v1.pcapng": "2.2",
}


def conversation(file: str) -> tuple[Any, set[tuple[str, int]]]:
    """The broker's own ApiVersions answer, and the APIs and versions that the client used."""
    answer, used = None, set()
    for message in Capture(io.BytesIO(shared(f"captures/{file}").read_bytes())).messages():
        if message.kind is Kind.REQUEST and message.api != "ApiVersions":  # which is asked before anything is known
            assert message.api is not None
            assert message.version is not None
            used.add((message.api, message.version))
        elif message.kind is Kind.RESPONSE and message.api == "ApiVersions":
            body = message.parsed().body
            if body is not None and body.error_code == 0:
                answer = body
    return answer, used


@pytest.mark.parametrize("file", CLIENTS)
def test_clients_use_the_negotiated_versions(file: str) -> None:
    answer, used = conversation(file)
    client = CLIENTS[file]
    side = client if isinstance(client, str) else {api: (0, version) for api, version in client.items()}
    found = negotiate(side, answer)
    assert len(used) >= 9
    assert {(api, found[api]) for api, _ in used} == used
