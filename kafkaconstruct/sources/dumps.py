"""Dumps with offsets: xxd, hexdump and hexdump -C, od, tcpdump -x and -X, Wireshark's hex dump, memory in gdb and lldb.

What the offsets say decides: a line holds as many bytes as the next line's offset is away, so the text column is never
taken for bytes. A dump whose offsets do not fit its bytes is refused, not guessed at.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from kafkaconstruct.errors import ParseError

MAX_SQUEEZED = 1 << 26  # bytes that one `*` line of hexdump may stand for


@dataclass(frozen=True, slots=True)
class Dump:
    """The bytes of a dump and which program's it looks like."""

    data: bytes
    form: str


@dataclass(slots=True)
class _Line:
    number: int
    offset: str
    style: str  # "tcpdump", "debugger", "xxd", "columns"
    data: bytes
    text: str | None  # the text column, as far as it can be told from the bytes
    squeezed: bool = False  # a `*` stands before this line
    starts: bool = False  # something that is not a dump line stands before this one
    swapped: bool = False  # groups of two bytes, the low one first, now turned around


_LINE = re.compile(r"^\s*(0[xX])?([0-9a-fA-F]{3,16})(?:\s+<[^<>]*>)?(:?)(?:\s+(.*))?$")
_GROUP = re.compile(r"[0-9a-fA-F]{2,16}")
_BYTES_OF_GDB = re.compile(r"(?:0x[0-9a-f]{2}\s*)+")


def read_dump(text: str) -> Dump | None:
    """The bytes of a dump; None where the text is none. Raises ParseError for a dump whose offsets do not fit."""
    lines, others = _lines(text)
    if not lines:
        return None
    style = lines[0].style
    if any(line.style != style or (line.data and line.swapped != lines[0].swapped) for line in lines) or (
        style == "columns" and others
    ):
        return None
    certain = style != "columns" and (len(lines) > 1 or lines[0].text is not None)
    if not certain and len(lines) == 1 and not _text_fits(lines[0]):
        return None
    failure: ParseError | None = None
    octal = style == "columns" and len(lines[0].offset) == 7  # as od counts
    for base in (16, 8) if octal else (16,):
        try:
            pieces = _join(lines, base)
        except ParseError as error:
            failure = failure or error
            continue
        return _named(lines, pieces, base)
    if certain and failure is not None:
        raise failure
    return None


def _lines(text: str) -> tuple[list[_Line], int]:
    lines: list[_Line] = []
    others = 0
    squeezed = starts = False
    for number, raw in enumerate(text.splitlines(), 1):
        if not raw.strip():
            continue
        if raw.strip() == "*":
            squeezed = True
            continue
        match = _LINE.match(raw)
        line = match and _line(number, *match.groups())
        if line:
            line.squeezed, line.starts = squeezed, starts
            squeezed = starts = False
            lines.append(line)
        else:
            others += 1
            starts = True
    return lines, others


def _line(number: int, prefix: str | None, offset: str, colon: str, rest: str | None) -> _Line | None:
    if prefix and not colon:
        return None
    rest = rest or ""
    style = ("tcpdump" if len(offset) == 4 else "debugger") if prefix else "xxd" if colon else "columns"
    if prefix and _BYTES_OF_GDB.fullmatch(rest):
        return _Line(number, offset, "debugger", bytes.fromhex(rest.replace("0x", "")), None)
    column: str | None = None
    barred = _barred(rest)
    if barred:
        rest, column = barred
    else:
        gap = re.search(r"\s{3,}|\t" if style == "columns" else r"\s{2,}", rest)
        if gap:
            rest, column = rest[: gap.start()], rest[gap.end() :]
    groups: list[str] = []
    for word in rest.split():
        if not _GROUP.fullmatch(word) or len(word) % 2:
            break
        groups.append(word)
    if not groups and rest.strip():
        return None
    data = bytes.fromhex("".join(groups))
    swapped = style == "columns" and len(offset) == 7 and len(groups) > 0 and all(len(group) == 4 for group in groups)
    if swapped:
        data = b"".join(bytes((data[at + 1], data[at])) for at in range(0, len(data), 2))
    return _Line(number, offset, style, data, column, swapped=swapped)


def _barred(rest: str) -> tuple[str, str] | None:
    """What stands before a text column in bars, `|…|` or `>…<`, and the column."""
    end = rest.rstrip()
    for opening, closing in ("||", "><"):
        bar = re.search(rf"(?:^|\s)\{opening}", end) if end.endswith(closing) else None
        if bar and bar.end() < len(end):
            return end[: bar.start()], end[bar.end() : -1]
    return None


