meta:
  id: kafka_add_partitions_to_txn_response
  title: Kafka AddPartitionsToTxnResponse, any version
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
  AddPartitionsToTxn (key 24): enrol partitions in a transaction before writing to them.

  Producers speak v0 to v3. Brokers speak v4 and up among themselves, many transactions at once, to verify that
  a partition belongs to a running transaction (KIP-890).

  v0  KIP-98, Kafka 0.11
  v1  throttled clients are answered at once and told to wait (KIP-219)
  v2  PRODUCER_FENCED may come back (KIP-588)
  v3  flexible
  v4  batches of transactions, verify-only; the former fields survive as v3_and_below_* (KIP-890)
  v5  TRANSACTION_ABORTABLE may come back (KIP-890)
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
        0: add_partitions_to_txn_response_v0_to_v2
        1: add_partitions_to_txn_response_v0_to_v2
        2: add_partitions_to_txn_response_v0_to_v2
        3: add_partitions_to_txn_response_v3
        4: add_partitions_to_txn_response_v4_to_v5
        5: add_partitions_to_txn_response_v4_to_v5
    size-eos: true
types:
  add_partitions_to_txn_response_v0_to_v2:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_results_by_topic_v3_and_below
        type: s4
        valid:
          min: 0
      - id: results_by_topic_v3_and_below
        type: add_partitions_to_txn_topic_result_v0_to_v2
        repeat: expr
        repeat-expr: num_results_by_topic_v3_and_below
        doc: what producers get
  add_partitions_to_txn_response_v3:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_results_by_topic_v3_and_below
        type: kafka_primitives::compact_length
      - id: results_by_topic_v3_and_below
        type: add_partitions_to_txn_topic_result_v3_to_v5
        repeat: expr
        repeat-expr: num_results_by_topic_v3_and_below.value
        doc: what producers get
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  add_partitions_to_txn_response_v4_to_v5:
    -webide-representation: '{error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
        doc: of the whole request
      - id: num_results_by_transaction
        type: kafka_primitives::compact_length
      - id: results_by_transaction
        type: add_partitions_to_txn_result
        repeat: expr
        repeat-expr: num_results_by_transaction.value
        doc: what brokers get
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  add_partitions_to_txn_topic_result_v0_to_v2:
    -webide-representation: '{name}'
    seq:
      - id: len_name
        type: s2
        valid:
          min: 0
      - id: name
        type: str
        size: len_name
      - id: num_results_by_partition
        type: s4
        valid:
          min: 0
      - id: results_by_partition
        type: add_partitions_to_txn_partition_result_v0_to_v2
        repeat: expr
        repeat-expr: num_results_by_partition
  add_partitions_to_txn_topic_result_v3_to_v5:
    -webide-representation: '{name}'
    seq:
      - id: len_name
        type: kafka_primitives::compact_length
      - id: name
        type: str
        size: len_name.value
      - id: num_results_by_partition
        type: kafka_primitives::compact_length
      - id: results_by_partition
        type: add_partitions_to_txn_partition_result_v3_to_v5
        repeat: expr
        repeat-expr: num_results_by_partition.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  add_partitions_to_txn_partition_result_v0_to_v2:
    -webide-representation: '{partition_index:dec}'
    seq:
      - id: partition_index
        type: s4
      - id: partition_error_code
        type: s2
        enum: kafka_primitives::error_code
  add_partitions_to_txn_partition_result_v3_to_v5:
    -webide-representation: '{partition_index:dec}'
    seq:
      - id: partition_index
        type: s4
      - id: partition_error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  add_partitions_to_txn_result:
    -webide-representation: '{transactional_id}'
    seq:
      - id: len_transactional_id
        type: kafka_primitives::compact_length
      - id: transactional_id
        type: str
        size: len_transactional_id.value
      - id: num_topic_results
        type: kafka_primitives::compact_length
      - id: topic_results
        type: add_partitions_to_txn_topic_result_v3_to_v5
        repeat: expr
        repeat-expr: num_topic_results.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
