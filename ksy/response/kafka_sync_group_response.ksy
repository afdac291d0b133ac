meta:
  id: kafka_sync_group_response
  title: Kafka SyncGroupResponse, any version
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
  SyncGroup (key 14): the leader of a classic group hands out the assignment, the others collect theirs.

  An assignment is opaque here: for protocol type "consumer" it is an int16 version and a ConsumerProtocolAssignment.

  v0  Kafka 0.9
  v1  throttle time (KIP-124)
  v2  throttled clients are answered at once and told to wait (KIP-219)
  v3  static members (KIP-345)
  v4  flexible
  v5  protocol type and name, for the broker to check (KIP-559)
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
        0: sync_group_response_v0
        1: sync_group_response_v1_to_v3
        2: sync_group_response_v1_to_v3
        3: sync_group_response_v1_to_v3
        4: sync_group_response_v4
        5: sync_group_response_v5
    size-eos: true
types:
  sync_group_response_v0:
    -webide-representation: '{error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: len_assignment
        type: s4
        valid:
          min: 0
      - id: assignment
        size: len_assignment
        doc: for 'consumer' a ConsumerProtocolAssignment
  sync_group_response_v1_to_v3:
    -webide-representation: '{error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: len_assignment
        type: s4
        valid:
          min: 0
      - id: assignment
        size: len_assignment
        doc: for 'consumer' a ConsumerProtocolAssignment
  sync_group_response_v4:
    -webide-representation: '{error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: len_assignment
        type: kafka_primitives::compact_length
      - id: assignment
        size: len_assignment.value
        doc: for 'consumer' a ConsumerProtocolAssignment
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  sync_group_response_v5:
    -webide-representation: '{error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: len_protocol_type
        type: kafka_primitives::compact_length
      - id: protocol_type
        type: str
        size: len_protocol_type.value
        if: len_protocol_type.value >= 0
      - id: len_protocol_name
        type: kafka_primitives::compact_length
      - id: protocol_name
        type: str
        size: len_protocol_name.value
        if: len_protocol_name.value >= 0
      - id: len_assignment
        type: kafka_primitives::compact_length
      - id: assignment
        size: len_assignment.value
        doc: for 'consumer' a ConsumerProtocolAssignment
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
