meta:
  id: kafka_share_group_describe_response
  title: Kafka ShareGroupDescribeResponse, any version
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
  ShareGroupDescribe (key 77): members and assignments of share groups.

  v0  early access of Kafka 4.0 only
  v1  KIP-932, Kafka 4.1
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
        0: share_group_describe_response_v0_to_v1
        1: share_group_describe_response_v0_to_v1
    size-eos: true
types:
  share_group_describe_response_v0_to_v1:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_groups
        type: kafka_primitives::compact_length
      - id: groups
        type: described_group
        repeat: expr
        repeat-expr: num_groups.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  described_group:
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
        doc: rises when members, subscriptions or topics change
      - id: assignment_epoch
        type: s4
        doc: the group epoch of the assignment
      - id: len_assignor_name
        type: kafka_primitives::compact_length
      - id: assignor_name
        type: str
        size: len_assignor_name.value
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
  member:
    -webide-representation: '{member_id}'
    seq:
      - id: len_member_id
        type: kafka_primitives::compact_length
      - id: member_id
        type: str
        size: len_member_id.value
      - id: len_rack_id
        type: kafka_primitives::compact_length
      - id: rack_id
        type: str
        size: len_rack_id.value
        if: len_rack_id.value >= 0
        doc: null where none is configured
      - id: member_epoch
        type: s4
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
      - id: num_subscribed_topic_names
        type: kafka_primitives::compact_length
      - id: subscribed_topic_names
        type: compact_string_element
        repeat: expr
        repeat-expr: num_subscribed_topic_names.value
      - id: assignment
        type: assignment
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
  assignment:
    seq:
      - id: num_topic_partitions
        type: kafka_primitives::compact_length
      - id: topic_partitions
        type: topic_partitions
        repeat: expr
        repeat-expr: num_topic_partitions.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  topic_partitions:
    -webide-representation: '{topic_name}'
    seq:
      - id: topic_id
        size: 16
      - id: len_topic_name
        type: kafka_primitives::compact_length
      - id: topic_name
        type: str
        size: len_topic_name.value
      - id: num_partitions
        type: kafka_primitives::compact_length
      - id: partitions
        type: s4
        repeat: expr
        repeat-expr: num_partitions.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
