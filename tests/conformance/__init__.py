"""Whether our declarations say what Kafka's own definitions say, from the JSON resources of a release's jars.

`python -m tests.conformance 4.4.0` prints every difference, and the renamed fields that it took for the same. A new
Kafka release is then: run it, edit what it prints.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path

from tests import maven
from tests.conformance.declared import counterpart
from tests.conformance.definitions import messages, specs
from tests.conformance.layout import Difference, Message, Struct, compare

EXCEPTIONS = Path(__file__).with_name("exceptions.txt")


@dataclass
class Report:
    """What comparing one release found. `excused` are differences that exceptions.txt gives a reason for."""

    release: str
    messages: int = 0
    pairs: int = 0
    differences: list[Difference] = field(default_factory=list)
    excused: list[Difference] = field(default_factory=list)
    renamed: set[str] = field(default_factory=set)
    unused: list[str] = field(default_factory=list)


def check(release: str) -> Report:
    """Compare every message and version of a release with the declarations. Needs Java's jars, not Java."""
    report, exceptions, used = Report(release), read_exceptions(), set()
    for spec in specs(maven.release_jars(release)):
        report.messages += 1
        for theirs in messages(spec):
            report.pairs += 1
            for each in differences(theirs, report):
                excuse = next((line for line in exceptions if matches(line, release, each)), None)
                if excuse is None:
                    report.differences.append(each)
                else:
                    used.add(excuse)
                    report.excused.append(each)
    report.unused = [line for line in exceptions if line not in used and applies(line, release)]
    return report


def differences(theirs: Message, report: Report) -> Iterator[Difference]:
    """One message at one version; what is named anew is noted in the report."""
    ours = counterpart(theirs)
    if ours is None:
        yield Difference(theirs.name, theirs.version, "", "declared", "this version", "nothing")
        return
    if ours.name != theirs.name:
        report.renamed.add(f"{theirs.name} is declared as {ours.name}")
    report.renamed.update(renamed(theirs.name, theirs.root, ours.root))
    yield from compare(theirs, ours)


def renamed(path: str, theirs: Struct, ours: Struct) -> Iterator[str]:
    """The fields that have another name in this release than in the declaration, which knows both."""
    for mine in ours.fields:
        for their in theirs.fields:
            if their.name in mine.aliases:
                yield f"{path}.{their.name} is declared as {mine.name}"
            if their.name in (mine.name, *mine.aliases) and their.struct and mine.struct:
                yield from renamed(f"{path}.{their.name}", their.struct, mine.struct)


# ---- exceptions.txt: RELEASE MESSAGE VERSION PATH WHAT, each a pattern, then `#` and the reason ----------------


def read_exceptions() -> list[str]:
    lines = (line.strip() for line in EXCEPTIONS.read_text().splitlines())
    return [line for line in lines if line and not line.startswith("#")]


def applies(line: str, release: str) -> bool:
    """Whether an exception is about this release."""
    return fnmatchcase(release, line.split()[0])


def matches(line: str, release: str, difference: Difference) -> bool:
    """Whether an exception gives a reason for a difference."""
    patterns = line.partition("#")[0].split()
    said = [release, difference.message, str(difference.version), difference.path or "-", difference.what]
    return all(map(fnmatchcase, [*said[:4], said[4].replace(" ", "-")], patterns)) and len(patterns) == len(said)