def _text_fits(line: _Line) -> bool:
    """Whether the text column shows the bytes beside it."""
    if line.text is None or not line.data:
        return False
    text = line.text.replace(" ", "")
    shown = "".join(chr(byte) if 33 <= byte < 127 else "." if byte != 32 else "" for byte in line.data)
    return (
        text == shown
        or line.text.rstrip() == "".join(chr(byte) if 32 <= byte < 127 else "." for byte in line.data).rstrip()
    )


def _join(lines: list[_Line], base: int) -> list[bytes]:
    """The dumps in the text, one after the other; a dump ends where something else stands or the offset restarts."""
    pieces: list[bytearray] = []
    first = end = 0  # offsets of the current dump's first byte and of its end
    width = 0
    for index, line in enumerate(lines):
        try:
            offset = int(line.offset, base)
        except ValueError as error:
            raise ParseError("the dump's offsets are neither hex nor octal", found=line.offset) from error
        if not pieces or (offset != end and not line.squeezed and (line.starts or offset == 0)):
            pieces.append(bytearray())
            first, width = offset, 0
        elif line.squeezed:
            _repeat(pieces[-1], offset - end, width, line)
        elif offset != end:
            raise ParseError(
                f"line {line.number} of the dump does not fit its offset",
                expected=f"offset {end:#x}",
                found=f"{offset:#x}",
                hint="a line is missing, or has too few bytes",
            )
        data = line.data
        following = lines[index + 1] if index + 1 < len(lines) else None
        if following is not None and not following.starts and not following.squeezed:
            distance = int(following.offset, base) - offset if _is_number(following.offset, base) else 0
            if 0 < distance < len(data):
                data = data[:distance]  # the rest came out of the text column
        elif width:
            data = data[:width]
        pieces[-1] += data
        width = max(width, len(data))
        end = first + len(pieces[-1])
    return [bytes(piece) for piece in pieces]


def _is_number(text: str, base: int) -> bool:
    return base == 16 or all(digit in "01234567" for digit in text)


def _repeat(piece: bytearray, missing: int, width: int, line: _Line) -> None:
    """Write out what a `*` line stands for: the line before it, again and again."""
    if not width or missing < 0 or missing % width or missing > MAX_SQUEEZED:
        raise ParseError(
            f"the * before line {line.number} of the dump stands for no whole lines", found=f"{missing} bytes"
        )
    piece += bytes(piece[-width:]) * (missing // width)


def _named(lines: list[_Line], pieces: list[bytes], base: int) -> Dump:
    style = lines[0].style
    data = b"".join(pieces)
    if style == "tcpdump":
        payloads = [tcp_payload(piece) for piece in pieces]
        if any(payload is not None for payload in payloads):
            kept = b"".join(
                payload if payload is not None else piece for payload, piece in zip(payloads, pieces, strict=True)
            )
            return Dump(kept, f"tcpdump -X dump, TCP payload of {len(pieces)} packet{'s' * (len(pieces) > 1)}")
        return Dump(data, "tcpdump -X dump")
    if style in ("xxd", "debugger"):
        return Dump(data, "xxd dump" if style == "xxd" else "debugger's dump of memory")
    if lines[0].swapped:
        return Dump(data, f"{'od -x' if base == 8 else 'hexdump'} dump, its 16-bit words turned around")
    if base == 8:
        return Dump(data, "od dump")
    return Dump(data, "hexdump -C dump" if len(lines[0].offset) == 8 else "hex dump with offsets")


_ETHER_TYPES = (b"\x08\x00", b"\x86\xdd")
_FAMILIES = tuple(family.to_bytes(4, order) for family in (2, 24, 28, 30) for order in ("little", "big"))
_LINKS = (
    (0, 0, ()),
    (14, 12, _ETHER_TYPES),
    (16, 14, _ETHER_TYPES),
    (4, 0, _FAMILIES),
)  # size, where it says what is in


def tcp_payload(data: bytes) -> bytes | None:
    """What a whole packet carries over TCP, or None where `data` is no IPv4 or IPv6 packet with TCP in it.

    It may have a header of Ethernet, of Linux's any device or of a BSD's loopback in front. No Kafka frame looks like
    that: its size would begin with 0x45 or 0x60 and be beyond a gigabyte.
    """
    for start, kind, kinds in _LINKS:
        if start and data[kind:start] not in kinds:
            continue
        packet = data[start:]
        if len(packet) < 40:
            continue
        if packet[0] >> 4 == 4 and packet[9] == 6:
            header, total = (packet[0] & 0xF) * 4, int.from_bytes(packet[2:4])
        elif packet[0] >> 4 == 6 and packet[6] == 6:
            header, total = 40, 40 + int.from_bytes(packet[4:6])
        else:
            continue
        if header < 20 or len(packet) < header + 20 or not header + 20 <= total <= len(packet):
            continue
        payload = header + (packet[header + 12] >> 4) * 4
        if payload >= header + 20 and payload <= total:
            return packet[payload:total]
    return None
