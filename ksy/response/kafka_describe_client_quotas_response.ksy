meta:
  id: kafka_describe_client_quotas_response
  title: Kafka DescribeClientQuotasResponse, any version
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
  DescribeClientQuotas (key 48): quotas of the users, client ids and addresses that match.

  v0  KIP-546, Kafka 2.6
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
        0: describe_client_quotas_response_v0
        1: describe_client_quotas_response_v1
    size-eos: true
types:
  describe_client_quotas_response_v0:
    -webide-representation: '{error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
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
      - id: num_entries
        type: s4
      - id: entries
        type: entry_data_v0
        repeat: expr
        repeat-expr: num_entries
        if: num_entries >= 0
        doc: null where there is an error
  describe_client_quotas_response_v1:
    -webide-representation: '{error_code}'
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
      - id: num_entries
        type: kafka_primitives::compact_length
      - id: entries
        type: entry_data_v1
        repeat: expr
        repeat-expr: num_entries.value
        if: num_entries.value >= 0
        doc: null where there is an error
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  entry_data_v0:
    seq:
      - id: num_entity
        type: s4
        valid:
          min: 0
      - id: entity
        type: entity_data_v0
        repeat: expr
        repeat-expr: num_entity
      - id: num_values
        type: s4
        valid:
          min: 0
      - id: values
        type: value_data_v0
        repeat: expr
        repeat-expr: num_values
  entry_data_v1:
    seq:
      - id: num_entity
        type: kafka_primitives::compact_length
      - id: entity
        type: entity_data_v1
        repeat: expr
        repeat-expr: num_entity.value
      - id: num_values
        type: kafka_primitives::compact_length
      - id: values
        type: value_data_v1
        repeat: expr
        repeat-expr: num_values.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  entity_data_v0:
    -webide-representation: '{entity_type}, {entity_name}'
    seq:
      - id: len_entity_type
        type: s2
        valid:
          min: 0
      - id: entity_type
        type: str
        size: len_entity_type
        doc: user, client-id or ip
      - id: len_entity_name
        type: s2
      - id: entity_name
        type: str
        size: len_entity_name
        if: len_entity_name >= 0
        doc: 'null: the default of its type'
  entity_data_v1:
    -webide-representation: '{entity_type}, {entity_name}'
    seq:
      - id: len_entity_type
        type: kafka_primitives::compact_length
      - id: entity_type
        type: str
        size: len_entity_type.value
        doc: user, client-id or ip
      - id: len_entity_name
        type: kafka_primitives::compact_length
      - id: entity_name
        type: str
        size: len_entity_name.value
        if: len_entity_name.value >= 0
        doc: 'null: the default of its type'
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  value_data_v0:
    -webide-representation: '{key}, {value:dec}'
    seq:
      - id: len_key
        type: s2
        valid:
          min: 0
      - id: key
        type: str
        size: len_key
      - id: value
        type: f8
  value_data_v1:
    -webide-representation: '{key}, {value:dec}'
    seq:
      - id: len_key
        type: kafka_primitives::compact_length
      - id: key
        type: str
        size: len_key.value
      - id: value
        type: f8
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
