meta:
  id: kafka_expire_delegation_token_response
  title: Kafka ExpireDelegationTokenResponse, any version
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
  ExpireDelegationToken (key 40): shorten a delegation token's life, or end it.

  v0  KIP-48, Kafka 1.1
  v1  throttled clients are answered at once and told to wait (KIP-219)
  v2  flexible
  4.0 dropped v0.
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
        0: expire_delegation_token_response_v0_to_v1
        1: expire_delegation_token_response_v0_to_v1
        2: expire_delegation_token_response_v2
    size-eos: true
types:
  expire_delegation_token_response_v0_to_v1:
    -webide-representation: '{error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: expiry_timestamp_ms
        type: s8
        doc: when it ends now, in ms since 1970
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
  expire_delegation_token_response_v2:
    -webide-representation: '{error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: expiry_timestamp_ms
        type: s8
        doc: when it ends now, in ms since 1970
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
