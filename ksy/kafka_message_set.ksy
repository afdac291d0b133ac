meta:
  id: kafka_message_set
  title: Kafka message set (magic 0 and 1)
  application: Apache Kafka
  xref:
    wikidata: Q16235208
  license: Apache-2.0
  ks-version: '0.10'
  encoding: UTF-8
  endian: be
doc: |
  Messages of magic 0 and 1, as Kafka wrote and sent them before 0.11, one after the other. There is no count, and a fetch
  may cut the last one off: it is the `tail` of the last entry.
doc-ref: https://kafka.apache.org/documentation/#recordbatch
seq:
  - id: entries
    type: message_set_entry
    repeat: eos
types:
  message_set_entry:
    -webide-representation: '{batch}{tail}'
    seq:
      - id: batch
        type:
          switch-on: magic
          cases:
            0: message_v0
            1: message_v1
        size: 12 + stored_size
        if: is_whole
      - id: tail
        size-eos: true
        if: not is_whole
        doc: Cut off, or padding, or no batch at all.
    instances:
      start:
        value: _io.pos.as<s8>
      len_rest:
        value: (_io.size.as<s8> - start).as<s8>
      stored_size:
        pos: start + 8
        type: s4
        if: len_rest >= 12
      magic:
        pos: start + 16
        type: u1
        if: len_rest > 16
      is_whole:
        value: len_rest > 16 and stored_size.as<s8> <= len_rest - 12 and ((magic == 0 and stored_size >= 14) or (magic == 1 and stored_size >= 22))
  message_v0:
    doc: |
      A message of magic 0, as Kafka 0.7 to 0.9 wrote them. If it is compressed its value is a whole message set, which
      stays bytes here: Kaitai knows none of the codecs.
    doc-ref: https://cwiki.apache.org/confluence/display/KAFKA/A+Guide+To+The+Kafka+Protocol#AGuideToTheKafkaProtocol-Messagesets
    -webide-representation: 'offset {offset:dec}, {codec}: {key:str} = {value:str}'
    seq:
      - id: offset
        type: s8
      - id: message_size
        type: s4
        doc: bytes that follow
      - id: crc
        type: u4
        doc: CRC32 of all that follows
      - id: magic
        type: s1
      - id: attributes
        type: s1
        doc: bits 0-2 codec; 3 LogAppendTime (magic 1)
      - id: len_key
        type: s4
      - id: key
        size: len_key
        if: len_key >= 0
      - id: len_value
        type: s4
      - id: value
        size: len_value
        if: len_value >= 0
        doc: in a wrapper, the compressed inner messages
    instances:
      codec:
        value: attributes & 7
        enum: codec
  message_v1:
    doc: |
      A message of magic 1, as Kafka 0.10 wrote them (KIP-32). If it is compressed its value is a whole message set, which
      stays bytes here: Kaitai knows none of the codecs.
    doc-ref: https://cwiki.apache.org/confluence/display/KAFKA/A+Guide+To+The+Kafka+Protocol#AGuideToTheKafkaProtocol-Messagesets
    -webide-representation: 'offset {offset:dec}, {codec}: {key:str} = {value:str}'
    seq:
      - id: offset
        type: s8
      - id: message_size
        type: s4
        doc: bytes that follow
      - id: crc
        type: u4
        doc: CRC32 of all that follows
      - id: magic
        type: s1
      - id: attributes
        type: s1
        doc: bits 0-2 codec; 3 LogAppendTime (magic 1)
      - id: timestamp
        type: s8
        doc: ms since 1970
      - id: len_key
        type: s4
      - id: key
        size: len_key
        if: len_key >= 0
      - id: len_value
        type: s4
      - id: value
        size: len_value
        if: len_value >= 0
        doc: in a wrapper, the compressed inner messages
    instances:
      codec:
        value: attributes & 7
        enum: codec
      timestamp_type:
        value: (attributes >> 3) & 1
        enum: timestamp_type
enums:
  codec:
    0: none
    1: gzip
    2:
      id: snappy
      doc: In xerial's framing from Java clients, or as one raw block.
    3:
      id: lz4
      doc: Frames; with magic 0 their header checksum is wrong (KAFKA-3160).
    4:
      id: zstd
      doc: Since Kafka 2.1 (KIP-110), with magic 2 only.
  timestamp_type:
    0:
      id: create_time
      doc: Set by the producer, for each record.
    1:
      id: log_append_time
      doc: Set by the broker, for a whole batch.
