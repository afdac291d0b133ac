"""Zstandard frames (RFC 8878), as many as there are, with or without a content size; skippable frames are skipped."""

from __future__ import annotations

from kafkaconstruct.codecs._bounded import bounded
from kafkaconstruct.errors import CodecError

MAGIC = 0xFD2FB528
_BLOCK = 131072  # no block makes more
_RAW, _RLE, _COMPRESSED = 0, 1, 2


def decompress(data: bytes, limit: int, magic: int = 2) -> bytes:
    """The content of the frames; at most `limit` bytes."""
    import cramjam

    position, bound = 0, 0
    while position < len(data) and bound <= limit:
        position, most = _frame(data, position, limit - bound)
        bound += most
    return bounded("zstd", cramjam.zstd.decompress_into, data, bound, limit)


def compress(data: bytes, level: int | None = None, magic: int = 2) -> bytes:
    """One frame. Levels are zstd's, 3 unless one is named."""
    import cramjam

    return bytes(cramjam.zstd.compress(data, level=3 if level is None else level))


def _frame(data: bytes, start: int, room: int) -> tuple[int, int]:
    """Where a frame ends, and how many bytes it can make at most; it stops looking once that is more than `room`."""
    number = int.from_bytes(data[start : start + 4], "little")
    if number >> 4 == 0x184D2A5:
        end = start + 8 + int.from_bytes(data[start + 4 : start + 8], "little")
        if end > len(data) or len(data) < start + 8:
            raise CodecError("zstd: a skippable frame is cut off", offset=start)
        return end, 0
    if number != MAGIC:
        raise CodecError(
            "zstd: no frame begins here",
            offset=start,
            expected=MAGIC.to_bytes(4, "little").hex(),
            found=data[start : start + 4].hex(),
        )
    flags = data[start + 4] if len(data) > start + 4 else 0
    single = flags >> 5 & 1
    sized = (single, 2, 4, 8)[flags >> 6]
    content = start + 5 + (1 - single) + (0, 1, 2, 4)[flags & 3]
    position = content + sized
    if position > len(data):
        raise CodecError("zstd: the frame's header is cut off", offset=start)
    size_said = int.from_bytes(data[content:position], "little") + (256 if sized == 2 else 0) if sized else None
    most, last = 0, 0
    while not last:
        if most > room and (size_said is None or size_said > room):  # a size alone, which may lie, takes no memory
            return position, room + 1
        header = int.from_bytes(data[position : position + 3], "little")
        if len(data) - position < 3:
            raise CodecError("zstd: the frame ends without its last block", offset=position)
        last, kind, size = header & 1, header >> 1 & 3, header >> 3
        length = 1 if kind == _RLE else size
        if kind > _COMPRESSED or length > len(data) - position - 3:
            raise CodecError(
                f"zstd: a block of {length} bytes, where {len(data) - position - 3} remain", offset=position
            )
        most += _BLOCK if kind == _COMPRESSED else size
        position += 3 + length
    position += 4 if flags & 4 else 0
    if position > len(data):
        raise CodecError("zstd: the frame's checksum is cut off", offset=len(data))
    return position, most if size_said is None else min(most, size_said)
