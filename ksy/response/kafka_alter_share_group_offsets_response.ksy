meta:
  id: kafka_alter_share_group_offsets_response
  title: Kafka AlterShareGroupOffsetsResponse, any version
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
  AlterShareGroupOffsets (key 91): reset the start offsets of an empty share group.

  v0  KIP-932, Kafka 4.1
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
        0: alter_share_group_offsets_response_v0
    size-eos: true
types:
  alter_share_group_offsets_response_v0:
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
        type: alter_share_group_offsets_response_topic
        repeat: expr
        repeat-expr: num_responses.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  alter_share_group_offsets_response_topic:
    -webide-representation: '{topic_name}'
    seq:
      - id: len_topic_name
        type: kafka_primitives::compact_length
      - id: topic_name
        type: str
        size: len_topic_name.value
      - id: topic_id
        size: 16
      - id: num_partitions
        type: kafka_primitives::compact_length
      - id: partitions
        type: alter_share_group_offsets_response_partition
        repeat: expr
        repeat-expr: num_partitions.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  alter_share_group_offsets_response_partition:
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
