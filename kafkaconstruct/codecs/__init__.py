"""Compression as Kafka uses it, one module a codec, each imported at first use.

Every reader takes an output limit in bytes and stops there, so that a small payload cannot fill the memory; errors are
CodecError (the bytes are wrong) and LimitError (they are fine, or claim to be, but make too much).
"""

from __future__ import annotations

from importlib import import_module
from typing import Protocol, cast

from kafkaconstruct.errors import BuildError, CodecError

#: The names of the codecs, in the order of their numbers in a batch's attributes (bits 0 to 2; KIP-110 added zstd).
CODECS = ("none", "gzip", "snappy", "lz4", "zstd")

_limit = 128 * 1024 * 1024


class _Codec(Protocol):
    def decompress(self, data: bytes, limit: int, magic: int) -> bytes: ...
    def compress(self, data: bytes, level: int | None, magic: int) -> bytes: ...


def output_limit() -> int:
    """How many bytes one payload may decompress to where the caller names no limit (128 MiB unless it was set)."""
    return _limit


def set_output_limit(limit: int) -> int:
    """Set the limit, in bytes, that holds where the caller names none; gives the one that held before."""
    global _limit
    before, _limit = _limit, limit
    return before


def decompress(codec: str, data: bytes, *, limit: int | None = None, magic: int = 2) -> bytes:
    """The payload behind `data`. `magic` is the format around it: magic 0 has an LZ4 quirk of its own.

    Raises CodecError for bytes that the codec refuses, LimitError when there are more than `limit` of them.
    """
    if codec == "none":
        return data
    if codec not in CODECS:
        raise CodecError(f"no codec is called {codec!r}", expected=f"one of {', '.join(CODECS)}", found=codec)
    return _module(codec).decompress(data, _limit if limit is None else limit, magic)


def compress(codec: str, data: bytes, *, level: int | None = None, magic: int = 2) -> bytes:
    """`data` compressed as Kafka can read it; `level` is the codec's own scale, None its usual one."""
    if codec == "none":
        return data
    if codec not in CODECS:
        raise BuildError(f"no codec is called {codec!r}", expected=f"one of {', '.join(CODECS)}", found=codec)
    return _module(codec).compress(data, level, magic)


def _module(codec: str) -> _Codec:
    return cast(_Codec, import_module(f"kafkaconstruct.codecs.{codec}"))
