meta:
  id: kafka_add_offsets_to_txn_response
  title: Kafka AddOffsetsToTxnResponse, any version
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
  AddOffsetsToTxn (key 25): announce to the transaction coordinator that a group's offsets join the transaction.

  v0  KIP-98, Kafka 0.11
  v1  throttled clients are answered at once and told to wait (KIP-219)
  v2  PRODUCER_FENCED may come back (KIP-588)
  v3  flexible
  v4  TRANSACTION_ABORTABLE may come back (KIP-890)
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
        0: add_offsets_to_txn_response_v0_to_v2
        1: add_offsets_to_txn_response_v0_to_v2
        2: add_offsets_to_txn_response_v0_to_v2
        3: add_offsets_to_txn_response_v3_to_v4
        4: add_offsets_to_txn_response_v3_to_v4
    size-eos: true
types:
  add_offsets_to_txn_response_v0_to_v2:
    -webide-representation: '{error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
  add_offsets_to_txn_response_v3_to_v4:
    -webide-representation: '{error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
