"""Groups of every protocol: classic, consumer, share and streams."""

import time
from typing import Any

from tests.broker.calls import Call, fixed
from tests.broker.world import ASSIGNMENT, GROUP, PATIENCE, SHARE, World, base64_id, commit_fields, join_fields

GROUP_CONFIG = 32  # a resource type of configs


def offset_commit(world: World, version: int) -> dict[str, Any]:
    member = world.member()
    return commit_fields(member.group, world.shared, member.id, member.generation)


def offset_fetch(world: World, version: int) -> dict[str, Any]:
    group = world.committed()
    topic = {"name": world.shared.name, "topic_id": world.shared.id, "partition_indexes": [0]}
    return {"group_id": group, "topics": [topic], "groups": [{"group_id": group, "topics": [topic]}]}


def offset_delete(world: World, version: int) -> dict[str, Any]:
    partitions = [{"partition_index": 0}]
    return {"group_id": world.committed(), "topics": [{"name": world.shared.name, "partitions": partitions}]}


def find_coordinator(world: World, version: int) -> dict[str, Any]:
    """A group's; since version 6 a share partition's, whose key is group, topic id and partition (KIP-932)."""
    share = f"{world.name('share-group')}:{base64_id(world.shared.id)}:0"
    key, kind = (share, SHARE) if version >= 6 else (world.name("group"), GROUP)
    return {"key": key, "key_type": kind, "coordinator_keys": [key]}


def join_group(world: World, version: int) -> dict[str, Any]:
    group = world.name("group")
    return join_fields(group, world.member_id(group, version) if version >= 4 else "")


def sync_group(world: World, version: int) -> dict[str, Any]:
    group = world.name("group")
    joined = world.join(group)
    return {
        "group_id": group,
        "generation_id": joined.generation_id,
        "member_id": joined.member_id,
        "protocol_type": "consumer",
        "protocol_name": "range",
        "assignments": [{"member_id": joined.member_id, "assignment": ASSIGNMENT}],
    }


def heartbeat(world: World, version: int) -> dict[str, Any]:
    member = world.member()
    return {"group_id": member.group, "generation_id": member.generation, "member_id": member.id}


def leave_group(world: World, version: int) -> dict[str, Any]:
    member = world.member()
    leaving = {"member_id": member.id, "reason": "the test is over"}
    return {"group_id": member.group, "member_id": member.id, "members": [leaving]}


def describe_groups(world: World, version: int) -> dict[str, Any]:
    return {"groups": [world.member().group], "include_authorized_operations": True}


def delete_groups(world: World, version: int) -> dict[str, Any]:
    return {"groups_names": [world.committed()]}


def consumer_group_heartbeat(world: World, version: int) -> dict[str, Any]:
    return {
        "group_id": world.name("consumer-group"),
        "member_id": world.name("member") if version >= 1 else "",
        "member_epoch": 0,
        "rebalance_timeout_ms": 60000,
        "subscribed_topic_names": [world.shared.name],
        "server_assignor": "range",
        "topic_partitions": [],
    }


def consumer_group_describe(world: World, version: int) -> dict[str, Any]:
    return {"group_ids": [world.consumer()[0]], "include_authorized_operations": True}


# ---- share groups (KIP-932) ----------------------------------------------------------------------------------


def share_join(world: World) -> tuple[str, str]:
    """Group and member id of a member of a new share group that has been given the shared topic, from its start."""
    group, member = world.name("share-group"), world.name("member")
    config = {"name": "share.auto.offset.reset", "config_operation": 0, "value": "earliest"}
    resource = {"resource_type": GROUP_CONFIG, "resource_name": group, "configs": [config]}
    world.ok("IncrementalAlterConfigs", 1, resources=[resource])
    deadline, epoch = time.monotonic() + PATIENCE, 0
    while time.monotonic() < deadline:
        answer = world.ok("ShareGroupHeartbeat", 1, **share_heartbeat(world, group, member, epoch))
        if answer.assignment is not None and answer.assignment.topic_partitions:
            return group, member
        epoch = answer.member_epoch
        time.sleep(0.05)  # the state of each partition is made first
    raise TimeoutError(f"{group} was given no partitions")


