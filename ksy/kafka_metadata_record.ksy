meta:
  id: kafka_metadata_record
  title: Kafka record of __cluster_metadata
  application: Apache Kafka
  xref:
    wikidata: Q16235208
  license: Apache-2.0
  ks-version: '0.10'
  encoding: UTF-8
  endian: be
doc: |
  The value of a record in the topic __cluster_metadata: unsigned varints that say the frame's version (1),
  the record's type and its version, then the record.
doc-ref: https://cwiki.apache.org/confluence/display/KAFKA/KIP-631%3A+The+Quorum-based+Kafka+Controller
-webide-representation: '{record_type} v{version}'
seq:
  - id: frame_version
    type: uvarint
  - id: type
    type: uvarint
  - id: version
    type: uvarint
  - id: body
    type:
      switch-on: (type.value * 65536 + version.value).as<s4>
      cases:
        0: register_broker_record_v0  # RegisterBrokerRecord v0
        1: register_broker_record_v1  # RegisterBrokerRecord v1
        2: register_broker_record_v2  # RegisterBrokerRecord v2
        3: register_broker_record_v3  # RegisterBrokerRecord v3
        4: register_broker_record_v4  # RegisterBrokerRecord v4
        65536: unregister_broker_record_v0  # UnregisterBrokerRecord v0
        131072: topic_record_v0  # TopicRecord v0
        196608: partition_record_v0  # PartitionRecord v0
        196609: partition_record_v1  # PartitionRecord v1
        196610: partition_record_v2  # PartitionRecord v2
        262144: config_record_v0  # ConfigRecord v0
        327680: partition_change_record_v0  # PartitionChangeRecord v0
        327681: partition_change_record_v1  # PartitionChangeRecord v1
        327682: partition_change_record_v2  # PartitionChangeRecord v2
        393216: access_control_record_v0  # AccessControlRecord v0
        458752: fence_broker_record_v0  # FenceBrokerRecord v0
        524288: unfence_broker_record_v0  # UnfenceBrokerRecord v0
        589824: remove_topic_record_v0  # RemoveTopicRecord v0
        655360: delegation_token_record_v0  # DelegationTokenRecord v0
        720896: user_scram_credential_record_v0  # UserScramCredentialRecord v0
        786432: feature_level_record_v0  # FeatureLevelRecord v0
        917504: client_quota_record_v0  # ClientQuotaRecord v0
        983040: producer_ids_record_v0  # ProducerIdsRecord v0
        1048576: remove_feature_level_record_v0  # RemoveFeatureLevelRecord v0
        1114112: broker_registration_change_record_v0  # BrokerRegistrationChangeRecord v0
        1114113: broker_registration_change_record_v1  # BrokerRegistrationChangeRecord v1
        1114114: broker_registration_change_record_v2  # BrokerRegistrationChangeRecord v2
        1114115: broker_registration_change_record_v3  # BrokerRegistrationChangeRecord v3
        1179648: access_control_entry_record_v0  # AccessControlEntryRecord v0
        1245184: remove_access_control_entry_record_v0  # RemoveAccessControlEntryRecord v0
        1310720: no_op_record_v0  # NoOpRecord v0
        1376256: zk_migration_state_record_v0  # ZkMigrationStateRecord v0
        1441792: remove_user_scram_credential_record_v0  # RemoveUserScramCredentialRecord v0
        1507328: begin_transaction_record_v0  # BeginTransactionRecord v0
        1572864: end_transaction_record_v0  # EndTransactionRecord v0
        1638400: abort_transaction_record_v0  # AbortTransactionRecord v0
        1703936: remove_delegation_token_record_v0  # RemoveDelegationTokenRecord v0
        1769472: register_controller_record_v0  # RegisterControllerRecord v0
        1835008: clear_elr_record_v0  # ClearElrRecord v0
        1900544: unregister_controller_record_v0  # UnregisterControllerRecord v0
    size-eos: true
instances:
  record_type:
    value: type.b0
    enum: record_type
    if: type.b0 < 128
    doc: The type by its name; all that are known take one byte.
