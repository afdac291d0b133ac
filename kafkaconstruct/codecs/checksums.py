"""The two checksums of Kafka's records: CRC32C (batches of magic 2) and CRC32 (messages of magic 0 and 1).

Both take bytes-like data and give an unsigned 32-bit integer. What computes them is imported at first use.
"""

from __future__ import annotations

from collections.abc import Callable

_castagnoli: Callable[[bytes], int] | None = None


def crc32c(data: bytes | bytearray | memoryview) -> int:
    """CRC32C (Castagnoli, RFC 3720 appendix B.4), as Kafka computes it over a batch from its attributes to its end."""
    global _castagnoli
    if _castagnoli is None:
        from google_crc32c import value

        _castagnoli = value
    return _castagnoli(data if type(data) is bytes else bytes(data))  # the library takes nothing that is writable


def crc32(data: bytes | bytearray | memoryview) -> int:
    """CRC32 (IEEE 802.3), as Kafka computes it over a message of magic 0 or 1 from its magic byte to its end."""
    import zlib

    return zlib.crc32(data)
