"""Request and response headers, and which message takes which (protocol guide, "Request Header", "Response Header").

request v0  no client id; only ControlledShutdown v0 ever had it
request v1  client id
request v2  tags (KIP-482); the client id keeps its int16 length even there
response v0
response v1 tags
"""
from kafkaconstruct.declare import ApiKeyInt16, Int16, Int32, Message, String
from kafkaconstruct.declare.structs import ResolvedStruct
from kafkaconstruct.declare.versions import Versions

RequestHeader = Message(
    "RequestHeader", versions="0-2", flexible="2+", kind="header",
    fields=[
        "request_api_key"     / ApiKeyInt16,
        "request_api_version" / Int16,
        "correlation_id"      / Int32                                                     * "the response carries it back",
        "client_id"           / String("1+", nullable=True, ignorable=True, flexible=False) * "what the client calls itself, for logs and quotas",
    ],
)

ResponseHeader = Message(
    "ResponseHeader", versions="0-1", flexible="1+", kind="header",
    fields=[
        "correlation_id" / Int32 * "of the request that this answers",
    ],
)

# kind: (header version of inflexible message versions, of flexible ones)
USUAL = {
    "request":  (1, 2),
    "response": (0, 1),
}

# message: versions: header version, where it is not the usual one
UNUSUAL = {
    "ControlledShutdownRequest": {"0": 0},
    "ApiVersionsResponse":       {"0+": 0},  # so that a client of any age can read which versions there are (KIP-511)
}


def header_version(message: Message, version: int) -> int:
    """The version of the header in front of a request or response. Beyond the known versions the nearest one counts."""
    for versions, header in UNUSUAL.get(message.name, {}).items():
        if version in Versions.of(versions):
            return header
    known = min(max(version, message.versions[0]), message.versions[-1])
    return USUAL[message.kind][known in message.flexible_versions]


def header_for(message: Message, version: int) -> ResolvedStruct:
    """The Construct of the header in front of a request or response."""
    headers = RequestHeader if message.kind == "request" else ResponseHeader
    return headers[header_version(message, version)]
