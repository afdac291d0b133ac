"""The table of what a real node was asked, printed after the tests."""

from collections import defaultdict
from typing import Any

import kafkaconstruct as kc

ANSWERS = "answers"  # the property of a test: [listener, API, {version: outcome}]
GRANTED = "granted"


def show(terminalreporter: Any) -> None:
    """API by version: what the node granted, what it rightly refused, and what was not asked, with the reason."""
    outcomes: dict[str, dict[int, set[str]]] = defaultdict(lambda: defaultdict(set))
    for reports in terminalreporter.stats.values():
        for report in reports:
            for name, value in getattr(report, "user_properties", ()):
                if name == ANSWERS and report.when == "call":
                    api, versions = value
                    for version, outcome in versions.items():
                        outcomes[api][int(version)].add(outcome)
    if not outcomes:
        return
    terminalreporter.section("what a real node answered, by API and version (+ granted, - refused, o not asked)")
    for api in sorted(outcomes, key=lambda name: kc.api(name).key):
        versions = outcomes[api]
        marks = " ".join(f"{version}{mark(versions[version])}" for version in sorted(versions))
        terminalreporter.line(f"{kc.api(api).key:>3} {api:<40} {marks}")
    terminalreporter.line("")
    count = [mark(each) for versions in outcomes.values() for each in versions.values()]
    terminalreporter.line(
        f"{len(count)} pairs of API and version: {count.count('+')} granted, {count.count('-')} refused, "
        f"{count.count('o')} not asked; {len(outcomes)} APIs"
    )
    for api, versions in outcomes.items():
        for version, each in versions.items():
            if GRANTED not in each:
                terminalreporter.line(f"{api} v{version}: {'; '.join(sorted(each))}")


def mark(outcomes: set[str]) -> str:
    """One character for a pair; what was granted once counts as granted."""
    if GRANTED in outcomes:
        return "+"
    return "o" if all(each.startswith("not asked") for each in outcomes) else "-"
