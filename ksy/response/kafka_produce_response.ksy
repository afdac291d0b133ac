meta:
  id: kafka_produce_response
  title: Kafka ProduceResponse, any version
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
  Produce (key 0): write records to partitions.

  With acks=0 there is no response at all.

  v0  Kafka 0.8
  v1  throttle time (KIP-13)
  v2  messages of magic 1, log append time (KIP-32)
  v3  transactional id, record batches of magic 2 only, one a partition (KIP-98)
  v4  KAFKA_STORAGE_ERROR may come back (KIP-112)
  v5  log start offset
  v6  throttled clients are answered at once and told to wait (KIP-219)
  v7  zstd (KIP-110)
  v8  which records were refused, and why (KIP-467)
  v9  flexible
  v10 current leader and its endpoint (KIP-951)
  v11 TRANSACTION_ABORTABLE may come back (KIP-890)
  v12 partitions join the transaction by being written to (KIP-890, Kafka 4.0)
  v13 topic ids replace names (KIP-516, Kafka 4.1)
  4.0 dropped v0 to v2, but still advertises them for librdkafka's sake (KAFKA-18659).
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
        0: produce_response_v0
        1: produce_response_v1
        2: produce_response_v2_to_v4
        3: produce_response_v2_to_v4
        4: produce_response_v2_to_v4
        5: produce_response_v5_to_v7
        6: produce_response_v5_to_v7
        7: produce_response_v5_to_v7
        8: produce_response_v8
        9: produce_response_v9
        10: produce_response_v10_to_v12
        11: produce_response_v10_to_v12
        12: produce_response_v10_to_v12
        13: produce_response_v13
    size-eos: true
