"""Every API key, to 94 (Kafka 4.4), with the names that an API had in older releases.

ApiKey(43) is ApiKey.ELECT_LEADERS, ApiKey(43).api is "ElectLeaders". A key that Kafka has not given out (vendors use
some above 10000) is a member too, called UNKNOWN_<key>. Keys 4 to 7 went with ZooKeeper in Kafka 4.0.
"""
from functools import cache
from typing import Self

from kafkaconstruct.errors import UnknownNameError
from kafkaconstruct.formats.open_enum import OpenIntEnum


class ApiKey(OpenIntEnum):
    """A request header's request_api_key."""

    api: str

    def __new__(cls, key: int, api: str = "") -> Self:
        member = int.__new__(cls, key)
        member._value_ = key
        member.api = api
        return member

    @classmethod
    def _missing_(cls, value: object) -> Self | None:
        member = super()._missing_(value)
        if member is not None:
            member.api = f"Unknown{value}"
        return member

    PRODUCE                                   = 0, "Produce"
    FETCH                                     = 1, "Fetch"
    LIST_OFFSETS                              = 2, "ListOffsets"
    METADATA                                  = 3, "Metadata"
    LEADER_AND_ISR                            = 4, "LeaderAndIsr"
    STOP_REPLICA                              = 5, "StopReplica"
    UPDATE_METADATA                           = 6, "UpdateMetadata"
    CONTROLLED_SHUTDOWN                       = 7, "ControlledShutdown"
    OFFSET_COMMIT                             = 8, "OffsetCommit"
    OFFSET_FETCH                              = 9, "OffsetFetch"
    FIND_COORDINATOR                          = 10, "FindCoordinator"
    JOIN_GROUP                                = 11, "JoinGroup"
    HEARTBEAT                                 = 12, "Heartbeat"
    LEAVE_GROUP                               = 13, "LeaveGroup"
    SYNC_GROUP                                = 14, "SyncGroup"
    DESCRIBE_GROUPS                           = 15, "DescribeGroups"
    LIST_GROUPS                               = 16, "ListGroups"
    SASL_HANDSHAKE                            = 17, "SaslHandshake"
    API_VERSIONS                              = 18, "ApiVersions"
    CREATE_TOPICS                             = 19, "CreateTopics"
    DELETE_TOPICS                             = 20, "DeleteTopics"
    DELETE_RECORDS                            = 21, "DeleteRecords"
    INIT_PRODUCER_ID                          = 22, "InitProducerId"
    OFFSET_FOR_LEADER_EPOCH                   = 23, "OffsetForLeaderEpoch"
    ADD_PARTITIONS_TO_TXN                     = 24, "AddPartitionsToTxn"
    ADD_OFFSETS_TO_TXN                        = 25, "AddOffsetsToTxn"
    END_TXN                                   = 26, "EndTxn"
    WRITE_TXN_MARKERS                         = 27, "WriteTxnMarkers"
    TXN_OFFSET_COMMIT                         = 28, "TxnOffsetCommit"
    DESCRIBE_ACLS                             = 29, "DescribeAcls"
    CREATE_ACLS                               = 30, "CreateAcls"
    DELETE_ACLS                               = 31, "DeleteAcls"
    DESCRIBE_CONFIGS                          = 32, "DescribeConfigs"
    ALTER_CONFIGS                             = 33, "AlterConfigs"
    ALTER_REPLICA_LOG_DIRS                    = 34, "AlterReplicaLogDirs"
    DESCRIBE_LOG_DIRS                         = 35, "DescribeLogDirs"
    SASL_AUTHENTICATE                         = 36, "SaslAuthenticate"
    CREATE_PARTITIONS                         = 37, "CreatePartitions"
    CREATE_DELEGATION_TOKEN                   = 38, "CreateDelegationToken"
    RENEW_DELEGATION_TOKEN                    = 39, "RenewDelegationToken"
    EXPIRE_DELEGATION_TOKEN                   = 40, "ExpireDelegationToken"
    DESCRIBE_DELEGATION_TOKEN                 = 41, "DescribeDelegationToken"
    DELETE_GROUPS                             = 42, "DeleteGroups"
    ELECT_LEADERS                             = 43, "ElectLeaders"
    INCREMENTAL_ALTER_CONFIGS                 = 44, "IncrementalAlterConfigs"
    ALTER_PARTITION_REASSIGNMENTS             = 45, "AlterPartitionReassignments"
    LIST_PARTITION_REASSIGNMENTS              = 46, "ListPartitionReassignments"
    OFFSET_DELETE                             = 47, "OffsetDelete"
    DESCRIBE_CLIENT_QUOTAS                    = 48, "DescribeClientQuotas"
    ALTER_CLIENT_QUOTAS                       = 49, "AlterClientQuotas"
    DESCRIBE_USER_SCRAM_CREDENTIALS           = 50, "DescribeUserScramCredentials"
    ALTER_USER_SCRAM_CREDENTIALS              = 51, "AlterUserScramCredentials"
    VOTE                                      = 52, "Vote"
    BEGIN_QUORUM_EPOCH                        = 53, "BeginQuorumEpoch"
    END_QUORUM_EPOCH                          = 54, "EndQuorumEpoch"
    DESCRIBE_QUORUM                           = 55, "DescribeQuorum"
    ALTER_PARTITION                           = 56, "AlterPartition"
    UPDATE_FEATURES                           = 57, "UpdateFeatures"
    ENVELOPE                                  = 58, "Envelope"
    FETCH_SNAPSHOT                            = 59, "FetchSnapshot"
    DESCRIBE_CLUSTER                          = 60, "DescribeCluster"
    DESCRIBE_PRODUCERS                        = 61, "DescribeProducers"
    BROKER_REGISTRATION                       = 62, "BrokerRegistration"
    BROKER_HEARTBEAT                          = 63, "BrokerHeartbeat"
    UNREGISTER_BROKER                         = 64, "UnregisterBroker"
    DESCRIBE_TRANSACTIONS                     = 65, "DescribeTransactions"
    LIST_TRANSACTIONS                         = 66, "ListTransactions"
    ALLOCATE_PRODUCER_IDS                     = 67, "AllocateProducerIds"
    CONSUMER_GROUP_HEARTBEAT                  = 68, "ConsumerGroupHeartbeat"
    CONSUMER_GROUP_DESCRIBE                   = 69, "ConsumerGroupDescribe"
    CONTROLLER_REGISTRATION                   = 70, "ControllerRegistration"
    GET_TELEMETRY_SUBSCRIPTIONS               = 71, "GetTelemetrySubscriptions"
    PUSH_TELEMETRY                            = 72, "PushTelemetry"
    ASSIGN_REPLICAS_TO_DIRS                   = 73, "AssignReplicasToDirs"
    LIST_CONFIG_RESOURCES                     = 74, "ListConfigResources"
    DESCRIBE_TOPIC_PARTITIONS                 = 75, "DescribeTopicPartitions"
    SHARE_GROUP_HEARTBEAT                     = 76, "ShareGroupHeartbeat"
    SHARE_GROUP_DESCRIBE                      = 77, "ShareGroupDescribe"
    SHARE_FETCH                               = 78, "ShareFetch"
    SHARE_ACKNOWLEDGE                         = 79, "ShareAcknowledge"
    ADD_RAFT_VOTER                            = 80, "AddRaftVoter"
    REMOVE_RAFT_VOTER                         = 81, "RemoveRaftVoter"
    UPDATE_RAFT_VOTER                         = 82, "UpdateRaftVoter"
    INITIALIZE_SHARE_GROUP_STATE              = 83, "InitializeShareGroupState"
    READ_SHARE_GROUP_STATE                    = 84, "ReadShareGroupState"
    WRITE_SHARE_GROUP_STATE                   = 85, "WriteShareGroupState"
    DELETE_SHARE_GROUP_STATE                  = 86, "DeleteShareGroupState"
    READ_SHARE_GROUP_STATE_SUMMARY            = 87, "ReadShareGroupStateSummary"
    STREAMS_GROUP_HEARTBEAT                   = 88, "StreamsGroupHeartbeat"
    STREAMS_GROUP_DESCRIBE                    = 89, "StreamsGroupDescribe"
    DESCRIBE_SHARE_GROUP_OFFSETS              = 90, "DescribeShareGroupOffsets"
    ALTER_SHARE_GROUP_OFFSETS                 = 91, "AlterShareGroupOffsets"
    DELETE_SHARE_GROUP_OFFSETS                = 92, "DeleteShareGroupOffsets"
    STREAMS_GROUP_TOPOLOGY_DESCRIPTION_UPDATE = 93, "StreamsGroupTopologyDescriptionUpdate"
    UNREGISTER_CONTROLLER                     = 94, "UnregisterController"

    # names of old, for the same keys
    LIST_OFFSET                   = 2
    CONSUMER_METADATA             = 10
    GROUP_COORDINATOR             = 10
    ELECT_PREFERRED_LEADERS       = 43
    ALTER_ISR                     = 56
    LIST_CLIENT_METRICS_RESOURCES = 74


