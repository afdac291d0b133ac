meta:
  id: kafka_read_share_group_state_summary_response
  title: Kafka ReadShareGroupStateSummaryResponse, any version
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
  ReadShareGroupStateSummary (key 87): the group coordinator asks for start offsets without the state batches.

  v0  KIP-932; behind a switch in Kafka 3.9 and 4.0
  v1  count of completed deliveries (KIP-1226, Kafka 4.2)
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
        0: read_share_group_state_summary_response_v0
        1: read_share_group_state_summary_response_v1
    size-eos: true
types:
  read_share_group_state_summary_response_v0:
    seq:
      - id: num_results
        type: kafka_primitives::compact_length
      - id: results
        type: read_state_summary_result_v0
        repeat: expr
        repeat-expr: num_results.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  read_share_group_state_summary_response_v1:
    seq:
      - id: num_results
        type: kafka_primitives::compact_length
      - id: results
        type: read_state_summary_result_v1
        repeat: expr
        repeat-expr: num_results.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  read_state_summary_result_v0:
    seq:
      - id: topic_id
        size: 16
      - id: num_partitions
        type: kafka_primitives::compact_length
      - id: partitions
        type: partition_result_v0
        repeat: expr
        repeat-expr: num_partitions.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  read_state_summary_result_v1:
    seq:
      - id: topic_id
        size: 16
      - id: num_partitions
        type: kafka_primitives::compact_length
      - id: partitions
        type: partition_result_v1
        repeat: expr
        repeat-expr: num_partitions.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  partition_result_v0:
    -webide-representation: '{partition:dec}, {error_code}'
    seq:
      - id: partition
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
      - id: state_epoch
        type: s4
        doc: rises when the state is reset
      - id: leader_epoch
        type: s4
      - id: start_offset
        type: s8
        doc: '-1: not known yet'
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  partition_result_v1:
    -webide-representation: '{partition:dec}, {error_code}'
    seq:
      - id: partition
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
      - id: state_epoch
        type: s4
        doc: rises when the state is reset
      - id: leader_epoch
        type: s4
      - id: start_offset
        type: s8
        doc: '-1: not known yet'
      - id: delivery_complete_count
        type: s4
        doc: 'records at or after start_offset that are done with; -1: unknown'
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
