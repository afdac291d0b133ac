meta:
  id: kafka_consumer_group_describe_response
  title: Kafka ConsumerGroupDescribeResponse, any version
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
  ConsumerGroupDescribe (key 69): members and assignments of groups of the new consumer protocol.

  v0  KIP-848; early access in Kafka 3.7
  v1  the member's type: classic or consumer (KIP-1099)
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
        0: consumer_group_describe_response_v0
        1: consumer_group_describe_response_v1
    size-eos: true
types:
  consumer_group_describe_response_v0:
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
  consumer_group_describe_response_v1:
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
        doc: rises when members, subscriptions or topics change
      - id: assignment_epoch
        type: s4
        doc: the group epoch of the target assignment
      - id: len_assignor_name
        type: kafka_primitives::compact_length
      - id: assignor_name
        type: str
        size: len_assignor_name.value
      - id: num_members
        type: kafka_primitives::compact_length
      - id: members
        type: member_v0
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
        doc: rises when members, subscriptions or topics change
      - id: assignment_epoch
        type: s4
        doc: the group epoch of the target assignment
      - id: len_assignor_name
        type: kafka_primitives::compact_length
      - id: assignor_name
        type: str
        size: len_assignor_name.value
      - id: num_members
        type: kafka_primitives::compact_length
      - id: members
        type: member_v1
        repeat: expr
        repeat-expr: num_members.value
      - id: authorized_operations
        type: s4
        doc: 'bit n: AclOperation n; -2147483648: not asked for'
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  member_v0:
    -webide-representation: '{member_id}'
    seq:
      - id: len_member_id
        type: kafka_primitives::compact_length
      - id: member_id
        type: str
        size: len_member_id.value
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
      - id: len_subscribed_topic_regex
        type: kafka_primitives::compact_length
      - id: subscribed_topic_regex
        type: str
        size: len_subscribed_topic_regex.value
        if: len_subscribed_topic_regex.value >= 0
        doc: RE2 pattern
      - id: assignment
        type: assignment
        doc: what it has
      - id: target_assignment
        type: assignment
        doc: what it is to have when others have let go
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  member_v1:
    -webide-representation: '{member_id}'
    seq:
      - id: len_member_id
        type: kafka_primitives::compact_length
      - id: member_id
        type: str
        size: len_member_id.value
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
      - id: len_subscribed_topic_regex
        type: kafka_primitives::compact_length
      - id: subscribed_topic_regex
        type: str
        size: len_subscribed_topic_regex.value
        if: len_subscribed_topic_regex.value >= 0
        doc: RE2 pattern
      - id: assignment
        type: assignment
        doc: what it has
      - id: target_assignment
        type: assignment
        doc: what it is to have when others have let go
      - id: member_type
        type: s1
        doc: -1 unknown, 0 classic, 1 consumer
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
