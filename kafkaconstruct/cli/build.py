"""`kafkaconstruct build`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from kafkaconstruct.cli import given


def build(
    file: Annotated[str, typer.Argument(metavar="FILE", help="YAML or JSON; - for standard input.")],
    as_: Annotated[str | None, given.AS] = None,
    frame: Annotated[bool, typer.Option("--frame", help="Put size and header in front of a body.")] = False,
    client_id: Annotated[str | None, typer.Option(help="For the header of a request; null if left out.")] = None,
    correlation_id: Annotated[int, typer.Option(help="For the header.")] = 0,
    hex_: Annotated[bool, typer.Option("--hex", help="Write hex (the default without --output).")] = False,
    base64: Annotated[bool, typer.Option("--base64", help="Write base64.")] = False,
    raw: Annotated[bool, typer.Option("--raw", help="Write the bytes themselves (the default with it).")] = False,
    output: Annotated[Path | None, typer.Option("--output", "-o", metavar="FILE", help="Write to a file.")] = None,
) -> None:
    """Make bytes of YAML or JSON.

    Of what parse --json and --yaml print, or of what you write by hand.

    The document says what it is in _as, or --as does. What is left out takes Kafka's default; {"forced": n} writes a
    wrong value on purpose.
    """
    if hex_ + base64 + raw > 1:
        given.usage("--hex, --base64 and --raw exclude each other")
    text, folder = _read(file)
    data = _built(text, folder, as_, frame, client_id, correlation_id)
    if base64:
        from base64 import b64encode

        data = b64encode(data) + b"\n"
    elif hex_ or not (raw or output):
        data = data.hex().encode() + b"\n"
    if output is not None:
        output.write_bytes(data)
    else:
        sys.stdout.buffer.write(data)


def _read(file: str) -> tuple[str, Path]:
    """The document's text, and the folder that names of files in it start from."""
    if file == "-":
        return sys.stdin.buffer.read().decode("utf-8", "replace"), Path()
    path = Path(file)
    try:
        return path.read_text(encoding="utf-8-sig"), path.parent
    except OSError as error:
        if file.lstrip()[:1] in "{[":
            return file, Path()
        given.usage(f"cannot read {file!r}: {error.strerror}")
    except UnicodeDecodeError:
        given.usage(f"{file!r} is neither YAML nor JSON, it is no UTF-8")


def _built(text: str, folder: Path, name: str | None, frame: bool, client_id: str | None, correlation_id: int) -> bytes:
    from kafkaconstruct.errors import UnknownNameError, VersionError
    from kafkaconstruct.views import documents, unplain

    unplain.folder.set(folder)
    document = documents.load(text)
    try:
        if frame:
            document, name = _framed(document, name, client_id, correlation_id)
        return documents.build_document(document, name)
    except (UnknownNameError, VersionError) as error:
        if error.path:
            raise  # the document's own fault
        given.usage(str(error))


def _framed(document: Any, name: str | None, client_id: str | None, correlation_id: int) -> tuple[Any, str]:
    """A body in a frame: the document of it, and its name."""
    from kafkaconstruct.formats.index import named

    label = name or (document.get("_as") if isinstance(document, dict) else None)
    if not isinstance(document, dict) or not isinstance(label, str):
        given.usage("--frame needs a body, and its name in _as or --as")
    if "header" in document and "body" in document:
        return {**document, "size": 0}, label
    message, version = named(label)
    if message.kind not in ("request", "response"):
        given.usage(f"--frame is for requests and responses; {message.name} is neither")
    body = {key: value for key, value in document.items() if key != "_as"}
    header: dict[str, Any] = {"correlation_id": correlation_id}
    if message.kind == "request":
        header |= {"request_api_key": message.key, "request_api_version": version, "client_id": client_id}
    return {"size": 0, "header": header, "body": body}, f"{message.name}:{version}"
