meta:
  id: kafka_describe_transactions_response
  title: Kafka DescribeTransactionsResponse, any version
  application: Apache Kafka
  xref:
    wikidata: Q16235208
  license: Apache-2.0
  ks-version: '0.10'
  imports:
    - kafka_primitives
  encoding: UTF-8
  endian: be
doc: 'DescribeTransactions (key 65): the state of transactions by transactional id (KIP-664, Kafka 3.0).'
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
        0: describe_transactions_response_v0
    size-eos: true
types:
  describe_transactions_response_v0:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_transaction_states
        type: kafka_primitives::compact_length
      - id: transaction_states
        type: transaction_state
        repeat: expr
        repeat-expr: num_transaction_states.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  transaction_state:
    -webide-representation: '{transactional_id}, {producer_id:dec}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: len_transactional_id
        type: kafka_primitives::compact_length
      - id: transactional_id
        type: str
        size: len_transactional_id.value
      - id: len_transaction_state
        type: kafka_primitives::compact_length
      - id: transaction_state
        type: str
        size: len_transaction_state.value
        doc: Empty, Ongoing, PrepareCommit and so on
      - id: transaction_timeout_ms
        type: s4
      - id: transaction_start_time_ms
        type: s8
        doc: since 1970
      - id: producer_id
        type: s8
      - id: producer_epoch
        type: s2
      - id: num_topics
        type: kafka_primitives::compact_length
      - id: topics
        type: topic_data
        repeat: expr
        repeat-expr: num_topics.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  topic_data:
    -webide-representation: '{topic}'
    seq:
      - id: len_topic
        type: kafka_primitives::compact_length
      - id: topic
        type: str
        size: len_topic.value
      - id: num_partitions
        type: kafka_primitives::compact_length
      - id: partitions
        type: s4
        repeat: expr
        repeat-expr: num_partitions.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
