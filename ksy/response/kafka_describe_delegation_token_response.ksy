meta:
  id: kafka_describe_delegation_token_response
  title: Kafka DescribeDelegationTokenResponse, any version
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
  DescribeDelegationToken (key 41): list delegation tokens by owner.

  v0  KIP-48, Kafka 1.1
  v1  throttled clients are answered at once and told to wait (KIP-219)
  v2  flexible
  v3  who asked for the token (KIP-373)
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
        0: describe_delegation_token_response_v0_to_v1
        1: describe_delegation_token_response_v0_to_v1
        2: describe_delegation_token_response_v2
        3: describe_delegation_token_response_v3
    size-eos: true
types:
  describe_delegation_token_response_v0_to_v1:
    -webide-representation: '{error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: num_tokens
        type: s4
        valid:
          min: 0
      - id: tokens
        type: described_delegation_token_v0_to_v1
        repeat: expr
        repeat-expr: num_tokens
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
  describe_delegation_token_response_v2:
    -webide-representation: '{error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: num_tokens
        type: kafka_primitives::compact_length
      - id: tokens
        type: described_delegation_token_v2
        repeat: expr
        repeat-expr: num_tokens.value
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  describe_delegation_token_response_v3:
    -webide-representation: '{error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: num_tokens
        type: kafka_primitives::compact_length
      - id: tokens
        type: described_delegation_token_v3
        repeat: expr
        repeat-expr: num_tokens.value
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  described_delegation_token_v0_to_v1:
    seq:
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
      - id: issue_timestamp
        type: s8
        doc: in ms since 1970, as the following
      - id: expiry_timestamp
        type: s8
        doc: when it ends unless it is renewed
      - id: max_timestamp
        type: s8
        doc: when it ends in any case
      - id: len_token_id
        type: s2
        valid:
          min: 0
      - id: token_id
        type: str
        size: len_token_id
      - id: len_hmac
        type: s4
        valid:
          min: 0
      - id: hmac
        size: len_hmac
        doc: the token's secret
      - id: num_renewers
        type: s4
        valid:
          min: 0
      - id: renewers
        type: described_delegation_token_renewer_v0_to_v1
        repeat: expr
        repeat-expr: num_renewers
        doc: who else may prolong it
  described_delegation_token_v2:
    seq:
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
      - id: issue_timestamp
        type: s8
        doc: in ms since 1970, as the following
      - id: expiry_timestamp
        type: s8
        doc: when it ends unless it is renewed
      - id: max_timestamp
        type: s8
        doc: when it ends in any case
      - id: len_token_id
        type: kafka_primitives::compact_length
      - id: token_id
        type: str
        size: len_token_id.value
      - id: len_hmac
        type: kafka_primitives::compact_length
      - id: hmac
        size: len_hmac.value
        doc: the token's secret
      - id: num_renewers
        type: kafka_primitives::compact_length
      - id: renewers
        type: described_delegation_token_renewer_v2_to_v3
        repeat: expr
        repeat-expr: num_renewers.value
        doc: who else may prolong it
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  described_delegation_token_v3:
    seq:
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
      - id: issue_timestamp
        type: s8
        doc: in ms since 1970, as the following
      - id: expiry_timestamp
        type: s8
        doc: when it ends unless it is renewed
      - id: max_timestamp
        type: s8
        doc: when it ends in any case
      - id: len_token_id
        type: kafka_primitives::compact_length
      - id: token_id
        type: str
        size: len_token_id.value
      - id: len_hmac
        type: kafka_primitives::compact_length
      - id: hmac
        size: len_hmac.value
        doc: the token's secret
      - id: num_renewers
        type: kafka_primitives::compact_length
      - id: renewers
        type: described_delegation_token_renewer_v2_to_v3
        repeat: expr
        repeat-expr: num_renewers.value
        doc: who else may prolong it
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  described_delegation_token_renewer_v0_to_v1:
    seq:
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
  described_delegation_token_renewer_v2_to_v3:
    seq:
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
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
