meta:
  id: kafka_describe_quorum_response
  title: Kafka DescribeQuorumResponse, any version
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
  DescribeQuorum (key 55): leader, voters and observers of the KRaft quorum.

  v0  KIP-595, Kafka 2.7
  v1  when each replica last fetched and was last caught up (KIP-836)
  v2  nodes, directory ids, error messages (KIP-853)
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
        0: describe_quorum_response_v0
        1: describe_quorum_response_v1
        2: describe_quorum_response_v2
    size-eos: true
types:
  describe_quorum_response_v0:
    -webide-representation: '{error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: num_topics
        type: kafka_primitives::compact_length
      - id: topics
        type: topic_data_v0
        repeat: expr
        repeat-expr: num_topics.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  describe_quorum_response_v1:
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
        type: kafka_primitives::tag_buffer
  describe_quorum_response_v2:
    -webide-representation: '{error_code}'
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
      - id: num_topics
        type: kafka_primitives::compact_length
      - id: topics
        type: topic_data_v2
        repeat: expr
        repeat-expr: num_topics.value
      - id: num_nodes
        type: kafka_primitives::compact_length
      - id: nodes
        type: node
        repeat: expr
        repeat-expr: num_nodes.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  topic_data_v0:
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
        type: partition_data_v0
        repeat: expr
        repeat-expr: num_partitions.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
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
  topic_data_v2:
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
        type: partition_data_v2
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
      - id: high_watermark
        type: s8
      - id: num_current_voters
        type: kafka_primitives::compact_length
      - id: current_voters
        type: replica_state_v0
        repeat: expr
        repeat-expr: num_current_voters.value
      - id: num_observers
        type: kafka_primitives::compact_length
      - id: observers
        type: replica_state_v0
        repeat: expr
        repeat-expr: num_observers.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
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
      - id: high_watermark
        type: s8
      - id: num_current_voters
        type: kafka_primitives::compact_length
      - id: current_voters
        type: replica_state_v1
        repeat: expr
        repeat-expr: num_current_voters.value
      - id: num_observers
        type: kafka_primitives::compact_length
      - id: observers
        type: replica_state_v1
        repeat: expr
        repeat-expr: num_observers.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  partition_data_v2:
    -webide-representation: '{partition_index:dec}, {error_code}'
    seq:
      - id: partition_index
        type: s4
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
      - id: leader_id
        type: s4
        doc: '-1: unknown'
      - id: leader_epoch
        type: s4
        doc: the newest that the answerer knows
      - id: high_watermark
        type: s8
      - id: num_current_voters
        type: kafka_primitives::compact_length
      - id: current_voters
        type: replica_state_v2
        repeat: expr
        repeat-expr: num_current_voters.value
      - id: num_observers
        type: kafka_primitives::compact_length
      - id: observers
        type: replica_state_v2
        repeat: expr
        repeat-expr: num_observers.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  replica_state_v0:
    seq:
      - id: replica_id
        type: s4
      - id: log_end_offset
        type: s8
        doc: '-1: unknown'
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  replica_state_v1:
    seq:
      - id: replica_id
        type: s4
      - id: log_end_offset
        type: s8
        doc: '-1: unknown'
      - id: last_fetch_timestamp
        type: s8
        doc: 'by the leader''s clock, in ms since 1970; -1: the leader itself, or unknown'
      - id: last_caught_up_timestamp
        type: s8
        doc: 'when it last had everything; -1: unknown'
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  replica_state_v2:
    seq:
      - id: replica_id
        type: s4
      - id: replica_directory_id
        size: 16
        doc: 'of the log directory; zero: unknown'
      - id: log_end_offset
        type: s8
        doc: '-1: unknown'
      - id: last_fetch_timestamp
        type: s8
        doc: 'by the leader''s clock, in ms since 1970; -1: the leader itself, or unknown'
      - id: last_caught_up_timestamp
        type: s8
        doc: 'when it last had everything; -1: unknown'
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  node:
    -webide-representation: '{node_id:dec}'
    seq:
      - id: node_id
        type: s4
      - id: num_listeners
        type: kafka_primitives::compact_length
      - id: listeners
        type: listener
        repeat: expr
        repeat-expr: num_listeners.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  listener:
    -webide-representation: '{name}, {host}'
    seq:
      - id: len_name
        type: kafka_primitives::compact_length
      - id: name
        type: str
        size: len_name.value
      - id: len_host
        type: kafka_primitives::compact_length
      - id: host
        type: str
        size: len_host.value
      - id: port
        type: u2
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
