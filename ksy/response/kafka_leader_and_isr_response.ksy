meta:
  id: kafka_leader_and_isr_response
  title: Kafka LeaderAndIsrResponse, any version
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
  LeaderAndIsr (key 4): the ZooKeeper-era controller tells brokers what to lead and what to follow. Gone in Kafka 4.0.

  v0  Kafka 0.8
  v1  is_new
  v2  broker epoch; partitions by topic (KIP-380)
  v3  adding and removing replicas (KIP-455)
  v4  flexible
  v5  topic ids (KIP-516)
  v6  leader recovery state (KIP-704)
  v7  KRaft controllers (KIP-866)
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
        0: leader_and_isr_response_v0_to_v3
        1: leader_and_isr_response_v0_to_v3
        2: leader_and_isr_response_v0_to_v3
        3: leader_and_isr_response_v0_to_v3
        4: leader_and_isr_response_v4
        5: leader_and_isr_response_v5_to_v7
        6: leader_and_isr_response_v5_to_v7
        7: leader_and_isr_response_v5_to_v7
    size-eos: true
types:
  leader_and_isr_response_v0_to_v3:
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
        type: leader_and_isr_partition_error_v0_to_v3
        repeat: expr
        repeat-expr: num_partition_errors
  leader_and_isr_response_v4:
    -webide-representation: '{error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: num_partition_errors
        type: kafka_primitives::compact_length
      - id: partition_errors
        type: leader_and_isr_partition_error_v4
        repeat: expr
        repeat-expr: num_partition_errors.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  leader_and_isr_response_v5_to_v7:
    -webide-representation: '{error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: num_topics
        type: kafka_primitives::compact_length
      - id: topics
        type: leader_and_isr_topic_error
        repeat: expr
        repeat-expr: num_topics.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  leader_and_isr_partition_error_v0_to_v3:
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
  leader_and_isr_partition_error_v4:
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
  leader_and_isr_partition_error_v5_to_v7:
    -webide-representation: '{partition_index:dec}, {error_code}'
    seq:
      - id: partition_index
        type: s4
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  leader_and_isr_topic_error:
    seq:
      - id: topic_id
        size: 16
      - id: num_partition_errors
        type: kafka_primitives::compact_length
      - id: partition_errors
        type: leader_and_isr_partition_error_v5_to_v7
        repeat: expr
        repeat-expr: num_partition_errors.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
