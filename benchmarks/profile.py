"""Where the time goes: parts of the work on Metadata v12 done alone, as often as the whole does them."""

from __future__ import annotations

import gc
import struct
import uuid
from collections.abc import Mapping

from construct import Container

import kafkaconstruct as kc
from benchmarks import inputs
from benchmarks.measure import US, Call, seconds

PARTITIONS, TOPICS, NUMBERS = 2000, 200, [1, 2, 3]
ROUNDS = 15


def shares() -> str:
    """Two lines: of parsing and of building, each part's share of the whole."""
    response, value = kc.message("MetadataResponse")[12], inputs.metadata()
    data = response.build(value)
    run = struct.Struct(">hiiiB3iB3iBB")
    wire = bytes(run.size) * PARTITIONS
    numbers = [0] * (len(run.unpack(bytes(run.size))))
    name, id_ = b"orders.of.region-100", bytes(16)
    dicts = [dict.fromkeys("abcdefg", 0) for _ in range(PARTITIONS)]

    parse: dict[str, Call] = {
        "Containers": lambda: [Container(a=0, b=0, c=0, d=0, e=0, f=0, g=0) for _ in range(PARTITIONS + TOPICS)],
        "lists of numbers": lambda: [[[x, x, x], [x, x, x], []] for x in range(PARTITIONS)],
        "unpacking": lambda: [None for _ in run.iter_unpack(wire)],
        "strings and uuids": lambda: [(name.decode(), uuid.UUID(bytes=id_)) for _ in range(TOPICS)],
    }
    build: dict[str, Call] = {
        "taking values": lambda: [
            (q["a"], q["b"], q["c"], q["d"], q["e"], q["f"], q["g"]) for q in dicts if type(q) is dict and len(q) == 7
        ],
        "packing": lambda: [run.pack(*numbers[:5], *NUMBERS, 0, *NUMBERS, 0, 0) for _ in range(PARTITIONS)],
    }
    return "\n".join(
        [
            _line("parse", lambda: response.parse(data), parse),
            _line("build", lambda: response.build(value), build),
        ]
    )


def _line(what: str, whole: Call, parts: Mapping[str, Call]) -> str:
    taken = seconds({US: whole, **parts}, ROUNDS)
    gc.disable()
    uncollected = seconds({US: whole}, ROUNDS)[US]
    gc.enable()
    shares = [f"{name} {taken[name] / taken[US]:.0%}" for name in parts]
    collecting = max(0.0, 1 - uncollected / taken[US])
    return f"{what} Metadata v12: {', '.join(shares)}; of all that, garbage collection {collecting:.0%}"