def share_heartbeat(world: World, group: str, member: str, epoch: int = 0) -> dict[str, Any]:
    names = [world.shared.name]
    return {"group_id": group, "member_id": member, "member_epoch": epoch, "subscribed_topic_names": names}


def share_group_heartbeat(world: World, version: int) -> dict[str, Any]:
    return share_heartbeat(world, world.name("share-group"), world.name("member"))


def share_group_describe(world: World, version: int) -> dict[str, Any]:
    return {"group_ids": [share_join(world)[0]], "include_authorized_operations": True}


def share_fetch(world: World, version: int) -> dict[str, Any]:
    group, member = share_join(world)
    topics = [{"topic_id": world.shared.id, "partitions": [{"partition_index": 0}]}]
    sizes = {"max_wait_ms": 2000, "min_bytes": 1, "max_bytes": 1 << 20, "max_records": 5, "batch_size": 5}
    return {"group_id": group, "member_id": member, "share_session_epoch": 0, **sizes, "topics": topics}


def share_acknowledge(world: World, version: int) -> dict[str, Any]:
    """Accepts the first records that a new member of a share group gets."""
    fields = share_fetch(world, version)
    for epoch in range(50):
        answer = world.ok("ShareFetch", version, **{**fields, "share_session_epoch": epoch})
        acquired = [each for topic in answer.responses for part in topic.partitions for each in part.acquired_records]
        if acquired:
            break
    batch = {"first_offset": acquired[0].first_offset, "last_offset": acquired[0].last_offset, "acknowledge_types": [1]}
    partition = {"partition_index": 0, "acknowledgement_batches": [batch]}
    topics = [{"topic_id": world.shared.id, "partitions": [partition]}]
    member = {"group_id": fields["group_id"], "member_id": fields["member_id"]}
    return {**member, "share_session_epoch": epoch + 1, "topics": topics}


def share_state(world: World) -> dict[str, Any]:
    """A share partition whose state is kept: what InitializeShareGroupState makes."""
    group = world.name("share-group")
    partition = {"partition": 0, "state_epoch": 0, "start_offset": 0}
    topics = [{"topic_id": world.shared.id, "partitions": [partition]}]
    fields: dict[str, Any] = {"group_id": group, "topics": topics}
    world.ok("InitializeShareGroupState", 0, **fields)
    return fields


def initialize_share_group_state(world: World, version: int) -> dict[str, Any]:
    partition = {"partition": 0, "state_epoch": 0, "start_offset": 0}
    return {
        "group_id": world.name("share-group"),
        "topics": [{"topic_id": world.shared.id, "partitions": [partition]}],
    }


def read_share_group_state(world: World, version: int) -> dict[str, Any]:
    group = share_state(world)["group_id"]
    partition = {"partition": 0, "leader_epoch": 0}
    return {"group_id": group, "topics": [{"topic_id": world.shared.id, "partitions": [partition]}]}


def write_share_group_state(world: World, version: int) -> dict[str, Any]:
    group = share_state(world)["group_id"]
    batch = {"first_offset": 0, "last_offset": 2, "delivery_state": 0, "delivery_count": 1}
    partition = {"partition": 0, "state_epoch": 0, "leader_epoch": 0, "start_offset": 0, "state_batches": [batch]}
    return {"group_id": group, "topics": [{"topic_id": world.shared.id, "partitions": [partition]}]}


def delete_share_group_state(world: World, version: int) -> dict[str, Any]:
    group = share_state(world)["group_id"]
    return {"group_id": group, "topics": [{"topic_id": world.shared.id, "partitions": [{"partition": 0}]}]}


def share_group_with_offsets(world: World) -> str:
    """A share group without members that has a start offset in the shared topic."""
    group, member = share_join(world)
    world.ok("ShareGroupHeartbeat", 1, **share_heartbeat(world, group, member, -1))
    return group


