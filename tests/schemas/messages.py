"""Kafka's own four test schemas: they use what few real messages do, tagged structs, defaults of every type, floats."""

from uuid import UUID

from kafkaconstruct.declare import (
    Array,
    Bytes,
    Float64,
    Int8,
    Int16,
    Int32,
    Int64,
    Message,
    Records,
    String,
    Struct,
    UInt16,
    UInt32,
    Uuid,
)

NullableStructMessage = Message(
    "NullableStructMessage",
    versions="0-2",
    flexible="1+",
    kind="header",
    fields=[
        "nullable_struct"
        / Struct(nullable=True, default=None, of="MyStruct")[
            "my_string" / String,
            "my_int" / Int32,
        ],
        "nullable_struct2"
        / Struct(nullable="1+", of="MyStruct2")[
            "my_string" / String,
            "my_int" / Int32,
        ],
        "nullable_struct3"
        / Struct("1+", nullable=True, tag=0, default=None, of="MyStruct3")[
            "my_string" / String,
            "my_int" / Int32,
        ],
        "nullable_struct4"
        / Struct("1+", nullable=True, tag=1, of="MyStruct4")[
            "my_string" / String,
            "my_int" / Int32,
        ],
    ],
)

SimpleArraysMessage = Message(
    "SimpleArraysMessage",
    versions="0-2",
    flexible="1+",
    kind="header",
    fields=[
        "goats"
        / Array("1+", of="StructArray")[
            "color" / Int8,
            "name" / String("2+"),
        ],
        "sheep" / Array[Int32],
    ],
)

TestCommonStruct = Struct(of="TestCommonStruct")[
    "foo" / Int32(default=123),
    "bar" / Int32(default=123),
]

SimpleExampleMessage = Message(
    "SimpleExampleMessage",
    versions="0-2",
    flexible="1+",
    kind="header",
    fields=[
        "process_id" / Uuid("1+"),
        "my_tagged_int_array" / Array("1+", tag=0)[Int32],
        "my_nullable_string" / String("1+", nullable=True, tag=1, default=None),
        "my_int16" / Int16("1+", tag=2, default=123),
        "my_float64" / Float64("1+", tag=3, default=12.34),
        "my_string" / String("1+", tag=4),
        "my_bytes" / Bytes("1+", nullable=True, tag=5),
        "tagged_uuid" / Uuid("1+", tag=6, default=UUID("1f728a3b-8353-44f6-825a-d1269b7bd6ec")),
        "tagged_long" / Int64("1+", tag=7, default=0xCAFCACAFCACAFCA),
        "zero_copy_byte_buffer" / Bytes("1"),
        "nullable_zero_copy_byte_buffer" / Bytes("1", nullable=True),
        "my_struct"
        / Struct("2+", of="MyStruct")[
            "struct_id" / Int32,
            "array_in_struct" / Array(of="StructArray")["array_field_id" / Int32,],
        ],
        "my_tagged_struct" / Struct("2+", tag=8, of="TaggedStruct")["struct_id" / String,],
        "tagged_long_flexible_version_subset" / Int64("2+", tag=9, ignorable=True),
        "my_common_struct" / TestCommonStruct,
        "my_other_common_struct" / TestCommonStruct,
        "my_uint16" / UInt16("1+", default=33000),
        "my_uint32" / UInt32("1+", default=1234567),
    ],
)

SimpleRecordsMessage = Message(
    "SimpleRecordsMessage",
    versions="0-1",
    flexible="1+",
    kind="header",
    fields=[
        "topic" / String,
        "record_set" / Records(nullable=True),
    ],
)
