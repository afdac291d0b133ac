meta:
  id: kafka_alter_replica_log_dirs_response
  title: Kafka AlterReplicaLogDirsResponse, any version
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
  AlterReplicaLogDirs (key 34): move replicas between the log directories of one broker.

  v0  KIP-113, Kafka 1.0
  v1  throttled clients are answered at once and told to wait (KIP-219)
  v2  flexible
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
        0: alter_replica_log_dirs_response_v0_to_v1
        1: alter_replica_log_dirs_response_v0_to_v1
        2: alter_replica_log_dirs_response_v2
    size-eos: true
types:
  alter_replica_log_dirs_response_v0_to_v1:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_results
        type: s4
        valid:
          min: 0
      - id: results
        type: alter_replica_log_dir_topic_result_v0_to_v1
        repeat: expr
        repeat-expr: num_results
  alter_replica_log_dirs_response_v2:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_results
        type: kafka_primitives::compact_length
      - id: results
        type: alter_replica_log_dir_topic_result_v2
        repeat: expr
        repeat-expr: num_results.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  alter_replica_log_dir_topic_result_v0_to_v1:
    -webide-representation: '{topic_name}'
    seq:
      - id: len_topic_name
        type: s2
        valid:
          min: 0
      - id: topic_name
        type: str
        size: len_topic_name
      - id: num_partitions
        type: s4
        valid:
          min: 0
      - id: partitions
        type: alter_replica_log_dir_partition_result_v0_to_v1
        repeat: expr
        repeat-expr: num_partitions
  alter_replica_log_dir_topic_result_v2:
    -webide-representation: '{topic_name}'
    seq:
      - id: len_topic_name
        type: kafka_primitives::compact_length
      - id: topic_name
        type: str
        size: len_topic_name.value
      - id: num_partitions
        type: kafka_primitives::compact_length
      - id: partitions
        type: alter_replica_log_dir_partition_result_v2
        repeat: expr
        repeat-expr: num_partitions.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  alter_replica_log_dir_partition_result_v0_to_v1:
    -webide-representation: '{partition_index:dec}, {error_code}'
    seq:
      - id: partition_index
        type: s4
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
  alter_replica_log_dir_partition_result_v2:
    -webide-representation: '{partition_index:dec}, {error_code}'
    seq:
      - id: partition_index
        type: s4
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
