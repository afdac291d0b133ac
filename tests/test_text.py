"""Every shape people paste bytes in gives the same bytes, and its name."""

from __future__ import annotations

import base64
import subprocess
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kafkaconstruct.errors import ParseError
from kafkaconstruct.sources.dumps import tcp_payload
from kafkaconstruct.sources.text import read_argument, read_text
from tests.needs import needs

FRAME = bytes.fromhex("00000013001200020000000100096b61666b612d636c69")
XXD = """\
00000000: 0000 0013 0012 0002 0000 0001 0009 6b61  ..............ka
00000010: 666b 612d 636c 69                        fka-cli
"""
HEXDUMP_C = """\
00000000  00 00 00 13 00 12 00 02  00 00 00 01 00 09 6b 61  |..............ka|
00000010  66 6b 61 2d 63 6c 69                              |fka-cli|
00000017
"""
HEXDUMP = """\
0000000 0000 1300 1200 0200 0000 0100 0900 616b
0000010 6b66 2d61 6c63 0069
0000017
"""
OD = """\
0000000 00 00 00 13 00 12 00 02 00 00 00 01 00 09 6b 61
0000020 66 6b 61 2d 63 6c 69
0000027
"""
WIRESHARK = """\
0000   00 00 00 13 00 12 00 02 00 00 00 01 00 09 6b 61   ..............ka
0010   66 6b 61 2d 63 6c 69                              fka-cli
"""
TCPDUMP = """\
12:51:28.123456 IP localhost.51234 > localhost.9092: Flags [P.], seq 1:24, ack 1, win 512, length 23
\t0x0000:  4500 003f 0000 4000 4006 0000 7f00 0001  E..?..@.@.......
\t0x0010:  7f00 0001 c822 2384 0000 0001 0000 0001  ....."#.........
\t0x0020:  5018 0200 0000 0000 0000 0013 0012 0002  P...............
\t0x0030:  0000 0001 0009 6b61 666b 612d 636c 69    ......kafka-cli
"""
TCPDUMP_PLAIN = """\
        0x0000:  0000 0013 0012 0002 0000 0001 0009 6b61  ..............ka
        0x0010:  666b 612d 636c 69                        fka-cli
"""
C_ARRAY = """\
unsigned char frame_bin[] = {
  0x00, 0x00, 0x00, 0x13, 0x00, 0x12, 0x00, 0x02, 0x00, 0x00, 0x00, 0x01,
  0x00, 0x09, 0x6b, 0x61, 0x66, 0x6b, 0x61, 0x2d, 0x63, 0x6c, 0x69
};
unsigned int frame_bin_len = 23;
"""
GDB = """\
0x7fffffffe0a0:\t0x00\t0x00\t0x00\t0x13\t0x00\t0x12\t0x00\t0x02
0x7fffffffe0a8:\t0x00\t0x00\t0x00\t0x01\t0x00\t0x09\t0x6b\t0x61
0x7fffffffe0b0:\t0x66\t0x6b\t0x61\t0x2d\t0x63\t0x6c\t0x69
"""
LLDB = """\
0x16fdff0b0: 00 00 00 13 00 12 00 02 00 00 00 01 00 09 6b 61  ..............ka
0x16fdff0c0: 66 6b 61 2d 63 6c 69                             fka-cli
"""
PACKET = bytes.fromhex("4500003f00004000400600007f0000017f000001c000238400000001000000015018020000000000")  # IPv4, TCP
COMMENTED = """\
00 00 00 13               // message_size: 19
00 12 00 02               // ApiVersions, version 2
00 00 00 01               # correlation id
00 09 6b 61 66 6b 61 2d 63 6c 69   -- client id
"""

