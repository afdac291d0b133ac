meta:
  id: kafka_stop_replica_response
  title: Kafka StopReplicaResponse, any version
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
  StopReplica (key 5): the ZooKeeper-era controller tells a broker to stop, or delete, replicas. Gone in Kafka 4.0.

  v0  Kafka 0.8
  v1  broker epoch; partitions by topic (KIP-380)
  v2  flexible
  v3  leader epoch and deletion by partition (KIP-570)
  v4  KRaft controllers (KIP-866)
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
        0: stop_replica_response_v0_to_v1
        1: stop_replica_response_v0_to_v1
        2: stop_replica_response_v2_to_v4
        3: stop_replica_response_v2_to_v4
        4: stop_replica_response_v2_to_v4
    size-eos: true
types:
  stop_replica_response_v0_to_v1:
    -webide-representation: '{error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: num_partition_errors
        type: s4
        valid:
          min: 0
      - id: partition_errors
        type: stop_replica_partition_error_v0_to_v1
        repeat: expr
        repeat-expr: num_partition_errors
  stop_replica_response_v2_to_v4:
    -webide-representation: '{error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: num_partition_errors
        type: kafka_primitives::compact_length
      - id: partition_errors
        type: stop_replica_partition_error_v2_to_v4
        repeat: expr
        repeat-expr: num_partition_errors.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  stop_replica_partition_error_v0_to_v1:
    -webide-representation: '{topic_name}, {partition_index:dec}'
    seq:
      - id: len_topic_name
        type: s2
        valid:
          min: 0
      - id: topic_name
        type: str
        size: len_topic_name
      - id: partition_index
        type: s4
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
  stop_replica_partition_error_v2_to_v4:
    -webide-representation: '{topic_name}, {partition_index:dec}'
    seq:
      - id: len_topic_name
        type: kafka_primitives::compact_length
      - id: topic_name
        type: str
        size: len_topic_name.value
      - id: partition_index
        type: s4
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
