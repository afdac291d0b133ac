"""`kafkaconstruct identify`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from kafkaconstruct.cli import given

if TYPE_CHECKING:
    from kafkaconstruct.identify import Guess

TIE = 0.02  # difference of scores that means nothing
DOUBTFUL = 0.05  # score of the best guess under which all are far-fetched
LEAST = 0.005  # score that is shown as a number


def identify(
    words: Annotated[list[str], given.BYTES],
    limit: Annotated[int, typer.Option("--limit", "-n", min=1, help="How many guesses to show.")] = 5,
    json: Annotated[bool, typer.Option("--json", help="JSON: a list of guesses.")] = False,
) -> None:
    """What could these bytes be?

    Every layout of every version is tried; what explains the bytes best comes first, with its reason. The percentage
    says how sure that is: guesses that explain the bytes equally well share it.
    """
    from kafkaconstruct.identify import identify_bytes

    source = given.read_bytes(words)
    guesses = identify_bytes(source.data, limit)
    if json:
        _print_json(guesses, source.form)
    else:
        _print_table(guesses, len(source.data), source.form)
    if not guesses:
        raise typer.Exit(1)


def _print_json(guesses: list[Guess], form: str) -> None:
    from json import dumps

    rows = [
        {
            "kind": guess.kind, "name": guess.name, "version": guess.version, "versions": list(guess.versions),
            "score": round(guess.score, 6), "reason": guess.reason, "form": form,
        }
        for guess in guesses
    ]  # fmt: skip
    print(dumps(rows, indent=2, ensure_ascii=False))


def _print_table(guesses: list[Guess], size: int, form: str) -> None:
    from kafkaconstruct.views.styles import write

    write([[(f"{size} bytes ({form})", "dim")]])
    if not guesses:
        write([[("nothing that is known here begins and ends like that", "note")]])
        return
    names = [guess.name if guess.version is None else f"{guess.name}:{guess.version}" for guess in guesses]
    kinds, widths = max(len(guess.kind) for guess in guesses), max(map(len, names))
    for guess, name in zip(guesses, names, strict=True):
        share = f"{guess.score:4.0%}" if guess.score >= LEAST else " <1%"
        left = [(share, "number"), (f"  {guess.kind:{kinds}}  ", "dim"), (f"{name:{widths}}", "name")]
        write([[*left, (f"  {guess.reason}", "plain")]])
    ties = [guess for guess in guesses[1:] if guesses[0].score - guess.score < TIE]
    if guesses[0].score < DOUBTFUL:
        write([[("none of these explains the bytes well", "note")]])
    elif ties:
        write([[(f"the first {len(ties) + 1} explain these bytes equally well", "note")]])
