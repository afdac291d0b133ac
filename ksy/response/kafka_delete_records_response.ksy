meta:
  id: kafka_delete_records_response
  title: Kafka DeleteRecordsResponse, any version
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
  DeleteRecords (key 21): drop the oldest records of partitions.

  v0  KIP-107, Kafka 0.11
  v1  throttled clients are answered at once and told to wait (KIP-219)
  v2  flexible
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
        0: delete_records_response_v0_to_v1
        1: delete_records_response_v0_to_v1
        2: delete_records_response_v2
    size-eos: true
types:
  delete_records_response_v0_to_v1:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_topics
        type: s4
        valid:
          min: 0
      - id: topics
        type: delete_records_topic_result_v0_to_v1
        repeat: expr
        repeat-expr: num_topics
  delete_records_response_v2:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_topics
        type: kafka_primitives::compact_length
      - id: topics
        type: delete_records_topic_result_v2
        repeat: expr
        repeat-expr: num_topics.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  delete_records_topic_result_v0_to_v1:
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
        type: delete_records_partition_result_v0_to_v1
        repeat: expr
        repeat-expr: num_partitions
  delete_records_topic_result_v2:
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
        type: delete_records_partition_result_v2
        repeat: expr
        repeat-expr: num_partitions.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  delete_records_partition_result_v0_to_v1:
    -webide-representation: '{partition_index:dec}, {error_code}'
    seq:
      - id: partition_index
        type: s4
      - id: low_watermark
        type: s8
        doc: the lowest log start offset of all replicas
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
  delete_records_partition_result_v2:
    -webide-representation: '{partition_index:dec}, {error_code}'
    seq:
      - id: partition_index
        type: s4
      - id: low_watermark
        type: s8
        doc: the lowest log start offset of all replicas
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
