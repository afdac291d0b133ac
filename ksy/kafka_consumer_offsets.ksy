meta:
  id: kafka_consumer_offsets
  title: Kafka record of __consumer_offsets
  application: Apache Kafka
  xref:
    wikidata: Q16235208
  license: Apache-2.0
  ks-version: '0.10'
  encoding: UTF-8
  endian: be
doc: |
  The key of a record in the topic __consumer_offsets and behind it the record's value, if it has one: a record
  without value is a tombstone. An int16 stands in front of each: of the key it says which kind of record this is, of the
  value its version. Put the two together to look at a record (`cat key value`); in code use the types `key` and
  `value` apart. A value of another version than is known here stays bytes.
doc-ref: https://kafka.apache.org/protocol.html
-webide-representation: '{key.kind}'
seq:
  - id: key
    type: key
  - id: value
    type: value(key.type.as<s4>)
    size-eos: true
    if: not _io.eof
types:
  key:
    -webide-representation: '{kind}'
    seq:
      - id: type
        type: s2
      - id: body
        type:
          switch-on: type
          cases:
            0: offset_commit_key::offset_commit_key_v0_to_v1
            1: offset_commit_key::offset_commit_key_v0_to_v1
            2: group_metadata_key::group_metadata_key_v2
            3: consumer_group_metadata_key::consumer_group_metadata_key_v3
            4: consumer_group_partition_metadata_key::consumer_group_partition_metadata_key_v4
            5: consumer_group_member_metadata_key::consumer_group_member_metadata_key_v5
            6: consumer_group_target_assignment_metadata_key::consumer_group_target_assignment_metadata_key_v6
            7: consumer_group_target_assignment_member_key::consumer_group_target_assignment_member_key_v7
            8: consumer_group_current_member_assignment_key::consumer_group_current_member_assignment_key_v8
            9: share_group_partition_metadata_key::share_group_partition_metadata_key_v9
            10: share_group_member_metadata_key::share_group_member_metadata_key_v10
            11: share_group_metadata_key::share_group_metadata_key_v11
            12: share_group_target_assignment_metadata_key::share_group_target_assignment_metadata_key_v12
            13: share_group_target_assignment_member_key::share_group_target_assignment_member_key_v13
            14: share_group_current_member_assignment_key::share_group_current_member_assignment_key_v14
            15: share_group_state_partition_metadata_key::share_group_state_partition_metadata_key_v15
            16: consumer_group_regular_expression_key::consumer_group_regular_expression_key_v16
            17: streams_group_metadata_key::streams_group_metadata_key_v17
            19: streams_group_member_metadata_key::streams_group_member_metadata_key_v19
            20: streams_group_target_assignment_metadata_key::streams_group_target_assignment_metadata_key_v20
            21: streams_group_target_assignment_member_key::streams_group_target_assignment_member_key_v21
            22: streams_group_current_member_assignment_key::streams_group_current_member_assignment_key_v22
            23: streams_group_topology_key::streams_group_topology_key_v23
    instances:
      kind:
        value: type
        enum: key_type
  value:
    -webide-representation: 'v{version:dec}'
    params:
      - id: key_type
        type: s4
    seq:
      - id: version
        type: s2
      - id: body
        type:
          switch-on: key_type * 65536 + version.as<s4>
          cases:
            0: offset_commit_value::offset_commit_value_v0_v2  # OffsetCommitValue v0
            1: offset_commit_value::offset_commit_value_v1  # OffsetCommitValue v1
            2: offset_commit_value::offset_commit_value_v0_v2  # OffsetCommitValue v2
            3: offset_commit_value::offset_commit_value_v3  # OffsetCommitValue v3
            4: offset_commit_value::offset_commit_value_v4  # OffsetCommitValue v4
            65536: offset_commit_value::offset_commit_value_v0_v2  # OffsetCommitValue v0
            65537: offset_commit_value::offset_commit_value_v1  # OffsetCommitValue v1
            65538: offset_commit_value::offset_commit_value_v0_v2  # OffsetCommitValue v2
            65539: offset_commit_value::offset_commit_value_v3  # OffsetCommitValue v3
            65540: offset_commit_value::offset_commit_value_v4  # OffsetCommitValue v4
            131072: group_metadata_value::group_metadata_value_v0  # GroupMetadataValue v0
            131073: group_metadata_value::group_metadata_value_v1  # GroupMetadataValue v1
            131074: group_metadata_value::group_metadata_value_v2  # GroupMetadataValue v2
            131075: group_metadata_value::group_metadata_value_v3  # GroupMetadataValue v3
            131076: group_metadata_value::group_metadata_value_v4  # GroupMetadataValue v4
            196608: consumer_group_metadata_value::consumer_group_metadata_value_v0  # ConsumerGroupMetadataValue v0
            262144: consumer_group_partition_metadata_value::consumer_group_partition_metadata_value_v0  # ConsumerGroupPartitionMetadataValue v0
            327680: consumer_group_member_metadata_value::consumer_group_member_metadata_value_v0  # ConsumerGroupMemberMetadataValue v0
            393216: consumer_group_target_assignment_metadata_value::consumer_group_target_assignment_metadata_value_v0  # ConsumerGroupTargetAssignmentMetadataValue v0
            458752: consumer_group_target_assignment_member_value::consumer_group_target_assignment_member_value_v0  # ConsumerGroupTargetAssignmentMemberValue v0
            524288: consumer_group_current_member_assignment_value::consumer_group_current_member_assignment_value_v0  # ConsumerGroupCurrentMemberAssignmentValue v0
            1048576: consumer_group_regular_expression_value::consumer_group_regular_expression_value_v0  # ConsumerGroupRegularExpressionValue v0
            589824: share_group_partition_metadata_value::share_group_partition_metadata_value_v0  # ShareGroupPartitionMetadataValue v0
            655360: share_group_member_metadata_value::share_group_member_metadata_value_v0  # ShareGroupMemberMetadataValue v0
            720896: share_group_metadata_value::share_group_metadata_value_v0  # ShareGroupMetadataValue v0
            786432: share_group_target_assignment_metadata_value::share_group_target_assignment_metadata_value_v0  # ShareGroupTargetAssignmentMetadataValue v0
            851968: share_group_target_assignment_member_value::share_group_target_assignment_member_value_v0  # ShareGroupTargetAssignmentMemberValue v0
            917504: share_group_current_member_assignment_value::share_group_current_member_assignment_value_v0  # ShareGroupCurrentMemberAssignmentValue v0
            983040: share_group_state_partition_metadata_value::share_group_state_partition_metadata_value_v0  # ShareGroupStatePartitionMetadataValue v0
            1114112: streams_group_metadata_value::streams_group_metadata_value_v0  # StreamsGroupMetadataValue v0
            1245184: streams_group_member_metadata_value::streams_group_member_metadata_value_v0  # StreamsGroupMemberMetadataValue v0
            1310720: streams_group_target_assignment_metadata_value::streams_group_target_assignment_metadata_value_v0  # StreamsGroupTargetAssignmentMetadataValue v0
            1376256: streams_group_target_assignment_member_value::streams_group_target_assignment_member_value_v0  # StreamsGroupTargetAssignmentMemberValue v0
            1441792: streams_group_current_member_assignment_value::streams_group_current_member_assignment_value_v0  # StreamsGroupCurrentMemberAssignmentValue v0
            1507328: streams_group_topology_value::streams_group_topology_value_v0  # StreamsGroupTopologyValue v0
        size-eos: true
  offset_commit_key:
    doc: |
      A group's stored position in a partition, in __consumer_offsets.
    types:
      offset_commit_key_v0_to_v1:
        -webide-representation: '{topic}, {group}'
        seq:
          - id: len_group
            type: s2
            valid:
              min: 0
          - id: group
            type: str
            size: len_group
          - id: len_topic
            type: s2
            valid:
              min: 0
          - id: topic
            type: str
            size: len_topic
          - id: partition
            type: s4
  offset_commit_value:
    doc: |
      A group's stored position in a partition, in __consumer_offsets.
    types:
      offset_commit_value_v0_v2:
        -webide-representation: '{offset:dec}'
        seq:
          - id: offset
            type: s8
          - id: len_metadata
            type: s2
            valid:
              min: 0
          - id: metadata
            type: str
            size: len_metadata
            doc: the client's own
          - id: commit_timestamp
            type: s8
            doc: in ms since 1970
      offset_commit_value_v1:
        -webide-representation: '{offset:dec}'
        seq:
          - id: offset
            type: s8
          - id: len_metadata
            type: s2
            valid:
              min: 0
          - id: metadata
            type: str
            size: len_metadata
            doc: the client's own
          - id: commit_timestamp
            type: s8
            doc: in ms since 1970
          - id: expire_timestamp
            type: s8
            doc: 'likewise; -1: as the broker is set up'
      offset_commit_value_v3:
        -webide-representation: '{offset:dec}'
        seq:
          - id: offset
            type: s8
          - id: leader_epoch
            type: s4
            doc: '-1: unknown'
          - id: len_metadata
            type: s2
            valid:
              min: 0
          - id: metadata
            type: str
            size: len_metadata
            doc: the client's own
          - id: commit_timestamp
            type: s8
            doc: in ms since 1970
      offset_commit_value_v4:
        -webide-representation: '{offset:dec}'
        seq:
          - id: offset
            type: s8
          - id: leader_epoch
            type: s4
            doc: '-1: unknown'
          - id: len_metadata
            type: compact_length
          - id: metadata
            type: str
            size: len_metadata.value
            doc: the client's own
          - id: commit_timestamp
            type: s8
            doc: in ms since 1970
          - id: tag_buffer
            type: offset_commit_value_tag_buffer
      offset_commit_value_tag_buffer:
        -webide-representation: '{num_fields:dec} tagged fields'
        seq:
          - id: num_fields
            type: uvarint
          - id: fields
            type: offset_commit_value_tagged_field
            repeat: expr
            repeat-expr: num_fields.value
      offset_commit_value_tagged_field:
        -webide-representation: 'tag {tag:dec}, {len_content:dec} bytes'
        seq:
          - id: tag
            type: uvarint
          - id: len_content
            type: uvarint
          - id: content
            type:
              switch-on: tag.value.as<s4>
              cases:
                0: offset_commit_value_topic_id_tag
            size: len_content.value
      offset_commit_value_topic_id_tag:
        seq:
          - id: topic_id
            size: 16
  group_metadata_key:
    doc: |
      A classic group's members and assignments, in __consumer_offsets under the key prefix 2.
    types:
      group_metadata_key_v2:
        -webide-representation: '{group}'
        seq:
          - id: len_group
            type: s2
            valid:
              min: 0
          - id: group
            type: str
            size: len_group
  group_metadata_value:
    doc: |
      A classic group's members and assignments, in __consumer_offsets under the key prefix 2.
    types:
      group_metadata_value_v0:
        seq:
          - id: len_protocol_type
            type: s2
            valid:
              min: 0
          - id: protocol_type
            type: str
            size: len_protocol_type
          - id: generation
            type: s4
          - id: len_protocol
            type: s2
          - id: protocol
            type: str
            size: len_protocol
            if: len_protocol >= 0
            doc: 'null: no members'
          - id: len_leader
            type: s2
          - id: leader
            type: str
            size: len_leader
            if: len_leader >= 0
            doc: 'null: no members'
          - id: num_members
            type: s4
            valid:
              min: 0
          - id: members
            type: member_metadata_v0
            repeat: expr
            repeat-expr: num_members
      group_metadata_value_v1:
        seq:
          - id: len_protocol_type
            type: s2
            valid:
              min: 0
          - id: protocol_type
            type: str
            size: len_protocol_type
          - id: generation
            type: s4
          - id: len_protocol
            type: s2
          - id: protocol
            type: str
            size: len_protocol
            if: len_protocol >= 0
            doc: 'null: no members'
          - id: len_leader
            type: s2
          - id: leader
            type: str
            size: len_leader
            if: len_leader >= 0
            doc: 'null: no members'
          - id: num_members
            type: s4
            valid:
              min: 0
          - id: members
            type: member_metadata_v1_to_v2
            repeat: expr
            repeat-expr: num_members
      group_metadata_value_v2:
        seq:
          - id: len_protocol_type
            type: s2
            valid:
              min: 0
          - id: protocol_type
            type: str
            size: len_protocol_type
          - id: generation
            type: s4
          - id: len_protocol
            type: s2
          - id: protocol
            type: str
            size: len_protocol
            if: len_protocol >= 0
            doc: 'null: no members'
          - id: len_leader
            type: s2
          - id: leader
            type: str
            size: len_leader
            if: len_leader >= 0
            doc: 'null: no members'
          - id: current_state_timestamp
            type: s8
            doc: 'in ms since 1970; -1: unknown'
          - id: num_members
            type: s4
            valid:
              min: 0
          - id: members
            type: member_metadata_v1_to_v2
            repeat: expr
            repeat-expr: num_members
      group_metadata_value_v3:
        seq:
          - id: len_protocol_type
            type: s2
            valid:
              min: 0
          - id: protocol_type
            type: str
            size: len_protocol_type
          - id: generation
            type: s4
          - id: len_protocol
            type: s2
          - id: protocol
            type: str
            size: len_protocol
            if: len_protocol >= 0
            doc: 'null: no members'
          - id: len_leader
            type: s2
          - id: leader
            type: str
            size: len_leader
            if: len_leader >= 0
            doc: 'null: no members'
          - id: current_state_timestamp
            type: s8
            doc: 'in ms since 1970; -1: unknown'
          - id: num_members
            type: s4
            valid:
              min: 0
          - id: members
            type: member_metadata_v3
            repeat: expr
            repeat-expr: num_members
      group_metadata_value_v4:
        seq:
          - id: len_protocol_type
            type: compact_length
          - id: protocol_type
            type: str
            size: len_protocol_type.value
          - id: generation
            type: s4
          - id: len_protocol
            type: compact_length
          - id: protocol
            type: str
            size: len_protocol.value
            if: len_protocol.value >= 0
            doc: 'null: no members'
          - id: len_leader
            type: compact_length
          - id: leader
            type: str
            size: len_leader.value
            if: len_leader.value >= 0
            doc: 'null: no members'
          - id: current_state_timestamp
            type: s8
            doc: 'in ms since 1970; -1: unknown'
          - id: num_members
            type: compact_length
          - id: members
            type: member_metadata_v4
            repeat: expr
            repeat-expr: num_members.value
          - id: tag_buffer
            type: tag_buffer
      member_metadata_v0:
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
          - id: session_timeout
            type: s4
            doc: in ms
          - id: len_subscription
            type: s4
            valid:
              min: 0
          - id: subscription
            size: len_subscription
            doc: for 'consumer' a ConsumerProtocolSubscription
          - id: len_assignment
            type: s4
            valid:
              min: 0
          - id: assignment
            size: len_assignment
            doc: for 'consumer' a ConsumerProtocolAssignment
      member_metadata_v1_to_v2:
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
          - id: rebalance_timeout
            type: s4
            doc: 'in ms; -1: session_timeout'
          - id: session_timeout
            type: s4
            doc: in ms
          - id: len_subscription
            type: s4
            valid:
              min: 0
          - id: subscription
            size: len_subscription
            doc: for 'consumer' a ConsumerProtocolSubscription
          - id: len_assignment
            type: s4
            valid:
              min: 0
          - id: assignment
            size: len_assignment
            doc: for 'consumer' a ConsumerProtocolAssignment
      member_metadata_v3:
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
          - id: rebalance_timeout
            type: s4
            doc: 'in ms; -1: session_timeout'
          - id: session_timeout
            type: s4
            doc: in ms
          - id: len_subscription
            type: s4
            valid:
              min: 0
          - id: subscription
            size: len_subscription
            doc: for 'consumer' a ConsumerProtocolSubscription
          - id: len_assignment
            type: s4
            valid:
              min: 0
          - id: assignment
            size: len_assignment
            doc: for 'consumer' a ConsumerProtocolAssignment
      member_metadata_v4:
        -webide-representation: '{member_id}'
        seq:
          - id: len_member_id
            type: compact_length
          - id: member_id
            type: str
            size: len_member_id.value
          - id: len_group_instance_id
            type: compact_length
          - id: group_instance_id
            type: str
            size: len_group_instance_id.value
            if: len_group_instance_id.value >= 0
            doc: 'a static member''s own id; null: a dynamic member'
          - id: len_client_id
            type: compact_length
          - id: client_id
            type: str
            size: len_client_id.value
          - id: len_client_host
            type: compact_length
          - id: client_host
            type: str
            size: len_client_host.value
          - id: rebalance_timeout
            type: s4
            doc: 'in ms; -1: session_timeout'
          - id: session_timeout
            type: s4
            doc: in ms
          - id: len_subscription
            type: compact_length
          - id: subscription
            size: len_subscription.value
            doc: for 'consumer' a ConsumerProtocolSubscription
          - id: len_assignment
            type: compact_length
          - id: assignment
            size: len_assignment.value
            doc: for 'consumer' a ConsumerProtocolAssignment
          - id: tag_buffer
            type: tag_buffer
  consumer_group_metadata_key:
    doc: |
      Groups of the new consumer protocol (KIP-848), in __consumer_offsets under the key prefixes 3 to 8 and 16.
    types:
      consumer_group_metadata_key_v3:
        -webide-representation: '{group_id}'
        seq:
          - id: len_group_id
            type: s2
            valid:
              min: 0
          - id: group_id
            type: str
            size: len_group_id
  consumer_group_metadata_value:
    doc: |
      Groups of the new consumer protocol (KIP-848), in __consumer_offsets under the key prefixes 3 to 8 and 16.
    types:
      consumer_group_metadata_value_v0:
        -webide-representation: '{epoch:dec}'
        seq:
          - id: epoch
            type: s4
            doc: rises when the group must be assigned anew
          - id: tag_buffer
            type: consumer_group_metadata_value_tag_buffer
      consumer_group_metadata_value_tag_buffer:
        -webide-representation: '{num_fields:dec} tagged fields'
        seq:
          - id: num_fields
            type: uvarint
          - id: fields
            type: consumer_group_metadata_value_tagged_field
            repeat: expr
            repeat-expr: num_fields.value
      consumer_group_metadata_value_tagged_field:
        -webide-representation: 'tag {tag:dec}, {len_content:dec} bytes'
        seq:
          - id: tag
            type: uvarint
          - id: len_content
            type: uvarint
          - id: content
            type:
              switch-on: tag.value.as<s4>
              cases:
                0: consumer_group_metadata_value_metadata_hash_tag
            size: len_content.value
      consumer_group_metadata_value_metadata_hash_tag:
        seq:
          - id: metadata_hash
            type: s8
            doc: of the topics; a new one means a new assignment
  consumer_group_partition_metadata_key:
    doc: |
      Groups of the new consumer protocol (KIP-848), in __consumer_offsets under the key prefixes 3 to 8 and 16.
    types:
      consumer_group_partition_metadata_key_v4:
        -webide-representation: '{group_id}'
        seq:
          - id: len_group_id
            type: s2
            valid:
              min: 0
          - id: group_id
            type: str
            size: len_group_id
  consumer_group_partition_metadata_value:
    doc: |
      Groups of the new consumer protocol (KIP-848), in __consumer_offsets under the key prefixes 3 to 8 and 16.
    types:
      consumer_group_partition_metadata_value_v0:
        seq:
          - id: num_topics
            type: compact_length
          - id: topics
            type: topic_metadata
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: tag_buffer
      topic_metadata:
        -webide-representation: '{topic_name}'
        seq:
          - id: topic_id
            size: 16
          - id: len_topic_name
            type: compact_length
          - id: topic_name
            type: str
            size: len_topic_name.value
          - id: num_partitions
            type: s4
          - id: num_partition_metadata
            type: compact_length
          - id: partition_metadata
            type: partition_metadata
            repeat: expr
            repeat-expr: num_partition_metadata.value
            doc: 'racks of each partition; empty: unknown'
          - id: tag_buffer
            type: tag_buffer
      partition_metadata:
        -webide-representation: '{partition:dec}'
        seq:
          - id: partition
            type: s4
          - id: num_racks
            type: compact_length
          - id: racks
            type: compact_string_element
            repeat: expr
            repeat-expr: num_racks.value
          - id: tag_buffer
            type: tag_buffer
      compact_string_element:
        -webide-representation: '{value}'
        seq:
          - id: len_value
            type: compact_length
          - id: value
            type: str
            size: len_value.value
  consumer_group_member_metadata_key:
    doc: |
      Groups of the new consumer protocol (KIP-848), in __consumer_offsets under the key prefixes 3 to 8 and 16.
    types:
      consumer_group_member_metadata_key_v5:
        -webide-representation: '{group_id}, {member_id}'
        seq:
          - id: len_group_id
            type: s2
            valid:
              min: 0
          - id: group_id
            type: str
            size: len_group_id
          - id: len_member_id
            type: s2
            valid:
              min: 0
          - id: member_id
            type: str
            size: len_member_id
  consumer_group_member_metadata_value:
    doc: |
      Groups of the new consumer protocol (KIP-848), in __consumer_offsets under the key prefixes 3 to 8 and 16.
    types:
      consumer_group_member_metadata_value_v0:
        seq:
          - id: len_instance_id
            type: compact_length
          - id: instance_id
            type: str
            size: len_instance_id.value
            if: len_instance_id.value >= 0
            doc: 'a static member''s own id; null: a dynamic member'
          - id: len_rack_id
            type: compact_length
          - id: rack_id
            type: str
            size: len_rack_id.value
            if: len_rack_id.value >= 0
            doc: null where none is configured
          - id: len_client_id
            type: compact_length
          - id: client_id
            type: str
            size: len_client_id.value
          - id: len_client_host
            type: compact_length
          - id: client_host
            type: str
            size: len_client_host.value
          - id: num_subscribed_topic_names
            type: compact_length
          - id: subscribed_topic_names
            type: compact_string_element
            repeat: expr
            repeat-expr: num_subscribed_topic_names.value
          - id: len_subscribed_topic_regex
            type: compact_length
          - id: subscribed_topic_regex
            type: str
            size: len_subscribed_topic_regex.value
            if: len_subscribed_topic_regex.value >= 0
            doc: RE2 pattern
          - id: rebalance_timeout_ms
            type: s4
            doc: how long the member may take to give up partitions
          - id: len_server_assignor
            type: compact_length
          - id: server_assignor
            type: str
            size: len_server_assignor.value
            if: len_server_assignor.value >= 0
            doc: 'null: the group''s choice'
          - id: tag_buffer
            type: consumer_group_member_metadata_value_tag_buffer
      compact_string_element:
        -webide-representation: '{value}'
        seq:
          - id: len_value
            type: compact_length
          - id: value
            type: str
            size: len_value.value
      consumer_group_member_metadata_value_tag_buffer:
        -webide-representation: '{num_fields:dec} tagged fields'
        seq:
          - id: num_fields
            type: uvarint
          - id: fields
            type: consumer_group_member_metadata_value_tagged_field
            repeat: expr
            repeat-expr: num_fields.value
      consumer_group_member_metadata_value_tagged_field:
        -webide-representation: 'tag {tag:dec}, {len_content:dec} bytes'
        seq:
          - id: tag
            type: uvarint
          - id: len_content
            type: uvarint
          - id: content
            type:
              switch-on: tag.value.as<s4>
              cases:
                0: consumer_group_member_metadata_value_classic_member_metadata_tag
            size: len_content.value
      consumer_group_member_metadata_value_classic_member_metadata_tag:
        seq:
          - id: has_classic_member_metadata
            type: uvarint
          - id: classic_member_metadata
            type: classic_member_metadata
            if: has_classic_member_metadata.value != 0
            doc: 'of a member that joined by the classic protocol; null: by the new one'
      classic_member_metadata:
        seq:
          - id: session_timeout_ms
            type: s4
          - id: num_supported_protocols
            type: compact_length
          - id: supported_protocols
            type: classic_protocol
            repeat: expr
            repeat-expr: num_supported_protocols.value
          - id: tag_buffer
            type: tag_buffer
      classic_protocol:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: compact_length
          - id: name
            type: str
            size: len_name.value
          - id: len_metadata
            type: compact_length
          - id: metadata
            size: len_metadata.value
            doc: a ConsumerProtocolSubscription
          - id: tag_buffer
            type: tag_buffer
  consumer_group_target_assignment_metadata_key:
    doc: |
      Groups of the new consumer protocol (KIP-848), in __consumer_offsets under the key prefixes 3 to 8 and 16.
    types:
      consumer_group_target_assignment_metadata_key_v6:
        -webide-representation: '{group_id}'
        seq:
          - id: len_group_id
            type: s2
            valid:
              min: 0
          - id: group_id
            type: str
            size: len_group_id
  consumer_group_target_assignment_metadata_value:
    doc: |
      Groups of the new consumer protocol (KIP-848), in __consumer_offsets under the key prefixes 3 to 8 and 16.
    types:
      consumer_group_target_assignment_metadata_value_v0:
        seq:
          - id: assignment_epoch
            type: s4
            doc: the group epoch that the assignment is for
          - id: tag_buffer
            type: consumer_group_target_assignment_metadata_value_tag_buffer
      consumer_group_target_assignment_metadata_value_tag_buffer:
        -webide-representation: '{num_fields:dec} tagged fields'
        seq:
          - id: num_fields
            type: uvarint
          - id: fields
            type: consumer_group_target_assignment_metadata_value_tagged_field
            repeat: expr
            repeat-expr: num_fields.value
      consumer_group_target_assignment_metadata_value_tagged_field:
        -webide-representation: 'tag {tag:dec}, {len_content:dec} bytes'
        seq:
          - id: tag
            type: uvarint
          - id: len_content
            type: uvarint
          - id: content
            type:
              switch-on: tag.value.as<s4>
              cases:
                0: consumer_group_target_assignment_metadata_value_assignment_timestamp_tag
            size: len_content.value
      consumer_group_target_assignment_metadata_value_assignment_timestamp_tag:
        seq:
          - id: assignment_timestamp
            type: s8
            doc: when it was computed, in ms since 1970
  consumer_group_target_assignment_member_key:
    doc: |
      Groups of the new consumer protocol (KIP-848), in __consumer_offsets under the key prefixes 3 to 8 and 16.
    types:
      consumer_group_target_assignment_member_key_v7:
        -webide-representation: '{group_id}, {member_id}'
        seq:
          - id: len_group_id
            type: s2
            valid:
              min: 0
          - id: group_id
            type: str
            size: len_group_id
          - id: len_member_id
            type: s2
            valid:
              min: 0
          - id: member_id
            type: str
            size: len_member_id
  consumer_group_target_assignment_member_value:
    doc: |
      Groups of the new consumer protocol (KIP-848), in __consumer_offsets under the key prefixes 3 to 8 and 16.
    types:
      consumer_group_target_assignment_member_value_v0:
        seq:
          - id: num_topic_partitions
            type: compact_length
          - id: topic_partitions
            type: topic_partition
            repeat: expr
            repeat-expr: num_topic_partitions.value
          - id: tag_buffer
            type: tag_buffer
      topic_partition:
        seq:
          - id: topic_id
            size: 16
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: s4
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
  consumer_group_current_member_assignment_key:
    doc: |
      Groups of the new consumer protocol (KIP-848), in __consumer_offsets under the key prefixes 3 to 8 and 16.
    types:
      consumer_group_current_member_assignment_key_v8:
        -webide-representation: '{group_id}, {member_id}'
        seq:
          - id: len_group_id
            type: s2
            valid:
              min: 0
          - id: group_id
            type: str
            size: len_group_id
          - id: len_member_id
            type: s2
            valid:
              min: 0
          - id: member_id
            type: str
            size: len_member_id
  consumer_group_current_member_assignment_value:
    doc: |
      Groups of the new consumer protocol (KIP-848), in __consumer_offsets under the key prefixes 3 to 8 and 16.
    types:
      consumer_group_current_member_assignment_value_v0:
        seq:
          - id: member_epoch
            type: s4
          - id: previous_member_epoch
            type: s4
            doc: accepted, too, in case the last answer was lost
          - id: state
            type: s1
            doc: 0 stable, 1 unrevoked partitions, 2 unreleased partitions
          - id: num_assigned_partitions
            type: compact_length
          - id: assigned_partitions
            type: topic_partitions
            repeat: expr
            repeat-expr: num_assigned_partitions.value
          - id: num_partitions_pending_revocation
            type: compact_length
          - id: partitions_pending_revocation
            type: topic_partitions
            repeat: expr
            repeat-expr: num_partitions_pending_revocation.value
          - id: tag_buffer
            type: tag_buffer
      topic_partitions:
        seq:
          - id: topic_id
            size: 16
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: s4
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: topic_partitions_tag_buffer
      topic_partitions_tag_buffer:
        -webide-representation: '{num_fields:dec} tagged fields'
        seq:
          - id: num_fields
            type: uvarint
          - id: fields
            type: topic_partitions_tagged_field
            repeat: expr
            repeat-expr: num_fields.value
      topic_partitions_tagged_field:
        -webide-representation: 'tag {tag:dec}, {len_content:dec} bytes'
        seq:
          - id: tag
            type: uvarint
          - id: len_content
            type: uvarint
          - id: content
            type:
              switch-on: tag.value.as<s4>
              cases:
                0: topic_partitions_assignment_epochs_tag
            size: len_content.value
      topic_partitions_assignment_epochs_tag:
        seq:
          - id: num_assignment_epochs
            type: compact_length
          - id: assignment_epochs
            type: s4
            repeat: expr
            repeat-expr: num_assignment_epochs.value
            if: num_assignment_epochs.value >= 0
            doc: member epoch at which each partition was assigned, to fence late commits
  consumer_group_regular_expression_key:
    doc: |
      Groups of the new consumer protocol (KIP-848), in __consumer_offsets under the key prefixes 3 to 8 and 16.
    types:
      consumer_group_regular_expression_key_v16:
        -webide-representation: '{group_id}'
        seq:
          - id: len_group_id
            type: s2
            valid:
              min: 0
          - id: group_id
            type: str
            size: len_group_id
          - id: len_regular_expression
            type: s2
            valid:
              min: 0
          - id: regular_expression
            type: str
            size: len_regular_expression
  consumer_group_regular_expression_value:
    doc: |
      Groups of the new consumer protocol (KIP-848), in __consumer_offsets under the key prefixes 3 to 8 and 16.
    types:
      consumer_group_regular_expression_value_v0:
        seq:
          - id: num_topics
            type: compact_length
          - id: topics
            type: compact_string_element
            repeat: expr
            repeat-expr: num_topics.value
            doc: that it matches
          - id: version
            type: s8
            doc: of the metadata image that it was matched against
          - id: timestamp
            type: s8
            doc: when, in ms since 1970
          - id: tag_buffer
            type: tag_buffer
      compact_string_element:
        -webide-representation: '{value}'
        seq:
          - id: len_value
            type: compact_length
          - id: value
            type: str
            size: len_value.value
  share_group_partition_metadata_key:
    doc: |
      Share groups (KIP-932), in __consumer_offsets under the key prefixes 9 to 15.
    types:
      share_group_partition_metadata_key_v9:
        -webide-representation: '{group_id}'
        seq:
          - id: len_group_id
            type: s2
            valid:
              min: 0
          - id: group_id
            type: str
            size: len_group_id
  share_group_partition_metadata_value:
    doc: |
      Share groups (KIP-932), in __consumer_offsets under the key prefixes 9 to 15.
    types:
      share_group_partition_metadata_value_v0:
        seq:
          - id: num_topics
            type: compact_length
          - id: topics
            type: topic_metadata
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: tag_buffer
      topic_metadata:
        -webide-representation: '{topic_name}'
        seq:
          - id: topic_id
            size: 16
          - id: len_topic_name
            type: compact_length
          - id: topic_name
            type: str
            size: len_topic_name.value
          - id: num_partitions
            type: s4
          - id: num_partition_metadata
            type: compact_length
          - id: partition_metadata
            type: partition_metadata
            repeat: expr
            repeat-expr: num_partition_metadata.value
            doc: 'racks of each partition; empty: unknown'
          - id: tag_buffer
            type: tag_buffer
      partition_metadata:
        -webide-representation: '{partition:dec}'
        seq:
          - id: partition
            type: s4
          - id: num_racks
            type: compact_length
          - id: racks
            type: compact_string_element
            repeat: expr
            repeat-expr: num_racks.value
          - id: tag_buffer
            type: tag_buffer
      compact_string_element:
        -webide-representation: '{value}'
        seq:
          - id: len_value
            type: compact_length
          - id: value
            type: str
            size: len_value.value
  share_group_member_metadata_key:
    doc: |
      Share groups (KIP-932), in __consumer_offsets under the key prefixes 9 to 15.
    types:
      share_group_member_metadata_key_v10:
        -webide-representation: '{group_id}, {member_id}'
        seq:
          - id: len_group_id
            type: s2
            valid:
              min: 0
          - id: group_id
            type: str
            size: len_group_id
          - id: len_member_id
            type: s2
            valid:
              min: 0
          - id: member_id
            type: str
            size: len_member_id
  share_group_member_metadata_value:
    doc: |
      Share groups (KIP-932), in __consumer_offsets under the key prefixes 9 to 15.
    types:
      share_group_member_metadata_value_v0:
        seq:
          - id: len_rack_id
            type: compact_length
          - id: rack_id
            type: str
            size: len_rack_id.value
            if: len_rack_id.value >= 0
            doc: null where none is configured
          - id: len_client_id
            type: compact_length
          - id: client_id
            type: str
            size: len_client_id.value
          - id: len_client_host
            type: compact_length
          - id: client_host
            type: str
            size: len_client_host.value
          - id: num_subscribed_topic_names
            type: compact_length
          - id: subscribed_topic_names
            type: compact_string_element
            repeat: expr
            repeat-expr: num_subscribed_topic_names.value
          - id: tag_buffer
            type: tag_buffer
      compact_string_element:
        -webide-representation: '{value}'
        seq:
          - id: len_value
            type: compact_length
          - id: value
            type: str
            size: len_value.value
  share_group_metadata_key:
    doc: |
      Share groups (KIP-932), in __consumer_offsets under the key prefixes 9 to 15.
    types:
      share_group_metadata_key_v11:
        -webide-representation: '{group_id}'
        seq:
          - id: len_group_id
            type: s2
            valid:
              min: 0
          - id: group_id
            type: str
            size: len_group_id
  share_group_metadata_value:
    doc: |
      Share groups (KIP-932), in __consumer_offsets under the key prefixes 9 to 15.
    types:
      share_group_metadata_value_v0:
        -webide-representation: '{epoch:dec}'
        seq:
          - id: epoch
            type: s4
            doc: rises when the group must be assigned anew
          - id: metadata_hash
            type: s8
            doc: of the topics; a new one means a new assignment
          - id: tag_buffer
            type: tag_buffer
  share_group_target_assignment_metadata_key:
    doc: |
      Share groups (KIP-932), in __consumer_offsets under the key prefixes 9 to 15.
    types:
      share_group_target_assignment_metadata_key_v12:
        -webide-representation: '{group_id}'
        seq:
          - id: len_group_id
            type: s2
            valid:
              min: 0
          - id: group_id
            type: str
            size: len_group_id
  share_group_target_assignment_metadata_value:
    doc: |
      Share groups (KIP-932), in __consumer_offsets under the key prefixes 9 to 15.
    types:
      share_group_target_assignment_metadata_value_v0:
        seq:
          - id: assignment_epoch
            type: s4
            doc: the group epoch that the assignment is for
          - id: tag_buffer
            type: share_group_target_assignment_metadata_value_tag_buffer
      share_group_target_assignment_metadata_value_tag_buffer:
        -webide-representation: '{num_fields:dec} tagged fields'
        seq:
          - id: num_fields
            type: uvarint
          - id: fields
            type: share_group_target_assignment_metadata_value_tagged_field
            repeat: expr
            repeat-expr: num_fields.value
      share_group_target_assignment_metadata_value_tagged_field:
        -webide-representation: 'tag {tag:dec}, {len_content:dec} bytes'
        seq:
          - id: tag
            type: uvarint
          - id: len_content
            type: uvarint
          - id: content
            type:
              switch-on: tag.value.as<s4>
              cases:
                0: share_group_target_assignment_metadata_value_assignment_timestamp_tag
            size: len_content.value
      share_group_target_assignment_metadata_value_assignment_timestamp_tag:
        seq:
          - id: assignment_timestamp
            type: s8
            doc: when it was computed, in ms since 1970
  share_group_target_assignment_member_key:
    doc: |
      Share groups (KIP-932), in __consumer_offsets under the key prefixes 9 to 15.
    types:
      share_group_target_assignment_member_key_v13:
        -webide-representation: '{group_id}, {member_id}'
        seq:
          - id: len_group_id
            type: s2
            valid:
              min: 0
          - id: group_id
            type: str
            size: len_group_id
          - id: len_member_id
            type: s2
            valid:
              min: 0
          - id: member_id
            type: str
            size: len_member_id
  share_group_target_assignment_member_value:
    doc: |
      Share groups (KIP-932), in __consumer_offsets under the key prefixes 9 to 15.
    types:
      share_group_target_assignment_member_value_v0:
        seq:
          - id: num_topic_partitions
            type: compact_length
          - id: topic_partitions
            type: topic_partition
            repeat: expr
            repeat-expr: num_topic_partitions.value
          - id: tag_buffer
            type: tag_buffer
      topic_partition:
        seq:
          - id: topic_id
            size: 16
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: s4
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
  share_group_current_member_assignment_key:
    doc: |
      Share groups (KIP-932), in __consumer_offsets under the key prefixes 9 to 15.
    types:
      share_group_current_member_assignment_key_v14:
        -webide-representation: '{group_id}, {member_id}'
        seq:
          - id: len_group_id
            type: s2
            valid:
              min: 0
          - id: group_id
            type: str
            size: len_group_id
          - id: len_member_id
            type: s2
            valid:
              min: 0
          - id: member_id
            type: str
            size: len_member_id
  share_group_current_member_assignment_value:
    doc: |
      Share groups (KIP-932), in __consumer_offsets under the key prefixes 9 to 15.
    types:
      share_group_current_member_assignment_value_v0:
        seq:
          - id: member_epoch
            type: s4
          - id: previous_member_epoch
            type: s4
            doc: accepted, too, in case the last answer was lost
          - id: state
            type: s1
            doc: 0 stable
          - id: num_assigned_partitions
            type: compact_length
          - id: assigned_partitions
            type: topic_partitions
            repeat: expr
            repeat-expr: num_assigned_partitions.value
          - id: tag_buffer
            type: tag_buffer
      topic_partitions:
        seq:
          - id: topic_id
            size: 16
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: s4
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
  share_group_state_partition_metadata_key:
    doc: |
      Share groups (KIP-932), in __consumer_offsets under the key prefixes 9 to 15.
    types:
      share_group_state_partition_metadata_key_v15:
        -webide-representation: '{group_id}'
        seq:
          - id: len_group_id
            type: s2
            valid:
              min: 0
          - id: group_id
            type: str
            size: len_group_id
  share_group_state_partition_metadata_value:
    doc: |
      Share groups (KIP-932), in __consumer_offsets under the key prefixes 9 to 15.
    types:
      share_group_state_partition_metadata_value_v0:
        seq:
          - id: num_initializing_topics
            type: compact_length
          - id: initializing_topics
            type: topic_partitions_info
            repeat: expr
            repeat-expr: num_initializing_topics.value
            doc: state asked for, not confirmed
          - id: num_initialized_topics
            type: compact_length
          - id: initialized_topics
            type: topic_partitions_info
            repeat: expr
            repeat-expr: num_initialized_topics.value
          - id: num_deleting_topics
            type: compact_length
          - id: deleting_topics
            type: topic_info
            repeat: expr
            repeat-expr: num_deleting_topics.value
          - id: tag_buffer
            type: tag_buffer
      topic_partitions_info:
        -webide-representation: '{topic_name}'
        seq:
          - id: topic_id
            size: 16
          - id: len_topic_name
            type: compact_length
          - id: topic_name
            type: str
            size: len_topic_name.value
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: s4
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      topic_info:
        -webide-representation: '{topic_name}'
        seq:
          - id: topic_id
            size: 16
          - id: len_topic_name
            type: compact_length
          - id: topic_name
            type: str
            size: len_topic_name.value
          - id: tag_buffer
            type: tag_buffer
  streams_group_metadata_key:
    doc: |
      Kafka Streams groups (KIP-1071), in __consumer_offsets under the key prefixes 17 and 19 to 23.
    types:
      streams_group_metadata_key_v17:
        -webide-representation: '{group_id}'
        seq:
          - id: len_group_id
            type: s2
            valid:
              min: 0
          - id: group_id
            type: str
            size: len_group_id
  streams_group_metadata_value:
    doc: |
      Kafka Streams groups (KIP-1071), in __consumer_offsets under the key prefixes 17 and 19 to 23.
    types:
      streams_group_metadata_value_v0:
        -webide-representation: '{epoch:dec}'
        seq:
          - id: epoch
            type: s4
            doc: rises when the group must be assigned anew
          - id: metadata_hash
            type: s8
            doc: of the topics; a new one means a new assignment
          - id: tag_buffer
            type: streams_group_metadata_value_tag_buffer
      streams_group_metadata_value_tag_buffer:
        -webide-representation: '{num_fields:dec} tagged fields'
        seq:
          - id: num_fields
            type: uvarint
          - id: fields
            type: streams_group_metadata_value_tagged_field
            repeat: expr
            repeat-expr: num_fields.value
      streams_group_metadata_value_tagged_field:
        -webide-representation: 'tag {tag:dec}, {len_content:dec} bytes'
        seq:
          - id: tag
            type: uvarint
          - id: len_content
            type: uvarint
          - id: content
            type:
              switch-on: tag.value.as<s4>
              cases:
                0: streams_group_metadata_value_validated_topology_epoch_tag
                1: streams_group_metadata_value_last_assignment_configs_tag
                2: streams_group_metadata_value_stored_description_topology_epoch_tag
                3: streams_group_metadata_value_failed_description_topology_epoch_tag
            size: len_content.value
      streams_group_metadata_value_validated_topology_epoch_tag:
        seq:
          - id: validated_topology_epoch
            type: s4
            doc: 'whose topics are known to fit; -1: none'
      streams_group_metadata_value_last_assignment_configs_tag:
        seq:
          - id: num_last_assignment_configs
            type: compact_length
          - id: last_assignment_configs
            type: last_assignment_config
            repeat: expr
            repeat-expr: num_last_assignment_configs.value
            if: num_last_assignment_configs.value >= 0
            doc: that the last assignment was computed with
      last_assignment_config:
        -webide-representation: '{key}, {value}'
        seq:
          - id: len_key
            type: compact_length
          - id: key
            type: str
            size: len_key.value
          - id: len_value
            type: compact_length
          - id: value
            type: str
            size: len_value.value
          - id: tag_buffer
            type: tag_buffer
      streams_group_metadata_value_stored_description_topology_epoch_tag:
        seq:
          - id: stored_description_topology_epoch
            type: s4
            doc: 'of the description kept (KIP-1331); -1: none, -2: uncertain'
      streams_group_metadata_value_failed_description_topology_epoch_tag:
        seq:
          - id: failed_description_topology_epoch
            type: s4
            doc: 'of the description refused for good; -1: none'
  streams_group_member_metadata_key:
    doc: |
      Kafka Streams groups (KIP-1071), in __consumer_offsets under the key prefixes 17 and 19 to 23.
    types:
      streams_group_member_metadata_key_v19:
        -webide-representation: '{group_id}, {member_id}'
        seq:
          - id: len_group_id
            type: s2
            valid:
              min: 0
          - id: group_id
            type: str
            size: len_group_id
          - id: len_member_id
            type: s2
            valid:
              min: 0
          - id: member_id
            type: str
            size: len_member_id
  streams_group_member_metadata_value:
    doc: |
      Kafka Streams groups (KIP-1071), in __consumer_offsets under the key prefixes 17 and 19 to 23.
    types:
      streams_group_member_metadata_value_v0:
        seq:
          - id: len_instance_id
            type: compact_length
          - id: instance_id
            type: str
            size: len_instance_id.value
            if: len_instance_id.value >= 0
            doc: 'a static member''s own id; null: a dynamic member'
          - id: len_rack_id
            type: compact_length
          - id: rack_id
            type: str
            size: len_rack_id.value
            if: len_rack_id.value >= 0
            doc: null where none is configured
          - id: len_client_id
            type: compact_length
          - id: client_id
            type: str
            size: len_client_id.value
          - id: len_client_host
            type: compact_length
          - id: client_host
            type: str
            size: len_client_host.value
          - id: rebalance_timeout_ms
            type: s4
            doc: how long the member may take to give up tasks
          - id: topology_epoch
            type: s4
          - id: len_process_id
            type: compact_length
          - id: process_id
            type: str
            size: len_process_id.value
            doc: shared by the threads of one application instance
          - id: has_user_endpoint
            type: s1
          - id: user_endpoint
            type: endpoint
            if: has_user_endpoint >= 0
            doc: 'for interactive queries; null: none'
          - id: num_client_tags
            type: compact_length
          - id: client_tags
            type: key_value
            repeat: expr
            repeat-expr: num_client_tags.value
            doc: for rack-aware assignment
          - id: tag_buffer
            type: tag_buffer
      endpoint:
        -webide-representation: '{host}, {port:dec}'
        seq:
          - id: len_host
            type: compact_length
          - id: host
            type: str
            size: len_host.value
          - id: port
            type: u2
          - id: tag_buffer
            type: tag_buffer
      key_value:
        -webide-representation: '{key}, {value}'
        seq:
          - id: len_key
            type: compact_length
          - id: key
            type: str
            size: len_key.value
          - id: len_value
            type: compact_length
          - id: value
            type: str
            size: len_value.value
          - id: tag_buffer
            type: tag_buffer
  streams_group_target_assignment_metadata_key:
    doc: |
      Kafka Streams groups (KIP-1071), in __consumer_offsets under the key prefixes 17 and 19 to 23.
    types:
      streams_group_target_assignment_metadata_key_v20:
        -webide-representation: '{group_id}'
        seq:
          - id: len_group_id
            type: s2
            valid:
              min: 0
          - id: group_id
            type: str
            size: len_group_id
  streams_group_target_assignment_metadata_value:
    doc: |
      Kafka Streams groups (KIP-1071), in __consumer_offsets under the key prefixes 17 and 19 to 23.
    types:
      streams_group_target_assignment_metadata_value_v0:
        seq:
          - id: assignment_epoch
            type: s4
            doc: the group epoch that the assignment is for
          - id: tag_buffer
            type: streams_group_target_assignment_metadata_value_tag_buffer
      streams_group_target_assignment_metadata_value_tag_buffer:
        -webide-representation: '{num_fields:dec} tagged fields'
        seq:
          - id: num_fields
            type: uvarint
          - id: fields
            type: streams_group_target_assignment_metadata_value_tagged_field
            repeat: expr
            repeat-expr: num_fields.value
      streams_group_target_assignment_metadata_value_tagged_field:
        -webide-representation: 'tag {tag:dec}, {len_content:dec} bytes'
        seq:
          - id: tag
            type: uvarint
          - id: len_content
            type: uvarint
          - id: content
            type:
              switch-on: tag.value.as<s4>
              cases:
                0: streams_group_target_assignment_metadata_value_assignment_timestamp_tag
            size: len_content.value
      streams_group_target_assignment_metadata_value_assignment_timestamp_tag:
        seq:
          - id: assignment_timestamp
            type: s8
            doc: when it was computed, in ms since 1970
  streams_group_target_assignment_member_key:
    doc: |
      Kafka Streams groups (KIP-1071), in __consumer_offsets under the key prefixes 17 and 19 to 23.
    types:
      streams_group_target_assignment_member_key_v21:
        -webide-representation: '{group_id}, {member_id}'
        seq:
          - id: len_group_id
            type: s2
            valid:
              min: 0
          - id: group_id
            type: str
            size: len_group_id
          - id: len_member_id
            type: s2
            valid:
              min: 0
          - id: member_id
            type: str
            size: len_member_id
  streams_group_target_assignment_member_value:
    doc: |
      Kafka Streams groups (KIP-1071), in __consumer_offsets under the key prefixes 17 and 19 to 23.
    types:
      streams_group_target_assignment_member_value_v0:
        seq:
          - id: num_active_tasks
            type: compact_length
          - id: active_tasks
            type: task_ids
            repeat: expr
            repeat-expr: num_active_tasks.value
          - id: num_standby_tasks
            type: compact_length
          - id: standby_tasks
            type: task_ids
            repeat: expr
            repeat-expr: num_standby_tasks.value
          - id: num_warmup_tasks
            type: compact_length
          - id: warmup_tasks
            type: task_ids
            repeat: expr
            repeat-expr: num_warmup_tasks.value
          - id: tag_buffer
            type: tag_buffer
      task_ids:
        seq:
          - id: len_subtopology_id
            type: compact_length
          - id: subtopology_id
            type: str
            size: len_subtopology_id.value
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: s4
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
  streams_group_current_member_assignment_key:
    doc: |
      Kafka Streams groups (KIP-1071), in __consumer_offsets under the key prefixes 17 and 19 to 23.
    types:
      streams_group_current_member_assignment_key_v22:
        -webide-representation: '{group_id}, {member_id}'
        seq:
          - id: len_group_id
            type: s2
            valid:
              min: 0
          - id: group_id
            type: str
            size: len_group_id
          - id: len_member_id
            type: s2
            valid:
              min: 0
          - id: member_id
            type: str
            size: len_member_id
  streams_group_current_member_assignment_value:
    doc: |
      Kafka Streams groups (KIP-1071), in __consumer_offsets under the key prefixes 17 and 19 to 23.
    types:
      streams_group_current_member_assignment_value_v0:
        seq:
          - id: member_epoch
            type: s4
          - id: previous_member_epoch
            type: s4
            doc: accepted, too, in case the last answer was lost
          - id: state
            type: s1
            doc: 1 stable, 2 unrevoked tasks, 3 unreleased tasks
          - id: num_active_tasks
            type: compact_length
          - id: active_tasks
            type: task_ids
            repeat: expr
            repeat-expr: num_active_tasks.value
          - id: num_standby_tasks
            type: compact_length
          - id: standby_tasks
            type: task_ids
            repeat: expr
            repeat-expr: num_standby_tasks.value
          - id: num_warmup_tasks
            type: compact_length
          - id: warmup_tasks
            type: task_ids
            repeat: expr
            repeat-expr: num_warmup_tasks.value
          - id: num_active_tasks_pending_revocation
            type: compact_length
          - id: active_tasks_pending_revocation
            type: task_ids
            repeat: expr
            repeat-expr: num_active_tasks_pending_revocation.value
          - id: num_standby_tasks_pending_revocation
            type: compact_length
          - id: standby_tasks_pending_revocation
            type: task_ids
            repeat: expr
            repeat-expr: num_standby_tasks_pending_revocation.value
          - id: num_warmup_tasks_pending_revocation
            type: compact_length
          - id: warmup_tasks_pending_revocation
            type: task_ids
            repeat: expr
            repeat-expr: num_warmup_tasks_pending_revocation.value
          - id: tag_buffer
            type: tag_buffer
      task_ids:
        seq:
          - id: len_subtopology_id
            type: compact_length
          - id: subtopology_id
            type: str
            size: len_subtopology_id.value
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: s4
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: task_ids_tag_buffer
      task_ids_tag_buffer:
        -webide-representation: '{num_fields:dec} tagged fields'
        seq:
          - id: num_fields
            type: uvarint
          - id: fields
            type: task_ids_tagged_field
            repeat: expr
            repeat-expr: num_fields.value
      task_ids_tagged_field:
        -webide-representation: 'tag {tag:dec}, {len_content:dec} bytes'
        seq:
          - id: tag
            type: uvarint
          - id: len_content
            type: uvarint
          - id: content
            type:
              switch-on: tag.value.as<s4>
              cases:
                0: task_ids_assignment_epochs_tag
            size: len_content.value
      task_ids_assignment_epochs_tag:
        seq:
          - id: num_assignment_epochs
            type: compact_length
          - id: assignment_epochs
            type: s4
            repeat: expr
            repeat-expr: num_assignment_epochs.value
            if: num_assignment_epochs.value >= 0
            doc: member epoch at which each partition was assigned, to fence late commits
  streams_group_topology_key:
    doc: |
      Kafka Streams groups (KIP-1071), in __consumer_offsets under the key prefixes 17 and 19 to 23.
    types:
      streams_group_topology_key_v23:
        -webide-representation: '{group_id}'
        seq:
          - id: len_group_id
            type: s2
            valid:
              min: 0
          - id: group_id
            type: str
            size: len_group_id
  streams_group_topology_value:
    doc: |
      Kafka Streams groups (KIP-1071), in __consumer_offsets under the key prefixes 17 and 19 to 23.
    types:
      streams_group_topology_value_v0:
        -webide-representation: '{epoch:dec}'
        seq:
          - id: epoch
            type: s4
          - id: num_subtopologies
            type: compact_length
          - id: subtopologies
            type: subtopology
            repeat: expr
            repeat-expr: num_subtopologies.value
          - id: tag_buffer
            type: tag_buffer
      subtopology:
        seq:
          - id: len_subtopology_id
            type: compact_length
          - id: subtopology_id
            type: str
            size: len_subtopology_id.value
          - id: num_source_topics
            type: compact_length
          - id: source_topics
            type: compact_string_element
            repeat: expr
            repeat-expr: num_source_topics.value
          - id: num_source_topic_regex
            type: compact_length
          - id: source_topic_regex
            type: compact_string_element
            repeat: expr
            repeat-expr: num_source_topic_regex.value
          - id: num_state_changelog_topics
            type: compact_length
          - id: state_changelog_topics
            type: topic_info
            repeat: expr
            repeat-expr: num_state_changelog_topics.value
          - id: num_repartition_sink_topics
            type: compact_length
          - id: repartition_sink_topics
            type: compact_string_element
            repeat: expr
            repeat-expr: num_repartition_sink_topics.value
          - id: num_repartition_source_topics
            type: compact_length
          - id: repartition_source_topics
            type: topic_info
            repeat: expr
            repeat-expr: num_repartition_source_topics.value
          - id: num_copartition_groups
            type: compact_length
          - id: copartition_groups
            type: copartition_group
            repeat: expr
            repeat-expr: num_copartition_groups.value
            doc: source topics that must be partitioned alike
          - id: tag_buffer
            type: tag_buffer
      compact_string_element:
        -webide-representation: '{value}'
        seq:
          - id: len_value
            type: compact_length
          - id: value
            type: str
            size: len_value.value
      topic_info:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: compact_length
          - id: name
            type: str
            size: len_name.value
          - id: partitions
            type: s4
            doc: '0: as the source topics have'
          - id: replication_factor
            type: s2
            doc: '0: the broker''s default'
          - id: num_topic_configs
            type: compact_length
          - id: topic_configs
            type: topic_config
            repeat: expr
            repeat-expr: num_topic_configs.value
          - id: tag_buffer
            type: tag_buffer
      topic_config:
        -webide-representation: '{key}, {value}'
        seq:
          - id: len_key
            type: compact_length
          - id: key
            type: str
            size: len_key.value
          - id: len_value
            type: compact_length
          - id: value
            type: str
            size: len_value.value
          - id: tag_buffer
            type: tag_buffer
      copartition_group:
        seq:
          - id: num_source_topics
            type: compact_length
          - id: source_topics
            type: s2
            repeat: expr
            repeat-expr: num_source_topics.value
            doc: indexes into the subtopology's list, as the following
          - id: num_source_topic_regex
            type: compact_length
          - id: source_topic_regex
            type: s2
            repeat: expr
            repeat-expr: num_source_topic_regex.value
          - id: num_repartition_source_topics
            type: compact_length
          - id: repartition_source_topics
            type: s2
            repeat: expr
            repeat-expr: num_repartition_source_topics.value
          - id: tag_buffer
            type: tag_buffer
  uvarint:
    doc: |
      Unsigned integer of 32 bits, seven a byte, the lowest first. Kafka drops the top bits of a fifth byte.
    doc-ref: https://kafka.apache.org/protocol.html#protocol_types
    -webide-representation: '{value:dec}'
    seq:
      - id: b0
        type: u1
      - id: b1
        type: u1
        if: b0 >= 128
      - id: b2
        type: u1
        if: b0 >= 128 and b1 >= 128
      - id: b3
        type: u1
        if: b0 >= 128 and b1 >= 128 and b2 >= 128
      - id: b4
        type: u1
        if: b0 >= 128 and b1 >= 128 and b2 >= 128 and b3 >= 128
        valid:
          max: 127
    instances:
      value:
        value: >-
          ((b0 % 128).as<u4> + (b0 < 128 ? (0).as<u4> : ((b1 % 128).as<u4> * 128 +
          (b1 < 128 ? (0).as<u4> : ((b2 % 128).as<u4> * 16384 +
          (b2 < 128 ? (0).as<u4> : ((b3 % 128).as<u4> * 2097152 +
          (b3 < 128 ? (0).as<u4> : ((b4 % 16).as<u4> * 268435456).as<u4>)).as<u4>)).as<u4>)).as<u4>)).as<u4>
  compact_length:
    doc: |
      An unsigned varint that holds a length or a count plus one; zero stands for null, here -1.
    doc-ref: https://kafka.apache.org/protocol.html#protocol_types
    -webide-representation: '{value:dec}'
    seq:
      - id: stored
        type: uvarint
    instances:
      value:
        value: (stored.value.as<s4> - 1).as<s4>
  tag_buffer:
    doc: |
      Tagged fields (KIP-482), none of which this struct knows: each is a tag, a size and that many bytes.
    doc-ref: https://kafka.apache.org/protocol.html#protocol_types
    -webide-representation: '{num_fields:dec} tagged fields'
    seq:
      - id: num_fields
        type: uvarint
      - id: fields
        type: tagged_field
        repeat: expr
        repeat-expr: num_fields.value
  tagged_field:
    -webide-representation: 'tag {tag:dec}, {len_data:dec} bytes'
    seq:
      - id: tag
        type: uvarint
      - id: len_data
        type: uvarint
      - id: data
        size: len_data.value
enums:
  key_type:
    0: offset_commit_v0
    1: offset_commit
    2: group_metadata
    3: consumer_group_metadata
    4: consumer_group_partition_metadata
    5: consumer_group_member_metadata
    6: consumer_group_target_assignment_metadata
    7: consumer_group_target_assignment_member
    8: consumer_group_current_member_assignment
    9: share_group_partition_metadata
    10: share_group_member_metadata
    11: share_group_metadata
    12: share_group_target_assignment_metadata
    13: share_group_target_assignment_member
    14: share_group_current_member_assignment
    15: share_group_state_partition_metadata
    16: consumer_group_regular_expression
    17: streams_group_metadata
    19: streams_group_member_metadata
    20: streams_group_target_assignment_metadata
    21: streams_group_target_assignment_member
    22: streams_group_current_member_assignment
    23: streams_group_topology
