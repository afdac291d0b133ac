meta:
  id: kafka_allocate_producer_ids_response
  title: Kafka AllocateProducerIdsResponse, any version
  application: Apache Kafka
  xref:
    wikidata: Q16235208
  license: Apache-2.0
  ks-version: '0.10'
  imports:
    - kafka_primitives
  encoding: UTF-8
  endian: be
doc: 'AllocateProducerIds (key 67): a broker fetches a block of producer ids from the controller (KIP-730, Kafka 3.0).'
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
        0: allocate_producer_ids_response_v0
    size-eos: true
types:
  allocate_producer_ids_response_v0:
    -webide-representation: '{error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: producer_id_start
        type: s8
        doc: first id of the block
      - id: producer_id_len
        type: s4
        doc: how many ids it has
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
