meta:
  id: kafka_list_config_resources_response
  title: Kafka ListConfigResourcesResponse, any version
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
  ListConfigResources (key 74): names of resources that have a configuration.

  v0 is ListClientMetricsResources: names of client metrics subscriptions only.

  v0  KIP-714, Kafka 3.7
  v1  any resource type, and the new name (KIP-1142, Kafka 4.1)
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
        0: list_config_resources_response_v0
        1: list_config_resources_response_v1
    size-eos: true
types:
  list_config_resources_response_v0:
    -webide-representation: '{error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: num_client_metrics_resources
        type: kafka_primitives::compact_length
      - id: client_metrics_resources
        type: config_resource_v0
        repeat: expr
        repeat-expr: num_client_metrics_resources.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  list_config_resources_response_v1:
    -webide-representation: '{error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: num_config_resources
        type: kafka_primitives::compact_length
      - id: config_resources
        type: config_resource_v1
        repeat: expr
        repeat-expr: num_config_resources.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  config_resource_v0:
    -webide-representation: '{name}'
    seq:
      - id: len_name
        type: kafka_primitives::compact_length
      - id: name
        type: str
        size: len_name.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  config_resource_v1:
    -webide-representation: '{resource_name}'
    seq:
      - id: len_resource_name
        type: kafka_primitives::compact_length
      - id: resource_name
        type: str
        size: len_resource_name.value
      - id: resource_type
        type: s1
        doc: as in the request
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
