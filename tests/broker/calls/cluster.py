"""What nodes ask of the quorum and its controller: raft, broker registration, replicas. A client may send it too."""

from typing import Any
from uuid import UUID, uuid4

import kafkaconstruct as kc
from tests.broker.calls import Call, Maker, Refusal, admin, fixed
from tests.broker.connection import Connection
from tests.broker.world import NODE, World

METADATA = "__cluster_metadata"
METADATA_ID = UUID(int=1)
REGISTER_BROKER = 0  # the type of its record
CONTROLLERS = 2  # an endpoint type
STRANGER = 77  # a node id that nobody has


def partition_of_metadata(**fields: Any) -> list[dict[str, Any]]:
    """The metadata log's only partition, under each name that requests have for it."""
    partition = {"partition_index": 0, "partition": 0, **fields}
    return [{"topic_name": METADATA, "name": METADATA, "partitions": [partition]}]


def listeners(world: World) -> list[dict[str, Any]]:
    """The node's controller listener."""
    return [{"name": "CONTROLLER", "host": world.node.host, "port": world.node.controller_port, "security_protocol": 0}]


def own(world: World) -> Any:
    """The node's own voter entry, with its directory id."""
    return next(each for each in world.quorum.current_voters if each.replica_id == NODE)


def vote(world: World, version: int) -> dict[str, Any]:
    """A stranger asks for a vote in the epoch that has a leader already: denied, without an error."""
    asked = {
        "replica_epoch": world.quorum.leader_epoch,
        "replica_id": STRANGER,
        "replica_directory_id": uuid4(),
        "voter_directory_id": own(world).replica_directory_id,
        "last_offset_epoch": 0,
        "last_offset": 0,
        "pre_vote": True,
    }
    return {"cluster_id": world.cluster.cluster_id, "voter_id": NODE, "topics": partition_of_metadata(**asked)}


def leadership(world: World) -> dict[str, Any]:
    return {"leader_id": NODE, "leader_epoch": world.quorum.leader_epoch}


def begin_quorum_epoch(world: World, version: int) -> dict[str, Any]:
    """What every voter knows already: who leads this epoch."""
    said = {"voter_directory_id": own(world).replica_directory_id, **leadership(world)}
    voter = {"cluster_id": world.cluster.cluster_id, "voter_id": NODE}
    return {**voter, "topics": partition_of_metadata(**said), "leader_endpoints": listeners(world)}


def end_quorum_epoch(world: World, version: int) -> dict[str, Any]:
    candidate = {"candidate_id": NODE, "candidate_directory_id": own(world).replica_directory_id}
    said = {"preferred_successors": [NODE], "preferred_candidates": [candidate], **leadership(world)}
    endpoints = {"leader_endpoints": listeners(world)}
    return {"cluster_id": world.cluster.cluster_id, "topics": partition_of_metadata(**said), **endpoints}


def describe_quorum(world: World, version: int) -> dict[str, Any]:
    return {"topics": partition_of_metadata()}


def newest_snapshot(world: World) -> dict[str, int]:
    """The id of the newest snapshot that the node has written while it ran, by its file's name."""
    for _ in range(200):
        names = [path.stem for path in world.node.directory.glob("data-1/__cluster_metadata-0/*.checkpoint")]
        offset, epoch = map(int, max(names).split("-"))
        if offset:
            return {"end_offset": offset, "epoch": epoch}
        world.topic()  # more metadata
    raise TimeoutError("the node wrote no snapshot")


def fetch_snapshot(world: World, version: int) -> dict[str, Any]:
    """The newest snapshot of the metadata log that the node has."""
    asked = {
        "current_leader_epoch": world.quorum.leader_epoch,
        "snapshot_id": newest_snapshot(world),
        "position": 0,
        "replica_directory_id": uuid4(),
    }
    return {"cluster_id": world.cluster.cluster_id, "replica_id": STRANGER, "topics": partition_of_metadata(**asked)}


def update_raft_voter(world: World, version: int) -> dict[str, Any]:
    return {
        "cluster_id": world.cluster.cluster_id,
        "current_leader_epoch": world.quorum.leader_epoch,
        "voter_id": NODE,
        "voter_directory_id": own(world).replica_directory_id,
        "listeners": listeners(world),
        "k_raft_version_feature": {"min_supported_version": 0, "max_supported_version": 1},
    }


