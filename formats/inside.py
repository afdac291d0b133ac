"""What is known to be inside fields that are plain bytes on the wire. explain shows it beneath them.

A table: (struct, field) -> a function of the field's node that gives the Construct of its content, or None.
"""
from __future__ import annotations

from typing import Any

from kafkaconstruct.engines.nodes import Node
from kafkaconstruct.errors import KafkaError


def prefixed() -> Any:
    """The module that reads messages behind their version; it needs all the others, so it is imported late."""
    from kafkaconstruct.formats import prefixed as module

    return module


def consumer(name: str) -> Any:
    """The consumer protocol's subscription or assignment, in groups whose protocol type is "consumer".

    A SyncGroup before v5 does not say its type: there it is worth a try.
    """
    def look(node: Node) -> Any:
        return prefixed().VersionPrefixed(name) if nearby(node, "protocol_type") in (None, "", "consumer") else None

    return look


def request(node: Node) -> Any:
    """A request without its size; not of an Envelope within another, which brokers refuse and data could deepen."""
    if sum(around.type == "EnvelopeRequest" for around in node.ancestors()) > 1:
        return None
    from kafkaconstruct.formats.prefixed_tracing import REQUEST_PAYLOAD

    return REQUEST_PAYLOAD


def principal(node: Node) -> Any:
    """What brokers of Kafka's own say of a client (KIP-590)."""
    return prefixed().VersionPrefixed("DefaultPrincipalData")


def subscription_info(node: Node) -> Any:
    """Kafka Streams before the Streams rebalance protocol: its assignor's user data, which begins with its version."""
    if nearby(node, "name") != "stream":
        return None
    from kafkaconstruct.formats.streams_protocol import SubscriptionInfoData

    version = int.from_bytes(node.value[:4], "big", signed=True)
    return SubscriptionInfoData[version] if version in SubscriptionInfoData.versions else None


def record_key(node: Node) -> Any:
    """A control record's key, or that of an internal topic's record."""
    if in_control_batch(node):
        return prefixed().VersionPrefixed("ControlRecordTypeSchema")
    topic = nearby(node, "topic", "name")
    return prefixed().CoordinatorRecord(topic).key if topic in prefixed().TOPICS else None


def record_value(node: Node) -> Any:
    """What a control record says, or the value of an internal topic's record."""
    key = nearby(node, "key")
    if in_control_batch(node):
        return control_value(key, node.value)
    topic = nearby(node, "topic", "name")
    if topic in prefixed().TOPICS and key is not None:
        try:
            return prefixed().CoordinatorRecord(topic).value_of(key)
        except KafkaError:
            return None  # the key's own node says what is wrong with it
    if topic == "__cluster_metadata":
        return prefixed().MetadataRecord
    return prefixed().RemoteLogMetadataRecord if topic == "__remote_log_metadata" else None


def in_control_batch(node: Node) -> bool:
    """Whether a record stands in a control batch."""
    return any(around.type == "RecordBatch" and around.value.is_control for around in node.ancestors())


def control_value(key: bytes | None, value: bytes) -> Any:
    """The Construct of a control record's value, by its key's type; None for unknown types."""
    from kafkaconstruct.formats.control_records import VALUES, ControlRecordType

    if key is None or len(key) < 4 or len(value) < 2:
        return None
    kind = ControlRecordType(int.from_bytes(key[2:4], "big", signed=True))
    if kind not in VALUES:
        return None
    message, in_front = VALUES[kind]
    version = int.from_bytes(value[:2], "big", signed=True)
    if in_front:
        return prefixed().VersionPrefixed(message.name)
    return message[min(version, message.versions[-1])] if version >= 0 else None


def nearby(node: Node, *names: str) -> Any:
    """The value of a field that was read before this one, in its struct or in one around it."""
    for around in node.ancestors():
        for field in around.children:
            if field.name.startswith("["):
                break  # from here on the elements of a list, which are no fields, and there may be many
            if field.name in names and field is not node:
                return field.value
    return None


SUBSCRIPTION, ASSIGNMENT = consumer("ConsumerProtocolSubscription"), consumer("ConsumerProtocolAssignment")

INSIDE = {
    ("JoinGroupRequestProtocol", "metadata"): SUBSCRIPTION,
    ("JoinGroupResponseMember", "metadata"): SUBSCRIPTION,
    ("SyncGroupRequestAssignment", "assignment"): ASSIGNMENT,
    ("SyncGroupResponse", "assignment"): ASSIGNMENT,
    ("DescribedGroupMember", "member_metadata"): SUBSCRIPTION,
    ("DescribedGroupMember", "member_assignment"): ASSIGNMENT,
    ("MemberMetadata", "subscription"): SUBSCRIPTION,  # of GroupMetadataValue, in __consumer_offsets
    ("MemberMetadata", "assignment"): ASSIGNMENT,
    ("ConsumerProtocolSubscription", "user_data"): subscription_info,
    ("EnvelopeRequest", "request_data"): request,
    ("EnvelopeRequest", "request_principal"): principal,
    ("Record", "key"): record_key,
    ("Record", "value"): record_value,
    ("Message", "key"): record_key,
    ("Message", "value"): record_value,
}
