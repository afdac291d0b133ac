meta:
  id: kafka_streams_group_heartbeat_response
  title: Kafka StreamsGroupHeartbeatResponse, any version
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
  StreamsGroupHeartbeat (key 88): join, stay in and leave a Kafka Streams group.

  Null fields mean: as in my last heartbeat. Status codes: 0 stale topology, 1 missing source topics, 2 wrongly
  partitioned topics, 3 missing internal topics, 4 shut down, 5 assignment delayed, 6 missing client tags.

  v0  KIP-1071; early access in Kafka 4.1
  v1  the broker may ask for a topology description (KIP-1331, Kafka 4.4)
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
        0: streams_group_heartbeat_response_v0
        1: streams_group_heartbeat_response_v1
    size-eos: true
types:
  streams_group_heartbeat_response_v0:
    -webide-representation: '{member_id}, {error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
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
      - id: len_member_id
        type: kafka_primitives::compact_length
      - id: member_id
        type: str
        size: len_member_id.value
      - id: member_epoch
        type: s4
        doc: to be named in the next heartbeat
      - id: heartbeat_interval_ms
        type: s4
        doc: how often to heartbeat
      - id: acceptable_recovery_lag_legacy
        type: s4
        doc: it was plain acceptable_recovery_lag before 4.4
      - id: task_offset_interval_ms
        type: s4
        doc: how often to send task offsets
      - id: num_status
        type: kafka_primitives::compact_length
      - id: status
        type: status
        repeat: expr
        repeat-expr: num_status.value
        if: num_status.value >= 0
        doc: 'what the member should know of the group; null: unchanged'
      - id: num_active_tasks
        type: kafka_primitives::compact_length
      - id: active_tasks
        type: task_ids
        repeat: expr
        repeat-expr: num_active_tasks.value
        if: num_active_tasks.value >= 0
        doc: 'what the member is to own; null: unchanged'
      - id: num_standby_tasks
        type: kafka_primitives::compact_length
      - id: standby_tasks
        type: task_ids
        repeat: expr
        repeat-expr: num_standby_tasks.value
        if: num_standby_tasks.value >= 0
        doc: likewise
      - id: num_warmup_tasks
        type: kafka_primitives::compact_length
      - id: warmup_tasks
        type: task_ids
        repeat: expr
        repeat-expr: num_warmup_tasks.value
        if: num_warmup_tasks.value >= 0
        doc: likewise
      - id: endpoint_information_epoch
        type: s4
        doc: of the list below
      - id: num_partitions_by_user_endpoint
        type: kafka_primitives::compact_length
      - id: partitions_by_user_endpoint
        type: endpoint_to_partitions
        repeat: expr
        repeat-expr: num_partitions_by_user_endpoint.value
        if: num_partitions_by_user_endpoint.value >= 0
        doc: 'of every member, for interactive queries; null: unchanged'
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  streams_group_heartbeat_response_v1:
    -webide-representation: '{member_id}, {error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
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
      - id: len_member_id
        type: kafka_primitives::compact_length
      - id: member_id
        type: str
        size: len_member_id.value
      - id: member_epoch
        type: s4
        doc: to be named in the next heartbeat
      - id: heartbeat_interval_ms
        type: s4
        doc: how often to heartbeat
      - id: task_offset_interval_ms
        type: s4
        doc: how often to send task offsets
      - id: acceptable_recovery_lag
        type: s8
        doc: 'so many offsets behind counts as caught up; -1: the broker cannot say'
      - id: num_status
        type: kafka_primitives::compact_length
      - id: status
        type: status
        repeat: expr
        repeat-expr: num_status.value
        if: num_status.value >= 0
        doc: 'what the member should know of the group; null: unchanged'
      - id: num_active_tasks
        type: kafka_primitives::compact_length
      - id: active_tasks
        type: task_ids
        repeat: expr
        repeat-expr: num_active_tasks.value
        if: num_active_tasks.value >= 0
        doc: 'what the member is to own; null: unchanged'
      - id: num_standby_tasks
        type: kafka_primitives::compact_length
      - id: standby_tasks
        type: task_ids
        repeat: expr
        repeat-expr: num_standby_tasks.value
        if: num_standby_tasks.value >= 0
        doc: likewise
      - id: num_warmup_tasks
        type: kafka_primitives::compact_length
      - id: warmup_tasks
        type: task_ids
        repeat: expr
        repeat-expr: num_warmup_tasks.value
        if: num_warmup_tasks.value >= 0
        doc: likewise
      - id: topology_description_required
        type: u1
        doc: send StreamsGroupTopologyDescriptionUpdate
      - id: endpoint_information_epoch
        type: s4
        doc: of the list below
      - id: num_partitions_by_user_endpoint
        type: kafka_primitives::compact_length
      - id: partitions_by_user_endpoint
        type: endpoint_to_partitions
        repeat: expr
        repeat-expr: num_partitions_by_user_endpoint.value
        if: num_partitions_by_user_endpoint.value >= 0
        doc: 'of every member, for interactive queries; null: unchanged'
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  status:
    seq:
      - id: status_code
        type: s1
        doc: see above
      - id: len_status_detail
        type: kafka_primitives::compact_length
      - id: status_detail
        type: str
        size: len_status_detail.value
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
  endpoint_to_partitions:
    seq:
      - id: user_endpoint
        type: endpoint
      - id: num_active_partitions
        type: kafka_primitives::compact_length
      - id: active_partitions
        type: topic_partition
        repeat: expr
        repeat-expr: num_active_partitions.value
      - id: num_standby_partitions
        type: kafka_primitives::compact_length
      - id: standby_partitions
        type: topic_partition
        repeat: expr
        repeat-expr: num_standby_partitions.value
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
  topic_partition:
    -webide-representation: '{topic}'
    seq:
      - id: len_topic
        type: kafka_primitives::compact_length
      - id: topic
        type: str
        size: len_topic.value
      - id: num_partitions
        type: kafka_primitives::compact_length
      - id: partitions
        type: s4
        repeat: expr
        repeat-expr: num_partitions.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
