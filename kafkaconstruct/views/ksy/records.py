"""Specs of records: batches of magic 2, messages of magic 0 and 1, and both back to back as in a records field."""

from __future__ import annotations

from functools import cache

from kafkaconstruct.declare import Message
from kafkaconstruct.declare.structs import ResolvedStruct
from kafkaconstruct.declare.words import snake
from kafkaconstruct.engines.kaitai import Attr, EnumValue, Layout, Switch, Type, as_type, layout, named
from kafkaconstruct.formats.control_records import VALUES
from kafkaconstruct.formats.message_set import MESSAGES
from kafkaconstruct.formats.record_batch import HEADER, RECORD
from kafkaconstruct.formats.record_sets import MAGIC_AT, OVERHEAD

RECORD_ENUMS = {
    "codec": {
        0: EnumValue("none"),
        1: EnumValue("gzip"),
        2: EnumValue("snappy", "In xerial's framing from Java clients, or as one raw block."),
        3: EnumValue("lz4", "Frames; with magic 0 their header checksum is wrong (KAFKA-3160)."),
        4: EnumValue("zstd", "Since Kafka 2.1 (KIP-110), with magic 2 only."),
    },
    "timestamp_type": {
        0: EnumValue("create_time", "Set by the producer, for each record."),
        1: EnumValue("log_append_time", "Set by the broker, for a whole batch."),
    },
    "control_record_type": {
        int(type_): EnumValue(type_.name.lower(), f"The value is of {message.name}.")
        for type_, (message, _) in VALUES.items()
    },
}

RECORDS_DOC = """\
Record batches (magic 2) and messages (magic 0 and 1) back to back: the content of a records field of Produce and Fetch,
and of a log segment. There is no count: they end where the bytes do. A fetch may cut the last one off, a segment may
end in zero bytes that were allocated beforehand; both are the `tail` of the last entry, as is whatever Kafka refuses.
"""
BATCH_DOC = """\
A batch of records of magic 2, as Kafka writes them since 0.11 (KIP-98). Compressed records stay bytes: Kaitai knows
none of the four codecs. Decompressed, they are `record` after `record`. Kaitai does not compute the checksum either.
"""
MESSAGE_DOC = """\
A message of magic {magic}, as {who}. If it is compressed its value is a whole message set, which
stays bytes here: Kaitai knows none of the codecs.
"""
MESSAGE_SET_DOC = """\
Messages of magic 0 and 1, as Kafka wrote and sent them before 0.11, one after the other. There is no count, and a fetch
may cut the last one off: it is the `tail` of the last entry.
"""
WRITERS = ("Kafka 0.7 to 0.9 wrote them", "Kafka 0.10 wrote them (KIP-32)")
LOG_FORMAT = "https://kafka.apache.org/documentation/#recordbatch"
KIPS = "https://cwiki.apache.org/confluence/display/KAFKA/"
OLD_FORMAT = f"{KIPS}A+Guide+To+The+Kafka+Protocol#AGuideToTheKafkaProtocol-Messagesets"

SIZES = {0: MESSAGES[0].min_size, 1: MESSAGES[1].min_size, 2: HEADER.min_size}
BATCH_TYPES = {0: "message_v0", 1: "message_v1", 2: "record_batch"}


@cache
def record_types() -> dict[str, Type]:
    """The types of a records field, `records` first."""
    return record_set("records", (0, 1, 2)) | {**_messages(), **_batch(), **_control()}


def message_set_types() -> dict[str, Type]:
    """The types of a message set, `message_set` first."""
    return record_set("message_set", (0, 1)) | _messages()


def record_set(name: str, magics: tuple[int, ...]) -> dict[str, Type]:
    """Batches or messages back to back."""
    bound = " or ".join(f"(magic == {magic} and stored_size >= {SIZES[magic] - OVERHEAD})" for magic in magics)
    entry = f"{name}_entry"
    return {
        name: Type(
            doc=RECORDS_DOC if 2 in magics else MESSAGE_SET_DOC,
            doc_ref=(LOG_FORMAT,),
            attrs=(Attr("entries", entry, repeat="eos"),),
        ),
        entry: Type(
            representation="{batch}{tail}",
            attrs=(
                Attr(
                    "batch",
                    Switch("magic", tuple((magic, BATCH_TYPES[magic]) for magic in magics)),
                    size=f"{OVERHEAD} + stored_size",
                    condition="is_whole",
                ),
                Attr("tail", size_eos=True, condition="not is_whole", doc="Cut off, or padding, or no batch at all."),
            ),
            instances=(
                Attr("start", value="_io.pos.as<s8>"),
                Attr("len_rest", value="(_io.size.as<s8> - start).as<s8>"),
                Attr("stored_size", "s4", pos="start + 8", condition=f"len_rest >= {OVERHEAD}"),
                Attr("magic", "u1", pos=f"start + {MAGIC_AT}", condition=f"len_rest > {MAGIC_AT}"),
                Attr(
                    "is_whole",
                    value=f"len_rest > {MAGIC_AT} and stored_size.as<s8> <= len_rest - {OVERHEAD} and ({bound})",
                ),
            ),
        ),
    }


