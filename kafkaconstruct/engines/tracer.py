"""explain: the same parse as a tree of nodes with byte spans, which survives an error.

`walk` has one function a type. Each reads its value from the tracer's stream, as `_parse` does, and puts what it reads
under the node it is given. Formats that are no declaration (frames, record sets) bring a method of their own,
`_trace(tracer, node)`, that does the same.
"""

from __future__ import annotations

import io
from collections.abc import Callable
from functools import partial, singledispatch
from typing import Any

import construct
from construct import ConstructError, Container

from kafkaconstruct.declare.message import Message
from kafkaconstruct.declare.primitives import UNSIGNED_VARINT, BooleanType, VarintType
from kafkaconstruct.declare.sized import ArrayType, BytesType, EmbeddedType, Sized, StringType
from kafkaconstruct.declare.structs import UNKNOWN_TAGS, NullableStruct, ResolvedField, ResolvedStruct, TagBuffer
from kafkaconstruct.declare.wire import Whole, octets, remaining
from kafkaconstruct.declare.words import Word
from kafkaconstruct.engines.nodes import Node
from kafkaconstruct.errors import KafkaError, ParseError, TrailingBytesError, counted
from kafkaconstruct.wiring import supplied

LEFT_OVER = "left over"


def explain(what: Any, data: Any) -> Node:
    """What `what.parse(data)` reads, as a tree; of a message without a version the newest stable one.

    It never raises a ConstructError: the root's `error` holds it. Every byte of the input belongs to a leaf; bytes that
    nothing has read are in a last child named "left over".
    """
    if isinstance(what, Message):
        what = what[what.newest]
    data = octets(data)
    tracer = Tracer(data)
    root = tracer.node(None, "", type_name(what))
    root.docs = getattr(what, "docs", "") or ""
    try:
        tracer.traced(root, lambda: walk(what, tracer, root))
    except ConstructError as error:
        root.error = error
    tracer.leave_over(root)
    if root.error is None and root.end < len(data) and isinstance(what, ResolvedStruct | Whole):
        root.error = TrailingBytesError(root.value, root.end, data[root.end :])
    root.end = len(data)
    if tracer.record_sets:
        supplied("Verdicts")(tracer.record_sets)
    return root


class Tracer:
    """A stream over `data`, and where it stands in its buffer: `base` is the offset of its first byte there.

    With a `buffer` name, `data` is a buffer of its own, a decompressed payload.
    """

    def __init__(self, data: bytes, base: int = 0, outer: Tracer | None = None, buffer: str | None = None) -> None:
        self.stream, self.base, self.size = io.BytesIO(data), base, len(data)
        inherits = outer is not None and buffer is None
        self.buffer: str = outer.buffer if inherits and outer else buffer or ""
        self.whole: bytes = outer.whole if inherits and outer else data
        self._recorded: dict[int, ConstructError] = (
            outer._recorded if outer is not None else {}
        )  # by id: there may be many
        self.record_sets: list[Node] = outer.record_sets if outer is not None else []

    def node(self, parent: Node | None, name: str, type: str, *, part: bool = False) -> Node:
        """A new node that begins here, the last child of its parent."""
        node = Node(name, type, self.tell(), parent, part=part)
        node.buffer, node.data = self.buffer, self.whole
        if parent is not None:
            parent.children.append(node)
        return node

    def tell(self) -> int:
        """The offset in the buffer."""
        return self.base + self.stream.tell()

    @property
    def left(self) -> int:
        """How many bytes nobody has read yet."""
        return self.size - self.stream.tell()

    def peek(self, size: int) -> bytes:
        """The next bytes, left where they are."""
        here = self.stream.tell()
        data = self.stream.read(size)
        self.stream.seek(here)
        return data

    def rest(self) -> bytes:
        """The bytes that nobody has read yet, left where they are."""
        return self.peek(self.left)

    def cut(self, size: int) -> Tracer:
        """A tracer of its own for the next `size` bytes, which count as read here."""
        start = self.tell()
        return Tracer(self.stream.read(size), start, self)

    def traced(self, node: Node, read: Callable[[], Any]) -> Any:
        """The value that `read` gives, kept in the node, whose end is where the reading ended, well or not."""
        try:
            node.value = read()
        except ConstructError as error:
            if id(error) not in self._recorded:
                if isinstance(error, KafkaError):
                    error.moved(self.base, self.buffer or None)
                self.note_error(node, error)
            raise
        finally:
            node.end = self.tell()
        return node.value

    def note_error(self, node: Node, error: ConstructError) -> None:
        """Keep an error, whose offset is right by now, in the node that it happened at."""
        self._recorded[id(error)] = error
        node.error = error

    def child(self, parent: Node, name: str, what: Any, *, part: bool = False, docs: str = "") -> Any:
        """Read a value under a new node."""
        node = self.node(parent, name, type_name(what), part=part)
        node.docs = docs
        return self.traced(node, lambda: walk(what, self, node))

    def field(self, parent: Node, field: ResolvedField) -> Any:
        """Read a field of a struct under a new node, and what is known to be inside of it."""
        try:
            value = self.child(parent, field.name, field.subcon, docs=docs_of(field))
        except KafkaError as error:
            error.at(field.name)
            raise
        if isinstance(field.subcon, BytesType) and value:
            self._look_inside(parent.children[-1], value)
        return value

    def part(self, parent: Node, name: str, type: str, start: int, value: Any = None) -> Node:
        """Note a part of the parent's form that has just been read, from `start` on."""
        node = self.node(parent, name, type, part=True)
        node.start, node.value = start, value
        return node

    def leave_over(self, parent: Node) -> None:
        """Name what nobody has read."""
        data = self.rest()
        if data:
            node = self.node(parent, LEFT_OVER, "Bytes")
            node.value, node.end = data, node.start + len(data)

    def inside(self, node: Node, what: Any, data: bytes) -> bool:
        """Show `data`, the node's last bytes, as `what` beneath it; the node's value stays. False where it is none."""
        content = node.children.pop() if node.children else None
        start = content.start if content is not None else node.start
        inner = Tracer(data, start, self)
        names: tuple[str, ...] = getattr(what, "names", ())
        name = names[0] if len(names) == 1 else f"{names[0]} or its like" if names else type_name(what)
        shown = inner.node(node, name, name)
        try:
            inner.traced(shown, lambda: walk(what, inner, shown))
        except ConstructError as error:
            node.children.pop()
            node.notes.append(f"not a {name}: {getattr(error, 'reason', error)}")
            if content is not None:
                node.children.append(content)
            return False
        if len(names) > 1:
            shown.name = shown.type = shown["body"].type
        left = inner.rest()
        if left:
            node.notes.append(f"{len(left)} bytes follow the {shown.name}")
            inner.leave_over(shown)
            shown.end = start + len(data)
        return True

    def _look_inside(self, node: Node, value: bytes) -> None:
        look = supplied("Inside").get((node.parent.type if node.parent else "", node.name))
        what = look(node) if look is not None else None
        if what is not None:
            self.inside(node, what, value)


