meta:
  id: kafka_find_coordinator_response
  title: Kafka FindCoordinatorResponse, any version
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
  FindCoordinator (key 10): which broker coordinates a group, a transactional id or a share-group partition.

  v0  Kafka 0.8.2, as GroupCoordinator
  v1  transaction coordinators (KIP-98)
  v2  throttled clients are answered at once and told to wait (KIP-219)
  v3  flexible
  v4  many keys at once (KIP-699)
  v5  TRANSACTION_ABORTABLE may come back (KIP-890)
  v6  share coordinators, key "group:topic id:partition" (KIP-932)
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
        0: find_coordinator_response_v0
        1: find_coordinator_response_v1_to_v2
        2: find_coordinator_response_v1_to_v2
        3: find_coordinator_response_v3
        4: find_coordinator_response_v4_to_v6
        5: find_coordinator_response_v4_to_v6
        6: find_coordinator_response_v4_to_v6
    size-eos: true
types:
  find_coordinator_response_v0:
    -webide-representation: '{host}, {port:dec}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: node_id
        type: s4
      - id: len_host
        type: s2
        valid:
          min: 0
      - id: host
        type: str
        size: len_host
      - id: port
        type: s4
  find_coordinator_response_v1_to_v2:
    -webide-representation: '{host}, {port:dec}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
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
      - id: node_id
        type: s4
      - id: len_host
        type: s2
        valid:
          min: 0
      - id: host
        type: str
        size: len_host
      - id: port
        type: s4
  find_coordinator_response_v3:
    -webide-representation: '{host}, {port:dec}'
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
      - id: node_id
        type: s4
      - id: len_host
        type: kafka_primitives::compact_length
      - id: host
        type: str
        size: len_host.value
      - id: port
        type: s4
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  find_coordinator_response_v4_to_v6:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_coordinators
        type: kafka_primitives::compact_length
      - id: coordinators
        type: coordinator
        repeat: expr
        repeat-expr: num_coordinators.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  coordinator:
    -webide-representation: '{key}, {host}'
    seq:
      - id: len_key
        type: kafka_primitives::compact_length
      - id: key
        type: str
        size: len_key.value
      - id: node_id
        type: s4
      - id: len_host
        type: kafka_primitives::compact_length
      - id: host
        type: str
        size: len_host.value
      - id: port
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
