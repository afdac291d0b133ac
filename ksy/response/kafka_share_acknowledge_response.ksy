meta:
  id: kafka_share_acknowledge_response
  title: Kafka ShareAcknowledgeResponse, any version
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
  ShareAcknowledge (key 79): a share group's consumer acknowledges records apart from fetching.

  v0  early access of Kafka 4.0 only
  v1  KIP-932, Kafka 4.1
  v2  acknowledgements that renew the lock (KIP-1222, Kafka 4.2)
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
        0: share_acknowledge_response_v0_to_v1
        1: share_acknowledge_response_v0_to_v1
        2: share_acknowledge_response_v2
    size-eos: true
types:
  share_acknowledge_response_v0_to_v1:
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
      - id: num_responses
        type: kafka_primitives::compact_length
      - id: responses
        type: share_acknowledge_topic_response
        repeat: expr
        repeat-expr: num_responses.value
      - id: num_node_endpoints
        type: kafka_primitives::compact_length
      - id: node_endpoints
        type: node_endpoint
        repeat: expr
        repeat-expr: num_node_endpoints.value
        doc: of the leaders that the partitions above name
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  share_acknowledge_response_v2:
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
      - id: acquisition_lock_timeout_ms
        type: s4
        doc: how long renewed records are the member's alone
      - id: num_responses
        type: kafka_primitives::compact_length
      - id: responses
        type: share_acknowledge_topic_response
        repeat: expr
        repeat-expr: num_responses.value
      - id: num_node_endpoints
        type: kafka_primitives::compact_length
      - id: node_endpoints
        type: node_endpoint
        repeat: expr
        repeat-expr: num_node_endpoints.value
        doc: of the leaders that the partitions above name
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  share_acknowledge_topic_response:
    seq:
      - id: topic_id
        size: 16
      - id: num_partitions
        type: kafka_primitives::compact_length
      - id: partitions
        type: partition_data
        repeat: expr
        repeat-expr: num_partitions.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  partition_data:
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
      - id: current_leader
        type: leader_id_and_epoch
        doc: where the request should have gone
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  leader_id_and_epoch:
    seq:
      - id: leader_id
        type: s4
      - id: leader_epoch
        type: s4
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
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
        type: s4
      - id: len_rack
        type: kafka_primitives::compact_length
      - id: rack
        type: str
        size: len_rack.value
        if: len_rack.value >= 0
        doc: null where none is configured
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
