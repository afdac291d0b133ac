"""BrokerHeartbeat (key 63): a broker keeps its registration with the KRaft controller alive.

v0  KIP-631, Kafka 2.8
v1  log directories that went offline (KIP-858)
v2  log directories closed to new replicas (KIP-1066, Kafka 4.3)
"""
from kafkaconstruct.declare import Array, Boolean, ErrorInt16, Int32, Int64, Request, Response, Uuid

BrokerHeartbeatRequest = Request(
    "BrokerHeartbeat", key=63, versions="0-2", flexible="0+",
    fields=[
        "broker_id"               / Int32,
        "broker_epoch"            / Int64(default=-1)         * "given when the broker registered; -1: unknown",
        "current_metadata_offset" / Int64                     * "how far the broker has read the metadata log",
        "want_fence"              / Boolean                   * "it wants to take no part for now",
        "want_shut_down"          / Boolean                   * "it wants its leaderships moved away first",
        "offline_log_dirs"        / Array("1+", tag=0)[Uuid]  * "ids of directories that failed",
        "cordoned_log_dirs"       / Array("2+", nullable=True, tag=1, default=None)[Uuid]
                                  * "ids of directories that take no new replicas; null: not known yet",
    ],
)

BrokerHeartbeatResponse = Response(
    "BrokerHeartbeat", key=63, versions="0-2", flexible="0+",
    fields=[
        "throttle_time_ms" / Int32                  * "how long the client must hold back for exceeding a quota",
        "error_code"       / ErrorInt16,
        "is_caught_up"     / Boolean                * "near the end of the metadata log",
        "is_fenced"        / Boolean(default=True)  * "takes no part",
        "should_shut_down" / Boolean                * "nothing is left to move: go ahead",
    ],
)
