meta:
  id: kafka_offset_for_leader_epoch_response
  title: Kafka OffsetForLeaderEpochResponse, any version
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
  OffsetForLeaderEpoch (key 23): where a leader epoch ends in the log, to truncate rightly.

  v0  KIP-101, Kafka 0.11
  v1  the answer names the epoch (KIP-279)
  v2  current leader epoch for fencing, throttle time (KIP-320)
  v3  replica id (KIP-392)
  v4  flexible
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
        0: offset_for_leader_epoch_response_v0
        1: offset_for_leader_epoch_response_v1
        2: offset_for_leader_epoch_response_v2_to_v3
        3: offset_for_leader_epoch_response_v2_to_v3
        4: offset_for_leader_epoch_response_v4
    size-eos: true
types:
  offset_for_leader_epoch_response_v0:
    seq:
      - id: num_topics
        type: s4
        valid:
          min: 0
      - id: topics
        type: offset_for_leader_topic_result_v0
        repeat: expr
        repeat-expr: num_topics
  offset_for_leader_epoch_response_v1:
    seq:
      - id: num_topics
        type: s4
        valid:
          min: 0
      - id: topics
        type: offset_for_leader_topic_result_v1_to_v3
        repeat: expr
        repeat-expr: num_topics
  offset_for_leader_epoch_response_v2_to_v3:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_topics
        type: s4
        valid:
          min: 0
      - id: topics
        type: offset_for_leader_topic_result_v1_to_v3
        repeat: expr
        repeat-expr: num_topics
  offset_for_leader_epoch_response_v4:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_topics
        type: kafka_primitives::compact_length
      - id: topics
        type: offset_for_leader_topic_result_v4
        repeat: expr
        repeat-expr: num_topics.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  offset_for_leader_topic_result_v0:
    -webide-representation: '{topic}'
    seq:
      - id: len_topic
        type: s2
        valid:
          min: 0
      - id: topic
        type: str
        size: len_topic
      - id: num_partitions
        type: s4
        valid:
          min: 0
      - id: partitions
        type: epoch_end_offset_v0
        repeat: expr
        repeat-expr: num_partitions
  offset_for_leader_topic_result_v1_to_v3:
    -webide-representation: '{topic}'
    seq:
      - id: len_topic
        type: s2
        valid:
          min: 0
      - id: topic
        type: str
        size: len_topic
      - id: num_partitions
        type: s4
        valid:
          min: 0
      - id: partitions
        type: epoch_end_offset_v1_to_v3
        repeat: expr
        repeat-expr: num_partitions
  offset_for_leader_topic_result_v4:
    -webide-representation: '{topic}'
    seq:
      - id: len_topic
        type: kafka_primitives::compact_length
      - id: topic
        type: str
        size: len_topic.value
      - id: num_partitions
        type: kafka_primitives::compact_length
      - id: partitions
        type: epoch_end_offset_v4
        repeat: expr
        repeat-expr: num_partitions.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  epoch_end_offset_v0:
    -webide-representation: '{partition:dec}, {error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: partition
        type: s4
      - id: end_offset
        type: s8
        doc: 'one past its last record; -1: none'
  epoch_end_offset_v1_to_v3:
    -webide-representation: '{partition:dec}, {error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: partition
        type: s4
      - id: leader_epoch
        type: s4
        doc: 'the largest at or below the one asked for; -1: none'
      - id: end_offset
        type: s8
        doc: 'one past its last record; -1: none'
  epoch_end_offset_v4:
    -webide-representation: '{partition:dec}, {error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: partition
        type: s4
      - id: leader_epoch
        type: s4
        doc: 'the largest at or below the one asked for; -1: none'
      - id: end_offset
        type: s8
        doc: 'one past its last record; -1: none'
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