types:
  produce_response_v0:
    seq:
      - id: num_responses
        type: s4
        valid:
          min: 0
      - id: responses
        type: topic_produce_response_v0_to_v1
        repeat: expr
        repeat-expr: num_responses
  produce_response_v1:
    seq:
      - id: num_responses
        type: s4
        valid:
          min: 0
      - id: responses
        type: topic_produce_response_v0_to_v1
        repeat: expr
        repeat-expr: num_responses
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
  produce_response_v2_to_v4:
    seq:
      - id: num_responses
        type: s4
        valid:
          min: 0
      - id: responses
        type: topic_produce_response_v2_to_v4
        repeat: expr
        repeat-expr: num_responses
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
  produce_response_v5_to_v7:
    seq:
      - id: num_responses
        type: s4
        valid:
          min: 0
      - id: responses
        type: topic_produce_response_v5_to_v7
        repeat: expr
        repeat-expr: num_responses
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
  produce_response_v8:
    seq:
      - id: num_responses
        type: s4
        valid:
          min: 0
      - id: responses
        type: topic_produce_response_v8
        repeat: expr
        repeat-expr: num_responses
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
  produce_response_v9:
    seq:
      - id: num_responses
        type: kafka_primitives::compact_length
      - id: responses
        type: topic_produce_response_v9
        repeat: expr
        repeat-expr: num_responses.value
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  produce_response_v10_to_v12:
    seq:
      - id: num_responses
        type: kafka_primitives::compact_length
      - id: responses
        type: topic_produce_response_v10_to_v12
        repeat: expr
        repeat-expr: num_responses.value
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: tag_buffer
        type: produce_response_tag_buffer
  produce_response_v13:
    seq:
      - id: num_responses
        type: kafka_primitives::compact_length
      - id: responses
        type: topic_produce_response_v13
        repeat: expr
        repeat-expr: num_responses.value
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: tag_buffer
        type: produce_response_tag_buffer
  topic_produce_response_v0_to_v1:
    -webide-representation: '{name}'
    seq:
      - id: len_name
        type: s2
        valid:
          min: 0
      - id: name
        type: str
        size: len_name
      - id: num_partition_responses
        type: s4
        valid:
          min: 0
      - id: partition_responses
        type: partition_produce_response_v0_to_v1
        repeat: expr
        repeat-expr: num_partition_responses
  topic_produce_response_v2_to_v4:
    -webide-representation: '{name}'
    seq:
      - id: len_name
        type: s2
        valid:
          min: 0
      - id: name
        type: str
        size: len_name
      - id: num_partition_responses
        type: s4
        valid:
          min: 0
      - id: partition_responses
        type: partition_produce_response_v2_to_v4
        repeat: expr
        repeat-expr: num_partition_responses
  topic_produce_response_v5_to_v7:
    -webide-representation: '{name}'
    seq:
      - id: len_name
        type: s2
        valid:
          min: 0
      - id: name
        type: str
        size: len_name
      - id: num_partition_responses
        type: s4
        valid:
          min: 0
      - id: partition_responses
        type: partition_produce_response_v5_to_v7
        repeat: expr
        repeat-expr: num_partition_responses
  topic_produce_response_v8:
    -webide-representation: '{name}'
    seq:
      - id: len_name
        type: s2
        valid:
          min: 0
      - id: name
        type: str
        size: len_name
      - id: num_partition_responses
        type: s4
        valid:
          min: 0
      - id: partition_responses
        type: partition_produce_response_v8
        repeat: expr
        repeat-expr: num_partition_responses
  topic_produce_response_v9:
    -webide-representation: '{name}'
    seq:
      - id: len_name
        type: kafka_primitives::compact_length
      - id: name
        type: str
        size: len_name.value
      - id: num_partition_responses
        type: kafka_primitives::compact_length
      - id: partition_responses
        type: partition_produce_response_v9
        repeat: expr
        repeat-expr: num_partition_responses.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  topic_produce_response_v10_to_v12:
    -webide-representation: '{name}'
    seq:
      - id: len_name
        type: kafka_primitives::compact_length
      - id: name
        type: str
        size: len_name.value
      - id: num_partition_responses
        type: kafka_primitives::compact_length
      - id: partition_responses
        type: partition_produce_response_v10_to_v13
        repeat: expr
        repeat-expr: num_partition_responses.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  topic_produce_response_v13:
    seq:
      - id: topic_id
        size: 16
      - id: num_partition_responses
        type: kafka_primitives::compact_length
      - id: partition_responses
        type: partition_produce_response_v10_to_v13
        repeat: expr
        repeat-expr: num_partition_responses.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  partition_produce_response_v0_to_v1:
    -webide-representation: '{index:dec}, {error_code}'
    seq:
      - id: index
        type: s4
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: base_offset
        type: s8
        doc: of the first record; -1 where there is an error
  partition_produce_response_v2_to_v4:
    -webide-representation: '{index:dec}, {error_code}'
    seq:
      - id: index
        type: s4
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: base_offset
        type: s8
        doc: of the first record; -1 where there is an error
      - id: log_append_time_ms
        type: s8
        doc: 'given by the broker; -1: the records keep their own times'
  partition_produce_response_v5_to_v7:
    -webide-representation: '{index:dec}, {error_code}'
    seq:
      - id: index
        type: s4
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: base_offset
        type: s8
        doc: of the first record; -1 where there is an error
      - id: log_append_time_ms
        type: s8
        doc: 'given by the broker; -1: the records keep their own times'
      - id: log_start_offset
        type: s8
        doc: '-1: unknown'
  partition_produce_response_v8:
    -webide-representation: '{index:dec}, {error_code}'
    seq:
      - id: index
        type: s4
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: base_offset
        type: s8
        doc: of the first record; -1 where there is an error
      - id: log_append_time_ms
        type: s8
        doc: 'given by the broker; -1: the records keep their own times'
      - id: log_start_offset
        type: s8
        doc: '-1: unknown'
      - id: num_record_errors
        type: s4
        valid:
          min: 0
      - id: record_errors
        type: batch_index_and_error_message_v8
        repeat: expr
        repeat-expr: num_record_errors
        doc: why the batch was refused, record by record
      - id: len_error_message
        type: s2
      - id: error_message
        type: str
        size: len_error_message
        if: len_error_message >= 0
        doc: 'null: there is none'
  partition_produce_response_v9:
    -webide-representation: '{index:dec}, {error_code}'
    seq:
      - id: index
        type: s4
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: base_offset
        type: s8
        doc: of the first record; -1 where there is an error
      - id: log_append_time_ms
        type: s8
        doc: 'given by the broker; -1: the records keep their own times'
      - id: log_start_offset
        type: s8
        doc: '-1: unknown'
      - id: num_record_errors
        type: kafka_primitives::compact_length
      - id: record_errors
        type: batch_index_and_error_message_v9_to_v13
        repeat: expr
        repeat-expr: num_record_errors.value
        doc: why the batch was refused, record by record
      - id: len_error_message
        type: kafka_primitives::compact_length
      - id: error_message
        type: str
        size: len_error_message.value
        if: len_error_message.value >= 0
        doc: 'null: there is none'
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  partition_produce_response_v10_to_v13:
    -webide-representation: '{index:dec}, {error_code}'
    seq:
      - id: index
        type: s4
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: base_offset
        type: s8
        doc: of the first record; -1 where there is an error
      - id: log_append_time_ms
        type: s8
        doc: 'given by the broker; -1: the records keep their own times'
      - id: log_start_offset
        type: s8
        doc: '-1: unknown'
      - id: num_record_errors
        type: kafka_primitives::compact_length
      - id: record_errors
        type: batch_index_and_error_message_v9_to_v13
        repeat: expr
        repeat-expr: num_record_errors.value
        doc: why the batch was refused, record by record
      - id: len_error_message
        type: kafka_primitives::compact_length
      - id: error_message
        type: str
        size: len_error_message.value
        if: len_error_message.value >= 0
        doc: 'null: there is none'
      - id: tag_buffer
        type: partition_produce_response_tag_buffer
  batch_index_and_error_message_v8:
    seq:
      - id: batch_index
        type: s4
        doc: counted from 0
      - id: len_batch_index_error_message
        type: s2
      - id: batch_index_error_message
        type: str
        size: len_batch_index_error_message
        if: len_batch_index_error_message >= 0
  batch_index_and_error_message_v9_to_v13:
    seq:
      - id: batch_index
        type: s4
        doc: counted from 0
      - id: len_batch_index_error_message
        type: kafka_primitives::compact_length
      - id: batch_index_error_message
        type: str
        size: len_batch_index_error_message.value
        if: len_batch_index_error_message.value >= 0
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  partition_produce_response_tag_buffer:
    -webide-representation: '{num_fields:dec} tagged fields'
    seq:
      - id: num_fields
        type: kafka_primitives::uvarint
      - id: fields
        type: partition_produce_response_tagged_field
        repeat: expr
        repeat-expr: num_fields.value
  partition_produce_response_tagged_field:
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
            0: partition_produce_response_current_leader_tag
        size: len_content.value
  partition_produce_response_current_leader_tag:
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
  produce_response_tag_buffer:
    -webide-representation: '{num_fields:dec} tagged fields'
    seq:
      - id: num_fields
        type: kafka_primitives::uvarint
      - id: fields
        type: produce_response_tagged_field
        repeat: expr
        repeat-expr: num_fields.value
  produce_response_tagged_field:
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
            0: produce_response_node_endpoints_tag
        size: len_content.value
  produce_response_node_endpoints_tag:
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
