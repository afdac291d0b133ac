"""The commands. Each module here imports nothing heavy until its command runs, so that --help is there at once."""

from __future__ import annotations

import io
import os
import signal
import sys
from typing import TYPE_CHECKING

import typer

from kafkaconstruct.cli import build, capture, catalog, diff, identify, ksy, negotiate, parse, schema

if TYPE_CHECKING:
    from construct import ConstructError

FINE, BAD, USAGE = 0, 1, 2  # exit codes: bytes or values are fine, are not, or the command was used wrongly

app = typer.Typer(
    help="Take Apache Kafka's bytes apart and put them together again.",
    epilog="Bytes are hex, base64, a dump, a literal, the name of a file, or - for standard input. "
    "NAME[:VERSION] is a message (MetadataResponse:12), or an API or its key (Metadata, 3) for its request.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
app.command("parse")(parse.parse)
app.command("identify")(identify.identify)
app.command("capture")(capture.capture)
app.command("build")(build.build)
app.command("diff")(diff.diff)
app.command("schema")(schema.schema)
app.command("apis")(catalog.apis)
app.command("negotiate")(negotiate.negotiate)
app.command("ksy")(ksy.ksy)


@app.callback(invoke_without_command=True)
def _callback(
    context: typer.Context,
    version: bool = typer.Option(False, "--version", help="Print the version and exit.", is_eager=True),
) -> None:
    if version:
        from importlib import metadata

        try:
            print(f"kafkaconstruct {metadata.version('kafkaconstruct')}")
        except metadata.PackageNotFoundError:
            print("kafkaconstruct, run from its sources")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())
        raise typer.Exit(USAGE)


def run() -> None:
    """Run the command line.

    A ConstructError ends it with 1, output that cannot be written (a full disk) with 2, and a reader that goes away
    (`| head`) quietly.
    """
    if sys.stdout is None:  # `>&-`
        print("Error: standard output is closed", file=sys.stderr)
        sys.exit(USAGE)
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # as other programs do
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # standard error may be closed
            stream.reconfigure(encoding="utf-8", errors="replace")
    try:
        try:
            app()
        finally:
            sys.stdout.flush()
    except SystemExit:  # how every command ends; else the last clause would import construct for --help
        raise
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # what is still in the buffer can go nowhere
        of = f" of {str(error.filename)!r}" if error.filename else ""
        print(f"Error: output failed{of}: {error.strerror}", file=sys.stderr)
        sys.exit(USAGE)
    except _construct_error() as error:
        from kafkaconstruct.views.styles import write
        from kafkaconstruct.views.trouble import error_block

        write(error_block(error), sys.stderr)
        sys.exit(BAD)


def _construct_error() -> type[ConstructError]:
    """Imported when something went wrong, and not for --help."""
    from construct import ConstructError

    return ConstructError
