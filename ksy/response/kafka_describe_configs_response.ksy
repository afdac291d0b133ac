meta:
  id: kafka_describe_configs_response
  title: Kafka DescribeConfigsResponse, any version
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
  DescribeConfigs (key 32): effective configuration values and where they come from.

  v0  KIP-133, Kafka 0.11
  v1  synonyms; a source replaces is_default (KIP-226)
  v2  throttled clients are answered at once and told to wait (KIP-219)
  v3  value types and documentation (KIP-569)
  v4  flexible
  4.0 dropped v0.
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
        0: describe_configs_response_v0
        1: describe_configs_response_v1_to_v2
        2: describe_configs_response_v1_to_v2
        3: describe_configs_response_v3
        4: describe_configs_response_v4
    size-eos: true
types:
  describe_configs_response_v0:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_results
        type: s4
        valid:
          min: 0
      - id: results
        type: describe_configs_result_v0
        repeat: expr
        repeat-expr: num_results
  describe_configs_response_v1_to_v2:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_results
        type: s4
        valid:
          min: 0
      - id: results
        type: describe_configs_result_v1_to_v2
        repeat: expr
        repeat-expr: num_results
  describe_configs_response_v3:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_results
        type: s4
        valid:
          min: 0
      - id: results
        type: describe_configs_result_v3
        repeat: expr
        repeat-expr: num_results
  describe_configs_response_v4:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_results
        type: kafka_primitives::compact_length
      - id: results
        type: describe_configs_result_v4
        repeat: expr
        repeat-expr: num_results.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  describe_configs_result_v0:
    -webide-representation: '{resource_name}, {error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: len_error_message
        type: s2
      - id: error_message
        type: str
        size: len_error_message
        if: len_error_message >= 0
        doc: 'null: there is none'
      - id: resource_type
        type: s1
        doc: 2 topic, 4 broker, 8 broker logger, 16 client metrics, 32 group
      - id: len_resource_name
        type: s2
        valid:
          min: 0
      - id: resource_name
        type: str
        size: len_resource_name
      - id: num_configs
        type: s4
        valid:
          min: 0
      - id: configs
        type: describe_configs_resource_result_v0
        repeat: expr
        repeat-expr: num_configs
  describe_configs_result_v1_to_v2:
    -webide-representation: '{resource_name}, {error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: len_error_message
        type: s2
      - id: error_message
        type: str
        size: len_error_message
        if: len_error_message >= 0
        doc: 'null: there is none'
      - id: resource_type
        type: s1
        doc: 2 topic, 4 broker, 8 broker logger, 16 client metrics, 32 group
      - id: len_resource_name
        type: s2
        valid:
          min: 0
      - id: resource_name
        type: str
        size: len_resource_name
      - id: num_configs
        type: s4
        valid:
          min: 0
      - id: configs
        type: describe_configs_resource_result_v1_to_v2
        repeat: expr
        repeat-expr: num_configs
  describe_configs_result_v3:
    -webide-representation: '{resource_name}, {error_code}'
    seq:
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: len_error_message
        type: s2
      - id: error_message
        type: str
        size: len_error_message
        if: len_error_message >= 0
        doc: 'null: there is none'
      - id: resource_type
        type: s1
        doc: 2 topic, 4 broker, 8 broker logger, 16 client metrics, 32 group
      - id: len_resource_name
        type: s2
        valid:
          min: 0
      - id: resource_name
        type: str
        size: len_resource_name
      - id: num_configs
        type: s4
        valid:
          min: 0
      - id: configs
        type: describe_configs_resource_result_v3
        repeat: expr
        repeat-expr: num_configs
  describe_configs_result_v4:
    -webide-representation: '{resource_name}, {error_code}'
    seq:
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
      - id: resource_type
        type: s1
        doc: 2 topic, 4 broker, 8 broker logger, 16 client metrics, 32 group
      - id: len_resource_name
        type: kafka_primitives::compact_length
      - id: resource_name
        type: str
        size: len_resource_name.value
      - id: num_configs
        type: kafka_primitives::compact_length
      - id: configs
        type: describe_configs_resource_result_v4
        repeat: expr
        repeat-expr: num_configs.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  describe_configs_resource_result_v0:
    -webide-representation: '{name}, {value}'
    seq:
      - id: len_name
        type: s2
        valid:
          min: 0
      - id: name
        type: str
        size: len_name
      - id: len_value
        type: s2
      - id: value
        type: str
        size: len_value
        if: len_value >= 0
        doc: null where sensitive or not set
      - id: read_only
        type: u1
      - id: is_default
        type: u1
      - id: is_sensitive
        type: u1
        doc: a secret, whose value is not told
  describe_configs_resource_result_v1_to_v2:
    -webide-representation: '{name}, {value}'
    seq:
      - id: len_name
        type: s2
        valid:
          min: 0
      - id: name
        type: str
        size: len_name
      - id: len_value
        type: s2
      - id: value
        type: str
        size: len_value
        if: len_value >= 0
        doc: null where sensitive or not set
      - id: read_only
        type: u1
      - id: config_source
        type: s1
        doc: 1 topic, 2 dynamic broker, 3 dynamic default broker, 4 static, 5 default, 6 logger
      - id: is_sensitive
        type: u1
        doc: a secret, whose value is not told
      - id: num_synonyms
        type: s4
        valid:
          min: 0
      - id: synonyms
        type: describe_configs_synonym_v1_to_v3
        repeat: expr
        repeat-expr: num_synonyms
        doc: settings that it falls back to, nearest first
  describe_configs_resource_result_v3:
    -webide-representation: '{name}, {value}'
    seq:
      - id: len_name
        type: s2
        valid:
          min: 0
      - id: name
        type: str
        size: len_name
      - id: len_value
        type: s2
      - id: value
        type: str
        size: len_value
        if: len_value >= 0
        doc: null where sensitive or not set
      - id: read_only
        type: u1
      - id: config_source
        type: s1
        doc: 1 topic, 2 dynamic broker, 3 dynamic default broker, 4 static, 5 default, 6 logger
      - id: is_sensitive
        type: u1
        doc: a secret, whose value is not told
      - id: num_synonyms
        type: s4
        valid:
          min: 0
      - id: synonyms
        type: describe_configs_synonym_v1_to_v3
        repeat: expr
        repeat-expr: num_synonyms
        doc: settings that it falls back to, nearest first
      - id: config_type
        type: s1
        doc: 1 boolean, 2 string, 3 int, 4 short, 5 long, 6 double, 7 list, 8 class, 9 password
      - id: len_documentation
        type: s2
      - id: documentation
        type: str
        size: len_documentation
        if: len_documentation >= 0
  describe_configs_resource_result_v4:
    -webide-representation: '{name}, {value}'
    seq:
      - id: len_name
        type: kafka_primitives::compact_length
      - id: name
        type: str
        size: len_name.value
      - id: len_value
        type: kafka_primitives::compact_length
      - id: value
        type: str
        size: len_value.value
        if: len_value.value >= 0
        doc: null where sensitive or not set
      - id: read_only
        type: u1
      - id: config_source
        type: s1
        doc: 1 topic, 2 dynamic broker, 3 dynamic default broker, 4 static, 5 default, 6 logger
      - id: is_sensitive
        type: u1
        doc: a secret, whose value is not told
      - id: num_synonyms
        type: kafka_primitives::compact_length
      - id: synonyms
        type: describe_configs_synonym_v4
        repeat: expr
        repeat-expr: num_synonyms.value
        doc: settings that it falls back to, nearest first
      - id: config_type
        type: s1
        doc: 1 boolean, 2 string, 3 int, 4 short, 5 long, 6 double, 7 list, 8 class, 9 password
      - id: len_documentation
        type: kafka_primitives::compact_length
      - id: documentation
        type: str
        size: len_documentation.value
        if: len_documentation.value >= 0
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  describe_configs_synonym_v1_to_v3:
    -webide-representation: '{name}, {value}'
    seq:
      - id: len_name
        type: s2
        valid:
          min: 0
      - id: name
        type: str
        size: len_name
      - id: len_value
        type: s2
      - id: value
        type: str
        size: len_value
        if: len_value >= 0
      - id: source
        type: s1
        doc: as config_source
  describe_configs_synonym_v4:
    -webide-representation: '{name}, {value}'
    seq:
      - id: len_name
        type: kafka_primitives::compact_length
      - id: name
        type: str
        size: len_name.value
      - id: len_value
        type: kafka_primitives::compact_length
      - id: value
        type: str
        size: len_value.value
        if: len_value.value >= 0
      - id: source
        type: s1
        doc: as config_source
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
