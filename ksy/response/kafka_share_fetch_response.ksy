meta:
  id: kafka_share_fetch_response
  title: Kafka ShareFetchResponse, any version
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
  ShareFetch (key 78): a share group's consumer acquires records, and may acknowledge earlier ones.

  v0  early access of Kafka 4.0 only
  v1  KIP-932, Kafka 4.1
  v2  how strictly the record limit holds (KIP-1206), acknowledgements that renew the lock (KIP-1222), Kafka 4.2
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
        0: share_fetch_response_v0
        1: share_fetch_response_v1_to_v2
        2: share_fetch_response_v1_to_v2
    size-eos: true
types:
  share_fetch_response_v0:
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
        type: share_fetchable_topic_response_v0
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
  share_fetch_response_v1_to_v2:
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
        doc: how long the records are the member's alone
      - id: num_responses
        type: kafka_primitives::compact_length
      - id: responses
        type: share_fetchable_topic_response_v1_to_v2
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
  share_fetchable_topic_response_v0:
    seq:
      - id: topic_id
        size: 16
      - id: num_partitions
        type: kafka_primitives::compact_length
      - id: partitions
        type: partition_data_v0
        repeat: expr
        repeat-expr: num_partitions.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  share_fetchable_topic_response_v1_to_v2:
    seq:
      - id: topic_id
        size: 16
      - id: num_partitions
        type: kafka_primitives::compact_length
      - id: partitions
        type: partition_data_v1_to_v2
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
      - id: len_error_message
        type: kafka_primitives::compact_length
      - id: error_message
        type: str
        size: len_error_message.value
        if: len_error_message.value >= 0
        doc: 'null: there is none'
      - id: acknowledge_error_code
        type: s2
        enum: kafka_primitives::error_code
        doc: of the acknowledgements that came with the request
      - id: len_acknowledge_error_message
        type: kafka_primitives::compact_length
      - id: acknowledge_error_message
        type: str
        size: len_acknowledge_error_message.value
        if: len_acknowledge_error_message.value >= 0
      - id: current_leader
        type: leader_id_and_epoch
        doc: where the request should have gone
      - id: len_records
        type: kafka_primitives::compact_length
      - id: records
        type: kafka_primitives::records
        size: len_records.value
        if: len_records.value >= 0
        doc: the acquired ones, and what shares a batch with them
      - id: num_acquired_records
        type: kafka_primitives::compact_length
      - id: acquired_records
        type: acquired_records
        repeat: expr
        repeat-expr: num_acquired_records.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  partition_data_v1_to_v2:
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
      - id: acknowledge_error_code
        type: s2
        enum: kafka_primitives::error_code
        doc: of the acknowledgements that came with the request
      - id: len_acknowledge_error_message
        type: kafka_primitives::compact_length
      - id: acknowledge_error_message
        type: str
        size: len_acknowledge_error_message.value
        if: len_acknowledge_error_message.value >= 0
      - id: current_leader
        type: leader_id_and_epoch
        doc: where the request should have gone
      - id: len_records
        type: kafka_primitives::compact_length
      - id: records
        type: kafka_primitives::records
        size: len_records.value
        doc: the acquired ones, and what shares a batch with them
      - id: num_acquired_records
        type: kafka_primitives::compact_length
      - id: acquired_records
        type: acquired_records
        repeat: expr
        repeat-expr: num_acquired_records.value
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
  acquired_records:
    seq:
      - id: first_offset
        type: s8
      - id: last_offset
        type: s8
        doc: inclusive
      - id: delivery_count
        type: s2
        doc: how often it was handed out
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
