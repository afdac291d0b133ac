meta:
  id: kafka_txn_offset_commit_response
  title: Kafka TxnOffsetCommitResponse, any version
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
  TxnOffsetCommit (key 28): store a group's positions as part of a transaction.

  v0  KIP-98, Kafka 0.11
  v1  throttled clients are answered at once and told to wait (KIP-219)
  v2  leader epoch (KIP-320)
  v3  flexible; group membership for fencing (KIP-447)
  v4  TRANSACTION_ABORTABLE may come back (KIP-890)
  v5  the group joins the transaction by this very request (KIP-890, Kafka 4.0)
  v6  topic ids replace names (KIP-1319, Kafka 4.4)
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
        0: txn_offset_commit_response_v0_to_v2
        1: txn_offset_commit_response_v0_to_v2
        2: txn_offset_commit_response_v0_to_v2
        3: txn_offset_commit_response_v3_to_v5
        4: txn_offset_commit_response_v3_to_v5
        5: txn_offset_commit_response_v3_to_v5
        6: txn_offset_commit_response_v6
    size-eos: true
types:
  txn_offset_commit_response_v0_to_v2:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_topics
        type: s4
        valid:
          min: 0
      - id: topics
        type: txn_offset_commit_response_topic_v0_to_v2
        repeat: expr
        repeat-expr: num_topics
  txn_offset_commit_response_v3_to_v5:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_topics
        type: kafka_primitives::compact_length
      - id: topics
        type: txn_offset_commit_response_topic_v3_to_v5
        repeat: expr
        repeat-expr: num_topics.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  txn_offset_commit_response_v6:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_topics
        type: kafka_primitives::compact_length
      - id: topics
        type: txn_offset_commit_response_topic_v6
        repeat: expr
        repeat-expr: num_topics.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  txn_offset_commit_response_topic_v0_to_v2:
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
        type: txn_offset_commit_response_partition_v0_to_v2
        repeat: expr
        repeat-expr: num_partitions
  txn_offset_commit_response_topic_v3_to_v5:
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
        type: txn_offset_commit_response_partition_v3_to_v6
        repeat: expr
        repeat-expr: num_partitions.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  txn_offset_commit_response_topic_v6:
    seq:
      - id: topic_id
        size: 16
      - id: num_partitions
        type: kafka_primitives::compact_length
      - id: partitions
        type: txn_offset_commit_response_partition_v3_to_v6
        repeat: expr
        repeat-expr: num_partitions.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  txn_offset_commit_response_partition_v0_to_v2:
    -webide-representation: '{partition_index:dec}, {error_code}'
    seq:
      - id: partition_index
        type: s4
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
  txn_offset_commit_response_partition_v3_to_v6:
    -webide-representation: '{partition_index:dec}, {error_code}'
    seq:
      - id: partition_index
        type: s4
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