def add_raft_voter(world: World, version: int) -> dict[str, Any]:
    """The node itself once more: refused as a duplicate; a real second voter is in the test of two nodes."""
    return {
        "cluster_id": world.cluster.cluster_id,
        "timeout_ms": 1000,
        "voter_id": NODE,
        "voter_directory_id": own(world).replica_directory_id,
        "listeners": listeners(world),
    }


def remove_raft_voter(world: World, version: int) -> dict[str, Any]:
    return {"cluster_id": world.cluster.cluster_id, "voter_id": STRANGER, "voter_directory_id": uuid4()}


def unregister_controller(world: World, version: int) -> dict[str, Any]:
    return {"controller_id": STRANGER}


# ---- brokers and replicas ------------------------------------------------------------------------------------


def features(world: World) -> list[dict[str, Any]]:
    """The features that the node supports, as a registration says them."""
    answer = world.ok("ApiVersions", 4, on=world.controller, client_software_name="t", client_software_version="1")
    return [
        {"name": each.name, "min_supported_version": each.min_version, "max_supported_version": each.max_version}
        for each in answer.supported_features
    ]


def broker_registration(world: World, version: int) -> dict[str, Any]:
    """A broker that does not exist; it stays fenced."""
    world.count += 1
    return {
        "broker_id": 1000 + world.count,
        "cluster_id": world.cluster.cluster_id,
        "incarnation_id": uuid4(),
        "listeners": [{"name": "PLAINTEXT", "host": world.node.host, "port": world.node.port, "security_protocol": 0}],
        "features": features(world),
        "rack": None,
        "log_dirs": [uuid4()],
    }


def registered(world: World) -> dict[str, Any]:
    """Id and epoch of such a broker, registered; `directory` is its log directory."""
    fields = broker_registration(world, 4)
    epoch = world.ok("BrokerRegistration", 4, on=world.controller, **fields).broker_epoch
    return {"broker_id": fields["broker_id"], "broker_epoch": epoch, "directory": fields["log_dirs"][0]}


def broker_heartbeat(world: World, version: int) -> dict[str, Any]:
    return {**without_directory(registered(world)), "current_metadata_offset": 1, "want_fence": True}


def without_directory(broker: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in broker.items() if name != "directory"}


def unregister_broker(world: World, version: int) -> dict[str, Any]:
    return {"broker_id": registered(world)["broker_id"]}


def allocate_producer_ids(world: World, version: int) -> dict[str, Any]:
    return without_directory(registered(world))


def assign_replicas_to_dirs(world: World, version: int) -> dict[str, Any]:
    broker = registered(world)
    return {**without_directory(broker), "directories": [{"id": broker["directory"], "topics": []}]}


def fetch_metadata_log(world: World, version: int) -> dict[str, Any]:
    """The metadata log after its first record, as an observer of the quorum reads it (from 0 it is sent a snapshot)."""
    epoch = world.quorum.leader_epoch
    asked = {"partition": 0, "fetch_offset": 1, "last_fetched_epoch": epoch, "current_leader_epoch": epoch}
    topics = [{"topic": METADATA, "topic_id": METADATA_ID, "partitions": [{**asked, "partition_max_bytes": 1 << 20}]}]
    return {"cluster_id": world.cluster.cluster_id, "max_wait_ms": 0, "min_bytes": 0, "topics": topics}


def own_epoch(world: World) -> int:
    """The broker epoch of the node itself, as the metadata log tells it."""
    answer = world.ok("Fetch", 16, on=world.controller, **fetch_metadata_log(world, 16))
    records = [
        kc.MetadataRecord.parse(record.value)
        for batch in answer.responses[0].partitions[0].records
        if not batch.is_control
        for record in batch.records
    ]
    epochs = [
        each.body.broker_epoch for each in records if each.type == REGISTER_BROKER and each.body.broker_id == NODE
    ]
    return int(epochs[-1])


def alter_partition(world: World, version: int) -> dict[str, Any]:
    """The in-sync replicas of a new topic's partition are set to what they are."""
    epoch, topic = own_epoch(world), world.topic()
    isr = {"new_isr": [NODE], "new_isr_with_epochs": [{"broker_id": NODE, "broker_epoch": epoch}]}
    partition = {"partition_index": 0, "leader_epoch": 0, "partition_epoch": 0, **isr}
    topics = [{"topic_name": topic.name, "topic_id": topic.id, "partitions": [partition]}]
    return {"broker_id": NODE, "broker_epoch": epoch, "topics": topics}


def controller_registration(world: World, version: int) -> dict[str, Any]:
    return {
        "controller_id": NODE,
        "incarnation_id": uuid4(),
        "zk_migration_ready": False,
        "listeners": listeners(world),
        "features": features(world),
    }


