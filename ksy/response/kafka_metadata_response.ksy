meta:
  id: kafka_metadata_response
  title: Kafka MetadataResponse, any version
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
  Metadata (key 3): brokers, topics, partitions and their leaders.

  All topics are asked for with an empty list in v0 and with null from v1 on, where an empty list means none.

  v0  Kafka 0.8
  v1  controller, racks, internal topics (KIP-4)
  v2  cluster id (KIP-78)
  v3  throttle time (KIP-124)
  v4  topic creation may be forbidden (KIP-4)
  v5  offline replicas (KIP-112)
  v6  throttled clients are answered at once and told to wait (KIP-219)
  v7  leader epoch (KIP-320)
  v8  authorized operations (KIP-430)
  v9  flexible
  v10 topic ids (KIP-516)
  v11 cluster operations move to DescribeCluster (KIP-700)
  v12 topics may be asked for by id (KIP-516)
  v13 top-level error code (KIP-1102, Kafka 4.0)
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
        0: metadata_response_v0
        1: metadata_response_v1
        2: metadata_response_v2
        3: metadata_response_v3_to_v4
        4: metadata_response_v3_to_v4
        5: metadata_response_v5_to_v6
        6: metadata_response_v5_to_v6
        7: metadata_response_v7
        8: metadata_response_v8
        9: metadata_response_v9
        10: metadata_response_v10
        11: metadata_response_v11
        12: metadata_response_v12
        13: metadata_response_v13
    size-eos: true
