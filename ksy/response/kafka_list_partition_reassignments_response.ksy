meta:
  id: kafka_list_partition_reassignments_response
  title: Kafka ListPartitionReassignmentsResponse, any version
  application: Apache Kafka
  xref:
    wikidata: Q16235208
  license: Apache-2.0
  ks-version: '0.10'
  imports:
    - kafka_primitives
  encoding: UTF-8
  endian: be
doc: 'ListPartitionReassignments (key 46): partitions that are being moved (KIP-455, Kafka 2.4).'
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
        0: list_partition_reassignments_response_v0
    size-eos: true
types:
  list_partition_reassignments_response_v0:
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
      - id: num_topics
        type: kafka_primitives::compact_length
      - id: topics
        type: ongoing_topic_reassignment
        repeat: expr
        repeat-expr: num_topics.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  ongoing_topic_reassignment:
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
        type: ongoing_partition_reassignment
        repeat: expr
        repeat-expr: num_partitions.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  ongoing_partition_reassignment:
    -webide-representation: '{partition_index:dec}'
    seq:
      - id: partition_index
        type: s4
      - id: num_replicas
        type: kafka_primitives::compact_length
      - id: replicas
        type: s4
        repeat: expr
        repeat-expr: num_replicas.value
      - id: num_adding_replicas
        type: kafka_primitives::compact_length
      - id: adding_replicas
        type: s4
        repeat: expr
        repeat-expr: num_adding_replicas.value
        doc: on their way in, in a reassignment
      - id: num_removing_replicas
        type: kafka_primitives::compact_length
      - id: removing_replicas
        type: s4
        repeat: expr
        repeat-expr: num_removing_replicas.value
        doc: on their way out, in a reassignment
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