def describe_share_group_offsets(world: World, version: int) -> dict[str, Any]:
    topics = [{"topic_name": world.shared.name, "partitions": [0]}]
    return {"groups": [{"group_id": share_group_with_offsets(world), "topics": topics}]}


def alter_share_group_offsets(world: World, version: int) -> dict[str, Any]:
    partitions = [{"partition_index": 0, "start_offset": 3}]
    topics = [{"topic_name": world.shared.name, "partitions": partitions}]
    return {"group_id": share_group_with_offsets(world), "topics": topics}


def delete_share_group_offsets(world: World, version: int) -> dict[str, Any]:
    return {"group_id": share_group_with_offsets(world), "topics": [{"topic_name": world.shared.name}]}


# ---- streams groups (KIP-1071) -------------------------------------------------------------------------------


def streams_heartbeat(world: World, group: str, member: str) -> dict[str, Any]:
    subtopology = {"subtopology_id": "0", "source_topics": [world.shared.name]}
    return {
        "group_id": group,
        "member_id": member,
        "member_epoch": 0,
        "rebalance_timeout_ms": 60000,
        "topology": {"epoch": 0, "subtopologies": [subtopology]},
        "active_tasks": [],
        "standby_tasks": [],
        "warmup_tasks": [],
        "process_id": "process",
        "client_tags": [],
    }


def streams_join(world: World) -> tuple[str, str]:
    group, member = world.name("streams-group"), world.name("member")
    world.ok("StreamsGroupHeartbeat", 0, **streams_heartbeat(world, group, member))
    return group, member


def streams_group_heartbeat(world: World, version: int) -> dict[str, Any]:
    return streams_heartbeat(world, world.name("streams-group"), world.name("member"))


def streams_group_describe(world: World, version: int) -> dict[str, Any]:
    return {"group_ids": [streams_join(world)[0]], "include_topology_description": True}


def streams_topology_description(world: World, version: int) -> dict[str, Any]:
    group, member = streams_join(world)
    node = {"name": "source", "node_type": 1, "source_topics": [world.shared.name]}
    described = {"subtopologies": [{"subtopology_id": "0", "nodes": [node]}], "global_stores": []}
    return {"group_id": group, "member_id": member, "topology_epoch": 0, "topology_description": described}


CALLS = {
    "OffsetCommit": Call(offset_commit),
    "OffsetFetch": Call(offset_fetch),
    "OffsetDelete": Call(offset_delete),
    "FindCoordinator": Call(find_coordinator),
    "JoinGroup": Call(join_group),
    "SyncGroup": Call(sync_group),
    "Heartbeat": Call(heartbeat),
    "LeaveGroup": Call(leave_group),
    "DescribeGroups": Call(describe_groups),
    "ListGroups": Call(fixed(states_filter=["Stable"], types_filter=["classic"])),
    "DeleteGroups": Call(delete_groups),
    "ConsumerGroupHeartbeat": Call(consumer_group_heartbeat),
    "ConsumerGroupDescribe": Call(consumer_group_describe),
    "ShareGroupHeartbeat": Call(share_group_heartbeat),
    "ShareGroupDescribe": Call(share_group_describe),
    "ShareFetch": Call(share_fetch),
    "ShareAcknowledge": Call(share_acknowledge),
    "InitializeShareGroupState": Call(initialize_share_group_state),
    "ReadShareGroupState": Call(read_share_group_state),
    "ReadShareGroupStateSummary": Call(read_share_group_state),
    "WriteShareGroupState": Call(write_share_group_state),
    "DeleteShareGroupState": Call(delete_share_group_state),
    "DescribeShareGroupOffsets": Call(describe_share_group_offsets),
    "AlterShareGroupOffsets": Call(alter_share_group_offsets),
    "DeleteShareGroupOffsets": Call(delete_share_group_offsets),
    "StreamsGroupHeartbeat": Call(streams_group_heartbeat),
    "StreamsGroupDescribe": Call(streams_group_describe),
    "StreamsGroupTopologyDescriptionUpdate": Call(streams_topology_description),
}
