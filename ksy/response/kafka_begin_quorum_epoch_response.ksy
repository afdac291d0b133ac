meta:
  id: kafka_begin_quorum_epoch_response
  title: Kafka BeginQuorumEpochResponse, any version
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
  BeginQuorumEpoch (key 53): a newly elected KRaft leader announces itself to the voters.

  v0  KIP-595, Kafka 2.7
  v1  flexible; voter key and the leader's endpoints (KIP-853)
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
        0: begin_quorum_epoch_response_v0
        1: begin_quorum_epoch_response_v1
    size-eos: true
types:
  begin_quorum_epoch_response_v0:
    -webide-representation: '{error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: num_topics
        type: s4
        valid:
          min: 0
      - id: topics
        type: topic_data_v0
        repeat: expr
        repeat-expr: num_topics
  begin_quorum_epoch_response_v1:
    -webide-representation: '{error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: num_topics
        type: kafka_primitives::compact_length
      - id: topics
        type: topic_data_v1
        repeat: expr
        repeat-expr: num_topics.value
      - id: tag_buffer
        type: begin_quorum_epoch_response_tag_buffer
  topic_data_v0:
    -webide-representation: '{topic_name}'
    seq:
      - id: len_topic_name
        type: s2
        valid:
          min: 0
      - id: topic_name
        type: str
        size: len_topic_name
      - id: num_partitions
        type: s4
        valid:
          min: 0
      - id: partitions
        type: partition_data_v0
        repeat: expr
        repeat-expr: num_partitions
  topic_data_v1:
    -webide-representation: '{topic_name}'
    seq:
      - id: len_topic_name
        type: kafka_primitives::compact_length
      - id: topic_name
        type: str
        size: len_topic_name.value
      - id: num_partitions
        type: kafka_primitives::compact_length
      - id: partitions
        type: partition_data_v1
        repeat: expr
        repeat-expr: num_partitions.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  partition_data_v0:
    -webide-representation: '{partition_index:dec}, {error_code}'
    seq:
      - id: partition_index
        type: s4
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: leader_id
        type: s4
        doc: '-1: unknown'
      - id: leader_epoch
        type: s4
        doc: the newest that the answerer knows
  partition_data_v1:
    -webide-representation: '{partition_index:dec}, {error_code}'
    seq:
      - id: partition_index
        type: s4
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: leader_id
        type: s4
        doc: '-1: unknown'
      - id: leader_epoch
        type: s4
        doc: the newest that the answerer knows
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  begin_quorum_epoch_response_tag_buffer:
    -webide-representation: '{num_fields:dec} tagged fields'
    seq:
      - id: num_fields
        type: kafka_primitives::uvarint
      - id: fields
        type: begin_quorum_epoch_response_tagged_field
        repeat: expr
        repeat-expr: num_fields.value
  begin_quorum_epoch_response_tagged_field:
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
            0: begin_quorum_epoch_response_node_endpoints_tag
        size: len_content.value
  begin_quorum_epoch_response_node_endpoints_tag:
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
