meta:
  id: kafka_add_raft_voter_response
  title: Kafka AddRaftVoterResponse, any version
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
  AddRaftVoter (key 80): make a controller a voter of the KRaft quorum.

  v0  KIP-853, Kafka 3.9
  v1  the caller may ask for an answer before the change is committed (KIP-1186)
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
        0: add_raft_voter_response_v0_to_v1
        1: add_raft_voter_response_v0_to_v1
    size-eos: true
types:
  add_raft_voter_response_v0_to_v1:
    -webide-representation: '{error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
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
