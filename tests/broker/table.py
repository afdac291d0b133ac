"""The table of what a real node was asked, printed after the tests."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Any

import kafkaconstruct as kc

ANSWERS = "answers"  # the property of a test: [release, API, {version: outcome}]
GRANTED = "granted"
Outcomes = Mapping[str, Mapping[int, set[str]]]  # of an API's versions


def show(terminalreporter: Any) -> None:
    """For each release, API by version: what the node granted, what it rightly refused, what was not asked, and why."""
    found: dict[str, dict[str, dict[int, set[str]]]] = defaultdict(lambda: defaultdict(lambda: defaultdict(set)))
    for report in (each for reports in terminalreporter.stats.values() for each in reports):
        for name, value in getattr(report, "user_properties", ()):
            if name == ANSWERS and report.when == "call":
                release, api, versions = value
                for version, outcome in versions.items():
                    found[release][api][int(version)].add(outcome)
    for release, outcomes in found.items():
        terminalreporter.section(f"what a Kafka {release} node answered (+ granted, - refused, o not asked)")
        for line in lines(outcomes):
            terminalreporter.line(line)


def lines(outcomes: Outcomes) -> Iterator[str]:
    """One release's table, its sums, and the reasons of what was not granted."""
    for api in sorted(outcomes, key=lambda name: int(kc.api(name).key)):
        marks = " ".join(f"{version}{mark(each)}" for version, each in sorted(outcomes[api].items()))
        yield f"{int(kc.api(api).key):>3} {api:<40} {marks}"
    count = [mark(each) for versions in outcomes.values() for each in versions.values()]
    yield (
        f"{len(count)} pairs of API and version: {count.count('+')} granted, {count.count('-')} refused, "
        f"{count.count('o')} not asked; {len(outcomes)} APIs"
    )
    reasons: dict[tuple[str, str], list[str]] = defaultdict(list)
    for api, versions in outcomes.items():
        for version, each in sorted(versions.items()):
            if GRANTED not in each:
                reasons[api, "; ".join(sorted(each))].append(str(version))
    for (api, reason), numbers in reasons.items():
        yield f"{api} v{', '.join(numbers)}: {reason}"


def mark(outcomes: set[str]) -> str:
    """One character for a pair; what was granted once counts as granted."""
    if GRANTED in outcomes:
        return "+"
    return "o" if all(each.startswith("not asked") for each in outcomes) else "-"
