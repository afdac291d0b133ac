"""KRaft metadata records about access control (KIP-801), SCRAM credentials (KIP-900) and delegation tokens.

AccessControlRecord (type 6) was defined until Kafka 3.4 and never used; AccessControlEntryRecord took its place.
"""
from kafkaconstruct.declare import Array, Bytes, Int8, Int32, Int64, Message, String, Uuid

AccessControlEntryRecord = Message(
    "AccessControlEntryRecord", key=18, versions="0", flexible="0+", kind="metadata",
    fields=[
        "id"              / Uuid,
        "resource_type"   / Int8,
        "resource_name"   / String,
        "pattern_type"    / Int8,
        "principal"       / String,
        "host"            / String,
        "operation"       / Int8,
        "permission_type" / Int8,
    ],
)

RemoveAccessControlEntryRecord = Message(
    "RemoveAccessControlEntryRecord", key=19, versions="0", flexible="0+", kind="metadata",
    fields=[
        "id" / Uuid,
    ],
)

AccessControlRecord = Message(
    "AccessControlRecord", key=6, versions="0", flexible="0+", kind="metadata",
    fields=[
        "resource_type"   / Int8,
        "resource_name"   / String(nullable=True),
        "pattern_type"    / Int8,
        "principal"       / String,
        "host"            / String,
        "operation"       / Int8,
        "permission_type" / Int8,
    ],
)

UserScramCredentialRecord = Message(
    "UserScramCredentialRecord", key=11, versions="0", flexible="0+", kind="metadata",
    fields=[
        "name"       / String,
        "mechanism"  / Int8,
        "salt"       / Bytes,
        "stored_key" / Bytes,
        "server_key" / Bytes,
        "iterations" / Int32,
    ],
)

RemoveUserScramCredentialRecord = Message(
    "RemoveUserScramCredentialRecord", key=22, versions="0", flexible="0+", kind="metadata",
    fields=[
        "name"      / String,
        "mechanism" / Int8,
    ],
)

DelegationTokenRecord = Message(
    "DelegationTokenRecord", key=10, versions="0", flexible="0+", kind="metadata",
    fields=[
        "owner"                / String,
        "requester"            / String,
        "renewers"             / Array[String],
        "issue_timestamp"      / Int64,
        "max_timestamp"        / Int64,
        "expiration_timestamp" / Int64,
        "token_id"             / String,
    ],
)

RemoveDelegationTokenRecord = Message(
    "RemoveDelegationTokenRecord", key=26, versions="0", flexible="0+", kind="metadata",
    fields=[
        "token_id" / String,
    ],
)
