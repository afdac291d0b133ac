meta:
  id: kafka_remote_log_metadata_record
  title: Kafka record of __remote_log_metadata
  application: Apache Kafka
  xref:
    wikidata: Q16235208
  license: Apache-2.0
  ks-version: '0.10'
  encoding: UTF-8
  endian: be
doc: |
  The value of a record in the topic __remote_log_metadata: unsigned varints that say the frame's version (1),
  the record's type and its version, then the record.
doc-ref: https://cwiki.apache.org/confluence/display/KAFKA/KIP-631%3A+The+Quorum-based+Kafka+Controller
-webide-representation: '{record_type} v{version}'
seq:
  - id: frame_version
    type: uvarint
  - id: type
    type: uvarint
  - id: version
    type: uvarint
  - id: body
    type:
      switch-on: (type.value * 65536 + version.value).as<s4>
      cases:
        0: remote_log_segment_metadata_record::remote_log_segment_metadata_record_v0  # RemoteLogSegmentMetadataRecord v0
        65536: remote_log_segment_metadata_update_record::remote_log_segment_metadata_update_record_v0  # RemoteLogSegmentMetadataUpdateRecord v0
        131072: remote_partition_delete_metadata_record::remote_partition_delete_metadata_record_v0  # RemotePartitionDeleteMetadataRecord v0
        196608: remote_log_segment_metadata_snapshot_record::remote_log_segment_metadata_snapshot_record_v0  # RemoteLogSegmentMetadataSnapshotRecord v0
    size-eos: true
instances:
  record_type:
    value: type.b0
    enum: record_type
    if: type.b0 < 128
    doc: The type by its name; all that are known take one byte.