SHAPES = [
    ("hex", FRAME.hex()),
    ("hex", FRAME.hex().upper() + "\n"),
    ("hex with spaces", "00000013 0012 0002 00000001 0009 6b61666b612d636c69"),
    ("hex with spaces", FRAME.hex(" ", 4)),
    ("hex with spaces", FRAME.hex()[:20] + "\n" + FRAME.hex()[20:]),
    ("hex with colons", FRAME.hex(":")),
    ("hex with dashes", FRAME.hex("-")),
    ("hex with commas", FRAME.hex(",")),
    ("hex with 0x", "0x" + FRAME.hex()),
    ("hex with 0x", " ".join(f"0x{byte:02x}" for byte in FRAME)),
    ("hex with 0x", ", ".join(f"0x{byte:x}" for byte in FRAME)),
    ("hex with spaces", "[" + FRAME.hex(" ") + "]"),
    ("hex with spaces with comments", COMMENTED),
    ("hex in a C array", C_ARRAY),
    ("hex in a C array", "new byte[] {" + ", ".join(f"0x{byte:02X}" for byte in FRAME) + "}"),
    ("hex in quotes", f'bytes.fromhex("{FRAME.hex()}")'),
    ("hex with spaces in quotes", f"'{FRAME.hex(' ')}'"),
    ("hex in quotes", f"X'{FRAME.hex()}'"),
    ("\\x escapes", "".join(f"\\x{byte:02x}" for byte in FRAME)),
    ("\\x escapes", "".join(f"\\\\x{byte:02x}" for byte in FRAME)),
    ("Python bytes literal", repr(FRAME)),
    ("Python bytes literal", f"{FRAME[:7]!r}\n{FRAME[7:]!r}"),
    ("Python bytes literal inside text", f"DEBUG sending {FRAME!r} to node 1"),
    ("string literal with escapes", '"' + "".join(f"\\x{byte:02x}" for byte in FRAME) + '"'),
    ("string literal with escapes", "$'\\0\\0\\0\\023\\0\\022\\0\\002\\0\\0\\0\\001\\0\\tkafka-cli'"),
    (
        "string literal with escapes",
        '"\\u0000\\u0000\\u0000\\u0013\\u0000\\u0012\\u0000\\u0002\\u0000\\u0000\\u0000\\u0001\\u0000\\tkafka-cli"',
    ),
    ("text with \\x escapes", "\\x00\\x00\\x00\\x13\\x00\\x12\\x00\\x02\\x00\\x00\\x00\\x01\\x00\\tkafka-cli"),
    ("list of decimal bytes", str(list(FRAME))),
    ("list of decimal bytes", "[]byte{" + ", ".join(map(str, FRAME)) + "}"),
    ("list of decimal bytes", '{"type":"Buffer","data":' + str(list(FRAME)) + "}"),
    ("list of decimal bytes", str(list(FRAME)).replace(",", "")),
    ("list of decimal bytes", f"Uint8Array({len(FRAME)}) {list(FRAME)}"),
    ("list of decimal bytes", "<<" + ",".join(map(str, FRAME)) + ">>"),
    ("Node.js Buffer", "<Buffer " + FRAME.hex(" ") + ">"),
    ("base64", base64.b64encode(FRAME).decode()),
    ("base64", base64.encodebytes(FRAME * 5).decode()[:-1]),
    ("hex inside text, from character 27", f"Sent request (23 bytes) -> {FRAME.hex()} to broker 1"),
    ("hex inside text, from character 14", f"req(id=9) raw={FRAME.hex(' ')}; waiting"),
    ("xxd dump", XXD),
    ("xxd dump", "00000000: 0000 0013 0012 0002 0000 0001 0009 6b61 666b 612d 636c 69  ..............kafka-cli"),
    ("hexdump -C dump", HEXDUMP_C),
    ("hexdump dump, its 16-bit words turned around", HEXDUMP),
    ("od dump", OD),
    ("hex dump with offsets", WIRESHARK),
    ("tcpdump -X dump, TCP payload of 1 packet", TCPDUMP),
    ("tcpdump -X dump", TCPDUMP_PLAIN),
    ("debugger's dump of memory", GDB),
    ("debugger's dump of memory", "(gdb) x/23xb buffer\n" + GDB.replace(":", " <buffer>:", 1)),
    ("debugger's dump of memory", LLDB),
    ("hex, TCP payload of a packet", (PACKET + FRAME).hex()),
    ("hex with spaces, TCP payload of a packet", (bytes(12) + b"\x08\x00" + PACKET + FRAME).hex(" ")),
    ("hex, TCP payload of a packet", (b"\x02\0\0\0" + PACKET + FRAME).hex()),
]


@pytest.mark.parametrize(("form", "text"), SHAPES, ids=[f"{number}-{form}" for number, (form, _) in enumerate(SHAPES)])
def test_shape(form: str, text: str) -> None:
    for given_as in (text, text.encode()):
        source = read_text(given_as)
        if form == "base64" and len(source.data) > len(FRAME):
            assert source.data == FRAME * 5
        else:
            assert source.data == FRAME
        assert source.form == form


