"""gzip (RFC 1952), with as many members as there are.

What follows the last member is ignored, as Java's GZIPInputStream ignores it: zero padding has been seen.
"""

from __future__ import annotations

import zlib

from kafkaconstruct.errors import BuildError, CodecError, LimitError

_GZIP = 31  # zlib's window of 15 bits, plus 16 for a gzip header and trailer
_FIRST, _MOST = 512, 65536


def decompress(data: bytes, limit: int, magic: int = 2) -> bytes:
    """The members of `data`, joined; at most `limit` bytes."""
    view, position, room, parts = memoryview(data), 0, limit, list[bytes]()
    while True:
        member, step = zlib.decompressobj(_GZIP), _FIRST
        # Steps, because zlib copies what a member leaves over: a payload of many small members would cost its square.
        while not member.eof:
            if position >= len(view):
                raise CodecError("gzip: the stream ends early", offset=len(view))
            chunk = view[position : position + step]
            try:
                out = member.decompress(chunk, room + 1)
            except zlib.error as error:
                raise CodecError(f"gzip: {error}", offset=position) from None
            room -= len(out)
            if room < 0:
                raise LimitError(f"gzip: more than {limit} bytes come out of {len(view)}", hint="the limit can be set")
            parts.append(out)
            position += len(chunk) - len(member.unused_data)
            step = min(step * 2, _MOST)
        if bytes(view[position : position + 2]) != b"\x1f\x8b":
            return b"".join(parts)


def compress(data: bytes, level: int | None = None, magic: int = 2) -> bytes:
    """One member. Levels are zlib's: 0 to 9, -1 for its usual one."""
    try:
        stream = zlib.compressobj(-1 if level is None else level, zlib.DEFLATED, _GZIP)
    except ValueError:
        raise BuildError(f"gzip: there is no level {level}", expected="-1 to 9", found=str(level)) from None
    return stream.compress(data) + stream.flush()