# An API's old name -> its name now. Kafka's request and response names changed with it.
OLD_NAMES = {
    "ConsumerMetadata":           "FindCoordinator",      # 0.8.2
    "GroupCoordinator":           "FindCoordinator",      # 0.9 to 0.10.2
    "Offset":                     "ListOffsets",          # 0.8
    "Offsets":                    "ListOffsets",          # 0.9 to 0.11
    "ListOffset":                 "ListOffsets",          # 1.0 to 2.7, its messages
    "ElectPreferredLeaders":      "ElectLeaders",         # 2.2 and 2.3
    "AlterIsr":                   "AlterPartition",       # 2.7 to 3.1
    "ListClientMetricsResources": "ListConfigResources",  # 3.7 to 4.0
}


def api_key(api: str | int) -> ApiKey:
    """An API's key by its name, now or of old, in any case; or by its number. Raises UnknownNameError."""
    if isinstance(api, int):
        return ApiKey(api)
    key = named_key(api)
    if key is None:
        raise UnknownNameError.near("API", api, [*(known.api for known in ApiKey), *OLD_NAMES])
    return key


def named_key(api: str) -> ApiKey | None:
    """The same for a name that may be none of an API's."""
    return _by_name().get(api.lower()) if isinstance(api, str) else None


@cache
def _by_name() -> dict[str, ApiKey]:
    now = {key.api.lower(): key for key in ApiKey}
    return {old.lower(): now[name.lower()] for old, name in OLD_NAMES.items()} | now
