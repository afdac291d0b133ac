meta:
  id: kafka_alter_partition_reassignments_response
  title: Kafka AlterPartitionReassignmentsResponse, any version
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
  AlterPartitionReassignments (key 45): start or cancel moving partitions to other brokers.

  v0  KIP-455, Kafka 2.4
  v1  may forbid a change of the replication factor (KIP-860, Kafka 4.1)
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
        0: alter_partition_reassignments_response_v0
        1: alter_partition_reassignments_response_v1
    size-eos: true
types:
  alter_partition_reassignments_response_v0:
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
      - id: num_responses
        type: kafka_primitives::compact_length
      - id: responses
        type: reassignable_topic_response
        repeat: expr
        repeat-expr: num_responses.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  alter_partition_reassignments_response_v1:
    -webide-representation: '{error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: allow_replication_factor_change
        type: u1
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
      - id: num_responses
        type: kafka_primitives::compact_length
      - id: responses
        type: reassignable_topic_response
        repeat: expr
        repeat-expr: num_responses.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  reassignable_topic_response:
    -webide-representation: '{name}'
    seq:
      - id: len_name
        type: kafka_primitives::compact_length
      - id: name
        type: str
        size: len_name.value
      - id: num_partitions
        type: kafka_primitives::compact_length
      - id: partitions
        type: reassignable_partition_response
        repeat: expr
        repeat-expr: num_partitions.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  reassignable_partition_response:
    -webide-representation: '{partition_index:dec}, {error_code}'
    seq:
      - id: partition_index
        type: s4
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
