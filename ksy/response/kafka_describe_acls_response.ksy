meta:
  id: kafka_describe_acls_response
  title: Kafka DescribeAclsResponse, any version
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
  DescribeAcls (key 29): list the access control entries that match a filter.

  Resource types: 2 topic, 3 group, 4 cluster, 5 transactional id, 6 delegation token, 7 user. Operations: 2 all, 3 read,
  4 write, 5 create, 6 delete, 7 alter, 8 describe, 9 cluster action, 10 describe configs, 11 alter configs, 12 idempotent
  write, 13 create tokens, 14 describe tokens, 15 two-phase commit. In a filter 1 is any.

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
        0: describe_acls_response_v0
        1: describe_acls_response_v1
        2: describe_acls_response_v2_to_v3
        3: describe_acls_response_v2_to_v3
    size-eos: true
types:
  describe_acls_response_v0:
    -webide-representation: '{error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
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
      - id: num_resources
        type: s4
        valid:
          min: 0
      - id: resources
        type: describe_acls_resource_v0
        repeat: expr
        repeat-expr: num_resources
  describe_acls_response_v1:
    -webide-representation: '{error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
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
      - id: num_resources
        type: s4
        valid:
          min: 0
      - id: resources
        type: describe_acls_resource_v1
        repeat: expr
        repeat-expr: num_resources
  describe_acls_response_v2_to_v3:
    -webide-representation: '{error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
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
      - id: num_resources
        type: kafka_primitives::compact_length
      - id: resources
        type: describe_acls_resource_v2_to_v3
        repeat: expr
        repeat-expr: num_resources.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  describe_acls_resource_v0:
    -webide-representation: '{resource_name}'
    seq:
      - id: resource_type
        type: s1
      - id: len_resource_name
        type: s2
        valid:
          min: 0
      - id: resource_name
        type: str
        size: len_resource_name
      - id: num_acls
        type: s4
        valid:
          min: 0
      - id: acls
        type: acl_description_v0_to_v1
        repeat: expr
        repeat-expr: num_acls
  describe_acls_resource_v1:
    -webide-representation: '{resource_name}'
    seq:
      - id: resource_type
        type: s1
      - id: len_resource_name
        type: s2
        valid:
          min: 0
      - id: resource_name
        type: str
        size: len_resource_name
      - id: pattern_type
        type: s1
        doc: 3 literal, 4 prefixed
      - id: num_acls
        type: s4
        valid:
          min: 0
      - id: acls
        type: acl_description_v0_to_v1
        repeat: expr
        repeat-expr: num_acls
  describe_acls_resource_v2_to_v3:
    -webide-representation: '{resource_name}'
    seq:
      - id: resource_type
        type: s1
      - id: len_resource_name
        type: kafka_primitives::compact_length
      - id: resource_name
        type: str
        size: len_resource_name.value
      - id: pattern_type
        type: s1
        doc: 3 literal, 4 prefixed
      - id: num_acls
        type: kafka_primitives::compact_length
      - id: acls
        type: acl_description_v2_to_v3
        repeat: expr
        repeat-expr: num_acls.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  acl_description_v0_to_v1:
    -webide-representation: '{host}'
    seq:
      - id: len_principal
        type: s2
        valid:
          min: 0
      - id: principal
        type: str
        size: len_principal
        doc: such as 'User:alice'
      - id: len_host
        type: s2
        valid:
          min: 0
      - id: host
        type: str
        size: len_host
        doc: '''*'' for any'
      - id: operation
        type: s1
      - id: permission_type
        type: s1
        doc: 2 deny, 3 allow; 1 any, in filters
  acl_description_v2_to_v3:
    -webide-representation: '{host}'
    seq:
      - id: len_principal
        type: kafka_primitives::compact_length
      - id: principal
        type: str
        size: len_principal.value
        doc: such as 'User:alice'
      - id: len_host
        type: kafka_primitives::compact_length
      - id: host
        type: str
        size: len_host.value
        doc: '''*'' for any'
      - id: operation
        type: s1
      - id: permission_type
        type: s1
        doc: 2 deny, 3 allow; 1 any, in filters
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
