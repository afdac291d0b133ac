"""UpdateFeatures (key 57): raise or lower finalized feature levels.

v0  KIP-584, Kafka 2.7
v1  validate-only, kinds of downgrade (KIP-778)
v2  no results by feature: all or nothing (KIP-1022, Kafka 4.0)
"""
from kafkaconstruct.declare import Array, Boolean, ErrorInt16, Int8, Int16, Int32, Request, Response, String

UpdateFeaturesRequest = Request(
    "UpdateFeatures", key=57, versions="0-2", flexible="0+",
    fields=[
        "timeout_ms"      / Int32(default=60000)  * "how long the broker may take",
        "feature_updates" / Array(of="FeatureUpdateKey")[
            "feature"           / String,
            "max_version_level" / Int16  * "the new level; below 1: none",
            "allow_downgrade"   / Boolean("0"),
            "upgrade_type"      / Int8("1+", default=1)
                                * "1 upgrade only, 2 downgrade without loss, 3 downgrade at any cost",
        ],
        "validate_only"   / Boolean("1+")         * "check, but change nothing",
    ],
)

UpdateFeaturesResponse = Response(
    "UpdateFeatures", key=57, versions="0-2", flexible="0+",
    fields=[
        "throttle_time_ms" / Int32                  * "how long the client must hold back for exceeding a quota",
        "error_code"       / ErrorInt16,
        "error_message"    / String(nullable=True)  * "null: there is none",
        "results"          / Array("0-1", ignorable=True, of="UpdatableFeatureResult")[
            "feature"       / String,
            "error_code"    / ErrorInt16,
            "error_message" / String(nullable=True)  * "null: there is none",
        ],
    ],
)
