meta:
  id: kafka_envelope_response
  title: Kafka EnvelopeResponse, any version
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
  Envelope (key 58): a broker passes a client's request on to the controller, principal included (KIP-590, Kafka 2.7).

  The request inside is a frame without its size, the response inside likewise.
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
        0: envelope_response_v0
    size-eos: true
types:
  envelope_response_v0:
    -webide-representation: '{error_code}'
    seq:
      - id: len_response_data
        type: kafka_primitives::compact_length
      - id: response_data
        size: len_response_data.value
        if: len_response_data.value >= 0
        doc: a response frame without its size
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
        doc: of the envelope; the request's own stands in response_data
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
