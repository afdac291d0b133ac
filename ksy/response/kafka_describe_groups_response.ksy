meta:
  id: kafka_describe_groups_response
  title: Kafka DescribeGroupsResponse, any version
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
  DescribeGroups (key 15): state, members and assignments of classic groups.

  A member's metadata and assignment are opaque here: for protocol type "consumer" they hold the messages of
  consumer_protocol.py.

  v0  Kafka 0.9
  v1  throttle time (KIP-124)
  v2  throttled clients are answered at once and told to wait (KIP-219)
  v3  authorized operations (KIP-430)
  v4  static members (KIP-345)
  v5  flexible
  v6  GROUP_ID_NOT_FOUND and error messages (KIP-1043, Kafka 4.0)
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
        0: describe_groups_response_v0
        1: describe_groups_response_v1_to_v2
        2: describe_groups_response_v1_to_v2
        3: describe_groups_response_v3
        4: describe_groups_response_v4
        5: describe_groups_response_v5
        6: describe_groups_response_v6
    size-eos: true
types:
  describe_groups_response_v0:
    seq:
      - id: num_groups
        type: s4
        valid:
          min: 0
      - id: groups
        type: described_group_v0_to_v2
        repeat: expr
        repeat-expr: num_groups
  describe_groups_response_v1_to_v2:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_groups
        type: s4
        valid:
          min: 0
      - id: groups
        type: described_group_v0_to_v2
        repeat: expr
        repeat-expr: num_groups
  describe_groups_response_v3:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_groups
        type: s4
        valid:
          min: 0
      - id: groups
        type: described_group_v3
        repeat: expr
        repeat-expr: num_groups
  describe_groups_response_v4:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_groups
        type: s4
        valid:
          min: 0
      - id: groups
        type: described_group_v4
        repeat: expr
        repeat-expr: num_groups
  describe_groups_response_v5:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_groups
        type: kafka_primitives::compact_length
      - id: groups
        type: described_group_v5
        repeat: expr
        repeat-expr: num_groups.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  describe_groups_response_v6:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_groups
        type: kafka_primitives::compact_length
      - id: groups
        type: described_group_v6
        repeat: expr
        repeat-expr: num_groups.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  described_group_v0_to_v2:
    -webide-representation: '{group_id}, {error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: len_group_id
        type: s2
        valid:
          min: 0
      - id: group_id
        type: str
        size: len_group_id
      - id: len_group_state
        type: s2
        valid:
          min: 0
      - id: group_state
        type: str
        size: len_group_state
        doc: Empty, PreparingRebalance, CompletingRebalance, Stable or Dead
      - id: len_protocol_type
        type: s2
        valid:
          min: 0
      - id: protocol_type
        type: str
        size: len_protocol_type
        doc: '''consumer'', ''connect'' or the application''s own'
      - id: len_protocol_data
        type: s2
        valid:
          min: 0
      - id: protocol_data
        type: str
        size: len_protocol_data
        doc: the protocol that the group chose, such as the assignor's name
      - id: num_members
        type: s4
        valid:
          min: 0
      - id: members
        type: described_group_member_v0_to_v3
        repeat: expr
        repeat-expr: num_members
  described_group_v3:
    -webide-representation: '{group_id}, {error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: len_group_id
        type: s2
        valid:
          min: 0
      - id: group_id
        type: str
        size: len_group_id
      - id: len_group_state
        type: s2
        valid:
          min: 0
      - id: group_state
        type: str
        size: len_group_state
        doc: Empty, PreparingRebalance, CompletingRebalance, Stable or Dead
      - id: len_protocol_type
        type: s2
        valid:
          min: 0
      - id: protocol_type
        type: str
        size: len_protocol_type
        doc: '''consumer'', ''connect'' or the application''s own'
      - id: len_protocol_data
        type: s2
        valid:
          min: 0
      - id: protocol_data
        type: str
        size: len_protocol_data
        doc: the protocol that the group chose, such as the assignor's name
      - id: num_members
        type: s4
        valid:
          min: 0
      - id: members
        type: described_group_member_v0_to_v3
        repeat: expr
        repeat-expr: num_members
      - id: authorized_operations
        type: s4
        doc: 'bit n: AclOperation n; -2147483648: not asked for'
  described_group_v4:
    -webide-representation: '{group_id}, {error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: len_group_id
        type: s2
        valid:
          min: 0
      - id: group_id
        type: str
        size: len_group_id
      - id: len_group_state
        type: s2
        valid:
          min: 0
      - id: group_state
        type: str
        size: len_group_state
        doc: Empty, PreparingRebalance, CompletingRebalance, Stable or Dead
      - id: len_protocol_type
        type: s2
        valid:
          min: 0
      - id: protocol_type
        type: str
        size: len_protocol_type
        doc: '''consumer'', ''connect'' or the application''s own'
      - id: len_protocol_data
        type: s2
        valid:
          min: 0
      - id: protocol_data
        type: str
        size: len_protocol_data
        doc: the protocol that the group chose, such as the assignor's name
      - id: num_members
        type: s4
        valid:
          min: 0
      - id: members
        type: described_group_member_v4
        repeat: expr
        repeat-expr: num_members
      - id: authorized_operations
        type: s4
        doc: 'bit n: AclOperation n; -2147483648: not asked for'
  described_group_v5:
    -webide-representation: '{group_id}, {error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: len_group_id
        type: kafka_primitives::compact_length
      - id: group_id
        type: str
        size: len_group_id.value
      - id: len_group_state
        type: kafka_primitives::compact_length
      - id: group_state
        type: str
        size: len_group_state.value
        doc: Empty, PreparingRebalance, CompletingRebalance, Stable or Dead
      - id: len_protocol_type
        type: kafka_primitives::compact_length
      - id: protocol_type
        type: str
        size: len_protocol_type.value
        doc: '''consumer'', ''connect'' or the application''s own'
      - id: len_protocol_data
        type: kafka_primitives::compact_length
      - id: protocol_data
        type: str
        size: len_protocol_data.value
        doc: the protocol that the group chose, such as the assignor's name
      - id: num_members
        type: kafka_primitives::compact_length
      - id: members
        type: described_group_member_v5_to_v6
        repeat: expr
        repeat-expr: num_members.value
      - id: authorized_operations
        type: s4
        doc: 'bit n: AclOperation n; -2147483648: not asked for'
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  described_group_v6:
    -webide-representation: '{group_id}, {error_code}'
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
      - id: len_group_id
        type: kafka_primitives::compact_length
      - id: group_id
        type: str
        size: len_group_id.value
      - id: len_group_state
        type: kafka_primitives::compact_length
      - id: group_state
        type: str
        size: len_group_state.value
        doc: Empty, PreparingRebalance, CompletingRebalance, Stable or Dead
      - id: len_protocol_type
        type: kafka_primitives::compact_length
      - id: protocol_type
        type: str
        size: len_protocol_type.value
        doc: '''consumer'', ''connect'' or the application''s own'
      - id: len_protocol_data
        type: kafka_primitives::compact_length
      - id: protocol_data
        type: str
        size: len_protocol_data.value
        doc: the protocol that the group chose, such as the assignor's name
      - id: num_members
        type: kafka_primitives::compact_length
      - id: members
        type: described_group_member_v5_to_v6
        repeat: expr
        repeat-expr: num_members.value
      - id: authorized_operations
        type: s4
        doc: 'bit n: AclOperation n; -2147483648: not asked for'
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  described_group_member_v0_to_v3:
    -webide-representation: '{member_id}'
    seq:
      - id: len_member_id
        type: s2
        valid:
          min: 0
      - id: member_id
        type: str
        size: len_member_id
      - id: len_client_id
        type: s2
        valid:
          min: 0
      - id: client_id
        type: str
        size: len_client_id
      - id: len_client_host
        type: s2
        valid:
          min: 0
      - id: client_host
        type: str
        size: len_client_host
      - id: len_member_metadata
        type: s4
        valid:
          min: 0
      - id: member_metadata
        size: len_member_metadata
        doc: for 'consumer' a ConsumerProtocolSubscription
      - id: len_member_assignment
        type: s4
        valid:
          min: 0
      - id: member_assignment
        size: len_member_assignment
        doc: for 'consumer' a ConsumerProtocolAssignment
  described_group_member_v4:
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
      - id: len_client_id
        type: s2
        valid:
          min: 0
      - id: client_id
        type: str
        size: len_client_id
      - id: len_client_host
        type: s2
        valid:
          min: 0
      - id: client_host
        type: str
        size: len_client_host
      - id: len_member_metadata
        type: s4
        valid:
          min: 0
      - id: member_metadata
        size: len_member_metadata
        doc: for 'consumer' a ConsumerProtocolSubscription
      - id: len_member_assignment
        type: s4
        valid:
          min: 0
      - id: member_assignment
        size: len_member_assignment
        doc: for 'consumer' a ConsumerProtocolAssignment
  described_group_member_v5_to_v6:
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
      - id: len_client_id
        type: kafka_primitives::compact_length
      - id: client_id
        type: str
        size: len_client_id.value
      - id: len_client_host
        type: kafka_primitives::compact_length
      - id: client_host
        type: str
        size: len_client_host.value
      - id: len_member_metadata
        type: kafka_primitives::compact_length
      - id: member_metadata
        size: len_member_metadata.value
        doc: for 'consumer' a ConsumerProtocolSubscription
      - id: len_member_assignment
        type: kafka_primitives::compact_length
      - id: member_assignment
        size: len_member_assignment.value
        doc: for 'consumer' a ConsumerProtocolAssignment
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
