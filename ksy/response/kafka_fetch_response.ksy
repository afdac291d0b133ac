meta:
  id: kafka_fetch_response
  title: Kafka FetchResponse, any version
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
  Fetch (key 1): read records from partitions. Consumers send it, follower replicas and KRaft observers too.

  v0  Kafka 0.8
  v1  throttle time (KIP-13)
  v2  messages of magic 1 (KIP-32)
  v3  a size limit for the whole response; partition order counts (KIP-74)
  v4  record batches of magic 2, isolation level (KIP-98)
  v5  log start offset (KIP-107)
  v6  KAFKA_STORAGE_ERROR may come back (KIP-112)
  v7  fetch sessions (KIP-227)
  v8  throttled clients are answered at once and told to wait (KIP-219)
  v9  leader epoch for fencing (KIP-320)
  v10 zstd (KIP-110)
  v11 rack, preferred read replica (KIP-392)
  v12 flexible; divergence detection (KIP-595)
  v13 topic ids replace names (KIP-516)
  v14 OFFSET_MOVED_TO_TIERED_STORAGE may come back (KIP-405)
  v15 replica id and epoch in a tagged struct (KIP-903)
  v16 endpoints of new leaders (KIP-951)
  v17 replica directory id (KIP-853)
  v18 the high watermark that a KRaft replica knows (KIP-1166, Kafka 4.1)
  4.0 dropped v0 to v3.
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
        0: fetch_response_v0
        1: fetch_response_v1_to_v3
        2: fetch_response_v1_to_v3
        3: fetch_response_v1_to_v3
        4: fetch_response_v4
        5: fetch_response_v5_to_v6
        6: fetch_response_v5_to_v6
        7: fetch_response_v7_to_v10
        8: fetch_response_v7_to_v10
        9: fetch_response_v7_to_v10
        10: fetch_response_v7_to_v10
        11: fetch_response_v11
        12: fetch_response_v12
        13: fetch_response_v13_to_v15
        14: fetch_response_v13_to_v15
        15: fetch_response_v13_to_v15
        16: fetch_response_v16_to_v18
        17: fetch_response_v16_to_v18
        18: fetch_response_v16_to_v18
    size-eos: true
