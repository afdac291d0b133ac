"""StreamsGroupTopologyDescriptionUpdate (key 93): a Kafka Streams member describes its topology to the broker.

v0  KIP-1331, Kafka 4.4
"""
from kafkaconstruct.declare import Array, ErrorInt16, Int8, Int32, Request, Response, String, Struct

TopologyDescriptionNode = Struct(of="TopologyDescriptionNode")[
    "name"          / String,
    "node_type"     / Int8                                 * "1 source, 2 processor, 3 sink",
    "source_topics" / Array[String],
    "sink_topic"    / String(nullable=True, default=None)  * "null: no sink, or a topic chosen at run time",
    "stores"        / Array[String],
    "successors"    / Array[String]                        * "names of the nodes that it feeds",
]

StreamsGroupTopologyDescriptionUpdateRequest = Request(
    "StreamsGroupTopologyDescriptionUpdate", key=93, versions="0", flexible="0+",
    fields=[
        "group_id"             / String,
        "member_id"            / String,
        "topology_epoch"       / Int32  * "of the topology described",
        "topology_description" / Struct(of="TopologyDescription")[
            "subtopologies" / Array(of="TopologyDescriptionSubtopology")[
                "subtopology_id" / String,
                "nodes"          / Array[TopologyDescriptionNode],
            ],
            "global_stores" / Array(of="TopologyDescriptionGlobalStore")[
                "source"    / TopologyDescriptionNode,
                "processor" / TopologyDescriptionNode,
            ],
        ],
    ],
)

StreamsGroupTopologyDescriptionUpdateResponse = Response(
    "StreamsGroupTopologyDescriptionUpdate", key=93, versions="0", flexible="0+",
    fields=[
        "throttle_time_ms" / Int32  * "how long the client must hold back for exceeding a quota",
        "error_code"       / ErrorInt16,
        "error_message"    / String(nullable=True, default=None)  * "null: there is none",
    ],
)
