meta:
  id: kafka_incremental_alter_configs_response
  title: Kafka IncrementalAlterConfigsResponse, any version
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
  IncrementalAlterConfigs (key 44): set, delete, append to and subtract from single configuration values.

  v0  KIP-339, Kafka 2.3
  v1  flexible
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
        0: incremental_alter_configs_response_v0
        1: incremental_alter_configs_response_v1
    size-eos: true
types:
  incremental_alter_configs_response_v0:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_responses
        type: s4
        valid:
          min: 0
      - id: responses
        type: alter_configs_resource_response_v0
        repeat: expr
        repeat-expr: num_responses
  incremental_alter_configs_response_v1:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_responses
        type: kafka_primitives::compact_length
      - id: responses
        type: alter_configs_resource_response_v1
        repeat: expr
        repeat-expr: num_responses.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  alter_configs_resource_response_v0:
    -webide-representation: '{resource_name}, {error_code}'
    seq:
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
      - id: resource_type
        type: s1
        doc: 2 topic, 4 broker, 8 broker logger, 16 client metrics, 32 group
      - id: len_resource_name
        type: s2
        valid:
          min: 0
      - id: resource_name
        type: str
        size: len_resource_name
  alter_configs_resource_response_v1:
    -webide-representation: '{resource_name}, {error_code}'
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
      - id: resource_type
        type: s1
        doc: 2 topic, 4 broker, 8 broker logger, 16 client metrics, 32 group
      - id: len_resource_name
        type: kafka_primitives::compact_length
      - id: resource_name
        type: str
        size: len_resource_name.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
