meta:
  id: kafka_request
  title: Kafka request, any API and version
  application: Apache Kafka
  xref:
    wikidata: Q16235208
  license: Apache-2.0
  ks-version: '0.10'
  encoding: UTF-8
  endian: be
doc: |
  A request to a Kafka broker as it stands on the wire: its size, a header that says which API it calls at which version,
  and a body whose layout follows from those two. Every API and version of Kafka 0.8 to 4.4 is known; the body of any
  other stays bytes.

  A connection carries one request after the other; this spec reads one.
doc-ref: https://kafka.apache.org/protocol.html
seq:
  - id: len_request
    type: s4
    doc: Bytes that follow.
  - id: request
    type: request
    size: len_request
types:
  request:
    -webide-representation: '{header.api} v{header.request_api_version:dec} request, correlation {header.correlation_id:dec}'
    seq:
      - id: header
        type: request_header
      - id: body
        type:
          switch-on: header.request_api_key.as<s4> * 65536 + header.request_api_version.as<s4>
          cases:
            0: produce_request::produce_request_v0_to_v2  # Produce v0
            1: produce_request::produce_request_v0_to_v2  # Produce v1
            2: produce_request::produce_request_v0_to_v2  # Produce v2
            3: produce_request::produce_request_v3_to_v8  # Produce v3
            4: produce_request::produce_request_v3_to_v8  # Produce v4
            5: produce_request::produce_request_v3_to_v8  # Produce v5
            6: produce_request::produce_request_v3_to_v8  # Produce v6
            7: produce_request::produce_request_v3_to_v8  # Produce v7
            8: produce_request::produce_request_v3_to_v8  # Produce v8
            9: produce_request::produce_request_v9_to_v12  # Produce v9
            10: produce_request::produce_request_v9_to_v12  # Produce v10
            11: produce_request::produce_request_v9_to_v12  # Produce v11
            12: produce_request::produce_request_v9_to_v12  # Produce v12
            13: produce_request::produce_request_v13  # Produce v13
            65536: fetch_request::fetch_request_v0_to_v2  # Fetch v0
            65537: fetch_request::fetch_request_v0_to_v2  # Fetch v1
            65538: fetch_request::fetch_request_v0_to_v2  # Fetch v2
            65539: fetch_request::fetch_request_v3  # Fetch v3
            65540: fetch_request::fetch_request_v4  # Fetch v4
            65541: fetch_request::fetch_request_v5_to_v6  # Fetch v5
            65542: fetch_request::fetch_request_v5_to_v6  # Fetch v6
            65543: fetch_request::fetch_request_v7_to_v8  # Fetch v7
            65544: fetch_request::fetch_request_v7_to_v8  # Fetch v8
            65545: fetch_request::fetch_request_v9_to_v10  # Fetch v9
            65546: fetch_request::fetch_request_v9_to_v10  # Fetch v10
            65547: fetch_request::fetch_request_v11  # Fetch v11
            65548: fetch_request::fetch_request_v12  # Fetch v12
            65549: fetch_request::fetch_request_v13_to_v14  # Fetch v13
            65550: fetch_request::fetch_request_v13_to_v14  # Fetch v14
            65551: fetch_request::fetch_request_v15_to_v16  # Fetch v15
            65552: fetch_request::fetch_request_v15_to_v16  # Fetch v16
            65553: fetch_request::fetch_request_v17  # Fetch v17
            65554: fetch_request::fetch_request_v18  # Fetch v18
            131072: list_offsets_request::list_offsets_request_v0  # ListOffsets v0
            131073: list_offsets_request::list_offsets_request_v1  # ListOffsets v1
            131074: list_offsets_request::list_offsets_request_v2_to_v3  # ListOffsets v2
            131075: list_offsets_request::list_offsets_request_v2_to_v3  # ListOffsets v3
            131076: list_offsets_request::list_offsets_request_v4_to_v5  # ListOffsets v4
            131077: list_offsets_request::list_offsets_request_v4_to_v5  # ListOffsets v5
            131078: list_offsets_request::list_offsets_request_v6_to_v9  # ListOffsets v6
            131079: list_offsets_request::list_offsets_request_v6_to_v9  # ListOffsets v7
            131080: list_offsets_request::list_offsets_request_v6_to_v9  # ListOffsets v8
            131081: list_offsets_request::list_offsets_request_v6_to_v9  # ListOffsets v9
            131082: list_offsets_request::list_offsets_request_v10_to_v11  # ListOffsets v10
            131083: list_offsets_request::list_offsets_request_v10_to_v11  # ListOffsets v11
            196608: metadata_request::metadata_request_v0  # Metadata v0
            196609: metadata_request::metadata_request_v1_to_v3  # Metadata v1
            196610: metadata_request::metadata_request_v1_to_v3  # Metadata v2
            196611: metadata_request::metadata_request_v1_to_v3  # Metadata v3
            196612: metadata_request::metadata_request_v4_to_v7  # Metadata v4
            196613: metadata_request::metadata_request_v4_to_v7  # Metadata v5
            196614: metadata_request::metadata_request_v4_to_v7  # Metadata v6
            196615: metadata_request::metadata_request_v4_to_v7  # Metadata v7
            196616: metadata_request::metadata_request_v8  # Metadata v8
            196617: metadata_request::metadata_request_v9  # Metadata v9
            196618: metadata_request::metadata_request_v10  # Metadata v10
            196619: metadata_request::metadata_request_v11_to_v13  # Metadata v11
            196620: metadata_request::metadata_request_v11_to_v13  # Metadata v12
            196621: metadata_request::metadata_request_v11_to_v13  # Metadata v13
            262144: leader_and_isr_request::leader_and_isr_request_v0  # LeaderAndIsr v0
            262145: leader_and_isr_request::leader_and_isr_request_v1  # LeaderAndIsr v1
            262146: leader_and_isr_request::leader_and_isr_request_v2  # LeaderAndIsr v2
            262147: leader_and_isr_request::leader_and_isr_request_v3  # LeaderAndIsr v3
            262148: leader_and_isr_request::leader_and_isr_request_v4  # LeaderAndIsr v4
            262149: leader_and_isr_request::leader_and_isr_request_v5  # LeaderAndIsr v5
            262150: leader_and_isr_request::leader_and_isr_request_v6  # LeaderAndIsr v6
            262151: leader_and_isr_request::leader_and_isr_request_v7  # LeaderAndIsr v7
            327680: stop_replica_request::stop_replica_request_v0  # StopReplica v0
            327681: stop_replica_request::stop_replica_request_v1  # StopReplica v1
            327682: stop_replica_request::stop_replica_request_v2  # StopReplica v2
            327683: stop_replica_request::stop_replica_request_v3  # StopReplica v3
            327684: stop_replica_request::stop_replica_request_v4  # StopReplica v4
            393216: update_metadata_request::update_metadata_request_v0  # UpdateMetadata v0
            393217: update_metadata_request::update_metadata_request_v1  # UpdateMetadata v1
            393218: update_metadata_request::update_metadata_request_v2  # UpdateMetadata v2
            393219: update_metadata_request::update_metadata_request_v3  # UpdateMetadata v3
            393220: update_metadata_request::update_metadata_request_v4  # UpdateMetadata v4
            393221: update_metadata_request::update_metadata_request_v5  # UpdateMetadata v5
            393222: update_metadata_request::update_metadata_request_v6  # UpdateMetadata v6
            393223: update_metadata_request::update_metadata_request_v7  # UpdateMetadata v7
            393224: update_metadata_request::update_metadata_request_v8  # UpdateMetadata v8
            458752: controlled_shutdown_request::controlled_shutdown_request_v0_to_v1  # ControlledShutdown v0
            458753: controlled_shutdown_request::controlled_shutdown_request_v0_to_v1  # ControlledShutdown v1
            458754: controlled_shutdown_request::controlled_shutdown_request_v2  # ControlledShutdown v2
            458755: controlled_shutdown_request::controlled_shutdown_request_v3  # ControlledShutdown v3
            524288: offset_commit_request::offset_commit_request_v0  # OffsetCommit v0
            524289: offset_commit_request::offset_commit_request_v1  # OffsetCommit v1
            524290: offset_commit_request::offset_commit_request_v2_to_v4  # OffsetCommit v2
            524291: offset_commit_request::offset_commit_request_v2_to_v4  # OffsetCommit v3
            524292: offset_commit_request::offset_commit_request_v2_to_v4  # OffsetCommit v4
            524293: offset_commit_request::offset_commit_request_v5  # OffsetCommit v5
            524294: offset_commit_request::offset_commit_request_v6  # OffsetCommit v6
            524295: offset_commit_request::offset_commit_request_v7  # OffsetCommit v7
            524296: offset_commit_request::offset_commit_request_v8_to_v9  # OffsetCommit v8
            524297: offset_commit_request::offset_commit_request_v8_to_v9  # OffsetCommit v9
            524298: offset_commit_request::offset_commit_request_v10  # OffsetCommit v10
            589824: offset_fetch_request::offset_fetch_request_v0_to_v1  # OffsetFetch v0
            589825: offset_fetch_request::offset_fetch_request_v0_to_v1  # OffsetFetch v1
            589826: offset_fetch_request::offset_fetch_request_v2_to_v5  # OffsetFetch v2
            589827: offset_fetch_request::offset_fetch_request_v2_to_v5  # OffsetFetch v3
            589828: offset_fetch_request::offset_fetch_request_v2_to_v5  # OffsetFetch v4
            589829: offset_fetch_request::offset_fetch_request_v2_to_v5  # OffsetFetch v5
            589830: offset_fetch_request::offset_fetch_request_v6  # OffsetFetch v6
            589831: offset_fetch_request::offset_fetch_request_v7  # OffsetFetch v7
            589832: offset_fetch_request::offset_fetch_request_v8  # OffsetFetch v8
            589833: offset_fetch_request::offset_fetch_request_v9  # OffsetFetch v9
            589834: offset_fetch_request::offset_fetch_request_v10  # OffsetFetch v10
            655360: find_coordinator_request::find_coordinator_request_v0  # FindCoordinator v0
            655361: find_coordinator_request::find_coordinator_request_v1_to_v2  # FindCoordinator v1
            655362: find_coordinator_request::find_coordinator_request_v1_to_v2  # FindCoordinator v2
            655363: find_coordinator_request::find_coordinator_request_v3  # FindCoordinator v3
            655364: find_coordinator_request::find_coordinator_request_v4_to_v6  # FindCoordinator v4
            655365: find_coordinator_request::find_coordinator_request_v4_to_v6  # FindCoordinator v5
            655366: find_coordinator_request::find_coordinator_request_v4_to_v6  # FindCoordinator v6
            720896: join_group_request::join_group_request_v0  # JoinGroup v0
            720897: join_group_request::join_group_request_v1_to_v4  # JoinGroup v1
            720898: join_group_request::join_group_request_v1_to_v4  # JoinGroup v2
            720899: join_group_request::join_group_request_v1_to_v4  # JoinGroup v3
            720900: join_group_request::join_group_request_v1_to_v4  # JoinGroup v4
            720901: join_group_request::join_group_request_v5  # JoinGroup v5
            720902: join_group_request::join_group_request_v6_to_v7  # JoinGroup v6
            720903: join_group_request::join_group_request_v6_to_v7  # JoinGroup v7
            720904: join_group_request::join_group_request_v8_to_v9  # JoinGroup v8
            720905: join_group_request::join_group_request_v8_to_v9  # JoinGroup v9
            786432: heartbeat_request::heartbeat_request_v0_to_v2  # Heartbeat v0
            786433: heartbeat_request::heartbeat_request_v0_to_v2  # Heartbeat v1
            786434: heartbeat_request::heartbeat_request_v0_to_v2  # Heartbeat v2
            786435: heartbeat_request::heartbeat_request_v3  # Heartbeat v3
            786436: heartbeat_request::heartbeat_request_v4  # Heartbeat v4
            851968: leave_group_request::leave_group_request_v0_to_v2  # LeaveGroup v0
            851969: leave_group_request::leave_group_request_v0_to_v2  # LeaveGroup v1
            851970: leave_group_request::leave_group_request_v0_to_v2  # LeaveGroup v2
            851971: leave_group_request::leave_group_request_v3  # LeaveGroup v3
            851972: leave_group_request::leave_group_request_v4  # LeaveGroup v4
            851973: leave_group_request::leave_group_request_v5  # LeaveGroup v5
            917504: sync_group_request::sync_group_request_v0_to_v2  # SyncGroup v0
            917505: sync_group_request::sync_group_request_v0_to_v2  # SyncGroup v1
            917506: sync_group_request::sync_group_request_v0_to_v2  # SyncGroup v2
            917507: sync_group_request::sync_group_request_v3  # SyncGroup v3
            917508: sync_group_request::sync_group_request_v4  # SyncGroup v4
            917509: sync_group_request::sync_group_request_v5  # SyncGroup v5
            983040: describe_groups_request::describe_groups_request_v0_to_v2  # DescribeGroups v0
            983041: describe_groups_request::describe_groups_request_v0_to_v2  # DescribeGroups v1
            983042: describe_groups_request::describe_groups_request_v0_to_v2  # DescribeGroups v2
            983043: describe_groups_request::describe_groups_request_v3_to_v4  # DescribeGroups v3
            983044: describe_groups_request::describe_groups_request_v3_to_v4  # DescribeGroups v4
            983045: describe_groups_request::describe_groups_request_v5_to_v6  # DescribeGroups v5
            983046: describe_groups_request::describe_groups_request_v5_to_v6  # DescribeGroups v6
            1048576: list_groups_request::list_groups_request_v0_to_v2  # ListGroups v0
            1048577: list_groups_request::list_groups_request_v0_to_v2  # ListGroups v1
            1048578: list_groups_request::list_groups_request_v0_to_v2  # ListGroups v2
            1048579: list_groups_request::list_groups_request_v3  # ListGroups v3
            1048580: list_groups_request::list_groups_request_v4  # ListGroups v4
            1048581: list_groups_request::list_groups_request_v5  # ListGroups v5
            1114112: sasl_handshake_request::sasl_handshake_request_v0_to_v1  # SaslHandshake v0
            1114113: sasl_handshake_request::sasl_handshake_request_v0_to_v1  # SaslHandshake v1
            1179648: api_versions_request::api_versions_request_v0_to_v2  # ApiVersions v0
            1179649: api_versions_request::api_versions_request_v0_to_v2  # ApiVersions v1
            1179650: api_versions_request::api_versions_request_v0_to_v2  # ApiVersions v2
            1179651: api_versions_request::api_versions_request_v3_to_v4  # ApiVersions v3
            1179652: api_versions_request::api_versions_request_v3_to_v4  # ApiVersions v4
            1179653: api_versions_request::api_versions_request_v5  # ApiVersions v5
            1245184: create_topics_request::create_topics_request_v0  # CreateTopics v0
            1245185: create_topics_request::create_topics_request_v1_to_v4  # CreateTopics v1
            1245186: create_topics_request::create_topics_request_v1_to_v4  # CreateTopics v2
            1245187: create_topics_request::create_topics_request_v1_to_v4  # CreateTopics v3
            1245188: create_topics_request::create_topics_request_v1_to_v4  # CreateTopics v4
            1245189: create_topics_request::create_topics_request_v5_to_v7  # CreateTopics v5
            1245190: create_topics_request::create_topics_request_v5_to_v7  # CreateTopics v6
            1245191: create_topics_request::create_topics_request_v5_to_v7  # CreateTopics v7
            1310720: delete_topics_request::delete_topics_request_v0_to_v3  # DeleteTopics v0
            1310721: delete_topics_request::delete_topics_request_v0_to_v3  # DeleteTopics v1
            1310722: delete_topics_request::delete_topics_request_v0_to_v3  # DeleteTopics v2
            1310723: delete_topics_request::delete_topics_request_v0_to_v3  # DeleteTopics v3
            1310724: delete_topics_request::delete_topics_request_v4_to_v5  # DeleteTopics v4
            1310725: delete_topics_request::delete_topics_request_v4_to_v5  # DeleteTopics v5
            1310726: delete_topics_request::delete_topics_request_v6  # DeleteTopics v6
            1376256: delete_records_request::delete_records_request_v0_to_v1  # DeleteRecords v0
            1376257: delete_records_request::delete_records_request_v0_to_v1  # DeleteRecords v1
            1376258: delete_records_request::delete_records_request_v2  # DeleteRecords v2
            1441792: init_producer_id_request::init_producer_id_request_v0_to_v1  # InitProducerId v0
            1441793: init_producer_id_request::init_producer_id_request_v0_to_v1  # InitProducerId v1
            1441794: init_producer_id_request::init_producer_id_request_v2  # InitProducerId v2
            1441795: init_producer_id_request::init_producer_id_request_v3_to_v5  # InitProducerId v3
            1441796: init_producer_id_request::init_producer_id_request_v3_to_v5  # InitProducerId v4
            1441797: init_producer_id_request::init_producer_id_request_v3_to_v5  # InitProducerId v5
            1441798: init_producer_id_request::init_producer_id_request_v6  # InitProducerId v6
            1507328: offset_for_leader_epoch_request::offset_for_leader_epoch_request_v0_to_v1  # OffsetForLeaderEpoch v0
            1507329: offset_for_leader_epoch_request::offset_for_leader_epoch_request_v0_to_v1  # OffsetForLeaderEpoch v1
            1507330: offset_for_leader_epoch_request::offset_for_leader_epoch_request_v2  # OffsetForLeaderEpoch v2
            1507331: offset_for_leader_epoch_request::offset_for_leader_epoch_request_v3  # OffsetForLeaderEpoch v3
            1507332: offset_for_leader_epoch_request::offset_for_leader_epoch_request_v4  # OffsetForLeaderEpoch v4
            1572864: add_partitions_to_txn_request::add_partitions_to_txn_request_v0_to_v2  # AddPartitionsToTxn v0
            1572865: add_partitions_to_txn_request::add_partitions_to_txn_request_v0_to_v2  # AddPartitionsToTxn v1
            1572866: add_partitions_to_txn_request::add_partitions_to_txn_request_v0_to_v2  # AddPartitionsToTxn v2
            1572867: add_partitions_to_txn_request::add_partitions_to_txn_request_v3  # AddPartitionsToTxn v3
            1572868: add_partitions_to_txn_request::add_partitions_to_txn_request_v4_to_v5  # AddPartitionsToTxn v4
            1572869: add_partitions_to_txn_request::add_partitions_to_txn_request_v4_to_v5  # AddPartitionsToTxn v5
            1638400: add_offsets_to_txn_request::add_offsets_to_txn_request_v0_to_v2  # AddOffsetsToTxn v0
            1638401: add_offsets_to_txn_request::add_offsets_to_txn_request_v0_to_v2  # AddOffsetsToTxn v1
            1638402: add_offsets_to_txn_request::add_offsets_to_txn_request_v0_to_v2  # AddOffsetsToTxn v2
            1638403: add_offsets_to_txn_request::add_offsets_to_txn_request_v3_to_v4  # AddOffsetsToTxn v3
            1638404: add_offsets_to_txn_request::add_offsets_to_txn_request_v3_to_v4  # AddOffsetsToTxn v4
            1703936: end_txn_request::end_txn_request_v0_to_v2  # EndTxn v0
            1703937: end_txn_request::end_txn_request_v0_to_v2  # EndTxn v1
            1703938: end_txn_request::end_txn_request_v0_to_v2  # EndTxn v2
            1703939: end_txn_request::end_txn_request_v3_to_v5  # EndTxn v3
            1703940: end_txn_request::end_txn_request_v3_to_v5  # EndTxn v4
            1703941: end_txn_request::end_txn_request_v3_to_v5  # EndTxn v5
            1769472: write_txn_markers_request::write_txn_markers_request_v0  # WriteTxnMarkers v0
            1769473: write_txn_markers_request::write_txn_markers_request_v1  # WriteTxnMarkers v1
            1769474: write_txn_markers_request::write_txn_markers_request_v2  # WriteTxnMarkers v2
            1835008: txn_offset_commit_request::txn_offset_commit_request_v0_to_v1  # TxnOffsetCommit v0
            1835009: txn_offset_commit_request::txn_offset_commit_request_v0_to_v1  # TxnOffsetCommit v1
            1835010: txn_offset_commit_request::txn_offset_commit_request_v2  # TxnOffsetCommit v2
            1835011: txn_offset_commit_request::txn_offset_commit_request_v3_to_v4  # TxnOffsetCommit v3
            1835012: txn_offset_commit_request::txn_offset_commit_request_v3_to_v4  # TxnOffsetCommit v4
            1835013: txn_offset_commit_request::txn_offset_commit_request_v5  # TxnOffsetCommit v5
            1835014: txn_offset_commit_request::txn_offset_commit_request_v6  # TxnOffsetCommit v6
            1900544: describe_acls_request::describe_acls_request_v0  # DescribeAcls v0
            1900545: describe_acls_request::describe_acls_request_v1  # DescribeAcls v1
            1900546: describe_acls_request::describe_acls_request_v2_to_v3  # DescribeAcls v2
            1900547: describe_acls_request::describe_acls_request_v2_to_v3  # DescribeAcls v3
            1966080: create_acls_request::create_acls_request_v0  # CreateAcls v0
            1966081: create_acls_request::create_acls_request_v1  # CreateAcls v1
            1966082: create_acls_request::create_acls_request_v2_to_v3  # CreateAcls v2
            1966083: create_acls_request::create_acls_request_v2_to_v3  # CreateAcls v3
            2031616: delete_acls_request::delete_acls_request_v0  # DeleteAcls v0
            2031617: delete_acls_request::delete_acls_request_v1  # DeleteAcls v1
            2031618: delete_acls_request::delete_acls_request_v2_to_v3  # DeleteAcls v2
            2031619: delete_acls_request::delete_acls_request_v2_to_v3  # DeleteAcls v3
            2097152: describe_configs_request::describe_configs_request_v0  # DescribeConfigs v0
            2097153: describe_configs_request::describe_configs_request_v1_to_v2  # DescribeConfigs v1
            2097154: describe_configs_request::describe_configs_request_v1_to_v2  # DescribeConfigs v2
            2097155: describe_configs_request::describe_configs_request_v3  # DescribeConfigs v3
            2097156: describe_configs_request::describe_configs_request_v4  # DescribeConfigs v4
            2162688: alter_configs_request::alter_configs_request_v0_to_v1  # AlterConfigs v0
            2162689: alter_configs_request::alter_configs_request_v0_to_v1  # AlterConfigs v1
            2162690: alter_configs_request::alter_configs_request_v2  # AlterConfigs v2
            2228224: alter_replica_log_dirs_request::alter_replica_log_dirs_request_v0_to_v1  # AlterReplicaLogDirs v0
            2228225: alter_replica_log_dirs_request::alter_replica_log_dirs_request_v0_to_v1  # AlterReplicaLogDirs v1
            2228226: alter_replica_log_dirs_request::alter_replica_log_dirs_request_v2  # AlterReplicaLogDirs v2
            2293760: describe_log_dirs_request::describe_log_dirs_request_v0_to_v1  # DescribeLogDirs v0
            2293761: describe_log_dirs_request::describe_log_dirs_request_v0_to_v1  # DescribeLogDirs v1
            2293762: describe_log_dirs_request::describe_log_dirs_request_v2_to_v5  # DescribeLogDirs v2
            2293763: describe_log_dirs_request::describe_log_dirs_request_v2_to_v5  # DescribeLogDirs v3
            2293764: describe_log_dirs_request::describe_log_dirs_request_v2_to_v5  # DescribeLogDirs v4
            2293765: describe_log_dirs_request::describe_log_dirs_request_v2_to_v5  # DescribeLogDirs v5
            2359296: sasl_authenticate_request::sasl_authenticate_request_v0_to_v1  # SaslAuthenticate v0
            2359297: sasl_authenticate_request::sasl_authenticate_request_v0_to_v1  # SaslAuthenticate v1
            2359298: sasl_authenticate_request::sasl_authenticate_request_v2  # SaslAuthenticate v2
            2424832: create_partitions_request::create_partitions_request_v0_to_v1  # CreatePartitions v0
            2424833: create_partitions_request::create_partitions_request_v0_to_v1  # CreatePartitions v1
            2424834: create_partitions_request::create_partitions_request_v2_to_v3  # CreatePartitions v2
            2424835: create_partitions_request::create_partitions_request_v2_to_v3  # CreatePartitions v3
            2490368: create_delegation_token_request::create_delegation_token_request_v0_to_v1  # CreateDelegationToken v0
            2490369: create_delegation_token_request::create_delegation_token_request_v0_to_v1  # CreateDelegationToken v1
            2490370: create_delegation_token_request::create_delegation_token_request_v2  # CreateDelegationToken v2
            2490371: create_delegation_token_request::create_delegation_token_request_v3  # CreateDelegationToken v3
            2555904: renew_delegation_token_request::renew_delegation_token_request_v0_to_v1  # RenewDelegationToken v0
            2555905: renew_delegation_token_request::renew_delegation_token_request_v0_to_v1  # RenewDelegationToken v1
            2555906: renew_delegation_token_request::renew_delegation_token_request_v2  # RenewDelegationToken v2
            2621440: expire_delegation_token_request::expire_delegation_token_request_v0_to_v1  # ExpireDelegationToken v0
            2621441: expire_delegation_token_request::expire_delegation_token_request_v0_to_v1  # ExpireDelegationToken v1
            2621442: expire_delegation_token_request::expire_delegation_token_request_v2  # ExpireDelegationToken v2
            2686976: describe_delegation_token_request::describe_delegation_token_request_v0_to_v1  # DescribeDelegationToken v0
            2686977: describe_delegation_token_request::describe_delegation_token_request_v0_to_v1  # DescribeDelegationToken v1
            2686978: describe_delegation_token_request::describe_delegation_token_request_v2_to_v3  # DescribeDelegationToken v2
            2686979: describe_delegation_token_request::describe_delegation_token_request_v2_to_v3  # DescribeDelegationToken v3
            2752512: delete_groups_request::delete_groups_request_v0_to_v1  # DeleteGroups v0
            2752513: delete_groups_request::delete_groups_request_v0_to_v1  # DeleteGroups v1
            2752514: delete_groups_request::delete_groups_request_v2_to_v3  # DeleteGroups v2
            2752515: delete_groups_request::delete_groups_request_v2_to_v3  # DeleteGroups v3
            2818048: elect_leaders_request::elect_leaders_request_v0  # ElectLeaders v0
            2818049: elect_leaders_request::elect_leaders_request_v1  # ElectLeaders v1
            2818050: elect_leaders_request::elect_leaders_request_v2  # ElectLeaders v2
            2883584: incremental_alter_configs_request::incremental_alter_configs_request_v0  # IncrementalAlterConfigs v0
            2883585: incremental_alter_configs_request::incremental_alter_configs_request_v1  # IncrementalAlterConfigs v1
            2949120: alter_partition_reassignments_request::alter_partition_reassignments_request_v0  # AlterPartitionReassignments v0
            2949121: alter_partition_reassignments_request::alter_partition_reassignments_request_v1  # AlterPartitionReassignments v1
            3014656: list_partition_reassignments_request::list_partition_reassignments_request_v0  # ListPartitionReassignments v0
            3080192: offset_delete_request::offset_delete_request_v0  # OffsetDelete v0
            3145728: describe_client_quotas_request::describe_client_quotas_request_v0  # DescribeClientQuotas v0
            3145729: describe_client_quotas_request::describe_client_quotas_request_v1  # DescribeClientQuotas v1
            3211264: alter_client_quotas_request::alter_client_quotas_request_v0  # AlterClientQuotas v0
            3211265: alter_client_quotas_request::alter_client_quotas_request_v1  # AlterClientQuotas v1
            3276800: describe_user_scram_credentials_request::describe_user_scram_credentials_request_v0  # DescribeUserScramCredentials v0
            3342336: alter_user_scram_credentials_request::alter_user_scram_credentials_request_v0  # AlterUserScramCredentials v0
            3407872: vote_request::vote_request_v0  # Vote v0
            3407873: vote_request::vote_request_v1  # Vote v1
            3407874: vote_request::vote_request_v2  # Vote v2
            3473408: begin_quorum_epoch_request::begin_quorum_epoch_request_v0  # BeginQuorumEpoch v0
            3473409: begin_quorum_epoch_request::begin_quorum_epoch_request_v1  # BeginQuorumEpoch v1
            3538944: end_quorum_epoch_request::end_quorum_epoch_request_v0  # EndQuorumEpoch v0
            3538945: end_quorum_epoch_request::end_quorum_epoch_request_v1  # EndQuorumEpoch v1
            3604480: describe_quorum_request::describe_quorum_request_v0_to_v2  # DescribeQuorum v0
            3604481: describe_quorum_request::describe_quorum_request_v0_to_v2  # DescribeQuorum v1
            3604482: describe_quorum_request::describe_quorum_request_v0_to_v2  # DescribeQuorum v2
            3670016: alter_partition_request::alter_partition_request_v0  # AlterPartition v0
            3670017: alter_partition_request::alter_partition_request_v1  # AlterPartition v1
            3670018: alter_partition_request::alter_partition_request_v2  # AlterPartition v2
            3670019: alter_partition_request::alter_partition_request_v3  # AlterPartition v3
            3735552: update_features_request::update_features_request_v0  # UpdateFeatures v0
            3735553: update_features_request::update_features_request_v1_to_v2  # UpdateFeatures v1
            3735554: update_features_request::update_features_request_v1_to_v2  # UpdateFeatures v2
            3801088: envelope_request::envelope_request_v0  # Envelope v0
            3866624: fetch_snapshot_request::fetch_snapshot_request_v0  # FetchSnapshot v0
            3866625: fetch_snapshot_request::fetch_snapshot_request_v1  # FetchSnapshot v1
            3932160: describe_cluster_request::describe_cluster_request_v0  # DescribeCluster v0
            3932161: describe_cluster_request::describe_cluster_request_v1  # DescribeCluster v1
            3932162: describe_cluster_request::describe_cluster_request_v2  # DescribeCluster v2
            3997696: describe_producers_request::describe_producers_request_v0  # DescribeProducers v0
            4063232: broker_registration_request::broker_registration_request_v0  # BrokerRegistration v0
            4063233: broker_registration_request::broker_registration_request_v1  # BrokerRegistration v1
            4063234: broker_registration_request::broker_registration_request_v2  # BrokerRegistration v2
            4063235: broker_registration_request::broker_registration_request_v3_to_v4  # BrokerRegistration v3
            4063236: broker_registration_request::broker_registration_request_v3_to_v4  # BrokerRegistration v4
            4128768: broker_heartbeat_request::broker_heartbeat_request_v0  # BrokerHeartbeat v0
            4128769: broker_heartbeat_request::broker_heartbeat_request_v1  # BrokerHeartbeat v1
            4128770: broker_heartbeat_request::broker_heartbeat_request_v2  # BrokerHeartbeat v2
            4194304: unregister_broker_request::unregister_broker_request_v0  # UnregisterBroker v0
            4259840: describe_transactions_request::describe_transactions_request_v0  # DescribeTransactions v0
            4325376: list_transactions_request::list_transactions_request_v0  # ListTransactions v0
            4325377: list_transactions_request::list_transactions_request_v1  # ListTransactions v1
            4325378: list_transactions_request::list_transactions_request_v2  # ListTransactions v2
            4390912: allocate_producer_ids_request::allocate_producer_ids_request_v0  # AllocateProducerIds v0
            4456448: consumer_group_heartbeat_request::consumer_group_heartbeat_request_v0  # ConsumerGroupHeartbeat v0
            4456449: consumer_group_heartbeat_request::consumer_group_heartbeat_request_v1  # ConsumerGroupHeartbeat v1
            4521984: consumer_group_describe_request::consumer_group_describe_request_v0_to_v1  # ConsumerGroupDescribe v0
            4521985: consumer_group_describe_request::consumer_group_describe_request_v0_to_v1  # ConsumerGroupDescribe v1
            4587520: controller_registration_request::controller_registration_request_v0  # ControllerRegistration v0
            4653056: get_telemetry_subscriptions_request::get_telemetry_subscriptions_request_v0  # GetTelemetrySubscriptions v0
            4718592: push_telemetry_request::push_telemetry_request_v0  # PushTelemetry v0
            4784128: assign_replicas_to_dirs_request::assign_replicas_to_dirs_request_v0  # AssignReplicasToDirs v0
            4849664: list_config_resources_request::list_config_resources_request_v0  # ListConfigResources v0
            4849665: list_config_resources_request::list_config_resources_request_v1  # ListConfigResources v1
            4915200: describe_topic_partitions_request::describe_topic_partitions_request_v0  # DescribeTopicPartitions v0
            4980736: share_group_heartbeat_request::share_group_heartbeat_request_v0_to_v1  # ShareGroupHeartbeat v0
            4980737: share_group_heartbeat_request::share_group_heartbeat_request_v0_to_v1  # ShareGroupHeartbeat v1
            5046272: share_group_describe_request::share_group_describe_request_v0_to_v1  # ShareGroupDescribe v0
            5046273: share_group_describe_request::share_group_describe_request_v0_to_v1  # ShareGroupDescribe v1
            5111808: share_fetch_request::share_fetch_request_v0  # ShareFetch v0
            5111809: share_fetch_request::share_fetch_request_v1  # ShareFetch v1
            5111810: share_fetch_request::share_fetch_request_v2  # ShareFetch v2
            5177344: share_acknowledge_request::share_acknowledge_request_v0_to_v1  # ShareAcknowledge v0
            5177345: share_acknowledge_request::share_acknowledge_request_v0_to_v1  # ShareAcknowledge v1
            5177346: share_acknowledge_request::share_acknowledge_request_v2  # ShareAcknowledge v2
            5242880: add_raft_voter_request::add_raft_voter_request_v0  # AddRaftVoter v0
            5242881: add_raft_voter_request::add_raft_voter_request_v1  # AddRaftVoter v1
            5308416: remove_raft_voter_request::remove_raft_voter_request_v0  # RemoveRaftVoter v0
            5373952: update_raft_voter_request::update_raft_voter_request_v0  # UpdateRaftVoter v0
            5439488: initialize_share_group_state_request::initialize_share_group_state_request_v0  # InitializeShareGroupState v0
            5505024: read_share_group_state_request::read_share_group_state_request_v0  # ReadShareGroupState v0
            5570560: write_share_group_state_request::write_share_group_state_request_v0  # WriteShareGroupState v0
            5570561: write_share_group_state_request::write_share_group_state_request_v1  # WriteShareGroupState v1
            5636096: delete_share_group_state_request::delete_share_group_state_request_v0  # DeleteShareGroupState v0
            5701632: read_share_group_state_summary_request::read_share_group_state_summary_request_v0_to_v1  # ReadShareGroupStateSummary v0
            5701633: read_share_group_state_summary_request::read_share_group_state_summary_request_v0_to_v1  # ReadShareGroupStateSummary v1
            5767168: streams_group_heartbeat_request::streams_group_heartbeat_request_v0_to_v1  # StreamsGroupHeartbeat v0
            5767169: streams_group_heartbeat_request::streams_group_heartbeat_request_v0_to_v1  # StreamsGroupHeartbeat v1
            5832704: streams_group_describe_request::streams_group_describe_request_v0  # StreamsGroupDescribe v0
            5832705: streams_group_describe_request::streams_group_describe_request_v1  # StreamsGroupDescribe v1
            5898240: describe_share_group_offsets_request::describe_share_group_offsets_request_v0_to_v1  # DescribeShareGroupOffsets v0
            5898241: describe_share_group_offsets_request::describe_share_group_offsets_request_v0_to_v1  # DescribeShareGroupOffsets v1
            5963776: alter_share_group_offsets_request::alter_share_group_offsets_request_v0  # AlterShareGroupOffsets v0
            6029312: delete_share_group_offsets_request::delete_share_group_offsets_request_v0  # DeleteShareGroupOffsets v0
            6094848: streams_group_topology_description_update_request::streams_group_topology_description_update_request_v0  # StreamsGroupTopologyDescriptionUpdate v0
            6160384: unregister_controller_request::unregister_controller_request_v0  # UnregisterController v0
        size-eos: true
  request_header:
    doc: |
      Version 0 has no client id, version 2 tags behind it. The client id keeps its plain form there.
    doc-ref: https://kafka.apache.org/protocol.html#protocol_messages
    seq:
      - id: request_api_key
        type: s2
      - id: request_api_version
        type: s2
      - id: correlation_id
        type: s4
        doc: The response carries it back.
      - id: len_client_id
        type: s2
        if: header_version >= 1
      - id: client_id
        type: str
        size: len_client_id
        if: header_version >= 1 and len_client_id >= 0
        doc: What the client calls itself, for logs and quotas.
      - id: tag_buffer
        type: tag_buffer
        if: header_version == 2
    instances:
      api:
        value: request_api_key
        enum: api_key
        doc: The key by its name; one that Kafka has not given out has none.
      is_flexible:
        value: >-
          (api == api_key::produce and request_api_version >= 9) or
          (api == api_key::fetch and request_api_version >= 12) or
          (api == api_key::list_offsets and request_api_version >= 6) or
          (api == api_key::metadata and request_api_version >= 9) or
          (api == api_key::leader_and_isr and request_api_version >= 4) or
          (api == api_key::stop_replica and request_api_version >= 2) or
          (api == api_key::update_metadata and request_api_version >= 6) or
          (api == api_key::controlled_shutdown and request_api_version >= 3) or
          (api == api_key::offset_commit and request_api_version >= 8) or
          (api == api_key::offset_fetch and request_api_version >= 6) or
          (api == api_key::find_coordinator and request_api_version >= 3) or
          (api == api_key::join_group and request_api_version >= 6) or
          (api == api_key::heartbeat and request_api_version >= 4) or
          (api == api_key::leave_group and request_api_version >= 4) or
          (api == api_key::sync_group and request_api_version >= 4) or
          (api == api_key::describe_groups and request_api_version >= 5) or
          (api == api_key::list_groups and request_api_version >= 3) or
          (api == api_key::api_versions and request_api_version >= 3) or
          (api == api_key::create_topics and request_api_version >= 5) or
          (api == api_key::delete_topics and request_api_version >= 4) or
          (api == api_key::delete_records and request_api_version >= 2) or
          (api == api_key::init_producer_id and request_api_version >= 2) or
          (api == api_key::offset_for_leader_epoch and request_api_version >= 4) or
          (api == api_key::add_partitions_to_txn and request_api_version >= 3) or
          (api == api_key::add_offsets_to_txn and request_api_version >= 3) or
          (api == api_key::end_txn and request_api_version >= 3) or
          (api == api_key::write_txn_markers and request_api_version >= 1) or
          (api == api_key::txn_offset_commit and request_api_version >= 3) or
          (api == api_key::describe_acls and request_api_version >= 2) or
          (api == api_key::create_acls and request_api_version >= 2) or
          (api == api_key::delete_acls and request_api_version >= 2) or
          (api == api_key::describe_configs and request_api_version >= 4) or
          (api == api_key::alter_configs and request_api_version >= 2) or
          (api == api_key::alter_replica_log_dirs and request_api_version >= 2) or
          (api == api_key::describe_log_dirs and request_api_version >= 2) or
          (api == api_key::sasl_authenticate and request_api_version >= 2) or
          (api == api_key::create_partitions and request_api_version >= 2) or
          (api == api_key::create_delegation_token and request_api_version >= 2) or
          (api == api_key::renew_delegation_token and request_api_version >= 2) or
          (api == api_key::expire_delegation_token and request_api_version >= 2) or
          (api == api_key::describe_delegation_token and request_api_version >= 2) or
          (api == api_key::delete_groups and request_api_version >= 2) or
          (api == api_key::elect_leaders and request_api_version >= 2) or
          (api == api_key::incremental_alter_configs and request_api_version >= 1) or
          (api == api_key::alter_partition_reassignments and request_api_version >= 0) or
          (api == api_key::list_partition_reassignments and request_api_version >= 0) or
          (api == api_key::describe_client_quotas and request_api_version >= 1) or
          (api == api_key::alter_client_quotas and request_api_version >= 1) or
          (api == api_key::describe_user_scram_credentials and request_api_version >= 0) or
          (api == api_key::alter_user_scram_credentials and request_api_version >= 0) or
          (api == api_key::vote and request_api_version >= 0) or
          (api == api_key::begin_quorum_epoch and request_api_version >= 1) or
          (api == api_key::end_quorum_epoch and request_api_version >= 1) or
          (api == api_key::describe_quorum and request_api_version >= 0) or
          (api == api_key::alter_partition and request_api_version >= 0) or
          (api == api_key::update_features and request_api_version >= 0) or
          (api == api_key::envelope and request_api_version >= 0) or
          (api == api_key::fetch_snapshot and request_api_version >= 0) or
          (api == api_key::describe_cluster and request_api_version >= 0) or
          (api == api_key::describe_producers and request_api_version >= 0) or
          (api == api_key::broker_registration and request_api_version >= 0) or
          (api == api_key::broker_heartbeat and request_api_version >= 0) or
          (api == api_key::unregister_broker and request_api_version >= 0) or
          (api == api_key::describe_transactions and request_api_version >= 0) or
          (api == api_key::list_transactions and request_api_version >= 0) or
          (api == api_key::allocate_producer_ids and request_api_version >= 0) or
          (api == api_key::consumer_group_heartbeat and request_api_version >= 0) or
          (api == api_key::consumer_group_describe and request_api_version >= 0) or
          (api == api_key::controller_registration and request_api_version >= 0) or
          (api == api_key::get_telemetry_subscriptions and request_api_version >= 0) or
          (api == api_key::push_telemetry and request_api_version >= 0) or
          (api == api_key::assign_replicas_to_dirs and request_api_version >= 0) or
          (api == api_key::list_config_resources and request_api_version >= 0) or
          (api == api_key::describe_topic_partitions and request_api_version >= 0) or
          (api == api_key::share_group_heartbeat and request_api_version >= 0) or
          (api == api_key::share_group_describe and request_api_version >= 0) or
          (api == api_key::share_fetch and request_api_version >= 0) or
          (api == api_key::share_acknowledge and request_api_version >= 0) or
          (api == api_key::add_raft_voter and request_api_version >= 0) or
          (api == api_key::remove_raft_voter and request_api_version >= 0) or
          (api == api_key::update_raft_voter and request_api_version >= 0) or
          (api == api_key::initialize_share_group_state and request_api_version >= 0) or
          (api == api_key::read_share_group_state and request_api_version >= 0) or
          (api == api_key::write_share_group_state and request_api_version >= 0) or
          (api == api_key::delete_share_group_state and request_api_version >= 0) or
          (api == api_key::read_share_group_state_summary and request_api_version >= 0) or
          (api == api_key::streams_group_heartbeat and request_api_version >= 0) or
          (api == api_key::streams_group_describe and request_api_version >= 0) or
          (api == api_key::describe_share_group_offsets and request_api_version >= 0) or
          (api == api_key::alter_share_group_offsets and request_api_version >= 0) or
          (api == api_key::delete_share_group_offsets and request_api_version >= 0) or
          (api == api_key::streams_group_topology_description_update and request_api_version >= 0) or
          (api == api_key::unregister_controller and request_api_version >= 0)
      header_version:
        value: 'is_flexible ? 2 : (api == api_key::controlled_shutdown and request_api_version == 0) ? 0 : 1'
  produce_request:
    doc: |
      Write records to partitions.
    types:
      produce_request_v0_to_v2:
        seq:
          - id: acks
            type: s2
            doc: 0 none, and no response; 1 the leader; -1 every replica in sync
          - id: timeout_ms
            type: s4
            doc: how long to wait for the replicas
          - id: num_topic_data
            type: s4
            valid:
              min: 0
          - id: topic_data
            type: topic_produce_data_v0_to_v8
            repeat: expr
            repeat-expr: num_topic_data
      produce_request_v3_to_v8:
        -webide-representation: '{transactional_id}'
        seq:
          - id: len_transactional_id
            type: s2
          - id: transactional_id
            type: str
            size: len_transactional_id
            if: len_transactional_id >= 0
            doc: 'null: not transactional'
          - id: acks
            type: s2
            doc: 0 none, and no response; 1 the leader; -1 every replica in sync
          - id: timeout_ms
            type: s4
            doc: how long to wait for the replicas
          - id: num_topic_data
            type: s4
            valid:
              min: 0
          - id: topic_data
            type: topic_produce_data_v0_to_v8
            repeat: expr
            repeat-expr: num_topic_data
      produce_request_v9_to_v12:
        -webide-representation: '{transactional_id}'
        seq:
          - id: len_transactional_id
            type: compact_length
          - id: transactional_id
            type: str
            size: len_transactional_id.value
            if: len_transactional_id.value >= 0
            doc: 'null: not transactional'
          - id: acks
            type: s2
            doc: 0 none, and no response; 1 the leader; -1 every replica in sync
          - id: timeout_ms
            type: s4
            doc: how long to wait for the replicas
          - id: num_topic_data
            type: compact_length
          - id: topic_data
            type: topic_produce_data_v9_to_v12
            repeat: expr
            repeat-expr: num_topic_data.value
          - id: tag_buffer
            type: tag_buffer
      produce_request_v13:
        -webide-representation: '{transactional_id}'
        seq:
          - id: len_transactional_id
            type: compact_length
          - id: transactional_id
            type: str
            size: len_transactional_id.value
            if: len_transactional_id.value >= 0
            doc: 'null: not transactional'
          - id: acks
            type: s2
            doc: 0 none, and no response; 1 the leader; -1 every replica in sync
          - id: timeout_ms
            type: s4
            doc: how long to wait for the replicas
          - id: num_topic_data
            type: compact_length
          - id: topic_data
            type: topic_produce_data_v13
            repeat: expr
            repeat-expr: num_topic_data.value
          - id: tag_buffer
            type: tag_buffer
      topic_produce_data_v0_to_v8:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: s2
            valid:
              min: 0
          - id: name
            type: str
            size: len_name
          - id: num_partition_data
            type: s4
            valid:
              min: 0
          - id: partition_data
            type: partition_produce_data_v0_to_v8
            repeat: expr
            repeat-expr: num_partition_data
      topic_produce_data_v9_to_v12:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: compact_length
          - id: name
            type: str
            size: len_name.value
          - id: num_partition_data
            type: compact_length
          - id: partition_data
            type: partition_produce_data_v9_to_v13
            repeat: expr
            repeat-expr: num_partition_data.value
          - id: tag_buffer
            type: tag_buffer
      topic_produce_data_v13:
        seq:
          - id: topic_id
            size: 16
          - id: num_partition_data
            type: compact_length
          - id: partition_data
            type: partition_produce_data_v9_to_v13
            repeat: expr
            repeat-expr: num_partition_data.value
          - id: tag_buffer
            type: tag_buffer
      partition_produce_data_v0_to_v8:
        -webide-representation: '{index:dec}'
        seq:
          - id: index
            type: s4
          - id: len_records
            type: s4
          - id: records
            type: records
            size: len_records
            if: len_records >= 0
            doc: one batch of magic 2 from v3 on
      partition_produce_data_v9_to_v13:
        -webide-representation: '{index:dec}'
        seq:
          - id: index
            type: s4
          - id: len_records
            type: compact_length
          - id: records
            type: records
            size: len_records.value
            if: len_records.value >= 0
            doc: one batch of magic 2 from v3 on
          - id: tag_buffer
            type: tag_buffer
  fetch_request:
    doc: |
      Read records from partitions. Consumers send it, follower replicas and KRaft observers too.
    types:
      fetch_request_v0_to_v2:
        seq:
          - id: replica_id
            type: s4
            doc: '-1: a consumer'
          - id: max_wait_ms
            type: s4
            doc: how long to wait for min_bytes
          - id: min_bytes
            type: s4
            doc: answer as soon as there are so many
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: fetch_topic_v0_to_v4
            repeat: expr
            repeat-expr: num_topics
      fetch_request_v3:
        seq:
          - id: replica_id
            type: s4
            doc: '-1: a consumer'
          - id: max_wait_ms
            type: s4
            doc: how long to wait for min_bytes
          - id: min_bytes
            type: s4
            doc: answer as soon as there are so many
          - id: max_bytes
            type: s4
            doc: of all partitions; a first batch that is larger comes all the same
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: fetch_topic_v0_to_v4
            repeat: expr
            repeat-expr: num_topics
      fetch_request_v4:
        seq:
          - id: replica_id
            type: s4
            doc: '-1: a consumer'
          - id: max_wait_ms
            type: s4
            doc: how long to wait for min_bytes
          - id: min_bytes
            type: s4
            doc: answer as soon as there are so many
          - id: max_bytes
            type: s4
            doc: of all partitions; a first batch that is larger comes all the same
          - id: isolation_level
            type: s1
            doc: 0 read uncommitted, 1 read committed
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: fetch_topic_v0_to_v4
            repeat: expr
            repeat-expr: num_topics
      fetch_request_v5_to_v6:
        seq:
          - id: replica_id
            type: s4
            doc: '-1: a consumer'
          - id: max_wait_ms
            type: s4
            doc: how long to wait for min_bytes
          - id: min_bytes
            type: s4
            doc: answer as soon as there are so many
          - id: max_bytes
            type: s4
            doc: of all partitions; a first batch that is larger comes all the same
          - id: isolation_level
            type: s1
            doc: 0 read uncommitted, 1 read committed
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: fetch_topic_v5_to_v8
            repeat: expr
            repeat-expr: num_topics
      fetch_request_v7_to_v8:
        seq:
          - id: replica_id
            type: s4
            doc: '-1: a consumer'
          - id: max_wait_ms
            type: s4
            doc: how long to wait for min_bytes
          - id: min_bytes
            type: s4
            doc: answer as soon as there are so many
          - id: max_bytes
            type: s4
            doc: of all partitions; a first batch that is larger comes all the same
          - id: isolation_level
            type: s1
            doc: 0 read uncommitted, 1 read committed
          - id: session_id
            type: s4
            doc: '0: none'
          - id: session_epoch
            type: s4
            doc: 0 opens a session, -1 is outside of any, else one more than before
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: fetch_topic_v5_to_v8
            repeat: expr
            repeat-expr: num_topics
          - id: num_forgotten_topics_data
            type: s4
            valid:
              min: 0
          - id: forgotten_topics_data
            type: forgotten_topic_v7_to_v11
            repeat: expr
            repeat-expr: num_forgotten_topics_data
            doc: to leave the session
      fetch_request_v9_to_v10:
        seq:
          - id: replica_id
            type: s4
            doc: '-1: a consumer'
          - id: max_wait_ms
            type: s4
            doc: how long to wait for min_bytes
          - id: min_bytes
            type: s4
            doc: answer as soon as there are so many
          - id: max_bytes
            type: s4
            doc: of all partitions; a first batch that is larger comes all the same
          - id: isolation_level
            type: s1
            doc: 0 read uncommitted, 1 read committed
          - id: session_id
            type: s4
            doc: '0: none'
          - id: session_epoch
            type: s4
            doc: 0 opens a session, -1 is outside of any, else one more than before
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: fetch_topic_v9_to_v11
            repeat: expr
            repeat-expr: num_topics
          - id: num_forgotten_topics_data
            type: s4
            valid:
              min: 0
          - id: forgotten_topics_data
            type: forgotten_topic_v7_to_v11
            repeat: expr
            repeat-expr: num_forgotten_topics_data
            doc: to leave the session
      fetch_request_v11:
        seq:
          - id: replica_id
            type: s4
            doc: '-1: a consumer'
          - id: max_wait_ms
            type: s4
            doc: how long to wait for min_bytes
          - id: min_bytes
            type: s4
            doc: answer as soon as there are so many
          - id: max_bytes
            type: s4
            doc: of all partitions; a first batch that is larger comes all the same
          - id: isolation_level
            type: s1
            doc: 0 read uncommitted, 1 read committed
          - id: session_id
            type: s4
            doc: '0: none'
          - id: session_epoch
            type: s4
            doc: 0 opens a session, -1 is outside of any, else one more than before
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: fetch_topic_v9_to_v11
            repeat: expr
            repeat-expr: num_topics
          - id: num_forgotten_topics_data
            type: s4
            valid:
              min: 0
          - id: forgotten_topics_data
            type: forgotten_topic_v7_to_v11
            repeat: expr
            repeat-expr: num_forgotten_topics_data
            doc: to leave the session
          - id: len_rack_id
            type: s2
            valid:
              min: 0
          - id: rack_id
            type: str
            size: len_rack_id
            doc: the consumer's, to be sent to a near replica
      fetch_request_v12:
        seq:
          - id: replica_id
            type: s4
            doc: '-1: a consumer'
          - id: max_wait_ms
            type: s4
            doc: how long to wait for min_bytes
          - id: min_bytes
            type: s4
            doc: answer as soon as there are so many
          - id: max_bytes
            type: s4
            doc: of all partitions; a first batch that is larger comes all the same
          - id: isolation_level
            type: s1
            doc: 0 read uncommitted, 1 read committed
          - id: session_id
            type: s4
            doc: '0: none'
          - id: session_epoch
            type: s4
            doc: 0 opens a session, -1 is outside of any, else one more than before
          - id: num_topics
            type: compact_length
          - id: topics
            type: fetch_topic_v12
            repeat: expr
            repeat-expr: num_topics.value
          - id: num_forgotten_topics_data
            type: compact_length
          - id: forgotten_topics_data
            type: forgotten_topic_v12
            repeat: expr
            repeat-expr: num_forgotten_topics_data.value
            doc: to leave the session
          - id: len_rack_id
            type: compact_length
          - id: rack_id
            type: str
            size: len_rack_id.value
            doc: the consumer's, to be sent to a near replica
          - id: tag_buffer
            type: fetch_request_tag_buffer_v12_to_v14
      fetch_request_v13_to_v14:
        seq:
          - id: replica_id
            type: s4
            doc: '-1: a consumer'
          - id: max_wait_ms
            type: s4
            doc: how long to wait for min_bytes
          - id: min_bytes
            type: s4
            doc: answer as soon as there are so many
          - id: max_bytes
            type: s4
            doc: of all partitions; a first batch that is larger comes all the same
          - id: isolation_level
            type: s1
            doc: 0 read uncommitted, 1 read committed
          - id: session_id
            type: s4
            doc: '0: none'
          - id: session_epoch
            type: s4
            doc: 0 opens a session, -1 is outside of any, else one more than before
          - id: num_topics
            type: compact_length
          - id: topics
            type: fetch_topic_v13_to_v16
            repeat: expr
            repeat-expr: num_topics.value
          - id: num_forgotten_topics_data
            type: compact_length
          - id: forgotten_topics_data
            type: forgotten_topic_v13_to_v18
            repeat: expr
            repeat-expr: num_forgotten_topics_data.value
            doc: to leave the session
          - id: len_rack_id
            type: compact_length
          - id: rack_id
            type: str
            size: len_rack_id.value
            doc: the consumer's, to be sent to a near replica
          - id: tag_buffer
            type: fetch_request_tag_buffer_v12_to_v14
      fetch_request_v15_to_v16:
        seq:
          - id: max_wait_ms
            type: s4
            doc: how long to wait for min_bytes
          - id: min_bytes
            type: s4
            doc: answer as soon as there are so many
          - id: max_bytes
            type: s4
            doc: of all partitions; a first batch that is larger comes all the same
          - id: isolation_level
            type: s1
            doc: 0 read uncommitted, 1 read committed
          - id: session_id
            type: s4
            doc: '0: none'
          - id: session_epoch
            type: s4
            doc: 0 opens a session, -1 is outside of any, else one more than before
          - id: num_topics
            type: compact_length
          - id: topics
            type: fetch_topic_v13_to_v16
            repeat: expr
            repeat-expr: num_topics.value
          - id: num_forgotten_topics_data
            type: compact_length
          - id: forgotten_topics_data
            type: forgotten_topic_v13_to_v18
            repeat: expr
            repeat-expr: num_forgotten_topics_data.value
            doc: to leave the session
          - id: len_rack_id
            type: compact_length
          - id: rack_id
            type: str
            size: len_rack_id.value
            doc: the consumer's, to be sent to a near replica
          - id: tag_buffer
            type: fetch_request_tag_buffer_v15_to_v18
      fetch_request_v17:
        seq:
          - id: max_wait_ms
            type: s4
            doc: how long to wait for min_bytes
          - id: min_bytes
            type: s4
            doc: answer as soon as there are so many
          - id: max_bytes
            type: s4
            doc: of all partitions; a first batch that is larger comes all the same
          - id: isolation_level
            type: s1
            doc: 0 read uncommitted, 1 read committed
          - id: session_id
            type: s4
            doc: '0: none'
          - id: session_epoch
            type: s4
            doc: 0 opens a session, -1 is outside of any, else one more than before
          - id: num_topics
            type: compact_length
          - id: topics
            type: fetch_topic_v17
            repeat: expr
            repeat-expr: num_topics.value
          - id: num_forgotten_topics_data
            type: compact_length
          - id: forgotten_topics_data
            type: forgotten_topic_v13_to_v18
            repeat: expr
            repeat-expr: num_forgotten_topics_data.value
            doc: to leave the session
          - id: len_rack_id
            type: compact_length
          - id: rack_id
            type: str
            size: len_rack_id.value
            doc: the consumer's, to be sent to a near replica
          - id: tag_buffer
            type: fetch_request_tag_buffer_v15_to_v18
      fetch_request_v18:
        seq:
          - id: max_wait_ms
            type: s4
            doc: how long to wait for min_bytes
          - id: min_bytes
            type: s4
            doc: answer as soon as there are so many
          - id: max_bytes
            type: s4
            doc: of all partitions; a first batch that is larger comes all the same
          - id: isolation_level
            type: s1
            doc: 0 read uncommitted, 1 read committed
          - id: session_id
            type: s4
            doc: '0: none'
          - id: session_epoch
            type: s4
            doc: 0 opens a session, -1 is outside of any, else one more than before
          - id: num_topics
            type: compact_length
          - id: topics
            type: fetch_topic_v18
            repeat: expr
            repeat-expr: num_topics.value
          - id: num_forgotten_topics_data
            type: compact_length
          - id: forgotten_topics_data
            type: forgotten_topic_v13_to_v18
            repeat: expr
            repeat-expr: num_forgotten_topics_data.value
            doc: to leave the session
          - id: len_rack_id
            type: compact_length
          - id: rack_id
            type: str
            size: len_rack_id.value
            doc: the consumer's, to be sent to a near replica
          - id: tag_buffer
            type: fetch_request_tag_buffer_v15_to_v18
      fetch_topic_v0_to_v4:
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
            type: fetch_partition_v0_to_v4
            repeat: expr
            repeat-expr: num_partitions
      fetch_topic_v5_to_v8:
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
            type: fetch_partition_v5_to_v8
            repeat: expr
            repeat-expr: num_partitions
      fetch_topic_v9_to_v11:
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
            type: fetch_partition_v9_to_v11
            repeat: expr
            repeat-expr: num_partitions
      fetch_topic_v12:
        -webide-representation: '{topic}'
        seq:
          - id: len_topic
            type: compact_length
          - id: topic
            type: str
            size: len_topic.value
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: fetch_partition_v12_to_v16
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      fetch_topic_v13_to_v16:
        seq:
          - id: topic_id
            size: 16
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: fetch_partition_v12_to_v16
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      fetch_topic_v17:
        seq:
          - id: topic_id
            size: 16
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: fetch_partition_v17
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      fetch_topic_v18:
        seq:
          - id: topic_id
            size: 16
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: fetch_partition_v18
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      fetch_partition_v0_to_v4:
        -webide-representation: '{partition:dec}'
        seq:
          - id: partition
            type: s4
          - id: fetch_offset
            type: s8
          - id: partition_max_bytes
            type: s4
            doc: a first batch that is larger comes all the same
      fetch_partition_v5_to_v8:
        -webide-representation: '{partition:dec}'
        seq:
          - id: partition
            type: s4
          - id: fetch_offset
            type: s8
          - id: log_start_offset
            type: s8
            doc: 'a follower''s own; -1: a consumer'
          - id: partition_max_bytes
            type: s4
            doc: a first batch that is larger comes all the same
      fetch_partition_v9_to_v11:
        -webide-representation: '{partition:dec}'
        seq:
          - id: partition
            type: s4
          - id: current_leader_epoch
            type: s4
            doc: 'that the sender knows, for fencing; -1: do not check'
          - id: fetch_offset
            type: s8
          - id: log_start_offset
            type: s8
            doc: 'a follower''s own; -1: a consumer'
          - id: partition_max_bytes
            type: s4
            doc: a first batch that is larger comes all the same
      fetch_partition_v12_to_v16:
        -webide-representation: '{partition:dec}'
        seq:
          - id: partition
            type: s4
          - id: current_leader_epoch
            type: s4
            doc: 'that the sender knows, for fencing; -1: do not check'
          - id: fetch_offset
            type: s8
          - id: last_fetched_epoch
            type: s4
            doc: 'of the last record fetched, to detect divergence; -1: none'
          - id: log_start_offset
            type: s8
            doc: 'a follower''s own; -1: a consumer'
          - id: partition_max_bytes
            type: s4
            doc: a first batch that is larger comes all the same
          - id: tag_buffer
            type: tag_buffer
      fetch_partition_v17:
        -webide-representation: '{partition:dec}'
        seq:
          - id: partition
            type: s4
          - id: current_leader_epoch
            type: s4
            doc: 'that the sender knows, for fencing; -1: do not check'
          - id: fetch_offset
            type: s8
          - id: last_fetched_epoch
            type: s4
            doc: 'of the last record fetched, to detect divergence; -1: none'
          - id: log_start_offset
            type: s8
            doc: 'a follower''s own; -1: a consumer'
          - id: partition_max_bytes
            type: s4
            doc: a first batch that is larger comes all the same
          - id: tag_buffer
            type: fetch_partition_tag_buffer_v17
      fetch_partition_v18:
        -webide-representation: '{partition:dec}'
        seq:
          - id: partition
            type: s4
          - id: current_leader_epoch
            type: s4
            doc: 'that the sender knows, for fencing; -1: do not check'
          - id: fetch_offset
            type: s8
          - id: last_fetched_epoch
            type: s4
            doc: 'of the last record fetched, to detect divergence; -1: none'
          - id: log_start_offset
            type: s8
            doc: 'a follower''s own; -1: a consumer'
          - id: partition_max_bytes
            type: s4
            doc: a first batch that is larger comes all the same
          - id: tag_buffer
            type: fetch_partition_tag_buffer_v18
      forgotten_topic_v7_to_v11:
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
      forgotten_topic_v12:
        -webide-representation: '{topic}'
        seq:
          - id: len_topic
            type: compact_length
          - id: topic
            type: str
            size: len_topic.value
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: s4
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      forgotten_topic_v13_to_v18:
        seq:
          - id: topic_id
            size: 16
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: s4
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      fetch_request_tag_buffer_v12_to_v14:
        -webide-representation: '{num_fields:dec} tagged fields'
        seq:
          - id: num_fields
            type: uvarint
          - id: fields
            type: fetch_request_tagged_field_v12_to_v14
            repeat: expr
            repeat-expr: num_fields.value
      fetch_request_tag_buffer_v15_to_v18:
        -webide-representation: '{num_fields:dec} tagged fields'
        seq:
          - id: num_fields
            type: uvarint
          - id: fields
            type: fetch_request_tagged_field_v15_to_v18
            repeat: expr
            repeat-expr: num_fields.value
      fetch_request_tagged_field_v12_to_v14:
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
                0: fetch_request_cluster_id_tag
            size: len_content.value
      fetch_request_tagged_field_v15_to_v18:
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
                0: fetch_request_cluster_id_tag
                1: fetch_request_replica_state_tag
            size: len_content.value
      fetch_request_cluster_id_tag:
        seq:
          - id: len_cluster_id
            type: compact_length
          - id: cluster_id
            type: str
            size: len_cluster_id.value
            if: len_cluster_id.value >= 0
            doc: 'refused where it is another cluster''s; null: do not check'
      fetch_request_replica_state_tag:
        seq:
          - id: replica_state
            type: replica_state
            doc: of a follower
      replica_state:
        seq:
          - id: replica_id
            type: s4
            doc: '-1: a consumer'
          - id: replica_epoch
            type: s8
            doc: 'the broker epoch; -1: unknown'
          - id: tag_buffer
            type: tag_buffer
      fetch_partition_tag_buffer_v17:
        -webide-representation: '{num_fields:dec} tagged fields'
        seq:
          - id: num_fields
            type: uvarint
          - id: fields
            type: fetch_partition_tagged_field_v17
            repeat: expr
            repeat-expr: num_fields.value
      fetch_partition_tag_buffer_v18:
        -webide-representation: '{num_fields:dec} tagged fields'
        seq:
          - id: num_fields
            type: uvarint
          - id: fields
            type: fetch_partition_tagged_field_v18
            repeat: expr
            repeat-expr: num_fields.value
      fetch_partition_tagged_field_v17:
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
                0: fetch_partition_replica_directory_id_tag
            size: len_content.value
      fetch_partition_tagged_field_v18:
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
                0: fetch_partition_replica_directory_id_tag
                1: fetch_partition_high_watermark_tag
            size: len_content.value
      fetch_partition_replica_directory_id_tag:
        seq:
          - id: replica_directory_id
            size: 16
            doc: 'a KRaft follower''s; zero: unknown'
      fetch_partition_high_watermark_tag:
        seq:
          - id: high_watermark
            type: s8
            doc: 'that a KRaft follower knows; -1: none, the default: it cannot say'
  list_offsets_request:
    doc: |
      The offset that belongs to a timestamp, or to a special one.
    types:
      list_offsets_request_v0:
        seq:
          - id: replica_id
            type: s4
            doc: '-1: a consumer, -2: a debugging tool'
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: list_offsets_topic_v0
            repeat: expr
            repeat-expr: num_topics
      list_offsets_request_v1:
        seq:
          - id: replica_id
            type: s4
            doc: '-1: a consumer, -2: a debugging tool'
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: list_offsets_topic_v1_to_v3
            repeat: expr
            repeat-expr: num_topics
      list_offsets_request_v2_to_v3:
        seq:
          - id: replica_id
            type: s4
            doc: '-1: a consumer, -2: a debugging tool'
          - id: isolation_level
            type: s1
            doc: 0 read uncommitted, 1 read committed
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: list_offsets_topic_v1_to_v3
            repeat: expr
            repeat-expr: num_topics
      list_offsets_request_v4_to_v5:
        seq:
          - id: replica_id
            type: s4
            doc: '-1: a consumer, -2: a debugging tool'
          - id: isolation_level
            type: s1
            doc: 0 read uncommitted, 1 read committed
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: list_offsets_topic_v4_to_v5
            repeat: expr
            repeat-expr: num_topics
      list_offsets_request_v6_to_v9:
        seq:
          - id: replica_id
            type: s4
            doc: '-1: a consumer, -2: a debugging tool'
          - id: isolation_level
            type: s1
            doc: 0 read uncommitted, 1 read committed
          - id: num_topics
            type: compact_length
          - id: topics
            type: list_offsets_topic_v6_to_v11
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: tag_buffer
      list_offsets_request_v10_to_v11:
        seq:
          - id: replica_id
            type: s4
            doc: '-1: a consumer, -2: a debugging tool'
          - id: isolation_level
            type: s1
            doc: 0 read uncommitted, 1 read committed
          - id: num_topics
            type: compact_length
          - id: topics
            type: list_offsets_topic_v6_to_v11
            repeat: expr
            repeat-expr: num_topics.value
          - id: timeout_ms
            type: s4
            doc: for look-ups in tiered storage
          - id: tag_buffer
            type: tag_buffer
      list_offsets_topic_v0:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: s2
            valid:
              min: 0
          - id: name
            type: str
            size: len_name
          - id: num_partitions
            type: s4
            valid:
              min: 0
          - id: partitions
            type: list_offsets_partition_v0
            repeat: expr
            repeat-expr: num_partitions
      list_offsets_topic_v1_to_v3:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: s2
            valid:
              min: 0
          - id: name
            type: str
            size: len_name
          - id: num_partitions
            type: s4
            valid:
              min: 0
          - id: partitions
            type: list_offsets_partition_v1_to_v3
            repeat: expr
            repeat-expr: num_partitions
      list_offsets_topic_v4_to_v5:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: s2
            valid:
              min: 0
          - id: name
            type: str
            size: len_name
          - id: num_partitions
            type: s4
            valid:
              min: 0
          - id: partitions
            type: list_offsets_partition_v4_to_v5
            repeat: expr
            repeat-expr: num_partitions
      list_offsets_topic_v6_to_v11:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: compact_length
          - id: name
            type: str
            size: len_name.value
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: list_offsets_partition_v6_to_v11
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      list_offsets_partition_v0:
        -webide-representation: '{partition_index:dec}'
        seq:
          - id: partition_index
            type: s4
          - id: timestamp
            type: s8
            doc: 'in ms since 1970, or a special one: see the module''s docstring'
          - id: max_num_offsets
            type: s4
      list_offsets_partition_v1_to_v3:
        -webide-representation: '{partition_index:dec}'
        seq:
          - id: partition_index
            type: s4
          - id: timestamp
            type: s8
            doc: 'in ms since 1970, or a special one: see the module''s docstring'
      list_offsets_partition_v4_to_v5:
        -webide-representation: '{partition_index:dec}'
        seq:
          - id: partition_index
            type: s4
          - id: current_leader_epoch
            type: s4
            doc: 'that the sender knows; -1: do not check'
          - id: timestamp
            type: s8
            doc: 'in ms since 1970, or a special one: see the module''s docstring'
      list_offsets_partition_v6_to_v11:
        -webide-representation: '{partition_index:dec}'
        seq:
          - id: partition_index
            type: s4
          - id: current_leader_epoch
            type: s4
            doc: 'that the sender knows; -1: do not check'
          - id: timestamp
            type: s8
            doc: 'in ms since 1970, or a special one: see the module''s docstring'
          - id: tag_buffer
            type: tag_buffer
  metadata_request:
    doc: |
      Brokers, topics, partitions and their leaders.
    types:
      metadata_request_v0:
        seq:
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: metadata_request_topic_v0_to_v8
            repeat: expr
            repeat-expr: num_topics
            doc: 'null: all (in v0 an empty list)'
      metadata_request_v1_to_v3:
        seq:
          - id: num_topics
            type: s4
          - id: topics
            type: metadata_request_topic_v0_to_v8
            repeat: expr
            repeat-expr: num_topics
            if: num_topics >= 0
            doc: 'null: all (in v0 an empty list)'
      metadata_request_v4_to_v7:
        seq:
          - id: num_topics
            type: s4
          - id: topics
            type: metadata_request_topic_v0_to_v8
            repeat: expr
            repeat-expr: num_topics
            if: num_topics >= 0
            doc: 'null: all (in v0 an empty list)'
          - id: allow_auto_topic_creation
            type: u1
            doc: as far as the broker is set up to
      metadata_request_v8:
        seq:
          - id: num_topics
            type: s4
          - id: topics
            type: metadata_request_topic_v0_to_v8
            repeat: expr
            repeat-expr: num_topics
            if: num_topics >= 0
            doc: 'null: all (in v0 an empty list)'
          - id: allow_auto_topic_creation
            type: u1
            doc: as far as the broker is set up to
          - id: include_cluster_authorized_operations
            type: u1
          - id: include_topic_authorized_operations
            type: u1
      metadata_request_v9:
        seq:
          - id: num_topics
            type: compact_length
          - id: topics
            type: metadata_request_topic_v9
            repeat: expr
            repeat-expr: num_topics.value
            if: num_topics.value >= 0
            doc: 'null: all (in v0 an empty list)'
          - id: allow_auto_topic_creation
            type: u1
            doc: as far as the broker is set up to
          - id: include_cluster_authorized_operations
            type: u1
          - id: include_topic_authorized_operations
            type: u1
          - id: tag_buffer
            type: tag_buffer
      metadata_request_v10:
        seq:
          - id: num_topics
            type: compact_length
          - id: topics
            type: metadata_request_topic_v10_to_v13
            repeat: expr
            repeat-expr: num_topics.value
            if: num_topics.value >= 0
            doc: 'null: all (in v0 an empty list)'
          - id: allow_auto_topic_creation
            type: u1
            doc: as far as the broker is set up to
          - id: include_cluster_authorized_operations
            type: u1
          - id: include_topic_authorized_operations
            type: u1
          - id: tag_buffer
            type: tag_buffer
      metadata_request_v11_to_v13:
        seq:
          - id: num_topics
            type: compact_length
          - id: topics
            type: metadata_request_topic_v10_to_v13
            repeat: expr
            repeat-expr: num_topics.value
            if: num_topics.value >= 0
            doc: 'null: all (in v0 an empty list)'
          - id: allow_auto_topic_creation
            type: u1
            doc: as far as the broker is set up to
          - id: include_topic_authorized_operations
            type: u1
          - id: tag_buffer
            type: tag_buffer
      metadata_request_topic_v0_to_v8:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: s2
            valid:
              min: 0
          - id: name
            type: str
            size: len_name
            doc: 'null: by id'
      metadata_request_topic_v9:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: compact_length
          - id: name
            type: str
            size: len_name.value
            doc: 'null: by id'
          - id: tag_buffer
            type: tag_buffer
      metadata_request_topic_v10_to_v13:
        -webide-representation: '{name}'
        seq:
          - id: topic_id
            size: 16
          - id: len_name
            type: compact_length
          - id: name
            type: str
            size: len_name.value
            if: len_name.value >= 0
            doc: 'null: by id'
          - id: tag_buffer
            type: tag_buffer
  leader_and_isr_request:
    doc: |
      The ZooKeeper-era controller tells brokers what to lead and what to follow. Gone in Kafka 4.0.
    types:
      leader_and_isr_request_v0:
        seq:
          - id: controller_id
            type: s4
          - id: controller_epoch
            type: s4
          - id: num_ungrouped_partition_states
            type: s4
            valid:
              min: 0
          - id: ungrouped_partition_states
            type: leader_and_isr_partition_state_v0
            repeat: expr
            repeat-expr: num_ungrouped_partition_states
          - id: num_live_leaders
            type: s4
            valid:
              min: 0
          - id: live_leaders
            type: leader_and_isr_live_leader_v0_to_v3
            repeat: expr
            repeat-expr: num_live_leaders
      leader_and_isr_request_v1:
        seq:
          - id: controller_id
            type: s4
          - id: controller_epoch
            type: s4
          - id: num_ungrouped_partition_states
            type: s4
            valid:
              min: 0
          - id: ungrouped_partition_states
            type: leader_and_isr_partition_state_v1
            repeat: expr
            repeat-expr: num_ungrouped_partition_states
          - id: num_live_leaders
            type: s4
            valid:
              min: 0
          - id: live_leaders
            type: leader_and_isr_live_leader_v0_to_v3
            repeat: expr
            repeat-expr: num_live_leaders
      leader_and_isr_request_v2:
        seq:
          - id: controller_id
            type: s4
          - id: controller_epoch
            type: s4
          - id: broker_epoch
            type: s8
            doc: 'given when the broker registered; -1: unknown'
          - id: num_topic_states
            type: s4
            valid:
              min: 0
          - id: topic_states
            type: leader_and_isr_topic_state_v2
            repeat: expr
            repeat-expr: num_topic_states
          - id: num_live_leaders
            type: s4
            valid:
              min: 0
          - id: live_leaders
            type: leader_and_isr_live_leader_v0_to_v3
            repeat: expr
            repeat-expr: num_live_leaders
      leader_and_isr_request_v3:
        seq:
          - id: controller_id
            type: s4
          - id: controller_epoch
            type: s4
          - id: broker_epoch
            type: s8
            doc: 'given when the broker registered; -1: unknown'
          - id: num_topic_states
            type: s4
            valid:
              min: 0
          - id: topic_states
            type: leader_and_isr_topic_state_v3
            repeat: expr
            repeat-expr: num_topic_states
          - id: num_live_leaders
            type: s4
            valid:
              min: 0
          - id: live_leaders
            type: leader_and_isr_live_leader_v0_to_v3
            repeat: expr
            repeat-expr: num_live_leaders
      leader_and_isr_request_v4:
        seq:
          - id: controller_id
            type: s4
          - id: controller_epoch
            type: s4
          - id: broker_epoch
            type: s8
            doc: 'given when the broker registered; -1: unknown'
          - id: num_topic_states
            type: compact_length
          - id: topic_states
            type: leader_and_isr_topic_state_v4
            repeat: expr
            repeat-expr: num_topic_states.value
          - id: num_live_leaders
            type: compact_length
          - id: live_leaders
            type: leader_and_isr_live_leader_v4_to_v7
            repeat: expr
            repeat-expr: num_live_leaders.value
          - id: tag_buffer
            type: tag_buffer
      leader_and_isr_request_v5:
        seq:
          - id: controller_id
            type: s4
          - id: controller_epoch
            type: s4
          - id: broker_epoch
            type: s8
            doc: 'given when the broker registered; -1: unknown'
          - id: type
            type: s1
            doc: 0 unknown, 1 some topics, 2 all
          - id: num_topic_states
            type: compact_length
          - id: topic_states
            type: leader_and_isr_topic_state_v5
            repeat: expr
            repeat-expr: num_topic_states.value
          - id: num_live_leaders
            type: compact_length
          - id: live_leaders
            type: leader_and_isr_live_leader_v4_to_v7
            repeat: expr
            repeat-expr: num_live_leaders.value
          - id: tag_buffer
            type: tag_buffer
      leader_and_isr_request_v6:
        seq:
          - id: controller_id
            type: s4
          - id: controller_epoch
            type: s4
          - id: broker_epoch
            type: s8
            doc: 'given when the broker registered; -1: unknown'
          - id: type
            type: s1
            doc: 0 unknown, 1 some topics, 2 all
          - id: num_topic_states
            type: compact_length
          - id: topic_states
            type: leader_and_isr_topic_state_v6_to_v7
            repeat: expr
            repeat-expr: num_topic_states.value
          - id: num_live_leaders
            type: compact_length
          - id: live_leaders
            type: leader_and_isr_live_leader_v4_to_v7
            repeat: expr
            repeat-expr: num_live_leaders.value
          - id: tag_buffer
            type: tag_buffer
      leader_and_isr_request_v7:
        seq:
          - id: controller_id
            type: s4
          - id: is_k_raft_controller
            type: u1
            doc: a KRaft controller, in the migration from ZooKeeper
          - id: controller_epoch
            type: s4
          - id: broker_epoch
            type: s8
            doc: 'given when the broker registered; -1: unknown'
          - id: type
            type: s1
            doc: 0 unknown, 1 some topics, 2 all
          - id: num_topic_states
            type: compact_length
          - id: topic_states
            type: leader_and_isr_topic_state_v6_to_v7
            repeat: expr
            repeat-expr: num_topic_states.value
          - id: num_live_leaders
            type: compact_length
          - id: live_leaders
            type: leader_and_isr_live_leader_v4_to_v7
            repeat: expr
            repeat-expr: num_live_leaders.value
          - id: tag_buffer
            type: tag_buffer
      leader_and_isr_partition_state_v0:
        -webide-representation: '{topic_name}, {partition_index:dec}'
        seq:
          - id: len_topic_name
            type: s2
            valid:
              min: 0
          - id: topic_name
            type: str
            size: len_topic_name
          - id: partition_index
            type: s4
          - id: controller_epoch
            type: s4
          - id: leader
            type: s4
          - id: leader_epoch
            type: s4
          - id: num_isr
            type: s4
            valid:
              min: 0
          - id: isr
            type: s4
            repeat: expr
            repeat-expr: num_isr
            doc: the replicas in sync
          - id: partition_epoch
            type: s4
            doc: rises with every change of the partition
          - id: num_replicas
            type: s4
            valid:
              min: 0
          - id: replicas
            type: s4
            repeat: expr
            repeat-expr: num_replicas
      leader_and_isr_partition_state_v1:
        -webide-representation: '{topic_name}, {partition_index:dec}'
        seq:
          - id: len_topic_name
            type: s2
            valid:
              min: 0
          - id: topic_name
            type: str
            size: len_topic_name
          - id: partition_index
            type: s4
          - id: controller_epoch
            type: s4
          - id: leader
            type: s4
          - id: leader_epoch
            type: s4
          - id: num_isr
            type: s4
            valid:
              min: 0
          - id: isr
            type: s4
            repeat: expr
            repeat-expr: num_isr
            doc: the replicas in sync
          - id: partition_epoch
            type: s4
            doc: rises with every change of the partition
          - id: num_replicas
            type: s4
            valid:
              min: 0
          - id: replicas
            type: s4
            repeat: expr
            repeat-expr: num_replicas
          - id: is_new
            type: u1
            doc: the replica did not exist before
      leader_and_isr_partition_state_v2:
        -webide-representation: '{partition_index:dec}'
        seq:
          - id: partition_index
            type: s4
          - id: controller_epoch
            type: s4
          - id: leader
            type: s4
          - id: leader_epoch
            type: s4
          - id: num_isr
            type: s4
            valid:
              min: 0
          - id: isr
            type: s4
            repeat: expr
            repeat-expr: num_isr
            doc: the replicas in sync
          - id: partition_epoch
            type: s4
            doc: rises with every change of the partition
          - id: num_replicas
            type: s4
            valid:
              min: 0
          - id: replicas
            type: s4
            repeat: expr
            repeat-expr: num_replicas
          - id: is_new
            type: u1
            doc: the replica did not exist before
      leader_and_isr_partition_state_v3:
        -webide-representation: '{partition_index:dec}'
        seq:
          - id: partition_index
            type: s4
          - id: controller_epoch
            type: s4
          - id: leader
            type: s4
          - id: leader_epoch
            type: s4
          - id: num_isr
            type: s4
            valid:
              min: 0
          - id: isr
            type: s4
            repeat: expr
            repeat-expr: num_isr
            doc: the replicas in sync
          - id: partition_epoch
            type: s4
            doc: rises with every change of the partition
          - id: num_replicas
            type: s4
            valid:
              min: 0
          - id: replicas
            type: s4
            repeat: expr
            repeat-expr: num_replicas
          - id: num_adding_replicas
            type: s4
            valid:
              min: 0
          - id: adding_replicas
            type: s4
            repeat: expr
            repeat-expr: num_adding_replicas
            doc: on their way in, in a reassignment
          - id: num_removing_replicas
            type: s4
            valid:
              min: 0
          - id: removing_replicas
            type: s4
            repeat: expr
            repeat-expr: num_removing_replicas
            doc: on their way out, in a reassignment
          - id: is_new
            type: u1
            doc: the replica did not exist before
      leader_and_isr_partition_state_v4_to_v5:
        -webide-representation: '{partition_index:dec}'
        seq:
          - id: partition_index
            type: s4
          - id: controller_epoch
            type: s4
          - id: leader
            type: s4
          - id: leader_epoch
            type: s4
          - id: num_isr
            type: compact_length
          - id: isr
            type: s4
            repeat: expr
            repeat-expr: num_isr.value
            doc: the replicas in sync
          - id: partition_epoch
            type: s4
            doc: rises with every change of the partition
          - id: num_replicas
            type: compact_length
          - id: replicas
            type: s4
            repeat: expr
            repeat-expr: num_replicas.value
          - id: num_adding_replicas
            type: compact_length
          - id: adding_replicas
            type: s4
            repeat: expr
            repeat-expr: num_adding_replicas.value
            doc: on their way in, in a reassignment
          - id: num_removing_replicas
            type: compact_length
          - id: removing_replicas
            type: s4
            repeat: expr
            repeat-expr: num_removing_replicas.value
            doc: on their way out, in a reassignment
          - id: is_new
            type: u1
            doc: the replica did not exist before
          - id: tag_buffer
            type: tag_buffer
      leader_and_isr_partition_state_v6_to_v7:
        -webide-representation: '{partition_index:dec}'
        seq:
          - id: partition_index
            type: s4
          - id: controller_epoch
            type: s4
          - id: leader
            type: s4
          - id: leader_epoch
            type: s4
          - id: num_isr
            type: compact_length
          - id: isr
            type: s4
            repeat: expr
            repeat-expr: num_isr.value
            doc: the replicas in sync
          - id: partition_epoch
            type: s4
            doc: rises with every change of the partition
          - id: num_replicas
            type: compact_length
          - id: replicas
            type: s4
            repeat: expr
            repeat-expr: num_replicas.value
          - id: num_adding_replicas
            type: compact_length
          - id: adding_replicas
            type: s4
            repeat: expr
            repeat-expr: num_adding_replicas.value
            doc: on their way in, in a reassignment
          - id: num_removing_replicas
            type: compact_length
          - id: removing_replicas
            type: s4
            repeat: expr
            repeat-expr: num_removing_replicas.value
            doc: on their way out, in a reassignment
          - id: is_new
            type: u1
            doc: the replica did not exist before
          - id: leader_recovery_state
            type: s1
            doc: 0 recovered, 1 recovering from an unclean election
          - id: tag_buffer
            type: tag_buffer
      leader_and_isr_live_leader_v0_to_v3:
        -webide-representation: '{port:dec}, {broker_id:dec}'
        seq:
          - id: broker_id
            type: s4
          - id: len_host_name
            type: s2
            valid:
              min: 0
          - id: host_name
            type: str
            size: len_host_name
          - id: port
            type: s4
      leader_and_isr_live_leader_v4_to_v7:
        -webide-representation: '{port:dec}, {broker_id:dec}'
        seq:
          - id: broker_id
            type: s4
          - id: len_host_name
            type: compact_length
          - id: host_name
            type: str
            size: len_host_name.value
          - id: port
            type: s4
          - id: tag_buffer
            type: tag_buffer
      leader_and_isr_topic_state_v2:
        -webide-representation: '{topic_name}'
        seq:
          - id: len_topic_name
            type: s2
            valid:
              min: 0
          - id: topic_name
            type: str
            size: len_topic_name
          - id: num_partition_states
            type: s4
            valid:
              min: 0
          - id: partition_states
            type: leader_and_isr_partition_state_v2
            repeat: expr
            repeat-expr: num_partition_states
      leader_and_isr_topic_state_v3:
        -webide-representation: '{topic_name}'
        seq:
          - id: len_topic_name
            type: s2
            valid:
              min: 0
          - id: topic_name
            type: str
            size: len_topic_name
          - id: num_partition_states
            type: s4
            valid:
              min: 0
          - id: partition_states
            type: leader_and_isr_partition_state_v3
            repeat: expr
            repeat-expr: num_partition_states
      leader_and_isr_topic_state_v4:
        -webide-representation: '{topic_name}'
        seq:
          - id: len_topic_name
            type: compact_length
          - id: topic_name
            type: str
            size: len_topic_name.value
          - id: num_partition_states
            type: compact_length
          - id: partition_states
            type: leader_and_isr_partition_state_v4_to_v5
            repeat: expr
            repeat-expr: num_partition_states.value
          - id: tag_buffer
            type: tag_buffer
      leader_and_isr_topic_state_v5:
        -webide-representation: '{topic_name}'
        seq:
          - id: len_topic_name
            type: compact_length
          - id: topic_name
            type: str
            size: len_topic_name.value
          - id: topic_id
            size: 16
          - id: num_partition_states
            type: compact_length
          - id: partition_states
            type: leader_and_isr_partition_state_v4_to_v5
            repeat: expr
            repeat-expr: num_partition_states.value
          - id: tag_buffer
            type: tag_buffer
      leader_and_isr_topic_state_v6_to_v7:
        -webide-representation: '{topic_name}'
        seq:
          - id: len_topic_name
            type: compact_length
          - id: topic_name
            type: str
            size: len_topic_name.value
          - id: topic_id
            size: 16
          - id: num_partition_states
            type: compact_length
          - id: partition_states
            type: leader_and_isr_partition_state_v6_to_v7
            repeat: expr
            repeat-expr: num_partition_states.value
          - id: tag_buffer
            type: tag_buffer
  stop_replica_request:
    doc: |
      The ZooKeeper-era controller tells a broker to stop, or delete, replicas. Gone in Kafka 4.0.
    types:
      stop_replica_request_v0:
        seq:
          - id: controller_id
            type: s4
          - id: controller_epoch
            type: s4
          - id: delete_partitions
            type: u1
            doc: all of them
          - id: num_ungrouped_partitions
            type: s4
            valid:
              min: 0
          - id: ungrouped_partitions
            type: stop_replica_partition_v0
            repeat: expr
            repeat-expr: num_ungrouped_partitions
      stop_replica_request_v1:
        seq:
          - id: controller_id
            type: s4
          - id: controller_epoch
            type: s4
          - id: broker_epoch
            type: s8
            doc: 'given when the broker registered; -1: unknown'
          - id: delete_partitions
            type: u1
            doc: all of them
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: stop_replica_topic_v1_v1
            repeat: expr
            repeat-expr: num_topics
      stop_replica_request_v2:
        seq:
          - id: controller_id
            type: s4
          - id: controller_epoch
            type: s4
          - id: broker_epoch
            type: s8
            doc: 'given when the broker registered; -1: unknown'
          - id: delete_partitions
            type: u1
            doc: all of them
          - id: num_topics
            type: compact_length
          - id: topics
            type: stop_replica_topic_v1_v2
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: tag_buffer
      stop_replica_request_v3:
        seq:
          - id: controller_id
            type: s4
          - id: controller_epoch
            type: s4
          - id: broker_epoch
            type: s8
            doc: 'given when the broker registered; -1: unknown'
          - id: num_topic_states
            type: compact_length
          - id: topic_states
            type: stop_replica_topic_state
            repeat: expr
            repeat-expr: num_topic_states.value
          - id: tag_buffer
            type: tag_buffer
      stop_replica_request_v4:
        seq:
          - id: controller_id
            type: s4
          - id: is_k_raft_controller
            type: u1
            doc: a KRaft controller, in the migration from ZooKeeper
          - id: controller_epoch
            type: s4
          - id: broker_epoch
            type: s8
            doc: 'given when the broker registered; -1: unknown'
          - id: num_topic_states
            type: compact_length
          - id: topic_states
            type: stop_replica_topic_state
            repeat: expr
            repeat-expr: num_topic_states.value
          - id: tag_buffer
            type: tag_buffer
      stop_replica_partition_v0:
        -webide-representation: '{topic_name}, {partition_index:dec}'
        seq:
          - id: len_topic_name
            type: s2
            valid:
              min: 0
          - id: topic_name
            type: str
            size: len_topic_name
          - id: partition_index
            type: s4
      stop_replica_topic_v1_v1:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: s2
            valid:
              min: 0
          - id: name
            type: str
            size: len_name
          - id: num_partition_indexes
            type: s4
            valid:
              min: 0
          - id: partition_indexes
            type: s4
            repeat: expr
            repeat-expr: num_partition_indexes
      stop_replica_topic_v1_v2:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: compact_length
          - id: name
            type: str
            size: len_name.value
          - id: num_partition_indexes
            type: compact_length
          - id: partition_indexes
            type: s4
            repeat: expr
            repeat-expr: num_partition_indexes.value
          - id: tag_buffer
            type: tag_buffer
      stop_replica_topic_state:
        -webide-representation: '{topic_name}'
        seq:
          - id: len_topic_name
            type: compact_length
          - id: topic_name
            type: str
            size: len_topic_name.value
          - id: num_partition_states
            type: compact_length
          - id: partition_states
            type: stop_replica_partition_state
            repeat: expr
            repeat-expr: num_partition_states.value
          - id: tag_buffer
            type: tag_buffer
      stop_replica_partition_state:
        -webide-representation: '{partition_index:dec}'
        seq:
          - id: partition_index
            type: s4
          - id: leader_epoch
            type: s4
            doc: '-1: unknown'
          - id: delete_partition
            type: u1
          - id: tag_buffer
            type: tag_buffer
  update_metadata_request:
    doc: |
      The ZooKeeper-era controller spreads the cluster's metadata. Gone in Kafka 4.0.
    types:
      update_metadata_request_v0:
        seq:
          - id: controller_id
            type: s4
          - id: controller_epoch
            type: s4
          - id: num_ungrouped_partition_states
            type: s4
            valid:
              min: 0
          - id: ungrouped_partition_states
            type: update_metadata_partition_state_v0_to_v3
            repeat: expr
            repeat-expr: num_ungrouped_partition_states
          - id: num_live_brokers
            type: s4
            valid:
              min: 0
          - id: live_brokers
            type: update_metadata_broker_v0
            repeat: expr
            repeat-expr: num_live_brokers
      update_metadata_request_v1:
        seq:
          - id: controller_id
            type: s4
          - id: controller_epoch
            type: s4
          - id: num_ungrouped_partition_states
            type: s4
            valid:
              min: 0
          - id: ungrouped_partition_states
            type: update_metadata_partition_state_v0_to_v3
            repeat: expr
            repeat-expr: num_ungrouped_partition_states
          - id: num_live_brokers
            type: s4
            valid:
              min: 0
          - id: live_brokers
            type: update_metadata_broker_v1
            repeat: expr
            repeat-expr: num_live_brokers
      update_metadata_request_v2:
        seq:
          - id: controller_id
            type: s4
          - id: controller_epoch
            type: s4
          - id: num_ungrouped_partition_states
            type: s4
            valid:
              min: 0
          - id: ungrouped_partition_states
            type: update_metadata_partition_state_v0_to_v3
            repeat: expr
            repeat-expr: num_ungrouped_partition_states
          - id: num_live_brokers
            type: s4
            valid:
              min: 0
          - id: live_brokers
            type: update_metadata_broker_v2
            repeat: expr
            repeat-expr: num_live_brokers
      update_metadata_request_v3:
        seq:
          - id: controller_id
            type: s4
          - id: controller_epoch
            type: s4
          - id: num_ungrouped_partition_states
            type: s4
            valid:
              min: 0
          - id: ungrouped_partition_states
            type: update_metadata_partition_state_v0_to_v3
            repeat: expr
            repeat-expr: num_ungrouped_partition_states
          - id: num_live_brokers
            type: s4
            valid:
              min: 0
          - id: live_brokers
            type: update_metadata_broker_v3_to_v5
            repeat: expr
            repeat-expr: num_live_brokers
      update_metadata_request_v4:
        seq:
          - id: controller_id
            type: s4
          - id: controller_epoch
            type: s4
          - id: num_ungrouped_partition_states
            type: s4
            valid:
              min: 0
          - id: ungrouped_partition_states
            type: update_metadata_partition_state_v4
            repeat: expr
            repeat-expr: num_ungrouped_partition_states
          - id: num_live_brokers
            type: s4
            valid:
              min: 0
          - id: live_brokers
            type: update_metadata_broker_v3_to_v5
            repeat: expr
            repeat-expr: num_live_brokers
      update_metadata_request_v5:
        seq:
          - id: controller_id
            type: s4
          - id: controller_epoch
            type: s4
          - id: broker_epoch
            type: s8
            doc: 'given when the broker registered; -1: unknown'
          - id: num_topic_states
            type: s4
            valid:
              min: 0
          - id: topic_states
            type: update_metadata_topic_state_v5
            repeat: expr
            repeat-expr: num_topic_states
          - id: num_live_brokers
            type: s4
            valid:
              min: 0
          - id: live_brokers
            type: update_metadata_broker_v3_to_v5
            repeat: expr
            repeat-expr: num_live_brokers
      update_metadata_request_v6:
        seq:
          - id: controller_id
            type: s4
          - id: controller_epoch
            type: s4
          - id: broker_epoch
            type: s8
            doc: 'given when the broker registered; -1: unknown'
          - id: num_topic_states
            type: compact_length
          - id: topic_states
            type: update_metadata_topic_state_v6
            repeat: expr
            repeat-expr: num_topic_states.value
          - id: num_live_brokers
            type: compact_length
          - id: live_brokers
            type: update_metadata_broker_v6_to_v8
            repeat: expr
            repeat-expr: num_live_brokers.value
          - id: tag_buffer
            type: tag_buffer
      update_metadata_request_v7:
        seq:
          - id: controller_id
            type: s4
          - id: controller_epoch
            type: s4
          - id: broker_epoch
            type: s8
            doc: 'given when the broker registered; -1: unknown'
          - id: num_topic_states
            type: compact_length
          - id: topic_states
            type: update_metadata_topic_state_v7_to_v8
            repeat: expr
            repeat-expr: num_topic_states.value
          - id: num_live_brokers
            type: compact_length
          - id: live_brokers
            type: update_metadata_broker_v6_to_v8
            repeat: expr
            repeat-expr: num_live_brokers.value
          - id: tag_buffer
            type: tag_buffer
      update_metadata_request_v8:
        seq:
          - id: controller_id
            type: s4
          - id: is_k_raft_controller
            type: u1
            doc: a KRaft controller, in the migration from ZooKeeper
          - id: controller_epoch
            type: s4
          - id: broker_epoch
            type: s8
            doc: 'given when the broker registered; -1: unknown'
          - id: num_topic_states
            type: compact_length
          - id: topic_states
            type: update_metadata_topic_state_v7_to_v8
            repeat: expr
            repeat-expr: num_topic_states.value
          - id: num_live_brokers
            type: compact_length
          - id: live_brokers
            type: update_metadata_broker_v6_to_v8
            repeat: expr
            repeat-expr: num_live_brokers.value
          - id: tag_buffer
            type: update_metadata_request_tag_buffer
      update_metadata_partition_state_v0_to_v3:
        -webide-representation: '{topic_name}, {partition_index:dec}'
        seq:
          - id: len_topic_name
            type: s2
            valid:
              min: 0
          - id: topic_name
            type: str
            size: len_topic_name
          - id: partition_index
            type: s4
          - id: controller_epoch
            type: s4
          - id: leader
            type: s4
          - id: leader_epoch
            type: s4
          - id: num_isr
            type: s4
            valid:
              min: 0
          - id: isr
            type: s4
            repeat: expr
            repeat-expr: num_isr
            doc: the replicas in sync
          - id: zk_version
            type: s4
            doc: of the partition's state in ZooKeeper
          - id: num_replicas
            type: s4
            valid:
              min: 0
          - id: replicas
            type: s4
            repeat: expr
            repeat-expr: num_replicas
      update_metadata_partition_state_v4:
        -webide-representation: '{topic_name}, {partition_index:dec}'
        seq:
          - id: len_topic_name
            type: s2
            valid:
              min: 0
          - id: topic_name
            type: str
            size: len_topic_name
          - id: partition_index
            type: s4
          - id: controller_epoch
            type: s4
          - id: leader
            type: s4
          - id: leader_epoch
            type: s4
          - id: num_isr
            type: s4
            valid:
              min: 0
          - id: isr
            type: s4
            repeat: expr
            repeat-expr: num_isr
            doc: the replicas in sync
          - id: zk_version
            type: s4
            doc: of the partition's state in ZooKeeper
          - id: num_replicas
            type: s4
            valid:
              min: 0
          - id: replicas
            type: s4
            repeat: expr
            repeat-expr: num_replicas
          - id: num_offline_replicas
            type: s4
            valid:
              min: 0
          - id: offline_replicas
            type: s4
            repeat: expr
            repeat-expr: num_offline_replicas
            doc: on brokers or disks that are down
      update_metadata_partition_state_v5:
        -webide-representation: '{partition_index:dec}'
        seq:
          - id: partition_index
            type: s4
          - id: controller_epoch
            type: s4
          - id: leader
            type: s4
          - id: leader_epoch
            type: s4
          - id: num_isr
            type: s4
            valid:
              min: 0
          - id: isr
            type: s4
            repeat: expr
            repeat-expr: num_isr
            doc: the replicas in sync
          - id: zk_version
            type: s4
            doc: of the partition's state in ZooKeeper
          - id: num_replicas
            type: s4
            valid:
              min: 0
          - id: replicas
            type: s4
            repeat: expr
            repeat-expr: num_replicas
          - id: num_offline_replicas
            type: s4
            valid:
              min: 0
          - id: offline_replicas
            type: s4
            repeat: expr
            repeat-expr: num_offline_replicas
            doc: on brokers or disks that are down
      update_metadata_partition_state_v6_to_v8:
        -webide-representation: '{partition_index:dec}'
        seq:
          - id: partition_index
            type: s4
          - id: controller_epoch
            type: s4
          - id: leader
            type: s4
          - id: leader_epoch
            type: s4
          - id: num_isr
            type: compact_length
          - id: isr
            type: s4
            repeat: expr
            repeat-expr: num_isr.value
            doc: the replicas in sync
          - id: zk_version
            type: s4
            doc: of the partition's state in ZooKeeper
          - id: num_replicas
            type: compact_length
          - id: replicas
            type: s4
            repeat: expr
            repeat-expr: num_replicas.value
          - id: num_offline_replicas
            type: compact_length
          - id: offline_replicas
            type: s4
            repeat: expr
            repeat-expr: num_offline_replicas.value
            doc: on brokers or disks that are down
          - id: tag_buffer
            type: tag_buffer
      update_metadata_broker_v0:
        seq:
          - id: id
            type: s4
          - id: len_v0_host
            type: s2
            valid:
              min: 0
          - id: v0_host
            type: str
            size: len_v0_host
          - id: v0_port
            type: s4
      update_metadata_broker_v1:
        seq:
          - id: id
            type: s4
          - id: num_endpoints
            type: s4
            valid:
              min: 0
          - id: endpoints
            type: update_metadata_endpoint_v1_to_v2
            repeat: expr
            repeat-expr: num_endpoints
      update_metadata_broker_v2:
        seq:
          - id: id
            type: s4
          - id: num_endpoints
            type: s4
            valid:
              min: 0
          - id: endpoints
            type: update_metadata_endpoint_v1_to_v2
            repeat: expr
            repeat-expr: num_endpoints
          - id: len_rack
            type: s2
          - id: rack
            type: str
            size: len_rack
            if: len_rack >= 0
            doc: null where none is configured
      update_metadata_broker_v3_to_v5:
        seq:
          - id: id
            type: s4
          - id: num_endpoints
            type: s4
            valid:
              min: 0
          - id: endpoints
            type: update_metadata_endpoint_v3_to_v5
            repeat: expr
            repeat-expr: num_endpoints
          - id: len_rack
            type: s2
          - id: rack
            type: str
            size: len_rack
            if: len_rack >= 0
            doc: null where none is configured
      update_metadata_broker_v6_to_v8:
        seq:
          - id: id
            type: s4
          - id: num_endpoints
            type: compact_length
          - id: endpoints
            type: update_metadata_endpoint_v6_to_v8
            repeat: expr
            repeat-expr: num_endpoints.value
          - id: len_rack
            type: compact_length
          - id: rack
            type: str
            size: len_rack.value
            if: len_rack.value >= 0
            doc: null where none is configured
          - id: tag_buffer
            type: tag_buffer
      update_metadata_endpoint_v1_to_v2:
        -webide-representation: '{host}, {port:dec}'
        seq:
          - id: port
            type: s4
          - id: len_host
            type: s2
            valid:
              min: 0
          - id: host
            type: str
            size: len_host
          - id: security_protocol
            type: s2
            doc: 0 PLAINTEXT, 1 SSL, 2 SASL_PLAINTEXT, 3 SASL_SSL
      update_metadata_endpoint_v3_to_v5:
        -webide-representation: '{host}, {port:dec}'
        seq:
          - id: port
            type: s4
          - id: len_host
            type: s2
            valid:
              min: 0
          - id: host
            type: str
            size: len_host
          - id: len_listener
            type: s2
            valid:
              min: 0
          - id: listener
            type: str
            size: len_listener
          - id: security_protocol
            type: s2
            doc: 0 PLAINTEXT, 1 SSL, 2 SASL_PLAINTEXT, 3 SASL_SSL
      update_metadata_endpoint_v6_to_v8:
        -webide-representation: '{host}, {port:dec}'
        seq:
          - id: port
            type: s4
          - id: len_host
            type: compact_length
          - id: host
            type: str
            size: len_host.value
          - id: len_listener
            type: compact_length
          - id: listener
            type: str
            size: len_listener.value
          - id: security_protocol
            type: s2
            doc: 0 PLAINTEXT, 1 SSL, 2 SASL_PLAINTEXT, 3 SASL_SSL
          - id: tag_buffer
            type: tag_buffer
      update_metadata_topic_state_v5:
        -webide-representation: '{topic_name}'
        seq:
          - id: len_topic_name
            type: s2
            valid:
              min: 0
          - id: topic_name
            type: str
            size: len_topic_name
          - id: num_partition_states
            type: s4
            valid:
              min: 0
          - id: partition_states
            type: update_metadata_partition_state_v5
            repeat: expr
            repeat-expr: num_partition_states
      update_metadata_topic_state_v6:
        -webide-representation: '{topic_name}'
        seq:
          - id: len_topic_name
            type: compact_length
          - id: topic_name
            type: str
            size: len_topic_name.value
          - id: num_partition_states
            type: compact_length
          - id: partition_states
            type: update_metadata_partition_state_v6_to_v8
            repeat: expr
            repeat-expr: num_partition_states.value
          - id: tag_buffer
            type: tag_buffer
      update_metadata_topic_state_v7_to_v8:
        -webide-representation: '{topic_name}'
        seq:
          - id: len_topic_name
            type: compact_length
          - id: topic_name
            type: str
            size: len_topic_name.value
          - id: topic_id
            size: 16
          - id: num_partition_states
            type: compact_length
          - id: partition_states
            type: update_metadata_partition_state_v6_to_v8
            repeat: expr
            repeat-expr: num_partition_states.value
          - id: tag_buffer
            type: tag_buffer
      update_metadata_request_tag_buffer:
        -webide-representation: '{num_fields:dec} tagged fields'
        seq:
          - id: num_fields
            type: uvarint
          - id: fields
            type: update_metadata_request_tagged_field
            repeat: expr
            repeat-expr: num_fields.value
      update_metadata_request_tagged_field:
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
                0: update_metadata_request_type_tag
            size: len_content.value
      update_metadata_request_type_tag:
        seq:
          - id: type
            type: s1
            doc: 0 unknown, 1 some topics, 2 all
  controlled_shutdown_request:
    doc: |
      A broker asks the ZooKeeper-era controller to move its leaderships away.
    types:
      controlled_shutdown_request_v0_to_v1:
        -webide-representation: '{broker_id:dec}'
        seq:
          - id: broker_id
            type: s4
      controlled_shutdown_request_v2:
        -webide-representation: '{broker_id:dec}'
        seq:
          - id: broker_id
            type: s4
          - id: broker_epoch
            type: s8
            doc: 'given when the broker registered; -1: unknown'
      controlled_shutdown_request_v3:
        -webide-representation: '{broker_id:dec}'
        seq:
          - id: broker_id
            type: s4
          - id: broker_epoch
            type: s8
            doc: 'given when the broker registered; -1: unknown'
          - id: tag_buffer
            type: tag_buffer
  offset_commit_request:
    doc: |
      Store a group's positions.
    types:
      offset_commit_request_v0:
        -webide-representation: '{group_id}'
        seq:
          - id: len_group_id
            type: s2
            valid:
              min: 0
          - id: group_id
            type: str
            size: len_group_id
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: offset_commit_request_topic_v0_v2_to_v5
            repeat: expr
            repeat-expr: num_topics
      offset_commit_request_v1:
        -webide-representation: '{group_id}, {member_id}'
        seq:
          - id: len_group_id
            type: s2
            valid:
              min: 0
          - id: group_id
            type: str
            size: len_group_id
          - id: generation_id_or_member_epoch
            type: s4
            doc: '-1: not a member, and the group must be empty'
          - id: len_member_id
            type: s2
            valid:
              min: 0
          - id: member_id
            type: str
            size: len_member_id
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: offset_commit_request_topic_v1
            repeat: expr
            repeat-expr: num_topics
      offset_commit_request_v2_to_v4:
        -webide-representation: '{group_id}, {member_id}'
        seq:
          - id: len_group_id
            type: s2
            valid:
              min: 0
          - id: group_id
            type: str
            size: len_group_id
          - id: generation_id_or_member_epoch
            type: s4
            doc: '-1: not a member, and the group must be empty'
          - id: len_member_id
            type: s2
            valid:
              min: 0
          - id: member_id
            type: str
            size: len_member_id
          - id: retention_time_ms
            type: s8
            doc: '-1: as the broker is set up'
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: offset_commit_request_topic_v0_v2_to_v5
            repeat: expr
            repeat-expr: num_topics
      offset_commit_request_v5:
        -webide-representation: '{group_id}, {member_id}'
        seq:
          - id: len_group_id
            type: s2
            valid:
              min: 0
          - id: group_id
            type: str
            size: len_group_id
          - id: generation_id_or_member_epoch
            type: s4
            doc: '-1: not a member, and the group must be empty'
          - id: len_member_id
            type: s2
            valid:
              min: 0
          - id: member_id
            type: str
            size: len_member_id
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: offset_commit_request_topic_v0_v2_to_v5
            repeat: expr
            repeat-expr: num_topics
      offset_commit_request_v6:
        -webide-representation: '{group_id}, {member_id}'
        seq:
          - id: len_group_id
            type: s2
            valid:
              min: 0
          - id: group_id
            type: str
            size: len_group_id
          - id: generation_id_or_member_epoch
            type: s4
            doc: '-1: not a member, and the group must be empty'
          - id: len_member_id
            type: s2
            valid:
              min: 0
          - id: member_id
            type: str
            size: len_member_id
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: offset_commit_request_topic_v6_to_v7
            repeat: expr
            repeat-expr: num_topics
      offset_commit_request_v7:
        -webide-representation: '{group_id}, {member_id}'
        seq:
          - id: len_group_id
            type: s2
            valid:
              min: 0
          - id: group_id
            type: str
            size: len_group_id
          - id: generation_id_or_member_epoch
            type: s4
            doc: '-1: not a member, and the group must be empty'
          - id: len_member_id
            type: s2
            valid:
              min: 0
          - id: member_id
            type: str
            size: len_member_id
          - id: len_group_instance_id
            type: s2
          - id: group_instance_id
            type: str
            size: len_group_instance_id
            if: len_group_instance_id >= 0
            doc: 'a static member''s own id; null: a dynamic member'
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: offset_commit_request_topic_v6_to_v7
            repeat: expr
            repeat-expr: num_topics
      offset_commit_request_v8_to_v9:
        -webide-representation: '{group_id}, {member_id}'
        seq:
          - id: len_group_id
            type: compact_length
          - id: group_id
            type: str
            size: len_group_id.value
          - id: generation_id_or_member_epoch
            type: s4
            doc: '-1: not a member, and the group must be empty'
          - id: len_member_id
            type: compact_length
          - id: member_id
            type: str
            size: len_member_id.value
          - id: len_group_instance_id
            type: compact_length
          - id: group_instance_id
            type: str
            size: len_group_instance_id.value
            if: len_group_instance_id.value >= 0
            doc: 'a static member''s own id; null: a dynamic member'
          - id: num_topics
            type: compact_length
          - id: topics
            type: offset_commit_request_topic_v8_to_v9
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: tag_buffer
      offset_commit_request_v10:
        -webide-representation: '{group_id}, {member_id}'
        seq:
          - id: len_group_id
            type: compact_length
          - id: group_id
            type: str
            size: len_group_id.value
          - id: generation_id_or_member_epoch
            type: s4
            doc: '-1: not a member, and the group must be empty'
          - id: len_member_id
            type: compact_length
          - id: member_id
            type: str
            size: len_member_id.value
          - id: len_group_instance_id
            type: compact_length
          - id: group_instance_id
            type: str
            size: len_group_instance_id.value
            if: len_group_instance_id.value >= 0
            doc: 'a static member''s own id; null: a dynamic member'
          - id: num_topics
            type: compact_length
          - id: topics
            type: offset_commit_request_topic_v10
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: tag_buffer
      offset_commit_request_topic_v0_v2_to_v5:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: s2
            valid:
              min: 0
          - id: name
            type: str
            size: len_name
          - id: num_partitions
            type: s4
            valid:
              min: 0
          - id: partitions
            type: offset_commit_request_partition_v0_v2_to_v5
            repeat: expr
            repeat-expr: num_partitions
      offset_commit_request_topic_v1:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: s2
            valid:
              min: 0
          - id: name
            type: str
            size: len_name
          - id: num_partitions
            type: s4
            valid:
              min: 0
          - id: partitions
            type: offset_commit_request_partition_v1
            repeat: expr
            repeat-expr: num_partitions
      offset_commit_request_topic_v6_to_v7:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: s2
            valid:
              min: 0
          - id: name
            type: str
            size: len_name
          - id: num_partitions
            type: s4
            valid:
              min: 0
          - id: partitions
            type: offset_commit_request_partition_v6_to_v7
            repeat: expr
            repeat-expr: num_partitions
      offset_commit_request_topic_v8_to_v9:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: compact_length
          - id: name
            type: str
            size: len_name.value
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: offset_commit_request_partition_v8_to_v10
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      offset_commit_request_topic_v10:
        seq:
          - id: topic_id
            size: 16
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: offset_commit_request_partition_v8_to_v10
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      offset_commit_request_partition_v0_v2_to_v5:
        -webide-representation: '{partition_index:dec}'
        seq:
          - id: partition_index
            type: s4
          - id: committed_offset
            type: s8
          - id: len_committed_metadata
            type: s2
          - id: committed_metadata
            type: str
            size: len_committed_metadata
            if: len_committed_metadata >= 0
            doc: anything the client likes; OffsetFetch returns it
      offset_commit_request_partition_v1:
        -webide-representation: '{partition_index:dec}'
        seq:
          - id: partition_index
            type: s4
          - id: committed_offset
            type: s8
          - id: commit_timestamp
            type: s8
            doc: 'in ms since 1970; -1: now'
          - id: len_committed_metadata
            type: s2
          - id: committed_metadata
            type: str
            size: len_committed_metadata
            if: len_committed_metadata >= 0
            doc: anything the client likes; OffsetFetch returns it
      offset_commit_request_partition_v6_to_v7:
        -webide-representation: '{partition_index:dec}'
        seq:
          - id: partition_index
            type: s4
          - id: committed_offset
            type: s8
          - id: committed_leader_epoch
            type: s4
            doc: 'of the last record consumed; -1: unknown'
          - id: len_committed_metadata
            type: s2
          - id: committed_metadata
            type: str
            size: len_committed_metadata
            if: len_committed_metadata >= 0
            doc: anything the client likes; OffsetFetch returns it
      offset_commit_request_partition_v8_to_v10:
        -webide-representation: '{partition_index:dec}'
        seq:
          - id: partition_index
            type: s4
          - id: committed_offset
            type: s8
          - id: committed_leader_epoch
            type: s4
            doc: 'of the last record consumed; -1: unknown'
          - id: len_committed_metadata
            type: compact_length
          - id: committed_metadata
            type: str
            size: len_committed_metadata.value
            if: len_committed_metadata.value >= 0
            doc: anything the client likes; OffsetFetch returns it
          - id: tag_buffer
            type: tag_buffer
  offset_fetch_request:
    doc: |
      Read a group's stored positions.
    types:
      offset_fetch_request_v0_to_v1:
        -webide-representation: '{group_id}'
        seq:
          - id: len_group_id
            type: s2
            valid:
              min: 0
          - id: group_id
            type: str
            size: len_group_id
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: offset_fetch_request_topic_v0_to_v5
            repeat: expr
            repeat-expr: num_topics
            doc: 'null: all'
      offset_fetch_request_v2_to_v5:
        -webide-representation: '{group_id}'
        seq:
          - id: len_group_id
            type: s2
            valid:
              min: 0
          - id: group_id
            type: str
            size: len_group_id
          - id: num_topics
            type: s4
          - id: topics
            type: offset_fetch_request_topic_v0_to_v5
            repeat: expr
            repeat-expr: num_topics
            if: num_topics >= 0
            doc: 'null: all'
      offset_fetch_request_v6:
        -webide-representation: '{group_id}'
        seq:
          - id: len_group_id
            type: compact_length
          - id: group_id
            type: str
            size: len_group_id.value
          - id: num_topics
            type: compact_length
          - id: topics
            type: offset_fetch_request_topic_v6_to_v7
            repeat: expr
            repeat-expr: num_topics.value
            if: num_topics.value >= 0
            doc: 'null: all'
          - id: tag_buffer
            type: tag_buffer
      offset_fetch_request_v7:
        -webide-representation: '{group_id}'
        seq:
          - id: len_group_id
            type: compact_length
          - id: group_id
            type: str
            size: len_group_id.value
          - id: num_topics
            type: compact_length
          - id: topics
            type: offset_fetch_request_topic_v6_to_v7
            repeat: expr
            repeat-expr: num_topics.value
            if: num_topics.value >= 0
            doc: 'null: all'
          - id: require_stable
            type: u1
            doc: refuse partitions for which an open transaction has offsets
          - id: tag_buffer
            type: tag_buffer
      offset_fetch_request_v8:
        seq:
          - id: num_groups
            type: compact_length
          - id: groups
            type: offset_fetch_request_group_v8
            repeat: expr
            repeat-expr: num_groups.value
          - id: require_stable
            type: u1
            doc: refuse partitions for which an open transaction has offsets
          - id: tag_buffer
            type: tag_buffer
      offset_fetch_request_v9:
        seq:
          - id: num_groups
            type: compact_length
          - id: groups
            type: offset_fetch_request_group_v9
            repeat: expr
            repeat-expr: num_groups.value
          - id: require_stable
            type: u1
            doc: refuse partitions for which an open transaction has offsets
          - id: tag_buffer
            type: tag_buffer
      offset_fetch_request_v10:
        seq:
          - id: num_groups
            type: compact_length
          - id: groups
            type: offset_fetch_request_group_v10
            repeat: expr
            repeat-expr: num_groups.value
          - id: require_stable
            type: u1
            doc: refuse partitions for which an open transaction has offsets
          - id: tag_buffer
            type: tag_buffer
      offset_fetch_request_topic_v0_to_v5:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: s2
            valid:
              min: 0
          - id: name
            type: str
            size: len_name
          - id: num_partition_indexes
            type: s4
            valid:
              min: 0
          - id: partition_indexes
            type: s4
            repeat: expr
            repeat-expr: num_partition_indexes
      offset_fetch_request_topic_v6_to_v7:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: compact_length
          - id: name
            type: str
            size: len_name.value
          - id: num_partition_indexes
            type: compact_length
          - id: partition_indexes
            type: s4
            repeat: expr
            repeat-expr: num_partition_indexes.value
          - id: tag_buffer
            type: tag_buffer
      offset_fetch_request_group_v8:
        -webide-representation: '{group_id}'
        seq:
          - id: len_group_id
            type: compact_length
          - id: group_id
            type: str
            size: len_group_id.value
          - id: num_topics
            type: compact_length
          - id: topics
            type: offset_fetch_request_topics_v8_to_v9
            repeat: expr
            repeat-expr: num_topics.value
            if: num_topics.value >= 0
            doc: 'null: all'
          - id: tag_buffer
            type: tag_buffer
      offset_fetch_request_group_v9:
        -webide-representation: '{group_id}, {member_id}'
        seq:
          - id: len_group_id
            type: compact_length
          - id: group_id
            type: str
            size: len_group_id.value
          - id: len_member_id
            type: compact_length
          - id: member_id
            type: str
            size: len_member_id.value
            if: len_member_id.value >= 0
          - id: member_epoch
            type: s4
            doc: '-1: not a member'
          - id: num_topics
            type: compact_length
          - id: topics
            type: offset_fetch_request_topics_v8_to_v9
            repeat: expr
            repeat-expr: num_topics.value
            if: num_topics.value >= 0
            doc: 'null: all'
          - id: tag_buffer
            type: tag_buffer
      offset_fetch_request_group_v10:
        -webide-representation: '{group_id}, {member_id}'
        seq:
          - id: len_group_id
            type: compact_length
          - id: group_id
            type: str
            size: len_group_id.value
          - id: len_member_id
            type: compact_length
          - id: member_id
            type: str
            size: len_member_id.value
            if: len_member_id.value >= 0
          - id: member_epoch
            type: s4
            doc: '-1: not a member'
          - id: num_topics
            type: compact_length
          - id: topics
            type: offset_fetch_request_topics_v10
            repeat: expr
            repeat-expr: num_topics.value
            if: num_topics.value >= 0
            doc: 'null: all'
          - id: tag_buffer
            type: tag_buffer
      offset_fetch_request_topics_v8_to_v9:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: compact_length
          - id: name
            type: str
            size: len_name.value
          - id: num_partition_indexes
            type: compact_length
          - id: partition_indexes
            type: s4
            repeat: expr
            repeat-expr: num_partition_indexes.value
          - id: tag_buffer
            type: tag_buffer
      offset_fetch_request_topics_v10:
        seq:
          - id: topic_id
            size: 16
          - id: num_partition_indexes
            type: compact_length
          - id: partition_indexes
            type: s4
            repeat: expr
            repeat-expr: num_partition_indexes.value
          - id: tag_buffer
            type: tag_buffer
  find_coordinator_request:
    doc: |
      Which broker coordinates a group, a transactional id or a share-group partition.
    types:
      find_coordinator_request_v0:
        -webide-representation: '{key}'
        seq:
          - id: len_key
            type: s2
            valid:
              min: 0
          - id: key
            type: str
            size: len_key
            doc: a group id, transactional id, or 'group:topic id:partition'
      find_coordinator_request_v1_to_v2:
        -webide-representation: '{key}'
        seq:
          - id: len_key
            type: s2
            valid:
              min: 0
          - id: key
            type: str
            size: len_key
            doc: a group id, transactional id, or 'group:topic id:partition'
          - id: key_type
            type: s1
            doc: 0 group, 1 transaction, 2 share
      find_coordinator_request_v3:
        -webide-representation: '{key}'
        seq:
          - id: len_key
            type: compact_length
          - id: key
            type: str
            size: len_key.value
            doc: a group id, transactional id, or 'group:topic id:partition'
          - id: key_type
            type: s1
            doc: 0 group, 1 transaction, 2 share
          - id: tag_buffer
            type: tag_buffer
      find_coordinator_request_v4_to_v6:
        seq:
          - id: key_type
            type: s1
            doc: 0 group, 1 transaction, 2 share
          - id: num_coordinator_keys
            type: compact_length
          - id: coordinator_keys
            type: compact_string_element
            repeat: expr
            repeat-expr: num_coordinator_keys.value
            doc: group ids, transactional ids, or 'group:topic id:partition'
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
  join_group_request:
    doc: |
      Enter a classic group and its next generation. The leader's answer lists all members.
    types:
      join_group_request_v0:
        -webide-representation: '{group_id}, {member_id}'
        seq:
          - id: len_group_id
            type: s2
            valid:
              min: 0
          - id: group_id
            type: str
            size: len_group_id
          - id: session_timeout_ms
            type: s4
            doc: without a heartbeat for so long the member is dead
          - id: len_member_id
            type: s2
            valid:
              min: 0
          - id: member_id
            type: str
            size: len_member_id
            doc: empty for a newcomer
          - id: len_protocol_type
            type: s2
            valid:
              min: 0
          - id: protocol_type
            type: str
            size: len_protocol_type
            doc: '''consumer'', ''connect'' or the application''s own'
          - id: num_protocols
            type: s4
            valid:
              min: 0
          - id: protocols
            type: join_group_request_protocol_v0_to_v5
            repeat: expr
            repeat-expr: num_protocols
            doc: that the member can do, best first
      join_group_request_v1_to_v4:
        -webide-representation: '{group_id}, {member_id}'
        seq:
          - id: len_group_id
            type: s2
            valid:
              min: 0
          - id: group_id
            type: str
            size: len_group_id
          - id: session_timeout_ms
            type: s4
            doc: without a heartbeat for so long the member is dead
          - id: rebalance_timeout_ms
            type: s4
            doc: 'how long members have to rejoin; -1: session_timeout_ms, as in v0'
          - id: len_member_id
            type: s2
            valid:
              min: 0
          - id: member_id
            type: str
            size: len_member_id
            doc: empty for a newcomer
          - id: len_protocol_type
            type: s2
            valid:
              min: 0
          - id: protocol_type
            type: str
            size: len_protocol_type
            doc: '''consumer'', ''connect'' or the application''s own'
          - id: num_protocols
            type: s4
            valid:
              min: 0
          - id: protocols
            type: join_group_request_protocol_v0_to_v5
            repeat: expr
            repeat-expr: num_protocols
            doc: that the member can do, best first
      join_group_request_v5:
        -webide-representation: '{group_id}, {member_id}'
        seq:
          - id: len_group_id
            type: s2
            valid:
              min: 0
          - id: group_id
            type: str
            size: len_group_id
          - id: session_timeout_ms
            type: s4
            doc: without a heartbeat for so long the member is dead
          - id: rebalance_timeout_ms
            type: s4
            doc: 'how long members have to rejoin; -1: session_timeout_ms, as in v0'
          - id: len_member_id
            type: s2
            valid:
              min: 0
          - id: member_id
            type: str
            size: len_member_id
            doc: empty for a newcomer
          - id: len_group_instance_id
            type: s2
          - id: group_instance_id
            type: str
            size: len_group_instance_id
            if: len_group_instance_id >= 0
            doc: 'a static member''s own id; null: a dynamic member'
          - id: len_protocol_type
            type: s2
            valid:
              min: 0
          - id: protocol_type
            type: str
            size: len_protocol_type
            doc: '''consumer'', ''connect'' or the application''s own'
          - id: num_protocols
            type: s4
            valid:
              min: 0
          - id: protocols
            type: join_group_request_protocol_v0_to_v5
            repeat: expr
            repeat-expr: num_protocols
            doc: that the member can do, best first
      join_group_request_v6_to_v7:
        -webide-representation: '{group_id}, {member_id}'
        seq:
          - id: len_group_id
            type: compact_length
          - id: group_id
            type: str
            size: len_group_id.value
          - id: session_timeout_ms
            type: s4
            doc: without a heartbeat for so long the member is dead
          - id: rebalance_timeout_ms
            type: s4
            doc: 'how long members have to rejoin; -1: session_timeout_ms, as in v0'
          - id: len_member_id
            type: compact_length
          - id: member_id
            type: str
            size: len_member_id.value
            doc: empty for a newcomer
          - id: len_group_instance_id
            type: compact_length
          - id: group_instance_id
            type: str
            size: len_group_instance_id.value
            if: len_group_instance_id.value >= 0
            doc: 'a static member''s own id; null: a dynamic member'
          - id: len_protocol_type
            type: compact_length
          - id: protocol_type
            type: str
            size: len_protocol_type.value
            doc: '''consumer'', ''connect'' or the application''s own'
          - id: num_protocols
            type: compact_length
          - id: protocols
            type: join_group_request_protocol_v6_to_v9
            repeat: expr
            repeat-expr: num_protocols.value
            doc: that the member can do, best first
          - id: tag_buffer
            type: tag_buffer
      join_group_request_v8_to_v9:
        -webide-representation: '{group_id}, {member_id}'
        seq:
          - id: len_group_id
            type: compact_length
          - id: group_id
            type: str
            size: len_group_id.value
          - id: session_timeout_ms
            type: s4
            doc: without a heartbeat for so long the member is dead
          - id: rebalance_timeout_ms
            type: s4
            doc: 'how long members have to rejoin; -1: session_timeout_ms, as in v0'
          - id: len_member_id
            type: compact_length
          - id: member_id
            type: str
            size: len_member_id.value
            doc: empty for a newcomer
          - id: len_group_instance_id
            type: compact_length
          - id: group_instance_id
            type: str
            size: len_group_instance_id.value
            if: len_group_instance_id.value >= 0
            doc: 'a static member''s own id; null: a dynamic member'
          - id: len_protocol_type
            type: compact_length
          - id: protocol_type
            type: str
            size: len_protocol_type.value
            doc: '''consumer'', ''connect'' or the application''s own'
          - id: num_protocols
            type: compact_length
          - id: protocols
            type: join_group_request_protocol_v6_to_v9
            repeat: expr
            repeat-expr: num_protocols.value
            doc: that the member can do, best first
          - id: len_reason
            type: compact_length
          - id: reason
            type: str
            size: len_reason.value
            if: len_reason.value >= 0
            doc: why it joins, for the broker's log
          - id: tag_buffer
            type: tag_buffer
      join_group_request_protocol_v0_to_v5:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: s2
            valid:
              min: 0
          - id: name
            type: str
            size: len_name
          - id: len_metadata
            type: s4
            valid:
              min: 0
          - id: metadata
            size: len_metadata
            doc: for 'consumer' a ConsumerProtocolSubscription
      join_group_request_protocol_v6_to_v9:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: compact_length
          - id: name
            type: str
            size: len_name.value
          - id: len_metadata
            type: compact_length
          - id: metadata
            size: len_metadata.value
            doc: for 'consumer' a ConsumerProtocolSubscription
          - id: tag_buffer
            type: tag_buffer
  heartbeat_request:
    doc: |
      A member of a classic group is alive, and learns of rebalances.
    types:
      heartbeat_request_v0_to_v2:
        -webide-representation: '{group_id}, {member_id}'
        seq:
          - id: len_group_id
            type: s2
            valid:
              min: 0
          - id: group_id
            type: str
            size: len_group_id
          - id: generation_id
            type: s4
          - id: len_member_id
            type: s2
            valid:
              min: 0
          - id: member_id
            type: str
            size: len_member_id
      heartbeat_request_v3:
        -webide-representation: '{group_id}, {member_id}'
        seq:
          - id: len_group_id
            type: s2
            valid:
              min: 0
          - id: group_id
            type: str
            size: len_group_id
          - id: generation_id
            type: s4
          - id: len_member_id
            type: s2
            valid:
              min: 0
          - id: member_id
            type: str
            size: len_member_id
          - id: len_group_instance_id
            type: s2
          - id: group_instance_id
            type: str
            size: len_group_instance_id
            if: len_group_instance_id >= 0
            doc: 'a static member''s own id; null: a dynamic member'
      heartbeat_request_v4:
        -webide-representation: '{group_id}, {member_id}'
        seq:
          - id: len_group_id
            type: compact_length
          - id: group_id
            type: str
            size: len_group_id.value
          - id: generation_id
            type: s4
          - id: len_member_id
            type: compact_length
          - id: member_id
            type: str
            size: len_member_id.value
          - id: len_group_instance_id
            type: compact_length
          - id: group_instance_id
            type: str
            size: len_group_instance_id.value
            if: len_group_instance_id.value >= 0
            doc: 'a static member''s own id; null: a dynamic member'
          - id: tag_buffer
            type: tag_buffer
  leave_group_request:
    doc: |
      Leave a classic group.
    types:
      leave_group_request_v0_to_v2:
        -webide-representation: '{group_id}, {member_id}'
        seq:
          - id: len_group_id
            type: s2
            valid:
              min: 0
          - id: group_id
            type: str
            size: len_group_id
          - id: len_member_id
            type: s2
            valid:
              min: 0
          - id: member_id
            type: str
            size: len_member_id
      leave_group_request_v3:
        -webide-representation: '{group_id}'
        seq:
          - id: len_group_id
            type: s2
            valid:
              min: 0
          - id: group_id
            type: str
            size: len_group_id
          - id: num_members
            type: s4
            valid:
              min: 0
          - id: members
            type: member_identity_v3
            repeat: expr
            repeat-expr: num_members
      leave_group_request_v4:
        -webide-representation: '{group_id}'
        seq:
          - id: len_group_id
            type: compact_length
          - id: group_id
            type: str
            size: len_group_id.value
          - id: num_members
            type: compact_length
          - id: members
            type: member_identity_v4
            repeat: expr
            repeat-expr: num_members.value
          - id: tag_buffer
            type: tag_buffer
      leave_group_request_v5:
        -webide-representation: '{group_id}'
        seq:
          - id: len_group_id
            type: compact_length
          - id: group_id
            type: str
            size: len_group_id.value
          - id: num_members
            type: compact_length
          - id: members
            type: member_identity_v5
            repeat: expr
            repeat-expr: num_members.value
          - id: tag_buffer
            type: tag_buffer
      member_identity_v3:
        -webide-representation: '{member_id}'
        seq:
          - id: len_member_id
            type: s2
            valid:
              min: 0
          - id: member_id
            type: str
            size: len_member_id
          - id: len_group_instance_id
            type: s2
          - id: group_instance_id
            type: str
            size: len_group_instance_id
            if: len_group_instance_id >= 0
            doc: 'a static member''s own id; null: a dynamic member'
      member_identity_v4:
        -webide-representation: '{member_id}'
        seq:
          - id: len_member_id
            type: compact_length
          - id: member_id
            type: str
            size: len_member_id.value
          - id: len_group_instance_id
            type: compact_length
          - id: group_instance_id
            type: str
            size: len_group_instance_id.value
            if: len_group_instance_id.value >= 0
            doc: 'a static member''s own id; null: a dynamic member'
          - id: tag_buffer
            type: tag_buffer
      member_identity_v5:
        -webide-representation: '{member_id}'
        seq:
          - id: len_member_id
            type: compact_length
          - id: member_id
            type: str
            size: len_member_id.value
          - id: len_group_instance_id
            type: compact_length
          - id: group_instance_id
            type: str
            size: len_group_instance_id.value
            if: len_group_instance_id.value >= 0
            doc: 'a static member''s own id; null: a dynamic member'
          - id: len_reason
            type: compact_length
          - id: reason
            type: str
            size: len_reason.value
            if: len_reason.value >= 0
            doc: why it leaves, for the broker's log
          - id: tag_buffer
            type: tag_buffer
  sync_group_request:
    doc: |
      The leader of a classic group hands out the assignment, the others collect theirs.
    types:
      sync_group_request_v0_to_v2:
        -webide-representation: '{group_id}, {member_id}'
        seq:
          - id: len_group_id
            type: s2
            valid:
              min: 0
          - id: group_id
            type: str
            size: len_group_id
          - id: generation_id
            type: s4
          - id: len_member_id
            type: s2
            valid:
              min: 0
          - id: member_id
            type: str
            size: len_member_id
          - id: num_assignments
            type: s4
            valid:
              min: 0
          - id: assignments
            type: sync_group_request_assignment_v0_to_v3
            repeat: expr
            repeat-expr: num_assignments
            doc: empty unless the sender is the leader
      sync_group_request_v3:
        -webide-representation: '{group_id}, {member_id}'
        seq:
          - id: len_group_id
            type: s2
            valid:
              min: 0
          - id: group_id
            type: str
            size: len_group_id
          - id: generation_id
            type: s4
          - id: len_member_id
            type: s2
            valid:
              min: 0
          - id: member_id
            type: str
            size: len_member_id
          - id: len_group_instance_id
            type: s2
          - id: group_instance_id
            type: str
            size: len_group_instance_id
            if: len_group_instance_id >= 0
            doc: 'a static member''s own id; null: a dynamic member'
          - id: num_assignments
            type: s4
            valid:
              min: 0
          - id: assignments
            type: sync_group_request_assignment_v0_to_v3
            repeat: expr
            repeat-expr: num_assignments
            doc: empty unless the sender is the leader
      sync_group_request_v4:
        -webide-representation: '{group_id}, {member_id}'
        seq:
          - id: len_group_id
            type: compact_length
          - id: group_id
            type: str
            size: len_group_id.value
          - id: generation_id
            type: s4
          - id: len_member_id
            type: compact_length
          - id: member_id
            type: str
            size: len_member_id.value
          - id: len_group_instance_id
            type: compact_length
          - id: group_instance_id
            type: str
            size: len_group_instance_id.value
            if: len_group_instance_id.value >= 0
            doc: 'a static member''s own id; null: a dynamic member'
          - id: num_assignments
            type: compact_length
          - id: assignments
            type: sync_group_request_assignment_v4_to_v5
            repeat: expr
            repeat-expr: num_assignments.value
            doc: empty unless the sender is the leader
          - id: tag_buffer
            type: tag_buffer
      sync_group_request_v5:
        -webide-representation: '{group_id}, {member_id}'
        seq:
          - id: len_group_id
            type: compact_length
          - id: group_id
            type: str
            size: len_group_id.value
          - id: generation_id
            type: s4
          - id: len_member_id
            type: compact_length
          - id: member_id
            type: str
            size: len_member_id.value
          - id: len_group_instance_id
            type: compact_length
          - id: group_instance_id
            type: str
            size: len_group_instance_id.value
            if: len_group_instance_id.value >= 0
            doc: 'a static member''s own id; null: a dynamic member'
          - id: len_protocol_type
            type: compact_length
          - id: protocol_type
            type: str
            size: len_protocol_type.value
            if: len_protocol_type.value >= 0
          - id: len_protocol_name
            type: compact_length
          - id: protocol_name
            type: str
            size: len_protocol_name.value
            if: len_protocol_name.value >= 0
          - id: num_assignments
            type: compact_length
          - id: assignments
            type: sync_group_request_assignment_v4_to_v5
            repeat: expr
            repeat-expr: num_assignments.value
            doc: empty unless the sender is the leader
          - id: tag_buffer
            type: tag_buffer
      sync_group_request_assignment_v0_to_v3:
        -webide-representation: '{member_id}'
        seq:
          - id: len_member_id
            type: s2
            valid:
              min: 0
          - id: member_id
            type: str
            size: len_member_id
          - id: len_assignment
            type: s4
            valid:
              min: 0
          - id: assignment
            size: len_assignment
            doc: for 'consumer' a ConsumerProtocolAssignment
      sync_group_request_assignment_v4_to_v5:
        -webide-representation: '{member_id}'
        seq:
          - id: len_member_id
            type: compact_length
          - id: member_id
            type: str
            size: len_member_id.value
          - id: len_assignment
            type: compact_length
          - id: assignment
            size: len_assignment.value
            doc: for 'consumer' a ConsumerProtocolAssignment
          - id: tag_buffer
            type: tag_buffer
  describe_groups_request:
    doc: |
      State, members and assignments of classic groups.
    types:
      describe_groups_request_v0_to_v2:
        seq:
          - id: num_groups
            type: s4
            valid:
              min: 0
          - id: groups
            type: string_element
            repeat: expr
            repeat-expr: num_groups
      describe_groups_request_v3_to_v4:
        seq:
          - id: num_groups
            type: s4
            valid:
              min: 0
          - id: groups
            type: string_element
            repeat: expr
            repeat-expr: num_groups
          - id: include_authorized_operations
            type: u1
      describe_groups_request_v5_to_v6:
        seq:
          - id: num_groups
            type: compact_length
          - id: groups
            type: compact_string_element
            repeat: expr
            repeat-expr: num_groups.value
          - id: include_authorized_operations
            type: u1
          - id: tag_buffer
            type: tag_buffer
      string_element:
        -webide-representation: '{value}'
        seq:
          - id: len_value
            type: s2
            valid:
              min: 0
          - id: value
            type: str
            size: len_value
      compact_string_element:
        -webide-representation: '{value}'
        seq:
          - id: len_value
            type: compact_length
          - id: value
            type: str
            size: len_value.value
  list_groups_request:
    doc: |
      The groups that a broker coordinates.
    types:
      list_groups_request_v0_to_v2:
        seq: []
      list_groups_request_v3:
        seq:
          - id: tag_buffer
            type: tag_buffer
      list_groups_request_v4:
        seq:
          - id: num_states_filter
            type: compact_length
          - id: states_filter
            type: compact_string_element
            repeat: expr
            repeat-expr: num_states_filter.value
            doc: 'empty: all'
          - id: tag_buffer
            type: tag_buffer
      list_groups_request_v5:
        seq:
          - id: num_states_filter
            type: compact_length
          - id: states_filter
            type: compact_string_element
            repeat: expr
            repeat-expr: num_states_filter.value
            doc: 'empty: all'
          - id: num_types_filter
            type: compact_length
          - id: types_filter
            type: compact_string_element
            repeat: expr
            repeat-expr: num_types_filter.value
            doc: 'classic, consumer, share, streams; empty: all'
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
  sasl_handshake_request:
    doc: |
      Choose a SASL mechanism.
    types:
      sasl_handshake_request_v0_to_v1:
        -webide-representation: '{mechanism}'
        seq:
          - id: len_mechanism
            type: s2
            valid:
              min: 0
          - id: mechanism
            type: str
            size: len_mechanism
  api_versions_request:
    doc: |
      Which APIs, and which versions of each, a broker serves. Usually a connection's first request.
    types:
      api_versions_request_v0_to_v2:
        seq: []
      api_versions_request_v3_to_v4:
        seq:
          - id: len_client_software_name
            type: compact_length
          - id: client_software_name
            type: str
            size: len_client_software_name.value
            doc: letters, digits, '-' and '.'; other names get INVALID_REQUEST
          - id: len_client_software_version
            type: compact_length
          - id: client_software_version
            type: str
            size: len_client_software_version.value
          - id: tag_buffer
            type: tag_buffer
      api_versions_request_v5:
        -webide-representation: '{node_id:dec}'
        seq:
          - id: len_client_software_name
            type: compact_length
          - id: client_software_name
            type: str
            size: len_client_software_name.value
            doc: letters, digits, '-' and '.'; other names get INVALID_REQUEST
          - id: len_client_software_version
            type: compact_length
          - id: client_software_version
            type: str
            size: len_client_software_version.value
          - id: len_cluster_id
            type: compact_length
          - id: cluster_id
            type: str
            size: len_cluster_id.value
            if: len_cluster_id.value >= 0
            doc: 'where the client means to be; null: do not check'
          - id: node_id
            type: s4
            doc: 'likewise; -1: do not check'
          - id: tag_buffer
            type: tag_buffer
  create_topics_request:
    doc: |
      Create topics, with counts or with explicit assignments.
    types:
      create_topics_request_v0:
        seq:
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: creatable_topic_v0_to_v4
            repeat: expr
            repeat-expr: num_topics
          - id: timeout_ms
            type: s4
            doc: how long the broker may take
      create_topics_request_v1_to_v4:
        seq:
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: creatable_topic_v0_to_v4
            repeat: expr
            repeat-expr: num_topics
          - id: timeout_ms
            type: s4
            doc: how long the broker may take
          - id: validate_only
            type: u1
            doc: check, but change nothing
      create_topics_request_v5_to_v7:
        seq:
          - id: num_topics
            type: compact_length
          - id: topics
            type: creatable_topic_v5_to_v7
            repeat: expr
            repeat-expr: num_topics.value
          - id: timeout_ms
            type: s4
            doc: how long the broker may take
          - id: validate_only
            type: u1
            doc: check, but change nothing
          - id: tag_buffer
            type: tag_buffer
      creatable_topic_v0_to_v4:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: s2
            valid:
              min: 0
          - id: name
            type: str
            size: len_name
          - id: num_partitions
            type: s4
            doc: '-1: the broker''s default, or as many as are assigned'
          - id: replication_factor
            type: s2
            doc: '-1: the broker''s default, or as assigned'
          - id: num_assignments
            type: s4
            valid:
              min: 0
          - id: assignments
            type: creatable_replica_assignment_v0_to_v4
            repeat: expr
            repeat-expr: num_assignments
            doc: 'empty: let the broker choose'
          - id: num_configs
            type: s4
            valid:
              min: 0
          - id: configs
            type: creatable_topic_config_v0_to_v4
            repeat: expr
            repeat-expr: num_configs
      creatable_topic_v5_to_v7:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: compact_length
          - id: name
            type: str
            size: len_name.value
          - id: num_partitions
            type: s4
            doc: '-1: the broker''s default, or as many as are assigned'
          - id: replication_factor
            type: s2
            doc: '-1: the broker''s default, or as assigned'
          - id: num_assignments
            type: compact_length
          - id: assignments
            type: creatable_replica_assignment_v5_to_v7
            repeat: expr
            repeat-expr: num_assignments.value
            doc: 'empty: let the broker choose'
          - id: num_configs
            type: compact_length
          - id: configs
            type: creatable_topic_config_v5_to_v7
            repeat: expr
            repeat-expr: num_configs.value
          - id: tag_buffer
            type: tag_buffer
      creatable_replica_assignment_v0_to_v4:
        -webide-representation: '{partition_index:dec}'
        seq:
          - id: partition_index
            type: s4
          - id: num_broker_ids
            type: s4
            valid:
              min: 0
          - id: broker_ids
            type: s4
            repeat: expr
            repeat-expr: num_broker_ids
            doc: preferred leader first
      creatable_replica_assignment_v5_to_v7:
        -webide-representation: '{partition_index:dec}'
        seq:
          - id: partition_index
            type: s4
          - id: num_broker_ids
            type: compact_length
          - id: broker_ids
            type: s4
            repeat: expr
            repeat-expr: num_broker_ids.value
            doc: preferred leader first
          - id: tag_buffer
            type: tag_buffer
      creatable_topic_config_v0_to_v4:
        -webide-representation: '{name}, {value}'
        seq:
          - id: len_name
            type: s2
            valid:
              min: 0
          - id: name
            type: str
            size: len_name
          - id: len_value
            type: s2
          - id: value
            type: str
            size: len_value
            if: len_value >= 0
            doc: 'null: the default'
      creatable_topic_config_v5_to_v7:
        -webide-representation: '{name}, {value}'
        seq:
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
            doc: 'null: the default'
          - id: tag_buffer
            type: tag_buffer
  delete_topics_request:
    doc: |
      Delete topics by name or, since v6, by id.
    types:
      delete_topics_request_v0_to_v3:
        seq:
          - id: num_topic_names
            type: s4
            valid:
              min: 0
          - id: topic_names
            type: string_element
            repeat: expr
            repeat-expr: num_topic_names
          - id: timeout_ms
            type: s4
            doc: how long the broker may take
      delete_topics_request_v4_to_v5:
        seq:
          - id: num_topic_names
            type: compact_length
          - id: topic_names
            type: compact_string_element
            repeat: expr
            repeat-expr: num_topic_names.value
          - id: timeout_ms
            type: s4
            doc: how long the broker may take
          - id: tag_buffer
            type: tag_buffer
      delete_topics_request_v6:
        seq:
          - id: num_topics
            type: compact_length
          - id: topics
            type: delete_topic_state
            repeat: expr
            repeat-expr: num_topics.value
          - id: timeout_ms
            type: s4
            doc: how long the broker may take
          - id: tag_buffer
            type: tag_buffer
      string_element:
        -webide-representation: '{value}'
        seq:
          - id: len_value
            type: s2
            valid:
              min: 0
          - id: value
            type: str
            size: len_value
      compact_string_element:
        -webide-representation: '{value}'
        seq:
          - id: len_value
            type: compact_length
          - id: value
            type: str
            size: len_value.value
      delete_topic_state:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: compact_length
          - id: name
            type: str
            size: len_name.value
            if: len_name.value >= 0
            doc: 'null: by id'
          - id: topic_id
            size: 16
          - id: tag_buffer
            type: tag_buffer
  delete_records_request:
    doc: |
      Drop the oldest records of partitions.
    types:
      delete_records_request_v0_to_v1:
        seq:
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: delete_records_topic_v0_to_v1
            repeat: expr
            repeat-expr: num_topics
          - id: timeout_ms
            type: s4
            doc: how long the broker may take
      delete_records_request_v2:
        seq:
          - id: num_topics
            type: compact_length
          - id: topics
            type: delete_records_topic_v2
            repeat: expr
            repeat-expr: num_topics.value
          - id: timeout_ms
            type: s4
            doc: how long the broker may take
          - id: tag_buffer
            type: tag_buffer
      delete_records_topic_v0_to_v1:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: s2
            valid:
              min: 0
          - id: name
            type: str
            size: len_name
          - id: num_partitions
            type: s4
            valid:
              min: 0
          - id: partitions
            type: delete_records_partition_v0_to_v1
            repeat: expr
            repeat-expr: num_partitions
      delete_records_topic_v2:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: compact_length
          - id: name
            type: str
            size: len_name.value
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: delete_records_partition_v2
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      delete_records_partition_v0_to_v1:
        -webide-representation: '{partition_index:dec}, {offset:dec}'
        seq:
          - id: partition_index
            type: s4
          - id: offset
            type: s8
            doc: 'the first to stay; -1: the high watermark'
      delete_records_partition_v2:
        -webide-representation: '{partition_index:dec}, {offset:dec}'
        seq:
          - id: partition_index
            type: s4
          - id: offset
            type: s8
            doc: 'the first to stay; -1: the high watermark'
          - id: tag_buffer
            type: tag_buffer
  init_producer_id_request:
    doc: |
      Obtain a producer id and epoch; with a transactional id, fence older producers.
    types:
      init_producer_id_request_v0_to_v1:
        -webide-representation: '{transactional_id}'
        seq:
          - id: len_transactional_id
            type: s2
          - id: transactional_id
            type: str
            size: len_transactional_id
            if: len_transactional_id >= 0
            doc: 'null: idempotent only'
          - id: transaction_timeout_ms
            type: s4
            doc: after which the coordinator aborts an open transaction
      init_producer_id_request_v2:
        -webide-representation: '{transactional_id}'
        seq:
          - id: len_transactional_id
            type: compact_length
          - id: transactional_id
            type: str
            size: len_transactional_id.value
            if: len_transactional_id.value >= 0
            doc: 'null: idempotent only'
          - id: transaction_timeout_ms
            type: s4
            doc: after which the coordinator aborts an open transaction
          - id: tag_buffer
            type: tag_buffer
      init_producer_id_request_v3_to_v5:
        -webide-representation: '{transactional_id}, {producer_id:dec}'
        seq:
          - id: len_transactional_id
            type: compact_length
          - id: transactional_id
            type: str
            size: len_transactional_id.value
            if: len_transactional_id.value >= 0
            doc: 'null: idempotent only'
          - id: transaction_timeout_ms
            type: s4
            doc: after which the coordinator aborts an open transaction
          - id: producer_id
            type: s8
            doc: 'that the producer has, to go on with; -1: none'
          - id: producer_epoch
            type: s2
            doc: likewise
          - id: tag_buffer
            type: tag_buffer
      init_producer_id_request_v6:
        -webide-representation: '{transactional_id}, {producer_id:dec}'
        seq:
          - id: len_transactional_id
            type: compact_length
          - id: transactional_id
            type: str
            size: len_transactional_id.value
            if: len_transactional_id.value >= 0
            doc: 'null: idempotent only'
          - id: transaction_timeout_ms
            type: s4
            doc: after which the coordinator aborts an open transaction
          - id: producer_id
            type: s8
            doc: 'that the producer has, to go on with; -1: none'
          - id: producer_epoch
            type: s2
            doc: likewise
          - id: enable2_pc
            type: u1
            doc: the transaction may stay prepared for as long as it takes
          - id: keep_prepared_txn
            type: u1
            doc: do not abort what was prepared
          - id: tag_buffer
            type: tag_buffer
  offset_for_leader_epoch_request:
    doc: |
      Where a leader epoch ends in the log, to truncate rightly.
    types:
      offset_for_leader_epoch_request_v0_to_v1:
        seq:
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: offset_for_leader_topic_v0_to_v1
            repeat: expr
            repeat-expr: num_topics
      offset_for_leader_epoch_request_v2:
        seq:
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: offset_for_leader_topic_v2_to_v3
            repeat: expr
            repeat-expr: num_topics
      offset_for_leader_epoch_request_v3:
        seq:
          - id: replica_id
            type: s4
            doc: '-1: a consumer, -2: a debugging tool'
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: offset_for_leader_topic_v2_to_v3
            repeat: expr
            repeat-expr: num_topics
      offset_for_leader_epoch_request_v4:
        seq:
          - id: replica_id
            type: s4
            doc: '-1: a consumer, -2: a debugging tool'
          - id: num_topics
            type: compact_length
          - id: topics
            type: offset_for_leader_topic_v4
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: tag_buffer
      offset_for_leader_topic_v0_to_v1:
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
            type: offset_for_leader_partition_v0_to_v1
            repeat: expr
            repeat-expr: num_partitions
      offset_for_leader_topic_v2_to_v3:
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
            type: offset_for_leader_partition_v2_to_v3
            repeat: expr
            repeat-expr: num_partitions
      offset_for_leader_topic_v4:
        -webide-representation: '{topic}'
        seq:
          - id: len_topic
            type: compact_length
          - id: topic
            type: str
            size: len_topic.value
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: offset_for_leader_partition_v4
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      offset_for_leader_partition_v0_to_v1:
        -webide-representation: '{partition:dec}'
        seq:
          - id: partition
            type: s4
          - id: leader_epoch
            type: s4
      offset_for_leader_partition_v2_to_v3:
        -webide-representation: '{partition:dec}'
        seq:
          - id: partition
            type: s4
          - id: current_leader_epoch
            type: s4
            doc: 'that the sender knows; -1: do not check'
          - id: leader_epoch
            type: s4
      offset_for_leader_partition_v4:
        -webide-representation: '{partition:dec}'
        seq:
          - id: partition
            type: s4
          - id: current_leader_epoch
            type: s4
            doc: 'that the sender knows; -1: do not check'
          - id: leader_epoch
            type: s4
          - id: tag_buffer
            type: tag_buffer
  add_partitions_to_txn_request:
    doc: |
      Enrol partitions in a transaction before writing to them.
    types:
      add_partitions_to_txn_request_v0_to_v2:
        seq:
          - id: len_v3_and_below_transactional_id
            type: s2
            valid:
              min: 0
          - id: v3_and_below_transactional_id
            type: str
            size: len_v3_and_below_transactional_id
            doc: the one transaction of a producer's request
          - id: v3_and_below_producer_id
            type: s8
          - id: v3_and_below_producer_epoch
            type: s2
          - id: num_v3_and_below_topics
            type: s4
            valid:
              min: 0
          - id: v3_and_below_topics
            type: add_partitions_to_txn_topic_v0_to_v2
            repeat: expr
            repeat-expr: num_v3_and_below_topics
      add_partitions_to_txn_request_v3:
        seq:
          - id: len_v3_and_below_transactional_id
            type: compact_length
          - id: v3_and_below_transactional_id
            type: str
            size: len_v3_and_below_transactional_id.value
            doc: the one transaction of a producer's request
          - id: v3_and_below_producer_id
            type: s8
          - id: v3_and_below_producer_epoch
            type: s2
          - id: num_v3_and_below_topics
            type: compact_length
          - id: v3_and_below_topics
            type: add_partitions_to_txn_topic_v3_to_v5
            repeat: expr
            repeat-expr: num_v3_and_below_topics.value
          - id: tag_buffer
            type: tag_buffer
      add_partitions_to_txn_request_v4_to_v5:
        seq:
          - id: num_transactions
            type: compact_length
          - id: transactions
            type: add_partitions_to_txn_transaction
            repeat: expr
            repeat-expr: num_transactions.value
            doc: those of a broker's request
          - id: tag_buffer
            type: tag_buffer
      add_partitions_to_txn_topic_v0_to_v2:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: s2
            valid:
              min: 0
          - id: name
            type: str
            size: len_name
          - id: num_partitions
            type: s4
            valid:
              min: 0
          - id: partitions
            type: s4
            repeat: expr
            repeat-expr: num_partitions
      add_partitions_to_txn_topic_v3_to_v5:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: compact_length
          - id: name
            type: str
            size: len_name.value
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: s4
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      add_partitions_to_txn_transaction:
        -webide-representation: '{transactional_id}, {producer_id:dec}'
        seq:
          - id: len_transactional_id
            type: compact_length
          - id: transactional_id
            type: str
            size: len_transactional_id.value
          - id: producer_id
            type: s8
          - id: producer_epoch
            type: s2
          - id: verify_only
            type: u1
            doc: only check that the partitions belong to the transaction
          - id: num_topics
            type: compact_length
          - id: topics
            type: add_partitions_to_txn_topic_v3_to_v5
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: tag_buffer
  add_offsets_to_txn_request:
    doc: |
      Announce to the transaction coordinator that a group's offsets join the transaction.
    types:
      add_offsets_to_txn_request_v0_to_v2:
        -webide-representation: '{group_id}, {transactional_id}'
        seq:
          - id: len_transactional_id
            type: s2
            valid:
              min: 0
          - id: transactional_id
            type: str
            size: len_transactional_id
          - id: producer_id
            type: s8
          - id: producer_epoch
            type: s2
          - id: len_group_id
            type: s2
            valid:
              min: 0
          - id: group_id
            type: str
            size: len_group_id
      add_offsets_to_txn_request_v3_to_v4:
        -webide-representation: '{group_id}, {transactional_id}'
        seq:
          - id: len_transactional_id
            type: compact_length
          - id: transactional_id
            type: str
            size: len_transactional_id.value
          - id: producer_id
            type: s8
          - id: producer_epoch
            type: s2
          - id: len_group_id
            type: compact_length
          - id: group_id
            type: str
            size: len_group_id.value
          - id: tag_buffer
            type: tag_buffer
  end_txn_request:
    doc: |
      Commit or abort a transaction.
    types:
      end_txn_request_v0_to_v2:
        -webide-representation: '{transactional_id}, {producer_id:dec}'
        seq:
          - id: len_transactional_id
            type: s2
            valid:
              min: 0
          - id: transactional_id
            type: str
            size: len_transactional_id
          - id: producer_id
            type: s8
          - id: producer_epoch
            type: s2
          - id: committed
            type: u1
            doc: 'false: abort'
      end_txn_request_v3_to_v5:
        -webide-representation: '{transactional_id}, {producer_id:dec}'
        seq:
          - id: len_transactional_id
            type: compact_length
          - id: transactional_id
            type: str
            size: len_transactional_id.value
          - id: producer_id
            type: s8
          - id: producer_epoch
            type: s2
          - id: committed
            type: u1
            doc: 'false: abort'
          - id: tag_buffer
            type: tag_buffer
  write_txn_markers_request:
    doc: |
      The transaction coordinator has partition leaders write commit or abort markers.
    types:
      write_txn_markers_request_v0:
        seq:
          - id: num_markers
            type: s4
            valid:
              min: 0
          - id: markers
            type: writable_txn_marker_v0
            repeat: expr
            repeat-expr: num_markers
      write_txn_markers_request_v1:
        seq:
          - id: num_markers
            type: compact_length
          - id: markers
            type: writable_txn_marker_v1
            repeat: expr
            repeat-expr: num_markers.value
          - id: tag_buffer
            type: tag_buffer
      write_txn_markers_request_v2:
        seq:
          - id: num_markers
            type: compact_length
          - id: markers
            type: writable_txn_marker_v2
            repeat: expr
            repeat-expr: num_markers.value
          - id: tag_buffer
            type: tag_buffer
      writable_txn_marker_v0:
        -webide-representation: '{producer_id:dec}'
        seq:
          - id: producer_id
            type: s8
          - id: producer_epoch
            type: s2
          - id: transaction_result
            type: u1
            doc: 'true: commit'
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: writable_txn_marker_topic_v0
            repeat: expr
            repeat-expr: num_topics
          - id: coordinator_epoch
            type: s4
            doc: of the coordinator that sends this
      writable_txn_marker_v1:
        -webide-representation: '{producer_id:dec}'
        seq:
          - id: producer_id
            type: s8
          - id: producer_epoch
            type: s2
          - id: transaction_result
            type: u1
            doc: 'true: commit'
          - id: num_topics
            type: compact_length
          - id: topics
            type: writable_txn_marker_topic_v1_to_v2
            repeat: expr
            repeat-expr: num_topics.value
          - id: coordinator_epoch
            type: s4
            doc: of the coordinator that sends this
          - id: tag_buffer
            type: tag_buffer
      writable_txn_marker_v2:
        -webide-representation: '{producer_id:dec}'
        seq:
          - id: producer_id
            type: s8
          - id: producer_epoch
            type: s2
          - id: transaction_result
            type: u1
            doc: 'true: commit'
          - id: num_topics
            type: compact_length
          - id: topics
            type: writable_txn_marker_topic_v1_to_v2
            repeat: expr
            repeat-expr: num_topics.value
          - id: coordinator_epoch
            type: s4
            doc: of the coordinator that sends this
          - id: transaction_version
            type: s1
            doc: '2: the epoch rises with every transaction (KIP-890)'
          - id: tag_buffer
            type: tag_buffer
      writable_txn_marker_topic_v0:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: s2
            valid:
              min: 0
          - id: name
            type: str
            size: len_name
          - id: num_partition_indexes
            type: s4
            valid:
              min: 0
          - id: partition_indexes
            type: s4
            repeat: expr
            repeat-expr: num_partition_indexes
      writable_txn_marker_topic_v1_to_v2:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: compact_length
          - id: name
            type: str
            size: len_name.value
          - id: num_partition_indexes
            type: compact_length
          - id: partition_indexes
            type: s4
            repeat: expr
            repeat-expr: num_partition_indexes.value
          - id: tag_buffer
            type: tag_buffer
  txn_offset_commit_request:
    doc: |
      Store a group's positions as part of a transaction.
    types:
      txn_offset_commit_request_v0_to_v1:
        -webide-representation: '{group_id}, {transactional_id}'
        seq:
          - id: len_transactional_id
            type: s2
            valid:
              min: 0
          - id: transactional_id
            type: str
            size: len_transactional_id
          - id: len_group_id
            type: s2
            valid:
              min: 0
          - id: group_id
            type: str
            size: len_group_id
          - id: producer_id
            type: s8
          - id: producer_epoch
            type: s2
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: txn_offset_commit_request_topic_v0_to_v1
            repeat: expr
            repeat-expr: num_topics
      txn_offset_commit_request_v2:
        -webide-representation: '{group_id}, {transactional_id}'
        seq:
          - id: len_transactional_id
            type: s2
            valid:
              min: 0
          - id: transactional_id
            type: str
            size: len_transactional_id
          - id: len_group_id
            type: s2
            valid:
              min: 0
          - id: group_id
            type: str
            size: len_group_id
          - id: producer_id
            type: s8
          - id: producer_epoch
            type: s2
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: txn_offset_commit_request_topic_v2
            repeat: expr
            repeat-expr: num_topics
      txn_offset_commit_request_v3_to_v4:
        -webide-representation: '{group_id}, {member_id}'
        seq:
          - id: len_transactional_id
            type: compact_length
          - id: transactional_id
            type: str
            size: len_transactional_id.value
          - id: len_group_id
            type: compact_length
          - id: group_id
            type: str
            size: len_group_id.value
          - id: producer_id
            type: s8
          - id: producer_epoch
            type: s2
          - id: generation_id
            type: s4
            doc: '-1: not a member'
          - id: len_member_id
            type: compact_length
          - id: member_id
            type: str
            size: len_member_id.value
          - id: len_group_instance_id
            type: compact_length
          - id: group_instance_id
            type: str
            size: len_group_instance_id.value
            if: len_group_instance_id.value >= 0
            doc: 'a static member''s own id; null: a dynamic member'
          - id: num_topics
            type: compact_length
          - id: topics
            type: txn_offset_commit_request_topic_v3_to_v5
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: tag_buffer
      txn_offset_commit_request_v5:
        -webide-representation: '{group_id}, {member_id}'
        seq:
          - id: len_transactional_id
            type: compact_length
          - id: transactional_id
            type: str
            size: len_transactional_id.value
          - id: len_group_id
            type: compact_length
          - id: group_id
            type: str
            size: len_group_id.value
          - id: producer_id
            type: s8
          - id: producer_epoch
            type: s2
          - id: generation_id_or_member_epoch
            type: s4
            doc: '-1: not a member'
          - id: len_member_id
            type: compact_length
          - id: member_id
            type: str
            size: len_member_id.value
          - id: len_group_instance_id
            type: compact_length
          - id: group_instance_id
            type: str
            size: len_group_instance_id.value
            if: len_group_instance_id.value >= 0
            doc: 'a static member''s own id; null: a dynamic member'
          - id: num_topics
            type: compact_length
          - id: topics
            type: txn_offset_commit_request_topic_v3_to_v5
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: tag_buffer
      txn_offset_commit_request_v6:
        -webide-representation: '{group_id}, {member_id}'
        seq:
          - id: len_transactional_id
            type: compact_length
          - id: transactional_id
            type: str
            size: len_transactional_id.value
          - id: len_group_id
            type: compact_length
          - id: group_id
            type: str
            size: len_group_id.value
          - id: producer_id
            type: s8
          - id: producer_epoch
            type: s2
          - id: generation_id_or_member_epoch
            type: s4
            doc: '-1: not a member'
          - id: len_member_id
            type: compact_length
          - id: member_id
            type: str
            size: len_member_id.value
          - id: len_group_instance_id
            type: compact_length
          - id: group_instance_id
            type: str
            size: len_group_instance_id.value
            if: len_group_instance_id.value >= 0
            doc: 'a static member''s own id; null: a dynamic member'
          - id: num_topics
            type: compact_length
          - id: topics
            type: txn_offset_commit_request_topic_v6
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: tag_buffer
      txn_offset_commit_request_topic_v0_to_v1:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: s2
            valid:
              min: 0
          - id: name
            type: str
            size: len_name
          - id: num_partitions
            type: s4
            valid:
              min: 0
          - id: partitions
            type: txn_offset_commit_request_partition_v0_to_v1
            repeat: expr
            repeat-expr: num_partitions
      txn_offset_commit_request_topic_v2:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: s2
            valid:
              min: 0
          - id: name
            type: str
            size: len_name
          - id: num_partitions
            type: s4
            valid:
              min: 0
          - id: partitions
            type: txn_offset_commit_request_partition_v2
            repeat: expr
            repeat-expr: num_partitions
      txn_offset_commit_request_topic_v3_to_v5:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: compact_length
          - id: name
            type: str
            size: len_name.value
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: txn_offset_commit_request_partition_v3_to_v6
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      txn_offset_commit_request_topic_v6:
        seq:
          - id: topic_id
            size: 16
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: txn_offset_commit_request_partition_v3_to_v6
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      txn_offset_commit_request_partition_v0_to_v1:
        -webide-representation: '{partition_index:dec}'
        seq:
          - id: partition_index
            type: s4
          - id: committed_offset
            type: s8
          - id: len_committed_metadata
            type: s2
          - id: committed_metadata
            type: str
            size: len_committed_metadata
            if: len_committed_metadata >= 0
            doc: anything the client likes; OffsetFetch returns it
      txn_offset_commit_request_partition_v2:
        -webide-representation: '{partition_index:dec}'
        seq:
          - id: partition_index
            type: s4
          - id: committed_offset
            type: s8
          - id: committed_leader_epoch
            type: s4
            doc: 'of the last record consumed; -1: unknown'
          - id: len_committed_metadata
            type: s2
          - id: committed_metadata
            type: str
            size: len_committed_metadata
            if: len_committed_metadata >= 0
            doc: anything the client likes; OffsetFetch returns it
      txn_offset_commit_request_partition_v3_to_v6:
        -webide-representation: '{partition_index:dec}'
        seq:
          - id: partition_index
            type: s4
          - id: committed_offset
            type: s8
          - id: committed_leader_epoch
            type: s4
            doc: 'of the last record consumed; -1: unknown'
          - id: len_committed_metadata
            type: compact_length
          - id: committed_metadata
            type: str
            size: len_committed_metadata.value
            if: len_committed_metadata.value >= 0
            doc: anything the client likes; OffsetFetch returns it
          - id: tag_buffer
            type: tag_buffer
  describe_acls_request:
    doc: |
      List the access control entries that match a filter.
    types:
      describe_acls_request_v0:
        seq:
          - id: resource_type_filter
            type: s1
            doc: 1 any; see the module's docstring, as for operation
          - id: len_resource_name_filter
            type: s2
          - id: resource_name_filter
            type: str
            size: len_resource_name_filter
            if: len_resource_name_filter >= 0
            doc: 'null: any'
          - id: len_principal_filter
            type: s2
          - id: principal_filter
            type: str
            size: len_principal_filter
            if: len_principal_filter >= 0
            doc: 'null: any'
          - id: len_host_filter
            type: s2
          - id: host_filter
            type: str
            size: len_host_filter
            if: len_host_filter >= 0
            doc: 'null: any'
          - id: operation
            type: s1
          - id: permission_type
            type: s1
            doc: 2 deny, 3 allow; 1 any, in filters
      describe_acls_request_v1:
        seq:
          - id: resource_type_filter
            type: s1
            doc: 1 any; see the module's docstring, as for operation
          - id: len_resource_name_filter
            type: s2
          - id: resource_name_filter
            type: str
            size: len_resource_name_filter
            if: len_resource_name_filter >= 0
            doc: 'null: any'
          - id: pattern_type_filter
            type: s1
            doc: 1 any, 2 whatever covers the name, 3 literal, 4 prefixed
          - id: len_principal_filter
            type: s2
          - id: principal_filter
            type: str
            size: len_principal_filter
            if: len_principal_filter >= 0
            doc: 'null: any'
          - id: len_host_filter
            type: s2
          - id: host_filter
            type: str
            size: len_host_filter
            if: len_host_filter >= 0
            doc: 'null: any'
          - id: operation
            type: s1
          - id: permission_type
            type: s1
            doc: 2 deny, 3 allow; 1 any, in filters
      describe_acls_request_v2_to_v3:
        seq:
          - id: resource_type_filter
            type: s1
            doc: 1 any; see the module's docstring, as for operation
          - id: len_resource_name_filter
            type: compact_length
          - id: resource_name_filter
            type: str
            size: len_resource_name_filter.value
            if: len_resource_name_filter.value >= 0
            doc: 'null: any'
          - id: pattern_type_filter
            type: s1
            doc: 1 any, 2 whatever covers the name, 3 literal, 4 prefixed
          - id: len_principal_filter
            type: compact_length
          - id: principal_filter
            type: str
            size: len_principal_filter.value
            if: len_principal_filter.value >= 0
            doc: 'null: any'
          - id: len_host_filter
            type: compact_length
          - id: host_filter
            type: str
            size: len_host_filter.value
            if: len_host_filter.value >= 0
            doc: 'null: any'
          - id: operation
            type: s1
          - id: permission_type
            type: s1
            doc: 2 deny, 3 allow; 1 any, in filters
          - id: tag_buffer
            type: tag_buffer
  create_acls_request:
    doc: |
      Add access control entries.
    types:
      create_acls_request_v0:
        seq:
          - id: num_creations
            type: s4
            valid:
              min: 0
          - id: creations
            type: acl_creation_v0
            repeat: expr
            repeat-expr: num_creations
      create_acls_request_v1:
        seq:
          - id: num_creations
            type: s4
            valid:
              min: 0
          - id: creations
            type: acl_creation_v1
            repeat: expr
            repeat-expr: num_creations
      create_acls_request_v2_to_v3:
        seq:
          - id: num_creations
            type: compact_length
          - id: creations
            type: acl_creation_v2_to_v3
            repeat: expr
            repeat-expr: num_creations.value
          - id: tag_buffer
            type: tag_buffer
      acl_creation_v0:
        -webide-representation: '{resource_name}, {host}'
        seq:
          - id: resource_type
            type: s1
            doc: see the module's docstring, as for operation
          - id: len_resource_name
            type: s2
            valid:
              min: 0
          - id: resource_name
            type: str
            size: len_resource_name
          - id: len_principal
            type: s2
            valid:
              min: 0
          - id: principal
            type: str
            size: len_principal
            doc: such as 'User:alice'
          - id: len_host
            type: s2
            valid:
              min: 0
          - id: host
            type: str
            size: len_host
            doc: '''*'' for any'
          - id: operation
            type: s1
          - id: permission_type
            type: s1
            doc: 2 deny, 3 allow; 1 any, in filters
      acl_creation_v1:
        -webide-representation: '{resource_name}, {host}'
        seq:
          - id: resource_type
            type: s1
            doc: see the module's docstring, as for operation
          - id: len_resource_name
            type: s2
            valid:
              min: 0
          - id: resource_name
            type: str
            size: len_resource_name
          - id: resource_pattern_type
            type: s1
            doc: 3 literal, 4 prefixed
          - id: len_principal
            type: s2
            valid:
              min: 0
          - id: principal
            type: str
            size: len_principal
            doc: such as 'User:alice'
          - id: len_host
            type: s2
            valid:
              min: 0
          - id: host
            type: str
            size: len_host
            doc: '''*'' for any'
          - id: operation
            type: s1
          - id: permission_type
            type: s1
            doc: 2 deny, 3 allow; 1 any, in filters
      acl_creation_v2_to_v3:
        -webide-representation: '{resource_name}, {host}'
        seq:
          - id: resource_type
            type: s1
            doc: see the module's docstring, as for operation
          - id: len_resource_name
            type: compact_length
          - id: resource_name
            type: str
            size: len_resource_name.value
          - id: resource_pattern_type
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
            doc: '''*'' for any'
          - id: operation
            type: s1
          - id: permission_type
            type: s1
            doc: 2 deny, 3 allow; 1 any, in filters
          - id: tag_buffer
            type: tag_buffer
  delete_acls_request:
    doc: |
      Remove the access control entries that match filters.
    types:
      delete_acls_request_v0:
        seq:
          - id: num_filters
            type: s4
            valid:
              min: 0
          - id: filters
            type: delete_acls_filter_v0
            repeat: expr
            repeat-expr: num_filters
      delete_acls_request_v1:
        seq:
          - id: num_filters
            type: s4
            valid:
              min: 0
          - id: filters
            type: delete_acls_filter_v1
            repeat: expr
            repeat-expr: num_filters
      delete_acls_request_v2_to_v3:
        seq:
          - id: num_filters
            type: compact_length
          - id: filters
            type: delete_acls_filter_v2_to_v3
            repeat: expr
            repeat-expr: num_filters.value
          - id: tag_buffer
            type: tag_buffer
      delete_acls_filter_v0:
        seq:
          - id: resource_type_filter
            type: s1
            doc: 1 any; see the module's docstring, as for operation
          - id: len_resource_name_filter
            type: s2
          - id: resource_name_filter
            type: str
            size: len_resource_name_filter
            if: len_resource_name_filter >= 0
            doc: 'null: any'
          - id: len_principal_filter
            type: s2
          - id: principal_filter
            type: str
            size: len_principal_filter
            if: len_principal_filter >= 0
            doc: 'null: any'
          - id: len_host_filter
            type: s2
          - id: host_filter
            type: str
            size: len_host_filter
            if: len_host_filter >= 0
            doc: 'null: any'
          - id: operation
            type: s1
          - id: permission_type
            type: s1
            doc: 2 deny, 3 allow; 1 any, in filters
      delete_acls_filter_v1:
        seq:
          - id: resource_type_filter
            type: s1
            doc: 1 any; see the module's docstring, as for operation
          - id: len_resource_name_filter
            type: s2
          - id: resource_name_filter
            type: str
            size: len_resource_name_filter
            if: len_resource_name_filter >= 0
            doc: 'null: any'
          - id: pattern_type_filter
            type: s1
            doc: 1 any, 2 whatever covers the name, 3 literal, 4 prefixed
          - id: len_principal_filter
            type: s2
          - id: principal_filter
            type: str
            size: len_principal_filter
            if: len_principal_filter >= 0
            doc: 'null: any'
          - id: len_host_filter
            type: s2
          - id: host_filter
            type: str
            size: len_host_filter
            if: len_host_filter >= 0
            doc: 'null: any'
          - id: operation
            type: s1
          - id: permission_type
            type: s1
            doc: 2 deny, 3 allow; 1 any, in filters
      delete_acls_filter_v2_to_v3:
        seq:
          - id: resource_type_filter
            type: s1
            doc: 1 any; see the module's docstring, as for operation
          - id: len_resource_name_filter
            type: compact_length
          - id: resource_name_filter
            type: str
            size: len_resource_name_filter.value
            if: len_resource_name_filter.value >= 0
            doc: 'null: any'
          - id: pattern_type_filter
            type: s1
            doc: 1 any, 2 whatever covers the name, 3 literal, 4 prefixed
          - id: len_principal_filter
            type: compact_length
          - id: principal_filter
            type: str
            size: len_principal_filter.value
            if: len_principal_filter.value >= 0
            doc: 'null: any'
          - id: len_host_filter
            type: compact_length
          - id: host_filter
            type: str
            size: len_host_filter.value
            if: len_host_filter.value >= 0
            doc: 'null: any'
          - id: operation
            type: s1
          - id: permission_type
            type: s1
            doc: 2 deny, 3 allow; 1 any, in filters
          - id: tag_buffer
            type: tag_buffer
  describe_configs_request:
    doc: |
      Effective configuration values and where they come from.
    types:
      describe_configs_request_v0:
        seq:
          - id: num_resources
            type: s4
            valid:
              min: 0
          - id: resources
            type: describe_configs_resource_v0_to_v3
            repeat: expr
            repeat-expr: num_resources
      describe_configs_request_v1_to_v2:
        seq:
          - id: num_resources
            type: s4
            valid:
              min: 0
          - id: resources
            type: describe_configs_resource_v0_to_v3
            repeat: expr
            repeat-expr: num_resources
          - id: include_synonyms
            type: u1
      describe_configs_request_v3:
        seq:
          - id: num_resources
            type: s4
            valid:
              min: 0
          - id: resources
            type: describe_configs_resource_v0_to_v3
            repeat: expr
            repeat-expr: num_resources
          - id: include_synonyms
            type: u1
          - id: include_documentation
            type: u1
      describe_configs_request_v4:
        seq:
          - id: num_resources
            type: compact_length
          - id: resources
            type: describe_configs_resource_v4
            repeat: expr
            repeat-expr: num_resources.value
          - id: include_synonyms
            type: u1
          - id: include_documentation
            type: u1
          - id: tag_buffer
            type: tag_buffer
      describe_configs_resource_v0_to_v3:
        -webide-representation: '{resource_name}'
        seq:
          - id: resource_type
            type: s1
            doc: 2 topic, 4 broker, 8 broker logger, 16 client metrics, 32 group
          - id: len_resource_name
            type: s2
            valid:
              min: 0
          - id: resource_name
            type: str
            size: len_resource_name
            doc: 'a broker''s is its id; empty: the default of all brokers'
          - id: num_configuration_keys
            type: s4
          - id: configuration_keys
            type: string_element
            repeat: expr
            repeat-expr: num_configuration_keys
            if: num_configuration_keys >= 0
            doc: 'null: all'
      describe_configs_resource_v4:
        -webide-representation: '{resource_name}'
        seq:
          - id: resource_type
            type: s1
            doc: 2 topic, 4 broker, 8 broker logger, 16 client metrics, 32 group
          - id: len_resource_name
            type: compact_length
          - id: resource_name
            type: str
            size: len_resource_name.value
            doc: 'a broker''s is its id; empty: the default of all brokers'
          - id: num_configuration_keys
            type: compact_length
          - id: configuration_keys
            type: compact_string_element
            repeat: expr
            repeat-expr: num_configuration_keys.value
            if: num_configuration_keys.value >= 0
            doc: 'null: all'
          - id: tag_buffer
            type: tag_buffer
      string_element:
        -webide-representation: '{value}'
        seq:
          - id: len_value
            type: s2
            valid:
              min: 0
          - id: value
            type: str
            size: len_value
      compact_string_element:
        -webide-representation: '{value}'
        seq:
          - id: len_value
            type: compact_length
          - id: value
            type: str
            size: len_value.value
  alter_configs_request:
    doc: |
      Replace the whole configuration of topics, brokers and so on.
    types:
      alter_configs_request_v0_to_v1:
        seq:
          - id: num_resources
            type: s4
            valid:
              min: 0
          - id: resources
            type: alter_configs_resource_v0_to_v1
            repeat: expr
            repeat-expr: num_resources
          - id: validate_only
            type: u1
            doc: check, but change nothing
      alter_configs_request_v2:
        seq:
          - id: num_resources
            type: compact_length
          - id: resources
            type: alter_configs_resource_v2
            repeat: expr
            repeat-expr: num_resources.value
          - id: validate_only
            type: u1
            doc: check, but change nothing
          - id: tag_buffer
            type: tag_buffer
      alter_configs_resource_v0_to_v1:
        -webide-representation: '{resource_name}'
        seq:
          - id: resource_type
            type: s1
            doc: 2 topic, 4 broker, 8 broker logger, 16 client metrics, 32 group
          - id: len_resource_name
            type: s2
            valid:
              min: 0
          - id: resource_name
            type: str
            size: len_resource_name
            doc: 'a broker''s is its id; empty: the default of all brokers'
          - id: num_configs
            type: s4
            valid:
              min: 0
          - id: configs
            type: alterable_config_v0_to_v1
            repeat: expr
            repeat-expr: num_configs
            doc: all that shall be set; others return to their defaults
      alter_configs_resource_v2:
        -webide-representation: '{resource_name}'
        seq:
          - id: resource_type
            type: s1
            doc: 2 topic, 4 broker, 8 broker logger, 16 client metrics, 32 group
          - id: len_resource_name
            type: compact_length
          - id: resource_name
            type: str
            size: len_resource_name.value
            doc: 'a broker''s is its id; empty: the default of all brokers'
          - id: num_configs
            type: compact_length
          - id: configs
            type: alterable_config_v2
            repeat: expr
            repeat-expr: num_configs.value
            doc: all that shall be set; others return to their defaults
          - id: tag_buffer
            type: tag_buffer
      alterable_config_v0_to_v1:
        -webide-representation: '{name}, {value}'
        seq:
          - id: len_name
            type: s2
            valid:
              min: 0
          - id: name
            type: str
            size: len_name
          - id: len_value
            type: s2
          - id: value
            type: str
            size: len_value
            if: len_value >= 0
            doc: 'null: the default'
      alterable_config_v2:
        -webide-representation: '{name}, {value}'
        seq:
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
            doc: 'null: the default'
          - id: tag_buffer
            type: tag_buffer
  alter_replica_log_dirs_request:
    doc: |
      Move replicas between the log directories of one broker.
    types:
      alter_replica_log_dirs_request_v0_to_v1:
        seq:
          - id: num_dirs
            type: s4
            valid:
              min: 0
          - id: dirs
            type: alter_replica_log_dir_v0_to_v1
            repeat: expr
            repeat-expr: num_dirs
            doc: where the replicas shall move to
      alter_replica_log_dirs_request_v2:
        seq:
          - id: num_dirs
            type: compact_length
          - id: dirs
            type: alter_replica_log_dir_v2
            repeat: expr
            repeat-expr: num_dirs.value
            doc: where the replicas shall move to
          - id: tag_buffer
            type: tag_buffer
      alter_replica_log_dir_v0_to_v1:
        seq:
          - id: len_path
            type: s2
            valid:
              min: 0
          - id: path
            type: str
            size: len_path
            doc: absolute
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: alter_replica_log_dir_topic_v0_to_v1
            repeat: expr
            repeat-expr: num_topics
      alter_replica_log_dir_v2:
        seq:
          - id: len_path
            type: compact_length
          - id: path
            type: str
            size: len_path.value
            doc: absolute
          - id: num_topics
            type: compact_length
          - id: topics
            type: alter_replica_log_dir_topic_v2
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: tag_buffer
      alter_replica_log_dir_topic_v0_to_v1:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: s2
            valid:
              min: 0
          - id: name
            type: str
            size: len_name
          - id: num_partitions
            type: s4
            valid:
              min: 0
          - id: partitions
            type: s4
            repeat: expr
            repeat-expr: num_partitions
      alter_replica_log_dir_topic_v2:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: compact_length
          - id: name
            type: str
            size: len_name.value
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: s4
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
  describe_log_dirs_request:
    doc: |
      A broker's log directories and the replicas in them.
    types:
      describe_log_dirs_request_v0_to_v1:
        seq:
          - id: num_topics
            type: s4
          - id: topics
            type: describable_log_dir_topic_v0_to_v1
            repeat: expr
            repeat-expr: num_topics
            if: num_topics >= 0
            doc: 'null: all'
      describe_log_dirs_request_v2_to_v5:
        seq:
          - id: num_topics
            type: compact_length
          - id: topics
            type: describable_log_dir_topic_v2_to_v5
            repeat: expr
            repeat-expr: num_topics.value
            if: num_topics.value >= 0
            doc: 'null: all'
          - id: tag_buffer
            type: tag_buffer
      describable_log_dir_topic_v0_to_v1:
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
      describable_log_dir_topic_v2_to_v5:
        -webide-representation: '{topic}'
        seq:
          - id: len_topic
            type: compact_length
          - id: topic
            type: str
            size: len_topic.value
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: s4
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
  sasl_authenticate_request:
    doc: |
      One step of a SASL exchange, after SaslHandshake v1.
    types:
      sasl_authenticate_request_v0_to_v1:
        seq:
          - id: len_auth_bytes
            type: s4
            valid:
              min: 0
          - id: auth_bytes
            size: len_auth_bytes
            doc: 'the mechanism''s own; for PLAIN ''authzid\0user\0password'''
      sasl_authenticate_request_v2:
        seq:
          - id: len_auth_bytes
            type: compact_length
          - id: auth_bytes
            size: len_auth_bytes.value
            doc: 'the mechanism''s own; for PLAIN ''authzid\0user\0password'''
          - id: tag_buffer
            type: tag_buffer
  create_partitions_request:
    doc: |
      Add partitions to topics.
    types:
      create_partitions_request_v0_to_v1:
        seq:
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: create_partitions_topic_v0_to_v1
            repeat: expr
            repeat-expr: num_topics
          - id: timeout_ms
            type: s4
            doc: how long the broker may take
          - id: validate_only
            type: u1
            doc: check, but change nothing
      create_partitions_request_v2_to_v3:
        seq:
          - id: num_topics
            type: compact_length
          - id: topics
            type: create_partitions_topic_v2_to_v3
            repeat: expr
            repeat-expr: num_topics.value
          - id: timeout_ms
            type: s4
            doc: how long the broker may take
          - id: validate_only
            type: u1
            doc: check, but change nothing
          - id: tag_buffer
            type: tag_buffer
      create_partitions_topic_v0_to_v1:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: s2
            valid:
              min: 0
          - id: name
            type: str
            size: len_name
          - id: count
            type: s4
            doc: the new total
          - id: num_assignments
            type: s4
          - id: assignments
            type: create_partitions_assignment_v0_to_v1
            repeat: expr
            repeat-expr: num_assignments
            if: num_assignments >= 0
            doc: 'one for each new partition; null: let the broker choose'
      create_partitions_topic_v2_to_v3:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: compact_length
          - id: name
            type: str
            size: len_name.value
          - id: count
            type: s4
            doc: the new total
          - id: num_assignments
            type: compact_length
          - id: assignments
            type: create_partitions_assignment_v2_to_v3
            repeat: expr
            repeat-expr: num_assignments.value
            if: num_assignments.value >= 0
            doc: 'one for each new partition; null: let the broker choose'
          - id: tag_buffer
            type: tag_buffer
      create_partitions_assignment_v0_to_v1:
        seq:
          - id: num_broker_ids
            type: s4
            valid:
              min: 0
          - id: broker_ids
            type: s4
            repeat: expr
            repeat-expr: num_broker_ids
      create_partitions_assignment_v2_to_v3:
        seq:
          - id: num_broker_ids
            type: compact_length
          - id: broker_ids
            type: s4
            repeat: expr
            repeat-expr: num_broker_ids.value
          - id: tag_buffer
            type: tag_buffer
  create_delegation_token_request:
    doc: |
      Obtain a token that authenticates in its owner's place.
    types:
      create_delegation_token_request_v0_to_v1:
        seq:
          - id: num_renewers
            type: s4
            valid:
              min: 0
          - id: renewers
            type: creatable_renewers_v0_to_v1
            repeat: expr
            repeat-expr: num_renewers
            doc: who else may prolong it
          - id: max_lifetime_ms
            type: s8
            doc: '-1: what the broker allows'
      create_delegation_token_request_v2:
        seq:
          - id: num_renewers
            type: compact_length
          - id: renewers
            type: creatable_renewers_v2_to_v3
            repeat: expr
            repeat-expr: num_renewers.value
            doc: who else may prolong it
          - id: max_lifetime_ms
            type: s8
            doc: '-1: what the broker allows'
          - id: tag_buffer
            type: tag_buffer
      create_delegation_token_request_v3:
        seq:
          - id: len_owner_principal_type
            type: compact_length
          - id: owner_principal_type
            type: str
            size: len_owner_principal_type.value
            if: len_owner_principal_type.value >= 0
            doc: 'null: the requester is the owner'
          - id: len_owner_principal_name
            type: compact_length
          - id: owner_principal_name
            type: str
            size: len_owner_principal_name.value
            if: len_owner_principal_name.value >= 0
          - id: num_renewers
            type: compact_length
          - id: renewers
            type: creatable_renewers_v2_to_v3
            repeat: expr
            repeat-expr: num_renewers.value
            doc: who else may prolong it
          - id: max_lifetime_ms
            type: s8
            doc: '-1: what the broker allows'
          - id: tag_buffer
            type: tag_buffer
      creatable_renewers_v0_to_v1:
        seq:
          - id: len_principal_type
            type: s2
            valid:
              min: 0
          - id: principal_type
            type: str
            size: len_principal_type
          - id: len_principal_name
            type: s2
            valid:
              min: 0
          - id: principal_name
            type: str
            size: len_principal_name
      creatable_renewers_v2_to_v3:
        seq:
          - id: len_principal_type
            type: compact_length
          - id: principal_type
            type: str
            size: len_principal_type.value
          - id: len_principal_name
            type: compact_length
          - id: principal_name
            type: str
            size: len_principal_name.value
          - id: tag_buffer
            type: tag_buffer
  renew_delegation_token_request:
    doc: |
      Prolong a delegation token.
    types:
      renew_delegation_token_request_v0_to_v1:
        seq:
          - id: len_hmac
            type: s4
            valid:
              min: 0
          - id: hmac
            size: len_hmac
            doc: the token's secret
          - id: renew_period_ms
            type: s8
            doc: 'from now; negative: the broker''s default'
      renew_delegation_token_request_v2:
        seq:
          - id: len_hmac
            type: compact_length
          - id: hmac
            size: len_hmac.value
            doc: the token's secret
          - id: renew_period_ms
            type: s8
            doc: 'from now; negative: the broker''s default'
          - id: tag_buffer
            type: tag_buffer
  expire_delegation_token_request:
    doc: |
      Shorten a delegation token's life, or end it.
    types:
      expire_delegation_token_request_v0_to_v1:
        seq:
          - id: len_hmac
            type: s4
            valid:
              min: 0
          - id: hmac
            size: len_hmac
            doc: the token's secret
          - id: expiry_time_period_ms
            type: s8
            doc: 'from now; negative: at once'
      expire_delegation_token_request_v2:
        seq:
          - id: len_hmac
            type: compact_length
          - id: hmac
            size: len_hmac.value
            doc: the token's secret
          - id: expiry_time_period_ms
            type: s8
            doc: 'from now; negative: at once'
          - id: tag_buffer
            type: tag_buffer
  describe_delegation_token_request:
    doc: |
      List delegation tokens by owner.
    types:
      describe_delegation_token_request_v0_to_v1:
        seq:
          - id: num_owners
            type: s4
          - id: owners
            type: describe_delegation_token_owner_v0_to_v1
            repeat: expr
            repeat-expr: num_owners
            if: num_owners >= 0
            doc: 'null: of all'
      describe_delegation_token_request_v2_to_v3:
        seq:
          - id: num_owners
            type: compact_length
          - id: owners
            type: describe_delegation_token_owner_v2_to_v3
            repeat: expr
            repeat-expr: num_owners.value
            if: num_owners.value >= 0
            doc: 'null: of all'
          - id: tag_buffer
            type: tag_buffer
      describe_delegation_token_owner_v0_to_v1:
        seq:
          - id: len_principal_type
            type: s2
            valid:
              min: 0
          - id: principal_type
            type: str
            size: len_principal_type
          - id: len_principal_name
            type: s2
            valid:
              min: 0
          - id: principal_name
            type: str
            size: len_principal_name
      describe_delegation_token_owner_v2_to_v3:
        seq:
          - id: len_principal_type
            type: compact_length
          - id: principal_type
            type: str
            size: len_principal_type.value
          - id: len_principal_name
            type: compact_length
          - id: principal_name
            type: str
            size: len_principal_name.value
          - id: tag_buffer
            type: tag_buffer
  delete_groups_request:
    doc: |
      Delete empty groups with their offsets.
    types:
      delete_groups_request_v0_to_v1:
        seq:
          - id: num_groups_names
            type: s4
            valid:
              min: 0
          - id: groups_names
            type: string_element
            repeat: expr
            repeat-expr: num_groups_names
      delete_groups_request_v2_to_v3:
        seq:
          - id: num_groups_names
            type: compact_length
          - id: groups_names
            type: compact_string_element
            repeat: expr
            repeat-expr: num_groups_names.value
          - id: tag_buffer
            type: tag_buffer
      string_element:
        -webide-representation: '{value}'
        seq:
          - id: len_value
            type: s2
            valid:
              min: 0
          - id: value
            type: str
            size: len_value
      compact_string_element:
        -webide-representation: '{value}'
        seq:
          - id: len_value
            type: compact_length
          - id: value
            type: str
            size: len_value.value
  elect_leaders_request:
    doc: |
      Trigger leader elections. Called ElectPreferredLeaders in Kafka 2.2 and 2.3.
    types:
      elect_leaders_request_v0:
        seq:
          - id: num_topic_partitions
            type: s4
          - id: topic_partitions
            type: topic_partitions_v0_to_v1
            repeat: expr
            repeat-expr: num_topic_partitions
            if: num_topic_partitions >= 0
            doc: 'null: all'
          - id: timeout_ms
            type: s4
            doc: how long the broker may take
      elect_leaders_request_v1:
        seq:
          - id: election_type
            type: s1
            doc: 0 preferred, 1 unclean
          - id: num_topic_partitions
            type: s4
          - id: topic_partitions
            type: topic_partitions_v0_to_v1
            repeat: expr
            repeat-expr: num_topic_partitions
            if: num_topic_partitions >= 0
            doc: 'null: all'
          - id: timeout_ms
            type: s4
            doc: how long the broker may take
      elect_leaders_request_v2:
        seq:
          - id: election_type
            type: s1
            doc: 0 preferred, 1 unclean
          - id: num_topic_partitions
            type: compact_length
          - id: topic_partitions
            type: topic_partitions_v2
            repeat: expr
            repeat-expr: num_topic_partitions.value
            if: num_topic_partitions.value >= 0
            doc: 'null: all'
          - id: timeout_ms
            type: s4
            doc: how long the broker may take
          - id: tag_buffer
            type: tag_buffer
      topic_partitions_v0_to_v1:
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
      topic_partitions_v2:
        -webide-representation: '{topic}'
        seq:
          - id: len_topic
            type: compact_length
          - id: topic
            type: str
            size: len_topic.value
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: s4
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
  incremental_alter_configs_request:
    doc: |
      Set, delete, append to and subtract from single configuration values.
    types:
      incremental_alter_configs_request_v0:
        seq:
          - id: num_resources
            type: s4
            valid:
              min: 0
          - id: resources
            type: alter_configs_resource_v0
            repeat: expr
            repeat-expr: num_resources
          - id: validate_only
            type: u1
            doc: check, but change nothing
      incremental_alter_configs_request_v1:
        seq:
          - id: num_resources
            type: compact_length
          - id: resources
            type: alter_configs_resource_v1
            repeat: expr
            repeat-expr: num_resources.value
          - id: validate_only
            type: u1
            doc: check, but change nothing
          - id: tag_buffer
            type: tag_buffer
      alter_configs_resource_v0:
        -webide-representation: '{resource_name}'
        seq:
          - id: resource_type
            type: s1
            doc: 2 topic, 4 broker, 8 broker logger, 16 client metrics, 32 group
          - id: len_resource_name
            type: s2
            valid:
              min: 0
          - id: resource_name
            type: str
            size: len_resource_name
            doc: 'a broker''s is its id; empty: the default of all brokers'
          - id: num_configs
            type: s4
            valid:
              min: 0
          - id: configs
            type: alterable_config_v0
            repeat: expr
            repeat-expr: num_configs
      alter_configs_resource_v1:
        -webide-representation: '{resource_name}'
        seq:
          - id: resource_type
            type: s1
            doc: 2 topic, 4 broker, 8 broker logger, 16 client metrics, 32 group
          - id: len_resource_name
            type: compact_length
          - id: resource_name
            type: str
            size: len_resource_name.value
            doc: 'a broker''s is its id; empty: the default of all brokers'
          - id: num_configs
            type: compact_length
          - id: configs
            type: alterable_config_v1
            repeat: expr
            repeat-expr: num_configs.value
          - id: tag_buffer
            type: tag_buffer
      alterable_config_v0:
        -webide-representation: '{name}, {value}'
        seq:
          - id: len_name
            type: s2
            valid:
              min: 0
          - id: name
            type: str
            size: len_name
          - id: config_operation
            type: s1
            doc: 0 set, 1 delete, 2 append, 3 subtract; the latter two on lists
          - id: len_value
            type: s2
          - id: value
            type: str
            size: len_value
            if: len_value >= 0
      alterable_config_v1:
        -webide-representation: '{name}, {value}'
        seq:
          - id: len_name
            type: compact_length
          - id: name
            type: str
            size: len_name.value
          - id: config_operation
            type: s1
            doc: 0 set, 1 delete, 2 append, 3 subtract; the latter two on lists
          - id: len_value
            type: compact_length
          - id: value
            type: str
            size: len_value.value
            if: len_value.value >= 0
          - id: tag_buffer
            type: tag_buffer
  alter_partition_reassignments_request:
    doc: |
      Start or cancel moving partitions to other brokers.
    types:
      alter_partition_reassignments_request_v0:
        seq:
          - id: timeout_ms
            type: s4
            doc: how long the broker may take
          - id: num_topics
            type: compact_length
          - id: topics
            type: reassignable_topic
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: tag_buffer
      alter_partition_reassignments_request_v1:
        seq:
          - id: timeout_ms
            type: s4
            doc: how long the broker may take
          - id: allow_replication_factor_change
            type: u1
            doc: 'false: refuse an assignment of another size'
          - id: num_topics
            type: compact_length
          - id: topics
            type: reassignable_topic
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: tag_buffer
      reassignable_topic:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: compact_length
          - id: name
            type: str
            size: len_name.value
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: reassignable_partition
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      reassignable_partition:
        -webide-representation: '{partition_index:dec}'
        seq:
          - id: partition_index
            type: s4
          - id: num_replicas
            type: compact_length
          - id: replicas
            type: s4
            repeat: expr
            repeat-expr: num_replicas.value
            if: num_replicas.value >= 0
            doc: the new assignment, preferred leader first; null cancels a running reassignment
          - id: tag_buffer
            type: tag_buffer
  list_partition_reassignments_request:
    doc: |
      Partitions that are being moved (KIP-455, Kafka 2.4).
    types:
      list_partition_reassignments_request_v0:
        seq:
          - id: timeout_ms
            type: s4
            doc: how long the broker may take
          - id: num_topics
            type: compact_length
          - id: topics
            type: list_partition_reassignments_topics
            repeat: expr
            repeat-expr: num_topics.value
            if: num_topics.value >= 0
            doc: 'null: all'
          - id: tag_buffer
            type: tag_buffer
      list_partition_reassignments_topics:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: compact_length
          - id: name
            type: str
            size: len_name.value
          - id: num_partition_indexes
            type: compact_length
          - id: partition_indexes
            type: s4
            repeat: expr
            repeat-expr: num_partition_indexes.value
          - id: tag_buffer
            type: tag_buffer
  offset_delete_request:
    doc: |
      Forget a group's offsets of some partitions (KIP-496, Kafka 2.4). It never became flexible.
    types:
      offset_delete_request_v0:
        -webide-representation: '{group_id}'
        seq:
          - id: len_group_id
            type: s2
            valid:
              min: 0
          - id: group_id
            type: str
            size: len_group_id
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: offset_delete_request_topic
            repeat: expr
            repeat-expr: num_topics
      offset_delete_request_topic:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: s2
            valid:
              min: 0
          - id: name
            type: str
            size: len_name
          - id: num_partitions
            type: s4
            valid:
              min: 0
          - id: partitions
            type: offset_delete_request_partition
            repeat: expr
            repeat-expr: num_partitions
      offset_delete_request_partition:
        -webide-representation: '{partition_index:dec}'
        seq:
          - id: partition_index
            type: s4
  describe_client_quotas_request:
    doc: |
      Quotas of the users, client ids and addresses that match.
    types:
      describe_client_quotas_request_v0:
        seq:
          - id: num_components
            type: s4
            valid:
              min: 0
          - id: components
            type: component_data_v0
            repeat: expr
            repeat-expr: num_components
          - id: strict
            type: u1
            doc: leave out entities of further types
      describe_client_quotas_request_v1:
        seq:
          - id: num_components
            type: compact_length
          - id: components
            type: component_data_v1
            repeat: expr
            repeat-expr: num_components.value
          - id: strict
            type: u1
            doc: leave out entities of further types
          - id: tag_buffer
            type: tag_buffer
      component_data_v0:
        -webide-representation: '{entity_type}'
        seq:
          - id: len_entity_type
            type: s2
            valid:
              min: 0
          - id: entity_type
            type: str
            size: len_entity_type
            doc: user, client-id or ip
          - id: match_type
            type: s1
            doc: 0 this very name, 1 the default, 2 any name
          - id: len_match
            type: s2
          - id: match
            type: str
            size: len_match
            if: len_match >= 0
            doc: null unless match_type is 0
      component_data_v1:
        -webide-representation: '{entity_type}'
        seq:
          - id: len_entity_type
            type: compact_length
          - id: entity_type
            type: str
            size: len_entity_type.value
            doc: user, client-id or ip
          - id: match_type
            type: s1
            doc: 0 this very name, 1 the default, 2 any name
          - id: len_match
            type: compact_length
          - id: match
            type: str
            size: len_match.value
            if: len_match.value >= 0
            doc: null unless match_type is 0
          - id: tag_buffer
            type: tag_buffer
  alter_client_quotas_request:
    doc: |
      Set or remove quotas of users, client ids and IP addresses.
    types:
      alter_client_quotas_request_v0:
        seq:
          - id: num_entries
            type: s4
            valid:
              min: 0
          - id: entries
            type: entry_data_v0
            repeat: expr
            repeat-expr: num_entries
          - id: validate_only
            type: u1
            doc: check, but change nothing
      alter_client_quotas_request_v1:
        seq:
          - id: num_entries
            type: compact_length
          - id: entries
            type: entry_data_v1
            repeat: expr
            repeat-expr: num_entries.value
          - id: validate_only
            type: u1
            doc: check, but change nothing
          - id: tag_buffer
            type: tag_buffer
      entry_data_v0:
        seq:
          - id: num_entity
            type: s4
            valid:
              min: 0
          - id: entity
            type: entity_data_v0
            repeat: expr
            repeat-expr: num_entity
          - id: num_ops
            type: s4
            valid:
              min: 0
          - id: ops
            type: op_data_v0
            repeat: expr
            repeat-expr: num_ops
      entry_data_v1:
        seq:
          - id: num_entity
            type: compact_length
          - id: entity
            type: entity_data_v1
            repeat: expr
            repeat-expr: num_entity.value
          - id: num_ops
            type: compact_length
          - id: ops
            type: op_data_v1
            repeat: expr
            repeat-expr: num_ops.value
          - id: tag_buffer
            type: tag_buffer
      entity_data_v0:
        -webide-representation: '{entity_type}, {entity_name}'
        seq:
          - id: len_entity_type
            type: s2
            valid:
              min: 0
          - id: entity_type
            type: str
            size: len_entity_type
            doc: user, client-id or ip
          - id: len_entity_name
            type: s2
          - id: entity_name
            type: str
            size: len_entity_name
            if: len_entity_name >= 0
            doc: 'null: the default of its type'
      entity_data_v1:
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
      op_data_v0:
        -webide-representation: '{key}, {value:dec}'
        seq:
          - id: len_key
            type: s2
            valid:
              min: 0
          - id: key
            type: str
            size: len_key
            doc: producer_byte_rate and the like
          - id: value
            type: f8
            doc: not used with remove
          - id: remove
            type: u1
      op_data_v1:
        -webide-representation: '{key}, {value:dec}'
        seq:
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
  describe_user_scram_credentials_request:
    doc: |
      Which users have SCRAM credentials (KIP-554, Kafka 2.7).
    types:
      describe_user_scram_credentials_request_v0:
        seq:
          - id: num_users
            type: compact_length
          - id: users
            type: user_name
            repeat: expr
            repeat-expr: num_users.value
            if: num_users.value >= 0
            doc: 'null or empty: all'
          - id: tag_buffer
            type: tag_buffer
      user_name:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: compact_length
          - id: name
            type: str
            size: len_name.value
          - id: tag_buffer
            type: tag_buffer
  alter_user_scram_credentials_request:
    doc: |
      Create, change and delete SCRAM credentials (KIP-554, Kafka 2.7).
    types:
      alter_user_scram_credentials_request_v0:
        seq:
          - id: num_deletions
            type: compact_length
          - id: deletions
            type: scram_credential_deletion
            repeat: expr
            repeat-expr: num_deletions.value
          - id: num_upsertions
            type: compact_length
          - id: upsertions
            type: scram_credential_upsertion
            repeat: expr
            repeat-expr: num_upsertions.value
            doc: to be created or changed
          - id: tag_buffer
            type: tag_buffer
      scram_credential_deletion:
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
      scram_credential_upsertion:
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
          - id: iterations
            type: s4
          - id: len_salt
            type: compact_length
          - id: salt
            size: len_salt.value
          - id: len_salted_password
            type: compact_length
          - id: salted_password
            size: len_salted_password.value
            doc: the password itself never travels
          - id: tag_buffer
            type: tag_buffer
  vote_request:
    doc: |
      A KRaft candidate asks for votes.
    types:
      vote_request_v0:
        seq:
          - id: len_cluster_id
            type: compact_length
          - id: cluster_id
            type: str
            size: len_cluster_id.value
            if: len_cluster_id.value >= 0
          - id: num_topics
            type: compact_length
          - id: topics
            type: topic_data_v0
            repeat: expr
            repeat-expr: num_topics.value
            doc: always the one partition of __cluster_metadata
          - id: tag_buffer
            type: tag_buffer
      vote_request_v1:
        seq:
          - id: len_cluster_id
            type: compact_length
          - id: cluster_id
            type: str
            size: len_cluster_id.value
            if: len_cluster_id.value >= 0
          - id: voter_id
            type: s4
            doc: 'whom the request is meant for; -1: unknown'
          - id: num_topics
            type: compact_length
          - id: topics
            type: topic_data_v1
            repeat: expr
            repeat-expr: num_topics.value
            doc: always the one partition of __cluster_metadata
          - id: tag_buffer
            type: tag_buffer
      vote_request_v2:
        seq:
          - id: len_cluster_id
            type: compact_length
          - id: cluster_id
            type: str
            size: len_cluster_id.value
            if: len_cluster_id.value >= 0
          - id: voter_id
            type: s4
            doc: 'whom the request is meant for; -1: unknown'
          - id: num_topics
            type: compact_length
          - id: topics
            type: topic_data_v2
            repeat: expr
            repeat-expr: num_topics.value
            doc: always the one partition of __cluster_metadata
          - id: tag_buffer
            type: tag_buffer
      topic_data_v0:
        -webide-representation: '{topic_name}'
        seq:
          - id: len_topic_name
            type: compact_length
          - id: topic_name
            type: str
            size: len_topic_name.value
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: partition_data_v0
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      topic_data_v1:
        -webide-representation: '{topic_name}'
        seq:
          - id: len_topic_name
            type: compact_length
          - id: topic_name
            type: str
            size: len_topic_name.value
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: partition_data_v1
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      topic_data_v2:
        -webide-representation: '{topic_name}'
        seq:
          - id: len_topic_name
            type: compact_length
          - id: topic_name
            type: str
            size: len_topic_name.value
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: partition_data_v2
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      partition_data_v0:
        -webide-representation: '{partition_index:dec}'
        seq:
          - id: partition_index
            type: s4
          - id: candidate_epoch
            type: s4
            doc: that the candidate stands for
          - id: candidate_id
            type: s4
          - id: last_offset_epoch
            type: s4
            doc: of the last record in the candidate's log
          - id: last_offset
            type: s8
            doc: end of the candidate's log
          - id: tag_buffer
            type: tag_buffer
      partition_data_v1:
        -webide-representation: '{partition_index:dec}'
        seq:
          - id: partition_index
            type: s4
          - id: candidate_epoch
            type: s4
            doc: that the candidate stands for
          - id: candidate_id
            type: s4
          - id: candidate_directory_id
            size: 16
          - id: voter_directory_id
            size: 16
            doc: 'whom the request is meant for; zero: unknown'
          - id: last_offset_epoch
            type: s4
            doc: of the last record in the candidate's log
          - id: last_offset
            type: s8
            doc: end of the candidate's log
          - id: tag_buffer
            type: tag_buffer
      partition_data_v2:
        -webide-representation: '{partition_index:dec}'
        seq:
          - id: partition_index
            type: s4
          - id: replica_epoch
            type: s4
            doc: that the candidate stands for
          - id: replica_id
            type: s4
          - id: replica_directory_id
            size: 16
            doc: 'of the log directory; zero: unknown'
          - id: voter_directory_id
            size: 16
            doc: 'whom the request is meant for; zero: unknown'
          - id: last_offset_epoch
            type: s4
            doc: of the last record in the candidate's log
          - id: last_offset
            type: s8
            doc: end of the candidate's log
          - id: pre_vote
            type: u1
            doc: only ask whether a vote would be given
          - id: tag_buffer
            type: tag_buffer
  begin_quorum_epoch_request:
    doc: |
      A newly elected KRaft leader announces itself to the voters.
    types:
      begin_quorum_epoch_request_v0:
        seq:
          - id: len_cluster_id
            type: s2
          - id: cluster_id
            type: str
            size: len_cluster_id
            if: len_cluster_id >= 0
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: topic_data_v0
            repeat: expr
            repeat-expr: num_topics
            doc: always the one partition of __cluster_metadata
      begin_quorum_epoch_request_v1:
        seq:
          - id: len_cluster_id
            type: compact_length
          - id: cluster_id
            type: str
            size: len_cluster_id.value
            if: len_cluster_id.value >= 0
          - id: voter_id
            type: s4
            doc: 'whom the request is meant for; -1: unknown'
          - id: num_topics
            type: compact_length
          - id: topics
            type: topic_data_v1
            repeat: expr
            repeat-expr: num_topics.value
            doc: always the one partition of __cluster_metadata
          - id: num_leader_endpoints
            type: compact_length
          - id: leader_endpoints
            type: leader_endpoint
            repeat: expr
            repeat-expr: num_leader_endpoints.value
          - id: tag_buffer
            type: tag_buffer
      topic_data_v0:
        -webide-representation: '{topic_name}'
        seq:
          - id: len_topic_name
            type: s2
            valid:
              min: 0
          - id: topic_name
            type: str
            size: len_topic_name
          - id: num_partitions
            type: s4
            valid:
              min: 0
          - id: partitions
            type: partition_data_v0
            repeat: expr
            repeat-expr: num_partitions
      topic_data_v1:
        -webide-representation: '{topic_name}'
        seq:
          - id: len_topic_name
            type: compact_length
          - id: topic_name
            type: str
            size: len_topic_name.value
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: partition_data_v1
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      partition_data_v0:
        -webide-representation: '{partition_index:dec}'
        seq:
          - id: partition_index
            type: s4
          - id: leader_id
            type: s4
            doc: the new leader, who sends this
          - id: leader_epoch
            type: s4
      partition_data_v1:
        -webide-representation: '{partition_index:dec}'
        seq:
          - id: partition_index
            type: s4
          - id: voter_directory_id
            size: 16
            doc: 'whom the request is meant for; zero: unknown'
          - id: leader_id
            type: s4
            doc: the new leader, who sends this
          - id: leader_epoch
            type: s4
          - id: tag_buffer
            type: tag_buffer
      leader_endpoint:
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
          - id: tag_buffer
            type: tag_buffer
  end_quorum_epoch_request:
    doc: |
      A resigning KRaft leader invites the voters to elect another.
    types:
      end_quorum_epoch_request_v0:
        seq:
          - id: len_cluster_id
            type: s2
          - id: cluster_id
            type: str
            size: len_cluster_id
            if: len_cluster_id >= 0
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: topic_data_v0
            repeat: expr
            repeat-expr: num_topics
      end_quorum_epoch_request_v1:
        seq:
          - id: len_cluster_id
            type: compact_length
          - id: cluster_id
            type: str
            size: len_cluster_id.value
            if: len_cluster_id.value >= 0
          - id: num_topics
            type: compact_length
          - id: topics
            type: topic_data_v1
            repeat: expr
            repeat-expr: num_topics.value
          - id: num_leader_endpoints
            type: compact_length
          - id: leader_endpoints
            type: leader_endpoint
            repeat: expr
            repeat-expr: num_leader_endpoints.value
          - id: tag_buffer
            type: tag_buffer
      topic_data_v0:
        -webide-representation: '{topic_name}'
        seq:
          - id: len_topic_name
            type: s2
            valid:
              min: 0
          - id: topic_name
            type: str
            size: len_topic_name
          - id: num_partitions
            type: s4
            valid:
              min: 0
          - id: partitions
            type: partition_data_v0
            repeat: expr
            repeat-expr: num_partitions
      topic_data_v1:
        -webide-representation: '{topic_name}'
        seq:
          - id: len_topic_name
            type: compact_length
          - id: topic_name
            type: str
            size: len_topic_name.value
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: partition_data_v1
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      partition_data_v0:
        -webide-representation: '{partition_index:dec}'
        seq:
          - id: partition_index
            type: s4
          - id: leader_id
            type: s4
            doc: who resigns
          - id: leader_epoch
            type: s4
          - id: num_preferred_successors
            type: s4
            valid:
              min: 0
          - id: preferred_successors
            type: s4
            repeat: expr
            repeat-expr: num_preferred_successors
            doc: who should stand first, in this order
      partition_data_v1:
        -webide-representation: '{partition_index:dec}'
        seq:
          - id: partition_index
            type: s4
          - id: leader_id
            type: s4
            doc: who resigns
          - id: leader_epoch
            type: s4
          - id: num_preferred_candidates
            type: compact_length
          - id: preferred_candidates
            type: replica_info
            repeat: expr
            repeat-expr: num_preferred_candidates.value
            doc: who should stand first, in this order
          - id: tag_buffer
            type: tag_buffer
      replica_info:
        seq:
          - id: candidate_id
            type: s4
          - id: candidate_directory_id
            size: 16
          - id: tag_buffer
            type: tag_buffer
      leader_endpoint:
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
          - id: tag_buffer
            type: tag_buffer
  describe_quorum_request:
    doc: |
      Leader, voters and observers of the KRaft quorum.
    types:
      describe_quorum_request_v0_to_v2:
        seq:
          - id: num_topics
            type: compact_length
          - id: topics
            type: topic_data
            repeat: expr
            repeat-expr: num_topics.value
            doc: always the one partition of __cluster_metadata
          - id: tag_buffer
            type: tag_buffer
      topic_data:
        -webide-representation: '{topic_name}'
        seq:
          - id: len_topic_name
            type: compact_length
          - id: topic_name
            type: str
            size: len_topic_name.value
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: partition_data
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      partition_data:
        -webide-representation: '{partition_index:dec}'
        seq:
          - id: partition_index
            type: s4
          - id: tag_buffer
            type: tag_buffer
  alter_partition_request:
    doc: |
      A partition leader asks the controller to change the in-sync replicas.
    types:
      alter_partition_request_v0:
        -webide-representation: '{broker_id:dec}'
        seq:
          - id: broker_id
            type: s4
          - id: broker_epoch
            type: s8
            doc: 'given when the broker registered; -1: unknown'
          - id: num_topics
            type: compact_length
          - id: topics
            type: topic_data_v0
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: tag_buffer
      alter_partition_request_v1:
        -webide-representation: '{broker_id:dec}'
        seq:
          - id: broker_id
            type: s4
          - id: broker_epoch
            type: s8
            doc: 'given when the broker registered; -1: unknown'
          - id: num_topics
            type: compact_length
          - id: topics
            type: topic_data_v1
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: tag_buffer
      alter_partition_request_v2:
        -webide-representation: '{broker_id:dec}'
        seq:
          - id: broker_id
            type: s4
          - id: broker_epoch
            type: s8
            doc: 'given when the broker registered; -1: unknown'
          - id: num_topics
            type: compact_length
          - id: topics
            type: topic_data_v2
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: tag_buffer
      alter_partition_request_v3:
        -webide-representation: '{broker_id:dec}'
        seq:
          - id: broker_id
            type: s4
          - id: broker_epoch
            type: s8
            doc: 'given when the broker registered; -1: unknown'
          - id: num_topics
            type: compact_length
          - id: topics
            type: topic_data_v3
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: tag_buffer
      topic_data_v0:
        -webide-representation: '{topic_name}'
        seq:
          - id: len_topic_name
            type: compact_length
          - id: topic_name
            type: str
            size: len_topic_name.value
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: partition_data_v0
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      topic_data_v1:
        -webide-representation: '{topic_name}'
        seq:
          - id: len_topic_name
            type: compact_length
          - id: topic_name
            type: str
            size: len_topic_name.value
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: partition_data_v1_to_v2
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      topic_data_v2:
        seq:
          - id: topic_id
            size: 16
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: partition_data_v1_to_v2
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      topic_data_v3:
        seq:
          - id: topic_id
            size: 16
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: partition_data_v3
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      partition_data_v0:
        -webide-representation: '{partition_index:dec}'
        seq:
          - id: partition_index
            type: s4
          - id: leader_epoch
            type: s4
          - id: num_new_isr
            type: compact_length
          - id: new_isr
            type: s4
            repeat: expr
            repeat-expr: num_new_isr.value
          - id: partition_epoch
            type: s4
            doc: that the change is based on; refused where there is a newer one
          - id: tag_buffer
            type: tag_buffer
      partition_data_v1_to_v2:
        -webide-representation: '{partition_index:dec}'
        seq:
          - id: partition_index
            type: s4
          - id: leader_epoch
            type: s4
          - id: num_new_isr
            type: compact_length
          - id: new_isr
            type: s4
            repeat: expr
            repeat-expr: num_new_isr.value
          - id: leader_recovery_state
            type: s1
            doc: 0 recovered, 1 recovering from an unclean election
          - id: partition_epoch
            type: s4
            doc: that the change is based on; refused where there is a newer one
          - id: tag_buffer
            type: tag_buffer
      partition_data_v3:
        -webide-representation: '{partition_index:dec}'
        seq:
          - id: partition_index
            type: s4
          - id: leader_epoch
            type: s4
          - id: num_new_isr_with_epochs
            type: compact_length
          - id: new_isr_with_epochs
            type: broker_state
            repeat: expr
            repeat-expr: num_new_isr_with_epochs.value
          - id: leader_recovery_state
            type: s1
            doc: 0 recovered, 1 recovering from an unclean election
          - id: partition_epoch
            type: s4
            doc: that the change is based on; refused where there is a newer one
          - id: tag_buffer
            type: tag_buffer
      broker_state:
        -webide-representation: '{broker_id:dec}'
        seq:
          - id: broker_id
            type: s4
          - id: broker_epoch
            type: s8
            doc: '-1: do not check'
          - id: tag_buffer
            type: tag_buffer
  update_features_request:
    doc: |
      Raise or lower finalized feature levels.
    types:
      update_features_request_v0:
        seq:
          - id: timeout_ms
            type: s4
            doc: how long the broker may take
          - id: num_feature_updates
            type: compact_length
          - id: feature_updates
            type: feature_update_key_v0
            repeat: expr
            repeat-expr: num_feature_updates.value
          - id: tag_buffer
            type: tag_buffer
      update_features_request_v1_to_v2:
        seq:
          - id: timeout_ms
            type: s4
            doc: how long the broker may take
          - id: num_feature_updates
            type: compact_length
          - id: feature_updates
            type: feature_update_key_v1_to_v2
            repeat: expr
            repeat-expr: num_feature_updates.value
          - id: validate_only
            type: u1
            doc: check, but change nothing
          - id: tag_buffer
            type: tag_buffer
      feature_update_key_v0:
        seq:
          - id: len_feature
            type: compact_length
          - id: feature
            type: str
            size: len_feature.value
          - id: max_version_level
            type: s2
            doc: 'the new level; below 1: none'
          - id: allow_downgrade
            type: u1
          - id: tag_buffer
            type: tag_buffer
      feature_update_key_v1_to_v2:
        seq:
          - id: len_feature
            type: compact_length
          - id: feature
            type: str
            size: len_feature.value
          - id: max_version_level
            type: s2
            doc: 'the new level; below 1: none'
          - id: upgrade_type
            type: s1
            doc: 1 upgrade only, 2 downgrade without loss, 3 downgrade at any cost
          - id: tag_buffer
            type: tag_buffer
  envelope_request:
    doc: |
      A broker passes a client's request on to the controller, principal included (KIP-590, Kafka 2.7).
    types:
      envelope_request_v0:
        seq:
          - id: len_request_data
            type: compact_length
          - id: request_data
            size: len_request_data.value
            doc: a request frame without its size
          - id: len_request_principal
            type: compact_length
          - id: request_principal
            size: len_request_principal.value
            if: len_request_principal.value >= 0
            doc: 'DefaultPrincipalData, unless a custom principal builder wrote it; null: none'
          - id: len_client_host_address
            type: compact_length
          - id: client_host_address
            size: len_client_host_address.value
            doc: 4 or 16 bytes
          - id: tag_buffer
            type: tag_buffer
  fetch_snapshot_request:
    doc: |
      Download a KRaft metadata snapshot piece by piece.
    types:
      fetch_snapshot_request_v0:
        seq:
          - id: replica_id
            type: s4
            doc: '-1: not a voter'
          - id: max_bytes
            type: s4
          - id: num_topics
            type: compact_length
          - id: topics
            type: topic_snapshot_v0
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: fetch_snapshot_request_tag_buffer
      fetch_snapshot_request_v1:
        seq:
          - id: replica_id
            type: s4
            doc: '-1: not a voter'
          - id: max_bytes
            type: s4
          - id: num_topics
            type: compact_length
          - id: topics
            type: topic_snapshot_v1
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: fetch_snapshot_request_tag_buffer
      topic_snapshot_v0:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: compact_length
          - id: name
            type: str
            size: len_name.value
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: partition_snapshot_v0
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      topic_snapshot_v1:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: compact_length
          - id: name
            type: str
            size: len_name.value
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: partition_snapshot_v1
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      partition_snapshot_v0:
        -webide-representation: '{partition:dec}'
        seq:
          - id: partition
            type: s4
          - id: current_leader_epoch
            type: s4
            doc: 'that the sender knows; -1: unknown'
          - id: snapshot_id
            type: snapshot_id
            doc: 'which snapshot: the log up to this offset and epoch'
          - id: position
            type: s8
            doc: byte to begin at
          - id: tag_buffer
            type: tag_buffer
      partition_snapshot_v1:
        -webide-representation: '{partition:dec}'
        seq:
          - id: partition
            type: s4
          - id: current_leader_epoch
            type: s4
            doc: 'that the sender knows; -1: unknown'
          - id: snapshot_id
            type: snapshot_id
            doc: 'which snapshot: the log up to this offset and epoch'
          - id: position
            type: s8
            doc: byte to begin at
          - id: tag_buffer
            type: partition_snapshot_tag_buffer
      snapshot_id:
        -webide-representation: '{epoch:dec}'
        seq:
          - id: end_offset
            type: s8
          - id: epoch
            type: s4
          - id: tag_buffer
            type: tag_buffer
      fetch_snapshot_request_tag_buffer:
        -webide-representation: '{num_fields:dec} tagged fields'
        seq:
          - id: num_fields
            type: uvarint
          - id: fields
            type: fetch_snapshot_request_tagged_field
            repeat: expr
            repeat-expr: num_fields.value
      fetch_snapshot_request_tagged_field:
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
                0: fetch_snapshot_request_cluster_id_tag
            size: len_content.value
      fetch_snapshot_request_cluster_id_tag:
        seq:
          - id: len_cluster_id
            type: compact_length
          - id: cluster_id
            type: str
            size: len_cluster_id.value
            if: len_cluster_id.value >= 0
      partition_snapshot_tag_buffer:
        -webide-representation: '{num_fields:dec} tagged fields'
        seq:
          - id: num_fields
            type: uvarint
          - id: fields
            type: partition_snapshot_tagged_field
            repeat: expr
            repeat-expr: num_fields.value
      partition_snapshot_tagged_field:
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
                0: partition_snapshot_replica_directory_id_tag
            size: len_content.value
      partition_snapshot_replica_directory_id_tag:
        seq:
          - id: replica_directory_id
            size: 16
            doc: 'of the log directory; zero: unknown'
  describe_cluster_request:
    doc: |
      The cluster's id, nodes and controller.
    types:
      describe_cluster_request_v0:
        seq:
          - id: include_cluster_authorized_operations
            type: u1
          - id: tag_buffer
            type: tag_buffer
      describe_cluster_request_v1:
        seq:
          - id: include_cluster_authorized_operations
            type: u1
          - id: endpoint_type
            type: s1
            doc: 1 brokers, 2 controllers
          - id: tag_buffer
            type: tag_buffer
      describe_cluster_request_v2:
        seq:
          - id: include_cluster_authorized_operations
            type: u1
          - id: endpoint_type
            type: s1
            doc: 1 brokers, 2 controllers
          - id: include_fenced_brokers
            type: u1
          - id: tag_buffer
            type: tag_buffer
  describe_producers_request:
    doc: |
      Producers active on partitions, to find hanging transactions (KIP-664, Kafka 3.0).
    types:
      describe_producers_request_v0:
        seq:
          - id: num_topics
            type: compact_length
          - id: topics
            type: topic_request
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: tag_buffer
      topic_request:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: compact_length
          - id: name
            type: str
            size: len_name.value
          - id: num_partition_indexes
            type: compact_length
          - id: partition_indexes
            type: s4
            repeat: expr
            repeat-expr: num_partition_indexes.value
          - id: tag_buffer
            type: tag_buffer
  broker_registration_request:
    doc: |
      A starting broker introduces itself to the KRaft controller.
    types:
      broker_registration_request_v0:
        -webide-representation: '{broker_id:dec}'
        seq:
          - id: broker_id
            type: s4
          - id: len_cluster_id
            type: compact_length
          - id: cluster_id
            type: str
            size: len_cluster_id.value
          - id: incarnation_id
            size: 16
            doc: made anew at each start of the process
          - id: num_listeners
            type: compact_length
          - id: listeners
            type: listener
            repeat: expr
            repeat-expr: num_listeners.value
          - id: num_features
            type: compact_length
          - id: features
            type: feature
            repeat: expr
            repeat-expr: num_features.value
            doc: of level 0 only from v4 on
          - id: len_rack
            type: compact_length
          - id: rack
            type: str
            size: len_rack.value
            if: len_rack.value >= 0
            doc: null where none is configured
          - id: tag_buffer
            type: tag_buffer
      broker_registration_request_v1:
        -webide-representation: '{broker_id:dec}'
        seq:
          - id: broker_id
            type: s4
          - id: len_cluster_id
            type: compact_length
          - id: cluster_id
            type: str
            size: len_cluster_id.value
          - id: incarnation_id
            size: 16
            doc: made anew at each start of the process
          - id: num_listeners
            type: compact_length
          - id: listeners
            type: listener
            repeat: expr
            repeat-expr: num_listeners.value
          - id: num_features
            type: compact_length
          - id: features
            type: feature
            repeat: expr
            repeat-expr: num_features.value
            doc: of level 0 only from v4 on
          - id: len_rack
            type: compact_length
          - id: rack
            type: str
            size: len_rack.value
            if: len_rack.value >= 0
            doc: null where none is configured
          - id: is_migrating_zk_broker
            type: u1
            doc: a ZooKeeper broker in migration
          - id: tag_buffer
            type: tag_buffer
      broker_registration_request_v2:
        -webide-representation: '{broker_id:dec}'
        seq:
          - id: broker_id
            type: s4
          - id: len_cluster_id
            type: compact_length
          - id: cluster_id
            type: str
            size: len_cluster_id.value
          - id: incarnation_id
            size: 16
            doc: made anew at each start of the process
          - id: num_listeners
            type: compact_length
          - id: listeners
            type: listener
            repeat: expr
            repeat-expr: num_listeners.value
          - id: num_features
            type: compact_length
          - id: features
            type: feature
            repeat: expr
            repeat-expr: num_features.value
            doc: of level 0 only from v4 on
          - id: len_rack
            type: compact_length
          - id: rack
            type: str
            size: len_rack.value
            if: len_rack.value >= 0
            doc: null where none is configured
          - id: is_migrating_zk_broker
            type: u1
            doc: a ZooKeeper broker in migration
          - id: num_log_dirs
            type: compact_length
          - id: log_dirs
            size: 16
            repeat: expr
            repeat-expr: num_log_dirs.value
            doc: ids of the usable directories
          - id: tag_buffer
            type: tag_buffer
      broker_registration_request_v3_to_v4:
        -webide-representation: '{broker_id:dec}'
        seq:
          - id: broker_id
            type: s4
          - id: len_cluster_id
            type: compact_length
          - id: cluster_id
            type: str
            size: len_cluster_id.value
          - id: incarnation_id
            size: 16
            doc: made anew at each start of the process
          - id: num_listeners
            type: compact_length
          - id: listeners
            type: listener
            repeat: expr
            repeat-expr: num_listeners.value
          - id: num_features
            type: compact_length
          - id: features
            type: feature
            repeat: expr
            repeat-expr: num_features.value
            doc: of level 0 only from v4 on
          - id: len_rack
            type: compact_length
          - id: rack
            type: str
            size: len_rack.value
            if: len_rack.value >= 0
            doc: null where none is configured
          - id: is_migrating_zk_broker
            type: u1
            doc: a ZooKeeper broker in migration
          - id: num_log_dirs
            type: compact_length
          - id: log_dirs
            size: 16
            repeat: expr
            repeat-expr: num_log_dirs.value
            doc: ids of the usable directories
          - id: previous_broker_epoch
            type: s8
            doc: 'before the last clean shutdown; -1: there was none'
          - id: tag_buffer
            type: tag_buffer
      listener:
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
      feature:
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
  broker_heartbeat_request:
    doc: |
      A broker keeps its registration with the KRaft controller alive.
    types:
      broker_heartbeat_request_v0:
        -webide-representation: '{broker_id:dec}'
        seq:
          - id: broker_id
            type: s4
          - id: broker_epoch
            type: s8
            doc: 'given when the broker registered; -1: unknown'
          - id: current_metadata_offset
            type: s8
            doc: how far the broker has read the metadata log
          - id: want_fence
            type: u1
            doc: it wants to take no part for now
          - id: want_shut_down
            type: u1
            doc: it wants its leaderships moved away first
          - id: tag_buffer
            type: tag_buffer
      broker_heartbeat_request_v1:
        -webide-representation: '{broker_id:dec}'
        seq:
          - id: broker_id
            type: s4
          - id: broker_epoch
            type: s8
            doc: 'given when the broker registered; -1: unknown'
          - id: current_metadata_offset
            type: s8
            doc: how far the broker has read the metadata log
          - id: want_fence
            type: u1
            doc: it wants to take no part for now
          - id: want_shut_down
            type: u1
            doc: it wants its leaderships moved away first
          - id: tag_buffer
            type: broker_heartbeat_request_tag_buffer_v1
      broker_heartbeat_request_v2:
        -webide-representation: '{broker_id:dec}'
        seq:
          - id: broker_id
            type: s4
          - id: broker_epoch
            type: s8
            doc: 'given when the broker registered; -1: unknown'
          - id: current_metadata_offset
            type: s8
            doc: how far the broker has read the metadata log
          - id: want_fence
            type: u1
            doc: it wants to take no part for now
          - id: want_shut_down
            type: u1
            doc: it wants its leaderships moved away first
          - id: tag_buffer
            type: broker_heartbeat_request_tag_buffer_v2
      broker_heartbeat_request_tag_buffer_v1:
        -webide-representation: '{num_fields:dec} tagged fields'
        seq:
          - id: num_fields
            type: uvarint
          - id: fields
            type: broker_heartbeat_request_tagged_field_v1
            repeat: expr
            repeat-expr: num_fields.value
      broker_heartbeat_request_tag_buffer_v2:
        -webide-representation: '{num_fields:dec} tagged fields'
        seq:
          - id: num_fields
            type: uvarint
          - id: fields
            type: broker_heartbeat_request_tagged_field_v2
            repeat: expr
            repeat-expr: num_fields.value
      broker_heartbeat_request_tagged_field_v1:
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
                0: broker_heartbeat_request_offline_log_dirs_tag
            size: len_content.value
      broker_heartbeat_request_tagged_field_v2:
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
                0: broker_heartbeat_request_offline_log_dirs_tag
                1: broker_heartbeat_request_cordoned_log_dirs_tag
            size: len_content.value
      broker_heartbeat_request_offline_log_dirs_tag:
        seq:
          - id: num_offline_log_dirs
            type: compact_length
          - id: offline_log_dirs
            size: 16
            repeat: expr
            repeat-expr: num_offline_log_dirs.value
            doc: ids of directories that failed
      broker_heartbeat_request_cordoned_log_dirs_tag:
        seq:
          - id: num_cordoned_log_dirs
            type: compact_length
          - id: cordoned_log_dirs
            size: 16
            repeat: expr
            repeat-expr: num_cordoned_log_dirs.value
            if: num_cordoned_log_dirs.value >= 0
            doc: 'ids of directories that take no new replicas; null: not known yet'
  unregister_broker_request:
    doc: |
      Make the KRaft controller forget a broker (KIP-631, Kafka 2.8).
    types:
      unregister_broker_request_v0:
        -webide-representation: '{broker_id:dec}'
        seq:
          - id: broker_id
            type: s4
          - id: tag_buffer
            type: tag_buffer
  describe_transactions_request:
    doc: |
      The state of transactions by transactional id (KIP-664, Kafka 3.0).
    types:
      describe_transactions_request_v0:
        seq:
          - id: num_transactional_ids
            type: compact_length
          - id: transactional_ids
            type: compact_string_element
            repeat: expr
            repeat-expr: num_transactional_ids.value
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
  list_transactions_request:
    doc: |
      Transactions that a broker coordinates.
    types:
      list_transactions_request_v0:
        seq:
          - id: num_state_filters
            type: compact_length
          - id: state_filters
            type: compact_string_element
            repeat: expr
            repeat-expr: num_state_filters.value
            doc: 'empty: all'
          - id: num_producer_id_filters
            type: compact_length
          - id: producer_id_filters
            type: s8
            repeat: expr
            repeat-expr: num_producer_id_filters.value
            doc: 'empty: all'
          - id: tag_buffer
            type: tag_buffer
      list_transactions_request_v1:
        seq:
          - id: num_state_filters
            type: compact_length
          - id: state_filters
            type: compact_string_element
            repeat: expr
            repeat-expr: num_state_filters.value
            doc: 'empty: all'
          - id: num_producer_id_filters
            type: compact_length
          - id: producer_id_filters
            type: s8
            repeat: expr
            repeat-expr: num_producer_id_filters.value
            doc: 'empty: all'
          - id: duration_filter
            type: s8
            doc: 'only those open for longer, in ms; negative: all'
          - id: tag_buffer
            type: tag_buffer
      list_transactions_request_v2:
        seq:
          - id: num_state_filters
            type: compact_length
          - id: state_filters
            type: compact_string_element
            repeat: expr
            repeat-expr: num_state_filters.value
            doc: 'empty: all'
          - id: num_producer_id_filters
            type: compact_length
          - id: producer_id_filters
            type: s8
            repeat: expr
            repeat-expr: num_producer_id_filters.value
            doc: 'empty: all'
          - id: duration_filter
            type: s8
            doc: 'only those open for longer, in ms; negative: all'
          - id: len_transactional_id_pattern
            type: compact_length
          - id: transactional_id_pattern
            type: str
            size: len_transactional_id_pattern.value
            if: len_transactional_id_pattern.value >= 0
            doc: 'RE2 pattern; null or empty: all'
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
  allocate_producer_ids_request:
    doc: |
      A broker fetches a block of producer ids from the controller (KIP-730, Kafka 3.0).
    types:
      allocate_producer_ids_request_v0:
        -webide-representation: '{broker_id:dec}'
        seq:
          - id: broker_id
            type: s4
          - id: broker_epoch
            type: s8
            doc: 'given when the broker registered; -1: unknown'
          - id: tag_buffer
            type: tag_buffer
  consumer_group_heartbeat_request:
    doc: |
      Join, stay in and leave a group of the new consumer protocol.
    types:
      consumer_group_heartbeat_request_v0:
        -webide-representation: '{group_id}, {member_id}'
        seq:
          - id: len_group_id
            type: compact_length
          - id: group_id
            type: str
            size: len_group_id.value
          - id: len_member_id
            type: compact_length
          - id: member_id
            type: str
            size: len_member_id.value
            doc: made by the broker in v0, by the member from v1 on
          - id: member_epoch
            type: s4
            doc: that the last answer gave; 0 joins, -1 leaves, -2 leaves for a while
          - id: len_instance_id
            type: compact_length
          - id: instance_id
            type: str
            size: len_instance_id.value
            if: len_instance_id.value >= 0
            doc: 'a static member''s own id; null: a dynamic member'
          - id: len_rack_id
            type: compact_length
          - id: rack_id
            type: str
            size: len_rack_id.value
            if: len_rack_id.value >= 0
            doc: null where none is configured
          - id: rebalance_timeout_ms
            type: s4
            doc: 'how long the member may take to give up partitions; -1: unchanged'
          - id: num_subscribed_topic_names
            type: compact_length
          - id: subscribed_topic_names
            type: compact_string_element
            repeat: expr
            repeat-expr: num_subscribed_topic_names.value
            if: num_subscribed_topic_names.value >= 0
            doc: 'null: unchanged'
          - id: len_server_assignor
            type: compact_length
          - id: server_assignor
            type: str
            size: len_server_assignor.value
            if: len_server_assignor.value >= 0
            doc: 'null: unchanged, or the group''s choice'
          - id: num_topic_partitions
            type: compact_length
          - id: topic_partitions
            type: topic_partitions
            repeat: expr
            repeat-expr: num_topic_partitions.value
            if: num_topic_partitions.value >= 0
            doc: 'what the member owns; null: unchanged'
          - id: tag_buffer
            type: tag_buffer
      consumer_group_heartbeat_request_v1:
        -webide-representation: '{group_id}, {member_id}'
        seq:
          - id: len_group_id
            type: compact_length
          - id: group_id
            type: str
            size: len_group_id.value
          - id: len_member_id
            type: compact_length
          - id: member_id
            type: str
            size: len_member_id.value
            doc: made by the broker in v0, by the member from v1 on
          - id: member_epoch
            type: s4
            doc: that the last answer gave; 0 joins, -1 leaves, -2 leaves for a while
          - id: len_instance_id
            type: compact_length
          - id: instance_id
            type: str
            size: len_instance_id.value
            if: len_instance_id.value >= 0
            doc: 'a static member''s own id; null: a dynamic member'
          - id: len_rack_id
            type: compact_length
          - id: rack_id
            type: str
            size: len_rack_id.value
            if: len_rack_id.value >= 0
            doc: null where none is configured
          - id: rebalance_timeout_ms
            type: s4
            doc: 'how long the member may take to give up partitions; -1: unchanged'
          - id: num_subscribed_topic_names
            type: compact_length
          - id: subscribed_topic_names
            type: compact_string_element
            repeat: expr
            repeat-expr: num_subscribed_topic_names.value
            if: num_subscribed_topic_names.value >= 0
            doc: 'null: unchanged'
          - id: len_subscribed_topic_regex
            type: compact_length
          - id: subscribed_topic_regex
            type: str
            size: len_subscribed_topic_regex.value
            if: len_subscribed_topic_regex.value >= 0
            doc: 'RE2 pattern; null: unchanged'
          - id: len_server_assignor
            type: compact_length
          - id: server_assignor
            type: str
            size: len_server_assignor.value
            if: len_server_assignor.value >= 0
            doc: 'null: unchanged, or the group''s choice'
          - id: num_topic_partitions
            type: compact_length
          - id: topic_partitions
            type: topic_partitions
            repeat: expr
            repeat-expr: num_topic_partitions.value
            if: num_topic_partitions.value >= 0
            doc: 'what the member owns; null: unchanged'
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
      topic_partitions:
        seq:
          - id: topic_id
            size: 16
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: s4
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
  consumer_group_describe_request:
    doc: |
      Members and assignments of groups of the new consumer protocol.
    types:
      consumer_group_describe_request_v0_to_v1:
        seq:
          - id: num_group_ids
            type: compact_length
          - id: group_ids
            type: compact_string_element
            repeat: expr
            repeat-expr: num_group_ids.value
          - id: include_authorized_operations
            type: u1
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
  controller_registration_request:
    doc: |
      A starting controller introduces itself to the active one.
    types:
      controller_registration_request_v0:
        seq:
          - id: controller_id
            type: s4
          - id: incarnation_id
            size: 16
            doc: made anew at each start of the process
          - id: zk_migration_ready
            type: u1
            doc: set up for the migration from ZooKeeper
          - id: num_listeners
            type: compact_length
          - id: listeners
            type: listener
            repeat: expr
            repeat-expr: num_listeners.value
          - id: num_features
            type: compact_length
          - id: features
            type: feature
            repeat: expr
            repeat-expr: num_features.value
          - id: tag_buffer
            type: tag_buffer
      listener:
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
      feature:
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
  get_telemetry_subscriptions_request:
    doc: |
      Which metrics the broker wants from this client (KIP-714, Kafka 3.7).
    types:
      get_telemetry_subscriptions_request_v0:
        seq:
          - id: client_instance_id
            size: 16
            doc: 'zero: give me one'
          - id: tag_buffer
            type: tag_buffer
  push_telemetry_request:
    doc: |
      A client delivers metrics in OTLP form (KIP-714, Kafka 3.7).
    types:
      push_telemetry_request_v0:
        seq:
          - id: client_instance_id
            size: 16
          - id: subscription_id
            type: s4
          - id: terminating
            type: u1
            doc: the client's last push
          - id: compression_type
            type: s1
            doc: 0 none, 1 gzip, 2 snappy, 3 lz4, 4 zstd
          - id: len_metrics
            type: compact_length
          - id: metrics
            size: len_metrics.value
            doc: OTLP MetricsData, a protobuf message
          - id: tag_buffer
            type: tag_buffer
  assign_replicas_to_dirs_request:
    doc: |
      A broker tells the controller which log directory holds which replica.
    types:
      assign_replicas_to_dirs_request_v0:
        -webide-representation: '{broker_id:dec}'
        seq:
          - id: broker_id
            type: s4
          - id: broker_epoch
            type: s8
            doc: 'given when the broker registered; -1: unknown'
          - id: num_directories
            type: compact_length
          - id: directories
            type: directory_data
            repeat: expr
            repeat-expr: num_directories.value
            doc: the log directory of each replica, in the same order
          - id: tag_buffer
            type: tag_buffer
      directory_data:
        seq:
          - id: id
            size: 16
            doc: of the log directory
          - id: num_topics
            type: compact_length
          - id: topics
            type: topic_data
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: tag_buffer
      topic_data:
        seq:
          - id: topic_id
            size: 16
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: partition_data
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      partition_data:
        -webide-representation: '{partition_index:dec}'
        seq:
          - id: partition_index
            type: s4
          - id: tag_buffer
            type: tag_buffer
  list_config_resources_request:
    doc: |
      Names of resources that have a configuration.
    types:
      list_config_resources_request_v0:
        seq:
          - id: tag_buffer
            type: tag_buffer
      list_config_resources_request_v1:
        seq:
          - id: num_resource_types
            type: compact_length
          - id: resource_types
            type: s1
            repeat: expr
            repeat-expr: num_resource_types.value
            doc: '2 topic, 4 broker, 8 broker logger, 16 client metrics, 32 group; empty: all of them'
          - id: tag_buffer
            type: tag_buffer
  describe_topic_partitions_request:
    doc: |
      Topics page by page, with eligible leader replicas (KIP-966, Kafka 3.8).
    types:
      describe_topic_partitions_request_v0:
        seq:
          - id: num_topics
            type: compact_length
          - id: topics
            type: topic_request
            repeat: expr
            repeat-expr: num_topics.value
          - id: response_partition_limit
            type: s4
          - id: has_cursor
            type: s1
          - id: cursor
            type: cursor
            if: has_cursor >= 0
            doc: 'where to go on; null: at the beginning'
          - id: tag_buffer
            type: tag_buffer
      topic_request:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: compact_length
          - id: name
            type: str
            size: len_name.value
          - id: tag_buffer
            type: tag_buffer
      cursor:
        -webide-representation: '{topic_name}, {partition_index:dec}'
        seq:
          - id: len_topic_name
            type: compact_length
          - id: topic_name
            type: str
            size: len_topic_name.value
          - id: partition_index
            type: s4
          - id: tag_buffer
            type: tag_buffer
  share_group_heartbeat_request:
    doc: |
      Join, stay in and leave a share group.
    types:
      share_group_heartbeat_request_v0_to_v1:
        -webide-representation: '{group_id}, {member_id}'
        seq:
          - id: len_group_id
            type: compact_length
          - id: group_id
            type: str
            size: len_group_id.value
          - id: len_member_id
            type: compact_length
          - id: member_id
            type: str
            size: len_member_id.value
            doc: made by the member
          - id: member_epoch
            type: s4
            doc: that the last answer gave; 0 joins, -1 leaves
          - id: len_rack_id
            type: compact_length
          - id: rack_id
            type: str
            size: len_rack_id.value
            if: len_rack_id.value >= 0
            doc: null where none is configured
          - id: num_subscribed_topic_names
            type: compact_length
          - id: subscribed_topic_names
            type: compact_string_element
            repeat: expr
            repeat-expr: num_subscribed_topic_names.value
            if: num_subscribed_topic_names.value >= 0
            doc: 'null: unchanged'
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
  share_group_describe_request:
    doc: |
      Members and assignments of share groups.
    types:
      share_group_describe_request_v0_to_v1:
        seq:
          - id: num_group_ids
            type: compact_length
          - id: group_ids
            type: compact_string_element
            repeat: expr
            repeat-expr: num_group_ids.value
          - id: include_authorized_operations
            type: u1
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
  share_fetch_request:
    doc: |
      A share group's consumer acquires records, and may acknowledge earlier ones.
    types:
      share_fetch_request_v0:
        -webide-representation: '{group_id}, {member_id}'
        seq:
          - id: len_group_id
            type: compact_length
          - id: group_id
            type: str
            size: len_group_id.value
            if: len_group_id.value >= 0
            doc: 'null: the session''s'
          - id: len_member_id
            type: compact_length
          - id: member_id
            type: str
            size: len_member_id.value
            if: len_member_id.value >= 0
            doc: 'null: the session''s'
          - id: share_session_epoch
            type: s4
            doc: 0 opens a session, -1 closes it, else one more than before
          - id: max_wait_ms
            type: s4
            doc: how long to wait for min_bytes
          - id: min_bytes
            type: s4
            doc: answer as soon as there are so many
          - id: max_bytes
            type: s4
            doc: of all partitions; a first batch that is larger comes all the same
          - id: num_topics
            type: compact_length
          - id: topics
            type: fetch_topic_v0
            repeat: expr
            repeat-expr: num_topics.value
          - id: num_forgotten_topics_data
            type: compact_length
          - id: forgotten_topics_data
            type: forgotten_topic
            repeat: expr
            repeat-expr: num_forgotten_topics_data.value
            doc: to leave the session
          - id: tag_buffer
            type: tag_buffer
      share_fetch_request_v1:
        -webide-representation: '{group_id}, {member_id}'
        seq:
          - id: len_group_id
            type: compact_length
          - id: group_id
            type: str
            size: len_group_id.value
            if: len_group_id.value >= 0
            doc: 'null: the session''s'
          - id: len_member_id
            type: compact_length
          - id: member_id
            type: str
            size: len_member_id.value
            if: len_member_id.value >= 0
            doc: 'null: the session''s'
          - id: share_session_epoch
            type: s4
            doc: 0 opens a session, -1 closes it, else one more than before
          - id: max_wait_ms
            type: s4
            doc: how long to wait for min_bytes
          - id: min_bytes
            type: s4
            doc: answer as soon as there are so many
          - id: max_bytes
            type: s4
            doc: of all partitions; a first batch that is larger comes all the same
          - id: max_records
            type: s4
            doc: how many to acquire; batches are not split
          - id: batch_size
            type: s4
            doc: how many records to group into one batch of acquired_records
          - id: num_topics
            type: compact_length
          - id: topics
            type: fetch_topic_v1_to_v2
            repeat: expr
            repeat-expr: num_topics.value
          - id: num_forgotten_topics_data
            type: compact_length
          - id: forgotten_topics_data
            type: forgotten_topic
            repeat: expr
            repeat-expr: num_forgotten_topics_data.value
            doc: to leave the session
          - id: tag_buffer
            type: tag_buffer
      share_fetch_request_v2:
        -webide-representation: '{group_id}, {member_id}'
        seq:
          - id: len_group_id
            type: compact_length
          - id: group_id
            type: str
            size: len_group_id.value
            if: len_group_id.value >= 0
            doc: 'null: the session''s'
          - id: len_member_id
            type: compact_length
          - id: member_id
            type: str
            size: len_member_id.value
            if: len_member_id.value >= 0
            doc: 'null: the session''s'
          - id: share_session_epoch
            type: s4
            doc: 0 opens a session, -1 closes it, else one more than before
          - id: max_wait_ms
            type: s4
            doc: how long to wait for min_bytes
          - id: min_bytes
            type: s4
            doc: answer as soon as there are so many
          - id: max_bytes
            type: s4
            doc: of all partitions; a first batch that is larger comes all the same
          - id: max_records
            type: s4
            doc: how many to acquire; batches are not split
          - id: batch_size
            type: s4
            doc: how many records to group into one batch of acquired_records
          - id: share_acquire_mode
            type: s1
            doc: 0 whole batches, beyond max_records if need be; 1 never more than max_records
          - id: is_renew_ack
            type: u1
            doc: some acknowledgement below is a 4
          - id: num_topics
            type: compact_length
          - id: topics
            type: fetch_topic_v1_to_v2
            repeat: expr
            repeat-expr: num_topics.value
          - id: num_forgotten_topics_data
            type: compact_length
          - id: forgotten_topics_data
            type: forgotten_topic
            repeat: expr
            repeat-expr: num_forgotten_topics_data.value
            doc: to leave the session
          - id: tag_buffer
            type: tag_buffer
      fetch_topic_v0:
        seq:
          - id: topic_id
            size: 16
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: fetch_partition_v0
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      fetch_topic_v1_to_v2:
        seq:
          - id: topic_id
            size: 16
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: fetch_partition_v1_to_v2
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      fetch_partition_v0:
        -webide-representation: '{partition_index:dec}'
        seq:
          - id: partition_index
            type: s4
          - id: partition_max_bytes
            type: s4
          - id: num_acknowledgement_batches
            type: compact_length
          - id: acknowledgement_batches
            type: acknowledgement_batch
            repeat: expr
            repeat-expr: num_acknowledgement_batches.value
          - id: tag_buffer
            type: tag_buffer
      fetch_partition_v1_to_v2:
        -webide-representation: '{partition_index:dec}'
        seq:
          - id: partition_index
            type: s4
          - id: num_acknowledgement_batches
            type: compact_length
          - id: acknowledgement_batches
            type: acknowledgement_batch
            repeat: expr
            repeat-expr: num_acknowledgement_batches.value
          - id: tag_buffer
            type: tag_buffer
      acknowledgement_batch:
        seq:
          - id: first_offset
            type: s8
          - id: last_offset
            type: s8
            doc: inclusive
          - id: num_acknowledge_types
            type: compact_length
          - id: acknowledge_types
            type: s1
            repeat: expr
            repeat-expr: num_acknowledge_types.value
            doc: 0 gap, 1 accept, 2 release, 3 reject, 4 renew; one for all, or for each
          - id: tag_buffer
            type: tag_buffer
      forgotten_topic:
        seq:
          - id: topic_id
            size: 16
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: s4
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
  share_acknowledge_request:
    doc: |
      A share group's consumer acknowledges records apart from fetching.
    types:
      share_acknowledge_request_v0_to_v1:
        -webide-representation: '{group_id}, {member_id}'
        seq:
          - id: len_group_id
            type: compact_length
          - id: group_id
            type: str
            size: len_group_id.value
            if: len_group_id.value >= 0
            doc: 'null: the session''s'
          - id: len_member_id
            type: compact_length
          - id: member_id
            type: str
            size: len_member_id.value
            if: len_member_id.value >= 0
            doc: 'null: the session''s'
          - id: share_session_epoch
            type: s4
            doc: 0 opens a session, -1 closes it, else one more than before
          - id: num_topics
            type: compact_length
          - id: topics
            type: acknowledge_topic
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: tag_buffer
      share_acknowledge_request_v2:
        -webide-representation: '{group_id}, {member_id}'
        seq:
          - id: len_group_id
            type: compact_length
          - id: group_id
            type: str
            size: len_group_id.value
            if: len_group_id.value >= 0
            doc: 'null: the session''s'
          - id: len_member_id
            type: compact_length
          - id: member_id
            type: str
            size: len_member_id.value
            if: len_member_id.value >= 0
            doc: 'null: the session''s'
          - id: share_session_epoch
            type: s4
            doc: 0 opens a session, -1 closes it, else one more than before
          - id: is_renew_ack
            type: u1
            doc: some acknowledgement below is a 4
          - id: num_topics
            type: compact_length
          - id: topics
            type: acknowledge_topic
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: tag_buffer
      acknowledge_topic:
        seq:
          - id: topic_id
            size: 16
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: acknowledge_partition
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      acknowledge_partition:
        -webide-representation: '{partition_index:dec}'
        seq:
          - id: partition_index
            type: s4
          - id: num_acknowledgement_batches
            type: compact_length
          - id: acknowledgement_batches
            type: acknowledgement_batch
            repeat: expr
            repeat-expr: num_acknowledgement_batches.value
          - id: tag_buffer
            type: tag_buffer
      acknowledgement_batch:
        seq:
          - id: first_offset
            type: s8
          - id: last_offset
            type: s8
            doc: inclusive
          - id: num_acknowledge_types
            type: compact_length
          - id: acknowledge_types
            type: s1
            repeat: expr
            repeat-expr: num_acknowledge_types.value
            doc: 0 gap, 1 accept, 2 release, 3 reject, 4 renew; one for all, or for each
          - id: tag_buffer
            type: tag_buffer
  add_raft_voter_request:
    doc: |
      Make a controller a voter of the KRaft quorum.
    types:
      add_raft_voter_request_v0:
        seq:
          - id: len_cluster_id
            type: compact_length
          - id: cluster_id
            type: str
            size: len_cluster_id.value
            if: len_cluster_id.value >= 0
            doc: 'refused where it is another cluster''s; null: do not check'
          - id: timeout_ms
            type: s4
            doc: how long the broker may take
          - id: voter_id
            type: s4
          - id: voter_directory_id
            size: 16
            doc: of the voter's metadata log directory
          - id: num_listeners
            type: compact_length
          - id: listeners
            type: listener
            repeat: expr
            repeat-expr: num_listeners.value
            doc: where the voter is to be reached
          - id: tag_buffer
            type: tag_buffer
      add_raft_voter_request_v1:
        seq:
          - id: len_cluster_id
            type: compact_length
          - id: cluster_id
            type: str
            size: len_cluster_id.value
            if: len_cluster_id.value >= 0
            doc: 'refused where it is another cluster''s; null: do not check'
          - id: timeout_ms
            type: s4
            doc: how long the broker may take
          - id: voter_id
            type: s4
          - id: voter_directory_id
            size: 16
            doc: of the voter's metadata log directory
          - id: num_listeners
            type: compact_length
          - id: listeners
            type: listener
            repeat: expr
            repeat-expr: num_listeners.value
            doc: where the voter is to be reached
          - id: ack_when_committed
            type: u1
            doc: answer when the new voter set is committed, not as soon as it is written
          - id: tag_buffer
            type: tag_buffer
      listener:
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
          - id: tag_buffer
            type: tag_buffer
  remove_raft_voter_request:
    doc: |
      Take a controller out of the KRaft quorum's voters (KIP-853, Kafka 3.9).
    types:
      remove_raft_voter_request_v0:
        seq:
          - id: len_cluster_id
            type: compact_length
          - id: cluster_id
            type: str
            size: len_cluster_id.value
            if: len_cluster_id.value >= 0
            doc: 'refused where it is another cluster''s; null: do not check'
          - id: voter_id
            type: s4
          - id: voter_directory_id
            size: 16
          - id: tag_buffer
            type: tag_buffer
  update_raft_voter_request:
    doc: |
      A voter reports its endpoints and KRaft versions to the leader (KIP-853, Kafka 3.9).
    types:
      update_raft_voter_request_v0:
        seq:
          - id: len_cluster_id
            type: compact_length
          - id: cluster_id
            type: str
            size: len_cluster_id.value
            if: len_cluster_id.value >= 0
            doc: 'refused where it is another cluster''s; null: do not check'
          - id: current_leader_epoch
            type: s4
            doc: that the voter knows
          - id: voter_id
            type: s4
          - id: voter_directory_id
            size: 16
          - id: num_listeners
            type: compact_length
          - id: listeners
            type: listener
            repeat: expr
            repeat-expr: num_listeners.value
          - id: k_raft_version_feature
            type: k_raft_version_feature
            doc: levels of kraft.version that the voter can do
          - id: tag_buffer
            type: tag_buffer
      listener:
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
          - id: tag_buffer
            type: tag_buffer
      k_raft_version_feature:
        seq:
          - id: min_supported_version
            type: s2
          - id: max_supported_version
            type: s2
          - id: tag_buffer
            type: tag_buffer
  initialize_share_group_state_request:
    doc: |
      The group coordinator has the share coordinator set up its state.
    types:
      initialize_share_group_state_request_v0:
        -webide-representation: '{group_id}'
        seq:
          - id: len_group_id
            type: compact_length
          - id: group_id
            type: str
            size: len_group_id.value
          - id: num_topics
            type: compact_length
          - id: topics
            type: initialize_state_data
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: tag_buffer
      initialize_state_data:
        seq:
          - id: topic_id
            size: 16
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: partition_data
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      partition_data:
        -webide-representation: '{partition:dec}'
        seq:
          - id: partition
            type: s4
          - id: state_epoch
            type: s4
          - id: start_offset
            type: s8
            doc: '-1: not known yet'
          - id: tag_buffer
            type: tag_buffer
  read_share_group_state_request:
    doc: |
      A partition leader loads a share group's state from the share coordinator.
    types:
      read_share_group_state_request_v0:
        -webide-representation: '{group_id}'
        seq:
          - id: len_group_id
            type: compact_length
          - id: group_id
            type: str
            size: len_group_id.value
          - id: num_topics
            type: compact_length
          - id: topics
            type: read_state_data
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: tag_buffer
      read_state_data:
        seq:
          - id: topic_id
            size: 16
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: partition_data
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      partition_data:
        -webide-representation: '{partition:dec}'
        seq:
          - id: partition
            type: s4
          - id: leader_epoch
            type: s4
          - id: tag_buffer
            type: tag_buffer
  write_share_group_state_request:
    doc: |
      A partition leader saves a share group's state at the share coordinator.
    types:
      write_share_group_state_request_v0:
        -webide-representation: '{group_id}'
        seq:
          - id: len_group_id
            type: compact_length
          - id: group_id
            type: str
            size: len_group_id.value
          - id: num_topics
            type: compact_length
          - id: topics
            type: write_state_data_v0
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: tag_buffer
      write_share_group_state_request_v1:
        -webide-representation: '{group_id}'
        seq:
          - id: len_group_id
            type: compact_length
          - id: group_id
            type: str
            size: len_group_id.value
          - id: num_topics
            type: compact_length
          - id: topics
            type: write_state_data_v1
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: tag_buffer
      write_state_data_v0:
        seq:
          - id: topic_id
            size: 16
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: partition_data_v0
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      write_state_data_v1:
        seq:
          - id: topic_id
            size: 16
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: partition_data_v1
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      partition_data_v0:
        -webide-representation: '{partition:dec}'
        seq:
          - id: partition
            type: s4
          - id: state_epoch
            type: s4
            doc: rises when the state is reset
          - id: leader_epoch
            type: s4
          - id: start_offset
            type: s8
            doc: '-1: unchanged'
          - id: num_state_batches
            type: compact_length
          - id: state_batches
            type: state_batch
            repeat: expr
            repeat-expr: num_state_batches.value
          - id: tag_buffer
            type: tag_buffer
      partition_data_v1:
        -webide-representation: '{partition:dec}'
        seq:
          - id: partition
            type: s4
          - id: state_epoch
            type: s4
            doc: rises when the state is reset
          - id: leader_epoch
            type: s4
          - id: start_offset
            type: s8
            doc: '-1: unchanged'
          - id: delivery_complete_count
            type: s4
            doc: 'records at or after start_offset that are done with; -1: unknown'
          - id: num_state_batches
            type: compact_length
          - id: state_batches
            type: state_batch
            repeat: expr
            repeat-expr: num_state_batches.value
          - id: tag_buffer
            type: tag_buffer
      state_batch:
        seq:
          - id: first_offset
            type: s8
          - id: last_offset
            type: s8
            doc: inclusive
          - id: delivery_state
            type: s1
            doc: 0 available, 2 acknowledged, 4 archived
          - id: delivery_count
            type: s2
            doc: how often it was handed out
          - id: tag_buffer
            type: tag_buffer
  delete_share_group_state_request:
    doc: |
      The group coordinator has the share coordinator drop its state.
    types:
      delete_share_group_state_request_v0:
        -webide-representation: '{group_id}'
        seq:
          - id: len_group_id
            type: compact_length
          - id: group_id
            type: str
            size: len_group_id.value
          - id: num_topics
            type: compact_length
          - id: topics
            type: delete_state_data
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: tag_buffer
      delete_state_data:
        seq:
          - id: topic_id
            size: 16
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: partition_data
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      partition_data:
        -webide-representation: '{partition:dec}'
        seq:
          - id: partition
            type: s4
          - id: tag_buffer
            type: tag_buffer
  read_share_group_state_summary_request:
    doc: |
      The group coordinator asks for start offsets without the state batches.
    types:
      read_share_group_state_summary_request_v0_to_v1:
        -webide-representation: '{group_id}'
        seq:
          - id: len_group_id
            type: compact_length
          - id: group_id
            type: str
            size: len_group_id.value
          - id: num_topics
            type: compact_length
          - id: topics
            type: read_state_summary_data
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: tag_buffer
      read_state_summary_data:
        seq:
          - id: topic_id
            size: 16
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: partition_data
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      partition_data:
        -webide-representation: '{partition:dec}'
        seq:
          - id: partition
            type: s4
          - id: leader_epoch
            type: s4
          - id: tag_buffer
            type: tag_buffer
  streams_group_heartbeat_request:
    doc: |
      Join, stay in and leave a Kafka Streams group.
    types:
      streams_group_heartbeat_request_v0_to_v1:
        -webide-representation: '{group_id}, {member_id}'
        seq:
          - id: len_group_id
            type: compact_length
          - id: group_id
            type: str
            size: len_group_id.value
          - id: len_member_id
            type: compact_length
          - id: member_id
            type: str
            size: len_member_id.value
            doc: made by the member
          - id: member_epoch
            type: s4
            doc: that the last answer gave; 0 joins, -1 leaves, -2 leaves for a while
          - id: endpoint_information_epoch
            type: s4
            doc: of the endpoints that the member knows
          - id: len_instance_id
            type: compact_length
          - id: instance_id
            type: str
            size: len_instance_id.value
            if: len_instance_id.value >= 0
            doc: 'a static member''s own id; null: a dynamic member'
          - id: len_rack_id
            type: compact_length
          - id: rack_id
            type: str
            size: len_rack_id.value
            if: len_rack_id.value >= 0
            doc: null where none is configured
          - id: rebalance_timeout_ms
            type: s4
            doc: 'how long the member may take to give up tasks; -1: unchanged'
          - id: has_topology
            type: s1
          - id: topology
            type: topology
            if: has_topology >= 0
            doc: 'sent on joining; null: unchanged'
          - id: num_active_tasks
            type: compact_length
          - id: active_tasks
            type: task_ids
            repeat: expr
            repeat-expr: num_active_tasks.value
            if: num_active_tasks.value >= 0
            doc: 'what the member owns; null: unchanged'
          - id: num_standby_tasks
            type: compact_length
          - id: standby_tasks
            type: task_ids
            repeat: expr
            repeat-expr: num_standby_tasks.value
            if: num_standby_tasks.value >= 0
            doc: likewise
          - id: num_warmup_tasks
            type: compact_length
          - id: warmup_tasks
            type: task_ids
            repeat: expr
            repeat-expr: num_warmup_tasks.value
            if: num_warmup_tasks.value >= 0
            doc: likewise
          - id: len_process_id
            type: compact_length
          - id: process_id
            type: str
            size: len_process_id.value
            if: len_process_id.value >= 0
            doc: 'shared by the threads of one application instance; null: unchanged'
          - id: has_user_endpoint
            type: s1
          - id: user_endpoint
            type: endpoint
            if: has_user_endpoint >= 0
            doc: 'for interactive queries; null: unchanged, or none'
          - id: num_client_tags
            type: compact_length
          - id: client_tags
            type: key_value
            repeat: expr
            repeat-expr: num_client_tags.value
            if: num_client_tags.value >= 0
            doc: 'for rack-aware assignment; null: unchanged'
          - id: num_task_offsets
            type: compact_length
          - id: task_offsets
            type: task_offset
            repeat: expr
            repeat-expr: num_task_offsets.value
            if: num_task_offsets.value >= 0
            doc: 'how far its changelogs are restored; null: unchanged'
          - id: num_task_end_offsets
            type: compact_length
          - id: task_end_offsets
            type: task_offset
            repeat: expr
            repeat-expr: num_task_end_offsets.value
            if: num_task_end_offsets.value >= 0
            doc: 'how far they reach; null: unchanged'
          - id: shutdown_application
            type: u1
            doc: ask every member to stop
          - id: tag_buffer
            type: tag_buffer
      topology:
        -webide-representation: '{epoch:dec}'
        seq:
          - id: epoch
            type: s4
          - id: num_subtopologies
            type: compact_length
          - id: subtopologies
            type: subtopology
            repeat: expr
            repeat-expr: num_subtopologies.value
          - id: tag_buffer
            type: tag_buffer
      subtopology:
        seq:
          - id: len_subtopology_id
            type: compact_length
          - id: subtopology_id
            type: str
            size: len_subtopology_id.value
          - id: num_source_topics
            type: compact_length
          - id: source_topics
            type: compact_string_element
            repeat: expr
            repeat-expr: num_source_topics.value
          - id: num_source_topic_regex
            type: compact_length
          - id: source_topic_regex
            type: compact_string_element
            repeat: expr
            repeat-expr: num_source_topic_regex.value
          - id: num_state_changelog_topics
            type: compact_length
          - id: state_changelog_topics
            type: topic_info
            repeat: expr
            repeat-expr: num_state_changelog_topics.value
          - id: num_repartition_sink_topics
            type: compact_length
          - id: repartition_sink_topics
            type: compact_string_element
            repeat: expr
            repeat-expr: num_repartition_sink_topics.value
          - id: num_repartition_source_topics
            type: compact_length
          - id: repartition_source_topics
            type: topic_info
            repeat: expr
            repeat-expr: num_repartition_source_topics.value
          - id: num_copartition_groups
            type: compact_length
          - id: copartition_groups
            type: copartition_group
            repeat: expr
            repeat-expr: num_copartition_groups.value
            doc: source topics that must be partitioned alike
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
      topic_info:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: compact_length
          - id: name
            type: str
            size: len_name.value
          - id: partitions
            type: s4
            doc: '0: as the source topics have'
          - id: replication_factor
            type: s2
            doc: '0: the broker''s default'
          - id: num_topic_configs
            type: compact_length
          - id: topic_configs
            type: key_value
            repeat: expr
            repeat-expr: num_topic_configs.value
          - id: tag_buffer
            type: tag_buffer
      key_value:
        -webide-representation: '{key}, {value}'
        seq:
          - id: len_key
            type: compact_length
          - id: key
            type: str
            size: len_key.value
          - id: len_value
            type: compact_length
          - id: value
            type: str
            size: len_value.value
          - id: tag_buffer
            type: tag_buffer
      copartition_group:
        seq:
          - id: num_source_topics
            type: compact_length
          - id: source_topics
            type: s2
            repeat: expr
            repeat-expr: num_source_topics.value
            doc: indexes into the subtopology's list, as the following
          - id: num_source_topic_regex
            type: compact_length
          - id: source_topic_regex
            type: s2
            repeat: expr
            repeat-expr: num_source_topic_regex.value
          - id: num_repartition_source_topics
            type: compact_length
          - id: repartition_source_topics
            type: s2
            repeat: expr
            repeat-expr: num_repartition_source_topics.value
          - id: tag_buffer
            type: tag_buffer
      task_ids:
        seq:
          - id: len_subtopology_id
            type: compact_length
          - id: subtopology_id
            type: str
            size: len_subtopology_id.value
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: s4
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      endpoint:
        -webide-representation: '{host}, {port:dec}'
        seq:
          - id: len_host
            type: compact_length
          - id: host
            type: str
            size: len_host.value
          - id: port
            type: u2
          - id: tag_buffer
            type: tag_buffer
      task_offset:
        -webide-representation: '{partition:dec}, {offset:dec}'
        seq:
          - id: len_subtopology_id
            type: compact_length
          - id: subtopology_id
            type: str
            size: len_subtopology_id.value
          - id: partition
            type: s4
          - id: offset
            type: s8
          - id: tag_buffer
            type: tag_buffer
  streams_group_describe_request:
    doc: |
      Members, tasks and topology of Kafka Streams groups.
    types:
      streams_group_describe_request_v0:
        seq:
          - id: num_group_ids
            type: compact_length
          - id: group_ids
            type: compact_string_element
            repeat: expr
            repeat-expr: num_group_ids.value
          - id: include_authorized_operations
            type: u1
          - id: tag_buffer
            type: tag_buffer
      streams_group_describe_request_v1:
        seq:
          - id: num_group_ids
            type: compact_length
          - id: group_ids
            type: compact_string_element
            repeat: expr
            repeat-expr: num_group_ids.value
          - id: include_authorized_operations
            type: u1
          - id: include_topology_description
            type: u1
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
  describe_share_group_offsets_request:
    doc: |
      Where share groups begin in their partitions.
    types:
      describe_share_group_offsets_request_v0_to_v1:
        seq:
          - id: num_groups
            type: compact_length
          - id: groups
            type: describe_share_group_offsets_request_group
            repeat: expr
            repeat-expr: num_groups.value
          - id: tag_buffer
            type: tag_buffer
      describe_share_group_offsets_request_group:
        -webide-representation: '{group_id}'
        seq:
          - id: len_group_id
            type: compact_length
          - id: group_id
            type: str
            size: len_group_id.value
          - id: num_topics
            type: compact_length
          - id: topics
            type: describe_share_group_offsets_request_topic
            repeat: expr
            repeat-expr: num_topics.value
            if: num_topics.value >= 0
            doc: 'null: all'
          - id: tag_buffer
            type: tag_buffer
      describe_share_group_offsets_request_topic:
        -webide-representation: '{topic_name}'
        seq:
          - id: len_topic_name
            type: compact_length
          - id: topic_name
            type: str
            size: len_topic_name.value
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: s4
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
  alter_share_group_offsets_request:
    doc: |
      Reset the start offsets of an empty share group.
    types:
      alter_share_group_offsets_request_v0:
        -webide-representation: '{group_id}'
        seq:
          - id: len_group_id
            type: compact_length
          - id: group_id
            type: str
            size: len_group_id.value
          - id: num_topics
            type: compact_length
          - id: topics
            type: alter_share_group_offsets_request_topic
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: tag_buffer
      alter_share_group_offsets_request_topic:
        -webide-representation: '{topic_name}'
        seq:
          - id: len_topic_name
            type: compact_length
          - id: topic_name
            type: str
            size: len_topic_name.value
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: alter_share_group_offsets_request_partition
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      alter_share_group_offsets_request_partition:
        -webide-representation: '{partition_index:dec}'
        seq:
          - id: partition_index
            type: s4
          - id: start_offset
            type: s8
            doc: where the group begins to read
          - id: tag_buffer
            type: tag_buffer
  delete_share_group_offsets_request:
    doc: |
      Forget a share group's offsets of some topics.
    types:
      delete_share_group_offsets_request_v0:
        -webide-representation: '{group_id}'
        seq:
          - id: len_group_id
            type: compact_length
          - id: group_id
            type: str
            size: len_group_id.value
          - id: num_topics
            type: compact_length
          - id: topics
            type: delete_share_group_offsets_request_topic
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: tag_buffer
      delete_share_group_offsets_request_topic:
        -webide-representation: '{topic_name}'
        seq:
          - id: len_topic_name
            type: compact_length
          - id: topic_name
            type: str
            size: len_topic_name.value
          - id: tag_buffer
            type: tag_buffer
  streams_group_topology_description_update_request:
    doc: |
      A Kafka Streams member describes its topology to the broker.
    types:
      streams_group_topology_description_update_request_v0:
        -webide-representation: '{group_id}, {member_id}'
        seq:
          - id: len_group_id
            type: compact_length
          - id: group_id
            type: str
            size: len_group_id.value
          - id: len_member_id
            type: compact_length
          - id: member_id
            type: str
            size: len_member_id.value
          - id: topology_epoch
            type: s4
            doc: of the topology described
          - id: topology_description
            type: topology_description
          - id: tag_buffer
            type: tag_buffer
      topology_description:
        seq:
          - id: num_subtopologies
            type: compact_length
          - id: subtopologies
            type: topology_description_subtopology
            repeat: expr
            repeat-expr: num_subtopologies.value
          - id: num_global_stores
            type: compact_length
          - id: global_stores
            type: topology_description_global_store
            repeat: expr
            repeat-expr: num_global_stores.value
          - id: tag_buffer
            type: tag_buffer
      topology_description_subtopology:
        seq:
          - id: len_subtopology_id
            type: compact_length
          - id: subtopology_id
            type: str
            size: len_subtopology_id.value
          - id: num_nodes
            type: compact_length
          - id: nodes
            type: topology_description_node
            repeat: expr
            repeat-expr: num_nodes.value
          - id: tag_buffer
            type: tag_buffer
      topology_description_node:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: compact_length
          - id: name
            type: str
            size: len_name.value
          - id: node_type
            type: s1
            doc: 1 source, 2 processor, 3 sink
          - id: num_source_topics
            type: compact_length
          - id: source_topics
            type: compact_string_element
            repeat: expr
            repeat-expr: num_source_topics.value
          - id: len_sink_topic
            type: compact_length
          - id: sink_topic
            type: str
            size: len_sink_topic.value
            if: len_sink_topic.value >= 0
            doc: 'null: no sink, or a topic chosen at run time'
          - id: num_stores
            type: compact_length
          - id: stores
            type: compact_string_element
            repeat: expr
            repeat-expr: num_stores.value
          - id: num_successors
            type: compact_length
          - id: successors
            type: compact_string_element
            repeat: expr
            repeat-expr: num_successors.value
            doc: names of the nodes that it feeds
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
      topology_description_global_store:
        seq:
          - id: source
            type: topology_description_node
          - id: processor
            type: topology_description_node
          - id: tag_buffer
            type: tag_buffer
  unregister_controller_request:
    doc: |
      Make the active controller forget another one (KIP-1312, Kafka 4.4).
    types:
      unregister_controller_request_v0:
        seq:
          - id: controller_id
            type: s4
          - id: tag_buffer
            type: tag_buffer
  records:
    doc: |
      Record batches (magic 2) and messages (magic 0 and 1) back to back: the content of a records field of Produce and Fetch,
      and of a log segment. There is no count: they end where the bytes do. A fetch may cut the last one off, a segment may
      end in zero bytes that were allocated beforehand; both are the `tail` of the last entry, as is whatever Kafka refuses.
    doc-ref: https://kafka.apache.org/documentation/#recordbatch
    seq:
      - id: entries
        type: records_entry
        repeat: eos
  records_entry:
    -webide-representation: '{batch}{tail}'
    seq:
      - id: batch
        type:
          switch-on: magic
          cases:
            0: message_v0
            1: message_v1
            2: record_batch
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
        value: len_rest > 16 and stored_size.as<s8> <= len_rest - 12 and ((magic == 0 and stored_size >= 14) or (magic == 1 and stored_size >= 22) or (magic == 2 and stored_size >= 49))
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
  record_batch:
    doc: |
      A batch of records of magic 2, as Kafka writes them since 0.11 (KIP-98). Compressed records stay bytes: Kaitai knows
      none of the four codecs. Decompressed, they are `record` after `record`. Kaitai does not compute the checksum either.
    doc-ref: https://kafka.apache.org/documentation/#recordbatch
    -webide-representation: '{num_records:dec} records from offset {base_offset:dec}, {codec}'
    seq:
      - id: base_offset
        type: s8
        doc: of the first record that was written into it
      - id: batch_length
        type: s4
        doc: bytes that follow
      - id: partition_leader_epoch
        type: s4
        doc: set by the broker; the CRC does not cover it
      - id: magic
        type: s1
      - id: crc
        type: u4
        doc: CRC32C of all that follows
      - id: attributes
        type: s2
        doc: bits 0-2 codec, 3 LogAppendTime, 4 transactional, 5 control, 6 base_timestamp is the delete horizon (KIP-534)
      - id: last_offset_delta
        type: s4
        doc: of the last record that was written into it, kept or not
      - id: base_timestamp
        type: s8
        doc: of the first record, in ms, or the delete horizon
      - id: max_timestamp
        type: s8
        doc: of all records, in ms; with LogAppendTime every record's
      - id: producer_id
        type: s8
      - id: producer_epoch
        type: s2
      - id: base_sequence
        type: s4
        doc: of the first record, for an idempotent producer; wraps to 0
      - id: num_records
        type: s4
        doc: records that follow
      - id: records
        type: record
        repeat: expr
        repeat-expr: num_records
        if: codec == codec::none
      - id: compressed_records
        size-eos: true
        if: codec != codec::none
    instances:
      codec:
        value: attributes & 7
        enum: codec
      timestamp_type:
        value: (attributes >> 3) & 1
        enum: timestamp_type
      is_transactional:
        value: (attributes & 0x10) != 0
      is_control:
        value: (attributes & 0x20) != 0
        doc: 'Its records are the broker''s own: control records.'
      has_delete_horizon:
        value: (attributes & 0x40) != 0
        doc: 'KIP-534: base_timestamp is the horizon.'
      last_offset:
        value: (base_offset + last_offset_delta.as<s8>).as<s8>
  record:
    doc: |
      A record of magic 2. Its attributes have no meaning yet; what is stored counts from its batch's values.
    doc-ref: https://kafka.apache.org/documentation/#record
    -webide-representation: 'offset {offset:dec}: {control_key}{key:str} = {value:str}'
    seq:
      - id: length
        type: varint
        doc: bytes that follow
      - id: attributes
        type: s1
        doc: no bit has a meaning yet
      - id: timestamp_delta
        type: varlong
        doc: ms after the batch's base_timestamp
      - id: offset_delta
        type: varint
        doc: after the batch's base_offset
      - id: len_key
        type: varint
      - id: key
        size: len_key.value
        if: not _parent.is_control and len_key.value >= 0
      - id: control_key
        type: control_record_key
        size: len_key.value
        if: _parent.is_control and len_key.value >= 0
      - id: len_value
        type: varint
      - id: value
        size: len_value.value
        if: not _parent.is_control and len_value.value >= 0
        doc: null is a tombstone
      - id: control_value
        type:
          switch-on: control_key.type
          cases:
            0: end_txn_marker
            1: end_txn_marker
            2: leader_change_message
            3: snapshot_header_record
            4: snapshot_footer_record
            5: k_raft_version_record
            6: voters_record
        size: len_value.value
        if: _parent.is_control and len_value.value >= 0 and len_key.value >= 4
      - id: num_headers
        type: varint
      - id: headers
        type: record_header
        repeat: expr
        repeat-expr: num_headers.value
    instances:
      offset:
        value: (_parent.base_offset + offset_delta.value.as<s8>).as<s8>
      timestamp:
        value: >-
          (_parent.timestamp_type == timestamp_type::log_append_time ? _parent.max_timestamp :
          (_parent.base_timestamp + timestamp_delta.value).as<s8>).as<s8>
        doc: In ms since 1970.
  record_header:
    -webide-representation: '{key}'
    seq:
      - id: len_key
        type: varint
      - id: key
        type: str
        size: len_key.value
        doc: may stand there more than once
      - id: len_value
        type: varint
      - id: value
        size: len_value.value
        if: len_value.value >= 0
  control_record_key:
    -webide-representation: '{control_type}'
    seq:
      - id: version
        type: s2
      - id: type
        type: s2
    instances:
      control_type:
        value: type
        enum: control_record_type
  end_txn_marker:
    seq:
      - id: version
        type: s2
      - id: coordinator_epoch
        type: s4
        doc: of the coordinator that decided
  leader_change_message:
    seq:
      - id: body
        type:
          switch-on: 'version > 1 ? (1).as<s2> : version'
          cases:
            0: leader_change_message_v0
            1: leader_change_message_v1
        size-eos: true
    instances:
      version:
        pos: 0
        type: s2
  leader_change_message_v0:
    seq:
      - id: version
        type: s2
        doc: the message's, once more
      - id: leader_id
        type: s4
      - id: num_voters
        type: compact_length
      - id: voters
        type: voter_v0
        repeat: expr
        repeat-expr: num_voters.value
      - id: num_granting_voters
        type: compact_length
      - id: granting_voters
        type: voter_v0
        repeat: expr
        repeat-expr: num_granting_voters.value
        doc: who voted for the leader
      - id: tag_buffer
        type: tag_buffer
  leader_change_message_v1:
    seq:
      - id: version
        type: s2
        doc: the message's, once more
      - id: leader_id
        type: s4
      - id: num_voters
        type: compact_length
      - id: voters
        type: voter_v1
        repeat: expr
        repeat-expr: num_voters.value
      - id: num_granting_voters
        type: compact_length
      - id: granting_voters
        type: voter_v1
        repeat: expr
        repeat-expr: num_granting_voters.value
        doc: who voted for the leader
      - id: tag_buffer
        type: tag_buffer
  voter_v0:
    seq:
      - id: voter_id
        type: s4
      - id: tag_buffer
        type: tag_buffer
  voter_v1:
    seq:
      - id: voter_id
        type: s4
      - id: voter_directory_id
        size: 16
        doc: 'zero: unknown'
      - id: tag_buffer
        type: tag_buffer
  snapshot_header_record:
    seq:
      - id: version
        type: s2
        doc: the message's, once more
      - id: last_contained_log_timestamp
        type: s8
        doc: append time of the last record within, in ms since 1970
      - id: tag_buffer
        type: tag_buffer
  snapshot_footer_record:
    seq:
      - id: version
        type: s2
        doc: the message's, once more
      - id: tag_buffer
        type: tag_buffer
  k_raft_version_record:
    seq:
      - id: version
        type: s2
        doc: the message's, once more
      - id: k_raft_version
        type: s2
        doc: 0 static voters, 1 voters in the log (KIP-853)
      - id: tag_buffer
        type: tag_buffer
  voters_record:
    seq:
      - id: version
        type: s2
        doc: the message's, once more
      - id: num_voters
        type: compact_length
      - id: voters
        type: voter
        repeat: expr
        repeat-expr: num_voters.value
      - id: tag_buffer
        type: tag_buffer
  voter:
    seq:
      - id: voter_id
        type: s4
      - id: voter_directory_id
        size: 16
      - id: num_endpoints
        type: compact_length
      - id: endpoints
        type: endpoint
        repeat: expr
        repeat-expr: num_endpoints.value
      - id: k_raft_version_feature
        type: k_raft_version_feature
        doc: levels of kraft.version that the voter can do
      - id: tag_buffer
        type: tag_buffer
  endpoint:
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
      - id: tag_buffer
        type: tag_buffer
  k_raft_version_feature:
    seq:
      - id: min_supported_version
        type: s2
      - id: max_supported_version
        type: s2
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
  varint:
    doc: |
      Signed integer of 32 bits as a varint. Zigzag: 0, -1, 1, -2 are stored as 0, 1, 2, 3.
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
      magnitude:
        value: >-
          ((b0 % 128 / 2).as<s4> + (b0 < 128 ? (0).as<s4> : ((b1 % 128).as<s4> * 64 +
          (b1 < 128 ? (0).as<s4> : ((b2 % 128).as<s4> * 8192 +
          (b2 < 128 ? (0).as<s4> : ((b3 % 128).as<s4> * 1048576 +
          (b3 < 128 ? (0).as<s4> : ((b4 % 16).as<s4> * 134217728).as<s4>)).as<s4>)).as<s4>)).as<s4>)).as<s4>
      value:
        value: '(b0 % 2 == 0 ? magnitude : (-magnitude - 1).as<s4>).as<s4>'
  varlong:
    doc: |
      Signed integer of 64 bits as a varint of up to ten bytes, zigzag. JavaScript is exact to 2^53 only.
    doc-ref: https://kafka.apache.org/protocol.html#protocol_types
    -webide-representation: '{value:dec}'
    seq:
      - id: b0
        type: u1
      - id: b1
        type: varint_group((64).as<s8>)
        if: b0 >= 128
      - id: b2
        type: varint_group((8192).as<s8>)
        if: b0 >= 128 and b1.has_next
      - id: b3
        type: varint_group((1048576).as<s8>)
        if: b0 >= 128 and b1.has_next and b2.has_next
      - id: b4
        type: varint_group((134217728).as<s8>)
        if: b0 >= 128 and b1.has_next and b2.has_next and b3.has_next
      - id: b5
        type: varint_group((17179869184).as<s8>)
        if: b0 >= 128 and b1.has_next and b2.has_next and b3.has_next and b4.has_next
      - id: b6
        type: varint_group((2199023255552).as<s8>)
        if: b0 >= 128 and b1.has_next and b2.has_next and b3.has_next and b4.has_next and b5.has_next
      - id: b7
        type: varint_group((281474976710656).as<s8>)
        if: b0 >= 128 and b1.has_next and b2.has_next and b3.has_next and b4.has_next and b5.has_next and b6.has_next
      - id: b8
        type: varint_group((36028797018963968).as<s8>)
        if: b0 >= 128 and b1.has_next and b2.has_next and b3.has_next and b4.has_next and b5.has_next and b6.has_next and b7.has_next
      - id: b9
        type: varint_group((4611686018427387904).as<s8>)
        if: b0 >= 128 and b1.has_next and b2.has_next and b3.has_next and b4.has_next and b5.has_next and b6.has_next and b7.has_next and b8.has_next
    instances:
      magnitude:
        value: >-
          ((b0 % 128 / 2).as<s8> + (b0 < 128 ? (0).as<s8> : (b1.value +
          (b1.has_next ? (b2.value +
          (b2.has_next ? (b3.value +
          (b3.has_next ? (b4.value +
          (b4.has_next ? (b5.value +
          (b5.has_next ? (b6.value +
          (b6.has_next ? (b7.value +
          (b7.has_next ? (b8.value +
          (b8.has_next ? b9.value : (0).as<s8>)).as<s8> : (0).as<s8>)).as<s8> : (0).as<s8>)).as<s8> : (0).as<s8>)).as<s8> : (0).as<s8>)).as<s8> : (0).as<s8>)).as<s8> : (0).as<s8>)).as<s8> : (0).as<s8>)).as<s8>)).as<s8>
      value:
        value: '(b0 % 2 == 0 ? magnitude : (-magnitude - 1).as<s8>).as<s8>'
  varint_group:
    doc: |
      A byte of a varlong after the first, and its share in the sum.
    params:
      - id: weight
        type: s8
    seq:
      - id: b
        type: u1
    instances:
      has_next:
        value: b >= 128
      value:
        value: ((b % 128).as<s8> * weight).as<s8>
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
  api_key:
    0: produce
    1: fetch
    2: list_offsets
    3: metadata
    4: leader_and_isr
    5: stop_replica
    6: update_metadata
    7: controlled_shutdown
    8: offset_commit
    9: offset_fetch
    10: find_coordinator
    11: join_group
    12: heartbeat
    13: leave_group
    14: sync_group
    15: describe_groups
    16: list_groups
    17: sasl_handshake
    18: api_versions
    19: create_topics
    20: delete_topics
    21: delete_records
    22: init_producer_id
    23: offset_for_leader_epoch
    24: add_partitions_to_txn
    25: add_offsets_to_txn
    26: end_txn
    27: write_txn_markers
    28: txn_offset_commit
    29: describe_acls
    30: create_acls
    31: delete_acls
    32: describe_configs
    33: alter_configs
    34: alter_replica_log_dirs
    35: describe_log_dirs
    36: sasl_authenticate
    37: create_partitions
    38: create_delegation_token
    39: renew_delegation_token
    40: expire_delegation_token
    41: describe_delegation_token
    42: delete_groups
    43: elect_leaders
    44: incremental_alter_configs
    45: alter_partition_reassignments
    46: list_partition_reassignments
    47: offset_delete
    48: describe_client_quotas
    49: alter_client_quotas
    50: describe_user_scram_credentials
    51: alter_user_scram_credentials
    52: vote
    53: begin_quorum_epoch
    54: end_quorum_epoch
    55: describe_quorum
    56: alter_partition
    57: update_features
    58: envelope
    59: fetch_snapshot
    60: describe_cluster
    61: describe_producers
    62: broker_registration
    63: broker_heartbeat
    64: unregister_broker
    65: describe_transactions
    66: list_transactions
    67: allocate_producer_ids
    68: consumer_group_heartbeat
    69: consumer_group_describe
    70: controller_registration
    71: get_telemetry_subscriptions
    72: push_telemetry
    73: assign_replicas_to_dirs
    74: list_config_resources
    75: describe_topic_partitions
    76: share_group_heartbeat
    77: share_group_describe
    78: share_fetch
    79: share_acknowledge
    80: add_raft_voter
    81: remove_raft_voter
    82: update_raft_voter
    83: initialize_share_group_state
    84: read_share_group_state
    85: write_share_group_state
    86: delete_share_group_state
    87: read_share_group_state_summary
    88: streams_group_heartbeat
    89: streams_group_describe
    90: describe_share_group_offsets
    91: alter_share_group_offsets
    92: delete_share_group_offsets
    93: streams_group_topology_description_update
    94: unregister_controller
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
  control_record_type:
    0:
      id: abort
      doc: The value is of EndTxnMarker.
    1:
      id: commit
      doc: The value is of EndTxnMarker.
    2:
      id: leader_change
      doc: The value is of LeaderChangeMessage.
    3:
      id: snapshot_header
      doc: The value is of SnapshotHeaderRecord.
    4:
      id: snapshot_footer
      doc: The value is of SnapshotFooterRecord.
    5:
      id: kraft_version
      doc: The value is of KRaftVersionRecord.
    6:
      id: kraft_voters
      doc: The value is of VotersRecord.
