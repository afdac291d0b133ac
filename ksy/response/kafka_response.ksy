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
    type: s2
    enum: kafka_primitives::api_key
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
        type: s2
        enum: kafka_primitives::api_key
      - id: api_version
        type: s4
    seq:
      - id: header
        type: response_header(is_flexible)
      - id: body
        type:
          switch-on: api_key
          cases:
            kafka_primitives::api_key::produce: kafka_produce_response(layout_version)
            kafka_primitives::api_key::fetch: kafka_fetch_response(layout_version)
            kafka_primitives::api_key::list_offsets: kafka_list_offsets_response(layout_version)
            kafka_primitives::api_key::metadata: kafka_metadata_response(layout_version)
            kafka_primitives::api_key::leader_and_isr: kafka_leader_and_isr_response(layout_version)
            kafka_primitives::api_key::stop_replica: kafka_stop_replica_response(layout_version)
            kafka_primitives::api_key::update_metadata: kafka_update_metadata_response(layout_version)
            kafka_primitives::api_key::controlled_shutdown: kafka_controlled_shutdown_response(layout_version)
            kafka_primitives::api_key::offset_commit: kafka_offset_commit_response(layout_version)
            kafka_primitives::api_key::offset_fetch: kafka_offset_fetch_response(layout_version)
            kafka_primitives::api_key::find_coordinator: kafka_find_coordinator_response(layout_version)
            kafka_primitives::api_key::join_group: kafka_join_group_response(layout_version)
            kafka_primitives::api_key::heartbeat: kafka_heartbeat_response(layout_version)
            kafka_primitives::api_key::leave_group: kafka_leave_group_response(layout_version)
            kafka_primitives::api_key::sync_group: kafka_sync_group_response(layout_version)
            kafka_primitives::api_key::describe_groups: kafka_describe_groups_response(layout_version)
            kafka_primitives::api_key::list_groups: kafka_list_groups_response(layout_version)
            kafka_primitives::api_key::sasl_handshake: kafka_sasl_handshake_response(layout_version)
            kafka_primitives::api_key::api_versions: kafka_api_versions_response(layout_version)
            kafka_primitives::api_key::create_topics: kafka_create_topics_response(layout_version)
            kafka_primitives::api_key::delete_topics: kafka_delete_topics_response(layout_version)
            kafka_primitives::api_key::delete_records: kafka_delete_records_response(layout_version)
            kafka_primitives::api_key::init_producer_id: kafka_init_producer_id_response(layout_version)
            kafka_primitives::api_key::offset_for_leader_epoch: kafka_offset_for_leader_epoch_response(layout_version)
            kafka_primitives::api_key::add_partitions_to_txn: kafka_add_partitions_to_txn_response(layout_version)
            kafka_primitives::api_key::add_offsets_to_txn: kafka_add_offsets_to_txn_response(layout_version)
            kafka_primitives::api_key::end_txn: kafka_end_txn_response(layout_version)
            kafka_primitives::api_key::write_txn_markers: kafka_write_txn_markers_response(layout_version)
            kafka_primitives::api_key::txn_offset_commit: kafka_txn_offset_commit_response(layout_version)
            kafka_primitives::api_key::describe_acls: kafka_describe_acls_response(layout_version)
            kafka_primitives::api_key::create_acls: kafka_create_acls_response(layout_version)
            kafka_primitives::api_key::delete_acls: kafka_delete_acls_response(layout_version)
            kafka_primitives::api_key::describe_configs: kafka_describe_configs_response(layout_version)
            kafka_primitives::api_key::alter_configs: kafka_alter_configs_response(layout_version)
            kafka_primitives::api_key::alter_replica_log_dirs: kafka_alter_replica_log_dirs_response(layout_version)
            kafka_primitives::api_key::describe_log_dirs: kafka_describe_log_dirs_response(layout_version)
            kafka_primitives::api_key::sasl_authenticate: kafka_sasl_authenticate_response(layout_version)
            kafka_primitives::api_key::create_partitions: kafka_create_partitions_response(layout_version)
            kafka_primitives::api_key::create_delegation_token: kafka_create_delegation_token_response(layout_version)
            kafka_primitives::api_key::renew_delegation_token: kafka_renew_delegation_token_response(layout_version)
            kafka_primitives::api_key::expire_delegation_token: kafka_expire_delegation_token_response(layout_version)
            kafka_primitives::api_key::describe_delegation_token: kafka_describe_delegation_token_response(layout_version)
            kafka_primitives::api_key::delete_groups: kafka_delete_groups_response(layout_version)
            kafka_primitives::api_key::elect_leaders: kafka_elect_leaders_response(layout_version)
            kafka_primitives::api_key::incremental_alter_configs: kafka_incremental_alter_configs_response(layout_version)
            kafka_primitives::api_key::alter_partition_reassignments: kafka_alter_partition_reassignments_response(layout_version)
            kafka_primitives::api_key::list_partition_reassignments: kafka_list_partition_reassignments_response(layout_version)
            kafka_primitives::api_key::offset_delete: kafka_offset_delete_response(layout_version)
            kafka_primitives::api_key::describe_client_quotas: kafka_describe_client_quotas_response(layout_version)
            kafka_primitives::api_key::alter_client_quotas: kafka_alter_client_quotas_response(layout_version)
            kafka_primitives::api_key::describe_user_scram_credentials: kafka_describe_user_scram_credentials_response(layout_version)
            kafka_primitives::api_key::alter_user_scram_credentials: kafka_alter_user_scram_credentials_response(layout_version)
            kafka_primitives::api_key::vote: kafka_vote_response(layout_version)
            kafka_primitives::api_key::begin_quorum_epoch: kafka_begin_quorum_epoch_response(layout_version)
            kafka_primitives::api_key::end_quorum_epoch: kafka_end_quorum_epoch_response(layout_version)
            kafka_primitives::api_key::describe_quorum: kafka_describe_quorum_response(layout_version)
            kafka_primitives::api_key::alter_partition: kafka_alter_partition_response(layout_version)
            kafka_primitives::api_key::update_features: kafka_update_features_response(layout_version)
            kafka_primitives::api_key::envelope: kafka_envelope_response(layout_version)
            kafka_primitives::api_key::fetch_snapshot: kafka_fetch_snapshot_response(layout_version)
            kafka_primitives::api_key::describe_cluster: kafka_describe_cluster_response(layout_version)
            kafka_primitives::api_key::describe_producers: kafka_describe_producers_response(layout_version)
            kafka_primitives::api_key::broker_registration: kafka_broker_registration_response(layout_version)
            kafka_primitives::api_key::broker_heartbeat: kafka_broker_heartbeat_response(layout_version)
            kafka_primitives::api_key::unregister_broker: kafka_unregister_broker_response(layout_version)
            kafka_primitives::api_key::describe_transactions: kafka_describe_transactions_response(layout_version)
            kafka_primitives::api_key::list_transactions: kafka_list_transactions_response(layout_version)
            kafka_primitives::api_key::allocate_producer_ids: kafka_allocate_producer_ids_response(layout_version)
            kafka_primitives::api_key::consumer_group_heartbeat: kafka_consumer_group_heartbeat_response(layout_version)
            kafka_primitives::api_key::consumer_group_describe: kafka_consumer_group_describe_response(layout_version)
            kafka_primitives::api_key::controller_registration: kafka_controller_registration_response(layout_version)
            kafka_primitives::api_key::get_telemetry_subscriptions: kafka_get_telemetry_subscriptions_response(layout_version)
            kafka_primitives::api_key::push_telemetry: kafka_push_telemetry_response(layout_version)
            kafka_primitives::api_key::assign_replicas_to_dirs: kafka_assign_replicas_to_dirs_response(layout_version)
            kafka_primitives::api_key::list_config_resources: kafka_list_config_resources_response(layout_version)
            kafka_primitives::api_key::describe_topic_partitions: kafka_describe_topic_partitions_response(layout_version)
            kafka_primitives::api_key::share_group_heartbeat: kafka_share_group_heartbeat_response(layout_version)
            kafka_primitives::api_key::share_group_describe: kafka_share_group_describe_response(layout_version)
            kafka_primitives::api_key::share_fetch: kafka_share_fetch_response(layout_version)
            kafka_primitives::api_key::share_acknowledge: kafka_share_acknowledge_response(layout_version)
            kafka_primitives::api_key::add_raft_voter: kafka_add_raft_voter_response(layout_version)
            kafka_primitives::api_key::remove_raft_voter: kafka_remove_raft_voter_response(layout_version)
            kafka_primitives::api_key::update_raft_voter: kafka_update_raft_voter_response(layout_version)
            kafka_primitives::api_key::initialize_share_group_state: kafka_initialize_share_group_state_response(layout_version)
            kafka_primitives::api_key::read_share_group_state: kafka_read_share_group_state_response(layout_version)
            kafka_primitives::api_key::write_share_group_state: kafka_write_share_group_state_response(layout_version)
            kafka_primitives::api_key::delete_share_group_state: kafka_delete_share_group_state_response(layout_version)
            kafka_primitives::api_key::read_share_group_state_summary: kafka_read_share_group_state_summary_response(layout_version)
            kafka_primitives::api_key::streams_group_heartbeat: kafka_streams_group_heartbeat_response(layout_version)
            kafka_primitives::api_key::streams_group_describe: kafka_streams_group_describe_response(layout_version)
            kafka_primitives::api_key::describe_share_group_offsets: kafka_describe_share_group_offsets_response(layout_version)
            kafka_primitives::api_key::alter_share_group_offsets: kafka_alter_share_group_offsets_response(layout_version)
            kafka_primitives::api_key::delete_share_group_offsets: kafka_delete_share_group_offsets_response(layout_version)
            kafka_primitives::api_key::streams_group_topology_description_update: kafka_streams_group_topology_description_update_response(layout_version)
            kafka_primitives::api_key::unregister_controller: kafka_unregister_controller_response(layout_version)
        size-eos: true
    instances:
      is_flexible:
        value: >-
          (api_key == kafka_primitives::api_key::produce and api_version >= 9) or
          (api_key == kafka_primitives::api_key::fetch and api_version >= 12) or
          (api_key == kafka_primitives::api_key::list_offsets and api_version >= 6) or
          (api_key == kafka_primitives::api_key::metadata and api_version >= 9) or
          (api_key == kafka_primitives::api_key::leader_and_isr and api_version >= 4) or
          (api_key == kafka_primitives::api_key::stop_replica and api_version >= 2) or
          (api_key == kafka_primitives::api_key::update_metadata and api_version >= 6) or
          (api_key == kafka_primitives::api_key::controlled_shutdown and api_version >= 3) or
          (api_key == kafka_primitives::api_key::offset_commit and api_version >= 8) or
          (api_key == kafka_primitives::api_key::offset_fetch and api_version >= 6) or
          (api_key == kafka_primitives::api_key::find_coordinator and api_version >= 3) or
          (api_key == kafka_primitives::api_key::join_group and api_version >= 6) or
          (api_key == kafka_primitives::api_key::heartbeat and api_version >= 4) or
          (api_key == kafka_primitives::api_key::leave_group and api_version >= 4) or
          (api_key == kafka_primitives::api_key::sync_group and api_version >= 4) or
          (api_key == kafka_primitives::api_key::describe_groups and api_version >= 5) or
          (api_key == kafka_primitives::api_key::list_groups and api_version >= 3) or
          (api_key == kafka_primitives::api_key::create_topics and api_version >= 5) or
          (api_key == kafka_primitives::api_key::delete_topics and api_version >= 4) or
          (api_key == kafka_primitives::api_key::delete_records and api_version >= 2) or
          (api_key == kafka_primitives::api_key::init_producer_id and api_version >= 2) or
          (api_key == kafka_primitives::api_key::offset_for_leader_epoch and api_version >= 4) or
          (api_key == kafka_primitives::api_key::add_partitions_to_txn and api_version >= 3) or
          (api_key == kafka_primitives::api_key::add_offsets_to_txn and api_version >= 3) or
          (api_key == kafka_primitives::api_key::end_txn and api_version >= 3) or
          (api_key == kafka_primitives::api_key::write_txn_markers and api_version >= 1) or
          (api_key == kafka_primitives::api_key::txn_offset_commit and api_version >= 3) or
          (api_key == kafka_primitives::api_key::describe_acls and api_version >= 2) or
          (api_key == kafka_primitives::api_key::create_acls and api_version >= 2) or
          (api_key == kafka_primitives::api_key::delete_acls and api_version >= 2) or
          (api_key == kafka_primitives::api_key::describe_configs and api_version >= 4) or
          (api_key == kafka_primitives::api_key::alter_configs and api_version >= 2) or
          (api_key == kafka_primitives::api_key::alter_replica_log_dirs and api_version >= 2) or
          (api_key == kafka_primitives::api_key::describe_log_dirs and api_version >= 2) or
          (api_key == kafka_primitives::api_key::sasl_authenticate and api_version >= 2) or
          (api_key == kafka_primitives::api_key::create_partitions and api_version >= 2) or
          (api_key == kafka_primitives::api_key::create_delegation_token and api_version >= 2) or
          (api_key == kafka_primitives::api_key::renew_delegation_token and api_version >= 2) or
          (api_key == kafka_primitives::api_key::expire_delegation_token and api_version >= 2) or
          (api_key == kafka_primitives::api_key::describe_delegation_token and api_version >= 2) or
          (api_key == kafka_primitives::api_key::delete_groups and api_version >= 2) or
          (api_key == kafka_primitives::api_key::elect_leaders and api_version >= 2) or
          (api_key == kafka_primitives::api_key::incremental_alter_configs and api_version >= 1) or
          (api_key == kafka_primitives::api_key::alter_partition_reassignments and api_version >= 0) or
          (api_key == kafka_primitives::api_key::list_partition_reassignments and api_version >= 0) or
          (api_key == kafka_primitives::api_key::describe_client_quotas and api_version >= 1) or
          (api_key == kafka_primitives::api_key::alter_client_quotas and api_version >= 1) or
          (api_key == kafka_primitives::api_key::describe_user_scram_credentials and api_version >= 0) or
          (api_key == kafka_primitives::api_key::alter_user_scram_credentials and api_version >= 0) or
          (api_key == kafka_primitives::api_key::vote and api_version >= 0) or
          (api_key == kafka_primitives::api_key::begin_quorum_epoch and api_version >= 1) or
          (api_key == kafka_primitives::api_key::end_quorum_epoch and api_version >= 1) or
          (api_key == kafka_primitives::api_key::describe_quorum and api_version >= 0) or
          (api_key == kafka_primitives::api_key::alter_partition and api_version >= 0) or
          (api_key == kafka_primitives::api_key::update_features and api_version >= 0) or
          (api_key == kafka_primitives::api_key::envelope and api_version >= 0) or
          (api_key == kafka_primitives::api_key::fetch_snapshot and api_version >= 0) or
          (api_key == kafka_primitives::api_key::describe_cluster and api_version >= 0) or
          (api_key == kafka_primitives::api_key::describe_producers and api_version >= 0) or
          (api_key == kafka_primitives::api_key::broker_registration and api_version >= 0) or
          (api_key == kafka_primitives::api_key::broker_heartbeat and api_version >= 0) or
          (api_key == kafka_primitives::api_key::unregister_broker and api_version >= 0) or
          (api_key == kafka_primitives::api_key::describe_transactions and api_version >= 0) or
          (api_key == kafka_primitives::api_key::list_transactions and api_version >= 0) or
          (api_key == kafka_primitives::api_key::allocate_producer_ids and api_version >= 0) or
          (api_key == kafka_primitives::api_key::consumer_group_heartbeat and api_version >= 0) or
          (api_key == kafka_primitives::api_key::consumer_group_describe and api_version >= 0) or
          (api_key == kafka_primitives::api_key::controller_registration and api_version >= 0) or
          (api_key == kafka_primitives::api_key::get_telemetry_subscriptions and api_version >= 0) or
          (api_key == kafka_primitives::api_key::push_telemetry and api_version >= 0) or
          (api_key == kafka_primitives::api_key::assign_replicas_to_dirs and api_version >= 0) or
          (api_key == kafka_primitives::api_key::list_config_resources and api_version >= 0) or
          (api_key == kafka_primitives::api_key::describe_topic_partitions and api_version >= 0) or
          (api_key == kafka_primitives::api_key::share_group_heartbeat and api_version >= 0) or
          (api_key == kafka_primitives::api_key::share_group_describe and api_version >= 0) or
          (api_key == kafka_primitives::api_key::share_fetch and api_version >= 0) or
          (api_key == kafka_primitives::api_key::share_acknowledge and api_version >= 0) or
          (api_key == kafka_primitives::api_key::add_raft_voter and api_version >= 0) or
          (api_key == kafka_primitives::api_key::remove_raft_voter and api_version >= 0) or
          (api_key == kafka_primitives::api_key::update_raft_voter and api_version >= 0) or
          (api_key == kafka_primitives::api_key::initialize_share_group_state and api_version >= 0) or
          (api_key == kafka_primitives::api_key::read_share_group_state and api_version >= 0) or
          (api_key == kafka_primitives::api_key::write_share_group_state and api_version >= 0) or
          (api_key == kafka_primitives::api_key::delete_share_group_state and api_version >= 0) or
          (api_key == kafka_primitives::api_key::read_share_group_state_summary and api_version >= 0) or
          (api_key == kafka_primitives::api_key::streams_group_heartbeat and api_version >= 0) or
          (api_key == kafka_primitives::api_key::streams_group_describe and api_version >= 0) or
          (api_key == kafka_primitives::api_key::describe_share_group_offsets and api_version >= 0) or
          (api_key == kafka_primitives::api_key::alter_share_group_offsets and api_version >= 0) or
          (api_key == kafka_primitives::api_key::delete_share_group_offsets and api_version >= 0) or
          (api_key == kafka_primitives::api_key::streams_group_topology_description_update and api_version >= 0) or
          (api_key == kafka_primitives::api_key::unregister_controller and api_version >= 0)
      first_code:
        pos: '4'
        type: s2
      layout_version:
        value: 'not (api_key == kafka_primitives::api_key::api_versions and _io.size >= 6 and first_code == 35) ? api_version : _io.size == 6 ? (-1).as<s4> : (0).as<s4>'
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
