"""DefaultPrincipalData: the principal of a forwarded request, inside Envelope, after an int16 version (KIP-590)."""
from kafkaconstruct.declare import Boolean, Message, String

DefaultPrincipalData = Message(
    "DefaultPrincipalData", versions="0", flexible="0+", kind="data",
    fields=[
        "type"                / String   * "'User'",
        "name"                / String,
        "token_authenticated" / Boolean  * "by a delegation token",
    ],
)
