meta:
  id: kafka_update_raft_voter_response
  title: Kafka UpdateRaftVoterResponse, any version
  application: Apache Kafka
  xref:
    wikidata: Q16235208
  license: Apache-2.0
  ks-version: '0.10'
  imports:
    - kafka_primitives
  encoding: UTF-8
  endian: be
doc: 'UpdateRaftVoter (key 82): a voter reports its endpoints and KRaft versions to the leader (KIP-853, Kafka 3.9).'
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
        0: update_raft_voter_response_v0
    size-eos: true
types:
  update_raft_voter_response_v0:
    -webide-representation: '{error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: tag_buffer
        type: update_raft_voter_response_tag_buffer
  update_raft_voter_response_tag_buffer:
    -webide-representation: '{num_fields:dec} tagged fields'
    seq:
      - id: num_fields
        type: kafka_primitives::uvarint
      - id: fields
        type: update_raft_voter_response_tagged_field
        repeat: expr
        repeat-expr: num_fields.value
  update_raft_voter_response_tagged_field:
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
            0: update_raft_voter_response_current_leader_tag
        size: len_content.value
  update_raft_voter_response_current_leader_tag:
    seq:
      - id: current_leader
        type: current_leader
        doc: where the request should have gone
  current_leader:
    -webide-representation: '{host}, {port:dec}'
    seq:
      - id: leader_id
        type: s4
        doc: '-1: unknown'
      - id: leader_epoch
        type: s4
        doc: '-1: unknown'
      - id: len_host
        type: kafka_primitives::compact_length
      - id: host
        type: str
        size: len_host.value
      - id: port
        type: s4
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
