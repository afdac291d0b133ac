"""Every codec: there and back, foreign forms, broken bytes, bombs."""

import gzip as python_gzip
import random
import time
import zlib

import cramjam
import pytest

from kafkaconstruct.codecs import CODECS, compress, decompress, output_limit, set_output_limit
from kafkaconstruct.codecs import lz4 as lz4_frames
from kafkaconstruct.codecs.snappy import HEADER
from kafkaconstruct.errors import BuildError, CodecError, LimitError

COMPRESSED = CODECS[1:]
NOISE = random.Random(7).randbytes(200_000)
TEXTS = {
    "empty": b"",
    "one": b"x",
    "words": b"order-events " * 3000,
    "noise": NOISE,
    "a block's end": bytes(65536),
    "past a block's end": bytes(65537) + NOISE[:70_000],
}


@pytest.mark.parametrize("magic", [0, 1, 2])
@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS.keys())
@pytest.mark.parametrize("codec", CODECS)
def test_there_and_back(codec: str, text: bytes, magic: int) -> None:
    assert decompress(codec, compress(codec, text, magic=magic), magic=magic) == text


@pytest.mark.parametrize("codec", ["gzip", "lz4", "zstd"])
def test_levels(codec: str) -> None:
    text = TEXTS["words"] + NOISE[:5000]
    for level in (1, 9):
        assert decompress(codec, compress(codec, text, level=level)) == text


def test_unknown_names() -> None:
    with pytest.raises(BuildError, match="brotli"):
        compress("brotli", b"")
    with pytest.raises(CodecError, match="brotli"):
        decompress("brotli", b"")
    with pytest.raises(BuildError, match="level 12"):
        compress("gzip", b"", level=12)


@pytest.mark.parametrize("codec", COMPRESSED)
def test_each_truncation_is_an_error_or_a_shorter_stream(codec: str) -> None:
    text = NOISE[:300] + bytes(300)
    packed = compress(codec, text)
    for cut in range(len(packed)):
        try:
            got = decompress(codec, packed[:cut])
        except CodecError:
            continue
        assert (codec, cut, got) == ("snappy", len(HEADER), b"")  # a stream without blocks
    assert decompress(codec, packed) == text


@pytest.mark.parametrize("codec", COMPRESSED)
def test_mutations_give_a_codec_error_or_bytes(codec: str) -> None:
    rng, packed = random.Random(codec), compress(codec, NOISE[:200] + bytes(2000) + NOISE[:200])
    for _ in range(3000):
        broken = bytearray(packed)
        for _ in range(rng.randint(1, 4)):
            broken[rng.randrange(len(broken))] = rng.choice((0, 1, 127, 128, 254, 255, rng.randrange(256)))
        try:
            assert isinstance(decompress(codec, bytes(broken), limit=1 << 20), bytes)
        except (CodecError, LimitError):
            pass


# ---------------------------------------------------------------- bombs


BOMBS = {
    "gzip": compress("gzip", bytes(100_000_000)),
    "snappy": compress("snappy", bytes(100_000_000)),
    "snappy, one block": bytes(cramjam.snappy.compress_raw(bytes(100_000_000))),
    "lz4": compress("lz4", bytes(100_000_000)),
    "zstd": compress("zstd", bytes(100_000_000)),
    "zstd without a size": bytes.fromhex("28b52ffd0088" + "02001000" * 999_999 + "03001000"),
}


@pytest.mark.parametrize("bomb", BOMBS)
def test_a_bomb_stops_at_the_limit(bomb: str) -> None:
    began = time.process_time()
    with pytest.raises(LimitError, match=r"limit|more than"):
        decompress(bomb.partition(" ")[0].strip(","), BOMBS[bomb], limit=1_000_000)
    assert time.process_time() - began < 3


@pytest.mark.parametrize("codec", COMPRESSED)
def test_the_limit_is_exact(codec: str) -> None:
    packed = compress(codec, TEXTS["words"])
    assert decompress(codec, packed, limit=len(TEXTS["words"])) == TEXTS["words"]
    with pytest.raises(LimitError):
        decompress(codec, packed, limit=len(TEXTS["words"]) - 1)


def test_the_usual_limit_can_be_set() -> None:
    before = set_output_limit(1000)
    try:
        assert output_limit() == 1000
        for codec in COMPRESSED:
            with pytest.raises(LimitError):
                decompress(codec, compress(codec, bytes(1001)))
    finally:
        assert set_output_limit(before) == 1000


def test_a_snappy_block_that_claims_the_impossible() -> None:
    with pytest.raises(CodecError, match="cannot make"):
        decompress("snappy", bytes.fromhex("ffffffff07 00"))


def test_many_small_gzip_members_take_linear_time() -> None:
    member = compress("gzip", b"x")
    began = time.process_time()
    assert decompress("gzip", member * 20_000) == b"x" * 20_000
    assert time.process_time() - began < 5


