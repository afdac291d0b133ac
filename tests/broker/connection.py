"""A plain socket that speaks only through our declarations."""

import socket
from collections.abc import Iterator, Mapping
from typing import Any, Self

from construct import Container

import kafkaconstruct as kc
from kafkaconstruct.declare.sized import ArrayType
from kafkaconstruct.declare.structs import NullableStruct, ResolvedStruct

TIMEOUT = 30.0  # seconds
CLIENT_ID = "kafkaconstruct-tests"


class Connection:
    """One TCP connection to a Kafka listener. Requests go out one at a time, answers are read to their last byte."""

    def __init__(self, host: str, port: int) -> None:
        self.socket = socket.create_connection((host, port), timeout=TIMEOUT)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.correlation_id = 0

    def request(self, api: str, version: int, /, **fields: Any) -> Container[Any]:
        """Send a request of the fields that `version` has (others are left out) and return the answer's body."""
        self.correlation_id += 1
        header = {
            "request_api_key": kc.api(api).key,
            "request_api_version": version,
            "correlation_id": self.correlation_id,
            "client_id": CLIENT_ID,
        }
        body = declared(kc.api(api).request[version], fields)
        return self.exchange(kc.RequestFrame.build({"header": header, "body": body}), api, version)

    def exchange(self, frame: bytes, api: str, version: int) -> Container[Any]:
        """Send a whole request frame and return the body of its answer, which builds to the bytes that came."""
        self.socket.sendall(frame)
        reader, data = kc.ResponseFrame(api, version), self.read_frame()
        answer = reader.parse(data)
        assert reader.build(answer) == data
        if answer.header.correlation_id != self.correlation_id:
            raise AssertionError(f"asked {self.correlation_id}, answered {answer.header.correlation_id}")
        body: Container[Any] = answer.body
        return body

    def read_frame(self) -> bytes:
        """The next frame, with its size in front."""
        size = self.read(4)
        return size + self.read(int.from_bytes(size, "big"))

    def read(self, count: int) -> bytes:
        parts = bytearray()
        while len(parts) < count:
            more = self.socket.recv(count - len(parts))
            if not more:
                raise ConnectionResetError(f"the broker closed the connection after {len(parts)} of {count} bytes")
            parts += more
        return bytes(parts)

    def close(self) -> None:
        self.socket.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def declared(type_: Any, value: Any) -> Any:
    """The part of a value that a resolved type has fields for, so that one table of values serves every version."""
    match type_:
        case ResolvedStruct() if isinstance(value, Mapping):
            given = {type_.aliases.get(name, name): each for name, each in value.items()}
            return {name: declared(field.subcon, given[name]) for name, field in type_.all.items() if name in given}
        case ArrayType() if value is not None:
            return [declared(type_.element, each) for each in value]
        case NullableStruct() if value is not None:
            return declared(type_.struct, value)
    return value


def errors(answer: Any) -> list[str]:
    """The names of every error code in an answer that is not NONE."""
    return list(_errors(answer))


def _errors(value: Any) -> Iterator[str]:
    if isinstance(value, Mapping):
        for name, each in value.items():
            if name.endswith("error_code") and each != 0:
                yield each.name
            yield from _errors(each)
    elif isinstance(value, list):
        for each in value:
            yield from _errors(each)
