meta:
  id: kafka_response
  title: Kafka response
  application: Apache Kafka
  xref:
    wikidata: Q16235208
  license: Apache-2.0
  ks-version: '0.10'
  imports:
    - kafka_primitives
    - kafka_produce_response
    - kafka_fetch_response
    - kafka_list_offsets_response
    - kafka_metadata_response
    - kafka_leader_and_isr_response
    - kafka_stop_replica_response
    - kafka_update_metadata_response
    - kafka_controlled_shutdown_response
    - kafka_offset_commit_response
    - kafka_offset_fetch_response
    - kafka_find_coordinator_response
    - kafka_join_group_response
    - kafka_heartbeat_response
    - kafka_leave_group_response
    - kafka_sync_group_response
    - kafka_describe_groups_response
    - kafka_list_groups_response
    - kafka_sasl_handshake_response
    - kafka_api_versions_response
    - kafka_create_topics_response
    - kafka_delete_topics_response
    - kafka_delete_records_response
    - kafka_init_producer_id_response
    - kafka_offset_for_leader_epoch_response
    - kafka_add_partitions_to_txn_response
    - kafka_add_offsets_to_txn_response
    - kafka_end_txn_response
    - kafka_write_txn_markers_response
    - kafka_txn_offset_commit_response
    - kafka_describe_acls_response
    - kafka_create_acls_response
    - kafka_delete_acls_response
    - kafka_describe_configs_response
    - kafka_alter_configs_response
    - kafka_alter_replica_log_dirs_response
    - kafka_describe_log_dirs_response
    - kafka_sasl_authenticate_response
    - kafka_create_partitions_response
    - kafka_create_delegation_token_response
    - kafka_renew_delegation_token_response
    - kafka_expire_delegation_token_response
    - kafka_describe_delegation_token_response
    - kafka_delete_groups_response
    - kafka_elect_leaders_response
    - kafka_incremental_alter_configs_response
    - kafka_alter_partition_reassignments_response
    - kafka_list_partition_reassignments_response
    - kafka_offset_delete_response
    - kafka_describe_client_quotas_response
    - kafka_alter_client_quotas_response
    - kafka_describe_user_scram_credentials_response
    - kafka_alter_user_scram_credentials_response
    - kafka_vote_response
    - kafka_begin_quorum_epoch_response
    - kafka_end_quorum_epoch_response
    - kafka_describe_quorum_response
    - kafka_alter_partition_response
    - kafka_update_features_response
    - kafka_envelope_response
    - kafka_fetch_snapshot_response
    - kafka_describe_cluster_response
    - kafka_describe_producers_response
    - kafka_broker_registration_response
    - kafka_broker_heartbeat_response
    - kafka_unregister_broker_response
    - kafka_describe_transactions_response
    - kafka_list_transactions_response
    - kafka_allocate_producer_ids_response
    - kafka_consumer_group_heartbeat_response
    - kafka_consumer_group_describe_response
    - kafka_controller_registration_response
    - kafka_get_telemetry_subscriptions_response
    - kafka_push_telemetry_response
    - kafka_assign_replicas_to_dirs_response
    - kafka_list_config_resources_response
    - kafka_describe_topic_partitions_response
    - kafka_share_group_heartbeat_response
    - kafka_share_group_describe_response
    - kafka_share_fetch_response
    - kafka_share_acknowledge_response
    - kafka_add_raft_voter_response
    - kafka_remove_raft_voter_response
    - kafka_update_raft_voter_response
    - kafka_initialize_share_group_state_response
    - kafka_read_share_group_state_response
    - kafka_write_share_group_state_response
    - kafka_delete_share_group_state_response
    - kafka_read_share_group_state_summary_response
    - kafka_streams_group_heartbeat_response
    - kafka_streams_group_describe_response
    - kafka_describe_share_group_offsets_response
    - kafka_alter_share_group_offsets_response
    - kafka_delete_share_group_offsets_response
    - kafka_streams_group_topology_description_update_response
    - kafka_unregister_controller_response
  encoding: UTF-8
  endian: be
