"""A real Apache Kafka node for the tests: KRaft combined mode, loopback only, jars by their coordinates."""

import ctypes
import errno
import os
import random
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Self

from tests import maven

RELEASE = "4.4.0"
OLD_RELEASE = "3.9.2"  # the last that speaks the versions which 4.0 dropped
HEAP = ["-Xmx768m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"]  # quick to start rather than quick to run
START_TIMEOUT = 180.0  # seconds, for formatting and for starting each
STOP_TIMEOUT = 20.0
PR_SET_PDEATHSIG = 1  # of Linux's prctl
HOST = "127.0.0.1"
NODE_ID = 1
CLUSTER_ID = "kafkaconstruct-tests-A"  # 22 characters of base64
TELEMETRY = Path(__file__).with_name("Telemetry.java")
USER, PASSWORD = "admin", "admin-secret"

# Everything that opens one more API: all group protocols, unstable versions, an authorizer for ACLs, SASL for
# delegation tokens, two log directories to move replicas between. One partition and one replica of everything
# internal, and no delays, so that a node is ready in seconds.
BROKER = """\
process.roles=broker,controller
listeners=PLAINTEXT://{host}:{plain},SASL_PLAINTEXT://{host}:{sasl},CONTROLLER://{host}:{controller}
listener.security.protocol.map=PLAINTEXT:PLAINTEXT,SASL_PLAINTEXT:SASL_PLAINTEXT,CONTROLLER:PLAINTEXT
inter.broker.listener.name=PLAINTEXT
sasl.enabled.mechanisms=PLAIN,SCRAM-SHA-256
listener.name.sasl_plaintext.plain.sasl.jaas.config=\
org.apache.kafka.common.security.plain.PlainLoginModule required \
username="{user}" password="{password}" user_{user}="{password}";
listener.name.sasl_plaintext.scram-sha-256.sasl.jaas.config=\
org.apache.kafka.common.security.scram.ScramLoginModule required;
authorizer.class.name=org.apache.kafka.metadata.authorizer.StandardAuthorizer
allow.everyone.if.no.acl.found=true
super.users=User:ANONYMOUS;User:{user}
delegation.token.secret.key=kafkaconstruct
auto.create.topics.enable=false
metric.reporters=Telemetry
group.streams.topology.description.plugin.class=org.apache.kafka.server.streams.InMemoryTopologyDescriptionPlugin
group.initial.rebalance.delay.ms=0
group.share.min.record.lock.duration.ms=1000
offsets.topic.num.partitions=1
offsets.topic.replication.factor=1
transaction.state.log.num.partitions=1
transaction.state.log.replication.factor=1
transaction.state.log.min.isr=1
transaction.two.phase.commit.enable=true
share.coordinator.state.topic.num.partitions=1
share.coordinator.state.topic.replication.factor=1
share.coordinator.state.topic.min.isr=1
metadata.log.max.record.bytes.between.snapshots=4000
num.network.threads=2
num.io.threads=4
controlled.shutdown.enable=false
"""

# Every node: its quorum, and where it keeps its data.
COMMON = """\
node.id={node_id}
controller.quorum.bootstrap.servers={host}:{bootstrap}
controller.listener.names=CONTROLLER
log.dirs={directory}/data-1,{directory}/data-2
unstable.api.versions.enable=true
unstable.feature.versions.enable=true
"""

# A controller that joins another node's quorum.
CONTROLLER = """\
process.roles=controller
listeners=CONTROLLER://{host}:{controller}
listener.security.protocol.map=CONTROLLER:PLAINTEXT
"""

# The published jars name no logger of their own. Which one a release takes, what tells it its settings, and those.
LOGGING = {
    RELEASE: ("org.apache.logging.log4j:log4j-slf4j-impl:2.25.5", "log4j2.configurationFile", """\
status=error
appender.out.type=Console
appender.out.name=out
appender.out.layout.type=PatternLayout
appender.out.layout.pattern=%d{HH:mm:ss,SSS} %p %c{1}: %m%n
rootLogger.level=info
rootLogger.appenderRef.out.ref=out
"""),
    OLD_RELEASE: ("org.slf4j:slf4j-reload4j:1.7.36", "log4j.configuration", """\
log4j.rootLogger=INFO, out
log4j.appender.out=org.apache.log4j.ConsoleAppender
log4j.appender.out.layout=org.apache.log4j.PatternLayout
log4j.appender.out.layout.ConversionPattern=%d{HH:mm:ss,SSS} %p %c{1}: %m%n
"""),
}  # fmt: skip


