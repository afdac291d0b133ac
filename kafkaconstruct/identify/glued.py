"""Several frames back to back, the last one perhaps cut off."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from kafkaconstruct.formats.frames import SIZE
from kafkaconstruct.identify.guess import Guess
from kafkaconstruct.identify.surprise import SUSPECT

MOST = 200  # frames that are looked at one by one
EACH = 4.0
CUT = 12.0  # bits: how rare a frame is that is cut off
LEAST = 4  # bytes of the shortest frame, behind its size


def detect(data: bytes, detect_one: Callable[[bytes], list[Guess]]) -> Iterator[Guess]:
    """One guess, where sizes lead from frame to frame; `detect_one` guesses what each frame is."""
    frames, tail = split(data)
    if not frames or (len(frames) == 1 and not tail):
        return
    guesses = [found[0] for frame in frames[:MOST] if (found := detect_one(frame))]
    if len(guesses) < min(len(frames), MOST):
        return
    bits = (sum(guess.bits for guess in guesses) / len(guesses) + EACH) * len(frames)
    bits += (CUT + SUSPECT * len(tail)) if tail else 0.0
    kinds = Counter(f"{guess.name}" for guess in guesses)
    named = ", ".join(f"{count} × {name}" if count > 1 else name for name, count in kinds.most_common(4))
    cut = f", then {len(tail)} bytes of one that is cut off" if tail else ""
    yield Guess(
        "frames",
        f"{len(frames)} frame{'s' * (len(frames) > 1)}",
        reason=f"their sizes fit: {named}{cut}",
        value=guesses,
        bits=bits,
    )


def split(data: bytes) -> tuple[list[bytes], bytes]:
    """The whole frames from the first byte on, and the rest; no frames where a size is none."""
    frames: list[bytes] = []
    at = 0
    while len(data) - at >= SIZE:
        size = int.from_bytes(data[at : at + SIZE], signed=True)
        if size < LEAST:
            return [], data
        if at + SIZE + size > len(data):
            break
        frames.append(data[at : at + SIZE + size])
        at += SIZE + size
    return frames, data[at:]
