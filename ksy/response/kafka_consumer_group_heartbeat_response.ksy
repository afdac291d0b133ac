meta:
  id: kafka_consumer_group_heartbeat_response
  title: Kafka ConsumerGroupHeartbeatResponse, any version
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
  ConsumerGroupHeartbeat (key 68): join, stay in and leave a group of the new consumer protocol.

  One request does it all: member_epoch 0 joins, -1 leaves, -2 leaves for a while (static members).
  Null fields mean: as in my last heartbeat.

  v0  KIP-848; early access in Kafka 3.7
  v1  subscription by regular expression; the member makes its own id (KIP-1082)
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
        0: consumer_group_heartbeat_response_v0_to_v1
        1: consumer_group_heartbeat_response_v0_to_v1
    size-eos: true
types:
  consumer_group_heartbeat_response_v0_to_v1:
    -webide-representation: '{member_id}, {error_code}'
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
      - id: len_member_id
        type: kafka_primitives::compact_length
      - id: member_id
        type: str
        size: len_member_id.value
        if: len_member_id.value >= 0
        doc: 'null: none was made'
      - id: member_epoch
        type: s4
        doc: to be named in the next heartbeat
      - id: heartbeat_interval_ms
        type: s4
        doc: how often to heartbeat
      - id: has_assignment
        type: s1
      - id: assignment
        type: assignment
        if: has_assignment >= 0
        doc: 'null: unchanged'
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  assignment:
    seq:
      - id: num_topic_partitions
        type: kafka_primitives::compact_length
      - id: topic_partitions
        type: topic_partitions
        repeat: expr
        repeat-expr: num_topic_partitions.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  topic_partitions:
    seq:
      - id: topic_id
        size: 16
      - id: num_partitions
        type: kafka_primitives::compact_length
      - id: partitions
        type: s4
        repeat: expr
        repeat-expr: num_partitions.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
