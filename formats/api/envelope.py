"""Envelope (key 58): a broker passes a client's request on to the controller, principal included (KIP-590, Kafka 2.7).

The request inside is a frame without its size, the response inside likewise.
"""
from kafkaconstruct.declare import Bytes, ErrorInt16, Request, Response

EnvelopeRequest = Request(
    "Envelope", key=58, versions="0", flexible="0+",
    fields=[
        "request_data"        / Bytes  * "a request frame without its size",
        "request_principal"   / Bytes(nullable=True)
                              * "DefaultPrincipalData, unless a custom principal builder wrote it; null: none",
        "client_host_address" / Bytes  * "4 or 16 bytes",
    ],
)

EnvelopeResponse = Response(
    "Envelope", key=58, versions="0", flexible="0+",
    fields=[
        "response_data" / Bytes(nullable=True, default=None)  * "a response frame without its size",
        "error_code"    / ErrorInt16  * "of the envelope; the request's own stands in response_data",
    ],
)
