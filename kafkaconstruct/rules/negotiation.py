"""Which version of each API two sides speak (KIP-35; the minimums that brokers raised: KIP-896)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kafkaconstruct.errors import BuildError
from kafkaconstruct.formats.api_keys import ApiKey, api_key
from kafkaconstruct.formats.releases import release

Range = tuple[int, int]


def negotiate(client: Any, broker: Any) -> dict[str, int | None]:
    """The version of each API that the two would use: the newest that both have, or None where there is none.

    A side is a release ("3.9", "3.9.2"), the body of an ApiVersions response, or a mapping of API names (or keys) to
    `(min, max)` or a range. The result holds every API of either side, by key; an API that one side lacks is None.

    This is what Kafka's clients do (NodeApiVersions.latestUsableVersion): the lesser of the two maximums, unless it is
    under either minimum. A release stands for the versions that it serves without being told to serve unstable ones.
    Brokers of 4.0 and newer advertise Produce from version 0, although they refuse 0 to 2, because old librdkafka takes
    its absence for a broker without compression; so an ApiVersions answer of theirs lets an old client look usable
    where the release does not.

    Raises UnknownNameError for a release or API that does not exist, BuildError for a side that is neither.
    """
    ours, theirs = versions_of(client), versions_of(broker)
    return {key.api: best(ours.get(key), theirs.get(key)) for key in sorted({*ours, *theirs})}


def best(ours: Range | None, theirs: Range | None) -> int | None:
    """The newest version in both ranges, or None."""
    if ours is None or theirs is None:
        return None
    newest = min(ours[1], theirs[1])
    return newest if newest >= max(ours[0], theirs[0]) else None


def versions_of(side: Any) -> dict[ApiKey, Range]:
    """What one side speaks, by key; ranges are inclusive."""
    if isinstance(side, str):
        stable = {key: served.stable for key, served in release(side).apis.items()}
        return {key: (versions[0], versions[-1]) for key, versions in stable.items() if versions}
    listed = side["api_keys"] if isinstance(side, Mapping) and "api_keys" in side else getattr(side, "api_keys", None)
    if listed is not None:
        return {ApiKey(one["api_key"]): (one["min_version"], one["max_version"]) for one in listed}
    if isinstance(side, Mapping):
        return {api_key(api): _range(versions) for api, versions in side.items()}
    raise BuildError("not a side", expected="a release, an ApiVersions response or a mapping", found=repr(side)[:60])


def _range(versions: Range | Sequence[int]) -> Range:
    if isinstance(versions, range):
        return versions[0], versions[-1]
    lo, hi = versions
    return lo, hi
