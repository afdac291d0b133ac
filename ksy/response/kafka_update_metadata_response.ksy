meta:
  id: kafka_update_metadata_response
  title: Kafka UpdateMetadataResponse, any version
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
  UpdateMetadata (key 6): the ZooKeeper-era controller spreads the cluster's metadata. Gone in Kafka 4.0.

  v0  Kafka 0.8
  v1  several endpoints a broker (KIP-2)
  v2  racks (KIP-36)
  v3  listener names (KIP-103)
  v4  offline replicas (KIP-112)
  v5  broker epoch; partitions by topic (KIP-380)
  v6  flexible
  v7  topic ids (KIP-516)
  v8  KRaft controllers (KIP-866)
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
        0: update_metadata_response_v0_to_v5
        1: update_metadata_response_v0_to_v5
        2: update_metadata_response_v0_to_v5
        3: update_metadata_response_v0_to_v5
        4: update_metadata_response_v0_to_v5
        5: update_metadata_response_v0_to_v5
        6: update_metadata_response_v6_to_v8
        7: update_metadata_response_v6_to_v8
        8: update_metadata_response_v6_to_v8
    size-eos: true
types:
  update_metadata_response_v0_to_v5:
    -webide-representation: '{error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
  update_metadata_response_v6_to_v8:
    -webide-representation: '{error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
