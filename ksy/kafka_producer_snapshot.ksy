meta:
  id: kafka_producer_snapshot
  title: Kafka ProducerSnapshot behind its version
  application: Apache Kafka
  file-extension: snapshot
  xref:
    wikidata: Q16235208
  license: Apache-2.0
  ks-version: '0.10'
  encoding: UTF-8
  endian: be
doc: |
  ProducerSnapshot: what idempotent and transactional producers last wrote, in NNN.snapshot beside a log segment.

  In the file an int16 version (1) stands before it. The CRC-32C covers everything behind itself.

  A newer version than is known here reads as the newest one: fields are only ever added at the end.
doc-ref: https://kafka.apache.org/protocol.html
seq:
  - id: version
    type: s2
  - id: body
    type:
      switch-on: 'version > 1 ? (1).as<s2> : version'
      cases:
        1: producer_snapshot_v1
    size-eos: true
types:
  producer_snapshot_v1:
    seq:
      - id: crc
        type: u4
        doc: CRC-32C of all that follows
      - id: num_producer_entries
        type: s4
        valid:
          min: 0
      - id: producer_entries
        type: producer_entry
        repeat: expr
        repeat-expr: num_producer_entries
  producer_entry:
    -webide-representation: '{producer_id:dec}, {epoch:dec}'
    seq:
      - id: producer_id
        type: s8
      - id: epoch
        type: s2
      - id: last_sequence
        type: s4
        doc: of the last batch, as last_offset and timestamp
      - id: last_offset
        type: s8
      - id: offset_delta
        type: s4
        doc: last offset less first offset of that batch
      - id: timestamp
        type: s8
        doc: in ms since 1970
      - id: coordinator_epoch
        type: s4
        doc: of the last marker
      - id: current_txn_first_offset
        type: s8
        doc: '-1: no transaction is open'
