meta:
  id: kafka_share_group_state
  title: Kafka record of __share_group_state
  application: Apache Kafka
  xref:
    wikidata: Q16235208
  license: Apache-2.0
  ks-version: '0.10'
  encoding: UTF-8
  endian: be
doc: |
  The key of a record in the topic __share_group_state and behind it the record's value, if it has one: a record
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
            0: share_snapshot_key::share_snapshot_key_v0
            1: share_update_key::share_update_key_v1
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
            0: share_snapshot_value::share_snapshot_value_v0  # ShareSnapshotValue v0
            65536: share_update_value::share_update_value_v0  # ShareUpdateValue v0
        size-eos: true
  share_snapshot_key:
    doc: |
      The share coordinator's state of a share-group partition, in __share_group_state (KIP-932).
    types:
      share_snapshot_key_v0:
        -webide-representation: '{group_id}, {partition:dec}'
        seq:
          - id: len_group_id
            type: s2
            valid:
              min: 0
          - id: group_id
            type: str
            size: len_group_id
          - id: topic_id
            size: 16
          - id: partition
            type: s4
  share_snapshot_value:
    doc: |
      The share coordinator's state of a share-group partition, in __share_group_state (KIP-932).
    types:
      share_snapshot_value_v0:
        seq:
          - id: snapshot_epoch
            type: s4
            doc: rises with every snapshot
          - id: state_epoch
            type: s4
            doc: rises when the state is reset
          - id: leader_epoch
            type: s4
          - id: start_offset
            type: s8
            doc: '-1: unchanged, or not known yet'
          - id: create_timestamp
            type: s8
            doc: in ms since 1970
          - id: write_timestamp
            type: s8
            doc: in ms since 1970
          - id: num_state_batches
            type: compact_length
          - id: state_batches
            type: state_batch
            repeat: expr
            repeat-expr: num_state_batches.value
          - id: tag_buffer
            type: share_snapshot_value_tag_buffer
      state_batch:
        seq:
          - id: first_offset
            type: s8
          - id: last_offset
            type: s8
            doc: inclusive
          - id: delivery_state
            type: s1
            doc: 0 available, 2 acknowledged, 4 archived
          - id: delivery_count
            type: s2
            doc: how often it was handed out
          - id: tag_buffer
            type: tag_buffer
      share_snapshot_value_tag_buffer:
        -webide-representation: '{num_fields:dec} tagged fields'
        seq:
          - id: num_fields
            type: uvarint
          - id: fields
            type: share_snapshot_value_tagged_field
            repeat: expr
            repeat-expr: num_fields.value
      share_snapshot_value_tagged_field:
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
                0: share_snapshot_value_delivery_complete_count_tag
            size: len_content.value
      share_snapshot_value_delivery_complete_count_tag:
        seq:
          - id: delivery_complete_count
            type: s4
            doc: 'records at or after start_offset that are done with; -1: unknown'
  share_update_key:
    doc: |
      The share coordinator's state of a share-group partition, in __share_group_state (KIP-932).
    types:
      share_update_key_v1:
        -webide-representation: '{group_id}, {partition:dec}'
        seq:
          - id: len_group_id
            type: s2
            valid:
              min: 0
          - id: group_id
            type: str
            size: len_group_id
          - id: topic_id
            size: 16
          - id: partition
            type: s4
  share_update_value:
    doc: |
      The share coordinator's state of a share-group partition, in __share_group_state (KIP-932).
    types:
      share_update_value_v0:
        seq:
          - id: snapshot_epoch
            type: s4
            doc: rises with every snapshot
          - id: leader_epoch
            type: s4
          - id: start_offset
            type: s8
            doc: '-1: unchanged, or not known yet'
          - id: num_state_batches
            type: compact_length
          - id: state_batches
            type: state_batch
            repeat: expr
            repeat-expr: num_state_batches.value
          - id: tag_buffer
            type: share_update_value_tag_buffer
      state_batch:
        seq:
          - id: first_offset
            type: s8
          - id: last_offset
            type: s8
            doc: inclusive
          - id: delivery_state
            type: s1
            doc: 0 available, 2 acknowledged, 4 archived
          - id: delivery_count
            type: s2
            doc: how often it was handed out
          - id: tag_buffer
            type: tag_buffer
      share_update_value_tag_buffer:
        -webide-representation: '{num_fields:dec} tagged fields'
        seq:
          - id: num_fields
            type: uvarint
          - id: fields
            type: share_update_value_tagged_field
            repeat: expr
            repeat-expr: num_fields.value
      share_update_value_tagged_field:
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
                0: share_update_value_delivery_complete_count_tag
            size: len_content.value
      share_update_value_delivery_complete_count_tag:
        seq:
          - id: delivery_complete_count
            type: s4
            doc: 'records at or after start_offset that are done with; -1: unknown'
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
    0: share_snapshot
    1: share_update
