"""Specs that take any request, or any response whose API and version are known from elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from kafkaconstruct.declare import Message, Request, Response
from kafkaconstruct.engines.kaitai import Attr, Switch, Type
from kafkaconstruct.formats.api_keys import ApiKey
from kafkaconstruct.formats.frames import UNSUPPORTED_VERSION
from kafkaconstruct.formats.headers import header_version
from kafkaconstruct.formats.index import apis
from kafkaconstruct.views.ksy.messages import spec_id
from kafkaconstruct.views.ksy.parts import (
    GUIDE,
    SHARED,
    api_key_of,
    chosen,
    complete,
    meta,
    shared_names,
    together,
)

REQUEST_DOC = """\
A request to a Kafka broker as it stands on the wire: its size, a header that says which API it calls at which version,
and a body whose layout follows from those two. Every API and version of Kafka 0.8 to 4.4 is known; the body of any
other stays bytes.

A connection carries one request after the other; this spec reads one.
"""

KEYED_DOC = """\
A response of a Kafka broker with the API key and version of its request put in front of it, an int16 each.

A response does not say what it answers: whoever reads it has to know the request with the same correlation id. Where
nothing can pass these two to a spec, as in the Web IDE, put them into the bytes: `kafkaconstruct ksy Metadata:12
--wrap response.bin` does, and so does any tool that writes four bytes before the response's size. In code use
kafka_response, which takes them as parameters, or the spec of one API.
"""

RESPONSE_DOC = """\
A response of a Kafka broker as it stands on the wire. It does not say what it answers, so the API key and version are
parameters: take them from the request with the same correlation id.
"""

CORRELATION = "Of the request that this answers."
API_DOC = "The key by its name; one that Kafka has not given out has none."
REFUSED = "error 35: the broker does not know this version of ApiVersions and answers as in v0, or with the code alone"


def request() -> Type:
    """Any request frame."""
    requests = [api.request for api in apis()]
    cases, types = _every(requests)
    without = _condition((m, v) for m in requests for v in m.versions if header_version(m, v) == 0)
    header = Type(
        doc="Version 0 has no client id, version 2 tags behind it. The client id keeps its plain form there.\n",
        doc_ref=(f"{GUIDE}#protocol_messages",),
        attrs=(
            Attr("request_api_key", "s2"),
            Attr("request_api_version", "s2"),
            Attr("correlation_id", "s4", doc="The response carries it back."),
            Attr("len_client_id", "s2", condition="header_version >= 1"),
            Attr(
                "client_id",
                "str",
                size="len_client_id",
                condition="header_version >= 1 and len_client_id >= 0",
                doc="What the client calls itself, for logs and quotas.",
            ),
            Attr("tag_buffer", "tag_buffer", condition="header_version == 2"),
        ),
        instances=(
            Attr("api", value="request_api_key", enum="api_key", doc=API_DOC),
            Attr("is_flexible", value=_flexible(requests, 2, "request_api_version", is_named=True)),
            Attr("header_version", value=f"is_flexible ? 2 : {without} ? 0 : 1"),
        ),
    )
    body = Switch("header.request_api_key.as<s4> * 65536 + header.request_api_version.as<s4>", *cases)
    spec = Type(
        meta=meta("kafka_request", "Kafka request, any API and version"),
        doc=REQUEST_DOC,
        doc_ref=(GUIDE,),
        attrs=(Attr("len_request", "s4", doc="Bytes that follow."), Attr("request", "request", size="len_request")),
        types={
            "request": Type(
                representation=(
                    "{header.api} v{header.request_api_version:dec} request, correlation {header.correlation_id:dec}"
                ),
                attrs=(Attr("header", "request_header"), chosen("body", body)),
            ),
            "request_header": header,
            **types,
        },
    )
    return complete(spec)


def keyed_response() -> Type:
    """Any response frame, its API key and version in front."""
    responses = [api.response for api in apis()]
    cases, types = _every(responses, [(_refusal_case(), "error_only", "an ApiVersions that the broker refuses")])
    types["error_only"] = Type(attrs=(Attr("error_code", "s2", enum="error_code"),))
    payload = _payload(responses)
    payload.instances = (Attr("api", value="api_key", enum="api_key", doc=API_DOC), *payload.instances)
    payload.representation = "{api} v{api_version:dec} response, correlation {header.correlation_id:dec}"
    payload.attrs += (chosen("body", Switch("api_key * 65536 + layout_version", *cases)),)
    spec = Type(
        meta=meta("kafka_keyed_response", "Kafka response behind its API key and version"),
        doc=KEYED_DOC,
        doc_ref=(GUIDE,),
        attrs=(
            Attr("api_key", "s2"),
            Attr("api_version", "s2"),
            Attr("len_response", "s4", doc="Bytes that follow."),
            Attr("response", "response(api_key.as<s4>, api_version.as<s4>)", size="len_response"),
        ),
        types={"response": payload, "response_header": _response_header(), **types},
    )
    return complete(spec)


def response() -> Type:
    """Any response frame for use from code: the API key and version are parameters."""
    responses = [api.response for api in apis()]
    payload = _payload(responses)
    cases = [(int(api.key), f"{spec_id(api.response)}(layout_version)") for api in apis()]
    payload.attrs += (chosen("body", Switch("api_key", tuple(cases))),)
    spec = Type(
        meta=meta("kafka_response", "Kafka response", imports=[SHARED, *map(spec_id, responses)]),
        doc=RESPONSE_DOC,
        doc_ref=(GUIDE,),
        params=_key_and_version(),
        attrs=(
            Attr("len_response", "s4", doc="Bytes that follow."),
            Attr("response", "response(api_key, api_version)", size="len_response"),
        ),
        types={"response": payload, "response_header": _response_header()},
    )
    spec.rename(shared_names())
    return spec


def _key_and_version() -> tuple[Attr, Attr]:
    return Attr("api_key", "s4"), Attr("api_version", "s4")


def _response_header() -> Type:
    return Type(
        doc="Version 1, of flexible responses, has tags. That of ApiVersions never has, so that all can read it.\n",
        doc_ref=(f"{GUIDE}#protocol_messages",),
        params=(Attr("is_flexible", "bool"),),
        attrs=(
            Attr("correlation_id", "s4", doc=CORRELATION),
            Attr("tag_buffer", "tag_buffer", condition="is_flexible"),
        ),
    )


def _payload(responses: Iterable[Response]) -> Type:
    """A response without its size, up to its body. By numbers: the compiler finds no imported enum in an instance."""
    refusal = f"api_key == {int(ApiKey.API_VERSIONS)} and _io.size >= 6 and first_code == {UNSUPPORTED_VERSION}"
    return Type(
        params=_key_and_version(),
        attrs=(Attr("header", "response_header(is_flexible)"),),
        instances=(
            Attr("is_flexible", value=_flexible(responses, 1, "api_version")),
            Attr("first_code", "s2", pos=4),
            Attr(
                "layout_version",
                value=f"not ({refusal}) ? api_version : _io.size == 6 ? (-1).as<s4> : (0).as<s4>",
                doc=f"The version of the body's layout: another than asked for only with {REFUSED} (-1).",
            ),
        ),
    )


def _refusal_case() -> int:
    return ApiKey.API_VERSIONS * 65536 - 1


def _every(
    messages: Iterable[Message], extra: Iterable[tuple[int, str, str]] = ()
) -> tuple[tuple[tuple[tuple[int | str, str], ...], tuple[str, ...]], dict[str, Type]]:
    """Cases by key * 65536 + version with a note each, and the types of every message, each message's own in one."""
    messages = list(messages)
    cases: list[tuple[int, str, str]] = []
    tops, types = together(messages)
    for message in messages:
        assert isinstance(message, Request | Response)
        assert message.key is not None
        each = tops[message.name].items()
        cases += [(message.key * 65536 + version, top, f"{message.api} v{version}") for version, top in each]
    cases = sorted([*cases, *extra])
    return (tuple((number, type_) for number, type_, _ in cases), tuple(note for *_, note in cases)), types


def _flexible(messages: Iterable[Message], flexible_header: int, version: str, *, is_named: bool = False) -> str:
    """An expression: whether the header is the flexible one; a line an API."""
    lines: list[str] = []
    for message in messages:
        flexible = [v for v in message.versions if header_version(message, v) == flexible_header]
        if not flexible:
            continue
        if flexible != list(range(flexible[0], message.versions.stop)):
            raise ValueError(f"{message.name} is flexible in some versions only")
        key = f"api == api_key::{api_key_of(message)}" if is_named else f"api_key == {message.key}"
        lines.append(f"({key} and {version} >= {flexible[0]})")
    return " or\n".join(lines)


def _condition(pairs: Iterable[tuple[Message, int]]) -> str:
    def each() -> Iterator[str]:
        for message, version in pairs:
            yield f"(api == api_key::{api_key_of(message)} and request_api_version == {version})"

    return " or ".join(each())
