"""KRaft metadata records about configuration and quotas (KIP-631)."""
from kafkaconstruct.declare import Array, Boolean, Float64, Int8, Message, String

ConfigRecord = Message(
    "ConfigRecord", key=4, versions="0", flexible="0+", kind="metadata",
    fields=[
        "resource_type" / Int8,
        "resource_name" / String,
        "name"          / String,
        "value"         / String(nullable=True),
    ],
)

ClientQuotaRecord = Message(
    "ClientQuotaRecord", key=14, versions="0", flexible="0+", kind="metadata",
    fields=[
        "entity" / Array(of="EntityData")[
            "entity_type" / String,
            "entity_name" / String(nullable=True),
        ],
        "key"    / String,
        "value"  / Float64,
        "remove" / Boolean,
    ],
)