types:
  fetch_response_v0:
    seq:
      - id: num_responses
        type: s4
        valid:
          min: 0
      - id: responses
        type: fetchable_topic_response_v0_to_v3
        repeat: expr
        repeat-expr: num_responses
  fetch_response_v1_to_v3:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_responses
        type: s4
        valid:
          min: 0
      - id: responses
        type: fetchable_topic_response_v0_to_v3
        repeat: expr
        repeat-expr: num_responses
  fetch_response_v4:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_responses
        type: s4
        valid:
          min: 0
      - id: responses
        type: fetchable_topic_response_v4
        repeat: expr
        repeat-expr: num_responses
  fetch_response_v5_to_v6:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_responses
        type: s4
        valid:
          min: 0
      - id: responses
        type: fetchable_topic_response_v5_to_v10
        repeat: expr
        repeat-expr: num_responses
  fetch_response_v7_to_v10:
    -webide-representation: '{error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: session_id
        type: s4
        doc: '0: none'
      - id: num_responses
        type: s4
        valid:
          min: 0
      - id: responses
        type: fetchable_topic_response_v5_to_v10
        repeat: expr
        repeat-expr: num_responses
  fetch_response_v11:
    -webide-representation: '{error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: session_id
        type: s4
        doc: '0: none'
      - id: num_responses
        type: s4
        valid:
          min: 0
      - id: responses
        type: fetchable_topic_response_v11
        repeat: expr
        repeat-expr: num_responses
  fetch_response_v12:
    -webide-representation: '{error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: session_id
        type: s4
        doc: '0: none'
      - id: num_responses
        type: kafka_primitives::compact_length
      - id: responses
        type: fetchable_topic_response_v12
        repeat: expr
        repeat-expr: num_responses.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  fetch_response_v13_to_v15:
    -webide-representation: '{error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: session_id
        type: s4
        doc: '0: none'
      - id: num_responses
        type: kafka_primitives::compact_length
      - id: responses
        type: fetchable_topic_response_v13_to_v18
        repeat: expr
        repeat-expr: num_responses.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  fetch_response_v16_to_v18:
    -webide-representation: '{error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: session_id
        type: s4
        doc: '0: none'
      - id: num_responses
        type: kafka_primitives::compact_length
      - id: responses
        type: fetchable_topic_response_v13_to_v18
        repeat: expr
        repeat-expr: num_responses.value
      - id: tag_buffer
        type: fetch_response_tag_buffer
  fetchable_topic_response_v0_to_v3:
    -webide-representation: '{topic}'
    seq:
      - id: len_topic
        type: s2
        valid:
          min: 0
      - id: topic
        type: str
        size: len_topic
      - id: num_partitions
        type: s4
        valid:
          min: 0
      - id: partitions
        type: partition_data_v0_to_v3
        repeat: expr
        repeat-expr: num_partitions
  fetchable_topic_response_v4:
    -webide-representation: '{topic}'
    seq:
      - id: len_topic
        type: s2
        valid:
          min: 0
      - id: topic
        type: str
        size: len_topic
      - id: num_partitions
        type: s4
        valid:
          min: 0
      - id: partitions
        type: partition_data_v4
        repeat: expr
        repeat-expr: num_partitions
  fetchable_topic_response_v5_to_v10:
    -webide-representation: '{topic}'
    seq:
      - id: len_topic
        type: s2
        valid:
          min: 0
      - id: topic
        type: str
        size: len_topic
      - id: num_partitions
        type: s4
        valid:
          min: 0
      - id: partitions
        type: partition_data_v5_to_v10
        repeat: expr
        repeat-expr: num_partitions
  fetchable_topic_response_v11:
    -webide-representation: '{topic}'
    seq:
      - id: len_topic
        type: s2
        valid:
          min: 0
      - id: topic
        type: str
        size: len_topic
      - id: num_partitions
        type: s4
        valid:
          min: 0
      - id: partitions
        type: partition_data_v11
        repeat: expr
        repeat-expr: num_partitions
  fetchable_topic_response_v12:
    -webide-representation: '{topic}'
    seq:
      - id: len_topic
        type: kafka_primitives::compact_length
      - id: topic
        type: str
        size: len_topic.value
      - id: num_partitions
        type: kafka_primitives::compact_length
      - id: partitions
        type: partition_data_v12_to_v18
        repeat: expr
        repeat-expr: num_partitions.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  fetchable_topic_response_v13_to_v18:
    seq:
      - id: topic_id
        size: 16
      - id: num_partitions
        type: kafka_primitives::compact_length
      - id: partitions
        type: partition_data_v12_to_v18
        repeat: expr
        repeat-expr: num_partitions.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  partition_data_v0_to_v3:
    -webide-representation: '{partition_index:dec}, {error_code}'
    seq:
      - id: partition_index
        type: s4
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: high_watermark
        type: s8
        doc: consumers see what is below
      - id: len_records
        type: s4
      - id: records
        type: kafka_primitives::records
        size: len_records
        if: len_records >= 0
        doc: batches, the last one possibly cut off
  partition_data_v4:
    -webide-representation: '{partition_index:dec}, {error_code}'
    seq:
      - id: partition_index
        type: s4
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: high_watermark
        type: s8
        doc: consumers see what is below
      - id: last_stable_offset
        type: s8
        doc: 'transactions below are decided; -1: unknown'
      - id: num_aborted_transactions
        type: s4
      - id: aborted_transactions
        type: aborted_transaction_v4_to_v11
        repeat: expr
        repeat-expr: num_aborted_transactions
        if: num_aborted_transactions >= 0
        doc: 'whose records a reader of committed ones leaves out; null: not asked for'
      - id: len_records
        type: s4
      - id: records
        type: kafka_primitives::records
        size: len_records
        if: len_records >= 0
        doc: batches, the last one possibly cut off
  partition_data_v5_to_v10:
    -webide-representation: '{partition_index:dec}, {error_code}'
    seq:
      - id: partition_index
        type: s4
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: high_watermark
        type: s8
        doc: consumers see what is below
      - id: last_stable_offset
        type: s8
        doc: 'transactions below are decided; -1: unknown'
      - id: log_start_offset
        type: s8
        doc: '-1: unknown'
      - id: num_aborted_transactions
        type: s4
      - id: aborted_transactions
        type: aborted_transaction_v4_to_v11
        repeat: expr
        repeat-expr: num_aborted_transactions
        if: num_aborted_transactions >= 0
        doc: 'whose records a reader of committed ones leaves out; null: not asked for'
      - id: len_records
        type: s4
      - id: records
        type: kafka_primitives::records
        size: len_records
        if: len_records >= 0
        doc: batches, the last one possibly cut off
  partition_data_v11:
    -webide-representation: '{partition_index:dec}, {error_code}'
    seq:
      - id: partition_index
        type: s4
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: high_watermark
        type: s8
        doc: consumers see what is below
      - id: last_stable_offset
        type: s8
        doc: 'transactions below are decided; -1: unknown'
      - id: log_start_offset
        type: s8
        doc: '-1: unknown'
      - id: num_aborted_transactions
        type: s4
      - id: aborted_transactions
        type: aborted_transaction_v4_to_v11
        repeat: expr
        repeat-expr: num_aborted_transactions
        if: num_aborted_transactions >= 0
        doc: 'whose records a reader of committed ones leaves out; null: not asked for'
      - id: preferred_read_replica
        type: s4
        doc: 'go there next time; -1: stay'
      - id: len_records
        type: s4
      - id: records
        type: kafka_primitives::records
        size: len_records
        if: len_records >= 0
        doc: batches, the last one possibly cut off
  partition_data_v12_to_v18:
    -webide-representation: '{partition_index:dec}, {error_code}'
    seq:
      - id: partition_index
        type: s4
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: high_watermark
        type: s8
        doc: consumers see what is below
      - id: last_stable_offset
        type: s8
        doc: 'transactions below are decided; -1: unknown'
      - id: log_start_offset
        type: s8
        doc: '-1: unknown'
      - id: num_aborted_transactions
        type: kafka_primitives::compact_length
      - id: aborted_transactions
        type: aborted_transaction_v12_to_v18
        repeat: expr
        repeat-expr: num_aborted_transactions.value
        if: num_aborted_transactions.value >= 0
        doc: 'whose records a reader of committed ones leaves out; null: not asked for'
      - id: preferred_read_replica
        type: s4
        doc: 'go there next time; -1: stay'
      - id: len_records
        type: kafka_primitives::compact_length
      - id: records
        type: kafka_primitives::records
        size: len_records.value
        if: len_records.value >= 0
        doc: batches, the last one possibly cut off
      - id: tag_buffer
        type: partition_data_tag_buffer
  aborted_transaction_v4_to_v11:
    -webide-representation: '{producer_id:dec}'
    seq:
      - id: producer_id
        type: s8
      - id: first_offset
        type: s8
  aborted_transaction_v12_to_v18:
    -webide-representation: '{producer_id:dec}'
    seq:
      - id: producer_id
        type: s8
      - id: first_offset
        type: s8
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  partition_data_tag_buffer:
    -webide-representation: '{num_fields:dec} tagged fields'
    seq:
      - id: num_fields
        type: kafka_primitives::uvarint
      - id: fields
        type: partition_data_tagged_field
        repeat: expr
        repeat-expr: num_fields.value
  partition_data_tagged_field:
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
            0: partition_data_diverging_epoch_tag
            1: partition_data_current_leader_tag
            2: partition_data_snapshot_id_tag
        size: len_content.value
  partition_data_diverging_epoch_tag:
    seq:
      - id: diverging_epoch
        type: epoch_end_offset
        doc: 'where the follower''s log stops being the leader''s: truncate'
  epoch_end_offset:
    -webide-representation: '{epoch:dec}'
    seq:
      - id: epoch
        type: s4
      - id: end_offset
        type: s8
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  partition_data_current_leader_tag:
    seq:
      - id: current_leader
        type: leader_id_and_epoch
        doc: where the request should have gone
  leader_id_and_epoch:
    seq:
      - id: leader_id
        type: s4
        doc: '-1: unknown'
      - id: leader_epoch
        type: s4
        doc: '-1: unknown'
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  partition_data_snapshot_id_tag:
    seq:
      - id: snapshot_id
        type: snapshot_id
        doc: 'the log starts later: fetch this snapshot first'
  snapshot_id:
    -webide-representation: '{epoch:dec}'
    seq:
      - id: end_offset
        type: s8
      - id: epoch
        type: s4
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  fetch_response_tag_buffer:
    -webide-representation: '{num_fields:dec} tagged fields'
    seq:
      - id: num_fields
        type: kafka_primitives::uvarint
      - id: fields
        type: fetch_response_tagged_field
        repeat: expr
        repeat-expr: num_fields.value
  fetch_response_tagged_field:
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
            0: fetch_response_node_endpoints_tag
        size: len_content.value
  fetch_response_node_endpoints_tag:
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
