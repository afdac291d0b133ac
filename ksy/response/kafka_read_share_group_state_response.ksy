meta:
  id: kafka_read_share_group_state_response
  title: Kafka ReadShareGroupStateResponse, any version
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
  ReadShareGroupState (key 84): a partition leader loads a share group's state from the share coordinator.

  v0  KIP-932; behind a switch in Kafka 3.9 and 4.0
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
        0: read_share_group_state_response_v0
    size-eos: true
types:
  read_share_group_state_response_v0:
    seq:
      - id: num_results
        type: kafka_primitives::compact_length
      - id: results
        type: read_state_result
        repeat: expr
        repeat-expr: num_results.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  read_state_result:
    seq:
      - id: topic_id
        size: 16
      - id: num_partitions
        type: kafka_primitives::compact_length
      - id: partitions
        type: partition_result
        repeat: expr
        repeat-expr: num_partitions.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  partition_result:
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
      - id: start_offset
        type: s8
        doc: '-1: not known yet'
      - id: num_state_batches
        type: kafka_primitives::compact_length
      - id: state_batches
        type: state_batch
        repeat: expr
        repeat-expr: num_state_batches.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  state_batch:
    seq:
      - id: first_offset
        type: s8
      - id: last_offset
        type: s8
      - id: delivery_state
        type: s1
        doc: 0 available, 2 acknowledged, 4 archived
      - id: delivery_count
        type: s2
        doc: how often it was handed out
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