def type_name(what: Any) -> str:
    """The protocol guide's name of a type, in CamelCase; Kafka's own of a struct."""
    if isinstance(what, ArrayType):
        return f"{what!r} of {type_name(what.element)}"
    if isinstance(what, construct.Renamed):
        return type_name(what.subcon)
    if isinstance(what, construct.Construct) and type(what).__module__.startswith("construct"):
        return type(what).__name__
    return repr(what)


def docs_of(field: Any) -> str:
    """A field's documentation as text."""
    docs = field.docs
    return docs.decode() if isinstance(docs, bytes) else docs or ""


# -- one function a type -------------------------------------------------------------------------------------------


@singledispatch
def walk(what: Any, tracer: Tracer, node: Node) -> Any:
    """Read a value of the type `what`, with its parts as children of the node."""
    hook = getattr(what, "_trace", None)
    if hook is not None:
        return hook(tracer, node)
    return what.parse_stream(tracer.stream)


@walk.register
def _(what: Word, tracer: Tracer, node: Node) -> Any:
    return walk(what.resolve(0, False), tracer, node)


@walk.register(construct.Renamed)
def _(what: Any, tracer: Tracer, node: Node) -> Any:
    return walk(what.subcon, tracer, node)


@walk.register
def _(what: construct.Struct, tracer: Tracer, node: Node) -> Any:
    """Somebody's own Struct around ours: as Construct reads it, a field after the other."""
    values: Container[Any] = Container()
    for member in what.subcons:
        name = member.name or ""
        value = tracer.child(node, name, member, docs=docs_of(member))
        if name:
            values[name] = value
    return values


@walk.register
def _(what: BooleanType, tracer: Tracer, node: Node) -> Any:
    value = what._parse(tracer.stream, None, "")
    byte = node.data[node.start]
    if byte > 1:
        node.notes.append(f"byte {byte} reads as true; Kafka writes 1")
    return value


@walk.register
def _(what: VarintType, tracer: Tracer, node: Node) -> Any:
    start = tracer.tell()
    value = what._parse(tracer.stream, None, "")
    note_varint(what, node.data[start : tracer.tell()], value, node)
    return value


def note_varint(what: VarintType, raw: bytes, value: int, node: Node) -> None:
    """Say where a varint is not in its shortest form."""
    shortest = len(what.encode(value))
    if sum((byte & 0x7F) << 7 * i for i, byte in enumerate(raw)) >> what.bits:
        node.notes.append(f"the bits above {what.bits} are dropped, as Kafka drops them")
    elif len(raw) > shortest:
        node.notes.append(f"overlong: {len(raw)} bytes where {shortest} will do")


def read_length(what: Sized, tracer: Tracer, node: Node, unit_size: int = 1) -> int | None:
    """Read the length or count of a sized type as a part of its node, with notes on unusual forms."""
    name = "count" if isinstance(what, ArrayType) else "length"
    part = tracer.node(node, name, repr(what.prefix.type), part=True)
    length: int | None = tracer.traced(part, lambda: what.read_length(tracer.stream, unit_size))
    raw = part.raw
    if isinstance(what.prefix.type, VarintType):
        stored = what.prefix.type._parse(io.BytesIO(raw), None, "")
        note_varint(what.prefix.type, raw, stored, part)
    else:
        stored = int.from_bytes(raw, "big", signed=True)
    if length is None and stored - what.prefix.bias != -1:
        part.notes.append(f"length {stored - what.prefix.bias} reads as null; Kafka writes -1")
    return length


