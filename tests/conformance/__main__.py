"""Print how the named releases' definitions differ from our declarations."""

import sys

from tests.conformance import check

failed = False
for release in sys.argv[1:] or ["4.4.0"]:
    report = check(release)
    print(f"Kafka {release}: {report.messages} messages, {report.pairs} message versions")
    for line in [*map(str, report.differences), *(f"unused exception: {each}" for each in report.unused)]:
        print(f"  {line}")
        failed = True
    for line in sorted(report.renamed):
        print(f"  (renamed: {line})")
    print(f"  {len(report.differences)} differences, {len(report.excused)} more with a reason in exceptions.txt")
sys.exit(failed)
