"""Bytes out of the shapes people paste them in, and the name of the shape.

`read_text` tries the shapes from the most telling one to the least: a dump with offsets, a literal with backslash
escapes, a list of decimal numbers, plain hex, base64, and at last hex that stands somewhere inside other text.
What has bytes in it that text never has is taken as it is.
"""

from __future__ import annotations

import base64
import binascii
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from kafkaconstruct.errors import ParseError
from kafkaconstruct.sources.dumps import read_dump, tcp_payload
from kafkaconstruct.sources.od_words import read_characters, read_words

BINARY = "binary"
MIN_BASE64 = 8  # characters; shorter words are English more often than base64
MIN_EMBEDDED = 8  # bytes of hex inside other text: the smallest response frame, size and correlation id
LONGEST_ARGUMENT = 4096  # characters; no file name is longer


@dataclass(frozen=True, slots=True)
class Source:
    """Bytes, and what they were taken for: `binary`, `hex`, `base64`, `xxd dump`, `Python bytes literal` ..."""

    data: bytes
    form: str


def read_argument(argument: str) -> Source:
    """Bytes of a command-line argument: `-` is standard input, then a file's name, then text. Raises ParseError."""
    if argument == "-":
        return read_text(sys.stdin.buffer.read())
    if len(argument) < LONGEST_ARGUMENT and "\0" not in argument and "\n" not in argument:
        path = Path(argument)
        if _is_file(path):
            return read_text(path.read_bytes())
    return read_text(argument)


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:  # longer than names may be
        return False


def read_text(data: bytes | str) -> Source:
    """The bytes in `data`, and the shape they were in.

    Bytes that no shape fits are returned as they are (`binary`); a str that no shape fits raises ParseError, with
    the place where hex stops being hex as its offset (in characters).
    """
    if isinstance(data, str):
        text = data
    else:
        decoded = _as_text(data)
        if decoded is None:
            return Source(data, BINARY)
        text = decoded
    try:
        source = _first_shape(text)
    except ParseError:
        if isinstance(data, str):
            raise
        source = None  # a file is allowed to be none of our shapes
    if source is not None:
        payload = tcp_payload(source.data)
        return Source(payload, f"{source.form}, TCP payload of a packet") if payload else source
    if isinstance(data, str):
        raise _no_shape(text)
    return Source(data, BINARY)


def _as_text(data: bytes) -> str | None:
    """`data` as text, or None where it cannot be text."""
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):  # what PowerShell's > writes
        try:
            return data.decode("utf-16")
        except UnicodeDecodeError:
            return None
    if data.translate(None, _TEXT_BYTES):
        return None
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return None


_TEXT_BYTES = bytes([9, 10, 12, 13, *range(32, 127), *range(128, 256)])


def _first_shape(text: str) -> Source | None:
    words = read_words(text)
    if words is not None:
        size = f" of {words.size} bytes, the low one first" if words.size > 1 else ""
        return Source(words.data, f"od dump of {words.form} numbers{size}")
    characters = read_characters(text)
    if characters is not None:
        return Source(characters, "od dump of characters")
    dump = read_dump(text)
    if dump is not None:
        return Source(dump.data, dump.form)
    for read in _SHAPES:
        source = read(text)
        if source is not None:
            return source
    return None


# --- literals ---------------------------------------------------------------------------------------------------

_QUOTED = re.compile(
    r"""(?P<prefix>\b[bB][rR]?|\b[rR][bB]|\$)?(?<!\\)(?P<quote>["'])(?P<body>(?:\\.|(?!(?P=quote))[^\\])*+)(?P=quote)""",
    re.S,
)
_HEX_CALL = re.compile(r"\b(?:fromhex|unhexlify|hexlify|decodeHex|DecodeString|parseHex|hex)\s*\(\s*$")
_ESCAPE = re.compile(r"\\(?:x([0-9a-fA-F]{2})|u\{?00([0-9a-fA-F]{2})\}?|([0-7]{1,3})|(\r?\n)|(.))", re.S)
_SIMPLE = {"n": 10, "r": 13, "t": 9, "a": 7, "b": 8, "f": 12, "v": 11, "e": 27, "\\": 92, "'": 39, '"': 34, "/": 47}
_ONLY_ESCAPES = re.compile(r"(?:\\x[0-9a-fA-F]{2}\s*)+")


def unescape(text: str) -> bytes:
    r"""The bytes of a literal's inside: `\x00`, `\0`, `\n`, `\u0000` and plain characters (as UTF-8).

    Raises ParseError at an escape that no language has.
    """
    out = bytearray()
    end = 0
    for match in _ESCAPE.finditer(text):
        out += text[end : match.start()].encode("utf-8", "surrogateescape")
        end = match.end()
        hexadecimal, point, octal, newline, simple = match.groups()
        if hexadecimal or point:
            out.append(int(hexadecimal or point, 16))
        elif octal:
            out.append(int(octal, 8) & 0xFF)
        elif simple in _SIMPLE:
            out.append(_SIMPLE[simple])
        elif not newline:
            raise ParseError("no such escape", offset=match.start(), found=match.group(), expected=r"\x and two digits")
    out += text[end:].encode("utf-8", "surrogateescape")
    return bytes(out)


