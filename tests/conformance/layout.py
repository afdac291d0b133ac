"""What a message looks like at one version, in terms that Kafka's definitions and our declarations share."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

Value = int | float | str | bytes | bool | None | tuple[()] | Mapping[str, object]


@dataclass(frozen=True)
class Absent:
    """A field that this version does not have: the value that may be left out, and whether others may be lost."""

    default: Value
    ignorable: bool


@dataclass(frozen=True)
class Field:
    """A field that this version has. `compact` is about its own length prefix, and means nothing for fixed sizes."""

    name: str
    kind: str  # "int32", "[]string", "struct", "[]struct" …
    nullable: bool
    compact: bool
    tag: int | None
    default: Value
    struct: "Struct | None" = None
    aliases: tuple[str, ...] = ()


@dataclass(frozen=True)
class Struct:
    """A struct's fields in wire order, the tagged ones last and by tag."""

    name: str
    fields: tuple[Field, ...]
    absent: Mapping[str, Absent] = field(default_factory=dict)


@dataclass(frozen=True)
class Message:
    """One message at one version."""

    name: str
    version: int
    kind: str
    key: int | None
    flexible: bool
    unstable: bool
    root: Struct


@dataclass(frozen=True, order=True)
class Difference:
    """Where a declaration is not what Kafka defines."""

    message: str
    version: int
    path: str
    what: str
    kafka: str
    ours: str

    def __str__(self) -> str:
        place = f"{self.message} v{self.version}" + (f" {self.path}" if self.path else "")
        return f"{place}: {self.what}: Kafka has {self.kafka}, declared is {self.ours}"


VARIABLE = ("string", "bytes", "records", "struct")


def compare(kafka: Message, ours: Message) -> Iterator[Difference]:
    """Every difference between one message at one version as Kafka has it and as it is declared."""

    def differs(path: str, what: str, theirs: object, declared: object) -> Iterator[Difference]:
        if theirs != declared:
            yield Difference(kafka.name, kafka.version, path, what, repr(theirs), repr(declared))

    def structs(path: str, theirs: Struct, declared: Struct) -> Iterator[Difference]:
        known = {name: each for each in declared.fields for name in (each.name, *each.aliases)}
        names = [known[each.name].name if each.name in known else each.name for each in theirs.fields]
        later = [each.name for each in declared.fields if each.tag is not None and each.name not in names]
        yield from differs(path, "later tagged fields", [], later)
        yield from differs(path, "fields", names, [each.name for each in declared.fields if each.name not in later])
        for each in theirs.fields:
            if each.name in known:
                yield from fields(f"{path}.{each.name}".lstrip("."), each, known[each.name])
        for name, absent in theirs.absent.items():
            if name not in known:  # or the name has come back with another type
                yield from differs(f"{path}.{name}".lstrip("."), "absent field", absent, declared.absent.get(name))

    def fields(path: str, theirs: Field, declared: Field) -> Iterator[Difference]:
        for what in ("kind", "nullable", "tag"):
            yield from differs(path, what, getattr(theirs, what), getattr(declared, what))
        if theirs.kind.startswith("[]") or theirs.kind in VARIABLE[:3]:
            yield from differs(path, "compact", theirs.compact, declared.compact)
        yield from differs(path, "default", typed(theirs.default), typed(declared.default))
        if theirs.struct and declared.struct:
            yield from differs(path, "struct name", theirs.struct.name, declared.struct.name)
            yield from structs(path, theirs.struct, declared.struct)

    yield from differs("", "flexible", kafka.flexible, ours.flexible)
    if kafka.key is not None:  # 3.9 gives coordinator records none
        yield from differs("", "key", kafka.key, ours.key)
    if kafka.kind == "request":  # where Kafka says it for both
        yield from differs("", "unstable", kafka.unstable, ours.unstable)
    yield from structs("", kafka.root, ours.root)


def typed(value: Value) -> str:
    """A value such that False is not 0, nor `()` the same as None."""
    return f"{type(value).__name__} {value!r}"