def envelope(world: World, version: int) -> dict[str, Any]:
    """A request that a broker forwards, with who asked for it."""
    frame = kc.request("ListPartitionReassignments", 0, client_id="inner", correlation_id=1, topics=None)
    principal = {"type": "User", "name": "admin"}
    return {
        "request_data": frame[4:],
        "request_principal": kc.VersionPrefixed("DefaultPrincipalData").build({"version": 0, "body": principal}),
        "client_host_address": bytes([127, 0, 0, 1]),
    }


def describe_controllers(world: World, version: int) -> dict[str, Any]:
    return {"endpoint_type": CONTROLLERS, "include_cluster_authorized_operations": True}


def describe_controller_configs(world: World, version: int) -> dict[str, Any]:
    return {"resources": [{"resource_type": admin.BROKER, "resource_name": str(NODE), "configuration_keys": None}]}


def controller(world: World) -> Connection:
    return world.controller


def at_controller(fields: Maker) -> Call:
    return Call(fields, on=controller)


def refused_everywhere(fields: Maker, refusal: Refusal) -> Call:
    return Call(fields, on=controller, refused=dict.fromkeys(range(10), refusal))


NO_DIRECTORIES = Refusal("INVALID_REGISTRATION", "says no log directories, which this metadata version needs (KIP-858)")
ELSEWHERE = "granted in the test of two nodes"

CALLS = {
    "Vote": at_controller(vote),
    "BeginQuorumEpoch": at_controller(begin_quorum_epoch),
    "EndQuorumEpoch": at_controller(end_quorum_epoch),
    "DescribeQuorum": Call(describe_quorum),
    "FetchSnapshot": at_controller(fetch_snapshot),
    "AddRaftVoter": Call(add_raft_voter, refused=dict.fromkeys(range(2), Refusal("DUPLICATE_VOTER", ELSEWHERE))),
    "RemoveRaftVoter": Call(remove_raft_voter, refused={0: Refusal("VOTER_NOT_FOUND", ELSEWHERE)}),
    "UpdateRaftVoter": Call(fixed(), skipped=f"about the leader itself it would end a 4.4.0 node; {ELSEWHERE}"),
    "BrokerRegistration": Call(broker_registration, on=controller, refused=dict.fromkeys(range(2), NO_DIRECTORIES)),
    "BrokerHeartbeat": at_controller(broker_heartbeat),
    "UnregisterBroker": Call(unregister_broker),
    "UnregisterController": Call(
        unregister_controller, refused={0: Refusal("CONTROLLER_ID_NOT_REGISTERED", ELSEWHERE)}
    ),
    "AllocateProducerIds": at_controller(allocate_producer_ids),
    "AssignReplicasToDirs": at_controller(assign_replicas_to_dirs),
    "AlterPartition": at_controller(alter_partition),
    "ControllerRegistration": at_controller(controller_registration),
    "Envelope": at_controller(envelope),
}

UNSECURED = Refusal("ILLEGAL_SASL_STATE", "there is no SASL on the controller's listener")
NO_TOKENS = Refusal("DELEGATION_TOKEN_REQUEST_NOT_ALLOWED", "tokens are only for those who logged in")
TOKENS = ("CreateDelegationToken", "RenewDelegationToken", "ExpireDelegationToken")
BY_ID = Refusal(
    "INVALID_REQUEST", "the metadata log is asked for by its topic id; answers before version 7 have no error code"
)
ONLY_BROKERS = Refusal("INVALID_REQUEST", "version 0 asks for brokers")
NOT_SERVED = "the controller advertises it, does not serve it, and never answers"

# What the controller's listener takes, where it is not what the clients' takes.
AT_CONTROLLER = {
    "Fetch": Call(fetch_metadata_log, on=controller, refused=dict.fromkeys(range(7, 13), BY_ID)),
    "DescribeCluster": Call(describe_controllers, on=controller, refused={0: ONLY_BROKERS}),
    "DescribeConfigs": at_controller(describe_controller_configs),
    "SaslHandshake": refused_everywhere(fixed(mechanism="PLAIN"), UNSECURED),
    "SaslAuthenticate": refused_everywhere(fixed(auth_bytes=b""), UNSECURED),
    **{name: refused_everywhere(admin.CALLS[name].fields, NO_TOKENS) for name in TOKENS},
    "DescribeDelegationToken": Call(fixed(), skipped=NOT_SERVED),
    "DescribeUserScramCredentials": Call(fixed(), skipped=NOT_SERVED),
}
