"""KRaft metadata records about configuration and quotas (KIP-631)."""
from kafkaconstruct.declare import Array, Boolean, Float64, Int8, Message, String

ConfigRecord = Message(
    "ConfigRecord", key=4, versions="0", flexible="0+", kind="metadata",
    fields=[
        "resource_type" / Int8                   * "2 topic, 4 broker, 16 client metrics, 32 group",
        "resource_name" / String                 * "a broker's is its id; empty: the default of all brokers",
        "name"          / String,
        "value"         / String(nullable=True)  * "null: removed",
    ],
)

ClientQuotaRecord = Message(
    "ClientQuotaRecord", key=14, versions="0", flexible="0+", kind="metadata",
    fields=[
        "entity" / Array(of="EntityData")[
            "entity_type" / String                 * "user, client-id or ip",
            "entity_name" / String(nullable=True)  * "null: the default of its type",
        ],
        "key"    / String   * "producer_byte_rate and the like",
        "value"  / Float64  * "not used with remove",
        "remove" / Boolean,
    ],
)
