meta:
  id: kafka_streams_group_describe_response
  title: Kafka StreamsGroupDescribeResponse, any version
  application: Apache Kafka
  xref:
    wikidata: Q16235208
  license: Apache-2.0
  ks-version: '0.10'
  imports:
    - kafka_primitives
  encoding: UTF-8
  endian: be
doc: |
  StreamsGroupDescribe (key 89): members, tasks and topology of Kafka Streams groups.

  v0  KIP-1071; early access in Kafka 4.1
  v1  topology description (KIP-1331), assignor (KIP-1357), Kafka 4.4
doc-ref: https://kafka.apache.org/protocol.html
params:
  - id: api_version
    type: s4
    doc: From the request's header.
seq:
  - id: body
    type:
      switch-on: api_version
      cases:
        0: streams_group_describe_response_v0
        1: streams_group_describe_response_v1
    size-eos: true
types:
  streams_group_describe_response_v0:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_groups
        type: kafka_primitives::compact_length
      - id: groups
        type: described_group_v0
        repeat: expr
        repeat-expr: num_groups.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  streams_group_describe_response_v1:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_groups
        type: kafka_primitives::compact_length
      - id: groups
        type: described_group_v1
        repeat: expr
        repeat-expr: num_groups.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  described_group_v0:
    -webide-representation: '{group_id}, {error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: len_error_message
        type: kafka_primitives::compact_length
      - id: error_message
        type: str
        size: len_error_message.value
        if: len_error_message.value >= 0
        doc: 'null: there is none'
      - id: len_group_id
        type: kafka_primitives::compact_length
      - id: group_id
        type: str
        size: len_group_id.value
      - id: len_group_state
        type: kafka_primitives::compact_length
      - id: group_state
        type: str
        size: len_group_state.value
      - id: group_epoch
        type: s4
        doc: rises when members, topology or topics change
      - id: assignment_epoch
        type: s4
        doc: the group epoch of the target assignment
      - id: has_topology
        type: s1
      - id: topology
        type: topology
        if: has_topology >= 0
        doc: null where there is an error
      - id: num_members
        type: kafka_primitives::compact_length
      - id: members
        type: member
        repeat: expr
        repeat-expr: num_members.value
      - id: authorized_operations
        type: s4
        doc: 'bit n: AclOperation n; -2147483648: not asked for'
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  described_group_v1:
    -webide-representation: '{group_id}, {error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: len_error_message
        type: kafka_primitives::compact_length
      - id: error_message
        type: str
        size: len_error_message.value
        if: len_error_message.value >= 0
        doc: 'null: there is none'
      - id: len_group_id
        type: kafka_primitives::compact_length
      - id: group_id
        type: str
        size: len_group_id.value
      - id: len_group_state
        type: kafka_primitives::compact_length
      - id: group_state
        type: str
        size: len_group_state.value
      - id: group_epoch
        type: s4
        doc: rises when members, topology or topics change
      - id: assignment_epoch
        type: s4
        doc: the group epoch of the target assignment
      - id: has_topology
        type: s1
      - id: topology
        type: topology
        if: has_topology >= 0
        doc: null where there is an error
      - id: num_members
        type: kafka_primitives::compact_length
      - id: members
        type: member
        repeat: expr
        repeat-expr: num_members.value
      - id: authorized_operations
        type: s4
        doc: 'bit n: AclOperation n; -2147483648: not asked for'
      - id: has_topology_description
        type: s1
      - id: topology_description
        type: topology_description
        if: has_topology_description >= 0
        doc: null unless its status is 3
      - id: topology_description_status
        type: s1
        doc: 0 not asked for, 1 none stored, 2 error, 3 available
      - id: len_assignor_name
        type: kafka_primitives::compact_length
      - id: assignor_name
        type: str
        size: len_assignor_name.value
        if: len_assignor_name.value >= 0
        doc: 'for the next assignment; null: unknown'
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  topology:
    -webide-representation: '{epoch:dec}'
    seq:
      - id: epoch
        type: s4
      - id: num_subtopologies
        type: kafka_primitives::compact_length
      - id: subtopologies
        type: subtopology
        repeat: expr
        repeat-expr: num_subtopologies.value
        if: num_subtopologies.value >= 0
        doc: null where the topology does not fit the topics
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  subtopology:
    seq:
      - id: len_subtopology_id
        type: kafka_primitives::compact_length
      - id: subtopology_id
        type: str
        size: len_subtopology_id.value
      - id: num_source_topics
        type: kafka_primitives::compact_length
      - id: source_topics
        type: compact_string_element
        repeat: expr
        repeat-expr: num_source_topics.value
      - id: num_repartition_sink_topics
        type: kafka_primitives::compact_length
      - id: repartition_sink_topics
        type: compact_string_element
        repeat: expr
        repeat-expr: num_repartition_sink_topics.value
      - id: num_state_changelog_topics
        type: kafka_primitives::compact_length
      - id: state_changelog_topics
        type: topic_info
        repeat: expr
        repeat-expr: num_state_changelog_topics.value
      - id: num_repartition_source_topics
        type: kafka_primitives::compact_length
      - id: repartition_source_topics
        type: topic_info
        repeat: expr
        repeat-expr: num_repartition_source_topics.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  compact_string_element:
    -webide-representation: '{value}'
    seq:
      - id: len_value
        type: kafka_primitives::compact_length
      - id: value
        type: str
        size: len_value.value
  topic_info:
    -webide-representation: '{name}'
    seq:
      - id: len_name
        type: kafka_primitives::compact_length
      - id: name
        type: str
        size: len_name.value
      - id: partitions
        type: s4
        doc: '0: as the source topics have'
      - id: replication_factor
        type: s2
        doc: '0: the broker''s default'
      - id: num_topic_configs
        type: kafka_primitives::compact_length
      - id: topic_configs
        type: key_value
        repeat: expr
        repeat-expr: num_topic_configs.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  key_value:
    -webide-representation: '{key}, {value}'
    seq:
      - id: len_key
        type: kafka_primitives::compact_length
      - id: key
        type: str
        size: len_key.value
      - id: len_value
        type: kafka_primitives::compact_length
      - id: value
        type: str
        size: len_value.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  member:
    -webide-representation: '{member_id}'
    seq:
      - id: len_member_id
        type: kafka_primitives::compact_length
      - id: member_id
        type: str
        size: len_member_id.value
      - id: member_epoch
        type: s4
      - id: len_instance_id
        type: kafka_primitives::compact_length
      - id: instance_id
        type: str
        size: len_instance_id.value
        if: len_instance_id.value >= 0
        doc: 'a static member''s own id; null: a dynamic member'
      - id: len_rack_id
        type: kafka_primitives::compact_length
      - id: rack_id
        type: str
        size: len_rack_id.value
        if: len_rack_id.value >= 0
        doc: null where none is configured
      - id: len_client_id
        type: kafka_primitives::compact_length
      - id: client_id
        type: str
        size: len_client_id.value
      - id: len_client_host
        type: kafka_primitives::compact_length
      - id: client_host
        type: str
        size: len_client_host.value
      - id: topology_epoch
        type: s4
        doc: of the topology that the member runs
      - id: len_process_id
        type: kafka_primitives::compact_length
      - id: process_id
        type: str
        size: len_process_id.value
        doc: shared by the threads of one application instance
      - id: has_user_endpoint
        type: s1
      - id: user_endpoint
        type: endpoint
        if: has_user_endpoint >= 0
        doc: 'for interactive queries; null: none'
      - id: num_client_tags
        type: kafka_primitives::compact_length
      - id: client_tags
        type: key_value
        repeat: expr
        repeat-expr: num_client_tags.value
        doc: for rack-aware assignment
      - id: num_task_offsets
        type: kafka_primitives::compact_length
      - id: task_offsets
        type: task_offset
        repeat: expr
        repeat-expr: num_task_offsets.value
        doc: how far its changelogs are restored
      - id: num_task_end_offsets
        type: kafka_primitives::compact_length
      - id: task_end_offsets
        type: task_offset
        repeat: expr
        repeat-expr: num_task_end_offsets.value
        doc: how far they reach
      - id: assignment
        type: assignment
        doc: what it has
      - id: target_assignment
        type: assignment
        doc: what it is to have when others have let go
      - id: is_classic
        type: u1
        doc: joined by the classic protocol
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  endpoint:
    -webide-representation: '{host}, {port:dec}'
    seq:
      - id: len_host
        type: kafka_primitives::compact_length
      - id: host
        type: str
        size: len_host.value
      - id: port
        type: u2
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  task_offset:
    -webide-representation: '{partition:dec}, {offset:dec}'
    seq:
      - id: len_subtopology_id
        type: kafka_primitives::compact_length
      - id: subtopology_id
        type: str
        size: len_subtopology_id.value
      - id: partition
        type: s4
      - id: offset
        type: s8
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  assignment:
    seq:
      - id: num_active_tasks
        type: kafka_primitives::compact_length
      - id: active_tasks
        type: task_ids
        repeat: expr
        repeat-expr: num_active_tasks.value
      - id: num_standby_tasks
        type: kafka_primitives::compact_length
      - id: standby_tasks
        type: task_ids
        repeat: expr
        repeat-expr: num_standby_tasks.value
      - id: num_warmup_tasks
        type: kafka_primitives::compact_length
      - id: warmup_tasks
        type: task_ids
        repeat: expr
        repeat-expr: num_warmup_tasks.value
        doc: being restored, to become active
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  task_ids:
    seq:
      - id: len_subtopology_id
        type: kafka_primitives::compact_length
      - id: subtopology_id
        type: str
        size: len_subtopology_id.value
      - id: num_partitions
        type: kafka_primitives::compact_length
      - id: partitions
        type: s4
        repeat: expr
        repeat-expr: num_partitions.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  topology_description:
    seq:
      - id: num_subtopologies
        type: kafka_primitives::compact_length
      - id: subtopologies
        type: topology_description_subtopology
        repeat: expr
        repeat-expr: num_subtopologies.value
      - id: num_global_stores
        type: kafka_primitives::compact_length
      - id: global_stores
        type: topology_description_global_store
        repeat: expr
        repeat-expr: num_global_stores.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  topology_description_subtopology:
    seq:
      - id: len_subtopology_id
        type: kafka_primitives::compact_length
      - id: subtopology_id
        type: str
        size: len_subtopology_id.value
      - id: num_nodes
        type: kafka_primitives::compact_length
      - id: nodes
        type: topology_description_node
        repeat: expr
        repeat-expr: num_nodes.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  topology_description_node:
    -webide-representation: '{name}'
    seq:
      - id: len_name
        type: kafka_primitives::compact_length
      - id: name
        type: str
        size: len_name.value
      - id: node_type
        type: s1
        doc: 1 source, 2 processor, 3 sink
      - id: num_source_topics
        type: kafka_primitives::compact_length
      - id: source_topics
        type: compact_string_element
        repeat: expr
        repeat-expr: num_source_topics.value
      - id: len_sink_topic
        type: kafka_primitives::compact_length
      - id: sink_topic
        type: str
        size: len_sink_topic.value
        if: len_sink_topic.value >= 0
        doc: 'null: no sink, or a topic chosen at run time'
      - id: num_stores
        type: kafka_primitives::compact_length
      - id: stores
        type: compact_string_element
        repeat: expr
        repeat-expr: num_stores.value
      - id: num_successors
        type: kafka_primitives::compact_length
      - id: successors
        type: compact_string_element
        repeat: expr
        repeat-expr: num_successors.value
        doc: names of the nodes that it feeds
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  topology_description_global_store:
    seq:
      - id: source
        type: topology_description_node
      - id: processor
        type: topology_description_node
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
