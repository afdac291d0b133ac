meta:
  id: kafka_list_transactions_response
  title: Kafka ListTransactionsResponse, any version
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
  ListTransactions (key 66): transactions that a broker coordinates.

  v0  KIP-664, Kafka 3.0
  v1  filter by duration (KIP-994)
  v2  filter by a pattern of transactional ids (KIP-1152, Kafka 4.1)
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
        0: list_transactions_response_v0_to_v2
        1: list_transactions_response_v0_to_v2
        2: list_transactions_response_v0_to_v2
    size-eos: true
types:
  list_transactions_response_v0_to_v2:
    -webide-representation: '{error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: num_unknown_state_filters
        type: kafka_primitives::compact_length
      - id: unknown_state_filters
        type: compact_string_element
        repeat: expr
        repeat-expr: num_unknown_state_filters.value
        doc: that the broker could not make sense of
      - id: num_transaction_states
        type: kafka_primitives::compact_length
      - id: transaction_states
        type: transaction_state
        repeat: expr
        repeat-expr: num_transaction_states.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  compact_string_element:
    -webide-representation: '{value}'
    seq:
      - id: len_value
        type: kafka_primitives::compact_length
      - id: value
        type: str
        size: len_value.value
  transaction_state:
    -webide-representation: '{transactional_id}, {producer_id:dec}'
    seq:
      - id: len_transactional_id
        type: kafka_primitives::compact_length
      - id: transactional_id
        type: str
        size: len_transactional_id.value
      - id: producer_id
        type: s8
      - id: len_transaction_state
        type: kafka_primitives::compact_length
      - id: transaction_state
        type: str
        size: len_transaction_state.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
