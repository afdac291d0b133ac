meta:
  id: kafka_delete_topics_response
  title: Kafka DeleteTopicsResponse, any version
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
  DeleteTopics (key 20): delete topics by name or, since v6, by id.

  v0  KIP-4, Kafka 0.10.1
  v1  throttle time (KIP-124)
  v2  throttled clients are answered at once and told to wait (KIP-219)
  v3  TOPIC_DELETION_DISABLED may come back
  v4  flexible
  v5  error messages; THROTTLING_QUOTA_EXCEEDED (KIP-599)
  v6  structs with name or id replace the list of names (KIP-516)
  4.0 dropped v0.
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
        0: delete_topics_response_v0
        1: delete_topics_response_v1_to_v3
        2: delete_topics_response_v1_to_v3
        3: delete_topics_response_v1_to_v3
        4: delete_topics_response_v4
        5: delete_topics_response_v5
        6: delete_topics_response_v6
    size-eos: true
types:
  delete_topics_response_v0:
    seq:
      - id: num_responses
        type: s4
        valid:
          min: 0
      - id: responses
        type: deletable_topic_result_v0_to_v3
        repeat: expr
        repeat-expr: num_responses
  delete_topics_response_v1_to_v3:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_responses
        type: s4
        valid:
          min: 0
      - id: responses
        type: deletable_topic_result_v0_to_v3
        repeat: expr
        repeat-expr: num_responses
  delete_topics_response_v4:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_responses
        type: kafka_primitives::compact_length
      - id: responses
        type: deletable_topic_result_v4
        repeat: expr
        repeat-expr: num_responses.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  delete_topics_response_v5:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_responses
        type: kafka_primitives::compact_length
      - id: responses
        type: deletable_topic_result_v5
        repeat: expr
        repeat-expr: num_responses.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  delete_topics_response_v6:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_responses
        type: kafka_primitives::compact_length
      - id: responses
        type: deletable_topic_result_v6
        repeat: expr
        repeat-expr: num_responses.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  deletable_topic_result_v0_to_v3:
    -webide-representation: '{name}, {error_code}'
    seq:
      - id: len_name
        type: s2
        valid:
          min: 0
      - id: name
        type: str
        size: len_name
        doc: null where the id is unknown
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
  deletable_topic_result_v4:
    -webide-representation: '{name}, {error_code}'
    seq:
      - id: len_name
        type: kafka_primitives::compact_length
      - id: name
        type: str
        size: len_name.value
        doc: null where the id is unknown
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  deletable_topic_result_v5:
    -webide-representation: '{name}, {error_code}'
    seq:
      - id: len_name
        type: kafka_primitives::compact_length
      - id: name
        type: str
        size: len_name.value
        doc: null where the id is unknown
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
  deletable_topic_result_v6:
    -webide-representation: '{name}, {error_code}'
    seq:
      - id: len_name
        type: kafka_primitives::compact_length
      - id: name
        type: str
        size: len_name.value
        if: len_name.value >= 0
        doc: null where the id is unknown
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
