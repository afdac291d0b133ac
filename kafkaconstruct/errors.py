"""What goes wrong with bytes and values. Everything here is a `construct.ConstructError`."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import Any

from construct import ConstructError


class KafkaError(ConstructError):
    """An error that names the field, the byte and the reason.

    `path` (`topics[3].name`) grows while the error unwinds through `at`, so success pays nothing for it. `offset`
    is the absolute byte offset in `buffer`: "" is the input itself, another name is a payload that was decompressed.
    """

    def __init__(
        self,
        reason: str = "",
        offset: int | None = None,
        *,
        expected: str | None = None,
        found: str | None = None,
        hint: str | None = None,
    ) -> None:
        super().__init__(reason)
        self.reason = reason
        self.offset = offset
        self.expected = expected
        self.found = found
        self.hint = hint
        self.buffer = ""
        self.path: str = ""
        self._own_path = ""
        self._prefix = ""

    def at(self, part: str) -> KafkaError:
        """Put a path part (`name`, or `[3]`) in front, and return the error itself."""
        joint = "" if not self._own_path or self._own_path[0] == "[" else "."
        self._own_path = part + joint + self._own_path
        return self._join()

    def embedded_in(self, path: str) -> KafkaError:
        """Note where in somebody's own Construct we stand; `path` is Construct's `(parsing) -> a -> b`."""
        self._prefix = ".".join(path.split(" -> ")[1:])
        return self._join()

    def _join(self) -> KafkaError:
        joint = "." if self._prefix and self._own_path and self._own_path[0] != "[" else ""
        self.path = self._prefix + joint + self._own_path
        return self

    def moved(self, offset: int = 0, buffer: str | None = None) -> KafkaError:
        """The same error seen from outside: `offset` bytes later, or inside the payload named `buffer`."""
        if buffer is not None and not self.buffer:
            self.buffer = buffer
        if self.offset is not None and not self.buffer:
            self.offset += offset
        return self

    def __str__(self) -> str:
        where = self.path
        if self.offset is not None:
            where += f"{' ' if where else ''}at byte {self.offset} (0x{self.offset:x})"
        if self.buffer:
            where += f" of {self.buffer}"
        text = f"{where}: {self.reason}" if where else self.reason
        if self.expected is not None:
            text += f"; expected {self.expected}"
        if self.found is not None:
            text += f"{',' if self.expected is not None else ';'} found {self.found}"
        return text


class ParseError(KafkaError):
    """Bytes that are not what the declaration says."""


class TrailingBytesError(ParseError):
    """The value ended before the bytes did. `value` is what was read, `offset` where it ended, `rest` what follows."""

    def __init__(self, value: Any = None, offset: int = 0, rest: bytes = b"") -> None:
        reason = f"{counted(len(rest), 'byte')} left over"
        super().__init__(reason, offset, expected="the end", found=rest[:16].hex(" "))
        self.value = value
        self.rest = rest

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.value, self.offset, self.rest), self.__dict__


class LimitError(ParseError):
    """More than the caller's limit allows: a decompression bomb, an oversized frame."""


class CodecError(ParseError):
    """Compressed bytes that the codec refuses."""


class BuildError(KafkaError):
    """A value that cannot be written at this version."""


class VersionError(KafkaError):
    """A version that the message does not have."""


class UnknownNameError(KafkaError):
    """A name that nothing here has; `hint` holds the nearest one that something has."""

    @classmethod
    def near(cls, what: str, name: object, known: Iterable[str]) -> UnknownNameError:
        """`what` is the kind of thing ("message"); `known` are the names it might have been."""
        return cls(f"no {what} is named {name!r}", hint=nearest(str(name), known))

    def __str__(self) -> str:
        return super().__str__() + (f"; did you mean {self.hint}?" if self.hint else "")


def nearest(name: str, known: Iterable[str]) -> str | None:
    """The known name most like `name`, whatever its case, or None."""
    by_case = {k.lower(): k for k in known}
    found = difflib.get_close_matches(name.lower(), by_case, n=1, cutoff=0.55)
    return by_case[found[0]] if found else None


def counted(count: int, one: str, many: str | None = None) -> str:
    """`1 tag`, `2 tags`."""
    return f"{count} {one if count == 1 else many or one + 's'}"
