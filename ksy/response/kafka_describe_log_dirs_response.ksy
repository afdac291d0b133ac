meta:
  id: kafka_describe_log_dirs_response
  title: Kafka DescribeLogDirsResponse, any version
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
  DescribeLogDirs (key 35): a broker's log directories and the replicas in them.

  v0  KIP-113, Kafka 1.0
  v1  throttled clients are answered at once and told to wait (KIP-219)
  v2  flexible
  v3  top-level error code (KIP-784)
  v4  size and free space of each volume (KIP-827)
  v5  directories closed to new replicas (KIP-1066, Kafka 4.3)
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
        0: describe_log_dirs_response_v0_to_v1
        1: describe_log_dirs_response_v0_to_v1
        2: describe_log_dirs_response_v2
        3: describe_log_dirs_response_v3
        4: describe_log_dirs_response_v4
        5: describe_log_dirs_response_v5
    size-eos: true
types:
  describe_log_dirs_response_v0_to_v1:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_results
        type: s4
        valid:
          min: 0
      - id: results
        type: describe_log_dirs_result_v0_to_v1
        repeat: expr
        repeat-expr: num_results
  describe_log_dirs_response_v2:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_results
        type: kafka_primitives::compact_length
      - id: results
        type: describe_log_dirs_result_v2_to_v3
        repeat: expr
        repeat-expr: num_results.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  describe_log_dirs_response_v3:
    -webide-representation: '{error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: num_results
        type: kafka_primitives::compact_length
      - id: results
        type: describe_log_dirs_result_v2_to_v3
        repeat: expr
        repeat-expr: num_results.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  describe_log_dirs_response_v4:
    -webide-representation: '{error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: num_results
        type: kafka_primitives::compact_length
      - id: results
        type: describe_log_dirs_result_v4
        repeat: expr
        repeat-expr: num_results.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  describe_log_dirs_response_v5:
    -webide-representation: '{error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: num_results
        type: kafka_primitives::compact_length
      - id: results
        type: describe_log_dirs_result_v5
        repeat: expr
        repeat-expr: num_results.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  describe_log_dirs_result_v0_to_v1:
    -webide-representation: '{log_dir}, {error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: len_log_dir
        type: s2
        valid:
          min: 0
      - id: log_dir
        type: str
        size: len_log_dir
      - id: num_topics
        type: s4
        valid:
          min: 0
      - id: topics
        type: describe_log_dirs_topic_v0_to_v1
        repeat: expr
        repeat-expr: num_topics
  describe_log_dirs_result_v2_to_v3:
    -webide-representation: '{log_dir}, {error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: len_log_dir
        type: kafka_primitives::compact_length
      - id: log_dir
        type: str
        size: len_log_dir.value
      - id: num_topics
        type: kafka_primitives::compact_length
      - id: topics
        type: describe_log_dirs_topic_v2_to_v5
        repeat: expr
        repeat-expr: num_topics.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  describe_log_dirs_result_v4:
    -webide-representation: '{log_dir}, {error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: len_log_dir
        type: kafka_primitives::compact_length
      - id: log_dir
        type: str
        size: len_log_dir.value
      - id: num_topics
        type: kafka_primitives::compact_length
      - id: topics
        type: describe_log_dirs_topic_v2_to_v5
        repeat: expr
        repeat-expr: num_topics.value
      - id: total_bytes
        type: s8
        doc: 'of the volume; -1: unknown'
      - id: usable_bytes
        type: s8
        doc: 'free on the volume; -1: unknown'
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  describe_log_dirs_result_v5:
    -webide-representation: '{log_dir}, {error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: len_log_dir
        type: kafka_primitives::compact_length
      - id: log_dir
        type: str
        size: len_log_dir.value
      - id: num_topics
        type: kafka_primitives::compact_length
      - id: topics
        type: describe_log_dirs_topic_v2_to_v5
        repeat: expr
        repeat-expr: num_topics.value
      - id: total_bytes
        type: s8
        doc: 'of the volume; -1: unknown'
      - id: usable_bytes
        type: s8
        doc: 'free on the volume; -1: unknown'
      - id: is_cordoned
        type: u1
        doc: takes no new replicas
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  describe_log_dirs_topic_v0_to_v1:
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
        type: describe_log_dirs_partition_v0_to_v1
        repeat: expr
        repeat-expr: num_partitions
  describe_log_dirs_topic_v2_to_v5:
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
        type: describe_log_dirs_partition_v2_to_v5
        repeat: expr
        repeat-expr: num_partitions.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  describe_log_dirs_partition_v0_to_v1:
    -webide-representation: '{partition_index:dec}'
    seq:
      - id: partition_index
        type: s4
      - id: partition_size
        type: s8
        doc: of its segments, in bytes
      - id: offset_lag
        type: s8
        doc: behind the high watermark; of a future replica, behind the current one
      - id: is_future_key
        type: u1
        doc: being copied here, to take the current replica's place
  describe_log_dirs_partition_v2_to_v5:
    -webide-representation: '{partition_index:dec}'
    seq:
      - id: partition_index
        type: s4
      - id: partition_size
        type: s8
        doc: of its segments, in bytes
      - id: offset_lag
        type: s8
        doc: behind the high watermark; of a future replica, behind the current one
      - id: is_future_key
        type: u1
        doc: being copied here, to take the current replica's place
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
