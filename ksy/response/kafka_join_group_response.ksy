meta:
  id: kafka_join_group_response
  title: Kafka JoinGroupResponse, any version
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
  JoinGroup (key 11): enter a classic group and its next generation. The leader's answer lists all members.

  A protocol's metadata is opaque here: for protocol type "consumer" it is an int16 version and a
  ConsumerProtocolSubscription.

  v0  Kafka 0.9
  v1  rebalance timeout (KIP-62)
  v2  throttle time (KIP-124)
  v3  throttled clients are answered at once and told to wait (KIP-219)
  v4  newcomers are first told their member id (KIP-394)
  v5  static members (KIP-345)
  v6  flexible
  v7  the answer names the protocol type (KIP-559)
  v8  a reason (KIP-800)
  v9  the leader may be told to skip the assignment (KIP-814)
  4.0.0 dropped v0 and v1; 4.0.1 and 4.1 have them again (KAFKA-19444).
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
        0: join_group_response_v0_to_v1
        1: join_group_response_v0_to_v1
        2: join_group_response_v2_to_v4
        3: join_group_response_v2_to_v4
        4: join_group_response_v2_to_v4
        5: join_group_response_v5
        6: join_group_response_v6
        7: join_group_response_v7_to_v8
        8: join_group_response_v7_to_v8
        9: join_group_response_v9
    size-eos: true
types:
  join_group_response_v0_to_v1:
    -webide-representation: '{member_id}, {error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: generation_id
        type: s4
        doc: -1 where there is an error
      - id: len_protocol_name
        type: s2
        valid:
          min: 0
      - id: protocol_name
        type: str
        size: len_protocol_name
        doc: that all members can do
      - id: len_leader
        type: s2
        valid:
          min: 0
      - id: leader
        type: str
        size: len_leader
        doc: member id of the leader
      - id: len_member_id
        type: s2
        valid:
          min: 0
      - id: member_id
        type: str
        size: len_member_id
      - id: num_members
        type: s4
        valid:
          min: 0
      - id: members
        type: join_group_response_member_v0_to_v4
        repeat: expr
        repeat-expr: num_members
        doc: empty unless the receiver is the leader
  join_group_response_v2_to_v4:
    -webide-representation: '{member_id}, {error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: generation_id
        type: s4
        doc: -1 where there is an error
      - id: len_protocol_name
        type: s2
        valid:
          min: 0
      - id: protocol_name
        type: str
        size: len_protocol_name
        doc: that all members can do
      - id: len_leader
        type: s2
        valid:
          min: 0
      - id: leader
        type: str
        size: len_leader
        doc: member id of the leader
      - id: len_member_id
        type: s2
        valid:
          min: 0
      - id: member_id
        type: str
        size: len_member_id
      - id: num_members
        type: s4
        valid:
          min: 0
      - id: members
        type: join_group_response_member_v0_to_v4
        repeat: expr
        repeat-expr: num_members
        doc: empty unless the receiver is the leader
  join_group_response_v5:
    -webide-representation: '{member_id}, {error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: generation_id
        type: s4
        doc: -1 where there is an error
      - id: len_protocol_name
        type: s2
        valid:
          min: 0
      - id: protocol_name
        type: str
        size: len_protocol_name
        doc: that all members can do
      - id: len_leader
        type: s2
        valid:
          min: 0
      - id: leader
        type: str
        size: len_leader
        doc: member id of the leader
      - id: len_member_id
        type: s2
        valid:
          min: 0
      - id: member_id
        type: str
        size: len_member_id
      - id: num_members
        type: s4
        valid:
          min: 0
      - id: members
        type: join_group_response_member_v5
        repeat: expr
        repeat-expr: num_members
        doc: empty unless the receiver is the leader
  join_group_response_v6:
    -webide-representation: '{member_id}, {error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: generation_id
        type: s4
        doc: -1 where there is an error
      - id: len_protocol_name
        type: kafka_primitives::compact_length
      - id: protocol_name
        type: str
        size: len_protocol_name.value
        doc: that all members can do
      - id: len_leader
        type: kafka_primitives::compact_length
      - id: leader
        type: str
        size: len_leader.value
        doc: member id of the leader
      - id: len_member_id
        type: kafka_primitives::compact_length
      - id: member_id
        type: str
        size: len_member_id.value
      - id: num_members
        type: kafka_primitives::compact_length
      - id: members
        type: join_group_response_member_v6_to_v9
        repeat: expr
        repeat-expr: num_members.value
        doc: empty unless the receiver is the leader
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  join_group_response_v7_to_v8:
    -webide-representation: '{member_id}, {error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: generation_id
        type: s4
        doc: -1 where there is an error
      - id: len_protocol_type
        type: kafka_primitives::compact_length
      - id: protocol_type
        type: str
        size: len_protocol_type.value
        if: len_protocol_type.value >= 0
      - id: len_protocol_name
        type: kafka_primitives::compact_length
      - id: protocol_name
        type: str
        size: len_protocol_name.value
        if: len_protocol_name.value >= 0
        doc: that all members can do
      - id: len_leader
        type: kafka_primitives::compact_length
      - id: leader
        type: str
        size: len_leader.value
        doc: member id of the leader
      - id: len_member_id
        type: kafka_primitives::compact_length
      - id: member_id
        type: str
        size: len_member_id.value
      - id: num_members
        type: kafka_primitives::compact_length
      - id: members
        type: join_group_response_member_v6_to_v9
        repeat: expr
        repeat-expr: num_members.value
        doc: empty unless the receiver is the leader
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  join_group_response_v9:
    -webide-representation: '{member_id}, {error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: generation_id
        type: s4
        doc: -1 where there is an error
      - id: len_protocol_type
        type: kafka_primitives::compact_length
      - id: protocol_type
        type: str
        size: len_protocol_type.value
        if: len_protocol_type.value >= 0
      - id: len_protocol_name
        type: kafka_primitives::compact_length
      - id: protocol_name
        type: str
        size: len_protocol_name.value
        if: len_protocol_name.value >= 0
        doc: that all members can do
      - id: len_leader
        type: kafka_primitives::compact_length
      - id: leader
        type: str
        size: len_leader.value
        doc: member id of the leader
      - id: skip_assignment
        type: u1
        doc: the leader need not compute one
      - id: len_member_id
        type: kafka_primitives::compact_length
      - id: member_id
        type: str
        size: len_member_id.value
      - id: num_members
        type: kafka_primitives::compact_length
      - id: members
        type: join_group_response_member_v6_to_v9
        repeat: expr
        repeat-expr: num_members.value
        doc: empty unless the receiver is the leader
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  join_group_response_member_v0_to_v4:
    -webide-representation: '{member_id}'
    seq:
      - id: len_member_id
        type: s2
        valid:
          min: 0
      - id: member_id
        type: str
        size: len_member_id
      - id: len_metadata
        type: s4
        valid:
          min: 0
      - id: metadata
        size: len_metadata
        doc: for 'consumer' a ConsumerProtocolSubscription
  join_group_response_member_v5:
    -webide-representation: '{member_id}'
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
      - id: len_metadata
        type: s4
        valid:
          min: 0
      - id: metadata
        size: len_metadata
        doc: for 'consumer' a ConsumerProtocolSubscription
  join_group_response_member_v6_to_v9:
    -webide-representation: '{member_id}'
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
      - id: len_metadata
        type: kafka_primitives::compact_length
      - id: metadata
        size: len_metadata.value
        doc: for 'consumer' a ConsumerProtocolSubscription
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
