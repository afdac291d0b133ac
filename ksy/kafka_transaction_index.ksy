meta:
  id: kafka_transaction_index
  title: Kafka transaction index
  application: Apache Kafka
  file-extension: txnindex
  xref:
    wikidata: Q16235208
  license: Apache-2.0
  ks-version: '0.10'
  encoding: UTF-8
  endian: be
doc: |
  The transaction index beside a log segment: the transactions that were aborted in it, each behind an int16 version.
seq:
  - id: entries
    type: aborted_txn
    repeat: eos
types:
  aborted_txn:
    -webide-representation: '{producer_id:dec}'
    seq:
      - id: version
        type: s2
      - id: producer_id
        type: s8
      - id: first_offset
        type: s8
      - id: last_offset
        type: s8
        doc: of the abort marker
      - id: last_stable_offset
        type: s8
        doc: when the transaction was aborted
