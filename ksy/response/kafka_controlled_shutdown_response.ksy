meta:
  id: kafka_controlled_shutdown_response
  title: Kafka ControlledShutdownResponse, any version
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
  ControlledShutdown (key 7): a broker asks the ZooKeeper-era controller to move its leaderships away.

  v0's request header has no client id. Gone in Kafka 4.0.

  v0  Kafka 0.8
  v1  the ordinary request header
  v2  broker epoch (KIP-380)
  v3  flexible
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
        0: controlled_shutdown_response_v0_to_v2
        1: controlled_shutdown_response_v0_to_v2
        2: controlled_shutdown_response_v0_to_v2
        3: controlled_shutdown_response_v3
    size-eos: true
types:
  controlled_shutdown_response_v0_to_v2:
    -webide-representation: '{error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: num_remaining_partitions
        type: s4
        valid:
          min: 0
      - id: remaining_partitions
        type: remaining_partition_v0_to_v2
        repeat: expr
        repeat-expr: num_remaining_partitions
        doc: 'that the broker still leads: try again'
  controlled_shutdown_response_v3:
    -webide-representation: '{error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: num_remaining_partitions
        type: kafka_primitives::compact_length
      - id: remaining_partitions
        type: remaining_partition_v3
        repeat: expr
        repeat-expr: num_remaining_partitions.value
        doc: 'that the broker still leads: try again'
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  remaining_partition_v0_to_v2:
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
  remaining_partition_v3:
    -webide-representation: '{topic_name}, {partition_index:dec}'
    seq:
      - id: len_topic_name
        type: kafka_primitives::compact_length
      - id: topic_name
        type: str
        size: len_topic_name.value
      - id: partition_index
        type: s4
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
