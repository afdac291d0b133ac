"""Protocols and files that are not Kafka's but turn up on its port, told by their first bytes."""

from __future__ import annotations

import re
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Foreign:
    """Another protocol: its name, and what it probably means that it is here."""

    name: str
    detail: str
    pattern: re.Pattern[bytes]


def _is(name: str, pattern: bytes, detail: str = "") -> Foreign:
    return Foreign(name, detail, re.compile(pattern, re.S))


TLS_RECORDS = {0x14: "change cipher spec", 0x15: "alert", 0x16: "handshake", 0x17: "application data"}

MADE_BY_BUILD = "the build command makes bytes of it"

FOREIGN = (
    _is("TLS", rb"[\x14-\x17]\x03[\x00-\x04]", "encrypted: the key log or a plaintext listener is needed"),
    _is("TLS", rb"[\x80-\xff].\x01\x03[\x00-\x03]", "a client hello in SSL 2 form"),
    _is("HTTP", rb"(GET|POST|PUT|HEAD|DELETE|OPTIONS|PATCH|CONNECT|TRACE) [^\r\n]{0,4000} HTTP/1",
        "an HTTP client talks to this port"),
    _is("HTTP", rb"(GET|POST|PUT|HEAD|DELETE|OPTIONS|PATCH|CONNECT) /?", "an HTTP client talks to this port"),
    _is("HTTP", rb"HTTP(/\d|$)", "an HTTP server answers on this port"),
    _is("HTTP/2", rb"PRI \* HTTP/2", "an HTTP/2 or gRPC client talks to this port"),
    _is("PROXY protocol", rb"PROXY (TCP[46]|UNKNOWN) ", "a load balancer puts its header before Kafka's bytes"),
    _is("PROXY protocol", rb"\r\n\r\n\x00\r\nQUIT\n", "a load balancer puts its header before Kafka's bytes"),
    _is("ZooKeeper", rb"\x00\x00\x00[\x2c\x2d]\x00\x00\x00\x00.{8}\x00.{3}.{8}\x00\x00\x00\x10", "a connect request"),
    _is("ZooKeeper", rb"\x00\x00\x00[\x24\x25]\x00\x00\x00\x00\x00.{3}.{8}\x00\x00\x00\x10", "an answer to connect"),
    _is("ZooKeeper", rb"(ruok|imok|stat|srvr|mntr|conf|cons|envi|dump|wchs|isro)(\r?\n)?$", "a four-letter command"),
    _is("SSH", rb"SSH-\d\.\d"),
    _is("AMQP", rb"AMQP[\x00-\x03]"),
    _is("MQTT", rb"\x10.{1,2}\x00[\x04\x06]MQ(TT|Isdp)"),
    _is("PostgreSQL", rb"\x00\x00\x00\x08\x04\xd2\x16[\x2f\x30]", "a request for TLS"),
    _is("Redis", rb"[*]\d+\r\n[$]\d+\r\n"),
    _is("SMB", rb"\x00\x00..[\xfe\xff]SMB"),
    _is("RDP", rb"\x03\x00\x00.\x0e?\xe0", "a port scan"),
    _is("SIP or RTSP", rb"(OPTIONS|DESCRIBE|REGISTER) (sip|rtsp):"),
    _is("a gzip file", rb"\x1f\x8b\x08"),
    _is("a Zstandard file", rb"\x28\xb5\x2f\xfd"),
    _is("an LZ4 file", rb"\x04\x22\x4d\x18"),
    _is("a snappy stream of the xerial library", rb"\x82SNAPPY\x00"),
    _is("a pcap file", rb"(\xa1\xb2[\xc3\x3c][\xd4\x4d]|[\xd4\x4d][\xc3\x3c]\xb2\xa1)", "try the capture command"),
    _is("a pcapng file", rb"\x0a\x0d\x0d\x0a....(\x1a\x2b\x3c\x4d|\x4d\x3c\x2b\x1a)", "try the capture command"),
    _is("a serialized Java object", rb"\xac\xed\x00\x05"),
    _is("an Avro file", rb"Obj\x01"),
    _is("a Parquet file", rb"PAR1"),
    _is("a zip or jar file", rb"PK\x03\x04"),
    _is("a JSON document of a message",
        rb"\s*(\[\s*)?\{\s*\"(_as\"|header\"\s*:\s*\{\s*\"request_api_key\")", MADE_BY_BUILD),
    _is("a YAML document of a message",
        rb"([ \t]*(#[^\n]*)?\r?\n)*(- )?(_as: |header:\r?\n +request_api_key: )", MADE_BY_BUILD),
    _is("JSON", rb"\s*[\[{]\s*(\"[^\"]{1,200}\"\s*[:,]|[\[{\d])"),
    _is("XML", rb"\s*<\?xml "),
)  # fmt: skip


def foreign(data: bytes) -> Foreign | None:
    """Which other protocol or file `data` begins like, or None. Looks at 4,096 bytes at most."""
    head = bytes(data[:4096])
    return next((known for known in FOREIGN if known.pattern.match(head)), None)


def describe(data: bytes) -> str | None:
    """`TLS handshake`, `HTTP`, `ZooKeeper`: the name of what `foreign` finds, with the record type of TLS."""
    known = foreign(data)
    if known is None:
        return None
    if known.name == "TLS" and data[0] in TLS_RECORDS:
        return f"TLS {TLS_RECORDS[data[0]]}"
    return known.name