def test_binary_is_left_alone() -> None:
    assert read_text(FRAME).form == "binary"
    assert read_text(b"HTTP/1.1 400 Bad Request\r\n\r\n").data.startswith(b"HTTP")
    assert read_text(b"0\n2\n0 0\n1 5\n").form == "binary"  # a leader epoch checkpoint is text of its own kind
    assert read_text(b"").form == "binary"


def test_utf16_of_powershell() -> None:
    assert read_text("\ufeff".encode("utf-16-le") + FRAME.hex().encode("utf-16-le")).data == FRAME


def test_two_packets_of_tcpdump_are_joined() -> None:
    assert read_text(TCPDUMP + TCPDUMP).data == FRAME + FRAME


def test_squeezed_lines_are_written_out() -> None:
    dump = "00000000  00 00 00 00 00 00 00 00  00 00 00 00 00 00 00 00  |................|\n*\n"
    dump += "00000040  01  |.|\n00000041\n"
    assert read_text(dump).data == bytes(64) + b"\x01"


def test_text_column_of_hex_digits_is_not_taken_for_bytes() -> None:
    data = b"abcdef0123456789" * 2 + b"cafe"
    lines = [data[start : start + 16] for start in range(0, len(data), 16)]
    for gap in (" ", "  ", "   "):
        dump = "\n".join(f"{16 * i:08x}: {line.hex(' ', 2):39}{gap}{line.decode()}" for i, line in enumerate(lines))
        assert read_text(dump).data == data, gap


@pytest.mark.parametrize(
    ("text", "reason", "offset"),
    [
        ("0000001", "odd number", 7),
        ("00 00 00 1g", "neither hex", 10),
        ("00 00 00 13 00 12 00 02 00 00 00 0l 00 09", "neither hex", 34),
        ("kafka", "neither hex", 0),
        ("", "no bytes", 0),
        ("[0, 0, 0, 300]", "not a byte", 10),
        ("<Buffer 00 00 00 13 ... 12 more bytes>", "cut short", 24),
        (r"b'\x00\q'", "no such escape", 4),
        (XXD.replace("00000010", "00000020"), "does not fit its offset", None),
    ],
)
def test_refused(text: str, reason: str, offset: int | None) -> None:
    with pytest.raises(ParseError, match=reason) as caught:
        read_text(text)
    assert caught.value.offset == offset


def test_argument_is_a_file_or_text(tmp_path: Path) -> None:
    path = tmp_path / "frame.bin"
    path.write_bytes(FRAME)
    assert read_argument(str(path)).form == "binary"
    assert read_argument(FRAME.hex()).form == "hex"
    path.write_text(XXD)
    assert read_argument(str(path)).form == "xxd dump"


def test_packets_are_told_from_frames() -> None:
    packet = bytes.fromhex("4500003f00004000400600007f0000017f000001c822238400000001000000015018020000000000") + FRAME
    ethernet = bytes(12) + b"\x08\x00" + packet
    assert tcp_payload(packet) == tcp_payload(ethernet) == FRAME
    assert tcp_payload(FRAME * 3) is None
    assert tcp_payload(packet[:-1]) is None  # its length field promises more


@pytest.mark.parametrize(
    "command",
    [
        ["xxd"],
        ["xxd", "-i"],
        ["xxd", "-p"],
        ["xxd", "-u", "-c", "7"],
        ["hexdump", "-C"],
        ["od", "-A", "x", "-t", "x1z"],
        ["od", "-t", "x1"],
        ["od", "-x"],
        ["hexdump"],
        ["base64"],
    ],
    ids=" ".join,
)
def test_what_the_tools_print(command: list[str], tmp_path: Path) -> None:
    needs(command[0])
    data = bytes(range(256)) * 2 + bytes(100) + FRAME
    path = tmp_path / "frame.bin"
    path.write_bytes(data)
    printed = subprocess.run([*command, str(path)], check=True, capture_output=True).stdout
    assert read_text(printed).data == data


@given(st.binary(min_size=6))
def test_any_bytes_come_back(data: bytes) -> None:
    for text in (
        data.hex(),
        data.hex(" "),
        "b" + repr(data)[1:],
        data.hex(":"),
        "".join(f"\\x{byte:02x}" for byte in data),
    ):
        assert read_text(text).data == data


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        read_text(text)
    except ParseError:
        pass
