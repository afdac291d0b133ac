meta:
  id: kafka_records
  title: Kafka records, of any magic, and log segments
  application: Apache Kafka
  file-extension: log
  xref:
    wikidata: Q16235208
  license: Apache-2.0
  ks-version: '0.10'
  encoding: UTF-8
  endian: be
doc: |
  Record batches (magic 2) and messages (magic 0 and 1) back to back: the content of a records field of Produce and Fetch,
  and of a log segment. There is no count: they end where the bytes do. A fetch may cut the last one off, a segment may
  end in zero bytes that were allocated beforehand; both are the `tail` of the last entry, as is whatever Kafka refuses.
doc-ref: https://kafka.apache.org/documentation/#recordbatch
seq:
  - id: entries
    type: records_entry
    repeat: eos
types:
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
enums:
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