def _literal(text: str) -> Source | None:
    r"""`b'\x00…'`, `"\x00…"`, several of them side by side, or bare `\x00\x00…`."""
    stripped = text.strip()
    doubled = stripped.replace("\\\\", "\\")
    if _ONLY_ESCAPES.fullmatch(doubled):  # JSON in JSON doubles the backslashes
        return Source(bytes.fromhex(re.sub(r"[\\x\s]", "", doubled)), "\\x escapes")
    quoted = list(_QUOTED.finditer(stripped))
    pieces = [match for match in quoted if match["prefix"] or "\\" in match["body"]]
    if pieces and ("\\" in stripped or pieces[0]["prefix"] in ("b", "B")):
        data = b"".join(unescape(match["body"]) for match in _adjacent(stripped, quoted, pieces[0]))
        around = stripped[: pieces[0].start()].strip() or stripped[pieces[-1].end() :].strip(" \n;,)")
        form = "Python bytes literal" if (pieces[0]["prefix"] or "").lower() == "b" else "string literal with escapes"
        return Source(data, form + (" inside text" if around else ""))
    if len(quoted) == 1 and not pieces:
        return _quoted_hex(stripped, quoted[0])
    if "\\x" in stripped and not quoted:
        start = stripped.index("\\x")
        head = stripped[:start]
        if head and not head.isprintable():
            return None
        return Source(unescape(stripped), "text with \\x escapes")
    return None


def _adjacent(text: str, quoted: list[re.Match[str]], first: re.Match[str]) -> list[re.Match[str]]:
    """The literals that a compiler would join to the first one: only blanks, `+`, `\\` and newlines between them."""
    joined = [first]
    for match in quoted[quoted.index(first) + 1 :]:
        if text[joined[-1].end() : match.start()].strip(" \t\r\n\\+,()"):
            break
        joined.append(match)
    return joined


def _quoted_hex(text: str, match: re.Match[str]) -> Source | None:
    """`bytes.fromhex("00…")`, `X'00…'` or a quoted hex or base64 word."""
    inside = match["body"]
    call = _HEX_CALL.search(text[: match.start()])
    if not call and text[: match.start()].strip(" =xXhH(") and text[match.end() :].strip(" ;,)"):
        return None
    source = _hex(inside) or (None if call else _base64(inside))
    return source and Source(source.data, source.form + " in quotes")


# --- numbers ----------------------------------------------------------------------------------------------------

_LIST = re.compile(r"[\[({<]\s*+(-?\d{1,3}(?:\s*+,\s*+-?\d{1,3})++)\s*+(?:,\s*+)?[\])}>]")
_LIST_OF_GO = re.compile(r"\s*+\[(\d{1,3}(?: \d{1,3})++)\]\s*+")
_BARE_LIST = re.compile(r"\s*+(-?\d{1,3}(?:\s*+,\s*+-?\d{1,3})++)\s*+(?:,\s*+)?")


def _decimal_list(text: str) -> Source | None:
    """`[0, 0, 0, 38, -1]` as Java, Python and JavaScript print bytes, `[0 0 0 38]` as Go; `[00, 00, 26]` is hex."""
    match = _BARE_LIST.fullmatch(text) or _LIST_OF_GO.fullmatch(text) or _LIST.search(text)
    if match is None:
        return None
    words = re.findall(r"-?\d+", match[1])
    if len(words) < 4 or all(len(word) == 2 for word in words):
        return None
    numbers = [int(word) for word in words]
    wrong = next((word for word, number in zip(words, numbers, strict=True) if not -128 <= number <= 255), None)
    if wrong is not None:
        raise ParseError(
            "a number in the list is not a byte", offset=text.index(wrong), found=wrong, expected="-128 to 255"
        )
    return Source(bytes(number & 0xFF for number in numbers), "list of decimal bytes")


# --- hex --------------------------------------------------------------------------------------------------------

_BRACES = re.compile(r"\{([^{}0]*+(?:0(?![xX])[^{}0]*+)*+0[xX][^{}]*+)\}")
_NODE = re.compile(r"<Buffer\s+((?:[0-9a-f]{2}\s*)+)(?:\.\.\.\s*(\d+) more bytes?)?>")
_COMMENT = re.compile(r"(?://|#|;|--|\s\|).*")
_SEPARATORS = re.compile(r"[\s,:_|.\-]+")
_PREFIX = re.compile(r"\\?0[xX]")
_HEX_WORD = re.compile(r"[0-9a-fA-F]+")


