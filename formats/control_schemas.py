"""What a control record's key and value hold; the record itself is an ordinary one in a batch marked as control.

The key is an int16 version and then ControlRecordTypeSchema: 0 abort and 1 commit (EndTxnMarker), 2 leader change,
3 snapshot header, 4 snapshot footer, 5 KRaft version, 6 KRaft voters. The value of an abort or commit marker is an
int16 version and the message. The value of a KRaft record is the message alone, which begins with a version field of
its own.
"""
from kafkaconstruct.declare import Array, Int16, Int32, Int64, Message, String, Struct, UInt16, Uuid

ControlRecordTypeSchema = Message(
    "ControlRecordTypeSchema", versions="0", kind="data",
    fields=[
        "type" / Int16  * "see above",
    ],
)

EndTxnMarker = Message(
    "EndTxnMarker", versions="0", kind="data",
    fields=[
        "coordinator_epoch" / Int32  * "of the coordinator that decided",
    ],
)

Voter = Struct(of="Voter")[
    "voter_id"           / Int32,
    "voter_directory_id" / Uuid("1+")  * "zero: unknown",
]

LeaderChangeMessage = Message(
    "LeaderChangeMessage", versions="0-1", flexible="0+", kind="data",
    fields=[
        "version"         / Int16         * "the message's, once more",
        "leader_id"       / Int32,
        "voters"          / Array[Voter],
        "granting_voters" / Array[Voter]  * "who voted for the leader",
    ],
)

SnapshotHeaderRecord = Message(
    "SnapshotHeaderRecord", versions="0", flexible="0+", kind="data",
    fields=[
        "version"                      / Int16  * "the message's, once more",
        "last_contained_log_timestamp" / Int64  * "append time of the last record within, in ms since 1970",
    ],
)

SnapshotFooterRecord = Message(
    "SnapshotFooterRecord", versions="0", flexible="0+", kind="data",
    fields=[
        "version" / Int16  * "the message's, once more",
    ],
)

KRaftVersionRecord = Message(
    "KRaftVersionRecord", versions="0", flexible="0+", kind="data",
    fields=[
        "version"        / Int16  * "the message's, once more",
        "k_raft_version" / Int16  * "0 static voters, 1 voters in the log (KIP-853)",
    ],
)

VotersRecord = Message(
    "VotersRecord", versions="0", flexible="0+", kind="data",
    fields=[
        "version" / Int16  * "the message's, once more",
        "voters"  / Array(of="Voter")[
            "voter_id"               / Int32,
            "voter_directory_id"     / Uuid,
            "endpoints"              / Array(of="Endpoint")[
                "name" / String,
                "host" / String,
                "port" / UInt16,
            ],
            "k_raft_version_feature" / Struct(of="KRaftVersionFeature")[
                "min_supported_version" / Int16,
                "max_supported_version" / Int16,
            ] * "levels of kraft.version that the voter can do",
        ],
    ],
)
