"""Decompression into a buffer of known size: what a bomb runs into."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kafkaconstruct.errors import CodecError, LimitError


def bounded(codec: str, into: Callable[[Any, Any], int], data: bytes | memoryview, bound: int, limit: int) -> bytes:
    """What `into` (a decompress_into of cramjam's) makes of `data`, which cannot be more than `bound` bytes.

    The buffer has `bound` bytes and never more than `limit`, so that memory goes by what the frames can hold.
    """
    import cramjam

    buffer = bytearray(min(bound, limit))
    try:
        made = into(data, buffer)
    except cramjam.DecompressionError as error:
        # The library says that its output is full by this text alone.
        if bound > limit and "whole buffer" in str(error):
            raise LimitError(
                f"{codec}: more than {limit} bytes come out of {len(data)}", hint="the limit can be set"
            ) from None
        raise CodecError(f"{codec}: {str(error).removeprefix(f'{codec}: ')}") from None
    return bytes(memoryview(buffer)[:made])
