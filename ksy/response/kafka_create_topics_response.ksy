meta:
  id: kafka_create_topics_response
  title: Kafka CreateTopicsResponse, any version
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
  CreateTopics (key 19): create topics, with counts or with explicit assignments.

  v0  KIP-4, Kafka 0.10.1
  v1  validate-only; error messages
  v2  throttle time (KIP-124)
  v3  throttled clients are answered at once and told to wait (KIP-219)
  v4  partitions and replication factor may be left to the broker (KIP-464)
  v5  flexible; the answer shows the resulting configuration (KIP-525)
  v6  THROTTLING_QUOTA_EXCEEDED may come back (KIP-599)
  v7  the answer holds the topic id (KIP-516)
  4.0 dropped v0 and v1.
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
        0: create_topics_response_v0
        1: create_topics_response_v1
        2: create_topics_response_v2_to_v4
        3: create_topics_response_v2_to_v4
        4: create_topics_response_v2_to_v4
        5: create_topics_response_v5_to_v6
        6: create_topics_response_v5_to_v6
        7: create_topics_response_v7
    size-eos: true
types:
  create_topics_response_v0:
    seq:
      - id: num_topics
        type: s4
        valid:
          min: 0
      - id: topics
        type: creatable_topic_result_v0
        repeat: expr
        repeat-expr: num_topics
  create_topics_response_v1:
    seq:
      - id: num_topics
        type: s4
        valid:
          min: 0
      - id: topics
        type: creatable_topic_result_v1_to_v4
        repeat: expr
        repeat-expr: num_topics
  create_topics_response_v2_to_v4:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_topics
        type: s4
        valid:
          min: 0
      - id: topics
        type: creatable_topic_result_v1_to_v4
        repeat: expr
        repeat-expr: num_topics
  create_topics_response_v5_to_v6:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_topics
        type: kafka_primitives::compact_length
      - id: topics
        type: creatable_topic_result_v5_to_v6
        repeat: expr
        repeat-expr: num_topics.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  create_topics_response_v7:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_topics
        type: kafka_primitives::compact_length
      - id: topics
        type: creatable_topic_result_v7
        repeat: expr
        repeat-expr: num_topics.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  creatable_topic_result_v0:
    -webide-representation: '{name}, {error_code}'
    seq:
      - id: len_name
        type: s2
        valid:
          min: 0
      - id: name
        type: str
        size: len_name
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
  creatable_topic_result_v1_to_v4:
    -webide-representation: '{name}, {error_code}'
    seq:
      - id: len_name
        type: s2
        valid:
          min: 0
      - id: name
        type: str
        size: len_name
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
  creatable_topic_result_v5_to_v6:
    -webide-representation: '{name}, {error_code}'
    seq:
      - id: len_name
        type: kafka_primitives::compact_length
      - id: name
        type: str
        size: len_name.value
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
      - id: num_partitions
        type: s4
        doc: '-1: not shown'
      - id: replication_factor
        type: s2
        doc: '-1: not shown'
      - id: num_configs
        type: kafka_primitives::compact_length
      - id: configs
        type: creatable_topic_configs
        repeat: expr
        repeat-expr: num_configs.value
        if: num_configs.value >= 0
        doc: 'null: not shown'
      - id: tag_buffer
        type: creatable_topic_result_tag_buffer
  creatable_topic_result_v7:
    -webide-representation: '{name}, {error_code}'
    seq:
      - id: len_name
        type: kafka_primitives::compact_length
      - id: name
        type: str
        size: len_name.value
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
      - id: num_partitions
        type: s4
        doc: '-1: not shown'
      - id: replication_factor
        type: s2
        doc: '-1: not shown'
      - id: num_configs
        type: kafka_primitives::compact_length
      - id: configs
        type: creatable_topic_configs
        repeat: expr
        repeat-expr: num_configs.value
        if: num_configs.value >= 0
        doc: 'null: not shown'
      - id: tag_buffer
        type: creatable_topic_result_tag_buffer
  creatable_topic_configs:
    -webide-representation: '{name}, {value}'
    seq:
      - id: len_name
        type: kafka_primitives::compact_length
      - id: name
        type: str
        size: len_name.value
      - id: len_value
        type: kafka_primitives::compact_length
      - id: value
        type: str
        size: len_value.value
        if: len_value.value >= 0
      - id: read_only
        type: u1
      - id: config_source
        type: s1
        doc: 1 topic, 2 dynamic broker, 3 dynamic default broker, 4 static, 5 default
      - id: is_sensitive
        type: u1
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  creatable_topic_result_tag_buffer:
    -webide-representation: '{num_fields:dec} tagged fields'
    seq:
      - id: num_fields
        type: kafka_primitives::uvarint
      - id: fields
        type: creatable_topic_result_tagged_field
        repeat: expr
        repeat-expr: num_fields.value
  creatable_topic_result_tagged_field:
    -webide-representation: 'tag {tag:dec}, {len_content:dec} bytes'
    seq:
      - id: tag
        type: kafka_primitives::uvarint
      - id: len_content
        type: kafka_primitives::uvarint
      - id: content
        type:
          switch-on: tag.value.as<s4>
          cases:
            0: creatable_topic_result_topic_config_error_code_tag
        size: len_content.value
  creatable_topic_result_topic_config_error_code_tag:
    seq:
      - id: topic_config_error_code
        type: s2
        enum: kafka_primitives::error_code
        doc: why the configuration is not shown
