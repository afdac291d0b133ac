"""What every file of declarations keeps to."""

from __future__ import annotations

import inspect
import re
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from kafkaconstruct.declare import Message
from kafkaconstruct.declare.sized import ArrayType
from kafkaconstruct.declare.structs import NullableStruct, ResolvedStruct
from kafkaconstruct.formats import ALIASES, DATA, index
from kafkaconstruct.formats.api_keys import ApiKey
from kafkaconstruct.formats.releases import releases

FORMATS = Path(__file__).parent.parent / "formats"
API_FILES = sorted((FORMATS / "api").glob("*.py"))


def declared(module: ModuleType) -> list[str]:
    return [name for name, value in vars(module).items() if isinstance(value, Message)]


def structs(type_: object) -> Iterator[ResolvedStruct]:
    """A resolved type's structs, outermost first."""
    if isinstance(type_, NullableStruct):
        yield from structs(type_.struct)
    elif isinstance(type_, ArrayType):
        yield from structs(type_.element)
    elif isinstance(type_, ResolvedStruct):
        yield type_
        for field in type_.all.values():
            yield from structs(field.subcon)


def test_every_api_has_a_file_of_its_own() -> None:
    assert len(API_FILES) == len(index.api_names()) == len(ApiKey)
    for path in API_FILES:
        module = import_module(f"kafkaconstruct.formats.api.{path.stem}")
        request, response = declared(module)
        found = index.api(request.removesuffix("Request"))
        assert (found.request, found.response) == (getattr(module, request), getattr(module, response))
        assert found.request.key == found.response.key == found.key
        assert found.request.versions == found.response.versions
        assert found.request.flexible_versions == found.response.flexible_versions
        history = module.__doc__ or ""
        assert history.startswith(f"{found.name} (key {found.key})")
        for version in found.versions[1:]:
            told = re.search(rf"^v{version}\b", history, re.MULTILINE)
            assert told, f"{path.name} does not say what v{version} brought"


@pytest.mark.parametrize("name", DATA)
def test_the_index_lists_what_a_file_declares(name: str) -> None:
    module = import_module(f"kafkaconstruct.formats.{name}")
    assert sorted(declared(module)) == sorted(DATA[name])
    assert inspect.getdoc(module)


def test_aliases_lead_somewhere() -> None:
    names = index.message_names()
    assert set(ALIASES.values()) <= set(names)
    assert not set(ALIASES) & set(names)
    assert index.message("ListClientMetricsResourcesRequest") is index.message("ListConfigResourcesRequest")


def test_types_of_metadata_records_are_unique() -> None:
    for topic in ("metadata", "log"):
        records = [index.message(name) for module, names in DATA.items() if module.startswith(topic) for name in names]
        types = Counter(record.key for record in records if record.kind == "metadata")
        assert types
        assert set(types.values()) == {1}


def test_structs_are_sound_at_every_version() -> None:
    pairs = 0
    for message in index.messages():
        assert message.name == index.message(message.name).name
        for version in message.versions:
            pairs += 1
            for struct in structs(message[version]):
                tags = [field.tag for field in struct.tagged]
                assert tags == sorted(set(tags))
                assert struct.flexible == (version in message.flexible_versions)
                assert all(name == name.lower() for name in struct.all)
                assert not set(struct.aliases) & set(struct.all)
    assert pairs >= 877  # as of Kafka 4.4, and versions stay for good


def test_every_version_that_a_release_serves_is_declared() -> None:
    for release in releases().values():
        for key, served in release.apis.items():
            versions = index.api(int(key)).versions
            assert set(served.all) <= set(versions), f"{release.name} {key.api}"


def test_unstable_versions_are_those_that_no_release_serves_as_stable() -> None:
    for api in index.apis():
        stable = {version for release in releases().values() for version in release.versions(api.name)}
        unserved = set(api.versions) - stable
        assert unserved == set(api.request.unstable_versions), f"{api.name}: no release in releases.py serves these"


def test_lines_fit() -> None:
    files = [*API_FILES, *(FORMATS / f"{name.replace('.', '/')}.py" for name in DATA)]
    assert [line for path in files for line in path.read_text().splitlines() if len(line) > 120] == []
