"""The parsers that Kaitai's Python target makes, loaded from where they were compiled to."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import Any

from kaitaistruct import BytesIO, KaitaiStream


class PythonTarget:
    """Modules of one folder."""

    def __init__(self, folder: Path) -> None:
        if str(folder) not in sys.path:
            sys.path.insert(0, str(folder))

    def type(self, spec: str, *inner: str) -> Any:
        """The class of a spec, or of a type inside of it."""
        found = getattr(importlib.import_module(spec), camel(spec))
        for name in inner:
            found = getattr(found, camel(name))
        return found

    def read(self, data: bytes, spec: str, *parameters: Any) -> Any:
        """What a spec reads from all of `data`."""
        stream = KaitaiStream(BytesIO(data))
        read = self.type(spec)(*parameters, stream)
        assert stream.is_eof(), f"{spec} left {stream.size() - stream.pos()} bytes"
        return read


def camel(name: str) -> str:
    """A name as the Python target calls its class."""
    return "".join(part.capitalize() for part in name.split("_"))
