"""The wire formats, and the index that finds a message by its name. Each module is imported when it is asked for."""

from __future__ import annotations
