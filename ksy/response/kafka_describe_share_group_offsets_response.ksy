meta:
  id: kafka_describe_share_group_offsets_response
  title: Kafka DescribeShareGroupOffsetsResponse, any version
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
  DescribeShareGroupOffsets (key 90): where share groups begin in their partitions.

  v0  KIP-932, Kafka 4.1
  v1  lag (KIP-1226, Kafka 4.2)
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
        0: describe_share_group_offsets_response_v0
        1: describe_share_group_offsets_response_v1
    size-eos: true
types:
  describe_share_group_offsets_response_v0:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_groups
        type: kafka_primitives::compact_length
      - id: groups
        type: describe_share_group_offsets_response_group_v0
        repeat: expr
        repeat-expr: num_groups.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  describe_share_group_offsets_response_v1:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_groups
        type: kafka_primitives::compact_length
      - id: groups
        type: describe_share_group_offsets_response_group_v1
        repeat: expr
        repeat-expr: num_groups.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  describe_share_group_offsets_response_group_v0:
    -webide-representation: '{group_id}, {error_code}'
    seq:
      - id: len_group_id
        type: kafka_primitives::compact_length
      - id: group_id
        type: str
        size: len_group_id.value
      - id: num_topics
        type: kafka_primitives::compact_length
      - id: topics
        type: describe_share_group_offsets_response_topic_v0
        repeat: expr
        repeat-expr: num_topics.value
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
  describe_share_group_offsets_response_group_v1:
    -webide-representation: '{group_id}, {error_code}'
    seq:
      - id: len_group_id
        type: kafka_primitives::compact_length
      - id: group_id
        type: str
        size: len_group_id.value
      - id: num_topics
        type: kafka_primitives::compact_length
      - id: topics
        type: describe_share_group_offsets_response_topic_v1
        repeat: expr
        repeat-expr: num_topics.value
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
  describe_share_group_offsets_response_topic_v0:
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
        type: describe_share_group_offsets_response_partition_v0
        repeat: expr
        repeat-expr: num_partitions.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  describe_share_group_offsets_response_topic_v1:
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
        type: describe_share_group_offsets_response_partition_v1
        repeat: expr
        repeat-expr: num_partitions.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  describe_share_group_offsets_response_partition_v0:
    -webide-representation: '{partition_index:dec}, {error_code}'
    seq:
      - id: partition_index
        type: s4
      - id: start_offset
        type: s8
        doc: '-1: none yet'
      - id: leader_epoch
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
  describe_share_group_offsets_response_partition_v1:
    -webide-representation: '{partition_index:dec}, {error_code}'
    seq:
      - id: partition_index
        type: s4
      - id: start_offset
        type: s8
        doc: '-1: none yet'
      - id: leader_epoch
        type: s4
      - id: lag
        type: s8
        doc: 'records not delivered yet; -1: unknown'
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
