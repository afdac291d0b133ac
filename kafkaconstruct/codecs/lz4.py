"""LZ4 frames (lz4_Frame_format.md, version 1.6) as Kafka reads and writes them.

Kafka writes independent blocks of 64 KB, without checksums or content size, and its reader refuses linked blocks.
Under magic 0 it has always computed the header's checksum over the frame's magic number as well (KAFKA-3160), and its
reader lets any checksum pass there; both are so here.
"""

from __future__ import annotations

from kafkaconstruct.codecs._bounded import bounded
from kafkaconstruct.errors import CodecError

MAGIC = b"\x04\x22\x4d\x18"
_DESCRIPTOR = b"\x60\x40"  # version 1, independent blocks; blocks of 64 KB at most
_BLOCK = 65536
_STORED = 1 << 31
_MOST = 255  # the best that a block can do: a length byte of 255 for as many bytes


def decompress(data: bytes, limit: int, magic: int = 2) -> bytes:
    """The content of the frames; at most `limit` bytes. What follows the last frame is ignored, as Kafka ignores it."""
    import cramjam

    fixed, position, bound = bytearray(data), 0, 0
    while True:
        position, most = _frame(fixed, position, repair=magic == 0)
        bound += most
        if fixed[position : position + 4] != MAGIC:
            return bounded("lz4", cramjam.lz4.decompress_into, memoryview(fixed)[:position], bound, limit)


def compress(data: bytes, level: int | None = None, magic: int = 2) -> bytes:
    """One frame of independent 64 KB blocks; a block that does not shrink is stored. `level` above 2 is LZ4's HC."""
    import cramjam

    covered = MAGIC + _DESCRIPTOR if magic == 0 else _DESCRIPTOR
    out, view = bytearray(MAGIC + _DESCRIPTOR), memoryview(data)
    out.append(xxh32(covered) >> 8 & 0xFF)
    for start in range(0, len(view), _BLOCK):
        plain = view[start : start + _BLOCK]
        if level is None:
            block = bytes(cramjam.lz4.compress_block(plain, store_size=False))
        else:
            block = bytes(
                cramjam.lz4.compress_block(plain, mode="high_compression", compression=level, store_size=False)
            )
        stored = len(block) >= len(plain)
        out += (len(plain) | _STORED if stored else len(block)).to_bytes(4, "little")
        out += plain if stored else block
    return bytes(out + b"\0\0\0\0")


def header_checksum(data: bytes) -> tuple[int, int, int]:
    """(the checksum that stands in a frame's header, the right one, the one that Kafka writes under magic 0)."""
    end = _header(data, 0)
    return data[end - 1], xxh32(data[4 : end - 1]) >> 8 & 0xFF, xxh32(data[: end - 1]) >> 8 & 0xFF


def _header(data: bytes | bytearray, start: int) -> int:
    """Where a frame's header ends."""
    if data[start : start + 4] != MAGIC:
        raise CodecError(
            "lz4: no frame begins here", offset=start, expected=MAGIC.hex(), found=data[start : start + 4].hex()
        )
    flags = data[start + 4] if len(data) > start + 4 else 0
    end = start + 7 + (8 if flags & 8 else 0) + (4 if flags & 1 else 0)
    if end > len(data):
        raise CodecError("lz4: the frame's header is cut off", offset=start)
    return end


def _frame(data: bytearray, start: int, repair: bool) -> tuple[int, int]:
    """Where a frame ends, and how many bytes it can make at most."""
    position = _header(data, start)
    flags, size_code = data[start + 4], data[start + 5] >> 4 & 7
    if size_code < 4:
        raise CodecError(f"lz4: no block size has the number {size_code}", offset=start + 5)
    if repair:
        data[position - 1] = xxh32(data[start + 4 : position - 1]) >> 8 & 0xFF
    most, block_size, check = 0, 1 << 8 + 2 * size_code, 4 if flags & 16 else 0
    while True:
        length = int.from_bytes(data[position : position + 4], "little")
        if len(data) - position < 4:
            raise CodecError("lz4: the frame ends without its end mark", offset=position)
        position += 4
        if length == 0:
            break
        stored, length = length & _STORED, length & ~_STORED
        if length > block_size or length > len(data) - position:
            raise CodecError(
                f"lz4: a block of {length} bytes, where {len(data) - position} remain",
                offset=position - 4,
                expected=f"at most {block_size}",
                found=str(length),
            )
        most += length if stored else min(block_size, _MOST * length)
        position += length + check
    position += 4 if flags & 4 else 0
    if position > len(data):
        raise CodecError("lz4: the frame's checksum is cut off", offset=len(data))
    return position, most


_P1, _P2, _P3, _P4, _P5 = 2654435761, 2246822519, 3266489917, 668265263, 374761393
_MASK = 0xFFFFFFFF


def xxh32(data: bytes | bytearray) -> int:
    """XXH32 with seed 0; a frame's header has the second byte of it over its descriptor."""
    position, total = 0, len(data) + _P5
    if len(data) >= 16:
        lanes = [(_P1 + _P2) & _MASK, _P2, 0, -_P1 & _MASK]
        while position + 16 <= len(data):
            for i in range(4):
                word = int.from_bytes(data[position : position + 4], "little")
                lanes[i] = _rotate(lanes[i] + word * _P2, 13) * _P1 & _MASK
                position += 4
        total = sum(_rotate(lane, shift) for lane, shift in zip(lanes, (1, 7, 12, 18), strict=True)) + len(data)
    while position + 4 <= len(data):
        total = _rotate(total + int.from_bytes(data[position : position + 4], "little") * _P3, 17) * _P4
        position += 4
    for byte in data[position:]:
        total = _rotate(total + byte * _P5, 11) * _P1
    total &= _MASK
    total = (total ^ total >> 15) * _P2 & _MASK
    total = (total ^ total >> 13) * _P3 & _MASK
    return total ^ total >> 16


def _rotate(value: int, bits: int) -> int:
    value &= _MASK
    return (value << bits | value >> 32 - bits) & _MASK