class Node:
    """One node in a directory of its own; a context manager that starts it and always stops it.

    `port`, `sasl_port` and `controller_port` are its listeners on `host`. Everything it said is in `log`.
    """

    host = HOST

    def __init__(self, directory: Path, joins: "Node | None" = None, release: str = RELEASE) -> None:
        """A broker with the only controller; or a second controller, that is to join another node's quorum."""
        self.directory, self.joins, self.release = directory, joins, release
        self.id = NODE_ID if joins is None else NODE_ID + 1
        self.log = directory / "server.log"
        self.process: subprocess.Popen[bytes] | None = None
        self.port, self.sasl_port, self.controller_port = free_ports(3)

    def __enter__(self) -> Self:
        self.directory.mkdir(parents=True, exist_ok=True)
        properties = self.directory / "server.properties"
        properties.write_text((COMMON + (BROKER if self.joins is None else CONTROLLER)).format(
            host=HOST, node_id=self.id, user=USER, password=PASSWORD, directory=self.directory, plain=self.port,
            sasl=self.sasl_port, controller=self.controller_port, bootstrap=(self.joins or self).controller_port,
        ))  # fmt: skip
        logger, setting, text = LOGGING[self.release]
        log_properties = self.directory / "log.properties"
        log_properties.write_text(text)
        jars = [*maven.release_jars(self.release), *maven.jars([logger])]
        java = ["java", *HEAP, f"-D{setting}={log_properties.as_uri()}"]
        classpath = os.pathsep.join(map(str, [*jars, self.directory]))
        java += ["-cp", classpath]
        with open(self.log, "wb") as log:
            compiled = ["javac", "-proc:none", "-cp", classpath, "-d", str(self.directory), str(TELEMETRY)]
            subprocess.run(compiled, stdout=log, stderr=log, timeout=START_TIMEOUT, check=True)
            quorum = "--standalone" if self.joins is None else "--no-initial-controllers"
            steps = ["format", quorum, "-t", CLUSTER_ID, "-c", str(properties)]
            done = subprocess.run(
                [*java, "kafka.tools.StorageTool", *steps], stdout=log, stderr=log, timeout=START_TIMEOUT
            )
            if done.returncode != 0:
                raise RuntimeError(f"formatting Kafka's storage failed:\n{self.tail()}")
            server = [*java, "kafka.Kafka", str(properties)]
            self.process = subprocess.Popen(server, stdout=log, stderr=log, preexec_fn=end_with_parent)
        try:
            self.wait_until_started()
        except BaseException:
            self.stop()
            raise
        return self

    def wait_until_started(self) -> None:
        """Wait until the node says that it serves, or raise with the end of its log."""
        deadline = time.monotonic() + START_TIMEOUT
        while b"Kafka Server started" not in self.log.read_bytes():
            if self.process is None or self.process.poll() is not None:
                raise RuntimeError(f"Kafka ended while starting:\n{self.tail()}")
            if time.monotonic() > deadline:
                raise TimeoutError(f"Kafka did not start within {START_TIMEOUT:.0f} s:\n{self.tail()}")
            time.sleep(0.1)

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self) -> None:
        """End the node, if it runs."""
        if self.process is None:
            return
        self.process.terminate()
        try:
            self.process.wait(STOP_TIMEOUT)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process = None

    def tail(self, lines: int = 60) -> str:
        """The end of the node's log."""
        return "\n".join(self.log.read_text(errors="replace").splitlines()[-lines:])


def end_with_parent() -> None:
    """Have the new process ended when the tests are killed without a chance to end it themselves (Linux only)."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGTERM)


def free_ports(count: int) -> list[int]:
    """Loopback ports that are free now, below those that connections of others are given in the meantime."""
    found: list[int] = []
    while len(found) < count:
        port = random.randrange(12_000, 32_000)
        with socket.socket() as probe:
            if port not in found and probe.connect_ex((HOST, port)) == errno.ECONNREFUSED:
                found.append(port)
    return found
