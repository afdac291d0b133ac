"""Specs of what Kafka keeps in topics of its own, and of messages that travel inside of others."""

from __future__ import annotations

from collections.abc import Iterable

from kafkaconstruct.declare import Message
from kafkaconstruct.declare.words import snake
from kafkaconstruct.engines.kaitai import Attr, EnumValue, Layout, Switch, Type, as_type, layout
from kafkaconstruct.formats.index import message
from kafkaconstruct.formats.log.files import OffsetIndex, TimeIndex, TransactionIndex
from kafkaconstruct.formats.prefixed import TOPICS, CoordinatorRecord, TypedRecord
from kafkaconstruct.views.ksy.parts import GUIDE, about, chosen, complete, meta, together, types_of

COORDINATOR_DOC = """\
The key of a record in the topic {topic} and behind it the record's value, if it has one: a record
without value is a tombstone. An int16 stands in front of each: of the key it says which kind of record this is, of the
value its version. Put the two together to look at a record (`cat key value`); in code use the types `key` and
`value` apart. A value of another version than is known here stays bytes.
"""

TYPED_DOC = """\
The value of a record in the topic {topic}: unsigned varints that say the frame's version (1),
the record's type and its version, then the record.
"""

PREFIXED_DOC = """\
{about}
A newer version than is known here reads as the newest one: fields are only ever added at the end.
"""


INDEX_DOC = """\
The {what} beside a log segment: entries to the end of the file. Offsets are relative to the number in the
file's name. A broker allocates the file before it needs the room, so entries of zeros may stand at the end.
"""

ABORTED_DOC = """\
The transaction index beside a log segment: the transactions that were aborted in it, each behind an int16 version.
"""


def index_files() -> Iterable[Type]:
    """A spec for each index file beside a log segment."""
    for index, extension, what in (OffsetIndex, "index", "offset index"), (TimeIndex, "timeindex", "time index"):
        entry = layout(index.entry)
        spec = Type(attrs=(Attr("entries", entry.base, repeat="eos"),), types={entry.base: as_type(entry, {})})
        spec.types[entry.base].representation = ", ".join(f"{{{attr.id}:dec}}" for attr in entry.attrs)
        spec.meta = meta(f"kafka_{snake(index.file_name)}", f"Kafka {what}", extension=extension)
        spec.doc = INDEX_DOC.format(what=what)
        yield spec
    (aborted,) = TransactionIndex.entry.messages
    (version,) = aborted.versions
    body = layout(aborted[version])
    entry = Layout(body.base, (Attr("version", "s2"), *body.attrs), representation="{producer_id:dec}")
    yield Type(
        meta=meta("kafka_transaction_index", "Kafka transaction index", extension="txnindex"),
        doc=ABORTED_DOC,
        attrs=(Attr("entries", entry.base, repeat="eos"),),
        types={entry.base: as_type(entry, {})},
    )


def coordinator_records() -> Iterable[Type]:
    """A spec for each of the coordinators' topics."""
    return map(coordinator_record, TOPICS)


def coordinator_record(topic: str) -> Type:
    """A record of one topic, its key and value put together."""
    pairs = [(key, message(key.name.removesuffix("Key") + "Value")) for key in CoordinatorRecord(topic).key.messages]
    tops, types = together([each for pair in pairs for each in pair])
    kinds: dict[int, EnumValue] = {}
    key_cases: list[tuple[int | str, str]] = []
    value_cases: list[tuple[int | str, str]] = []
    notes: list[str] = []
    for key, value in pairs:
        for kind in key.versions:
            old = f"_v{kind}" if kind != key.versions[-1] else ""
            kinds[kind] = EnumValue(snake(key.name.removesuffix("Key")) + old)
            key_cases.append((kind, tops[key.name][kind]))
            for version, top in tops[value.name].items():
                value_cases.append((kind * 65536 + version, top))
                notes.append(f"{value.name} v{version}")
    id_ = f"kafka_{topic.strip('_')}"
    spec = Type(
        meta=meta(id_, f"Kafka record of {topic}"),
        doc=COORDINATOR_DOC.format(topic=topic),
        doc_ref=(GUIDE,),
        representation="{key.kind}",
        attrs=(
            Attr("key", "key"),
            Attr("value", "value(key.type.as<s4>)", size_eos=True, condition="not _io.eof"),
        ),
        types={
            "key": Type(
                representation="{kind}",
                attrs=(
                    Attr("type", "s2"),
                    Attr("body", Switch("type", tuple(sorted(key_cases)))),
                ),
                instances=(Attr("kind", value="type", enum="key_type"),),
            ),
            "value": Type(
                representation="v{version:dec}",
                params=(Attr("key_type", "s4"),),
                attrs=(
                    Attr("version", "s2"),
                    chosen("body", Switch("key_type * 65536 + version.as<s4>", tuple(value_cases), tuple(notes))),
                ),
            ),
            **types,
        },
        enums={"key_type": dict(sorted(kinds.items()))},
    )
    return complete(spec)


def typed_record(record: TypedRecord, topic: str) -> Type:
    """A record behind its type and version."""
    cases: list[tuple[int | str, str]] = []
    notes: list[str] = []
    tops, types = together(list(record.types.values()))
    for number, found in record.types.items():
        cases += [(number * 65536 + version, top) for version, top in tops[found.name].items()]
        notes += [f"{found.name} v{version}" for version in tops[found.name]]
    spec = Type(
        meta=meta(f"kafka_{snake(record.record_name)}", f"Kafka record of {topic}"),
        doc=TYPED_DOC.format(topic=topic),
        doc_ref=("https://cwiki.apache.org/confluence/display/KAFKA/KIP-631%3A+The+Quorum-based+Kafka+Controller",),
        representation="{record_type} v{version}",
        attrs=(
            Attr("frame_version", "uvarint"),
            Attr("type", "uvarint"),
            Attr("version", "uvarint"),
            chosen("body", Switch("(type.value * 65536 + version.value).as<s4>", tuple(cases), tuple(notes))),
        ),
        instances=(
            Attr(
                "record_type",
                value="type.b0",
                enum="record_type",
                condition="type.b0 < 128",
                doc="The type by its name; all that are known take one byte.",
            ),
        ),
        types=types,
        enums={"record_type": {n: EnumValue(snake(m.name).removesuffix("_record")) for n, m in record.types.items()}},
    )
    return complete(spec)


def prefixed(found: Message, *, extension: str = "") -> Type:
    """A message behind an int16 version."""
    tops, types = types_of(found)
    newest = found.versions[-1]
    spec = Type(
        meta=meta(f"kafka_{snake(found.name)}", f"Kafka {found.name} behind its version", extension=extension),
        doc=PREFIXED_DOC.format(about=about(found)),
        doc_ref=(GUIDE,),
        attrs=(
            Attr("version", "s2"),
            chosen("body", Switch(f"version > {newest} ? ({newest}).as<s2> : version", tuple(tops.items()))),
        ),
        types=types,
    )
    return complete(spec)
