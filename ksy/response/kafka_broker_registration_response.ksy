meta:
  id: kafka_broker_registration_response
  title: Kafka BrokerRegistrationResponse, any version
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
  BrokerRegistration (key 62): a starting broker introduces itself to the KRaft controller.

  v0  KIP-631, Kafka 2.8
  v1  migration from ZooKeeper (KIP-866)
  v2  log directories (KIP-858)
  v3  the epoch before the last clean shutdown (KIP-966)
  v4  supported features may begin at level 0 (KAFKA-17011)
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
        0: broker_registration_response_v0_to_v4
        1: broker_registration_response_v0_to_v4
        2: broker_registration_response_v0_to_v4
        3: broker_registration_response_v0_to_v4
        4: broker_registration_response_v0_to_v4
    size-eos: true
types:
  broker_registration_response_v0_to_v4:
    -webide-representation: '{error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: broker_epoch
        type: s8
        doc: 'to be named in heartbeats; -1: refused'
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
