meta:
  id: kafka_elect_leaders_response
  title: Kafka ElectLeadersResponse, any version
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
  ElectLeaders (key 43): trigger leader elections. Called ElectPreferredLeaders in Kafka 2.2 and 2.3.

  v0  preferred leaders only (KIP-183, Kafka 2.2)
  v1  unclean elections too (KIP-460)
  v2  flexible
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
        0: elect_leaders_response_v0
        1: elect_leaders_response_v1
        2: elect_leaders_response_v2
    size-eos: true
types:
  elect_leaders_response_v0:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_replica_election_results
        type: s4
        valid:
          min: 0
      - id: replica_election_results
        type: replica_election_result_v0_to_v1
        repeat: expr
        repeat-expr: num_replica_election_results
  elect_leaders_response_v1:
    -webide-representation: '{error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: num_replica_election_results
        type: s4
        valid:
          min: 0
      - id: replica_election_results
        type: replica_election_result_v0_to_v1
        repeat: expr
        repeat-expr: num_replica_election_results
  elect_leaders_response_v2:
    -webide-representation: '{error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: num_replica_election_results
        type: kafka_primitives::compact_length
      - id: replica_election_results
        type: replica_election_result_v2
        repeat: expr
        repeat-expr: num_replica_election_results.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  replica_election_result_v0_to_v1:
    -webide-representation: '{topic}'
    seq:
      - id: len_topic
        type: s2
        valid:
          min: 0
      - id: topic
        type: str
        size: len_topic
      - id: num_partition_result
        type: s4
        valid:
          min: 0
      - id: partition_result
        type: partition_result_v0_to_v1
        repeat: expr
        repeat-expr: num_partition_result
  replica_election_result_v2:
    -webide-representation: '{topic}'
    seq:
      - id: len_topic
        type: kafka_primitives::compact_length
      - id: topic
        type: str
        size: len_topic.value
      - id: num_partition_result
        type: kafka_primitives::compact_length
      - id: partition_result
        type: partition_result_v2
        repeat: expr
        repeat-expr: num_partition_result.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  partition_result_v0_to_v1:
    -webide-representation: '{partition_id:dec}, {error_code}'
    seq:
      - id: partition_id
        type: s4
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: len_error_message
        type: s2
      - id: error_message
        type: str
        size: len_error_message
        if: len_error_message >= 0
        doc: 'null: there is none'
  partition_result_v2:
    -webide-representation: '{partition_id:dec}, {error_code}'
    seq:
      - id: partition_id
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
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
