meta:
  id: kafka_alter_user_scram_credentials_response
  title: Kafka AlterUserScramCredentialsResponse, any version
  application: Apache Kafka
  xref:
    wikidata: Q16235208
  license: Apache-2.0
  ks-version: '0.10'
  imports:
    - kafka_primitives
  encoding: UTF-8
  endian: be
doc: 'AlterUserScramCredentials (key 51): create, change and delete SCRAM credentials (KIP-554, Kafka 2.7).'
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
        0: alter_user_scram_credentials_response_v0
    size-eos: true
types:
  alter_user_scram_credentials_response_v0:
    seq:
      - id: throttle_time_ms
        type: s4
        doc: how long the client must hold back for exceeding a quota
      - id: num_results
        type: kafka_primitives::compact_length
      - id: results
        type: alter_user_scram_credentials_result
        repeat: expr
        repeat-expr: num_results.value
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
  alter_user_scram_credentials_result:
    -webide-representation: '{error_code}'
    seq:
      - id: len_user
        type: kafka_primitives::compact_length
      - id: user
        type: str
        size: len_user.value
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
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
