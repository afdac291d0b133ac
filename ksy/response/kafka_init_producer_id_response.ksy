meta:
  id: kafka_init_producer_id_response
  title: Kafka InitProducerIdResponse, any version
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
  InitProducerId (key 22): obtain a producer id and epoch; with a transactional id, fence older producers.

  v0  KIP-98, Kafka 0.11
  v1  throttled clients are answered at once and told to wait (KIP-219)
  v2  flexible
  v3  resume with a known id and epoch (KIP-360)
  v4  PRODUCER_FENCED may come back (KIP-588)
  v5  TRANSACTION_ABORTABLE may come back (KIP-890)
  v6  two-phase commit (KIP-939), unstable since Kafka 4.1
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
        0: init_producer_id_response_v0_to_v1
        1: init_producer_id_response_v0_to_v1
        2: init_producer_id_response_v2_to_v5
        3: init_producer_id_response_v2_to_v5
        4: init_producer_id_response_v2_to_v5
        5: init_producer_id_response_v2_to_v5
        6: init_producer_id_response_v6
    size-eos: true
types:
  init_producer_id_response_v0_to_v1:
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
      - id: producer_epoch
        type: s2
  init_producer_id_response_v2_to_v5:
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
      - id: producer_epoch
        type: s2
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  init_producer_id_response_v6:
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
      - id: producer_epoch
        type: s2
      - id: ongoing_txn_producer_id
        type: s8
        doc: 'of the prepared transaction that was kept; -1: none'
      - id: ongoing_txn_producer_epoch
        type: s2
        doc: likewise
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
