meta:
  id: kafka_alter_client_quotas_response
  title: Kafka AlterClientQuotasResponse, any version
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
  AlterClientQuotas (key 49): set or remove quotas of users, client ids and IP addresses.

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
        0: alter_client_quotas_response_v0
        1: alter_client_quotas_response_v1
    size-eos: true
types:
  alter_client_quotas_response_v0:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_entries
        type: s4
        valid:
          min: 0
      - id: entries
        type: entry_data_v0
        repeat: expr
        repeat-expr: num_entries
  alter_client_quotas_response_v1:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_entries
        type: kafka_primitives::compact_length
      - id: entries
        type: entry_data_v1
        repeat: expr
        repeat-expr: num_entries.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  entry_data_v0:
    -webide-representation: '{error_code}'
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
      - id: num_entity
        type: s4
        valid:
          min: 0
      - id: entity
        type: entity_data_v0
        repeat: expr
        repeat-expr: num_entity
  entry_data_v1:
    -webide-representation: '{error_code}'
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
      - id: num_entity
        type: kafka_primitives::compact_length
      - id: entity
        type: entity_data_v1
        repeat: expr
        repeat-expr: num_entity.value
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
