meta:
  id: kafka_list_groups_response
  title: Kafka ListGroupsResponse, any version
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
  ListGroups (key 16): the groups that a broker coordinates.

  v0  Kafka 0.9
  v1  throttle time (KIP-124)
  v2  throttled clients are answered at once and told to wait (KIP-219)
  v3  flexible
  v4  states, and a filter (KIP-518)
  v5  types, and a filter (KIP-848)
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
        0: list_groups_response_v0
        1: list_groups_response_v1_to_v2
        2: list_groups_response_v1_to_v2
        3: list_groups_response_v3
        4: list_groups_response_v4
        5: list_groups_response_v5
    size-eos: true
types:
  list_groups_response_v0:
    -webide-representation: '{error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: num_groups
        type: s4
        valid:
          min: 0
      - id: groups
        type: listed_group_v0_to_v2
        repeat: expr
        repeat-expr: num_groups
  list_groups_response_v1_to_v2:
    -webide-representation: '{error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: num_groups
        type: s4
        valid:
          min: 0
      - id: groups
        type: listed_group_v0_to_v2
        repeat: expr
        repeat-expr: num_groups
  list_groups_response_v3:
    -webide-representation: '{error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: num_groups
        type: kafka_primitives::compact_length
      - id: groups
        type: listed_group_v3
        repeat: expr
        repeat-expr: num_groups.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  list_groups_response_v4:
    -webide-representation: '{error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: num_groups
        type: kafka_primitives::compact_length
      - id: groups
        type: listed_group_v4
        repeat: expr
        repeat-expr: num_groups.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  list_groups_response_v5:
    -webide-representation: '{error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: num_groups
        type: kafka_primitives::compact_length
      - id: groups
        type: listed_group_v5
        repeat: expr
        repeat-expr: num_groups.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  listed_group_v0_to_v2:
    -webide-representation: '{group_id}'
    seq:
      - id: len_group_id
        type: s2
        valid:
          min: 0
      - id: group_id
        type: str
        size: len_group_id
      - id: len_protocol_type
        type: s2
        valid:
          min: 0
      - id: protocol_type
        type: str
        size: len_protocol_type
  listed_group_v3:
    -webide-representation: '{group_id}'
    seq:
      - id: len_group_id
        type: kafka_primitives::compact_length
      - id: group_id
        type: str
        size: len_group_id.value
      - id: len_protocol_type
        type: kafka_primitives::compact_length
      - id: protocol_type
        type: str
        size: len_protocol_type.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  listed_group_v4:
    -webide-representation: '{group_id}'
    seq:
      - id: len_group_id
        type: kafka_primitives::compact_length
      - id: group_id
        type: str
        size: len_group_id.value
      - id: len_protocol_type
        type: kafka_primitives::compact_length
      - id: protocol_type
        type: str
        size: len_protocol_type.value
      - id: len_group_state
        type: kafka_primitives::compact_length
      - id: group_state
        type: str
        size: len_group_state.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  listed_group_v5:
    -webide-representation: '{group_id}'
    seq:
      - id: len_group_id
        type: kafka_primitives::compact_length
      - id: group_id
        type: str
        size: len_group_id.value
      - id: len_protocol_type
        type: kafka_primitives::compact_length
      - id: protocol_type
        type: str
        size: len_protocol_type.value
      - id: len_group_state
        type: kafka_primitives::compact_length
      - id: group_state
        type: str
        size: len_group_state.value
      - id: len_group_type
        type: kafka_primitives::compact_length
      - id: group_type
        type: str
        size: len_group_type.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
