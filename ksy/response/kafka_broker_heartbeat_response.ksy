meta:
  id: kafka_broker_heartbeat_response
  title: Kafka BrokerHeartbeatResponse, any version
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
  BrokerHeartbeat (key 63): a broker keeps its registration with the KRaft controller alive.

  v0  KIP-631, Kafka 2.8
  v1  log directories that went offline (KIP-858)
  v2  log directories closed to new replicas (KIP-1066, Kafka 4.3)
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
        0: broker_heartbeat_response_v0_to_v2
        1: broker_heartbeat_response_v0_to_v2
        2: broker_heartbeat_response_v0_to_v2
    size-eos: true
types:
  broker_heartbeat_response_v0_to_v2:
    -webide-representation: '{error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: is_caught_up
        type: u1
        doc: near the end of the metadata log
      - id: is_fenced
        type: u1
        doc: takes no part
      - id: should_shut_down
        type: u1
        doc: 'nothing is left to move: go ahead'
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
