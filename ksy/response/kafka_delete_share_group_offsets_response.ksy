meta:
  id: kafka_delete_share_group_offsets_response
  title: Kafka DeleteShareGroupOffsetsResponse, any version
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
  DeleteShareGroupOffsets (key 92): forget a share group's offsets of some topics.

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
        0: delete_share_group_offsets_response_v0
    size-eos: true
types:
  delete_share_group_offsets_response_v0:
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
        type: delete_share_group_offsets_response_topic
        repeat: expr
        repeat-expr: num_responses.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  delete_share_group_offsets_response_topic:
    -webide-representation: '{topic_name}, {error_code}'
    seq:
      - id: len_topic_name
        type: kafka_primitives::compact_length
      - id: topic_name
        type: str
        size: len_topic_name.value
      - id: topic_id
        size: 16
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
