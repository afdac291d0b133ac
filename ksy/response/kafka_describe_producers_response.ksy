meta:
  id: kafka_describe_producers_response
  title: Kafka DescribeProducersResponse, any version
  application: Apache Kafka
  xref:
    wikidata: Q16235208
  license: Apache-2.0
  ks-version: '0.10'
  imports:
    - kafka_primitives
  encoding: UTF-8
  endian: be
doc: 'DescribeProducers (key 61): producers active on partitions, to find hanging transactions (KIP-664, Kafka 3.0).'
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
        0: describe_producers_response_v0
    size-eos: true
types:
  describe_producers_response_v0:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_topics
        type: kafka_primitives::compact_length
      - id: topics
        type: topic_response
        repeat: expr
        repeat-expr: num_topics.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  topic_response:
    -webide-representation: '{name}'
    seq:
      - id: len_name
        type: kafka_primitives::compact_length
      - id: name
        type: str
        size: len_name.value
      - id: num_partitions
        type: kafka_primitives::compact_length
      - id: partitions
        type: partition_response
        repeat: expr
        repeat-expr: num_partitions.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  partition_response:
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
      - id: num_active_producers
        type: kafka_primitives::compact_length
      - id: active_producers
        type: producer_state
        repeat: expr
        repeat-expr: num_active_producers.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  producer_state:
    -webide-representation: '{producer_id:dec}'
    seq:
      - id: producer_id
        type: s8
      - id: producer_epoch
        type: s4
      - id: last_sequence
        type: s4
        doc: '-1: none'
      - id: last_timestamp
        type: s8
        doc: 'in ms since 1970; -1: none'
      - id: coordinator_epoch
        type: s4
        doc: of the last transaction marker
      - id: current_txn_start_offset
        type: s8
        doc: '-1: no transaction is open'
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
