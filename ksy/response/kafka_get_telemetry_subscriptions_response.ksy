meta:
  id: kafka_get_telemetry_subscriptions_response
  title: Kafka GetTelemetrySubscriptionsResponse, any version
  application: Apache Kafka
  xref:
    wikidata: Q16235208
  license: Apache-2.0
  ks-version: '0.10'
  imports:
    - kafka_primitives
  encoding: UTF-8
  endian: be
doc: 'GetTelemetrySubscriptions (key 71): which metrics the broker wants from this client (KIP-714, Kafka 3.7).'
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
        0: get_telemetry_subscriptions_response_v0
    size-eos: true
types:
  get_telemetry_subscriptions_response_v0:
    -webide-representation: '{error_code}'
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: error_code
        type: s2
        enum: kafka_primitives::error_code
      - id: client_instance_id
        size: 16
        doc: zero unless one was asked for
      - id: subscription_id
        type: s4
        doc: to be named when pushing
      - id: num_accepted_compression_types
        type: kafka_primitives::compact_length
      - id: accepted_compression_types
        type: s1
        repeat: expr
        repeat-expr: num_accepted_compression_types.value
        doc: 0 none, 1 gzip, 2 snappy, 3 lz4, 4 zstd; best first
      - id: push_interval_ms
        type: s4
        doc: how often to push
      - id: telemetry_max_bytes
        type: s4
        doc: the most that one push may hold
      - id: delta_temporality
        type: u1
        doc: counters as differences, not as totals
      - id: num_requested_metrics
        type: kafka_primitives::compact_length
      - id: requested_metrics
        type: compact_string_element
        repeat: expr
        repeat-expr: num_requested_metrics.value
        doc: 'prefixes of names; empty: none, one empty string: all'
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  compact_string_element:
    -webide-representation: '{value}'
    seq:
      - id: len_value
        type: kafka_primitives::compact_length
      - id: value
        type: str
        size: len_value.value