types:
  metadata_response_v0:
    seq:
      - id: num_brokers
        type: s4
        valid:
          min: 0
      - id: brokers
        type: metadata_response_broker_v0
        repeat: expr
        repeat-expr: num_brokers
      - id: num_topics
        type: s4
        valid:
          min: 0
      - id: topics
        type: metadata_response_topic_v0
        repeat: expr
        repeat-expr: num_topics
  metadata_response_v1:
    seq:
      - id: num_brokers
        type: s4
        valid:
          min: 0
      - id: brokers
        type: metadata_response_broker_v1_to_v8
        repeat: expr
        repeat-expr: num_brokers
      - id: controller_id
        type: s4
        doc: 'asked of a KRaft broker: some broker that is alive; -1: unknown'
      - id: num_topics
        type: s4
        valid:
          min: 0
      - id: topics
        type: metadata_response_topic_v1_to_v4
        repeat: expr
        repeat-expr: num_topics
  metadata_response_v2:
    seq:
      - id: num_brokers
        type: s4
        valid:
          min: 0
      - id: brokers
        type: metadata_response_broker_v1_to_v8
        repeat: expr
        repeat-expr: num_brokers
      - id: len_cluster_id
        type: s2
      - id: cluster_id
        type: str
        size: len_cluster_id
        if: len_cluster_id >= 0
      - id: controller_id
        type: s4
        doc: 'asked of a KRaft broker: some broker that is alive; -1: unknown'
      - id: num_topics
        type: s4
        valid:
          min: 0
      - id: topics
        type: metadata_response_topic_v1_to_v4
        repeat: expr
        repeat-expr: num_topics
  metadata_response_v3_to_v4:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_brokers
        type: s4
        valid:
          min: 0
      - id: brokers
        type: metadata_response_broker_v1_to_v8
        repeat: expr
        repeat-expr: num_brokers
      - id: len_cluster_id
        type: s2
      - id: cluster_id
        type: str
        size: len_cluster_id
        if: len_cluster_id >= 0
      - id: controller_id
        type: s4
        doc: 'asked of a KRaft broker: some broker that is alive; -1: unknown'
      - id: num_topics
        type: s4
        valid:
          min: 0
      - id: topics
        type: metadata_response_topic_v1_to_v4
        repeat: expr
        repeat-expr: num_topics
  metadata_response_v5_to_v6:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_brokers
        type: s4
        valid:
          min: 0
      - id: brokers
        type: metadata_response_broker_v1_to_v8
        repeat: expr
        repeat-expr: num_brokers
      - id: len_cluster_id
        type: s2
      - id: cluster_id
        type: str
        size: len_cluster_id
        if: len_cluster_id >= 0
      - id: controller_id
        type: s4
        doc: 'asked of a KRaft broker: some broker that is alive; -1: unknown'
      - id: num_topics
        type: s4
        valid:
          min: 0
      - id: topics
        type: metadata_response_topic_v5_to_v6
        repeat: expr
        repeat-expr: num_topics
  metadata_response_v7:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_brokers
        type: s4
        valid:
          min: 0
      - id: brokers
        type: metadata_response_broker_v1_to_v8
        repeat: expr
        repeat-expr: num_brokers
      - id: len_cluster_id
        type: s2
      - id: cluster_id
        type: str
        size: len_cluster_id
        if: len_cluster_id >= 0
      - id: controller_id
        type: s4
        doc: 'asked of a KRaft broker: some broker that is alive; -1: unknown'
      - id: num_topics
        type: s4
        valid:
          min: 0
      - id: topics
        type: metadata_response_topic_v7
        repeat: expr
        repeat-expr: num_topics
  metadata_response_v8:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_brokers
        type: s4
        valid:
          min: 0
      - id: brokers
        type: metadata_response_broker_v1_to_v8
        repeat: expr
        repeat-expr: num_brokers
      - id: len_cluster_id
        type: s2
      - id: cluster_id
        type: str
        size: len_cluster_id
        if: len_cluster_id >= 0
      - id: controller_id
        type: s4
        doc: 'asked of a KRaft broker: some broker that is alive; -1: unknown'
      - id: num_topics
        type: s4
        valid:
          min: 0
      - id: topics
        type: metadata_response_topic_v8
        repeat: expr
        repeat-expr: num_topics
      - id: cluster_authorized_operations
        type: s4
        doc: 'bit n: AclOperation n; -2147483648: not asked for'
  metadata_response_v9:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_brokers
        type: kafka_primitives::compact_length
      - id: brokers
        type: metadata_response_broker_v9_to_v13
        repeat: expr
        repeat-expr: num_brokers.value
      - id: len_cluster_id
        type: kafka_primitives::compact_length
      - id: cluster_id
        type: str
        size: len_cluster_id.value
        if: len_cluster_id.value >= 0
      - id: controller_id
        type: s4
        doc: 'asked of a KRaft broker: some broker that is alive; -1: unknown'
      - id: num_topics
        type: kafka_primitives::compact_length
      - id: topics
        type: metadata_response_topic_v9
        repeat: expr
        repeat-expr: num_topics.value
      - id: cluster_authorized_operations
        type: s4
        doc: 'bit n: AclOperation n; -2147483648: not asked for'
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  metadata_response_v10:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_brokers
        type: kafka_primitives::compact_length
      - id: brokers
        type: metadata_response_broker_v9_to_v13
        repeat: expr
        repeat-expr: num_brokers.value
      - id: len_cluster_id
        type: kafka_primitives::compact_length
      - id: cluster_id
        type: str
        size: len_cluster_id.value
        if: len_cluster_id.value >= 0
      - id: controller_id
        type: s4
        doc: 'asked of a KRaft broker: some broker that is alive; -1: unknown'
      - id: num_topics
        type: kafka_primitives::compact_length
      - id: topics
        type: metadata_response_topic_v10_to_v11
        repeat: expr
        repeat-expr: num_topics.value
      - id: cluster_authorized_operations
        type: s4
        doc: 'bit n: AclOperation n; -2147483648: not asked for'
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  metadata_response_v11:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_brokers
        type: kafka_primitives::compact_length
      - id: brokers
        type: metadata_response_broker_v9_to_v13
        repeat: expr
        repeat-expr: num_brokers.value
      - id: len_cluster_id
        type: kafka_primitives::compact_length
      - id: cluster_id
        type: str
        size: len_cluster_id.value
        if: len_cluster_id.value >= 0
      - id: controller_id
        type: s4
        doc: 'asked of a KRaft broker: some broker that is alive; -1: unknown'
      - id: num_topics
        type: kafka_primitives::compact_length
      - id: topics
        type: metadata_response_topic_v10_to_v11
        repeat: expr
        repeat-expr: num_topics.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  metadata_response_v12:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_brokers
        type: kafka_primitives::compact_length
      - id: brokers
        type: metadata_response_broker_v9_to_v13
        repeat: expr
        repeat-expr: num_brokers.value
      - id: len_cluster_id
        type: kafka_primitives::compact_length
      - id: cluster_id
        type: str
        size: len_cluster_id.value
        if: len_cluster_id.value >= 0
      - id: controller_id
        type: s4
        doc: 'asked of a KRaft broker: some broker that is alive; -1: unknown'
      - id: num_topics
        type: kafka_primitives::compact_length
      - id: topics
        type: metadata_response_topic_v12_to_v13
        repeat: expr
        repeat-expr: num_topics.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  metadata_response_v13:
    -webide-representation: '{error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_brokers
        type: kafka_primitives::compact_length
      - id: brokers
        type: metadata_response_broker_v9_to_v13
        repeat: expr
        repeat-expr: num_brokers.value
      - id: len_cluster_id
        type: kafka_primitives::compact_length
      - id: cluster_id
        type: str
        size: len_cluster_id.value
        if: len_cluster_id.value >= 0
      - id: controller_id
        type: s4
        doc: 'asked of a KRaft broker: some broker that is alive; -1: unknown'
      - id: num_topics
        type: kafka_primitives::compact_length
      - id: topics
        type: metadata_response_topic_v12_to_v13
        repeat: expr
        repeat-expr: num_topics.value
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  metadata_response_broker_v0:
    -webide-representation: '{host}, {port:dec}'
    seq:
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
  metadata_response_broker_v1_to_v8:
    -webide-representation: '{host}, {port:dec}'
    seq:
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
      - id: len_rack
        type: s2
      - id: rack
        type: str
        size: len_rack
        if: len_rack >= 0
        doc: null where none is configured
  metadata_response_broker_v9_to_v13:
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
  metadata_response_topic_v0:
    -webide-representation: '{name}, {error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: len_name
        type: s2
        valid:
          min: 0
      - id: name
        type: str
        size: len_name
        doc: null where the id is unknown
      - id: num_partitions
        type: s4
        valid:
          min: 0
      - id: partitions
        type: metadata_response_partition_v0_to_v4
        repeat: expr
        repeat-expr: num_partitions
  metadata_response_topic_v1_to_v4:
    -webide-representation: '{name}, {error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: len_name
        type: s2
        valid:
          min: 0
      - id: name
        type: str
        size: len_name
        doc: null where the id is unknown
      - id: is_internal
        type: u1
      - id: num_partitions
        type: s4
        valid:
          min: 0
      - id: partitions
        type: metadata_response_partition_v0_to_v4
        repeat: expr
        repeat-expr: num_partitions
  metadata_response_topic_v5_to_v6:
    -webide-representation: '{name}, {error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: len_name
        type: s2
        valid:
          min: 0
      - id: name
        type: str
        size: len_name
        doc: null where the id is unknown
      - id: is_internal
        type: u1
      - id: num_partitions
        type: s4
        valid:
          min: 0
      - id: partitions
        type: metadata_response_partition_v5_to_v6
        repeat: expr
        repeat-expr: num_partitions
  metadata_response_topic_v7:
    -webide-representation: '{name}, {error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: len_name
        type: s2
        valid:
          min: 0
      - id: name
        type: str
        size: len_name
        doc: null where the id is unknown
      - id: is_internal
        type: u1
      - id: num_partitions
        type: s4
        valid:
          min: 0
      - id: partitions
        type: metadata_response_partition_v7_to_v8
        repeat: expr
        repeat-expr: num_partitions
  metadata_response_topic_v8:
    -webide-representation: '{name}, {error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: len_name
        type: s2
        valid:
          min: 0
      - id: name
        type: str
        size: len_name
        doc: null where the id is unknown
      - id: is_internal
        type: u1
      - id: num_partitions
        type: s4
        valid:
          min: 0
      - id: partitions
        type: metadata_response_partition_v7_to_v8
        repeat: expr
        repeat-expr: num_partitions
      - id: topic_authorized_operations
        type: s4
        doc: 'bit n: AclOperation n; -2147483648: not asked for'
  metadata_response_topic_v9:
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
        doc: null where the id is unknown
      - id: is_internal
        type: u1
      - id: num_partitions
        type: kafka_primitives::compact_length
      - id: partitions
        type: metadata_response_partition_v9_to_v13
        repeat: expr
        repeat-expr: num_partitions.value
      - id: topic_authorized_operations
        type: s4
        doc: 'bit n: AclOperation n; -2147483648: not asked for'
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  metadata_response_topic_v10_to_v11:
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
        doc: null where the id is unknown
      - id: topic_id
        size: 16
      - id: is_internal
        type: u1
      - id: num_partitions
        type: kafka_primitives::compact_length
      - id: partitions
        type: metadata_response_partition_v9_to_v13
        repeat: expr
        repeat-expr: num_partitions.value
      - id: topic_authorized_operations
        type: s4
        doc: 'bit n: AclOperation n; -2147483648: not asked for'
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  metadata_response_topic_v12_to_v13:
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
        doc: null where the id is unknown
      - id: topic_id
        size: 16
      - id: is_internal
        type: u1
      - id: num_partitions
        type: kafka_primitives::compact_length
      - id: partitions
        type: metadata_response_partition_v9_to_v13
        repeat: expr
        repeat-expr: num_partitions.value
      - id: topic_authorized_operations
        type: s4
        doc: 'bit n: AclOperation n; -2147483648: not asked for'
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  metadata_response_partition_v0_to_v4:
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
      - id: num_replica_nodes
        type: s4
        valid:
          min: 0
      - id: replica_nodes
        type: s4
        repeat: expr
        repeat-expr: num_replica_nodes
      - id: num_isr_nodes
        type: s4
        valid:
          min: 0
      - id: isr_nodes
        type: s4
        repeat: expr
        repeat-expr: num_isr_nodes
  metadata_response_partition_v5_to_v6:
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
      - id: num_replica_nodes
        type: s4
        valid:
          min: 0
      - id: replica_nodes
        type: s4
        repeat: expr
        repeat-expr: num_replica_nodes
      - id: num_isr_nodes
        type: s4
        valid:
          min: 0
      - id: isr_nodes
        type: s4
        repeat: expr
        repeat-expr: num_isr_nodes
      - id: num_offline_replicas
        type: s4
        valid:
          min: 0
      - id: offline_replicas
        type: s4
        repeat: expr
        repeat-expr: num_offline_replicas
        doc: on brokers or disks that are down
  metadata_response_partition_v7_to_v8:
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
        type: s4
        valid:
          min: 0
      - id: replica_nodes
        type: s4
        repeat: expr
        repeat-expr: num_replica_nodes
      - id: num_isr_nodes
        type: s4
        valid:
          min: 0
      - id: isr_nodes
        type: s4
        repeat: expr
        repeat-expr: num_isr_nodes
      - id: num_offline_replicas
        type: s4
        valid:
          min: 0
      - id: offline_replicas
        type: s4
        repeat: expr
        repeat-expr: num_offline_replicas
        doc: on brokers or disks that are down
  metadata_response_partition_v9_to_v13:
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
      - id: num_offline_replicas
        type: kafka_primitives::compact_length
      - id: offline_replicas
        type: s4
        repeat: expr
        repeat-expr: num_offline_replicas.value
        doc: on brokers or disks that are down
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
