meta:
  id: kafka_create_delegation_token_response
  title: Kafka CreateDelegationTokenResponse, any version
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
  CreateDelegationToken (key 38): obtain a token that authenticates in its owner's place.

  v0  KIP-48, Kafka 1.1
  v1  throttled clients are answered at once and told to wait (KIP-219)
  v2  flexible
  v3  tokens on behalf of others (KIP-373)
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
        0: create_delegation_token_response_v0_to_v1
        1: create_delegation_token_response_v0_to_v1
        2: create_delegation_token_response_v2
        3: create_delegation_token_response_v3
    size-eos: true
types:
  create_delegation_token_response_v0_to_v1:
    -webide-representation: '{error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: len_principal_type
        type: s2
        valid:
          min: 0
      - id: principal_type
        type: str
        size: len_principal_type
      - id: len_principal_name
        type: s2
        valid:
          min: 0
      - id: principal_name
        type: str
        size: len_principal_name
      - id: issue_timestamp_ms
        type: s8
        doc: in ms since 1970
      - id: expiry_timestamp_ms
        type: s8
        doc: when it ends unless renewed, in ms since 1970
      - id: max_timestamp_ms
        type: s8
        doc: when it ends in any case, in ms since 1970
      - id: len_token_id
        type: s2
        valid:
          min: 0
      - id: token_id
        type: str
        size: len_token_id
        doc: the user name, so to speak
      - id: len_hmac
        type: s4
        valid:
          min: 0
      - id: hmac
        size: len_hmac
        doc: the password, so to speak
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
  create_delegation_token_response_v2:
    -webide-representation: '{error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: len_principal_type
        type: kafka_primitives::compact_length
      - id: principal_type
        type: str
        size: len_principal_type.value
      - id: len_principal_name
        type: kafka_primitives::compact_length
      - id: principal_name
        type: str
        size: len_principal_name.value
      - id: issue_timestamp_ms
        type: s8
        doc: in ms since 1970
      - id: expiry_timestamp_ms
        type: s8
        doc: when it ends unless renewed, in ms since 1970
      - id: max_timestamp_ms
        type: s8
        doc: when it ends in any case, in ms since 1970
      - id: len_token_id
        type: kafka_primitives::compact_length
      - id: token_id
        type: str
        size: len_token_id.value
        doc: the user name, so to speak
      - id: len_hmac
        type: kafka_primitives::compact_length
      - id: hmac
        size: len_hmac.value
        doc: the password, so to speak
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  create_delegation_token_response_v3:
    -webide-representation: '{error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: len_principal_type
        type: kafka_primitives::compact_length
      - id: principal_type
        type: str
        size: len_principal_type.value
      - id: len_principal_name
        type: kafka_primitives::compact_length
      - id: principal_name
        type: str
        size: len_principal_name.value
      - id: len_token_requester_principal_type
        type: kafka_primitives::compact_length
      - id: token_requester_principal_type
        type: str
        size: len_token_requester_principal_type.value
      - id: len_token_requester_principal_name
        type: kafka_primitives::compact_length
      - id: token_requester_principal_name
        type: str
        size: len_token_requester_principal_name.value
      - id: issue_timestamp_ms
        type: s8
        doc: in ms since 1970
      - id: expiry_timestamp_ms
        type: s8
        doc: when it ends unless renewed, in ms since 1970
      - id: max_timestamp_ms
        type: s8
        doc: when it ends in any case, in ms since 1970
      - id: len_token_id
        type: kafka_primitives::compact_length
      - id: token_id
        type: str
        size: len_token_id.value
        doc: the user name, so to speak
      - id: len_hmac
        type: kafka_primitives::compact_length
      - id: hmac
        size: len_hmac.value
        doc: the password, so to speak
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
