"""Finds messages and APIs by name or key. One naming rule: NAME[:VERSION], where NAME is a message's official name or
an API's, which stands for its request; without VERSION the newest stable one.
"""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module

from kafkaconstruct.declare import Message, Request, Response
from kafkaconstruct.declare.structs import ResolvedStruct
from kafkaconstruct.declare.words import snake
from kafkaconstruct.errors import UnknownNameError, VersionError
from kafkaconstruct.formats import ALIASES, DATA, LAYOUTS
from kafkaconstruct.formats.api_keys import ApiKey, api_key, named_key

HEADERS = ("RequestHeader", "ResponseHeader")


@dataclass(frozen=True)
class Api:
    """A request and its response."""

    key: int
    name: str
    request: Request
    response: Response

    @property
    def versions(self) -> range:
        """That both have."""
        return self.request.versions


def api(name_or_key: str | int) -> Api:
    """An API by name, old name or key. Raises UnknownNameError."""
    key = api_key(name_or_key)
    if not key.known:
        raise UnknownNameError(f"no API has key {int(key)}")
    return _api(key)


@cache
def _api(key: ApiKey) -> Api:
    module = import_module(f"kafkaconstruct.formats.api.{snake(key.api)}")
    return Api(key, key.api, getattr(module, f"{key.api}Request"), getattr(module, f"{key.api}Response"))


def api_names() -> list[str]:
    """Every API's name, by key."""
    return [key.api for key in ApiKey]


def apis() -> Iterator[Api]:
    """Every API, by key. Imports them all."""
    return map(api, map(int, ApiKey))


@cache
def _modules() -> dict[str, str]:
    return {name: module for module, names in DATA.items() for name in names} | dict.fromkeys(HEADERS, "headers")


def data_names() -> list[str]:
    """Every message that is no request or response."""
    return list(_modules())


def message_names() -> list[str]:
    """Every message's official name."""
    return [name + kind for name in api_names() for kind in ("Request", "Response")] + data_names()


def messages() -> Iterator[Message]:
    """Every message there is. Imports them all."""
    return map(message, message_names())


@cache
def message(name: str) -> Message:
    """A message by its official name, an older name, or an API's name (its request). Raises UnknownNameError.

    "RecordBatch", "Record" and "Message" are the layouts inside records fields; their version is the magic.
    """
    official = ALIASES.get(name, name)
    module, attribute = LAYOUTS.get(official, (_modules().get(official), official))
    if module is not None:
        found: Message = getattr(import_module(f"kafkaconstruct.formats.{module}"), attribute)
        return found
    for kind in ("Request", "Response", ""):
        if isinstance(name, str) and name.endswith(kind):
            base = name.removesuffix(kind)
            key = named_key(base)
            if key is not None:
                found_api = _api(key)
                return found_api.response if kind == "Response" else found_api.request
    raise UnknownNameError.near("message", name, [*message_names(), *ALIASES, *LAYOUTS, *api_names()])


def named(name: str) -> tuple[Message, int]:
    """The message and version that NAME[:VERSION] stands for; NAME may be an API's key.

    Raises UnknownNameError, VersionError.
    """
    base, _, version = name.partition(":")
    found = api(int(base)).request if _is_number(base) else message(base)
    if not version:
        return found, found.newest
    if not _is_number(version):
        raise VersionError(f"{version!r} is no version", expected="NAME:VERSION, as in Metadata:12")
    if int(version) not in found.versions:
        found[int(version)]  # raises the error that says which there are
    return found, int(version)


def _is_number(text: str) -> bool:
    return text.isdecimal() and len(text) < 6  # of an int16


def resolve(name: str) -> ResolvedStruct:
    """The Construct that NAME[:VERSION] stands for."""
    found, version = named(name)
    return found[version]