types:
  register_broker_record_v0:
    -webide-representation: '{broker_id:dec}'
    seq:
      - id: broker_id
        type: s4
      - id: incarnation_id
        size: 16
        doc: made anew at each start of the process
      - id: broker_epoch
        type: s8
      - id: num_end_points
        type: compact_length
      - id: end_points
        type: broker_endpoint
        repeat: expr
        repeat-expr: num_end_points.value
      - id: num_features
        type: compact_length
      - id: features
        type: broker_feature
        repeat: expr
        repeat-expr: num_features.value
      - id: len_rack
        type: compact_length
      - id: rack
        type: str
        size: len_rack.value
        if: len_rack.value >= 0
        doc: null where none is configured
      - id: fenced
        type: u1
        doc: takes no part yet
      - id: tag_buffer
        type: tag_buffer
  register_broker_record_v1:
    -webide-representation: '{broker_id:dec}'
    seq:
      - id: broker_id
        type: s4
      - id: incarnation_id
        size: 16
        doc: made anew at each start of the process
      - id: broker_epoch
        type: s8
      - id: num_end_points
        type: compact_length
      - id: end_points
        type: broker_endpoint
        repeat: expr
        repeat-expr: num_end_points.value
      - id: num_features
        type: compact_length
      - id: features
        type: broker_feature
        repeat: expr
        repeat-expr: num_features.value
      - id: len_rack
        type: compact_length
      - id: rack
        type: str
        size: len_rack.value
        if: len_rack.value >= 0
        doc: null where none is configured
      - id: fenced
        type: u1
        doc: takes no part yet
      - id: in_controlled_shutdown
        type: u1
      - id: tag_buffer
        type: tag_buffer
  register_broker_record_v2:
    -webide-representation: '{broker_id:dec}'
    seq:
      - id: broker_id
        type: s4
      - id: is_migrating_zk_broker
        type: u1
        doc: a ZooKeeper broker in migration
      - id: incarnation_id
        size: 16
        doc: made anew at each start of the process
      - id: broker_epoch
        type: s8
      - id: num_end_points
        type: compact_length
      - id: end_points
        type: broker_endpoint
        repeat: expr
        repeat-expr: num_end_points.value
      - id: num_features
        type: compact_length
      - id: features
        type: broker_feature
        repeat: expr
        repeat-expr: num_features.value
      - id: len_rack
        type: compact_length
      - id: rack
        type: str
        size: len_rack.value
        if: len_rack.value >= 0
        doc: null where none is configured
      - id: fenced
        type: u1
        doc: takes no part yet
      - id: in_controlled_shutdown
        type: u1
      - id: tag_buffer
        type: tag_buffer
  register_broker_record_v3:
    -webide-representation: '{broker_id:dec}'
    seq:
      - id: broker_id
        type: s4
      - id: is_migrating_zk_broker
        type: u1
        doc: a ZooKeeper broker in migration
      - id: incarnation_id
        size: 16
        doc: made anew at each start of the process
      - id: broker_epoch
        type: s8
      - id: num_end_points
        type: compact_length
      - id: end_points
        type: broker_endpoint
        repeat: expr
        repeat-expr: num_end_points.value
      - id: num_features
        type: compact_length
      - id: features
        type: broker_feature
        repeat: expr
        repeat-expr: num_features.value
      - id: len_rack
        type: compact_length
      - id: rack
        type: str
        size: len_rack.value
        if: len_rack.value >= 0
        doc: null where none is configured
      - id: fenced
        type: u1
        doc: takes no part yet
      - id: in_controlled_shutdown
        type: u1
      - id: tag_buffer
        type: register_broker_record_tag_buffer_v3
  register_broker_record_v4:
    -webide-representation: '{broker_id:dec}'
    seq:
      - id: broker_id
        type: s4
      - id: is_migrating_zk_broker
        type: u1
        doc: a ZooKeeper broker in migration
      - id: incarnation_id
        size: 16
        doc: made anew at each start of the process
      - id: broker_epoch
        type: s8
      - id: num_end_points
        type: compact_length
      - id: end_points
        type: broker_endpoint
        repeat: expr
        repeat-expr: num_end_points.value
      - id: num_features
        type: compact_length
      - id: features
        type: broker_feature
        repeat: expr
        repeat-expr: num_features.value
      - id: len_rack
        type: compact_length
      - id: rack
        type: str
        size: len_rack.value
        if: len_rack.value >= 0
        doc: null where none is configured
      - id: fenced
        type: u1
        doc: takes no part yet
      - id: in_controlled_shutdown
        type: u1
      - id: tag_buffer
        type: register_broker_record_tag_buffer_v4
  broker_endpoint:
    -webide-representation: '{name}, {host}'
    seq:
      - id: len_name
        type: compact_length
      - id: name
        type: str
        size: len_name.value
      - id: len_host
        type: compact_length
      - id: host
        type: str
        size: len_host.value
      - id: port
        type: u2
      - id: security_protocol
        type: s2
        doc: 0 PLAINTEXT, 1 SSL, 2 SASL_PLAINTEXT, 3 SASL_SSL
      - id: tag_buffer
        type: tag_buffer
  broker_feature:
    -webide-representation: '{name}'
    seq:
      - id: len_name
        type: compact_length
      - id: name
        type: str
        size: len_name.value
      - id: min_supported_version
        type: s2
      - id: max_supported_version
        type: s2
      - id: tag_buffer
        type: tag_buffer
  register_broker_record_tag_buffer_v3:
    -webide-representation: '{num_fields:dec} tagged fields'
    seq:
      - id: num_fields
        type: uvarint
      - id: fields
        type: register_broker_record_tagged_field_v3
        repeat: expr
        repeat-expr: num_fields.value
  register_broker_record_tag_buffer_v4:
    -webide-representation: '{num_fields:dec} tagged fields'
    seq:
      - id: num_fields
        type: uvarint
      - id: fields
        type: register_broker_record_tagged_field_v4
        repeat: expr
        repeat-expr: num_fields.value
  register_broker_record_tagged_field_v3:
    -webide-representation: 'tag {tag:dec}, {len_content:dec} bytes'
    seq:
      - id: tag
        type: uvarint
      - id: len_content
        type: uvarint
      - id: content
        type:
          switch-on: tag.value.as<s4>
          cases:
            0: register_broker_record_log_dirs_tag
        size: len_content.value
  register_broker_record_tagged_field_v4:
    -webide-representation: 'tag {tag:dec}, {len_content:dec} bytes'
    seq:
      - id: tag
        type: uvarint
      - id: len_content
        type: uvarint
      - id: content
        type:
          switch-on: tag.value.as<s4>
          cases:
            0: register_broker_record_log_dirs_tag
            1: register_broker_record_cordoned_log_dirs_tag
        size: len_content.value
  register_broker_record_log_dirs_tag:
    seq:
      - id: num_log_dirs
        type: compact_length
      - id: log_dirs
        size: 16
        repeat: expr
        repeat-expr: num_log_dirs.value
        doc: ids of the usable directories
  register_broker_record_cordoned_log_dirs_tag:
    seq:
      - id: num_cordoned_log_dirs
        type: compact_length
      - id: cordoned_log_dirs
        size: 16
        repeat: expr
        repeat-expr: num_cordoned_log_dirs.value
        if: num_cordoned_log_dirs.value >= 0
        doc: 'ids of directories that take no new replicas; null: not known yet'
  unregister_broker_record_v0:
    -webide-representation: '{broker_id:dec}'
    seq:
      - id: broker_id
        type: s4
      - id: broker_epoch
        type: s8
      - id: tag_buffer
        type: tag_buffer
  topic_record_v0:
    -webide-representation: '{name}'
    seq:
      - id: len_name
        type: compact_length
      - id: name
        type: str
        size: len_name.value
      - id: topic_id
        size: 16
      - id: tag_buffer
        type: tag_buffer
  partition_record_v0:
    -webide-representation: '{partition_id:dec}'
    seq:
      - id: partition_id
        type: s4
      - id: topic_id
        size: 16
      - id: num_replicas
        type: compact_length
      - id: replicas
        type: s4
        repeat: expr
        repeat-expr: num_replicas.value
      - id: num_isr
        type: compact_length
      - id: isr
        type: s4
        repeat: expr
        repeat-expr: num_isr.value
        doc: the replicas in sync
      - id: num_removing_replicas
        type: compact_length
      - id: removing_replicas
        type: s4
        repeat: expr
        repeat-expr: num_removing_replicas.value
        doc: on their way out, in a reassignment
      - id: num_adding_replicas
        type: compact_length
      - id: adding_replicas
        type: s4
        repeat: expr
        repeat-expr: num_adding_replicas.value
        doc: on their way in, in a reassignment
      - id: leader
        type: s4
        doc: '-1: none'
      - id: leader_epoch
        type: s4
        doc: '-1: unknown'
      - id: partition_epoch
        type: s4
        doc: rises with every change of the partition
      - id: tag_buffer
        type: partition_record_tag_buffer_v0_to_v1
  partition_record_v1:
    -webide-representation: '{partition_id:dec}'
    seq:
      - id: partition_id
        type: s4
      - id: topic_id
        size: 16
      - id: num_replicas
        type: compact_length
      - id: replicas
        type: s4
        repeat: expr
        repeat-expr: num_replicas.value
      - id: num_isr
        type: compact_length
      - id: isr
        type: s4
        repeat: expr
        repeat-expr: num_isr.value
        doc: the replicas in sync
      - id: num_removing_replicas
        type: compact_length
      - id: removing_replicas
        type: s4
        repeat: expr
        repeat-expr: num_removing_replicas.value
        doc: on their way out, in a reassignment
      - id: num_adding_replicas
        type: compact_length
      - id: adding_replicas
        type: s4
        repeat: expr
        repeat-expr: num_adding_replicas.value
        doc: on their way in, in a reassignment
      - id: leader
        type: s4
        doc: '-1: none'
      - id: leader_epoch
        type: s4
        doc: '-1: unknown'
      - id: partition_epoch
        type: s4
        doc: rises with every change of the partition
      - id: num_directories
        type: compact_length
      - id: directories
        size: 16
        repeat: expr
        repeat-expr: num_directories.value
        doc: the log directory of each replica, in the same order
      - id: tag_buffer
        type: partition_record_tag_buffer_v0_to_v1
  partition_record_v2:
    -webide-representation: '{partition_id:dec}'
    seq:
      - id: partition_id
        type: s4
      - id: topic_id
        size: 16
      - id: num_replicas
        type: compact_length
      - id: replicas
        type: s4
        repeat: expr
        repeat-expr: num_replicas.value
      - id: num_isr
        type: compact_length
      - id: isr
        type: s4
        repeat: expr
        repeat-expr: num_isr.value
        doc: the replicas in sync
      - id: num_removing_replicas
        type: compact_length
      - id: removing_replicas
        type: s4
        repeat: expr
        repeat-expr: num_removing_replicas.value
        doc: on their way out, in a reassignment
      - id: num_adding_replicas
        type: compact_length
      - id: adding_replicas
        type: s4
        repeat: expr
        repeat-expr: num_adding_replicas.value
        doc: on their way in, in a reassignment
      - id: leader
        type: s4
        doc: '-1: none'
      - id: leader_epoch
        type: s4
        doc: '-1: unknown'
      - id: partition_epoch
        type: s4
        doc: rises with every change of the partition
      - id: num_directories
        type: compact_length
      - id: directories
        size: 16
        repeat: expr
        repeat-expr: num_directories.value
        doc: the log directory of each replica, in the same order
      - id: tag_buffer
        type: partition_record_tag_buffer_v2
  partition_record_tag_buffer_v0_to_v1:
    -webide-representation: '{num_fields:dec} tagged fields'
    seq:
      - id: num_fields
        type: uvarint
      - id: fields
        type: partition_record_tagged_field_v0_to_v1
        repeat: expr
        repeat-expr: num_fields.value
  partition_record_tag_buffer_v2:
    -webide-representation: '{num_fields:dec} tagged fields'
    seq:
      - id: num_fields
        type: uvarint
      - id: fields
        type: partition_record_tagged_field_v2
        repeat: expr
        repeat-expr: num_fields.value
  partition_record_tagged_field_v0_to_v1:
    -webide-representation: 'tag {tag:dec}, {len_content:dec} bytes'
    seq:
      - id: tag
        type: uvarint
      - id: len_content
        type: uvarint
      - id: content
        type:
          switch-on: tag.value.as<s4>
          cases:
            0: partition_record_leader_recovery_state_tag
        size: len_content.value
  partition_record_tagged_field_v2:
    -webide-representation: 'tag {tag:dec}, {len_content:dec} bytes'
    seq:
      - id: tag
        type: uvarint
      - id: len_content
        type: uvarint
      - id: content
        type:
          switch-on: tag.value.as<s4>
          cases:
            0: partition_record_leader_recovery_state_tag
            1: partition_record_eligible_leader_replicas_tag
            2: partition_record_last_known_elr_tag
        size: len_content.value
  partition_record_leader_recovery_state_tag:
    seq:
      - id: leader_recovery_state
        type: s1
        doc: 0 recovered, 1 recovering from an unclean election
  partition_record_eligible_leader_replicas_tag:
    seq:
      - id: num_eligible_leader_replicas
        type: compact_length
      - id: eligible_leader_replicas
        type: s4
        repeat: expr
        repeat-expr: num_eligible_leader_replicas.value
        if: num_eligible_leader_replicas.value >= 0
        doc: out of sync, yet with every committed record
  partition_record_last_known_elr_tag:
    seq:
      - id: num_last_known_elr
        type: compact_length
      - id: last_known_elr
        type: s4
        repeat: expr
        repeat-expr: num_last_known_elr.value
        if: num_last_known_elr.value >= 0
        doc: may have every committed record
  config_record_v0:
    -webide-representation: '{name}, {resource_name}'
    seq:
      - id: resource_type
        type: s1
        doc: 2 topic, 4 broker, 16 client metrics, 32 group
      - id: len_resource_name
        type: compact_length
      - id: resource_name
        type: str
        size: len_resource_name.value
        doc: 'a broker''s is its id; empty: the default of all brokers'
      - id: len_name
        type: compact_length
      - id: name
        type: str
        size: len_name.value
      - id: len_value
        type: compact_length
      - id: value
        type: str
        size: len_value.value
        if: len_value.value >= 0
        doc: 'null: removed'
      - id: tag_buffer
        type: tag_buffer
  partition_change_record_v0:
    -webide-representation: '{partition_id:dec}'
    seq:
      - id: partition_id
        type: s4
      - id: topic_id
        size: 16
      - id: tag_buffer
        type: partition_change_record_tag_buffer_v0
  partition_change_record_v1:
    -webide-representation: '{partition_id:dec}'
    seq:
      - id: partition_id
        type: s4
      - id: topic_id
        size: 16
      - id: tag_buffer
        type: partition_change_record_tag_buffer_v1
  partition_change_record_v2:
    -webide-representation: '{partition_id:dec}'
    seq:
      - id: partition_id
        type: s4
      - id: topic_id
        size: 16
      - id: tag_buffer
        type: partition_change_record_tag_buffer_v2
  partition_change_record_tag_buffer_v0:
    -webide-representation: '{num_fields:dec} tagged fields'
    seq:
      - id: num_fields
        type: uvarint
      - id: fields
        type: partition_change_record_tagged_field_v0
        repeat: expr
        repeat-expr: num_fields.value
  partition_change_record_tag_buffer_v1:
    -webide-representation: '{num_fields:dec} tagged fields'
    seq:
      - id: num_fields
        type: uvarint
      - id: fields
        type: partition_change_record_tagged_field_v1
        repeat: expr
        repeat-expr: num_fields.value
  partition_change_record_tag_buffer_v2:
    -webide-representation: '{num_fields:dec} tagged fields'
    seq:
      - id: num_fields
        type: uvarint
      - id: fields
        type: partition_change_record_tagged_field_v2
        repeat: expr
        repeat-expr: num_fields.value
  partition_change_record_tagged_field_v0:
    -webide-representation: 'tag {tag:dec}, {len_content:dec} bytes'
    seq:
      - id: tag
        type: uvarint
      - id: len_content
        type: uvarint
      - id: content
        type:
          switch-on: tag.value.as<s4>
          cases:
            0: partition_change_record_isr_tag
            1: partition_change_record_leader_tag
            2: partition_change_record_replicas_tag
            3: partition_change_record_removing_replicas_tag
            4: partition_change_record_adding_replicas_tag
            5: partition_change_record_leader_recovery_state_tag
        size: len_content.value
  partition_change_record_tagged_field_v1:
    -webide-representation: 'tag {tag:dec}, {len_content:dec} bytes'
    seq:
      - id: tag
        type: uvarint
      - id: len_content
        type: uvarint
      - id: content
        type:
          switch-on: tag.value.as<s4>
          cases:
            0: partition_change_record_isr_tag
            1: partition_change_record_leader_tag
            2: partition_change_record_replicas_tag
            3: partition_change_record_removing_replicas_tag
            4: partition_change_record_adding_replicas_tag
            5: partition_change_record_leader_recovery_state_tag
            8: partition_change_record_directories_tag
        size: len_content.value
  partition_change_record_tagged_field_v2:
    -webide-representation: 'tag {tag:dec}, {len_content:dec} bytes'
    seq:
      - id: tag
        type: uvarint
      - id: len_content
        type: uvarint
      - id: content
        type:
          switch-on: tag.value.as<s4>
          cases:
            0: partition_change_record_isr_tag
            1: partition_change_record_leader_tag
            2: partition_change_record_replicas_tag
            3: partition_change_record_removing_replicas_tag
            4: partition_change_record_adding_replicas_tag
            5: partition_change_record_leader_recovery_state_tag
            6: partition_change_record_eligible_leader_replicas_tag
            7: partition_change_record_last_known_elr_tag
            8: partition_change_record_directories_tag
        size: len_content.value
  partition_change_record_isr_tag:
    seq:
      - id: num_isr
        type: compact_length
      - id: isr
        type: s4
        repeat: expr
        repeat-expr: num_isr.value
        if: num_isr.value >= 0
        doc: 'null: unchanged, as all below'
  partition_change_record_leader_tag:
    seq:
      - id: leader
        type: s4
        doc: '-1: none, -2: unchanged'
  partition_change_record_replicas_tag:
    seq:
      - id: num_replicas
        type: compact_length
      - id: replicas
        type: s4
        repeat: expr
        repeat-expr: num_replicas.value
        if: num_replicas.value >= 0
  partition_change_record_removing_replicas_tag:
    seq:
      - id: num_removing_replicas
        type: compact_length
      - id: removing_replicas
        type: s4
        repeat: expr
        repeat-expr: num_removing_replicas.value
        if: num_removing_replicas.value >= 0
        doc: on their way out, in a reassignment
  partition_change_record_adding_replicas_tag:
    seq:
      - id: num_adding_replicas
        type: compact_length
      - id: adding_replicas
        type: s4
        repeat: expr
        repeat-expr: num_adding_replicas.value
        if: num_adding_replicas.value >= 0
        doc: on their way in, in a reassignment
  partition_change_record_leader_recovery_state_tag:
    seq:
      - id: leader_recovery_state
        type: s1
        doc: 0 recovered, 1 recovering, -1 unchanged
  partition_change_record_directories_tag:
    seq:
      - id: num_directories
        type: compact_length
      - id: directories
        size: 16
        repeat: expr
        repeat-expr: num_directories.value
        if: num_directories.value >= 0
        doc: the log directory of each replica, in the same order
  partition_change_record_eligible_leader_replicas_tag:
    seq:
      - id: num_eligible_leader_replicas
        type: compact_length
      - id: eligible_leader_replicas
        type: s4
        repeat: expr
        repeat-expr: num_eligible_leader_replicas.value
        if: num_eligible_leader_replicas.value >= 0
        doc: out of sync, yet with every committed record
  partition_change_record_last_known_elr_tag:
    seq:
      - id: num_last_known_elr
        type: compact_length
      - id: last_known_elr
        type: s4
        repeat: expr
        repeat-expr: num_last_known_elr.value
        if: num_last_known_elr.value >= 0
        doc: may have every committed record
  access_control_record_v0:
    -webide-representation: '{resource_name}, {host}'
    seq:
      - id: resource_type
        type: s1
      - id: len_resource_name
        type: compact_length
      - id: resource_name
        type: str
        size: len_resource_name.value
        if: len_resource_name.value >= 0
      - id: pattern_type
        type: s1
        doc: 3 literal, 4 prefixed
      - id: len_principal
        type: compact_length
      - id: principal
        type: str
        size: len_principal.value
        doc: such as 'User:alice'
      - id: len_host
        type: compact_length
      - id: host
        type: str
        size: len_host.value
      - id: operation
        type: s1
      - id: permission_type
        type: s1
        doc: 2 deny, 3 allow; 1 any, in filters
      - id: tag_buffer
        type: tag_buffer
  fence_broker_record_v0:
    -webide-representation: '{epoch:dec}'
    seq:
      - id: id
        type: s4
      - id: epoch
        type: s8
      - id: tag_buffer
        type: tag_buffer
  unfence_broker_record_v0:
    -webide-representation: '{epoch:dec}'
    seq:
      - id: id
        type: s4
      - id: epoch
        type: s8
      - id: tag_buffer
        type: tag_buffer
  remove_topic_record_v0:
    seq:
      - id: topic_id
        size: 16
      - id: tag_buffer
        type: tag_buffer
  delegation_token_record_v0:
    seq:
      - id: len_owner
        type: compact_length
      - id: owner
        type: str
        size: len_owner.value
      - id: len_requester
        type: compact_length
      - id: requester
        type: str
        size: len_requester.value
      - id: num_renewers
        type: compact_length
      - id: renewers
        type: compact_string_element
        repeat: expr
        repeat-expr: num_renewers.value
        doc: who else may prolong it
      - id: issue_timestamp
        type: s8
        doc: in ms since 1970, as the following
      - id: max_timestamp
        type: s8
        doc: when it ends in any case
      - id: expiration_timestamp
        type: s8
        doc: when it ends unless it is renewed
      - id: len_token_id
        type: compact_length
      - id: token_id
        type: str
        size: len_token_id.value
      - id: tag_buffer
        type: tag_buffer
  compact_string_element:
    -webide-representation: '{value}'
    seq:
      - id: len_value
        type: compact_length
      - id: value
        type: str
        size: len_value.value
  user_scram_credential_record_v0:
    -webide-representation: '{name}, {mechanism:dec}'
    seq:
      - id: len_name
        type: compact_length
      - id: name
        type: str
        size: len_name.value
      - id: mechanism
        type: s1
        doc: 1 SCRAM-SHA-256, 2 SCRAM-SHA-512
      - id: len_salt
        type: compact_length
      - id: salt
        size: len_salt.value
      - id: len_stored_key
        type: compact_length
      - id: stored_key
        size: len_stored_key.value
        doc: by which the broker knows the client
      - id: len_server_key
        type: compact_length
      - id: server_key
        size: len_server_key.value
        doc: by which the client knows the broker
      - id: iterations
        type: s4
      - id: tag_buffer
        type: tag_buffer
  feature_level_record_v0:
    -webide-representation: '{name}'
    seq:
      - id: len_name
        type: compact_length
      - id: name
        type: str
        size: len_name.value
      - id: feature_level
        type: s2
        doc: '0: not in use'
      - id: tag_buffer
        type: tag_buffer
  client_quota_record_v0:
    -webide-representation: '{key}, {value:dec}'
    seq:
      - id: num_entity
        type: compact_length
      - id: entity
        type: entity_data
        repeat: expr
        repeat-expr: num_entity.value
      - id: len_key
        type: compact_length
      - id: key
        type: str
        size: len_key.value
        doc: producer_byte_rate and the like
      - id: value
        type: f8
        doc: not used with remove
      - id: remove
        type: u1
      - id: tag_buffer
        type: tag_buffer
  entity_data:
    -webide-representation: '{entity_type}, {entity_name}'
    seq:
      - id: len_entity_type
        type: compact_length
      - id: entity_type
        type: str
        size: len_entity_type.value
        doc: user, client-id or ip
      - id: len_entity_name
        type: compact_length
      - id: entity_name
        type: str
        size: len_entity_name.value
        if: len_entity_name.value >= 0
        doc: 'null: the default of its type'
      - id: tag_buffer
        type: tag_buffer
  producer_ids_record_v0:
    -webide-representation: '{broker_id:dec}'
    seq:
      - id: broker_id
        type: s4
      - id: broker_epoch
        type: s8
        doc: 'given when the broker registered; -1: unknown'
      - id: next_producer_id
        type: s8
        doc: first of the next block
      - id: tag_buffer
        type: tag_buffer
  remove_feature_level_record_v0:
    -webide-representation: '{name}'
    seq:
      - id: len_name
        type: compact_length
      - id: name
        type: str
        size: len_name.value
      - id: tag_buffer
        type: tag_buffer
  broker_registration_change_record_v0:
    -webide-representation: '{broker_id:dec}'
    seq:
      - id: broker_id
        type: s4
      - id: broker_epoch
        type: s8
      - id: tag_buffer
        type: broker_registration_change_record_tag_buffer_v0
  broker_registration_change_record_v1:
    -webide-representation: '{broker_id:dec}'
    seq:
      - id: broker_id
        type: s4
      - id: broker_epoch
        type: s8
      - id: tag_buffer
        type: broker_registration_change_record_tag_buffer_v1
  broker_registration_change_record_v2:
    -webide-representation: '{broker_id:dec}'
    seq:
      - id: broker_id
        type: s4
      - id: broker_epoch
        type: s8
      - id: tag_buffer
        type: broker_registration_change_record_tag_buffer_v2
  broker_registration_change_record_v3:
    -webide-representation: '{broker_id:dec}'
    seq:
      - id: broker_id
        type: s4
      - id: broker_epoch
        type: s8
      - id: tag_buffer
        type: broker_registration_change_record_tag_buffer_v3
  broker_registration_change_record_tag_buffer_v0:
    -webide-representation: '{num_fields:dec} tagged fields'
    seq:
      - id: num_fields
        type: uvarint
      - id: fields
        type: broker_registration_change_record_tagged_field_v0
        repeat: expr
        repeat-expr: num_fields.value
  broker_registration_change_record_tag_buffer_v1:
    -webide-representation: '{num_fields:dec} tagged fields'
    seq:
      - id: num_fields
        type: uvarint
      - id: fields
        type: broker_registration_change_record_tagged_field_v1
        repeat: expr
        repeat-expr: num_fields.value
  broker_registration_change_record_tag_buffer_v2:
    -webide-representation: '{num_fields:dec} tagged fields'
    seq:
      - id: num_fields
        type: uvarint
      - id: fields
        type: broker_registration_change_record_tagged_field_v2
        repeat: expr
        repeat-expr: num_fields.value
  broker_registration_change_record_tag_buffer_v3:
    -webide-representation: '{num_fields:dec} tagged fields'
    seq:
      - id: num_fields
        type: uvarint
      - id: fields
        type: broker_registration_change_record_tagged_field_v3
        repeat: expr
        repeat-expr: num_fields.value
  broker_registration_change_record_tagged_field_v0:
    -webide-representation: 'tag {tag:dec}, {len_content:dec} bytes'
    seq:
      - id: tag
        type: uvarint
      - id: len_content
        type: uvarint
      - id: content
        type:
          switch-on: tag.value.as<s4>
          cases:
            0: broker_registration_change_record_fenced_tag
        size: len_content.value
  broker_registration_change_record_tagged_field_v1:
    -webide-representation: 'tag {tag:dec}, {len_content:dec} bytes'
    seq:
      - id: tag
        type: uvarint
      - id: len_content
        type: uvarint
      - id: content
        type:
          switch-on: tag.value.as<s4>
          cases:
            0: broker_registration_change_record_fenced_tag
            1: broker_registration_change_record_in_controlled_shutdown_tag
        size: len_content.value
  broker_registration_change_record_tagged_field_v2:
    -webide-representation: 'tag {tag:dec}, {len_content:dec} bytes'
    seq:
      - id: tag
        type: uvarint
      - id: len_content
        type: uvarint
      - id: content
        type:
          switch-on: tag.value.as<s4>
          cases:
            0: broker_registration_change_record_fenced_tag
            1: broker_registration_change_record_in_controlled_shutdown_tag
            2: broker_registration_change_record_log_dirs_tag
        size: len_content.value
  broker_registration_change_record_tagged_field_v3:
    -webide-representation: 'tag {tag:dec}, {len_content:dec} bytes'
    seq:
      - id: tag
        type: uvarint
      - id: len_content
        type: uvarint
      - id: content
        type:
          switch-on: tag.value.as<s4>
          cases:
            0: broker_registration_change_record_fenced_tag
            1: broker_registration_change_record_in_controlled_shutdown_tag
            2: broker_registration_change_record_log_dirs_tag
            3: broker_registration_change_record_cordoned_log_dirs_tag
        size: len_content.value
  broker_registration_change_record_fenced_tag:
    seq:
      - id: fenced
        type: s1
        doc: -1 no longer, 0 unchanged, 1 fenced
  broker_registration_change_record_in_controlled_shutdown_tag:
    seq:
      - id: in_controlled_shutdown
        type: s1
        doc: 0 unchanged, 1 it is
  broker_registration_change_record_log_dirs_tag:
    seq:
      - id: num_log_dirs
        type: compact_length
      - id: log_dirs
        size: 16
        repeat: expr
        repeat-expr: num_log_dirs.value
        doc: 'empty: unchanged'
  broker_registration_change_record_cordoned_log_dirs_tag:
    seq:
      - id: num_cordoned_log_dirs
        type: compact_length
      - id: cordoned_log_dirs
        size: 16
        repeat: expr
        repeat-expr: num_cordoned_log_dirs.value
        if: num_cordoned_log_dirs.value >= 0
        doc: 'null: unchanged'
  access_control_entry_record_v0:
    -webide-representation: '{resource_name}, {host}'
    seq:
      - id: id
        size: 16
      - id: resource_type
        type: s1
      - id: len_resource_name
        type: compact_length
      - id: resource_name
        type: str
        size: len_resource_name.value
      - id: pattern_type
        type: s1
        doc: 3 literal, 4 prefixed
      - id: len_principal
        type: compact_length
      - id: principal
        type: str
        size: len_principal.value
        doc: such as 'User:alice'
      - id: len_host
        type: compact_length
      - id: host
        type: str
        size: len_host.value
      - id: operation
        type: s1
      - id: permission_type
        type: s1
        doc: 2 deny, 3 allow; 1 any, in filters
      - id: tag_buffer
        type: tag_buffer
  remove_access_control_entry_record_v0:
    seq:
      - id: id
        size: 16
      - id: tag_buffer
        type: tag_buffer
  no_op_record_v0:
    seq:
      - id: tag_buffer
        type: tag_buffer
  zk_migration_state_record_v0:
    seq:
      - id: zk_migration_state
        type: s1
        doc: 0 none, 1 migration, 2 pre-migration, 3 done; 3.4 had 1 and 2 the other way round
      - id: tag_buffer
        type: tag_buffer
  remove_user_scram_credential_record_v0:
    -webide-representation: '{name}, {mechanism:dec}'
    seq:
      - id: len_name
        type: compact_length
      - id: name
        type: str
        size: len_name.value
      - id: mechanism
        type: s1
        doc: 1 SCRAM-SHA-256, 2 SCRAM-SHA-512
      - id: tag_buffer
        type: tag_buffer
  begin_transaction_record_v0:
    seq:
      - id: tag_buffer
        type: begin_transaction_record_tag_buffer
  begin_transaction_record_tag_buffer:
    -webide-representation: '{num_fields:dec} tagged fields'
    seq:
      - id: num_fields
        type: uvarint
      - id: fields
        type: begin_transaction_record_tagged_field
        repeat: expr
        repeat-expr: num_fields.value
  begin_transaction_record_tagged_field:
    -webide-representation: 'tag {tag:dec}, {len_content:dec} bytes'
    seq:
      - id: tag
        type: uvarint
      - id: len_content
        type: uvarint
      - id: content
        type:
          switch-on: tag.value.as<s4>
          cases:
            0: begin_transaction_record_name_tag
        size: len_content.value
  begin_transaction_record_name_tag:
    seq:
      - id: len_name
        type: compact_length
      - id: name
        type: str
        size: len_name.value
        if: len_name.value >= 0
  end_transaction_record_v0:
    seq:
      - id: tag_buffer
        type: tag_buffer
  abort_transaction_record_v0:
    seq:
      - id: tag_buffer
        type: abort_transaction_record_tag_buffer
  abort_transaction_record_tag_buffer:
    -webide-representation: '{num_fields:dec} tagged fields'
    seq:
      - id: num_fields
        type: uvarint
      - id: fields
        type: abort_transaction_record_tagged_field
        repeat: expr
        repeat-expr: num_fields.value
  abort_transaction_record_tagged_field:
    -webide-representation: 'tag {tag:dec}, {len_content:dec} bytes'
    seq:
      - id: tag
        type: uvarint
      - id: len_content
        type: uvarint
      - id: content
        type:
          switch-on: tag.value.as<s4>
          cases:
            0: abort_transaction_record_reason_tag
        size: len_content.value
  abort_transaction_record_reason_tag:
    seq:
      - id: len_reason
        type: compact_length
      - id: reason
        type: str
        size: len_reason.value
        if: len_reason.value >= 0
  remove_delegation_token_record_v0:
    seq:
      - id: len_token_id
        type: compact_length
      - id: token_id
        type: str
        size: len_token_id.value
      - id: tag_buffer
        type: tag_buffer
  register_controller_record_v0:
    seq:
      - id: controller_id
        type: s4
      - id: incarnation_id
        size: 16
        doc: made anew at each start of the process
      - id: zk_migration_ready
        type: u1
        doc: set up for the migration from ZooKeeper
      - id: num_end_points
        type: compact_length
      - id: end_points
        type: controller_endpoint
        repeat: expr
        repeat-expr: num_end_points.value
      - id: num_features
        type: compact_length
      - id: features
        type: controller_feature
        repeat: expr
        repeat-expr: num_features.value
      - id: tag_buffer
        type: tag_buffer
  controller_endpoint:
    -webide-representation: '{name}, {host}'
    seq:
      - id: len_name
        type: compact_length
      - id: name
        type: str
        size: len_name.value
      - id: len_host
        type: compact_length
      - id: host
        type: str
        size: len_host.value
      - id: port
        type: u2
      - id: security_protocol
        type: s2
        doc: 0 PLAINTEXT, 1 SSL, 2 SASL_PLAINTEXT, 3 SASL_SSL
      - id: tag_buffer
        type: tag_buffer
  controller_feature:
    -webide-representation: '{name}'
    seq:
      - id: len_name
        type: compact_length
      - id: name
        type: str
        size: len_name.value
      - id: min_supported_version
        type: s2
      - id: max_supported_version
        type: s2
      - id: tag_buffer
        type: tag_buffer
  clear_elr_record_v0:
    -webide-representation: '{topic_name}'
    seq:
      - id: len_topic_name
        type: compact_length
      - id: topic_name
        type: str
        size: len_topic_name.value
        doc: 'empty: every topic'
      - id: tag_buffer
        type: tag_buffer
  unregister_controller_record_v0:
    seq:
      - id: controller_id
        type: s4
      - id: tag_buffer
        type: tag_buffer
  uvarint:
    doc: |
      Unsigned integer of 32 bits, seven a byte, the lowest first. Kafka drops the top bits of a fifth byte.
    doc-ref: https://kafka.apache.org/protocol.html#protocol_types
    -webide-representation: '{value:dec}'
    seq:
      - id: b0
        type: u1
      - id: b1
        type: u1
        if: b0 >= 128
      - id: b2
        type: u1
        if: b0 >= 128 and b1 >= 128
      - id: b3
        type: u1
        if: b0 >= 128 and b1 >= 128 and b2 >= 128
      - id: b4
        type: u1
        if: b0 >= 128 and b1 >= 128 and b2 >= 128 and b3 >= 128
        valid:
          max: 127
    instances:
      value:
        value: >-
          ((b0 % 128).as<u4> + (b0 < 128 ? (0).as<u4> : ((b1 % 128).as<u4> * 128 +
          (b1 < 128 ? (0).as<u4> : ((b2 % 128).as<u4> * 16384 +
          (b2 < 128 ? (0).as<u4> : ((b3 % 128).as<u4> * 2097152 +
          (b3 < 128 ? (0).as<u4> : ((b4 % 16).as<u4> * 268435456).as<u4>)).as<u4>)).as<u4>)).as<u4>)).as<u4>
  compact_length:
    doc: |
      An unsigned varint that holds a length or a count plus one; zero stands for null, here -1.
    doc-ref: https://kafka.apache.org/protocol.html#protocol_types
    -webide-representation: '{value:dec}'
    seq:
      - id: stored
        type: uvarint
    instances:
      value:
        value: (stored.value.as<s4> - 1).as<s4>
  tag_buffer:
    doc: |
      Tagged fields (KIP-482), none of which this struct knows: each is a tag, a size and that many bytes.
    doc-ref: https://kafka.apache.org/protocol.html#protocol_types
    -webide-representation: '{num_fields:dec} tagged fields'
    seq:
      - id: num_fields
        type: uvarint
      - id: fields
        type: tagged_field
        repeat: expr
        repeat-expr: num_fields.value
  tagged_field:
    -webide-representation: 'tag {tag:dec}, {len_data:dec} bytes'
    seq:
      - id: tag
        type: uvarint
      - id: len_data
        type: uvarint
      - id: data
        size: len_data.value
enums:
  record_type:
    0: register_broker
    1: unregister_broker
    2: topic
    3: partition
    4: config
    5: partition_change
    6: access_control
    7: fence_broker
    8: unfence_broker
    9: remove_topic
    10: delegation_token
    11: user_scram_credential
    12: feature_level
    14: client_quota
    15: producer_ids
    16: remove_feature_level
    17: broker_registration_change
    18: access_control_entry
    19: remove_access_control_entry
    20: no_op
    21: zk_migration_state
    22: remove_user_scram_credential
    23: begin_transaction
    24: end_transaction
    25: abort_transaction
    26: remove_delegation_token
    27: register_controller
    28: clear_elr
    29: unregister_controller
