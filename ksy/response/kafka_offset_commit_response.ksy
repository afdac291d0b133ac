meta:
  id: kafka_offset_commit_response
  title: Kafka OffsetCommitResponse, any version
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
  OffsetCommit (key 8): store a group's positions.

  v0  into ZooKeeper, Kafka 0.8.1
  v1  into Kafka, as a member; a time of commit, Kafka 0.8.2
  v2  a retention time instead, Kafka 0.9
  v3  throttle time (KIP-124)
  v4  throttled clients are answered at once and told to wait (KIP-219)
  v5  retention is the broker's affair (KIP-211)
  v6  leader epoch (KIP-320)
  v7  static members (KIP-345)
  v8  flexible
  v9  the new consumer protocol: the generation may be a member epoch (KIP-848)
  v10 topic ids replace names (KIP-848, Kafka 4.1)
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
        0: offset_commit_response_v0_to_v2
        1: offset_commit_response_v0_to_v2
        2: offset_commit_response_v0_to_v2
        3: offset_commit_response_v3_to_v7
        4: offset_commit_response_v3_to_v7
        5: offset_commit_response_v3_to_v7
        6: offset_commit_response_v3_to_v7
        7: offset_commit_response_v3_to_v7
        8: offset_commit_response_v8_to_v9
        9: offset_commit_response_v8_to_v9
        10: offset_commit_response_v10
    size-eos: true
types:
  offset_commit_response_v0_to_v2:
    seq:
      - id: num_topics
        type: s4
        valid:
          min: 0
      - id: topics
        type: offset_commit_response_topic_v0_to_v7
        repeat: expr
        repeat-expr: num_topics
  offset_commit_response_v3_to_v7:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_topics
        type: s4
        valid:
          min: 0
      - id: topics
        type: offset_commit_response_topic_v0_to_v7
        repeat: expr
        repeat-expr: num_topics
  offset_commit_response_v8_to_v9:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_topics
        type: kafka_primitives::compact_length
      - id: topics
        type: offset_commit_response_topic_v8_to_v9
        repeat: expr
        repeat-expr: num_topics.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  offset_commit_response_v10:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_topics
        type: kafka_primitives::compact_length
      - id: topics
        type: offset_commit_response_topic_v10
        repeat: expr
        repeat-expr: num_topics.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  offset_commit_response_topic_v0_to_v7:
    -webide-representation: '{name}'
    seq:
      - id: len_name
        type: s2
        valid:
          min: 0
      - id: name
        type: str
        size: len_name
      - id: num_partitions
        type: s4
        valid:
          min: 0
      - id: partitions
        type: offset_commit_response_partition_v0_to_v7
        repeat: expr
        repeat-expr: num_partitions
  offset_commit_response_topic_v8_to_v9:
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
        type: offset_commit_response_partition_v8_to_v10
        repeat: expr
        repeat-expr: num_partitions.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  offset_commit_response_topic_v10:
    seq:
      - id: topic_id
        size: 16
      - id: num_partitions
        type: kafka_primitives::compact_length
      - id: partitions
        type: offset_commit_response_partition_v8_to_v10
        repeat: expr
        repeat-expr: num_partitions.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  offset_commit_response_partition_v0_to_v7:
    -webide-representation: '{partition_index:dec}, {error_code}'
    seq:
      - id: partition_index
        type: s4
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
  offset_commit_response_partition_v8_to_v10:
    -webide-representation: '{partition_index:dec}, {error_code}'
    seq:
      - id: partition_index
        type: s4
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
