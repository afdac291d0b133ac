meta:
  id: kafka_assign_replicas_to_dirs_response
  title: Kafka AssignReplicasToDirsResponse, any version
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
  AssignReplicasToDirs (key 73): a broker tells the controller which log directory holds which replica.

  v0  KIP-858, Kafka 3.7
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
        0: assign_replicas_to_dirs_response_v0
    size-eos: true
types:
  assign_replicas_to_dirs_response_v0:
    -webide-representation: '{error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: num_directories
        type: kafka_primitives::compact_length
      - id: directories
        type: directory_data
        repeat: expr
        repeat-expr: num_directories.value
        doc: the log directory of each replica, in the same order
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  directory_data:
    seq:
      - id: id
        size: 16
      - id: num_topics
        type: kafka_primitives::compact_length
      - id: topics
        type: topic_data
        repeat: expr
        repeat-expr: num_topics.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  topic_data:
    seq:
      - id: topic_id
        size: 16
      - id: num_partitions
        type: kafka_primitives::compact_length
      - id: partitions
        type: partition_data
        repeat: expr
        repeat-expr: num_partitions.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  partition_data:
    -webide-representation: '{partition_index:dec}, {error_code}'
    seq:
      - id: partition_index
        type: s4
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
