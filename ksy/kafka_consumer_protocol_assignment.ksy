meta:
  id: kafka_consumer_protocol_assignment
  title: Kafka ConsumerProtocolAssignment behind its version
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
        0: consumer_protocol_assignment_v0_to_v3
        1: consumer_protocol_assignment_v0_to_v3
        2: consumer_protocol_assignment_v0_to_v3
        3: consumer_protocol_assignment_v0_to_v3
    size-eos: true
types:
  consumer_protocol_assignment_v0_to_v3:
    seq:
      - id: num_assigned_partitions
        type: s4
        valid:
          min: 0
      - id: assigned_partitions
        type: topic_partition
        repeat: expr
        repeat-expr: num_assigned_partitions
      - id: len_user_data
        type: s4
      - id: user_data
        size: len_user_data
        if: len_user_data >= 0
        doc: the assignor's own
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
