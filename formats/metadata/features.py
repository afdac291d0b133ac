"""KRaft metadata records about feature levels (KIP-778) and the migration from ZooKeeper (KIP-866).

RemoveFeatureLevelRecord (type 16) was defined until Kafka 3.2; a level of 0 took its place.
"""
from kafkaconstruct.declare import Int8, Int16, Message, String

FeatureLevelRecord = Message(
    "FeatureLevelRecord", key=12, versions="0", flexible="0+", kind="metadata",
    fields=[
        "name"          / String,
        "feature_level" / Int16  * "0: not in use",
    ],
)

RemoveFeatureLevelRecord = Message(
    "RemoveFeatureLevelRecord", key=16, versions="0", flexible="0+", kind="metadata",
    fields=[
        "name" / String,
    ],
)

ZkMigrationStateRecord = Message(
    "ZkMigrationStateRecord", key=21, versions="0", flexible="0+", kind="metadata",
    fields=[
        "zk_migration_state" / Int8
                             * "0 none, 1 migration, 2 pre-migration, 3 done; 3.4 had 1 and 2 the other way round",
    ],
)
