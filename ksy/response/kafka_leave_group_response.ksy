meta:
  id: kafka_leave_group_response
  title: Kafka LeaveGroupResponse, any version
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
  LeaveGroup (key 13): leave a classic group.

  v0  Kafka 0.9
  v1  throttle time (KIP-124)
  v2  throttled clients are answered at once and told to wait (KIP-219)
  v3  several members at once, static ones too (KIP-345)
  v4  flexible
  v5  a reason (KIP-800)
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
        0: leave_group_response_v0
        1: leave_group_response_v1_to_v2
        2: leave_group_response_v1_to_v2
        3: leave_group_response_v3
        4: leave_group_response_v4_to_v5
        5: leave_group_response_v4_to_v5
    size-eos: true
types:
  leave_group_response_v0:
    -webide-representation: '{error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
  leave_group_response_v1_to_v2:
    -webide-representation: '{error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
  leave_group_response_v3:
    -webide-representation: '{error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: num_members
        type: s4
        valid:
          min: 0
      - id: members
        type: member_response_v3
        repeat: expr
        repeat-expr: num_members
  leave_group_response_v4_to_v5:
    -webide-representation: '{error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: num_members
        type: kafka_primitives::compact_length
      - id: members
        type: member_response_v4_to_v5
        repeat: expr
        repeat-expr: num_members.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  member_response_v3:
    -webide-representation: '{member_id}, {error_code}'
    seq:
      - id: len_member_id
        type: s2
        valid:
          min: 0
      - id: member_id
        type: str
        size: len_member_id
      - id: len_group_instance_id
        type: s2
      - id: group_instance_id
        type: str
        size: len_group_instance_id
        if: len_group_instance_id >= 0
        doc: 'a static member''s own id; null: a dynamic member'
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
  member_response_v4_to_v5:
    -webide-representation: '{member_id}, {error_code}'
    seq:
      - id: len_member_id
        type: kafka_primitives::compact_length
      - id: member_id
        type: str
        size: len_member_id.value
      - id: len_group_instance_id
        type: kafka_primitives::compact_length
      - id: group_instance_id
        type: str
        size: len_group_instance_id.value
        if: len_group_instance_id.value >= 0
        doc: 'a static member''s own id; null: a dynamic member'
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
