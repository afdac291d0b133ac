"""KRaft metadata records about access control (KIP-801), SCRAM credentials (KIP-900) and delegation tokens.

Resource types: 2 topic, 3 group, 4 cluster, 5 transactional id, 6 delegation token, 7 user. Operations: 2 all, 3 read,
4 write, 5 create, 6 delete, 7 alter, 8 describe, 9 cluster action, 10 describe configs, 11 alter configs, 12 idempotent
write, 13 create tokens, 14 describe tokens, 15 two-phase commit.

AccessControlRecord (type 6) was defined until Kafka 3.4 and never used; AccessControlEntryRecord took its place.
"""
from kafkaconstruct.declare import Array, Bytes, Int8, Int32, Int64, Message, String, Uuid

AccessControlEntryRecord = Message(
    "AccessControlEntryRecord", key=18, versions="0", flexible="0+", kind="metadata",
    fields=[
        "id"              / Uuid,
        "resource_type"   / Int8,
        "resource_name"   / String,
        "pattern_type"    / Int8    * "3 literal, 4 prefixed",
        "principal"       / String  * "such as 'User:alice'",
        "host"            / String,
        "operation"       / Int8,
        "permission_type" / Int8    * "2 deny, 3 allow; 1 any, in filters",
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
        "pattern_type"    / Int8    * "3 literal, 4 prefixed",
        "principal"       / String  * "such as 'User:alice'",
        "host"            / String,
        "operation"       / Int8,
        "permission_type" / Int8    * "2 deny, 3 allow; 1 any, in filters",
    ],
)

UserScramCredentialRecord = Message(
    "UserScramCredentialRecord", key=11, versions="0", flexible="0+", kind="metadata",
    fields=[
        "name"       / String,
        "mechanism"  / Int8   * "1 SCRAM-SHA-256, 2 SCRAM-SHA-512",
        "salt"       / Bytes,
        "stored_key" / Bytes  * "by which the broker knows the client",
        "server_key" / Bytes  * "by which the client knows the broker",
        "iterations" / Int32,
    ],
)

RemoveUserScramCredentialRecord = Message(
    "RemoveUserScramCredentialRecord", key=22, versions="0", flexible="0+", kind="metadata",
    fields=[
        "name"      / String,
        "mechanism" / Int8  * "1 SCRAM-SHA-256, 2 SCRAM-SHA-512",
    ],
)

DelegationTokenRecord = Message(
    "DelegationTokenRecord", key=10, versions="0", flexible="0+", kind="metadata",
    fields=[
        "owner"                / String,
        "requester"            / String,
        "renewers"             / Array[String]  * "who else may prolong it",
        "issue_timestamp"      / Int64          * "in ms since 1970, as the following",
        "max_timestamp"        / Int64          * "when it ends in any case",
        "expiration_timestamp" / Int64          * "when it ends unless it is renewed",
        "token_id"             / String,
    ],
)

RemoveDelegationTokenRecord = Message(
    "RemoveDelegationTokenRecord", key=26, versions="0", flexible="0+", kind="metadata",
    fields=[
        "token_id" / String,
    ],
)
