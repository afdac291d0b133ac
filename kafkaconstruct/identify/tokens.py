"""SASL tokens, with or without the size that stands before them after SaslHandshake v0."""

from __future__ import annotations

import re
from collections.abc import Iterator

from kafkaconstruct.identify.guess import Guess

RARITY = 8.0
MECHANISMS = (
    (
        "PLAIN",
        re.compile(rb"[^\x00-\x1f]*\x00[^\x00-\x1f]{1,255}\x00[^\x00-\x1f]{1,1000}", re.S),
        "a user and a password",
    ),
    ("SCRAM", re.compile(rb"[ny],(a=[^,]*)?,n=[^,]+,r=[!-~]+"), "the client's first message, with user and nonce"),
    (
        "SCRAM",
        re.compile(rb"r=[!-+\--~]+,s=[A-Za-z0-9+/=]+,i=\d+"),
        "the server's first message: nonce, salt, iterations",
    ),
    ("SCRAM", re.compile(rb"c=[A-Za-z0-9+/=]+,r=[!-+\--~]+,p=[A-Za-z0-9+/=]+"), "the client's proof"),
    ("SCRAM", re.compile(rb"v=[A-Za-z0-9+/=]+"), "the server's signature"),
    ("OAUTHBEARER", re.compile(rb"n,(a=[^,]*)?,\x01auth=Bearer .*\x01\x01", re.S), "a bearer token"),
    ("GSSAPI", re.compile(rb"\x60(\x82..|\x81.|[\x20-\x7f])\x06[\x06\x09].{6,9}.*", re.S), "a Kerberos ticket"),
)


def detect(data: bytes) -> Iterator[Guess]:
    """Tokens of the mechanisms that Kafka has."""
    framed = len(data) > 4 and int.from_bytes(data[:4]) == len(data) - 4
    token = data[4:] if framed else data
    for name, pattern, what in MECHANISMS:
        if pattern.fullmatch(token):
            reason = f"{what}{', behind its size, as after SaslHandshake v0' if framed else ''}"
            yield Guess("SASL token", name, reason=reason, value=token, bits=RARITY + 5.5 * len(token) - 8)
            return