types:
  remote_log_segment_metadata_record:
    doc: |
      Records of the topic __remote_log_metadata (KIP-405), in the same envelope as KRaft metadata records.
    types:
      remote_log_segment_metadata_record_v0:
        -webide-representation: '{broker_id:dec}'
        seq:
          - id: remote_log_segment_id
            type: remote_log_segment_id_entry
          - id: start_offset
            type: s8
          - id: end_offset
            type: s8
            doc: inclusive
          - id: broker_id
            type: s4
          - id: max_timestamp_ms
            type: s8
            doc: of its records
          - id: event_timestamp_ms
            type: s8
            doc: when this was written
          - id: num_segment_leader_epochs
            type: compact_length
          - id: segment_leader_epochs
            type: segment_leader_epoch_entry
            repeat: expr
            repeat-expr: num_segment_leader_epochs.value
            doc: where each leader epoch begins within
          - id: segment_size_in_bytes
            type: s4
          - id: len_custom_metadata
            type: compact_length
          - id: custom_metadata
            size: len_custom_metadata.value
            if: len_custom_metadata.value >= 0
            doc: the storage plugin's own
          - id: remote_log_segment_state
            type: s1
            doc: 0 copy started, 1 copied, 2 delete started, 3 deleted
          - id: tag_buffer
            type: remote_log_segment_metadata_record_tag_buffer
      remote_log_segment_id_entry:
        seq:
          - id: topic_id_partition
            type: topic_id_partition_entry
          - id: id
            size: 16
          - id: tag_buffer
            type: tag_buffer
      topic_id_partition_entry:
        -webide-representation: '{name}, {partition:dec}'
        seq:
          - id: len_name
            type: compact_length
          - id: name
            type: str
            size: len_name.value
          - id: id
            size: 16
          - id: partition
            type: s4
          - id: tag_buffer
            type: tag_buffer
      segment_leader_epoch_entry:
        -webide-representation: '{offset:dec}'
        seq:
          - id: leader_epoch
            type: s4
          - id: offset
            type: s8
          - id: tag_buffer
            type: tag_buffer
      remote_log_segment_metadata_record_tag_buffer:
        -webide-representation: '{num_fields:dec} tagged fields'
        seq:
          - id: num_fields
            type: uvarint
          - id: fields
            type: remote_log_segment_metadata_record_tagged_field
            repeat: expr
            repeat-expr: num_fields.value
      remote_log_segment_metadata_record_tagged_field:
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
                0: remote_log_segment_metadata_record_txn_index_empty_tag
            size: len_content.value
      remote_log_segment_metadata_record_txn_index_empty_tag:
        seq:
          - id: txn_index_empty
            type: u1
            doc: there is no transaction index to fetch
  remote_log_segment_metadata_update_record:
    doc: |
      Records of the topic __remote_log_metadata (KIP-405), in the same envelope as KRaft metadata records.
    types:
      remote_log_segment_metadata_update_record_v0:
        -webide-representation: '{broker_id:dec}'
        seq:
          - id: remote_log_segment_id
            type: remote_log_segment_id_entry
          - id: broker_id
            type: s4
          - id: event_timestamp_ms
            type: s8
            doc: when this was written
          - id: len_custom_metadata
            type: compact_length
          - id: custom_metadata
            size: len_custom_metadata.value
            if: len_custom_metadata.value >= 0
            doc: the storage plugin's own
          - id: remote_log_segment_state
            type: s1
            doc: 0 copy started, 1 copied, 2 delete started, 3 deleted
          - id: tag_buffer
            type: tag_buffer
      remote_log_segment_id_entry:
        seq:
          - id: topic_id_partition
            type: topic_id_partition_entry
          - id: id
            size: 16
          - id: tag_buffer
            type: tag_buffer
      topic_id_partition_entry:
        -webide-representation: '{name}, {partition:dec}'
        seq:
          - id: len_name
            type: compact_length
          - id: name
            type: str
            size: len_name.value
          - id: id
            size: 16
          - id: partition
            type: s4
          - id: tag_buffer
            type: tag_buffer
  remote_partition_delete_metadata_record:
    doc: |
      Records of the topic __remote_log_metadata (KIP-405), in the same envelope as KRaft metadata records.
    types:
      remote_partition_delete_metadata_record_v0:
        -webide-representation: '{broker_id:dec}'
        seq:
          - id: topic_id_partition
            type: topic_id_partition_entry
          - id: broker_id
            type: s4
          - id: event_timestamp_ms
            type: s8
            doc: when this was written
          - id: remote_partition_delete_state
            type: s1
            doc: 0 marked, 1 started, 2 finished
          - id: tag_buffer
            type: tag_buffer
      topic_id_partition_entry:
        -webide-representation: '{name}, {partition:dec}'
        seq:
          - id: len_name
            type: compact_length
          - id: name
            type: str
            size: len_name.value
          - id: id
            size: 16
          - id: partition
            type: s4
          - id: tag_buffer
            type: tag_buffer
  remote_log_segment_metadata_snapshot_record:
    doc: |
      Records of the topic __remote_log_metadata (KIP-405), in the same envelope as KRaft metadata records.
    types:
      remote_log_segment_metadata_snapshot_record_v0:
        -webide-representation: '{broker_id:dec}'
        seq:
          - id: segment_id
            size: 16
          - id: start_offset
            type: s8
          - id: end_offset
            type: s8
            doc: inclusive
          - id: broker_id
            type: s4
          - id: max_timestamp_ms
            type: s8
            doc: of its records
          - id: event_timestamp_ms
            type: s8
            doc: when this was written
          - id: num_segment_leader_epochs
            type: compact_length
          - id: segment_leader_epochs
            type: segment_leader_epoch_entry
            repeat: expr
            repeat-expr: num_segment_leader_epochs.value
            doc: where each leader epoch begins within
          - id: segment_size_in_bytes
            type: s4
          - id: len_custom_metadata
            type: compact_length
          - id: custom_metadata
            size: len_custom_metadata.value
            if: len_custom_metadata.value >= 0
            doc: the storage plugin's own
          - id: remote_log_segment_state
            type: s1
            doc: 0 copy started, 1 copied, 2 delete started, 3 deleted
          - id: tag_buffer
            type: remote_log_segment_metadata_snapshot_record_tag_buffer
      segment_leader_epoch_entry:
        -webide-representation: '{offset:dec}'
        seq:
          - id: leader_epoch
            type: s4
          - id: offset
            type: s8
          - id: tag_buffer
            type: tag_buffer
      remote_log_segment_metadata_snapshot_record_tag_buffer:
        -webide-representation: '{num_fields:dec} tagged fields'
        seq:
          - id: num_fields
            type: uvarint
          - id: fields
            type: remote_log_segment_metadata_snapshot_record_tagged_field
            repeat: expr
            repeat-expr: num_fields.value
      remote_log_segment_metadata_snapshot_record_tagged_field:
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
                0: remote_log_segment_metadata_snapshot_record_txn_index_empty_tag
            size: len_content.value
      remote_log_segment_metadata_snapshot_record_txn_index_empty_tag:
        seq:
          - id: txn_index_empty
            type: u1
            doc: there is no transaction index to fetch
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
  record_type:
    0: remote_log_segment_metadata
    1: remote_log_segment_metadata_update
    2: remote_partition_delete_metadata
    3: remote_log_segment_metadata_snapshot
