"""The command line."""

from __future__ import annotations


def main() -> None:
    """The entry point of `kafkaconstruct`."""
    from kafkaconstruct.cli.app import run

    run()
