"""Specs of single messages: one version that stands alone, or every version behind a parameter."""

from __future__ import annotations

from kafkaconstruct.declare import Message
from kafkaconstruct.declare.words import snake
from kafkaconstruct.engines.kaitai import Attr, Layout, Switch, Type, layout
from kafkaconstruct.formats.headers import header_for
from kafkaconstruct.views.ksy.parts import GUIDE, SHARED, about, alone, chosen, complete, meta, shared_names, types_of


def single(message: Message, version: int) -> Type:
    """The body of a message at one version, alone in its file, as the Web IDE takes it. Raises VersionError."""
    spec = alone(layout(message[version], snake(message.name)))
    spec.meta = meta(f"{spec_id(message)}_v{version}", f"Kafka {message.name}, version {version}")
    spec.doc, spec.doc_ref = about(message), (GUIDE,)
    return complete(spec)


def frame(message: Message, version: int) -> Type:
    """A whole frame of a request or response at one version, alone in its file. Raises VersionError."""
    header, body = layout(header_for(message, version)), layout(message[version], snake(message.name))
    what = snake(message.kind)
    inner = Layout(what, (Attr("header", header), Attr("body", body)))
    spec = alone(Layout("", (Attr(f"len_{what}", "s4"), Attr(what, inner, size=f"len_{what}"))))
    spec.meta = meta(f"{spec_id(message)}_v{version}_frame", f"Kafka {message.name}, version {version}, framed")
    spec.doc, spec.doc_ref = about(message), (GUIDE,)
    return complete(spec)


def of_any_version(message: Message) -> Type:
    """The body of a message at any version, which is a parameter: for use from code. A version beyond stays bytes."""
    tops, types = types_of(message)
    switch = Switch("api_version", tuple(tops.items()))
    spec = Type(
        meta=meta(spec_id(message), f"Kafka {message.name}, any version", imports=[SHARED]),
        doc=about(message),
        doc_ref=(GUIDE,),
        params=(Attr("api_version", "s4", doc="From the request's header."),),
        attrs=(chosen("body", switch),),
        types=types,
    )
    spec.rename(shared_names())
    return spec


def spec_id(message: Message) -> str:
    """What the spec of a message at any version is called."""
    return f"kafka_{snake(message.name)}"
