meta:
  id: kafka_create_acls_response
  title: Kafka CreateAclsResponse, any version
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
  CreateAcls (key 30): add access control entries.

  Resource types: 2 topic, 3 group, 4 cluster, 5 transactional id, 6 delegation token, 7 user. Operations: 2 all, 3 read,
  4 write, 5 create, 6 delete, 7 alter, 8 describe, 9 cluster action, 10 describe configs, 11 alter configs, 12 idempotent
  write, 13 create tokens, 14 describe tokens, 15 two-phase commit.

  v0  KIP-140, Kafka 0.11
  v1  prefixed resource patterns (KIP-290)
  v2  flexible
  v3  the user resource (KIP-373)
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
        0: create_acls_response_v0_to_v1
        1: create_acls_response_v0_to_v1
        2: create_acls_response_v2_to_v3
        3: create_acls_response_v2_to_v3
    size-eos: true
types:
  create_acls_response_v0_to_v1:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_results
        type: s4
        valid:
          min: 0
      - id: results
        type: acl_creation_result_v0_to_v1
        repeat: expr
        repeat-expr: num_results
  create_acls_response_v2_to_v3:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_results
        type: kafka_primitives::compact_length
      - id: results
        type: acl_creation_result_v2_to_v3
        repeat: expr
        repeat-expr: num_results.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  acl_creation_result_v0_to_v1:
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
  acl_creation_result_v2_to_v3:
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
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
