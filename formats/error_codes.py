"""Kafka's error codes, to 136 (Kafka 4.4): name, what it means, and whether trying again may help.

ErrorCode(3) is ErrorCode.UNKNOWN_TOPIC_OR_PARTITION; its .retriable says whether Kafka's own client would retry, its
.doc what went wrong. A code that is not listed here is a member too, called UNKNOWN_<code>.
"""
from typing import Self

from kafkaconstruct.formats.open_enum import OpenIntEnum

RETRY = True


class ErrorCode(OpenIntEnum):
    """An error_code field's value."""

    retriable: bool
    doc: str

    def __new__(cls, code: int, doc: str = "", retriable: bool = False) -> Self:
        member = int.__new__(cls, code)
        member._value_ = code
        member.doc = doc
        member.retriable = retriable
        return member

    @classmethod
    def _missing_(cls, value: object) -> Self | None:
        member = super()._missing_(value)
        if member is not None:
            member.doc, member.retriable = "not a code that Kafka 4.4 knows", False
        return member

    UNKNOWN_SERVER_ERROR = -1, "the broker failed in a way that has no code; its log says more"
    NONE = 0, "no error"
    OFFSET_OUT_OF_RANGE = 1, "the log has no such offset: too old, deleted, or not written yet"
    CORRUPT_MESSAGE = 2, "wrong CRC or size, or a record without key for a compacted topic", RETRY
    UNKNOWN_TOPIC_OR_PARTITION = 3, "no such topic or partition, or the broker is not a replica of it (yet)", RETRY
    INVALID_FETCH_SIZE = 4, "a fetch size that makes no sense"
    LEADER_NOT_AVAILABLE = 5, "the partition has no leader just now", RETRY
    NOT_LEADER_OR_FOLLOWER = 6, "the broker does not lead the partition, or is no replica of it", RETRY
    REQUEST_TIMED_OUT = 7, "the broker could not finish within the request's timeout", RETRY
    BROKER_NOT_AVAILABLE = 8, "the broker is not alive"
    REPLICA_NOT_AVAILABLE = 9, "no usable replica of the partition on this broker", RETRY
    MESSAGE_TOO_LARGE = 10, "a record or batch larger than the topic allows (max.message.bytes)"
    STALE_CONTROLLER_EPOCH = 11, "the sender is no longer the controller"
    OFFSET_METADATA_TOO_LARGE = 12, "the metadata beside a committed offset is longer than the broker allows"
    NETWORK_EXCEPTION = 13, "the connection broke before an answer came; clients make this one up themselves", RETRY
    COORDINATOR_LOAD_IN_PROGRESS = 14, "the coordinator is still loading its state", RETRY
    COORDINATOR_NOT_AVAILABLE = 15, "the coordinator is not there, or its topic is not created yet", RETRY
    NOT_COORDINATOR = 16, "another broker is the coordinator", RETRY
    INVALID_TOPIC_EXCEPTION = 17, "an illegal topic name, or a topic that must not be used this way"
    RECORD_LIST_TOO_LARGE = 18, "a batch larger than a log segment"
    NOT_ENOUGH_REPLICAS = 19, "too few replicas in sync to accept a write (min.insync.replicas)", RETRY
    NOT_ENOUGH_REPLICAS_AFTER_APPEND = 20, "written, but fewer replicas in sync than required had it", RETRY
    INVALID_REQUIRED_ACKS = 21, "acks must be 0, 1 or -1"
    ILLEGAL_GENERATION = 22, "the group is in another generation"
    INCONSISTENT_GROUP_PROTOCOL = 23, "no protocol in common with the other members of the group"
    INVALID_GROUP_ID = 24, "an empty or otherwise impossible group id"
    UNKNOWN_MEMBER_ID = 25, "the coordinator knows no such member; join again"
    INVALID_SESSION_TIMEOUT = 26, "a session timeout outside the broker's limits"
    REBALANCE_IN_PROGRESS = 27, "the group is rebalancing; join again"
    INVALID_COMMIT_OFFSET_SIZE = 28, "the offset commit is too large for the offsets topic"
    TOPIC_AUTHORIZATION_FAILED = 29, "no permission on the topic"
    GROUP_AUTHORIZATION_FAILED = 30, "no permission on the group"
    CLUSTER_AUTHORIZATION_FAILED = 31, "no permission on the cluster"
    INVALID_TIMESTAMP = 32, "a timestamp outside the range that the topic accepts"
    UNSUPPORTED_SASL_MECHANISM = 33, "the broker does not offer this SASL mechanism"
    ILLEGAL_SASL_STATE = 34, "a request that SASL does not allow at this point"
    UNSUPPORTED_VERSION = 35, "the broker does not speak this version of the API"
    TOPIC_ALREADY_EXISTS = 36, "a topic of that name exists"
    INVALID_PARTITIONS = 37, "an impossible number of partitions"
    INVALID_REPLICATION_FACTOR = 38, "a replication factor below 1 or above the number of brokers"
    INVALID_REPLICA_ASSIGNMENT = 39, "an impossible assignment of replicas"
    INVALID_CONFIG = 40, "an illegal configuration"
    NOT_CONTROLLER = 41, "another node is the controller", RETRY
    INVALID_REQUEST = 42, "a request that contradicts itself, or that the broker cannot read"
    UNSUPPORTED_FOR_MESSAGE_FORMAT = 43, "the topic's message format is too old for this request"
    POLICY_VIOLATION = 44, "the broker's policy forbids it"
    OUT_OF_ORDER_SEQUENCE_NUMBER = 45, "the producer's sequence number leaves a gap"
    DUPLICATE_SEQUENCE_NUMBER = 46, "the batch is there already"
    INVALID_PRODUCER_EPOCH = 47, "a newer producer with this id is at work"
    INVALID_TXN_STATE = 48, "not allowed in the transaction's present state"
    INVALID_PRODUCER_ID_MAPPING = 49, "the producer id does not belong to the transactional id"
    INVALID_TRANSACTION_TIMEOUT = 50, "a transaction timeout above the broker's limit"
    CONCURRENT_TRANSACTIONS = 51, "the transactional id's previous operation is still going on", RETRY
    TRANSACTION_COORDINATOR_FENCED = 52, "the sender of the markers is no longer the coordinator"
    TRANSACTIONAL_ID_AUTHORIZATION_FAILED = 53, "no permission on the transactional id"
    SECURITY_DISABLED = 54, "the broker has no authorizer"
    OPERATION_NOT_ATTEMPTED = 55, "not tried, since another operation of the request failed"
    KAFKA_STORAGE_ERROR = 56, "the disk that holds the log failed", RETRY
    LOG_DIR_NOT_FOUND = 57, "no such log directory on the broker"
    SASL_AUTHENTICATION_FAILED = 58, "wrong credentials"
    UNKNOWN_PRODUCER_ID = 59, "the broker has forgotten the producer, as its records were deleted"
    REASSIGNMENT_IN_PROGRESS = 60, "the partition is being reassigned"
    DELEGATION_TOKEN_AUTH_DISABLED = 61, "the broker has delegation tokens switched off"
    DELEGATION_TOKEN_NOT_FOUND = 62, "no such delegation token"
    DELEGATION_TOKEN_OWNER_MISMATCH = 63, "not the token's owner or renewer"
    DELEGATION_TOKEN_REQUEST_NOT_ALLOWED = 64, "tokens need a secure connection that was not itself opened with one"
    DELEGATION_TOKEN_AUTHORIZATION_FAILED = 65, "no permission on the delegation token"
    DELEGATION_TOKEN_EXPIRED = 66, "the delegation token is too old"
    INVALID_PRINCIPAL_TYPE = 67, "not a kind of principal that the broker supports"
    NON_EMPTY_GROUP = 68, "the group still has members"
    GROUP_ID_NOT_FOUND = 69, "no such group"
    FETCH_SESSION_ID_NOT_FOUND = 70, "no such fetch session; begin a new one", RETRY
    INVALID_FETCH_SESSION_EPOCH = 71, "the fetch session is at another epoch", RETRY
    LISTENER_NOT_FOUND = 72, "the leader has no endpoint on the listener that was asked", RETRY
    TOPIC_DELETION_DISABLED = 73, "the broker has topic deletion switched off"
    FENCED_LEADER_EPOCH = 74, "the client knows an older leader epoch than the broker", RETRY
    UNKNOWN_LEADER_EPOCH = 75, "the client knows a newer leader epoch than the broker", RETRY
    UNSUPPORTED_COMPRESSION_TYPE = 76, "the client's version cannot take this compression"
    STALE_BROKER_EPOCH = 77, "the broker has registered anew since"
    OFFSET_NOT_AVAILABLE = 78, "a fresh leader cannot tell yet", RETRY
    MEMBER_ID_REQUIRED = 79, "join again with the member id given here"
    PREFERRED_LEADER_NOT_AVAILABLE = 80, "the preferred leader is not in sync", RETRY
    GROUP_MAX_SIZE_REACHED = 81, "the group is full"
    FENCED_INSTANCE_ID = 82, "another member with the same static id has taken its place"
    ELIGIBLE_LEADERS_NOT_AVAILABLE = 83, "no replica may become leader", RETRY
    ELECTION_NOT_NEEDED = 84, "the partition has the right leader already", RETRY
    NO_REASSIGNMENT_IN_PROGRESS = 85, "the partition is not being reassigned"
    GROUP_SUBSCRIBED_TO_TOPIC = 86, "the group still subscribes to the topic"
    INVALID_RECORD = 87, "the broker refused the record itself"
    UNSTABLE_OFFSET_COMMIT = 88, "an open transaction has offsets pending", RETRY
    THROTTLING_QUOTA_EXCEEDED = 89, "too many changes at once for the quota; wait and try again", RETRY
    PRODUCER_FENCED = 90, "a newer producer with the same transactional id has taken over"
    RESOURCE_NOT_FOUND = 91, "the request names something that does not exist"
    DUPLICATE_RESOURCE = 92, "the request names the same thing twice"
    UNACCEPTABLE_CREDENTIAL = 93, "the new credential is too weak or malformed"
    INCONSISTENT_VOTER_SET = 94, "sender or receiver is not one of the quorum's voters"
    INVALID_UPDATE_VERSION = 95, "an impossible feature level"
    FEATURE_UPDATE_FAILED = 96, "the feature levels could not be updated"
    PRINCIPAL_DESERIALIZATION_FAILURE = 97, "the broker could not read the forwarded principal"
    SNAPSHOT_NOT_FOUND = 98, "no such snapshot"
    POSITION_OUT_OF_RANGE = 99, "a position outside the snapshot"
    UNKNOWN_TOPIC_ID = 100, "no such topic id (yet)", RETRY
    DUPLICATE_BROKER_REGISTRATION = 101, "another broker with this id is alive"
    BROKER_ID_NOT_REGISTERED = 102, "no broker with this id"
    INCONSISTENT_TOPIC_ID = 103, "the log belongs to another topic id", RETRY
    INCONSISTENT_CLUSTER_ID = 104, "the request is meant for another cluster"
    TRANSACTIONAL_ID_NOT_FOUND = 105, "no such transactional id"
    FETCH_SESSION_TOPIC_ID_ERROR = 106, "the session mixes topic names and ids", RETRY
    INELIGIBLE_REPLICA = 107, "a replica that must not enter the in-sync set"
    NEW_LEADER_ELECTED = 108, "done, but the partition has a new leader"
    OFFSET_MOVED_TO_TIERED_STORAGE = 109, "the offset is in tiered storage now, no longer in the local log"
    FENCED_MEMBER_EPOCH = 110, "the member is at an older epoch than its group: give up everything and join again"
    UNRELEASED_INSTANCE_ID = 111, "another member still holds the static id"
    UNSUPPORTED_ASSIGNOR = 112, "no such assignor in this group"
    STALE_MEMBER_EPOCH = 113, "the member is at another epoch: heartbeat, then try again"
    MISMATCHED_ENDPOINT_TYPE = 114, "a controller was asked what only brokers answer, or the other way round"
    UNSUPPORTED_ENDPOINT_TYPE = 115, "a kind of endpoint that the node does not know"
    UNKNOWN_CONTROLLER_ID = 116, "no such controller"
    UNKNOWN_SUBSCRIPTION_ID = 117, "the broker has another telemetry subscription for the client by now"
    TELEMETRY_TOO_LARGE = 118, "more telemetry than the broker takes at once"
    INVALID_REGISTRATION = 119, "the registration contradicts the cluster's state"
    TRANSACTION_ABORTABLE = 120, "the transaction must be aborted; the producer may go on after that"
    INVALID_RECORD_STATE = 121, "the record is not in the state that the acknowledgement needs"
    SHARE_SESSION_NOT_FOUND = 122, "no such share session; begin a new one", RETRY
    INVALID_SHARE_SESSION_EPOCH = 123, "the share session is at another epoch", RETRY
    FENCED_STATE_EPOCH = 124, "the share state is at another epoch"
    INVALID_VOTER_KEY = 125, "the replica is not the voter that was addressed"
    DUPLICATE_VOTER = 126, "it is a voter already"
    VOTER_NOT_FOUND = 127, "it is no voter"
    INVALID_REGULAR_EXPRESSION = 128, "a regular expression that cannot be read"
    REBOOTSTRAP_REQUIRED = 129, "the client knows too little to go on: begin again with the bootstrap servers"
    STREAMS_INVALID_TOPOLOGY = 130, "a topology that makes no sense"
    STREAMS_INVALID_TOPOLOGY_EPOCH = 131, "a topology epoch that makes no sense"
    STREAMS_TOPOLOGY_FENCED = 132, "the group has moved on to a newer topology"
    SHARE_SESSION_LIMIT_REACHED = 133, "the broker has as many share sessions as it may", RETRY
    GROUP_DELETION_FAILED = 134, "the group was not deleted; the message says why"
    STREAMS_TOPOLOGY_DESCRIPTION_UPDATE_FAILED = 135, "the topology description was not stored; the message says why"
    CONTROLLER_ID_NOT_REGISTERED = 136, "no controller with this id"

    # names of old, for the same codes
    UNKNOWN = -1
    NOT_LEADER_FOR_PARTITION = 6
    GROUP_LOAD_IN_PROGRESS = 14
    GROUP_COORDINATOR_NOT_AVAILABLE = 15
    NOT_COORDINATOR_FOR_GROUP = 16
