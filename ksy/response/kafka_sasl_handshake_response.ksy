meta:
  id: kafka_sasl_handshake_response
  title: Kafka SaslHandshakeResponse, any version
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
  SaslHandshake (key 17): choose a SASL mechanism.

  v0  KIP-43, Kafka 0.10; the tokens follow as int32 length and bytes, without Kafka headers
  v1  the tokens travel in SaslAuthenticate (KIP-152)
  It never became flexible, since old clients would misread the negotiation (KAFKA-9577).
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
        0: sasl_handshake_response_v0_to_v1
        1: sasl_handshake_response_v0_to_v1
    size-eos: true
types:
  sasl_handshake_response_v0_to_v1:
    -webide-representation: '{error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: num_mechanisms
        type: s4
        valid:
          min: 0
      - id: mechanisms
        type: string_element
        repeat: expr
        repeat-expr: num_mechanisms
        doc: that the listener offers
  string_element:
    -webide-representation: '{value}'
    seq:
      - id: len_value
        type: s2
        valid:
          min: 0
      - id: value
        type: str
        size: len_value
