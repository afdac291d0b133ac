meta:
  id: kafka_offset_fetch_response
  title: Kafka OffsetFetchResponse, any version
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
  OffsetFetch (key 9): read a group's stored positions.

  v0  from ZooKeeper, Kafka 0.8.1
  v1  from Kafka, Kafka 0.8.2
  v2  null asks for all topics; top-level error code (KIP-88)
  v3  throttle time (KIP-124)
  v4  throttled clients are answered at once and told to wait (KIP-219)
  v5  leader epoch (KIP-320)
  v6  flexible
  v7  may insist on offsets outside open transactions (KIP-447)
  v8  several groups at once (KIP-709)
  v9  the new consumer protocol: member id and epoch (KIP-848)
  v10 topic ids replace names (KIP-848, Kafka 4.1)
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
        0: offset_fetch_response_v0_to_v1
        1: offset_fetch_response_v0_to_v1
        2: offset_fetch_response_v2
        3: offset_fetch_response_v3_to_v4
        4: offset_fetch_response_v3_to_v4
        5: offset_fetch_response_v5
        6: offset_fetch_response_v6_to_v7
        7: offset_fetch_response_v6_to_v7
        8: offset_fetch_response_v8_to_v9
        9: offset_fetch_response_v8_to_v9
        10: offset_fetch_response_v10
    size-eos: true
types:
  offset_fetch_response_v0_to_v1:
    seq:
      - id: num_topics
        type: s4
        valid:
          min: 0
      - id: topics
        type: offset_fetch_response_topic_v0_to_v4
        repeat: expr
        repeat-expr: num_topics
  offset_fetch_response_v2:
    -webide-representation: '{error_code}'
    seq:
      - id: num_topics
        type: s4
        valid:
          min: 0
      - id: topics
        type: offset_fetch_response_topic_v0_to_v4
        repeat: expr
        repeat-expr: num_topics
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
  offset_fetch_response_v3_to_v4:
    -webide-representation: '{error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_topics
        type: s4
        valid:
          min: 0
      - id: topics
        type: offset_fetch_response_topic_v0_to_v4
        repeat: expr
        repeat-expr: num_topics
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
  offset_fetch_response_v5:
    -webide-representation: '{error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_topics
        type: s4
        valid:
          min: 0
      - id: topics
        type: offset_fetch_response_topic_v5
        repeat: expr
        repeat-expr: num_topics
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
  offset_fetch_response_v6_to_v7:
    -webide-representation: '{error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_topics
        type: kafka_primitives::compact_length
      - id: topics
        type: offset_fetch_response_topic_v6_to_v7
        repeat: expr
        repeat-expr: num_topics.value
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  offset_fetch_response_v8_to_v9:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_groups
        type: kafka_primitives::compact_length
      - id: groups
        type: offset_fetch_response_group_v8_to_v9
        repeat: expr
        repeat-expr: num_groups.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  offset_fetch_response_v10:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_groups
        type: kafka_primitives::compact_length
      - id: groups
        type: offset_fetch_response_group_v10
        repeat: expr
        repeat-expr: num_groups.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  offset_fetch_response_topic_v0_to_v4:
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
        type: offset_fetch_response_partition_v0_to_v4
        repeat: expr
        repeat-expr: num_partitions
  offset_fetch_response_topic_v5:
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
        type: offset_fetch_response_partition_v5
        repeat: expr
        repeat-expr: num_partitions
  offset_fetch_response_topic_v6_to_v7:
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
        type: offset_fetch_response_partition_v6_to_v7
        repeat: expr
        repeat-expr: num_partitions.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  offset_fetch_response_partition_v0_to_v4:
    -webide-representation: '{partition_index:dec}, {error_code}'
    seq:
      - id: partition_index
        type: s4
      - id: committed_offset
        type: s8
        doc: '-1: none'
      - id: len_metadata
        type: s2
      - id: metadata
        type: str
        size: len_metadata
        if: len_metadata >= 0
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
  offset_fetch_response_partition_v5:
    -webide-representation: '{partition_index:dec}, {error_code}'
    seq:
      - id: partition_index
        type: s4
      - id: committed_offset
        type: s8
        doc: '-1: none'
      - id: committed_leader_epoch
        type: s4
        doc: 'of the last record consumed; -1: unknown'
      - id: len_metadata
        type: s2
      - id: metadata
        type: str
        size: len_metadata
        if: len_metadata >= 0
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
  offset_fetch_response_partition_v6_to_v7:
    -webide-representation: '{partition_index:dec}, {error_code}'
    seq:
      - id: partition_index
        type: s4
      - id: committed_offset
        type: s8
        doc: '-1: none'
      - id: committed_leader_epoch
        type: s4
        doc: 'of the last record consumed; -1: unknown'
      - id: len_metadata
        type: kafka_primitives::compact_length
      - id: metadata
        type: str
        size: len_metadata.value
        if: len_metadata.value >= 0
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  offset_fetch_response_group_v8_to_v9:
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
        type: offset_fetch_response_topics_v8_to_v9
        repeat: expr
        repeat-expr: num_topics.value
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  offset_fetch_response_group_v10:
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
        type: offset_fetch_response_topics_v10
        repeat: expr
        repeat-expr: num_topics.value
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  offset_fetch_response_topics_v8_to_v9:
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
        type: offset_fetch_response_partitions
        repeat: expr
        repeat-expr: num_partitions.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  offset_fetch_response_topics_v10:
    seq:
      - id: topic_id
        size: 16
      - id: num_partitions
        type: kafka_primitives::compact_length
      - id: partitions
        type: offset_fetch_response_partitions
        repeat: expr
        repeat-expr: num_partitions.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  offset_fetch_response_partitions:
    -webide-representation: '{partition_index:dec}, {error_code}'
    seq:
      - id: partition_index
        type: s4
      - id: committed_offset
        type: s8
        doc: '-1: none'
      - id: committed_leader_epoch
        type: s4
        doc: 'of the last record consumed; -1: unknown'
      - id: len_metadata
        type: kafka_primitives::compact_length
      - id: metadata
        type: str
        size: len_metadata.value
        if: len_metadata.value >= 0
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
