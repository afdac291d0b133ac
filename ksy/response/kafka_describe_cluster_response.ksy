meta:
  id: kafka_describe_cluster_response
  title: Kafka DescribeClusterResponse, any version
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
  DescribeCluster (key 60): the cluster's id, nodes and controller.

  v0  KIP-700, Kafka 2.8
  v1  brokers or controllers (KIP-919)
  v2  fenced brokers on request (KIP-1073, Kafka 4.0)
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
        0: describe_cluster_response_v0
        1: describe_cluster_response_v1
        2: describe_cluster_response_v2
    size-eos: true
types:
  describe_cluster_response_v0:
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
      - id: len_cluster_id
        type: kafka_primitives::compact_length
      - id: cluster_id
        type: str
        size: len_cluster_id.value
      - id: controller_id
        type: s4
        doc: 'asked of a KRaft broker: some broker that is alive'
      - id: num_brokers
        type: kafka_primitives::compact_length
      - id: brokers
        type: describe_cluster_broker_v0_to_v1
        repeat: expr
        repeat-expr: num_brokers.value
      - id: cluster_authorized_operations
        type: s4
        doc: 'bit n: AclOperation n; -2147483648: not asked for'
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  describe_cluster_response_v1:
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
      - id: endpoint_type
        type: s1
        doc: 1 brokers, 2 controllers
      - id: len_cluster_id
        type: kafka_primitives::compact_length
      - id: cluster_id
        type: str
        size: len_cluster_id.value
      - id: controller_id
        type: s4
        doc: 'asked of a KRaft broker: some broker that is alive'
      - id: num_brokers
        type: kafka_primitives::compact_length
      - id: brokers
        type: describe_cluster_broker_v0_to_v1
        repeat: expr
        repeat-expr: num_brokers.value
      - id: cluster_authorized_operations
        type: s4
        doc: 'bit n: AclOperation n; -2147483648: not asked for'
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  describe_cluster_response_v2:
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
      - id: endpoint_type
        type: s1
        doc: 1 brokers, 2 controllers
      - id: len_cluster_id
        type: kafka_primitives::compact_length
      - id: cluster_id
        type: str
        size: len_cluster_id.value
      - id: controller_id
        type: s4
        doc: 'asked of a KRaft broker: some broker that is alive'
      - id: num_brokers
        type: kafka_primitives::compact_length
      - id: brokers
        type: describe_cluster_broker_v2
        repeat: expr
        repeat-expr: num_brokers.value
      - id: cluster_authorized_operations
        type: s4
        doc: 'bit n: AclOperation n; -2147483648: not asked for'
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  describe_cluster_broker_v0_to_v1:
    -webide-representation: '{host}, {port:dec}'
    seq:
      - id: broker_id
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
  describe_cluster_broker_v2:
    -webide-representation: '{host}, {port:dec}'
    seq:
      - id: broker_id
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
      - id: is_fenced
        type: u1
        doc: takes no part for now
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
