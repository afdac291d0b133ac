meta:
  id: kafka_offset_index
  title: Kafka offset index
  application: Apache Kafka
  file-extension: index
  xref:
    wikidata: Q16235208
  license: Apache-2.0
  ks-version: '0.10'
  encoding: UTF-8
  endian: be
doc: |
  The offset index beside a log segment: entries to the end of the file. Offsets are relative to the number in the
  file's name. A broker allocates the file before it needs the room, so entries of zeros may stand at the end.
seq:
  - id: entries
    type: offset_index_entry
    repeat: eos
types:
  offset_index_entry:
    -webide-representation: '{relative_offset:dec}, {position:dec}'
    seq:
      - id: relative_offset
        type: s4
      - id: position
        type: s4
        doc: in bytes, from the segment's start
