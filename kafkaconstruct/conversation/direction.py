"""The bytes of one direction, cut into frames, also across holes.

In step, the next frame's size is the next four bytes. After a hole whose length is known, the frame that was hit still
tells where the next one begins, if the hole lies inside it; otherwise the direction is out of step, and whoever knows
what to look for (the conversation) must find the next frame in `buffer`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

MAX_FRAME = 1 << 30  # bytes; Kafka's own default limit is 100 MiB, and people raise it
SEEK_LIMIT = 1 << 22  # bytes that are searched for a frame before the older half is passed over


class Step(Enum):
    """How a direction stands to its frames."""

    START = "start"  # nothing seen: the first byte should begin a frame
    IN_STEP = "in step"
    SEEKING = "seeking"
    DEAD = "dead"  # another protocol; the bytes are dropped


@dataclass(slots=True)
class Direction:
    """`buffer` begins at a frame where `step` is IN_STEP; `starts` are the offsets in it at which segments began."""

    step: Step = Step.START
    buffer: bytearray = field(default_factory=bytearray)
    starts: list[int] = field(default_factory=list)
    untried: list[int] = field(default_factory=list)  # those of `starts` that may still turn out to begin a frame
    searched: int = 0  # bytes of the buffer that hold no frame's beginning
    look_at: int = 0  # length of the buffer from which a thorough search is worth its while again
    passed: int = 0  # bytes passed over since the direction was last in step
    skip: int = 0  # bytes of a damaged frame, already reported, that are still to come
    lost: int = 0  # bytes lost since then, not yet reported

    def add(self, data: bytes) -> None:
        """Append a segment's bytes."""
        if self.skip:
            dropped = min(self.skip, len(data))
            self.skip -= dropped
            data = data[dropped:]
        if not data:
            return
        if self.step is Step.SEEKING:
            self.starts.append(len(self.buffer))
            self.untried.append(len(self.buffer))
        self.buffer += data

    def size(self) -> int | None:
        """The size field that the buffer begins with, None while it is incomplete."""
        return int.from_bytes(self.buffer[:4], signed=True) if len(self.buffer) >= 4 else None

    def take(self, size: int) -> bytes | None:
        """The frame of that size, None while it is incomplete."""
        end = 4 + size
        if len(self.buffer) < end:
            return None
        frame = bytes(memoryview(self.buffer)[:end]) if end < len(self.buffer) else bytes(self.buffer)
        del self.buffer[:end]
        return frame

    def seek(self) -> None:
        """Go out of step: what is in the buffer may hold a frame's beginning anywhere."""
        if self.step is not Step.SEEKING:
            self.step = Step.SEEKING
            self.starts = [0] if self.buffer else []
            self.untried = list(self.starts)
            self.searched = self.passed = self.look_at = 0

    def found(self, at: int) -> int:
        """A frame begins at `at`: back in step. Returns how many bytes were passed over in all."""
        passed = self.passed + at
        del self.buffer[:at]
        self.step = Step.IN_STEP
        self.starts, self.untried = [], []
        self.searched = self.passed = self.look_at = 0
        return passed

    def forget(self) -> None:
        """Pass over the older half of a long buffer in which no frame begins."""
        if len(self.buffer) > SEEK_LIMIT:
            self.drop(len(self.buffer) // 2)

    def drop(self, count: int) -> None:
        """Pass over the buffer's first bytes."""
        del self.buffer[:count]
        self.passed += count
        self.searched = max(self.searched - count, 0)
        self.look_at = 0
        self.starts = [start - count for start in self.starts if start >= count]
        self.untried = [start - count for start in self.untried if start >= count]

    def hole(self, count: int) -> bytes:
        """`count` bytes are lost here. Returns the beginning of the frame they were lost from, empty where there is
        none or it was reported; the direction stays in step where that frame goes on behind the hole."""
        self.lost += count
        if self.skip:
            inside = min(self.skip, count)
            self.skip -= inside
            if count > inside:
                self.seek()
            return b""
        if self.step is Step.SEEKING:
            self.drop(len(self.buffer))
            return b""
        size, begun = self.size(), bytes(self.buffer)
        self.buffer.clear()
        if size is None or not 4 <= size <= MAX_FRAME:
            self.seek()
            self.passed += len(begun)
            return b""
        missing = 4 + size - len(begun)
        if count > missing:
            self.seek()
        else:
            self.skip = missing - count
            self.step = Step.IN_STEP
        return begun
