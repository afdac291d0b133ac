meta:
  id: kafka_describe_topic_partitions_response
  title: Kafka DescribeTopicPartitionsResponse, any version
  application: Apache Kafka
  xref:
    wikidata: Q16235208
  license: Apache-2.0
  ks-version: '0.10'
  imports:
    - kafka_primitives
  encoding: UTF-8
  endian: be
doc: 'DescribeTopicPartitions (key 75): topics page by page, with eligible leader replicas (KIP-966, Kafka 3.8).'
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
        0: describe_topic_partitions_response_v0
    size-eos: true
types:
  describe_topic_partitions_response_v0:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_topics
        type: kafka_primitives::compact_length
      - id: topics
        type: describe_topic_partitions_response_topic
        repeat: expr
        repeat-expr: num_topics.value
      - id: has_next_cursor
        type: s1
      - id: next_cursor
        type: cursor
        if: has_next_cursor >= 0
        doc: 'to be put into the next request; null: that was all'
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  describe_topic_partitions_response_topic:
    -webide-representation: '{name}, {error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: len_name
        type: kafka_primitives::compact_length
      - id: name
        type: str
        size: len_name.value
        if: len_name.value >= 0
      - id: topic_id
        size: 16
      - id: is_internal
        type: u1
      - id: num_partitions
        type: kafka_primitives::compact_length
      - id: partitions
        type: describe_topic_partitions_response_partition
        repeat: expr
        repeat-expr: num_partitions.value
      - id: topic_authorized_operations
        type: s4
        doc: 'bit n: AclOperation n; -2147483648: not asked for'
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  describe_topic_partitions_response_partition:
    -webide-representation: '{partition_index:dec}, {error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: partition_index
        type: s4
      - id: leader_id
        type: s4
        doc: '-1: none'
      - id: leader_epoch
        type: s4
        doc: '-1: unknown'
      - id: num_replica_nodes
        type: kafka_primitives::compact_length
      - id: replica_nodes
        type: s4
        repeat: expr
        repeat-expr: num_replica_nodes.value
      - id: num_isr_nodes
        type: kafka_primitives::compact_length
      - id: isr_nodes
        type: s4
        repeat: expr
        repeat-expr: num_isr_nodes.value
      - id: num_eligible_leader_replicas
        type: kafka_primitives::compact_length
      - id: eligible_leader_replicas
        type: s4
        repeat: expr
        repeat-expr: num_eligible_leader_replicas.value
        if: num_eligible_leader_replicas.value >= 0
        doc: out of sync, yet with every committed record
      - id: num_last_known_elr
        type: kafka_primitives::compact_length
      - id: last_known_elr
        type: s4
        repeat: expr
        repeat-expr: num_last_known_elr.value
        if: num_last_known_elr.value >= 0
        doc: may have every committed record
      - id: num_offline_replicas
        type: kafka_primitives::compact_length
      - id: offline_replicas
        type: s4
        repeat: expr
        repeat-expr: num_offline_replicas.value
        doc: on brokers or disks that are down
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  cursor:
    -webide-representation: '{topic_name}, {partition_index:dec}'
    seq:
      - id: len_topic_name
        type: kafka_primitives::compact_length
      - id: topic_name
        type: str
        size: len_topic_name.value
      - id: partition_index
        type: s4
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
