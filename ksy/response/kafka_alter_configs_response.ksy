meta:
  id: kafka_alter_configs_response
  title: Kafka AlterConfigsResponse, any version
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
  AlterConfigs (key 33): replace the whole configuration of topics, brokers and so on.

  What the request leaves out falls back to its default; IncrementalAlterConfigs is the safer successor.

  v0  KIP-133, Kafka 0.11
  v1  throttled clients are answered at once and told to wait (KIP-219)
  v2  flexible
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
        0: alter_configs_response_v0_to_v1
        1: alter_configs_response_v0_to_v1
        2: alter_configs_response_v2
    size-eos: true
types:
  alter_configs_response_v0_to_v1:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_responses
        type: s4
        valid:
          min: 0
      - id: responses
        type: alter_configs_resource_response_v0_to_v1
        repeat: expr
        repeat-expr: num_responses
  alter_configs_response_v2:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_responses
        type: kafka_primitives::compact_length
      - id: responses
        type: alter_configs_resource_response_v2
        repeat: expr
        repeat-expr: num_responses.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  alter_configs_resource_response_v0_to_v1:
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
  alter_configs_resource_response_v2:
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
