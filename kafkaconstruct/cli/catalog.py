"""`kafkaconstruct apis`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from kafkaconstruct.cli import given

if TYPE_CHECKING:
    from kafkaconstruct.formats.releases import Release


def apis(
    release: Annotated[str | None, typer.Option(metavar="RELEASE", help="What a release serves, as in 3.9.")] = None,
    diff: Annotated[tuple[str, str] | None, typer.Option(metavar="OLD NEW", help="What changed in between.")] = None,
) -> None:
    """List APIs and versions, of all releases or of one."""
    from kafkaconstruct.views.catalog import api_lines, difference_lines, release_lines
    from kafkaconstruct.views.styles import write

    if diff is not None:
        write(difference_lines(_release(diff[0]), _release(diff[1])))
    elif release is not None:
        write(release_lines(_release(release)))
    else:
        write(api_lines())


def _release(name: str) -> Release:
    from kafkaconstruct.errors import UnknownNameError
    from kafkaconstruct.formats.releases import release, releases

    try:
        return release(name)
    except UnknownNameError as error:
        given.usage(f"{error} (known: {', '.join(releases())})")
