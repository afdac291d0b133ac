meta:
  id: kafka_transaction_state
  title: Kafka record of __transaction_state
  application: Apache Kafka
  xref:
    wikidata: Q16235208
  license: Apache-2.0
  ks-version: '0.10'
  encoding: UTF-8
  endian: be
doc: |
  The key of a record in the topic __transaction_state and behind it the record's value, if it has one: a record
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
            0: transaction_log_key_v0
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
            0: transaction_log_value_v0  # TransactionLogValue v0
            1: transaction_log_value_v1  # TransactionLogValue v1
        size-eos: true
  transaction_log_key_v0:
    -webide-representation: '{transactional_id}'
    seq:
      - id: len_transactional_id
        type: s2
        valid:
          min: 0
      - id: transactional_id
        type: str
        size: len_transactional_id
  transaction_log_value_v0:
    -webide-representation: '{producer_id:dec}'
    seq:
      - id: producer_id
        type: s8
      - id: producer_epoch
        type: s2
      - id: transaction_timeout_ms
        type: s4
        doc: after which the coordinator aborts
      - id: transaction_status
        type: s1
        doc: see above
      - id: num_transaction_partitions
        type: s4
      - id: transaction_partitions
        type: partitions_schema_v0
        repeat: expr
        repeat-expr: num_transaction_partitions
        if: num_transaction_partitions >= 0
        doc: 'null: none'
      - id: transaction_last_update_timestamp_ms
        type: s8
        doc: since 1970
      - id: transaction_start_timestamp_ms
        type: s8
        doc: 'since 1970; -1: not begun'
  transaction_log_value_v1:
    -webide-representation: '{producer_id:dec}'
    seq:
      - id: producer_id
        type: s8
      - id: producer_epoch
        type: s2
      - id: transaction_timeout_ms
        type: s4
        doc: after which the coordinator aborts
      - id: transaction_status
        type: s1
        doc: see above
      - id: num_transaction_partitions
        type: compact_length
      - id: transaction_partitions
        type: partitions_schema_v1
        repeat: expr
        repeat-expr: num_transaction_partitions.value
        if: num_transaction_partitions.value >= 0
        doc: 'null: none'
      - id: transaction_last_update_timestamp_ms
        type: s8
        doc: since 1970
      - id: transaction_start_timestamp_ms
        type: s8
        doc: 'since 1970; -1: not begun'
      - id: tag_buffer
        type: transaction_log_value_tag_buffer
  partitions_schema_v0:
    -webide-representation: '{topic}'
    seq:
      - id: len_topic
        type: s2
        valid:
          min: 0
      - id: topic
        type: str
        size: len_topic
      - id: num_partition_ids
        type: s4
        valid:
          min: 0
      - id: partition_ids
        type: s4
        repeat: expr
        repeat-expr: num_partition_ids
  partitions_schema_v1:
    -webide-representation: '{topic}'
    seq:
      - id: len_topic
        type: compact_length
      - id: topic
        type: str
        size: len_topic.value
      - id: num_partition_ids
        type: compact_length
      - id: partition_ids
        type: s4
        repeat: expr
        repeat-expr: num_partition_ids.value
      - id: tag_buffer
        type: tag_buffer
  transaction_log_value_tag_buffer:
    -webide-representation: '{num_fields:dec} tagged fields'
    seq:
      - id: num_fields
        type: uvarint
      - id: fields
        type: transaction_log_value_tagged_field
        repeat: expr
        repeat-expr: num_fields.value
  transaction_log_value_tagged_field:
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
            0: transaction_log_value_previous_producer_id_tag
            1: transaction_log_value_next_producer_id_tag
            2: transaction_log_value_client_transaction_version_tag
            3: transaction_log_value_next_producer_epoch_tag
        size: len_content.value
  transaction_log_value_previous_producer_id_tag:
    seq:
      - id: previous_producer_id
        type: s8
        doc: 'of the last committed transaction; -1: the same'
  transaction_log_value_next_producer_id_tag:
    seq:
      - id: next_producer_id
        type: s8
        doc: 'given to the producer already; -1: the same'
  transaction_log_value_client_transaction_version_tag:
    seq:
      - id: client_transaction_version
        type: s2
        doc: '2: the epoch rises with every transaction (KIP-890)'
  transaction_log_value_next_producer_epoch_tag:
    seq:
      - id: next_producer_epoch
        type: s2
        doc: likewise
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
    0: transaction_log