@walk.register
def _(what: StringType, tracer: Tracer, node: Node) -> Any:
    length = read_length(what, tracer, node)
    if length is None:
        return None
    start, raw = tracer.tell(), tracer.stream.read(length)
    value = raw.decode("utf-8", "surrogateescape")
    if raw:
        tracer.part(node, "text", "Text", start, value)
    if not value.isascii() and any("\udc80" <= character <= "\udcff" for character in value):
        node.notes.append("not UTF-8")
    return value


@walk.register
def _(what: BytesType, tracer: Tracer, node: Node) -> Any:
    length = read_length(what, tracer, node)
    if length is None:
        return None
    start, value = tracer.tell(), tracer.stream.read(length)
    if value:
        tracer.part(node, "bytes", "Bytes", start, value)
    return value


@walk.register
def _(what: EmbeddedType, tracer: Tracer, node: Node) -> Any:
    length = read_length(what, tracer, node)
    if length is None:
        return None
    start = tracer.tell()
    value = walk(what.content, tracer.cut(length), node)
    if length and len(node.children) == 1:
        tracer.part(node, "bytes", "Bytes", start, value)
    return value


@walk.register
def _(what: ArrayType, tracer: Tracer, node: Node) -> Any:
    count = read_length(what, tracer, node, max(1, what.element.min_size))
    if count is None:
        return None
    values: list[Any] = []
    for i in range(count):
        try:
            values.append(tracer.child(node, f"[{i}]", what.element))
        except KafkaError as error:
            error.at(f"[{i}]")
            raise
    return values


@walk.register
def _(what: NullableStruct, tracer: Tracer, node: Node) -> Any:
    mark = tracer.child(node, "present", what.mark, part=True)
    absent = mark == 0 if what.tagged else mark < 0
    written = 1 if not absent else 0 if what.tagged else -1
    if mark != written:
        node.children[-1].notes.append(f"{mark} reads as {'null' if absent else 'present'}; Kafka writes {written}")
    return None if absent else walk(what.struct, tracer, node)


@walk.register
def _(what: ResolvedStruct, tracer: Tracer, node: Node) -> Any:
    values: Container[Any] = Container()
    for field in what.fields:
        values[field.name] = tracer.field(node, field)
    if what.tag_buffer is not None:
        try:
            values.update(tracer.child(node, "tag_buffer", what.tag_buffer))
        except KafkaError as error:
            if not error.path:
                error.at("tag_buffer")
            raise
    return values


@walk.register
def _(what: TagBuffer, tracer: Tracer, node: Node) -> Any:
    values = what.default()
    unknown: dict[int, bytes] = {}
    seen: list[int] = []
    count = tracer.child(node, "count", UNSIGNED_VARINT, part=True)
    for _ in range(count):
        child = tracer.node(node, "tag", "tagged field")
        tag, value = tracer.traced(child, partial(_tag, what, tracer, child))
        child.value = value
        if tag in seen:
            child.notes.append(f"tag {tag} stands there again; the last one counts")
        elif seen and tag < seen[-1]:
            child.notes.append("tags out of order; Kafka writes them ascending")
        seen.append(tag)
        if tag in what.by_tag:
            values[child.name] = value
            if value == what.by_tag[tag].default():
                child.notes.append("the default, which Kafka does not write")
        else:
            unknown[tag] = value
    if unknown:
        values[UNKNOWN_TAGS] = unknown
    return values


def _tag(what: TagBuffer, tracer: Tracer, node: Node) -> tuple[int, Any]:
    """A tag, its size and its data, under one node named like the field."""
    tag = tracer.child(node, "tag", UNSIGNED_VARINT, part=True)
    field = what.by_tag.get(tag)
    node.name, node.type = (field.name, type_name(field.subcon)) if field else (f"tag {tag}", "unknown tag")
    node.docs = docs_of(field) if field else ""
    size_at = tracer.stream.tell()
    size = tracer.child(node, "size", UNSIGNED_VARINT, part=True)
    left = remaining(tracer.stream)
    if size > left:
        raise ParseError(f"tag {tag} does not fit", size_at, expected=counted(size, "byte"), found=f"{left} remaining")
    start, before, at = tracer.stream.tell(), len(node.children), tracer.tell()
    value: Any = None
    try:
        value = tracer.stream.read(size) if field is None else walk(field.subcon, tracer, node)
        taken = tracer.stream.tell() - start
        if taken != size:
            wrong = f"the size of tag {tag} is not its field's"
            raise ParseError(wrong, start, expected=counted(size, "byte"), found=f"a field of {taken}")
    except KafkaError as error:
        if field is not None:
            error.at(field.name)
        raise
    finally:
        if len(node.children) == before and tracer.tell() > at:
            tracer.part(node, "value", node.type, at, value)
    return tag, value
