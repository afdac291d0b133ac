meta:
  id: kafka_api_versions_response
  title: Kafka ApiVersionsResponse, any version
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
  ApiVersions (key 18): which APIs, and which versions of each, a broker serves. Usually a connection's first request.

  A broker that does not know the requested version answers error 35 in the layout of v0, with only the range of
  ApiVersions itself (KIP-511, Kafka 2.4) or, before, with nothing behind the error code. The response header stays at
  v0 at every version, so that any client can read that answer.

  v0  KIP-35, Kafka 0.10
  v1  throttle time (KIP-124)
  v2  throttled clients are answered at once and told to wait (KIP-219)
  v3  flexible; the client names its software (KIP-511); feature levels (KIP-584)
  v4  a supported feature may begin at level 0 (KAFKA-17011)
  v5  the client names the cluster and node that it expects (KIP-1242, Kafka 4.4)
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
        0: api_versions_response_v0
        1: api_versions_response_v1_to_v2
        2: api_versions_response_v1_to_v2
        3: api_versions_response_v3_to_v5
        4: api_versions_response_v3_to_v5
        5: api_versions_response_v3_to_v5
    size-eos: true
types:
  api_versions_response_v0:
    -webide-representation: '{error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: num_api_keys
        type: s4
        valid:
          min: 0
      - id: api_keys
        type: api_version_v0_to_v2
        repeat: expr
        repeat-expr: num_api_keys
        doc: none of those that the listener does not serve
  api_versions_response_v1_to_v2:
    -webide-representation: '{error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: num_api_keys
        type: s4
        valid:
          min: 0
      - id: api_keys
        type: api_version_v0_to_v2
        repeat: expr
        repeat-expr: num_api_keys
        doc: none of those that the listener does not serve
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
  api_versions_response_v3_to_v5:
    -webide-representation: '{error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: num_api_keys
        type: kafka_primitives::compact_length
      - id: api_keys
        type: api_version_v3_to_v5
        repeat: expr
        repeat-expr: num_api_keys.value
        doc: none of those that the listener does not serve
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: tag_buffer
        type: api_versions_response_tag_buffer
  api_version_v0_to_v2:
    -webide-representation: '{api_key:dec}, {min_version:dec}'
    seq:
      - id: api_key
        type: s2
        doc: of an API, as in a request header
      - id: min_version
        type: s2
      - id: max_version
        type: s2
  api_version_v3_to_v5:
    -webide-representation: '{api_key:dec}, {min_version:dec}'
    seq:
      - id: api_key
        type: s2
        doc: of an API, as in a request header
      - id: min_version
        type: s2
      - id: max_version
        type: s2
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  api_versions_response_tag_buffer:
    -webide-representation: '{num_fields:dec} tagged fields'
    seq:
      - id: num_fields
        type: kafka_primitives::uvarint
      - id: fields
        type: api_versions_response_tagged_field
        repeat: expr
        repeat-expr: num_fields.value
  api_versions_response_tagged_field:
    -webide-representation: 'tag {tag:dec}, {len_content:dec} bytes'
    seq:
      - id: tag
        type: kafka_primitives::uvarint
      - id: len_content
        type: kafka_primitives::uvarint
      - id: content
        type:
          switch-on: tag.value.as<s4>
          cases:
            0: api_versions_response_supported_features_tag
            1: api_versions_response_finalized_features_epoch_tag
            2: api_versions_response_finalized_features_tag
            3: api_versions_response_zk_migration_ready_tag
        size: len_content.value
  api_versions_response_supported_features_tag:
    seq:
      - id: num_supported_features
        type: kafka_primitives::compact_length
      - id: supported_features
        type: supported_feature_key
        repeat: expr
        repeat-expr: num_supported_features.value
        doc: that this broker can do
  supported_feature_key:
    -webide-representation: '{name}, {min_version:dec}'
    seq:
      - id: len_name
        type: kafka_primitives::compact_length
      - id: name
        type: str
        size: len_name.value
      - id: min_version
        type: s2
      - id: max_version
        type: s2
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  api_versions_response_finalized_features_epoch_tag:
    seq:
      - id: finalized_features_epoch
        type: s8
        doc: 'of the list below; -1: unknown'
  api_versions_response_finalized_features_tag:
    seq:
      - id: num_finalized_features
        type: kafka_primitives::compact_length
      - id: finalized_features
        type: finalized_feature_key
        repeat: expr
        repeat-expr: num_finalized_features.value
        doc: that the whole cluster has agreed on
  finalized_feature_key:
    -webide-representation: '{name}'
    seq:
      - id: len_name
        type: kafka_primitives::compact_length
      - id: name
        type: str
        size: len_name.value
      - id: max_version_level
        type: s2
        doc: the level in force
      - id: min_version_level
        type: s2
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  api_versions_response_zk_migration_ready_tag:
    seq:
      - id: zk_migration_ready
        type: u1
        doc: a KRaft controller is set up for the migration from ZooKeeper
