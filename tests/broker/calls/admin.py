"""What administrators ask: the node itself, ACLs, configs, quotas, tokens, log directories, features."""

from typing import Any
from uuid import UUID

from tests.broker.calls import Call, fixed
from tests.broker.connection import Connection
from tests.broker.world import NODE, TIMEOUT_MS, World, credentials

TOPIC, BROKER = 2, 4  # resource types of configs
ANY, READ, ALLOW, LITERAL = 1, 3, 3, 3
SCRAM_SHA_256 = 1
NOBODY = UUID(int=0)  # a client instance that has no id yet


def acl(world: World) -> dict[str, Any]:
    return {
        "resource_type": TOPIC,
        "resource_name": world.name("guarded"),
        "resource_pattern_type": LITERAL,
        "principal": "User:somebody",
        "host": "*",
        "operation": READ,
        "permission_type": ALLOW,
    }


def acl_filter(name: str | None) -> dict[str, Any]:
    return {
        "resource_type_filter": TOPIC,
        "resource_name_filter": name,
        "pattern_type_filter": LITERAL,
        "principal_filter": None,
        "host_filter": None,
        "operation": ANY,
        "permission_type": ANY,
    }


def create_acls(world: World, version: int) -> dict[str, Any]:
    return {"creations": [acl(world)]}


def describe_acls(world: World, version: int) -> dict[str, Any]:
    made = acl(world)
    world.ok("CreateAcls", 3, creations=[made])
    return acl_filter(made["resource_name"])


def delete_acls(world: World, version: int) -> dict[str, Any]:
    return {"filters": [describe_acls(world, version)]}


def describe_configs(world: World, version: int) -> dict[str, Any]:
    resources = [
        {"resource_type": TOPIC, "resource_name": world.shared.name, "configuration_keys": None},
        {"resource_type": BROKER, "resource_name": str(NODE), "configuration_keys": ["log.dirs", "node.id"]},
    ]
    return {"resources": resources, "include_synonyms": True, "include_documentation": True}


def alter_configs(world: World, version: int) -> dict[str, Any]:
    config = {"name": "retention.ms", "value": "3600000", "config_operation": 0}
    return {"resources": [{"resource_type": TOPIC, "resource_name": world.topic().name, "configs": [config]}]}


def alter_replica_log_dirs(world: World, version: int) -> dict[str, Any]:
    return {"dirs": [{"path": world.log_dirs[1], "topics": [{"name": world.topic().name, "partitions": [0]}]}]}


def describe_log_dirs(world: World, version: int) -> dict[str, Any]:
    return {"topics": [{"topic": world.shared.name, "partitions": [0, 1]}]}


def list_config_resources(world: World, version: int) -> dict[str, Any]:
    return {"resource_types": [TOPIC, BROKER]}


def alter_partition_reassignments(world: World, version: int) -> dict[str, Any]:
    partitions = [{"partition_index": 0, "replicas": [NODE]}]
    return {"timeout_ms": TIMEOUT_MS, "topics": [{"name": world.topic().name, "partitions": partitions}]}


def alter_client_quotas(world: World, version: int) -> dict[str, Any]:
    entity = [{"entity_type": "user", "entity_name": world.name("user")}]
    return {"entries": [{"entity": entity, "ops": [{"key": "producer_byte_rate", "value": 1e6}]}]}


def describe_client_quotas(world: World, version: int) -> dict[str, Any]:
    world.ok("AlterClientQuotas", 1, **alter_client_quotas(world, 1))
    return {"components": [{"entity_type": "user", "match_type": 2, "match": None}]}


def alter_user_scram_credentials(world: World, version: int) -> dict[str, Any]:
    secret = {"iterations": 4096, "salt": b"salt" * 4, "salted_password": bytes(range(32))}
    return {"upsertions": [{"name": world.name("user"), "mechanism": SCRAM_SHA_256, **secret}]}


def describe_user_scram_credentials(world: World, version: int) -> dict[str, Any]:
    changed = alter_user_scram_credentials(world, 0)
    world.ok("AlterUserScramCredentials", 0, **changed)
    return {"users": [{"name": changed["upsertions"][0]["name"]}]}


def update_features(world: World, version: int) -> dict[str, Any]:
    """A feature's level is set to what it is: allowed, and nothing changes."""
    features = world.ok("ApiVersions", 4, client_software_name="tests", client_software_version="1").finalized_features
    level = next(each.max_version_level for each in features if each.name == "group.version")
    return {"feature_updates": [{"feature": "group.version", "max_version_level": level}], "validate_only": True}


def push_telemetry(world: World, version: int) -> dict[str, Any]:
    """Nothing, since nobody has asked for any metrics."""
    asked = world.ok("GetTelemetrySubscriptions", 0, client_instance_id=NOBODY)
    return {"client_instance_id": asked.client_instance_id, "subscription_id": asked.subscription_id, "metrics": b""}


def api_versions(world: World, version: int) -> dict[str, Any]:
    cluster = {"cluster_id": world.cluster.cluster_id, "node_id": NODE}
    return {"client_software_name": "kafkaconstruct", "client_software_version": "0.1", **cluster}


# ---- SASL and delegation tokens ------------------------------------------------------------------------------


def greeted(world: World) -> Connection:
    connection = world.new_sasl()
    world.ok("SaslHandshake", 1, on=connection, mechanism="PLAIN")
    return connection


def token(world: World) -> bytes:
    """The HMAC of a new delegation token."""
    hmac: bytes = world.ok("CreateDelegationToken", 3, on=world.sasl, max_lifetime_ms=-1).hmac
    return hmac


def sasl(fields: Any) -> Call:
    return Call(fields, on=lambda world: world.sasl)


CALLS = {
    "ApiVersions": Call(api_versions),
    "SaslHandshake": Call(fixed(mechanism="PLAIN"), on=World.new_sasl),
    "SaslAuthenticate": Call(fixed(auth_bytes=credentials()), on=greeted),
    "CreateDelegationToken": sasl(fixed(renewers=[], max_lifetime_ms=-1)),
    "RenewDelegationToken": sasl(lambda world, version: {"hmac": token(world), "renew_period_ms": -1}),
    "ExpireDelegationToken": sasl(lambda world, version: {"hmac": token(world), "expiry_time_period_ms": -1}),
    "DescribeDelegationToken": sasl(fixed(owners=None)),
    "CreateAcls": Call(create_acls),
    "DescribeAcls": Call(describe_acls),
    "DeleteAcls": Call(delete_acls),
    "DescribeConfigs": Call(describe_configs),
    "AlterConfigs": Call(alter_configs),
    "IncrementalAlterConfigs": Call(alter_configs),
    "ListConfigResources": Call(list_config_resources),
    "AlterReplicaLogDirs": Call(alter_replica_log_dirs),
    "DescribeLogDirs": Call(describe_log_dirs),
    "ElectLeaders": Call(fixed(topic_partitions=None, timeout_ms=TIMEOUT_MS)),
    "AlterPartitionReassignments": Call(alter_partition_reassignments),
    "ListPartitionReassignments": Call(fixed(topics=None)),
    "AlterClientQuotas": Call(alter_client_quotas),
    "DescribeClientQuotas": Call(describe_client_quotas),
    "AlterUserScramCredentials": Call(alter_user_scram_credentials),
    "DescribeUserScramCredentials": Call(describe_user_scram_credentials),
    "GetTelemetrySubscriptions": Call(fixed(client_instance_id=NOBODY)),
    "PushTelemetry": Call(push_telemetry),
    "DescribeCluster": Call(fixed(include_cluster_authorized_operations=True)),
    "UpdateFeatures": Call(update_features),
}
