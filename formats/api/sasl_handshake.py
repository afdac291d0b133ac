"""SaslHandshake (key 17): choose a SASL mechanism.

v0  KIP-43, Kafka 0.10; the tokens follow as int32 length and bytes, without Kafka headers
v1  the tokens travel in SaslAuthenticate (KIP-152)
It never became flexible, since old clients would misread the negotiation (KAFKA-9577).
"""
from kafkaconstruct.declare import Array, ErrorInt16, Request, Response, String

SaslHandshakeRequest = Request(
    "SaslHandshake", key=17, versions="0-1",
    fields=[
        "mechanism" / String,
    ],
)

SaslHandshakeResponse = Response(
    "SaslHandshake", key=17, versions="0-1",
    fields=[
        "error_code" / ErrorInt16,
        "mechanisms" / Array[String]  * "that the listener offers",
    ],
)
