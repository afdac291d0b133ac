meta:
  id: kafka_keyed_response
  title: Kafka response behind its API key and version
  application: Apache Kafka
  xref:
    wikidata: Q16235208
  license: Apache-2.0
  ks-version: '0.10'
  encoding: UTF-8
  endian: be
doc: |
  A response of a Kafka broker with the API key and version of its request put in front of it, an int16 each.

  A response does not say what it answers: whoever reads it has to know the request with the same correlation id. Where
  nothing can pass these two to a spec, as in the Web IDE, put them into the bytes: `kafkaconstruct ksy Metadata:12
  --wrap response.bin` does, and so does any tool that writes four bytes before the response's size. In code use
  kafka_response, which takes them as parameters, or the spec of one API.
doc-ref: https://kafka.apache.org/protocol.html
seq:
  - id: api_key
    type: s2
  - id: api_version
    type: s2
  - id: len_response
    type: s4
    doc: Bytes that follow.
  - id: response
    type: response(api_key.as<s4>, api_version.as<s4>)
    size: len_response
types:
  response:
    -webide-representation: '{api} v{api_version:dec} response, correlation {header.correlation_id:dec}'
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
          switch-on: api_key * 65536 + layout_version
          cases:
            0: produce_response::produce_response_v0  # Produce v0
            1: produce_response::produce_response_v1  # Produce v1
            2: produce_response::produce_response_v2_to_v4  # Produce v2
            3: produce_response::produce_response_v2_to_v4  # Produce v3
            4: produce_response::produce_response_v2_to_v4  # Produce v4
            5: produce_response::produce_response_v5_to_v7  # Produce v5
            6: produce_response::produce_response_v5_to_v7  # Produce v6
            7: produce_response::produce_response_v5_to_v7  # Produce v7
            8: produce_response::produce_response_v8  # Produce v8
            9: produce_response::produce_response_v9  # Produce v9
            10: produce_response::produce_response_v10_to_v12  # Produce v10
            11: produce_response::produce_response_v10_to_v12  # Produce v11
            12: produce_response::produce_response_v10_to_v12  # Produce v12
            13: produce_response::produce_response_v13  # Produce v13
            65536: fetch_response::fetch_response_v0  # Fetch v0
            65537: fetch_response::fetch_response_v1_to_v3  # Fetch v1
            65538: fetch_response::fetch_response_v1_to_v3  # Fetch v2
            65539: fetch_response::fetch_response_v1_to_v3  # Fetch v3
            65540: fetch_response::fetch_response_v4  # Fetch v4
            65541: fetch_response::fetch_response_v5_to_v6  # Fetch v5
            65542: fetch_response::fetch_response_v5_to_v6  # Fetch v6
            65543: fetch_response::fetch_response_v7_to_v10  # Fetch v7
            65544: fetch_response::fetch_response_v7_to_v10  # Fetch v8
            65545: fetch_response::fetch_response_v7_to_v10  # Fetch v9
            65546: fetch_response::fetch_response_v7_to_v10  # Fetch v10
            65547: fetch_response::fetch_response_v11  # Fetch v11
            65548: fetch_response::fetch_response_v12  # Fetch v12
            65549: fetch_response::fetch_response_v13_to_v15  # Fetch v13
            65550: fetch_response::fetch_response_v13_to_v15  # Fetch v14
            65551: fetch_response::fetch_response_v13_to_v15  # Fetch v15
            65552: fetch_response::fetch_response_v16_to_v18  # Fetch v16
            65553: fetch_response::fetch_response_v16_to_v18  # Fetch v17
            65554: fetch_response::fetch_response_v16_to_v18  # Fetch v18
            131072: list_offsets_response::list_offsets_response_v0  # ListOffsets v0
            131073: list_offsets_response::list_offsets_response_v1  # ListOffsets v1
            131074: list_offsets_response::list_offsets_response_v2_to_v3  # ListOffsets v2
            131075: list_offsets_response::list_offsets_response_v2_to_v3  # ListOffsets v3
            131076: list_offsets_response::list_offsets_response_v4_to_v5  # ListOffsets v4
            131077: list_offsets_response::list_offsets_response_v4_to_v5  # ListOffsets v5
            131078: list_offsets_response::list_offsets_response_v6_to_v11  # ListOffsets v6
            131079: list_offsets_response::list_offsets_response_v6_to_v11  # ListOffsets v7
            131080: list_offsets_response::list_offsets_response_v6_to_v11  # ListOffsets v8
            131081: list_offsets_response::list_offsets_response_v6_to_v11  # ListOffsets v9
            131082: list_offsets_response::list_offsets_response_v6_to_v11  # ListOffsets v10
            131083: list_offsets_response::list_offsets_response_v6_to_v11  # ListOffsets v11
            196608: metadata_response::metadata_response_v0  # Metadata v0
            196609: metadata_response::metadata_response_v1  # Metadata v1
            196610: metadata_response::metadata_response_v2  # Metadata v2
            196611: metadata_response::metadata_response_v3_to_v4  # Metadata v3
            196612: metadata_response::metadata_response_v3_to_v4  # Metadata v4
            196613: metadata_response::metadata_response_v5_to_v6  # Metadata v5
            196614: metadata_response::metadata_response_v5_to_v6  # Metadata v6
            196615: metadata_response::metadata_response_v7  # Metadata v7
            196616: metadata_response::metadata_response_v8  # Metadata v8
            196617: metadata_response::metadata_response_v9  # Metadata v9
            196618: metadata_response::metadata_response_v10  # Metadata v10
            196619: metadata_response::metadata_response_v11  # Metadata v11
            196620: metadata_response::metadata_response_v12  # Metadata v12
            196621: metadata_response::metadata_response_v13  # Metadata v13
            262144: leader_and_isr_response::leader_and_isr_response_v0_to_v3  # LeaderAndIsr v0
            262145: leader_and_isr_response::leader_and_isr_response_v0_to_v3  # LeaderAndIsr v1
            262146: leader_and_isr_response::leader_and_isr_response_v0_to_v3  # LeaderAndIsr v2
            262147: leader_and_isr_response::leader_and_isr_response_v0_to_v3  # LeaderAndIsr v3
            262148: leader_and_isr_response::leader_and_isr_response_v4  # LeaderAndIsr v4
            262149: leader_and_isr_response::leader_and_isr_response_v5_to_v7  # LeaderAndIsr v5
            262150: leader_and_isr_response::leader_and_isr_response_v5_to_v7  # LeaderAndIsr v6
            262151: leader_and_isr_response::leader_and_isr_response_v5_to_v7  # LeaderAndIsr v7
            327680: stop_replica_response::stop_replica_response_v0_to_v1  # StopReplica v0
            327681: stop_replica_response::stop_replica_response_v0_to_v1  # StopReplica v1
            327682: stop_replica_response::stop_replica_response_v2_to_v4  # StopReplica v2
            327683: stop_replica_response::stop_replica_response_v2_to_v4  # StopReplica v3
            327684: stop_replica_response::stop_replica_response_v2_to_v4  # StopReplica v4
            393216: update_metadata_response::update_metadata_response_v0_to_v5  # UpdateMetadata v0
            393217: update_metadata_response::update_metadata_response_v0_to_v5  # UpdateMetadata v1
            393218: update_metadata_response::update_metadata_response_v0_to_v5  # UpdateMetadata v2
            393219: update_metadata_response::update_metadata_response_v0_to_v5  # UpdateMetadata v3
            393220: update_metadata_response::update_metadata_response_v0_to_v5  # UpdateMetadata v4
            393221: update_metadata_response::update_metadata_response_v0_to_v5  # UpdateMetadata v5
            393222: update_metadata_response::update_metadata_response_v6_to_v8  # UpdateMetadata v6
            393223: update_metadata_response::update_metadata_response_v6_to_v8  # UpdateMetadata v7
            393224: update_metadata_response::update_metadata_response_v6_to_v8  # UpdateMetadata v8
            458752: controlled_shutdown_response::controlled_shutdown_response_v0_to_v2  # ControlledShutdown v0
            458753: controlled_shutdown_response::controlled_shutdown_response_v0_to_v2  # ControlledShutdown v1
            458754: controlled_shutdown_response::controlled_shutdown_response_v0_to_v2  # ControlledShutdown v2
            458755: controlled_shutdown_response::controlled_shutdown_response_v3  # ControlledShutdown v3
            524288: offset_commit_response::offset_commit_response_v0_to_v2  # OffsetCommit v0
            524289: offset_commit_response::offset_commit_response_v0_to_v2  # OffsetCommit v1
            524290: offset_commit_response::offset_commit_response_v0_to_v2  # OffsetCommit v2
            524291: offset_commit_response::offset_commit_response_v3_to_v7  # OffsetCommit v3
            524292: offset_commit_response::offset_commit_response_v3_to_v7  # OffsetCommit v4
            524293: offset_commit_response::offset_commit_response_v3_to_v7  # OffsetCommit v5
            524294: offset_commit_response::offset_commit_response_v3_to_v7  # OffsetCommit v6
            524295: offset_commit_response::offset_commit_response_v3_to_v7  # OffsetCommit v7
            524296: offset_commit_response::offset_commit_response_v8_to_v9  # OffsetCommit v8
            524297: offset_commit_response::offset_commit_response_v8_to_v9  # OffsetCommit v9
            524298: offset_commit_response::offset_commit_response_v10  # OffsetCommit v10
            589824: offset_fetch_response::offset_fetch_response_v0_to_v1  # OffsetFetch v0
            589825: offset_fetch_response::offset_fetch_response_v0_to_v1  # OffsetFetch v1
            589826: offset_fetch_response::offset_fetch_response_v2  # OffsetFetch v2
            589827: offset_fetch_response::offset_fetch_response_v3_to_v4  # OffsetFetch v3
            589828: offset_fetch_response::offset_fetch_response_v3_to_v4  # OffsetFetch v4
            589829: offset_fetch_response::offset_fetch_response_v5  # OffsetFetch v5
            589830: offset_fetch_response::offset_fetch_response_v6_to_v7  # OffsetFetch v6
            589831: offset_fetch_response::offset_fetch_response_v6_to_v7  # OffsetFetch v7
            589832: offset_fetch_response::offset_fetch_response_v8_to_v9  # OffsetFetch v8
            589833: offset_fetch_response::offset_fetch_response_v8_to_v9  # OffsetFetch v9
            589834: offset_fetch_response::offset_fetch_response_v10  # OffsetFetch v10
            655360: find_coordinator_response::find_coordinator_response_v0  # FindCoordinator v0
            655361: find_coordinator_response::find_coordinator_response_v1_to_v2  # FindCoordinator v1
            655362: find_coordinator_response::find_coordinator_response_v1_to_v2  # FindCoordinator v2
            655363: find_coordinator_response::find_coordinator_response_v3  # FindCoordinator v3
            655364: find_coordinator_response::find_coordinator_response_v4_to_v6  # FindCoordinator v4
            655365: find_coordinator_response::find_coordinator_response_v4_to_v6  # FindCoordinator v5
            655366: find_coordinator_response::find_coordinator_response_v4_to_v6  # FindCoordinator v6
            720896: join_group_response::join_group_response_v0_to_v1  # JoinGroup v0
            720897: join_group_response::join_group_response_v0_to_v1  # JoinGroup v1
            720898: join_group_response::join_group_response_v2_to_v4  # JoinGroup v2
            720899: join_group_response::join_group_response_v2_to_v4  # JoinGroup v3
            720900: join_group_response::join_group_response_v2_to_v4  # JoinGroup v4
            720901: join_group_response::join_group_response_v5  # JoinGroup v5
            720902: join_group_response::join_group_response_v6  # JoinGroup v6
            720903: join_group_response::join_group_response_v7_to_v8  # JoinGroup v7
            720904: join_group_response::join_group_response_v7_to_v8  # JoinGroup v8
            720905: join_group_response::join_group_response_v9  # JoinGroup v9
            786432: heartbeat_response::heartbeat_response_v0  # Heartbeat v0
            786433: heartbeat_response::heartbeat_response_v1_to_v3  # Heartbeat v1
            786434: heartbeat_response::heartbeat_response_v1_to_v3  # Heartbeat v2
            786435: heartbeat_response::heartbeat_response_v1_to_v3  # Heartbeat v3
            786436: heartbeat_response::heartbeat_response_v4  # Heartbeat v4
            851968: leave_group_response::leave_group_response_v0  # LeaveGroup v0
            851969: leave_group_response::leave_group_response_v1_to_v2  # LeaveGroup v1
            851970: leave_group_response::leave_group_response_v1_to_v2  # LeaveGroup v2
            851971: leave_group_response::leave_group_response_v3  # LeaveGroup v3
            851972: leave_group_response::leave_group_response_v4_to_v5  # LeaveGroup v4
            851973: leave_group_response::leave_group_response_v4_to_v5  # LeaveGroup v5
            917504: sync_group_response::sync_group_response_v0  # SyncGroup v0
            917505: sync_group_response::sync_group_response_v1_to_v3  # SyncGroup v1
            917506: sync_group_response::sync_group_response_v1_to_v3  # SyncGroup v2
            917507: sync_group_response::sync_group_response_v1_to_v3  # SyncGroup v3
            917508: sync_group_response::sync_group_response_v4  # SyncGroup v4
            917509: sync_group_response::sync_group_response_v5  # SyncGroup v5
            983040: describe_groups_response::describe_groups_response_v0  # DescribeGroups v0
            983041: describe_groups_response::describe_groups_response_v1_to_v2  # DescribeGroups v1
            983042: describe_groups_response::describe_groups_response_v1_to_v2  # DescribeGroups v2
            983043: describe_groups_response::describe_groups_response_v3  # DescribeGroups v3
            983044: describe_groups_response::describe_groups_response_v4  # DescribeGroups v4
            983045: describe_groups_response::describe_groups_response_v5  # DescribeGroups v5
            983046: describe_groups_response::describe_groups_response_v6  # DescribeGroups v6
            1048576: list_groups_response::list_groups_response_v0  # ListGroups v0
            1048577: list_groups_response::list_groups_response_v1_to_v2  # ListGroups v1
            1048578: list_groups_response::list_groups_response_v1_to_v2  # ListGroups v2
            1048579: list_groups_response::list_groups_response_v3  # ListGroups v3
            1048580: list_groups_response::list_groups_response_v4  # ListGroups v4
            1048581: list_groups_response::list_groups_response_v5  # ListGroups v5
            1114112: sasl_handshake_response::sasl_handshake_response_v0_to_v1  # SaslHandshake v0
            1114113: sasl_handshake_response::sasl_handshake_response_v0_to_v1  # SaslHandshake v1
            1179647: error_only  # an ApiVersions that the broker refuses
            1179648: api_versions_response::api_versions_response_v0  # ApiVersions v0
            1179649: api_versions_response::api_versions_response_v1_to_v2  # ApiVersions v1
            1179650: api_versions_response::api_versions_response_v1_to_v2  # ApiVersions v2
            1179651: api_versions_response::api_versions_response_v3_to_v5  # ApiVersions v3
            1179652: api_versions_response::api_versions_response_v3_to_v5  # ApiVersions v4
            1179653: api_versions_response::api_versions_response_v3_to_v5  # ApiVersions v5
            1245184: create_topics_response::create_topics_response_v0  # CreateTopics v0
            1245185: create_topics_response::create_topics_response_v1  # CreateTopics v1
            1245186: create_topics_response::create_topics_response_v2_to_v4  # CreateTopics v2
            1245187: create_topics_response::create_topics_response_v2_to_v4  # CreateTopics v3
            1245188: create_topics_response::create_topics_response_v2_to_v4  # CreateTopics v4
            1245189: create_topics_response::create_topics_response_v5_to_v6  # CreateTopics v5
            1245190: create_topics_response::create_topics_response_v5_to_v6  # CreateTopics v6
            1245191: create_topics_response::create_topics_response_v7  # CreateTopics v7
            1310720: delete_topics_response::delete_topics_response_v0  # DeleteTopics v0
            1310721: delete_topics_response::delete_topics_response_v1_to_v3  # DeleteTopics v1
            1310722: delete_topics_response::delete_topics_response_v1_to_v3  # DeleteTopics v2
            1310723: delete_topics_response::delete_topics_response_v1_to_v3  # DeleteTopics v3
            1310724: delete_topics_response::delete_topics_response_v4  # DeleteTopics v4
            1310725: delete_topics_response::delete_topics_response_v5  # DeleteTopics v5
            1310726: delete_topics_response::delete_topics_response_v6  # DeleteTopics v6
            1376256: delete_records_response::delete_records_response_v0_to_v1  # DeleteRecords v0
            1376257: delete_records_response::delete_records_response_v0_to_v1  # DeleteRecords v1
            1376258: delete_records_response::delete_records_response_v2  # DeleteRecords v2
            1441792: init_producer_id_response::init_producer_id_response_v0_to_v1  # InitProducerId v0
            1441793: init_producer_id_response::init_producer_id_response_v0_to_v1  # InitProducerId v1
            1441794: init_producer_id_response::init_producer_id_response_v2_to_v5  # InitProducerId v2
            1441795: init_producer_id_response::init_producer_id_response_v2_to_v5  # InitProducerId v3
            1441796: init_producer_id_response::init_producer_id_response_v2_to_v5  # InitProducerId v4
            1441797: init_producer_id_response::init_producer_id_response_v2_to_v5  # InitProducerId v5
            1441798: init_producer_id_response::init_producer_id_response_v6  # InitProducerId v6
            1507328: offset_for_leader_epoch_response::offset_for_leader_epoch_response_v0  # OffsetForLeaderEpoch v0
            1507329: offset_for_leader_epoch_response::offset_for_leader_epoch_response_v1  # OffsetForLeaderEpoch v1
            1507330: offset_for_leader_epoch_response::offset_for_leader_epoch_response_v2_to_v3  # OffsetForLeaderEpoch v2
            1507331: offset_for_leader_epoch_response::offset_for_leader_epoch_response_v2_to_v3  # OffsetForLeaderEpoch v3
            1507332: offset_for_leader_epoch_response::offset_for_leader_epoch_response_v4  # OffsetForLeaderEpoch v4
            1572864: add_partitions_to_txn_response::add_partitions_to_txn_response_v0_to_v2  # AddPartitionsToTxn v0
            1572865: add_partitions_to_txn_response::add_partitions_to_txn_response_v0_to_v2  # AddPartitionsToTxn v1
            1572866: add_partitions_to_txn_response::add_partitions_to_txn_response_v0_to_v2  # AddPartitionsToTxn v2
            1572867: add_partitions_to_txn_response::add_partitions_to_txn_response_v3  # AddPartitionsToTxn v3
            1572868: add_partitions_to_txn_response::add_partitions_to_txn_response_v4_to_v5  # AddPartitionsToTxn v4
            1572869: add_partitions_to_txn_response::add_partitions_to_txn_response_v4_to_v5  # AddPartitionsToTxn v5
            1638400: add_offsets_to_txn_response::add_offsets_to_txn_response_v0_to_v2  # AddOffsetsToTxn v0
            1638401: add_offsets_to_txn_response::add_offsets_to_txn_response_v0_to_v2  # AddOffsetsToTxn v1
            1638402: add_offsets_to_txn_response::add_offsets_to_txn_response_v0_to_v2  # AddOffsetsToTxn v2
            1638403: add_offsets_to_txn_response::add_offsets_to_txn_response_v3_to_v4  # AddOffsetsToTxn v3
            1638404: add_offsets_to_txn_response::add_offsets_to_txn_response_v3_to_v4  # AddOffsetsToTxn v4
            1703936: end_txn_response::end_txn_response_v0_to_v2  # EndTxn v0
            1703937: end_txn_response::end_txn_response_v0_to_v2  # EndTxn v1
            1703938: end_txn_response::end_txn_response_v0_to_v2  # EndTxn v2
            1703939: end_txn_response::end_txn_response_v3_to_v4  # EndTxn v3
            1703940: end_txn_response::end_txn_response_v3_to_v4  # EndTxn v4
            1703941: end_txn_response::end_txn_response_v5  # EndTxn v5
            1769472: write_txn_markers_response::write_txn_markers_response_v0  # WriteTxnMarkers v0
            1769473: write_txn_markers_response::write_txn_markers_response_v1_to_v2  # WriteTxnMarkers v1
            1769474: write_txn_markers_response::write_txn_markers_response_v1_to_v2  # WriteTxnMarkers v2
            1835008: txn_offset_commit_response::txn_offset_commit_response_v0_to_v2  # TxnOffsetCommit v0
            1835009: txn_offset_commit_response::txn_offset_commit_response_v0_to_v2  # TxnOffsetCommit v1
            1835010: txn_offset_commit_response::txn_offset_commit_response_v0_to_v2  # TxnOffsetCommit v2
            1835011: txn_offset_commit_response::txn_offset_commit_response_v3_to_v5  # TxnOffsetCommit v3
            1835012: txn_offset_commit_response::txn_offset_commit_response_v3_to_v5  # TxnOffsetCommit v4
            1835013: txn_offset_commit_response::txn_offset_commit_response_v3_to_v5  # TxnOffsetCommit v5
            1835014: txn_offset_commit_response::txn_offset_commit_response_v6  # TxnOffsetCommit v6
            1900544: describe_acls_response::describe_acls_response_v0  # DescribeAcls v0
            1900545: describe_acls_response::describe_acls_response_v1  # DescribeAcls v1
            1900546: describe_acls_response::describe_acls_response_v2_to_v3  # DescribeAcls v2
            1900547: describe_acls_response::describe_acls_response_v2_to_v3  # DescribeAcls v3
            1966080: create_acls_response::create_acls_response_v0_to_v1  # CreateAcls v0
            1966081: create_acls_response::create_acls_response_v0_to_v1  # CreateAcls v1
            1966082: create_acls_response::create_acls_response_v2_to_v3  # CreateAcls v2
            1966083: create_acls_response::create_acls_response_v2_to_v3  # CreateAcls v3
            2031616: delete_acls_response::delete_acls_response_v0  # DeleteAcls v0
            2031617: delete_acls_response::delete_acls_response_v1  # DeleteAcls v1
            2031618: delete_acls_response::delete_acls_response_v2_to_v3  # DeleteAcls v2
            2031619: delete_acls_response::delete_acls_response_v2_to_v3  # DeleteAcls v3
            2097152: describe_configs_response::describe_configs_response_v0  # DescribeConfigs v0
            2097153: describe_configs_response::describe_configs_response_v1_to_v2  # DescribeConfigs v1
            2097154: describe_configs_response::describe_configs_response_v1_to_v2  # DescribeConfigs v2
            2097155: describe_configs_response::describe_configs_response_v3  # DescribeConfigs v3
            2097156: describe_configs_response::describe_configs_response_v4  # DescribeConfigs v4
            2162688: alter_configs_response::alter_configs_response_v0_to_v1  # AlterConfigs v0
            2162689: alter_configs_response::alter_configs_response_v0_to_v1  # AlterConfigs v1
            2162690: alter_configs_response::alter_configs_response_v2  # AlterConfigs v2
            2228224: alter_replica_log_dirs_response::alter_replica_log_dirs_response_v0_to_v1  # AlterReplicaLogDirs v0
            2228225: alter_replica_log_dirs_response::alter_replica_log_dirs_response_v0_to_v1  # AlterReplicaLogDirs v1
            2228226: alter_replica_log_dirs_response::alter_replica_log_dirs_response_v2  # AlterReplicaLogDirs v2
            2293760: describe_log_dirs_response::describe_log_dirs_response_v0_to_v1  # DescribeLogDirs v0
            2293761: describe_log_dirs_response::describe_log_dirs_response_v0_to_v1  # DescribeLogDirs v1
            2293762: describe_log_dirs_response::describe_log_dirs_response_v2  # DescribeLogDirs v2
            2293763: describe_log_dirs_response::describe_log_dirs_response_v3  # DescribeLogDirs v3
            2293764: describe_log_dirs_response::describe_log_dirs_response_v4  # DescribeLogDirs v4
            2293765: describe_log_dirs_response::describe_log_dirs_response_v5  # DescribeLogDirs v5
            2359296: sasl_authenticate_response::sasl_authenticate_response_v0  # SaslAuthenticate v0
            2359297: sasl_authenticate_response::sasl_authenticate_response_v1  # SaslAuthenticate v1
            2359298: sasl_authenticate_response::sasl_authenticate_response_v2  # SaslAuthenticate v2
            2424832: create_partitions_response::create_partitions_response_v0_to_v1  # CreatePartitions v0
            2424833: create_partitions_response::create_partitions_response_v0_to_v1  # CreatePartitions v1
            2424834: create_partitions_response::create_partitions_response_v2_to_v3  # CreatePartitions v2
            2424835: create_partitions_response::create_partitions_response_v2_to_v3  # CreatePartitions v3
            2490368: create_delegation_token_response::create_delegation_token_response_v0_to_v1  # CreateDelegationToken v0
            2490369: create_delegation_token_response::create_delegation_token_response_v0_to_v1  # CreateDelegationToken v1
            2490370: create_delegation_token_response::create_delegation_token_response_v2  # CreateDelegationToken v2
            2490371: create_delegation_token_response::create_delegation_token_response_v3  # CreateDelegationToken v3
            2555904: renew_delegation_token_response::renew_delegation_token_response_v0_to_v1  # RenewDelegationToken v0
            2555905: renew_delegation_token_response::renew_delegation_token_response_v0_to_v1  # RenewDelegationToken v1
            2555906: renew_delegation_token_response::renew_delegation_token_response_v2  # RenewDelegationToken v2
            2621440: expire_delegation_token_response::expire_delegation_token_response_v0_to_v1  # ExpireDelegationToken v0
            2621441: expire_delegation_token_response::expire_delegation_token_response_v0_to_v1  # ExpireDelegationToken v1
            2621442: expire_delegation_token_response::expire_delegation_token_response_v2  # ExpireDelegationToken v2
            2686976: describe_delegation_token_response::describe_delegation_token_response_v0_to_v1  # DescribeDelegationToken v0
            2686977: describe_delegation_token_response::describe_delegation_token_response_v0_to_v1  # DescribeDelegationToken v1
            2686978: describe_delegation_token_response::describe_delegation_token_response_v2  # DescribeDelegationToken v2
            2686979: describe_delegation_token_response::describe_delegation_token_response_v3  # DescribeDelegationToken v3
            2752512: delete_groups_response::delete_groups_response_v0_to_v1  # DeleteGroups v0
            2752513: delete_groups_response::delete_groups_response_v0_to_v1  # DeleteGroups v1
            2752514: delete_groups_response::delete_groups_response_v2  # DeleteGroups v2
            2752515: delete_groups_response::delete_groups_response_v3  # DeleteGroups v3
            2818048: elect_leaders_response::elect_leaders_response_v0  # ElectLeaders v0
            2818049: elect_leaders_response::elect_leaders_response_v1  # ElectLeaders v1
            2818050: elect_leaders_response::elect_leaders_response_v2  # ElectLeaders v2
            2883584: incremental_alter_configs_response::incremental_alter_configs_response_v0  # IncrementalAlterConfigs v0
            2883585: incremental_alter_configs_response::incremental_alter_configs_response_v1  # IncrementalAlterConfigs v1
            2949120: alter_partition_reassignments_response::alter_partition_reassignments_response_v0  # AlterPartitionReassignments v0
            2949121: alter_partition_reassignments_response::alter_partition_reassignments_response_v1  # AlterPartitionReassignments v1
            3014656: list_partition_reassignments_response::list_partition_reassignments_response_v0  # ListPartitionReassignments v0
            3080192: offset_delete_response::offset_delete_response_v0  # OffsetDelete v0
            3145728: describe_client_quotas_response::describe_client_quotas_response_v0  # DescribeClientQuotas v0
            3145729: describe_client_quotas_response::describe_client_quotas_response_v1  # DescribeClientQuotas v1
            3211264: alter_client_quotas_response::alter_client_quotas_response_v0  # AlterClientQuotas v0
            3211265: alter_client_quotas_response::alter_client_quotas_response_v1  # AlterClientQuotas v1
            3276800: describe_user_scram_credentials_response::describe_user_scram_credentials_response_v0  # DescribeUserScramCredentials v0
            3342336: alter_user_scram_credentials_response::alter_user_scram_credentials_response_v0  # AlterUserScramCredentials v0
            3407872: vote_response::vote_response_v0  # Vote v0
            3407873: vote_response::vote_response_v1_to_v2  # Vote v1
            3407874: vote_response::vote_response_v1_to_v2  # Vote v2
            3473408: begin_quorum_epoch_response::begin_quorum_epoch_response_v0  # BeginQuorumEpoch v0
            3473409: begin_quorum_epoch_response::begin_quorum_epoch_response_v1  # BeginQuorumEpoch v1
            3538944: end_quorum_epoch_response::end_quorum_epoch_response_v0  # EndQuorumEpoch v0
            3538945: end_quorum_epoch_response::end_quorum_epoch_response_v1  # EndQuorumEpoch v1
            3604480: describe_quorum_response::describe_quorum_response_v0  # DescribeQuorum v0
            3604481: describe_quorum_response::describe_quorum_response_v1  # DescribeQuorum v1
            3604482: describe_quorum_response::describe_quorum_response_v2  # DescribeQuorum v2
            3670016: alter_partition_response::alter_partition_response_v0  # AlterPartition v0
            3670017: alter_partition_response::alter_partition_response_v1  # AlterPartition v1
            3670018: alter_partition_response::alter_partition_response_v2_to_v3  # AlterPartition v2
            3670019: alter_partition_response::alter_partition_response_v2_to_v3  # AlterPartition v3
            3735552: update_features_response::update_features_response_v0_to_v1  # UpdateFeatures v0
            3735553: update_features_response::update_features_response_v0_to_v1  # UpdateFeatures v1
            3735554: update_features_response::update_features_response_v2  # UpdateFeatures v2
            3801088: envelope_response::envelope_response_v0  # Envelope v0
            3866624: fetch_snapshot_response::fetch_snapshot_response_v0  # FetchSnapshot v0
            3866625: fetch_snapshot_response::fetch_snapshot_response_v1  # FetchSnapshot v1
            3932160: describe_cluster_response::describe_cluster_response_v0  # DescribeCluster v0
            3932161: describe_cluster_response::describe_cluster_response_v1  # DescribeCluster v1
            3932162: describe_cluster_response::describe_cluster_response_v2  # DescribeCluster v2
            3997696: describe_producers_response::describe_producers_response_v0  # DescribeProducers v0
            4063232: broker_registration_response::broker_registration_response_v0_to_v4  # BrokerRegistration v0
            4063233: broker_registration_response::broker_registration_response_v0_to_v4  # BrokerRegistration v1
            4063234: broker_registration_response::broker_registration_response_v0_to_v4  # BrokerRegistration v2
            4063235: broker_registration_response::broker_registration_response_v0_to_v4  # BrokerRegistration v3
            4063236: broker_registration_response::broker_registration_response_v0_to_v4  # BrokerRegistration v4
            4128768: broker_heartbeat_response::broker_heartbeat_response_v0_to_v2  # BrokerHeartbeat v0
            4128769: broker_heartbeat_response::broker_heartbeat_response_v0_to_v2  # BrokerHeartbeat v1
            4128770: broker_heartbeat_response::broker_heartbeat_response_v0_to_v2  # BrokerHeartbeat v2
            4194304: unregister_broker_response::unregister_broker_response_v0  # UnregisterBroker v0
            4259840: describe_transactions_response::describe_transactions_response_v0  # DescribeTransactions v0
            4325376: list_transactions_response::list_transactions_response_v0_to_v2  # ListTransactions v0
            4325377: list_transactions_response::list_transactions_response_v0_to_v2  # ListTransactions v1
            4325378: list_transactions_response::list_transactions_response_v0_to_v2  # ListTransactions v2
            4390912: allocate_producer_ids_response::allocate_producer_ids_response_v0  # AllocateProducerIds v0
            4456448: consumer_group_heartbeat_response::consumer_group_heartbeat_response_v0_to_v1  # ConsumerGroupHeartbeat v0
            4456449: consumer_group_heartbeat_response::consumer_group_heartbeat_response_v0_to_v1  # ConsumerGroupHeartbeat v1
            4521984: consumer_group_describe_response::consumer_group_describe_response_v0  # ConsumerGroupDescribe v0
            4521985: consumer_group_describe_response::consumer_group_describe_response_v1  # ConsumerGroupDescribe v1
            4587520: controller_registration_response::controller_registration_response_v0  # ControllerRegistration v0
            4653056: get_telemetry_subscriptions_response::get_telemetry_subscriptions_response_v0  # GetTelemetrySubscriptions v0
            4718592: push_telemetry_response::push_telemetry_response_v0  # PushTelemetry v0
            4784128: assign_replicas_to_dirs_response::assign_replicas_to_dirs_response_v0  # AssignReplicasToDirs v0
            4849664: list_config_resources_response::list_config_resources_response_v0  # ListConfigResources v0
            4849665: list_config_resources_response::list_config_resources_response_v1  # ListConfigResources v1
            4915200: describe_topic_partitions_response::describe_topic_partitions_response_v0  # DescribeTopicPartitions v0
            4980736: share_group_heartbeat_response::share_group_heartbeat_response_v0_to_v1  # ShareGroupHeartbeat v0
            4980737: share_group_heartbeat_response::share_group_heartbeat_response_v0_to_v1  # ShareGroupHeartbeat v1
            5046272: share_group_describe_response::share_group_describe_response_v0_to_v1  # ShareGroupDescribe v0
            5046273: share_group_describe_response::share_group_describe_response_v0_to_v1  # ShareGroupDescribe v1
            5111808: share_fetch_response::share_fetch_response_v0  # ShareFetch v0
            5111809: share_fetch_response::share_fetch_response_v1_to_v2  # ShareFetch v1
            5111810: share_fetch_response::share_fetch_response_v1_to_v2  # ShareFetch v2
            5177344: share_acknowledge_response::share_acknowledge_response_v0_to_v1  # ShareAcknowledge v0
            5177345: share_acknowledge_response::share_acknowledge_response_v0_to_v1  # ShareAcknowledge v1
            5177346: share_acknowledge_response::share_acknowledge_response_v2  # ShareAcknowledge v2
            5242880: add_raft_voter_response::add_raft_voter_response_v0_to_v1  # AddRaftVoter v0
            5242881: add_raft_voter_response::add_raft_voter_response_v0_to_v1  # AddRaftVoter v1
            5308416: remove_raft_voter_response::remove_raft_voter_response_v0  # RemoveRaftVoter v0
            5373952: update_raft_voter_response::update_raft_voter_response_v0  # UpdateRaftVoter v0
            5439488: initialize_share_group_state_response::initialize_share_group_state_response_v0  # InitializeShareGroupState v0
            5505024: read_share_group_state_response::read_share_group_state_response_v0  # ReadShareGroupState v0
            5570560: write_share_group_state_response::write_share_group_state_response_v0_to_v1  # WriteShareGroupState v0
            5570561: write_share_group_state_response::write_share_group_state_response_v0_to_v1  # WriteShareGroupState v1
            5636096: delete_share_group_state_response::delete_share_group_state_response_v0  # DeleteShareGroupState v0
            5701632: read_share_group_state_summary_response::read_share_group_state_summary_response_v0  # ReadShareGroupStateSummary v0
            5701633: read_share_group_state_summary_response::read_share_group_state_summary_response_v1  # ReadShareGroupStateSummary v1
            5767168: streams_group_heartbeat_response::streams_group_heartbeat_response_v0  # StreamsGroupHeartbeat v0
            5767169: streams_group_heartbeat_response::streams_group_heartbeat_response_v1  # StreamsGroupHeartbeat v1
            5832704: streams_group_describe_response::streams_group_describe_response_v0  # StreamsGroupDescribe v0
            5832705: streams_group_describe_response::streams_group_describe_response_v1  # StreamsGroupDescribe v1
            5898240: describe_share_group_offsets_response::describe_share_group_offsets_response_v0  # DescribeShareGroupOffsets v0
            5898241: describe_share_group_offsets_response::describe_share_group_offsets_response_v1  # DescribeShareGroupOffsets v1
            5963776: alter_share_group_offsets_response::alter_share_group_offsets_response_v0  # AlterShareGroupOffsets v0
            6029312: delete_share_group_offsets_response::delete_share_group_offsets_response_v0  # DeleteShareGroupOffsets v0
            6094848: streams_group_topology_description_update_response::streams_group_topology_description_update_response_v0  # StreamsGroupTopologyDescriptionUpdate v0
            6160384: unregister_controller_response::unregister_controller_response_v0  # UnregisterController v0
        size-eos: true
    instances:
      api:
        value: api_key
        enum: api_key
        doc: The key by its name; one that Kafka has not given out has none.
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
        type: tag_buffer
        if: is_flexible
  produce_response:
    doc: |
      Write records to partitions.
    types:
      produce_response_v0:
        seq:
          - id: num_responses
            type: s4
            valid:
              min: 0
          - id: responses
            type: topic_produce_response_v0_to_v1
            repeat: expr
            repeat-expr: num_responses
      produce_response_v1:
        seq:
          - id: num_responses
            type: s4
            valid:
              min: 0
          - id: responses
            type: topic_produce_response_v0_to_v1
            repeat: expr
            repeat-expr: num_responses
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
      produce_response_v2_to_v4:
        seq:
          - id: num_responses
            type: s4
            valid:
              min: 0
          - id: responses
            type: topic_produce_response_v2_to_v4
            repeat: expr
            repeat-expr: num_responses
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
      produce_response_v5_to_v7:
        seq:
          - id: num_responses
            type: s4
            valid:
              min: 0
          - id: responses
            type: topic_produce_response_v5_to_v7
            repeat: expr
            repeat-expr: num_responses
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
      produce_response_v8:
        seq:
          - id: num_responses
            type: s4
            valid:
              min: 0
          - id: responses
            type: topic_produce_response_v8
            repeat: expr
            repeat-expr: num_responses
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
      produce_response_v9:
        seq:
          - id: num_responses
            type: compact_length
          - id: responses
            type: topic_produce_response_v9
            repeat: expr
            repeat-expr: num_responses.value
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: tag_buffer
            type: tag_buffer
      produce_response_v10_to_v12:
        seq:
          - id: num_responses
            type: compact_length
          - id: responses
            type: topic_produce_response_v10_to_v12
            repeat: expr
            repeat-expr: num_responses.value
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: tag_buffer
            type: produce_response_tag_buffer
      produce_response_v13:
        seq:
          - id: num_responses
            type: compact_length
          - id: responses
            type: topic_produce_response_v13
            repeat: expr
            repeat-expr: num_responses.value
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: tag_buffer
            type: produce_response_tag_buffer
      topic_produce_response_v0_to_v1:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: s2
            valid:
              min: 0
          - id: name
            type: str
            size: len_name
          - id: num_partition_responses
            type: s4
            valid:
              min: 0
          - id: partition_responses
            type: partition_produce_response_v0_to_v1
            repeat: expr
            repeat-expr: num_partition_responses
      topic_produce_response_v2_to_v4:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: s2
            valid:
              min: 0
          - id: name
            type: str
            size: len_name
          - id: num_partition_responses
            type: s4
            valid:
              min: 0
          - id: partition_responses
            type: partition_produce_response_v2_to_v4
            repeat: expr
            repeat-expr: num_partition_responses
      topic_produce_response_v5_to_v7:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: s2
            valid:
              min: 0
          - id: name
            type: str
            size: len_name
          - id: num_partition_responses
            type: s4
            valid:
              min: 0
          - id: partition_responses
            type: partition_produce_response_v5_to_v7
            repeat: expr
            repeat-expr: num_partition_responses
      topic_produce_response_v8:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: s2
            valid:
              min: 0
          - id: name
            type: str
            size: len_name
          - id: num_partition_responses
            type: s4
            valid:
              min: 0
          - id: partition_responses
            type: partition_produce_response_v8
            repeat: expr
            repeat-expr: num_partition_responses
      topic_produce_response_v9:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: compact_length
          - id: name
            type: str
            size: len_name.value
          - id: num_partition_responses
            type: compact_length
          - id: partition_responses
            type: partition_produce_response_v9
            repeat: expr
            repeat-expr: num_partition_responses.value
          - id: tag_buffer
            type: tag_buffer
      topic_produce_response_v10_to_v12:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: compact_length
          - id: name
            type: str
            size: len_name.value
          - id: num_partition_responses
            type: compact_length
          - id: partition_responses
            type: partition_produce_response_v10_to_v13
            repeat: expr
            repeat-expr: num_partition_responses.value
          - id: tag_buffer
            type: tag_buffer
      topic_produce_response_v13:
        seq:
          - id: topic_id
            size: 16
          - id: num_partition_responses
            type: compact_length
          - id: partition_responses
            type: partition_produce_response_v10_to_v13
            repeat: expr
            repeat-expr: num_partition_responses.value
          - id: tag_buffer
            type: tag_buffer
      partition_produce_response_v0_to_v1:
        -webide-representation: '{index:dec}, {error_code}'
        seq:
          - id: index
            type: s4
          - id: error_code
            type: s2
            enum: error_code
          - id: base_offset
            type: s8
            doc: of the first record; -1 where there is an error
      partition_produce_response_v2_to_v4:
        -webide-representation: '{index:dec}, {error_code}'
        seq:
          - id: index
            type: s4
          - id: error_code
            type: s2
            enum: error_code
          - id: base_offset
            type: s8
            doc: of the first record; -1 where there is an error
          - id: log_append_time_ms
            type: s8
            doc: 'given by the broker; -1: the records keep their own times'
      partition_produce_response_v5_to_v7:
        -webide-representation: '{index:dec}, {error_code}'
        seq:
          - id: index
            type: s4
          - id: error_code
            type: s2
            enum: error_code
          - id: base_offset
            type: s8
            doc: of the first record; -1 where there is an error
          - id: log_append_time_ms
            type: s8
            doc: 'given by the broker; -1: the records keep their own times'
          - id: log_start_offset
            type: s8
            doc: '-1: unknown'
      partition_produce_response_v8:
        -webide-representation: '{index:dec}, {error_code}'
        seq:
          - id: index
            type: s4
          - id: error_code
            type: s2
            enum: error_code
          - id: base_offset
            type: s8
            doc: of the first record; -1 where there is an error
          - id: log_append_time_ms
            type: s8
            doc: 'given by the broker; -1: the records keep their own times'
          - id: log_start_offset
            type: s8
            doc: '-1: unknown'
          - id: num_record_errors
            type: s4
            valid:
              min: 0
          - id: record_errors
            type: batch_index_and_error_message_v8
            repeat: expr
            repeat-expr: num_record_errors
            doc: why the batch was refused, record by record
          - id: len_error_message
            type: s2
          - id: error_message
            type: str
            size: len_error_message
            if: len_error_message >= 0
            doc: 'null: there is none'
      partition_produce_response_v9:
        -webide-representation: '{index:dec}, {error_code}'
        seq:
          - id: index
            type: s4
          - id: error_code
            type: s2
            enum: error_code
          - id: base_offset
            type: s8
            doc: of the first record; -1 where there is an error
          - id: log_append_time_ms
            type: s8
            doc: 'given by the broker; -1: the records keep their own times'
          - id: log_start_offset
            type: s8
            doc: '-1: unknown'
          - id: num_record_errors
            type: compact_length
          - id: record_errors
            type: batch_index_and_error_message_v9_to_v13
            repeat: expr
            repeat-expr: num_record_errors.value
            doc: why the batch was refused, record by record
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: tag_buffer
            type: tag_buffer
      partition_produce_response_v10_to_v13:
        -webide-representation: '{index:dec}, {error_code}'
        seq:
          - id: index
            type: s4
          - id: error_code
            type: s2
            enum: error_code
          - id: base_offset
            type: s8
            doc: of the first record; -1 where there is an error
          - id: log_append_time_ms
            type: s8
            doc: 'given by the broker; -1: the records keep their own times'
          - id: log_start_offset
            type: s8
            doc: '-1: unknown'
          - id: num_record_errors
            type: compact_length
          - id: record_errors
            type: batch_index_and_error_message_v9_to_v13
            repeat: expr
            repeat-expr: num_record_errors.value
            doc: why the batch was refused, record by record
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: tag_buffer
            type: partition_produce_response_tag_buffer
      batch_index_and_error_message_v8:
        seq:
          - id: batch_index
            type: s4
            doc: counted from 0
          - id: len_batch_index_error_message
            type: s2
          - id: batch_index_error_message
            type: str
            size: len_batch_index_error_message
            if: len_batch_index_error_message >= 0
      batch_index_and_error_message_v9_to_v13:
        seq:
          - id: batch_index
            type: s4
            doc: counted from 0
          - id: len_batch_index_error_message
            type: compact_length
          - id: batch_index_error_message
            type: str
            size: len_batch_index_error_message.value
            if: len_batch_index_error_message.value >= 0
          - id: tag_buffer
            type: tag_buffer
      partition_produce_response_tag_buffer:
        -webide-representation: '{num_fields:dec} tagged fields'
        seq:
          - id: num_fields
            type: uvarint
          - id: fields
            type: partition_produce_response_tagged_field
            repeat: expr
            repeat-expr: num_fields.value
      partition_produce_response_tagged_field:
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
                0: partition_produce_response_current_leader_tag
            size: len_content.value
      partition_produce_response_current_leader_tag:
        seq:
          - id: current_leader
            type: leader_id_and_epoch
            doc: where the request should have gone
      leader_id_and_epoch:
        seq:
          - id: leader_id
            type: s4
            doc: '-1: unknown'
          - id: leader_epoch
            type: s4
            doc: '-1: unknown'
          - id: tag_buffer
            type: tag_buffer
      produce_response_tag_buffer:
        -webide-representation: '{num_fields:dec} tagged fields'
        seq:
          - id: num_fields
            type: uvarint
          - id: fields
            type: produce_response_tagged_field
            repeat: expr
            repeat-expr: num_fields.value
      produce_response_tagged_field:
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
                0: produce_response_node_endpoints_tag
            size: len_content.value
      produce_response_node_endpoints_tag:
        seq:
          - id: num_node_endpoints
            type: compact_length
          - id: node_endpoints
            type: node_endpoint
            repeat: expr
            repeat-expr: num_node_endpoints.value
            doc: of the leaders that the partitions above name
      node_endpoint:
        -webide-representation: '{host}, {port:dec}'
        seq:
          - id: node_id
            type: s4
          - id: len_host
            type: compact_length
          - id: host
            type: str
            size: len_host.value
          - id: port
            type: s4
          - id: len_rack
            type: compact_length
          - id: rack
            type: str
            size: len_rack.value
            if: len_rack.value >= 0
            doc: null where none is configured
          - id: tag_buffer
            type: tag_buffer
  fetch_response:
    doc: |
      Read records from partitions. Consumers send it, follower replicas and KRaft observers too.
    types:
      fetch_response_v0:
        seq:
          - id: num_responses
            type: s4
            valid:
              min: 0
          - id: responses
            type: fetchable_topic_response_v0_to_v3
            repeat: expr
            repeat-expr: num_responses
      fetch_response_v1_to_v3:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_responses
            type: s4
            valid:
              min: 0
          - id: responses
            type: fetchable_topic_response_v0_to_v3
            repeat: expr
            repeat-expr: num_responses
      fetch_response_v4:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_responses
            type: s4
            valid:
              min: 0
          - id: responses
            type: fetchable_topic_response_v4
            repeat: expr
            repeat-expr: num_responses
      fetch_response_v5_to_v6:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_responses
            type: s4
            valid:
              min: 0
          - id: responses
            type: fetchable_topic_response_v5_to_v10
            repeat: expr
            repeat-expr: num_responses
      fetch_response_v7_to_v10:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: session_id
            type: s4
            doc: '0: none'
          - id: num_responses
            type: s4
            valid:
              min: 0
          - id: responses
            type: fetchable_topic_response_v5_to_v10
            repeat: expr
            repeat-expr: num_responses
      fetch_response_v11:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: session_id
            type: s4
            doc: '0: none'
          - id: num_responses
            type: s4
            valid:
              min: 0
          - id: responses
            type: fetchable_topic_response_v11
            repeat: expr
            repeat-expr: num_responses
      fetch_response_v12:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: session_id
            type: s4
            doc: '0: none'
          - id: num_responses
            type: compact_length
          - id: responses
            type: fetchable_topic_response_v12
            repeat: expr
            repeat-expr: num_responses.value
          - id: tag_buffer
            type: tag_buffer
      fetch_response_v13_to_v15:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: session_id
            type: s4
            doc: '0: none'
          - id: num_responses
            type: compact_length
          - id: responses
            type: fetchable_topic_response_v13_to_v18
            repeat: expr
            repeat-expr: num_responses.value
          - id: tag_buffer
            type: tag_buffer
      fetch_response_v16_to_v18:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: session_id
            type: s4
            doc: '0: none'
          - id: num_responses
            type: compact_length
          - id: responses
            type: fetchable_topic_response_v13_to_v18
            repeat: expr
            repeat-expr: num_responses.value
          - id: tag_buffer
            type: fetch_response_tag_buffer
      fetchable_topic_response_v0_to_v3:
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
            type: partition_data_v0_to_v3
            repeat: expr
            repeat-expr: num_partitions
      fetchable_topic_response_v4:
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
            type: partition_data_v4
            repeat: expr
            repeat-expr: num_partitions
      fetchable_topic_response_v5_to_v10:
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
            type: partition_data_v5_to_v10
            repeat: expr
            repeat-expr: num_partitions
      fetchable_topic_response_v11:
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
            type: partition_data_v11
            repeat: expr
            repeat-expr: num_partitions
      fetchable_topic_response_v12:
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
            type: partition_data_v12_to_v18
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      fetchable_topic_response_v13_to_v18:
        seq:
          - id: topic_id
            size: 16
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: partition_data_v12_to_v18
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      partition_data_v0_to_v3:
        -webide-representation: '{partition_index:dec}, {error_code}'
        seq:
          - id: partition_index
            type: s4
          - id: error_code
            type: s2
            enum: error_code
          - id: high_watermark
            type: s8
            doc: consumers see what is below
          - id: len_records
            type: s4
          - id: records
            type: records
            size: len_records
            if: len_records >= 0
            doc: batches, the last one possibly cut off
      partition_data_v4:
        -webide-representation: '{partition_index:dec}, {error_code}'
        seq:
          - id: partition_index
            type: s4
          - id: error_code
            type: s2
            enum: error_code
          - id: high_watermark
            type: s8
            doc: consumers see what is below
          - id: last_stable_offset
            type: s8
            doc: 'transactions below are decided; -1: unknown'
          - id: num_aborted_transactions
            type: s4
          - id: aborted_transactions
            type: aborted_transaction_v4_to_v11
            repeat: expr
            repeat-expr: num_aborted_transactions
            if: num_aborted_transactions >= 0
            doc: 'whose records a reader of committed ones leaves out; null: not asked for'
          - id: len_records
            type: s4
          - id: records
            type: records
            size: len_records
            if: len_records >= 0
            doc: batches, the last one possibly cut off
      partition_data_v5_to_v10:
        -webide-representation: '{partition_index:dec}, {error_code}'
        seq:
          - id: partition_index
            type: s4
          - id: error_code
            type: s2
            enum: error_code
          - id: high_watermark
            type: s8
            doc: consumers see what is below
          - id: last_stable_offset
            type: s8
            doc: 'transactions below are decided; -1: unknown'
          - id: log_start_offset
            type: s8
            doc: '-1: unknown'
          - id: num_aborted_transactions
            type: s4
          - id: aborted_transactions
            type: aborted_transaction_v4_to_v11
            repeat: expr
            repeat-expr: num_aborted_transactions
            if: num_aborted_transactions >= 0
            doc: 'whose records a reader of committed ones leaves out; null: not asked for'
          - id: len_records
            type: s4
          - id: records
            type: records
            size: len_records
            if: len_records >= 0
            doc: batches, the last one possibly cut off
      partition_data_v11:
        -webide-representation: '{partition_index:dec}, {error_code}'
        seq:
          - id: partition_index
            type: s4
          - id: error_code
            type: s2
            enum: error_code
          - id: high_watermark
            type: s8
            doc: consumers see what is below
          - id: last_stable_offset
            type: s8
            doc: 'transactions below are decided; -1: unknown'
          - id: log_start_offset
            type: s8
            doc: '-1: unknown'
          - id: num_aborted_transactions
            type: s4
          - id: aborted_transactions
            type: aborted_transaction_v4_to_v11
            repeat: expr
            repeat-expr: num_aborted_transactions
            if: num_aborted_transactions >= 0
            doc: 'whose records a reader of committed ones leaves out; null: not asked for'
          - id: preferred_read_replica
            type: s4
            doc: 'go there next time; -1: stay'
          - id: len_records
            type: s4
          - id: records
            type: records
            size: len_records
            if: len_records >= 0
            doc: batches, the last one possibly cut off
      partition_data_v12_to_v18:
        -webide-representation: '{partition_index:dec}, {error_code}'
        seq:
          - id: partition_index
            type: s4
          - id: error_code
            type: s2
            enum: error_code
          - id: high_watermark
            type: s8
            doc: consumers see what is below
          - id: last_stable_offset
            type: s8
            doc: 'transactions below are decided; -1: unknown'
          - id: log_start_offset
            type: s8
            doc: '-1: unknown'
          - id: num_aborted_transactions
            type: compact_length
          - id: aborted_transactions
            type: aborted_transaction_v12_to_v18
            repeat: expr
            repeat-expr: num_aborted_transactions.value
            if: num_aborted_transactions.value >= 0
            doc: 'whose records a reader of committed ones leaves out; null: not asked for'
          - id: preferred_read_replica
            type: s4
            doc: 'go there next time; -1: stay'
          - id: len_records
            type: compact_length
          - id: records
            type: records
            size: len_records.value
            if: len_records.value >= 0
            doc: batches, the last one possibly cut off
          - id: tag_buffer
            type: partition_data_tag_buffer
      aborted_transaction_v4_to_v11:
        -webide-representation: '{producer_id:dec}'
        seq:
          - id: producer_id
            type: s8
          - id: first_offset
            type: s8
      aborted_transaction_v12_to_v18:
        -webide-representation: '{producer_id:dec}'
        seq:
          - id: producer_id
            type: s8
          - id: first_offset
            type: s8
          - id: tag_buffer
            type: tag_buffer
      partition_data_tag_buffer:
        -webide-representation: '{num_fields:dec} tagged fields'
        seq:
          - id: num_fields
            type: uvarint
          - id: fields
            type: partition_data_tagged_field
            repeat: expr
            repeat-expr: num_fields.value
      partition_data_tagged_field:
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
                0: partition_data_diverging_epoch_tag
                1: partition_data_current_leader_tag
                2: partition_data_snapshot_id_tag
            size: len_content.value
      partition_data_diverging_epoch_tag:
        seq:
          - id: diverging_epoch
            type: epoch_end_offset
            doc: 'where the follower''s log stops being the leader''s: truncate'
      epoch_end_offset:
        -webide-representation: '{epoch:dec}'
        seq:
          - id: epoch
            type: s4
          - id: end_offset
            type: s8
          - id: tag_buffer
            type: tag_buffer
      partition_data_current_leader_tag:
        seq:
          - id: current_leader
            type: leader_id_and_epoch
            doc: where the request should have gone
      leader_id_and_epoch:
        seq:
          - id: leader_id
            type: s4
            doc: '-1: unknown'
          - id: leader_epoch
            type: s4
            doc: '-1: unknown'
          - id: tag_buffer
            type: tag_buffer
      partition_data_snapshot_id_tag:
        seq:
          - id: snapshot_id
            type: snapshot_id
            doc: 'the log starts later: fetch this snapshot first'
      snapshot_id:
        -webide-representation: '{epoch:dec}'
        seq:
          - id: end_offset
            type: s8
          - id: epoch
            type: s4
          - id: tag_buffer
            type: tag_buffer
      fetch_response_tag_buffer:
        -webide-representation: '{num_fields:dec} tagged fields'
        seq:
          - id: num_fields
            type: uvarint
          - id: fields
            type: fetch_response_tagged_field
            repeat: expr
            repeat-expr: num_fields.value
      fetch_response_tagged_field:
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
                0: fetch_response_node_endpoints_tag
            size: len_content.value
      fetch_response_node_endpoints_tag:
        seq:
          - id: num_node_endpoints
            type: compact_length
          - id: node_endpoints
            type: node_endpoint
            repeat: expr
            repeat-expr: num_node_endpoints.value
            doc: of the leaders that the partitions above name
      node_endpoint:
        -webide-representation: '{host}, {port:dec}'
        seq:
          - id: node_id
            type: s4
          - id: len_host
            type: compact_length
          - id: host
            type: str
            size: len_host.value
          - id: port
            type: s4
          - id: len_rack
            type: compact_length
          - id: rack
            type: str
            size: len_rack.value
            if: len_rack.value >= 0
            doc: null where none is configured
          - id: tag_buffer
            type: tag_buffer
  list_offsets_response:
    doc: |
      The offset that belongs to a timestamp, or to a special one.
    types:
      list_offsets_response_v0:
        seq:
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: list_offsets_topic_response_v0
            repeat: expr
            repeat-expr: num_topics
      list_offsets_response_v1:
        seq:
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: list_offsets_topic_response_v1_to_v3
            repeat: expr
            repeat-expr: num_topics
      list_offsets_response_v2_to_v3:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: list_offsets_topic_response_v1_to_v3
            repeat: expr
            repeat-expr: num_topics
      list_offsets_response_v4_to_v5:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: list_offsets_topic_response_v4_to_v5
            repeat: expr
            repeat-expr: num_topics
      list_offsets_response_v6_to_v11:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_topics
            type: compact_length
          - id: topics
            type: list_offsets_topic_response_v6_to_v11
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: tag_buffer
      list_offsets_topic_response_v0:
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
            type: list_offsets_partition_response_v0
            repeat: expr
            repeat-expr: num_partitions
      list_offsets_topic_response_v1_to_v3:
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
            type: list_offsets_partition_response_v1_to_v3
            repeat: expr
            repeat-expr: num_partitions
      list_offsets_topic_response_v4_to_v5:
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
            type: list_offsets_partition_response_v4_to_v5
            repeat: expr
            repeat-expr: num_partitions
      list_offsets_topic_response_v6_to_v11:
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
            type: list_offsets_partition_response_v6_to_v11
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      list_offsets_partition_response_v0:
        -webide-representation: '{partition_index:dec}, {error_code}'
        seq:
          - id: partition_index
            type: s4
          - id: error_code
            type: s2
            enum: error_code
          - id: num_old_style_offsets
            type: s4
            valid:
              min: 0
          - id: old_style_offsets
            type: s8
            repeat: expr
            repeat-expr: num_old_style_offsets
            doc: newest first
      list_offsets_partition_response_v1_to_v3:
        -webide-representation: '{partition_index:dec}, {error_code}'
        seq:
          - id: partition_index
            type: s4
          - id: error_code
            type: s2
            enum: error_code
          - id: timestamp
            type: s8
            doc: 'of the record found; -1: none, or a special one was asked for'
          - id: offset
            type: s8
            doc: '-1: no such record'
      list_offsets_partition_response_v4_to_v5:
        -webide-representation: '{partition_index:dec}, {error_code}'
        seq:
          - id: partition_index
            type: s4
          - id: error_code
            type: s2
            enum: error_code
          - id: timestamp
            type: s8
            doc: 'of the record found; -1: none, or a special one was asked for'
          - id: offset
            type: s8
            doc: '-1: no such record'
          - id: leader_epoch
            type: s4
            doc: '-1: unknown'
      list_offsets_partition_response_v6_to_v11:
        -webide-representation: '{partition_index:dec}, {error_code}'
        seq:
          - id: partition_index
            type: s4
          - id: error_code
            type: s2
            enum: error_code
          - id: timestamp
            type: s8
            doc: 'of the record found; -1: none, or a special one was asked for'
          - id: offset
            type: s8
            doc: '-1: no such record'
          - id: leader_epoch
            type: s4
            doc: '-1: unknown'
          - id: tag_buffer
            type: tag_buffer
  metadata_response:
    doc: |
      Brokers, topics, partitions and their leaders.
    types:
      metadata_response_v0:
        seq:
          - id: num_brokers
            type: s4
            valid:
              min: 0
          - id: brokers
            type: metadata_response_broker_v0
            repeat: expr
            repeat-expr: num_brokers
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: metadata_response_topic_v0
            repeat: expr
            repeat-expr: num_topics
      metadata_response_v1:
        seq:
          - id: num_brokers
            type: s4
            valid:
              min: 0
          - id: brokers
            type: metadata_response_broker_v1_to_v8
            repeat: expr
            repeat-expr: num_brokers
          - id: controller_id
            type: s4
            doc: 'asked of a KRaft broker: some broker that is alive; -1: unknown'
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: metadata_response_topic_v1_to_v4
            repeat: expr
            repeat-expr: num_topics
      metadata_response_v2:
        seq:
          - id: num_brokers
            type: s4
            valid:
              min: 0
          - id: brokers
            type: metadata_response_broker_v1_to_v8
            repeat: expr
            repeat-expr: num_brokers
          - id: len_cluster_id
            type: s2
          - id: cluster_id
            type: str
            size: len_cluster_id
            if: len_cluster_id >= 0
          - id: controller_id
            type: s4
            doc: 'asked of a KRaft broker: some broker that is alive; -1: unknown'
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: metadata_response_topic_v1_to_v4
            repeat: expr
            repeat-expr: num_topics
      metadata_response_v3_to_v4:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_brokers
            type: s4
            valid:
              min: 0
          - id: brokers
            type: metadata_response_broker_v1_to_v8
            repeat: expr
            repeat-expr: num_brokers
          - id: len_cluster_id
            type: s2
          - id: cluster_id
            type: str
            size: len_cluster_id
            if: len_cluster_id >= 0
          - id: controller_id
            type: s4
            doc: 'asked of a KRaft broker: some broker that is alive; -1: unknown'
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: metadata_response_topic_v1_to_v4
            repeat: expr
            repeat-expr: num_topics
      metadata_response_v5_to_v6:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_brokers
            type: s4
            valid:
              min: 0
          - id: brokers
            type: metadata_response_broker_v1_to_v8
            repeat: expr
            repeat-expr: num_brokers
          - id: len_cluster_id
            type: s2
          - id: cluster_id
            type: str
            size: len_cluster_id
            if: len_cluster_id >= 0
          - id: controller_id
            type: s4
            doc: 'asked of a KRaft broker: some broker that is alive; -1: unknown'
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: metadata_response_topic_v5_to_v6
            repeat: expr
            repeat-expr: num_topics
      metadata_response_v7:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_brokers
            type: s4
            valid:
              min: 0
          - id: brokers
            type: metadata_response_broker_v1_to_v8
            repeat: expr
            repeat-expr: num_brokers
          - id: len_cluster_id
            type: s2
          - id: cluster_id
            type: str
            size: len_cluster_id
            if: len_cluster_id >= 0
          - id: controller_id
            type: s4
            doc: 'asked of a KRaft broker: some broker that is alive; -1: unknown'
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: metadata_response_topic_v7
            repeat: expr
            repeat-expr: num_topics
      metadata_response_v8:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_brokers
            type: s4
            valid:
              min: 0
          - id: brokers
            type: metadata_response_broker_v1_to_v8
            repeat: expr
            repeat-expr: num_brokers
          - id: len_cluster_id
            type: s2
          - id: cluster_id
            type: str
            size: len_cluster_id
            if: len_cluster_id >= 0
          - id: controller_id
            type: s4
            doc: 'asked of a KRaft broker: some broker that is alive; -1: unknown'
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: metadata_response_topic_v8
            repeat: expr
            repeat-expr: num_topics
          - id: cluster_authorized_operations
            type: s4
            doc: 'bit n: AclOperation n; -2147483648: not asked for'
      metadata_response_v9:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_brokers
            type: compact_length
          - id: brokers
            type: metadata_response_broker_v9_to_v13
            repeat: expr
            repeat-expr: num_brokers.value
          - id: len_cluster_id
            type: compact_length
          - id: cluster_id
            type: str
            size: len_cluster_id.value
            if: len_cluster_id.value >= 0
          - id: controller_id
            type: s4
            doc: 'asked of a KRaft broker: some broker that is alive; -1: unknown'
          - id: num_topics
            type: compact_length
          - id: topics
            type: metadata_response_topic_v9
            repeat: expr
            repeat-expr: num_topics.value
          - id: cluster_authorized_operations
            type: s4
            doc: 'bit n: AclOperation n; -2147483648: not asked for'
          - id: tag_buffer
            type: tag_buffer
      metadata_response_v10:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_brokers
            type: compact_length
          - id: brokers
            type: metadata_response_broker_v9_to_v13
            repeat: expr
            repeat-expr: num_brokers.value
          - id: len_cluster_id
            type: compact_length
          - id: cluster_id
            type: str
            size: len_cluster_id.value
            if: len_cluster_id.value >= 0
          - id: controller_id
            type: s4
            doc: 'asked of a KRaft broker: some broker that is alive; -1: unknown'
          - id: num_topics
            type: compact_length
          - id: topics
            type: metadata_response_topic_v10_to_v11
            repeat: expr
            repeat-expr: num_topics.value
          - id: cluster_authorized_operations
            type: s4
            doc: 'bit n: AclOperation n; -2147483648: not asked for'
          - id: tag_buffer
            type: tag_buffer
      metadata_response_v11:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_brokers
            type: compact_length
          - id: brokers
            type: metadata_response_broker_v9_to_v13
            repeat: expr
            repeat-expr: num_brokers.value
          - id: len_cluster_id
            type: compact_length
          - id: cluster_id
            type: str
            size: len_cluster_id.value
            if: len_cluster_id.value >= 0
          - id: controller_id
            type: s4
            doc: 'asked of a KRaft broker: some broker that is alive; -1: unknown'
          - id: num_topics
            type: compact_length
          - id: topics
            type: metadata_response_topic_v10_to_v11
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: tag_buffer
      metadata_response_v12:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_brokers
            type: compact_length
          - id: brokers
            type: metadata_response_broker_v9_to_v13
            repeat: expr
            repeat-expr: num_brokers.value
          - id: len_cluster_id
            type: compact_length
          - id: cluster_id
            type: str
            size: len_cluster_id.value
            if: len_cluster_id.value >= 0
          - id: controller_id
            type: s4
            doc: 'asked of a KRaft broker: some broker that is alive; -1: unknown'
          - id: num_topics
            type: compact_length
          - id: topics
            type: metadata_response_topic_v12_to_v13
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: tag_buffer
      metadata_response_v13:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_brokers
            type: compact_length
          - id: brokers
            type: metadata_response_broker_v9_to_v13
            repeat: expr
            repeat-expr: num_brokers.value
          - id: len_cluster_id
            type: compact_length
          - id: cluster_id
            type: str
            size: len_cluster_id.value
            if: len_cluster_id.value >= 0
          - id: controller_id
            type: s4
            doc: 'asked of a KRaft broker: some broker that is alive; -1: unknown'
          - id: num_topics
            type: compact_length
          - id: topics
            type: metadata_response_topic_v12_to_v13
            repeat: expr
            repeat-expr: num_topics.value
          - id: error_code
            type: s2
            enum: error_code
          - id: tag_buffer
            type: tag_buffer
      metadata_response_broker_v0:
        -webide-representation: '{host}, {port:dec}'
        seq:
          - id: node_id
            type: s4
          - id: len_host
            type: s2
            valid:
              min: 0
          - id: host
            type: str
            size: len_host
          - id: port
            type: s4
      metadata_response_broker_v1_to_v8:
        -webide-representation: '{host}, {port:dec}'
        seq:
          - id: node_id
            type: s4
          - id: len_host
            type: s2
            valid:
              min: 0
          - id: host
            type: str
            size: len_host
          - id: port
            type: s4
          - id: len_rack
            type: s2
          - id: rack
            type: str
            size: len_rack
            if: len_rack >= 0
            doc: null where none is configured
      metadata_response_broker_v9_to_v13:
        -webide-representation: '{host}, {port:dec}'
        seq:
          - id: node_id
            type: s4
          - id: len_host
            type: compact_length
          - id: host
            type: str
            size: len_host.value
          - id: port
            type: s4
          - id: len_rack
            type: compact_length
          - id: rack
            type: str
            size: len_rack.value
            if: len_rack.value >= 0
            doc: null where none is configured
          - id: tag_buffer
            type: tag_buffer
      metadata_response_topic_v0:
        -webide-representation: '{name}, {error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: len_name
            type: s2
            valid:
              min: 0
          - id: name
            type: str
            size: len_name
            doc: null where the id is unknown
          - id: num_partitions
            type: s4
            valid:
              min: 0
          - id: partitions
            type: metadata_response_partition_v0_to_v4
            repeat: expr
            repeat-expr: num_partitions
      metadata_response_topic_v1_to_v4:
        -webide-representation: '{name}, {error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: len_name
            type: s2
            valid:
              min: 0
          - id: name
            type: str
            size: len_name
            doc: null where the id is unknown
          - id: is_internal
            type: u1
          - id: num_partitions
            type: s4
            valid:
              min: 0
          - id: partitions
            type: metadata_response_partition_v0_to_v4
            repeat: expr
            repeat-expr: num_partitions
      metadata_response_topic_v5_to_v6:
        -webide-representation: '{name}, {error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: len_name
            type: s2
            valid:
              min: 0
          - id: name
            type: str
            size: len_name
            doc: null where the id is unknown
          - id: is_internal
            type: u1
          - id: num_partitions
            type: s4
            valid:
              min: 0
          - id: partitions
            type: metadata_response_partition_v5_to_v6
            repeat: expr
            repeat-expr: num_partitions
      metadata_response_topic_v7:
        -webide-representation: '{name}, {error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: len_name
            type: s2
            valid:
              min: 0
          - id: name
            type: str
            size: len_name
            doc: null where the id is unknown
          - id: is_internal
            type: u1
          - id: num_partitions
            type: s4
            valid:
              min: 0
          - id: partitions
            type: metadata_response_partition_v7_to_v8
            repeat: expr
            repeat-expr: num_partitions
      metadata_response_topic_v8:
        -webide-representation: '{name}, {error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: len_name
            type: s2
            valid:
              min: 0
          - id: name
            type: str
            size: len_name
            doc: null where the id is unknown
          - id: is_internal
            type: u1
          - id: num_partitions
            type: s4
            valid:
              min: 0
          - id: partitions
            type: metadata_response_partition_v7_to_v8
            repeat: expr
            repeat-expr: num_partitions
          - id: topic_authorized_operations
            type: s4
            doc: 'bit n: AclOperation n; -2147483648: not asked for'
      metadata_response_topic_v9:
        -webide-representation: '{name}, {error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: len_name
            type: compact_length
          - id: name
            type: str
            size: len_name.value
            doc: null where the id is unknown
          - id: is_internal
            type: u1
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: metadata_response_partition_v9_to_v13
            repeat: expr
            repeat-expr: num_partitions.value
          - id: topic_authorized_operations
            type: s4
            doc: 'bit n: AclOperation n; -2147483648: not asked for'
          - id: tag_buffer
            type: tag_buffer
      metadata_response_topic_v10_to_v11:
        -webide-representation: '{name}, {error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: len_name
            type: compact_length
          - id: name
            type: str
            size: len_name.value
            doc: null where the id is unknown
          - id: topic_id
            size: 16
          - id: is_internal
            type: u1
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: metadata_response_partition_v9_to_v13
            repeat: expr
            repeat-expr: num_partitions.value
          - id: topic_authorized_operations
            type: s4
            doc: 'bit n: AclOperation n; -2147483648: not asked for'
          - id: tag_buffer
            type: tag_buffer
      metadata_response_topic_v12_to_v13:
        -webide-representation: '{name}, {error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: len_name
            type: compact_length
          - id: name
            type: str
            size: len_name.value
            if: len_name.value >= 0
            doc: null where the id is unknown
          - id: topic_id
            size: 16
          - id: is_internal
            type: u1
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: metadata_response_partition_v9_to_v13
            repeat: expr
            repeat-expr: num_partitions.value
          - id: topic_authorized_operations
            type: s4
            doc: 'bit n: AclOperation n; -2147483648: not asked for'
          - id: tag_buffer
            type: tag_buffer
      metadata_response_partition_v0_to_v4:
        -webide-representation: '{partition_index:dec}, {error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: partition_index
            type: s4
          - id: leader_id
            type: s4
            doc: '-1: none'
          - id: num_replica_nodes
            type: s4
            valid:
              min: 0
          - id: replica_nodes
            type: s4
            repeat: expr
            repeat-expr: num_replica_nodes
          - id: num_isr_nodes
            type: s4
            valid:
              min: 0
          - id: isr_nodes
            type: s4
            repeat: expr
            repeat-expr: num_isr_nodes
      metadata_response_partition_v5_to_v6:
        -webide-representation: '{partition_index:dec}, {error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: partition_index
            type: s4
          - id: leader_id
            type: s4
            doc: '-1: none'
          - id: num_replica_nodes
            type: s4
            valid:
              min: 0
          - id: replica_nodes
            type: s4
            repeat: expr
            repeat-expr: num_replica_nodes
          - id: num_isr_nodes
            type: s4
            valid:
              min: 0
          - id: isr_nodes
            type: s4
            repeat: expr
            repeat-expr: num_isr_nodes
          - id: num_offline_replicas
            type: s4
            valid:
              min: 0
          - id: offline_replicas
            type: s4
            repeat: expr
            repeat-expr: num_offline_replicas
            doc: on brokers or disks that are down
      metadata_response_partition_v7_to_v8:
        -webide-representation: '{partition_index:dec}, {error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: partition_index
            type: s4
          - id: leader_id
            type: s4
            doc: '-1: none'
          - id: leader_epoch
            type: s4
            doc: '-1: unknown'
          - id: num_replica_nodes
            type: s4
            valid:
              min: 0
          - id: replica_nodes
            type: s4
            repeat: expr
            repeat-expr: num_replica_nodes
          - id: num_isr_nodes
            type: s4
            valid:
              min: 0
          - id: isr_nodes
            type: s4
            repeat: expr
            repeat-expr: num_isr_nodes
          - id: num_offline_replicas
            type: s4
            valid:
              min: 0
          - id: offline_replicas
            type: s4
            repeat: expr
            repeat-expr: num_offline_replicas
            doc: on brokers or disks that are down
      metadata_response_partition_v9_to_v13:
        -webide-representation: '{partition_index:dec}, {error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: partition_index
            type: s4
          - id: leader_id
            type: s4
            doc: '-1: none'
          - id: leader_epoch
            type: s4
            doc: '-1: unknown'
          - id: num_replica_nodes
            type: compact_length
          - id: replica_nodes
            type: s4
            repeat: expr
            repeat-expr: num_replica_nodes.value
          - id: num_isr_nodes
            type: compact_length
          - id: isr_nodes
            type: s4
            repeat: expr
            repeat-expr: num_isr_nodes.value
          - id: num_offline_replicas
            type: compact_length
          - id: offline_replicas
            type: s4
            repeat: expr
            repeat-expr: num_offline_replicas.value
            doc: on brokers or disks that are down
          - id: tag_buffer
            type: tag_buffer
  leader_and_isr_response:
    doc: |
      The ZooKeeper-era controller tells brokers what to lead and what to follow. Gone in Kafka 4.0.
    types:
      leader_and_isr_response_v0_to_v3:
        -webide-representation: '{error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: num_partition_errors
            type: s4
            valid:
              min: 0
          - id: partition_errors
            type: leader_and_isr_partition_error_v0_to_v3
            repeat: expr
            repeat-expr: num_partition_errors
      leader_and_isr_response_v4:
        -webide-representation: '{error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: num_partition_errors
            type: compact_length
          - id: partition_errors
            type: leader_and_isr_partition_error_v4
            repeat: expr
            repeat-expr: num_partition_errors.value
          - id: tag_buffer
            type: tag_buffer
      leader_and_isr_response_v5_to_v7:
        -webide-representation: '{error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: num_topics
            type: compact_length
          - id: topics
            type: leader_and_isr_topic_error
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: tag_buffer
      leader_and_isr_partition_error_v0_to_v3:
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
          - id: error_code
            type: s2
            enum: error_code
      leader_and_isr_partition_error_v4:
        -webide-representation: '{topic_name}, {partition_index:dec}'
        seq:
          - id: len_topic_name
            type: compact_length
          - id: topic_name
            type: str
            size: len_topic_name.value
          - id: partition_index
            type: s4
          - id: error_code
            type: s2
            enum: error_code
          - id: tag_buffer
            type: tag_buffer
      leader_and_isr_partition_error_v5_to_v7:
        -webide-representation: '{partition_index:dec}, {error_code}'
        seq:
          - id: partition_index
            type: s4
          - id: error_code
            type: s2
            enum: error_code
          - id: tag_buffer
            type: tag_buffer
      leader_and_isr_topic_error:
        seq:
          - id: topic_id
            size: 16
          - id: num_partition_errors
            type: compact_length
          - id: partition_errors
            type: leader_and_isr_partition_error_v5_to_v7
            repeat: expr
            repeat-expr: num_partition_errors.value
          - id: tag_buffer
            type: tag_buffer
  stop_replica_response:
    doc: |
      The ZooKeeper-era controller tells a broker to stop, or delete, replicas. Gone in Kafka 4.0.
    types:
      stop_replica_response_v0_to_v1:
        -webide-representation: '{error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: num_partition_errors
            type: s4
            valid:
              min: 0
          - id: partition_errors
            type: stop_replica_partition_error_v0_to_v1
            repeat: expr
            repeat-expr: num_partition_errors
      stop_replica_response_v2_to_v4:
        -webide-representation: '{error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: num_partition_errors
            type: compact_length
          - id: partition_errors
            type: stop_replica_partition_error_v2_to_v4
            repeat: expr
            repeat-expr: num_partition_errors.value
          - id: tag_buffer
            type: tag_buffer
      stop_replica_partition_error_v0_to_v1:
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
          - id: error_code
            type: s2
            enum: error_code
      stop_replica_partition_error_v2_to_v4:
        -webide-representation: '{topic_name}, {partition_index:dec}'
        seq:
          - id: len_topic_name
            type: compact_length
          - id: topic_name
            type: str
            size: len_topic_name.value
          - id: partition_index
            type: s4
          - id: error_code
            type: s2
            enum: error_code
          - id: tag_buffer
            type: tag_buffer
  update_metadata_response:
    doc: |
      The ZooKeeper-era controller spreads the cluster's metadata. Gone in Kafka 4.0.
    types:
      update_metadata_response_v0_to_v5:
        -webide-representation: '{error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
      update_metadata_response_v6_to_v8:
        -webide-representation: '{error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: tag_buffer
            type: tag_buffer
  controlled_shutdown_response:
    doc: |
      A broker asks the ZooKeeper-era controller to move its leaderships away.
    types:
      controlled_shutdown_response_v0_to_v2:
        -webide-representation: '{error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: num_remaining_partitions
            type: s4
            valid:
              min: 0
          - id: remaining_partitions
            type: remaining_partition_v0_to_v2
            repeat: expr
            repeat-expr: num_remaining_partitions
            doc: 'that the broker still leads: try again'
      controlled_shutdown_response_v3:
        -webide-representation: '{error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: num_remaining_partitions
            type: compact_length
          - id: remaining_partitions
            type: remaining_partition_v3
            repeat: expr
            repeat-expr: num_remaining_partitions.value
            doc: 'that the broker still leads: try again'
          - id: tag_buffer
            type: tag_buffer
      remaining_partition_v0_to_v2:
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
      remaining_partition_v3:
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
  offset_commit_response:
    doc: |
      Store a group's positions.
    types:
      offset_commit_response_v0_to_v2:
        seq:
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: offset_commit_response_topic_v0_to_v7
            repeat: expr
            repeat-expr: num_topics
      offset_commit_response_v3_to_v7:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: offset_commit_response_topic_v0_to_v7
            repeat: expr
            repeat-expr: num_topics
      offset_commit_response_v8_to_v9:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_topics
            type: compact_length
          - id: topics
            type: offset_commit_response_topic_v8_to_v9
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: tag_buffer
      offset_commit_response_v10:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_topics
            type: compact_length
          - id: topics
            type: offset_commit_response_topic_v10
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: tag_buffer
      offset_commit_response_topic_v0_to_v7:
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
            type: offset_commit_response_partition_v0_to_v7
            repeat: expr
            repeat-expr: num_partitions
      offset_commit_response_topic_v8_to_v9:
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
            type: offset_commit_response_partition_v8_to_v10
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      offset_commit_response_topic_v10:
        seq:
          - id: topic_id
            size: 16
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: offset_commit_response_partition_v8_to_v10
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      offset_commit_response_partition_v0_to_v7:
        -webide-representation: '{partition_index:dec}, {error_code}'
        seq:
          - id: partition_index
            type: s4
          - id: error_code
            type: s2
            enum: error_code
      offset_commit_response_partition_v8_to_v10:
        -webide-representation: '{partition_index:dec}, {error_code}'
        seq:
          - id: partition_index
            type: s4
          - id: error_code
            type: s2
            enum: error_code
          - id: tag_buffer
            type: tag_buffer
  offset_fetch_response:
    doc: |
      Read a group's stored positions.
    types:
      offset_fetch_response_v0_to_v1:
        seq:
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: offset_fetch_response_topic_v0_to_v4
            repeat: expr
            repeat-expr: num_topics
      offset_fetch_response_v2:
        -webide-representation: '{error_code}'
        seq:
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: offset_fetch_response_topic_v0_to_v4
            repeat: expr
            repeat-expr: num_topics
          - id: error_code
            type: s2
            enum: error_code
      offset_fetch_response_v3_to_v4:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: offset_fetch_response_topic_v0_to_v4
            repeat: expr
            repeat-expr: num_topics
          - id: error_code
            type: s2
            enum: error_code
      offset_fetch_response_v5:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: offset_fetch_response_topic_v5
            repeat: expr
            repeat-expr: num_topics
          - id: error_code
            type: s2
            enum: error_code
      offset_fetch_response_v6_to_v7:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_topics
            type: compact_length
          - id: topics
            type: offset_fetch_response_topic_v6_to_v7
            repeat: expr
            repeat-expr: num_topics.value
          - id: error_code
            type: s2
            enum: error_code
          - id: tag_buffer
            type: tag_buffer
      offset_fetch_response_v8_to_v9:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_groups
            type: compact_length
          - id: groups
            type: offset_fetch_response_group_v8_to_v9
            repeat: expr
            repeat-expr: num_groups.value
          - id: tag_buffer
            type: tag_buffer
      offset_fetch_response_v10:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_groups
            type: compact_length
          - id: groups
            type: offset_fetch_response_group_v10
            repeat: expr
            repeat-expr: num_groups.value
          - id: tag_buffer
            type: tag_buffer
      offset_fetch_response_topic_v0_to_v4:
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
            type: offset_fetch_response_partition_v0_to_v4
            repeat: expr
            repeat-expr: num_partitions
      offset_fetch_response_topic_v5:
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
            type: offset_fetch_response_partition_v5
            repeat: expr
            repeat-expr: num_partitions
      offset_fetch_response_topic_v6_to_v7:
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
            type: offset_fetch_response_partition_v6_to_v7
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      offset_fetch_response_partition_v0_to_v4:
        -webide-representation: '{partition_index:dec}, {error_code}'
        seq:
          - id: partition_index
            type: s4
          - id: committed_offset
            type: s8
            doc: '-1: none'
          - id: len_metadata
            type: s2
          - id: metadata
            type: str
            size: len_metadata
            if: len_metadata >= 0
          - id: error_code
            type: s2
            enum: error_code
      offset_fetch_response_partition_v5:
        -webide-representation: '{partition_index:dec}, {error_code}'
        seq:
          - id: partition_index
            type: s4
          - id: committed_offset
            type: s8
            doc: '-1: none'
          - id: committed_leader_epoch
            type: s4
            doc: 'of the last record consumed; -1: unknown'
          - id: len_metadata
            type: s2
          - id: metadata
            type: str
            size: len_metadata
            if: len_metadata >= 0
          - id: error_code
            type: s2
            enum: error_code
      offset_fetch_response_partition_v6_to_v7:
        -webide-representation: '{partition_index:dec}, {error_code}'
        seq:
          - id: partition_index
            type: s4
          - id: committed_offset
            type: s8
            doc: '-1: none'
          - id: committed_leader_epoch
            type: s4
            doc: 'of the last record consumed; -1: unknown'
          - id: len_metadata
            type: compact_length
          - id: metadata
            type: str
            size: len_metadata.value
            if: len_metadata.value >= 0
          - id: error_code
            type: s2
            enum: error_code
          - id: tag_buffer
            type: tag_buffer
      offset_fetch_response_group_v8_to_v9:
        -webide-representation: '{group_id}, {error_code}'
        seq:
          - id: len_group_id
            type: compact_length
          - id: group_id
            type: str
            size: len_group_id.value
          - id: num_topics
            type: compact_length
          - id: topics
            type: offset_fetch_response_topics_v8_to_v9
            repeat: expr
            repeat-expr: num_topics.value
          - id: error_code
            type: s2
            enum: error_code
          - id: tag_buffer
            type: tag_buffer
      offset_fetch_response_group_v10:
        -webide-representation: '{group_id}, {error_code}'
        seq:
          - id: len_group_id
            type: compact_length
          - id: group_id
            type: str
            size: len_group_id.value
          - id: num_topics
            type: compact_length
          - id: topics
            type: offset_fetch_response_topics_v10
            repeat: expr
            repeat-expr: num_topics.value
          - id: error_code
            type: s2
            enum: error_code
          - id: tag_buffer
            type: tag_buffer
      offset_fetch_response_topics_v8_to_v9:
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
            type: offset_fetch_response_partitions
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      offset_fetch_response_topics_v10:
        seq:
          - id: topic_id
            size: 16
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: offset_fetch_response_partitions
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      offset_fetch_response_partitions:
        -webide-representation: '{partition_index:dec}, {error_code}'
        seq:
          - id: partition_index
            type: s4
          - id: committed_offset
            type: s8
            doc: '-1: none'
          - id: committed_leader_epoch
            type: s4
            doc: 'of the last record consumed; -1: unknown'
          - id: len_metadata
            type: compact_length
          - id: metadata
            type: str
            size: len_metadata.value
            if: len_metadata.value >= 0
          - id: error_code
            type: s2
            enum: error_code
          - id: tag_buffer
            type: tag_buffer
  find_coordinator_response:
    doc: |
      Which broker coordinates a group, a transactional id or a share-group partition.
    types:
      find_coordinator_response_v0:
        -webide-representation: '{host}, {port:dec}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: node_id
            type: s4
          - id: len_host
            type: s2
            valid:
              min: 0
          - id: host
            type: str
            size: len_host
          - id: port
            type: s4
      find_coordinator_response_v1_to_v2:
        -webide-representation: '{host}, {port:dec}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: s2
          - id: error_message
            type: str
            size: len_error_message
            if: len_error_message >= 0
            doc: 'null: there is none'
          - id: node_id
            type: s4
          - id: len_host
            type: s2
            valid:
              min: 0
          - id: host
            type: str
            size: len_host
          - id: port
            type: s4
      find_coordinator_response_v3:
        -webide-representation: '{host}, {port:dec}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: node_id
            type: s4
          - id: len_host
            type: compact_length
          - id: host
            type: str
            size: len_host.value
          - id: port
            type: s4
          - id: tag_buffer
            type: tag_buffer
      find_coordinator_response_v4_to_v6:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_coordinators
            type: compact_length
          - id: coordinators
            type: coordinator
            repeat: expr
            repeat-expr: num_coordinators.value
          - id: tag_buffer
            type: tag_buffer
      coordinator:
        -webide-representation: '{key}, {host}'
        seq:
          - id: len_key
            type: compact_length
          - id: key
            type: str
            size: len_key.value
          - id: node_id
            type: s4
          - id: len_host
            type: compact_length
          - id: host
            type: str
            size: len_host.value
          - id: port
            type: s4
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: tag_buffer
            type: tag_buffer
  join_group_response:
    doc: |
      Enter a classic group and its next generation. The leader's answer lists all members.
    types:
      join_group_response_v0_to_v1:
        -webide-representation: '{member_id}, {error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: generation_id
            type: s4
            doc: -1 where there is an error
          - id: len_protocol_name
            type: s2
            valid:
              min: 0
          - id: protocol_name
            type: str
            size: len_protocol_name
            doc: that all members can do
          - id: len_leader
            type: s2
            valid:
              min: 0
          - id: leader
            type: str
            size: len_leader
            doc: member id of the leader
          - id: len_member_id
            type: s2
            valid:
              min: 0
          - id: member_id
            type: str
            size: len_member_id
          - id: num_members
            type: s4
            valid:
              min: 0
          - id: members
            type: join_group_response_member_v0_to_v4
            repeat: expr
            repeat-expr: num_members
            doc: empty unless the receiver is the leader
      join_group_response_v2_to_v4:
        -webide-representation: '{member_id}, {error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: generation_id
            type: s4
            doc: -1 where there is an error
          - id: len_protocol_name
            type: s2
            valid:
              min: 0
          - id: protocol_name
            type: str
            size: len_protocol_name
            doc: that all members can do
          - id: len_leader
            type: s2
            valid:
              min: 0
          - id: leader
            type: str
            size: len_leader
            doc: member id of the leader
          - id: len_member_id
            type: s2
            valid:
              min: 0
          - id: member_id
            type: str
            size: len_member_id
          - id: num_members
            type: s4
            valid:
              min: 0
          - id: members
            type: join_group_response_member_v0_to_v4
            repeat: expr
            repeat-expr: num_members
            doc: empty unless the receiver is the leader
      join_group_response_v5:
        -webide-representation: '{member_id}, {error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: generation_id
            type: s4
            doc: -1 where there is an error
          - id: len_protocol_name
            type: s2
            valid:
              min: 0
          - id: protocol_name
            type: str
            size: len_protocol_name
            doc: that all members can do
          - id: len_leader
            type: s2
            valid:
              min: 0
          - id: leader
            type: str
            size: len_leader
            doc: member id of the leader
          - id: len_member_id
            type: s2
            valid:
              min: 0
          - id: member_id
            type: str
            size: len_member_id
          - id: num_members
            type: s4
            valid:
              min: 0
          - id: members
            type: join_group_response_member_v5
            repeat: expr
            repeat-expr: num_members
            doc: empty unless the receiver is the leader
      join_group_response_v6:
        -webide-representation: '{member_id}, {error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: generation_id
            type: s4
            doc: -1 where there is an error
          - id: len_protocol_name
            type: compact_length
          - id: protocol_name
            type: str
            size: len_protocol_name.value
            doc: that all members can do
          - id: len_leader
            type: compact_length
          - id: leader
            type: str
            size: len_leader.value
            doc: member id of the leader
          - id: len_member_id
            type: compact_length
          - id: member_id
            type: str
            size: len_member_id.value
          - id: num_members
            type: compact_length
          - id: members
            type: join_group_response_member_v6_to_v9
            repeat: expr
            repeat-expr: num_members.value
            doc: empty unless the receiver is the leader
          - id: tag_buffer
            type: tag_buffer
      join_group_response_v7_to_v8:
        -webide-representation: '{member_id}, {error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: generation_id
            type: s4
            doc: -1 where there is an error
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
            doc: that all members can do
          - id: len_leader
            type: compact_length
          - id: leader
            type: str
            size: len_leader.value
            doc: member id of the leader
          - id: len_member_id
            type: compact_length
          - id: member_id
            type: str
            size: len_member_id.value
          - id: num_members
            type: compact_length
          - id: members
            type: join_group_response_member_v6_to_v9
            repeat: expr
            repeat-expr: num_members.value
            doc: empty unless the receiver is the leader
          - id: tag_buffer
            type: tag_buffer
      join_group_response_v9:
        -webide-representation: '{member_id}, {error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: generation_id
            type: s4
            doc: -1 where there is an error
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
            doc: that all members can do
          - id: len_leader
            type: compact_length
          - id: leader
            type: str
            size: len_leader.value
            doc: member id of the leader
          - id: skip_assignment
            type: u1
            doc: the leader need not compute one
          - id: len_member_id
            type: compact_length
          - id: member_id
            type: str
            size: len_member_id.value
          - id: num_members
            type: compact_length
          - id: members
            type: join_group_response_member_v6_to_v9
            repeat: expr
            repeat-expr: num_members.value
            doc: empty unless the receiver is the leader
          - id: tag_buffer
            type: tag_buffer
      join_group_response_member_v0_to_v4:
        -webide-representation: '{member_id}'
        seq:
          - id: len_member_id
            type: s2
            valid:
              min: 0
          - id: member_id
            type: str
            size: len_member_id
          - id: len_metadata
            type: s4
            valid:
              min: 0
          - id: metadata
            size: len_metadata
            doc: for 'consumer' a ConsumerProtocolSubscription
      join_group_response_member_v5:
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
          - id: len_metadata
            type: s4
            valid:
              min: 0
          - id: metadata
            size: len_metadata
            doc: for 'consumer' a ConsumerProtocolSubscription
      join_group_response_member_v6_to_v9:
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
          - id: len_metadata
            type: compact_length
          - id: metadata
            size: len_metadata.value
            doc: for 'consumer' a ConsumerProtocolSubscription
          - id: tag_buffer
            type: tag_buffer
  heartbeat_response:
    doc: |
      A member of a classic group is alive, and learns of rebalances.
    types:
      heartbeat_response_v0:
        -webide-representation: '{error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
      heartbeat_response_v1_to_v3:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
      heartbeat_response_v4:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: tag_buffer
            type: tag_buffer
  leave_group_response:
    doc: |
      Leave a classic group.
    types:
      leave_group_response_v0:
        -webide-representation: '{error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
      leave_group_response_v1_to_v2:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
      leave_group_response_v3:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: num_members
            type: s4
            valid:
              min: 0
          - id: members
            type: member_response_v3
            repeat: expr
            repeat-expr: num_members
      leave_group_response_v4_to_v5:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: num_members
            type: compact_length
          - id: members
            type: member_response_v4_to_v5
            repeat: expr
            repeat-expr: num_members.value
          - id: tag_buffer
            type: tag_buffer
      member_response_v3:
        -webide-representation: '{member_id}, {error_code}'
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
          - id: error_code
            type: s2
            enum: error_code
      member_response_v4_to_v5:
        -webide-representation: '{member_id}, {error_code}'
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
          - id: error_code
            type: s2
            enum: error_code
          - id: tag_buffer
            type: tag_buffer
  sync_group_response:
    doc: |
      The leader of a classic group hands out the assignment, the others collect theirs.
    types:
      sync_group_response_v0:
        -webide-representation: '{error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: len_assignment
            type: s4
            valid:
              min: 0
          - id: assignment
            size: len_assignment
            doc: for 'consumer' a ConsumerProtocolAssignment
      sync_group_response_v1_to_v3:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: len_assignment
            type: s4
            valid:
              min: 0
          - id: assignment
            size: len_assignment
            doc: for 'consumer' a ConsumerProtocolAssignment
      sync_group_response_v4:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: len_assignment
            type: compact_length
          - id: assignment
            size: len_assignment.value
            doc: for 'consumer' a ConsumerProtocolAssignment
          - id: tag_buffer
            type: tag_buffer
      sync_group_response_v5:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
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
          - id: len_assignment
            type: compact_length
          - id: assignment
            size: len_assignment.value
            doc: for 'consumer' a ConsumerProtocolAssignment
          - id: tag_buffer
            type: tag_buffer
  describe_groups_response:
    doc: |
      State, members and assignments of classic groups.
    types:
      describe_groups_response_v0:
        seq:
          - id: num_groups
            type: s4
            valid:
              min: 0
          - id: groups
            type: described_group_v0_to_v2
            repeat: expr
            repeat-expr: num_groups
      describe_groups_response_v1_to_v2:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_groups
            type: s4
            valid:
              min: 0
          - id: groups
            type: described_group_v0_to_v2
            repeat: expr
            repeat-expr: num_groups
      describe_groups_response_v3:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_groups
            type: s4
            valid:
              min: 0
          - id: groups
            type: described_group_v3
            repeat: expr
            repeat-expr: num_groups
      describe_groups_response_v4:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_groups
            type: s4
            valid:
              min: 0
          - id: groups
            type: described_group_v4
            repeat: expr
            repeat-expr: num_groups
      describe_groups_response_v5:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_groups
            type: compact_length
          - id: groups
            type: described_group_v5
            repeat: expr
            repeat-expr: num_groups.value
          - id: tag_buffer
            type: tag_buffer
      describe_groups_response_v6:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_groups
            type: compact_length
          - id: groups
            type: described_group_v6
            repeat: expr
            repeat-expr: num_groups.value
          - id: tag_buffer
            type: tag_buffer
      described_group_v0_to_v2:
        -webide-representation: '{group_id}, {error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: len_group_id
            type: s2
            valid:
              min: 0
          - id: group_id
            type: str
            size: len_group_id
          - id: len_group_state
            type: s2
            valid:
              min: 0
          - id: group_state
            type: str
            size: len_group_state
            doc: Empty, PreparingRebalance, CompletingRebalance, Stable or Dead
          - id: len_protocol_type
            type: s2
            valid:
              min: 0
          - id: protocol_type
            type: str
            size: len_protocol_type
            doc: '''consumer'', ''connect'' or the application''s own'
          - id: len_protocol_data
            type: s2
            valid:
              min: 0
          - id: protocol_data
            type: str
            size: len_protocol_data
            doc: the protocol that the group chose, such as the assignor's name
          - id: num_members
            type: s4
            valid:
              min: 0
          - id: members
            type: described_group_member_v0_to_v3
            repeat: expr
            repeat-expr: num_members
      described_group_v3:
        -webide-representation: '{group_id}, {error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: len_group_id
            type: s2
            valid:
              min: 0
          - id: group_id
            type: str
            size: len_group_id
          - id: len_group_state
            type: s2
            valid:
              min: 0
          - id: group_state
            type: str
            size: len_group_state
            doc: Empty, PreparingRebalance, CompletingRebalance, Stable or Dead
          - id: len_protocol_type
            type: s2
            valid:
              min: 0
          - id: protocol_type
            type: str
            size: len_protocol_type
            doc: '''consumer'', ''connect'' or the application''s own'
          - id: len_protocol_data
            type: s2
            valid:
              min: 0
          - id: protocol_data
            type: str
            size: len_protocol_data
            doc: the protocol that the group chose, such as the assignor's name
          - id: num_members
            type: s4
            valid:
              min: 0
          - id: members
            type: described_group_member_v0_to_v3
            repeat: expr
            repeat-expr: num_members
          - id: authorized_operations
            type: s4
            doc: 'bit n: AclOperation n; -2147483648: not asked for'
      described_group_v4:
        -webide-representation: '{group_id}, {error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: len_group_id
            type: s2
            valid:
              min: 0
          - id: group_id
            type: str
            size: len_group_id
          - id: len_group_state
            type: s2
            valid:
              min: 0
          - id: group_state
            type: str
            size: len_group_state
            doc: Empty, PreparingRebalance, CompletingRebalance, Stable or Dead
          - id: len_protocol_type
            type: s2
            valid:
              min: 0
          - id: protocol_type
            type: str
            size: len_protocol_type
            doc: '''consumer'', ''connect'' or the application''s own'
          - id: len_protocol_data
            type: s2
            valid:
              min: 0
          - id: protocol_data
            type: str
            size: len_protocol_data
            doc: the protocol that the group chose, such as the assignor's name
          - id: num_members
            type: s4
            valid:
              min: 0
          - id: members
            type: described_group_member_v4
            repeat: expr
            repeat-expr: num_members
          - id: authorized_operations
            type: s4
            doc: 'bit n: AclOperation n; -2147483648: not asked for'
      described_group_v5:
        -webide-representation: '{group_id}, {error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: len_group_id
            type: compact_length
          - id: group_id
            type: str
            size: len_group_id.value
          - id: len_group_state
            type: compact_length
          - id: group_state
            type: str
            size: len_group_state.value
            doc: Empty, PreparingRebalance, CompletingRebalance, Stable or Dead
          - id: len_protocol_type
            type: compact_length
          - id: protocol_type
            type: str
            size: len_protocol_type.value
            doc: '''consumer'', ''connect'' or the application''s own'
          - id: len_protocol_data
            type: compact_length
          - id: protocol_data
            type: str
            size: len_protocol_data.value
            doc: the protocol that the group chose, such as the assignor's name
          - id: num_members
            type: compact_length
          - id: members
            type: described_group_member_v5_to_v6
            repeat: expr
            repeat-expr: num_members.value
          - id: authorized_operations
            type: s4
            doc: 'bit n: AclOperation n; -2147483648: not asked for'
          - id: tag_buffer
            type: tag_buffer
      described_group_v6:
        -webide-representation: '{group_id}, {error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: len_group_id
            type: compact_length
          - id: group_id
            type: str
            size: len_group_id.value
          - id: len_group_state
            type: compact_length
          - id: group_state
            type: str
            size: len_group_state.value
            doc: Empty, PreparingRebalance, CompletingRebalance, Stable or Dead
          - id: len_protocol_type
            type: compact_length
          - id: protocol_type
            type: str
            size: len_protocol_type.value
            doc: '''consumer'', ''connect'' or the application''s own'
          - id: len_protocol_data
            type: compact_length
          - id: protocol_data
            type: str
            size: len_protocol_data.value
            doc: the protocol that the group chose, such as the assignor's name
          - id: num_members
            type: compact_length
          - id: members
            type: described_group_member_v5_to_v6
            repeat: expr
            repeat-expr: num_members.value
          - id: authorized_operations
            type: s4
            doc: 'bit n: AclOperation n; -2147483648: not asked for'
          - id: tag_buffer
            type: tag_buffer
      described_group_member_v0_to_v3:
        -webide-representation: '{member_id}'
        seq:
          - id: len_member_id
            type: s2
            valid:
              min: 0
          - id: member_id
            type: str
            size: len_member_id
          - id: len_client_id
            type: s2
            valid:
              min: 0
          - id: client_id
            type: str
            size: len_client_id
          - id: len_client_host
            type: s2
            valid:
              min: 0
          - id: client_host
            type: str
            size: len_client_host
          - id: len_member_metadata
            type: s4
            valid:
              min: 0
          - id: member_metadata
            size: len_member_metadata
            doc: for 'consumer' a ConsumerProtocolSubscription
          - id: len_member_assignment
            type: s4
            valid:
              min: 0
          - id: member_assignment
            size: len_member_assignment
            doc: for 'consumer' a ConsumerProtocolAssignment
      described_group_member_v4:
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
          - id: len_client_id
            type: s2
            valid:
              min: 0
          - id: client_id
            type: str
            size: len_client_id
          - id: len_client_host
            type: s2
            valid:
              min: 0
          - id: client_host
            type: str
            size: len_client_host
          - id: len_member_metadata
            type: s4
            valid:
              min: 0
          - id: member_metadata
            size: len_member_metadata
            doc: for 'consumer' a ConsumerProtocolSubscription
          - id: len_member_assignment
            type: s4
            valid:
              min: 0
          - id: member_assignment
            size: len_member_assignment
            doc: for 'consumer' a ConsumerProtocolAssignment
      described_group_member_v5_to_v6:
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
          - id: len_client_id
            type: compact_length
          - id: client_id
            type: str
            size: len_client_id.value
          - id: len_client_host
            type: compact_length
          - id: client_host
            type: str
            size: len_client_host.value
          - id: len_member_metadata
            type: compact_length
          - id: member_metadata
            size: len_member_metadata.value
            doc: for 'consumer' a ConsumerProtocolSubscription
          - id: len_member_assignment
            type: compact_length
          - id: member_assignment
            size: len_member_assignment.value
            doc: for 'consumer' a ConsumerProtocolAssignment
          - id: tag_buffer
            type: tag_buffer
  list_groups_response:
    doc: |
      The groups that a broker coordinates.
    types:
      list_groups_response_v0:
        -webide-representation: '{error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: num_groups
            type: s4
            valid:
              min: 0
          - id: groups
            type: listed_group_v0_to_v2
            repeat: expr
            repeat-expr: num_groups
      list_groups_response_v1_to_v2:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: num_groups
            type: s4
            valid:
              min: 0
          - id: groups
            type: listed_group_v0_to_v2
            repeat: expr
            repeat-expr: num_groups
      list_groups_response_v3:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: num_groups
            type: compact_length
          - id: groups
            type: listed_group_v3
            repeat: expr
            repeat-expr: num_groups.value
          - id: tag_buffer
            type: tag_buffer
      list_groups_response_v4:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: num_groups
            type: compact_length
          - id: groups
            type: listed_group_v4
            repeat: expr
            repeat-expr: num_groups.value
          - id: tag_buffer
            type: tag_buffer
      list_groups_response_v5:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: num_groups
            type: compact_length
          - id: groups
            type: listed_group_v5
            repeat: expr
            repeat-expr: num_groups.value
          - id: tag_buffer
            type: tag_buffer
      listed_group_v0_to_v2:
        -webide-representation: '{group_id}'
        seq:
          - id: len_group_id
            type: s2
            valid:
              min: 0
          - id: group_id
            type: str
            size: len_group_id
          - id: len_protocol_type
            type: s2
            valid:
              min: 0
          - id: protocol_type
            type: str
            size: len_protocol_type
      listed_group_v3:
        -webide-representation: '{group_id}'
        seq:
          - id: len_group_id
            type: compact_length
          - id: group_id
            type: str
            size: len_group_id.value
          - id: len_protocol_type
            type: compact_length
          - id: protocol_type
            type: str
            size: len_protocol_type.value
          - id: tag_buffer
            type: tag_buffer
      listed_group_v4:
        -webide-representation: '{group_id}'
        seq:
          - id: len_group_id
            type: compact_length
          - id: group_id
            type: str
            size: len_group_id.value
          - id: len_protocol_type
            type: compact_length
          - id: protocol_type
            type: str
            size: len_protocol_type.value
          - id: len_group_state
            type: compact_length
          - id: group_state
            type: str
            size: len_group_state.value
          - id: tag_buffer
            type: tag_buffer
      listed_group_v5:
        -webide-representation: '{group_id}'
        seq:
          - id: len_group_id
            type: compact_length
          - id: group_id
            type: str
            size: len_group_id.value
          - id: len_protocol_type
            type: compact_length
          - id: protocol_type
            type: str
            size: len_protocol_type.value
          - id: len_group_state
            type: compact_length
          - id: group_state
            type: str
            size: len_group_state.value
          - id: len_group_type
            type: compact_length
          - id: group_type
            type: str
            size: len_group_type.value
          - id: tag_buffer
            type: tag_buffer
  sasl_handshake_response:
    doc: |
      Choose a SASL mechanism.
    types:
      sasl_handshake_response_v0_to_v1:
        -webide-representation: '{error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: num_mechanisms
            type: s4
            valid:
              min: 0
          - id: mechanisms
            type: string_element
            repeat: expr
            repeat-expr: num_mechanisms
            doc: that the listener offers
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
  api_versions_response:
    doc: |
      Which APIs, and which versions of each, a broker serves. Usually a connection's first request.
    types:
      api_versions_response_v0:
        -webide-representation: '{error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: num_api_keys
            type: s4
            valid:
              min: 0
          - id: api_keys
            type: api_version_v0_to_v2
            repeat: expr
            repeat-expr: num_api_keys
            doc: none of those that the listener does not serve
      api_versions_response_v1_to_v2:
        -webide-representation: '{error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: num_api_keys
            type: s4
            valid:
              min: 0
          - id: api_keys
            type: api_version_v0_to_v2
            repeat: expr
            repeat-expr: num_api_keys
            doc: none of those that the listener does not serve
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
      api_versions_response_v3_to_v5:
        -webide-representation: '{error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: num_api_keys
            type: compact_length
          - id: api_keys
            type: api_version_v3_to_v5
            repeat: expr
            repeat-expr: num_api_keys.value
            doc: none of those that the listener does not serve
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: tag_buffer
            type: api_versions_response_tag_buffer
      api_version_v0_to_v2:
        -webide-representation: '{api_key:dec}, {min_version:dec}'
        seq:
          - id: api_key
            type: s2
            doc: of an API, as in a request header
          - id: min_version
            type: s2
          - id: max_version
            type: s2
      api_version_v3_to_v5:
        -webide-representation: '{api_key:dec}, {min_version:dec}'
        seq:
          - id: api_key
            type: s2
            doc: of an API, as in a request header
          - id: min_version
            type: s2
          - id: max_version
            type: s2
          - id: tag_buffer
            type: tag_buffer
      api_versions_response_tag_buffer:
        -webide-representation: '{num_fields:dec} tagged fields'
        seq:
          - id: num_fields
            type: uvarint
          - id: fields
            type: api_versions_response_tagged_field
            repeat: expr
            repeat-expr: num_fields.value
      api_versions_response_tagged_field:
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
                0: api_versions_response_supported_features_tag
                1: api_versions_response_finalized_features_epoch_tag
                2: api_versions_response_finalized_features_tag
                3: api_versions_response_zk_migration_ready_tag
            size: len_content.value
      api_versions_response_supported_features_tag:
        seq:
          - id: num_supported_features
            type: compact_length
          - id: supported_features
            type: supported_feature_key
            repeat: expr
            repeat-expr: num_supported_features.value
            doc: that this broker can do
      supported_feature_key:
        -webide-representation: '{name}, {min_version:dec}'
        seq:
          - id: len_name
            type: compact_length
          - id: name
            type: str
            size: len_name.value
          - id: min_version
            type: s2
          - id: max_version
            type: s2
          - id: tag_buffer
            type: tag_buffer
      api_versions_response_finalized_features_epoch_tag:
        seq:
          - id: finalized_features_epoch
            type: s8
            doc: 'of the list below; -1: unknown'
      api_versions_response_finalized_features_tag:
        seq:
          - id: num_finalized_features
            type: compact_length
          - id: finalized_features
            type: finalized_feature_key
            repeat: expr
            repeat-expr: num_finalized_features.value
            doc: that the whole cluster has agreed on
      finalized_feature_key:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: compact_length
          - id: name
            type: str
            size: len_name.value
          - id: max_version_level
            type: s2
            doc: the level in force
          - id: min_version_level
            type: s2
          - id: tag_buffer
            type: tag_buffer
      api_versions_response_zk_migration_ready_tag:
        seq:
          - id: zk_migration_ready
            type: u1
            doc: a KRaft controller is set up for the migration from ZooKeeper
  create_topics_response:
    doc: |
      Create topics, with counts or with explicit assignments.
    types:
      create_topics_response_v0:
        seq:
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: creatable_topic_result_v0
            repeat: expr
            repeat-expr: num_topics
      create_topics_response_v1:
        seq:
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: creatable_topic_result_v1_to_v4
            repeat: expr
            repeat-expr: num_topics
      create_topics_response_v2_to_v4:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: creatable_topic_result_v1_to_v4
            repeat: expr
            repeat-expr: num_topics
      create_topics_response_v5_to_v6:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_topics
            type: compact_length
          - id: topics
            type: creatable_topic_result_v5_to_v6
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: tag_buffer
      create_topics_response_v7:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_topics
            type: compact_length
          - id: topics
            type: creatable_topic_result_v7
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: tag_buffer
      creatable_topic_result_v0:
        -webide-representation: '{name}, {error_code}'
        seq:
          - id: len_name
            type: s2
            valid:
              min: 0
          - id: name
            type: str
            size: len_name
          - id: error_code
            type: s2
            enum: error_code
      creatable_topic_result_v1_to_v4:
        -webide-representation: '{name}, {error_code}'
        seq:
          - id: len_name
            type: s2
            valid:
              min: 0
          - id: name
            type: str
            size: len_name
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: s2
          - id: error_message
            type: str
            size: len_error_message
            if: len_error_message >= 0
            doc: 'null: there is none'
      creatable_topic_result_v5_to_v6:
        -webide-representation: '{name}, {error_code}'
        seq:
          - id: len_name
            type: compact_length
          - id: name
            type: str
            size: len_name.value
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: num_partitions
            type: s4
            doc: '-1: not shown'
          - id: replication_factor
            type: s2
            doc: '-1: not shown'
          - id: num_configs
            type: compact_length
          - id: configs
            type: creatable_topic_configs
            repeat: expr
            repeat-expr: num_configs.value
            if: num_configs.value >= 0
            doc: 'null: not shown'
          - id: tag_buffer
            type: creatable_topic_result_tag_buffer
      creatable_topic_result_v7:
        -webide-representation: '{name}, {error_code}'
        seq:
          - id: len_name
            type: compact_length
          - id: name
            type: str
            size: len_name.value
          - id: topic_id
            size: 16
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: num_partitions
            type: s4
            doc: '-1: not shown'
          - id: replication_factor
            type: s2
            doc: '-1: not shown'
          - id: num_configs
            type: compact_length
          - id: configs
            type: creatable_topic_configs
            repeat: expr
            repeat-expr: num_configs.value
            if: num_configs.value >= 0
            doc: 'null: not shown'
          - id: tag_buffer
            type: creatable_topic_result_tag_buffer
      creatable_topic_configs:
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
          - id: read_only
            type: u1
          - id: config_source
            type: s1
            doc: 1 topic, 2 dynamic broker, 3 dynamic default broker, 4 static, 5 default
          - id: is_sensitive
            type: u1
          - id: tag_buffer
            type: tag_buffer
      creatable_topic_result_tag_buffer:
        -webide-representation: '{num_fields:dec} tagged fields'
        seq:
          - id: num_fields
            type: uvarint
          - id: fields
            type: creatable_topic_result_tagged_field
            repeat: expr
            repeat-expr: num_fields.value
      creatable_topic_result_tagged_field:
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
                0: creatable_topic_result_topic_config_error_code_tag
            size: len_content.value
      creatable_topic_result_topic_config_error_code_tag:
        seq:
          - id: topic_config_error_code
            type: s2
            enum: error_code
            doc: why the configuration is not shown
  delete_topics_response:
    doc: |
      Delete topics by name or, since v6, by id.
    types:
      delete_topics_response_v0:
        seq:
          - id: num_responses
            type: s4
            valid:
              min: 0
          - id: responses
            type: deletable_topic_result_v0_to_v3
            repeat: expr
            repeat-expr: num_responses
      delete_topics_response_v1_to_v3:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_responses
            type: s4
            valid:
              min: 0
          - id: responses
            type: deletable_topic_result_v0_to_v3
            repeat: expr
            repeat-expr: num_responses
      delete_topics_response_v4:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_responses
            type: compact_length
          - id: responses
            type: deletable_topic_result_v4
            repeat: expr
            repeat-expr: num_responses.value
          - id: tag_buffer
            type: tag_buffer
      delete_topics_response_v5:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_responses
            type: compact_length
          - id: responses
            type: deletable_topic_result_v5
            repeat: expr
            repeat-expr: num_responses.value
          - id: tag_buffer
            type: tag_buffer
      delete_topics_response_v6:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_responses
            type: compact_length
          - id: responses
            type: deletable_topic_result_v6
            repeat: expr
            repeat-expr: num_responses.value
          - id: tag_buffer
            type: tag_buffer
      deletable_topic_result_v0_to_v3:
        -webide-representation: '{name}, {error_code}'
        seq:
          - id: len_name
            type: s2
            valid:
              min: 0
          - id: name
            type: str
            size: len_name
            doc: null where the id is unknown
          - id: error_code
            type: s2
            enum: error_code
      deletable_topic_result_v4:
        -webide-representation: '{name}, {error_code}'
        seq:
          - id: len_name
            type: compact_length
          - id: name
            type: str
            size: len_name.value
            doc: null where the id is unknown
          - id: error_code
            type: s2
            enum: error_code
          - id: tag_buffer
            type: tag_buffer
      deletable_topic_result_v5:
        -webide-representation: '{name}, {error_code}'
        seq:
          - id: len_name
            type: compact_length
          - id: name
            type: str
            size: len_name.value
            doc: null where the id is unknown
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: tag_buffer
            type: tag_buffer
      deletable_topic_result_v6:
        -webide-representation: '{name}, {error_code}'
        seq:
          - id: len_name
            type: compact_length
          - id: name
            type: str
            size: len_name.value
            if: len_name.value >= 0
            doc: null where the id is unknown
          - id: topic_id
            size: 16
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: tag_buffer
            type: tag_buffer
  delete_records_response:
    doc: |
      Drop the oldest records of partitions.
    types:
      delete_records_response_v0_to_v1:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: delete_records_topic_result_v0_to_v1
            repeat: expr
            repeat-expr: num_topics
      delete_records_response_v2:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_topics
            type: compact_length
          - id: topics
            type: delete_records_topic_result_v2
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: tag_buffer
      delete_records_topic_result_v0_to_v1:
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
            type: delete_records_partition_result_v0_to_v1
            repeat: expr
            repeat-expr: num_partitions
      delete_records_topic_result_v2:
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
            type: delete_records_partition_result_v2
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      delete_records_partition_result_v0_to_v1:
        -webide-representation: '{partition_index:dec}, {error_code}'
        seq:
          - id: partition_index
            type: s4
          - id: low_watermark
            type: s8
            doc: the lowest log start offset of all replicas
          - id: error_code
            type: s2
            enum: error_code
      delete_records_partition_result_v2:
        -webide-representation: '{partition_index:dec}, {error_code}'
        seq:
          - id: partition_index
            type: s4
          - id: low_watermark
            type: s8
            doc: the lowest log start offset of all replicas
          - id: error_code
            type: s2
            enum: error_code
          - id: tag_buffer
            type: tag_buffer
  init_producer_id_response:
    doc: |
      Obtain a producer id and epoch; with a transactional id, fence older producers.
    types:
      init_producer_id_response_v0_to_v1:
        -webide-representation: '{producer_id:dec}, {error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: producer_id
            type: s8
          - id: producer_epoch
            type: s2
      init_producer_id_response_v2_to_v5:
        -webide-representation: '{producer_id:dec}, {error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: producer_id
            type: s8
          - id: producer_epoch
            type: s2
          - id: tag_buffer
            type: tag_buffer
      init_producer_id_response_v6:
        -webide-representation: '{producer_id:dec}, {error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: producer_id
            type: s8
          - id: producer_epoch
            type: s2
          - id: ongoing_txn_producer_id
            type: s8
            doc: 'of the prepared transaction that was kept; -1: none'
          - id: ongoing_txn_producer_epoch
            type: s2
            doc: likewise
          - id: tag_buffer
            type: tag_buffer
  offset_for_leader_epoch_response:
    doc: |
      Where a leader epoch ends in the log, to truncate rightly.
    types:
      offset_for_leader_epoch_response_v0:
        seq:
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: offset_for_leader_topic_result_v0
            repeat: expr
            repeat-expr: num_topics
      offset_for_leader_epoch_response_v1:
        seq:
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: offset_for_leader_topic_result_v1_to_v3
            repeat: expr
            repeat-expr: num_topics
      offset_for_leader_epoch_response_v2_to_v3:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: offset_for_leader_topic_result_v1_to_v3
            repeat: expr
            repeat-expr: num_topics
      offset_for_leader_epoch_response_v4:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_topics
            type: compact_length
          - id: topics
            type: offset_for_leader_topic_result_v4
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: tag_buffer
      offset_for_leader_topic_result_v0:
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
            type: epoch_end_offset_v0
            repeat: expr
            repeat-expr: num_partitions
      offset_for_leader_topic_result_v1_to_v3:
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
            type: epoch_end_offset_v1_to_v3
            repeat: expr
            repeat-expr: num_partitions
      offset_for_leader_topic_result_v4:
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
            type: epoch_end_offset_v4
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      epoch_end_offset_v0:
        -webide-representation: '{partition:dec}, {error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: partition
            type: s4
          - id: end_offset
            type: s8
            doc: 'one past its last record; -1: none'
      epoch_end_offset_v1_to_v3:
        -webide-representation: '{partition:dec}, {error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: partition
            type: s4
          - id: leader_epoch
            type: s4
            doc: 'the largest at or below the one asked for; -1: none'
          - id: end_offset
            type: s8
            doc: 'one past its last record; -1: none'
      epoch_end_offset_v4:
        -webide-representation: '{partition:dec}, {error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: partition
            type: s4
          - id: leader_epoch
            type: s4
            doc: 'the largest at or below the one asked for; -1: none'
          - id: end_offset
            type: s8
            doc: 'one past its last record; -1: none'
          - id: tag_buffer
            type: tag_buffer
  add_partitions_to_txn_response:
    doc: |
      Enrol partitions in a transaction before writing to them.
    types:
      add_partitions_to_txn_response_v0_to_v2:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_results_by_topic_v3_and_below
            type: s4
            valid:
              min: 0
          - id: results_by_topic_v3_and_below
            type: add_partitions_to_txn_topic_result_v0_to_v2
            repeat: expr
            repeat-expr: num_results_by_topic_v3_and_below
            doc: what producers get
      add_partitions_to_txn_response_v3:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_results_by_topic_v3_and_below
            type: compact_length
          - id: results_by_topic_v3_and_below
            type: add_partitions_to_txn_topic_result_v3_to_v5
            repeat: expr
            repeat-expr: num_results_by_topic_v3_and_below.value
            doc: what producers get
          - id: tag_buffer
            type: tag_buffer
      add_partitions_to_txn_response_v4_to_v5:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
            doc: of the whole request
          - id: num_results_by_transaction
            type: compact_length
          - id: results_by_transaction
            type: add_partitions_to_txn_result
            repeat: expr
            repeat-expr: num_results_by_transaction.value
            doc: what brokers get
          - id: tag_buffer
            type: tag_buffer
      add_partitions_to_txn_topic_result_v0_to_v2:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: s2
            valid:
              min: 0
          - id: name
            type: str
            size: len_name
          - id: num_results_by_partition
            type: s4
            valid:
              min: 0
          - id: results_by_partition
            type: add_partitions_to_txn_partition_result_v0_to_v2
            repeat: expr
            repeat-expr: num_results_by_partition
      add_partitions_to_txn_topic_result_v3_to_v5:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: compact_length
          - id: name
            type: str
            size: len_name.value
          - id: num_results_by_partition
            type: compact_length
          - id: results_by_partition
            type: add_partitions_to_txn_partition_result_v3_to_v5
            repeat: expr
            repeat-expr: num_results_by_partition.value
          - id: tag_buffer
            type: tag_buffer
      add_partitions_to_txn_partition_result_v0_to_v2:
        -webide-representation: '{partition_index:dec}'
        seq:
          - id: partition_index
            type: s4
          - id: partition_error_code
            type: s2
            enum: error_code
      add_partitions_to_txn_partition_result_v3_to_v5:
        -webide-representation: '{partition_index:dec}'
        seq:
          - id: partition_index
            type: s4
          - id: partition_error_code
            type: s2
            enum: error_code
          - id: tag_buffer
            type: tag_buffer
      add_partitions_to_txn_result:
        -webide-representation: '{transactional_id}'
        seq:
          - id: len_transactional_id
            type: compact_length
          - id: transactional_id
            type: str
            size: len_transactional_id.value
          - id: num_topic_results
            type: compact_length
          - id: topic_results
            type: add_partitions_to_txn_topic_result_v3_to_v5
            repeat: expr
            repeat-expr: num_topic_results.value
          - id: tag_buffer
            type: tag_buffer
  add_offsets_to_txn_response:
    doc: |
      Announce to the transaction coordinator that a group's offsets join the transaction.
    types:
      add_offsets_to_txn_response_v0_to_v2:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
      add_offsets_to_txn_response_v3_to_v4:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: tag_buffer
            type: tag_buffer
  end_txn_response:
    doc: |
      Commit or abort a transaction.
    types:
      end_txn_response_v0_to_v2:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
      end_txn_response_v3_to_v4:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: tag_buffer
            type: tag_buffer
      end_txn_response_v5:
        -webide-representation: '{producer_id:dec}, {error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: producer_id
            type: s8
            doc: 'for the next transaction; -1: unchanged'
          - id: producer_epoch
            type: s2
            doc: likewise
          - id: tag_buffer
            type: tag_buffer
  write_txn_markers_response:
    doc: |
      The transaction coordinator has partition leaders write commit or abort markers.
    types:
      write_txn_markers_response_v0:
        seq:
          - id: num_markers
            type: s4
            valid:
              min: 0
          - id: markers
            type: writable_txn_marker_result_v0
            repeat: expr
            repeat-expr: num_markers
      write_txn_markers_response_v1_to_v2:
        seq:
          - id: num_markers
            type: compact_length
          - id: markers
            type: writable_txn_marker_result_v1_to_v2
            repeat: expr
            repeat-expr: num_markers.value
          - id: tag_buffer
            type: tag_buffer
      writable_txn_marker_result_v0:
        -webide-representation: '{producer_id:dec}'
        seq:
          - id: producer_id
            type: s8
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: writable_txn_marker_topic_result_v0
            repeat: expr
            repeat-expr: num_topics
      writable_txn_marker_result_v1_to_v2:
        -webide-representation: '{producer_id:dec}'
        seq:
          - id: producer_id
            type: s8
          - id: num_topics
            type: compact_length
          - id: topics
            type: writable_txn_marker_topic_result_v1_to_v2
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: tag_buffer
      writable_txn_marker_topic_result_v0:
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
            type: writable_txn_marker_partition_result_v0
            repeat: expr
            repeat-expr: num_partitions
      writable_txn_marker_topic_result_v1_to_v2:
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
            type: writable_txn_marker_partition_result_v1_to_v2
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      writable_txn_marker_partition_result_v0:
        -webide-representation: '{partition_index:dec}, {error_code}'
        seq:
          - id: partition_index
            type: s4
          - id: error_code
            type: s2
            enum: error_code
      writable_txn_marker_partition_result_v1_to_v2:
        -webide-representation: '{partition_index:dec}, {error_code}'
        seq:
          - id: partition_index
            type: s4
          - id: error_code
            type: s2
            enum: error_code
          - id: tag_buffer
            type: tag_buffer
  txn_offset_commit_response:
    doc: |
      Store a group's positions as part of a transaction.
    types:
      txn_offset_commit_response_v0_to_v2:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: txn_offset_commit_response_topic_v0_to_v2
            repeat: expr
            repeat-expr: num_topics
      txn_offset_commit_response_v3_to_v5:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_topics
            type: compact_length
          - id: topics
            type: txn_offset_commit_response_topic_v3_to_v5
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: tag_buffer
      txn_offset_commit_response_v6:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_topics
            type: compact_length
          - id: topics
            type: txn_offset_commit_response_topic_v6
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: tag_buffer
      txn_offset_commit_response_topic_v0_to_v2:
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
            type: txn_offset_commit_response_partition_v0_to_v2
            repeat: expr
            repeat-expr: num_partitions
      txn_offset_commit_response_topic_v3_to_v5:
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
            type: txn_offset_commit_response_partition_v3_to_v6
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      txn_offset_commit_response_topic_v6:
        seq:
          - id: topic_id
            size: 16
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: txn_offset_commit_response_partition_v3_to_v6
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      txn_offset_commit_response_partition_v0_to_v2:
        -webide-representation: '{partition_index:dec}, {error_code}'
        seq:
          - id: partition_index
            type: s4
          - id: error_code
            type: s2
            enum: error_code
      txn_offset_commit_response_partition_v3_to_v6:
        -webide-representation: '{partition_index:dec}, {error_code}'
        seq:
          - id: partition_index
            type: s4
          - id: error_code
            type: s2
            enum: error_code
          - id: tag_buffer
            type: tag_buffer
  describe_acls_response:
    doc: |
      List the access control entries that match a filter.
    types:
      describe_acls_response_v0:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: s2
          - id: error_message
            type: str
            size: len_error_message
            if: len_error_message >= 0
            doc: 'null: there is none'
          - id: num_resources
            type: s4
            valid:
              min: 0
          - id: resources
            type: describe_acls_resource_v0
            repeat: expr
            repeat-expr: num_resources
      describe_acls_response_v1:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: s2
          - id: error_message
            type: str
            size: len_error_message
            if: len_error_message >= 0
            doc: 'null: there is none'
          - id: num_resources
            type: s4
            valid:
              min: 0
          - id: resources
            type: describe_acls_resource_v1
            repeat: expr
            repeat-expr: num_resources
      describe_acls_response_v2_to_v3:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: num_resources
            type: compact_length
          - id: resources
            type: describe_acls_resource_v2_to_v3
            repeat: expr
            repeat-expr: num_resources.value
          - id: tag_buffer
            type: tag_buffer
      describe_acls_resource_v0:
        -webide-representation: '{resource_name}'
        seq:
          - id: resource_type
            type: s1
          - id: len_resource_name
            type: s2
            valid:
              min: 0
          - id: resource_name
            type: str
            size: len_resource_name
          - id: num_acls
            type: s4
            valid:
              min: 0
          - id: acls
            type: acl_description_v0_to_v1
            repeat: expr
            repeat-expr: num_acls
      describe_acls_resource_v1:
        -webide-representation: '{resource_name}'
        seq:
          - id: resource_type
            type: s1
          - id: len_resource_name
            type: s2
            valid:
              min: 0
          - id: resource_name
            type: str
            size: len_resource_name
          - id: pattern_type
            type: s1
            doc: 3 literal, 4 prefixed
          - id: num_acls
            type: s4
            valid:
              min: 0
          - id: acls
            type: acl_description_v0_to_v1
            repeat: expr
            repeat-expr: num_acls
      describe_acls_resource_v2_to_v3:
        -webide-representation: '{resource_name}'
        seq:
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
          - id: num_acls
            type: compact_length
          - id: acls
            type: acl_description_v2_to_v3
            repeat: expr
            repeat-expr: num_acls.value
          - id: tag_buffer
            type: tag_buffer
      acl_description_v0_to_v1:
        -webide-representation: '{host}'
        seq:
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
      acl_description_v2_to_v3:
        -webide-representation: '{host}'
        seq:
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
  create_acls_response:
    doc: |
      Add access control entries.
    types:
      create_acls_response_v0_to_v1:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_results
            type: s4
            valid:
              min: 0
          - id: results
            type: acl_creation_result_v0_to_v1
            repeat: expr
            repeat-expr: num_results
      create_acls_response_v2_to_v3:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_results
            type: compact_length
          - id: results
            type: acl_creation_result_v2_to_v3
            repeat: expr
            repeat-expr: num_results.value
          - id: tag_buffer
            type: tag_buffer
      acl_creation_result_v0_to_v1:
        -webide-representation: '{error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: s2
          - id: error_message
            type: str
            size: len_error_message
            if: len_error_message >= 0
            doc: 'null: there is none'
      acl_creation_result_v2_to_v3:
        -webide-representation: '{error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: tag_buffer
            type: tag_buffer
  delete_acls_response:
    doc: |
      Remove the access control entries that match filters.
    types:
      delete_acls_response_v0:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_filter_results
            type: s4
            valid:
              min: 0
          - id: filter_results
            type: delete_acls_filter_result_v0
            repeat: expr
            repeat-expr: num_filter_results
      delete_acls_response_v1:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_filter_results
            type: s4
            valid:
              min: 0
          - id: filter_results
            type: delete_acls_filter_result_v1
            repeat: expr
            repeat-expr: num_filter_results
      delete_acls_response_v2_to_v3:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_filter_results
            type: compact_length
          - id: filter_results
            type: delete_acls_filter_result_v2_to_v3
            repeat: expr
            repeat-expr: num_filter_results.value
          - id: tag_buffer
            type: tag_buffer
      delete_acls_filter_result_v0:
        -webide-representation: '{error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: s2
          - id: error_message
            type: str
            size: len_error_message
            if: len_error_message >= 0
            doc: 'null: there is none'
          - id: num_matching_acls
            type: s4
            valid:
              min: 0
          - id: matching_acls
            type: delete_acls_matching_acl_v0
            repeat: expr
            repeat-expr: num_matching_acls
            doc: those deleted, or why not
      delete_acls_filter_result_v1:
        -webide-representation: '{error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: s2
          - id: error_message
            type: str
            size: len_error_message
            if: len_error_message >= 0
            doc: 'null: there is none'
          - id: num_matching_acls
            type: s4
            valid:
              min: 0
          - id: matching_acls
            type: delete_acls_matching_acl_v1
            repeat: expr
            repeat-expr: num_matching_acls
            doc: those deleted, or why not
      delete_acls_filter_result_v2_to_v3:
        -webide-representation: '{error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: num_matching_acls
            type: compact_length
          - id: matching_acls
            type: delete_acls_matching_acl_v2_to_v3
            repeat: expr
            repeat-expr: num_matching_acls.value
            doc: those deleted, or why not
          - id: tag_buffer
            type: tag_buffer
      delete_acls_matching_acl_v0:
        -webide-representation: '{resource_name}, {host}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: s2
          - id: error_message
            type: str
            size: len_error_message
            if: len_error_message >= 0
            doc: 'null: there is none'
          - id: resource_type
            type: s1
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
          - id: operation
            type: s1
          - id: permission_type
            type: s1
            doc: 2 deny, 3 allow; 1 any, in filters
      delete_acls_matching_acl_v1:
        -webide-representation: '{resource_name}, {host}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: s2
          - id: error_message
            type: str
            size: len_error_message
            if: len_error_message >= 0
            doc: 'null: there is none'
          - id: resource_type
            type: s1
          - id: len_resource_name
            type: s2
            valid:
              min: 0
          - id: resource_name
            type: str
            size: len_resource_name
          - id: pattern_type
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
          - id: operation
            type: s1
          - id: permission_type
            type: s1
            doc: 2 deny, 3 allow; 1 any, in filters
      delete_acls_matching_acl_v2_to_v3:
        -webide-representation: '{resource_name}, {host}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
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
  describe_configs_response:
    doc: |
      Effective configuration values and where they come from.
    types:
      describe_configs_response_v0:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_results
            type: s4
            valid:
              min: 0
          - id: results
            type: describe_configs_result_v0
            repeat: expr
            repeat-expr: num_results
      describe_configs_response_v1_to_v2:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_results
            type: s4
            valid:
              min: 0
          - id: results
            type: describe_configs_result_v1_to_v2
            repeat: expr
            repeat-expr: num_results
      describe_configs_response_v3:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_results
            type: s4
            valid:
              min: 0
          - id: results
            type: describe_configs_result_v3
            repeat: expr
            repeat-expr: num_results
      describe_configs_response_v4:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_results
            type: compact_length
          - id: results
            type: describe_configs_result_v4
            repeat: expr
            repeat-expr: num_results.value
          - id: tag_buffer
            type: tag_buffer
      describe_configs_result_v0:
        -webide-representation: '{resource_name}, {error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: s2
          - id: error_message
            type: str
            size: len_error_message
            if: len_error_message >= 0
            doc: 'null: there is none'
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
          - id: num_configs
            type: s4
            valid:
              min: 0
          - id: configs
            type: describe_configs_resource_result_v0
            repeat: expr
            repeat-expr: num_configs
      describe_configs_result_v1_to_v2:
        -webide-representation: '{resource_name}, {error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: s2
          - id: error_message
            type: str
            size: len_error_message
            if: len_error_message >= 0
            doc: 'null: there is none'
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
          - id: num_configs
            type: s4
            valid:
              min: 0
          - id: configs
            type: describe_configs_resource_result_v1_to_v2
            repeat: expr
            repeat-expr: num_configs
      describe_configs_result_v3:
        -webide-representation: '{resource_name}, {error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: s2
          - id: error_message
            type: str
            size: len_error_message
            if: len_error_message >= 0
            doc: 'null: there is none'
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
          - id: num_configs
            type: s4
            valid:
              min: 0
          - id: configs
            type: describe_configs_resource_result_v3
            repeat: expr
            repeat-expr: num_configs
      describe_configs_result_v4:
        -webide-representation: '{resource_name}, {error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: resource_type
            type: s1
            doc: 2 topic, 4 broker, 8 broker logger, 16 client metrics, 32 group
          - id: len_resource_name
            type: compact_length
          - id: resource_name
            type: str
            size: len_resource_name.value
          - id: num_configs
            type: compact_length
          - id: configs
            type: describe_configs_resource_result_v4
            repeat: expr
            repeat-expr: num_configs.value
          - id: tag_buffer
            type: tag_buffer
      describe_configs_resource_result_v0:
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
            doc: null where sensitive or not set
          - id: read_only
            type: u1
          - id: is_default
            type: u1
          - id: is_sensitive
            type: u1
            doc: a secret, whose value is not told
      describe_configs_resource_result_v1_to_v2:
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
            doc: null where sensitive or not set
          - id: read_only
            type: u1
          - id: config_source
            type: s1
            doc: 1 topic, 2 dynamic broker, 3 dynamic default broker, 4 static, 5 default, 6 logger
          - id: is_sensitive
            type: u1
            doc: a secret, whose value is not told
          - id: num_synonyms
            type: s4
            valid:
              min: 0
          - id: synonyms
            type: describe_configs_synonym_v1_to_v3
            repeat: expr
            repeat-expr: num_synonyms
            doc: settings that it falls back to, nearest first
      describe_configs_resource_result_v3:
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
            doc: null where sensitive or not set
          - id: read_only
            type: u1
          - id: config_source
            type: s1
            doc: 1 topic, 2 dynamic broker, 3 dynamic default broker, 4 static, 5 default, 6 logger
          - id: is_sensitive
            type: u1
            doc: a secret, whose value is not told
          - id: num_synonyms
            type: s4
            valid:
              min: 0
          - id: synonyms
            type: describe_configs_synonym_v1_to_v3
            repeat: expr
            repeat-expr: num_synonyms
            doc: settings that it falls back to, nearest first
          - id: config_type
            type: s1
            doc: 1 boolean, 2 string, 3 int, 4 short, 5 long, 6 double, 7 list, 8 class, 9 password
          - id: len_documentation
            type: s2
          - id: documentation
            type: str
            size: len_documentation
            if: len_documentation >= 0
      describe_configs_resource_result_v4:
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
            doc: null where sensitive or not set
          - id: read_only
            type: u1
          - id: config_source
            type: s1
            doc: 1 topic, 2 dynamic broker, 3 dynamic default broker, 4 static, 5 default, 6 logger
          - id: is_sensitive
            type: u1
            doc: a secret, whose value is not told
          - id: num_synonyms
            type: compact_length
          - id: synonyms
            type: describe_configs_synonym_v4
            repeat: expr
            repeat-expr: num_synonyms.value
            doc: settings that it falls back to, nearest first
          - id: config_type
            type: s1
            doc: 1 boolean, 2 string, 3 int, 4 short, 5 long, 6 double, 7 list, 8 class, 9 password
          - id: len_documentation
            type: compact_length
          - id: documentation
            type: str
            size: len_documentation.value
            if: len_documentation.value >= 0
          - id: tag_buffer
            type: tag_buffer
      describe_configs_synonym_v1_to_v3:
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
          - id: source
            type: s1
            doc: as config_source
      describe_configs_synonym_v4:
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
          - id: source
            type: s1
            doc: as config_source
          - id: tag_buffer
            type: tag_buffer
  alter_configs_response:
    doc: |
      Replace the whole configuration of topics, brokers and so on.
    types:
      alter_configs_response_v0_to_v1:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_responses
            type: s4
            valid:
              min: 0
          - id: responses
            type: alter_configs_resource_response_v0_to_v1
            repeat: expr
            repeat-expr: num_responses
      alter_configs_response_v2:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_responses
            type: compact_length
          - id: responses
            type: alter_configs_resource_response_v2
            repeat: expr
            repeat-expr: num_responses.value
          - id: tag_buffer
            type: tag_buffer
      alter_configs_resource_response_v0_to_v1:
        -webide-representation: '{resource_name}, {error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: s2
          - id: error_message
            type: str
            size: len_error_message
            if: len_error_message >= 0
            doc: 'null: there is none'
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
      alter_configs_resource_response_v2:
        -webide-representation: '{resource_name}, {error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: resource_type
            type: s1
            doc: 2 topic, 4 broker, 8 broker logger, 16 client metrics, 32 group
          - id: len_resource_name
            type: compact_length
          - id: resource_name
            type: str
            size: len_resource_name.value
          - id: tag_buffer
            type: tag_buffer
  alter_replica_log_dirs_response:
    doc: |
      Move replicas between the log directories of one broker.
    types:
      alter_replica_log_dirs_response_v0_to_v1:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_results
            type: s4
            valid:
              min: 0
          - id: results
            type: alter_replica_log_dir_topic_result_v0_to_v1
            repeat: expr
            repeat-expr: num_results
      alter_replica_log_dirs_response_v2:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_results
            type: compact_length
          - id: results
            type: alter_replica_log_dir_topic_result_v2
            repeat: expr
            repeat-expr: num_results.value
          - id: tag_buffer
            type: tag_buffer
      alter_replica_log_dir_topic_result_v0_to_v1:
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
            type: alter_replica_log_dir_partition_result_v0_to_v1
            repeat: expr
            repeat-expr: num_partitions
      alter_replica_log_dir_topic_result_v2:
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
            type: alter_replica_log_dir_partition_result_v2
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      alter_replica_log_dir_partition_result_v0_to_v1:
        -webide-representation: '{partition_index:dec}, {error_code}'
        seq:
          - id: partition_index
            type: s4
          - id: error_code
            type: s2
            enum: error_code
      alter_replica_log_dir_partition_result_v2:
        -webide-representation: '{partition_index:dec}, {error_code}'
        seq:
          - id: partition_index
            type: s4
          - id: error_code
            type: s2
            enum: error_code
          - id: tag_buffer
            type: tag_buffer
  describe_log_dirs_response:
    doc: |
      A broker's log directories and the replicas in them.
    types:
      describe_log_dirs_response_v0_to_v1:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_results
            type: s4
            valid:
              min: 0
          - id: results
            type: describe_log_dirs_result_v0_to_v1
            repeat: expr
            repeat-expr: num_results
      describe_log_dirs_response_v2:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_results
            type: compact_length
          - id: results
            type: describe_log_dirs_result_v2_to_v3
            repeat: expr
            repeat-expr: num_results.value
          - id: tag_buffer
            type: tag_buffer
      describe_log_dirs_response_v3:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: num_results
            type: compact_length
          - id: results
            type: describe_log_dirs_result_v2_to_v3
            repeat: expr
            repeat-expr: num_results.value
          - id: tag_buffer
            type: tag_buffer
      describe_log_dirs_response_v4:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: num_results
            type: compact_length
          - id: results
            type: describe_log_dirs_result_v4
            repeat: expr
            repeat-expr: num_results.value
          - id: tag_buffer
            type: tag_buffer
      describe_log_dirs_response_v5:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: num_results
            type: compact_length
          - id: results
            type: describe_log_dirs_result_v5
            repeat: expr
            repeat-expr: num_results.value
          - id: tag_buffer
            type: tag_buffer
      describe_log_dirs_result_v0_to_v1:
        -webide-representation: '{log_dir}, {error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: len_log_dir
            type: s2
            valid:
              min: 0
          - id: log_dir
            type: str
            size: len_log_dir
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: describe_log_dirs_topic_v0_to_v1
            repeat: expr
            repeat-expr: num_topics
      describe_log_dirs_result_v2_to_v3:
        -webide-representation: '{log_dir}, {error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: len_log_dir
            type: compact_length
          - id: log_dir
            type: str
            size: len_log_dir.value
          - id: num_topics
            type: compact_length
          - id: topics
            type: describe_log_dirs_topic_v2_to_v5
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: tag_buffer
      describe_log_dirs_result_v4:
        -webide-representation: '{log_dir}, {error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: len_log_dir
            type: compact_length
          - id: log_dir
            type: str
            size: len_log_dir.value
          - id: num_topics
            type: compact_length
          - id: topics
            type: describe_log_dirs_topic_v2_to_v5
            repeat: expr
            repeat-expr: num_topics.value
          - id: total_bytes
            type: s8
            doc: 'of the volume; -1: unknown'
          - id: usable_bytes
            type: s8
            doc: 'free on the volume; -1: unknown'
          - id: tag_buffer
            type: tag_buffer
      describe_log_dirs_result_v5:
        -webide-representation: '{log_dir}, {error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: len_log_dir
            type: compact_length
          - id: log_dir
            type: str
            size: len_log_dir.value
          - id: num_topics
            type: compact_length
          - id: topics
            type: describe_log_dirs_topic_v2_to_v5
            repeat: expr
            repeat-expr: num_topics.value
          - id: total_bytes
            type: s8
            doc: 'of the volume; -1: unknown'
          - id: usable_bytes
            type: s8
            doc: 'free on the volume; -1: unknown'
          - id: is_cordoned
            type: u1
            doc: takes no new replicas
          - id: tag_buffer
            type: tag_buffer
      describe_log_dirs_topic_v0_to_v1:
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
            type: describe_log_dirs_partition_v0_to_v1
            repeat: expr
            repeat-expr: num_partitions
      describe_log_dirs_topic_v2_to_v5:
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
            type: describe_log_dirs_partition_v2_to_v5
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      describe_log_dirs_partition_v0_to_v1:
        -webide-representation: '{partition_index:dec}'
        seq:
          - id: partition_index
            type: s4
          - id: partition_size
            type: s8
            doc: of its segments, in bytes
          - id: offset_lag
            type: s8
            doc: behind the high watermark; of a future replica, behind the current one
          - id: is_future_key
            type: u1
            doc: being copied here, to take the current replica's place
      describe_log_dirs_partition_v2_to_v5:
        -webide-representation: '{partition_index:dec}'
        seq:
          - id: partition_index
            type: s4
          - id: partition_size
            type: s8
            doc: of its segments, in bytes
          - id: offset_lag
            type: s8
            doc: behind the high watermark; of a future replica, behind the current one
          - id: is_future_key
            type: u1
            doc: being copied here, to take the current replica's place
          - id: tag_buffer
            type: tag_buffer
  sasl_authenticate_response:
    doc: |
      One step of a SASL exchange, after SaslHandshake v1.
    types:
      sasl_authenticate_response_v0:
        -webide-representation: '{error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: s2
          - id: error_message
            type: str
            size: len_error_message
            if: len_error_message >= 0
            doc: 'null: there is none'
          - id: len_auth_bytes
            type: s4
            valid:
              min: 0
          - id: auth_bytes
            size: len_auth_bytes
            doc: the mechanism's own
      sasl_authenticate_response_v1:
        -webide-representation: '{error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: s2
          - id: error_message
            type: str
            size: len_error_message
            if: len_error_message >= 0
            doc: 'null: there is none'
          - id: len_auth_bytes
            type: s4
            valid:
              min: 0
          - id: auth_bytes
            size: len_auth_bytes
            doc: the mechanism's own
          - id: session_lifetime_ms
            type: s8
            doc: 'authenticate again within; 0: no need'
      sasl_authenticate_response_v2:
        -webide-representation: '{error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: len_auth_bytes
            type: compact_length
          - id: auth_bytes
            size: len_auth_bytes.value
            doc: the mechanism's own
          - id: session_lifetime_ms
            type: s8
            doc: 'authenticate again within; 0: no need'
          - id: tag_buffer
            type: tag_buffer
  create_partitions_response:
    doc: |
      Add partitions to topics.
    types:
      create_partitions_response_v0_to_v1:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_results
            type: s4
            valid:
              min: 0
          - id: results
            type: create_partitions_topic_result_v0_to_v1
            repeat: expr
            repeat-expr: num_results
      create_partitions_response_v2_to_v3:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_results
            type: compact_length
          - id: results
            type: create_partitions_topic_result_v2_to_v3
            repeat: expr
            repeat-expr: num_results.value
          - id: tag_buffer
            type: tag_buffer
      create_partitions_topic_result_v0_to_v1:
        -webide-representation: '{name}, {error_code}'
        seq:
          - id: len_name
            type: s2
            valid:
              min: 0
          - id: name
            type: str
            size: len_name
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: s2
          - id: error_message
            type: str
            size: len_error_message
            if: len_error_message >= 0
            doc: 'null: there is none'
      create_partitions_topic_result_v2_to_v3:
        -webide-representation: '{name}, {error_code}'
        seq:
          - id: len_name
            type: compact_length
          - id: name
            type: str
            size: len_name.value
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: tag_buffer
            type: tag_buffer
  create_delegation_token_response:
    doc: |
      Obtain a token that authenticates in its owner's place.
    types:
      create_delegation_token_response_v0_to_v1:
        -webide-representation: '{error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
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
          - id: issue_timestamp_ms
            type: s8
            doc: in ms since 1970
          - id: expiry_timestamp_ms
            type: s8
            doc: when it ends unless renewed, in ms since 1970
          - id: max_timestamp_ms
            type: s8
            doc: when it ends in any case, in ms since 1970
          - id: len_token_id
            type: s2
            valid:
              min: 0
          - id: token_id
            type: str
            size: len_token_id
            doc: the user name, so to speak
          - id: len_hmac
            type: s4
            valid:
              min: 0
          - id: hmac
            size: len_hmac
            doc: the password, so to speak
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
      create_delegation_token_response_v2:
        -webide-representation: '{error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
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
          - id: issue_timestamp_ms
            type: s8
            doc: in ms since 1970
          - id: expiry_timestamp_ms
            type: s8
            doc: when it ends unless renewed, in ms since 1970
          - id: max_timestamp_ms
            type: s8
            doc: when it ends in any case, in ms since 1970
          - id: len_token_id
            type: compact_length
          - id: token_id
            type: str
            size: len_token_id.value
            doc: the user name, so to speak
          - id: len_hmac
            type: compact_length
          - id: hmac
            size: len_hmac.value
            doc: the password, so to speak
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: tag_buffer
            type: tag_buffer
      create_delegation_token_response_v3:
        -webide-representation: '{error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
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
          - id: len_token_requester_principal_type
            type: compact_length
          - id: token_requester_principal_type
            type: str
            size: len_token_requester_principal_type.value
          - id: len_token_requester_principal_name
            type: compact_length
          - id: token_requester_principal_name
            type: str
            size: len_token_requester_principal_name.value
          - id: issue_timestamp_ms
            type: s8
            doc: in ms since 1970
          - id: expiry_timestamp_ms
            type: s8
            doc: when it ends unless renewed, in ms since 1970
          - id: max_timestamp_ms
            type: s8
            doc: when it ends in any case, in ms since 1970
          - id: len_token_id
            type: compact_length
          - id: token_id
            type: str
            size: len_token_id.value
            doc: the user name, so to speak
          - id: len_hmac
            type: compact_length
          - id: hmac
            size: len_hmac.value
            doc: the password, so to speak
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: tag_buffer
            type: tag_buffer
  renew_delegation_token_response:
    doc: |
      Prolong a delegation token.
    types:
      renew_delegation_token_response_v0_to_v1:
        -webide-representation: '{error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: expiry_timestamp_ms
            type: s8
            doc: when it ends unless it is renewed, in ms since 1970
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
      renew_delegation_token_response_v2:
        -webide-representation: '{error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: expiry_timestamp_ms
            type: s8
            doc: when it ends unless it is renewed, in ms since 1970
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: tag_buffer
            type: tag_buffer
  expire_delegation_token_response:
    doc: |
      Shorten a delegation token's life, or end it.
    types:
      expire_delegation_token_response_v0_to_v1:
        -webide-representation: '{error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: expiry_timestamp_ms
            type: s8
            doc: when it ends now, in ms since 1970
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
      expire_delegation_token_response_v2:
        -webide-representation: '{error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: expiry_timestamp_ms
            type: s8
            doc: when it ends now, in ms since 1970
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: tag_buffer
            type: tag_buffer
  describe_delegation_token_response:
    doc: |
      List delegation tokens by owner.
    types:
      describe_delegation_token_response_v0_to_v1:
        -webide-representation: '{error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: num_tokens
            type: s4
            valid:
              min: 0
          - id: tokens
            type: described_delegation_token_v0_to_v1
            repeat: expr
            repeat-expr: num_tokens
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
      describe_delegation_token_response_v2:
        -webide-representation: '{error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: num_tokens
            type: compact_length
          - id: tokens
            type: described_delegation_token_v2
            repeat: expr
            repeat-expr: num_tokens.value
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: tag_buffer
            type: tag_buffer
      describe_delegation_token_response_v3:
        -webide-representation: '{error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: num_tokens
            type: compact_length
          - id: tokens
            type: described_delegation_token_v3
            repeat: expr
            repeat-expr: num_tokens.value
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: tag_buffer
            type: tag_buffer
      described_delegation_token_v0_to_v1:
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
          - id: issue_timestamp
            type: s8
            doc: in ms since 1970, as the following
          - id: expiry_timestamp
            type: s8
            doc: when it ends unless it is renewed
          - id: max_timestamp
            type: s8
            doc: when it ends in any case
          - id: len_token_id
            type: s2
            valid:
              min: 0
          - id: token_id
            type: str
            size: len_token_id
          - id: len_hmac
            type: s4
            valid:
              min: 0
          - id: hmac
            size: len_hmac
            doc: the token's secret
          - id: num_renewers
            type: s4
            valid:
              min: 0
          - id: renewers
            type: described_delegation_token_renewer_v0_to_v1
            repeat: expr
            repeat-expr: num_renewers
            doc: who else may prolong it
      described_delegation_token_v2:
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
          - id: issue_timestamp
            type: s8
            doc: in ms since 1970, as the following
          - id: expiry_timestamp
            type: s8
            doc: when it ends unless it is renewed
          - id: max_timestamp
            type: s8
            doc: when it ends in any case
          - id: len_token_id
            type: compact_length
          - id: token_id
            type: str
            size: len_token_id.value
          - id: len_hmac
            type: compact_length
          - id: hmac
            size: len_hmac.value
            doc: the token's secret
          - id: num_renewers
            type: compact_length
          - id: renewers
            type: described_delegation_token_renewer_v2_to_v3
            repeat: expr
            repeat-expr: num_renewers.value
            doc: who else may prolong it
          - id: tag_buffer
            type: tag_buffer
      described_delegation_token_v3:
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
          - id: len_token_requester_principal_type
            type: compact_length
          - id: token_requester_principal_type
            type: str
            size: len_token_requester_principal_type.value
          - id: len_token_requester_principal_name
            type: compact_length
          - id: token_requester_principal_name
            type: str
            size: len_token_requester_principal_name.value
          - id: issue_timestamp
            type: s8
            doc: in ms since 1970, as the following
          - id: expiry_timestamp
            type: s8
            doc: when it ends unless it is renewed
          - id: max_timestamp
            type: s8
            doc: when it ends in any case
          - id: len_token_id
            type: compact_length
          - id: token_id
            type: str
            size: len_token_id.value
          - id: len_hmac
            type: compact_length
          - id: hmac
            size: len_hmac.value
            doc: the token's secret
          - id: num_renewers
            type: compact_length
          - id: renewers
            type: described_delegation_token_renewer_v2_to_v3
            repeat: expr
            repeat-expr: num_renewers.value
            doc: who else may prolong it
          - id: tag_buffer
            type: tag_buffer
      described_delegation_token_renewer_v0_to_v1:
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
      described_delegation_token_renewer_v2_to_v3:
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
  delete_groups_response:
    doc: |
      Delete empty groups with their offsets.
    types:
      delete_groups_response_v0_to_v1:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_results
            type: s4
            valid:
              min: 0
          - id: results
            type: deletable_group_result_v0_to_v1
            repeat: expr
            repeat-expr: num_results
      delete_groups_response_v2:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_results
            type: compact_length
          - id: results
            type: deletable_group_result_v2
            repeat: expr
            repeat-expr: num_results.value
          - id: tag_buffer
            type: tag_buffer
      delete_groups_response_v3:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_results
            type: compact_length
          - id: results
            type: deletable_group_result_v3
            repeat: expr
            repeat-expr: num_results.value
          - id: tag_buffer
            type: tag_buffer
      deletable_group_result_v0_to_v1:
        -webide-representation: '{group_id}, {error_code}'
        seq:
          - id: len_group_id
            type: s2
            valid:
              min: 0
          - id: group_id
            type: str
            size: len_group_id
          - id: error_code
            type: s2
            enum: error_code
      deletable_group_result_v2:
        -webide-representation: '{group_id}, {error_code}'
        seq:
          - id: len_group_id
            type: compact_length
          - id: group_id
            type: str
            size: len_group_id.value
          - id: error_code
            type: s2
            enum: error_code
          - id: tag_buffer
            type: tag_buffer
      deletable_group_result_v3:
        -webide-representation: '{group_id}, {error_code}'
        seq:
          - id: len_group_id
            type: compact_length
          - id: group_id
            type: str
            size: len_group_id.value
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: tag_buffer
            type: tag_buffer
  elect_leaders_response:
    doc: |
      Trigger leader elections. Called ElectPreferredLeaders in Kafka 2.2 and 2.3.
    types:
      elect_leaders_response_v0:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_replica_election_results
            type: s4
            valid:
              min: 0
          - id: replica_election_results
            type: replica_election_result_v0_to_v1
            repeat: expr
            repeat-expr: num_replica_election_results
      elect_leaders_response_v1:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: num_replica_election_results
            type: s4
            valid:
              min: 0
          - id: replica_election_results
            type: replica_election_result_v0_to_v1
            repeat: expr
            repeat-expr: num_replica_election_results
      elect_leaders_response_v2:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: num_replica_election_results
            type: compact_length
          - id: replica_election_results
            type: replica_election_result_v2
            repeat: expr
            repeat-expr: num_replica_election_results.value
          - id: tag_buffer
            type: tag_buffer
      replica_election_result_v0_to_v1:
        -webide-representation: '{topic}'
        seq:
          - id: len_topic
            type: s2
            valid:
              min: 0
          - id: topic
            type: str
            size: len_topic
          - id: num_partition_result
            type: s4
            valid:
              min: 0
          - id: partition_result
            type: partition_result_v0_to_v1
            repeat: expr
            repeat-expr: num_partition_result
      replica_election_result_v2:
        -webide-representation: '{topic}'
        seq:
          - id: len_topic
            type: compact_length
          - id: topic
            type: str
            size: len_topic.value
          - id: num_partition_result
            type: compact_length
          - id: partition_result
            type: partition_result_v2
            repeat: expr
            repeat-expr: num_partition_result.value
          - id: tag_buffer
            type: tag_buffer
      partition_result_v0_to_v1:
        -webide-representation: '{partition_id:dec}, {error_code}'
        seq:
          - id: partition_id
            type: s4
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: s2
          - id: error_message
            type: str
            size: len_error_message
            if: len_error_message >= 0
            doc: 'null: there is none'
      partition_result_v2:
        -webide-representation: '{partition_id:dec}, {error_code}'
        seq:
          - id: partition_id
            type: s4
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: tag_buffer
            type: tag_buffer
  incremental_alter_configs_response:
    doc: |
      Set, delete, append to and subtract from single configuration values.
    types:
      incremental_alter_configs_response_v0:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_responses
            type: s4
            valid:
              min: 0
          - id: responses
            type: alter_configs_resource_response_v0
            repeat: expr
            repeat-expr: num_responses
      incremental_alter_configs_response_v1:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_responses
            type: compact_length
          - id: responses
            type: alter_configs_resource_response_v1
            repeat: expr
            repeat-expr: num_responses.value
          - id: tag_buffer
            type: tag_buffer
      alter_configs_resource_response_v0:
        -webide-representation: '{resource_name}, {error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: s2
          - id: error_message
            type: str
            size: len_error_message
            if: len_error_message >= 0
            doc: 'null: there is none'
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
      alter_configs_resource_response_v1:
        -webide-representation: '{resource_name}, {error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: resource_type
            type: s1
            doc: 2 topic, 4 broker, 8 broker logger, 16 client metrics, 32 group
          - id: len_resource_name
            type: compact_length
          - id: resource_name
            type: str
            size: len_resource_name.value
          - id: tag_buffer
            type: tag_buffer
  alter_partition_reassignments_response:
    doc: |
      Start or cancel moving partitions to other brokers.
    types:
      alter_partition_reassignments_response_v0:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: num_responses
            type: compact_length
          - id: responses
            type: reassignable_topic_response
            repeat: expr
            repeat-expr: num_responses.value
          - id: tag_buffer
            type: tag_buffer
      alter_partition_reassignments_response_v1:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: allow_replication_factor_change
            type: u1
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: num_responses
            type: compact_length
          - id: responses
            type: reassignable_topic_response
            repeat: expr
            repeat-expr: num_responses.value
          - id: tag_buffer
            type: tag_buffer
      reassignable_topic_response:
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
            type: reassignable_partition_response
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      reassignable_partition_response:
        -webide-representation: '{partition_index:dec}, {error_code}'
        seq:
          - id: partition_index
            type: s4
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: tag_buffer
            type: tag_buffer
  list_partition_reassignments_response:
    doc: |
      Partitions that are being moved (KIP-455, Kafka 2.4).
    types:
      list_partition_reassignments_response_v0:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: num_topics
            type: compact_length
          - id: topics
            type: ongoing_topic_reassignment
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: tag_buffer
      ongoing_topic_reassignment:
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
            type: ongoing_partition_reassignment
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      ongoing_partition_reassignment:
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
          - id: tag_buffer
            type: tag_buffer
  offset_delete_response:
    doc: |
      Forget a group's offsets of some partitions (KIP-496, Kafka 2.4). It never became flexible.
    types:
      offset_delete_response_v0:
        -webide-representation: '{error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: offset_delete_response_topic
            repeat: expr
            repeat-expr: num_topics
      offset_delete_response_topic:
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
            type: offset_delete_response_partition
            repeat: expr
            repeat-expr: num_partitions
      offset_delete_response_partition:
        -webide-representation: '{partition_index:dec}, {error_code}'
        seq:
          - id: partition_index
            type: s4
          - id: error_code
            type: s2
            enum: error_code
  describe_client_quotas_response:
    doc: |
      Quotas of the users, client ids and addresses that match.
    types:
      describe_client_quotas_response_v0:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: s2
          - id: error_message
            type: str
            size: len_error_message
            if: len_error_message >= 0
            doc: 'null: there is none'
          - id: num_entries
            type: s4
          - id: entries
            type: entry_data_v0
            repeat: expr
            repeat-expr: num_entries
            if: num_entries >= 0
            doc: null where there is an error
      describe_client_quotas_response_v1:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: num_entries
            type: compact_length
          - id: entries
            type: entry_data_v1
            repeat: expr
            repeat-expr: num_entries.value
            if: num_entries.value >= 0
            doc: null where there is an error
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
          - id: num_values
            type: s4
            valid:
              min: 0
          - id: values
            type: value_data_v0
            repeat: expr
            repeat-expr: num_values
      entry_data_v1:
        seq:
          - id: num_entity
            type: compact_length
          - id: entity
            type: entity_data_v1
            repeat: expr
            repeat-expr: num_entity.value
          - id: num_values
            type: compact_length
          - id: values
            type: value_data_v1
            repeat: expr
            repeat-expr: num_values.value
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
      value_data_v0:
        -webide-representation: '{key}, {value:dec}'
        seq:
          - id: len_key
            type: s2
            valid:
              min: 0
          - id: key
            type: str
            size: len_key
          - id: value
            type: f8
      value_data_v1:
        -webide-representation: '{key}, {value:dec}'
        seq:
          - id: len_key
            type: compact_length
          - id: key
            type: str
            size: len_key.value
          - id: value
            type: f8
          - id: tag_buffer
            type: tag_buffer
  alter_client_quotas_response:
    doc: |
      Set or remove quotas of users, client ids and IP addresses.
    types:
      alter_client_quotas_response_v0:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_entries
            type: s4
            valid:
              min: 0
          - id: entries
            type: entry_data_v0
            repeat: expr
            repeat-expr: num_entries
      alter_client_quotas_response_v1:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_entries
            type: compact_length
          - id: entries
            type: entry_data_v1
            repeat: expr
            repeat-expr: num_entries.value
          - id: tag_buffer
            type: tag_buffer
      entry_data_v0:
        -webide-representation: '{error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: s2
          - id: error_message
            type: str
            size: len_error_message
            if: len_error_message >= 0
            doc: 'null: there is none'
          - id: num_entity
            type: s4
            valid:
              min: 0
          - id: entity
            type: entity_data_v0
            repeat: expr
            repeat-expr: num_entity
      entry_data_v1:
        -webide-representation: '{error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: num_entity
            type: compact_length
          - id: entity
            type: entity_data_v1
            repeat: expr
            repeat-expr: num_entity.value
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
  describe_user_scram_credentials_response:
    doc: |
      Which users have SCRAM credentials (KIP-554, Kafka 2.7).
    types:
      describe_user_scram_credentials_response_v0:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: num_results
            type: compact_length
          - id: results
            type: describe_user_scram_credentials_result
            repeat: expr
            repeat-expr: num_results.value
          - id: tag_buffer
            type: tag_buffer
      describe_user_scram_credentials_result:
        -webide-representation: '{error_code}'
        seq:
          - id: len_user
            type: compact_length
          - id: user
            type: str
            size: len_user.value
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: num_credential_infos
            type: compact_length
          - id: credential_infos
            type: credential_info
            repeat: expr
            repeat-expr: num_credential_infos.value
          - id: tag_buffer
            type: tag_buffer
      credential_info:
        -webide-representation: '{mechanism:dec}'
        seq:
          - id: mechanism
            type: s1
            doc: 1 SCRAM-SHA-256, 2 SCRAM-SHA-512
          - id: iterations
            type: s4
          - id: tag_buffer
            type: tag_buffer
  alter_user_scram_credentials_response:
    doc: |
      Create, change and delete SCRAM credentials (KIP-554, Kafka 2.7).
    types:
      alter_user_scram_credentials_response_v0:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_results
            type: compact_length
          - id: results
            type: alter_user_scram_credentials_result
            repeat: expr
            repeat-expr: num_results.value
          - id: tag_buffer
            type: tag_buffer
      alter_user_scram_credentials_result:
        -webide-representation: '{error_code}'
        seq:
          - id: len_user
            type: compact_length
          - id: user
            type: str
            size: len_user.value
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: tag_buffer
            type: tag_buffer
  vote_response:
    doc: |
      A KRaft candidate asks for votes.
    types:
      vote_response_v0:
        -webide-representation: '{error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: num_topics
            type: compact_length
          - id: topics
            type: topic_data
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: tag_buffer
      vote_response_v1_to_v2:
        -webide-representation: '{error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: num_topics
            type: compact_length
          - id: topics
            type: topic_data
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: vote_response_tag_buffer
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
        -webide-representation: '{partition_index:dec}, {error_code}'
        seq:
          - id: partition_index
            type: s4
          - id: error_code
            type: s2
            enum: error_code
          - id: leader_id
            type: s4
            doc: '-1: unknown'
          - id: leader_epoch
            type: s4
            doc: the newest that the answerer knows
          - id: vote_granted
            type: u1
          - id: tag_buffer
            type: tag_buffer
      vote_response_tag_buffer:
        -webide-representation: '{num_fields:dec} tagged fields'
        seq:
          - id: num_fields
            type: uvarint
          - id: fields
            type: vote_response_tagged_field
            repeat: expr
            repeat-expr: num_fields.value
      vote_response_tagged_field:
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
                0: vote_response_node_endpoints_tag
            size: len_content.value
      vote_response_node_endpoints_tag:
        seq:
          - id: num_node_endpoints
            type: compact_length
          - id: node_endpoints
            type: node_endpoint
            repeat: expr
            repeat-expr: num_node_endpoints.value
            doc: of the leaders that the partitions above name
      node_endpoint:
        -webide-representation: '{host}, {port:dec}'
        seq:
          - id: node_id
            type: s4
          - id: len_host
            type: compact_length
          - id: host
            type: str
            size: len_host.value
          - id: port
            type: u2
          - id: tag_buffer
            type: tag_buffer
  begin_quorum_epoch_response:
    doc: |
      A newly elected KRaft leader announces itself to the voters.
    types:
      begin_quorum_epoch_response_v0:
        -webide-representation: '{error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: topic_data_v0
            repeat: expr
            repeat-expr: num_topics
      begin_quorum_epoch_response_v1:
        -webide-representation: '{error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: num_topics
            type: compact_length
          - id: topics
            type: topic_data_v1
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: begin_quorum_epoch_response_tag_buffer
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
        -webide-representation: '{partition_index:dec}, {error_code}'
        seq:
          - id: partition_index
            type: s4
          - id: error_code
            type: s2
            enum: error_code
          - id: leader_id
            type: s4
            doc: '-1: unknown'
          - id: leader_epoch
            type: s4
            doc: the newest that the answerer knows
      partition_data_v1:
        -webide-representation: '{partition_index:dec}, {error_code}'
        seq:
          - id: partition_index
            type: s4
          - id: error_code
            type: s2
            enum: error_code
          - id: leader_id
            type: s4
            doc: '-1: unknown'
          - id: leader_epoch
            type: s4
            doc: the newest that the answerer knows
          - id: tag_buffer
            type: tag_buffer
      begin_quorum_epoch_response_tag_buffer:
        -webide-representation: '{num_fields:dec} tagged fields'
        seq:
          - id: num_fields
            type: uvarint
          - id: fields
            type: begin_quorum_epoch_response_tagged_field
            repeat: expr
            repeat-expr: num_fields.value
      begin_quorum_epoch_response_tagged_field:
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
                0: begin_quorum_epoch_response_node_endpoints_tag
            size: len_content.value
      begin_quorum_epoch_response_node_endpoints_tag:
        seq:
          - id: num_node_endpoints
            type: compact_length
          - id: node_endpoints
            type: node_endpoint
            repeat: expr
            repeat-expr: num_node_endpoints.value
            doc: of the leaders that the partitions above name
      node_endpoint:
        -webide-representation: '{host}, {port:dec}'
        seq:
          - id: node_id
            type: s4
          - id: len_host
            type: compact_length
          - id: host
            type: str
            size: len_host.value
          - id: port
            type: u2
          - id: tag_buffer
            type: tag_buffer
  end_quorum_epoch_response:
    doc: |
      A resigning KRaft leader invites the voters to elect another.
    types:
      end_quorum_epoch_response_v0:
        -webide-representation: '{error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: num_topics
            type: s4
            valid:
              min: 0
          - id: topics
            type: topic_data_v0
            repeat: expr
            repeat-expr: num_topics
      end_quorum_epoch_response_v1:
        -webide-representation: '{error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: num_topics
            type: compact_length
          - id: topics
            type: topic_data_v1
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: end_quorum_epoch_response_tag_buffer
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
        -webide-representation: '{partition_index:dec}, {error_code}'
        seq:
          - id: partition_index
            type: s4
          - id: error_code
            type: s2
            enum: error_code
          - id: leader_id
            type: s4
            doc: '-1: unknown'
          - id: leader_epoch
            type: s4
            doc: the newest that the answerer knows
      partition_data_v1:
        -webide-representation: '{partition_index:dec}, {error_code}'
        seq:
          - id: partition_index
            type: s4
          - id: error_code
            type: s2
            enum: error_code
          - id: leader_id
            type: s4
            doc: '-1: unknown'
          - id: leader_epoch
            type: s4
            doc: the newest that the answerer knows
          - id: tag_buffer
            type: tag_buffer
      end_quorum_epoch_response_tag_buffer:
        -webide-representation: '{num_fields:dec} tagged fields'
        seq:
          - id: num_fields
            type: uvarint
          - id: fields
            type: end_quorum_epoch_response_tagged_field
            repeat: expr
            repeat-expr: num_fields.value
      end_quorum_epoch_response_tagged_field:
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
                0: end_quorum_epoch_response_node_endpoints_tag
            size: len_content.value
      end_quorum_epoch_response_node_endpoints_tag:
        seq:
          - id: num_node_endpoints
            type: compact_length
          - id: node_endpoints
            type: node_endpoint
            repeat: expr
            repeat-expr: num_node_endpoints.value
            doc: of the leaders that the partitions above name
      node_endpoint:
        -webide-representation: '{host}, {port:dec}'
        seq:
          - id: node_id
            type: s4
          - id: len_host
            type: compact_length
          - id: host
            type: str
            size: len_host.value
          - id: port
            type: u2
          - id: tag_buffer
            type: tag_buffer
  describe_quorum_response:
    doc: |
      Leader, voters and observers of the KRaft quorum.
    types:
      describe_quorum_response_v0:
        -webide-representation: '{error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: num_topics
            type: compact_length
          - id: topics
            type: topic_data_v0
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: tag_buffer
      describe_quorum_response_v1:
        -webide-representation: '{error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: num_topics
            type: compact_length
          - id: topics
            type: topic_data_v1
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: tag_buffer
      describe_quorum_response_v2:
        -webide-representation: '{error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: num_topics
            type: compact_length
          - id: topics
            type: topic_data_v2
            repeat: expr
            repeat-expr: num_topics.value
          - id: num_nodes
            type: compact_length
          - id: nodes
            type: node
            repeat: expr
            repeat-expr: num_nodes.value
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
        -webide-representation: '{partition_index:dec}, {error_code}'
        seq:
          - id: partition_index
            type: s4
          - id: error_code
            type: s2
            enum: error_code
          - id: leader_id
            type: s4
            doc: '-1: unknown'
          - id: leader_epoch
            type: s4
            doc: the newest that the answerer knows
          - id: high_watermark
            type: s8
          - id: num_current_voters
            type: compact_length
          - id: current_voters
            type: replica_state_v0
            repeat: expr
            repeat-expr: num_current_voters.value
          - id: num_observers
            type: compact_length
          - id: observers
            type: replica_state_v0
            repeat: expr
            repeat-expr: num_observers.value
          - id: tag_buffer
            type: tag_buffer
      partition_data_v1:
        -webide-representation: '{partition_index:dec}, {error_code}'
        seq:
          - id: partition_index
            type: s4
          - id: error_code
            type: s2
            enum: error_code
          - id: leader_id
            type: s4
            doc: '-1: unknown'
          - id: leader_epoch
            type: s4
            doc: the newest that the answerer knows
          - id: high_watermark
            type: s8
          - id: num_current_voters
            type: compact_length
          - id: current_voters
            type: replica_state_v1
            repeat: expr
            repeat-expr: num_current_voters.value
          - id: num_observers
            type: compact_length
          - id: observers
            type: replica_state_v1
            repeat: expr
            repeat-expr: num_observers.value
          - id: tag_buffer
            type: tag_buffer
      partition_data_v2:
        -webide-representation: '{partition_index:dec}, {error_code}'
        seq:
          - id: partition_index
            type: s4
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: leader_id
            type: s4
            doc: '-1: unknown'
          - id: leader_epoch
            type: s4
            doc: the newest that the answerer knows
          - id: high_watermark
            type: s8
          - id: num_current_voters
            type: compact_length
          - id: current_voters
            type: replica_state_v2
            repeat: expr
            repeat-expr: num_current_voters.value
          - id: num_observers
            type: compact_length
          - id: observers
            type: replica_state_v2
            repeat: expr
            repeat-expr: num_observers.value
          - id: tag_buffer
            type: tag_buffer
      replica_state_v0:
        seq:
          - id: replica_id
            type: s4
          - id: log_end_offset
            type: s8
            doc: '-1: unknown'
          - id: tag_buffer
            type: tag_buffer
      replica_state_v1:
        seq:
          - id: replica_id
            type: s4
          - id: log_end_offset
            type: s8
            doc: '-1: unknown'
          - id: last_fetch_timestamp
            type: s8
            doc: 'by the leader''s clock, in ms since 1970; -1: the leader itself, or unknown'
          - id: last_caught_up_timestamp
            type: s8
            doc: 'when it last had everything; -1: unknown'
          - id: tag_buffer
            type: tag_buffer
      replica_state_v2:
        seq:
          - id: replica_id
            type: s4
          - id: replica_directory_id
            size: 16
            doc: 'of the log directory; zero: unknown'
          - id: log_end_offset
            type: s8
            doc: '-1: unknown'
          - id: last_fetch_timestamp
            type: s8
            doc: 'by the leader''s clock, in ms since 1970; -1: the leader itself, or unknown'
          - id: last_caught_up_timestamp
            type: s8
            doc: 'when it last had everything; -1: unknown'
          - id: tag_buffer
            type: tag_buffer
      node:
        -webide-representation: '{node_id:dec}'
        seq:
          - id: node_id
            type: s4
          - id: num_listeners
            type: compact_length
          - id: listeners
            type: listener
            repeat: expr
            repeat-expr: num_listeners.value
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
  alter_partition_response:
    doc: |
      A partition leader asks the controller to change the in-sync replicas.
    types:
      alter_partition_response_v0:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: num_topics
            type: compact_length
          - id: topics
            type: topic_data_v0
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: tag_buffer
      alter_partition_response_v1:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: num_topics
            type: compact_length
          - id: topics
            type: topic_data_v1
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: tag_buffer
      alter_partition_response_v2_to_v3:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: num_topics
            type: compact_length
          - id: topics
            type: topic_data_v2_to_v3
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
            type: partition_data_v1_to_v3
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      topic_data_v2_to_v3:
        seq:
          - id: topic_id
            size: 16
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: partition_data_v1_to_v3
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      partition_data_v0:
        -webide-representation: '{partition_index:dec}, {error_code}'
        seq:
          - id: partition_index
            type: s4
          - id: error_code
            type: s2
            enum: error_code
          - id: leader_id
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
          - id: tag_buffer
            type: tag_buffer
      partition_data_v1_to_v3:
        -webide-representation: '{partition_index:dec}, {error_code}'
        seq:
          - id: partition_index
            type: s4
          - id: error_code
            type: s2
            enum: error_code
          - id: leader_id
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
          - id: leader_recovery_state
            type: s1
            doc: 0 recovered, 1 recovering from an unclean election
          - id: partition_epoch
            type: s4
            doc: rises with every change of the partition
          - id: tag_buffer
            type: tag_buffer
  update_features_response:
    doc: |
      Raise or lower finalized feature levels.
    types:
      update_features_response_v0_to_v1:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: num_results
            type: compact_length
          - id: results
            type: updatable_feature_result
            repeat: expr
            repeat-expr: num_results.value
          - id: tag_buffer
            type: tag_buffer
      update_features_response_v2:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: tag_buffer
            type: tag_buffer
      updatable_feature_result:
        -webide-representation: '{error_code}'
        seq:
          - id: len_feature
            type: compact_length
          - id: feature
            type: str
            size: len_feature.value
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: tag_buffer
            type: tag_buffer
  envelope_response:
    doc: |
      A broker passes a client's request on to the controller, principal included (KIP-590, Kafka 2.7).
    types:
      envelope_response_v0:
        -webide-representation: '{error_code}'
        seq:
          - id: len_response_data
            type: compact_length
          - id: response_data
            size: len_response_data.value
            if: len_response_data.value >= 0
            doc: a response frame without its size
          - id: error_code
            type: s2
            enum: error_code
            doc: of the envelope; the request's own stands in response_data
          - id: tag_buffer
            type: tag_buffer
  fetch_snapshot_response:
    doc: |
      Download a KRaft metadata snapshot piece by piece.
    types:
      fetch_snapshot_response_v0:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: num_topics
            type: compact_length
          - id: topics
            type: topic_snapshot
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: tag_buffer
      fetch_snapshot_response_v1:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: num_topics
            type: compact_length
          - id: topics
            type: topic_snapshot
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: fetch_snapshot_response_tag_buffer
      topic_snapshot:
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
            type: partition_snapshot
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      partition_snapshot:
        -webide-representation: '{index:dec}, {error_code}'
        seq:
          - id: index
            type: s4
          - id: error_code
            type: s2
            enum: error_code
          - id: snapshot_id
            type: snapshot_id
          - id: size
            type: s8
            doc: of the whole snapshot, in bytes
          - id: position
            type: s8
            doc: of the first byte below
          - id: len_unaligned_records
            type: compact_length
          - id: unaligned_records
            type: records
            size: len_unaligned_records.value
            doc: a slice of the snapshot; may begin and end amid a batch
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
                0: partition_snapshot_current_leader_tag
            size: len_content.value
      partition_snapshot_current_leader_tag:
        seq:
          - id: current_leader
            type: leader_id_and_epoch
            doc: where the request should have gone
      leader_id_and_epoch:
        seq:
          - id: leader_id
            type: s4
          - id: leader_epoch
            type: s4
          - id: tag_buffer
            type: tag_buffer
      fetch_snapshot_response_tag_buffer:
        -webide-representation: '{num_fields:dec} tagged fields'
        seq:
          - id: num_fields
            type: uvarint
          - id: fields
            type: fetch_snapshot_response_tagged_field
            repeat: expr
            repeat-expr: num_fields.value
      fetch_snapshot_response_tagged_field:
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
                0: fetch_snapshot_response_node_endpoints_tag
            size: len_content.value
      fetch_snapshot_response_node_endpoints_tag:
        seq:
          - id: num_node_endpoints
            type: compact_length
          - id: node_endpoints
            type: node_endpoint
            repeat: expr
            repeat-expr: num_node_endpoints.value
            doc: of the leaders that the partitions above name
      node_endpoint:
        -webide-representation: '{host}, {port:dec}'
        seq:
          - id: node_id
            type: s4
          - id: len_host
            type: compact_length
          - id: host
            type: str
            size: len_host.value
          - id: port
            type: u2
          - id: tag_buffer
            type: tag_buffer
  describe_cluster_response:
    doc: |
      The cluster's id, nodes and controller.
    types:
      describe_cluster_response_v0:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: len_cluster_id
            type: compact_length
          - id: cluster_id
            type: str
            size: len_cluster_id.value
          - id: controller_id
            type: s4
            doc: 'asked of a KRaft broker: some broker that is alive'
          - id: num_brokers
            type: compact_length
          - id: brokers
            type: describe_cluster_broker_v0_to_v1
            repeat: expr
            repeat-expr: num_brokers.value
          - id: cluster_authorized_operations
            type: s4
            doc: 'bit n: AclOperation n; -2147483648: not asked for'
          - id: tag_buffer
            type: tag_buffer
      describe_cluster_response_v1:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: endpoint_type
            type: s1
            doc: 1 brokers, 2 controllers
          - id: len_cluster_id
            type: compact_length
          - id: cluster_id
            type: str
            size: len_cluster_id.value
          - id: controller_id
            type: s4
            doc: 'asked of a KRaft broker: some broker that is alive'
          - id: num_brokers
            type: compact_length
          - id: brokers
            type: describe_cluster_broker_v0_to_v1
            repeat: expr
            repeat-expr: num_brokers.value
          - id: cluster_authorized_operations
            type: s4
            doc: 'bit n: AclOperation n; -2147483648: not asked for'
          - id: tag_buffer
            type: tag_buffer
      describe_cluster_response_v2:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: endpoint_type
            type: s1
            doc: 1 brokers, 2 controllers
          - id: len_cluster_id
            type: compact_length
          - id: cluster_id
            type: str
            size: len_cluster_id.value
          - id: controller_id
            type: s4
            doc: 'asked of a KRaft broker: some broker that is alive'
          - id: num_brokers
            type: compact_length
          - id: brokers
            type: describe_cluster_broker_v2
            repeat: expr
            repeat-expr: num_brokers.value
          - id: cluster_authorized_operations
            type: s4
            doc: 'bit n: AclOperation n; -2147483648: not asked for'
          - id: tag_buffer
            type: tag_buffer
      describe_cluster_broker_v0_to_v1:
        -webide-representation: '{host}, {port:dec}'
        seq:
          - id: broker_id
            type: s4
          - id: len_host
            type: compact_length
          - id: host
            type: str
            size: len_host.value
          - id: port
            type: s4
          - id: len_rack
            type: compact_length
          - id: rack
            type: str
            size: len_rack.value
            if: len_rack.value >= 0
            doc: null where none is configured
          - id: tag_buffer
            type: tag_buffer
      describe_cluster_broker_v2:
        -webide-representation: '{host}, {port:dec}'
        seq:
          - id: broker_id
            type: s4
          - id: len_host
            type: compact_length
          - id: host
            type: str
            size: len_host.value
          - id: port
            type: s4
          - id: len_rack
            type: compact_length
          - id: rack
            type: str
            size: len_rack.value
            if: len_rack.value >= 0
            doc: null where none is configured
          - id: is_fenced
            type: u1
            doc: takes no part for now
          - id: tag_buffer
            type: tag_buffer
  describe_producers_response:
    doc: |
      Producers active on partitions, to find hanging transactions (KIP-664, Kafka 3.0).
    types:
      describe_producers_response_v0:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_topics
            type: compact_length
          - id: topics
            type: topic_response
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: tag_buffer
      topic_response:
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
            type: partition_response
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      partition_response:
        -webide-representation: '{partition_index:dec}, {error_code}'
        seq:
          - id: partition_index
            type: s4
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: num_active_producers
            type: compact_length
          - id: active_producers
            type: producer_state
            repeat: expr
            repeat-expr: num_active_producers.value
          - id: tag_buffer
            type: tag_buffer
      producer_state:
        -webide-representation: '{producer_id:dec}'
        seq:
          - id: producer_id
            type: s8
          - id: producer_epoch
            type: s4
          - id: last_sequence
            type: s4
            doc: '-1: none'
          - id: last_timestamp
            type: s8
            doc: 'in ms since 1970; -1: none'
          - id: coordinator_epoch
            type: s4
            doc: of the last transaction marker
          - id: current_txn_start_offset
            type: s8
            doc: '-1: no transaction is open'
          - id: tag_buffer
            type: tag_buffer
  broker_registration_response:
    doc: |
      A starting broker introduces itself to the KRaft controller.
    types:
      broker_registration_response_v0_to_v4:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: broker_epoch
            type: s8
            doc: 'to be named in heartbeats; -1: refused'
          - id: tag_buffer
            type: tag_buffer
  broker_heartbeat_response:
    doc: |
      A broker keeps its registration with the KRaft controller alive.
    types:
      broker_heartbeat_response_v0_to_v2:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: is_caught_up
            type: u1
            doc: near the end of the metadata log
          - id: is_fenced
            type: u1
            doc: takes no part
          - id: should_shut_down
            type: u1
            doc: 'nothing is left to move: go ahead'
          - id: tag_buffer
            type: tag_buffer
  unregister_broker_response:
    doc: |
      Make the KRaft controller forget a broker (KIP-631, Kafka 2.8).
    types:
      unregister_broker_response_v0:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: tag_buffer
            type: tag_buffer
  describe_transactions_response:
    doc: |
      The state of transactions by transactional id (KIP-664, Kafka 3.0).
    types:
      describe_transactions_response_v0:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_transaction_states
            type: compact_length
          - id: transaction_states
            type: transaction_state
            repeat: expr
            repeat-expr: num_transaction_states.value
          - id: tag_buffer
            type: tag_buffer
      transaction_state:
        -webide-representation: '{transactional_id}, {producer_id:dec}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: len_transactional_id
            type: compact_length
          - id: transactional_id
            type: str
            size: len_transactional_id.value
          - id: len_transaction_state
            type: compact_length
          - id: transaction_state
            type: str
            size: len_transaction_state.value
            doc: Empty, Ongoing, PrepareCommit and so on
          - id: transaction_timeout_ms
            type: s4
          - id: transaction_start_time_ms
            type: s8
            doc: since 1970
          - id: producer_id
            type: s8
          - id: producer_epoch
            type: s2
          - id: num_topics
            type: compact_length
          - id: topics
            type: topic_data
            repeat: expr
            repeat-expr: num_topics.value
          - id: tag_buffer
            type: tag_buffer
      topic_data:
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
  list_transactions_response:
    doc: |
      Transactions that a broker coordinates.
    types:
      list_transactions_response_v0_to_v2:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: num_unknown_state_filters
            type: compact_length
          - id: unknown_state_filters
            type: compact_string_element
            repeat: expr
            repeat-expr: num_unknown_state_filters.value
            doc: that the broker could not make sense of
          - id: num_transaction_states
            type: compact_length
          - id: transaction_states
            type: transaction_state
            repeat: expr
            repeat-expr: num_transaction_states.value
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
      transaction_state:
        -webide-representation: '{transactional_id}, {producer_id:dec}'
        seq:
          - id: len_transactional_id
            type: compact_length
          - id: transactional_id
            type: str
            size: len_transactional_id.value
          - id: producer_id
            type: s8
          - id: len_transaction_state
            type: compact_length
          - id: transaction_state
            type: str
            size: len_transaction_state.value
          - id: tag_buffer
            type: tag_buffer
  allocate_producer_ids_response:
    doc: |
      A broker fetches a block of producer ids from the controller (KIP-730, Kafka 3.0).
    types:
      allocate_producer_ids_response_v0:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: producer_id_start
            type: s8
            doc: first id of the block
          - id: producer_id_len
            type: s4
            doc: how many ids it has
          - id: tag_buffer
            type: tag_buffer
  consumer_group_heartbeat_response:
    doc: |
      Join, stay in and leave a group of the new consumer protocol.
    types:
      consumer_group_heartbeat_response_v0_to_v1:
        -webide-representation: '{member_id}, {error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: len_member_id
            type: compact_length
          - id: member_id
            type: str
            size: len_member_id.value
            if: len_member_id.value >= 0
            doc: 'null: none was made'
          - id: member_epoch
            type: s4
            doc: to be named in the next heartbeat
          - id: heartbeat_interval_ms
            type: s4
            doc: how often to heartbeat
          - id: has_assignment
            type: s1
          - id: assignment
            type: assignment
            if: has_assignment >= 0
            doc: 'null: unchanged'
          - id: tag_buffer
            type: tag_buffer
      assignment:
        seq:
          - id: num_topic_partitions
            type: compact_length
          - id: topic_partitions
            type: topic_partitions
            repeat: expr
            repeat-expr: num_topic_partitions.value
          - id: tag_buffer
            type: tag_buffer
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
  consumer_group_describe_response:
    doc: |
      Members and assignments of groups of the new consumer protocol.
    types:
      consumer_group_describe_response_v0:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_groups
            type: compact_length
          - id: groups
            type: described_group_v0
            repeat: expr
            repeat-expr: num_groups.value
          - id: tag_buffer
            type: tag_buffer
      consumer_group_describe_response_v1:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_groups
            type: compact_length
          - id: groups
            type: described_group_v1
            repeat: expr
            repeat-expr: num_groups.value
          - id: tag_buffer
            type: tag_buffer
      described_group_v0:
        -webide-representation: '{group_id}, {error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: len_group_id
            type: compact_length
          - id: group_id
            type: str
            size: len_group_id.value
          - id: len_group_state
            type: compact_length
          - id: group_state
            type: str
            size: len_group_state.value
          - id: group_epoch
            type: s4
            doc: rises when members, subscriptions or topics change
          - id: assignment_epoch
            type: s4
            doc: the group epoch of the target assignment
          - id: len_assignor_name
            type: compact_length
          - id: assignor_name
            type: str
            size: len_assignor_name.value
          - id: num_members
            type: compact_length
          - id: members
            type: member_v0
            repeat: expr
            repeat-expr: num_members.value
          - id: authorized_operations
            type: s4
            doc: 'bit n: AclOperation n; -2147483648: not asked for'
          - id: tag_buffer
            type: tag_buffer
      described_group_v1:
        -webide-representation: '{group_id}, {error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: len_group_id
            type: compact_length
          - id: group_id
            type: str
            size: len_group_id.value
          - id: len_group_state
            type: compact_length
          - id: group_state
            type: str
            size: len_group_state.value
          - id: group_epoch
            type: s4
            doc: rises when members, subscriptions or topics change
          - id: assignment_epoch
            type: s4
            doc: the group epoch of the target assignment
          - id: len_assignor_name
            type: compact_length
          - id: assignor_name
            type: str
            size: len_assignor_name.value
          - id: num_members
            type: compact_length
          - id: members
            type: member_v1
            repeat: expr
            repeat-expr: num_members.value
          - id: authorized_operations
            type: s4
            doc: 'bit n: AclOperation n; -2147483648: not asked for'
          - id: tag_buffer
            type: tag_buffer
      member_v0:
        -webide-representation: '{member_id}'
        seq:
          - id: len_member_id
            type: compact_length
          - id: member_id
            type: str
            size: len_member_id.value
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
          - id: member_epoch
            type: s4
          - id: len_client_id
            type: compact_length
          - id: client_id
            type: str
            size: len_client_id.value
          - id: len_client_host
            type: compact_length
          - id: client_host
            type: str
            size: len_client_host.value
          - id: num_subscribed_topic_names
            type: compact_length
          - id: subscribed_topic_names
            type: compact_string_element
            repeat: expr
            repeat-expr: num_subscribed_topic_names.value
          - id: len_subscribed_topic_regex
            type: compact_length
          - id: subscribed_topic_regex
            type: str
            size: len_subscribed_topic_regex.value
            if: len_subscribed_topic_regex.value >= 0
            doc: RE2 pattern
          - id: assignment
            type: assignment
            doc: what it has
          - id: target_assignment
            type: assignment
            doc: what it is to have when others have let go
          - id: tag_buffer
            type: tag_buffer
      member_v1:
        -webide-representation: '{member_id}'
        seq:
          - id: len_member_id
            type: compact_length
          - id: member_id
            type: str
            size: len_member_id.value
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
          - id: member_epoch
            type: s4
          - id: len_client_id
            type: compact_length
          - id: client_id
            type: str
            size: len_client_id.value
          - id: len_client_host
            type: compact_length
          - id: client_host
            type: str
            size: len_client_host.value
          - id: num_subscribed_topic_names
            type: compact_length
          - id: subscribed_topic_names
            type: compact_string_element
            repeat: expr
            repeat-expr: num_subscribed_topic_names.value
          - id: len_subscribed_topic_regex
            type: compact_length
          - id: subscribed_topic_regex
            type: str
            size: len_subscribed_topic_regex.value
            if: len_subscribed_topic_regex.value >= 0
            doc: RE2 pattern
          - id: assignment
            type: assignment
            doc: what it has
          - id: target_assignment
            type: assignment
            doc: what it is to have when others have let go
          - id: member_type
            type: s1
            doc: -1 unknown, 0 classic, 1 consumer
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
      assignment:
        seq:
          - id: num_topic_partitions
            type: compact_length
          - id: topic_partitions
            type: topic_partitions
            repeat: expr
            repeat-expr: num_topic_partitions.value
          - id: tag_buffer
            type: tag_buffer
      topic_partitions:
        -webide-representation: '{topic_name}'
        seq:
          - id: topic_id
            size: 16
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
  controller_registration_response:
    doc: |
      A starting controller introduces itself to the active one.
    types:
      controller_registration_response_v0:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: tag_buffer
            type: tag_buffer
  get_telemetry_subscriptions_response:
    doc: |
      Which metrics the broker wants from this client (KIP-714, Kafka 3.7).
    types:
      get_telemetry_subscriptions_response_v0:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: client_instance_id
            size: 16
            doc: zero unless one was asked for
          - id: subscription_id
            type: s4
            doc: to be named when pushing
          - id: num_accepted_compression_types
            type: compact_length
          - id: accepted_compression_types
            type: s1
            repeat: expr
            repeat-expr: num_accepted_compression_types.value
            doc: 0 none, 1 gzip, 2 snappy, 3 lz4, 4 zstd; best first
          - id: push_interval_ms
            type: s4
            doc: how often to push
          - id: telemetry_max_bytes
            type: s4
            doc: the most that one push may hold
          - id: delta_temporality
            type: u1
            doc: counters as differences, not as totals
          - id: num_requested_metrics
            type: compact_length
          - id: requested_metrics
            type: compact_string_element
            repeat: expr
            repeat-expr: num_requested_metrics.value
            doc: 'prefixes of names; empty: none, one empty string: all'
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
  push_telemetry_response:
    doc: |
      A client delivers metrics in OTLP form (KIP-714, Kafka 3.7).
    types:
      push_telemetry_response_v0:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: tag_buffer
            type: tag_buffer
  assign_replicas_to_dirs_response:
    doc: |
      A broker tells the controller which log directory holds which replica.
    types:
      assign_replicas_to_dirs_response_v0:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
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
        -webide-representation: '{partition_index:dec}, {error_code}'
        seq:
          - id: partition_index
            type: s4
          - id: error_code
            type: s2
            enum: error_code
          - id: tag_buffer
            type: tag_buffer
  list_config_resources_response:
    doc: |
      Names of resources that have a configuration.
    types:
      list_config_resources_response_v0:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: num_client_metrics_resources
            type: compact_length
          - id: client_metrics_resources
            type: config_resource_v0
            repeat: expr
            repeat-expr: num_client_metrics_resources.value
          - id: tag_buffer
            type: tag_buffer
      list_config_resources_response_v1:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: num_config_resources
            type: compact_length
          - id: config_resources
            type: config_resource_v1
            repeat: expr
            repeat-expr: num_config_resources.value
          - id: tag_buffer
            type: tag_buffer
      config_resource_v0:
        -webide-representation: '{name}'
        seq:
          - id: len_name
            type: compact_length
          - id: name
            type: str
            size: len_name.value
          - id: tag_buffer
            type: tag_buffer
      config_resource_v1:
        -webide-representation: '{resource_name}'
        seq:
          - id: len_resource_name
            type: compact_length
          - id: resource_name
            type: str
            size: len_resource_name.value
          - id: resource_type
            type: s1
            doc: as in the request
          - id: tag_buffer
            type: tag_buffer
  describe_topic_partitions_response:
    doc: |
      Topics page by page, with eligible leader replicas (KIP-966, Kafka 3.8).
    types:
      describe_topic_partitions_response_v0:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_topics
            type: compact_length
          - id: topics
            type: describe_topic_partitions_response_topic
            repeat: expr
            repeat-expr: num_topics.value
          - id: has_next_cursor
            type: s1
          - id: next_cursor
            type: cursor
            if: has_next_cursor >= 0
            doc: 'to be put into the next request; null: that was all'
          - id: tag_buffer
            type: tag_buffer
      describe_topic_partitions_response_topic:
        -webide-representation: '{name}, {error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: len_name
            type: compact_length
          - id: name
            type: str
            size: len_name.value
            if: len_name.value >= 0
          - id: topic_id
            size: 16
          - id: is_internal
            type: u1
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: describe_topic_partitions_response_partition
            repeat: expr
            repeat-expr: num_partitions.value
          - id: topic_authorized_operations
            type: s4
            doc: 'bit n: AclOperation n; -2147483648: not asked for'
          - id: tag_buffer
            type: tag_buffer
      describe_topic_partitions_response_partition:
        -webide-representation: '{partition_index:dec}, {error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: partition_index
            type: s4
          - id: leader_id
            type: s4
            doc: '-1: none'
          - id: leader_epoch
            type: s4
            doc: '-1: unknown'
          - id: num_replica_nodes
            type: compact_length
          - id: replica_nodes
            type: s4
            repeat: expr
            repeat-expr: num_replica_nodes.value
          - id: num_isr_nodes
            type: compact_length
          - id: isr_nodes
            type: s4
            repeat: expr
            repeat-expr: num_isr_nodes.value
          - id: num_eligible_leader_replicas
            type: compact_length
          - id: eligible_leader_replicas
            type: s4
            repeat: expr
            repeat-expr: num_eligible_leader_replicas.value
            if: num_eligible_leader_replicas.value >= 0
            doc: out of sync, yet with every committed record
          - id: num_last_known_elr
            type: compact_length
          - id: last_known_elr
            type: s4
            repeat: expr
            repeat-expr: num_last_known_elr.value
            if: num_last_known_elr.value >= 0
            doc: may have every committed record
          - id: num_offline_replicas
            type: compact_length
          - id: offline_replicas
            type: s4
            repeat: expr
            repeat-expr: num_offline_replicas.value
            doc: on brokers or disks that are down
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
  share_group_heartbeat_response:
    doc: |
      Join, stay in and leave a share group.
    types:
      share_group_heartbeat_response_v0_to_v1:
        -webide-representation: '{member_id}, {error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: len_member_id
            type: compact_length
          - id: member_id
            type: str
            size: len_member_id.value
            if: len_member_id.value >= 0
          - id: member_epoch
            type: s4
            doc: to be named in the next heartbeat
          - id: heartbeat_interval_ms
            type: s4
            doc: how often to heartbeat
          - id: has_assignment
            type: s1
          - id: assignment
            type: assignment
            if: has_assignment >= 0
            doc: 'null: unchanged'
          - id: tag_buffer
            type: tag_buffer
      assignment:
        seq:
          - id: num_topic_partitions
            type: compact_length
          - id: topic_partitions
            type: topic_partitions
            repeat: expr
            repeat-expr: num_topic_partitions.value
          - id: tag_buffer
            type: tag_buffer
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
  share_group_describe_response:
    doc: |
      Members and assignments of share groups.
    types:
      share_group_describe_response_v0_to_v1:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_groups
            type: compact_length
          - id: groups
            type: described_group
            repeat: expr
            repeat-expr: num_groups.value
          - id: tag_buffer
            type: tag_buffer
      described_group:
        -webide-representation: '{group_id}, {error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: len_group_id
            type: compact_length
          - id: group_id
            type: str
            size: len_group_id.value
          - id: len_group_state
            type: compact_length
          - id: group_state
            type: str
            size: len_group_state.value
          - id: group_epoch
            type: s4
            doc: rises when members, subscriptions or topics change
          - id: assignment_epoch
            type: s4
            doc: the group epoch of the assignment
          - id: len_assignor_name
            type: compact_length
          - id: assignor_name
            type: str
            size: len_assignor_name.value
          - id: num_members
            type: compact_length
          - id: members
            type: member
            repeat: expr
            repeat-expr: num_members.value
          - id: authorized_operations
            type: s4
            doc: 'bit n: AclOperation n; -2147483648: not asked for'
          - id: tag_buffer
            type: tag_buffer
      member:
        -webide-representation: '{member_id}'
        seq:
          - id: len_member_id
            type: compact_length
          - id: member_id
            type: str
            size: len_member_id.value
          - id: len_rack_id
            type: compact_length
          - id: rack_id
            type: str
            size: len_rack_id.value
            if: len_rack_id.value >= 0
            doc: null where none is configured
          - id: member_epoch
            type: s4
          - id: len_client_id
            type: compact_length
          - id: client_id
            type: str
            size: len_client_id.value
          - id: len_client_host
            type: compact_length
          - id: client_host
            type: str
            size: len_client_host.value
          - id: num_subscribed_topic_names
            type: compact_length
          - id: subscribed_topic_names
            type: compact_string_element
            repeat: expr
            repeat-expr: num_subscribed_topic_names.value
          - id: assignment
            type: assignment
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
      assignment:
        seq:
          - id: num_topic_partitions
            type: compact_length
          - id: topic_partitions
            type: topic_partitions
            repeat: expr
            repeat-expr: num_topic_partitions.value
          - id: tag_buffer
            type: tag_buffer
      topic_partitions:
        -webide-representation: '{topic_name}'
        seq:
          - id: topic_id
            size: 16
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
  share_fetch_response:
    doc: |
      A share group's consumer acquires records, and may acknowledge earlier ones.
    types:
      share_fetch_response_v0:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: num_responses
            type: compact_length
          - id: responses
            type: share_fetchable_topic_response_v0
            repeat: expr
            repeat-expr: num_responses.value
          - id: num_node_endpoints
            type: compact_length
          - id: node_endpoints
            type: node_endpoint
            repeat: expr
            repeat-expr: num_node_endpoints.value
            doc: of the leaders that the partitions above name
          - id: tag_buffer
            type: tag_buffer
      share_fetch_response_v1_to_v2:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: acquisition_lock_timeout_ms
            type: s4
            doc: how long the records are the member's alone
          - id: num_responses
            type: compact_length
          - id: responses
            type: share_fetchable_topic_response_v1_to_v2
            repeat: expr
            repeat-expr: num_responses.value
          - id: num_node_endpoints
            type: compact_length
          - id: node_endpoints
            type: node_endpoint
            repeat: expr
            repeat-expr: num_node_endpoints.value
            doc: of the leaders that the partitions above name
          - id: tag_buffer
            type: tag_buffer
      share_fetchable_topic_response_v0:
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
      share_fetchable_topic_response_v1_to_v2:
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
      partition_data_v0:
        -webide-representation: '{partition_index:dec}, {error_code}'
        seq:
          - id: partition_index
            type: s4
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: acknowledge_error_code
            type: s2
            enum: error_code
            doc: of the acknowledgements that came with the request
          - id: len_acknowledge_error_message
            type: compact_length
          - id: acknowledge_error_message
            type: str
            size: len_acknowledge_error_message.value
            if: len_acknowledge_error_message.value >= 0
          - id: current_leader
            type: leader_id_and_epoch
            doc: where the request should have gone
          - id: len_records
            type: compact_length
          - id: records
            type: records
            size: len_records.value
            if: len_records.value >= 0
            doc: the acquired ones, and what shares a batch with them
          - id: num_acquired_records
            type: compact_length
          - id: acquired_records
            type: acquired_records
            repeat: expr
            repeat-expr: num_acquired_records.value
          - id: tag_buffer
            type: tag_buffer
      partition_data_v1_to_v2:
        -webide-representation: '{partition_index:dec}, {error_code}'
        seq:
          - id: partition_index
            type: s4
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: acknowledge_error_code
            type: s2
            enum: error_code
            doc: of the acknowledgements that came with the request
          - id: len_acknowledge_error_message
            type: compact_length
          - id: acknowledge_error_message
            type: str
            size: len_acknowledge_error_message.value
            if: len_acknowledge_error_message.value >= 0
          - id: current_leader
            type: leader_id_and_epoch
            doc: where the request should have gone
          - id: len_records
            type: compact_length
          - id: records
            type: records
            size: len_records.value
            doc: the acquired ones, and what shares a batch with them
          - id: num_acquired_records
            type: compact_length
          - id: acquired_records
            type: acquired_records
            repeat: expr
            repeat-expr: num_acquired_records.value
          - id: tag_buffer
            type: tag_buffer
      leader_id_and_epoch:
        seq:
          - id: leader_id
            type: s4
          - id: leader_epoch
            type: s4
          - id: tag_buffer
            type: tag_buffer
      acquired_records:
        seq:
          - id: first_offset
            type: s8
          - id: last_offset
            type: s8
            doc: inclusive
          - id: delivery_count
            type: s2
            doc: how often it was handed out
          - id: tag_buffer
            type: tag_buffer
      node_endpoint:
        -webide-representation: '{host}, {port:dec}'
        seq:
          - id: node_id
            type: s4
          - id: len_host
            type: compact_length
          - id: host
            type: str
            size: len_host.value
          - id: port
            type: s4
          - id: len_rack
            type: compact_length
          - id: rack
            type: str
            size: len_rack.value
            if: len_rack.value >= 0
            doc: null where none is configured
          - id: tag_buffer
            type: tag_buffer
  share_acknowledge_response:
    doc: |
      A share group's consumer acknowledges records apart from fetching.
    types:
      share_acknowledge_response_v0_to_v1:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: num_responses
            type: compact_length
          - id: responses
            type: share_acknowledge_topic_response
            repeat: expr
            repeat-expr: num_responses.value
          - id: num_node_endpoints
            type: compact_length
          - id: node_endpoints
            type: node_endpoint
            repeat: expr
            repeat-expr: num_node_endpoints.value
            doc: of the leaders that the partitions above name
          - id: tag_buffer
            type: tag_buffer
      share_acknowledge_response_v2:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: acquisition_lock_timeout_ms
            type: s4
            doc: how long renewed records are the member's alone
          - id: num_responses
            type: compact_length
          - id: responses
            type: share_acknowledge_topic_response
            repeat: expr
            repeat-expr: num_responses.value
          - id: num_node_endpoints
            type: compact_length
          - id: node_endpoints
            type: node_endpoint
            repeat: expr
            repeat-expr: num_node_endpoints.value
            doc: of the leaders that the partitions above name
          - id: tag_buffer
            type: tag_buffer
      share_acknowledge_topic_response:
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
        -webide-representation: '{partition_index:dec}, {error_code}'
        seq:
          - id: partition_index
            type: s4
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: current_leader
            type: leader_id_and_epoch
            doc: where the request should have gone
          - id: tag_buffer
            type: tag_buffer
      leader_id_and_epoch:
        seq:
          - id: leader_id
            type: s4
          - id: leader_epoch
            type: s4
          - id: tag_buffer
            type: tag_buffer
      node_endpoint:
        -webide-representation: '{host}, {port:dec}'
        seq:
          - id: node_id
            type: s4
          - id: len_host
            type: compact_length
          - id: host
            type: str
            size: len_host.value
          - id: port
            type: s4
          - id: len_rack
            type: compact_length
          - id: rack
            type: str
            size: len_rack.value
            if: len_rack.value >= 0
            doc: null where none is configured
          - id: tag_buffer
            type: tag_buffer
  add_raft_voter_response:
    doc: |
      Make a controller a voter of the KRaft quorum.
    types:
      add_raft_voter_response_v0_to_v1:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: tag_buffer
            type: tag_buffer
  remove_raft_voter_response:
    doc: |
      Take a controller out of the KRaft quorum's voters (KIP-853, Kafka 3.9).
    types:
      remove_raft_voter_response_v0:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: tag_buffer
            type: tag_buffer
  update_raft_voter_response:
    doc: |
      A voter reports its endpoints and KRaft versions to the leader (KIP-853, Kafka 3.9).
    types:
      update_raft_voter_response_v0:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: tag_buffer
            type: update_raft_voter_response_tag_buffer
      update_raft_voter_response_tag_buffer:
        -webide-representation: '{num_fields:dec} tagged fields'
        seq:
          - id: num_fields
            type: uvarint
          - id: fields
            type: update_raft_voter_response_tagged_field
            repeat: expr
            repeat-expr: num_fields.value
      update_raft_voter_response_tagged_field:
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
                0: update_raft_voter_response_current_leader_tag
            size: len_content.value
      update_raft_voter_response_current_leader_tag:
        seq:
          - id: current_leader
            type: current_leader
            doc: where the request should have gone
      current_leader:
        -webide-representation: '{host}, {port:dec}'
        seq:
          - id: leader_id
            type: s4
            doc: '-1: unknown'
          - id: leader_epoch
            type: s4
            doc: '-1: unknown'
          - id: len_host
            type: compact_length
          - id: host
            type: str
            size: len_host.value
          - id: port
            type: s4
          - id: tag_buffer
            type: tag_buffer
  initialize_share_group_state_response:
    doc: |
      The group coordinator has the share coordinator set up its state.
    types:
      initialize_share_group_state_response_v0:
        seq:
          - id: num_results
            type: compact_length
          - id: results
            type: initialize_state_result
            repeat: expr
            repeat-expr: num_results.value
          - id: tag_buffer
            type: tag_buffer
      initialize_state_result:
        seq:
          - id: topic_id
            size: 16
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: partition_result
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      partition_result:
        -webide-representation: '{partition:dec}, {error_code}'
        seq:
          - id: partition
            type: s4
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: tag_buffer
            type: tag_buffer
  read_share_group_state_response:
    doc: |
      A partition leader loads a share group's state from the share coordinator.
    types:
      read_share_group_state_response_v0:
        seq:
          - id: num_results
            type: compact_length
          - id: results
            type: read_state_result
            repeat: expr
            repeat-expr: num_results.value
          - id: tag_buffer
            type: tag_buffer
      read_state_result:
        seq:
          - id: topic_id
            size: 16
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: partition_result
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      partition_result:
        -webide-representation: '{partition:dec}, {error_code}'
        seq:
          - id: partition
            type: s4
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: state_epoch
            type: s4
            doc: rises when the state is reset
          - id: start_offset
            type: s8
            doc: '-1: not known yet'
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
          - id: delivery_state
            type: s1
            doc: 0 available, 2 acknowledged, 4 archived
          - id: delivery_count
            type: s2
            doc: how often it was handed out
          - id: tag_buffer
            type: tag_buffer
  write_share_group_state_response:
    doc: |
      A partition leader saves a share group's state at the share coordinator.
    types:
      write_share_group_state_response_v0_to_v1:
        seq:
          - id: num_results
            type: compact_length
          - id: results
            type: write_state_result
            repeat: expr
            repeat-expr: num_results.value
          - id: tag_buffer
            type: tag_buffer
      write_state_result:
        seq:
          - id: topic_id
            size: 16
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: partition_result
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      partition_result:
        -webide-representation: '{partition:dec}, {error_code}'
        seq:
          - id: partition
            type: s4
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: tag_buffer
            type: tag_buffer
  delete_share_group_state_response:
    doc: |
      The group coordinator has the share coordinator drop its state.
    types:
      delete_share_group_state_response_v0:
        seq:
          - id: num_results
            type: compact_length
          - id: results
            type: delete_state_result
            repeat: expr
            repeat-expr: num_results.value
          - id: tag_buffer
            type: tag_buffer
      delete_state_result:
        seq:
          - id: topic_id
            size: 16
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: partition_result
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      partition_result:
        -webide-representation: '{partition:dec}, {error_code}'
        seq:
          - id: partition
            type: s4
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: tag_buffer
            type: tag_buffer
  read_share_group_state_summary_response:
    doc: |
      The group coordinator asks for start offsets without the state batches.
    types:
      read_share_group_state_summary_response_v0:
        seq:
          - id: num_results
            type: compact_length
          - id: results
            type: read_state_summary_result_v0
            repeat: expr
            repeat-expr: num_results.value
          - id: tag_buffer
            type: tag_buffer
      read_share_group_state_summary_response_v1:
        seq:
          - id: num_results
            type: compact_length
          - id: results
            type: read_state_summary_result_v1
            repeat: expr
            repeat-expr: num_results.value
          - id: tag_buffer
            type: tag_buffer
      read_state_summary_result_v0:
        seq:
          - id: topic_id
            size: 16
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: partition_result_v0
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      read_state_summary_result_v1:
        seq:
          - id: topic_id
            size: 16
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: partition_result_v1
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      partition_result_v0:
        -webide-representation: '{partition:dec}, {error_code}'
        seq:
          - id: partition
            type: s4
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: state_epoch
            type: s4
            doc: rises when the state is reset
          - id: leader_epoch
            type: s4
          - id: start_offset
            type: s8
            doc: '-1: not known yet'
          - id: tag_buffer
            type: tag_buffer
      partition_result_v1:
        -webide-representation: '{partition:dec}, {error_code}'
        seq:
          - id: partition
            type: s4
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: state_epoch
            type: s4
            doc: rises when the state is reset
          - id: leader_epoch
            type: s4
          - id: start_offset
            type: s8
            doc: '-1: not known yet'
          - id: delivery_complete_count
            type: s4
            doc: 'records at or after start_offset that are done with; -1: unknown'
          - id: tag_buffer
            type: tag_buffer
  streams_group_heartbeat_response:
    doc: |
      Join, stay in and leave a Kafka Streams group.
    types:
      streams_group_heartbeat_response_v0:
        -webide-representation: '{member_id}, {error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: len_member_id
            type: compact_length
          - id: member_id
            type: str
            size: len_member_id.value
          - id: member_epoch
            type: s4
            doc: to be named in the next heartbeat
          - id: heartbeat_interval_ms
            type: s4
            doc: how often to heartbeat
          - id: acceptable_recovery_lag_legacy
            type: s4
            doc: it was plain acceptable_recovery_lag before 4.4
          - id: task_offset_interval_ms
            type: s4
            doc: how often to send task offsets
          - id: num_status
            type: compact_length
          - id: status
            type: status
            repeat: expr
            repeat-expr: num_status.value
            if: num_status.value >= 0
            doc: 'what the member should know of the group; null: unchanged'
          - id: num_active_tasks
            type: compact_length
          - id: active_tasks
            type: task_ids
            repeat: expr
            repeat-expr: num_active_tasks.value
            if: num_active_tasks.value >= 0
            doc: 'what the member is to own; null: unchanged'
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
          - id: endpoint_information_epoch
            type: s4
            doc: of the list below
          - id: num_partitions_by_user_endpoint
            type: compact_length
          - id: partitions_by_user_endpoint
            type: endpoint_to_partitions
            repeat: expr
            repeat-expr: num_partitions_by_user_endpoint.value
            if: num_partitions_by_user_endpoint.value >= 0
            doc: 'of every member, for interactive queries; null: unchanged'
          - id: tag_buffer
            type: tag_buffer
      streams_group_heartbeat_response_v1:
        -webide-representation: '{member_id}, {error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: len_member_id
            type: compact_length
          - id: member_id
            type: str
            size: len_member_id.value
          - id: member_epoch
            type: s4
            doc: to be named in the next heartbeat
          - id: heartbeat_interval_ms
            type: s4
            doc: how often to heartbeat
          - id: task_offset_interval_ms
            type: s4
            doc: how often to send task offsets
          - id: acceptable_recovery_lag
            type: s8
            doc: 'so many offsets behind counts as caught up; -1: the broker cannot say'
          - id: num_status
            type: compact_length
          - id: status
            type: status
            repeat: expr
            repeat-expr: num_status.value
            if: num_status.value >= 0
            doc: 'what the member should know of the group; null: unchanged'
          - id: num_active_tasks
            type: compact_length
          - id: active_tasks
            type: task_ids
            repeat: expr
            repeat-expr: num_active_tasks.value
            if: num_active_tasks.value >= 0
            doc: 'what the member is to own; null: unchanged'
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
          - id: topology_description_required
            type: u1
            doc: send StreamsGroupTopologyDescriptionUpdate
          - id: endpoint_information_epoch
            type: s4
            doc: of the list below
          - id: num_partitions_by_user_endpoint
            type: compact_length
          - id: partitions_by_user_endpoint
            type: endpoint_to_partitions
            repeat: expr
            repeat-expr: num_partitions_by_user_endpoint.value
            if: num_partitions_by_user_endpoint.value >= 0
            doc: 'of every member, for interactive queries; null: unchanged'
          - id: tag_buffer
            type: tag_buffer
      status:
        seq:
          - id: status_code
            type: s1
            doc: see above
          - id: len_status_detail
            type: compact_length
          - id: status_detail
            type: str
            size: len_status_detail.value
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
      endpoint_to_partitions:
        seq:
          - id: user_endpoint
            type: endpoint
          - id: num_active_partitions
            type: compact_length
          - id: active_partitions
            type: topic_partition
            repeat: expr
            repeat-expr: num_active_partitions.value
          - id: num_standby_partitions
            type: compact_length
          - id: standby_partitions
            type: topic_partition
            repeat: expr
            repeat-expr: num_standby_partitions.value
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
      topic_partition:
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
  streams_group_describe_response:
    doc: |
      Members, tasks and topology of Kafka Streams groups.
    types:
      streams_group_describe_response_v0:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_groups
            type: compact_length
          - id: groups
            type: described_group_v0
            repeat: expr
            repeat-expr: num_groups.value
          - id: tag_buffer
            type: tag_buffer
      streams_group_describe_response_v1:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_groups
            type: compact_length
          - id: groups
            type: described_group_v1
            repeat: expr
            repeat-expr: num_groups.value
          - id: tag_buffer
            type: tag_buffer
      described_group_v0:
        -webide-representation: '{group_id}, {error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: len_group_id
            type: compact_length
          - id: group_id
            type: str
            size: len_group_id.value
          - id: len_group_state
            type: compact_length
          - id: group_state
            type: str
            size: len_group_state.value
          - id: group_epoch
            type: s4
            doc: rises when members, topology or topics change
          - id: assignment_epoch
            type: s4
            doc: the group epoch of the target assignment
          - id: has_topology
            type: s1
          - id: topology
            type: topology
            if: has_topology >= 0
            doc: null where there is an error
          - id: num_members
            type: compact_length
          - id: members
            type: member
            repeat: expr
            repeat-expr: num_members.value
          - id: authorized_operations
            type: s4
            doc: 'bit n: AclOperation n; -2147483648: not asked for'
          - id: tag_buffer
            type: tag_buffer
      described_group_v1:
        -webide-representation: '{group_id}, {error_code}'
        seq:
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: len_group_id
            type: compact_length
          - id: group_id
            type: str
            size: len_group_id.value
          - id: len_group_state
            type: compact_length
          - id: group_state
            type: str
            size: len_group_state.value
          - id: group_epoch
            type: s4
            doc: rises when members, topology or topics change
          - id: assignment_epoch
            type: s4
            doc: the group epoch of the target assignment
          - id: has_topology
            type: s1
          - id: topology
            type: topology
            if: has_topology >= 0
            doc: null where there is an error
          - id: num_members
            type: compact_length
          - id: members
            type: member
            repeat: expr
            repeat-expr: num_members.value
          - id: authorized_operations
            type: s4
            doc: 'bit n: AclOperation n; -2147483648: not asked for'
          - id: has_topology_description
            type: s1
          - id: topology_description
            type: topology_description
            if: has_topology_description >= 0
            doc: null unless its status is 3
          - id: topology_description_status
            type: s1
            doc: 0 not asked for, 1 none stored, 2 error, 3 available
          - id: len_assignor_name
            type: compact_length
          - id: assignor_name
            type: str
            size: len_assignor_name.value
            if: len_assignor_name.value >= 0
            doc: 'for the next assignment; null: unknown'
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
            if: num_subtopologies.value >= 0
            doc: null where the topology does not fit the topics
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
          - id: num_repartition_sink_topics
            type: compact_length
          - id: repartition_sink_topics
            type: compact_string_element
            repeat: expr
            repeat-expr: num_repartition_sink_topics.value
          - id: num_state_changelog_topics
            type: compact_length
          - id: state_changelog_topics
            type: topic_info
            repeat: expr
            repeat-expr: num_state_changelog_topics.value
          - id: num_repartition_source_topics
            type: compact_length
          - id: repartition_source_topics
            type: topic_info
            repeat: expr
            repeat-expr: num_repartition_source_topics.value
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
      member:
        -webide-representation: '{member_id}'
        seq:
          - id: len_member_id
            type: compact_length
          - id: member_id
            type: str
            size: len_member_id.value
          - id: member_epoch
            type: s4
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
          - id: len_client_id
            type: compact_length
          - id: client_id
            type: str
            size: len_client_id.value
          - id: len_client_host
            type: compact_length
          - id: client_host
            type: str
            size: len_client_host.value
          - id: topology_epoch
            type: s4
            doc: of the topology that the member runs
          - id: len_process_id
            type: compact_length
          - id: process_id
            type: str
            size: len_process_id.value
            doc: shared by the threads of one application instance
          - id: has_user_endpoint
            type: s1
          - id: user_endpoint
            type: endpoint
            if: has_user_endpoint >= 0
            doc: 'for interactive queries; null: none'
          - id: num_client_tags
            type: compact_length
          - id: client_tags
            type: key_value
            repeat: expr
            repeat-expr: num_client_tags.value
            doc: for rack-aware assignment
          - id: num_task_offsets
            type: compact_length
          - id: task_offsets
            type: task_offset
            repeat: expr
            repeat-expr: num_task_offsets.value
            doc: how far its changelogs are restored
          - id: num_task_end_offsets
            type: compact_length
          - id: task_end_offsets
            type: task_offset
            repeat: expr
            repeat-expr: num_task_end_offsets.value
            doc: how far they reach
          - id: assignment
            type: assignment
            doc: what it has
          - id: target_assignment
            type: assignment
            doc: what it is to have when others have let go
          - id: is_classic
            type: u1
            doc: joined by the classic protocol
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
      assignment:
        seq:
          - id: num_active_tasks
            type: compact_length
          - id: active_tasks
            type: task_ids
            repeat: expr
            repeat-expr: num_active_tasks.value
          - id: num_standby_tasks
            type: compact_length
          - id: standby_tasks
            type: task_ids
            repeat: expr
            repeat-expr: num_standby_tasks.value
          - id: num_warmup_tasks
            type: compact_length
          - id: warmup_tasks
            type: task_ids
            repeat: expr
            repeat-expr: num_warmup_tasks.value
            doc: being restored, to become active
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
      topology_description_global_store:
        seq:
          - id: source
            type: topology_description_node
          - id: processor
            type: topology_description_node
          - id: tag_buffer
            type: tag_buffer
  describe_share_group_offsets_response:
    doc: |
      Where share groups begin in their partitions.
    types:
      describe_share_group_offsets_response_v0:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_groups
            type: compact_length
          - id: groups
            type: describe_share_group_offsets_response_group_v0
            repeat: expr
            repeat-expr: num_groups.value
          - id: tag_buffer
            type: tag_buffer
      describe_share_group_offsets_response_v1:
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: num_groups
            type: compact_length
          - id: groups
            type: describe_share_group_offsets_response_group_v1
            repeat: expr
            repeat-expr: num_groups.value
          - id: tag_buffer
            type: tag_buffer
      describe_share_group_offsets_response_group_v0:
        -webide-representation: '{group_id}, {error_code}'
        seq:
          - id: len_group_id
            type: compact_length
          - id: group_id
            type: str
            size: len_group_id.value
          - id: num_topics
            type: compact_length
          - id: topics
            type: describe_share_group_offsets_response_topic_v0
            repeat: expr
            repeat-expr: num_topics.value
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: tag_buffer
            type: tag_buffer
      describe_share_group_offsets_response_group_v1:
        -webide-representation: '{group_id}, {error_code}'
        seq:
          - id: len_group_id
            type: compact_length
          - id: group_id
            type: str
            size: len_group_id.value
          - id: num_topics
            type: compact_length
          - id: topics
            type: describe_share_group_offsets_response_topic_v1
            repeat: expr
            repeat-expr: num_topics.value
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: tag_buffer
            type: tag_buffer
      describe_share_group_offsets_response_topic_v0:
        -webide-representation: '{topic_name}'
        seq:
          - id: len_topic_name
            type: compact_length
          - id: topic_name
            type: str
            size: len_topic_name.value
          - id: topic_id
            size: 16
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: describe_share_group_offsets_response_partition_v0
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      describe_share_group_offsets_response_topic_v1:
        -webide-representation: '{topic_name}'
        seq:
          - id: len_topic_name
            type: compact_length
          - id: topic_name
            type: str
            size: len_topic_name.value
          - id: topic_id
            size: 16
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: describe_share_group_offsets_response_partition_v1
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      describe_share_group_offsets_response_partition_v0:
        -webide-representation: '{partition_index:dec}, {error_code}'
        seq:
          - id: partition_index
            type: s4
          - id: start_offset
            type: s8
            doc: '-1: none yet'
          - id: leader_epoch
            type: s4
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: tag_buffer
            type: tag_buffer
      describe_share_group_offsets_response_partition_v1:
        -webide-representation: '{partition_index:dec}, {error_code}'
        seq:
          - id: partition_index
            type: s4
          - id: start_offset
            type: s8
            doc: '-1: none yet'
          - id: leader_epoch
            type: s4
          - id: lag
            type: s8
            doc: 'records not delivered yet; -1: unknown'
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: tag_buffer
            type: tag_buffer
  alter_share_group_offsets_response:
    doc: |
      Reset the start offsets of an empty share group.
    types:
      alter_share_group_offsets_response_v0:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: num_responses
            type: compact_length
          - id: responses
            type: alter_share_group_offsets_response_topic
            repeat: expr
            repeat-expr: num_responses.value
          - id: tag_buffer
            type: tag_buffer
      alter_share_group_offsets_response_topic:
        -webide-representation: '{topic_name}'
        seq:
          - id: len_topic_name
            type: compact_length
          - id: topic_name
            type: str
            size: len_topic_name.value
          - id: topic_id
            size: 16
          - id: num_partitions
            type: compact_length
          - id: partitions
            type: alter_share_group_offsets_response_partition
            repeat: expr
            repeat-expr: num_partitions.value
          - id: tag_buffer
            type: tag_buffer
      alter_share_group_offsets_response_partition:
        -webide-representation: '{partition_index:dec}, {error_code}'
        seq:
          - id: partition_index
            type: s4
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: tag_buffer
            type: tag_buffer
  delete_share_group_offsets_response:
    doc: |
      Forget a share group's offsets of some topics.
    types:
      delete_share_group_offsets_response_v0:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: num_responses
            type: compact_length
          - id: responses
            type: delete_share_group_offsets_response_topic
            repeat: expr
            repeat-expr: num_responses.value
          - id: tag_buffer
            type: tag_buffer
      delete_share_group_offsets_response_topic:
        -webide-representation: '{topic_name}, {error_code}'
        seq:
          - id: len_topic_name
            type: compact_length
          - id: topic_name
            type: str
            size: len_topic_name.value
          - id: topic_id
            size: 16
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: tag_buffer
            type: tag_buffer
  streams_group_topology_description_update_response:
    doc: |
      A Kafka Streams member describes its topology to the broker.
    types:
      streams_group_topology_description_update_response_v0:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: tag_buffer
            type: tag_buffer
  unregister_controller_response:
    doc: |
      Make the active controller forget another one (KIP-1312, Kafka 4.4).
    types:
      unregister_controller_response_v0:
        -webide-representation: '{error_code}'
        seq:
          - id: throttle_time_ms
            type: s4
            doc: how long the client must hold back for exceeding a quota
          - id: error_code
            type: s2
            enum: error_code
          - id: len_error_message
            type: compact_length
          - id: error_message
            type: str
            size: len_error_message.value
            if: len_error_message.value >= 0
            doc: 'null: there is none'
          - id: tag_buffer
            type: tag_buffer
  error_only:
    seq:
      - id: error_code
        type: s2
        enum: error_code
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
  error_code:
    -1:
      id: unknown_server_error
      doc: the broker failed in a way that has no code; its log says more
    0:
      id: none
      doc: no error
    1:
      id: offset_out_of_range
      doc: 'the log has no such offset: too old, deleted, or not written yet'
    2:
      id: corrupt_message
      doc: wrong CRC or size, or a record without key for a compacted topic (retriable)
    3:
      id: unknown_topic_or_partition
      doc: no such topic or partition, or the broker is not a replica of it (yet) (retriable)
    4:
      id: invalid_fetch_size
      doc: a fetch size that makes no sense
    5:
      id: leader_not_available
      doc: the partition has no leader just now (retriable)
    6:
      id: not_leader_or_follower
      doc: the broker does not lead the partition, or is no replica of it (retriable)
    7:
      id: request_timed_out
      doc: the broker could not finish within the request's timeout (retriable)
    8:
      id: broker_not_available
      doc: the broker is not alive
    9:
      id: replica_not_available
      doc: no usable replica of the partition on this broker (retriable)
    10:
      id: message_too_large
      doc: a record or batch larger than the topic allows (max.message.bytes)
    11:
      id: stale_controller_epoch
      doc: the sender is no longer the controller
    12:
      id: offset_metadata_too_large
      doc: the metadata beside a committed offset is longer than the broker allows
    13:
      id: network_exception
      doc: the connection broke before an answer came; clients make this one up themselves (retriable)
    14:
      id: coordinator_load_in_progress
      doc: the coordinator is still loading its state (retriable)
    15:
      id: coordinator_not_available
      doc: the coordinator is not there, or its topic is not created yet (retriable)
    16:
      id: not_coordinator
      doc: another broker is the coordinator (retriable)
    17:
      id: invalid_topic_exception
      doc: an illegal topic name, or a topic that must not be used this way
    18:
      id: record_list_too_large
      doc: a batch larger than a log segment
    19:
      id: not_enough_replicas
      doc: too few replicas in sync to accept a write (min.insync.replicas) (retriable)
    20:
      id: not_enough_replicas_after_append
      doc: written, but fewer replicas in sync than required had it (retriable)
    21:
      id: invalid_required_acks
      doc: acks must be 0, 1 or -1
    22:
      id: illegal_generation
      doc: the group is in another generation
    23:
      id: inconsistent_group_protocol
      doc: no protocol in common with the other members of the group
    24:
      id: invalid_group_id
      doc: an empty or otherwise impossible group id
    25:
      id: unknown_member_id
      doc: the coordinator knows no such member; join again
    26:
      id: invalid_session_timeout
      doc: a session timeout outside the broker's limits
    27:
      id: rebalance_in_progress
      doc: the group is rebalancing; join again
    28:
      id: invalid_commit_offset_size
      doc: the offset commit is too large for the offsets topic
    29:
      id: topic_authorization_failed
      doc: no permission on the topic
    30:
      id: group_authorization_failed
      doc: no permission on the group
    31:
      id: cluster_authorization_failed
      doc: no permission on the cluster
    32:
      id: invalid_timestamp
      doc: a timestamp outside the range that the topic accepts
    33:
      id: unsupported_sasl_mechanism
      doc: the broker does not offer this SASL mechanism
    34:
      id: illegal_sasl_state
      doc: a request that SASL does not allow at this point
    35:
      id: unsupported_version
      doc: the broker does not speak this version of the API
    36:
      id: topic_already_exists
      doc: a topic of that name exists
    37:
      id: invalid_partitions
      doc: an impossible number of partitions
    38:
      id: invalid_replication_factor
      doc: a replication factor below 1 or above the number of brokers
    39:
      id: invalid_replica_assignment
      doc: an impossible assignment of replicas
    40:
      id: invalid_config
      doc: an illegal configuration
    41:
      id: not_controller
      doc: another node is the controller (retriable)
    42:
      id: invalid_request
      doc: a request that contradicts itself, or that the broker cannot read
    43:
      id: unsupported_for_message_format
      doc: the topic's message format is too old for this request
    44:
      id: policy_violation
      doc: the broker's policy forbids it
    45:
      id: out_of_order_sequence_number
      doc: the producer's sequence number leaves a gap
    46:
      id: duplicate_sequence_number
      doc: the batch is there already
    47:
      id: invalid_producer_epoch
      doc: a newer producer with this id is at work
    48:
      id: invalid_txn_state
      doc: not allowed in the transaction's present state
    49:
      id: invalid_producer_id_mapping
      doc: the producer id does not belong to the transactional id
    50:
      id: invalid_transaction_timeout
      doc: a transaction timeout above the broker's limit
    51:
      id: concurrent_transactions
      doc: the transactional id's previous operation is still going on (retriable)
    52:
      id: transaction_coordinator_fenced
      doc: the sender of the markers is no longer the coordinator
    53:
      id: transactional_id_authorization_failed
      doc: no permission on the transactional id
    54:
      id: security_disabled
      doc: the broker has no authorizer
    55:
      id: operation_not_attempted
      doc: not tried, since another operation of the request failed
    56:
      id: kafka_storage_error
      doc: the disk that holds the log failed (retriable)
    57:
      id: log_dir_not_found
      doc: no such log directory on the broker
    58:
      id: sasl_authentication_failed
      doc: wrong credentials
    59:
      id: unknown_producer_id
      doc: the broker has forgotten the producer, as its records were deleted
    60:
      id: reassignment_in_progress
      doc: the partition is being reassigned
    61:
      id: delegation_token_auth_disabled
      doc: the broker has delegation tokens switched off
    62:
      id: delegation_token_not_found
      doc: no such delegation token
    63:
      id: delegation_token_owner_mismatch
      doc: not the token's owner or renewer
    64:
      id: delegation_token_request_not_allowed
      doc: tokens need a secure connection that was not itself opened with one
    65:
      id: delegation_token_authorization_failed
      doc: no permission on the delegation token
    66:
      id: delegation_token_expired
      doc: the delegation token is too old
    67:
      id: invalid_principal_type
      doc: not a kind of principal that the broker supports
    68:
      id: non_empty_group
      doc: the group still has members
    69:
      id: group_id_not_found
      doc: no such group
    70:
      id: fetch_session_id_not_found
      doc: no such fetch session; begin a new one (retriable)
    71:
      id: invalid_fetch_session_epoch
      doc: the fetch session is at another epoch (retriable)
    72:
      id: listener_not_found
      doc: the leader has no endpoint on the listener that was asked (retriable)
    73:
      id: topic_deletion_disabled
      doc: the broker has topic deletion switched off
    74:
      id: fenced_leader_epoch
      doc: the client knows an older leader epoch than the broker (retriable)
    75:
      id: unknown_leader_epoch
      doc: the client knows a newer leader epoch than the broker (retriable)
    76:
      id: unsupported_compression_type
      doc: the client's version cannot take this compression
    77:
      id: stale_broker_epoch
      doc: the broker has registered anew since
    78:
      id: offset_not_available
      doc: a fresh leader cannot tell yet (retriable)
    79:
      id: member_id_required
      doc: join again with the member id given here
    80:
      id: preferred_leader_not_available
      doc: the preferred leader is not in sync (retriable)
    81:
      id: group_max_size_reached
      doc: the group is full
    82:
      id: fenced_instance_id
      doc: another member with the same static id has taken its place
    83:
      id: eligible_leaders_not_available
      doc: no replica may become leader (retriable)
    84:
      id: election_not_needed
      doc: the partition has the right leader already (retriable)
    85:
      id: no_reassignment_in_progress
      doc: the partition is not being reassigned
    86:
      id: group_subscribed_to_topic
      doc: the group still subscribes to the topic
    87:
      id: invalid_record
      doc: the broker refused the record itself
    88:
      id: unstable_offset_commit
      doc: an open transaction has offsets pending (retriable)
    89:
      id: throttling_quota_exceeded
      doc: too many changes at once for the quota; wait and try again (retriable)
    90:
      id: producer_fenced
      doc: a newer producer with the same transactional id has taken over
    91:
      id: resource_not_found
      doc: the request names something that does not exist
    92:
      id: duplicate_resource
      doc: the request names the same thing twice
    93:
      id: unacceptable_credential
      doc: the new credential is too weak or malformed
    94:
      id: inconsistent_voter_set
      doc: sender or receiver is not one of the quorum's voters
    95:
      id: invalid_update_version
      doc: an impossible feature level
    96:
      id: feature_update_failed
      doc: the feature levels could not be updated
    97:
      id: principal_deserialization_failure
      doc: the broker could not read the forwarded principal
    98:
      id: snapshot_not_found
      doc: no such snapshot
    99:
      id: position_out_of_range
      doc: a position outside the snapshot
    100:
      id: unknown_topic_id
      doc: no such topic id (yet) (retriable)
    101:
      id: duplicate_broker_registration
      doc: another broker with this id is alive
    102:
      id: broker_id_not_registered
      doc: no broker with this id
    103:
      id: inconsistent_topic_id
      doc: the log belongs to another topic id (retriable)
    104:
      id: inconsistent_cluster_id
      doc: the request is meant for another cluster
    105:
      id: transactional_id_not_found
      doc: no such transactional id
    106:
      id: fetch_session_topic_id_error
      doc: the session mixes topic names and ids (retriable)
    107:
      id: ineligible_replica
      doc: a replica that must not enter the in-sync set
    108:
      id: new_leader_elected
      doc: done, but the partition has a new leader
    109:
      id: offset_moved_to_tiered_storage
      doc: the offset is in tiered storage now, no longer in the local log
    110:
      id: fenced_member_epoch
      doc: 'the member is at an older epoch than its group: give up everything and join again'
    111:
      id: unreleased_instance_id
      doc: another member still holds the static id
    112:
      id: unsupported_assignor
      doc: no such assignor in this group
    113:
      id: stale_member_epoch
      doc: 'the member is at another epoch: heartbeat, then try again'
    114:
      id: mismatched_endpoint_type
      doc: a controller was asked what only brokers answer, or the other way round
    115:
      id: unsupported_endpoint_type
      doc: a kind of endpoint that the node does not know
    116:
      id: unknown_controller_id
      doc: no such controller
    117:
      id: unknown_subscription_id
      doc: the broker has another telemetry subscription for the client by now
    118:
      id: telemetry_too_large
      doc: more telemetry than the broker takes at once
    119:
      id: invalid_registration
      doc: the registration contradicts the cluster's state
    120:
      id: transaction_abortable
      doc: the transaction must be aborted; the producer may go on after that
    121:
      id: invalid_record_state
      doc: the record is not in the state that the acknowledgement needs
    122:
      id: share_session_not_found
      doc: no such share session; begin a new one (retriable)
    123:
      id: invalid_share_session_epoch
      doc: the share session is at another epoch (retriable)
    124:
      id: fenced_state_epoch
      doc: the share state is at another epoch
    125:
      id: invalid_voter_key
      doc: the replica is not the voter that was addressed
    126:
      id: duplicate_voter
      doc: it is a voter already
    127:
      id: voter_not_found
      doc: it is no voter
    128:
      id: invalid_regular_expression
      doc: a regular expression that cannot be read
    129:
      id: rebootstrap_required
      doc: 'the client knows too little to go on: begin again with the bootstrap servers'
    130:
      id: streams_invalid_topology
      doc: a topology that makes no sense
    131:
      id: streams_invalid_topology_epoch
      doc: a topology epoch that makes no sense
    132:
      id: streams_topology_fenced
      doc: the group has moved on to a newer topology
    133:
      id: share_session_limit_reached
      doc: the broker has as many share sessions as it may (retriable)
    134:
      id: group_deletion_failed
      doc: the group was not deleted; the message says why
    135:
      id: streams_topology_description_update_failed
      doc: the topology description was not stored; the message says why
    136:
      id: controller_id_not_registered
      doc: no controller with this id
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
