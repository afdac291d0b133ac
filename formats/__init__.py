"""The wire formats, and the index that finds a message by its name. Each module is imported when it is asked for."""

from __future__ import annotations

# Messages that are no request or response: module -> what it declares.
DATA: dict[str, tuple[str, ...]] = {
    "control_schemas": (
        "ControlRecordTypeSchema", "EndTxnMarker", "LeaderChangeMessage", "SnapshotHeaderRecord",
        "SnapshotFooterRecord", "KRaftVersionRecord", "VotersRecord",
    ),
    "consumer_protocol": ("ConsumerProtocolSubscription", "ConsumerProtocolAssignment"),
    "principal": ("DefaultPrincipalData",),
    "streams_protocol": ("SubscriptionInfoData",),
    "raft.quorum_state": ("QuorumStateData",),
    "log.producer_snapshot": ("ProducerSnapshot",),
    "log.aborted_txn": ("AbortedTxn",),
    "log.remote_log_metadata": (
        "RemoteLogSegmentMetadataRecord", "RemoteLogSegmentMetadataUpdateRecord",
        "RemotePartitionDeleteMetadataRecord", "RemoteLogSegmentMetadataSnapshotRecord",
    ),
    "coordinator.offset_commit": ("OffsetCommitKey", "OffsetCommitValue"),
    "coordinator.classic_group": ("GroupMetadataKey", "GroupMetadataValue"),
    "coordinator.consumer_group": (
        "ConsumerGroupMetadataKey", "ConsumerGroupMetadataValue", "ConsumerGroupPartitionMetadataKey",
        "ConsumerGroupPartitionMetadataValue", "ConsumerGroupMemberMetadataKey", "ConsumerGroupMemberMetadataValue",
        "ConsumerGroupTargetAssignmentMetadataKey", "ConsumerGroupTargetAssignmentMetadataValue",
        "ConsumerGroupTargetAssignmentMemberKey", "ConsumerGroupTargetAssignmentMemberValue",
        "ConsumerGroupCurrentMemberAssignmentKey", "ConsumerGroupCurrentMemberAssignmentValue",
        "ConsumerGroupRegularExpressionKey", "ConsumerGroupRegularExpressionValue",
    ),
    "coordinator.share_group": (
        "ShareGroupPartitionMetadataKey", "ShareGroupPartitionMetadataValue", "ShareGroupMemberMetadataKey",
        "ShareGroupMemberMetadataValue", "ShareGroupMetadataKey", "ShareGroupMetadataValue",
        "ShareGroupTargetAssignmentMetadataKey", "ShareGroupTargetAssignmentMetadataValue",
        "ShareGroupTargetAssignmentMemberKey", "ShareGroupTargetAssignmentMemberValue",
        "ShareGroupCurrentMemberAssignmentKey", "ShareGroupCurrentMemberAssignmentValue",
        "ShareGroupStatePartitionMetadataKey", "ShareGroupStatePartitionMetadataValue",
    ),
    "coordinator.streams_group": (
        "StreamsGroupMetadataKey", "StreamsGroupMetadataValue", "StreamsGroupMemberMetadataKey",
        "StreamsGroupMemberMetadataValue", "StreamsGroupTargetAssignmentMetadataKey",
        "StreamsGroupTargetAssignmentMetadataValue", "StreamsGroupTargetAssignmentMemberKey",
        "StreamsGroupTargetAssignmentMemberValue", "StreamsGroupCurrentMemberAssignmentKey",
        "StreamsGroupCurrentMemberAssignmentValue", "StreamsGroupTopologyKey", "StreamsGroupTopologyValue",
    ),
    "coordinator.share_state": ("ShareSnapshotKey", "ShareSnapshotValue", "ShareUpdateKey", "ShareUpdateValue"),
    "coordinator.transaction": ("TransactionLogKey", "TransactionLogValue"),
    "metadata.brokers": (
        "RegisterBrokerRecord", "UnregisterBrokerRecord", "BrokerRegistrationChangeRecord", "FenceBrokerRecord",
        "UnfenceBrokerRecord",
    ),
    "metadata.controllers": ("RegisterControllerRecord", "UnregisterControllerRecord"),
    "metadata.topics": (
        "TopicRecord", "PartitionRecord", "PartitionChangeRecord", "RemoveTopicRecord", "ClearElrRecord",
    ),
    "metadata.configs": ("ConfigRecord", "ClientQuotaRecord"),
    "metadata.security": (
        "AccessControlEntryRecord", "RemoveAccessControlEntryRecord", "AccessControlRecord",
        "UserScramCredentialRecord", "RemoveUserScramCredentialRecord", "DelegationTokenRecord",
        "RemoveDelegationTokenRecord",
    ),
    "metadata.features": ("FeatureLevelRecord", "RemoveFeatureLevelRecord", "ZkMigrationStateRecord"),
    "metadata.log": (
        "ProducerIdsRecord", "BeginTransactionRecord", "EndTransactionRecord", "AbortTransactionRecord",
        "NoOpRecord",
    ),
}

# Other names of messages. Requests and responses also go by their API's old names, api_keys.OLD_NAMES.
ALIASES = {
    "LegacyOffsetCommitKey":   "OffsetCommitKey",    # what 4.1 and newer call its version 0
    "LegacyOffsetCommitValue": "OffsetCommitValue",  # likewise
    "QuotaRecord":             "ClientQuotaRecord",  # 2.8
}

# Layouts inside records fields, whose version is the magic. They have headers; `kc.RecordBatch` and `kc.MessageSet` read
# what stands behind them, too.
LAYOUTS = {
    "RecordBatch": ("record_batch", "RecordBatchLayout"),
    "Record":      ("record_batch", "RecordLayout"),
    "Message":     ("message_set",  "MessageLayout"),
}
