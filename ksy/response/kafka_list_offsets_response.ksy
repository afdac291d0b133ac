meta:
  id: kafka_list_offsets_response
  title: Kafka ListOffsetsResponse, any version
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
  ListOffsets (key 2): the offset that belongs to a timestamp, or to a special one.

  Special timestamps: -1 latest, -2 earliest, -3 that of the largest timestamp, -4 earliest local, -5 last in tiered
  storage, -6 earliest not yet uploaded there.

  v0  Kafka 0.8: a list of segment offsets
  v1  one offset with its timestamp (KIP-79)
  v2  isolation level (KIP-98)
  v3  throttled clients are answered at once and told to wait (KIP-219)
  v4  leader epoch (KIP-320)
  v5  OFFSET_NOT_AVAILABLE may come back (KIP-207)
  v6  flexible
  v7  timestamp -3 (KIP-734)
  v8  timestamp -4 (KIP-405)
  v9  timestamp -5 (KIP-1005)
  v10 a timeout for remote look-ups (KIP-1075)
  v11 timestamp -6 (KIP-1023, Kafka 4.2)
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
        0: list_offsets_response_v0
        1: list_offsets_response_v1
        2: list_offsets_response_v2_to_v3
        3: list_offsets_response_v2_to_v3
        4: list_offsets_response_v4_to_v5
        5: list_offsets_response_v4_to_v5
        6: list_offsets_response_v6_to_v11
        7: list_offsets_response_v6_to_v11
        8: list_offsets_response_v6_to_v11
        9: list_offsets_response_v6_to_v11
        10: list_offsets_response_v6_to_v11
        11: list_offsets_response_v6_to_v11
    size-eos: true
types:
  list_offsets_response_v0:
    seq:
      - id: num_topics
        type: s4
        valid:
          min: 0
      - id: topics
        type: list_offsets_topic_response_v0
        repeat: expr
        repeat-expr: num_topics
  list_offsets_response_v1:
    seq:
      - id: num_topics
        type: s4
        valid:
          min: 0
      - id: topics
        type: list_offsets_topic_response_v1_to_v3
        repeat: expr
        repeat-expr: num_topics
  list_offsets_response_v2_to_v3:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_topics
        type: s4
        valid:
          min: 0
      - id: topics
        type: list_offsets_topic_response_v1_to_v3
        repeat: expr
        repeat-expr: num_topics
  list_offsets_response_v4_to_v5:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_topics
        type: s4
        valid:
          min: 0
      - id: topics
        type: list_offsets_topic_response_v4_to_v5
        repeat: expr
        repeat-expr: num_topics
  list_offsets_response_v6_to_v11:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_topics
        type: kafka_primitives::compact_length
      - id: topics
        type: list_offsets_topic_response_v6_to_v11
        repeat: expr
        repeat-expr: num_topics.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  list_offsets_topic_response_v0:
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
        type: list_offsets_partition_response_v0
        repeat: expr
        repeat-expr: num_partitions
  list_offsets_topic_response_v1_to_v3:
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
        type: list_offsets_partition_response_v1_to_v3
        repeat: expr
        repeat-expr: num_partitions
  list_offsets_topic_response_v4_to_v5:
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
        type: list_offsets_partition_response_v4_to_v5
        repeat: expr
        repeat-expr: num_partitions
  list_offsets_topic_response_v6_to_v11:
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
        type: list_offsets_partition_response_v6_to_v11
        repeat: expr
        repeat-expr: num_partitions.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  list_offsets_partition_response_v0:
    -webide-representation: '{partition_index:dec}, {error_code}'
    seq:
      - id: partition_index
        type: s4
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: num_old_style_offsets
        type: s4
        valid:
          min: 0
      - id: old_style_offsets
        type: s8
        repeat: expr
        repeat-expr: num_old_style_offsets
        doc: newest first
  list_offsets_partition_response_v1_to_v3:
    -webide-representation: '{partition_index:dec}, {error_code}'
    seq:
      - id: partition_index
        type: s4
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: timestamp
        type: s8
        doc: 'of the record found; -1: none, or a special one was asked for'
      - id: offset
        type: s8
        doc: '-1: no such record'
  list_offsets_partition_response_v4_to_v5:
    -webide-representation: '{partition_index:dec}, {error_code}'
    seq:
      - id: partition_index
        type: s4
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: timestamp
        type: s8
        doc: 'of the record found; -1: none, or a special one was asked for'
      - id: offset
        type: s8
        doc: '-1: no such record'
      - id: leader_epoch
        type: s4
        doc: '-1: unknown'
  list_offsets_partition_response_v6_to_v11:
    -webide-representation: '{partition_index:dec}, {error_code}'
    seq:
      - id: partition_index
        type: s4
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: timestamp
        type: s8
        doc: 'of the record found; -1: none, or a special one was asked for'
      - id: offset
        type: s8
        doc: '-1: no such record'
      - id: leader_epoch
        type: s4
        doc: '-1: unknown'
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
