"""Straight-line Python for a resolved declaration: the fast path of `parse` and `build`.

The generated code only notices that something is wrong; it then leaves the input to the interpreted path (`Doubt`),
which describes it. So both paths give the same values and the same errors.
"""

from kafkaconstruct.engines.compiler.codec import Codec

__all__ = ["Codec"]