doc: |
  A response of a Kafka broker as it stands on the wire. It does not say what it answers, so the API key and version are
  parameters: take them from the request with the same correlation id.
doc-ref: https://kafka.apache.org/protocol.html
params:
  - id: api_key
    type: s4
  - id: api_version
    type: s4
seq:
  - id: len_response
    type: s4
    doc: Bytes that follow.
  - id: response
    type: response(api_key, api_version)
    size: len_response
types:
  response:
    params:
      - id: api_key
        type: s4
      - id: api_version
        type: s4
    seq:
      - id: header
        type: response_header(is_flexible)
      - id: body
        type:
          switch-on: api_key
          cases:
            0: kafka_produce_response(layout_version)
            1: kafka_fetch_response(layout_version)
            2: kafka_list_offsets_response(layout_version)
            3: kafka_metadata_response(layout_version)
            4: kafka_leader_and_isr_response(layout_version)
            5: kafka_stop_replica_response(layout_version)
            6: kafka_update_metadata_response(layout_version)
            7: kafka_controlled_shutdown_response(layout_version)
            8: kafka_offset_commit_response(layout_version)
            9: kafka_offset_fetch_response(layout_version)
            10: kafka_find_coordinator_response(layout_version)
            11: kafka_join_group_response(layout_version)
            12: kafka_heartbeat_response(layout_version)
            13: kafka_leave_group_response(layout_version)
            14: kafka_sync_group_response(layout_version)
            15: kafka_describe_groups_response(layout_version)
            16: kafka_list_groups_response(layout_version)
            17: kafka_sasl_handshake_response(layout_version)
            18: kafka_api_versions_response(layout_version)
            19: kafka_create_topics_response(layout_version)
            20: kafka_delete_topics_response(layout_version)
            21: kafka_delete_records_response(layout_version)
            22: kafka_init_producer_id_response(layout_version)
            23: kafka_offset_for_leader_epoch_response(layout_version)
            24: kafka_add_partitions_to_txn_response(layout_version)
            25: kafka_add_offsets_to_txn_response(layout_version)
            26: kafka_end_txn_response(layout_version)
            27: kafka_write_txn_markers_response(layout_version)
            28: kafka_txn_offset_commit_response(layout_version)
            29: kafka_describe_acls_response(layout_version)
            30: kafka_create_acls_response(layout_version)
            31: kafka_delete_acls_response(layout_version)
            32: kafka_describe_configs_response(layout_version)
            33: kafka_alter_configs_response(layout_version)
            34: kafka_alter_replica_log_dirs_response(layout_version)
            35: kafka_describe_log_dirs_response(layout_version)
            36: kafka_sasl_authenticate_response(layout_version)
            37: kafka_create_partitions_response(layout_version)
            38: kafka_create_delegation_token_response(layout_version)
            39: kafka_renew_delegation_token_response(layout_version)
            40: kafka_expire_delegation_token_response(layout_version)
            41: kafka_describe_delegation_token_response(layout_version)
            42: kafka_delete_groups_response(layout_version)
            43: kafka_elect_leaders_response(layout_version)
            44: kafka_incremental_alter_configs_response(layout_version)
            45: kafka_alter_partition_reassignments_response(layout_version)
            46: kafka_list_partition_reassignments_response(layout_version)
            47: kafka_offset_delete_response(layout_version)
            48: kafka_describe_client_quotas_response(layout_version)
            49: kafka_alter_client_quotas_response(layout_version)
            50: kafka_describe_user_scram_credentials_response(layout_version)
            51: kafka_alter_user_scram_credentials_response(layout_version)
            52: kafka_vote_response(layout_version)
            53: kafka_begin_quorum_epoch_response(layout_version)
            54: kafka_end_quorum_epoch_response(layout_version)
            55: kafka_describe_quorum_response(layout_version)
            56: kafka_alter_partition_response(layout_version)
            57: kafka_update_features_response(layout_version)
            58: kafka_envelope_response(layout_version)
            59: kafka_fetch_snapshot_response(layout_version)
            60: kafka_describe_cluster_response(layout_version)
            61: kafka_describe_producers_response(layout_version)
            62: kafka_broker_registration_response(layout_version)
            63: kafka_broker_heartbeat_response(layout_version)
            64: kafka_unregister_broker_response(layout_version)
            65: kafka_describe_transactions_response(layout_version)
            66: kafka_list_transactions_response(layout_version)
            67: kafka_allocate_producer_ids_response(layout_version)
            68: kafka_consumer_group_heartbeat_response(layout_version)
            69: kafka_consumer_group_describe_response(layout_version)
            70: kafka_controller_registration_response(layout_version)
            71: kafka_get_telemetry_subscriptions_response(layout_version)
            72: kafka_push_telemetry_response(layout_version)
            73: kafka_assign_replicas_to_dirs_response(layout_version)
            74: kafka_list_config_resources_response(layout_version)
            75: kafka_describe_topic_partitions_response(layout_version)
            76: kafka_share_group_heartbeat_response(layout_version)
            77: kafka_share_group_describe_response(layout_version)
            78: kafka_share_fetch_response(layout_version)
            79: kafka_share_acknowledge_response(layout_version)
            80: kafka_add_raft_voter_response(layout_version)
            81: kafka_remove_raft_voter_response(layout_version)
            82: kafka_update_raft_voter_response(layout_version)
            83: kafka_initialize_share_group_state_response(layout_version)
            84: kafka_read_share_group_state_response(layout_version)
            85: kafka_write_share_group_state_response(layout_version)
            86: kafka_delete_share_group_state_response(layout_version)
            87: kafka_read_share_group_state_summary_response(layout_version)
            88: kafka_streams_group_heartbeat_response(layout_version)
            89: kafka_streams_group_describe_response(layout_version)
            90: kafka_describe_share_group_offsets_response(layout_version)
            91: kafka_alter_share_group_offsets_response(layout_version)
            92: kafka_delete_share_group_offsets_response(layout_version)
            93: kafka_streams_group_topology_description_update_response(layout_version)
            94: kafka_unregister_controller_response(layout_version)
        size-eos: true
    instances:
      is_flexible:
        value: >-
          (api_key == 0 and api_version >= 9) or
          (api_key == 1 and api_version >= 12) or
          (api_key == 2 and api_version >= 6) or
          (api_key == 3 and api_version >= 9) or
          (api_key == 4 and api_version >= 4) or
          (api_key == 5 and api_version >= 2) or
          (api_key == 6 and api_version >= 6) or
          (api_key == 7 and api_version >= 3) or
          (api_key == 8 and api_version >= 8) or
          (api_key == 9 and api_version >= 6) or
          (api_key == 10 and api_version >= 3) or
          (api_key == 11 and api_version >= 6) or
          (api_key == 12 and api_version >= 4) or
          (api_key == 13 and api_version >= 4) or
          (api_key == 14 and api_version >= 4) or
          (api_key == 15 and api_version >= 5) or
          (api_key == 16 and api_version >= 3) or
          (api_key == 19 and api_version >= 5) or
          (api_key == 20 and api_version >= 4) or
          (api_key == 21 and api_version >= 2) or
          (api_key == 22 and api_version >= 2) or
          (api_key == 23 and api_version >= 4) or
          (api_key == 24 and api_version >= 3) or
          (api_key == 25 and api_version >= 3) or
          (api_key == 26 and api_version >= 3) or
          (api_key == 27 and api_version >= 1) or
          (api_key == 28 and api_version >= 3) or
          (api_key == 29 and api_version >= 2) or
          (api_key == 30 and api_version >= 2) or
          (api_key == 31 and api_version >= 2) or
          (api_key == 32 and api_version >= 4) or
          (api_key == 33 and api_version >= 2) or
          (api_key == 34 and api_version >= 2) or
          (api_key == 35 and api_version >= 2) or
          (api_key == 36 and api_version >= 2) or
          (api_key == 37 and api_version >= 2) or
          (api_key == 38 and api_version >= 2) or
          (api_key == 39 and api_version >= 2) or
          (api_key == 40 and api_version >= 2) or
          (api_key == 41 and api_version >= 2) or
          (api_key == 42 and api_version >= 2) or
          (api_key == 43 and api_version >= 2) or
          (api_key == 44 and api_version >= 1) or
          (api_key == 45 and api_version >= 0) or
          (api_key == 46 and api_version >= 0) or
          (api_key == 48 and api_version >= 1) or
          (api_key == 49 and api_version >= 1) or
          (api_key == 50 and api_version >= 0) or
          (api_key == 51 and api_version >= 0) or
          (api_key == 52 and api_version >= 0) or
          (api_key == 53 and api_version >= 1) or
          (api_key == 54 and api_version >= 1) or
          (api_key == 55 and api_version >= 0) or
          (api_key == 56 and api_version >= 0) or
          (api_key == 57 and api_version >= 0) or
          (api_key == 58 and api_version >= 0) or
          (api_key == 59 and api_version >= 0) or
          (api_key == 60 and api_version >= 0) or
          (api_key == 61 and api_version >= 0) or
          (api_key == 62 and api_version >= 0) or
          (api_key == 63 and api_version >= 0) or
          (api_key == 64 and api_version >= 0) or
          (api_key == 65 and api_version >= 0) or
          (api_key == 66 and api_version >= 0) or
          (api_key == 67 and api_version >= 0) or
          (api_key == 68 and api_version >= 0) or
          (api_key == 69 and api_version >= 0) or
          (api_key == 70 and api_version >= 0) or
          (api_key == 71 and api_version >= 0) or
          (api_key == 72 and api_version >= 0) or
          (api_key == 73 and api_version >= 0) or
          (api_key == 74 and api_version >= 0) or
          (api_key == 75 and api_version >= 0) or
          (api_key == 76 and api_version >= 0) or
          (api_key == 77 and api_version >= 0) or
          (api_key == 78 and api_version >= 0) or
          (api_key == 79 and api_version >= 0) or
          (api_key == 80 and api_version >= 0) or
          (api_key == 81 and api_version >= 0) or
          (api_key == 82 and api_version >= 0) or
          (api_key == 83 and api_version >= 0) or
          (api_key == 84 and api_version >= 0) or
          (api_key == 85 and api_version >= 0) or
          (api_key == 86 and api_version >= 0) or
          (api_key == 87 and api_version >= 0) or
          (api_key == 88 and api_version >= 0) or
          (api_key == 89 and api_version >= 0) or
          (api_key == 90 and api_version >= 0) or
          (api_key == 91 and api_version >= 0) or
          (api_key == 92 and api_version >= 0) or
          (api_key == 93 and api_version >= 0) or
          (api_key == 94 and api_version >= 0)
      first_code:
        pos: 4
        type: s2
      layout_version:
        value: 'not (api_key == 18 and _io.size >= 6 and first_code == 35) ? api_version : _io.size == 6 ? (-1).as<s4> : (0).as<s4>'
        doc: 'The version of the body''s layout: another than asked for only with error 35: the broker does not know this version of ApiVersions and answers as in v0, or with the code alone (-1).'
  response_header:
    doc: |
      Version 1, of flexible responses, has tags. That of ApiVersions never has, so that all can read it.
    doc-ref: https://kafka.apache.org/protocol.html#protocol_messages
    params:
      - id: is_flexible
        type: bool
    seq:
      - id: correlation_id
        type: s4
        doc: Of the request that this answers.
      - id: tag_buffer
        type: kafka_primitives::tag_buffer
        if: is_flexible
