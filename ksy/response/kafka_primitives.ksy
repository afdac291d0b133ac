meta:
  id: kafka_primitives
  title: Types that Kafka's specs share
  application: Apache Kafka
  xref:
    wikidata: Q16235208
  license: Apache-2.0
  ks-version: '0.10'
  encoding: UTF-8
  endian: be
doc: |
  The types and enums that Kafka's specs have in common, to be imported: variable-length integers, tagged fields, records,
  error codes.
doc-ref: https://kafka.apache.org/protocol.html
types:
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
  varint:
    doc: |
      Signed integer of 32 bits as a varint. Zigzag: 0, -1, 1, -2 are stored as 0, 1, 2, 3.
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
      magnitude:
        value: >-
          ((b0 % 128 / 2).as<s4> + (b0 < 128 ? (0).as<s4> : ((b1 % 128).as<s4> * 64 +
          (b1 < 128 ? (0).as<s4> : ((b2 % 128).as<s4> * 8192 +
          (b2 < 128 ? (0).as<s4> : ((b3 % 128).as<s4> * 1048576 +
          (b3 < 128 ? (0).as<s4> : ((b4 % 16).as<s4> * 134217728).as<s4>)).as<s4>)).as<s4>)).as<s4>)).as<s4>
      value:
        value: '(b0 % 2 == 0 ? magnitude : (-magnitude - 1).as<s4>).as<s4>'
  varlong:
    doc: |
      Signed integer of 64 bits as a varint of up to ten bytes, zigzag. JavaScript is exact to 2^53 only.
    doc-ref: https://kafka.apache.org/protocol.html#protocol_types
    -webide-representation: '{value:dec}'
    seq:
      - id: b0
        type: u1
      - id: b1
        type: varint_group((64).as<s8>)
        if: b0 >= 128
      - id: b2
        type: varint_group((8192).as<s8>)
        if: b0 >= 128 and b1.has_next
      - id: b3
        type: varint_group((1048576).as<s8>)
        if: b0 >= 128 and b1.has_next and b2.has_next
      - id: b4
        type: varint_group((134217728).as<s8>)
        if: b0 >= 128 and b1.has_next and b2.has_next and b3.has_next
      - id: b5
        type: varint_group((17179869184).as<s8>)
        if: b0 >= 128 and b1.has_next and b2.has_next and b3.has_next and b4.has_next
      - id: b6
        type: varint_group((2199023255552).as<s8>)
        if: b0 >= 128 and b1.has_next and b2.has_next and b3.has_next and b4.has_next and b5.has_next
      - id: b7
        type: varint_group((281474976710656).as<s8>)
        if: b0 >= 128 and b1.has_next and b2.has_next and b3.has_next and b4.has_next and b5.has_next and b6.has_next
      - id: b8
        type: varint_group((36028797018963968).as<s8>)
        if: b0 >= 128 and b1.has_next and b2.has_next and b3.has_next and b4.has_next and b5.has_next and b6.has_next and b7.has_next
      - id: b9
        type: varint_group((4611686018427387904).as<s8>)
        if: b0 >= 128 and b1.has_next and b2.has_next and b3.has_next and b4.has_next and b5.has_next and b6.has_next and b7.has_next and b8.has_next
    instances:
      magnitude:
        value: >-
          ((b0 % 128 / 2).as<s8> + (b0 < 128 ? (0).as<s8> : (b1.value +
          (b1.has_next ? (b2.value +
          (b2.has_next ? (b3.value +
          (b3.has_next ? (b4.value +
          (b4.has_next ? (b5.value +
          (b5.has_next ? (b6.value +
          (b6.has_next ? (b7.value +
          (b7.has_next ? (b8.value +
          (b8.has_next ? b9.value : (0).as<s8>)).as<s8> : (0).as<s8>)).as<s8> : (0).as<s8>)).as<s8> : (0).as<s8>)).as<s8> : (0).as<s8>)).as<s8> : (0).as<s8>)).as<s8> : (0).as<s8>)).as<s8> : (0).as<s8>)).as<s8>)).as<s8>
      value:
        value: '(b0 % 2 == 0 ? magnitude : (-magnitude - 1).as<s8>).as<s8>'
  varint_group:
    doc: |
      A byte of a varlong after the first, and its share in the sum.
    params:
      - id: weight
        type: s8
    seq:
      - id: b
        type: u1
    instances:
      has_next:
        value: b >= 128
      value:
        value: ((b % 128).as<s8> * weight).as<s8>
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
  records:
    doc: |
      Record batches (magic 2) and messages (magic 0 and 1) back to back: the content of a records field of Produce and Fetch,
      and of a log segment. There is no count: they end where the bytes do. A fetch may cut the last one off, a segment may
      end in zero bytes that were allocated beforehand; both are the `tail` of the last entry, as is whatever Kafka refuses.
    doc-ref: https://kafka.apache.org/documentation/#recordbatch
    seq:
      - id: entries
        type: records_entry
        repeat: eos
  records_entry:
    -webide-representation: '{batch}{tail}'
    seq:
      - id: batch
        type:
          switch-on: magic
          cases:
            0: message_v0
            1: message_v1
            2: record_batch
        size: 12 + stored_size
        if: is_whole
      - id: tail
        size-eos: true
        if: not is_whole
        doc: Cut off, or padding, or no batch at all.
    instances:
      start:
        value: _io.pos.as<s8>
      len_rest:
        value: (_io.size.as<s8> - start).as<s8>
      stored_size:
        pos: start + 8
        type: s4
        if: len_rest >= 12
      magic:
        pos: start + 16
        type: u1
        if: len_rest > 16
      is_whole:
        value: len_rest > 16 and stored_size.as<s8> <= len_rest - 12 and ((magic == 0 and stored_size >= 14) or (magic == 1 and stored_size >= 22) or (magic == 2 and stored_size >= 49))
  message_v0:
    doc: |
      A message of magic 0, as Kafka 0.7 to 0.9 wrote them. If it is compressed its value is a whole message set, which
      stays bytes here: Kaitai knows none of the codecs.
    doc-ref: https://cwiki.apache.org/confluence/display/KAFKA/A+Guide+To+The+Kafka+Protocol#AGuideToTheKafkaProtocol-Messagesets
    -webide-representation: 'offset {offset:dec}, {codec}: {key:str} = {value:str}'
    seq:
      - id: offset
        type: s8
      - id: message_size
        type: s4
        doc: bytes that follow
      - id: crc
        type: u4
        doc: CRC32 of all that follows
      - id: magic
        type: s1
      - id: attributes
        type: s1
        doc: bits 0-2 codec; 3 LogAppendTime (magic 1)
      - id: len_key
        type: s4
      - id: key
        size: len_key
        if: len_key >= 0
      - id: len_value
        type: s4
      - id: value
        size: len_value
        if: len_value >= 0
        doc: in a wrapper, the compressed inner messages
    instances:
      codec:
        value: attributes & 7
        enum: codec
  message_v1:
    doc: |
      A message of magic 1, as Kafka 0.10 wrote them (KIP-32). If it is compressed its value is a whole message set, which
      stays bytes here: Kaitai knows none of the codecs.
    doc-ref: https://cwiki.apache.org/confluence/display/KAFKA/A+Guide+To+The+Kafka+Protocol#AGuideToTheKafkaProtocol-Messagesets
    -webide-representation: 'offset {offset:dec}, {codec}: {key:str} = {value:str}'
    seq:
      - id: offset
        type: s8
      - id: message_size
        type: s4
        doc: bytes that follow
      - id: crc
        type: u4
        doc: CRC32 of all that follows
      - id: magic
        type: s1
      - id: attributes
        type: s1
        doc: bits 0-2 codec; 3 LogAppendTime (magic 1)
      - id: timestamp
        type: s8
        doc: ms since 1970
      - id: len_key
        type: s4
      - id: key
        size: len_key
        if: len_key >= 0
      - id: len_value
        type: s4
      - id: value
        size: len_value
        if: len_value >= 0
        doc: in a wrapper, the compressed inner messages
    instances:
      codec:
        value: attributes & 7
        enum: codec
      timestamp_type:
        value: (attributes >> 3) & 1
        enum: timestamp_type
  record_batch:
    doc: |
      A batch of records of magic 2, as Kafka writes them since 0.11 (KIP-98). Compressed records stay bytes: Kaitai knows
      none of the four codecs. Decompressed, they are `record` after `record`. Kaitai does not compute the checksum either.
    doc-ref: https://kafka.apache.org/documentation/#recordbatch
    -webide-representation: '{num_records:dec} records from offset {base_offset:dec}, {codec}'
    seq:
      - id: base_offset
        type: s8
        doc: of the first record that was written into it
      - id: batch_length
        type: s4
        doc: bytes that follow
      - id: partition_leader_epoch
        type: s4
        doc: set by the broker; the CRC does not cover it
      - id: magic
        type: s1
      - id: crc
        type: u4
        doc: CRC32C of all that follows
      - id: attributes
        type: s2
        doc: bits 0-2 codec, 3 LogAppendTime, 4 transactional, 5 control, 6 base_timestamp is the delete horizon (KIP-534)
      - id: last_offset_delta
        type: s4
        doc: of the last record that was written into it, kept or not
      - id: base_timestamp
        type: s8
        doc: of the first record, in ms, or the delete horizon
      - id: max_timestamp
        type: s8
        doc: of all records, in ms; with LogAppendTime every record's
      - id: producer_id
        type: s8
      - id: producer_epoch
        type: s2
      - id: base_sequence
        type: s4
        doc: of the first record, for an idempotent producer; wraps to 0
      - id: num_records
        type: s4
        doc: records that follow
      - id: records
        type: record
        repeat: expr
        repeat-expr: num_records
        if: codec == codec::none
      - id: compressed_records
        size-eos: true
        if: codec != codec::none
    instances:
      codec:
        value: attributes & 7
        enum: codec
      timestamp_type:
        value: (attributes >> 3) & 1
        enum: timestamp_type
      is_transactional:
        value: (attributes & 0x10) != 0
      is_control:
        value: (attributes & 0x20) != 0
        doc: 'Its records are the broker''s own: control records.'
      has_delete_horizon:
        value: (attributes & 0x40) != 0
        doc: 'KIP-534: base_timestamp is the horizon.'
      last_offset:
        value: (base_offset + last_offset_delta.as<s8>).as<s8>
  record:
    doc: |
      A record of magic 2. Its attributes have no meaning yet; what is stored counts from its batch's values.
    doc-ref: https://kafka.apache.org/documentation/#record
    -webide-representation: 'offset {offset:dec}: {control_key}{key:str} = {value:str}'
    seq:
      - id: length
        type: varint
        doc: bytes that follow
      - id: attributes
        type: s1
        doc: no bit has a meaning yet
      - id: timestamp_delta
        type: varlong
        doc: ms after the batch's base_timestamp
      - id: offset_delta
        type: varint
        doc: after the batch's base_offset
      - id: len_key
        type: varint
      - id: key
        size: len_key.value
        if: not _parent.is_control and len_key.value >= 0
      - id: control_key
        type: control_record_key
        size: len_key.value
        if: _parent.is_control and len_key.value >= 0
      - id: len_value
        type: varint
      - id: value
        size: len_value.value
        if: not _parent.is_control and len_value.value >= 0
        doc: null is a tombstone
      - id: control_value
        type:
          switch-on: control_key.type
          cases:
            0: end_txn_marker
            1: end_txn_marker
            2: leader_change_message
            3: snapshot_header_record
            4: snapshot_footer_record
            5: k_raft_version_record
            6: voters_record
        size: len_value.value
        if: _parent.is_control and len_value.value >= 0 and len_key.value >= 4
      - id: num_headers
        type: varint
      - id: headers
        type: record_header
        repeat: expr
        repeat-expr: num_headers.value
    instances:
      offset:
        value: (_parent.base_offset + offset_delta.value.as<s8>).as<s8>
      timestamp:
        value: >-
          (_parent.timestamp_type == timestamp_type::log_append_time ? _parent.max_timestamp :
          (_parent.base_timestamp + timestamp_delta.value).as<s8>).as<s8>
        doc: In ms since 1970.
  record_header:
    -webide-representation: '{key}'
    seq:
      - id: len_key
        type: varint
      - id: key
        type: str
        size: len_key.value
        doc: may stand there more than once
      - id: len_value
        type: varint
      - id: value
        size: len_value.value
        if: len_value.value >= 0
  control_record_key:
    -webide-representation: '{control_type}'
    seq:
      - id: version
        type: s2
      - id: type
        type: s2
    instances:
      control_type:
        value: type
        enum: control_record_type
  end_txn_marker:
    seq:
      - id: version
        type: s2
      - id: coordinator_epoch
        type: s4
        doc: of the coordinator that decided
  leader_change_message:
    seq:
      - id: body
        type:
          switch-on: 'version > 1 ? (1).as<s2> : version'
          cases:
            0: leader_change_message_v0
            1: leader_change_message_v1
        size-eos: true
    instances:
      version:
        pos: 0
        type: s2
  leader_change_message_v0:
    seq:
      - id: version
        type: s2
        doc: the message's, once more
      - id: leader_id
        type: s4
      - id: num_voters
        type: compact_length
      - id: voters
        type: voter_v0
        repeat: expr
        repeat-expr: num_voters.value
      - id: num_granting_voters
        type: compact_length
      - id: granting_voters
        type: voter_v0
        repeat: expr
        repeat-expr: num_granting_voters.value
        doc: who voted for the leader
      - id: tag_buffer
        type: tag_buffer
  leader_change_message_v1:
    seq:
      - id: version
        type: s2
        doc: the message's, once more
      - id: leader_id
        type: s4
      - id: num_voters
        type: compact_length
      - id: voters
        type: voter_v1
        repeat: expr
        repeat-expr: num_voters.value
      - id: num_granting_voters
        type: compact_length
      - id: granting_voters
        type: voter_v1
        repeat: expr
        repeat-expr: num_granting_voters.value
        doc: who voted for the leader
      - id: tag_buffer
        type: tag_buffer
  voter_v0:
    seq:
      - id: voter_id
        type: s4
      - id: tag_buffer
        type: tag_buffer
  voter_v1:
    seq:
      - id: voter_id
        type: s4
      - id: voter_directory_id
        size: 16
        doc: 'zero: unknown'
      - id: tag_buffer
        type: tag_buffer
  snapshot_header_record:
    seq:
      - id: version
        type: s2
        doc: the message's, once more
      - id: last_contained_log_timestamp
        type: s8
        doc: append time of the last record within, in ms since 1970
      - id: tag_buffer
        type: tag_buffer
  snapshot_footer_record:
    seq:
      - id: version
        type: s2
        doc: the message's, once more
      - id: tag_buffer
        type: tag_buffer
  k_raft_version_record:
    seq:
      - id: version
        type: s2
        doc: the message's, once more
      - id: k_raft_version
        type: s2
        doc: 0 static voters, 1 voters in the log (KIP-853)
      - id: tag_buffer
        type: tag_buffer
  voters_record:
    seq:
      - id: version
        type: s2
        doc: the message's, once more
      - id: num_voters
        type: compact_length
      - id: voters
        type: voter
        repeat: expr
        repeat-expr: num_voters.value
      - id: tag_buffer
        type: tag_buffer
  voter:
    seq:
      - id: voter_id
        type: s4
      - id: voter_directory_id
        size: 16
      - id: num_endpoints
        type: compact_length
      - id: endpoints
        type: endpoint
        repeat: expr
        repeat-expr: num_endpoints.value
      - id: k_raft_version_feature
        type: k_raft_version_feature
        doc: levels of kraft.version that the voter can do
      - id: tag_buffer
        type: tag_buffer
  endpoint:
    -webide-representation: '{name}, {host}'
    seq:
      - id: len_name
        type: compact_length
      - id: name
        type: str
        size: len_name.value
      - id: len_host
        type: compact_length
      - id: host
        type: str
        size: len_host.value
      - id: port
        type: u2
      - id: tag_buffer
        type: tag_buffer
  k_raft_version_feature:
    seq:
      - id: min_supported_version
        type: s2
      - id: max_supported_version
        type: s2
      - id: tag_buffer
        type: tag_buffer
