meta:
  id: kafka_create_partitions_response
  title: Kafka CreatePartitionsResponse, any version
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
  CreatePartitions (key 37): add partitions to topics.

  v0  KIP-195, Kafka 1.0
  v1  throttled clients are answered at once and told to wait (KIP-219)
  v2  flexible
  v3  THROTTLING_QUOTA_EXCEEDED may come back (KIP-599)
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
        0: create_partitions_response_v0_to_v1
        1: create_partitions_response_v0_to_v1
        2: create_partitions_response_v2_to_v3
        3: create_partitions_response_v2_to_v3
    size-eos: true
types:
  create_partitions_response_v0_to_v1:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_results
        type: s4
        valid:
          min: 0
      - id: results
        type: create_partitions_topic_result_v0_to_v1
        repeat: expr
        repeat-expr: num_results
  create_partitions_response_v2_to_v3:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_results
        type: kafka_primitives::compact_length
      - id: results
        type: create_partitions_topic_result_v2_to_v3
        repeat: expr
        repeat-expr: num_results.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  create_partitions_topic_result_v0_to_v1:
    -webide-representation: '{name}, {error_code}'
    seq:
      - id: len_name
        type: s2
        valid:
          min: 0
      - id: name
        type: str
        size: len_name
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: len_error_message
        type: s2
      - id: error_message
        type: str
        size: len_error_message
        if: len_error_message >= 0
        doc: 'null: there is none'
  create_partitions_topic_result_v2_to_v3:
    -webide-representation: '{name}, {error_code}'
    seq:
      - id: len_name
        type: kafka_primitives::compact_length
      - id: name
        type: str
        size: len_name.value
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