# ---------------------------------------------------------------- foreign forms


def test_gzip_members_padding_and_rest() -> None:
    joined = python_gzip.compress(b"a" * 1000) + python_gzip.compress(b"") + python_gzip.compress(b"bc")
    assert decompress("gzip", joined) == b"a" * 1000 + b"bc"
    assert decompress("gzip", joined + bytes(512)) == b"a" * 1000 + b"bc"
    assert decompress("gzip", joined + b"rest") == b"a" * 1000 + b"bc"


def test_gzip_checks_its_checksum() -> None:
    packed = bytearray(compress("gzip", b"abc"))
    packed[-8] ^= 1
    with pytest.raises(CodecError, match="incorrect data check"):
        decompress("gzip", bytes(packed))


def test_gzip_is_not_zlib() -> None:
    with pytest.raises(CodecError, match="incorrect header check"):
        decompress("gzip", zlib.compress(b"abc"))


def test_snappy_bare_block() -> None:
    assert decompress("snappy", bytes(cramjam.snappy.compress_raw(b"abc" * 99))) == b"abc" * 99


def test_snappy_header_in_little_endian() -> None:
    packed = compress("snappy", b"abc" * 99)
    assert packed[:16] == bytes.fromhex("82534e4150505900 00000001 00000001")
    foreign = packed[:8] + bytes.fromhex("01000000 01000000") + packed[16:]
    assert decompress("snappy", foreign) == b"abc" * 99


def test_snappy_streams_joined() -> None:
    assert decompress("snappy", compress("snappy", b"ab") + compress("snappy", b"cd")) == b"abcd"


def test_snappy_blocks_of_32_kilobytes() -> None:
    packed, position, blocks = compress("snappy", NOISE), 16, 0
    while position < len(packed):
        length = int.from_bytes(packed[position : position + 4], "big")
        assert len(bytes(cramjam.snappy.decompress_raw(packed[position + 4 : position + 4 + length]))) <= 32768
        position, blocks = position + 4 + length, blocks + 1
    assert blocks == 7


def test_snappy_block_past_the_end_names_its_place() -> None:
    with pytest.raises(CodecError, match="says 9 bytes, 1 remain") as caught:
        decompress("snappy", HEADER + bytes.fromhex("00000009 00"))
    assert caught.value.offset == 16


def test_lz4_frames_are_kafkas() -> None:
    packed = compress("lz4", bytes(70_000))
    assert packed[:7] == bytes.fromhex("04224d18 60 40 82")  # independent blocks of 64 KB, no checksums
    assert packed[-4:] == bytes(4)
    assert bytes(cramjam.lz4.decompress(packed)) == bytes(70_000)


def test_lz4_stores_what_does_not_shrink() -> None:
    packed = compress("lz4", NOISE[:1000])
    assert packed[7:11] == (1000 | 1 << 31).to_bytes(4, "little")
    assert packed[11:1011] == NOISE[:1000]


def test_lz4_header_checksum_under_magic_0() -> None:
    """KAFKA-3160; "got 1a expected 82" in CASES B-V 100."""
    packed = compress("lz4", b"abc", magic=0)
    assert packed[6] == 0x1A
    assert lz4_frames.header_checksum(packed) == (0x1A, 0x82, 0x1A)
    assert decompress("lz4", packed, magic=0) == b"abc"
    assert decompress("lz4", compress("lz4", b"abc"), magic=0) == b"abc"
    with pytest.raises(CodecError):
        decompress("lz4", packed, magic=1)


def test_lz4_with_linked_blocks_content_size_and_checksums() -> None:
    text = TEXTS["words"] * 5 + NOISE
    writer = cramjam.lz4.Compressor(content_checksum=True, block_linked=True)
    writer.compress(text)
    packed = bytes(writer.finish())
    assert decompress("lz4", packed) == text
    assert decompress("lz4", packed + packed) == text * 2
    assert decompress("lz4", packed + b"rest") == text


def test_xxh32() -> None:
    """The reference implementation's values."""
    known = {b"": 0x02CC5D05, b"abc": 0x32D153FF, b"Nobody inspects the spammish repetition": 0xE2293B2F}
    assert {data: lz4_frames.xxh32(data) for data in known} == known


def test_zstd_frames_joined_skipped_and_unsized() -> None:
    """CASES B-V 104, 105."""
    sized = compress("zstd", b"a" * 500)
    writer = cramjam.zstd.Compressor()
    writer.compress(b"b" * 500)
    unsized = bytes(writer.finish())
    skippable = bytes.fromhex("502a4d18 03000000 aabbcc")
    assert decompress("zstd", sized + skippable + unsized + sized) == b"a" * 500 + b"b" * 500 + b"a" * 500
    with pytest.raises(CodecError, match="no frame begins here"):
        decompress("zstd", sized + b"rest")
