meta:
  id: kafka_end_txn_response
  title: Kafka EndTxnResponse, any version
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
  EndTxn (key 26): commit or abort a transaction.

  v0  KIP-98, Kafka 0.11
  v1  throttled clients are answered at once and told to wait (KIP-219)
  v2  PRODUCER_FENCED may come back (KIP-588)
  v3  flexible
  v4  TRANSACTION_ABORTABLE may come back (KIP-890)
  v5  the epoch rises with every transaction, and the answer says to what (KIP-890, Kafka 4.0)
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
        0: end_txn_response_v0_to_v2
        1: end_txn_response_v0_to_v2
        2: end_txn_response_v0_to_v2
        3: end_txn_response_v3_to_v4
        4: end_txn_response_v3_to_v4
        5: end_txn_response_v5
    size-eos: true
types:
  end_txn_response_v0_to_v2:
    -webide-representation: '{error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
  end_txn_response_v3_to_v4:
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
  end_txn_response_v5:
    -webide-representation: '{producer_id:dec}, {error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: producer_id
        type: s8
        doc: 'for the next transaction; -1: unchanged'
      - id: producer_epoch
        type: s2
        doc: likewise
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
