meta:
  id: kafka_heartbeat_response
  title: Kafka HeartbeatResponse, any version
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
  Heartbeat (key 12): a member of a classic group is alive, and learns of rebalances.

  v0  Kafka 0.9
  v1  throttle time (KIP-124)
  v2  throttled clients are answered at once and told to wait (KIP-219)
  v3  static members (KIP-345)
  v4  flexible
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
        0: heartbeat_response_v0
        1: heartbeat_response_v1_to_v3
        2: heartbeat_response_v1_to_v3
        3: heartbeat_response_v1_to_v3
        4: heartbeat_response_v4
    size-eos: true
types:
  heartbeat_response_v0:
    -webide-representation: '{error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
  heartbeat_response_v1_to_v3:
    -webide-representation: '{error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
  heartbeat_response_v4:
    -webide-representation: '{error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
