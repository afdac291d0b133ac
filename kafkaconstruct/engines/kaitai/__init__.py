"""Writes Kaitai specs (`.ksy`) from declarations: `layout` of a struct, `named` types of a message, and their text."""

from kafkaconstruct.engines.kaitai.model import Attr, EnumValue, Layout, Switch, Type
from kafkaconstruct.engines.kaitai.naming import as_type, named
from kafkaconstruct.engines.kaitai.primitives import PRIMITIVES, primitives
from kafkaconstruct.engines.kaitai.walker import layout

__all__ = ["PRIMITIVES", "Attr", "EnumValue", "Layout", "Switch", "Type", "as_type", "layout", "named", "primitives"]
