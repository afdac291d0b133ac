meta:
  id: kafka_alter_partition_response
  title: Kafka AlterPartitionResponse, any version
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
  AlterPartition (key 56): a partition leader asks the controller to change the in-sync replicas.

  Called AlterIsr until Kafka 3.2.

  v0  KIP-497, Kafka 2.7
  v1  leader recovery state (KIP-704)
  v2  topic ids replace names (KIP-841)
  v3  the new ISR carries each broker's epoch (KIP-903)
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
        0: alter_partition_response_v0
        1: alter_partition_response_v1
        2: alter_partition_response_v2_to_v3
        3: alter_partition_response_v2_to_v3
    size-eos: true
types:
  alter_partition_response_v0:
    -webide-representation: '{error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: num_topics
        type: kafka_primitives::compact_length
      - id: topics
        type: topic_data_v0
        repeat: expr
        repeat-expr: num_topics.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  alter_partition_response_v1:
    -webide-representation: '{error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: num_topics
        type: kafka_primitives::compact_length
      - id: topics
        type: topic_data_v1
        repeat: expr
        repeat-expr: num_topics.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  alter_partition_response_v2_to_v3:
    -webide-representation: '{error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: num_topics
        type: kafka_primitives::compact_length
      - id: topics
        type: topic_data_v2_to_v3
        repeat: expr
        repeat-expr: num_topics.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  topic_data_v0:
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
        type: partition_data_v0
        repeat: expr
        repeat-expr: num_partitions.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  topic_data_v1:
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
        type: partition_data_v1_to_v3
        repeat: expr
        repeat-expr: num_partitions.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  topic_data_v2_to_v3:
    seq:
      - id: topic_id
        size: 16
      - id: num_partitions
        type: kafka_primitives::compact_length
      - id: partitions
        type: partition_data_v1_to_v3
        repeat: expr
        repeat-expr: num_partitions.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  partition_data_v0:
    -webide-representation: '{partition_index:dec}, {error_code}'
    seq:
      - id: partition_index
        type: s4
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: leader_id
        type: s4
      - id: leader_epoch
        type: s4
      - id: num_isr
        type: kafka_primitives::compact_length
      - id: isr
        type: s4
        repeat: expr
        repeat-expr: num_isr.value
        doc: the replicas in sync
      - id: partition_epoch
        type: s4
        doc: rises with every change of the partition
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  partition_data_v1_to_v3:
    -webide-representation: '{partition_index:dec}, {error_code}'
    seq:
      - id: partition_index
        type: s4
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: leader_id
        type: s4
      - id: leader_epoch
        type: s4
      - id: num_isr
        type: kafka_primitives::compact_length
      - id: isr
        type: s4
        repeat: expr
        repeat-expr: num_isr.value
        doc: the replicas in sync
      - id: leader_recovery_state
        type: s1
        doc: 0 recovered, 1 recovering from an unclean election
      - id: partition_epoch
        type: s4
        doc: rises with every change of the partition
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
