meta:
  id: kafka_delete_share_group_state_response
  title: Kafka DeleteShareGroupStateResponse, any version
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
  DeleteShareGroupState (key 86): the group coordinator has the share coordinator drop its state.

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
        0: delete_share_group_state_response_v0
    size-eos: true
types:
  delete_share_group_state_response_v0:
    seq:
      - id: num_results
        type: kafka_primitives::compact_length
      - id: results
        type: delete_state_result
        repeat: expr
        repeat-expr: num_results.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  delete_state_result:
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
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
