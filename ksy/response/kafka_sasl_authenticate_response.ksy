meta:
  id: kafka_sasl_authenticate_response
  title: Kafka SaslAuthenticateResponse, any version
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
  SaslAuthenticate (key 36): one step of a SASL exchange, after SaslHandshake v1.

  v0  KIP-152, Kafka 1.0
  v1  session lifetime (KIP-368)
  v2  flexible
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
        0: sasl_authenticate_response_v0
        1: sasl_authenticate_response_v1
        2: sasl_authenticate_response_v2
    size-eos: true
types:
  sasl_authenticate_response_v0:
    -webide-representation: '{error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: len_error_message
        type: s2
      - id: error_message
        type: str
        size: len_error_message
        if: len_error_message >= 0
        doc: 'null: there is none'
      - id: len_auth_bytes
        type: s4
        valid:
          min: 0
      - id: auth_bytes
        size: len_auth_bytes
        doc: the mechanism's own
  sasl_authenticate_response_v1:
    -webide-representation: '{error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: len_error_message
        type: s2
      - id: error_message
        type: str
        size: len_error_message
        if: len_error_message >= 0
        doc: 'null: there is none'
      - id: len_auth_bytes
        type: s4
        valid:
          min: 0
      - id: auth_bytes
        size: len_auth_bytes
        doc: the mechanism's own
      - id: session_lifetime_ms
        type: s8
        doc: 'authenticate again within; 0: no need'
  sasl_authenticate_response_v2:
    -webide-representation: '{error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: len_error_message
        type: kafka_primitives::compact_length
      - id: error_message
        type: str
        size: len_error_message.value
        if: len_error_message.value >= 0
        doc: 'null: there is none'
      - id: len_auth_bytes
        type: kafka_primitives::compact_length
      - id: auth_bytes
        size: len_auth_bytes.value
        doc: the mechanism's own
      - id: session_lifetime_ms
        type: s8
        doc: 'authenticate again within; 0: no need'
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