enums:
  api_key:
    0: produce
    1: fetch
    2: list_offsets
    3: metadata
    4: leader_and_isr
    5: stop_replica
    6: update_metadata
    7: controlled_shutdown
    8: offset_commit
    9: offset_fetch
    10: find_coordinator
    11: join_group
    12: heartbeat
    13: leave_group
    14: sync_group
    15: describe_groups
    16: list_groups
    17: sasl_handshake
    18: api_versions
    19: create_topics
    20: delete_topics
    21: delete_records
    22: init_producer_id
    23: offset_for_leader_epoch
    24: add_partitions_to_txn
    25: add_offsets_to_txn
    26: end_txn
    27: write_txn_markers
    28: txn_offset_commit
    29: describe_acls
    30: create_acls
    31: delete_acls
    32: describe_configs
    33: alter_configs
    34: alter_replica_log_dirs
    35: describe_log_dirs
    36: sasl_authenticate
    37: create_partitions
    38: create_delegation_token
    39: renew_delegation_token
    40: expire_delegation_token
    41: describe_delegation_token
    42: delete_groups
    43: elect_leaders
    44: incremental_alter_configs
    45: alter_partition_reassignments
    46: list_partition_reassignments
    47: offset_delete
    48: describe_client_quotas
    49: alter_client_quotas
    50: describe_user_scram_credentials
    51: alter_user_scram_credentials
    52: vote
    53: begin_quorum_epoch
    54: end_quorum_epoch
    55: describe_quorum
    56: alter_partition
    57: update_features
    58: envelope
    59: fetch_snapshot
    60: describe_cluster
    61: describe_producers
    62: broker_registration
    63: broker_heartbeat
    64: unregister_broker
    65: describe_transactions
    66: list_transactions
    67: allocate_producer_ids
    68: consumer_group_heartbeat
    69: consumer_group_describe
    70: controller_registration
    71: get_telemetry_subscriptions
    72: push_telemetry
    73: assign_replicas_to_dirs
    74: list_config_resources
    75: describe_topic_partitions
    76: share_group_heartbeat
    77: share_group_describe
    78: share_fetch
    79: share_acknowledge
    80: add_raft_voter
    81: remove_raft_voter
    82: update_raft_voter
    83: initialize_share_group_state
    84: read_share_group_state
    85: write_share_group_state
    86: delete_share_group_state
    87: read_share_group_state_summary
    88: streams_group_heartbeat
    89: streams_group_describe
    90: describe_share_group_offsets
    91: alter_share_group_offsets
    92: delete_share_group_offsets
    93: streams_group_topology_description_update
    94: unregister_controller
  error_code:
    -1:
      id: unknown_server_error
      doc: the broker failed in a way that has no code; its log says more
    0:
      id: none
      doc: no error
    1:
      id: offset_out_of_range
      doc: 'the log has no such offset: too old, deleted, or not written yet'
    2:
      id: corrupt_message
      doc: wrong CRC or size, or a record without key for a compacted topic (retriable)
    3:
      id: unknown_topic_or_partition
      doc: no such topic or partition, or the broker is not a replica of it (yet) (retriable)
    4:
      id: invalid_fetch_size
      doc: a fetch size that makes no sense
    5:
      id: leader_not_available
      doc: the partition has no leader just now (retriable)
    6:
      id: not_leader_or_follower
      doc: the broker does not lead the partition, or is no replica of it (retriable)
    7:
      id: request_timed_out
      doc: the broker could not finish within the request's timeout (retriable)
    8:
      id: broker_not_available
      doc: the broker is not alive
    9:
      id: replica_not_available
      doc: no usable replica of the partition on this broker (retriable)
    10:
      id: message_too_large
      doc: a record or batch larger than the topic allows (max.message.bytes)
    11:
      id: stale_controller_epoch
      doc: the sender is no longer the controller
    12:
      id: offset_metadata_too_large
      doc: the metadata beside a committed offset is longer than the broker allows
    13:
      id: network_exception
      doc: the connection broke before an answer came; clients make this one up themselves (retriable)
    14:
      id: coordinator_load_in_progress
      doc: the coordinator is still loading its state (retriable)
    15:
      id: coordinator_not_available
      doc: the coordinator is not there, or its topic is not created yet (retriable)
    16:
      id: not_coordinator
      doc: another broker is the coordinator (retriable)
    17:
      id: invalid_topic_exception
      doc: an illegal topic name, or a topic that must not be used this way
    18:
      id: record_list_too_large
      doc: a batch larger than a log segment
    19:
      id: not_enough_replicas
      doc: too few replicas in sync to accept a write (min.insync.replicas) (retriable)
    20:
      id: not_enough_replicas_after_append
      doc: written, but fewer replicas in sync than required had it (retriable)
    21:
      id: invalid_required_acks
      doc: acks must be 0, 1 or -1
    22:
      id: illegal_generation
      doc: the group is in another generation
    23:
      id: inconsistent_group_protocol
      doc: no protocol in common with the other members of the group
    24:
      id: invalid_group_id
      doc: an empty or otherwise impossible group id
    25:
      id: unknown_member_id
      doc: the coordinator knows no such member; join again
    26:
      id: invalid_session_timeout
      doc: a session timeout outside the broker's limits
    27:
      id: rebalance_in_progress
      doc: the group is rebalancing; join again
    28:
      id: invalid_commit_offset_size
      doc: the offset commit is too large for the offsets topic
    29:
      id: topic_authorization_failed
      doc: no permission on the topic
    30:
      id: group_authorization_failed
      doc: no permission on the group
    31:
      id: cluster_authorization_failed
      doc: no permission on the cluster
    32:
      id: invalid_timestamp
      doc: a timestamp outside the range that the topic accepts
    33:
      id: unsupported_sasl_mechanism
      doc: the broker does not offer this SASL mechanism
    34:
      id: illegal_sasl_state
      doc: a request that SASL does not allow at this point
    35:
      id: unsupported_version
      doc: the broker does not speak this version of the API
    36:
      id: topic_already_exists
      doc: a topic of that name exists
    37:
      id: invalid_partitions
      doc: an impossible number of partitions
    38:
      id: invalid_replication_factor
      doc: a replication factor below 1 or above the number of brokers
    39:
      id: invalid_replica_assignment
      doc: an impossible assignment of replicas
    40:
      id: invalid_config
      doc: an illegal configuration
    41:
      id: not_controller
      doc: another node is the controller (retriable)
    42:
      id: invalid_request
      doc: a request that contradicts itself, or that the broker cannot read
    43:
      id: unsupported_for_message_format
      doc: the topic's message format is too old for this request
    44:
      id: policy_violation
      doc: the broker's policy forbids it
    45:
      id: out_of_order_sequence_number
      doc: the producer's sequence number leaves a gap
    46:
      id: duplicate_sequence_number
      doc: the batch is there already
    47:
      id: invalid_producer_epoch
      doc: a newer producer with this id is at work
    48:
      id: invalid_txn_state
      doc: not allowed in the transaction's present state
    49:
      id: invalid_producer_id_mapping
      doc: the producer id does not belong to the transactional id
    50:
      id: invalid_transaction_timeout
      doc: a transaction timeout above the broker's limit
    51:
      id: concurrent_transactions
      doc: the transactional id's previous operation is still going on (retriable)
    52:
      id: transaction_coordinator_fenced
      doc: the sender of the markers is no longer the coordinator
    53:
      id: transactional_id_authorization_failed
      doc: no permission on the transactional id
    54:
      id: security_disabled
      doc: the broker has no authorizer
    55:
      id: operation_not_attempted
      doc: not tried, since another operation of the request failed
    56:
      id: kafka_storage_error
      doc: the disk that holds the log failed (retriable)
    57:
      id: log_dir_not_found
      doc: no such log directory on the broker
    58:
      id: sasl_authentication_failed
      doc: wrong credentials
    59:
      id: unknown_producer_id
      doc: the broker has forgotten the producer, as its records were deleted
    60:
      id: reassignment_in_progress
      doc: the partition is being reassigned
    61:
      id: delegation_token_auth_disabled
      doc: the broker has delegation tokens switched off
    62:
      id: delegation_token_not_found
      doc: no such delegation token
    63:
      id: delegation_token_owner_mismatch
      doc: not the token's owner or renewer
    64:
      id: delegation_token_request_not_allowed
      doc: tokens need a secure connection that was not itself opened with one
    65:
      id: delegation_token_authorization_failed
      doc: no permission on the delegation token
    66:
      id: delegation_token_expired
      doc: the delegation token is too old
    67:
      id: invalid_principal_type
      doc: not a kind of principal that the broker supports
    68:
      id: non_empty_group
      doc: the group still has members
    69:
      id: group_id_not_found
      doc: no such group
    70:
      id: fetch_session_id_not_found
      doc: no such fetch session; begin a new one (retriable)
    71:
      id: invalid_fetch_session_epoch
      doc: the fetch session is at another epoch (retriable)
    72:
      id: listener_not_found
      doc: the leader has no endpoint on the listener that was asked (retriable)
    73:
      id: topic_deletion_disabled
      doc: the broker has topic deletion switched off
    74:
      id: fenced_leader_epoch
      doc: the client knows an older leader epoch than the broker (retriable)
    75:
      id: unknown_leader_epoch
      doc: the client knows a newer leader epoch than the broker (retriable)
    76:
      id: unsupported_compression_type
      doc: the client's version cannot take this compression
    77:
      id: stale_broker_epoch
      doc: the broker has registered anew since
    78:
      id: offset_not_available
      doc: a fresh leader cannot tell yet (retriable)
    79:
      id: member_id_required
      doc: join again with the member id given here
    80:
      id: preferred_leader_not_available
      doc: the preferred leader is not in sync (retriable)
    81:
      id: group_max_size_reached
      doc: the group is full
    82:
      id: fenced_instance_id
      doc: another member with the same static id has taken its place
    83:
      id: eligible_leaders_not_available
      doc: no replica may become leader (retriable)
    84:
      id: election_not_needed
      doc: the partition has the right leader already (retriable)
    85:
      id: no_reassignment_in_progress
      doc: the partition is not being reassigned
    86:
      id: group_subscribed_to_topic
      doc: the group still subscribes to the topic
    87:
      id: invalid_record
      doc: the broker refused the record itself
    88:
      id: unstable_offset_commit
      doc: an open transaction has offsets pending (retriable)
    89:
      id: throttling_quota_exceeded
      doc: too many changes at once for the quota; wait and try again (retriable)
    90:
      id: producer_fenced
      doc: a newer producer with the same transactional id has taken over
    91:
      id: resource_not_found
      doc: the request names something that does not exist
    92:
      id: duplicate_resource
      doc: the request names the same thing twice
    93:
      id: unacceptable_credential
      doc: the new credential is too weak or malformed
    94:
      id: inconsistent_voter_set
      doc: sender or receiver is not one of the quorum's voters
    95:
      id: invalid_update_version
      doc: an impossible feature level
    96:
      id: feature_update_failed
      doc: the feature levels could not be updated
    97:
      id: principal_deserialization_failure
      doc: the broker could not read the forwarded principal
    98:
      id: snapshot_not_found
      doc: no such snapshot
    99:
      id: position_out_of_range
      doc: a position outside the snapshot
    100:
      id: unknown_topic_id
      doc: no such topic id (yet) (retriable)
    101:
      id: duplicate_broker_registration
      doc: another broker with this id is alive
    102:
      id: broker_id_not_registered
      doc: no broker with this id
    103:
      id: inconsistent_topic_id
      doc: the log belongs to another topic id (retriable)
    104:
      id: inconsistent_cluster_id
      doc: the request is meant for another cluster
    105:
      id: transactional_id_not_found
      doc: no such transactional id
    106:
      id: fetch_session_topic_id_error
      doc: the session mixes topic names and ids (retriable)
    107:
      id: ineligible_replica
      doc: a replica that must not enter the in-sync set
    108:
      id: new_leader_elected
      doc: done, but the partition has a new leader
    109:
      id: offset_moved_to_tiered_storage
      doc: the offset is in tiered storage now, no longer in the local log
    110:
      id: fenced_member_epoch
      doc: 'the member is at an older epoch than its group: give up everything and join again'
    111:
      id: unreleased_instance_id
      doc: another member still holds the static id
    112:
      id: unsupported_assignor
      doc: no such assignor in this group
    113:
      id: stale_member_epoch
      doc: 'the member is at another epoch: heartbeat, then try again'
    114:
      id: mismatched_endpoint_type
      doc: a controller was asked what only brokers answer, or the other way round
    115:
      id: unsupported_endpoint_type
      doc: a kind of endpoint that the node does not know
    116:
      id: unknown_controller_id
      doc: no such controller
    117:
      id: unknown_subscription_id
      doc: the broker has another telemetry subscription for the client by now
    118:
      id: telemetry_too_large
      doc: more telemetry than the broker takes at once
    119:
      id: invalid_registration
      doc: the registration contradicts the cluster's state
    120:
      id: transaction_abortable
      doc: the transaction must be aborted; the producer may go on after that
    121:
      id: invalid_record_state
      doc: the record is not in the state that the acknowledgement needs
    122:
      id: share_session_not_found
      doc: no such share session; begin a new one (retriable)
    123:
      id: invalid_share_session_epoch
      doc: the share session is at another epoch (retriable)
    124:
      id: fenced_state_epoch
      doc: the share state is at another epoch
    125:
      id: invalid_voter_key
      doc: the replica is not the voter that was addressed
    126:
      id: duplicate_voter
      doc: it is a voter already
    127:
      id: voter_not_found
      doc: it is no voter
    128:
      id: invalid_regular_expression
      doc: a regular expression that cannot be read
    129:
      id: rebootstrap_required
      doc: 'the client knows too little to go on: begin again with the bootstrap servers'
    130:
      id: streams_invalid_topology
      doc: a topology that makes no sense
    131:
      id: streams_invalid_topology_epoch
      doc: a topology epoch that makes no sense
    132:
      id: streams_topology_fenced
      doc: the group has moved on to a newer topology
    133:
      id: share_session_limit_reached
      doc: the broker has as many share sessions as it may (retriable)
    134:
      id: group_deletion_failed
      doc: the group was not deleted; the message says why
    135:
      id: streams_topology_description_update_failed
      doc: the topology description was not stored; the message says why
    136:
      id: controller_id_not_registered
      doc: no controller with this id
  codec:
    0: none
    1: gzip
    2:
      id: snappy
      doc: In xerial's framing from Java clients, or as one raw block.
    3:
      id: lz4
      doc: Frames; with magic 0 their header checksum is wrong (KAFKA-3160).
    4:
      id: zstd
      doc: Since Kafka 2.1 (KIP-110), with magic 2 only.
  timestamp_type:
    0:
      id: create_time
      doc: Set by the producer, for each record.
    1:
      id: log_append_time
      doc: Set by the broker, for a whole batch.
  control_record_type:
    0:
      id: abort
      doc: The value is of EndTxnMarker.
    1:
      id: commit
      doc: The value is of EndTxnMarker.
    2:
      id: leader_change
      doc: The value is of LeaderChangeMessage.
    3:
      id: snapshot_header
      doc: The value is of SnapshotHeaderRecord.
    4:
      id: snapshot_footer
      doc: The value is of SnapshotFooterRecord.
    5:
      id: kraft_version
      doc: The value is of KRaftVersionRecord.
    6:
      id: kraft_voters
      doc: The value is of VotersRecord.
