"""QuorumStateData: a KRaft voter's election state, kept as JSON in the file quorum-state beside the metadata log.

v0  KIP-595
v1  whom it voted for by directory id; the voters move into the log (KIP-853)
"""
from kafkaconstruct.declare import Array, Int32, Int64, Message, String, Uuid

QuorumStateData = Message(
    "QuorumStateData", versions="0-1", flexible="0+", kind="data",
    fields=[
        "cluster_id"         / String("0"),
        "leader_id"          / Int32(default=-1)  * "-1: unknown",
        "leader_epoch"       / Int32(default=-1)  * "-1: unknown",
        "voted_id"           / Int32(default=-1)  * "-1: nobody",
        "applied_offset"     / Int64("0"),
        "current_voters"     / Array("0", nullable=True, of="Voter")[
            "voter_id" / Int32,
        ],
        "voted_directory_id" / Uuid("1+"),
    ],
)
