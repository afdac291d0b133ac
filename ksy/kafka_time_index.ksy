meta:
  id: kafka_time_index
  title: Kafka time index
  application: Apache Kafka
  file-extension: timeindex
  xref:
    wikidata: Q16235208
  license: Apache-2.0
  ks-version: '0.10'
  encoding: UTF-8
  endian: be
doc: |
  The time index beside a log segment: entries to the end of the file. Offsets are relative to the number in the
  file's name. A broker allocates the file before it needs the room, so entries of zeros may stand at the end.
seq:
  - id: entries
    type: time_index_entry
    repeat: eos
types:
  time_index_entry:
    -webide-representation: '{timestamp:dec}, {relative_offset:dec}'
    seq:
      - id: timestamp
        type: s8
        doc: in ms since 1970
      - id: relative_offset
        type: s4
