meta:
  id: kafka_fetch_snapshot_response
  title: Kafka FetchSnapshotResponse, any version
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
  FetchSnapshot (key 59): download a KRaft metadata snapshot piece by piece.

  v0  KIP-630, Kafka 2.8
  v1  directory id, the leader's endpoints (KIP-853)
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
        0: fetch_snapshot_response_v0
        1: fetch_snapshot_response_v1
    size-eos: true
types:
  fetch_snapshot_response_v0:
    -webide-representation: '{error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: num_topics
        type: kafka_primitives::compact_length
      - id: topics
        type: topic_snapshot
        repeat: expr
        repeat-expr: num_topics.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  fetch_snapshot_response_v1:
    -webide-representation: '{error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: num_topics
        type: kafka_primitives::compact_length
      - id: topics
        type: topic_snapshot
        repeat: expr
        repeat-expr: num_topics.value
      - id: tag_buffer
        type: fetch_snapshot_response_tag_buffer
  topic_snapshot:
    -webide-representation: '{name}'
    seq:
      - id: len_name
        type: kafka_primitives::compact_length
      - id: name
        type: str
        size: len_name.value
      - id: num_partitions
        type: kafka_primitives::compact_length
      - id: partitions
        type: partition_snapshot
        repeat: expr
        repeat-expr: num_partitions.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  partition_snapshot:
    -webide-representation: '{index:dec}, {error_code}'
    seq:
      - id: index
        type: s4
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: snapshot_id
        type: snapshot_id
      - id: size
        type: s8
        doc: of the whole snapshot, in bytes
      - id: position
        type: s8
        doc: of the first byte below
      - id: len_unaligned_records
        type: kafka_primitives::compact_length
      - id: unaligned_records
        type: kafka_primitives::records
        size: len_unaligned_records.value
        doc: a slice of the snapshot; may begin and end amid a batch
      - id: tag_buffer
        type: partition_snapshot_tag_buffer
  snapshot_id:
    -webide-representation: '{epoch:dec}'
    seq:
      - id: end_offset
        type: s8
      - id: epoch
        type: s4
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  partition_snapshot_tag_buffer:
    -webide-representation: '{num_fields:dec} tagged fields'
    seq:
      - id: num_fields
        type: kafka_primitives::uvarint
      - id: fields
        type: partition_snapshot_tagged_field
        repeat: expr
        repeat-expr: num_fields.value
  partition_snapshot_tagged_field:
    -webide-representation: 'tag {tag:dec}, {len_content:dec} bytes'
    seq:
      - id: tag
        type: kafka_primitives::uvarint
      - id: len_content
        type: kafka_primitives::uvarint
      - id: content
        type:
          switch-on: tag.value.as<s4>
          cases:
            0: partition_snapshot_current_leader_tag
        size: len_content.value
  partition_snapshot_current_leader_tag:
    seq:
      - id: current_leader
        type: leader_id_and_epoch
        doc: where the request should have gone
  leader_id_and_epoch:
    seq:
      - id: leader_id
        type: s4
      - id: leader_epoch
        type: s4
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  fetch_snapshot_response_tag_buffer:
    -webide-representation: '{num_fields:dec} tagged fields'
    seq:
      - id: num_fields
        type: kafka_primitives::uvarint
      - id: fields
        type: fetch_snapshot_response_tagged_field
        repeat: expr
        repeat-expr: num_fields.value
  fetch_snapshot_response_tagged_field:
    -webide-representation: 'tag {tag:dec}, {len_content:dec} bytes'
    seq:
      - id: tag
        type: kafka_primitives::uvarint
      - id: len_content
        type: kafka_primitives::uvarint
      - id: content
        type:
          switch-on: tag.value.as<s4>
          cases:
            0: fetch_snapshot_response_node_endpoints_tag
        size: len_content.value
  fetch_snapshot_response_node_endpoints_tag:
    seq:
      - id: num_node_endpoints
        type: kafka_primitives::compact_length
      - id: node_endpoints
        type: node_endpoint
        repeat: expr
        repeat-expr: num_node_endpoints.value
        doc: of the leaders that the partitions above name
  node_endpoint:
    -webide-representation: '{host}, {port:dec}'
    seq:
      - id: node_id
        type: s4
      - id: len_host
        type: kafka_primitives::compact_length
      - id: host
        type: str
        size: len_host.value
      - id: port
        type: u2
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