def _hex(text: str) -> Source | None:
    """Plain hex: one run, or groups with blanks, colons, commas, `0x`, brackets or comments among them."""
    node = _NODE.search(text)
    if node:
        if node[2]:
            raise ParseError(
                f"the paste is cut short: Node.js left out {node[2]} bytes",
                offset=node.start(2),
                hint="print it with buffer.toString('hex')",
            )
        return Source(bytes.fromhex(node[1]), "Node.js Buffer")
    braces = _BRACES.search(text)
    body, form = (braces[1], "hex in a C array") if braces else (text, "hex")
    body = re.sub(r"/\*.*?\*/", " ", body, flags=re.S)
    lines = body.splitlines()
    bare = [_COMMENT.sub("", line) for line in lines]
    commented = [line.strip() for line in bare] != [line.strip() for line in lines]
    words = [word for line in bare for word in _words(line)]
    if not words:
        return None
    prefixed = sum(1 for word in words if _PREFIX.match(word))
    digits = [_PREFIX.sub("", word) for word in words]
    if not all(_HEX_WORD.fullmatch(word) for word in digits):
        return None
    if prefixed and prefixed == len(words) and all(len(word) <= 2 for word in digits):
        digits = [word.zfill(2) for word in digits]
    elif any(len(word) == 1 for word in digits):
        return None  # "0 1 2" is numbers, not bytes
    elif len(digits) > 3 and all(len(word) == 3 for word in digits):
        return None  # octal or decimal
    joined = "".join(digits)
    if len(joined) % 2:
        raise ParseError(
            f"an odd number of hex digits ({len(joined)})",
            offset=len(text.rstrip()),
            hint="one digit is missing or too many",
        )
    if not braces:
        form = _hex_form("\n".join(bare).strip(), words, prefixed)
    return Source(bytes.fromhex(joined), form + (" with comments" if commented else ""))


def _words(line: str) -> list[str]:
    return [word for word in _SEPARATORS.split(line.strip(" \t\r\n[](){}<>\"'")) if word]


def _hex_form(text: str, words: list[str], prefixed: int) -> str:
    if prefixed:
        return "hex with 0x"
    for mark, name in ((":", "colons"), (",", "commas"), ("-", "dashes"), ("_", "underscores")):
        if mark in text:
            return f"hex with {name}"
    return "hex" if len(words) == 1 else "hex with spaces"


# --- base64 -----------------------------------------------------------------------------------------------------

_BASE64 = re.compile(r"[A-Za-z0-9+/_-]+={0,2}")


def _base64(text: str) -> Source | None:
    """Base64 of either alphabet, broken into lines or not, padded or (from 16 characters) not."""
    joined = "".join(text.split())
    blanks_inside = any(len(line.split()) > 1 for line in text.splitlines())
    if len(joined) < MIN_BASE64 or blanks_inside or not _BASE64.fullmatch(joined):
        return None
    missing = -len(joined) % 4
    if missing == 3 or (missing and ("=" in joined or len(joined) < 2 * MIN_BASE64)):
        return None
    urlsafe = "-" in joined or "_" in joined
    if urlsafe and ("+" in joined or "/" in joined):
        return None
    try:
        data = base64.b64decode(joined + "=" * missing, altchars=b"-_" if urlsafe else None, validate=True)
    except binascii.Error:
        return None
    return Source(data, "base64, URL-safe" if urlsafe else "base64")


# --- inside other text ------------------------------------------------------------------------------------------

_GROUP = r"(?:0[xX])?+(?:[0-9a-fA-F](?![xX])){2,}+(?=0[xX]|(?![0-9a-zA-Z]))"
_RUN = re.compile(rf"(?<![0-9a-zA-Z]){_GROUP}(?:[ :,]?{_GROUP})*+")


def _embedded_hex(text: str) -> Source | None:
    """The longest run of hex in a log line or a sentence, if it is long enough to be no word or number."""
    hexadecimal = [_HEX_WORD.fullmatch(word) is not None for word in text.split()]
    if hexadecimal[:1] == hexadecimal[-1:] == [True] and sum(hexadecimal) >= len(hexadecimal) * 7 / 8 > 7:
        return None  # hex with a typing error: what stands before it is not all
    best = b""
    where = 0
    for match in _RUN.finditer(text):
        digits = re.sub(r"0[xX]|[ :,]", "", match.group())
        if len(digits) % 2 == 0 and len(digits) > 2 * len(best):
            best, where = bytes.fromhex(digits), match.start()
    if len(best) < MIN_EMBEDDED:
        return None
    return Source(best, f"hex inside text, from character {where}")


_SHAPES: tuple[Callable[[str], Source | None], ...] = (_literal, _decimal_list, _hex, _base64, _embedded_hex)


SHAPES_READ = (
    "hex, base64, Python and C literals, dumps of xxd, hexdump, tcpdump, Wireshark and gdb are read; "
    "a file is named by its path"
)


def _no_shape(text: str) -> ParseError:
    """Says where the text stops being hex."""
    for match in re.finditer(r"\S", text):
        character = match.group()
        if not re.match(r"[0-9a-fA-FxX:,\\'\"{}\[\]()]", character):
            return ParseError(
                "neither hex nor any other shape of bytes",
                offset=match.start(),
                expected="hex digits",
                found=repr(character),
                hint=SHAPES_READ,
            )
    return ParseError("no bytes in the text", offset=0, expected="hex digits", found=repr(text[:20]), hint=SHAPES_READ)
