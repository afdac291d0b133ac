meta:
  id: kafka_consumer_protocol_subscription
  title: Kafka ConsumerProtocolSubscription behind its version
  application: Apache Kafka
  xref:
    wikidata: Q16235208
  license: Apache-2.0
  ks-version: '0.10'
  encoding: UTF-8
  endian: be
doc: |
  What consumers tell each other through JoinGroup and SyncGroup, which carry it as opaque bytes.

  On the wire an int16 version stands in front of each. A reader that meets a newer version reads the fields it knows
  and ignores the rest, so fields are only ever added at the end.

  v1  owned partitions, for cooperative rebalancing (KIP-429)
  v2  generation (KIP-792)
  v3  rack (KIP-881)

  A newer version than is known here reads as the newest one: fields are only ever added at the end.
doc-ref: https://kafka.apache.org/protocol.html
seq:
  - id: version
    type: s2
  - id: body
    type:
      switch-on: 'version > 3 ? (3).as<s2> : version'
      cases:
        0: consumer_protocol_subscription_v0
        1: consumer_protocol_subscription_v1
        2: consumer_protocol_subscription_v2
        3: consumer_protocol_subscription_v3
    size-eos: true
types:
  consumer_protocol_subscription_v0:
    seq:
      - id: num_topics
        type: s4
        valid:
          min: 0
      - id: topics
        type: string_element
        repeat: expr
        repeat-expr: num_topics
      - id: len_user_data
        type: s4
      - id: user_data
        size: len_user_data
        if: len_user_data >= 0
        doc: the assignor's own
  consumer_protocol_subscription_v1:
    seq:
      - id: num_topics
        type: s4
        valid:
          min: 0
      - id: topics
        type: string_element
        repeat: expr
        repeat-expr: num_topics
      - id: len_user_data
        type: s4
      - id: user_data
        size: len_user_data
        if: len_user_data >= 0
        doc: the assignor's own
      - id: num_owned_partitions
        type: s4
        valid:
          min: 0
      - id: owned_partitions
        type: topic_partition
        repeat: expr
        repeat-expr: num_owned_partitions
  consumer_protocol_subscription_v2:
    seq:
      - id: num_topics
        type: s4
        valid:
          min: 0
      - id: topics
        type: string_element
        repeat: expr
        repeat-expr: num_topics
      - id: len_user_data
        type: s4
      - id: user_data
        size: len_user_data
        if: len_user_data >= 0
        doc: the assignor's own
      - id: num_owned_partitions
        type: s4
        valid:
          min: 0
      - id: owned_partitions
        type: topic_partition
        repeat: expr
        repeat-expr: num_owned_partitions
      - id: generation_id
        type: s4
        doc: 'in which owned_partitions were assigned; -1: unknown'
  consumer_protocol_subscription_v3:
    seq:
      - id: num_topics
        type: s4
        valid:
          min: 0
      - id: topics
        type: string_element
        repeat: expr
        repeat-expr: num_topics
      - id: len_user_data
        type: s4
      - id: user_data
        size: len_user_data
        if: len_user_data >= 0
        doc: the assignor's own
      - id: num_owned_partitions
        type: s4
        valid:
          min: 0
      - id: owned_partitions
        type: topic_partition
        repeat: expr
        repeat-expr: num_owned_partitions
      - id: generation_id
        type: s4
        doc: 'in which owned_partitions were assigned; -1: unknown'
      - id: len_rack_id
        type: s2
      - id: rack_id
        type: str
        size: len_rack_id
        if: len_rack_id >= 0
        doc: null where none is configured
  string_element:
    -webide-representation: '{value}'
    seq:
      - id: len_value
        type: s2
        valid:
          min: 0
      - id: value
        type: str
        size: len_value
  topic_partition:
    -webide-representation: '{topic}'
    seq:
      - id: len_topic
        type: s2
        valid:
          min: 0
      - id: topic
        type: str
        size: len_topic
      - id: num_partitions
        type: s4
        valid:
          min: 0
      - id: partitions
        type: s4
        repeat: expr
        repeat-expr: num_partitions
