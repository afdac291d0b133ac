"""Snappy: Xerial's stream of blocks, which Kafka writes, and the bare block that some clients send.

The stream (snappy-java's SnappyOutputStream) is a header of 16 bytes, namely `82 S N A P P Y 00`, int32 version and
int32 lowest compatible version, then blocks: int32 length, and a bare block. Redpanda has written the two versions
in little-endian order; as Kafka's reader does, this one wants no more of the second than that it is positive.
"""

from __future__ import annotations

from kafkaconstruct.errors import CodecError, LimitError

MAGIC = b"\x82SNAPPY\x00"
HEADER = MAGIC + (1).to_bytes(4, "big") * 2
_BLOCK = 32768  # what snappy-java puts into a block
_MOST = 64 / 3  # the best that a bare block can do: 64 bytes by a copy of 3


def decompress(data: bytes, limit: int, magic: int = 2) -> bytes:
    """The content of a stream or of a bare block; at most `limit` bytes."""
    if data[:8] != MAGIC:
        return _block(data, limit, 0)
    view, end, position, room, parts = memoryview(data), len(data), 0, limit, list[bytes]()
    while position < end:
        if data[position : position + 8] == MAGIC:  # streams may be joined
            if end - position < 16:
                raise CodecError("snappy: the stream's header is cut off", offset=position, expected="16 bytes")
            if int.from_bytes(data[position + 12 : position + 16], "big", signed=True) < 1:
                raise CodecError("snappy: no version of the stream format", offset=position + 12)
            position += 16
            continue
        length = int.from_bytes(data[position : position + 4], "big", signed=True)
        position += 4
        if not 0 <= length <= end - position:
            raise CodecError(
                f"snappy: a block says {length} bytes, {max(0, end - position)} remain",
                offset=position - 4,
                expected=f"at most {max(0, end - position)}",
                found=str(length),
            )
        parts.append(_block(view[position : position + length], room, position))
        room -= len(parts[-1])
        position += length
    return b"".join(parts)


def compress(data: bytes, level: int | None = None, magic: int = 2) -> bytes:
    """A stream of blocks as Kafka's own writer makes it. Snappy has no levels."""
    import cramjam

    out, view = bytearray(HEADER), memoryview(data)
    for start in range(0, len(view), _BLOCK):
        block = bytes(cramjam.snappy.compress_raw(view[start : start + _BLOCK]))
        out += len(block).to_bytes(4, "big")
        out += block
    return bytes(out)


def _block(block: bytes | memoryview, room: int, offset: int) -> bytes:
    import cramjam

    try:
        length = cramjam.snappy.decompress_raw_len(block)
        if length > _MOST * len(block):  # before the library reserves that much
            raise CodecError(f"snappy: {len(block)} bytes cannot make {length}", offset=offset)
        if length > room:
            raise LimitError(
                f"snappy: a block makes {length} bytes, {room} are left of the limit",
                offset=offset,
                hint="the limit can be set",
            )
        return bytes(cramjam.snappy.decompress_raw(block))
    except cramjam.DecompressionError as error:
        raise CodecError(str(error), offset=offset) from None
