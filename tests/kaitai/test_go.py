"""Kaitai's Go target: every source compiles."""

from __future__ import annotations

import shutil

from tests.kaitai.toolchain import checked_in, compiled, locked, run
from tests.needs import needs

RUNTIME = "github.com/kaitai-io/kaitai_struct_go_runtime/kaitai@v0.11.0"


def test_every_source_compiles() -> None:
    needs("go")
    sources, complaints = compiled(checked_in(), "go")
    assert complaints == []
    module = sources / "module"
    with locked(f"{sources.name}-go"):
        if not (module / ".complete").exists():
            shutil.rmtree(module, ignore_errors=True)
            module.mkdir()
            for source in sources.glob("*.go"):  # this build of the compiler cannot be told the package's name
                (module / source.name).write_text("package kafka\n" + source.read_text())
            run("go", "mod", "init", "kafka", cwd=module)
            run("go", "get", RUNTIME, cwd=module)
            run("go", "build", ".", cwd=module)
            (module / ".complete").touch()
    assert len(list(module.glob("*.go"))) == len(checked_in())
