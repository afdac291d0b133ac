"""Jars by their Maven coordinates, fetched with `mvn` and kept in a directory outside the source tree.

Only `mvn` knows where artifacts come from: nothing here names a repository. Where Java or Maven is missing a test
that needs jars is skipped with the reason; in CI (`CI=true`) that is a failure, so the comparison cannot quietly stop.
"""

import fcntl
import hashlib
import os
import shutil
import subprocess
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from tests.needs import needs

CACHE = Path(os.environ.get("KAFKACONSTRUCT_CACHE") or Path.home() / ".cache" / "kafkaconstruct")
FETCH_TIMEOUT = 900  # seconds: a broker's first fetch is about 200 MB

# Between them these two need every module of a release that has message definitions and generated classes; which
# modules there are differs from release to release.
RELEASE_ARTIFACTS = ("kafka_2.13", "kafka-streams")

POM = """\
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>kafkaconstruct.tests</groupId>
  <artifactId>jars</artifactId>
  <version>1</version>
  <packaging>pom</packaging>
  <dependencies>
{dependencies}
  </dependencies>
  <build>
    <plugins>
      <plugin>
        <groupId>org.apache.maven.plugins</groupId>
        <artifactId>maven-dependency-plugin</artifactId>
        <version>3.8.1</version>
      </plugin>
    </plugins>
  </build>
</project>
"""


def require_tools() -> None:
    """End the calling test where Java or Maven is missing."""
    needs("java", "javac", "mvn")


def release_jars(version: str) -> list[Path]:
    """A Kafka release, whole: its broker and Streams with everything that they need at run time."""
    return jars(f"org.apache.kafka:{artifact}:{version}" for artifact in RELEASE_ARTIFACTS)


def jars(coordinates: Iterable[str]) -> list[Path]:
    """The jars of `group:artifact:version` coordinates and of everything they need at run time, fetched once."""
    return _jars(tuple(sorted(coordinates)))


@cache
def _jars(coordinates: tuple[str, ...]) -> list[Path]:
    pom = POM.format(dependencies="\n".join(_dependency(each) for each in coordinates))
    home = CACHE / "jars" / hashlib.sha256(pom.encode()).hexdigest()[:16]
    home.mkdir(parents=True, exist_ok=True)
    with open(home / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        target = home / "lib"
        if not target.is_dir():
            (home / "pom.xml").write_text(pom)
            partial = home / "partial"
            shutil.rmtree(partial, ignore_errors=True)
            command = ["mvn", "-B", "-q", "-f", str(home / "pom.xml"), "dependency:copy-dependencies"]
            command += ["-DincludeScope=runtime", f"-DoutputDirectory={partial}"]
            run = subprocess.run(command, capture_output=True, text=True, timeout=FETCH_TIMEOUT)
            if run.returncode != 0:
                raise RuntimeError(f"mvn could not fetch {', '.join(coordinates)}:\n{run.stdout}{run.stderr}")
            partial.rename(target)
    return sorted(target.glob("*.jar"))


def _dependency(coordinate: str) -> str:
    group, artifact, version = coordinate.split(":")
    parts = f"<groupId>{group}</groupId><artifactId>{artifact}</artifactId><version>{version}</version>"
    return f"    <dependency>{parts}</dependency>"
