"""Dumps of od that are not hex bytes: octal and decimal numbers, and words of 2, 4 or 8 bytes, the low byte first.

od ends a dump with a bare offset, so what its lines hold is known: the bytes to the next offset, over the words there,
is a word's size. A dump whose numbers do not fit that is none of these.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from kafkaconstruct.errors import ParseError

MAX_SQUEEZED = 1 << 26  # bytes that one `*` line may stand for
SIZES = (1, 2, 4, 8)
BASES = {"octal": 8, "decimal": 10, "hex": 16}

_LINE = re.compile(r"([0-9a-fA-F]{6,16})((?:[ \t]+-?[0-9a-fA-F]+)*)[ \t]*(?:>.*<)?")
_OFFSET = re.compile(r"[0-9a-f]{6,16}(?=    | {2}\\| [0-7]{3}|   [!-~]|$)")
_CELL = re.compile(r" (?: \\([0abtnvfr])|([0-7]{3})|  ([!-~]))")
_FORMS = {"hex": r"[0-9a-fA-F]{%d}", "octal": r"[0-7]{%d}", "decimal": r"-?(?:0|[1-9]\d*)"}


@dataclass(frozen=True, slots=True)
class Words:
    """The bytes of a dump, how its numbers are written, and how many bytes each of them is."""

    data: bytes
    form: str
    size: int


def read_words(text: str) -> Words | None:
    """The bytes of od's numbers; None where the text is no such dump. Raises ParseError for numbers out of range."""
    rows: list[tuple[str, list[str]] | None] = []  # None is a `*`: the line before it, again and again
    for raw in text.splitlines():
        if not raw.strip():
            continue
        match = _LINE.fullmatch(raw.strip())
        if match is None and raw.strip() != "*":
            return None
        rows.append((match[1], match[2].split()) if match else None)
    if len(rows) < 2 or rows[0] is None or rows[-1] is None or rows[-1][1]:
        return None
    bases = (8, 10, 16) if len(rows[0][0]) == 7 else (16,)  # od's offsets in octal and decimal are of 7 digits
    for base, whole in [(base, whole) for whole in (True, False) for base in bases]:
        found = _read(rows, base, whole)
        if found is not None:
            return found
    return None


def read_characters(text: str) -> bytes | None:
    """The bytes of what `od -c` prints, four columns a byte; None where the text is no such dump."""
    lines = []
    for raw in text.splitlines():
        offset = _OFFSET.match(raw)
        cells = raw[offset.end() :] if offset else ""
        numbers = [_character(cells[at : at + 4]) for at in range(0, len(cells), 4)]
        octal = [f"{number:03o}" for number in numbers if number is not None]
        if len(octal) < len(numbers) or not (offset or raw == "*"):
            return None
        lines.append(" ".join([offset[0] if offset else "*", *octal]))
    words = read_words("\n".join(lines))
    return words.data if words is not None and words.size == 1 else None


def _character(cell: str) -> int | None:
    if not cell.strip():
        return 32
    match = _CELL.fullmatch(cell)
    if match is None:
        return None
    escape, octal, plain = match.groups()
    return "0      abtnvfr".index(escape) if escape else int(octal, 8) if octal else ord(plain)


def _read(rows: list[tuple[str, list[str]] | None], base: int, whole: bool) -> Words | None:
    """The dump, if `base` is that of its offsets; `whole`: its last word is not filled up."""
    lines = [row for row in rows if row is not None]
    try:
        offsets = [int(offset, base) for offset, _ in lines]
    except ValueError:
        return None
    words = [word for _, line in lines for word in line]
    size = _size(len(lines[0][1]), offsets[1] - offsets[0])
    form = size and _form(words, size)
    elsewhere = form == "hex" and base != 10 and (size == 1 or (size == 2 and len(lines[0][0]) == 7))
    unsure = form == "decimal" and base == 16 and len(lines[0][0]) == 7  # a decimal number has no width
    if not size or not form or elsewhere or unsure:
        return None  # hex bytes, and what hexdump and od -x print, are read elsewhere
    data = bytearray()
    place = 0
    for index, row in enumerate(rows):
        if row is None:
            continue
        if rows[index - 1] is None and index:
            repeated = offsets[place] - offsets[0] - len(data)
            width = size * len(lines[place - 1][1])
            if not width or repeated % width or not 0 <= repeated <= MAX_SQUEEZED:
                return None
            data += bytes(data[-width:]) * (repeated // width)
        missing = offsets[place] - offsets[0] - len(data)
        if missing and not (
            row is rows[-1] and -size < missing < 0 and not whole
        ):  # the last word is filled up with zeros
            return None
        data += b"".join(_bytes(word, BASES[form], size) for word in row[1])
        place += 1
    return Words(bytes(data[: offsets[-1] - offsets[0]]), form, size)


def _size(words: int, length: int) -> int:
    """The size of a word, where `words` of them hold `length` bytes; 0 where there is none."""
    return next((size for size in SIZES if words and -(-length // size) == words), 0)


def _form(words: list[str], size: int) -> str | None:
    digits = {"hex": 2 * size, "octal": -(-8 * size // 3)}
    for form, pattern in _FORMS.items():
        whole = re.compile(pattern % digits[form] if form in digits else pattern)
        if all(whole.fullmatch(word) for word in words):
            return form
    return None


def _bytes(word: str, base: int, size: int) -> bytes:
    number = int(word, base)
    if not -(1 << 8 * size - 1) <= number < 1 << 8 * size:
        raise ParseError(f"a number in the dump does not fit {size} bytes", found=word)
    return (number % (1 << 8 * size)).to_bytes(size, "little")