CODEC = Attr("codec", value="attributes & 7", enum="codec")
TIMESTAMP_TYPE = Attr("timestamp_type", value="(attributes >> 3) & 1", enum="timestamp_type")


def _messages() -> dict[str, Type]:
    types = {}
    for magic, struct in enumerate(MESSAGES):
        type_ = _type_of(struct)
        type_.doc = MESSAGE_DOC.format(magic=magic, who=WRITERS[magic])
        type_.doc_ref = (OLD_FORMAT,)
        type_.representation = "offset {offset:dec}, {codec}: {key:str} = {value:str}"
        type_.instances = (CODEC, TIMESTAMP_TYPE) if magic else (CODEC,)
        types[BATCH_TYPES[magic]] = type_
    return types


def _type_of(struct: ResolvedStruct) -> Type:
    """A struct that is made of primitives alone."""
    return as_type(layout(struct), {})


def _batch() -> dict[str, Type]:
    batch = _type_of(HEADER)
    head = tuple(Attr(**{**vars(attr), "id": "num_records"}) if attr.id == "count" else attr for attr in batch.attrs)
    batch.attrs = (
        *head,
        Attr("records", "record", repeat="num_records", condition="codec == codec::none"),
        Attr("compressed_records", size_eos=True, condition="codec != codec::none"),
    )
    batch.doc, batch.doc_ref = BATCH_DOC, (LOG_FORMAT,)
    batch.representation = "{num_records:dec} records from offset {base_offset:dec}, {codec}"
    batch.instances = (
        CODEC,
        TIMESTAMP_TYPE,
        Attr("is_transactional", value="(attributes & 0x10) != 0"),
        Attr("is_control", value="(attributes & 0x20) != 0", doc="Its records are the broker's own: control records."),
        Attr("has_delete_horizon", value="(attributes & 0x40) != 0", doc="KIP-534: base_timestamp is the horizon."),
        Attr("last_offset", value="(base_offset + last_offset_delta.as<s8>).as<s8>"),
    )
    record, others = _record()
    return {"record_batch": batch, "record": record, **others}


def _record() -> tuple[Type, dict[str, Type]]:
    top = layout(RECORD)
    names, types = named({0: top})
    del types[names[top]]
    control = "_parent.is_control"
    attrs: list[Attr] = []
    for attr in top.attrs:
        if attr.id not in ("key", "value"):
            attrs.append(attr)
            continue
        attrs.append(Attr(**{**vars(attr), "condition": f"not {control} and {attr.condition}"}))
        type_ = "control_record_key" if attr.id == "key" else _control_values()
        present = f"{control} and {attr.condition}" + ("" if attr.id == "key" else " and len_key.value >= 4")
        attrs.append(Attr(f"control_{attr.id}", type_, size=attr.size, condition=present))
    record = Type(
        doc="A record of magic 2. Its attributes have no meaning yet; what is stored counts from its batch's values.\n",
        doc_ref=("https://kafka.apache.org/documentation/#record",),
        representation="offset {offset:dec}: {control_key}{key:str} = {value:str}",
        attrs=tuple(attrs),
        instances=(
            Attr("offset", value="(_parent.base_offset + offset_delta.value.as<s8>).as<s8>"),
            Attr(
                "timestamp",
                value=(
                    "(_parent.timestamp_type == timestamp_type::log_append_time ? _parent.max_timestamp :\n"
                    "(_parent.base_timestamp + timestamp_delta.value).as<s8>).as<s8>"
                ),
                doc="In ms since 1970.",
            ),
        ),
        names=names,
    )
    return record, types


def _control_values() -> Switch:
    return Switch("control_key.type", tuple((int(type_), snake(VALUES[type_][0].name)) for type_ in VALUES))


def _control() -> dict[str, Type]:
    types = {
        "control_record_key": Type(
            representation="{control_type}",
            attrs=(Attr("version", "s2"), Attr("type", "s2")),
            instances=(Attr("control_type", value="type", enum="control_record_type"),),
        )
    }
    for message, is_prefixed in dict.fromkeys(VALUES.values()):
        types |= _control_value(message, is_prefixed)
    return types


def _control_value(message: Message, is_prefixed: bool) -> dict[str, Type]:
    """The value of a control record. A newer version reads as the newest known, as Kafka reads it."""
    name = snake(message.name)
    layouts = {version: layout(message[version], name) for version in message.versions}
    if is_prefixed:
        layouts = {v: Layout(top.base, (Attr("version", "s2"), *top.attrs)) for v, top in layouts.items()}
    names, types = named(layouts)
    if len(layouts) == 1:
        (top,) = layouts.values()
        return {name: types.pop(names[top]), **types}
    newest = message.versions[-1]
    cases = tuple((version, names[top]) for version, top in layouts.items())
    chooser = Type(
        attrs=(Attr("body", Switch(f"version > {newest} ? ({newest}).as<s2> : version", cases), size_eos=True),),
        instances=(Attr("version", "s2", pos=0),),
    )
    return {name: chooser, **types}
