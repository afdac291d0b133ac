"""`kafkaconstruct negotiate`."""

from __future__ import annotations

import re
from typing import Annotated, Any

import typer

from kafkaconstruct.cli import given

SIDE = "A release, as in 0.10.2 or 4.4, or the bytes of an ApiVersions response (hex, base64, or a file)."


def negotiate(
    client: Annotated[str, typer.Argument(metavar="CLIENT", help=SIDE)],
    broker: Annotated[str, typer.Argument(metavar="BROKER", help="The same.")],
    version: Annotated[int, typer.Option("--version", help="Of an ApiVersions response given as bytes.")] = 3,
) -> None:
    """Which version of each API two sides would use."""
    from kafkaconstruct.views.negotiation import negotiation_lines
    from kafkaconstruct.views.styles import write

    sides = {"client": client, "broker": broker}
    read = {role: _side(text, version) for role, text in sides.items()}
    names = [f"{role} {text}" if read[role] is text else role for role, text in sides.items()]
    write(negotiation_lines(read["client"], read["broker"], (names[0], names[1])))


def _side(text: str, version: int) -> Any:
    """A release's name, or the body of a response."""
    from kafkaconstruct.errors import UnknownNameError
    from kafkaconstruct.formats.frames import ResponseFrame
    from kafkaconstruct.formats.releases import release, releases

    try:
        release(text)
    except UnknownNameError as error:
        if re.fullmatch(r"\d{1,2}(\.\d{1,2}){0,3}", text):
            given.usage(f"{error} (known: {', '.join(releases())})")
    else:
        return text
    frame = ResponseFrame("ApiVersions", version)
    data = given.read_bytes([text]).data
    if int.from_bytes(data[:4], "big") == len(data) - 4:
        return frame.parse(data).body
    return frame.message[version].parse(data)
