meta:
  id: kafka_write_txn_markers_response
  title: Kafka WriteTxnMarkersResponse, any version
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
  WriteTxnMarkers (key 27): the transaction coordinator has partition leaders write commit or abort markers.

  v0  KIP-98, Kafka 0.11
  v1  flexible
  v2  the transaction's version (KIP-1228, Kafka 4.2)
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
        0: write_txn_markers_response_v0
        1: write_txn_markers_response_v1_to_v2
        2: write_txn_markers_response_v1_to_v2
    size-eos: true
types:
  write_txn_markers_response_v0:
    seq:
      - id: num_markers
        type: s4
        valid:
          min: 0
      - id: markers
        type: writable_txn_marker_result_v0
        repeat: expr
        repeat-expr: num_markers
  write_txn_markers_response_v1_to_v2:
    seq:
      - id: num_markers
        type: kafka_primitives::compact_length
      - id: markers
        type: writable_txn_marker_result_v1_to_v2
        repeat: expr
        repeat-expr: num_markers.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  writable_txn_marker_result_v0:
    -webide-representation: '{producer_id:dec}'
    seq:
      - id: producer_id
        type: s8
      - id: num_topics
        type: s4
        valid:
          min: 0
      - id: topics
        type: writable_txn_marker_topic_result_v0
        repeat: expr
        repeat-expr: num_topics
  writable_txn_marker_result_v1_to_v2:
    -webide-representation: '{producer_id:dec}'
    seq:
      - id: producer_id
        type: s8
      - id: num_topics
        type: kafka_primitives::compact_length
      - id: topics
        type: writable_txn_marker_topic_result_v1_to_v2
        repeat: expr
        repeat-expr: num_topics.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  writable_txn_marker_topic_result_v0:
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
        type: writable_txn_marker_partition_result_v0
        repeat: expr
        repeat-expr: num_partitions
  writable_txn_marker_topic_result_v1_to_v2:
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
        type: writable_txn_marker_partition_result_v1_to_v2
        repeat: expr
        repeat-expr: num_partitions.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  writable_txn_marker_partition_result_v0:
    -webide-representation: '{partition_index:dec}, {error_code}'
    seq:
      - id: partition_index
        type: s4
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
  writable_txn_marker_partition_result_v1_to_v2:
    -webide-representation: '{partition_index:dec}, {error_code}'
    seq:
      - id: partition_index
        type: s4
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
