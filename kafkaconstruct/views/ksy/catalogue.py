"""Every spec that is checked in under ksy/, and the text of any single one.

`kafkaconstruct ksy --all ksy` writes them all anew; with `--check` it says which are not what the declarations make
them.
"""

from __future__ import annotations

import copy
import struct
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from kafkaconstruct.engines.kaitai import PRIMITIVES, Type
from kafkaconstruct.errors import BuildError, VersionError
from kafkaconstruct.formats.index import api, apis, message
from kafkaconstruct.formats.prefixed import MetadataRecord, RemoteLogMetadataRecord
from kafkaconstruct.views.ksy import frames, internal, messages, records
from kafkaconstruct.views.ksy.parts import GUIDE, SHARED, all_enums, complete, meta

SUFFIX = ".ksy"
RESPONSES = "response"  # the folder of specs for use from code, which import each other

PREFIXED = {  # message: extension of the files that hold it
    "ConsumerProtocolSubscription": "",
    "ConsumerProtocolAssignment": "",
    "ProducerSnapshot": "snapshot",
}

SHARED_DOC = """\
The types and enums that Kafka's specs have in common, to be imported: variable-length integers, tagged fields, records,
error codes.
"""


def specs() -> Iterator[tuple[str, Type]]:
    """Each spec and the file that it stands in, relative to ksy/."""
    for spec in _alone():
        yield f"{spec.meta['id']}{SUFFIX}", spec
    for spec in _imported():
        yield f"{RESPONSES}/{spec.meta['id']}{SUFFIX}", spec


def _alone() -> Iterator[Type]:
    """Specs that need no other."""
    yield frames.request()
    yield frames.keyed_response()
    yield _hoisted("records", records.record_types(), "Kafka records, of any magic, and log segments", "log")
    yield _hoisted("record_batch", records.record_types(), "Kafka record batch (magic 2)")
    yield _hoisted("message_set", records.message_set_types(), "Kafka message set (magic 0 and 1)")
    yield from internal.coordinator_records()
    yield internal.typed_record(MetadataRecord, "__cluster_metadata")
    yield internal.typed_record(RemoteLogMetadataRecord, "__remote_log_metadata")
    for name, extension in PREFIXED.items():
        yield internal.prefixed(message(name), extension=extension)
    yield from internal.index_files()


def _imported() -> Iterator[Type]:
    """Specs for use from code: parameters in front, what they share in a file of its own."""
    yield Type(
        meta=meta(SHARED, "Types that Kafka's specs share"),
        doc=SHARED_DOC,
        doc_ref=(GUIDE,),
        types=PRIMITIVES | records.record_types(),
        enums=all_enums(),
    )
    yield frames.response()
    yield from (messages.of_any_version(each.response) for each in apis())


def _hoisted(name: str, types: dict[str, Type], title: str, extension: str = "") -> Type:
    """One of several types as the root of a spec, with those of the others that it needs."""
    spec = copy.copy(types[name])
    needed = {name}
    todo = [name]
    while todo:
        mentioned, _ = types[todo.pop()].mentioned()
        new = (mentioned & types.keys()) - needed
        needed |= new
        todo += new
    spec.types = {each: type_ for each, type_ in types.items() if each in needed and each != name}
    spec.meta = meta(f"kafka_{name}", title, extension=extension)
    return complete(spec)


@cache
def texts() -> dict[str, str]:
    """Every file under ksy/ and what belongs in it."""
    return {name: spec.text() for name, spec in specs()}


def write_all(folder: Path) -> list[Path]:
    """Write every spec below `folder`, remove specs that are no longer made, and return what is there."""
    for name, text in texts().items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    for path in _present(folder):
        if path.relative_to(folder).as_posix() not in texts():
            path.unlink()
    return _present(folder)


def stale(folder: Path) -> list[str]:
    """The specs below `folder` that are missing, superfluous, or not byte for byte what the declarations make them."""
    present = {path.relative_to(folder).as_posix(): path.read_bytes() for path in _present(folder)}
    wanted = {name: text.encode() for name, text in texts().items()}
    return sorted(name for name in present.keys() | wanted.keys() if present.get(name) != wanted.get(name))


def _present(folder: Path) -> list[Path]:
    return sorted(folder.rglob(f"*{SUFFIX}"))


def ksy_for(name: str, version: int | None = None, *, framed: bool = False) -> str:
    """The text of one spec, which stands alone in its file as the Web IDE wants it.

    :param name: a message's name (or an API's, which stands for its request), or that of a spec: "kafka_request"
    :param version: of the message; the newest stable one by default
    :param framed: a whole frame with its size and header, not the body alone
    :raises UnknownNameError: no such message
    :raises VersionError: the message has no such version
    :raises BuildError: `framed` for what is no request or response
    """
    for file in (f"{name}{SUFFIX}", f"{RESPONSES}/{name}{SUFFIX}") if name.startswith("kafka_") else ():
        if file in texts():
            return texts()[file]
    found = message(name)
    chosen = found.newest if version is None else version
    if not framed:
        return messages.single(found, chosen).text()
    if found.kind not in ("request", "response"):
        raise BuildError(f"{found.name} has no frame", expected="a request or a response")
    return messages.frame(found, chosen).text()


def wrap(name: str, version: int, frame: bytes) -> bytes:
    """A response frame as kafka_keyed_response takes it: behind its API key and version, an int16 each.

    `name` is the API's name, or that of its request or response. Raises UnknownNameError, VersionError, and BuildError
    where the bytes do not begin with the size of what follows.
    """
    found = api(name.removesuffix("Response").removesuffix("Request"))
    if version not in found.versions:
        raise VersionError(f"{found.response.name} has no version {version}", expected=str(found.response))
    size = int.from_bytes(frame[:4], "big", signed=True)
    if len(frame) < 4 or size != len(frame) - 4:
        raise BuildError("not a whole frame", expected=f"a size of {len(frame) - 4} in front", found=str(size))
    return struct.pack(">hh", found.key, version) + frame
