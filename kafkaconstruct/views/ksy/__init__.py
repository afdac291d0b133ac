"""Kaitai specs of Kafka's formats, composed from the declarations: checked in under ksy/, or made for one message."""

from kafkaconstruct.views.ksy.catalogue import ksy_for, specs, stale, texts, wrap, write_all

__all__ = ["ksy_for", "specs", "stale", "texts", "wrap", "write_all"]
