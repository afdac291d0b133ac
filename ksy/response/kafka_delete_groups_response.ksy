meta:
  id: kafka_delete_groups_response
  title: Kafka DeleteGroupsResponse, any version
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
  DeleteGroups (key 42): delete empty groups with their offsets.

  v0  KIP-229, Kafka 1.1
  v1  throttled clients are answered at once and told to wait (KIP-219)
  v2  flexible
  v3  error messages (Kafka 4.4)
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
        0: delete_groups_response_v0_to_v1
        1: delete_groups_response_v0_to_v1
        2: delete_groups_response_v2
        3: delete_groups_response_v3
    size-eos: true
types:
  delete_groups_response_v0_to_v1:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_results
        type: s4
        valid:
          min: 0
      - id: results
        type: deletable_group_result_v0_to_v1
        repeat: expr
        repeat-expr: num_results
  delete_groups_response_v2:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_results
        type: kafka_primitives::compact_length
      - id: results
        type: deletable_group_result_v2
        repeat: expr
        repeat-expr: num_results.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  delete_groups_response_v3:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_results
        type: kafka_primitives::compact_length
      - id: results
        type: deletable_group_result_v3
        repeat: expr
        repeat-expr: num_results.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  deletable_group_result_v0_to_v1:
    -webide-representation: '{group_id}, {error_code}'
    seq:
      - id: len_group_id
        type: s2
        valid:
          min: 0
      - id: group_id
        type: str
        size: len_group_id
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
  deletable_group_result_v2:
    -webide-representation: '{group_id}, {error_code}'
    seq:
      - id: len_group_id
        type: kafka_primitives::compact_length
      - id: group_id
        type: str
        size: len_group_id.value
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  deletable_group_result_v3:
    -webide-representation: '{group_id}, {error_code}'
    seq:
      - id: len_group_id
        type: kafka_primitives::compact_length
      - id: group_id
        type: str
        size: len_group_id.value
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
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
